"""Compare two computer players on the same deals, in both orders of the seats."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations
from math import sqrt
from statistics import fmean
from typing import Any, Final

from bot.commands.console import NO, YES, Console
from bot.commands.progress import Progress, drawn
from bot.machine.system import Chance, worked
from core.rules.actions import Action
from core.rules.events import Outcome, RoundEnded
from core.rules.players.simulation import play_match
from core.rules.players.trial import Patience, unhurried
from core.rules.sheet import Goal, Sheet
from core.rules.view import RoundView

SPREADS: Final = 1.96
"""The half-width of a 95 % confidence interval, in standard errors."""
OF_NONE: Final = 3
"""The rule of three: an event absent in n deals has a rate of at most 3/n (95 %)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """The two levels to compare; each has every other seat."""

    better: str
    worse: str
    seats: int

    @property
    def orders(self) -> tuple[tuple[str, ...], ...]:
        """The levels by seat, in both orders; in one order if both levels are the same."""
        both = (self.better, self.worse)
        return tuple(
            tuple(both[(seat + order) % 2] for seat in range(self.seats))
            for order in range(len(set(both)))
        )


@dataclass(slots=True, kw_only=True)
class Standing:
    """The results of a pair."""

    pair: Pair
    wins: list[float] = field(default_factory=list)
    """For each deal, the better player's share of the wins."""
    decided: list[int] = field(default_factory=list)
    """For each deal, the number of rounds with a winner."""
    points: list[float] = field(default_factory=list)
    """For each deal, the points a round by which the better player's seats led."""
    results: Counter[str] = field(default_factory=Counter)
    seconds: dict[str, list[float]] = field(default_factory=dict)
    """The processor time of each decision, by level."""
    refusals: int = 0
    interrupted: bool = False

    def share(self) -> tuple[float, float]:
        """Return the share of decided rounds and its error; the sample is deals, not rounds.

        If one player has won all rounds, the error follows the rule of three.
        """
        rounds = sum(self.decided)
        if not rounds:
            return 0.5, 0.5
        share = sum(self.wins) / rounds
        if share in {0.0, 1.0}:
            return share, min(1.0, OF_NONE / len(self.decided))
        spread = sum((w - share * n) ** 2 for w, n in zip(self.wins, self.decided, strict=True))
        return share, SPREADS * sqrt(spread) / rounds

    def gain(self) -> tuple[float, float]:
        """Return the better player's mean lead in points a round, and its error."""
        deals = len(self.points)
        mean = sum(self.points) / deals
        spread = sum((points - mean) ** 2 for points in self.points)
        return mean, SPREADS * sqrt(spread) / deals


def held(
    sheet: Sheet,
    pair: Pair,
    deals: int,
    seed: int,
    done: Callable[[int, int], None] = lambda _done, _all: None,
) -> Standing:
    """Play deals, one round in each order of the seats; report the progress to `done`.

    If interrupted, return the results up to the last complete deal.
    """
    told = Standing(pair=pair)
    try:
        _play(sheet, told, deals, seed, done)
    except KeyboardInterrupt:
        told.interrupted = True
    return told


def _play(
    sheet: Sheet, told: Standing, deals: int, seed: int, done: Callable[[int, int], None]
) -> None:
    playing = timed(sheet, told.seconds)
    for deal in range(deals):
        add_deal(told, playing, deal, seed)
        done(deal + 1, deals)


def add_deal(told: Standing, sheet: Sheet, deal: int, seed: int) -> None:
    """Play one deal, a round in each order of the seats."""
    pair = told.pair
    outcomes = [
        (levels, _played(sheet, levels, seed * 1_000_000 + deal, told)) for levels in pair.orders
    ]
    won = [(levels, each) for levels, each in outcomes if each.winners]
    told.wins.append(sum(_part(pair.better, levels, each) for levels, each in won))
    told.decided.append(len(won))
    gains = [_more(pair.better, levels, each) for levels, each in outcomes]
    told.points.append(sum(gains) / len(gains))


def _played(sheet: Sheet, levels: tuple[str, ...], seed: int, told: Standing) -> Outcome:
    game = play_match(sheet, levels, Goal("rounds", 1), Chance(seed))
    told.refusals += len(game.refusals)
    ends = [event.outcome for _, event in game.history if isinstance(event, RoundEnded)]
    outcome = ends[-1] if ends else Outcome(result="open")
    told.results[outcome.result] += 1
    return outcome


def _part(level: str, levels: tuple[str, ...], outcome: Outcome) -> float:
    return sum(levels[seat] == level for seat in outcome.winners) / len(outcome.winners)


def _more(level: str, levels: tuple[str, ...], outcome: Outcome) -> float:
    scores = outcome.scores or (0,) * len(levels)
    return sum(score if who == level else -score for who, score in zip(levels, scores, strict=True))


def timed(sheet: Sheet, seconds: dict[str, list[float]]) -> Sheet:
    """Return the sheet with timed computer players."""
    family = sheet.family

    def computer(level: str, view: RoundView, patience: Patience = unhurried) -> tuple[Action, ...]:
        began = worked()
        moves = family.players.computer(level, view, patience)
        seconds.setdefault(level, []).append(worked() - began)
        return moves

    players = replace(family.players, computer=computer)
    return replace(sheet, family=replace(family, players=players))


def hold_all(
    console: Console,
    sheet: Sheet,
    levels: Sequence[str],
    *,
    deals: int,
    seed: int | None,
    as_json: bool,
) -> int:
    """Compare every two of these levels, at a table with as many seats as levels given."""
    first, good = Chance(seed).choose(range(1_000_000)), True
    every = list(combinations(dict.fromkeys(levels), 2))
    for better, worse in every:
        progress = Progress(all=deals)
        with drawn(console, "simulate", progress):
            pair = Pair(better=better, worse=worse, seats=len(levels))
            standing = held(sheet, pair, deals, first, progress)
        if standing.decided:
            _write(console, standing, as_json=as_json)
        good &= not (standing.refusals or standing.interrupted)
        if standing.interrupted:
            break
    return YES if good and every else NO


def _write(console: Console, standing: Standing, *, as_json: bool) -> None:
    (share, error), pair = standing.share(), standing.pair
    figures: dict[str, Any] = {
        "better": pair.better,
        "worse": pair.worse,
        "share": share,
        "least": max(0.0, share - error),
        "most": min(1.0, share + error),
    }
    decided, rounds = sum(standing.decided), standing.results.total()
    paces = {name: fmean(seconds) for name, seconds in standing.seconds.items()}
    if as_json:
        played = {"decided": decided, "rounds": rounds, "seconds_per_decision": paces}
        console.write_json({**figures, **played})
        return
    named = {each: console.level(figures[each]) for each in ("better", "worse")}
    console.say("cli-pair", **{**figures, **named}, decided=decided, rounds=rounds)
    for name, seconds in paces.items():
        console.say("cli-pair-pace", level=console.level(name), milliseconds=1000 * seconds)
