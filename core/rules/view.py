"""Views: the game as one seat or a bystander may see it. Nothing else leaves the core."""

from dataclasses import dataclass
from typing import Any, Self, TypeAlias
from zlib import crc32

from core.rules.events import Outcome
from core.rules.pieces import Pieces, Seat, Table
from core.rules.round import Round
from core.rules.sheet import Goal, Sheet
from core.rules.teaching import PuzzleOf


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundView:
    """A round as one seat sees it: the stock and other racks appear only as counts."""

    sheet: Sheet
    me: Seat | None
    """The viewing seat; None for a bystander."""
    starter: Seat | None
    to_move: Seat
    rack: Pieces
    """The viewer's rack; empty for a bystander."""
    counts: tuple[int, ...]
    """The number of pieces of each seat."""
    table: Table
    stock: int
    """The number of pieces in the stock."""
    discard: Pieces = ()
    """The open discard pile, the last piece on top; empty if the sheet has none."""
    left: frozenset[Seat]
    opened: frozenset[Seat]
    turn: str = ""
    """What was done in the turn so far: empty, or for example `drawn 5D discard`, `return`.

    Only the drawing seat sees a card from the stock by name; others read `drawn ? stock`.
    """
    passes: int = 0
    may_object: bool = False
    """Whether the viewer can still object to the last lay."""
    outcome: Outcome | None = None
    racks: tuple[Pieces, ...] = ()
    """All racks, once the round is over; empty before."""

    @classmethod
    def of(cls, round_: Round, seat: Seat | None, **own: Any) -> Self:  # noqa: ANN401 - fields of any type
        """Return the view of a seat, or of a bystander (None).

        `own` holds the additional fields of the family.
        """
        return cls(
            sheet=round_.sheet,
            me=seat,
            starter=round_.starter,
            to_move=round_.to_move,
            rack=() if seat is None else round_.racks[seat],
            counts=tuple(map(len, round_.racks)),
            table=round_.table,
            stock=len(round_.stock),
            left=round_.left,
            opened=round_.opened_by_now,
            outcome=round_.outcome,
            racks=round_.racks if round_.outcome else (),
            **own,
        )

    @property
    def seats(self) -> int:
        """The number of seats."""
        return len(self.counts)

    @property
    def my_turn(self) -> bool:
        """Whether the viewer is to move."""
        return self.outcome is None and self.me is not None and self.me == self.to_move


def seed_of(view: RoundView) -> int:
    """Return a seed that depends only on the contents of a view."""
    melds = " | ".join(" ".join(map(str, meld.pieces)) for meld in view.table)
    shown = (view.rack, melds, view.counts, view.stock, view.discard, view.turn, view.passes)
    opened = (view.me, view.to_move, sorted(view.opened), sorted(view.left))
    return crc32("; ".join(map(str, (*shown, *opened))).encode())


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchView:
    """A match as one seat sees it."""

    sheet: Sheet
    seats: int
    goal: Goal
    rounds_played: int
    totals: tuple[int, ...]
    """The totals in points or chips."""
    winners: tuple[Seat, ...] | None
    """The winners of the match; None while it is running."""
    round: RoundView | None


Puzzle: TypeAlias = PuzzleOf[RoundView]
"""A puzzle of any family."""
