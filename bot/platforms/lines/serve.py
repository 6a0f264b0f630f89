"""Reads JSON lines, has them done, and writes what everybody would see (contract, section 3)."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from typing import Protocol

from bot.composition import House, Parts, kept_in, open_house
from bot.conversation.incoming import Incoming, Pressed, Said
from bot.conversation.limits import Limits
from bot.conversation.platforms import Platform
from bot.platforms.lines.lines import Line, UnreadableLineError, read_line, write_line
from bot.platforms.lines.splitting import LineReader, Reader
from bot.platforms.lines.surface import LinesSurface
from bot.render.pictures.themes import LIGHT, THEMES
from bot.screens.brush import PlainBrush
from bot.stopping import asked_to_stop, until
from bot.system import Chance
from bot.thinking import Workers
from core.engine.inbox import Inbox
from core.engine.people import Address
from core.engine.ports import Cause, UnavailableError, Update

PLATFORM = "lines"


class Writer(Protocol):
    """Where lines go, as an `asyncio.StreamWriter` has it."""

    def write(self, data: bytes) -> None:
        """Take some bytes."""

    async def drain(self) -> None:
        """Return when there is room for more."""


async def serve_lines(
    reader: Reader, writer: Writer, parts: Parts, stop: asyncio.Event | None = None
) -> None:
    """Serve until the input ends, or somebody asks to stop: then what was read is still done."""
    stop = stop or asyncio.Event()

    async def write(data: bytes) -> None:
        writer.write(data)
        await writer.drain()

    surface = LinesSurface(parts.register, parts.painter, write)
    lines = Platform(name=PLATFORM, surface=surface, brush=PlainBrush())
    async with open_house(parts, lines) as house, _inbox(house, parts) as inbox:
        house.engine.ready()
        lines_in = LineReader(reader)
        for number in count(1):
            try:
                raw = await until(stop, lines_in.next())
                if raw is None:
                    return
                await _follow(house, inbox, raw)
            except UnreadableLineError as error:
                await write(write_line(error=str(error)))
            except UnavailableError as error:
                await write(write_line(error=f"the database does not answer: {error.trouble}"))
            await write(write_line(done=number))


@asynccontextmanager
async def _inbox(house: House, parts: Parts) -> AsyncIterator[Inbox]:
    """Open the inbox; what was left in it when the program ended has been acted on then."""

    async def act(update: Update) -> None:
        await house.conversation.hear(await _incoming(house, read_line(update.raw.encode())))

    inbox = Inbox(parts.store, parts.clock, PLATFORM, act, parts.company)
    async with inbox.running():
        await inbox.settled()
        yield inbox


async def _follow(house: House, inbox: Inbox, raw: bytes) -> None:
    """Have a line done; one with an id is kept first, and done once."""
    line = read_line(raw)
    if line.id is None:
        await house.conversation.hear(await _incoming(house, line))
        return
    update = Update(
        cause=Cause(platform=PLATFORM, key=line.id),
        place=line.chat or line.person,
        sender=line.person,
        raw=raw.decode(),
    )
    await (await inbox.take(update))


async def _incoming(house: House, line: Line) -> Incoming:
    address, language = Address(PLATFORM, line.person), line.language
    person = await house.register.person(address, name=line.name, language=language)
    if not (await house.register.who(person)).name:
        await house.register.person(address, name=line.person, language=language)
    chat = None
    if line.chat is not None:
        chat = await house.register.chat(Address(PLATFORM, line.chat))
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
                parts = Parts(
                    pause=pause,
                    entropy=Chance(seed),
                    thinking=workers,
                    theme=THEMES[theme],
                    limits=limits or Limits(),
                    games_kept=games_kept,
                )
                async with kept_in(database, parts) as keeping:
                    await serve_lines(reader, standard_output(), keeping, stop)

    try:
        asyncio.run(serve())
    except BrokenPipeError:
        ignore_output()
