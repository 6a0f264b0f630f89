"""Measures how many actions a second become durable, and how long one waits: `poe bench-store`.

The same run measures what the disk can do by itself, with the same settings. An action is a draw
with everything that belongs to it: events, timer, the notices to three places, and the mark that
they were sent. An action from a chat is stored before it is handled, which is a second commit.

With `--parts`, it prints instead where the processor's time of an action from a chat goes, on
SQLite and on the PostgreSQL server of the tests.
"""

import asyncio
import re
import sqlite3
import sys
import tempfile
from collections import defaultdict
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from statistics import quantiles
from threading import Event, Thread, get_ident
from time import clock_gettime, process_time, pthread_getcpuclockid, thread_time
from types import FrameType

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
from tests.support.databases.server import schema
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


PARTS = {
    "look at the table": r"engine/engine\.py Engine\.see$",
    "rules: decide": r"rules/play\.py decide$",
    "rules: the new state": r"table/evolve\.py replay$",
    "what to tell whom": r"table/tables\.py change_of$",
    "timer, drafts, plans, result": r"table/tables\.py Tables\.commit$",
    "the rest of a turn": r"engine/turns/",
    "inbox and outbox": r"delivery/(inbox|outbox|rate|lanes)|time/buckets",
    "statements": r"/storage/|sqlalchemy|asyncpg",
    "loop and driver": r"/asyncio/|selectors|contextlib|tests/bench",
}
"""Parts of the program by the innermost function that belongs to one: its file and name."""
OFTEN = 0.0007
"""Seconds between two looks at what the program is doing."""


def part_of(frame: FrameType | None) -> str:
    """Return the part that is at work."""
    while frame is not None:
        code = f"{frame.f_code.co_filename} {frame.f_code.co_qualname}"
        found = next((part for part, names in PARTS.items() if re.search(names, code)), None)
        if found is not None:
            return found
        frame = frame.f_back
    return "the rest"


@contextmanager
def watched() -> Iterator[dict[str, float]]:
    """Count the seconds of the processor that this thread spends in each part."""
    spent: defaultdict[str, float] = defaultdict(float)
    enough, watched_thread = Event(), get_ident()
    clock = pthread_getcpuclockid(watched_thread)

    def watch() -> None:
        last = clock_gettime(clock)
        while not enough.wait(OFTEN):
            frame, now = sys._current_frames().get(watched_thread), clock_gettime(clock)  # noqa: SLF001 - documented
            spent[part_of(frame)] += now - last
            last = now

    watching, usual = Thread(target=watch), sys.getswitchinterval()
    sys.setswitchinterval(OFTEN)  # or it would look only when the program waits
    watching.start()
    try:
        yield spent
    finally:
        enough.set()
        watching.join()
        sys.setswitchinterval(usual)


async def parts(url: str) -> None:
    """Print the milliseconds of each part for an action from a chat, at 100 tables."""
    async with hall(url) as place:
        playing = await asyncio.gather(*(place.dealt(number) for number in range(100)))
        end, worked, loop = CLOCK.now() + SECONDS, process_time(), thread_time()
        with watched() as spent:
            await asyncio.gather(*(place.plays(table, end, stored=True) for table in playing))
            worked, loop = process_time() - worked, thread_time() - loop
    done = len(place.waits)
    whole = (
        f"{worked / done * 1_000:.2f} ms, {loop / done * 1_000:.2f} ms of it in the loop's thread"
    )
    print(f"{url.partition(':')[0]}: {whole}")  # noqa: T201 - its task
    for part, seconds in sorted(spent.items(), key=lambda one: -one[1]):
        print(f"{seconds / done * 1_000:8.3f} ms  {part}")  # noqa: T201 - its task


async def all_parts() -> None:
    """Do so on both stores."""
    with tempfile.TemporaryDirectory() as folder:
        await parts(f"sqlite:///{folder}/parts.sqlite3")
    async with schema() as url:
        await parts(url)


def main() -> None:
    """Measure, and print a line for each number of busy tables."""
    collect_less_often()
    if "--parts" in sys.argv:
        asyncio.run(all_parts())
        return
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
