"""The signs in pictures. They replace words, so pictures suit every language."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from bot.render.pictures.drawn.drawing import Drawing
from bot.render.pictures.drawn.emblems import star
from bot.render.pictures.themes import Paint

Drawer: TypeAlias = Callable[[Drawing, Paint, Paint], None]
"""Draws a sign on a square drawing; takes its ink, and the ground for holes."""


def _pieces(drawing: Drawing, ink: Paint, ground: Paint) -> None:
    """Two overlapping tiles: the number of pieces on a rack."""
    size = drawing.width
    drawing.plate((size * 0.36, size * 0.06, size * 0.92, size * 0.78), size * 0.1, ink)
    drawing.plate((size * 0.02, size * 0.18, size * 0.7, size * 0.98), size * 0.12, ground)
    drawing.plate((size * 0.08, size * 0.24, size * 0.64, size * 0.94), size * 0.1, ink)


def _stock(drawing: Drawing, ink: Paint, ground: Paint) -> None:
    """A pile seen from its side: the stock."""
    size = drawing.width
    for place in range(3):
        top = size * (0.08 + 0.3 * place)
        drawing.plate((size * 0.06, top, size * 0.94, top + size * 0.23), size * 0.08, ink)
    del ground


def _score(drawing: Drawing, ink: Paint, ground: Paint) -> None:
    size = drawing.width
    star(drawing, (size / 2, size * 0.52), size * 0.96, ink)
    del ground


def _gain(drawing: Drawing, ink: Paint, ground: Paint) -> None:
    """An arrow into a tray: the score of a round."""
    size = drawing.width
    drawing.plate((size * 0.4, size * 0.04, size * 0.6, size * 0.42), 0, ink)
    tip = ((size * 0.2, size * 0.36), (size * 0.8, size * 0.36), (size * 0.5, size * 0.7))
    drawing.polygon(tip, ink)
    drawing.plate((size * 0.08, size * 0.78, size * 0.92, size * 0.94), size * 0.05, ink)
    del ground


def _clock(drawing: Drawing, ink: Paint, ground: Paint) -> None:
    size = drawing.width
    centre = (size / 2, size / 2)
    drawing.disc(centre, size * 0.48, ink)
    drawing.disc(centre, size * 0.34, ground)
    drawing.line((centre, (size / 2, size * 0.27)), size * 0.11, ink)
    drawing.line((centre, (size * 0.66, size * 0.57)), size * 0.11, ink)


def _turn(drawing: Drawing, ink: Paint, ground: Paint) -> None:
    """An arrow: the seat to move."""
    size = drawing.width
    drawing.polygon(
        ((size * 0.12, size * 0.04), (size * 0.96, size / 2), (size * 0.12, size * 0.96)), ink
    )
    del ground


def _gone(drawing: Drawing, ink: Paint, ground: Paint) -> None:
    """A cross: an empty seat, or a missing piece."""
    size = drawing.width
    low, high = size * 0.16, size * 0.84
    drawing.line(((low, low), (high, high)), size * 0.17, ink)
    drawing.line(((low, high), (high, low)), size * 0.17, ink)
    del ground


def _wrong(drawing: Drawing, ink: Paint, ground: Paint) -> None:
    _on_disc(drawing, "!", ink, ground)


def _open(drawing: Drawing, ink: Paint, ground: Paint) -> None:
    """A question mark: pieces without a place."""
    _on_disc(drawing, "?", ink, ground)


def _on_disc(drawing: Drawing, mark: str, ink: Paint, ground: Paint) -> None:
    size = drawing.width
    drawing.disc((size / 2, size / 2), size / 2, ink)
    drawing.write(mark, (size / 2, size / 2), round(size * 0.78), ground)


def _draft(drawing: Drawing, ink: Paint, ground: Paint) -> None:
    """A pencil: a draft."""
    size = drawing.width
    drawing.line(((size * 0.34, size * 0.66), (size * 0.8, size * 0.2)), size * 0.26, ink)
    tip = ((size * 0.06, size * 0.94), (size * 0.16, size * 0.56), (size * 0.44, size * 0.84))
    drawing.polygon(tip, ink)
    drawing.line(((size * 0.6, size * 0.24), (size * 0.76, size * 0.4)), size * 0.05, ground)


def _won(drawing: Drawing, ink: Paint, ground: Paint) -> None:
    """A cup: the winner."""
    size = drawing.width
    drawing.disc((size * 0.24, size * 0.28), size * 0.2, ink)
    drawing.disc((size * 0.76, size * 0.28), size * 0.2, ink)
    drawing.disc((size * 0.24, size * 0.28), size * 0.09, ground)
    drawing.disc((size * 0.76, size * 0.28), size * 0.09, ground)
    bowl = ((0.22, 0.04), (0.78, 0.04), (0.72, 0.42), (0.58, 0.58), (0.42, 0.58), (0.28, 0.42))
    drawing.polygon([(size * x, size * y) for x, y in bowl], ink)
    drawing.plate((size * 0.44, size * 0.5, size * 0.56, size * 0.84), 0, ink)
    drawing.plate((size * 0.24, size * 0.8, size * 0.76, size * 0.96), size * 0.04, ink)


def _hint(drawing: Drawing, ink: Paint, ground: Paint) -> None:
    """A bulb: the hints."""
    size = drawing.width
    drawing.disc((size / 2, size * 0.36), size * 0.34, ink)
    neck = ((0.3, 0.56), (0.7, 0.56), (0.64, 0.74), (0.36, 0.74))
    drawing.polygon([(size * x, size * y) for x, y in neck], ink)
    drawing.plate((size * 0.34, size * 0.8, size * 0.66, size * 0.96), size * 0.07, ink)
    del ground


SIGNS: Mapping[str, Drawer] = {
    "pieces": _pieces,
    "stock": _stock,
    "score": _score,
    "gain": _gain,
    "clock": _clock,
    "turn": _turn,
    "gone": _gone,
    "missing": _gone,
    "wrong": _wrong,
    "open": _open,
    "draft": _draft,
    "won": _won,
    "hint": _hint,
}
"""Each sign by its name."""
