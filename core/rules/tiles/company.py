"""What company a tile would need for a meld, and which of it is nowhere to be had."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations

from core.rules.refusals import Code, Fault
from core.rules.tiles.melds import SHORTEST, number_tiles
from core.rules.tiles.pieces import JOKER, Tile, TilePiece, TilePieces
from core.rules.tiles.sheet import TileSheet

NEAR = 2
"""Two tiles of a colour that are no further apart are meant as parts of one run."""


def company_lacking(
    sheet: TileSheet, tiles: TilePieces, around: Counter[TilePiece]
) -> Iterator[Fault]:
    """Say for tiles that found no place what they lack, those together that are meant together.

    `around` is all that could keep them company, themselves included.
    """
    if JOKER in tiles:
        yield Fault(code=Code.NO_PLACE, tiles=tiles)
        return
    for group in _meant_together(sheet, number_tiles(tiles)):
        yield _lacking(sheet, group, around)


def _meant_together(sheet: TileSheet, tiles: tuple[Tile, ...]) -> Iterator[tuple[Tile, ...]]:
    """Group tiles of one number, or near each other in one colour; the largest groups first."""
    left = set(tiles)
    while left:
        groups = (_alike(sheet, tile, left) for tile in sorted(left))
        group = max((one for both in groups for one in both), key=len)
        yield group
        left -= set(group)


def _alike(
    sheet: TileSheet, tile: Tile, among: set[Tile]
) -> tuple[tuple[Tile, ...], tuple[Tile, ...]]:
    """Return what a tile would be a set with, and what it begins a run with."""
    same = [Tile(colour, tile.number) for colour in sheet.colours] if sheet.sets else [tile]
    run = [tile]
    for other in sorted(among):
        if other.colour == tile.colour and 0 < other.number - run[-1].number <= NEAR:
            run.append(other)
    return tuple(one for one in same if one in among), tuple(run)


def _lacking(sheet: TileSheet, group: tuple[Tile, ...], around: Counter[TilePiece]) -> Fault:
    if len(group) == 1:
        alone = not (_set_possible(sheet, group[0], around) or _run_possible(group[0], around))
        return Fault(code=Code.NO_COMPANY if alone else Code.NO_PLACE, tiles=group)
    if group[0].number == group[1].number:
        enough = _set_possible(sheet, group[0], around)
        number = group[0].number
        return Fault(code=Code.NO_PLACE if enough else Code.NO_THIRD, tiles=group, needed=number)
    return _gap(sheet, group, around)


def _gap(sheet: TileSheet, run: tuple[Tile, ...], around: Counter[TilePiece]) -> Fault:
    """Say what is missing between the tiles of a run, or at its ends where it is too short."""
    inside = {Tile(run[0].colour, n) for n in range(run[0].number, run[-1].number)} - set(run)
    ends = [Tile(run[0].colour, n) for n in (run[0].number - 1, run[-1].number + 1)]
    ends = [tile for tile in ends if 1 <= tile.number <= sheet.numbers]
    missing = tuple(sorted(tile for tile in inside if not around[tile]))
    if missing:
        return Fault(code=Code.GAP, tiles=run, missing=missing)
    if not inside and len(run) < SHORTEST and not any(around[tile] for tile in ends):
        return Fault(code=Code.NO_END, tiles=run, missing=tuple(ends))
    return Fault(code=Code.NO_PLACE, tiles=run)


def _set_possible(sheet: TileSheet, tile: Tile, around: Counter[TilePiece]) -> bool:
    colours = sum(around[Tile(colour, tile.number)] > 0 for colour in sheet.colours)
    return sheet.sets and colours + around[JOKER] >= SHORTEST


def _run_possible(tile: Tile, around: Counter[TilePiece]) -> bool:
    near = [Tile(tile.colour, tile.number + step) for step in range(-NEAR, NEAR + 1) if step]
    return any(
        max(numbers) - min(numbers) == NEAR and all(around[other] or around[JOKER] for other in two)
        for two in combinations(near, 2)
        for numbers in [[tile.number, *(other.number for other in two)]]
    )
