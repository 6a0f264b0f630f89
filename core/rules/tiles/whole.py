"""Sheets without rearranging: every old meld lies whole in one final meld (contract, section 6).

After joker exchanges: where a joker stood, its tile may lie instead, if the sheet exchanges.
"""

from collections import Counter
from collections.abc import Iterator, Sequence

from core.rules.pieces import Kind, Meld, Table
from core.rules.tiles.jokers import joker_options, with_joker_replaced
from core.rules.tiles.melds import jokers_in, number_tiles, pieces_of
from core.rules.tiles.pieces import Joker, Tile, TilePiece, TilePieces
from core.rules.tiles.sheet import JokerExchange, TileSheet


def all_whole(
    sheet: TileSheet, old: Table, final: Table, *, own: int = 0, only_in: int | None = None
) -> bool:
    """Say whether each old meld lies whole in a final meld of its own.

    The last `own` melds have only been laid in this turn. Where `only_in` names a final meld, each
    other holds an old meld as it lay and nothing more, save tiles in the places of its jokers.
    """
    more = len(final) - len(old)
    if only_in is not None and more > 1:
        return False
    homes = [
        [place for place, after in enumerate(final) if lies_whole(sheet, meld, after)]
        for meld in old
    ]
    if only_in is not None:
        lay = old[: len(old) - own]
        homes = [
            [p for p in places if p == only_in or (n < len(lay) and _as_long(meld, final[p]))]
            for n, (meld, places) in enumerate(zip(old, homes, strict=True))
        ]
        homes = [[p for p in places if p != only_in or more < 1] for places in homes]
    return _matched(homes)


def _as_long(meld: Meld, after: Meld) -> bool:
    return len(meld.pieces) == len(after.pieces)


def _matched(choices: Sequence[Sequence[int]]) -> bool:
    """Say whether each old meld can be given a final meld of its own among its choices."""
    holder: dict[int, int] = {}

    def seat(meld: int, tried: set[int]) -> bool:
        for place in choices[meld]:
            if place not in tried:
                tried.add(place)
                if place not in holder or seat(holder[place], tried):
                    holder[place] = meld
                    return True
        return False

    return all(seat(meld, set()) for meld in range(len(choices)))


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
        _matched(
            [
                [place for place, after in enumerate(final) if _lies_as_it_is(meld, after)]
                for meld in standing
            ]
        )
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
