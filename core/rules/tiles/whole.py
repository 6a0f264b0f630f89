"""Sheets without rearranging: every old meld lies whole in one final meld (contract, section 6).

After joker exchanges: where a joker stood, its tile may lie instead, if the sheet exchanges.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from core.rules.pieces import Kind, Meld, Table
from core.rules.tiles.jokers import joker_options, with_joker_replaced
from core.rules.tiles.melds import jokers_in, number_tiles, pieces_of
from core.rules.tiles.pieces import Joker, Tile, TilePiece, TilePieces
from core.rules.tiles.sheet import JokerExchange, TileSheet


def all_whole(sheet: TileSheet, old: Table, final: Table) -> bool:
    """Say whether each old meld lies whole in a final meld of its own."""
    return _matched(old, final, lambda meld, after: lies_whole(sheet, meld, after))


def _matched(old: Sequence[Meld], final: Table, fits: Callable[[Meld, Meld], bool]) -> bool:
    """Say whether each old meld can be given a final meld of its own that it fits."""
    choices = [[place for place, after in enumerate(final) if fits(meld, after)] for meld in old]
    holder: dict[int, int] = {}

    def seat(meld: int, tried: set[int]) -> bool:
        for place in choices[meld]:
            if place not in tried:
                tried.add(place)
                if place not in holder or seat(holder[place], tried):
                    holder[place] = meld
                    return True
        return False

    return all(seat(meld, set()) for meld in range(len(old)))


def lies_whole(sheet: TileSheet, meld: Meld, after: Meld) -> bool:
    """Say whether a meld lies whole in a final meld, its jokers being there or replaced there."""
    return _fits(meld, after, exchange=sheet.joker_exchange is not JokerExchange.NONE)


def _fits(meld: Meld, after: Meld, *, exchange: bool) -> bool:
    if after.kind is Kind.FALSE:
        return _lies_in_false(pieces_of(meld), pieces_of(after))
    if meld.kind is not after.kind:
        return False
    if meld.kind is Kind.SET:
        return _set_stands(pieces_of(meld), pieces_of(after), exchange=exchange)
    return all(_stands(p, pieces_of(after), exchange=exchange) for p in pieces_of(meld))


def _stands(piece: TilePiece, after: TilePieces, *, exchange: bool) -> bool:
    return piece in after or (exchange and isinstance(piece, Joker) and piece.stands_for in after)


def _set_stands(before: TilePieces, after: TilePieces, *, exchange: bool) -> bool:
    tiles, now = number_tiles(before), number_tiles(after)
    if not set(tiles) <= set(now):
        return False
    replaced = len(now) - len(tiles) if exchange else 0
    return jokers_in(before) <= jokers_in(after) + replaced


def _lies_in_false(before: TilePieces, after: TilePieces) -> bool:
    """A meld made faulty by a lay-off nobody looked at: all its pieces are there."""
    enough = jokers_in(before) <= jokers_in(after)
    return enough and not Counter(number_tiles(before)) - Counter(number_tiles(after))


def joker_melds_whole_or_freed(
    sheet: TileSheet, old: Table, final: Table, claims: Counter[Tile]
) -> bool:
    """Say whether each joker is replaced, or its meld, as the others leave it, stays whole."""
    jokers = tuple(meld for meld in old if joker_options(sheet, meld))
    return any(
        _matched(standing, final, _lies_as_it_is)
        for standing in _after_replacements(sheet, jokers, claims)
    )


def _lies_as_it_is(meld: Meld, after: Meld) -> bool:
    return _fits(meld, after, exchange=False)


def _after_replacements(
    sheet: TileSheet, melds: tuple[Meld, ...], claims: Counter[Tile]
) -> Iterator[tuple[Meld, ...]]:
    """Return the melds that still hold a joker, for every way in which others are replaced."""
    if not melds:
        yield ()
        return
    for meld, left in _replaced(sheet, melds[0], claims):
        standing = (meld,) if joker_options(sheet, meld) else ()
        for others in _after_replacements(sheet, melds[1:], left):
            yield (*standing, *others)


def _replaced(
    sheet: TileSheet, meld: Meld, claims: Counter[Tile]
) -> Iterator[tuple[Meld, Counter[Tile]]]:
    """Return the meld with none, some or all of its jokers replaced, and the claims then left."""
    yield meld, claims
    for tile in sorted({tile for options in joker_options(sheet, meld) for tile in options}):
        if claims[tile]:
            swapped = with_joker_replaced(meld, tile)
            yield from _replaced(sheet, swapped, claims - Counter({tile: 1}))
