"""Reading what was written after a command."""

import argparse
from collections.abc import Sequence
from typing import NoReturn

from bot.commands.console import UnusableError, short

HELP = frozenset({"--help", "-h"})
LONGEST_NUMBER = 18
"""Digits."""


class Parser(argparse.ArgumentParser):
    """Reads arguments, and raises what is wrong with them.

    The language is read first, alone: what is wrong with the others is said in it. Help is a text
    like any other, and so is no option here.
    """

    def __init__(self, command: str) -> None:
        super().__init__(prog=f"rummy {command}".rstrip(), add_help=False, allow_abbrev=False)
        self.add_argument("--language")

    def language_in(self, arguments: Sequence[str]) -> str | None:
        """Return which language is asked for, whatever else is; raises UnusableError."""
        language: str | None = self.parse_known_args(arguments)[0].language
        return language

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments."""
        raise UnusableError("cli-usage", what=short(message, 200), command=self.prog)

    def json(self) -> None:
        """Offer `--json`: an answer for programs."""
        self.add_argument("--json", action="store_true", dest="as_json")

    def rules(self) -> None:
        """Offer house rules."""
        self.add_argument("--rule", action="append", default=[], dest="rules", metavar="NAME=VALUE")

    def seed(self) -> None:
        """Offer to make chance foreseeable."""
        self.seed_in(self)

    def seed_in(self, place: argparse._ActionsContainer) -> None:
        """Offer the same among other options of which only one can be chosen."""
        place.add_argument("--seed", type=whole_number, metavar="N")


def whole_number(text: str) -> int:
    """Read a whole number, 0 or more; raises ArgumentTypeError."""
    if not (text.isascii() and text.isdigit() and len(text) <= LONGEST_NUMBER):
        raise argparse.ArgumentTypeError(f"{short(text)!r} is not a whole number")
    return int(text)


def positive_number(text: str) -> int:
    """Read a whole number, 1 or more; raises ArgumentTypeError."""
    if _is_too_few(text):
        raise argparse.ArgumentTypeError(f"{short(text)} is too few: 1 is the least")
    return whole_number(text)


def _is_too_few(text: str) -> bool:
    digits = text.removeprefix("-")
    negative = text != digits
    return digits.isascii() and digits.isdigit() and (negative or not digits.strip("0"))


def house_rules(written: Sequence[str]) -> dict[str, str]:
    """Read `NAME=VALUE`, each once or more: the last counts; raises UnusableError."""
    for rule in written:
        if "=" not in rule:
            raise UnusableError("cli-rule-form", rule=short(rule))
    pairs = (rule.partition("=") for rule in written)
    return {name.strip().lower(): value.strip().lower() for name, _, value in pairs}
