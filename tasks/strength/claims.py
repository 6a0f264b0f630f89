"""The claims about the levels of all sheets, and their figures: `python -m tasks.strength --all`.

For each claim, both players play the same deals in both orders of the seats. The claims take turns,
one deal at a time, so an interrupted run has some deals of each. The table shows the better
player's share of the decided rounds and its gain in points a round, both with 95 % intervals, and
the time of its decisions.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from bot.commands.records.pairs import Pair, Standing, add_deal, timed
from bot.machine.system import SystemClock
from core.rules.sheets import SHEETS
from tasks.strength.kept_deals import KeptDeals
from tasks.strength.yardsticks import with_yardsticks

SEATS: Final = {"tiles": (2, 4), "cards": (2, 4, 6)}
CLEARLY: Final = 0.55
"""The share of the decided rounds that a level must win against the next one."""
BY_FAR: Final = 0.80
"""The share that `hard` must win against the yardsticks with two seats."""
MOST_BROKEN_OFF: Final = 1 / 3
"""The largest part of rounds without a winner among four hard players."""
MINUTE: Final = 60
HEAD: Final = """\
| sheet | seats | pair | decided rounds won | points a round | rounds | broken off | ms p50, p99 | |
|---|---|---|---|---|---|---|---|---|"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Claim:
    """The claim that one player wins this share of the decided rounds against another."""

    sheet: str
    pair: Pair
    share: float

    def holds(self, standing: Standing) -> bool:
        """Whether the share is reached, and the lead is beyond chance."""
        (share, error), (gain, least) = standing.share(), standing.gain()
        return share > self.share and share - error > 1 / 2 and gain - least > 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Decided(Claim):
    """The claim that rounds of equal players rarely end without a winner."""

    def holds(self, standing: Standing) -> bool:
        """Whether few enough rounds had no winner."""
        return broken_off(standing) <= MOST_BROKEN_OFF


def broken_off(standing: Standing) -> float:
    """Return the part of the rounds that nobody has won."""
    return 1 - sum(standing.decided) / standing.results.total()


def claims(sheets: Sequence[str]) -> Iterator[Claim]:
    """Yield all claims about these sheets."""
    for name in sheets:
        family = SHEETS[name].family.name
        for seats in SEATS[family]:
            for better, worse in (("normal", "easy"), ("hard", "normal")):
                pair = Pair(better=better, worse=worse, seats=seats)
                yield Claim(sheet=name, pair=pair, share=CLEARLY)
        for yardstick in ("most-tiles", "whole-melds") if family == "tiles" else ():
            pair = Pair(better="hard", worse=yardstick, seats=2)
            yield Claim(sheet=name, pair=pair, share=BY_FAR)
        if SHEETS[name].as_data().get("stock_out") == "aborted":
            pair = Pair(better="hard", worse="hard", seats=4)
            yield Decided(sheet=name, pair=pair, share=0)


class Measured:
    """A claim, and the deals that were played for it."""

    def __init__(self, claim: Claim) -> None:
        self.claim = claim
        self.standing = Standing(pair=claim.pair)
        self._sheet = with_yardsticks(SHEETS[claim.sheet])
        self._kept: KeptDeals | None = None

    @property
    def deals(self) -> int:
        """The number of deals played."""
        return len(self.standing.points)

    def go_on(self, kept: KeptDeals, seed: int) -> None:
        """Count the kept deals, and keep new ones."""
        self._kept = kept
        for one in kept.read(self.claim.sheet, self.claim.pair, seed):
            self._add(one)

    def play(self, seed: int) -> None:
        """Play the next deal."""
        one = Standing(pair=self.claim.pair)
        add_deal(one, timed(self._sheet, one.seconds), self.deals, seed)
        self._add(one)
        if self._kept:
            self._kept.add(self.claim.sheet, seed, one)

    def _add(self, one: Standing) -> None:
        whole = self.standing
        whole.wins += one.wins
        whole.decided += one.decided
        whole.points += one.points
        whole.results += one.results
        whole.refusals += one.refusals
        for level, seconds in one.seconds.items():
            whole.seconds.setdefault(level, []).extend(seconds)

    @property
    def holds(self) -> bool:
        """Whether the deals support the claim, and nothing was refused."""
        played = bool(self.standing.points)
        return played and self.claim.holds(self.standing) and not self.standing.refusals

    def row(self) -> str:
        """Return its row of the table."""
        claim, pair, standing = self.claim, self.claim.pair, self.standing
        if not standing.points:
            return f"| {claim.sheet} | {pair.seats} | not played | | | | | | |"
        (share, error), (gain, more) = standing.share(), standing.gain()
        cells = (
            claim.sheet,
            pair.seats,
            f"`{pair.better}` over `{pair.worse}`",
            *(("", "") if pair.better == pair.worse else (_part(share, error), _more(gain, more))),
            standing.results.total(),
            f"{broken_off(standing):.0%}",
            pace(standing.seconds[pair.better]),
            f"{standing.refusals} refused" if standing.refusals else self._verdict(),
        )
        return f"| {' | '.join(map(str, cells))} |"

    def _verdict(self) -> str:
        return "shown" if self.holds else "NOT SHOWN"


def _part(share: float, error: float) -> str:
    return f"{share:.1%} ({max(0, share - error):.0%} to {min(1, share + error):.0%})"


def _more(gain: float, error: float) -> str:
    return f"{gain:+.1f} ({gain - error:+.1f} to {gain + error:+.1f})"


def pace(seconds: list[float]) -> str:
    """Return the median and the 99th percentile of decisions in milliseconds."""
    ordered = sorted(seconds)
    return ", ".join(f"{1000 * ordered[int(part * len(ordered))]:.0f}" for part in (0.5, 0.99))


def show_all(
    sheets: Sequence[str],
    deals: int,
    seed: int,
    minutes: float | None,
    kept: KeptDeals | None = None,
) -> bool:
    """Play this many deals of each claim, or for some minutes; print the table.

    Kept deals count, and new ones are kept, too. Returns whether all claims hold.
    """
    every = [Measured(claim) for claim in claims(sheets)]
    if kept:
        for each in every:
            each.go_on(kept, seed)
    try:
        _play_all(every, deals, seed, minutes)
    except KeyboardInterrupt:
        print("interrupted: what has been played by now", flush=True)
    print(HEAD)
    for each in every:
        print(each.row(), flush=True)
    return all(each.holds for each in every)


def _play_all(every: Sequence[Measured], deals: int, seed: int, minutes: float | None) -> None:
    """Play a deal of the claim with the fewest; report when all have one more."""
    clock = SystemClock()
    began, played = clock.now(), min(each.deals for each in every)
    while (least := min(each.deals for each in every)) < deals:
        spent = (clock.now() - began) / MINUTE
        if minutes is not None and spent > minutes:
            return
        if least > played:
            print(f"{least} of {deals} deals of each in {spent:.0f} min", flush=True)
            played = least
        next(each for each in every if each.deals == least).play(seed)
