"""Sets and runs: their validity, faults and values (contract, section 1)."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache, partial
from typing import cast

from core.rules.pieces import Kind, Meld
from core.rules.refusals import ORDER, Code
from core.rules.tiles.model.pieces import JOKER, Joker, Tile, TilePiece, TilePieces
from core.rules.tiles.model.sheet import TileSheet

SHORTEST = 3
"""Every meld has at least three tiles, on every sheet (BM-17, RK-13, SC-21, BU-20, KI-11)."""
LONGEST_SET = 4
"""A set has three or four tiles (BM-19, RK-16, SC-20, BU-19, KP-02)."""


def judge_meld(sheet: TileSheet, pieces: TilePieces) -> Meld | tuple[Code, ...]:
    """Return the meld that these pieces form, or the fault codes in order.

    Equal numbers are judged as a set, one colour as a run. A single number tile can be either: the
    reading with the higher laid value counts, and on a tie the run.
    """
    early = _hopeless(sheet, pieces)
    if early is not None:
        return (early,)
    tiles = number_tiles(pieces)
    readings = _readings(sheet, tiles, pieces)
    melds = [reading for reading in readings if isinstance(reading, Meld)]
    if melds:
        return max(melds, key=lambda meld: (laid_value(sheet, meld), meld.kind is Kind.RUN))
    codes = {code for reading in readings for code in cast("tuple[Code, ...]", reading)}
    return tuple(sorted(codes, key=ORDER.__getitem__))


def number_tiles(pieces: Iterable[TilePiece]) -> tuple[Tile, ...]:
    """Return the number tiles among the pieces."""
    return tuple(piece for piece in pieces if isinstance(piece, Tile))


def jokers_in(pieces: Iterable[TilePiece]) -> int:
    """Count the jokers among the pieces."""
    return sum(isinstance(piece, Joker) for piece in pieces)


def in_game(sheet: TileSheet, piece: TilePiece) -> bool:
    """Say whether the sheet has such a piece at all, and such a tile for a joker to stand for."""
    if isinstance(piece, Joker):
        named = piece.stands_for
        return sheet.jokers > 0 and (named is None or in_game(sheet, named))
    return piece.colour in sheet.colours and 1 <= piece.number <= sheet.numbers


def pieces_of(meld: Meld) -> TilePieces:
    """Return a meld's pieces as tiles and jokers."""
    return cast("TilePieces", meld.pieces)


def _hopeless(sheet: TileSheet, pieces: TilePieces) -> Code | None:
    if not all(in_game(sheet, piece) for piece in pieces):
        return Code.NOT_IN_GAME
    if len(pieces) < SHORTEST:
        return Code.TOO_SHORT
    return None if number_tiles(pieces) else Code.NO_NUMBER_TILE


def _readings(
    sheet: TileSheet, tiles: tuple[Tile, ...], pieces: TilePieces
) -> list[Meld | tuple[Code, ...]]:
    if len(tiles) == 1:
        return [read_run(sheet, pieces), read_set(sheet, pieces)]
    if len({tile.number for tile in tiles}) == 1:
        return [read_set(sheet, pieces)]
    if len({tile.colour for tile in tiles}) == 1:
        return [read_run(sheet, pieces)]
    return [(Code.MIXED_COLOURS,)]


def read_set(sheet: TileSheet, pieces: TilePieces) -> Meld | tuple[Code, ...]:
    """Read pieces with one number as a set; the colour named by a joker is ignored."""
    tiles = number_tiles(pieces)
    number = tiles[0].number
    faults = {
        Code.SETS_NOT_ALLOWED: not sheet.sets,
        Code.DUP_COLOUR: len({tile.colour for tile in tiles}) < len(tiles),
        Code.SET_TOO_LONG: len(pieces) > LONGEST_SET,
        Code.NOT_CONSECUTIVE: any(
            isinstance(p, Joker) and p.stands_for and p.stands_for.number != number for p in pieces
        ),
    }
    codes = tuple(code for code, wrong in faults.items() if wrong)
    return codes or Meld(Kind.SET, _printed_set(sheet, tiles, len(pieces) - len(tiles)))


def _printed_set(sheet: TileSheet, tiles: tuple[Tile, ...], jokers: int) -> TilePieces:
    ordered = tuple(sorted(tiles, key=lambda tile: sheet.colours.index(tile.colour)))
    if len(tiles) > 1:
        return (*ordered, *(JOKER,) * jokers)
    missing = missing_colours(sheet, ordered)
    return (*ordered, *(Joker(Tile(colour, tiles[0].number)) for colour in missing[:jokers]))


def missing_colours(sheet: TileSheet, pieces: Iterable[TilePiece]) -> str:
    """Return the colours missing in a set, in the sheet's order."""
    present = {tile.colour for tile in number_tiles(pieces)}
    return "".join(colour for colour in sheet.colours if colour not in present)


def read_run(sheet: TileSheet, pieces: TilePieces) -> Meld | tuple[Code, ...]:
    """Read pieces with one colour as a run.

    Any order is accepted. With a plain joker the order is binding, because it determines the
    joker's number.
    """
    colour = number_tiles(pieces)[0].colour
    named = [_named(piece) for piece in pieces]
    if any(tile is not None and tile.colour != colour for tile in named):
        return (Code.NOT_CONSECUTIVE,)
    numbers = [tile.number if tile else None for tile in named]
    if None in numbers:
        return _run_in_order(sheet, pieces, numbers, colour)
    return _run_in_any_order(sheet, pieces, cast("list[int]", numbers))


def _named(piece: TilePiece) -> Tile | None:
    return piece.stands_for if isinstance(piece, Joker) else piece


def _run_in_any_order(
    sheet: TileSheet, pieces: TilePieces, numbers: list[int]
) -> Meld | tuple[Code, ...]:
    lowest = min(numbers)
    if sorted(numbers) == list(range(lowest, lowest + len(numbers))):
        ordered = sorted(zip(numbers, pieces, strict=True), key=lambda pair: pair[0])
        return Meld(Kind.RUN, tuple(piece for _, piece in ordered))
    return (Code.WRAP,) if _follow_round_the_corner(sheet, numbers) else (Code.NOT_CONSECUTIVE,)


def _follow_round_the_corner(sheet: TileSheet, numbers: list[int]) -> bool:
    have = Counter(numbers)
    return any(
        have == Counter((start + step) % sheet.numbers + 1 for step in range(len(numbers)))
        for start in range(sheet.numbers)
    )


def _run_in_order(
    sheet: TileSheet, pieces: TilePieces, numbers: list[int | None], colour: str
) -> Meld | tuple[Code, ...]:
    place, anchor = next((i, number) for i, number in enumerate(numbers) if number is not None)
    expected = [anchor - place + step for step in range(len(numbers))]
    pairs = list(zip(numbers, expected, strict=True))
    if not all(n is None or (n - want) % sheet.numbers == 0 for n, want in pairs):
        return (Code.NOT_CONSECUTIVE,)
    if not 1 <= expected[0] <= expected[-1] <= sheet.numbers:
        return (Code.WRAP,)
    return Meld(Kind.RUN, _printed_run(pieces, expected, colour))


def _printed_run(pieces: TilePieces, numbers: list[int], colour: str) -> TilePieces:
    return tuple(
        Joker(Tile(colour, number)) if isinstance(piece, Joker) else piece
        for piece, number in zip(pieces, numbers, strict=True)
    )


MOST_LACKING = 2
"""The most tiles that a growing meld may lack: a set begins with one tile."""


def may_grow(sheet: TileSheet, pieces: TilePieces) -> bool:
    """Say whether one or two more tiles could make a meld of these.

    Jokers count as wanted: each may stand for another tile later, or be taken away.
    """
    tiles, jokers = number_tiles(pieces), jokers_in(pieces)
    numbers = sorted(tile.number for tile in tiles)
    colours = {tile.colour for tile in tiles}
    if len({*numbers}) <= 1 and len(colours) == len(tiles):
        return sheet.sets or len(tiles) <= 1
    if len(colours) > 1 or len({*numbers}) < len(tiles):
        return False
    return numbers[-1] - numbers[0] + 1 - len(tiles) <= jokers + MOST_LACKING


def laid_value(sheet: TileSheet, meld: Meld) -> int:
    """Return the value of a meld when laid.

    A joker counts what the sheet says, or the number it stands for (BM-27, RK-36, SC-24, BU-23). A
    false meld counts its printed numbers; its jokers count what the sheet says, or else nothing.
    """
    pieces = pieces_of(meld)
    tiles = number_tiles(pieces)
    points = sum(tile.number for tile in tiles)
    return points + sum(_joker_value(sheet, meld, p) for p in pieces if isinstance(p, Joker))


def _joker_value(sheet: TileSheet, meld: Meld, joker: Joker) -> int:
    if sheet.joker_laid is not None:
        return sheet.joker_laid
    if meld.kind is Kind.FALSE:
        return 0
    if meld.kind is Kind.SET:
        return number_tiles(pieces_of(meld))[0].number
    return joker.stands_for.number if joker.stands_for else 0


def left_value(sheet: TileSheet, rack: Iterable[TilePiece]) -> int:
    """Return the value of a rack at the end of a round (BM-50, RK-37, SC-41, BU-28)."""
    return sum(p.number if isinstance(p, Tile) else sheet.joker_left for p in rack)


def sort_pieces(sheet: TileSheet, pieces: Iterable[TilePiece]) -> TilePieces:
    """Sort pieces in rack order: by colour, by number, jokers last."""
    return tuple(sorted(pieces, key=partial(_in_order, sheet.colours)))


@lru_cache(maxsize=1_024)
def _in_order(colours: str, piece: TilePiece) -> tuple[int, int, str]:
    if isinstance(piece, Joker):
        return len(colours) + 10, 0, str(piece)
    return colours.find(piece.colour) % 10, piece.number, ""
