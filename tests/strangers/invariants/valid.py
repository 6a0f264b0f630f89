"""*Valid*: every request is as the platform publishes it, and the program logs no fault."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

from tests.strangers.evening import Scene
from tests.strangers.running.memory import megabytes

DESCRIPTORS = Path("/proc/self/fd")
OPEN_FILES = 300
"""At most so many, however many evenings a process has played."""
MEMORY = 250
"""Megabytes that an evening may add to what its process had before."""
TASKS = 80
"""At most so many while nothing is under way."""
HARMLESS = ("not sent", "rejected")
"""What is logged where the platform is in a bad mood."""


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
