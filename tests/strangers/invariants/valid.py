"""*Valid*: every request is as the platform publishes it, and the program logs no fault."""

from collections.abc import Iterator

from tests.strangers.evening import Scene

OPEN_FILES = 300
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
