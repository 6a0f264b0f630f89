"""Choosing by trial: each option is played on in the same drawn worlds, and the results compared.

What the seat cannot see is drawn at random to fit what it can: a world. Every option is tried in
the same worlds (common random numbers), so that luck falls to all alike. An option replaces the
first one, which plain judgement names, only where it does clearly better.
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
"""The worlds are drawn in three stages: a quarter, a quarter, a half.

After each of them the worse half of the options is given up.
"""


class Patience(Protocol):
    """Says when a player has thought long enough. It is asked between two worlds."""

    def __call__(self) -> bool:
        """Say whether the player has to decide now."""


def unhurried() -> bool:
    """Never hurry: only the number of worlds bounds the thinking, so it is the same everywhere."""
    return False


@dataclass(frozen=True, slots=True, kw_only=True)
class Trial:
    """How an option is compared with the first one."""

    worlds: int
    """How many worlds are drawn; 0: plain judgement decides alone."""
    clear: float
    """By how many standard errors an option has to do better to be taken instead."""
    patience: Patience = unhurried


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What came of a trial."""

    place: int
    """The option that was chosen."""
    gain: float = 0.0
    """By how much it did better than the first; 0 where it is the first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Foreseen(Generic[C]):
    """What a player chose, and against what."""

    choice: C
    instead: C
    """What plain judgement names."""
    verdict: Verdict


class Playing(Protocol[C_contra, O, W_contra]):
    """A position from which choices are played on."""

    def option(self, choice: C_contra) -> O:
        """Return how it stands after a choice, as light as a trial needs it."""

    def worth(self, option: O, world: W_contra) -> float:
        """Return what a round is worth that goes on so."""


@dataclass(slots=True)
class _Gains:
    """What an option brought more than the first one, world by world."""

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
        """Return the gain, less so many standard errors."""
        return self.mean - errors * self.error


@dataclass(slots=True, kw_only=True)
class _Contest:
    trial: Trial
    rivals: list[_Gains] = field(default_factory=list)

    def thin_out(self) -> None:
        """Give up what may not be better at all, and of the rest the worse half."""
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
    """Return the first option, or one that does clearly better over so many worlds."""
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
    """Return the first choice, or one that does clearly better when it is played on."""
    options = [playing.option(choice) for choice in choices] if len(choices) > 1 else []
    verdict = chosen(options, playing.worth, worlds, trial)
    return Foreseen(choice=choices[verdict.place], instead=choices[0], verdict=verdict)
