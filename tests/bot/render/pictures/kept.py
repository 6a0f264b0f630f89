"""Small reference files of approved pictures.

`poe goldens` renews them; review the changes before you commit them.
"""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from PIL import Image, ImageChops

from bot.render.board import Board
from bot.render.pictures.pages import board_page, ending_page
from bot.render.pictures.studio import Studio
from bot.render.pictures.themes import DARK, HIGH_CONTRAST, LARGE, LIGHT, Theme
from core.rules.sheets import SHEETS
from tests.support.pictures.stages import STAGES, shown

FOLDER = Path(__file__).parent / "goldens"
WIDTH = 256
"""The size of a golden file in pixels."""
COLOURS = 64
BLOCK = 8
"""The side of a compared square in pixels."""


class Golden(NamedTuple):
    """A picture with a golden file."""

    sheet: str
    stage: str
    theme: Theme

    @property
    def file(self) -> Path:
        """The path of its file."""
        return FOLDER / f"{self.sheet}-{self.stage}-{self.theme.name}.png"

    def picture(self, studio: Studio) -> Image.Image:
        """Paint it in the size of the files."""
        table = shown(self.sheet, self.stage)
        page = board_page(table, self.theme) if isinstance(table, Board) else None
        layout = page or ending_page(table, self.theme)  # type: ignore[arg-type]
        picture = studio.paint(layout, self.theme).convert("RGB")
        height = round(picture.height * WIDTH / picture.width)
        return picture.resize((WIDTH, height), Image.Resampling.BOX)


def goldens() -> Iterator[Golden]:
    """Return every picture that has a file."""
    for sheet in SHEETS:
        for stage in STAGES:
            yield Golden(sheet, stage, LIGHT)
            yield Golden(sheet, stage, DARK)
    yield from (Golden("rummikub", "draft", theme) for theme in (HIGH_CONTRAST, LARGE))


def file_of(picture: Image.Image) -> bytes:
    """Compress a picture."""
    file = io.BytesIO()
    few = picture.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(file, "PNG", optimize=True)
    return file.getvalue()


def farthest(one: Image.Image, other: Image.Image) -> float:
    """Return the largest difference of two pictures, 0 to 255; 255 for unequal sizes."""
    if one.size != other.size:
        return 255
    apart = ImageChops.difference(one, other)
    blocks = (max(1, one.width // BLOCK), max(1, one.height // BLOCK))
    squares = apart.resize(blocks, Image.Resampling.BOX)
    return max(high for _, high in _extremes(squares))


def _extremes(picture: Image.Image) -> list[tuple[float, float]]:
    found = picture.getextrema()
    return [band if isinstance(band, tuple) else (0, band) for band in found]


def renew() -> None:
    """Write all files again, and print which have changed."""
    studio = Studio()
    FOLDER.mkdir(exist_ok=True)
    kept = {golden.file for golden in goldens()}
    for stray in set(FOLDER.iterdir()) - kept:
        stray.unlink()
    for golden in goldens():
        new = file_of(golden.picture(studio))
        if not golden.file.exists() or golden.file.read_bytes() != new:
            golden.file.write_bytes(new)
            print(golden.file.name)  # noqa: T201 - it tells what it did


if __name__ == "__main__":
    renew()
