"""Three programs on one PostgreSQL server, with tables at all of them; one is killed repeatedly.

    python -m tests.crowd.suite  # 300 tables, on its own server, which is restarted: `poe crowd`
    python -m tests.crowd.suite --tables 6 --chats 0 --kills 2 --there # on the tests' server

Two thirds of the tables play at lines first, then the others on the loopback platforms.

At the end, every match is over. Replaying the events of each table gives its state, and its
scores add up. No timeout came twice or for nobody, and each word or press was carried out once.
Nothing is left to be handled or sent. Everybody was called to each turn, and told the end.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, nullcontext
from dataclasses import dataclass
from pathlib import Path

from tests.crowd.at_chats import AtChats
from tests.crowd.at_lines import AtLines
from tests.crowd.chats import ChatsCrowd
from tests.crowd.cluster import Cluster
from tests.crowd.judging import faults_of, left
from tests.crowd.people import Crowd, LinesCrowd
from tests.support.databases.server import ask, schema

TOLD_EVERY = 30.0
"""Seconds between two lines of progress."""
LOOKS = 0.5
"""Seconds between two checks whether anything is left."""
HANGS_UP = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE application_name IN (SELECT id FROM members)"""
COMPLAINTS = ("rejected", "given up", "out of reach", "unexpected", "not acted on", "is stuck")
"""Words in a program's log that show an unsent message or a fault."""

Restart = Callable[[], Awaitable[None]]
Gathered = Callable[[argparse.Namespace, str, Path], Crowd]


@dataclass(frozen=True)
class Kills:
    """How often a program is killed; after half of the kills, the server restarts.

    On a busy machine, half of the people may be done before that: then it restarts at that time.
    """

    count: int
    apart: float
    """The least seconds between two kills."""


async def play(crowd: Crowd, kills: Kills, restart: Restart) -> None:
    """Let everybody play to the end, while programs are killed and the server restarts."""
    async with crowd.programs.open():
        async with asyncio.TaskGroup() as tasks:
            beside = (_trouble(crowd, kills, restart), _telling(crowd))
            troubles = [tasks.create_task(one) for one in beside]
            await crowd.play()
            for one in troubles:
                one.cancel()
        print("everybody was told the end; what is left is sent", flush=True)
        await _nothing_left(crowd.programs.url)


async def _telling(crowd: Crowd) -> None:
    """Print the progress now and then; if the run hangs, these figures stand still."""
    while True:
        over = sum(one.over for one in crowd.people)
        turns = sum(len(one.turns) for one in crowd.people)
        killed = f"{crowd.programs.killed} programs killed"
        print(f"{over} of {len(crowd.people)} tables over, {turns} turns, {killed}", flush=True)
        await asyncio.sleep(TOLD_EVERY)


async def _trouble(crowd: Crowd, kills: Kills, restart: Restart) -> None:
    programs = crowd.programs
    for number in range(kills.count):
        await programs.kill_one()
        await asyncio.sleep(kills.apart)
        half = sum(one.over for one in crowd.people) > len(crowd.people) // 2
        if not programs.restarted and (half or number >= kills.count // 2):
            await restart()
            programs.restarted = True


async def _nothing_left(url: str) -> None:
    """Return when everything is handled and sent."""
    while True:
        if not any((await left(url)).values()):
            return
        await asyncio.sleep(LOOKS)


@asynccontextmanager
async def _database(cluster: Cluster | None) -> AsyncIterator[tuple[str, Restart]]:
    """Yield an empty database, on a server of its own or on an existing one."""
    if cluster is not None:
        async with schema(cluster.url) as fresh:
            yield fresh, cluster.restart
        return

    async with schema() as fresh:

        async def hang_up() -> None:
            await ask(HANGS_UP, fresh)

        yield fresh, hang_up


async def one_after_the_other(given: argparse.Namespace) -> list[str]:
    """Let both crowds play, and return what went wrong."""
    faults: list[str] = []
    with nullcontext() if given.there else Cluster() as cluster:
        if given.tables:
            async with _database(cluster) as (url, restart):
                faults += await _judged(given, url, restart, _at_lines)
        if given.chats:
            async with _database(cluster) as (url, restart):
                faults += await _judged(given, url, restart, _at_chats)
    return faults


def _at_lines(given: argparse.Namespace, url: str, folder: Path) -> Crowd:
    return LinesCrowd(given.tables, given.hand, AtLines(url, folder, given.programs))


def _at_chats(given: argparse.Namespace, url: str, folder: Path) -> Crowd:
    return ChatsCrowd(given.chats, given.hand, AtChats(url, folder, given.programs))


async def _judged(
    given: argparse.Namespace, url: str, restart: Restart, gathered: Gathered
) -> list[str]:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        crowd = gathered(given, url, folder)
        programs, faults = crowd.programs, list[str]()
        try:
            async with asyncio.timeout(given.longest):
                await play(crowd, Kills(given.kills, given.apart), restart)
        except TimeoutError:
            late = [one.number for one in crowd.people if not one.over]
            faults.append(f"it was given up: nobody has told the end to {late}")
        faults += [*programs.faults, *await faults_of(crowd, url)]
        log = (folder / "log").read_text("utf-8").splitlines()
    if not programs.restarted:
        faults.append("the server did not start anew while they played")
    faults += [line for line in log if any(f'"{one}' in line for one in COMPLAINTS)]
    turns = sum(len(one.turns) for one in crowd.people)
    timeouts = sum(one.timeouts for one in crowd.people)
    print(f"{len(crowd.people)} tables, {programs.killed} programs killed", flush=True)
    print(f"{turns} turns and {timeouts} timeouts told, {len(faults)} faults", flush=True)
    if faults:
        print(*(line for line in log if '"info"' not in line), sep="\n")
    return faults


def main() -> int:
    """Play, and print what went wrong."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=200, help="at lines")
    parser.add_argument("--chats", type=int, default=100, help="tables on Telegram and Discord")
    parser.add_argument("--hand", type=int, default=16, help="the more, the shorter the matches")
    parser.add_argument("--kills", type=int, default=40, help="of each crowd")
    parser.add_argument("--apart", type=float, default=3.0, help="seconds between two kills")
    parser.add_argument("--programs", type=int, default=3)
    parser.add_argument("--longest", type=float, default=3_600, help="seconds until it is given up")
    parser.add_argument("--there", action="store_true", help="on the server of the tests")
    faults = asyncio.run(one_after_the_other(parser.parse_args()))
    for fault in faults:
        print(fault)
    print(f"{len(faults)} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
