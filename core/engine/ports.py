"""What the engine needs from outside, in its own words."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol, TypeVar

from core.engine.delivery.notices import Notice
from core.engine.people import Address, ChatId, Known, PersonId, TableId, To, Wishes
from core.engine.standings import RoundResult
from core.engine.table.state import SeatDraft, TableState
from core.engine.time.timers import Timer, TimerChange, no_timer
from core.rules.events import Event
from core.rules.pieces import Pieces, Seat
from core.rules.players.trial import Patience

T = TypeVar("T")


class UnknownTableError(LookupError):
    """There is no such table."""


class StaleError(Exception):
    """Somebody else has written to the table since it was read; nothing was stored."""


class CodeTakenError(Exception):
    """An open table has the code already that another was to be opened with; nothing was stored."""


class SettledError(Exception):
    """The update has been acted on already, or somebody else does it; nothing was stored."""


class Trouble(StrEnum):
    """What keeps a store from working."""

    LOCKED = "locked"
    """Another program holds it."""
    READ_ONLY = "read_only"
    FULL = "full"
    DAMAGED = "damaged"
    GONE = "gone"
    """It is not there any more, or another one is in its place."""
    FOREIGN_LOG = "foreign_log"
    """Beside it lies what was written for another one, and would be taken over into it."""
    SEVERAL_NAMES = "several_names"
    """A file with hard links: two programs could open it and not notice each other."""
    UNREACHABLE = "unreachable"
    """A server that does not answer: it is being restarted, or it is not there."""
    REFUSED = "refused"
    """A server that lets nobody in by this name, with this password, to this database."""
    FORBIDDEN = "forbidden"
    """A server that lets us in, but lets us not make or use the tables."""
    OTHER = "other"


class UnavailableError(Exception):
    """The store does not work; what was asked of it has not happened.

    At most its answer was lost: then it has happened, and reading it again shows it.
    """

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble)
        self.trouble = trouble


class TryLaterError(Exception):
    """A platform does not take a message now, but says when it will."""

    def __init__(self, seconds: float, *, everywhere: bool = False) -> None:
        super().__init__(seconds)
        self.seconds = seconds
        self.everywhere = everywhere
        """Whether the whole platform has to wait, and not only this place."""


class GoneError(Exception):
    """Nobody is reached at a place any more: it is deleted, or closed to us."""


class RejectedError(Exception):
    """A platform will never take this message; it may well take another."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cause:
    """An update by its name: whatever is done because of it says so."""

    platform: str
    key: str
    """Its id at the platform, which gives no other the same."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Update:
    """Something that a platform brought, as it brought it."""

    cause: Cause
    place: str
    """The chat that it is from: what is from one place is acted on in order."""
    sender: str
    """Whose it is, as the platform names people: it is erased with that person."""
    raw: str
    """JSON."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Listing:
    """By what a table is found: a row that the store keeps up to date with each change."""

    code: str
    """By which people join it."""
    chats: tuple[ChatId, ...]
    people: tuple[PersonId, ...]
    is_open: bool
    """False once the table was stopped: it is found no more."""
    at_rest: bool = False
    """Whether nothing is being played: it may be cleared out when nobody comes back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What one transaction writes: all of it, or nothing.

    `expected` is the version that the change was decided on; a table's version is the number of
    its events, 0 before the first. A change without events leaves the version as it is; `revision`
    counts all changes. Where the table has another one, the change was decided on an old state.
    """

    table: TableId
    expected: int
    family: str
    """The name of the family that is played: its notation is what pieces are written in."""
    listing: Listing
    events: tuple[Event, ...] = ()
    drafts: Mapping[Seat, SeatDraft] = field(default_factory=dict)
    """The drafts that are different now."""
    notices: tuple[Notice, ...] = ()
    """What has to be sent because of it."""
    timer: TimerChange = no_timer
    """What becomes of the time of the turn that is being played."""
    snapshot: TableState | None = None
    """The state after the events, where replaying shall begin from here on."""
    cause: Cause | None = None
    """The update that brought it about: it has been acted on when this is written."""
    at: float = 0.0
    """When, in seconds since 1970."""
    result: RoundResult | None = None
    """The row of the round that it ended."""
    revision: int | None = None
    """The revision that the change was decided on; None: whatever it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stored:
    """A table as it was stored: `events` have happened since `state`, or since the beginning."""

    state: TableState | None
    events: tuple[Event, ...]
    drafts: Mapping[Seat, SeatDraft]
    revision: int = 0
    """How many changes have been stored."""
    timer: Timer | None = None


@dataclass(frozen=True, slots=True)
class Posted:
    """A notice that waits in the outbox, under its number."""

    number: int
    notice: Notice
    at: float = 0.0
    """Since when, in seconds since 1970."""


class Store(Protocol):
    """Where tables live. What it has answered is durable.

    Whatever it is asked, it can raise UnavailableError.
    """

    async def new_table(self) -> TableId:
        """Return a number that no table has had."""

    async def load(self, table: TableId) -> Stored:
        """Return a table; raises UnknownTableError."""

    async def append(self, change: Change) -> tuple[Posted, ...]:
        """Write a change, and return its notices as they stand in the outbox.

        Raises:
            StaleError: the table is of another version, or revision; nothing was written.
            SettledError: somebody else has acted on the update that caused it; neither.
            CodeTakenError: it opens a table, and another one that is open has its code; neither.
        """

    async def revision(self, table: TableId) -> int:
        """Return how many changes of a table have been stored; 0: there is none such."""

    async def history(self, table: TableId) -> tuple[Event, ...]:
        """Return every event of a table from its opening on; raises UnknownTableError."""

    async def tables_in(self, chat: ChatId) -> tuple[TableId, ...]:
        """Return the open tables that are shown in a chat, the newest last."""

    async def tables_of(self, person: PersonId) -> tuple[TableId, ...]:
        """Return the open tables at which a person sits, the newest last."""

    async def table_called(self, code: str) -> TableId | None:
        """Return the open table with this code."""

    async def homes(self) -> Mapping[To, TableId]:
        """Return all chats that show open tables, each with the newest one there.

        And all people who sit at tables that are open, and at none that a chat shows.
        """

    async def count_open(self) -> int:
        """Return how many tables are open."""

    async def unsent(self, places: Collection[To] | None = None) -> tuple[Posted, ...]:
        """Return what waits in the outbox, the oldest first: everywhere, or for some places."""

    async def sent(self, numbers: Sequence[int], timers: Mapping[TableId, TimerChange]) -> None:
        """Take notices out of the outbox, and change the timers that were started by them.

        That happens by and by: a crash may bring the latest back, both or none.
        """

    async def take(self, update: Update, at: float) -> bool:
        """Keep an update until it has been acted on; False: it was taken before."""

    async def unfinished(self, platform: str) -> tuple[Update, ...]:
        """Return the updates of a platform that nobody has acted on, the oldest first.

        Of several programs, each gets those that it has taken itself, and those of who is gone.
        """

    async def unsettled(self, causes: Collection[Cause]) -> Collection[Cause]:
        """Return which of these updates have been taken, by whomever, and not been acted on."""

    async def finish(self, cause: Cause) -> None:
        """Note, by and by, that an update that changed nothing has been acted on.

        Of an update that has been acted on no more is kept than its name.
        """

    async def timers(self, tables: Collection[TableId] | None = None) -> Mapping[TableId, Timer]:
        """Return the timers of all tables, or of some, at which a turn is being timed."""

    async def counted(self) -> float:
        """Return the time that counts (`FairTime`) as it was when it was kept last."""

    async def count(self, seconds: float) -> None:
        """Keep the time that counts, by and by."""


class Register(Protocol):
    """Who the numbers are. The only place that knows names and platforms."""

    async def person(self, address: Address, *, name: str, language: str | None) -> PersonId:
        """Return the number of a person, a new one at the first meeting; keep a newer name.

        `language` is what the platform says: it counts until the person asks for another.
        """

    async def chat(self, address: Address, *, language: str | None = None) -> ChatId:
        """Return the number of a chat, a new one at the first meeting.

        `language` is what the platform says: it counts until a host sets another.
        """

    async def move(self, chat: Address, to: Address) -> None:
        """Keep a chat's number, and so its tables, under another address.

        Should that have a number already, the two change places: neither is lost.
        """

    async def who(self, person: PersonId) -> Known:
        """Return what is known of a person; nameless once forgotten."""

    async def where(self, chat: ChatId) -> Known:
        """Return what is known of a chat."""

    async def forget(self, person: PersonId) -> None:
        """Erase who a person is: only the number stays, in old games; nobody else is given it.

        What waits for the person, and where the person has played, `Archive.forget` erases too.
        """

    async def speak(self, person: PersonId, language: str) -> None:
        """Keep the language that a person asked for."""

    async def speak_in(self, chat: ChatId, language: str) -> None:
        """Keep the language that a host has set for a chat."""

    async def wish(self, person: PersonId, wishes: Wishes) -> None:
        """Keep what a person wishes for."""

    async def wishes(self) -> Mapping[PersonId, Wishes]:
        """Return what people wish for who wish for anything."""


class Clock(Protocol):
    """The time, in seconds since 1970."""

    def now(self) -> float:
        """Return the seconds since 1970; set back, they may be fewer than before."""

    async def sleep(self, seconds: float) -> None:
        """Return after so long, however the time is set meanwhile."""


class Entropy(Protocol):
    """Chance that nobody can foresee: of shuffles, of codes, of who begins by lot."""

    def shuffle(self, pieces: Pieces) -> Pieces:
        """Return the pieces in an order that nobody can foresee."""

    def choose(self, options: Sequence[T]) -> T:
        """Return one of the options, each as likely as the others."""

    def secret(self) -> str:
        """Return a new seed that a deal is committed to: 64 hexadecimal digits.

        Empty where chance is foreseeable: nothing can be committed to then.
        """


class Thinking(Protocol):
    """Where what takes long is worked out, so that nobody else has to wait for it."""

    @property
    def patience(self) -> Patience:
        """Return what says when a computer player has thought long enough."""

    async def work_out(self, work: Callable[..., T], *given: object) -> T:
        """Return what a pure function makes of this; raises what it raises."""


class Messenger(Protocol):
    """Takes what has to be said to where it belongs, worded for its reader."""

    async def deliver(self, notice: Notice) -> None:
        """Send a notice; returns when the platform has taken it.

        Raises:
            TryLaterError: it takes nothing now; any other error is tried again by and by.
            GoneError: nobody is reached there any more.
            RejectedError: it will never take this.
        """
