"""Kills the program at every point of a story, starts it again, and sees the game go on.

    python -m tests.faults.suite             # every point: `poe faults`
    python -m tests.faults.suite --sample 30 # so many of them, and no bell by the real clock

Of each line of the story the program is run from what was stored before it. It is killed before
its first call to the world outside, before its second, and so on; in every other run the program
that takes its place is killed too. Then the line is brought again, under the same id, and all that
is stored has to be as if nothing had happened.
"""

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from storage.backup import copy
from tests.faults.playing import Dump, KilledError, dump, points_in, running, told_in, warm_up
from tests.faults.story import REAL, STORY, Step

REAL_EVERY = 6
"""By the clock of the machine, at one of so many points: each takes seconds."""
SECOND = 9
"""The second kill is at one of the first so many points after the restart."""


@dataclass
class Scene:
    """One line of the story: what was stored before it, and what has to come of it."""

    number: int
    step: Step
    before: Path
    real: bool = False
    """Whether it is played by the clock of the machine."""
    points: list[str] = field(default_factory=list)
    after: Dump = field(default_factory=dict)
    told: Counter[str] = field(default_factory=Counter)


class FaultError(AssertionError):
    """Something was lost, doubled or left unsaid."""


def scenes(folder: Path, story: Sequence[Step], *, real: bool = False) -> Iterator[Scene]:
    """Play a story undisturbed, a line at a time, each by a program of its own."""
    folder.mkdir()
    database = folder / "story.sqlite3"
    for number, step in enumerate(story, 1):
        before = folder / f"before-{number}.sqlite3"
        if number > 1:
            copy(database, before)
        trace = folder / f"trace-{number}"
        with running(database, trace, real=real) as program:
            program.does(step, number)
            check(program.ends() == 0, f"{step}: it does not end in peace")
        yield Scene(number, step, before, real, points_in(trace), dump(database), told_in(trace))


def kill(scene: Scene, point: int, folder: Path) -> None:
    """Kill the program at a point of a scene, start it again and compare; raises FaultError."""
    database, trace = folder / "killed.sqlite3", folder / "killed-trace"
    for old in folder.glob("killed*"):
        old.unlink()
    if scene.before.exists():
        copy(scene.before, database)
    fatal = [point] + [1 + point % SECOND] * (point % 2)
    seen = sum(_ended(scene, database, trace, one) for one in fatal)
    with running(database, trace, real=scene.real) as program:
        if scene.step.line is not None or not seen:
            program.does(scene.step, scene.number)
        check(program.ends() == 0, "it does not end in peace")
    compare(scene, dump(database), told_in(trace))


def _ended(scene: Scene, database: Path, trace: Path, fatal: int) -> bool:
    """Have the program end at a point; say whether what was waited for was said before."""
    with running(database, trace, fatal, real=scene.real) as program:
        with suppress(KilledError):
            program.does(scene.step, scene.number)
        program.ends()
        return bool(scene.step.until) and program.has_said(scene.step.until)


def compare(scene: Scene, after: Dump, told: Counter[str]) -> None:
    """See that all is as if nothing had happened, and that everybody was told."""
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


def chosen(folder: Path, sample: int) -> list[tuple[Scene, int]]:
    """Return where to kill: everywhere, by the real clock here and there, or at a sample."""
    scripted = _points(scenes(folder / "story", STORY))
    if sample:
        return scripted[:: max(1, len(scripted) // sample)]
    *_, bell = scenes(folder / "real", REAL, real=True)
    return scripted + _points([bell])[::REAL_EVERY]


def _points(story: Iterable[Scene]) -> list[tuple[Scene, int]]:
    every = [(scene, point) for scene in story for point in range(1, len(scene.points) + 1)]
    print(f"{len(every)} points")
    return every


def main() -> int:
    """Kill at every point, or at a sample, and count what went wrong."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--sample", type=int, default=0, metavar="POINTS")
    kinds: Counter[str] = Counter()
    faults = 0
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        warm_up(folder)
        for scene, point in chosen(folder, parser.parse_args().sample):
            kinds[scene.points[point - 1]] += 1
            try:
                kill(scene, point, folder)
            except FaultError as error:
                faults += 1
                print(f"{scene.step}, at {point} ({scene.points[point - 1]}): {error}")
    print(f"killed at {kinds.total()}, {faults} faults")
    for kind, count in sorted(kinds.items()):
        print(f"{count:6} {kind}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
