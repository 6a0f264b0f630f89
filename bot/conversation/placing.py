"""Where cards are to be laid off, for who has not said on which meld."""

from bot.reading.pieces import read_pieces
from bot.render.numbering import Numbering
from core.rules.pieces import Meld, Pieces, UnreadableError, print_pieces
from core.rules.sheet import Sheet


class NoSuchPlaceError(ValueError):
    """Cards that fit no meld on the table, or several."""

    def __init__(self, pieces: Pieces, numbers: tuple[int, ...]) -> None:
        super().__init__(len(numbers))
        self.pieces = pieces
        self.numbers = numbers


def with_place(text: str, language: str, sheet: Sheet, table: Numbering) -> str:
    """Return what is laid off with the number of its meld behind it, where only one takes it.

    Raises:
        NoSuchPlaceError: no meld takes all of it, or several do.
    """
    last = text.rpartition(" ")[2].strip("#.")
    if last in {str(meld.number) for meld in table.melds}:
        return text
    try:
        cards = sheet.family.read_pieces(read_pieces(text, language, sheet.family.name))
    except UnreadableError:
        return text
    if not cards:
        return text
    numbers = tuple(meld.number for meld in table.melds if _takes(sheet, meld.pieces, cards))
    if len(numbers) != 1:
        raise NoSuchPlaceError(cards, numbers)
    return f"{print_pieces(cards)} {numbers[0]}"


def _takes(sheet: Sheet, meld: Pieces, cards: Pieces) -> bool:
    return isinstance(sheet.family.judge(sheet, (*meld, *cards)), Meld)
