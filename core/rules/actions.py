"""What a seat wants to do, and what the rules answer. Families add their own actions."""

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
    """The timeout: the seat's time has run out. It is legal whatever the sheet's time limit.

    `draft` is the table as it lay at the timeout, loose or picked tiles as groups of their own;
    None where the seat had nothing in hand. `stock` is the new order of the stock where the
    timeout makes a shuffle necessary; None leaves the order to the record's rule.
    """

    verb: ClassVar[str] = "timeout"
    draft: Groups | None = None
    stock: Pieces | None = None


@dataclass(frozen=True, slots=True)
class Decision:
    """What an action leads to: events, or a refusal.

    Both at once in one case only: where players judge each other's melds, the next seat's act
    accepts a lay that emptied a rack, so the round ends and the act itself comes too late.
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
    """Refuse an action for one reason that needs no figures."""
    return Decision(refusal=refuse(code))


@dataclass(frozen=True, slots=True, kw_only=True)
class Picked:
    """What pieces come to that a player has picked and not yet laid."""

    ways: int = 0
    """In how many ways they can be laid; 2: in several."""
    points: int | None = None
    """What own melds of them count, where a first laying has to count something."""
    needed: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Built:
    """How far a draft has come as a first laying."""

    points: int
    """What its own melds count."""
    needed: int
    """What they have to count; 0: an own meld is enough."""
    enough: bool
    """Whether the draft can be laid as it is."""
