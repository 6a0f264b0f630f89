"""Measures how many actions a second PostgreSQL makes durable: `poe bench-server`.

It measures one, two and three programs with 1, 100 and 1,000 busy tables in all, next to the bare
commits of one connection in the same run; and the cost of an action with 10 and 100,000 open
tables. An action is that of `bench_store`, by itself and from a chat. The server is that of the
tests.
"""

import argparse
import asyncio
import json
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from statistics import quantiles
from time import process_time

import asyncpg

from bot.machine.system import collect_less_often
from tests.bench.bench_store import CLOCK, SECONDS, hall
from tests.support.checkout import ROOT
from tests.support.databases.server import ask, schema

BUSY = (1, 100, 1_000)
PROGRAMS = (1, 2, 3)
OPEN = (10, 100_000)
APART = 10_000_000
"""The distance between the person ids of two programs."""
IDLE = """
INSERT INTO tables (id, version, code, is_open, listed, touched, at_rest, revision, timer)
SELECT 1000000 + one, 9, 'X' || one, true, '', 0, false, 9,
'{{"person":1,"seconds":86400,"since":0,"told":true}}' FROM generate_series(1, {tables}) AS one"""


@dataclass
class Measured:
    """The common result of several programs."""

    waits: list[float]
    worked: float
    lasted: float
    bare: float
    """Commits a second of a single connection, measured just before."""

    def __str__(self) -> str:
        cuts = quantiles(self.waits, n=100)
        rate, work = len(self.waits) / self.lasted, self.worked / len(self.waits)
        times = f"p50 {cuts[49] * 1_000:.1f} ms, p99 {cuts[98] * 1_000:.1f} ms"
        beside = f"{rate / self.bare:.2f} times the {self.bare:.0f} bare commits"
        return f"{rate:6.0f} a second, {times}, cpu {work * 1_000:.1f} ms, {beside}"


async def bare_commits(url: str) -> float:
    """Commit one small row at a time, and return the commits a second."""
    connection = await asyncpg.connect(url)
    await connection.execute("CREATE TABLE IF NOT EXISTS bare (data TEXT)")
    begun, done = CLOCK.now(), 0
    while CLOCK.now() < begun + SECONDS:
        await connection.execute("INSERT INTO bare VALUES ($1)", "x" * 300)
        done += 1
    await connection.close()
    return done / SECONDS


async def work(
    url: str, number: int, tables: int, *, stored: bool, ready: Callable[[], None] = lambda: None
) -> None:
    """Run one of the programs: deal, wait until all have dealt, play, and report.

    `stored`: the actions come through the inbox, as from a chat. `ready` is called once the
    actions begin.
    """
    async with hall(url) as place:
        first = APART * number
        place.numbers = count(first)
        playing = await asyncio.gather(*(place.dealt(first + one) for one in range(tables)))
        print("dealt", flush=True)
        await asyncio.to_thread(sys.stdin.readline)
        ready()
        begun, worked = CLOCK.now(), process_time()
        end = begun + SECONDS
        await asyncio.gather(*(place.plays(table, end, stored=stored) for table in playing))
        told = {"waits": place.waits, "worked": process_time() - worked}
        print(json.dumps({**told, "lasted": CLOCK.now() - begun}), flush=True)


async def together(url: str, programs: int, tables: int, *, stored: bool = False) -> Measured:
    """Let programs play at this many tables in all; `stored` as in `work`."""
    bare = await bare_commits(url)
    shares = [tables // programs + (number < tables % programs) for number in range(programs)]
    working = [
        await _started(url, number, share, stored=stored)
        for number, share in enumerate(shares)
        if share
    ]
    for one in working:
        assert one.stdout is not None
        assert await one.stdout.readline() == b"dealt\n"
    told = await asyncio.gather(*(one.communicate(b"go\n") for one in working))
    found = [json.loads(out) for out, _ in told]
    return Measured(
        waits=[wait for one in found for wait in one["waits"]],
        worked=sum(one["worked"] for one in found),
        lasted=max(one["lasted"] for one in found),
        bare=bare,
    )


async def _started(url: str, number: int, tables: int, *, stored: bool) -> Process:
    words = ["--worker", str(number), "--url", url, "--tables", str(tables)]
    words += ["--stored"] if stored else []
    command = (sys.executable, "-m", "tests.bench.bench_server", *words)
    return await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, cwd=ROOT)


async def measure() -> None:
    """Measure, and print a line for each number of programs and of tables."""
    for programs in PROGRAMS:
        for tables in BUSY:
            if tables >= programs:
                for stored in (False, True):
                    async with schema() as url:
                        found = await together(url, programs, tables, stored=stored)
                    how = "from a chat" if stored else "by itself"
                    print(
                        f"{programs} programs, {tables:5} busy tables, {how:11}: {found}",
                        flush=True,
                    )
    for tables in OPEN:
        async with schema() as url:
            await together(url, 1, 1)
            await ask(IDLE.format(tables=tables), url)
            print(f"beside {tables:6} open tables: {await together(url, 1, 10)}", flush=True)


def main() -> None:
    """Measure, or be one of the measured programs."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--worker", type=int)
    parser.add_argument("--url")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--stored", action="store_true")
    given = parser.parse_args()
    if given.worker is None:
        asyncio.run(measure())
    else:
        collect_less_often()
        asyncio.run(work(given.url, given.worker, given.tables, stored=given.stored))


if __name__ == "__main__":
    main()
