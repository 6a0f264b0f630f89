"""Draws playing cards: a large index, with the pips or the figure beside it."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.render.pictures.drawn.drawing import Drawing, Point
from bot.render.pictures.drawn.emblems import EMBLEMS
from bot.render.pictures.themes import INKS

Figure: TypeAlias = Callable[[Drawing, Point, float, str], None]
"""Draws a figure around a centre; takes its height and its suit."""


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
    """Draw the robe with the suit on it, and return the centre of the head."""
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
"""The figures of the court cards, by rank."""


RADIUS = 0.12
"""The radius of the corners, as a share of the width."""
EDGE = 0.035
RING = 0.08
"""The thickness of the ring around a new card, as a share of the width."""

_LEFT, _MIDDLE, _RIGHT = 0.0, 0.5, 1.0
_TWO_COLUMNS = (_LEFT, _RIGHT)
_SIX = tuple((x, y) for y in (0, 1 / 2, 1) for x in _TWO_COLUMNS)
_EIGHT = tuple((x, y) for y in (0, 1 / 3, 2 / 3, 1) for x in _TWO_COLUMNS)
PIPS: Mapping[str, Sequence[Point]] = {
    "2": ((_MIDDLE, 0), (_MIDDLE, 1)),
    "3": ((_MIDDLE, 0), (_MIDDLE, 1 / 2), (_MIDDLE, 1)),
    "4": ((_LEFT, 0), (_RIGHT, 0), (_LEFT, 1), (_RIGHT, 1)),
    "5": ((_LEFT, 0), (_RIGHT, 0), (_MIDDLE, 1 / 2), (_LEFT, 1), (_RIGHT, 1)),
    "6": _SIX,
    "7": (*_SIX, (_MIDDLE, 1 / 4)),
    "8": (*_SIX, (_MIDDLE, 1 / 4), (_MIDDLE, 3 / 4)),
    "9": (*_EIGHT, (_MIDDLE, 1 / 2)),
    "10": (*_EIGHT, (_MIDDLE, 1 / 6), (_MIDDLE, 5 / 6)),
}
"""The places of a rank's pips in their field, from its top left to its bottom right."""


def draw_card(drawing: Drawing, rank: str, suit: str, *, new: bool) -> None:
    """Draw a card: its index on the left, on the right its pips, a figure or the ace's one pip."""
    _body(drawing, new=new)
    face = _Face(drawing, suit, drawing.width * (RING if new else EDGE))
    face.index(rank)
    if rank in COURTS:
        COURTS[rank](drawing, face.at(0.42, 0.5), face.inner, suit)
    elif rank in PIPS:
        face.pips(PIPS[rank])
    else:
        EMBLEMS[suit](drawing, face.at(0.46, 0.66), face.unit * 0.47, INKS[suit])


@dataclass(frozen=True, slots=True)
class _Face:
    """The face of a card within its edge."""

    drawing: Drawing
    suit: str
    edge: float

    @property
    def unit(self) -> float:
        """The unit of all sizes: the width within the edge."""
        return self.drawing.width - 2 * self.edge

    @property
    def inner(self) -> float:
        """The height of the field of pips."""
        return self.drawing.height - 2 * self.edge - self.unit * 0.1

    def at(self, across: float, down: float) -> Point:
        """Return a point of the field right of the index."""
        left, top = self.edge + self.unit * 0.55, self.edge + self.unit * 0.05
        return (left + self.unit * 0.4 * across, top + self.inner * down)

    def index(self, rank: str) -> None:
        """Write the rank, and the suit below it."""
        size = round(self.unit * (0.38 if len(rank) > 1 else 0.52))
        across = self.edge + self.unit * (0.285 if len(rank) > 1 else 0.25)
        top, ink = self.edge + self.unit * 0.28, INKS[self.suit]
        self.drawing.write(rank, (across, top), size, ink)
        EMBLEMS[self.suit](
            self.drawing,
            (self.edge + self.unit * 0.24, top + self.unit * 0.5),
            self.unit * 0.38,
            ink,
        )

    def pips(self, places: Sequence[Point]) -> None:
        """Draw the pips, all of one size."""
        size = self.unit * 0.175
        for across, down in places:
            point = self.at(0.13 + 0.7 * across, 0.12 + 0.76 * down)
            EMBLEMS[self.suit](self.drawing, point, size, INKS[self.suit])


def draw_back(drawing: Drawing) -> None:
    """Draw a card or tile face down."""
    width, height = drawing.width, drawing.height
    _body(drawing, new=False)
    edge = width * 0.09
    box = (edge, edge, width - edge, height - edge)
    drawing.plate(box, width * RADIUS * 0.6, "joker")
    for down in (0.28, 0.5, 0.72):
        EMBLEMS["D"](drawing, (width * 0.5, height * down), width * 0.24, "face")


def _body(drawing: Drawing, *, new: bool) -> None:
    width, height = drawing.width, drawing.height
    edge = width * (RING if new else EDGE)
    drawing.plate((0, 0, width, height), width * RADIUS, "ring" if new else "side")
    inner = (edge, edge, width - edge, height - edge)
    drawing.plate(inner, width * RADIUS - edge / 2, "face")
