"""The own melds that laid tiles can make: what a first laying is counted from."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from core.rules.pieces import Kind, Meld, Table
from core.rules.tiles.melds import LONGEST_SET, SHORTEST, laid_value
from core.rules.tiles.pieces import JOKER, Joker, Tile, TilePiece, TilePieces
from core.rules.tiles.sheet import TileSheet
from core.rules.tiles.table_use import bare_count

MOST_CHOICES = 500
"""How many choices of own melds are looked at; only many jokers laid at once reach it."""


def lying_own(sheet: TileSheet, final: Table, laid: Counter[TilePiece]) -> Table:
    """Return the melds of the final table that laid pieces alone suffice for.

    Where they do not suffice for all that could be, the dearest choice of them counts. Equal tiles
    are interchangeable: it does not matter whether the very same tiles lay there before.
    """
    possible = [meld for meld in final if not bare_count(meld) - laid]
    needed = sum(map(bare_count, possible), Counter[TilePiece]())
    scarce = {piece for piece, count in needed.items() if count > laid[piece]}
    sure = [meld for meld in possible if scarce.isdisjoint(bare_count(meld))]
    left = laid - sum(map(bare_count, sure), Counter[TilePiece]())
    rivals = [meld for meld in possible if not scarce.isdisjoint(bare_count(meld))]
    chosen = Counter((*sure, *_dearest(sheet, rivals, left)))
    return tuple(meld for meld in possible if _taken(meld, chosen))


def _taken(meld: Meld, chosen: Counter[Meld]) -> bool:
    chosen[meld] -= 1
    return chosen[meld] >= 0


def _dearest(sheet: TileSheet, melds: list[Meld], left: Counter[TilePiece]) -> Table:
    if not melds:
        return ()
    without = _dearest(sheet, melds[1:], left)
    if bare_count(melds[0]) - left:
        return without
    having = (melds[0], *_dearest(sheet, melds[1:], left - bare_count(melds[0])))
    return max(having, without, key=lambda choice: (value_of(sheet, choice), len(choice)))


def value_of(sheet: TileSheet, melds: Table) -> int:
    """Return what melds count together when they are laid."""
    return sum(laid_value(sheet, meld) for meld in melds)


def choices(sheet: TileSheet, laid: Counter[TilePiece]) -> Iterator[Table]:
    """Return the choices of own melds from laid pieces, those that count most first."""
    found: list[tuple[int, Table]] = []
    for melds in _disjoint(candidates(sheet, laid), laid):
        found.append((value_of(sheet, melds), melds))
        if len(found) >= MOST_CHOICES:
            break
    found.sort(key=lambda choice: -choice[0])
    yield from (melds for _, melds in found)


def _disjoint(melds: list[Meld], left: Counter[TilePiece]) -> Iterator[Table]:
    """Return every non-empty choice of melds that the pieces suffice for."""
    for place, meld in enumerate(melds):
        after = left - bare_count(meld)
        if sum(after.values()) == sum(left.values()) - len(meld.pieces):
            yield (meld,)
            for others in _disjoint(melds[place:], after):
                yield (meld, *others)


def candidates(sheet: TileSheet, laid: Counter[TilePiece]) -> list[Meld]:
    """Return every meld that the pieces can make, those that count most first."""
    melds = [*_runs(sheet, laid), *(_sets(sheet, laid) if sheet.sets else ())]
    return sorted(melds, key=lambda meld: -laid_value(sheet, meld))


def _runs(sheet: TileSheet, laid: Counter[TilePiece]) -> Iterator[Meld]:
    for colour in sheet.colours:
        for low in range(1, sheet.numbers - SHORTEST + 2):
            for tiles in _rows(sheet, laid, Tile(colour, low)):
                for pieces in _with_jokers(tiles, laid):
                    yield Meld(Kind.RUN, pieces)


def _rows(sheet: TileSheet, laid: Counter[TilePiece], lowest: Tile) -> Iterator[list[Tile]]:
    """Return the rows of numbers from a lowest one, as far as laid tiles and jokers reach."""
    tiles: list[Tile] = []
    jokers = laid[JOKER]
    for number in range(lowest.number, sheet.numbers + 1):
        tile = Tile(lowest.colour, number)
        jokers -= not laid[tile]
        if jokers < 0:
            return
        tiles.append(tile)
        if len(tiles) >= SHORTEST:
            yield list(tiles)


def _with_jokers(tiles: list[Tile], laid: Counter[TilePiece]) -> Iterator[TilePieces]:
    """Return the tiles with jokers in every choice of places that the laid pieces allow."""
    lacking = {place for place, tile in enumerate(tiles) if not laid[tile]}
    for jokers in range(len(lacking), min(laid[JOKER], len(tiles) - 1) + 1):
        for places in combinations(range(len(tiles)), jokers):
            if lacking <= set(places):
                yield tuple(Joker(t) if p in places else t for p, t in enumerate(tiles))


def _sets(sheet: TileSheet, laid: Counter[TilePiece]) -> Iterator[Meld]:
    for number in range(1, sheet.numbers + 1):
        have = [Tile(c, number) for c in sheet.colours if laid[Tile(c, number)]]
        for size in range(1, len(have) + 1):
            for tiles in combinations(have, size):
                yield from _filled_up(tiles, laid[JOKER])


def _filled_up(tiles: tuple[Tile, ...], jokers: int) -> Iterator[Meld]:
    for length in (SHORTEST, LONGEST_SET):
        wanted = length - len(tiles)
        if 0 <= wanted <= jokers:
            yield Meld(Kind.SET, (*tiles, *(JOKER,) * wanted))
