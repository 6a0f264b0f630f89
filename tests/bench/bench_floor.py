"""Measures what the statements of the actions alone cost PostgreSQL: `poe bench-floor`.

Two programs play at 100 tables, with actions from chats (see `bench_server`), and record every
statement that they send to the server. Then two programs with nothing but the driver send the same
statements with the same values, each connection in its order, to a copy of the database as it was
before. Their time is the floor under any program with this database and this driver.
"""

import argparse
import asyncio
import json
import pickle
import sys
import tempfile
from asyncio.subprocess import PIPE, Process
from collections.abc import Iterable
from pathlib import Path
from time import process_time
from typing import Any

import asyncpg
from asyncpg.connection import LoggedQuery
from asyncpg.prepared_stmt import PreparedStatement

from bot.machine.system import collect_less_often
from storage.postgres import server
from tests.bench.bench_server import work
from tests.bench.bench_store import CLOCK
from tests.support.checkout import ROOT
from tests.support.databases.server import ask, schema

PROGRAMS, TABLES, ROUNDS = 2, 100, 3
COPY = """
SELECT format('CREATE TABLE {to}.%1$I (LIKE {of}.%1$I INCLUDING ALL);'
 'INSERT INTO {to}.%1$I OVERRIDING SYSTEM VALUE SELECT * FROM {of}.%1$I', relname)
FROM pg_class WHERE relkind = 'r' AND relnamespace = '{of}'::regnamespace"""
COUNT_ON = """
SELECT format('CREATE SEQUENCE IF NOT EXISTS {to}.%I', relname)
FROM pg_class WHERE relkind = 'S' AND relnamespace = '{of}'::regnamespace"""

Sent = tuple[str, Any]
"""A statement that the driver sent, and its values: a list of rows if it was sent for many; None if
it was sent as plain text."""
Lines = list[list[Sent]]
"""What each connection of a program sent, in order."""


def recorded() -> Lines:
    """Record what each new connection of this process sends."""
    lines: Lines = []
    connecting = server.connect

    async def connect(*given: Any, **more: Any) -> asyncpg.Connection:  # noqa: ANN401 - as given
        connection = await connecting(*given, **more)
        lines.append([])
        line = lines[-1]

        def note(sent: LoggedQuery) -> None:
            line.append((sent.query, sent.args or None))

        connection.add_query_logger(note)
        of_connection[id(connection)] = line
        return connection

    of_connection: dict[int, list[Sent]] = {}
    fetching = PreparedStatement.fetch

    async def fetch(statement: PreparedStatement, *values: object) -> list[asyncpg.Record]:
        """Note what the driver's own logger leaves out."""
        of_connection[id(statement._connection)].append((statement.get_query(), values))  # noqa: SLF001 - nothing else tells it
        rows: list[asyncpg.Record] = await fetching(statement, *values)
        return rows

    PreparedStatement.fetch = fetch
    server.connect = connect
    return lines


async def plays(url: str, number: int, tables: int) -> Lines:
    """Be one of the programs that play; return what it sends from the first action on."""
    lines = recorded()
    dealt: list[int] = []
    await work(url, number, tables, stored=True, ready=lambda: dealt.extend(map(len, lines)))
    dealt += [0] * (len(lines) - len(dealt))
    return [one[n:] for one, n in zip(lines, dealt, strict=True)]


async def sends(url: str, lines: Lines) -> None:
    """Be one of the programs that only send."""
    connections = [await asyncpg.connect(url) for _ in lines]
    print("dealt", flush=True)  # noqa: T201 - its parent waits for it
    await asyncio.to_thread(sys.stdin.readline)
    begun, worked = CLOCK.now(), process_time()
    await asyncio.gather(*map(_sent, connections, lines))
    told = {"worked": process_time() - worked, "lasted": CLOCK.now() - begun}
    print(json.dumps(told), flush=True)  # noqa: T201 - likewise


def _lines(file: Path) -> Lines:
    lines: Lines = pickle.loads(file.read_bytes())  # noqa: S301 - our own
    return lines


async def _sent(connection: asyncpg.Connection, line: Iterable[Sent]) -> None:
    """Send all statements of a connection.

    The programs lock in another order than these, so a transaction may fail here. The rest of it is
    left out then.
    """
    prepared: dict[str, Any] = {}
    failed = False
    for statement, values in line:
        ends = statement.rstrip(";") in {"COMMIT", "ROLLBACK"}
        if failed and not ends:
            continue
        failed = False
        try:
            if isinstance(values, list):
                await connection.executemany(statement, values)
            elif statement == ";":  # the pool's ping, which `execute` cannot send
                await connection.fetchrow(statement)
            elif values is None:
                await connection.execute(statement)
            else:
                if statement not in prepared:
                    prepared[statement] = await connection.prepare(statement)
                await prepared[statement].fetch(*values)
        except asyncpg.DeadlockDetectedError:
            failed = True


async def measure() -> None:
    """Print both, round by round, and what was sent for an action."""
    for _ in range(ROUNDS):
        async with schema() as url, schema() as copy:
            with tempfile.TemporaryDirectory() as folder:
                files = [Path(folder) / str(number) for number in range(PROGRAMS)]
                playing = [
                    await _begun("--plays", number, url, file) for number, file in enumerate(files)
                ]
                await _copy(url, copy)
                played = await _done(playing)
                sent = await _done([await _begun("--sends", 0, copy, file) for file in files])
                lines = [line for file in files for line in _lines(file)]
        actions = sum(len(one["waits"]) for one in played)
        for what, told in (("the programs", played), ("the driver alone", sent)):
            lasted, worked = max(o["lasted"] for o in told), sum(o["worked"] for o in told)
            rate, cpu = actions / lasted, worked / actions * 1_000
            print(f"{what:17} {rate:6.0f} actions a second, cpu {cpu:.2f} ms")  # noqa: T201 - its task
        trips = sum(map(len, lines)) / actions
        ratio = max(o["lasted"] for o in played) / max(o["lasted"] for o in sent)
        print(f"{ratio:.1f} times the floor; {trips:.2f} trips an action", flush=True)  # noqa: T201 - its task


async def _copy(of: str, to: str) -> None:
    """Copy all rows of a database, as its programs have dealt."""
    for url in (of, to):
        assert await ask("SELECT 1", url)
    names = {"of": of.split("search_path=")[1], "to": to.split("search_path=")[1]}
    for query in (COPY, COUNT_ON):
        for (command,) in await ask(query.format(**names)):
            for one in command.split(";"):
                await ask(one)


async def _begun(how: str, number: int, url: str, file: Path) -> Process:
    """Start a program, and wait until it is ready."""
    words = (how, str(number), "--url", url, "--file", str(file))
    command = (sys.executable, "-m", "tests.bench.bench_floor", *words)
    one = await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, cwd=ROOT)
    assert one.stdout is not None
    assert await one.stdout.readline() == b"dealt\n"
    return one


async def _done(working: list[Process]) -> list[dict[str, Any]]:
    told = await asyncio.gather(*(one.communicate(b"go\n") for one in working))
    return [json.loads(out) for out, _ in told]


def main() -> None:
    """Measure, or be one of the measured programs."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--plays", type=int)
    parser.add_argument("--sends", type=int)
    parser.add_argument("--url")
    parser.add_argument("--file", type=Path)
    given = parser.parse_args()
    collect_less_often()
    if given.plays is not None:
        lines = asyncio.run(plays(given.url, given.plays, TABLES // PROGRAMS))
        given.file.write_bytes(pickle.dumps(lines))
    elif given.sends is not None:
        asyncio.run(sends(given.url, _lines(given.file)))
    else:
        asyncio.run(measure())


if __name__ == "__main__":
    main()
