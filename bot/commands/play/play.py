"""`rummy play`: a match at the terminal; `rummy lines`: the same for programs."""

import asyncio
import getpass
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bot.commands.console import YES, Console, UnusableError
from bot.commands.owner.serve import run_serve
from bot.commands.parsing import Parser, seconds
from bot.commands.sheet_options import check_table, level, seated, sheet_asked
from core.rules.sheet import Sheet

if TYPE_CHECKING:
    from bot.app import Dependencies
    from bot.platforms.lines.serve import Writer
    from bot.platforms.lines.standard import Reader

YOU = "you"
"""The seat of the person at the keyboard."""
PAUSE = 1.0
"""Seconds that a computer player waits before it acts."""


def play_arguments(parser: Parser) -> None:
    """Declare a sheet, seats, a name, a seed, house rules; resuming a match, or a lesson."""
    parser.table(seats="you,easy")
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--learn", action="store_true")
    parser.seed()
    parser.rules()


def run_play(
    console: Console,
    *,
    sheet: str,
    seats: str,
    name: str | None,
    resume: bool,
    learn: bool,
    database: str | None,
    seed: int | None,
    rules: Sequence[str],
    asks: bool = False,
) -> int:
    """Play a new match, after a lesson if requested, or resume the latest unfinished one."""
    asked = sheet_asked(sheet, rules)
    at_table = players(asked, seats)
    log_level = console.log_level_aside
    certain = not (resume or learn or asks or database)
    if certain:
        _welcome(console, asked)

    from bot.commands.play.terminal import Wishes, play
    from bot.machine.logs import logging_aside

    wishes = Wishes(
        new=None if resume else asked,
        seats=at_table,
        name=name or ("" if resume else somebody(console)),
        speak=console.wanted,
        database=database,
        learns=learn and not resume,
        asks=asks,
        welcomed=certain,
    )
    with logging_aside(log_level):
        return play(wishes, seed=seed, language=console.language, pause=PAUSE)


def _welcome(console: Console, sheet: Sheet) -> None:
    """Explain how to play at a terminal, before the slow imports and the database.

    Only if a match is certain to begin: a database that the user names may be refused.
    """
    from bot.platforms.terminal.printing import welcome, write

    write("\n" + welcome(console.translator, console.language, sheet))


def as_usual() -> dict[str, Any]:
    """Return the default arguments of `run`."""
    parser = Parser("play")
    play_arguments(parser)
    given = vars(parser.parse_args([]))
    return {name: value for name, value in given.items() if name != "language"}


def players(sheet: Sheet, seats: str, *, waits: bool = False) -> tuple[str, ...]:
    """Read the seats: computer players, and the person once; raises UnusableError.

    A table that waits for guests may start with one person alone.
    """
    listed = seated(seats)
    if listed.count(YOU) != 1:
        raise UnusableError("cli-seats-you")
    named = tuple(word if word == YOU else level(sheet, word, YOU) for word in listed)
    check_table(sheet, max(len(named), sheet.min_players if waits else 0))
    return named


def somebody(console: Console) -> str:
    """Return the user's name on this machine."""
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return console.text("cli-you")


def lines_arguments(parser: Parser) -> None:
    """Declare the pause of computer players, the database, and a seed."""
    parser.add_argument("--pause", type=seconds, default=1.0, metavar="SECONDS")
    parser.add_argument("--database", metavar="URL")
    parser.seed()


def run_lines(console: Console, *, pause: float, seed: int | None, database: str | None) -> int:
    """Serve standard input and output until the input ends or the program is stopped."""
    import sys

    from bot.app import Dependencies, check_folder
    from bot.conversation.access import Limits
    from bot.machine.logs import log_to
    from bot.machine.system import Chance
    from bot.render.pictures.themes import THEMES

    settings = console.settings
    log_to(sys.stderr, settings.log_level)
    dependencies = Dependencies(
        pause=pause,
        entropy=Chance(seed),
        theme=THEMES[settings.theme],
        limits=settings.limits(Limits()),
        games_kept=settings.games_kept,
    )
    if database is not None:
        check_folder(database)
    serve(dependencies, database or settings.database_set)
    return YES


def serve(dependencies: "Dependencies", database: str | None = None) -> None:
    """Serve standard input and output, until either is closed.

    Without a database, tables last as long as the program.

    Raises:
        UnopenedError: the database cannot be opened.
    """
    from dataclasses import replace

    from bot.app import kept_in
    from bot.app.listening import asked_to_stop
    from bot.machine.processes import Workers
    from bot.platforms.lines.standard import ignore_output, standard_input, standard_output

    async def opened() -> None:
        reader = await standard_input()
        with asked_to_stop() as stop:
            async with (
                Workers.running() as workers,
                kept_in(database, replace(dependencies, thinking=workers)) as keeping,
            ):
                await serve_lines(reader, standard_output(), keeping, stop)

    try:
        asyncio.run(opened())
    except BrokenPipeError:
        ignore_output()


async def serve_lines(
    reader: "Reader",
    writer: "Writer",
    dependencies: "Dependencies",
    stop: asyncio.Event | None = None,
) -> None:
    """Serve until the input ends or a stop is requested; lines already read are still handled."""
    from bot.app import open_app
    from bot.platforms.lines.serve import Lines

    lines = Lines(reader, writer, dependencies)
    async with open_app(dependencies, lines.platform) as app:
        await lines.serve(app, stop or asyncio.Event())


def start_arguments(parser: Parser) -> None:
    """Declare whether to show only the version."""
    parser.add_argument("--version", action="store_true")


def run_start(console: Console, *, version: bool) -> int:
    """Serve or play."""
    if version:
        from bot.machine.system import version_here

        console.write(f"rummy {version_here()}")
        return YES
    settings = console.settings
    if settings.discord_token or settings.telegram_token:
        return run_serve(console)
    console.say("cli-plays-here")
    return run_play(console, **as_usual(), asks=True)
