"""A puzzle: a table, and a rack that can just be emptied onto it in one turn."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Generic, Literal, TypeAlias, TypeVar

from core.rules.pieces import Pieces, Table

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
