"""Paints pictures, and emoji of single pieces. Each sprite is drawn once and cached for pasting."""

import io
import re
from collections.abc import Iterator
from threading import Lock

from PIL import Image, ImageDraw

from bot.render.board import ShownPiece
from bot.render.pictures.drawn.cards import draw_back, draw_card
from bot.render.pictures.drawn.drawing import FINE, Drawing, font
from bot.render.pictures.drawn.signs import SIGNS
from bot.render.pictures.drawn.tiles import RADIUS, draw_blank, draw_joker, draw_tile
from bot.render.pictures.shapes import Layout, PieceAt, Plate, Shape, Sign, Text
from bot.render.pictures.themes import HIGH_CONTRAST, Paint, Rgb, Theme
from bot.render.pieces import JOKER
from bot.render.writing import emoji_name, part
from core.rules.sheet import Sheet

STEPS = 4
"""The number of steps from one paint to another, for smooth edges."""
_MEETING: tuple[tuple[Paint, Paint], ...] = (
    ("panel", "ground"),
    ("turn", "ground"),
    ("felt", "ground"),
    ("wrong", "felt"),
    ("side", "felt"),
    ("rack", "felt"),
    ("panel", "rack"),
    ("turn", "rack"),
    ("side", "rack"),
    ("face", "side"),
    ("face", "felt"),
    ("face", "rack"),
    ("face", "wrong"),
    ("side", "wrong"),
    ("ring", "face"),
    ("ring", "felt"),
    ("ring", "rack"),
    ("ring", "wrong"),
)
"""Neighbouring paints besides text: plates, and what lies on them."""


class Palette:
    """The at most 256 colours of a theme: its paints, and steps between neighbouring paints.

    Pictures are painted with palette indices. That makes them a third as large as in full colour,
    and pasting and packing three times as fast.
    """

    def __init__(self, theme: Theme) -> None:
        self._theme = theme
        self._colours: list[Rgb] = list(dict.fromkeys(theme.colours.values()))
        pairs = dict.fromkeys((*theme.pairs, *_MEETING))
        self._ramps = {pair: self._ramp(*pair) for pair in pairs}
        self.flat = [part for colour in self._colours for part in colour]
        """In Pillow's format: red, green and blue of each colour."""
        self._samples = Image.new("P", (1, 1))
        self._samples.putpalette(self.flat)

    def __len__(self) -> int:
        """Return the number of colours."""
        return len(self._colours)

    def number(self, paint: Paint) -> int:
        """Return the palette index of a paint."""
        return self._colours.index(self._theme.colours[paint])

    def inked(self, mask: Image.Image, ink: Paint, ground: Paint) -> Image.Image:
        """Turn a mask into an ink on a ground, with the steps in between."""
        coloured = mask.point(self._ramps[ink, ground])
        coloured.putpalette(self.flat)
        return coloured

    def matched(self, sprite: Image.Image) -> Image.Image:
        """Turn a sprite in full colour into indices of the nearest colours."""
        return sprite.quantize(palette=self._samples, dither=Image.Dither.NONE)

    def empty(self, size: tuple[int, int], paint: Paint) -> Image.Image:
        """Return an empty picture."""
        image = Image.new("P", size, self.number(paint))
        image.putpalette(self.flat)
        return image

    def _ramp(self, ink: Paint, ground: Paint) -> list[int]:
        """Return the palette index for each strength of an ink, from 0 to 255."""
        steps = [self._numbered(step) for step in self._steps(ink, ground)]
        return [steps[round(strength * STEPS / 255)] for strength in range(256)]

    def _steps(self, ink: Paint, ground: Paint) -> Iterator[Rgb]:
        on, under = self._theme.colours[ink], self._theme.colours[ground]
        for step in range(STEPS + 1):
            red, green, blue = (
                round(low + (high - low) * step / STEPS)
                for low, high in zip(under, on, strict=True)
            )
            yield (red, green, blue)

    def _numbered(self, colour: Rgb) -> int:
        if colour not in self._colours:
            self._colours.append(colour)
        return self._colours.index(colour)


_TILE = re.compile(r"([rbkgy])(\d+)")
_CARD = re.compile(r"(10|[2-9AJQK])([SHDC])")


def draw_piece(drawing: Drawing, shown: ShownPiece) -> None:
    """Draw a piece; a piece of an unknown family as its notation."""
    tile, card = _TILE.fullmatch(shown.piece), _CARD.fullmatch(shown.piece)
    if tile:
        draw_tile(drawing, tile[1], tile[2], new=shown.new)
    elif card:
        draw_card(drawing, card[1], card[2], new=shown.new)
    elif shown.piece == "J":
        draw_joker(drawing, shown.role, new=shown.new)
    elif shown.piece == "?":
        draw_back(drawing)
    else:
        draw_blank(drawing, shown.piece, new=shown.new)


ROOM = 12_000_000
"""The maximum size of one theme's sprites in bytes; a whole game of tiles needs 4 million."""


class SpriteBook:
    """The sprites of one theme. Several threads may paint from it."""

    def __init__(self, theme: Theme, room: int = ROOM) -> None:
        self.palette = Palette(theme)
        self._theme = theme
        self._room = room
        self._kept: dict[tuple[object, ...], Image.Image] = {}
        self._bytes = 0
        self._lock = Lock()

    def __len__(self) -> int:
        """Return the size of the sprites in bytes."""
        return self._bytes

    def sprite(self, shape: Shape) -> Image.Image:
        """Return the sprite of a shape, independent of its place.

        A picture asks for very many, so a look needs no lock, and does not say that it was used.
        The values of two kinds of shapes are never equal, so the kind is no part of the key.
        """
        key: tuple[object, ...] = shape[2:]
        known = self._kept.get(key)
        if known is None:
            known = self._drawn(shape)
            self._keep(key, known)
        return known

    def _keep(self, key: tuple[object, ...], drawn: Image.Image) -> None:
        """Keep a sprite, and drop the oldest ones if there is no room."""
        with self._lock:
            if key in self._kept or _bytes(drawn) > self._room:
                return
            self._kept[key] = drawn
            self._bytes += _bytes(drawn)
            while self._bytes > self._room:
                self._bytes -= _bytes(self._kept.pop(next(iter(self._kept))))

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


def _bytes(sprite: Image.Image) -> int:
    return sprite.width * sprite.height


PACKING = 3
"""The PNG compression level, 0 to 9: a higher one costs more time than it saves in sending."""


class Studio:
    """Paints layouts. One serves the whole program, in several threads at a time."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._books: dict[str, SpriteBook] = {}
        self._lock = Lock()

    def book(self, theme: Theme) -> SpriteBook:
        """Return the sprites of a theme."""
        with self._lock:
            if theme.name not in self._books:
                self._books[theme.name] = SpriteBook(theme, self._room)
            return self._books[theme.name]

    def paint(self, layout: Layout, theme: Theme) -> Image.Image:
        """Paint a picture."""
        book = self.book(theme)
        image = book.palette.empty((layout.width, layout.height), "ground")
        paste, sprite = image.paste, book.sprite
        for shape in layout.shapes:
            left, top = shape[:2]
            if isinstance(shape, Plate) and not shape.radius:
                number = book.palette.number(shape.paint)
                paste(number, (left, top, left + shape.width, top + shape.height))
            else:
                paste(sprite(shape), (left, top))
        return image

    def png(self, layout: Layout, theme: Theme) -> bytes:
        """Paint a picture as a PNG file."""
        return packed(self.paint(layout, theme))


def packed(image: Image.Image) -> bytes:
    """Return a picture as a PNG file."""
    file = io.BytesIO()
    image.save(file, "PNG", compress_level=PACKING)
    return file.getvalue()


SIDE = 128
"""Pixels: the largest size that Discord keeps."""
PIECE = (100, 128)


def emoji_pictures(sheet: Sheet, theme: Theme = HIGH_CONTRAST) -> dict[str, bytes]:
    """Return a PNG file for each emoji that a table of this sheet may need, by its name."""
    return {emoji_name(shown): _picture(shown, theme) for shown in needed(sheet)}


def needed(sheet: Sheet) -> Iterator[ShownPiece]:
    """Yield every piece that needs an emoji, and a joker for whatever it may stand for."""
    pack = dict.fromkeys(map(str, sheet.family.pieces.pack(sheet)))
    yield from map(ShownPiece, pack)
    if JOKER in pack:
        tiles = [piece for piece in pack if piece != JOKER]
        yield from (ShownPiece(JOKER, tile) for tile in tiles)
        numbers = dict.fromkeys(part(ShownPiece(tile)).value for tile in tiles)
        yield from (ShownPiece(JOKER, number) for number in numbers)


def _picture(shown: ShownPiece, theme: Theme) -> bytes:
    drawing = Drawing(theme, PIECE, "side")
    draw_piece(drawing, shown)
    piece = drawing.finished()
    piece.putalpha(_outline())
    whole = Image.new("RGBA", (SIDE, SIDE))
    whole.paste(piece, ((SIDE - PIECE[0]) // 2, 0))
    file = io.BytesIO()
    whole.save(file, "PNG", optimize=True)
    return file.getvalue()


def _outline() -> Image.Image:
    width, height = (side * FINE for side in PIECE)
    mask = Image.new("L", (width, height))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width - 1, height - 1), width * RADIUS, 255)
    return mask.reduce(FINE)
