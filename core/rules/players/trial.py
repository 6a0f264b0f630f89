"""Decisions by trial: plays each option on in the same sampled worlds, and compares the results.

A world is a random choice of what the seat cannot see, consistent with what it can see. All options
are tried in the same worlds (common random numbers), so that luck affects all alike. An option
replaces the first one, which plain judgement chooses, only if its result is clearly better.

The worlds come from seeded chance: a seed gives the same numbers on every machine and in every
release.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final, Generic, Protocol, TypeVar

C = TypeVar("C")
C_contra = TypeVar("C_contra", contravariant=True)
O = TypeVar("O")  # noqa: E741 - an option
W = TypeVar("W")
W_contra = TypeVar("W_contra", contravariant=True)

STAGES: Final = (4, 4, 2)
"""The worlds come in three stages: a quarter, a quarter, a half.

After each stage, the worse half of the options is dropped.
"""


class Patience(Protocol):
    """Says when a player has thought long enough. It is asked between two worlds."""

    def __call__(self) -> bool:
        """Say whether the player has to decide now."""


def unhurried() -> bool:
    """Never stop the player: only the number of worlds limits it, so the result is reproducible."""
    return False


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """How an option is compared with the first one."""

    worlds: int
    """The number of sampled worlds; 0: plain judgement decides alone."""
    clear: float
    """The standard errors by which an option must beat the first one to replace it."""
    patience: Patience = unhurried


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """The result of a trial."""

    place: int
    """The option that was chosen."""
    gain: float = 0.0
    """Its advantage over the first option; 0 if it is the first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Foreseen(Generic[C]):
    """The option that a player chose, and the alternative."""

    choice: C
    instead: C
    """The choice of plain judgement."""
    verdict: Verdict


class Playing(Protocol[C_contra, O, W_contra]):
    """A position from which options are played on."""

    def option(self, choice: C_contra) -> O:
        """Return the state after an option, in the light form that a trial needs."""

    def worth(self, option: O, world: W_contra) -> float:
        """Return the value of playing the round on from a state."""


@dataclass(slots=True)
class _Gains:
    """The gains of an option over the first one, world by world."""

    place: int
    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, gain: float) -> None:
        self.count += 1
        self.total += gain
        self.squares += gain * gain

    @property
    def mean(self) -> float:
        return self.total / max(1, self.count)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.count < 2:  # noqa: PLR2004 - one figure has no spread
            return float("inf")
        variance = (self.squares - self.total * self.mean) / (self.count - 1)
        return sqrt(max(0.0, variance) / self.count)

    def surely(self, errors: float) -> float:
        """Return the mean gain minus a number of standard errors."""
        return self.mean - errors * self.error


@dataclass(slots=True, kw_only=True)
class _Contest:
    trial: Trial
    rivals: list[_Gains] = field(default_factory=list)

    def thin_out(self) -> None:
        """Drop the options that cannot be better, and the worse half of the rest."""
        hopeful = [each for each in self.rivals if each.surely(-self.trial.clear) > 0]
        hopeful.sort(key=lambda each: -each.mean)
        self.rivals = hopeful[: max(2, (len(hopeful) + 1) // 2)]

    @property
    def verdict(self) -> Verdict:
        best = max(self.rivals, key=lambda each: each.surely(self.trial.clear), default=None)
        if best is None or best.surely(self.trial.clear) <= 0:
            return Verdict(place=0)
        return Verdict(place=best.place, gain=best.mean)


def chosen(
    options: Sequence[O],
    worth: Callable[[O, W], float],
    worlds: Iterator[W],
    trial: Trial,
) -> Verdict:
    """Return the first option, or one that does clearly better over that many worlds."""
    contest = _Contest(trial=trial, rivals=[_Gains(place) for place in range(1, len(options))])
    for share in STAGES:
        for _ in range(trial.worlds // share):
            if not contest.rivals or trial.patience():
                return contest.verdict
            world = next(worlds)
            first = worth(options[0], world)
            for rival in contest.rivals:
                rival.add(worth(options[rival.place], world) - first)
        contest.thin_out()
    return contest.verdict


def foreseen(
    choices: Sequence[C], playing: Playing[C, O, W], worlds: Iterator[W], trial: Trial
) -> Foreseen[C]:
    """Return the first option, or one that does clearly better when it is played on."""
    options = [playing.option(choice) for choice in choices] if len(choices) > 1 else []
    verdict = chosen(options, playing.worth, worlds, trial)
    return Foreseen(choice=choices[verdict.place], instead=choices[0], verdict=verdict)


T = TypeVar("T")

_WORD: Final = (1 << 64) - 1
_STEP: Final = 0x9E3779B97F4A7C15
_FIRST, _SECOND = 0xBF58476D1CE4E5B9, 0x94D049BB133111EB


class Lots:
    """Random numbers by SplitMix64 (Steele, Lea and Flood 2014)."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _WORD

    def below(self, bound: int) -> int:
        """Return a number from 0 up to, but not including, `bound`."""
        self._state = (self._state + _STEP) & _WORD
        mixed = self._state
        mixed = (mixed ^ mixed >> 30) * _FIRST & _WORD
        mixed = (mixed ^ mixed >> 27) * _SECOND & _WORD
        return (mixed ^ mixed >> 31) % bound

    def shuffle(self, items: list[T]) -> None:
        """Shuffle a list in place."""
        for place in range(len(items) - 1, 0, -1):
            other = self.below(place + 1)
            items[place], items[other] = items[other], items[place]

    def weighted(self, weights: Sequence[int]) -> int:
        """Return an index with a probability proportional to its weight; not all may be zero."""
        lot = self.below(sum(weights))
        for place, weight in enumerate(weights):
            lot -= weight
            if lot < 0:
                return place
        raise AssertionError(weights)
