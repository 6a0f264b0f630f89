"""Check the best melding of random card hands by brute force.

    python -m tasks.melding [HANDS [SEED]]

Half of the hands have melds on the table to lay off on, and half of them use the high ace. Prints
how many differ, by points and by cards; exit status 1 if any does.
"""

import sys
from functools import partial

from bot.machine.system import Chance
from core.rules.cards.decide import points
from core.rules.cards.model.printed import BASIC
from core.rules.cards.players.melding import Worth, best_melding, one_each
from tests.core.rules.cards.card_melding import Case, least_loose, random_case

HANDS = 5_000


def differs(case: Case, worth: Worth) -> bool:
    """Whether another way to lay leaves less."""
    best = best_melding(case.hand, worth, table=case.table, ace_high=case.ace_high)
    return (sum(map(worth, best.loose)), len(best.loose)) != least_loose(case, worth)


def main(hands: int = HANDS, seed: int = 1) -> int:
    """Try this many hands."""
    chance = Chance(seed)
    sheets = {ace: BASIC.with_house_rules({"ace_high": ace}) for ace in (False, True)}
    wrong = {"points": 0, "cards": 0}
    laid_off = 0
    for _ in range(hands):
        case = random_case(chance)
        wrong["points"] += differs(case, partial(points, sheets[case.ace_high]))
        wrong["cards"] += differs(case, one_each)
        laid_off += bool(case.table)
    print(f"{hands} hands, {laid_off} of them beside melds; differing: {wrong}")
    return 1 if any(wrong.values()) else 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
