"""*Valid*: every request matches the platform's published description, and no fault is logged."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

from tests.strangers.evening import Scene
from tests.strangers.running.memory import megabytes

DESCRIPTORS = Path("/proc/self/fd")
OPEN_FILES = 300
"""The maximum number of open files, however many evenings a process has played."""
MEMORY = 250
"""The megabytes that an evening may add to the memory of its process."""
TASKS = 80
"""The maximum number of tasks while the program is idle."""
HARMLESS = ("not sent", "rejected")
"""Log messages that are allowed while the platform misbehaves."""


def check(scene: Scene) -> Iterator[str]:
    evening = scene.evening
    yield from evening.chats.new_faults()
    yield from evening.unhandled
    program = evening.program
    assert program is not None
    for said in program.complaints:
        if scene.calm or not any(word in said for word in HARMLESS):
            yield f"logged: {said}"
    program.complaints.clear()
    if DESCRIPTORS.is_dir() and len(list(DESCRIPTORS.iterdir())) > OPEN_FILES:
        yield "more files are open than one evening needs"
    if megabytes() - evening.memory > MEMORY:
        yield "more memory is used than one evening needs"
    if scene.quiet and len(asyncio.all_tasks()) > TASKS:
        yield "more tasks wait than one evening needs"
