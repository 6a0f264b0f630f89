"""The upper part of a picture: the sheet, the stock, and the seats."""

from bot.render.board import Board, ShownSeat
from bot.render.pictures.lettering import NEUTRAL, fitted, height_of, width_of, writable
from bot.render.pictures.measures import INNER, MARGIN
from bot.render.pictures.shapes import On, Page, figure_width
from bot.texts.numbers import signed

BETWEEN = 12
"""Between two seats."""
PADDING = 18
"""Within a seat's cell."""
MOST_LINES = 3
"""The name in two lines, the figures in one."""


def place_head(page: Page, board: Board) -> None:
    """Place the sheet's name and the round; the stock too, unless it lies on the table."""
    if board.family == "cards":
        place_title(page, (board.title, board.subtitle))
        return
    size, stock = page.measures.title, str(board.stock)
    width = figure_width(stock, size)
    place_title(page, (board.title, board.subtitle), INNER - width - 30)
    middle = page.top - title_height(page) // 2
    page.figure((MARGIN + INNER - width, middle), "stock", stock, size, _ON_GROUND)


def title_height(page: Page) -> int:
    """Return the height of the title's line."""
    return height_of(page.measures.title) + 24


def place_title(page: Page, title: tuple[str, str], width: int = INNER) -> None:
    """Place a title, with its details beside it."""
    size, (name, more) = page.measures.title, map(writable, title)
    middle = page.top + title_height(page) // 2
    room = max(width * 2 // 3, width - width_of(more, page.measures.text) - 24) if more else width
    page.name((MARGIN, middle), name, room, size, _ON_GROUND)
    if more:
        after = MARGIN + min(room, width_of(name, size)) + 24
        page.name((after, middle + 4), more, MARGIN + width - after, page.measures.text, _FAINT)
    page.top += title_height(page)


def place_seats(page: Page, board: Board) -> None:
    """Place the seats in the order of play."""
    in_a_row, lines = page.measures.seats.get(len(board.seats), page.measures.many_seats)
    width = (INNER - BETWEEN * (in_a_row - 1)) // in_a_row
    names = [named(seat.name, place) for place, seat in enumerate(board.seats)]
    cells = [
        _Cell(page, MARGIN + place % in_a_row * (width + BETWEEN), width, seat, name)
        for place, (seat, name) in enumerate(zip(board.seats, names, strict=True))
    ]
    while lines < MOST_LINES and not all(cell.holds(lines) for cell in cells):
        lines += 1
    height = height_of(page.measures.text) * lines + 20
    for place, cell in enumerate(cells):
        cell.place(page.top, height, lines)
        if place % in_a_row == in_a_row - 1 or place == len(cells) - 1:
            page.top += height + BETWEEN
    page.top += 8


def named(name: str, place: int) -> str:
    """Return the writable part of a name, or the seat's number if there is none."""
    written = writable(name)
    return written if any(char.isalnum() for char in written) else f"{NEUTRAL} {place + 1}"


class _Cell:
    """The cell of a seat: name and figures, on a dark ground if it is to move."""

    def __init__(self, page: Page, left: int, width: int, seat: ShownSeat, name: str) -> None:
        self.page, self.left, self.width, self.name = page, left, width, name
        self._on: On = ("turn_text", "turn") if seat.to_move else ("text", "panel")
        self._state = "gone" if seat.left else "turn" if seat.to_move else ""
        self._state_size = round(page.measures.text * 0.7)
        told = (("pieces", str(seat.count)), ("score", signed(seat.score)))
        self._told = (*told, ("clock", seat.until)) if seat.until else told
        self._text = self._largest(page.measures.text - 4)
        self._figures_width = self._width(self._text)

    def holds(self, lines: int) -> bool:
        """Say whether the name is readable in a cell with this many lines."""
        measures = self.page.measures
        fit = fitted(self.name, self._room(lines), measures.text, measures.small)
        return len(fit.lines) == 1

    def place(self, top: int, height: int, lines: int) -> None:
        """Place the name with the figures beside it, or below."""
        self.page.plate((self.left, top, self.width, height), self._on[1], "ground", 16)
        if lines == 1:
            middle = top + height // 2
            self._name(middle, lines)
            self._figures(self.left + self.width - PADDING - self._figures_width, middle)
        else:
            line = height_of(self.page.measures.text)
            self._name(top + 10 + line * (lines - 1) // 2, lines)
            self._figures(self.left + PADDING, top + 10 + line * (2 * lines - 1) // 2)

    def _room(self, lines: int) -> int:
        """Return the maximum width of the name."""
        room = self.width - 2 * PADDING - (self._state_size + 12 if self._state else 0)
        return room - self._figures_width - 20 if lines == 1 else room

    def _largest(self, most: int) -> int:
        """Return the largest size of the figures that fits into the cell."""
        least, room = self.page.measures.small, self.width - 2 * PADDING
        sizes = range(most, least - 1, -2)
        return next((size for size in sizes if self._width(size) <= room), least)

    def _width(self, size: int) -> int:
        widths = [figure_width(figure, size) for _, figure in self._told]
        return sum(widths) + (len(widths) - 1) * PADDING

    def _name(self, middle: int, lines: int) -> None:
        left = self.left + PADDING
        if self._state:
            left = self.page.sign((left, middle), self._state, self._state_size, self._on) + 12
        text = self.page.measures.text
        self.page.name((left, middle), self.name, self._room(lines), text, self._on)

    def _figures(self, left: int, middle: int) -> None:
        for sign, figure in self._told:
            end = self.page.figure((left, middle), sign, figure, self._text, self._on)
            left = end + PADDING


_ON_GROUND: On = ("text", "ground")
_FAINT: On = ("faint", "ground")
