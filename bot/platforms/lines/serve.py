"""Reads JSON lines, handles them, and writes what everybody would see (contract, section 3)."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Protocol

from bot.app import App, Dependencies, kept_in, open_app
from bot.app.stopping import asked_to_stop, until
from bot.conversation.access import Limits
from bot.conversation.delivery.platforms import Platform
from bot.conversation.request import Incoming, Pressed, Said
from bot.machine.processes import Workers
from bot.machine.system import Chance
from bot.platforms.lines.lines import Line, UnreadableLineError, read_line, write_line
from bot.platforms.lines.standard import LineReader, Reader
from bot.platforms.lines.surface import LinesSurface
from bot.render.pictures.themes import LIGHT, THEMES
from bot.screens.formatter import PlainFormatter
from core.engine.delivery.inbox import Inbox
from core.engine.people import Address
from core.engine.ports import Cause, UnavailableError, Update

PLATFORM = "lines"


class Writer(Protocol):
    """The output, as an `asyncio.StreamWriter` offers it."""

    def write(self, data: bytes) -> None:
        """Take some bytes."""

    async def drain(self) -> None:
        """Return once there is room for more."""


async def serve_lines(
    reader: Reader, writer: Writer, dependencies: Dependencies, stop: asyncio.Event | None = None
) -> None:
    """Serve until the input ends or a stop is requested; lines already read are still handled."""
    stop = stop or asyncio.Event()

    async def write(data: bytes) -> None:
        writer.write(data)
        await writer.drain()

    surface = LinesSurface(dependencies.register, dependencies.painter, write)
    lines = Platform(name=PLATFORM, surface=surface, formatter=PlainFormatter())
    async with open_app(dependencies, lines) as app, _inbox(app, dependencies) as inbox:
        app.engine.ready()
        lines_in = LineReader(reader)
        for number in count(1):
            try:
                raw = await until(stop, lines_in.next())
                if raw is None:
                    return
                await _follow(app, inbox, raw)
            except UnreadableLineError as error:
                await write(write_line(error=str(error)))
            except UnavailableError as error:
                await write(write_line(error=f"the database does not answer: {error.trouble}"))
            await write(write_line(done=number))


@asynccontextmanager
async def _inbox(app: App, dependencies: Dependencies) -> AsyncIterator[Inbox]:
    """Open the inbox, and handle what an earlier run left in it."""

    async def act(update: Update) -> None:
        await app.conversation.hear(await _incoming(app, read_line(update.raw.encode())))

    inbox = Inbox(dependencies.store, dependencies.clock, PLATFORM, act, dependencies.cluster)
    async with inbox.running():
        await inbox.settled()
        yield inbox


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


def run(
    *,
    pause: float = 1.0,
    seed: int | None = None,
    database: str | None = None,
    theme: str = LIGHT.name,
    limits: Limits | None = None,
    games_kept: int = 0,
) -> None:
    """Serve standard input and output, until either is closed.

    `pause` is how many seconds a computer player waits before it acts; with 0 it has acted when
    the line is done. `seed` makes chance foreseeable; None: it is not. `database` is where the
    tables are kept; without it they last as long as the program. `theme` names the colours of
    pictures until somebody wishes for others. `limits` is what people may do; without it, whatever
    they like. `games_kept` is for how many days a table stays at which nothing is played; 0: ever.

    Raises:
        UnopenedError: the database cannot be opened.
    """
    from bot.platforms.lines.standard import ignore_output, standard_input, standard_output

    async def serve() -> None:
        reader = await standard_input()
        with asked_to_stop() as stop:
            async with Workers.running() as workers:
                dependencies = Dependencies(
                    pause=pause,
                    entropy=Chance(seed),
                    thinking=workers,
                    theme=THEMES[theme],
                    limits=limits or Limits(),
                    games_kept=games_kept,
                )
                async with kept_in(database, dependencies) as keeping:
                    await serve_lines(reader, standard_output(), keeping, stop)

    try:
        asyncio.run(serve())
    except BrokenPipeError:
        ignore_output()
