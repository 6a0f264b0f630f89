"""A phone shows every piece, every joker's role and every number legibly.

Each picture is compressed like a photo on Telegram and read at 360 pixels by `Eyes`, in every
theme, and printed in grey.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

import pytest

from bot.render.board import Board, ShownMeld, ShownPiece
from bot.render.numbering import Lying, Numbering
from bot.render.pictures.pages import board_page
from bot.render.pictures.studio import Studio
from bot.render.pictures.themes import DARK, HIGH_CONTRAST, LARGE, LIGHT, THEMES, Theme
from core.rules.sheets import SHEETS
from tests.bot.render.pictures.eyes import Eyes, SeenMeld, through_telegram
from tests.support.pictures.stages import shown
from tests.support.sampling import sampled

STUDIO = Studio()
COLOURS = "rbkgy"
NUMBERS = range(1, 14)
QUALITIES = (75, 85)


class Way(NamedTuple):
    """How a picture reaches a person's eyes."""

    theme: Theme
    quality: int = 75
    grey: bool = False

    def __str__(self) -> str:
        return f"{self.theme}-{self.quality}-{'grey' if self.grey else 'colour'}"


WAYS = [
    Way(theme, quality, grey)
    for theme in THEMES.values()
    for quality in QUALITIES
    for grey in (False, True)
]
EACH_THEME_ONCE = (
    Way(LIGHT, 75, grey=True), Way(DARK, 85), Way(HIGH_CONTRAST, 85, grey=True), Way(LARGE, 75),
)  # fmt: skip
every_way = pytest.mark.parametrize("way", sampled(WAYS, EACH_THEME_ONCE), ids=str)


def tiles() -> Iterator[ShownPiece]:
    """Return every tile, and every role of a joker, on any sheet."""
    for colour in COLOURS:
        for number in NUMBERS:
            yield ShownPiece(f"{colour}{number}")
            yield ShownPiece("J", f"{colour}{number}")
    yield from (ShownPiece("J", str(number)) for number in NUMBERS)
    yield ShownPiece("J")


def cards() -> Iterator[ShownPiece]:
    yield from (
        ShownPiece(str(card)) for card in SHEETS["basic"].family.pieces.pack(SHEETS["basic"])
    )
    yield ShownPiece("?")


@lru_cache
def eyes(theme: Theme, family: str) -> Eyes:
    known = [*(cards() if family == "cards" else tiles())]
    return Eyes(theme, family, [*known, *(replace(piece, new=True) for piece in known)])


def read(board: Board, way: Way) -> list[SeenMeld]:
    png = STUDIO.png(board_page(board, way.theme), way.theme)
    seen = through_telegram(png, way.quality, grey=way.grey)
    return eyes(way.theme, board.family).table(seen)


def drawn(board: Board) -> dict[int | None, tuple[str, ...]]:
    return {meld.number: names(meld.pieces) for meld in board.melds}


def names(pieces: Sequence[ShownPiece]) -> tuple[str, ...]:
    return tuple(f"{one.piece}={one.role}" if one.role else one.piece for one in pieces)


def by_number(seen: Sequence[SeenMeld]) -> dict[int | None, tuple[str, ...]]:
    return {meld.number: meld.pieces for meld in seen if meld.number is not None}


def board(sheet: str, stage: str) -> Board:
    found = shown(sheet, stage)
    assert isinstance(found, Board)
    return found


def laid_out(rows: Sequence[Sequence[ShownPiece]]) -> Board:
    """Return a board with these rows, which need not be melds."""
    numbering = Numbering().after(tuple(tuple(row) for row in rows))
    melds = tuple(
        ShownMeld(number=at.number, lying=Lying(at.number, at.pieces, at.places), pieces=tuple(row))
        for at, row in zip(numbering.melds, rows, strict=True)
    )
    return replace(board("rummikub", "empty"), heading="", melds=melds)


def in_rows(pieces: Sequence[ShownPiece], length: int) -> list[Sequence[ShownPiece]]:
    return [pieces[start : start + length] for start in range(0, len(pieces), length)]


@every_way
def test_a_hundred_tiles_of_a_hundred(way: Way) -> None:
    crowded = board("rummikub", "crowded")
    seen = read(crowded, way)
    assert by_number(seen) == drawn(crowded)
    assert sum(len(meld.pieces) for meld in seen) == 100


@pytest.mark.parametrize("way", sampled(WAYS, EACH_THEME_ONCE[:2]), ids=str)
def test_every_tile_and_every_role_of_a_joker(way: Way) -> None:
    every = laid_out(in_rows([*tiles()], 4))
    assert by_number(read(every, way)) == drawn(every)


@pytest.mark.parametrize("way", sampled(WAYS, EACH_THEME_ONCE[2:]), ids=str)
def test_every_tile_that_is_new(way: Way) -> None:
    every = laid_out(in_rows([replace(piece, new=True) for piece in tiles()], 4))
    assert by_number(read(every, way)) == drawn(every)


@pytest.mark.parametrize("new", [False, True], ids=["known", "new"])
@pytest.mark.parametrize("way", sampled(WAYS, EACH_THEME_ONCE[:1]), ids=str)
def test_every_card(way: Way, new: bool) -> None:  # noqa: FBT001 - of pytest
    pack = [replace(card, new=new) for card in cards() if card.piece != "?"]
    every = replace(board("basic", "empty"), heading="", melds=laid_out(in_rows(pack, 4)).melds)
    assert by_number(read(every, way)) == drawn(every)


@pytest.mark.parametrize("stage", ["opening", "crowded"])
@pytest.mark.parametrize("sheet", sampled(SHEETS, ("budacsek", "kids", "basic")))
def test_every_sheet(sheet: str, stage: str) -> None:
    table = board(sheet, stage)
    seen = by_number(read(table, Way(LIGHT)))
    assert {number: seen.get(number) for number in drawn(table)} == drawn(table)


@pytest.mark.parametrize("theme", sampled(THEMES.values(), (LIGHT,)), ids=str)
@pytest.mark.parametrize("sheet", ["rummikub", "basic"])
def test_a_rack_is_read_in_its_owners_order(sheet: str, theme: Theme) -> None:
    table = board(sheet, "opening")
    assert table.rack is not None
    lying = sum(len(meld.pieces) for meld in table.melds) + 2 * (sheet == "basic")
    seen = [piece for meld in read(table, Way(theme)) for piece in meld.pieces]
    assert seen[lying:] == [name for group in table.rack for name in names(group.pieces)]


def test_the_eyes_see_a_tile_that_is_another() -> None:
    crowded = board("rummikub", "crowded")
    first, *others = crowded.melds
    changed = replace(first, pieces=(ShownPiece("r2"), *first.pieces[1:]))
    seen = by_number(read(replace(crowded, melds=(changed, *others)), Way(LIGHT)))
    assert seen[first.number] == ("r2", "r2", "r3")
    assert seen != drawn(crowded)
