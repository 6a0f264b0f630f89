"""What the levels have to show on every sheet, measured: `python -m tasks.strength --all`.

Each claim is played with the same deals for both players in both orders of the seats. Printed are
the better player's share of the decided rounds and the points that it gains more in a round, both
with their 95 % intervals, and how long a decision takes.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from math import sqrt
from typing import Any, Final

from bot.system import Chance, SystemClock
from core.rules.actions import Action
from core.rules.events import Outcome, RoundEnded
from core.rules.sheet import Goal, Sheet
from core.rules.sheets import SHEETS
from core.rules.simulation import play_match
from core.rules.view import RoundView
from core.rules.weighing import Patience, unhurried
from tasks.yardsticks import with_yardsticks

SPREADS: Final = 1.96
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
    seats: int
    better: str
    worse: str
    share: float

    @property
    def levels(self) -> tuple[tuple[str, ...], ...]:
        """Return who sits where, in both orders."""
        pair = (self.better, self.worse)
        return tuple(
            tuple(pair[(seat + order) % 2] for seat in range(self.seats))
            for order in range(1 if self.better == self.worse else 2)
        )


def claims(sheets: list[str]) -> Iterator[Claim]:
    """Return all that has to be shown for these sheets."""
    for name in sheets:
        family = SHEETS[name].family.name
        for seats in SEATS[family]:
            for better, worse in (("hard", "normal"), ("normal", "easy")):
                yield Claim(sheet=name, seats=seats, better=better, worse=worse, share=CLEARLY)
        for yardstick in ("most-tiles", "whole-melds") if family == "tiles" else ():
            yield Claim(sheet=name, seats=2, better="hard", worse=yardstick, share=BY_FAR)


@dataclass(slots=True, kw_only=True)
class Measured:
    """How the rounds of a claim went."""

    claim: Claim
    wins: list[float] = field(default_factory=list)
    """Of each deal: the better player's share of the wins,"""
    decided: list[int] = field(default_factory=list)
    """how many rounds somebody won,"""
    points: list[float] = field(default_factory=list)
    """and what the better player's seats gained more, in a round."""
    results: Counter[str] = field(default_factory=Counter)
    seconds: dict[str, list[float]] = field(default_factory=dict)
    """Of each decision, by level."""
    refusals: int = 0

    def share(self) -> tuple[float, float]:
        """Return the share of the decided rounds, and its error: deals are drawn, not rounds."""
        rounds = sum(self.decided)
        if not rounds:
            return 0.5, 0.5
        share = sum(self.wins) / rounds
        spread = sum((w - share * n) ** 2 for w, n in zip(self.wins, self.decided, strict=True))
        return share, SPREADS * sqrt(spread) / rounds

    def gain(self) -> tuple[float, float]:
        """Return the points that the better player gains more in a round, and their error."""
        deals = len(self.points)
        mean = sum(self.points) / deals
        spread = sum((points - mean) ** 2 for points in self.points)
        return mean, SPREADS * sqrt(spread) / deals

    @property
    def holds(self) -> bool:
        """Whether the claim is shown: the share is reached, and it leads beyond chance."""
        (share, error), (gain, least) = self.share(), self.gain()
        return share > self.claim.share and share - error > 1 / 2 and gain - least > 0

    def __str__(self) -> str:
        """Say it in a line."""
        claim, rounds = self.claim, self.results.total()
        (share, error), (gain, more) = self.share(), self.gain()
        text = (
            f"{claim.sheet}, {claim.seats} seats, {rounds} rounds: {claim.better} over "
            f"{claim.worse} in {share:.1%} ({share - error:.1%} to {share + error:.1%}) of "
            f"{sum(self.decided)} decided, {gain:+.1f} points a round "
            f"({gain - more:+.1f} to {gain + more:+.1f}); {dict(self.results)}"
        )
        paces = "; ".join(f"{level} {pace(times)}" for level, times in self.seconds.items())
        refused = f"; {self.refusals} refused" if self.refusals else ""
        return f"{text}; {paces}{refused}: {'holds' if self.holds else 'NOT SHOWN'}"


def pace(seconds: list[float]) -> str:
    """Return the middle and the 99th of 100 decisions in milliseconds."""
    ordered = sorted(seconds)
    middle, slow = (1000 * ordered[int(part * len(ordered))] for part in (0.5, 0.99))
    return f"{middle:.0f} ms (p99 {slow:.0f})"


def measured(claim: Claim, deals: int, seed: int) -> Measured:
    """Play so many deals, each in both orders of the seats."""
    told = Measured(claim=claim)
    sheet = _timed(with_yardsticks(SHEETS[claim.sheet]), told.seconds)
    for deal in range(deals):
        outcomes = [
            _played(sheet, levels, seed * 1_000_000 + deal, told) for levels in claim.levels
        ]
        won = [(levels, each) for levels, each in outcomes if each.winners]
        told.wins.append(sum(_part(claim.better, levels, each) for levels, each in won))
        told.decided.append(len(won))
        gains = [_more(claim.better, levels, each) for levels, each in outcomes]
        told.points.append(sum(gains) / len(gains))
    return told


def _played(
    sheet: Sheet, levels: tuple[str, ...], seed: int, told: Measured
) -> tuple[tuple[str, ...], Outcome]:
    game = play_match(sheet, levels, Goal("rounds", 1), Chance(seed))
    told.refusals += len(game.refusals)
    ends = [event.outcome for _, event in game.history if isinstance(event, RoundEnded)]
    outcome = ends[-1] if ends else Outcome(result="open")
    told.results[outcome.result] += 1
    return levels, outcome


def _part(level: str, levels: tuple[str, ...], outcome: Outcome) -> float:
    return sum(levels[seat] == level for seat in outcome.winners) / len(outcome.winners)


def _more(level: str, levels: tuple[str, ...], outcome: Outcome) -> float:
    scores = outcome.scores or (0,) * len(levels)
    return sum(score if who == level else -score for who, score in zip(levels, scores, strict=True))


def _timed(sheet: Sheet, seconds: dict[str, list[float]]) -> Sheet:
    """Return the sheet with computer players whose decisions are timed."""
    clock, family = SystemClock(), type(sheet.family)

    def computer(
        self: Any,  # noqa: ANN401 - of any family
        level: str,
        view: RoundView,
        patience: Patience = unhurried,
    ) -> tuple[Action, ...]:
        began = clock.now()
        moves: tuple[Action, ...] = family.computer(self, level, view, patience)
        seconds.setdefault(level, []).append(clock.now() - began)
        return moves

    return replace(sheet, family=type("Timed", (family,), {"computer": computer})())


def show_all(sheets: list[str], deals: int, seed: int) -> bool:
    """Print every claim as it is measured; say whether all of them hold."""
    good = True
    for claim in claims(sheets):
        told = measured(claim, deals, seed)
        print(told, flush=True)
        good &= told.holds
    for name in sheets:
        if SHEETS[name].as_data().get("stock_out") == "aborted":
            good &= _ends_decided(name, deals, seed)
    return good


def _ends_decided(name: str, deals: int, seed: int) -> bool:
    """Print how many rounds four hard players break off; say whether few enough."""
    claim = Claim(sheet=name, seats=4, better="hard", worse="hard", share=0)
    results = measured(claim, deals, seed).results
    part = results["aborted"] / results.total()
    few = part <= MOST_BROKEN_OFF
    verdict = "holds" if few else "NOT SHOWN"
    print(
        f"{name}, four hard players: {part:.1%} of {deals} rounds broken off: {verdict}", flush=True
    )
    return few
