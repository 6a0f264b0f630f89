"""Programs with people at `rummy lines`: unfinished lines of a killed one are sent again."""

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
"""Seconds for which a computer player thinks."""


@dataclass
class Line:
    """Something to be done, and what comes after it."""

    raw: bytes
    then: Done
    again: Done
    """What its person does who is told that it was not done."""
    refused: bool = False
    untaken: bool = False
    """Whether it was not even taken: then it is brought again, as a platform does."""


@dataclass(eq=False)
class Listening(Running):
    """One program, and what it has been brought and has not done yet."""

    waiting: list[Line] = field(default_factory=list)

    def write(self, line: Line) -> None:
        self.waiting.append(line)
        assert self.process.stdin is not None
        self.process.stdin.write(line.raw)


@dataclass
class AtLines(Programs):
    """Several programs, each of which takes lines."""

    hear: Callable[[Message], None] = lambda _message: None
    """Is told everything that any of them writes."""
    homeless: list[Line] = field(default_factory=list)
    """Lines whose program was killed before they were done."""
    _next: int = 0

    def bring(self, line: Line) -> None:
        """Bring a line to one of them, each in turn."""
        if not self.running:
            self.homeless.append(line)
            return
        self._next += 1
        one = self.running[self._next % len(self.running)]
        assert isinstance(one, Listening)
        one.write(line)

    async def begin(self) -> Running:
        """Start one, with all the lines that no other has."""
        words = ("--database", self.url, "--pause", PAUSE)
        one = Listening(await self.start("lines", *words))
        homeless, self.homeless = self.homeless, []
        for line in homeless:
            one.write(line)
        return one

    async def live(self, one: Running) -> None:
        """Read what it writes."""
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
        """Bring its lines to others, as a platform does that nobody has confirmed anything to."""
        assert isinstance(one, Listening)
        for line in one.waiting:
            self.bring(line)

    def end(self, one: Running) -> None:
        """Let its input end."""
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
