"""What a seat can want to do with tiles, beside leaving and running out of time."""

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
    """Put a tile back, the rack being full; `stock` is the new order after the shuffle."""

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
    """Let the turn go by, the stock being empty."""

    verb: ClassVar[str] = "pass"


@dataclass(frozen=True, slots=True, kw_only=True)
class Object(Action):
    """Say that a meld of the last lay is faulty."""

    verb: ClassVar[str] = "object"


@dataclass(frozen=True, slots=True, kw_only=True)
class Accept(Action):
    """Have nothing to say against the last lay."""

    verb: ClassVar[str] = "accept"
