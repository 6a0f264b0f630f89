"""What the levels have to show on every sheet, measured: `python -m tasks.strength --all`.

Each claim is played with the same deals for both players in both orders of the seats. Printed are
the better player's share of the decided rounds and the points that it gains more in a round, both
with their 95 % intervals, and how long a decision takes.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bot.commands.records.pairs import Pair, Standing, held
from core.rules.sheets import SHEETS
from tasks.yardsticks import with_yardsticks

SEATS: Final = {"tiles": (2, 4), "cards": (2, 4, 6)}
CLEARLY: Final = 0.55
"""The share of the decided rounds that a level has to win against the next one,"""
BY_FAR: Final = 0.80
"""and `hard` with two seats against the yardsticks of the house."""
MOST_BROKEN_OFF: Final = 1 / 3
"""Rounds that four hard players may break off where an empty stock ends the round for nobody."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """One player wins so many of the decided rounds against another."""

    sheet: str
    pair: Pair
    share: float

    def holds(self, standing: Standing) -> bool:
        """Say whether it is shown: the share is reached, and it leads beyond chance."""
        (share, error), (gain, least) = standing.share(), standing.gain()
        return share > self.share and share - error > 1 / 2 and gain - least > 0

    def told(self, standing: Standing) -> str:
        """Say in a line how it went."""
        (share, error), (gain, more) = standing.share(), standing.gain()
        pair, results = self.pair, standing.results
        text = (
            f"{self.sheet}, {pair.seats} seats, {results.total()} rounds: {pair.better} over "
            f"{pair.worse} in {share:.1%} ({share - error:.1%} to {share + error:.1%}) of "
            f"{sum(standing.decided)} decided, {gain:+.1f} points a round "
            f"({gain - more:+.1f} to {gain + more:+.1f}); {dict(results)}"
        )
        paces = "; ".join(f"{level} {pace(times)}" for level, times in standing.seconds.items())
        refused = f"; {standing.refusals} refused" if standing.refusals else ""
        return f"{text}; {paces}{refused}: {'holds' if self.holds(standing) else 'NOT SHOWN'}"


def claims(sheets: list[str]) -> Iterator[Claim]:
    """Return all that has to be shown for these sheets."""
    for name in sheets:
        family = SHEETS[name].family.name
        for seats in SEATS[family]:
            for better, worse in (("hard", "normal"), ("normal", "easy")):
                pair = Pair(better=better, worse=worse, seats=seats)
                yield Claim(sheet=name, pair=pair, share=CLEARLY)
        for yardstick in ("most-tiles", "whole-melds") if family == "tiles" else ():
            pair = Pair(better="hard", worse=yardstick, seats=2)
            yield Claim(sheet=name, pair=pair, share=BY_FAR)


def pace(seconds: list[float]) -> str:
    """Return the middle and the 99th of 100 decisions in milliseconds."""
    ordered = sorted(seconds)
    middle, slow = (1000 * ordered[int(part * len(ordered))] for part in (0.5, 0.99))
    return f"{middle:.0f} ms (p99 {slow:.0f})"


def show_all(sheets: list[str], deals: int, seed: int) -> bool:
    """Print every claim as it is measured; say whether all of them hold."""
    good = True
    for claim in claims(sheets):
        standing = held(with_yardsticks(SHEETS[claim.sheet]), claim.pair, deals, seed)
        print(claim.told(standing), flush=True)
        good &= claim.holds(standing)
    for name in sheets:
        if SHEETS[name].as_data().get("stock_out") == "aborted":
            good &= _ends_decided(name, deals, seed)
    return good


def _ends_decided(name: str, deals: int, seed: int) -> bool:
    """Print how many rounds four hard players break off; say whether few enough."""
    results = held(SHEETS[name], Pair(better="hard", worse="hard", seats=4), deals, seed).results
    part = results["aborted"] / results.total()
    few = part <= MOST_BROKEN_OFF
    verdict = "holds" if few else "NOT SHOWN"
    print(
        f"{name}, four hard players: {part:.1%} of {deals} rounds broken off: {verdict}", flush=True
    )
    return few
