"""What has happened at a table, beside what the rules tell of its rounds: in the past tense."""

from dataclasses import dataclass

from core.engine.people import ChatId, Occupant, PersonId
from core.engine.table.state import Settings
from core.rules.events import Event, RoundDealt
from core.rules.pieces import Seat
from core.rules.sheet import Goal, Sheet


@dataclass(frozen=True, slots=True, kw_only=True)
class TableOpened(Event):
    """Somebody opened a table. The sheet is kept whole, as it was read on that day."""

    code: str
    host: PersonId
    chat: ChatId | None
    """Where it was opened; None: in private."""
    sheet: Sheet
    settings: Settings
    seed: str = ""
    """The secret seed of the first deal; empty where chance is foreseeable."""
    daily: str = ""
    """The day whose hand is played here, alone and once; empty at all other tables."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HomeAdded(Event):
    """The table is shown in another chat too."""

    chat: ChatId


@dataclass(frozen=True, slots=True, kw_only=True)
class HomeClosed(Event):
    """A chat is out of reach: the table is not shown there any more."""

    chat: ChatId


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatMoved(Event):
    """The table is shown in another chat from now on, and in this one no more."""

    chat: ChatId
    to: ChatId


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateClosed(Event):
    """Somebody cannot be told anything in private."""

    person: PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivateOpened(Event):
    """Somebody who could not be told anything in private can be told again."""

    person: PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class NextWanted(Event):
    """Somebody is ready for the next round."""

    person: PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class StockCut(Event):
    """Somebody has added a word to the next shuffle, in place of an earlier one of theirs."""

    person: PersonId
    word: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatTaken(Event):
    """Somebody sat down in the lobby, at the end of the row."""

    who: Occupant


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatGivenUp(Event):
    """Somebody got up in the lobby; the row closes."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatHandedOver(Event):
    """Somebody else plays for a seat from now on, in the middle of a match."""

    seat: Seat
    to: Occupant


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatStoodIn(Event):
    """A computer plays for a seat until its owner acts."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnerReturned(Event):
    """The owner of a seat plays again."""

    seat: Seat


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockHeld(Event):
    """The clock stands still until somebody lets it run."""

    nobody: bool = False
    """Whether that is because nobody is left who plays."""
    by: PersonId | None = None
    """Who stopped it; None: nobody did."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockRan(Event):
    """The clock runs again."""

    by: PersonId | None = None
    """Who set it going; None in what older programs have written."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatAsked(Event):
    """Somebody would like to play for a seat from the next round on."""

    person: PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatDeclined(Event):
    """Somebody who had asked for a seat does not want it any more."""

    person: PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class HostNamed(Event):
    """The table has another host."""

    person: PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class SheetChosen(Event):
    """Another sheet is played, or the same with other house rules."""

    sheet: Sheet


@dataclass(frozen=True, slots=True, kw_only=True)
class Agreed(Event):
    """The settings are different."""

    settings: Settings


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchOpened(Event):
    """A match began, with everybody who sits there."""

    goal: Goal


@dataclass(frozen=True, slots=True, kw_only=True)
class Dealt(Event):
    """A round was dealt; `left` are the seats that nobody plays for."""

    deal: RoundDealt
    left: tuple[Event, ...] = ()
    shuffles: int = 0
    """How many numbered shuffles it took."""
    next_seed: str = ""
    """The secret seed of the deal after this one; empty where chance is foreseeable."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Acted(Event):
    """A seat acted: `events` are what the rules made of it."""

    seat: Seat
    verb: str
    """The action's word; empty where the act itself was refused and only brought the end about."""
    by: Occupant
    """Who acted for the seat."""
    events: tuple[Event, ...]
    shuffle: int = 0
    """The number of the shuffle that it made necessary; 0 where it made none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LobbyLapsed(Event):
    """Nobody has started the first match, and nothing has happened for long: it is closed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableStopped(Event):
    """The table was closed for good."""
