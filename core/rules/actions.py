"""Actions of a seat, how they are read, and the decisions of the rules.

Families add their own actions.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, TypeAlias

from core.rules.events import Event
from core.rules.pieces import Groups, Pieces, UnreadableError
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


class Takes(StrEnum):
    """The pieces that a turn may take out of the melds on the table."""

    NONE = "none"
    JOKERS = "jokers"
    SPARE = "spare"
    """Those without which a meld is left, or all of a meld."""
    ANY = "any"


@dataclass(frozen=True, slots=True, kw_only=True)
class BoundJoker:
    """A joker of the table that stands for a tile, because nothing has replaced it so far."""

    meld: Pieces
    """Its meld as it lies on the table."""
    tiles: frozenset[str]
    """The tile that it stands for; in a set, each that it may stand for."""
    replaceable: bool
    """Whether the player holds such a tile."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reach:
    """What a turn may do with the melds that others have left on the table."""

    adds: bool = True
    """Whether it may add pieces to them."""
    takes: Takes = Takes.NONE
    jokers: tuple[BoundJoker, ...] = ()
    """The jokers of the table that are not replaced so far."""


class UnknownWordError(ValueError):
    """A word that is unknown in a turn of this family."""


Readers: TypeAlias = Mapping[str, Callable[[str], Action]]
"""The parsers of the text after each verb."""

SHOWN = 40
"""The maximum length of invalid text that an error repeats."""


def read_by_verb(readers: Readers, verb: str, text: str) -> Action:
    """Parse a move of a family, or one that all families share.

    Raises:
        UnknownWordError: there is no such verb.
        UnreadableError: the text after the verb is invalid.
    """
    reader = readers.get(verb, _SHARED.get(verb))
    if reader is None:
        raise UnknownWordError(verb)
    return reader(text)


def verb_alone(make: Callable[[], Action]) -> Callable[[str], Action]:
    """Return a parser for a move that consists of its verb alone."""

    def read(text: str) -> Action:
        nothing_more(text)
        return make()

    return read


def nothing_more(text: str) -> None:
    """Require that no text is left; raises UnreadableError."""
    if text.strip():
        raise UnreadableError(text.strip()[:SHOWN])


_SHARED: Readers = {Leave.verb: verb_alone(Leave)}
