"""The programs on one PostgreSQL server: members, leases and news.

Each program sends a heartbeat every second. Automatic work is divided into shares. Each share is
leased to one program at a time, and passes on when that program has ended or misses heartbeats.
"""

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager, suppress
from itertools import cycle
from typing import Any
from zlib import crc32

import asyncpg
import structlog

from core.engine.cluster import Cluster, News, Sends
from core.engine.people import ChatId, PersonId, TableId, To, ToChat, ToPerson
from core.engine.ports import UnavailableError
from core.engine.task_group import together
from storage.cluster.shares import SharedPart, is_wish
from storage.postgres.admin_connection import BROKEN, in_words_of_driver
from storage.sql.changes import place_of

SHARES = 64
"""The number of shares of tables and of places."""
BEAT = 1.0
"""Seconds between two heartbeats."""
GONE = 4.0
"""Seconds without a heartbeat after which peers treat a program as gone."""
MARGIN = 0.5
"""Seconds before that limit at which a program itself stops using its leases."""
LOOKS = 10.0
"""Seconds between two full checks, in case news were lost."""

JOIN = """
INSERT INTO members (id, seen) VALUES ($1, extract(epoch FROM clock_timestamp()))
ON CONFLICT (id) DO UPDATE SET seen = excluded.seen"""
BURY = """
DELETE FROM members WHERE seen < extract(epoch FROM clock_timestamp()) - $1
OR id NOT IN (SELECT application_name FROM pg_stat_activity)"""
INHERIT = "DELETE FROM leases WHERE holder NOT IN (SELECT id FROM members)"
HELD = "SELECT name, holder FROM leases"
TAKE = """
INSERT INTO leases (name, holder) SELECT unnest($2::text[]), $1
ON CONFLICT (name) DO UPDATE SET holder = excluded.holder"""
GIVE = "DELETE FROM leases WHERE holder = $1 AND name = ANY($2::text[])"
COUNT = "SELECT count(*) FROM members"
LEAVE = "DELETE FROM members WHERE id = $1"
TELL = "SELECT pg_notify($1, $2)"

_log = structlog.get_logger(__name__)
Heard = Callable[[dict[str, Any]], None]


class PostgresCluster(Cluster):
    """The cluster as a member program uses it."""

    alone = False

    def __init__(
        self,
        me: str,
        channel: str,
        connecting: Callable[[], Awaitable[asyncpg.Connection]],
        tell: Callable[[str, object], None],
    ) -> None:
        self._me = me
        self._channel = channel
        self._connecting = connecting
        self._tell = tell
        """Queues an announcement to the peers; it goes out with the next stored change."""
        self.programs = 1
        """The number of running programs."""
        self._mine: frozenset[str] = frozenset()
        self._surplus: frozenset[str] = frozenset()
        """Shares to hand over to peers with the next heartbeat."""
        self._wanted: dict[str, tuple[asyncio.Event, asyncio.Event]] = {}
        """The exclusive leases wanted or held: whether each is held, and whether it was lost."""
        self._parts: list[SharedPart] = []
        self._until = 0.0
        self._connection: asyncpg.Connection | None = None
        self._tidings: asyncio.Queue[News] = asyncio.Queue()
        self._hurry = asyncio.Event()
        self._listeners: list[Heard] = []
        self._senders: list[Sends] = []
        self._sent = cycle(range(1_000))
        """Tells equal announcements apart: PostgreSQL drops duplicates within a transaction."""

    def on_news(self, heard: Heard) -> None:
        """Register a callback for peers' changes; empty news mean that anything may differ."""
        self._listeners.append(heard)

    @property
    def leases(self) -> int:
        """The number of exclusive leases of this program."""
        return sum(self._has(name) for name in self._mine if not is_wish(name))

    def minds(self, table: TableId) -> bool:
        """Say whether this program runs a table's automatic work."""
        return self._has(f"share:{table % SHARES}")

    def serves(self, to: To) -> bool:
        """Say whether this program sends to a place."""
        return self._has(f"share:{crc32(place_of(to).encode()) % SHARES}")

    def sends(self, to: To, platform: str) -> None:
        """Announce each message to a place to the peers."""
        if self.programs > 1:
            self._tell("sends", (next(self._sent), place_of(to), platform))

    def on_sends(self, heard: Sends) -> None:
        """Register the callback for messages that peers send."""
        self._senders.append(heard)

    async def news(self) -> News:
        """Wait for news, and return it."""
        return await self._tidings.get()

    @asynccontextmanager
    async def holding(self, name: str) -> AsyncIterator[asyncio.Event]:
        """Wait for an exclusive lease, and hold it while this context is open."""
        had, lost = self._wanted[name] = asyncio.Event(), asyncio.Event()
        try:
            self._hurry.set()
            await had.wait()
            yield lost
        finally:
            del self._wanted[name]
            self._hurry.set()

    @asynccontextmanager
    async def part_of(self, what: str, pieces: int) -> AsyncIterator[SharedPart]:
        """Take part in work that is divided into this many pieces, while this context is open."""
        part = SharedPart(self._me, what, pieces, self._hurry.set)
        self._parts.append(part)
        try:
            self._hurry.set()
            yield part
        finally:
            self._parts.remove(part)
            self._hurry.set()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Be a member while this context is open; raises UnavailableError if joining fails."""
        try:
            with in_words_of_driver():
                await self._beat(await self._connected())
            async with together() as tasks:
                living = tasks.create_task(self._live())
                try:
                    yield
                finally:
                    living.cancel()
        finally:
            await self._leave()

    async def _connected(self) -> asyncpg.Connection:
        """Return the connection that sends heartbeats and receives news."""
        if self._connection is None:
            connection = await self._connecting()
            try:
                await connection.add_listener(self._channel, self._heard)
            except BaseException:
                connection.terminate()
                raise
            self._connection = connection
        return self._connection

    def _disconnect(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
        self._connection = None

    def _has(self, name: str) -> bool:
        there = asyncio.get_running_loop().time() < self._until
        return there and name in self._mine and name not in self._surplus

    def _had(self) -> frozenset[str]:
        return frozenset(name for name in self._mine if self._has(name))

    async def _live(self) -> None:
        """Send heartbeats; reconnect after errors."""
        while True:
            try:
                with in_words_of_driver():
                    await self._stay(await self._connected())
            except UnavailableError as error:
                _log.warning("the other programs are not heard", trouble=str(error.trouble))
            self._disconnect()
            await asyncio.sleep(BEAT)
            with suppress(UnavailableError), in_words_of_driver():
                await self._connected()
                self._hear({})

    async def _stay(self, connection: asyncpg.Connection) -> None:
        looked = asyncio.get_running_loop().time()
        while True:
            gained = await self._beat(connection)
            now = asyncio.get_running_loop().time()
            if gained or now - looked > LOOKS:
                looked = now
                self._tidings.put_nowait(News(everything=True))
            with suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._hurry.wait()
            self._hurry.clear()

    async def _beat(self, connection: asyncpg.Connection) -> bool:
        """Send a heartbeat, and divide the work; return whether this program gained work.

        Work that it could not use for a while, or was about to give away, counts as gained: no
        program has attended to it meanwhile.
        """
        begun = asyncio.get_running_loop().time()
        async with connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock(hashtext($1))", self._channel)
            await connection.execute(JOIN, self._me)
            await connection.execute(BURY, GONE)
            await connection.execute(INHERIT)
            known, self.programs = self.programs, await connection.fetchval(COUNT)
            held = {row["name"]: row["holder"] for row in await connection.fetch(HELD)}
            given = [n for n, holder in held.items() if holder == self._me and not self._keeps(n)]
            held = {name: holder for name, holder in held.items() if name not in given}
            taken = self._takes(held)
            await connection.execute(GIVE, self._me, given)
            await connection.execute(TAKE, self._me, taken)
            if given or taken or known != self.programs:
                await self._hurry_others(connection)
        held |= dict.fromkeys(taken, self._me)
        had = self._had()
        self._mine = frozenset(name for name, who in held.items() if who == self._me)
        self._surplus = self._too_much()
        self._until = begun + GONE - MARGIN
        self._settle(held)
        return bool(self._had() - had)

    def _keeps(self, name: str) -> bool:
        if name.startswith("share:"):
            return name not in self._surplus
        return name in self._wanted or any(part.keeps(name) for part in self._parts)

    def _takes(self, held: Mapping[str, str]) -> list[str]:
        """Return the leases to take: its share of divided work, and the leases it waits for."""
        free = [name for name in _shares() if name not in held]
        mine = sum(held.get(name) == self._me for name in _shares())
        return [
            *free[: max(0, self._part - mine)],
            *(name for name in self._wanted if name not in held),
            *(name for part in self._parts for name in part.takes(held)),
        ]

    def _too_much(self) -> frozenset[str]:
        """Return the surplus shares of this program, now that there are peers."""
        shares = [name for name in _shares() if name in self._mine]
        return frozenset(shares[self._part :])

    @property
    def _part(self) -> int:
        return -(-SHARES // max(1, self.programs))

    def _settle(self, held: Mapping[str, str]) -> None:
        for name, (had, lost) in self._wanted.items():
            if name in self._mine:
                had.set()
            elif had.is_set():
                lost.set()
        for part in self._parts:
            part.settle(held)

    def _heard(self, _connection: object, _pid: int, _channel: str, told: str) -> None:
        news = json.loads(told)
        if news["by"] != self._me and "hurry" in news:
            self._hurry.set()
        elif news["by"] != self._me and "sends" in news:
            self._hear_of_sending(news["sends"])
        elif news["by"] != self._me:
            self._hear(news)
        elif "times" in news:
            self._tidings.put_nowait(News(tables=frozenset(map(TableId, news["times"]))))

    def _hear(self, news: dict[str, Any]) -> None:
        for heard in self._listeners:
            heard(news)
        tables = (*news.get("tables", ()), *news.get("times", ()))
        self._tidings.put_nowait(
            News(
                tables=frozenset(map(TableId, tables)),
                places=frozenset(map(_place, news.get("places", ()))),
                people=frozenset(map(PersonId, news.get("people", ()))) if news else None,
                everything=not news,
            )
        )

    def _hear_of_sending(self, sent: Iterable[tuple[int, str, str]]) -> None:
        for _, place, platform in sent:
            for heard in self._senders:
                heard(_place(place), platform)

    async def _leave(self) -> None:
        """Leave cleanly, so that peers take over at once."""
        if self._connection is None:
            return
        with suppress(asyncpg.PostgresError, *BROKEN):
            async with asyncio.timeout(BEAT):
                await self._connection.execute(LEAVE, self._me)
                await self._connection.execute(INHERIT)
                await self._hurry_others(self._connection)
        self._disconnect()

    async def _hurry_others(self, connection: asyncpg.Connection) -> None:
        """Ask the peers to divide the work again at once."""
        told = json.dumps({"by": self._me, "hurry": True})
        await connection.execute(TELL, self._channel, told)


def _shares() -> Iterable[str]:
    return (f"share:{number}" for number in range(SHARES))


def _place(written: str) -> To:
    kind, _, number = written.partition(":")
    return ToPerson(PersonId(int(number))) if kind == "person" else ToChat(ChatId(int(number)))
