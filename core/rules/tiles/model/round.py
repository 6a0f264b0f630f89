"""The state of a round with tiles, and the view of it."""

from dataclasses import dataclass
from typing import Final, Literal

from core.rules.pieces import Seat, Table
from core.rules.round import Round
from core.rules.tiles.model.pieces import TilePiece, TilePieces, as_pieces
from core.rules.tiles.model.sheet import TileSheet
from core.rules.view import RoundView

CIRCLES_OF_RETURNS: Final = 3
"""The number of full circles of only draws and returns that end the round."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LastLay:
    """The last lay, while players can object to it."""

    seat: Seat
    table_before: Table
    first: bool
    """Whether it was the seat's first laying."""
    accepted: frozenset[Seat] = frozenset()
    """The seats that have accepted it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LastAct:
    """The last act of a seat, to explain the refusal if it acts again at once."""

    seat: Seat
    what: Literal["draw", "lay", "other"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TileRound(Round):
    """The full state of a round with tiles."""

    sheet: TileSheet
    drawn: TilePiece | None = None
    """The tile drawn beyond the rack limit; a tile has to be returned before the turn ends."""
    passes: int = 0
    """The number of passes in a row."""
    returns: int = 0
    """The number of turns in a row in which a seat only drew and returned."""
    last_act: LastAct | None = None
    last_lay: LastLay | None = None
    """Set only if the players check melds themselves."""

    def rack(self, seat: Seat) -> TilePieces:
        """Return a seat's rack."""
        return as_pieces(self.racks[seat])

    @property
    def pending_win(self) -> Seat | None:
        """The seat that emptied its rack with a lay that players may still object to."""
        if self.last_lay is None or self.racks[self.last_lay.seat]:
            return None
        return self.last_lay.seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TileView(RoundView):
    """A round with tiles as one seat sees it."""

    sheet: TileSheet
    returns: int = 0
    """The number of turns in a row in which a seat only drew and returned."""
    just_laid: Table = ()
    """The melds that the last lay added or changed, while players can object to it."""

    @property
    def must_return(self) -> bool:
        """Whether the seat to move has to return a tile."""
        return self.turn == "return"

    @property
    def has_opened(self) -> bool:
        """Whether the viewer may use the table: its first laying is made, or none is needed."""
        return self.me in self.opened or self.sheet.first_laying is None
