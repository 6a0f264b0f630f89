"""The events of a round with tiles."""

from dataclasses import dataclass

from core.rules.events import Event
from core.rules.pieces import Groups, Piece, Pieces, Seat, Table


@dataclass(frozen=True, slots=True, kw_only=True)
class TileDrawn(Event):
    """A seat drew a tile; None: it had to draw, but the stock was empty, which ends the round."""

    seat: Seat
    tile: Piece | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TileReturned(Event):
    """A seat with a full rack returned a tile; `stock` is the stock after the shuffle."""

    seat: Seat
    tile: Piece
    stock: Pieces


@dataclass(frozen=True, slots=True, kw_only=True)
class TableLaid(Event):
    """A seat laid: `table` is the whole new table, `laid` the pieces from its rack."""

    seat: Seat
    table: Table
    laid: Pieces
    first: Groups | None = None
    """The melds of the first laying, as the player named them."""
    points: int | None = None
    """The value of the lay, if it was the first laying."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    """A seat passed because the stock is empty."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TimedOut(Event):
    """A seat timed out. `table`, `rack` and `stock` are those after the whole timeout."""

    seat: Seat
    draft: Groups | None
    """The table at the timeout; None if the seat had done nothing."""
    shuffled: Pieces | None = None
    """The new order of the stock, if tiles returned to it."""
    counted: bool = False
    """Whether the draft was a complete legal lay and was played."""
    laid: Pieces = ()
    """The seat's own tiles that stay on the table."""
    back: Pieces = ()
    """The seat's own tiles that it takes back."""
    taken: Pieces = ()
    """Table tiles that go to the seat's rack."""
    drawn: Pieces = ()
    """The tiles that the seat then drew."""
    returned: Piece | None = None
    """The drawn tile that returned to the stock, if a return was due at the timeout."""
    table: Table
    rack: Pieces
    stock: Pieces


@dataclass(frozen=True, slots=True, kw_only=True)
class LayObjected(Event):
    """A player objected successfully: false melds went back to the seat that laid them."""

    by: Seat
    seat: Seat
    """The seat that had laid."""
    table: Table
    back: Pieces
    still_opened: bool
    """Whether the seat's first laying still counts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LayAccepted(Event):
    """A player accepted the last lay."""

    by: Seat
