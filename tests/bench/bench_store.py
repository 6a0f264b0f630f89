"""Measures how many actions a second become durable, and how long one waits: `poe bench-store`.

The same run measures what the disk can do by itself, with the same settings. An action is a draw
with everything that belongs to it: events, timer, the notices to three places, and the mark that
they were sent. An action from a chat is stored before it is handled, which is a second commit.
"""

import asyncio
import sqlite3
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from statistics import quantiles
from time import process_time

from bot.machine.system import Chance, SystemClock, collect_less_often
from core.engine.delivery.inbox import Inbox
from core.engine.delivery.outbox import Outbox
from core.engine.delivery.rate import Allowance, Pace, Rate
from core.engine.engine import Engine
from core.engine.people import Address, ChatId, PersonId, TableId
from core.engine.ports import Cause, Update
from core.engine.table.commands import Join, Start
from core.engine.table.state import Settings
from core.rules.sheets import SHEETS
from storage.sql.database import Database, open_database
from tests.support.engine_parts import Silent

SECONDS = 4.0
BUSY = (1, 100, 1_000)
CLOCK = SystemClock()
SHEET = SHEETS["rummikub"]
PLENTY = Rate(1_000_000, 1)
"""A limit that is never reached: notices are sent in the background, as in chats."""


def bare_commits(folder: Path) -> float:
    """Commit one small row at a time, and return the commits a second."""
    connection = sqlite3.connect(folder / "bare.sqlite3", isolation_level=None)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "secure_delete=ON"):
        connection.execute(f"PRAGMA {pragma}")
    connection.execute("CREATE TABLE row (data TEXT)")
    begun, done = CLOCK.now(), 0
    while CLOCK.now() < begun + SECONDS:
        connection.execute("INSERT INTO row VALUES (?)", ("x" * 300,))
        done += 1
    connection.close()
    return done / SECONDS


@dataclass
class Table:
    """A table with two people, in a chat of its own."""

    number: TableId
    people: tuple[PersonId, PersonId]
    chat: ChatId


@dataclass
class Hall:
    """An engine on a database, and the time of each action."""

    data: Database
    engine: Engine
    inbox: Inbox
    waits: list[float] = field(default_factory=list)
    numbers: "count[int]" = field(default_factory=count)

    async def dealt(self, number: int) -> Table:
        """Open a table and deal."""
        register = self.data.register
        people = [
            await register.person(Address("bench", f"{number} {seat}"), name="N", language=None)
            for seat in range(2)
        ]
        chat = await register.chat(Address("bench", str(number)))
        table = await self.engine.open(people[0], SHEET, Settings(), chat)
        await self.engine.do(table, Join(person=people[1]))
        await self.engine.do(table, Start(person=people[0]))
        return Table(table, (people[0], people[1]), chat)

    async def plays(self, table: Table, end: float, *, stored: bool) -> None:
        """Draw in turn, again and again; `stored`: through the inbox, as from a chat."""
        while (begun := CLOCK.now()) < end:
            if not await self.draws(table, begun, stored=stored):
                return

    async def draws(self, table: Table, due: float, *, stored: bool) -> bool:
        """Draw once, and note the time since the draw was due; False if the stock is empty."""
        table_view = await self.engine.see(table.number)
        if table_view.round is None or table_view.round.stock == 0:
            return False
        person = table.people[table_view.round.to_move]
        if stored:
            await (await self.inbox.take(self._update(table, person)))
        else:
            await self.engine.say(table.number, person, "draw", "")
        self.waits.append(CLOCK.now() - due)
        return True

    def _update(self, table: Table, person: PersonId) -> Update:
        cause = Cause(platform="bench", key=str(next(self.numbers)))
        place, raw = f"{table.number}", "{" + "x" * 600 + "}"
        return Update(cause=cause, place=place, sender=str(person), raw=raw)


@asynccontextmanager
async def hall(url: str) -> AsyncIterator[Hall]:
    """Open an app whose platform shows nothing."""
    async with open_database(url, [SHEET.family]) as data:
        allowance = Allowance(whole=PLENTY, chat=PLENTY, person=PLENTY)
        pace = Pace(data.register, CLOCK, {"bench": allowance}, data.cluster)
        outbox = Outbox(data.store, Silent(), pace, data.cluster)
        engine = Engine(
            data.store, outbox, clock=CLOCK, entropy=Chance(1), pause=0, cluster=data.cluster
        )

        async def act(update: Update) -> None:
            await engine.say(TableId(int(update.place)), PersonId(int(update.sender)), "draw", "")

        inbox = Inbox(data.store, CLOCK, "bench", act, data.cluster)
        async with engine.running(), inbox.running():
            yield Hall(data, engine, inbox)


async def busy(file: Path, tables: int, *, stored: bool) -> tuple[float, float, float, float]:
    """Play at this many tables at once.

    Returns actions a second, milliseconds at p50 and p99, and the processor's milliseconds for an
    action, which are the figure to compare on a busy machine.
    """
    async with hall(f"sqlite:///{file}") as place:
        playing = await asyncio.gather(*(place.dealt(number) for number in range(tables)))
        begun, worked = CLOCK.now(), process_time()
        end = begun + SECONDS
        await asyncio.gather(*(place.plays(table, end, stored=stored) for table in playing))
        lasted, worked = CLOCK.now() - begun, process_time() - worked
    cuts, done = quantiles(place.waits, n=100), len(place.waits)
    return done / lasted, cuts[49] * 1_000, cuts[98] * 1_000, worked / done * 1_000


def main() -> None:
    """Measure, and print a line for each number of busy tables."""
    collect_less_often()
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        bare = bare_commits(Path(folder))
        print(f"bare commits a second: {bare:.0f}")  # noqa: T201 - its task
        for tables in BUSY:
            for stored in (False, True):
                file = Path(folder) / f"{tables}-{stored}.sqlite3"
                rate, half, most, work = asyncio.run(busy(file, tables, stored=stored))
                how = "from a chat" if stored else "by itself"
                line = f"{tables:5} tables, {how:11}: {rate:6.0f} a second ({rate / bare:.0%})"
                print(f"{line}, p50 {half:.1f} ms, p99 {most:.1f} ms, cpu {work:.1f} ms")  # noqa: T201 - its task


if __name__ == "__main__":
    main()
