"""The events of a table, in the past tense; the events of its rounds belong to the rules."""

from dataclasses import dataclass

from core.engine.people import ChatId, Occupant, PersonId
from core.engine.table.state import Settings
from core.rules.events import Event, RoundDealt
from core.rules.pieces import Seat
from core.rules.sheet import Goal, Sheet


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOpened(Event):
    """A table was opened. The event stores the full sheet as it was that day."""

    code: str
    host: PersonId
    chat: ChatId | None
    """The chat in which it was opened; None for a private table."""
    sheet: Sheet
    settings: Settings
    seed: str = ""
    """The secret seed of the first deal; empty if chance is predictable."""
    daily: str = ""
    """The day whose hand is played here, alone and once; empty at all other tables."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HomeAdded(Event):
    """Another chat shows the table too."""

    chat: ChatId


@dataclass(frozen=True, slots=True, kw_only=True)
class HomeClosed(Event):
    """A chat became unreachable and no longer shows the table."""

    chat: ChatId


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatMoved(Event):
    """The table moved from one chat to another."""

    chat: ChatId
    to: ChatId


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateClosed(Event):
    """A player became unreachable in private."""

    person: PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateOpened(Event):
    """A player became reachable in private again."""

    person: PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class NextWanted(Event):
    """A player is ready for the next round."""

    person: PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class StockCut(Event):
    """A player added a word to the next shuffle, or replaced their earlier word."""

    person: PersonId
    word: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WatchBegan(Event):
    """A person without a seat began to watch."""

    person: PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class WatchEnded(Event):
    """A person stopped watching."""

    person: PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class ReviewAgreed(Event):
    """A player agreed to show the review of the last round to everybody."""

    person: PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatTaken(Event):
    """A seat was taken in the lobby, at the end of the row."""

    who: Occupant


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatGivenUp(Event):
    """A seat was given up in the lobby; later seats move up."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatHandedOver(Event):
    """A seat changed hands during a match."""

    seat: Seat
    to: Occupant
    removed: bool = False
    """Whether the host took the seat away."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatStoodIn(Event):
    """A computer plays for a seat until its owner acts."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnerReturned(Event):
    """The owner of a seat plays again after a computer stood in."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockHeld(Event):
    """The clock was paused until somebody resumes it."""

    nobody: bool = False
    """Whether it was paused because all players are away."""
    by: PersonId | None = None
    """The player who paused it; None if it was paused automatically."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockRan(Event):
    """The clock was resumed."""

    by: PersonId | None = None
    """The player who resumed it; None in events of older programs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatAsked(Event):
    """A person asked for a seat from the next round on."""

    person: PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatDeclined(Event):
    """A person withdrew the request for a seat."""

    person: PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class HostNamed(Event):
    """The table has another host."""

    person: PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetChosen(Event):
    """The sheet or its house rules changed."""

    sheet: Sheet


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreed(Event):
    """The settings changed."""

    settings: Settings


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchOpened(Event):
    """A match began with all seats."""

    goal: Goal


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(Event):
    """A round was dealt; `left` holds events of the seats that nobody plays."""

    deal: RoundDealt
    left: tuple[Event, ...] = ()
    shuffles: int = 0
    """The number of numbered shuffles of the deal."""
    next_seed: str = ""
    """The secret seed of the next deal; empty if chance is predictable."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Acted(Event):
    """A seat acted: `events` are the decision of the rules."""

    seat: Seat
    verb: str
    """The word of the action; empty if it was refused but ended the round."""
    by: Occupant
    """The player who acted for the seat."""
    events: tuple[Event, ...]
    shuffle: int = 0
    """The number of the shuffle that the action needed; 0 for none."""
    automatic: bool = False
    """Whether the person's plan or standing order acted."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyLapsed(Event):
    """The lobby expired: nobody started a match in time."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableStopped(Event):
    """The table was closed for good."""

    by: PersonId | None = None
    """Who closed it; None if the last player left, and in events of older programs."""
