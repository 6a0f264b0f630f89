"""How pieces are written at a terminal: a line for each meld, numbered, so that it can be named."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from bot.render.look import Paint, plain
from core.rules.pieces import Groups, Piece, Pieces, Table

FRESH = "+"
"""Stands before what is new; it is read as a space, so that a line can be typed back."""
LINES_BEFORE_COLUMNS = 14
"""A table of more melds is written in two columns."""
GAP = 4


@dataclass(frozen=True, slots=True)
class TerminalBrush:
    """Writes pieces for a screen of lines, with or without colours."""

    paint: Paint = plain

    def pieces(self, pieces: Pieces, fresh: Pieces = ()) -> str:
        """Write pieces on one line, a plus before what is fresh."""
        return self._write(_marked(pieces, Counter(fresh)))

    def table(self, table: Table, fresh: Pieces = ()) -> str:
        """Write the melds, numbered, a plus before what is fresh."""
        return self.groups(tuple(meld.pieces for meld in table), fresh)

    def groups(self, groups: Groups, fresh: Pieces = ()) -> str:
        """Write a proposed table like a table."""
        marked = _marked_groups(groups, Counter(fresh))
        lines = [[f"{place:>3} ", *words] for place, words in enumerate(marked, 1)]
        if len(lines) <= LINES_BEFORE_COLUMNS:
            return "\n".join(map(self._write, lines))
        return "\n".join(self._side_by_side(lines))

    def _side_by_side(self, lines: Sequence[list[str]]) -> Iterator[str]:
        half = (len(lines) + 1) // 2
        width = max(len(" ".join(line)) for line in lines[:half]) + GAP
        for place, left in enumerate(lines[:half]):
            right = lines[half + place : half + place + 1]
            padding = " " * (width - len(" ".join(left)))
            yield self._write(left) + "".join(padding + self._write(line) for line in right)

    def _write(self, words: Iterable[str]) -> str:
        return " ".join(map(self._paint_marked, words))

    def _paint_marked(self, word: str) -> str:
        return FRESH + self.paint(word[1:]) if word.startswith(FRESH) else self.paint(word)


def _marked_groups(groups: Groups, left: Counter[Piece]) -> list[list[str]]:
    """Mark what is fresh; of equal pieces first those among the most other fresh ones."""
    fresh = dict(left)
    places = sorted(
        range(len(groups)), key=lambda place: -sum(piece in fresh for piece in groups[place])
    )
    marked = {place: _marked(groups[place], left) for place in places}
    return [marked[place] for place in range(len(groups))]


def _marked(pieces: Iterable[Piece], left: Counter[Piece]) -> list[str]:
    """Write pieces, as many of equal ones marked as are left; these are then used up."""
    words = []
    for piece in pieces:
        fresh = left[piece] > 0
        left[piece] -= fresh
        words.append(f"{FRESH}{piece}" if fresh else str(piece))
    return words
