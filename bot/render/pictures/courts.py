"""The figures of jack, queen and king: each has another head, all wear their suit."""

from collections.abc import Callable, Mapping
from typing import TypeAlias

from bot.render.pictures.drawing import Drawing, Point
from bot.render.pictures.emblems import EMBLEMS
from bot.render.pictures.themes import INKS

Figure: TypeAlias = Callable[[Drawing, Point, float, str], None]
"""Draws a figure around a centre: how high it is, and its suit."""


def _jack(drawing: Drawing, centre: Point, height: float, suit: str) -> None:
    """A cap with a feather, short hair."""
    x, y = _head(drawing, centre, height, suit)
    radius, ink = height * 0.115, INKS[suit]
    drawing.plate((x - radius, y - radius * 0.5, x + radius, y + radius), radius * 0.5, "side")
    drawing.disc((x, y + radius * 0.15), radius * 0.8, "face")
    cap = ((-1.25, -0.45), (-0.9, -1.35), (0.9, -1.35), (1.25, -0.45))
    drawing.polygon([(x + radius * a, y + radius * b) for a, b in cap], ink)
    feather = ((0.3, -1.2), (1.5, -2.6), (1.2, -1.1))
    drawing.polygon([(x + radius * a, y + radius * b) for a, b in feather], "ring")


def _queen(drawing: Drawing, centre: Point, height: float, suit: str) -> None:
    """A tiara with three pearls, long hair."""
    x, y = _head(drawing, centre, height, suit)
    radius, ink = height * 0.115, INKS[suit]
    hair = (x - radius * 1.3, y - radius, x + radius * 1.3, y + radius * 1.7)
    drawing.plate(hair, radius * 0.8, "side")
    face = (x - radius * 0.75, y - radius * 0.7, x + radius * 0.75, y + radius * 1.8)
    drawing.plate(face, radius * 0.7, "face")
    tiara = ((-1.1, -0.5), (-1.1, -1.3), (0, -1.9), (1.1, -1.3), (1.1, -0.5))
    drawing.polygon([(x + radius * a, y + radius * b) for a, b in tiara], ink)
    for a, b in ((-1.1, -1.4), (0, -2.05), (1.1, -1.4)):
        drawing.disc((x + radius * a, y + radius * b), radius * 0.32, "ring")


def _king(drawing: Drawing, centre: Point, height: float, suit: str) -> None:
    """A crown with three points, a beard."""
    x, y = _head(drawing, centre, height, suit)
    radius, ink = height * 0.115, INKS[suit]
    beard = ((-0.95, 0), (0.95, 0), (0.75, 1.3), (0, 2.0), (-0.75, 1.3))
    drawing.polygon([(x + radius * a, y + radius * b) for a, b in beard], "side")
    drawing.disc((x, y), radius * 0.8, "face")
    crown = (
        (-1.15, -0.4), (-1.3, -2.0), (-0.6, -1.3), (0, -2.4),
        (0.6, -1.3), (1.3, -2.0), (1.15, -0.4),
    )  # fmt: skip
    drawing.polygon([(x + radius * a, y + radius * b) for a, b in crown], ink)
    drawing.plate(
        (x - radius * 1.15, y - radius * 0.75, x + radius * 1.15, y - radius * 0.4), 1, "ring"
    )


def _head(drawing: Drawing, centre: Point, height: float, suit: str) -> Point:
    """Draw the robe with the suit on it, and return where the head belongs."""
    x, y = centre
    half, top, bottom = height * 0.165, y + height * 0.02, y + height * 0.45
    robe = (
        (x - half, bottom), (x - half * 0.8, top + height * 0.06), (x - half * 0.4, top),
        (x + half * 0.4, top), (x + half * 0.8, top + height * 0.06), (x + half, bottom),
    )  # fmt: skip
    drawing.polygon(robe, INKS[suit])
    EMBLEMS[suit](drawing, (x, top + height * 0.26), height * 0.2, "face")
    return (x, y - height * 0.12)


COURTS: Mapping[str, Figure] = {"J": _jack, "Q": _queen, "K": _king}
"""The figure of each rank that has one."""
