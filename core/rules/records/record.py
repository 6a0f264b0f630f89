"""A record: a match as its sheet, its seats and the moves of its rounds."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.rules.pieces import UnreadableError
from core.rules.sheet import Goal, OptionValue

FORMAT = "rummy-record/1"
"""What the first line of every record says."""


class RecordError(ValueError):
    """A record that cannot be read or cannot be: `what` is wrong, at this round and move.

    Round and move are counted from 1; 0 where the fault is outside of them.
    """

    def __init__(self, what: str, *, round_: int = 0, move: int = 0) -> None:
        place = ", ".join(f"{name} {n}" for name, n in (("round", round_), ("move", move)) if n)
        super().__init__(f"{place}: {what}" if place else what)
        self.what = what
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


def readable(error: UnreadableError) -> str:
    """Say which word could not be read, and where it stood."""
    return f"cannot read {str(error)[:200]}"
