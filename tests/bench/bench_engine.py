"""Measures the cost of many open tables and the lag of the event loop: `poe bench-engine`.

Prints the time of an action with 10 and with 10,000 open tables, and its processor time with up to
100,000; the time from start to ready, the growth of memory, the lag of the loop while twelve hard
players compute, and how long others wait.
"""

import asyncio
import resource
import sqlite3
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from statistics import quantiles
from time import process_time

from bot.machine.processes import Workers
from bot.machine.system import Chance, SystemClock
from core.engine.delivery.outbox import Outbox
from core.engine.delivery.rate import Pace
from core.engine.engine import Engine
from core.engine.people import PersonId, TableId
from core.engine.ports import Thinking
from core.engine.table import tables as in_use
from core.engine.table.commands import Join, Start
from core.engine.table.state import Settings
from core.engine.thinking import AtOnce, moves_of
from core.rules.events import RoundDealt
from core.rules.match import new_match
from core.rules.play import decide, evolve_all, view
from core.rules.sheets import SHEETS
from core.rules.view import RoundView
from storage.sql.database import open_database
from tests.support.engine_parts import Silent

ANN, BEN = PersonId(1), PersonId(2)
FEW, MANY = 10, 10_000
IDLE = (10, 1_000, 10_000, 100_000)
TABLES = 200
"""The sheet that is played."""
TOGETHER = 100
"""How many tables are opened at the same time."""
MOMENT = 0.005
"""Seconds that the loop is asked to sleep, to measure how late it wakes."""
THINKERS = 12
SECONDS = 10.0
THOUGHT_ABOUT = ("rummikub", "kids", "basic")
"""A sheet on which `hard` only judges, and two on which it simulates."""
TURNS = 40
CLOCK = SystemClock()


@asynccontextmanager
async def engine_on(file: Path, thinking: Thinking | None = None) -> AsyncIterator[Engine]:
    """Run an engine on a database."""
    families = {sheet.family.name: sheet.family for sheet in SHEETS.values()}
    async with open_database(f"sqlite:///{file}", families.values()) as data:
        outbox = Outbox(data.store, Silent(), Pace(data.register, CLOCK))
        engine = Engine(
            data.store, outbox, clock=CLOCK, entropy=Chance(1), pause=0, thinking=thinking
        )
        async with engine.running():
            engine.ready()
            yield engine


async def deal(engine: Engine) -> TableId:
    """Open a table with a clock of a day, and deal."""
    table = await engine.open(ANN, SHEETS["rummikub"], Settings(clock="24h"), None)
    await engine.do(table, Join(person=BEN))
    await engine.do(table, Start(person=ANN))
    return table


async def open_tables(engine: Engine, count: int) -> list[TableId]:
    """Open this many tables, each with a round."""
    opened: list[TableId] = []
    while len(opened) < count:
        some = min(TOGETHER, count - len(opened))
        opened += await asyncio.gather(*(deal(engine) for _ in range(some)))
    return opened


async def acts(engine: Engine, table: TableId) -> float:
    """Let the player on turn draw, and return the milliseconds."""
    begun = CLOCK.now()
    table_view = await engine.see(table)
    assert table_view.round is not None
    await engine.say(table, (ANN, BEN)[table_view.round.to_move], "draw", "")
    return (CLOCK.now() - begun) * 1_000


async def spread(engine: Engine, tables: Sequence[TableId]) -> tuple[list[float], list[float]]:
    """Act twice at tables spread over all; the first act may read the table from the database."""
    step = max(1, len(tables) // TABLES)
    chosen = [tables[n * step % len(tables)] for n in range(TABLES)]
    first = [await acts(engine, table) for table in chosen]
    return first, [await acts(engine, table) for table in chosen]


def half_and_most(waits: Sequence[float]) -> str:
    """Format the median and the 99th percentile."""
    cuts = quantiles(waits, n=100)
    return f"p50 {cuts[49]:6.2f} ms, p99 {cuts[98]:6.2f} ms"


def memory() -> float:
    """Return the megabytes of this process."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / 1_000_000


async def crowded(folder: Path) -> None:
    """Measure actions, start and memory with few and with many open tables."""
    for count in (FEW, MANY):
        file = folder / f"{count}.sqlite3"
        async with engine_on(file) as engine:
            empty = memory()
            tables = await open_tables(engine, count)
            first, again = await spread(engine, tables)
            tell(f"{count:6} open tables: {half_and_most(again)} an action")
            tell(f"               {half_and_most(first)} where a table was last used long ago")
            tell(f"               memory has grown by {memory() - empty:.0f} MB")
        begun = CLOCK.now()
        async with engine_on(file):
            tell(f"               from start to ready {CLOCK.now() - begun:.2f} s")


async def beside_idle(folder: Path) -> None:
    """Measure actions and start beside copies of a table that nobody plays at."""
    for count in IDLE:
        file = folder / f"idle-{count}.sqlite3"
        async with engine_on(file) as engine:
            tables = await open_tables(engine, FEW)
        copy_table(file, count)
        begun = CLOCK.now()
        async with engine_on(file) as engine:
            ready = CLOCK.now() - begun
            _ = [await acts(engine, table) for table in tables]
            worked = process_time()
            _ = [await acts(engine, table) for table in tables * 30]
            worked = (process_time() - worked) / (30 * FEW) * 1_000
        tell(f"{count:6} idle tables: cpu {worked:.2f} ms an action, ready in {ready:.2f} s")


def copy_table(file: Path, count: int) -> None:
    """Add copies of the first open table, with its timer."""
    with closing(sqlite3.connect(file)) as data, data:
        data.row_factory = sqlite3.Row
        row = dict(data.execute("SELECT * FROM tables LIMIT 1").fetchone())
        copies = (row | {"id": MANY + n, "code": f"X{n}", "listed": ""} for n in range(count))
        names = ", ".join(f":{name}" for name in row)
        data.executemany(f"INSERT INTO tables ({', '.join(row)}) VALUES ({names})", copies)  # noqa: S608 - names of columns


async def thinks(thinking: Thinking, views: Sequence[RoundView], end: float) -> int:
    """Compute turns until a time, and return their number."""
    turns = 0
    while CLOCK.now() < end:
        view = views[turns % len(views)]
        await moves_of(thinking, view.sheet.family.players.levels[-1], view)
        turns += 1
        await asyncio.sleep(0)
    return turns


async def lag(thinking: Thinking, views: Sequence[RoundView]) -> tuple[list[float], int]:
    """Return how late the loop woke in milliseconds, and the number of computed turns."""
    late: list[float] = []
    end = CLOCK.now() + SECONDS

    async def sleeps() -> None:
        while (slept := CLOCK.now()) < end:
            await asyncio.sleep(MOMENT)
            late.append((CLOCK.now() - slept - MOMENT) * 1_000)

    async with asyncio.TaskGroup() as together:
        _ = together.create_task(sleeps())
        thinkers = [together.create_task(thinks(thinking, views, end)) for _ in range(THINKERS)]
    return late, sum(each.result() for each in thinkers)


async def beside(folder: Path, name: str) -> None:
    """Compare the time of an action with and without hard players at work."""
    views = positions(name)
    tell(
        f"an action beside {THINKERS} {views[0].sheet.family.players.levels[-1]} players of {name}:"
    )
    async with Workers.running() as workers:
        await workers.work_out(len, ())  # the processes have started
        async with engine_on(folder / f"{name}.sqlite3", workers) as engine:
            tables = await open_tables(engine, FEW)
            for thinkers in (0, THINKERS):
                end = CLOCK.now() + SECONDS
                async with asyncio.TaskGroup() as together:
                    for _ in range(thinkers):
                        _ = together.create_task(thinks(workers, views, end))
                    waits = together.create_task(acting(engine, tables, end))
                tell(f"  {thinkers:3} think    {half_and_most(waits.result())}")


async def acting(engine: Engine, tables: Sequence[TableId], end: float) -> list[float]:
    """Act until a time, with a pause after each action, and return the times of all."""
    waits: list[float] = []
    while CLOCK.now() < end:
        waits.append(await acts(engine, tables[len(waits) % len(tables)]))
        await asyncio.sleep(MOMENT)
    return waits


def positions(name: str) -> list[RoundView]:
    """Return the view of the player on turn, turn after turn of a round."""
    sheet, chance = SHEETS[name], Chance(1)
    dealt = RoundDealt(stock=chance.shuffle(sheet.family.pieces.pack(sheet)), starter=0)
    match = evolve_all(new_match(sheet, 4, sheet.goal), (dealt,))
    views: list[RoundView] = []
    while match.round is not None and match.round.outcome is None and len(views) < TURNS:
        seat = match.round.to_move
        seen = view(match, seat).round
        assert seen is not None
        views.append(seen)
        for action in sheet.family.players.computer("easy", seen):
            match = evolve_all(match, decide(match, seat, action).events)
    return views


async def lagging(name: str) -> None:
    """Compare computing moves in the loop with computing them in processes."""
    views = positions(name)
    level = views[0].sheet.family.players.levels[-1]
    tell(f"the loop while {THINKERS} {level} players of {name} think:")
    for what, thinks in (("at once", AtOnce()), ("in processes", None)):
        async with Workers.running() as workers:
            await workers.work_out(len, ())  # the processes have started
            late, turns = await lag(thinks or workers, views)
        tell(f"  {what:12} {half_and_most(late)} too late, {turns} turns thought out")


def tell(line: str) -> None:
    """Print a figure as soon as it is known."""
    print(line, flush=True)  # noqa: T201 - its task


def main() -> None:
    """Measure, and print a line for each figure."""
    tell(f"tables kept in memory: {in_use.KEPT}")
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        asyncio.run(crowded(Path(folder)))
        asyncio.run(beside_idle(Path(folder)))
        for name in THOUGHT_ABOUT:
            asyncio.run(beside(Path(folder), name))
    for name in THOUGHT_ABOUT:
        asyncio.run(lagging(name))


if __name__ == "__main__":
    main()
