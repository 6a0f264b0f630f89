"""Three programs on one PostgreSQL, tables played at all of them, and one killed again and again.

    python -m tests.crowd.suite  # 300 tables, a server of its own that is started anew: `poe crowd`
    python -m tests.crowd.suite --tables 6 --hand 14 --kills 2 --there # the server of the tests

In the end every match is over, replaying the events of each table gives its state, its scores add
up, no bell has rung twice, nothing is left to be acted on or sent, and everybody was told the end.
"""

import argparse
import asyncio
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import pairwise
from pathlib import Path

from core.engine.evolve import replay
from core.engine.people import TableId
from core.engine.state import TableState
from core.rules.sheets import SHEETS
from storage.database import open_database
from tests.crowd.cluster import Cluster
from tests.crowd.people import Crowd
from tests.crowd.programs import Programs
from tests.storage.server import ask, schema

EVERY = 3.0
"""Seconds between two kills."""
LONGEST = 1_200.0
"""Seconds after which it is given up."""
QUIET = 60.0
"""Seconds without a word, after which something is taken to be stuck."""
FAMILIES = (SHEETS["rummikub"].family,)
HANGS_UP = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE application_name IN (SELECT id FROM members)"""

Restart = Callable[[], Awaitable[None]]


async def play(crowd: Crowd, programs: Programs, kills: int, restart: Restart) -> None:
    """Have everybody play to the end, while programs are killed and the server starts anew."""
    crowd.programs = programs
    async with programs.open(), asyncio.timeout(LONGEST):
        crowd.seat()
        await crowd.news.wait()
        async with asyncio.TaskGroup() as tasks:
            troubles = tasks.create_task(_trouble(programs, kills, restart))
            await _ended(crowd)
            troubles.cancel()


async def _trouble(programs: Programs, kills: int, restart: Restart) -> None:
    for number in range(kills):
        await asyncio.sleep(EVERY)
        programs.kill_one()
        if number == kills // 2:
            await asyncio.sleep(EVERY / 2)
            await restart()


async def _ended(crowd: Crowd) -> None:
    while len(crowd.over) < crowd.tables:
        crowd.news.clear()
        try:
            async with asyncio.timeout(QUIET):
                await crowd.news.wait()
        except TimeoutError:
            crowd.faults.append("nobody says anything any more")
            return


async def faults_of(crowd: Crowd, url: str) -> list[str]:
    """Look at what is left, and say what is wrong with it."""
    faults = list(crowd.faults)
    async with open_database(url, FAMILIES) as database:
        numbers = [TableId(number) for (number,) in await ask("SELECT id FROM tables", url)]
        if len(numbers) != crowd.tables:
            faults.append(f"there are {len(numbers)} tables")
        for number in numbers:
            state = replay(await database.store.history(number))
            stored = await database.store.load(number)
            if replay(stored.events, stored.state) != state:
                faults.append(f"table {number}: what is stored is not what has happened")
            faults += [f"table {number}: {fault}" for fault in _wrong(state)]
    for left in ("outbox", "inbox WHERE raw IS NOT NULL"):
        ((count,),) = await ask(f"SELECT count(*) FROM {left}", url)  # noqa: S608 - ours
        faults += [f"{count} left in {left}"] * (count > 0)
    ((taken,),) = await ask("SELECT count(*) FROM inbox", url)
    if taken != crowd.brought:
        faults.append(f"{crowd.brought} lines were brought, {taken} taken")
    return faults


def _wrong(state: TableState) -> list[str]:
    wrong = []
    if state.match is None or not state.match.over:
        return ["it is not over"]
    if sum(state.match.totals):
        wrong.append(f"the scores do not add up: {state.match.totals}")
    if any(one.seat == next_.seat for one, next_ in pairwise(state.deeds)):
        wrong.append("somebody has acted twice in a row")
    bells = Counter(deed.seat for deed in state.deeds if deed.bell is not None)
    if any(state.people and seat not in {0, 1} for seat in bells):
        wrong.append("a bell has rung for nobody")
    return wrong


@asynccontextmanager
async def _server(*, own: bool) -> AsyncIterator[tuple[str, Restart]]:
    """A server of its own, or a schema on one that is there and only hangs up."""
    if own:
        with Cluster() as cluster:
            yield cluster.url, cluster.restart
        return

    async with schema() as fresh:

        async def hang_up() -> None:
            await ask(HANGS_UP, fresh)

        yield fresh, hang_up


async def run(given: argparse.Namespace) -> list[str]:
    """Play, and return what went wrong."""
    crowd = Crowd(given.tables, given.hand)
    with tempfile.TemporaryDirectory() as folder:
        async with _server(own=not given.there) as (url, restart):
            programs = Programs(url, Path(folder), crowd.hear, given.programs)
            await play(crowd, programs, given.kills, restart)
            faults = await faults_of(crowd, url)
        log = (Path(folder) / "log").read_text("utf-8")
    print(f"{given.tables} tables, {crowd.brought} lines, {programs.killed} killed")
    print(f"{crowd.heard.total()} turns called, {crowd.rung.total()} bells told")
    if faults:
        print(*(line for line in log.splitlines() if '"info"' not in line), sep="\n")
    return faults


def main() -> int:
    """Play, and say what went wrong."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--hand", type=int, default=10)
    parser.add_argument("--kills", type=int, default=40)
    parser.add_argument("--programs", type=int, default=3)
    parser.add_argument("--there", action="store_true")
    faults = asyncio.run(run(parser.parse_args()))
    for fault in faults:
        print(fault)
    print(f"{len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
