"""Events, in the past tense. Replaying them restores the state.

Each accepted action yields one event for the seat's act, followed by its consequences (the end of
a round or a match). Families add their own kinds.
"""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from core.rules.pieces import Piece, Pieces, Seat
from core.rules.seals import Fairness

Result: TypeAlias = Literal["win", "draw", "blocked", "aborted", "open"]
"""How a round ended; `open` while it is running."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """The end of a round. `scores` has one entry for each seat."""

    result: Result
    winners: tuple[Seat, ...] = ()
    scores: tuple[int, ...] = ()
    doubled: bool = False
    """Whether the points counted twice: Handrummy or Going Rummy."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """Something that happened at a table."""


@dataclass(frozen=True, slots=True, kw_only=True)
class StarterTile:
    """A tile that a seat drew to decide the starter."""

    seat: Seat
    piece: Piece


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundDealt(Event):
    """A round was dealt: `stock` is the whole pack in drawing order, hands included."""

    stock: Pieces
    starter: Seat
    starter_draw: tuple[StarterTile, ...] = ()
    fairness: Fairness | None = None
    """What fixed the shuffles; None if nothing was committed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatLeft(Event):
    """A seat left the round; turns skip it, and its rack counts at the end."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundEnded(Event):
    """A round is over."""

    outcome: Outcome


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchEnded(Event):
    """The match is over; tied players are all winners."""

    winners: tuple[Seat, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeoutEffect:
    """The public figures of what a timeout did to a seat."""

    idle: bool
    """Whether the seat had done nothing in its turn."""
    counted: bool = False
    """Whether the draft was a complete legal lay and was played."""
    laid: int = 0
    """The number of own pieces that stay on the table."""
    back: int = 0
    """The number of own pieces that return to the rack."""
    taken: int = 0
    """The number of table pieces that go to the rack."""
    drawn: int = 0
    returned: int = 0
    """The number of rack pieces that return to the stock."""
    discarded: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ObjectionEffect:
    """The public effect of an upheld objection. It costs nobody a penalty (C36)."""

    seat: Seat
    """The seat that had laid."""
    back: Pieces
    """Its pieces that return to its rack."""
    opened: bool
    """Whether its first laying still counts."""
