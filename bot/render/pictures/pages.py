"""The layouts of all kinds of pictures: tables, racks, results and rankings."""

from collections.abc import Sequence

from bot.render.board import Board, Ending, Ranking, ShownGroup, ShownPlace, ShownRack
from bot.render.pictures.heads import named, place_head, place_seats, place_title
from bot.render.pictures.lettering import height_of
from bot.render.pictures.measures import INNER, MARGIN, measures
from bot.render.pictures.melds import place_table
from bot.render.pictures.shapes import Layout, On, Page, figure_width
from bot.render.pictures.themes import Paint, Theme
from bot.texts.numbers import gained, signed

RACK_PADDING = 20
APART = 22
"""Between two groups."""
BAR = 8
"""The bar below a group that its owner made."""


def place_rack(page: Page, rack: Sequence[ShownGroup]) -> None:
    """Place a rack on the lighter ground for the reader's own things."""
    with page.area("rack", RACK_PADDING):
        place_groups(page, rack, "rack")


def place_groups(page: Page, rack: Sequence[ShownGroup], ground: Paint) -> None:
    """Place groups side by side; a group that does not fit begins the next line."""
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
    """Place a group and return its right edge; a group longer than a line continues below."""
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


PADDING = 18
BETWEEN = 14


def place_ending(page: Page, ending: Ending) -> None:
    """Place the heading and each seat's part."""
    place_title(page, (ending.title, ending.subtitle))
    _place_heading(page, ending.heading)
    with page.area("rack", PADDING):
        for place, seat in enumerate(ending.seats):
            _place_seat(page, seat, named(seat.name, place))
            page.top += BETWEEN


def _place_heading(page: Page, heading: str) -> None:
    size = page.measures.text
    height = height_of(size) + 30
    page.name((MARGIN, page.top + height // 2 - 8), heading, INNER, size, ("text", "ground"))
    page.top += height


def _place_seat(page: Page, seat: ShownRack, name: str) -> None:
    """Place a name with its figures on a plate (dark for a winner), and the rack below."""
    on: On = ("turn_text", "turn") if seat.won else ("text", "panel")
    height = height_of(page.measures.text) + 20
    page.plate((MARGIN, page.top, INNER, height), on[1], "rack", 16)
    middle = page.top + height // 2
    left, right = MARGIN + PADDING, MARGIN + INNER - PADDING
    for sign, figure in reversed(_told(seat)):
        right -= figure_width(figure, page.measures.text)
        page.figure((right, middle), sign, figure, page.measures.text, on)
        right -= 2 * PADDING
    if seat.won:
        left = page.sign((left, middle), "won", page.measures.text, on) + 14
    page.name((left, middle), name, right - left, page.measures.text, on)
    page.top += height + BETWEEN
    if seat.rack:
        place_groups(page, (ShownGroup(pieces=seat.rack),), "rack")


def _told(seat: ShownRack) -> tuple[tuple[str, str], ...]:
    """Return signs with figures: the score of the round, the total, and the hints."""
    told = (("gain", gained(seat.gain)), ("score", signed(seat.total)))
    return told if seat.hints is None else (*told, ("hint", str(seat.hints)))


def page(shown: Board | Ending | Ranking, theme: Theme) -> Layout:
    """Lay out a picture of any kind."""
    match shown:
        case Board():
            return board_page(shown, theme)
        case Ending():
            return ending_page(shown, theme)
        case Ranking():
            return ranking_page(shown, theme)


def board_page(board: Board, theme: Theme) -> Layout:
    """Lay out a table; in a private picture, with the reader's rack below."""
    sheet = Page(measures(theme, board.family))
    place_head(sheet, board)
    place_seats(sheet, board)
    place_table(sheet, board)
    if board.rack is not None:
        place_rack(sheet, board.rack)
    return sheet.layout()


def ending_page(ending: Ending, theme: Theme) -> Layout:
    """Lay out the result of a round."""
    sheet = Page(measures(theme, ending.family))
    place_ending(sheet, ending)
    return sheet.layout()


def ranking_page(ranking: Ranking, theme: Theme) -> Layout:
    """Lay out a ranking."""
    sheet = Page(measures(theme, "tiles"))
    place_title(sheet, (ranking.title, ranking.subtitle))
    with sheet.area("rack", PADDING):
        listed = len(ranking.places) > 1
        for line, place in enumerate(ranking.places):
            _place_line(sheet, place, named(place.name, line), numbered=listed)
    return sheet.layout()


def _place_line(page: Page, place: ShownPlace, name: str, *, numbered: bool) -> None:
    """Place a line on a plate (dark for the reader): in a list the place, the name, the figures."""
    on: On = ("turn_text", "turn") if place.own else ("text", "panel")
    size = page.measures.text
    height = height_of(size) + 20
    page.plate((MARGIN, page.top, INNER, height), on[1], "rack", 16)
    middle = page.top + height // 2
    left, right = MARGIN + PADDING, MARGIN + INNER - PADDING
    for sign, figure in (("pieces", str(place.rounds)), ("score", str(place.figure))):
        right -= figure_width(figure, size)
        page.figure((right, middle), sign, figure, size, on)
        right -= 2 * PADDING
    if place.place == 1:
        left = page.sign((left, middle), "won", size, on) + 14
    if numbered:
        left = page.text((left, middle), f"{place.place}.", size, on) + 14
    page.name((left, middle), name, right - left, size, on)
    page.top += height + BETWEEN
