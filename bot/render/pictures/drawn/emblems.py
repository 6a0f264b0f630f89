"""The shapes of colours and suits, which make them distinct in grey, and the joker's star."""

import math
from collections.abc import Callable, Mapping
from typing import TypeAlias

from bot.render.pictures.drawn.drawing import Drawing, Point
from bot.render.pictures.themes import Paint

Emblem: TypeAlias = Callable[[Drawing, Point, float, Paint], None]
"""Draws a shape around a centre; its size is that of the square around it."""


def _ring(drawing: Drawing, centre: Point, size: float, paint: Paint) -> None:
    drawing.line(_arc(centre, size * 0.4, 0, 1), size * 0.26, paint)


def _square(drawing: Drawing, centre: Point, size: float, paint: Paint) -> None:
    x, y = centre
    half = size * 0.46
    drawing.plate((x - half, y - half, x + half, y + half), size * 0.06, paint)


def _triangle(drawing: Drawing, centre: Point, size: float, paint: Paint) -> None:
    x, y = centre
    half = size * 0.54
    drawing.polygon(((x, y - half), (x + half, y + half * 0.9), (x - half, y + half * 0.9)), paint)


def _cross(drawing: Drawing, centre: Point, size: float, paint: Paint) -> None:
    x, y = centre
    half, arm = size * 0.52, size * 0.15
    drawing.plate((x - half, y - arm, x + half, y + arm), 1, paint)
    drawing.plate((x - arm, y - half, x + arm, y + half), 1, paint)


def _moon(drawing: Drawing, centre: Point, size: float, paint: Paint) -> None:
    x, y = centre
    radius = size * 0.54
    outer = _arc((x + size * 0.08, y), radius, 0.14, 0.86)
    tip = outer[0]
    bite = size * 0.46
    middle = tip[0] + math.sqrt(bite**2 - (y - tip[1]) ** 2)
    half = math.asin((y - tip[1]) / bite) / (2 * math.pi)
    inner = _arc((middle, y), bite, 0.5 - half, 0.5 + half)
    drawing.polygon((*outer, *reversed(inner)), paint)


def _arc(centre: Point, radius: float, start: float, end: float) -> tuple[Point, ...]:
    """Return points on a circle, from one turn to another, clockwise from the right."""
    turns = [(start + (end - start) * step / 24) * 2 * math.pi for step in range(25)]
    x, y = centre
    return tuple((x + radius * math.cos(turn), y - radius * math.sin(turn)) for turn in turns)


def star(drawing: Drawing, centre: Point, size: float, paint: Paint) -> None:
    """Draw the joker's star."""
    x, y = centre
    radii = (size * 0.54, size * 0.24)
    points = [
        (
            x + radii[step % 2] * math.sin(step * math.pi / 5),
            y - radii[step % 2] * math.cos(step * math.pi / 5),
        )
        for step in range(10)
    ]
    drawing.polygon(points, paint)


def _heart(drawing: Drawing, centre: Point, size: float, paint: Paint) -> None:
    x, y = centre
    lobe = size * 0.27
    top = y - size * 0.18
    drawing.disc((x - lobe * 0.87, top), lobe, paint)
    drawing.disc((x + lobe * 0.87, top), lobe, paint)
    side = lobe * 1.72
    drawing.polygon(
        ((x - side, top + lobe * 0.5), (x + side, top + lobe * 0.5), (x, y + size * 0.5)), paint
    )


def _diamond(drawing: Drawing, centre: Point, size: float, paint: Paint) -> None:
    x, y = centre
    wide, high = size * 0.42, size * 0.54
    drawing.polygon(((x, y - high), (x + wide, y), (x, y + high), (x - wide, y)), paint)


def _stem(drawing: Drawing, centre: Point, size: float, paint: Paint) -> None:
    x, y = centre
    foot = size * 0.5
    drawing.polygon(
        ((x, y - size * 0.1), (x + size * 0.2, y + foot), (x - size * 0.2, y + foot)), paint
    )


def _spade(drawing: Drawing, centre: Point, size: float, paint: Paint) -> None:
    x, y = centre
    lobe, low = size * 0.25, y + size * 0.14
    drawing.disc((x - lobe * 0.92, low), lobe, paint)
    drawing.disc((x + lobe * 0.92, low), lobe, paint)
    side = lobe * 1.8
    drawing.polygon(
        ((x - side, low - lobe * 0.3), (x + side, low - lobe * 0.3), (x, y - size * 0.52)), paint
    )
    _stem(drawing, centre, size, paint)


def _club(drawing: Drawing, centre: Point, size: float, paint: Paint) -> None:
    x, y = centre
    lobe = size * 0.24
    drawing.disc((x, y - size * 0.28), lobe, paint)
    drawing.disc((x - lobe * 1.18, y + size * 0.1), lobe, paint)
    drawing.disc((x + lobe * 1.18, y + size * 0.1), lobe, paint)
    drawing.disc((x, y), size * 0.12, paint)
    _stem(drawing, centre, size, paint)


EMBLEMS: Mapping[str, Emblem] = {
    "r": _ring,
    "b": _square,
    "k": _triangle,
    "g": _cross,
    "y": _moon,
    "S": _spade,
    "H": _heart,
    "D": _diamond,
    "C": _club,
}
"""The shape of each colour and suit, by its letter in the notation."""
