"""What single pieces can do that are in hand: the melds that take them, and what goes with them."""

from collections.abc import Iterator, Sequence

from bot.render.numbering import lies_as
from bot.render.pieces import bare
from bot.screens import boards
from bot.screens.choosing import JOKER, AtHand, cut, tidy
from core.engine.table.view import TableView
from core.rules.pieces import Meld, Pieces
from core.rules.sheet import Sheet

SHORTEST = 3
"""Pieces of the shortest meld."""


def melds_that_fit(table_view: TableView, held: Sequence[AtHand]) -> tuple[int, ...]:
    """Return the numbers of the melds that are melds still with what is in hand."""
    if not held:
        return ()
    taken_from = {one.meld for one in held}
    pieces = _pieces(table_view.sheet, [one.piece for one in held])
    return tuple(
        meld.number
        for meld in boards.as_seen(table_view).in_order()
        if meld.number not in taken_from and _is_meld(table_view.sheet, (*meld.pieces, *pieces))
    )


def going_with(
    table_view: TableView, held: Sequence[AtHand], everything: Sequence[AtHand]
) -> tuple[AtHand, ...]:
    """Return the pieces of the table that make a meld with what is in hand, or most of one."""
    pieces = [one.piece for one in held]
    if not set(pieces) - {JOKER}:
        return ()  # a joker goes with every piece
    lying = [one for one in everything if one.meld is not None and one not in held]
    fit = {piece: _goes(table_view.sheet, pieces, piece) for piece in {one.piece for one in lying}}
    return tuple(one for one in lying if fit[one.piece])


def splits(table_view: TableView, held: Sequence[AtHand]) -> Iterator[tuple[int, str, str]]:
    """Return where a run is split at the piece in hand: its number, the pieces beside the cut."""
    if len(held) != 1 or not held[0].meld:
        return
    number, piece = held[0].meld, held[0].piece
    meld = boards.as_seen(table_view).numbered(number) or ()
    place = cut(meld, piece)
    if place and len(set(map(_colour, filter(_is_known, map(lies_as, meld))))) == 1:
        yield number, bare(meld[place - 1]), bare(meld[place])


def _is_known(piece: str) -> bool:
    return piece != JOKER


def _colour(piece: str) -> str:
    return piece[0]


def _goes(sheet: Sheet, held: Sequence[str], piece: str) -> bool:
    """Say whether a piece belongs beside others, in a meld that may lack one piece."""
    if not all(_is_like(one, piece) for one in held):
        return False
    named = [*held, piece]
    tried = ([], [JOKER]) if len(named) >= SHORTEST else ([JOKER],)
    return any(_is_meld(sheet, _pieces(sheet, [*named, *more])) for more in tried)


def _is_meld(sheet: Sheet, pieces: Pieces) -> bool:
    return isinstance(sheet.family.judge(sheet, tidy(sheet, pieces)), Meld)


def _is_like(one: str, other: str) -> bool:
    """Say whether two pieces have a colour or a number in common, as all pieces of a meld have."""
    return JOKER in (one, other) or one[0] == other[0] or one[1:] == other[1:]


def _pieces(sheet: Sheet, named: Sequence[str]) -> Pieces:
    return sheet.family.read_pieces(" ".join(named))
