"""*Valid*: every request is as the platform publishes it, and the program logs no fault."""

from collections.abc import Iterator
from pathlib import Path

from tests.strangers.evening import Scene

DESCRIPTORS = Path("/proc/self/fd")
OPEN_FILES = 300
"""At most so many, however many evenings a process has played."""
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
