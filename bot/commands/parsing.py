"""Read the arguments of a command."""

import argparse
import re
from ast import literal_eval
from collections.abc import Sequence
from typing import Final, NoReturn

from bot.commands.console import UnusableError, short
from bot.machine.addresses import LAST_PORT
from bot.texts.numbers import read_number

HELP = frozenset({"--help", "-h"})
LONGEST_NUMBER = 18
"""The maximum number of digits in a number."""
SLOWEST = 60
"""The longest pause, in seconds."""

LONGEST_QUOTE = 200
_ONE = r"argument (?P<argument>[^:]+): "
_FAULTS: Final = {
    "value": rf"{_ONE}expected (one|at least one) argument",
    "choice": rf"{_ONE}invalid choice: (?P<value>.+) \(choose from .*\)",
    "missing": r"the following arguments are required: (?P<argument>.+)",
    "both": rf"{_ONE}not allowed with argument (?P<other>\S+)",
    "flag": rf"{_ONE}ignored explicit argument .+",
    "unknown": r"unrecognized arguments: (?P<value>.+)",
    "whole": rf"{_ONE}whole (?P<value>.+)",
    "few": rf"{_ONE}few (?P<value>.+)",
    "port": rf"{_ONE}port (?P<most>\d+) (?P<value>.+)",
    "seconds": rf"{_ONE}seconds (?P<most>\d+) (?P<value>.+)",
}
"""The form of each error message of argparse and of the readers below: argparse passes on only
an English sentence."""


class Parser(argparse.ArgumentParser):
    """Reads arguments, and raises UnusableError for faults.

    The language is read first and alone, so that faults are reported in it. Help is a text
    like any other, and so not an option here.
    """

    def __init__(self, command: str) -> None:
        super().__init__(prog=f"rummy {command}".rstrip(), add_help=False, allow_abbrev=False)
        self.add_argument("--language")

    def language_in(self, arguments: Sequence[str]) -> str | None:
        """Return the requested language, whatever the other arguments are; raises UnusableError."""
        language: str | None = self.parse_known_args(arguments)[0].language
        return language

    def error(self, message: str) -> NoReturn:
        """Refuse the arguments with a translated text; raises UnusableError."""
        found = ((fault, re.fullmatch(form, message, re.DOTALL)) for fault, form in _FAULTS.items())
        fault, match = next((pair for pair in found if pair[1] is not None), ("other", None))
        said = {} if match is None else match.groupdict()
        figures = {name: short(_unquoted(text), LONGEST_QUOTE) for name, text in said.items()}
        if fault == "choice":
            figures["choices"] = self._choices(figures["argument"])
        raise UnusableError("cli-usage", command=self.prog, fault=fault, **figures)

    def _choices(self, argument: str) -> str:
        """Return the choices of an argument, by its name in argparse."""
        named = (action for action in self._actions if argument in _names(action))
        return ", ".join(str(choice) for action in named for choice in action.choices or ())

    def json(self) -> None:
        """Add `--json`: output for programs."""
        self.add_argument("--json", action="store_true", dest="as_json")

    def rules(self) -> None:
        """Add house rules."""
        self.add_argument("--rule", action="append", default=[], dest="rules", metavar="NAME=VALUE")

    def table(self, seats: str) -> None:
        """Add the database, sheet and seats of a match at home, and the player's name."""
        self.add_argument("--database", metavar="URL")
        self.add_argument("--sheet", default="rummikub")
        self.add_argument("--seats", default=seats)
        self.add_argument("--name")

    def seed(self) -> None:
        """Add a seed for reproducible games."""
        self.seed_in(self)

    def seed_in(self, place: argparse._ActionsContainer) -> None:
        """Add a seed to a group of exclusive options."""
        place.add_argument("--seed", type=whole_number, metavar="N")


def _names(action: argparse.Action) -> tuple[str | tuple[str, ...] | None, ...]:
    return (*action.option_strings, action.metavar, action.dest)


def _unquoted(text: str) -> str:
    """Return a typed text without the Python quotes of some argparse messages."""
    return str(literal_eval(text)) if text[:1] in {"'", '"'} else text


def whole_number(text: str) -> int:
    """Read a whole number, 0 or more; raises ArgumentTypeError."""
    number = read_number(text, LONGEST_NUMBER)
    if number is None:
        raise argparse.ArgumentTypeError(f"whole {short(text)!r}")
    return number


def positive_number(text: str) -> int:
    """Read a whole number, 1 or more; raises ArgumentTypeError."""
    if _is_too_few(text):
        raise argparse.ArgumentTypeError(f"few {short(text)!r}")
    return whole_number(text)


def port(text: str) -> int:
    """Read a port that a program can listen at; raises ArgumentTypeError."""
    number = read_number(text)
    if number is None or not 1 <= number <= LAST_PORT:
        raise argparse.ArgumentTypeError(f"port {LAST_PORT} {short(text)!r}")
    return number


def seconds(text: str) -> float:
    """Read a number of seconds, at most a minute; raises ArgumentTypeError."""
    try:
        number = float(text)
    except ValueError:
        number = -1
    if not 0 <= number <= SLOWEST:
        raise argparse.ArgumentTypeError(f"seconds {SLOWEST} {short(text)!r}")
    return number


def grade(text: str) -> str:
    """Read the difficulty of a puzzle, in the words of any language."""
    from bot.reading.words import named_anywhere

    return named_anywhere(text, "puzzles")


def _is_too_few(text: str) -> bool:
    digits = text.removeprefix("-")
    negative = text != digits
    return digits.isascii() and digits.isdigit() and (negative or not digits.strip("0"))


def house_rules(written: Sequence[str]) -> dict[str, str]:
    """Read `NAME=VALUE` pairs; the last value of a name counts; raises UnusableError.

    Names and values are read in every language, as no name means two rules.
    """
    from bot.reading.words import named_anywhere

    for rule in written:
        if "=" not in rule:
            raise UnusableError("cli-rule-form", rule=short(rule))
    pairs = (rule.partition("=") for rule in written)
    return {
        named_anywhere(name.strip(), "house_rules"): named_anywhere(value.strip(), "rule_values")
        for name, _, value in pairs
    }
