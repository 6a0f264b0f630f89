"""Teaching: examples, a first game, puzzles, what a turn allowed, what a strong player does."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Generic, Literal, TypeAlias, TypeVar

from core.rules.pieces import Pieces, Table

LEARNER, OTHER = "You", "Other"
"""The seat names in positions of a first game."""
DRAWING = ("draw", "take")
"""First words of moves that add a piece."""


@dataclass(frozen=True, slots=True)
class Example:
    """A possible move at a table, built from the fields of a sheet."""

    key: str
    """The topic: `first`, `joker`, `layoff`."""
    chapter: str
    """The chapter of the rules to which it belongs."""
    groups: Mapping[str, str]
    """Pieces in notation, with bars between melds, by role: `rack`, `after`."""
    points: int = 0
    """The value of the lay."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One turn of a first game."""

    key: str
    """The topic: `first`, `table`, `joker` ..."""
    rack: str
    words: tuple[str, ...]
    """The words that play the turn, in order."""
    other: str
    """The rack of the other seat."""
    stock: str
    table: str = ""
    discard: str = ""
    opened: bool = True
    """Whether both seats have made the first laying, if the game has one."""
    points: int = 0
    """The value of the lay, if it matters."""

    @property
    def position(self) -> Mapping[str, object]:
        """The position at the start of the turn, in the format of records."""
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
        """The most pieces that the learner holds after the turn, if it was played as intended."""
        gained = sum(word.startswith(DRAWING) for word in self.words)
        laid = (word.split()[1:] for word in self.words if not word.startswith(DRAWING))
        return len(self.rack.split()) + gained - sum(map(_pieces, laid))


def _pieces(said: list[str]) -> int:
    """Count the pieces that a word names; a plain number names a meld."""
    return sum(not word.isdecimal() for word in said)


V = TypeVar("V")
"""The view of a family: a `view.RoundView`."""
Grade: TypeAlias = Literal["easy", "normal", "hard"]
"""The difficulty of a puzzle: how much of the table has to move."""
GRADES: Final[tuple[Grade, ...]] = ("easy", "normal", "hard")

Shuffle: TypeAlias = Callable[[Pieces], Pieces]
"""The source of a puzzle's chance: equal shuffles make equal puzzles."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleOf(Generic[V]):
    """A puzzle and an answer. Other modules use the type `view.Puzzle`."""

    view: V
    """The table and the rack, as seen by a seat that has made its first laying."""
    solution: Table
    """The answer with the smallest change to the table."""
    grade: Grade
    """The measured grade."""
    moved: int
    """The number of table pieces that leave their meld in that answer."""
    changed: int
    """The number of melds that the answer changes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Possible:
    """The most that could be laid in a turn. Each table is a legal one, so nothing is a guess."""

    pieces: Pieces = ()
    """The pieces of the rack that could be laid; empty if none could, or none were found."""
    table: Table = ()
    """The table after that lay."""
    goes_out: bool = False
    """Whether that lay ends the round, with a discard where the game asks for one."""
    spared: int = 0
    """The number of laid jokers that could have stayed on the rack."""
    thrifty: Table = ()
    """The table with the same other pieces laid, and without these jokers."""
    examined: bool = True
    """Whether no more is possible for certain; False if the effort or the time ran out."""


UNEXAMINED = Possible(examined=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Advice:
    """What a strong player does instead of the lay of a hint, and why."""

    stays: int
    """The number of pieces left on the rack after the lay of the hint."""
    keeps: bool = False
    """Whether a meld is worth more on the rack, because the other players could use it too."""
    lays: Pieces = ()
    """The pieces that it lays; empty: it draws, or with cards lays nothing in this turn."""
    jokers: int = 0
    """The jokers that only the lay of the hint spends."""
    tried: int = 0
    """The number of simulated deals for each option; 0: plain judgement speaks for it."""
    wins: int = 0
    """The simulated wins of the strong player's move."""
    wins_laying: int = 0
    """The simulated wins after the lay of the hint."""
