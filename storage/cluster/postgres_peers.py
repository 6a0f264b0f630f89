"""The peer programs on a PostgreSQL server, as the store sees them."""

import asyncio
import json
from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from itertools import islice
from typing import Any

from sqlalchemy import (
    Connection,
    Select,
    Update,
    case,
    func,
    literal_column,
    select,
    text,
    tuple_,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from core.engine.people import TableId
from core.engine.ports import Cause, UnavailableError
from storage.cluster.peers import codes
from storage.postgres.admin_connection import Line
from storage.sql.schema import INBOX, MEMBERS, TIME
from storage.sql.writer import Writer

TABLE = text("SELECT nextval('tables_id_seq')")
NUMBERS = text("SELECT nextval('outbox_id_seq') FROM generate_series(1, :notices)")
ALONE = text("SELECT pg_advisory_xact_lock(hashtext(:channel), hashtext(:code))")
NOTIFY = text("SELECT pg_notify(:channel, news) FROM unnest(CAST(:all AS text[])) AS news")
REVISIONS = "SELECT id, revision FROM tables WHERE id = ANY($1::bigint[])"
NOW: Any = literal_column("extract(epoch FROM clock_timestamp())::float8")
ROUNDS = "rounds"
"""The lock for numbering finished rounds; no table has such a code."""
AT_ONCE = 200
"""The maximum number of items in one message, which is limited to 8,000 bytes."""
PAUSE = 15.0
"""Seconds without a stored count after which no program can have been running."""


class PostgresPeers:
    """Coordinates with the peer programs through the shared database."""

    def __init__(self, me: str, channel: str, engine: AsyncEngine, line: Line) -> None:
        self.me = me
        self._channel = channel
        self._engine = engine
        self._line = line
        self._news: defaultdict[str, dict[object, None]] = defaultdict(dict)
        self._asked: dict[TableId, asyncio.Future[int]] = {}

    async def table(self) -> TableId:
        """Return the next number from the shared sequence."""
        async with self._engine.connect() as connection:
            return TableId(int(await connection.scalar(TABLE) or 0))

    def numbers(self, connection: Connection, notices: int) -> Iterable[int]:
        """Return numbers that follow those of all changes written before."""
        if not notices:
            return ()
        drawn = connection.scalars(NUMBERS, {"notices": notices})
        return sorted(int(number) for number in drawn)

    def settled(self, connection: Connection, causes: Sequence[Cause]) -> Collection[Cause]:
        """Return the updates that are done or taken over, and lock the others."""
        if not causes:
            return ()
        name = (INBOX.c.platform, INBOX.c.key)
        names = [(one.platform, one.key) for one in causes]
        held = select(*name, INBOX.c.holder, INBOX.c.raw.is_(None).label("done"))
        held = held.where(tuple_(*name).in_(names)).order_by(*name).with_for_update()
        rows = connection.execute(held)
        lost = [row for row in rows if row.done or row.holder != self.me]
        return {Cause(platform=row.platform, key=row.key) for row in lost}

    def codes(self, connection: Connection, wanted: Collection[str]) -> Collection[str]:
        """Look the codes up, once no other program is opening a table with one of them."""
        for code in sorted(set(wanted)):
            connection.execute(ALONE, {"channel": self._channel, "code": code})
        return codes(connection, wanted)

    def in_order(self, connection: Connection) -> None:
        """Wait until no other program numbers finished rounds."""
        connection.execute(ALONE, {"channel": self._channel, "code": ROUNDS})

    async def revision(self, table: TableId) -> int:
        """Look the revision up, batched with concurrent requests; raises UnavailableError."""
        while True:
            if table not in self._asked:
                self._asked[table] = asyncio.get_running_loop().create_future()
            asked = self._asked[table]
            async with self._line.alone():
                if not asked.done():
                    await self._look_up()
            if not asked.cancelled():
                return asked.result()

    async def _look_up(self) -> None:
        asked, self._asked = self._asked, {}
        try:
            rows = await self._line.fetch(REVISIONS, list(asked))
        except UnavailableError as error:
            for one in asked.values():
                one.set_exception(error)
                one.exception()  # retrieved here, in case nobody awaits it any more
            return
        except BaseException:  # the caller with the batch was cancelled; others retry
            for one in asked.values():
                one.cancel()
            raise
        found = {row["id"]: row["revision"] for row in rows}
        for table, one in asked.items():
            one.set_result(found.get(table, 0))

    async def adopt(self, writer: Writer, platform: str) -> None:
        """Take over the updates of programs that are gone."""
        left = (INBOX.c.platform == platform, INBOX.c.raw.is_not(None))
        gone = INBOX.c.holder.is_(None) | INBOX.c.holder.not_in(select(MEMBERS.c.id))
        orphans = select(INBOX.c.id).where(*left, gone).with_for_update(skip_locked=True)

        def write(connection: Connection) -> None:
            theirs = update(INBOX).where(INBOX.c.id.in_(orphans)).values(holder=self.me)
            connection.execute(theirs)

        await writer.write(write)

    def tell(self, about: str, what: object) -> None:
        """Queue an announcement, once for each item."""
        self._news[about][what] = None

    def announce(self, connection: Connection) -> None:
        """Send the announcements; peers receive them when the transaction commits."""
        news, self._news = self._news, defaultdict(dict)
        told: list[str] = []
        for about, what in news.items():
            items = iter(what)
            while some := list(islice(items, AT_ONCE)):
                told.append(json.dumps({"by": self.me, about: some}, separators=(",", ":")))
        if told:
            connection.execute(NOTIFY, {"channel": self._channel, "all": told})

    def counted(self) -> Select[Any]:
        """Select the fair time; while peers are running, add the time since it was stored."""
        since = NOW - TIME.c.at
        return select(TIME.c.counted + case((since.between(0, PAUSE), since), else_=0.0))

    def count(self, seconds: float) -> Update:
        """Store the highest count of all programs."""
        return update(TIME).values(counted=func.greatest(TIME.c.counted, seconds), at=NOW)
