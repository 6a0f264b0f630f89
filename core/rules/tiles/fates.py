"""What may become of one old meld under keep-3: kept in a final meld, or taken whole."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import TypeAlias

from core.rules.pieces import Kind, Meld
from core.rules.tiles.jokers import joker_options, set_options
from core.rules.tiles.melds import SHORTEST, number_tiles, pieces_of
from core.rules.tiles.pieces import Tile
from core.rules.tiles.sheet import JokerExchange, TileSheet

Place: TypeAlias = int
"""A meld's place on its table."""

Finals: TypeAlias = Sequence[tuple[Place, Meld]]


@dataclass(frozen=True, slots=True)
class Fate:
    """One way in which an old meld may have been treated rightly.

    Kept: `core` are the real tiles that have to lie in `place` as this meld's own, `stays` the
    tiles for which its jokers still stand there. Taken whole: there is no place, core or joker.
    `freed` are the tiles that replace its other jokers, wherever they lie.
    """

    place: Place | None
    core: frozenset[Tile]
    stays: frozenset[Tile]
    freed: frozenset[Tile]


NOTHING: frozenset[Tile] = frozenset()


def tiles_of(meld: Meld) -> frozenset[Tile]:
    """Return the number tiles of a sound meld; none is in it twice."""
    return frozenset(number_tiles(pieces_of(meld)))


def fates(sheet: TileSheet, meld: Meld, finals: Finals) -> Iterator[Fate]:
    """Return every fate of an old meld, the most natural first; cores are as small as can be."""
    for stays, freed in _resolutions(sheet, meld):
        alike = [(place, after) for place, after in finals if _alike(meld, after)]
        for place, after in sorted(alike, key=lambda pair: -_shared(meld, pair[1])):
            for core in _cores(sheet, meld, after, stays, freed):
                yield Fate(place, core, stays, freed)
    for stays, freed in _resolutions(sheet, meld):
        if not stays:
            yield Fate(None, NOTHING, NOTHING, freed)


def _alike(meld: Meld, after: Meld) -> bool:
    if meld.kind is not after.kind or meld.kind is Kind.FALSE:
        return False
    one, other = number_tiles(pieces_of(meld))[0], number_tiles(pieces_of(after))[0]
    if meld.kind is Kind.RUN:
        return one.colour == other.colour
    return one.number == other.number


def _shared(meld: Meld, after: Meld) -> int:
    return len(set(pieces_of(meld)) & set(pieces_of(after)))


def _resolutions(sheet: TileSheet, meld: Meld) -> Iterator[tuple[frozenset[Tile], frozenset[Tile]]]:
    """Return for each way to treat the jokers the tiles they still stand for, and the replaced."""
    options = joker_options(sheet, meld)
    meanings: Sequence[tuple[Tile, ...]] = [tuple(choice[0] for choice in options)]
    if meld.kind is Kind.SET:
        meanings = list(combinations(set_options(sheet, meld), len(options)))
    none_freed = sheet.joker_exchange is JokerExchange.NONE
    for meaning in meanings:
        for replaced in range(1 if none_freed else len(meaning) + 1):
            for freed in combinations(meaning, replaced):
                yield frozenset(meaning) - frozenset(freed), frozenset(freed)


def _cores(
    sheet: TileSheet,
    meld: Meld,
    after: Meld,
    stays: frozenset[Tile],
    freed: frozenset[Tile],
) -> Iterator[frozenset[Tile]]:
    """Return the smallest sets of real tiles that, with the jokers, keep the meld in `after`."""
    there = tiles_of(after)
    mine = (tiles_of(meld) | freed) & there
    standing = frozenset(t for choice in joker_options(sheet, after) for t in choice)
    if not stays <= standing:
        return
    if meld.kind is Kind.SET:
        size = max(SHORTEST - len(stays), 1)
        yield from map(frozenset, combinations(sorted(mine), size))
    else:
        yield from _windows(mine, stays)


def _windows(mine: frozenset[Tile], stays: frozenset[Tile]) -> Iterator[frozenset[Tile]]:
    """Return the real tiles of every shortest stretch of a run that holds all its jokers."""
    if not mine:
        return
    colour = next(iter(mine)).colour
    have = {tile.number for tile in mine | stays}
    low = min((tile.number for tile in stays), default=None)
    high = max((tile.number for tile in stays), default=None)
    length = SHORTEST if low is None or high is None else max(SHORTEST, high - low + 1)
    for first in sorted(have):
        stretch = range(first, first + length)
        holds = low is None or high is None or (first <= low and high < first + length)
        if holds and have.issuperset(stretch):
            core = frozenset(Tile(colour, number) for number in stretch) - stays
            if core:
                yield core
