"""What a seat wants to do, in the imperative. Families add their own actions."""

from dataclasses import dataclass
from typing import ClassVar

from core.rules.pieces import Groups, Pieces


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """Something that a seat wants to do. `verb` is its word in records."""

    verb: ClassVar[str] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(Action):
    """Leave the round for good."""

    verb: ClassVar[str] = "leave"


@dataclass(frozen=True, slots=True, kw_only=True)
class TimeOut(Action):
    """The bell: the seat's time has run out. It is legal whatever the sheet's time limit.

    `draft` is the table as it lay at the bell, loose or picked tiles as groups of their own;
    None where the seat had nothing in hand. `stock` is the new order of the stock where the
    bell makes a shuffle necessary; None leaves the order to the record's rule.
    """

    verb: ClassVar[str] = "timeout"
    draft: Groups | None = None
    stock: Pieces | None = None
