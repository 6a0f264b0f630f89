"""Kills the program at every point of a story, starts it again, and sees the game go on.

    python -m tests.faults.suite             # every point: `poe faults`
    python -m tests.faults.suite --sample 30

Of each line of the story the program is run from what was stored before it. It is killed before
its first call to the world outside, before its second, and so on; in every other run the program
that takes its place is killed too. Then the line is brought again, under the same id, and all that
is stored has to be as if nothing had happened.
"""

import argparse
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from storage.backup import copy
from tests.faults.playing import Dump, KilledError, dump, points_in, running, told_in, warm_up
from tests.faults.story import STORY, Step

SECOND = 9
"""The second kill is at one of the first so many points after the restart."""


@dataclass
class Scene:
    """One line of the story: what was stored before it, and what has to come of it."""

    number: int
    step: Step
    before: Path
    points: list[str] = field(default_factory=list)
    after: Dump = field(default_factory=dict)
    told: Counter[str] = field(default_factory=Counter)


class FaultError(AssertionError):
    """Something was lost, doubled or left unsaid."""


def scenes(folder: Path) -> Iterator[Scene]:
    """Play the story undisturbed, a line at a time, each by a program of its own."""
    database = folder / "story.sqlite3"
    for number, step in enumerate(STORY, 1):
        before = folder / f"before-{number}.sqlite3"
        if number > 1:
            copy(database, before)
        trace = folder / f"trace-{number}"
        with running(database, trace) as program:
            program.does(step, number)
            check(program.ends() == 0, f"{step}: it does not end in peace")
        scene = Scene(number, step, before, points_in(trace), dump(database), told_in(trace))
        yield scene


def kill(scene: Scene, point: int, folder: Path) -> None:
    """Kill the program at a point of a scene, start it again and compare; raises FaultError."""
    database, trace = folder / "killed.sqlite3", folder / "killed-trace"
    for old in folder.glob("killed*"):
        old.unlink()
    if scene.before.exists():
        copy(scene.before, database)
    fatal = [point] + [1 + point % SECOND] * (point % 2)
    seen = sum(_ended(scene, database, trace, one) for one in fatal)
    with running(database, trace) as program:
        if scene.step.line is not None or not seen:
            program.does(scene.step, scene.number)
        check(program.ends() == 0, "it does not end in peace")
    compare(scene, dump(database), told_in(trace))


def _ended(scene: Scene, database: Path, trace: Path, fatal: int) -> bool:
    """Have the program end at a point; say whether what was waited for was said before."""
    with running(database, trace, fatal) as program:
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


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--sample", type=int, default=0, metavar="POINTS")
    sample = parser.parse_args().sample
    kinds: Counter[str] = Counter()
    faults = killed = 0
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        warm_up(folder)
        story = list(scenes(folder))
        every = [(scene, point) for scene in story for point in range(1, len(scene.points) + 1)]
        chosen = every[:: max(1, len(every) // sample)] if sample else every
        for scene, point in chosen:
            killed += 1
            kinds[scene.points[point - 1]] += 1
            try:
                kill(scene, point, folder)
            except FaultError as error:
                faults += 1
                print(f"{scene.step}, at {point} ({scene.points[point - 1]}): {error}")
    print(f"{len(story)} lines, {len(every)} points, killed at {killed}, {faults} faults")
    for kind, count in sorted(kinds.items()):
        print(f"{count:6} {kind}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
