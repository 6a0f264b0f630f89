"""The ports of the engine: storage, clock, chance, slow work and messengers."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, StrEnum, auto
from typing import Protocol, TypeVar

from core.engine.delivery.notices import Notice
from core.engine.evening.standings import RoundResult
from core.engine.people import Address, ChatId, Known, PersonId, TableId, To, Wishes
from core.engine.table.state import SeatState, TableState
from core.engine.time.timers import Timer, TimerChange, no_timer
from core.rules.events import Event
from core.rules.pieces import Pieces, Seat
from core.rules.players.trial import Patience

T = TypeVar("T")


class UnknownTableError(LookupError):
    """There is no such table."""


class StaleError(Exception):
    """Somebody else has changed the table since it was read; nothing was stored."""


class CodeTakenError(Exception):
    """Another open table already has this code; nothing was stored."""


class SettledError(Exception):
    """The update is done, or another program handles it; nothing was stored."""


class Trouble(StrEnum):
    """Why a store does not work."""

    LOCKED = "locked"
    """Another program holds it."""
    READ_ONLY = "read_only"
    FULL = "full"
    DAMAGED = "damaged"
    GONE = "gone"
    """The database is gone, or another one has taken its place."""
    FOREIGN_LOG = "foreign_log"
    """A log of another database lies beside this one; opening it would mix the two."""
    SEVERAL_NAMES = "several_names"
    """The file has hard links: two programs could open it under different names."""
    UNREACHABLE = "unreachable"
    """The server does not answer: it is restarting, or there is none."""
    REFUSED = "refused"
    """The server rejects the user name, the password or the database name."""
    FORBIDDEN = "forbidden"
    """The server accepts the login, but the role may not create or use the tables."""
    OTHER = "other"


class UnavailableError(Exception):
    """The store is unavailable; the requested operation has not happened.

    In the worst case only the reply was lost. Reading the data again then shows the result.
    """

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble)
        self.trouble = trouble


class TryLaterError(Exception):
    """A platform does not accept messages now, but says when it will."""

    def __init__(self, seconds: float, *, everywhere: bool = False) -> None:
        super().__init__(seconds)
        self.seconds = seconds
        self.everywhere = everywhere
        """Whether the limit holds for the whole platform, not only for this place."""


class GoneError(Exception):
    """A place is gone for good: it was deleted, or it no longer admits the bot."""


class RejectedError(Exception):
    """A platform will never accept this message; it may accept others."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Cause:
    """The identity of an update; every change that the update causes carries it."""

    platform: str
    key: str
    """The platform's id of the update, unique there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Update:
    """An update, exactly as the platform sent it."""

    cause: Cause
    place: str
    """The chat of the update. Updates of one place are processed in order."""
    sender: str
    """The sender's name at the platform; forgetting that person erases the update."""
    raw: str
    """JSON."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Listing:
    """The lookup row of a table. The store keeps it up to date with every change."""

    code: str
    """People join the table by this code."""
    chats: tuple[ChatId, ...]
    people: tuple[PersonId, ...]
    watchers: tuple[PersonId, ...] = ()
    """People without a seat who watch the table, or have left it."""
    is_open: bool
    """False once the table was stopped; lookups no longer find it."""
    at_rest: bool = False
    """Whether no round is being played; cleanup may remove such a table once it is abandoned."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """The writes of one transaction: all of them happen, or none.

    `expected` is the version on which the change was decided. A table's version is the number of
    its events, 0 before the first; a change without events keeps the version. `revision` counts
    all changes. If the stored numbers differ, the change was decided on an outdated state.
    """

    table: TableId
    expected: int
    family: str
    """The name of the family of the game; its notation is used to write pieces."""
    listing: Listing
    events: tuple[Event, ...] = ()
    drafts: Mapping[Seat, SeatState] = field(default_factory=dict)
    """The changed drafts only."""
    notices: tuple[Notice, ...] = ()
    """The notices that the change puts in the outbox."""
    timer: TimerChange = no_timer
    """How the change updates the timer of the running turn."""
    snapshot: TableState | None = None
    """The state after the events, if later replays should start here."""
    cause: Cause | None = None
    """The update that caused the change; writing the change marks it done."""
    at: float = 0.0
    """The time of the change, in seconds since 1970."""
    result: RoundResult | None = None
    """The result row of the round that the change ended."""
    revision: int | None = None
    """The revision on which the change was decided; None accepts any."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stored:
    """A stored table: `events` happened after `state`, or since the opening if it is None."""

    state: TableState | None
    events: tuple[Event, ...]
    drafts: Mapping[Seat, SeatState]
    revision: int = 0
    """The number of stored changes."""
    timer: Timer | None = None


@dataclass(frozen=True, slots=True)
class Posted:
    """A notice in the outbox, with its number."""

    number: int
    notice: Notice
    at: float = 0.0
    """The time it was posted, in seconds since 1970."""


class Store(Protocol):
    """Where tables are stored. Everything is durable once a method returns.

    Every method may raise UnavailableError.
    """

    async def new_table(self) -> TableId:
        """Return a table number that was never used before."""

    async def load(self, table: TableId) -> Stored:
        """Return a table; raises UnknownTableError."""

    async def append(self, change: Change) -> tuple[Posted, ...]:
        """Write a change, and return its notices with their outbox numbers.

        Raises:
            StaleError: the stored version or revision differs; nothing was written.
            SettledError: the update that caused the change is already done; nothing was written.
            CodeTakenError: another open table has the code of the new one; nothing was written.
        """

    async def revision(self, table: TableId) -> int:
        """Return the number of stored changes of a table; 0 if there is no such table."""

    async def history(self, table: TableId) -> tuple[Event, ...]:
        """Return all events of a table since its opening; raises UnknownTableError."""

    async def tables_in(self, chat: ChatId) -> tuple[TableId, ...]:
        """Return the open tables that are shown in a chat, the newest last."""

    async def tables_of(self, person: PersonId) -> tuple[TableId, ...]:
        """Return the open tables at which a person sits, the newest last."""

    async def tables_visited(self, person: PersonId) -> tuple[TableId, ...]:
        """Return the open tables that a person watches, or has left, the newest last."""

    async def table_called(self, code: str) -> TableId | None:
        """Return the open table with this code."""

    async def homes(self) -> Mapping[To, TableId]:
        """Return all chats that show open tables, each with its newest table.

        The result also holds people whose open tables are not shown in any chat.
        """

    async def count_open(self) -> int:
        """Return how many tables are open."""

    async def unsent(self, places: Collection[To] | None = None) -> tuple[Posted, ...]:
        """Return the pending outbox, oldest first, for all places or only for the given ones."""

    async def sent(self, numbers: Sequence[int], timers: Mapping[TableId, TimerChange]) -> None:
        """Remove notices from the outbox, and apply the timer changes that sending caused.

        The write is deferred: a crash may undo the latest ones, always both together.
        """

    async def take(self, update: Update, at: float) -> bool:
        """Store an update until it is done; return False if it was already taken."""

    async def unfinished(self, platform: str) -> tuple[Update, ...]:
        """Return the open updates of a platform, oldest first.

        With several programs, each gets its own updates and those of programs that are gone.
        """

    async def unsettled(self, causes: Collection[Cause]) -> Collection[Cause]:
        """Return those of the given updates that some program has taken but not finished."""

    async def finish(self, cause: Cause) -> None:
        """Mark an update that changed nothing as done; the write is deferred.

        The store keeps only the name of a finished update.
        """

    async def timers(self, tables: Collection[TableId] | None = None) -> Mapping[TableId, Timer]:
        """Return the timers of timed turns, for all tables or only for the given ones."""

    async def counted(self) -> float:
        """Return the last stored count of fair time (`FairTime`)."""

    async def count(self, seconds: float) -> None:
        """Store the count of fair time; the write is deferred."""


class Register(Protocol):
    """The directory of people and chats: only this port knows names and platforms."""

    async def person(self, address: Address, *, name: str, language: str | None) -> PersonId:
        """Return a person's number, assigning one at the first contact; update the name.

        `language` is the platform's hint. It applies until the person chooses a language.
        """

    async def chat(self, address: Address, *, language: str | None = None) -> ChatId:
        """Return a chat's number, assigning one at the first contact.

        `language` is the platform's hint. It applies until a host sets a language.
        """

    async def move(self, chat: Address, to: Address) -> None:
        """Move a chat's number, and with it its tables, to another address.

        If the target already has a number, the two swap addresses, so that neither is lost.
        """

    async def who(self, person: PersonId) -> Known:
        """Return the stored data of a person; the name is empty once the person was forgotten."""

    async def where(self, chat: ChatId) -> Known:
        """Return the stored data of a chat."""

    async def unname(self, person: PersonId) -> None:
        """Erase a person's name: whatever is written from now on cannot contain it."""

    async def forget(self, person: PersonId) -> None:
        """Erase a person's data. The number stays in old games and is never reused.

        `Archive.forget` also erases pending notices and the person's places.
        """

    async def speak(self, person: PersonId, language: str) -> None:
        """Store the language that a person chose."""

    async def speak_in(self, chat: ChatId, language: str) -> None:
        """Store the language that a host set for a chat."""

    async def keep_zone(self, chat: ChatId, zone: str | None) -> None:
        """Store the time zone that a host set for a chat; None removes it."""

    async def wish(self, person: PersonId, wishes: Wishes) -> None:
        """Store a person's preferences."""

    async def wishes(self) -> Mapping[PersonId, Wishes]:
        """Return the preferences of all people who have set any."""


class Clock(Protocol):
    """The time, in seconds since 1970."""

    def now(self) -> float:
        """Return the seconds since 1970; they may jump back when the clock is set."""

    async def sleep(self, seconds: float) -> None:
        """Wait this long; setting the clock meanwhile makes no difference."""


class Entropy(Protocol):
    """Unpredictable chance for shuffles, table codes and starting lots."""

    def shuffle(self, pieces: Pieces) -> Pieces:
        """Return the pieces in an unpredictable order."""

    def choose(self, options: Sequence[T]) -> T:
        """Return one of the options, all equally likely."""

    def secret(self) -> str:
        """Return a new secret seed for a committed deal: 64 hexadecimal digits.

        Return an empty string if chance is predictable; then nothing can be committed to.
        """


class Thinking(Protocol):
    """Runs slow computations without blocking the event loop."""

    @property
    def patience(self) -> Patience:
        """Return the limit on the thinking time of computer players."""

    async def work_out(self, work: Callable[..., T], *given: object) -> T:
        """Return the result of a pure function; its exceptions pass through."""


class Receipt(Enum):
    """What became of a notice."""

    NOTHING_SENT = auto()
    """Its reader has no use for it, or sees already what it says."""
    SENT = auto()
    FOUND = auto()
    """It has reached a person who counted as unreachable."""


class Messenger(Protocol):
    """Words notices for their readers and sends them to the platforms."""

    async def deliver(self, notice: Notice) -> Receipt:
        """Send a notice; return once the platform has accepted it.

        Raises:
            TryLaterError: the platform accepts nothing now. Any other error leads to a later retry.
            GoneError: the place is gone for good.
            RejectedError: the platform will never accept this notice.
        """
