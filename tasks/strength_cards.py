"""Let computer players of cards play matches against each other, and print who wins how often.

    python -m tasks.strength_cards [--matches N] [--rounds N] [--seed N] [--seats 2 4]
                                   [--pairs hard,normal normal,easy]

Both levels have half of the seats, in every arrangement in turn. A match goes to the sheet's goal,
or over so many rounds; who shares a win has a part of it. Prints the first level's share of the
matches with its 95 % interval; exit status 1 where that is not clear of one half.
"""

import argparse
import sys
from collections.abc import Iterator
from itertools import combinations, cycle, islice
from math import sqrt
from statistics import fmean, stdev

from bot.system import Chance
from core.rules.cards.printed import BASIC
from core.rules.sheet import Goal
from core.rules.simulation import Game, play_match

SPREADS = 1.96
"""So many standard errors on both sides hold the true share 95 times of 100."""


def arrangements(better: str, worse: str, seats: int) -> list[tuple[str, ...]]:
    """Return every way to give each level half of the seats."""
    return [
        tuple(better if seat in places else worse for seat in range(seats))
        for places in combinations(range(seats), seats // 2)
    ]


def shares(
    pair: tuple[str, str], seats: int, *, matches: int, goal: Goal, seed: int
) -> Iterator[float]:
    """Play matches, and give for each what of it the first level has won."""
    chance = Chance(seed)
    for levels in islice(cycle(arrangements(*pair, seats)), matches):
        game = play_match(BASIC, levels, goal, chance)
        assert not game.refusals, game.refusals
        yield _share(game, pair[0])


def _share(game: Game, level: str) -> float:
    winners = game.match.winners
    assert winners is not None, "a match without an end"
    return fmean(game.levels[seat] == level for seat in winners)


def main() -> int:
    """Play all that is asked for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=1_000)
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--pairs", nargs="+", default=["hard,normal", "normal,easy"])
    asked = parser.parse_args()
    goal = Goal("rounds", asked.rounds) if asked.rounds else BASIC.goal
    clear = True
    for seats in asked.seats:
        for pair in asked.pairs:
            better, worse = pair.split(",")
            won = list(
                shares((better, worse), seats, matches=asked.matches, goal=goal, seed=asked.seed)
            )
            share, spread = fmean(won), SPREADS * stdev(won) / sqrt(len(won))
            clear = clear and share - spread > 1 / 2
            sure = f"{share - spread:.1%} to {share + spread:.1%}"
            told = f"{seats} seats, {len(won)} matches: {better} beats {worse} in {share:.1%}"
            print(f"{told} ({sure})", flush=True)
    return 0 if clear else 1


if __name__ == "__main__":
    sys.exit(main())
