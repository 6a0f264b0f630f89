"""A record: the sheet, seats and moves of a match."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from core.rules.seals import Fairness
from core.rules.sheet import Goal, OptionValue

FORMAT = "rummy-record/1"
"""The first line of every record."""
LONGEST = 200
"""The maximum length of a quotation in an error."""


class RecordFault(StrEnum):
    """The kinds of faults in a record; the comments name their figures."""

    TOO_LONG = "too_long"
    TOO_DEEP = "too_deep"
    """A key has too many parts."""
    TOO_LARGE = "too_large"
    """A number in `name` is too large."""
    TOO_MUCH = "too_much"
    """`name` holds more than any match needs."""
    NOT_TOML = "not_toml"
    """`why` is the message of the TOML parser."""
    FORMAT = "format"
    """The format must be `wanted`."""
    FIELD = "field"
    """There is no field `name`."""
    KIND = "kind"
    """`name` must be a `kind`: a text, table, list or number."""
    SEATS = "seats"
    """The seats must have different names of one word each."""
    GOALS = "goals"
    """A match has only one goal."""
    NO_GOAL = "no_goal"
    """`sheet` is not played for `name`."""
    TOO_FEW = "too_few"
    """`name` must be 1 or more."""
    SHEET = "sheet"
    """There is no sheet `name`."""
    HOUSE_RULE = "house_rule"
    """`value` is not valid for `name`."""
    UNREADABLE = "unreadable"
    """`word` is not valid notation."""
    HIDDEN = "hidden"
    """The record hides a tile, so the replay ends here."""
    MOVE = "move"
    """There is no move `word`."""
    IMPOSSIBLE = "impossible"
    """`what` in a move is impossible in every position."""
    NOT_OVER = "not_over"
    """The previous round is not over."""
    STARTER = "starter"
    """There is no seat `name`."""
    DRAW = "draw"
    """Nobody drew `word` to decide the starter."""
    STOCK = "stock"
    """The stock is not the full pack."""
    POSITION = "position"
    """`field` cannot be `what`."""


class RecordError(ValueError):
    """An unreadable or impossible record: the fault, with its round and move.

    Rounds and moves count from 1; 0 means that the fault lies outside of them.
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
    """One round: its deal or start position, and its moves."""

    starter: str = ""
    starter_draw: str = ""
    stock: str = ""
    moves: tuple[str, ...] = ()
    """One move per line: `Ann lay r4 r5 r6`."""
    position: Mapping[str, object] | None = None
    fairness: Fairness | None = None
    """What fixed the shuffles, if the deal was committed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """A whole match as written."""

    sheet: str
    seats: tuple[str, ...]
    """One word each; `names` holds the display names."""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    goal: Goal | None = None
    names: Mapping[str, str] = field(default_factory=dict)
    rounds: tuple[RoundRecord, ...] = ()
