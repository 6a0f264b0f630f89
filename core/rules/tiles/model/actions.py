"""The actions of a seat with tiles, besides leaving and timeouts."""

from dataclasses import dataclass
from typing import ClassVar

from core.rules.actions import Action
from core.rules.pieces import Groups
from core.rules.tiles.model.pieces import TilePiece, TilePieces


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Action):
    """Take one tile from the stock; the turn ends."""

    verb: ClassVar[str] = "draw"


@dataclass(frozen=True, slots=True, kw_only=True)
class Return(Action):
    """Return a tile to the stock after a draw to a full rack; `stock` is the shuffled order."""

    verb: ClassVar[str] = "return"
    tile: TilePiece
    stock: TilePieces | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Lay(Action):
    """Lay: `groups` is the whole table after the turn.

    `first` are the melds of the first laying where they are not melds of the table any more;
    `takes` is what the seat wants to pick up from the table, which is always refused.
    """

    verb: ClassVar[str] = "lay"
    groups: Groups
    first: Groups | None = None
    takes: TilePieces = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Pass(Action):
    """Pass, because the stock is empty."""

    verb: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True, kw_only=True)
class Object(Action):
    """Object to a faulty meld of the last lay."""

    verb: ClassVar[str] = "object"


@dataclass(frozen=True, slots=True, kw_only=True)
class Accept(Action):
    """Accept the last lay."""

    verb: ClassVar[str] = "accept"
