"""Programs with people at `rummy lines`; unfinished lines of a killed program are resent."""

import asyncio
import json
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from tests.crowd.programs import AGAIN, Programs, Running

Message = dict[str, Any]
Done = Callable[[], None]
PAUSE = "0.02"
"""Seconds that a computer player thinks."""


@dataclass
class Line:
    """A line to send, and what follows it."""

    raw: bytes
    then: Done
    again: Done
    """What its sender does when told that the line failed."""
    refused: bool = False
    untaken: bool = False
    """Whether the line was not even accepted: then it is resent, as a platform does."""


@dataclass(eq=False)
class Listening(Running):
    """A program, and the lines that it has received and not finished."""

    waiting: list[Line] = field(default_factory=list)

    def write(self, line: Line) -> None:
        self.waiting.append(line)
        assert self.process.stdin is not None
        self.process.stdin.write(line.raw)


@dataclass
class AtLines(Programs):
    """Several programs that read lines."""

    hear: Callable[[Message], None] = lambda _message: None
    """Called with everything that any of them writes."""
    homeless: list[Line] = field(default_factory=list)
    """Lines whose program was killed before it finished them."""
    _next: int = 0

    def bring(self, line: Line) -> None:
        """Send a line to one of the programs, in rotation."""
        if not self.running:
            self.homeless.append(line)
            return
        self._next += 1
        one = self.running[self._next % len(self.running)]
        assert isinstance(one, Listening)
        one.write(line)

    async def begin(self) -> Running:
        """Start a program, and send it the lines that no other one has."""
        words = ("--database", self.url, "--pause", PAUSE)
        one = Listening(await self.start("lines", *words))
        homeless, self.homeless = self.homeless, []
        for line in homeless:
            one.write(line)
        return one

    async def live(self, one: Running) -> None:
        """Read the program's output."""
        assert isinstance(one, Listening)
        assert one.process.stdout is not None
        while raw := await one.process.stdout.readline():
            with suppress(ValueError):  # cut off in the middle
                message = json.loads(raw)
                if "Not done" in str(message.get("text")) and one.waiting:
                    one.waiting[0].refused = True
                if "error" in message and one.waiting:
                    one.waiting[0].untaken = True
                self.hear(message)
                if "done" in message:
                    self._done(one.waiting.pop(0))
                    await self.serves(one)

    async def ended(self, one: Running) -> None:
        """Send its lines to others, as a platform does with unconfirmed updates."""
        assert isinstance(one, Listening)
        for line in one.waiting:
            self.bring(line)

    def end(self, one: Running) -> None:
        """Close the program's input."""
        assert one.process.stdin is not None
        one.process.stdin.close()

    def _done(self, line: Line) -> None:
        later = asyncio.get_running_loop().call_later
        if line.untaken:
            line.untaken = False
            later(AGAIN, self.bring, line)
        elif line.refused:
            later(AGAIN, line.again)
        else:
            line.then()
