"""Kills the program at every point of a story, starts it again, and checks that the game goes on.

    python -m tests.faults.suite             # every point: `poe faults`
    python -m tests.faults.suite --sample 30 # this many points, and no timeout by the real clock
    python -m tests.faults.suite --postgres  # on the tests' server, or at a URL

For each line of the story, the program starts from the database before that line. It is killed
before its first call to the outside world, then before its second, and so on; in every other run,
the program that replaces it is killed, too. Then the line is sent again with the same id. When
everything is at rest, the database must be as if nothing had happened.
"""

import argparse
import os
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.faults.kept import Dump, File, Kept, Server
from tests.faults.playing import KilledError, Program, points_in, running, told_in, warm_up
from tests.faults.story import REAL, STORY, Step
from tests.support.databases.server import SERVER

REAL_EVERY = 6
"""How many points to try with the machine's clock: each takes seconds."""
TOLD_EVERY = 20
"""The number of points between two lines of progress."""
SECOND = 9
"""The second kill is at one of this many points after the restart."""


@dataclass
class Scene:
    """A line of the story: the database before it, and what must come of it."""

    number: int
    step: Step
    before: Any
    """The content of the database."""
    real: bool = False
    """Whether it is played with the machine's clock."""
    points: list[str] = field(default_factory=list)
    after: Dump = field(default_factory=dict)
    told: Counter[str] = field(default_factory=Counter)


class FaultError(AssertionError):
    """Something was lost, doubled or not told."""


def scenes(
    kept: Kept, folder: Path, story: Sequence[Step], *, real: bool = False
) -> Iterator[Scene]:
    """Play a story undisturbed, each line with a new program."""
    folder.mkdir()
    kept.bring_back(None)
    for number, step in enumerate(story, 1):
        before = kept.aside()
        trace = folder / f"trace-{number}"
        with running(kept.url, trace, real=real) as program:
            program.does(step, number)
            end(program, kept)
        yield Scene(number, step, before, real, points_in(trace), kept.look(), told_in(trace))


def kill(scene: Scene, point: int, kept: Kept, trace: Path) -> None:
    """Kill the program at a point of a scene, start it again and compare; raises FaultError."""
    trace.unlink(missing_ok=True)
    kept.bring_back(scene.before)
    fatal = [point] + [1 + point % SECOND] * (point % 2)
    seen = sum(_ended(scene, kept, trace, one) for one in fatal)
    with running(kept.url, trace, real=scene.real) as program:
        if scene.step.line is not None or not seen:
            program.does(scene.step, scene.number)
        end(program, kept)
    compare(scene, kept.look(), told_in(trace))


def end(program: Program, kept: Kept) -> None:
    """End a program, but not before an interrupted table has gone on.

    Resent lines are carried out at once, so nobody waits for that table; a program that ends
    leaves it to the next one.
    """
    check(kept.comes_to_rest(), "it does not come to rest")
    check(program.ends() == 0, "it does not end in peace")


def _ended(scene: Scene, kept: Kept, trace: Path, fatal: int) -> bool:
    """Kill the program at a point; say whether the awaited text was written before."""
    with running(kept.url, trace, fatal, real=scene.real) as program:
        with suppress(KilledError):
            program.does(scene.step, scene.number)
        program.ends()
    kept.calm()
    return bool(scene.step.until) and program.has_said(scene.step.until)


def compare(scene: Scene, after: Dump, told: Counter[str]) -> None:
    """Check that the database is as if undisturbed, and that everybody was told."""
    for table, rows in scene.after.items():
        check(after[table] == rows, f"{table}: {_difference(rows, after[table])}")
    missing = scene.told - told
    check(not missing, f"nobody was told: {list(missing)}")


def _difference(wanted: list[tuple[object, ...]], found: list[tuple[object, ...]]) -> str:
    lost = [row for row in wanted if row not in found]
    more = [row for row in found if row not in wanted]
    return f"{len(wanted)} rows, found {len(found)}; lost {lost}; more {more}"[:600]


def check(holds: bool, what: str) -> None:  # noqa: FBT001 - as an assert has it
    if not holds:
        raise FaultError(what)


def chosen(kept: Kept, folder: Path, sample: int) -> list[tuple[Scene, int]]:
    """Return the points: all of them, some with the machine's clock, or a sample."""
    scripted = _points(scenes(kept, folder / "story", STORY))
    if sample:
        return scripted[:: max(1, len(scripted) // sample)]
    *_, timeout = scenes(kept, folder / "real", REAL, real=True)
    return scripted + _points([timeout])[::REAL_EVERY]


def _points(story: Iterable[Scene]) -> list[tuple[Scene, int]]:
    every = [(scene, point) for scene in story for point in range(1, len(scene.points) + 1)]
    print(f"{len(every)} points", flush=True)
    return every


@contextmanager
def _kept(folder: Path, server: str | None) -> Iterator[Kept]:
    if server is None:
        yield File(folder / "story.sqlite3")
        return
    kept = Server(server, f"rummy_faults_{os.getpid()}")
    try:
        yield kept
    finally:
        kept.drop()


def main() -> int:
    """Kill at every point, or at a sample, and count the faults."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--sample", type=int, default=0, metavar="POINTS")
    parser.add_argument("--postgres", nargs="?", const=SERVER, metavar="URL", help="keep it there")
    given = parser.parse_args()
    kinds: Counter[str] = Counter()
    faults = 0
    with tempfile.TemporaryDirectory() as place, _kept(Path(place), given.postgres) as kept:
        folder = Path(place)
        warm_up(folder)
        points = chosen(kept, folder, given.sample)
        for number, (scene, point) in enumerate(points):
            if number % TOLD_EVERY == 0:
                print(f"{number} of {len(points)} points, {faults} faults", flush=True)
            kinds[scene.points[point - 1]] += 1
            try:
                kill(scene, point, kept, folder / "killed-trace")
            except (FaultError, KilledError) as error:
                faults += 1
                print(f"{scene.step}, at {point} ({scene.points[point - 1]}): {error}", flush=True)
    print(f"killed at {kinds.total()}, {faults} faults")
    for kind, count in sorted(kinds.items()):
        print(f"{count:6} {kind}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
