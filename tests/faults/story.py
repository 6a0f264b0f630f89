"""The story during which the program is killed again and again: a bit of everything.

Some lines have a further effect if they are carried out twice (`computers more`, the second
`undo`).
"""

import json
from dataclasses import dataclass


@dataclass(frozen=True)
class Step:
    """An input line, or time that passes until something is told."""

    line: dict[str, str | None] | None = None
    until: str = ""

    def __str__(self) -> str:
        if self.line is None:
            return f"(time goes by) {self.until}"
        return f"{self.line['person']}: {self.line['text']}"

    def raw(self, number: int) -> bytes:
        if self.line is None:
            return f"until {self.until}\n".encode()
        return json.dumps({**self.line, "id": f"update {number}"}).encode() + b"\n"


def says(person: str, text: str, chat: str | None = "g1") -> Step:
    return Step({"person": person, "name": person.title(), "chat": chat, "text": text})


TIMEOUT = Step(until="Time’s up!")
LOBBY = (
    says("ann", "new rummikub"),
    says("ben", "join"),
    says("ann", "settings rule hand=4 copies=1 jokers=0 first_laying=none first_starter=lot"),
    says("ann", "settings rounds 2"),
    says("ann", "settings clock 2m"),
    says("ann", "settings computers more"),
    says("ann", "settings computers fewer"),
    says("ben", "language de"),
    says("ann", "table"),
    says("ann", "start"),
)
ROUND = (
    says("ann", "play r1 r2 r3"),
    says("ann", "undo"),
    says("ann", "pick r1"),
    says("ann", "pick r2"),
    says("ann", "undo"),
    says("ann", "reset"),
    says("ann", "sort number"),
    says("ben", "plan r5 r6", None),
    says("ben", "plan pick r5", None),
    says("ben", "plan undo", None),
    says("ben", "plan r5 r6 r7 lay", None),
    says("ann", "play r1 r2 r3"),
    says("ann", "done"),  # and Ben's plan is laid
    TIMEOUT,
    says("ann", "pause"),
    says("ann", "resume"),
    says("ben", "play r8"),
    says("ben", "done"),
)
AFTER = (
    says("ann", "next"),
    says("ben", "privacy forget", None),
    says("ben", "privacy forget yes", None),
    says("ann", "draw"),
    says("ann", "stop"),
    says("ann", "stop yes"),
)
STORY = (*LOBBY, *ROUND, *AFTER)

REAL = (
    says("ann", "new rummikub"),
    says("ben", "join"),
    says("ann", "settings rule hand=4 copies=1 jokers=0 first_starter=lot time_limit=3"),
    says("ann", "settings clock sheet"),
    says("ann", "start"),
    TIMEOUT,
)
"""The same with the machine's clock: turns of three seconds, the last line a timeout."""
