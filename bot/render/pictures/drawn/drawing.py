"""Draws one small thing in the paints of a theme: four times as large, then scaled down."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TypeAlias

from PIL import Image, ImageDraw, ImageFont

from bot.render.pictures.themes import Paint, Theme

FINE = 4
"""The scale at which a sprite is drawn before it is scaled down."""
FONT = Path(__file__).parents[2] / "assets" / "Roboto-Bold.ttf"

Point: TypeAlias = tuple[float, float]


@lru_cache(maxsize=128)
def font(size: int) -> ImageFont.FreeTypeFont:
    """Return the one font of all pictures; `size` in pixels of the picture."""
    return ImageFont.truetype(FONT, size, layout_engine=ImageFont.Layout.BASIC)


class Drawing:
    """A sprite that is being drawn. Places and sizes are in pixels of the picture."""

    def __init__(self, theme: Theme, size: tuple[int, int], ground: Paint) -> None:
        self.width, self.height = size
        self._colours = theme.colours
        self._image = Image.new(
            "RGB", (self.width * FINE, self.height * FINE), self._colours[ground]
        )
        self._draw = ImageDraw.Draw(self._image)

    def plate(self, box: tuple[float, float, float, float], radius: float, paint: Paint) -> None:
        """Fill a rectangle with round corners; left, top, right, bottom."""
        left, top, right, bottom = (part * FINE for part in box)
        self._draw.rounded_rectangle(
            (left, top, right - 1, bottom - 1), radius * FINE, fill=self._colours[paint]
        )

    def disc(self, centre: Point, radius: float, paint: Paint) -> None:
        """Fill a circle."""
        x, y = centre
        self.plate((x - radius, y - radius, x + radius, y + radius), radius, paint)

    def polygon(self, points: Sequence[Point], paint: Paint) -> None:
        """Fill a polygon."""
        self._draw.polygon([(x * FINE, y * FINE) for x, y in points], self._colours[paint])

    def line(self, points: Sequence[Point], width: float, paint: Paint) -> None:
        """Draw a thick line with round ends."""
        fine = [(x * FINE, y * FINE) for x, y in points]
        self._draw.line(fine, self._colours[paint], round(width * FINE), joint="curve")
        for x, y in points:
            self.disc((x, y), width / 2, paint)

    def write(self, text: str, centre: Point, size: int, paint: Paint) -> None:
        """Write a few figures or letters, centred on their ink."""
        fine = font(size * FINE)
        left, top, right, bottom = fine.getbbox(text)
        x, y = centre[0] * FINE - (left + right) / 2, centre[1] * FINE - (top + bottom) / 2
        self._draw.text((x, y), text, self._colours[paint], fine)

    def finished(self) -> Image.Image:
        """Return the sprite, scaled down to its final size."""
        return self._image.reduce(FINE)
