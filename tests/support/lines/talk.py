"""People who talk to `rummy lines`: they say words, press buttons and read messages."""

import asyncio
import json
import re
from collections.abc import AsyncIterator, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

from bot.app import Dependencies, kept_in
from bot.commands.play.play import serve_lines
from bot.conversation.access import Limits
from bot.machine.system import Chance
from core.engine.ports import Clock, Register, Store
from core.rules.sheet import Sheet
from core.rules.sheets import SHEETS
from storage.memory.people import MemoryRegister
from storage.memory.tables import MemoryStore
from tests.support.clocks import A_MOMENT, SkippingClock, SteppedClock
from tests.support.translator import TRANSLATOR

Message = dict[str, Any]


class Pipe:
    """The lines that the program writes."""

    def __init__(self) -> None:
        self._lines: asyncio.Queue[bytes] = asyncio.Queue()

    def write(self, data: bytes) -> None:
        for line in data.splitlines():
            self._lines.put_nowait(line)

    async def drain(self) -> None:
        await asyncio.sleep(0)

    def written(self) -> list[Message]:
        """Return the lines that were not read yet."""
        return [json.loads(self._lines.get_nowait()) for _ in range(self._lines.qsize())]

    async def read(self) -> Message:
        message: Message = json.loads(await self._lines.get())
        return message


@dataclass
class Talk:
    """A running program. `shown` holds what everybody sees, newest last."""

    reader: asyncio.StreamReader
    pipe: Pipe
    shown: dict[int, Message] = field(default_factory=dict)
    said: list[Message] = field(default_factory=list)
    """Everything that was ever written."""
    sent: int = 0
    clock: Clock = field(default_factory=SkippingClock)
    parts: Dependencies = field(default_factory=Dependencies)

    async def goes_by(self, seconds: float) -> list[Message]:
        """Let time pass, and return what was written because of it."""
        assert isinstance(self.clock, SteppedClock)
        await self.clock.go_by(seconds)
        messages = self.pipe.written()
        for message in messages:
            self._keep(message)
        return messages

    def thinks(self) -> None:
        """Let a person think before the next word: a word repeated at once confirms nothing."""
        assert isinstance(self.clock, SkippingClock | SteppedClock)
        self.clock.jump(A_MOMENT)

    async def line(self, raw: bytes) -> list[Message]:
        """Send a line and return what was written because of it, without `done`."""
        self.sent += 1
        self.reader.feed_data(raw + b"\n")
        answers: list[Message] = []
        while True:
            message = await self.pipe.read()
            if "done" in message:
                assert message == {"done": self.sent}
                return answers
            self._keep(message)
            answers.append(message)

    async def send(self, **data: object) -> list[Message]:
        return await self.line(json.dumps(data).encode())

    async def says(self, person: str, text: str, chat: str | None = None) -> list[Message]:
        return await self.send(person=person, name=person.title(), chat=chat, text=text)

    async def presses(self, person: str, button: str, chat: str | None = None) -> list[Message]:
        return await self.send(person=person, chat=chat, press=button)

    def latest(self, to: str) -> Message:
        """Return the newest message at a place."""
        return [message for message in self.shown.values() if message["to"] == to][-1]

    def texts(self, to: str) -> list[str]:
        """Return the texts of all messages at a place, the newest last."""
        return [str(message["text"]) for message in self.shown.values() if message["to"] == to]

    def text(self, to: str) -> str:
        return str(self.latest(to)["text"])

    def scene(self, to: str) -> Message:
        """Return the newest message at a place that shows a round."""
        rounds = ("· stock ", "This round:", "Standings:")
        scenes = [m for m in self.shown.values() if m["to"] == to]
        return [m for m in scenes if any(sign in str(m["text"]) for sign in rounds)][-1]

    def buttons(self, to: str) -> dict[str, str]:
        """Map label to id, for the newest message with buttons at a place."""
        messages = [m for m in self.shown.values() if m["to"] == to and m["buttons"]]
        return {button["label"]: button["id"] for button in messages[-1]["buttons"]}

    def rack(self, person: str) -> list[str]:
        """Return a person's pieces, as last shown."""
        texts = [str(m["text"]) for m in self.shown.values() if m["to"] == f"person:{person}"]
        found = [
            match for text in texts for match in re.findall(r"Your (?:rack|hand).*:\n(.*)", text)
        ]
        return [word.lstrip("+") for word in found[-1].split()] if found else []

    def _keep(self, message: Message) -> None:
        self.said.append(message)
        if message.get("delete"):
            del self.shown[message["message"]]
        elif "message" in message:
            if message.get("edit"):
                assert message["message"] in self.shown
            else:
                assert message["message"] not in self.shown
            self.shown[message["message"]] = message


@asynccontextmanager
async def talk(
    *,
    seed: int | None = 1,
    pause: float = 0,
    sheets: Mapping[str, Sheet] | None = None,
    clock: Clock | None = None,
    store: Store | None = None,
    register: Register | None = None,
    tick: float = 0.5,
    limits: Limits | None = None,
    database: str | None = None,
    games_kept: int = 0,
) -> AsyncIterator[Talk]:
    """Run the program as long as this is open."""
    reader, pipe = asyncio.StreamReader(), Pipe()
    given = Dependencies(
        pause=pause,
        tick=tick,
        entropy=Chance(seed),
        sheets=sheets or SHEETS,
        clock=clock or SkippingClock(),
        store=store or MemoryStore(),
        limits=limits or Limits(),
        translator=TRANSLATOR,
        register=register or MemoryRegister(),
        games_kept=games_kept,
    )
    async with kept_in(database, given) as parts, asyncio.TaskGroup() as tasks:
        tasks.create_task(serve_lines(reader, pipe, parts))
        yield Talk(reader, pipe, clock=parts.clock, parts=parts)
        reader.feed_eof()


def fresh(pieces: Iterable[str]) -> str:
    """Return pieces as they are written when they are new."""
    return " ".join(f"+{piece}" for piece in pieces)


def answers(messages: list[Message]) -> list[str]:
    """Return the immediate answers to a press."""
    return [message["text"] for message in messages if "answer" in message]


def to(messages: list[Message], place: str) -> list[str]:
    """Return the messages written to a place."""
    return [
        message["text"] for message in messages if message.get("to") == place and "text" in message
    ]
