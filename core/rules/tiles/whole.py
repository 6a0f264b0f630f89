"""Sheets without rearranging: every old meld lies whole in one final meld (contract, section 6).

After joker exchanges: where a joker stood, its tile may lie instead, if the sheet exchanges.
"""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from core.rules.pieces import Kind, Meld, Table
from core.rules.tiles.jokers import joker_options
from core.rules.tiles.melds import jokers_in, number_tiles, pieces_of
from core.rules.tiles.pieces import Joker, Tile, TilePiece
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
    if after.kind is Kind.FALSE:
        return _lies_in_false(pieces_of(meld), pieces_of(after))
    if meld.kind is not after.kind:
        return False
    exchange = sheet.joker_exchange is not JokerExchange.NONE
    if meld.kind is Kind.RUN:
        return all(_stands(piece, pieces_of(after), exchange) for piece in pieces_of(meld))
    return _set_stands(pieces_of(meld), pieces_of(after), exchange)


def _stands(piece: TilePiece, after: tuple[TilePiece, ...], exchange: bool) -> bool:  # noqa: FBT001
    return piece in after or (exchange and isinstance(piece, Joker) and piece.stands_for in after)


def _set_stands(
    before: tuple[TilePiece, ...],
    after: tuple[TilePiece, ...],
    exchange: bool,  # noqa: FBT001
) -> bool:
    tiles, now = number_tiles(before), number_tiles(after)
    if not set(tiles) <= set(now):
        return False
    replaced = len(now) - len(tiles) if exchange else 0
    return jokers_in(before) <= jokers_in(after) + replaced


def _lies_in_false(before: tuple[TilePiece, ...], after: tuple[TilePiece, ...]) -> bool:
    """A meld made faulty by a lay-off nobody looked at: all its pieces are there."""
    enough = jokers_in(before) <= jokers_in(after)
    return enough and not Counter(number_tiles(before)) - Counter(number_tiles(after))


def joker_melds_whole_or_freed(
    sheet: TileSheet, old: Table, final: Table, claims: Counter[Tile]
) -> bool:
    """Say whether each joker is replaced, or its meld stays whole."""
    jokers = [meld for meld in old if joker_options(sheet, meld)]
    return any(
        _matched(kept, final, lambda meld, after: lies_whole(sheet, meld, after))
        for kept in _not_freed(sheet, tuple(jokers), claims)
    )


def _not_freed(
    sheet: TileSheet, melds: tuple[Meld, ...], claims: Counter[Tile]
) -> Iterator[tuple[Meld, ...]]:
    """Return the melds left to be whole for every way in which jokers of others are replaced."""
    if not melds:
        yield ()
        return
    meld, rest = melds[0], melds[1:]
    for others in _not_freed(sheet, rest, claims):
        yield (meld, *others)
    for used in _replacements(joker_options(sheet, meld), claims):
        yield from _not_freed(sheet, rest, claims - used)


def _replacements(
    options: tuple[tuple[Tile, ...], ...], claims: Counter[Tile]
) -> Iterator[Counter[Tile]]:
    """Return the tiles that can replace all jokers of one meld, a different one for each."""
    if not options:
        yield Counter()
        return
    for rest in _replacements(options[1:], claims):
        for tile in options[0]:
            if claims[tile] and not rest[tile]:
                yield rest + Counter({tile: 1})
