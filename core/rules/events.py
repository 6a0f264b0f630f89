"""What has happened, in the past tense. Replaying the events gives the state again.

Each accepted action yields one event that says what the seat did, and after it the events that
follow from it (a round that ends, a match that is won). Families add their own kinds.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from core.rules.pieces import Piece, Pieces, Seat
from core.rules.shuffle.seals import Fairness

Result: TypeAlias = Literal["win", "draw", "blocked", "aborted", "open"]
"""How a round ended; `open` while it is being played."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """How a round ended and what it scores. `scores` has one figure for each seat."""

    result: Result
    winners: tuple[Seat, ...] = ()
    scores: tuple[int, ...] = ()
    doubled: bool = False
    """Handrummy or Going Rummy: the points counted twice."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that has happened at a table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StarterTile:
    """A tile that a seat drew for who begins."""

    seat: Seat
    piece: Piece


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundDealt(Event):
    """A round began: `stock` is the whole pack in drawing order, before the hands were taken."""

    stock: Pieces
    starter: Seat
    starter_draw: tuple[StarterTile, ...] = ()
    fairness: Fairness | None = None
    """What fixed the shuffles; None where nothing had been committed to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatLeft(Event):
    """A seat left the round; it is skipped from now on, its rack counts at the end."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundEnded(Event):
    """A round is over."""

    outcome: Outcome


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchEnded(Event):
    """The match is over; several winners share it."""

    winners: tuple[Seat, ...]
