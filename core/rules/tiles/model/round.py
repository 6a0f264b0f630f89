"""The state of a round with tiles, and what of it a seat may see."""

from dataclasses import dataclass
from typing import Final, Literal

from core.rules.pieces import Seat, Table
from core.rules.round import Round
from core.rules.tiles.model.pieces import TilePiece, TilePieces, as_pieces
from core.rules.tiles.model.sheet import TileSheet
from core.rules.view import RoundView

CIRCLES_OF_RETURNS: Final = 3
"""So many full circles in which every seat only drew and returned end the round."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LastLay:
    """The last lay, as long as it can be objected to."""

    seat: Seat
    table_before: Table
    first: bool
    """Whether it was the seat's first laying."""
    accepted: frozenset[Seat] = frozenset()
    """Who has said that he accepts it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LastAct:
    """What a seat did last, for the answer when it acts again before anybody else."""

    seat: Seat
    what: Literal["draw", "lay", "other"]


@dataclass(frozen=True, slots=True, kw_only=True)
class TileRound(Round):
    """The whole state of a round with tiles."""

    sheet: TileSheet
    drawn: TilePiece | None = None
    """The tile drawn beyond the rack limit: one has to be returned before the turn ends."""
    passes: int = 0
    """Passes in a row."""
    returns: int = 0
    """Turns in a row in which a seat only drew and returned."""
    last_act: LastAct | None = None
    last_lay: LastLay | None = None
    """Only where the players watch the melds themselves."""

    def rack(self, seat: Seat) -> TilePieces:
        """Return a seat's rack."""
        return as_pieces(self.racks[seat])

    @property
    def pending_win(self) -> Seat | None:
        """Who has emptied his rack with a lay that may still be objected to."""
        if self.last_lay is None or self.racks[self.last_lay.seat]:
            return None
        return self.last_lay.seat


@dataclass(frozen=True, slots=True, kw_only=True)
class TileView(RoundView):
    """A round with tiles as one seat sees it."""

    sheet: TileSheet
    returns: int = 0
    """Turns in a row in which a seat only drew and returned."""
    just_laid: Table = ()
    """The melds that the last lay brought or changed, while it can be objected to."""

    @property
    def must_return(self) -> bool:
        """Whether the seat to move has to put a tile back."""
        return self.turn == "return"

    @property
    def has_opened(self) -> bool:
        """Whether the viewer may use the table: the first laying is made, or none is asked."""
        return self.me in self.opened or self.sheet.first_laying is None
