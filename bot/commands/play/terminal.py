"""A match at the terminal: creates everything, then hands over to the person."""

import asyncio
import os
import pydoc
import re
import shlex
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from shutil import get_terminal_size

from platformdirs import user_data_path

from bot.app import Dependencies, UnopenedError, files_of_user, kept_for_user, open_app
from bot.conversation.delivery.platforms import Platform
from bot.machine.system import Chance, matches_of_this_user, takes_colours
from bot.platforms.terminal.game import ADDRESS, Game, Keyboard, PipedKeyboard, game_at
from bot.platforms.terminal.printing import TerminalFormatter, harmless, wrapped, write
from bot.platforms.terminal.surface import TerminalSurface
from bot.render.pieces import coloured, plain
from bot.texts.translator import Translator
from core.engine.people import PersonId
from core.rules.sheet import Sheet

YES, NO = 0, 1
"""Exit statuses."""
YOU = "you"
"""The name of the person's seat among the levels of the computer players."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """The options of the terminal game."""

    new: Sheet | None
    """The sheet to play; None: the latest unfinished match."""
    seats: Sequence[str]
    """Levels of computer players and, once, `you`."""
    name: str
    """The person's name; empty: as before."""
    speak: str | None
    """The requested language."""
    database: str | None
    """The database for matches; None: a file of this user."""
    learns: bool = False
    """Whether a lesson comes before the match."""
    asks: bool = False
    """Whether to ask first if an unfinished match should be resumed."""
    welcomed: bool = False
    """Whether the person has read how to play here."""


def play(wishes: Wishes, *, seed: int | None, language: str, pause: float) -> int:
    """Play a match or resume the latest unfinished one, and return the exit status.

    With a `seed`, a new match has the same shuffles each time. `pause` is how many seconds a
    computer player waits before it acts; without a terminal it acts at once.

    Raises:
        UnopenedError: the kept matches cannot be opened.
    """
    watched = sys.stdin.isatty() and sys.stdout.isatty()
    translator = Translator()
    dependencies = Dependencies(
        pause=pause if watched else 0,
        entropy=Chance(None if wishes.new is None else seed),
        translator=translator,
        language=translator.best(language),
    )
    try:
        return asyncio.run(_play(dependencies, wishes, watched=watched))
    except KeyboardInterrupt:
        return YES


def others(seats: Sequence[str]) -> tuple[str, ...]:
    """Return the seats after the person's, in the order of play."""
    place = list(seats).index(YOU) if YOU in seats else -1
    return (*seats[place + 1 :], *seats[: max(place, 0)])


async def _play(dependencies: Dependencies, wishes: Wishes, *, watched: bool) -> int:
    """Play in the first database that has what the person wishes, and return the exit status."""
    failed: UnopenedError | None = None
    for database in _databases(wishes):
        try:
            if await _play_in(database, dependencies, wishes, watched=watched):
                return YES
        except UnopenedError as error:
            failed = error
    if failed is not None:
        raise failed
    if wishes.new is None:
        write(
            harmless(dependencies.translator.text("terminal-nothing-kept", dependencies.language))
        )
    return NO


def _databases(wishes: Wishes) -> Sequence[str | None]:
    """Return the databases that may have the match, the latest first; None: the user's own."""
    if wishes.database is not None or wishes.new is not None:
        return (wishes.database,)
    own = matches_of_this_user()
    there = [place for place in files_of_user(own) if place.exists()]
    there.sort(key=lambda place: place.stat().st_mtime, reverse=True)
    return tuple(f"sqlite:///{place}" for place in there) or (None,)


def _screen(surface: TerminalSurface, formatter: TerminalFormatter) -> Platform:
    """Return the terminal as a platform: its one reader is told words in their language."""
    return Platform(
        name=ADDRESS.platform, surface=surface, formatter=formatter, words_named=True, alone=True
    )


async def _play_in(
    database: str | None, dependencies: Dependencies, wishes: Wishes, *, watched: bool
) -> bool:
    """Play in a database; return False if there is nothing to play."""
    folder = user_data_path("rummy-table")
    page = partial(_page, dependencies.translator.text("terminal-page", dependencies.language))
    surface = TerminalSurface(write, folder / "records", page=page if watched else None)
    formatter = _formatter(watched=watched)

    def say(key: str, **arguments: str) -> None:
        write(harmless(dependencies.translator.text(key, dependencies.language, **arguments)))

    def unkept(error: UnopenedError) -> None:
        why = dependencies.translator.text(error.key, dependencies.language, **error.figures)
        say("terminal-not-kept", what=why)

    keeping = kept_for_user(
        database,
        matches_of_this_user(),
        dependencies,
        needed=wishes.new is None,
        unkept=unkept,
        beside=lambda place: say("terminal-kept-beside", file=str(place)),
    )
    async with keeping as stores:
        me = await _who(stores, wishes)
        async with open_app(stores, _screen(surface, formatter)) as app:
            kept = stores is not dependencies
            game = game_at(app, stores, surface, formatter, me=me, kept=kept)
            game.again, game.welcomed = _again(wishes), wishes.welcomed
            async with _keyboard(game, folder / "history", watched=watched) as keyboard:
                begun = await _begun(game, wishes, keyboard if watched else None)
                if begun:
                    await game.play(keyboard)
    return begun


async def _begun(game: Game, wishes: Wishes, keyboard: Keyboard | None) -> bool:
    """Begin what the person wishes; return False if that is impossible."""
    if wishes.new is None:
        return await game.resume()
    if wishes.asks and keyboard is not None and await game.goes_on(keyboard):
        return True
    begin = game.learn if wishes.learns else game.begin
    return await begin(wishes.new, others(wishes.seats))


def _again(wishes: Wishes) -> str:
    """Return the shell command that resumes a match of this database."""
    where = "" if wishes.database is None else f" --database {shlex.quote(wishes.database)}"
    return f"rummy play --resume{where}"


async def _who(dependencies: Dependencies, wishes: Wishes) -> PersonId:
    """Return the person at the keyboard, with the requested name and language."""
    me = await dependencies.register.person(
        ADDRESS, name=wishes.name, language=dependencies.language
    )
    if wishes.speak is not None:
        await dependencies.register.speak(me, wishes.speak)
    return me


def _page(told: str, text: str) -> None:
    """Write a text, through the pager if it is longer than the terminal is high.

    `less` tells at the bottom how to leave it: its own sign, a colon, tells nobody.
    """
    columns, rows = get_terminal_size()
    if text.count("\n") + 2 < rows:
        write(text)
        return
    told = re.sub(r"[?:.%\\$]", r"\\\g<0>", told)
    os.environ.setdefault("LESS", f"-R -Ps{told}$")
    pydoc.pager(wrapped(text.strip("\n"), columns))


def _formatter(*, watched: bool) -> TerminalFormatter:
    """Return a formatter; it uses colours on a terminal unless the user has asked for none."""
    return TerminalFormatter(coloured if watched and takes_colours() else plain)


@asynccontextmanager
async def _keyboard(game: Game, history: Path, *, watched: bool) -> AsyncIterator[Keyboard]:
    if not watched:
        yield PipedKeyboard(sys.stdin, write)
        return
    from bot.platforms.terminal.prompt import PromptKeyboard, printing_above_the_prompt

    async with printing_above_the_prompt():
        yield PromptKeyboard(game.suggest, history)
