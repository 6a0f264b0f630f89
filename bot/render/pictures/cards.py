"""Playing cards as they are drawn: rank and suit, large enough to be read at a glance."""

from bot.render.pictures.drawing import Drawing
from bot.render.pictures.emblems import EMBLEMS
from bot.render.pictures.themes import INKS

RADIUS = 0.12
"""Of the corners; of the width."""
EDGE = 0.035
RING = 0.08
"""How thick the ring around a new card is."""


def draw_card(drawing: Drawing, rank: str, suit: str, *, new: bool) -> None:
    """Draw a card: its rank, and below it the suit."""
    width, height = drawing.width, drawing.height
    unit = width * (1 - RING * 0.7) if new else width
    _body(drawing, new=new)
    drawing.write(rank, (width * 0.5, height * 0.3), round(unit * 0.6), INKS[suit])
    EMBLEMS[suit](drawing, (width * 0.5, height * 0.71), unit * 0.5, INKS[suit])


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
