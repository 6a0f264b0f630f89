"""What a family teaches: small examples, a first game, and puzzles."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Generic, Literal, TypeAlias, TypeVar

from core.rules.pieces import Pieces, Table

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


V = TypeVar("V")
"""The view of a family: a `view.RoundView`."""
Grade: TypeAlias = Literal["easy", "normal", "hard"]
"""How difficult a puzzle is: how much of the table has to be moved."""
GRADES: Final[tuple[Grade, ...]] = ("easy", "normal", "hard")

Shuffle: TypeAlias = Callable[[Pieces], Pieces]
"""Where the chance of a puzzle comes from: the same shuffles make the same puzzle."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleOf(Generic[V]):
    """What is asked, and an answer. `view.Puzzle` is the type that others use."""

    view: V
    """The table and the rack as the solver of the puzzle sees them; whoever it is has opened."""
    solution: Table
    """The answer that changes the table least."""
    grade: Grade
    """As it was measured."""
    moved: int
    """How many pieces of the table do not stay in their meld in that answer."""
    changed: int
    """How many melds do not lie any more as they lay."""
