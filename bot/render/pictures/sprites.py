"""Sprites: each drawn once, kept ready for pasting, and forgotten when others need the room."""

from collections import OrderedDict
from threading import Lock

from PIL import Image, ImageDraw

from bot.render.pictures.drawing import FINE, Drawing, font
from bot.render.pictures.palette import Palette
from bot.render.pictures.pieces import draw_piece
from bot.render.pictures.shapes import PieceAt, Plate, Shape, Sign, Text
from bot.render.pictures.signs import SIGNS
from bot.render.pictures.themes import Theme

ROOM = 12_000_000
"""Bytes that the sprites of one theme may take up; a whole game of tiles needs 4 million."""


class SpriteBook:
    """The sprites of one theme. Several threads may paint from it."""

    def __init__(self, theme: Theme, room: int = ROOM) -> None:
        self.palette = Palette(theme)
        self._theme = theme
        self._room = room
        self._used = 0
        self._kept: OrderedDict[tuple[object, ...], Image.Image] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        """Return how many bytes the sprites take up."""
        return self._used

    def sprite(self, shape: Shape) -> Image.Image:
        """Return the sprite of a shape, wherever that is placed."""
        key = (type(shape), *shape[2:])
        with self._lock:
            known = self._kept.get(key)
            if known is not None:
                self._kept.move_to_end(key)
                return known
        drawn = self._drawn(shape)
        with self._lock:
            self._keep(key, drawn)
        return drawn

    def _keep(self, key: tuple[object, ...], sprite: Image.Image) -> None:
        if key not in self._kept:
            self._used += sprite.width * sprite.height
        self._kept[key] = sprite
        while self._used > self._room:
            _, old = self._kept.popitem(last=False)
            self._used -= old.width * old.height

    def _drawn(self, shape: Shape) -> Image.Image:
        match shape:
            case PieceAt():
                return self._piece(shape)
            case Text():
                return self._text(shape)
            case Sign():
                return self._sign(shape)
            case Plate():
                return self._plate(shape)

    def _piece(self, at: PieceAt) -> Image.Image:
        drawing = Drawing(self._theme, (at.width, at.height), at.ground)
        draw_piece(drawing, at.shown)
        return self.palette.matched(drawing.finished())

    def _sign(self, sign: Sign) -> Image.Image:
        drawing = Drawing(self._theme, (sign.width, sign.height), sign.ground)
        SIGNS[sign.name](drawing, sign.ink, sign.ground)
        return self.palette.matched(drawing.finished())

    def _text(self, text: Text) -> Image.Image:
        mask = Image.new("L", (text.width, text.height))
        ImageDraw.Draw(mask).text((0, 0), text.text, 255, font(text.size))
        return self.palette.inked(mask, text.ink, text.ground)

    def _plate(self, plate: Plate) -> Image.Image:
        mask = Image.new("L", (plate.width * FINE, plate.height * FINE))
        box = (0, 0, plate.width * FINE - 1, plate.height * FINE - 1)
        ImageDraw.Draw(mask).rounded_rectangle(box, plate.radius * FINE, 255)
        return self.palette.inked(mask.reduce(FINE), plate.paint, plate.ground)
