"""Pictures look as they did at their last approval; `poe goldens` renews the files."""

import io
from dataclasses import replace

import pytest
from PIL import Image

from bot.render.board import Board, ShownPiece
from bot.render.pictures.pages import board_page
from bot.render.pictures.studio import Studio
from bot.render.pictures.themes import LIGHT
from tests.bot.render.pictures.kept import FOLDER, WIDTH, Golden, farthest, file_of, goldens
from tests.support.pictures.stages import shown

TOLERANCE = 16
"""The maximum average error of a square of 8 pixels, caused by compression."""
STUDIO = Studio()


@pytest.mark.parametrize("golden", [*goldens()], ids=lambda golden: golden.file.stem)
def test_a_picture_looks_as_it_did(golden: Golden) -> None:
    with Image.open(golden.file) as kept:
        assert farthest(kept.convert("RGB"), golden.picture(STUDIO)) < TOLERANCE


def test_every_golden_belongs_to_a_picture() -> None:
    assert {*FOLDER.iterdir()} == {golden.file for golden in goldens()}


def test_the_files_are_small() -> None:
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < 500_000


@pytest.mark.parametrize("other", ["r2", "b5", "y5", "J"])
def test_another_tile_would_be_noticed(other: str) -> None:
    table = shown("rummikub", "opening")
    assert isinstance(table, Board)
    first, *rest = table.melds
    changed = replace(first, pieces=(ShownPiece(other), *first.pieces[1:]))
    pictures = [_small(board) for board in (table, replace(table, melds=(changed, *rest)))]
    kept = Image.open(io.BytesIO(file_of(pictures[0]))).convert("RGB")
    assert farthest(kept, pictures[0]) < TOLERANCE <= farthest(kept, pictures[1])


def _small(board: Board) -> Image.Image:
    picture = STUDIO.paint(board_page(board, LIGHT), LIGHT).convert("RGB")
    size = (WIDTH, round(picture.height * WIDTH / picture.width))
    return picture.resize(size, Image.Resampling.BOX)
