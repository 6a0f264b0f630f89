"""Playing cards as they are drawn: a large index, and beside it the pips or the figure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.render.pictures.courts import COURTS
from bot.render.pictures.drawing import Drawing, Point
from bot.render.pictures.emblems import EMBLEMS
from bot.render.pictures.themes import INKS

RADIUS = 0.12
"""Of the corners; of the width."""
EDGE = 0.035
RING = 0.08
"""How thick the ring around a new card is."""

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
"""Where the pips of a rank lie in their field, from its top left to its bottom right."""


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
        """What sizes are counted in: the width within the edge."""
        return self.drawing.width - 2 * self.edge

    @property
    def inner(self) -> float:
        """How high the field of the pips is."""
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
    """Draw a card or tile that lies face down."""
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
