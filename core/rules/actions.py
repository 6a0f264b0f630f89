"""Actions of a seat and the decisions of the rules. Families add their own actions."""

from dataclasses import dataclass
from typing import ClassVar

from core.rules.events import Event
from core.rules.pieces import Groups, Pieces
from core.rules.refusals import Code, Refusal, refuse


@dataclass(frozen=True, slots=True, kw_only=True)
class Action:
    """Something that a seat wants to do. `verb` is its word in records."""

    verb: ClassVar[str] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Leave(Action):
    """Leave the round for good."""

    verb: ClassVar[str] = "leave"


@dataclass(frozen=True, slots=True, kw_only=True)
class Timeout(Action):
    """A timeout of the seat to move; legal under any time limit.

    `draft` is the table at the timeout, with loose or picked tiles as groups of their own; None
    means the seat had no draft. `stock` is the new order of the stock if the timeout needs a
    shuffle; None leaves the order to the record's rule.
    """

    verb: ClassVar[str] = "timeout"
    draft: Groups | None = None
    stock: Pieces | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """The result of an action: events, or a refusal.

    Both occur together in one case: if players judge each other's melds, the next seat's act
    accepts a lay that emptied a rack. The round then ends, and the act itself comes too late.
    """

    events: tuple[Event, ...] = ()
    refusal: Refusal | None = None

    @property
    def ok(self) -> bool:
        """Whether the action was accepted."""
        return self.refusal is None


def accepted(*events: Event) -> Decision:
    """Accept an action."""
    return Decision(events=events)


def refused(code: Code) -> Decision:
    """Refuse an action with a code that needs no figures."""
    return Decision(refusal=refuse(code))


@dataclass(frozen=True, slots=True, kw_only=True)
class Picked:
    """The value of pieces that a player has picked but not laid."""

    ways: int = 0
    """The number of ways to lay them; 2 means several."""
    points: int | None = None
    """The value of their own melds, if the first laying needs a minimum."""
    needed: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Built:
    """The progress of a draft towards the first laying."""

    points: int
    """The value of its own melds."""
    needed: int
    """The required value; 0 if any own meld is enough."""
    enough: bool
    """Whether the draft can be laid as it is."""
