"""A record: a match as its sheet, its seats and the moves of its rounds."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from core.rules.sheet import Goal, OptionValue
from core.rules.shuffle.seals import Fairness

FORMAT = "rummy-record/1"
"""What the first line of every record says."""
LONGEST = 200
"""Characters of a record that an error repeats."""


class RecordFault(StrEnum):
    """What can be wrong with a record; beside it stand the figures that come with it."""

    TOO_LONG = "too_long"
    TOO_DEEP = "too_deep"
    """Too many parts in a key."""
    TOO_LARGE = "too_large"
    """A number in `name`."""
    TOO_MUCH = "too_much"
    """`name` holds more than any match has."""
    NOT_TOML = "not_toml"
    """`why`, as the reader of TOML says."""
    FORMAT = "format"
    """`wanted`."""
    FIELD = "field"
    """`name`: there is no such field."""
    KIND = "kind"
    """`name` is no `kind`: a text, table, list or number."""
    SEATS = "seats"
    """They are not different names of one word each."""
    GOALS = "goals"
    """A match has one goal."""
    NO_GOAL = "no_goal"
    """`name` is nothing that `sheet` is played for."""
    TOO_FEW = "too_few"
    """`name` has to be 1 or more."""
    SHEET = "sheet"
    """There is no sheet `name`."""
    HOUSE_RULE = "house_rule"
    """`name` cannot be `value`."""
    UNREADABLE = "unreadable"
    """`word` is no notation."""
    HIDDEN = "hidden"
    """A tile that the record does not show: it goes no further."""
    MOVE = "move"
    """There is no move `word`."""
    IMPOSSIBLE = "impossible"
    """`what` in a move cannot be in any position."""
    NOT_OVER = "not_over"
    """The round before this one."""
    STARTER = "starter"
    """`name` does not sit there."""
    DRAW = "draw"
    """`word` was not drawn for the start by anybody."""
    STOCK = "stock"
    """It is not everything that is played with."""
    POSITION = "position"
    """`field` cannot be `what`."""


class RecordError(ValueError):
    """A record that cannot be read or cannot be: what is wrong, at this round and move.

    Round and move are counted from 1; 0 where the fault is outside of them.
    """

    def __init__(
        self, fault: RecordFault, *, round_: int = 0, move: int = 0, **figures: str
    ) -> None:
        super().__init__(fault, round_, move, figures)
        self.fault = fault
        self.figures: Mapping[str, str] = {name: f[:LONGEST] for name, f in figures.items()}
        self.round = round_
        self.move = move


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundRecord:
    """One round: how it was dealt, or the position it starts from, and its moves."""

    starter: str = ""
    starter_draw: str = ""
    stock: str = ""
    moves: tuple[str, ...] = ()
    """One a line: `Ann lay r4 r5 r6`."""
    position: Mapping[str, object] | None = None
    fairness: Fairness | None = None
    """What fixed the shuffles, where a deal had been committed to."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A whole match, as written."""

    sheet: str
    seats: tuple[str, ...]
    """One word each; the names that people see stand in `names`."""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    goal: Goal | None = None
    names: Mapping[str, str] = field(default_factory=dict)
    rounds: tuple[RoundRecord, ...] = ()
