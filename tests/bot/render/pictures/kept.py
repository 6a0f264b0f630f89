"""What pictures looked like when somebody last looked at them: small files, one for each.

`poe goldens` renews them; look at what has changed before it is committed.
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
"""Pixels of a golden file."""
COLOURS = 64
BLOCK = 8
"""Pixels of the squares in which pictures are compared."""


class Golden(NamedTuple):
    """A picture that is kept."""

    sheet: str
    stage: str
    theme: Theme

    @property
    def file(self) -> Path:
        """Where it is kept."""
        return FOLDER / f"{self.sheet}-{self.stage}-{self.theme.name}.png"

    def picture(self, studio: Studio) -> Image.Image:
        """Paint it as large as the files are."""
        table = shown(self.sheet, self.stage)
        page = board_page(table, self.theme) if isinstance(table, Board) else None
        layout = page or ending_page(table, self.theme)  # type: ignore[arg-type]
        picture = studio.paint(layout, self.theme).convert("RGB")
        height = round(picture.height * WIDTH / picture.width)
        return picture.resize((WIDTH, height), Image.Resampling.BOX)


def goldens() -> Iterator[Golden]:
    """Every picture of which a file is kept."""
    for sheet in SHEETS:
        for stage in STAGES:
            yield Golden(sheet, stage, LIGHT)
            yield Golden(sheet, stage, DARK)
    yield from (Golden("rummikub", "draft", theme) for theme in (HIGH_CONTRAST, LARGE))


def file_of(picture: Image.Image) -> bytes:
    """Pack a picture small."""
    file = io.BytesIO()
    few = picture.quantize(COLOURS, Image.Quantize.FASTOCTREE, dither=Image.Dither.NONE)
    few.save(file, "PNG", optimize=True)
    return file.getvalue()


def farthest(one: Image.Image, other: Image.Image) -> float:
    """Return how far the two differ where they differ most, 0 to 255; other sizes: 255."""
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
    """Write all files anew, and tell which have changed."""
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
