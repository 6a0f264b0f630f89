"""A match at the terminal: everything is put together here, then the person has the word."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from shutil import get_terminal_size

from platformdirs import user_data_path

from bot.composition import Parts, open_house
from bot.platforms.terminal.game import ADDRESS, Game, game_at
from bot.platforms.terminal.keyboard import Keyboard, PipedKeyboard
from bot.platforms.terminal.printing import wrapped
from bot.platforms.terminal.surface import TerminalSurface
from bot.render.brush import TerminalBrush
from bot.render.look import coloured, plain
from bot.system import Chance
from bot.texts.translator import Translator
from core.rules.sheet import OptionValue, Sheet
from core.rules.sheets import with_house_rules

YES, NO = 0, 1
"""Exit statuses."""
WIDE = 10_000
"""Columns where nobody watches: what a program reads is not broken."""
YOU = "you"
"""The seat of the person at the keyboard, among the levels of the computer players."""


def play(
    *,
    sheet: str,
    seats: Sequence[str],
    name: str,
    seed: int | None,
    rules: Mapping[str, OptionValue],
    resume: bool,
    language: str,
    pause: float,
) -> int:
    """Play a match, or take up the latest unfinished one, and return the exit status.

    `seats` are levels of computer players and, once, `you`. `pause` is how many seconds a computer
    player waits before it acts; where nobody watches, it acts at once.

    Raises:
        UnknownSheetError: there is no such sheet.
        HouseRuleError: a house rule that it cannot have.
    """
    watched = sys.stdin.isatty() and sys.stdout.isatty()
    translator = Translator()
    parts = Parts(
        pause=pause if watched else 0,
        entropy=Chance(seed),
        translator=translator,
        language=translator.best(language),
    )
    new = None if resume else with_house_rules(sheet, rules)
    try:
        return asyncio.run(_play(parts, name, new, others(seats), watched=watched))
    except KeyboardInterrupt:
        return YES


def others(seats: Sequence[str]) -> tuple[str, ...]:
    """Return who sits after the person at the keyboard, in the order of play."""
    place = list(seats).index(YOU) if YOU in seats else -1
    return (*seats[place + 1 :], *seats[: max(place, 0)])


async def _play(
    parts: Parts, name: str, new: Sheet | None, levels: tuple[str, ...], *, watched: bool
) -> int:
    me = await parts.register.person(ADDRESS, name=name, language=parts.language)
    folder = user_data_path("rummy-table")
    surface = TerminalSurface(_write, folder / "records")
    brush = _brush(watched=watched)
    async with open_house(surface, brush, parts) as house:
        game = game_at(house, parts, surface, brush, folder=folder, me=me)
        begun = await (game.resume() if new is None else game.begin(new, levels))
        if begun:
            async with _keyboard(game, folder / "history", watched=watched) as keyboard:
                await game.play(keyboard)
    return YES if begun else NO


def _write(text: str) -> None:
    columns = get_terminal_size().columns if sys.stdout.isatty() else WIDE
    sys.stdout.write(wrapped(text, columns) + "\n")
    sys.stdout.flush()


def _brush(*, watched: bool) -> TerminalBrush:
    """Paint where somebody watches who has not asked for no colours."""
    wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return TerminalBrush(coloured if watched and wanted else plain)


@asynccontextmanager
async def _keyboard(game: Game, history: Path, *, watched: bool) -> AsyncIterator[Keyboard]:
    if not watched:
        yield PipedKeyboard(sys.stdin, _write)
        return
    from bot.platforms.terminal.prompt import PromptKeyboard, printing_above_the_prompt

    async with printing_above_the_prompt():
        yield PromptKeyboard(game.suggest, history)
