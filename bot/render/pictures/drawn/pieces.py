"""Every piece that there is, told by its notation alone, whatever family it is from."""

import re

from bot.render.board import ShownPiece
from bot.render.pictures.drawn.cards import draw_back, draw_card
from bot.render.pictures.drawn.drawing import Drawing
from bot.render.pictures.drawn.tiles import draw_blank, draw_joker, draw_tile

_TILE = re.compile(r"([rbkgy])(\d+)")
_CARD = re.compile(r"(10|[2-9AJQK])([SHDC])")


def draw_piece(drawing: Drawing, shown: ShownPiece) -> None:
    """Draw a piece; one of an unknown family as its notation."""
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
