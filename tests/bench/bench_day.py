"""Replays a day of 500 busy tables in an hour: `poe bench-day [--minutes 60] [--tables 500]`.

Each table plays an action a minute of its day, which goes by 24 times as fast. With fewer
`--minutes`, only its beginning is replayed. Actions come at their time, whether or not the ones
before are done, and take the way of those from a chat (see `bench_store`). A table whose stock is
empty is stopped, and a new one is opened. Each sixth of the time prints the waiting times, the
processor time of an action and the memory, which should stay flat.
"""

import argparse
import asyncio
import sys
import tempfile
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from statistics import quantiles
from time import process_time

from bot.machine.system import collect_less_often
from core.engine.table.commands import Stop
from tests.bench.bench_engine import memory
from tests.bench.bench_store import CLOCK, Hall, Table, hall

MINUTE = 60.0 / 24
"""The seconds in which a minute of the day goes by."""
PARTS = 6


@dataclass
class Day:
    """The replay, and the processor time at its last line."""

    place: Hall
    seconds: float
    numbers: "count[int]" = field(default_factory=count)
    """Of the tables in the order in which they are opened."""
    begun: float = field(default_factory=CLOCK.now)
    worked: float = field(default_factory=process_time)

    async def opens(self) -> Table:
        """Open the next table."""
        return await self.place.dealt(next(self.numbers))

    async def plays(self, table: Table, share: float) -> None:
        """Play an action a minute at one table; `share` of a minute passes before the first."""
        at = self.begun + share * MINUTE
        while at < self.begun + self.seconds:
            await asyncio.sleep(max(0.0, at - CLOCK.now()))
            if not await self.place.draws(table, at, stored=True):
                await self.place.engine.do(table.number, Stop(person=table.people[0]))
                table = await self.opens()
            at += MINUTE

    async def tells(self) -> None:
        """Print a line for each sixth of the time, in the whole hour every ten minutes."""
        for part in range(1, PARTS + 1):
            await asyncio.sleep(max(0.0, self.begun + self.seconds * part / PARTS - CLOCK.now()))
            waits, worked = self.place.waits, process_time()
            cuts = quantiles(waits, n=100)
            sys.stdout.write(
                f"{part:3}/{PARTS}: {len(waits):6} actions, p50 {cuts[49] * 1_000:.1f} ms, "
                f"p99 {cuts[98] * 1_000:.1f} ms, "
                f"cpu {(worked - self.worked) / len(waits) * 1_000:.2f} ms, {memory():.0f} MB\n"
            )
            sys.stdout.flush()
            self.worked = worked
            waits.clear()


async def replay(file: Path, tables: int, minutes: float) -> None:
    """Open all tables, then replay the day."""
    async with hall(f"sqlite:///{file}") as place:
        day = Day(place, minutes * 60)
        playing = await asyncio.gather(*(day.opens() for _ in range(tables)))
        day.begun, day.worked = CLOCK.now(), process_time()
        async with asyncio.TaskGroup() as together:
            _ = together.create_task(day.tells())
            for number, table in enumerate(playing):
                _ = together.create_task(day.plays(table, number / tables))


def main() -> None:
    """Replay the day with the given size."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--tables", type=int, default=500)
    given = parser.parse_args()
    collect_less_often()
    with tempfile.TemporaryDirectory(dir=Path.cwd()) as folder:
        asyncio.run(replay(Path(folder) / "day.sqlite3", given.tables, given.minutes))


if __name__ == "__main__":
    main()
