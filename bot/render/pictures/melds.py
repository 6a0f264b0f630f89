"""The middle of a picture: the table."""

from bot.render.board import Board, ShownMeld, ShownPiece, ShownPieces
from bot.render.numbering import span
from bot.render.pictures.lettering import height_of, width_of
from bot.render.pictures.measures import INNER, MARGIN
from bot.render.pictures.shapes import On, Page
from bot.render.pictures.themes import Paint

PADDING = 22
HIDDEN = ShownPiece("?")
ON_FELT: On = ("text", "felt")


def place_table(page: Page, board: Board) -> None:
    """Place the piles of a card game, then the melds, then pieces without a meld."""
    with page.area("felt", PADDING):
        if board.family == "cards":
            _place_piles(page, board)
        if board.heading:
            _place_heading(page, board)
        _place_melds(page, board.melds)
        _place_strip(page, board.loose, "open", ("text", "rack"))
        _place_strip(page, board.missing, "missing", ("wrong_text", "wrong"))
        page.top -= page.measures.between


def _place_heading(page: Page, board: Board) -> None:
    """Write that this is a draft, or that the table is empty."""
    size = page.measures.text
    height = height_of(size) + 12 + page.measures.between if board.melds else page.measures.row
    left, middle = MARGIN + 8, page.top + (height - page.measures.between) // 2
    if board.draft:
        left = page.sign((left, middle), "draft", size, ON_FELT) + 16
    page.name((left, middle), board.heading, INNER - left, size, ON_FELT)
    page.top += height


def _place_piles(page: Page, board: Board) -> None:
    """Place the stock face down, and the discard pile with its last card on top."""
    measures = page.measures
    width, height = measures.piece
    middle, left = page.top + height // 2, MARGIN + measures.badge
    page.piece(left, page.top, HIDDEN, "felt")
    after = left + measures.pitch + 8
    page.figure((after, middle), "stock", str(board.stock), measures.text, ON_FELT)
    left += measures.place
    if board.pile:
        page.piece(left, page.top, board.pile[-1], "felt")
    else:
        page.plate((left, page.top, width, height), "rack", "felt", 10)
    after = left + measures.pitch + 8
    page.figure((after, middle), "pieces", str(len(board.pile)), measures.text, ON_FELT)
    page.top += measures.row


def _place_melds(page: Page, melds: tuple[ShownMeld, ...]) -> None:
    columns = page.measures.columns
    rows = 0
    for meld in melds:
        row, column = divmod(meld.lying.place(columns), columns)
        left = MARGIN + column * page.measures.place
        _place_meld(page, left, page.top + row * page.measures.row, meld)
        rows = max(rows, row - -span(len(meld.pieces), columns) // columns)
    page.top += rows * page.measures.row


def _place_meld(page: Page, left: int, top: int, meld: ShownMeld) -> None:
    """Place a meld with its number; a faulty one on a dark plate, with a sign."""
    ground: Paint = "wrong" if meld.wrong else "felt"
    if meld.wrong:
        _place_wrong(page, left, top, len(meld.pieces))
    _place_number(page, left, top, meld)
    _place_line(page, left + page.measures.badge, top, meld.pieces, ground)


def _place_number(page: Page, left: int, top: int, meld: ShownMeld) -> None:
    measures = page.measures
    on: On = ("wrong_text", "wrong") if meld.wrong else ON_FELT
    number = str(meld.number)
    start = left + measures.badge - 8 - width_of(number, measures.number)
    height = measures.piece[1]
    page.text((start, top + height * (3 if meld.wrong else 5) // 10), number, measures.number, on)
    if meld.wrong:
        size = measures.badge - 14
        page.sign((left + 5, top + height * 7 // 10), "wrong", size, on)


def _place_wrong(page: Page, left: int, top: int, pieces: int) -> None:
    measures = page.measures
    width = measures.badge + min(pieces, measures.line) * measures.pitch + 4
    height = measures.row * -(-pieces // measures.line)
    box = (left - 2, top - 6, width, height - measures.between + 12)
    page.plate(box, "wrong", "felt", 16)


def _place_line(page: Page, left: int, top: int, pieces: ShownPieces, ground: Paint) -> int:
    """Place pieces side by side, in several lines if needed; return the number of lines."""
    measures = page.measures
    for place, shown in enumerate(pieces):
        line, column = divmod(place, measures.line)
        page.piece(left + column * measures.pitch, top + line * measures.row, shown, ground)
    return -(-len(pieces) // measures.line)


def _place_strip(page: Page, pieces: ShownPieces, sign: str, on: On) -> None:
    """Place pieces without a meld, if any, with a sign for the reason."""
    if not pieces:
        return
    measures = page.measures
    page.top += 10
    lines = -(-len(pieces) // measures.line)
    height = lines * measures.row - measures.between
    width = measures.badge + min(len(pieces), measures.line) * measures.pitch + 6
    page.plate((MARGIN - 6, page.top - 6, width, height + 12), on[1], "felt", 16)
    middle = page.top + measures.piece[1] // 2
    page.sign((MARGIN + 3, middle), sign, measures.badge - 14, on)
    _place_line(page, MARGIN + measures.badge, page.top, pieces, on[1])
    page.top += lines * measures.row
