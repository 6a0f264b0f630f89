"""`rummy play`: a match at the terminal."""

import getpass
from collections.abc import Sequence
from typing import Any

from bot.commands.console import Console, UnusableError
from bot.commands.parsing import Parser
from bot.commands.sheet_options import check_table, level, sheet_asked, words
from core.rules.sheet import Sheet

YOU = "you"
"""The seat of the person at the keyboard."""
PAUSE = 1.0
"""Seconds that a computer player waits before it acts."""


def arguments(parser: Parser) -> None:
    """Declare a sheet, seats, a name, a seed, house rules; resuming a match, or a lesson."""
    parser.add_argument("--database", metavar="URL")
    parser.add_argument("--sheet", default="rummikub")
    parser.add_argument("--seats", default="you,easy")
    parser.add_argument("--name")
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--learn", action="store_true")
    parser.seed()
    parser.rules()


def run(
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
) -> int:
    """Play a new match, after a lesson if requested, or resume the latest unfinished one."""
    asked = sheet_asked(sheet, rules)
    at_table = players(asked, seats)
    check_table(asked, len(at_table))

    from bot.app import UnopenedError
    from bot.machine.logs import logging_aside
    from bot.platforms.terminal.play import Wishes, play

    wishes = Wishes(
        new=None if resume else asked,
        seats=at_table,
        name=name or ("" if resume else somebody(console)),
        speak=console.wanted,
        database=database,
        learns=learn and not resume,
    )
    with logging_aside(console.log_level_aside):
        try:
            return play(wishes, seed=seed, language=console.language, pause=PAUSE)
        except UnopenedError as error:
            raise UnusableError(error.key) from error


def as_usual() -> dict[str, Any]:
    """Return the default arguments of `run`."""
    parser = Parser("play")
    arguments(parser)
    given = vars(parser.parse_args([]))
    return {name: value for name, value in given.items() if name != "language"}


def players(sheet: Sheet, seats: str) -> tuple[str, ...]:
    """Read the seats: computer players, and the person once; raises UnusableError."""
    listed = words(seats)
    if listed.count(YOU) != 1:
        raise UnusableError("cli-seats-you")
    return tuple(word if word == YOU else level(sheet, word, YOU) for word in listed)


def somebody(console: Console) -> str:
    """Return the user's name on this machine."""
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return console.text("cli-you")
