"""What every computer player does before it thinks of laying, and where it lays nothing."""

from collections.abc import Callable

from core.rules.actions import Action
from core.rules.pieces import Kind
from core.rules.tiles.actions import Accept, Draw, Lay, Object, Pass, Return
from core.rules.tiles.arranging import Arrangement
from core.rules.tiles.bell import groups_of
from core.rules.tiles.melds import left_value
from core.rules.tiles.pieces import JOKER, TilePiece, as_pieces
from core.rules.tiles.round import TileView


def duties(view: TileView, least_useful: Callable[[TileView], TilePiece]) -> tuple[Action, ...]:
    """Object to a faulty meld, let a sound lay that emptied a rack stand, or put a tile back."""
    if view.may_object and any(meld.kind is Kind.FALSE for meld in view.just_laid):
        return (Object(),)
    if view.may_object and 0 in _others(view):
        return (Accept(),)
    return (Return(tile=least_useful(view)),) if view.must_return else ()


def _others(view: TileView) -> list[int]:
    """Return how many tiles each of the others holds who plays on."""
    seats = (seat for seat in range(view.seats) if seat != view.me and seat not in view.left)
    return [view.counts[seat] for seat in seats]


def laying_nothing(view: TileView) -> tuple[Action, ...]:
    """Draw, or let the turn go by where the stock is empty."""
    return (Draw(),) if view.stock else (Pass(),)


def laying(lay: Arrangement) -> tuple[Action, ...]:
    """Lay what the solver has found."""
    return (Lay(groups=groups_of(lay.table), first=lay.first),)


def highest(view: TileView) -> TilePiece:
    """Return the tile that counts most if it is left, but a joker only if there is nothing else."""
    tiles = [piece for piece in as_pieces(view.rack) if piece != JOKER] or [JOKER]
    return max(tiles, key=lambda piece: left_value(view.sheet, (piece,)))
