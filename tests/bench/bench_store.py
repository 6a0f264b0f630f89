"""How many actions a second become durable, and how long one waits: `poe bench-store`.

Beside them stands what the disk can do by itself, with the same settings in the same run.
"""

import asyncio
import sqlite3
import tempfile
from pathlib import Path
from statistics import quantiles

from bot.system import Chance, SystemClock
from core.engine.commands import Join, Start
from core.engine.engine import Engine
from core.engine.outbox import Outbox
from core.engine.pace import Pace
from core.engine.people import PersonId, TableId
from core.engine.state import Settings
from core.rules.sheets import SHEETS
from storage.database import open_database

ANN, BEN = PersonId(1), PersonId(2)
SECONDS = 3.0
BUSY = (1, 10, 100, 1_000)
CLOCK = SystemClock()


class Silent:
    """Says nothing to anybody."""

    async def deliver(self, notice: object) -> None:
        """Take it."""
        del notice


def bare_commits(folder: Path) -> float:
    """Commit one small row at a time, and return how many commits a second that makes."""
    connection = sqlite3.connect(folder / "bare.sqlite3", isolation_level=None)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("CREATE TABLE row (data TEXT)")
    begun, done = CLOCK.now(), 0
    while CLOCK.now() < begun + SECONDS:
        connection.execute("INSERT INTO row VALUES (?)", ("x" * 300,))
        done += 1
    connection.close()
    return done / SECONDS


async def busy(folder: Path, tables: int) -> tuple[float, float, float]:
    """Play at so many tables at once; return actions a second, and milliseconds at p50 and p99."""
    waits: list[float] = []
    sheet = SHEETS["rummikub"]
    async with open_database(f"sqlite:///{folder / f'{tables}.sqlite3'}", [sheet.family]) as data:
        outbox = Outbox(data.store, Silent(), Pace(data.register, CLOCK))
        engine = Engine(data.store, outbox, clock=CLOCK, entropy=Chance(1), pause=0)
        numbers = await asyncio.gather(*(_dealt(engine) for _ in range(tables)))
        begun = CLOCK.now()
        end = begun + SECONDS
        await asyncio.gather(*(_plays(engine, number, end, waits) for number in numbers))
        lasted = CLOCK.now() - begun
    cuts = quantiles(waits, n=100)
    return len(waits) / lasted, cuts[49] * 1_000, cuts[98] * 1_000


async def _dealt(engine: Engine) -> TableId:
    sheet = SHEETS["rummikub"]
    table = await engine.open(ANN, sheet, Settings(), None)
    await engine.do(table, Join(person=BEN))
    await engine.do(table, Start(person=ANN))
    return table


async def _plays(engine: Engine, table: TableId, end: float, waits: list[float]) -> None:
    """Draw in turn, again and again."""
    while (begun := CLOCK.now()) < end:
        sight = await engine.see(table)
        if sight.round is None or sight.round.stock == 0:
            return
        await engine.say(table, (ANN, BEN)[sight.round.to_move], "draw", "")
        waits.append(CLOCK.now() - begun)


def main() -> None:
    """Measure, and print a line for each number of busy tables."""
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        bare = bare_commits(Path(folder))
        print(f"bare commits a second: {bare:.0f}")  # noqa: T201 - its task
        for tables in BUSY:
            rate, half, most = asyncio.run(busy(Path(folder), tables))
            line = f"{tables:5} tables: {rate:6.0f} actions a second ({rate / bare:.0%} of bare)"
            print(f"{line}, p50 {half:.1f} ms, p99 {most:.1f} ms")  # noqa: T201 - its task


if __name__ == "__main__":
    main()
