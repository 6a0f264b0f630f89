"""One picture for each tile and card, as custom emoji for platforms that have them."""

import io
from collections.abc import Iterator

from PIL import Image, ImageDraw

from bot.render.board import ShownPiece
from bot.render.pictures.drawn.drawing import FINE, Drawing
from bot.render.pictures.drawn.tiles import RADIUS
from bot.render.pictures.studio import draw_piece
from bot.render.pictures.themes import HIGH_CONTRAST, Theme
from bot.render.pieces import JOKER
from bot.render.writing import emoji_name, part
from core.rules.sheet import Sheet

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
