"""A picture before it is painted: shapes with their places, and the page that collects them."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from bot.render.board import ShownPiece
from bot.render.pictures.lettering import fitted, height_of, width_of, writable
from bot.render.pictures.measures import WIDTH, Measures
from bot.render.pictures.themes import Paint


class Plate(NamedTuple):
    """A rectangle with round corners."""

    left: int
    top: int
    width: int
    height: int
    paint: Paint
    ground: Paint
    radius: int = 0


class PieceAt(NamedTuple):
    """A tile, a joker or a card."""

    left: int
    top: int
    width: int
    height: int
    shown: ShownPiece
    ground: Paint


class Text(NamedTuple):
    """A line of text; `size` in pixels as fonts count it."""

    left: int
    top: int
    width: int
    height: int
    text: str
    size: int
    ink: Paint
    ground: Paint


class Sign(NamedTuple):
    """A sign in place of a word: a clock, a cup."""

    left: int
    top: int
    width: int
    height: int
    name: str
    ink: Paint
    ground: Paint


Shape: TypeAlias = Plate | PieceAt | Text | Sign


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole picture. Later shapes cover earlier ones."""

    width: int
    height: int
    shapes: tuple[Shape, ...]


At: TypeAlias = tuple[int, int]
"""The left edge of a thing, and the height of its middle."""
Box: TypeAlias = tuple[int, int, int, int]
"""Left, top, width, height."""
On: TypeAlias = tuple[Paint, Paint]
"""An ink, and the ground below it."""


@dataclass(slots=True)
class Page:
    """Collects shapes; `top` is where the next part begins."""

    measures: Measures
    top: int = 0
    shapes: list[Shape] = field(default_factory=list)

    @contextmanager
    def area(self, paint: Paint, padding: int) -> Iterator[None]:
        """Fill the whole width behind everything that is placed in this context."""
        start, below = self.top, len(self.shapes)
        self.top += padding
        yield
        self.top += padding
        behind = Plate(0, start, WIDTH, self.top - start, paint, paint)
        self.shapes.insert(below, behind)

    def plate(self, box: Box, paint: Paint, ground: Paint, radius: int) -> None:
        """Place a plate with round corners."""
        self.shapes.append(Plate(*box, paint, ground, radius))

    def piece(self, left: int, top: int, shown: ShownPiece, ground: Paint) -> None:
        """Place a piece; the ring of a new one reaches into the gap around it."""
        (width, height), ring = self.measures.piece, self.measures.gap // 2 if shown.new else 0
        box = (left - ring, top - ring, width + 2 * ring, height + 2 * ring)
        self.shapes.append(PieceAt(*box, shown, ground))

    def text(self, at: At, text: str, size: int, on: On) -> int:
        """Place a line of text, and return its right edge."""
        (left, middle), width, height = at, width_of(text, size), height_of(size)
        self.shapes.append(Text(left, middle - height // 2, width, height, text, size, *on))
        return left + width

    def name(self, at: At, name: str, width: int, size: int, on: On) -> None:
        """Place a name within a width; a long one in two lines."""
        fit = fitted(writable(name), width, size, self.measures.small)
        line = height_of(fit.size)
        first = at[1] - line * (len(fit.lines) - 1) // 2
        for place, words in enumerate(fit.lines):
            self.text((at[0], first + place * line), words, fit.size, on)

    def sign(self, at: At, name: str, size: int, on: On) -> int:
        """Place a sign, and return its right edge."""
        left, middle = at
        self.shapes.append(Sign(left, middle - size // 2, size, size, name, *on))
        return left + size

    def figure(self, at: At, sign: str, figure: str, size: int, on: On) -> int:
        """Place a sign with its figure, and return their right edge."""
        after = self.sign(at, sign, round(size * 0.86), on)
        return self.text((after + size // 5, at[1]), figure, size, on)

    def layout(self) -> Layout:
        """Return the layout."""
        return Layout(WIDTH, self.top, tuple(self.shapes))


@lru_cache(maxsize=4096)
def figure_width(figure: str, size: int) -> int:
    """Return the width of a sign with its figure."""
    return round(size * 0.86) + size // 5 + width_of(figure, size)
