"""The kinds of pictures, each laid out from what there is to see."""

from bot.render.board import Board, Ending
from bot.render.pictures.heads import place_head, place_seats
from bot.render.pictures.measures import measures
from bot.render.pictures.melds import place_table
from bot.render.pictures.page import Page
from bot.render.pictures.racks import place_rack
from bot.render.pictures.results import place_ending
from bot.render.pictures.shapes import Layout
from bot.render.pictures.themes import Theme


def page(shown: Board | Ending, theme: Theme) -> Layout:
    """Lay out whatever there is to see."""
    return board_page(shown, theme) if isinstance(shown, Board) else ending_page(shown, theme)


def board_page(board: Board, theme: Theme) -> Layout:
    """Lay out a table, and below it the viewer's rack, if it is a viewer's own picture."""
    sheet = Page(measures(theme, board.family))
    place_head(sheet, board)
    place_seats(sheet, board)
    place_table(sheet, board)
    if board.rack is not None:
        place_rack(sheet, board.rack)
    return sheet.layout()


def ending_page(ending: Ending, theme: Theme) -> Layout:
    """Lay out how a round ended."""
    sheet = Page(measures(theme, ending.family))
    place_ending(sheet, ending)
    return sheet.layout()
