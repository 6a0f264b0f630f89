"""All sizes, in pixels of a picture that is 1280 wide."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from bot.render.pictures.themes import Theme

WIDTH = 1280
"""The width of every picture: Telegram converts photos to it, and a phone shows them 360 wide."""
MARGIN = 25
INNER = WIDTH - 2 * MARGIN


@dataclass(frozen=True, slots=True, kw_only=True)
class Measures:
    """Sizes and distances."""

    columns: int
    """The number of melds of up to four pieces side by side."""
    piece: tuple[int, int]
    gap: int = 6
    """Between the pieces of a meld."""
    between: int
    """Between rows of melds."""
    badge: int
    """The space on the left of a meld, for its number."""
    number: int
    """The size of that number."""
    title: int
    text: int
    small: int
    """The minimum size of names: 7 pixels high on a phone."""
    seats: Mapping[int, tuple[int, int]] = field(default_factory=dict)
    """For each number of seats: the seats in a row, and the lines of each cell.

    If a name is too long for that, all cells get another line.
    """
    many_seats: tuple[int, int]
    """The same for any other number of seats."""

    @property
    def pitch(self) -> int:
        """The distance from one piece to the next."""
        return self.piece[0] + self.gap

    @property
    def row(self) -> int:
        """The distance from one row of melds to the next."""
        return self.piece[1] + self.between

    @property
    def place(self) -> int:
        """The width of a place for a meld."""
        return INNER // self.columns

    @property
    def line(self) -> int:
        """The number of a meld's pieces in one line."""
        return (INNER - self.badge + self.gap) // self.pitch


_NORMAL = Measures(
    columns=3,
    piece=(82, 106),
    between=14,
    badge=46,
    number=38,
    title=46,
    text=38,
    small=26,
    seats={1: (2, 1), 2: (2, 1), 4: (2, 1)},
    many_seats=(3, 2),
)
_LARGE = Measures(
    columns=2,
    piece=(130, 164),
    between=18,
    badge=64,
    number=56,
    title=58,
    text=50,
    small=34,
    many_seats=(2, 2),
)
_CARD_HEIGHTS = {3: 116, 2: 182}


def measures(theme: Theme, family: str) -> Measures:
    """Return the sizes of a family's pieces in a theme."""
    measured = _NORMAL if theme.columns == _NORMAL.columns else _LARGE
    if family != "cards":
        return measured
    return replace(measured, piece=(measured.piece[0], _CARD_HEIGHTS[theme.columns]))
