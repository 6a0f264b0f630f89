"""The at most 256 colours of a theme: its paints, and steps between neighbouring paints.

Pictures are painted with palette indices. That makes them a third as large as in full colour, and
pasting and packing three times as fast.
"""

from collections.abc import Iterator

from PIL import Image

from bot.render.pictures.themes import Paint, Rgb, Theme

STEPS = 4
"""The number of steps from one paint to another, for smooth edges."""
_MEETING: tuple[tuple[Paint, Paint], ...] = (
    ("panel", "ground"),
    ("turn", "ground"),
    ("felt", "ground"),
    ("wrong", "felt"),
    ("side", "felt"),
    ("rack", "felt"),
    ("panel", "rack"),
    ("turn", "rack"),
    ("side", "rack"),
    ("face", "side"),
    ("face", "felt"),
    ("face", "rack"),
    ("face", "wrong"),
    ("side", "wrong"),
    ("ring", "face"),
    ("ring", "felt"),
    ("ring", "rack"),
    ("ring", "wrong"),
)
"""Neighbouring paints besides text: plates, and what lies on them."""


class Palette:
    """The numbers of a theme's colours."""

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._colours: list[Rgb] = list(dict.fromkeys(theme.colours.values()))
        pairs = dict.fromkeys((*theme.pairs, *_MEETING))
        self._ramps = {pair: self._ramp(*pair) for pair in pairs}
        self.flat = [part for colour in self._colours for part in colour]
        """In Pillow's format: red, green and blue of each colour."""
        self._samples = Image.new("P", (1, 1))
        self._samples.putpalette(self.flat)

    def __len__(self) -> int:
        """Return the number of colours."""
        return len(self._colours)

    def number(self, paint: Paint) -> int:
        """Return the palette index of a paint."""
        return self._colours.index(self._theme.colours[paint])

    def inked(self, mask: Image.Image, ink: Paint, ground: Paint) -> Image.Image:
        """Turn a mask into an ink on a ground, with the steps in between."""
        coloured = mask.point(self._ramps[ink, ground])
        coloured.putpalette(self.flat)
        return coloured

    def matched(self, sprite: Image.Image) -> Image.Image:
        """Turn a sprite in full colour into indices of the nearest colours."""
        return sprite.quantize(palette=self._samples, dither=Image.Dither.NONE)

    def empty(self, size: tuple[int, int], paint: Paint) -> Image.Image:
        """Return an empty picture."""
        image = Image.new("P", size, self.number(paint))
        image.putpalette(self.flat)
        return image

    def _ramp(self, ink: Paint, ground: Paint) -> list[int]:
        """Return the palette index for each strength of an ink, from 0 to 255."""
        steps = [self._numbered(step) for step in self._steps(ink, ground)]
        return [steps[round(strength * STEPS / 255)] for strength in range(256)]

    def _steps(self, ink: Paint, ground: Paint) -> Iterator[Rgb]:
        on, under = self._theme.colours[ink], self._theme.colours[ground]
        for step in range(STEPS + 1):
            red, green, blue = (
                round(low + (high - low) * step / STEPS)
                for low, high in zip(under, on, strict=True)
            )
            yield (red, green, blue)

    def _numbered(self, colour: Rgb) -> int:
        if colour not in self._colours:
            self._colours.append(colour)
        return self._colours.index(colour)
