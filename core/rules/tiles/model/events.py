"""What has happened in a round with tiles."""

from dataclasses import dataclass

from core.rules.events import Event
from core.rules.pieces import Groups, Piece, Pieces, Seat, Table


@dataclass(frozen=True, slots=True, kw_only=True)
class TileDrawn(Event):
    """A seat drew a tile; None: it had to draw and found none, which ends the round."""

    seat: Seat
    tile: Piece | None


@dataclass(frozen=True, slots=True, kw_only=True)
class TileReturned(Event):
    """A seat with a full rack put a tile back; `stock` is the stock after the shuffle."""

    seat: Seat
    tile: Piece
    stock: Pieces


@dataclass(frozen=True, slots=True, kw_only=True)
class TableLaid(Event):
    """A seat laid: `table` is the whole table now, `laid` what came from its rack."""

    seat: Seat
    table: Table
    laid: Pieces
    first: Groups | None = None
    """The melds of the first laying, as they were named."""
    points: int | None = None
    """What it counted, where it was the first laying."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Passed(Event):
    """A seat could or would not lay, and the stock is empty."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TimedOut(Event):
    """The time of a seat ran out. `table`, `rack` and `stock` are as they are after all of it."""

    seat: Seat
    draft: Groups | None
    """The table as it lay at the timeout; None: nothing had been done."""
    shuffled: Pieces | None = None
    """The order that the stock was given, where tiles went back to it."""
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
    """The drawn tile that went back, where the time ran out while a return was awaited."""
    table: Table
    rack: Pieces
    stock: Pieces


@dataclass(frozen=True, slots=True, kw_only=True)
class LayObjected(Event):
    """Somebody objected with reason: faulty melds went back to who had laid them."""

    by: Seat
    seat: Seat
    """Who had laid."""
    table: Table
    back: Pieces
    still_opened: bool
    """Whether the seat's first laying still holds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LayAccepted(Event):
    """Somebody has nothing to say against the last lay."""

    by: Seat
