"""Lists what was drawn, so that a test can search a picture."""

from dataclasses import dataclass
from hashlib import sha256
from typing import Literal

from bot.render.pictures.shapes import Layout, PieceAt, Plate, Shape, Sign, Text
from bot.render.pictures.studio import Studio
from bot.render.pictures.themes import Theme


@dataclass(frozen=True, slots=True)
class Drawn:
    """One thing in a picture."""

    kind: Literal["piece", "text", "sign", "plate"]
    what: str
    """A piece in notation (`r5`, `J=r6`, `J=6`, `?` face down), a text, or the name of a sign."""
    box: tuple[int, int, int, int]
    """Left, top, right, bottom."""
    on: str
    """The background: `felt` is the table, `rack` the own rack, `wrong` a fault."""
    new: bool = False

    def __str__(self) -> str:
        return f"{self.kind} {self.what}{' new' if self.new else ''} on {self.on} at {self.box}"


def trace(layout: Layout) -> tuple[Drawn, ...]:
    """Return what a layout draws, in the order of drawing."""
    return tuple(map(_drawn, layout.shapes))


def _drawn(shape: Shape) -> Drawn:
    box = (shape.left, shape.top, shape.left + shape.width, shape.top + shape.height)
    match shape:
        case PieceAt(shown=shown):
            what = f"{shown.piece}={shown.role}" if shown.role else shown.piece
            return Drawn("piece", what, box, shape.ground, shown.new)
        case Text(text=text):
            return Drawn("text", text, box, shape.ground)
        case Sign(name=name):
            return Drawn("sign", name, box, shape.ground)
        case Plate(paint=paint):
            return Drawn("plate", paint, box, shape.ground)


class TracingStudio(Studio):
    """A studio that records what it drew, by file."""

    def __init__(self) -> None:
        super().__init__()
        self._drawn: dict[bytes, tuple[Drawn, ...]] = {}

    def png(self, layout: Layout, theme: Theme) -> bytes:
        """Paint a picture as a PNG file, and record it."""
        file = super().png(layout, theme)
        self._drawn[sha256(file).digest()] = trace(layout)
        return file

    def drawn_on(self, file: bytes) -> tuple[Drawn, ...]:
        """Return what was drawn on a file of this studio; raises KeyError for other files."""
        return self._drawn[sha256(file).digest()]
