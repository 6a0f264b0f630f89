"""How pieces look in a message: each platform brings its own brush."""

from collections import Counter
from collections.abc import Iterable
from typing import Protocol

from core.rules.pieces import Groups, Piece, Pieces, Table, print_groups, print_pieces, print_table


class Brush(Protocol):
    """Writes pieces into the text of a screen.

    `fresh` are pieces to be marked: new on the rack, or new on the table since the reader's last
    turn. Of equal pieces as many are marked as `fresh` holds. Nothing written may depend on colour
    alone.
    """

    def pieces(self, pieces: Pieces, fresh: Pieces = ()) -> str:
        """Write a rack, a hand or a few tiles within a sentence, on one line."""

    def table(self, table: Table, fresh: Pieces = ()) -> str:
        """Write the melds of the table, on as many lines as it takes; never of an empty table."""

    def groups(self, groups: Groups, fresh: Pieces = ()) -> str:
        """Write a draft: a proposed table of which nothing is judged."""


class PlainBrush:
    """Writes the notation of records, which people and programs can type back."""

    def pieces(self, pieces: Pieces, fresh: Pieces = ()) -> str:
        """Write `r4 r5 *r6`, a star at what is fresh."""
        return print_pieces(pieces) if not fresh else " ".join(_starred(pieces, fresh))

    def table(self, table: Table, fresh: Pieces = ()) -> str:
        """Write the melds on one line, so that the line can be typed back."""
        del fresh
        return print_table(table)

    def groups(self, groups: Groups, fresh: Pieces = ()) -> str:
        """Write the groups on one line."""
        del fresh
        return print_groups(groups)


def _starred(pieces: Iterable[Piece], fresh: Pieces) -> Iterable[str]:
    left = Counter(fresh)
    for piece in pieces:
        star = "*" if left[piece] > 0 else ""
        left[piece] -= 1
        yield f"{star}{piece}"
