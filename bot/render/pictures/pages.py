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


def board_page(board: Board, theme: Theme) -> Layout:
    """Lay out a table, and below it the viewer's rack, if it is a viewer's own picture."""
    page = Page(measures(theme, board.family))
    place_head(page, board)
    place_seats(page, board)
    place_table(page, board)
    if board.rack is not None:
        place_rack(page, board.rack)
    return page.layout()


def ending_page(ending: Ending, theme: Theme) -> Layout:
    """Lay out how a round ended."""
    page = Page(measures(theme, ending.family))
    place_ending(page, ending)
    return page.layout()
