"""The parts of a picture before it is painted: shapes with their places."""

from dataclasses import dataclass
from typing import NamedTuple, TypeAlias

from bot.render.board import ShownPiece
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
