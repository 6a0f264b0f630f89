"""The lower part of a private picture: the rack as its owner has sorted it."""

from collections.abc import Sequence

from bot.render.board import ShownGroup
from bot.render.pictures.measures import INNER, MARGIN
from bot.render.pictures.page import Page
from bot.render.pictures.themes import Paint

PADDING = 20
APART = 22
"""Between two groups."""
BAR = 8
"""The bar below a group that its owner made."""


def place_rack(page: Page, rack: Sequence[ShownGroup]) -> None:
    """Place a rack on the lighter ground of what is one's own."""
    with page.area("rack", PADDING):
        place_groups(page, rack, "rack")


def place_groups(page: Page, rack: Sequence[ShownGroup], ground: Paint) -> None:
    """Place groups side by side; one that does not fit into the line any more begins the next."""
    measures, right = page.measures, MARGIN + INNER
    left = MARGIN
    for group in rack:
        width = len(group.pieces) * measures.pitch - measures.gap
        if left > MARGIN and left + width > right:
            left, page.top = MARGIN, page.top + measures.row
        left = _place_group(page, left, group, ground) + APART
    page.top += measures.piece[1] if rack else 0
    page.top += BAR


def _place_group(page: Page, left: int, group: ShownGroup, ground: Paint) -> int:
    """Place a group and return where it ends; one that is longer than a line goes on below."""
    measures = page.measures
    start = left
    for shown in group.pieces:
        if left + measures.piece[0] > MARGIN + INNER:
            _place_bar(page, start, left, group, ground)
            start = left = MARGIN
            page.top += measures.row
        page.piece(left, page.top, shown, ground)
        left += measures.pitch
    _place_bar(page, start, left, group, ground)
    return left - measures.gap


def _place_bar(page: Page, start: int, end: int, group: ShownGroup, ground: Paint) -> None:
    if group.own:
        top = page.top + page.measures.piece[1] + 3
        page.plate((start, top, end - start - page.measures.gap, BAR), "faint", ground, 3)
