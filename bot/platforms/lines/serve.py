"""Reads JSON lines, handles them, and writes what everybody would see (contract, section 3)."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Protocol

from bot.conversation.delivery.platforms import Platform
from bot.conversation.request import Incoming, Pressed, Said
from bot.platforms.base.adapter import App, Resources
from bot.platforms.lines.lines import Line, UnreadableLineError, read_line, write_line
from bot.platforms.lines.standard import LineReader, Reader
from bot.platforms.lines.surface import LinesSurface
from bot.screens.formatter import PlainFormatter
from core.engine.delivery.inbox import Inbox
from core.engine.people import Address
from core.engine.ports import Cause, UnavailableError, Update
from core.engine.task_group import until

PLATFORM = "lines"


class Writer(Protocol):
    """The output, as an `asyncio.StreamWriter` offers it."""

    def write(self, data: bytes) -> None:
        """Take some bytes."""

    async def drain(self) -> None:
        """Return once there is room for more."""


class Lines:
    """The platform of JSON lines, on one input and one output."""

    def __init__(self, reader: Reader, writer: Writer, resources: Resources) -> None:
        self._reader, self._writer, self._resources = reader, writer, resources
        surface = LinesSurface(resources.register, resources.painter, self._write)
        self.platform = Platform(name=PLATFORM, surface=surface, formatter=PlainFormatter())

    async def serve(self, app: App, stop: asyncio.Event) -> None:
        """Serve until the input ends or a stop is requested; lines already read are handled."""
        async with self._inbox(app) as inbox:
            app.engine.ready()
            lines_in = LineReader(self._reader)
            for number in count(1):
                try:
                    raw = await until(stop, lines_in.next())
                    if raw is None:
                        return
                    await _follow(app, inbox, raw)
                except UnreadableLineError as error:
                    await self._write(write_line(error=str(error)))
                except UnavailableError as error:
                    trouble = f"the database does not answer: {error.trouble}"
                    await self._write(write_line(error=trouble))
                await self._write(write_line(done=number))

    @asynccontextmanager
    async def _inbox(self, app: App) -> AsyncIterator[Inbox]:
        """Open the inbox, and handle what an earlier run left in it."""

        async def act(update: Update) -> None:
            await app.conversation.hear(await _incoming(app, read_line(update.raw.encode())))

        inbox = self._resources.inbox(PLATFORM, act)
        async with inbox.running():
            await inbox.settled()
            yield inbox

    async def _write(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()


async def _follow(app: App, inbox: Inbox, raw: bytes) -> None:
    """Handle a line; a line with an id is stored first, and handled only once."""
    line = read_line(raw)
    if line.id is None:
        await app.conversation.hear(await _incoming(app, line))
        return
    update = Update(
        cause=Cause(platform=PLATFORM, key=line.id),
        place=line.chat or line.person,
        sender=line.person,
        raw=raw.decode(),
    )
    await (await inbox.take(update))


async def _incoming(app: App, line: Line) -> Incoming:
    address, language = Address(PLATFORM, line.person), line.language
    person = await app.register.person(address, name=line.name, language=language)
    if not (await app.register.who(person)).name:
        await app.register.person(address, name=line.person, language=language)
    chat = None
    if line.chat is not None:
        chat = await app.register.chat(Address(PLATFORM, line.chat))
    if line.press is not None:
        return Pressed(person=person, chat=chat, button=line.press)
    return Said(person=person, chat=chat, text=line.text or "")
