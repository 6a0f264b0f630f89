"""Draws tiles and jokers: a number, and its colour as ink, shape and letter.

A joker is a dark tile with a star; in a meld it shows in white what it stands for.
"""

from dataclasses import dataclass

from bot.render.pictures.drawn.drawing import Drawing, Point
from bot.render.pictures.drawn.emblems import EMBLEMS, star
from bot.render.pictures.themes import INKS, Paint

SIDE = 0.065
"""The visible side below a tile's face, as a share of the height."""
RADIUS = 0.14
"""The radius of the corners, as a share of the width."""
RING = 0.08
"""The thickness of the ring around a new piece, as a share of the width."""


def draw_tile(drawing: Drawing, letter: str, number: str, *, new: bool) -> None:
    """Draw a number tile."""
    face = draw_body(drawing, new=new)
    face.number(number, INKS[letter])
    face.colour(letter, INKS[letter])


def draw_joker(drawing: Drawing, role: str, *, new: bool) -> None:
    """Draw a joker: alone, standing for `r6`, or for a `6` of any colour."""
    face = draw_body(drawing, new=new)
    face.darkened()
    letter, number = (role[:1], role[1:]) if role[:1].isalpha() else ("", role)
    if not role:
        face.star(0.49, 0.66)
        return
    face.number(number, "joker_text")
    if letter:
        face.colour(letter, "joker_text")
    else:
        face.star(0.76, 0.36)


def draw_blank(drawing: Drawing, notation: str, *, new: bool) -> None:
    """Draw a piece of an unknown family: its notation."""
    draw_body(drawing, new=new).number(notation[:3], "black")


def draw_body(drawing: Drawing, *, new: bool) -> "Face":
    """Draw an empty tile; a new one with a ring."""
    width, height = drawing.width, drawing.height
    radius, side = width * RADIUS, height * SIDE
    if new:
        ring, low = width * RING, width * RING + side / 2
        drawing.plate((0, 0, width, height), radius, "ring")
        drawing.plate((ring, ring, width - ring, height - low), radius - ring / 2, "face")
        return Face(drawing, (ring, ring), (width - 2 * ring, height - low - ring), 1 - RING * 0.7)
    drawing.plate((0, side, width, height), radius, "side")
    drawing.plate((0, 0, width, height - side), radius, "face")
    return Face(drawing, (0, 0), (width, height - side), 1)


@dataclass(frozen=True, slots=True)
class Face:
    """The face of a tile; places on it are shares of its width and height."""

    drawing: Drawing
    corner: Point
    size: Point
    scale: float
    """The scale of everything on the face; smaller on a tile with a ring."""

    @property
    def unit(self) -> float:
        """The unit of all sizes: the width of a tile without a ring."""
        return self.drawing.width * self.scale

    def at(self, across: float, down: float) -> Point:
        """Return a point of the face."""
        (left, top), (width, height) = self.corner, self.size
        return (left + width * across, top + height * down)

    def darkened(self) -> None:
        """Draw a joker's dark field on the face."""
        edge = self.unit * (0.09 if self.scale == 1 else 0.085)
        (left, top), (right, bottom) = self.at(0, 0), self.at(1, 1)
        box = (left + edge, top + edge, right - edge, bottom - edge)
        self.drawing.plate(box, self.unit * RADIUS * 0.6, "joker")

    def number(self, number: str, ink: Paint) -> None:
        """Write the number."""
        self.drawing.write(number, self.at(0.5, 0.33), round(self.unit * 0.6), ink)

    def colour(self, letter: str, ink: Paint) -> None:
        """Draw the shape of a colour, and its letter beside it."""
        EMBLEMS[letter](self.drawing, self.at(0.31, 0.77), self.unit * 0.31, ink)
        self.drawing.write(letter.upper(), self.at(0.7, 0.77), round(self.unit * 0.39), ink)

    def star(self, down: float, share: float) -> None:
        """Draw the joker's star."""
        star(self.drawing, self.at(0.5, down), self.unit * share, "joker_text")
