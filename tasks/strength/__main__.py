"""Let computer players play matches against each other, and print who wins how often.

    python -m tasks.strength SHEET [--matches N] [--rounds N] [--seed N] [--seats 2 4]
                             [--pairs hard,normal normal,easy]
    python -m tasks.strength --all [SHEET ...] [--matches N] [--minutes N] [--seed N] [--kept FILE]

Each of the two players has half of the seats. Each deal is played with every arrangement of the
seats, so that both are equally lucky; `--matches` is the number of matches in all. A match ends at
the sheet's goal, or after `--rounds` rounds; a shared win counts in parts. Prints the first
player's share of the matches with its 95 % interval, and its lead in points of win rate; exit
status 1 if that lead is not clear of zero. On tile sheets, the yardsticks of
`tasks.strength.yardsticks` can play, too.

`--all` measures the claims of `tasks.strength.claims` about these sheets, or about all, with
`--matches` deals for each claim or for `--minutes`, and prints a table. `--kept` keeps the deals in
a file, and counts those that the same players have played before.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import cast

from bot.machine.system import Chance
from core.rules.events import RoundEnded
from core.rules.players.simulation import Game, play_match
from core.rules.sheet import Goal, Sheet
from core.rules.sheets import SHEETS
from tasks.strength.claims import show_all
from tasks.strength.kept_deals import KeptDeals, state_of_players
from tasks.strength.yardsticks import with_yardsticks

MATCHES = 1_000
DEALS = 400
"""Deals of each claim of `--all`; each is played in both orders of the seats."""
SPREADS = 1.96
"""The standard errors on each side of a 95 % interval."""
PAIRS = {
    "tiles": ["easy,whole-melds", "normal,easy", "hard,normal", "hard,most-tiles"],
    "cards": ["normal,easy", "hard,normal"],
}
"""The compared pairs, by family."""


def arrangements(better: str, worse: str, seats: int) -> list[tuple[str, ...]]:
    """Return every way to give each player half of the seats."""
    return [
        tuple(better if seat in places else worse for seat in range(seats))
        for places in combinations(range(seats), seats // 2)
    ]


@dataclass(slots=True, kw_only=True)
class Contest:
    """A comparison of two players."""

    sheet: Sheet
    pair: tuple[str, str]
    seats: int
    goal: Goal
    seed: int
    results: Counter[str] = field(default_factory=Counter)
    """How the rounds ended."""

    def shares(self, matches: int) -> list[float]:
        """Play matches, and return the first player's share of each deal."""
        every = arrangements(*self.pair, self.seats)
        deals = max(2, -(-matches // len(every)))
        return [fmean(self._played(every, deal)) for deal in range(deals)]

    def _played(self, every: list[tuple[str, ...]], deal: int) -> Iterator[float]:
        for levels in every:
            chance = Chance(self.seed * 1_000_000 + deal)
            game = play_match(self.sheet, levels, self.goal, chance)
            assert not game.refusals, game.refusals
            self.results.update(_results(game))
            yield _share(game, self.pair[0])

    def told(self, matches: int) -> tuple[str, bool]:
        """Play, and tell who leads by how much, and whether the lead is beyond chance."""
        won = self.shares(matches)
        share, spread = fmean(won), SPREADS * stdev(won) / sqrt(len(won))
        played = len(won) * len(arrangements(*self.pair, self.seats))
        better, worse = self.pair
        rounds = self.results.total()
        text = (
            f"{self.sheet.id}, {self.seats} seats, {played} matches, seed {self.seed}: "
            f"{better} beats {worse} in {share:.1%} ({share - spread:.1%} to {share + spread:.1%}),"
            f" leads by {200 * share - 100:+.1f} points"
            f" ({200 * (share - spread) - 100:+.1f} to {200 * (share + spread) - 100:+.1f});"
            f" {self.results['win'] / rounds:.1%} of {rounds} rounds ended with an empty rack"
        )
        return text, share - spread > 1 / 2


def _results(game: Game) -> Iterator[str]:
    return (event.outcome.result for _, event in game.history if isinstance(event, RoundEnded))


def _share(game: Game, level: str) -> float:
    winners = game.match.winners
    assert winners is not None, "a match without an end"
    return fmean(game.levels[seat] == level for seat in winners)


def main() -> int:
    """Play what the arguments ask for."""
    asked = _arguments()
    if asked.all:
        sheets = asked.sheets or list(SHEETS)
        kept = KeptDeals(asked.kept, state_of_players()) if asked.kept else None
        return 0 if show_all(sheets, asked.matches, asked.seed, asked.minutes, kept) else 1
    (name,) = asked.sheets
    sheet = with_yardsticks(SHEETS[name])
    goal = Goal("rounds", asked.rounds) if asked.rounds else sheet.goal
    clear = True
    for seats in asked.seats:
        for pair in asked.pairs or PAIRS[sheet.family.name]:
            names = cast("tuple[str, str]", tuple(pair.split(",")))
            contest = Contest(sheet=sheet, pair=names, seats=seats, goal=goal, seed=asked.seed)
            text, leads = contest.told(asked.matches)
            clear = clear and leads
            print(text, flush=True)
    return 0 if clear else 1


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sheets", nargs="*", metavar="SHEET")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--matches", type=int)
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--kept", type=Path)
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 4])
    parser.add_argument("--pairs", nargs="+")
    asked = parser.parse_args()
    asked.matches = asked.matches or (DEALS if asked.all else MATCHES)
    if set(asked.sheets) - set(SHEETS) or not (asked.all or len(asked.sheets) == 1):
        parser.error(f"name one sheet, or --all: {', '.join(SHEETS)}")
    return asked


if __name__ == "__main__":
    sys.exit(main())
