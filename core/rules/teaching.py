"""What a family shows to who does not know its games: small examples, and a first game."""

from collections.abc import Mapping
from dataclasses import dataclass

LEARNER, OTHER = "You", "Other"
"""The seats of a first game, as its positions name them."""
DRAWING = ("draw", "take")
"""How words begin that bring a piece."""


@dataclass(frozen=True, slots=True)
class Example:
    """Something that could be done at a table, made from the fields of a sheet."""

    key: str
    """What it shows: `first`, `joker`, `layoff`."""
    chapter: str
    """Of the rules, to which it belongs."""
    groups: Mapping[str, str]
    """Pieces in notation, melds with bars between, by what they are in it: `rack`, `after`."""
    points: int = 0
    """What is laid counts."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One turn of a first game."""

    key: str
    """What it is about: `first`, `table`, `joker` ..."""
    rack: str
    words: tuple[str, ...]
    """What can be said to take it, in order."""
    other: str
    """The rack of the other seat."""
    stock: str
    table: str = ""
    discard: str = ""
    opened: bool = True
    """Whether everybody has made the first laying, where there is such a thing."""
    points: int = 0
    """What is laid counts, where that matters."""

    @property
    def position(self) -> Mapping[str, object]:
        """How the turn begins, as records write it."""
        return {
            "table": self.table,
            "racks": {LEARNER: self.rack, OTHER: self.other},
            "to_move": LEARNER,
            "stock": self.stock,
            "opened": [LEARNER, OTHER] if self.opened else [],
            "discard": self.discard,
        }

    @property
    def left(self) -> int:
        """How many pieces the learner holds at most, if the turn was what it is about."""
        gained = sum(word.startswith(DRAWING) for word in self.words)
        laid = (word.split()[1:] for word in self.words if not word.startswith(DRAWING))
        return len(self.rack.split()) + gained - sum(map(_pieces, laid))


def _pieces(said: list[str]) -> int:
    """Count the pieces that a word names; what is a mere number is a meld's."""
    return sum(not word.isdecimal() for word in said)
