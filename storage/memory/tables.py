"""In-memory storage: for tests, and for a single evening at a terminal."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from itertools import count

from core.engine.access import Pass, PassKind, Ruling
from core.engine.evening.keepers import Keepers
from core.engine.people import (
    ChatId,
    PersonId,
    TableId,
    To,
    ToChat,
    ToPerson,
)
from core.engine.ports import (
    Cause,
    Change,
    CodeTakenError,
    Listing,
    Posted,
    Register,
    StaleError,
    Store,
    Stored,
    UnknownTableError,
    Update,
)
from core.engine.privacy import Kept
from core.engine.table.state import SeatState, TableState
from core.engine.time.timers import Timer, TimerChange
from core.rules.events import Event
from core.rules.pieces import Seat
from storage.memory.evening import MemoryCallers, MemoryDailies, MemoryStandings


@dataclass(slots=True, kw_only=True)
class _Table:
    listing: Listing
    events: list[Event] = field(default_factory=list)
    snapshot: TableState | None = None
    drafts: dict[Seat, SeatState] = field(default_factory=dict)
    timer: Timer | None = None
    revision: int = 0


class MemoryStore:
    """The in-memory store; the reference for other stores."""

    def __init__(self) -> None:
        self._numbers = count(1)
        self._tables: dict[TableId, _Table] = {}
        self._outbox: dict[int, Posted] = {}
        self._posted = count(1)
        self._counted = 0.0
        self._inbox: dict[Cause, Update | None] = {}
        self.standings, self.dailies = MemoryStandings(), MemoryDailies()
        self.keepers = Keepers(self.standings, self.dailies, MemoryCallers())

    async def new_table(self) -> TableId:
        """Return a table number that was never used before."""
        return TableId(next(self._numbers))

    async def load(self, table: TableId) -> Stored:
        """Return a table; raises UnknownTableError."""
        stored = self._table(table)
        known = 0 if stored.snapshot is None else stored.snapshot.version
        events = tuple(stored.events[known:])
        return Stored(
            state=stored.snapshot,
            events=events,
            drafts=dict(stored.drafts),
            revision=stored.revision,
            timer=stored.timer,
        )

    async def revision(self, table: TableId) -> int:
        """Return the number of stored changes of a table."""
        return self._tables[table].revision if table in self._tables else 0

    async def append(self, change: Change) -> tuple[Posted, ...]:
        """Write a change, and return its notices with their outbox numbers."""
        stored = self._tables.get(change.table)
        if change.expected != (0 if stored is None else len(stored.events)):
            raise StaleError
        if stored is not None and change.revision not in {None, stored.revision}:
            raise StaleError
        if stored is None and any(one.code == change.listing.code for _, one in self._open()):
            raise CodeTakenError
        if stored is None:
            stored = self._tables[change.table] = _Table(listing=change.listing)
        stored.listing = change.listing
        stored.events.extend(change.events)
        stored.drafts.update(change.drafts)
        stored.timer = change.timer(stored.timer)
        stored.revision += 1
        stored.snapshot = change.snapshot or stored.snapshot
        if change.cause in self._inbox:
            self._inbox[change.cause] = None
        if change.result is not None:
            self.standings.add(change.result)
            if change.result.daily:
                self.dailies.finish(change.result)
        posted = tuple(Posted(next(self._posted), note, change.at) for note in change.notices)
        self._outbox.update({one.number: one for one in posted})
        return posted

    async def history(self, table: TableId) -> tuple[Event, ...]:
        """Return all events of a table since its opening; raises UnknownTableError."""
        return tuple(self._table(table).events)

    async def tables_in(self, chat: ChatId) -> tuple[TableId, ...]:
        """Return the open tables that are shown in a chat, the newest last."""
        return tuple(number for number, listing in self._open() if chat in listing.chats)

    async def tables_of(self, person: PersonId) -> tuple[TableId, ...]:
        """Return the open tables at which a person sits, the newest last."""
        return tuple(number for number, listing in self._open() if person in listing.people)

    async def tables_visited(self, person: PersonId) -> tuple[TableId, ...]:
        """Return the open tables that a person watches, the newest last."""
        return tuple(number for number, listing in self._open() if person in listing.watchers)

    async def table_called(self, code: str) -> TableId | None:
        """Return the open table with this code."""
        return next((number for number, listing in self._open() if listing.code == code), None)

    async def homes(self) -> Mapping[To, TableId]:
        """Return all chats that show open tables, and people whose open tables no chat shows."""
        chats: dict[To, TableId] = {}
        reached, alone = set[PersonId](), dict[PersonId, TableId]()
        for number, listing in self._open():
            chats.update(dict.fromkeys(map(ToChat, listing.chats), number))
            if listing.chats:
                reached.update(listing.people)
            else:
                alone.update(dict.fromkeys(listing.people, number))
        return chats | {ToPerson(one): alone[one] for one in alone.keys() - reached}

    async def count_open(self) -> int:
        """Return how many tables are open."""
        return len(self._open())

    async def unsent(self, places: Collection[To] | None = None) -> tuple[Posted, ...]:
        """Return the pending outbox, oldest first."""
        waiting = self._outbox.values()
        return tuple(one for one in waiting if places is None or one.notice.to in places)

    async def sent(self, numbers: Sequence[int], timers: Mapping[TableId, TimerChange]) -> None:
        """Remove notices from the outbox, and apply the timer changes that sending caused."""
        for number in numbers:
            self._outbox.pop(number, None)  # a reply may have shown what was just being sent
        for table, changed in timers.items():
            if table in self._tables:
                self._tables[table].timer = changed(self._tables[table].timer)

    async def take(self, update: Update, at: float) -> bool:
        """Store an update until it is done; return False if it was already taken."""
        del at
        new = update.cause not in self._inbox
        self._inbox.setdefault(update.cause, update)
        return new

    async def unfinished(self, platform: str) -> tuple[Update, ...]:
        """Return the open updates of a platform, oldest first."""
        left = (update for update in self._inbox.values() if update is not None)
        return tuple(update for update in left if update.cause.platform == platform)

    async def unsettled(self, causes: Collection[Cause]) -> Collection[Cause]:
        """Return those of the given updates that were taken but not finished."""
        return {cause for cause in causes if self._inbox.get(cause) is not None}

    async def finish(self, cause: Cause) -> None:
        """Mark an update that changed nothing as done."""
        self._inbox[cause] = None

    async def timers(self, tables: Collection[TableId] | None = None) -> Mapping[TableId, Timer]:
        """Return the timers of timed turns, for all tables or only for the given ones."""
        timed = {number: table.timer for number, table in self._tables.items()}
        wanted = timed.keys() if tables is None else timed.keys() & set(tables)
        return {n: timer for n, timer in timed.items() if timer is not None and n in wanted}

    async def counted(self) -> float:
        """Return the last stored count of fair time."""
        return self._counted

    async def count(self, seconds: float) -> None:
        """Store the count of fair time."""
        self._counted = seconds

    def _table(self, table: TableId) -> _Table:
        if table not in self._tables:
            raise UnknownTableError(table)
        return self._tables[table]

    def _open(self) -> list[tuple[TableId, Listing]]:
        listings = [(number, stored.listing) for number, stored in self._tables.items()]
        return [(number, listing) for number, listing in listings if listing.is_open]


class MemoryArchive:
    """The in-memory archive of personal data."""

    def __init__(self, store: Store, register: Register, kept: Keepers) -> None:
        self._store = store
        self._register = register
        self._kept = kept

    async def about(self, person: PersonId) -> Kept:
        """Return all stored data of a person."""
        known = asdict(await self._register.who(person))
        numbers = await self._kept.standings.numbers(person)
        watched = await self._store.tables_visited(person)
        return Kept(
            number=person,
            person=known,
            tables=(*await self._store.tables_of(person), *watched),
            hidden=await self._kept.standings.is_hidden(person),
            rounds=await self._kept.standings.results(person),
            tries=await self._kept.dailies.days(person),
            linked=tuple(one for one in numbers if one != person),
            wishes=await self._kept.callers.wishes(person),
        )

    async def forget(self, person: PersonId) -> None:
        """Erase a person's data; only the number in old games stays."""
        await self._register.forget(person)
        await self._kept.standings.hide(person, hidden=True)
        await self._kept.dailies.forget(person)
        await self._kept.callers.forget(person)

    async def clear(self, *, raw_before: float, games_before: float | None) -> tuple[TableId, ...]:
        """Erase nothing: the data ends with the program."""
        del raw_before, games_before
        return ()


class MemoryRulings:
    """The in-memory rulings."""

    def __init__(self) -> None:
        self._standing: set[Ruling] = set()

    async def standing(self) -> frozenset[Ruling]:
        """Return the current rulings."""
        return frozenset(self._standing)

    async def make(self, ruling: Ruling) -> None:
        """Add a ruling."""
        self._standing.add(ruling)

    async def lift(self, ruling: Ruling) -> None:
        """Remove a ruling."""
        self._standing.discard(ruling)


class MemoryPasses:
    """The in-memory passes."""

    def __init__(self) -> None:
        self._passes: dict[str, Pass] = {}

    async def give(self, one: Pass) -> bool:
        """Store a pass; see `Passes.give`."""
        return self._passes.setdefault(one.digest, one) is one

    async def find(self, digest: str) -> Pass | None:
        """Return a pass, even an expired one."""
        return self._passes.get(digest)

    async def redeem(self, digest: str, session: Pass) -> Pass | None:
        """Replace a pass by a session; see `Passes.redeem`."""
        found = self._passes.pop(digest, None)
        if found is not None:
            self._passes[session.digest] = session
        return found

    async def renew(self, digest: str, session: Pass) -> str | None:
        """Let a pass open another session; see `Passes.renew`."""
        found = self._passes.get(digest)
        if found is None:
            return None
        self._passes.pop(found.opens, None)
        self._passes[session.digest] = session
        self._passes[digest] = replace(found, opens=session.digest)
        return found.opens

    async def drop(self, table: TableId, *kinds: PassKind, person: PersonId | None = None) -> int:
        """Delete a table's passes of these kinds; see `Passes.drop`."""
        gone = [
            one.digest
            for one in self._passes.values()
            if one.table == table and one.kind in kinds and person in {None, one.person}
        ]
        for digest in gone:
            del self._passes[digest]
        return len(gone)

    async def forget(self, person: PersonId) -> None:
        """Delete all passes of a person."""
        self._passes = {key: one for key, one in self._passes.items() if one.person != person}
