"""The output of a command: its streams, and sentences in the user's language."""

import io
import json
import os
import sys
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from bot.texts.translator import Argument, Translator, WordedError, listed, without_marks

if TYPE_CHECKING:
    from bot.platforms.base.errors import Finding
    from bot.settings import Settings

LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name the machine's language; the first that is set counts."""


def prepare_streams() -> None:
    """Use UTF-8 whatever the locale, and replace closed streams by the null device."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode))  # noqa: SIM115 - kept to the end
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")


def has_no_reader(error: Exception) -> bool:
    """Return whether the error is only a broken output pipe, also within a task group."""
    if isinstance(error, ExceptionGroup):
        return error.subgroup(BrokenPipeError) is not None
    return isinstance(error, BrokenPipeError)


def let_go_of_output() -> None:
    """Send output to the null device, so that flushing at exit cannot fail again."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


PREFIX = "RUMMY_"
"""The prefix of all setting names."""
YES, NO, UNUSABLE = 0, 1, 2
"""The exit statuses: yes; no, refused; unreadable or impossible arguments."""

NAMED: Mapping[str, tuple[str, ...]] = {
    "rule": ("house_rules",),
    "rules": ("house_rules",),
    "allowed": ("rule_values",),
    "levels": ("computers", "seats"),
    "choices": ("puzzles",),
    "grades": ("puzzles",),
}
"""Figures of complaints that are words of the program, and the sections that name them."""
OFFERED = frozenset({"allowed", "choices", "levels"})
"""Those of which somebody chooses one."""


class UnusableError(WordedError):
    """The arguments are unreadable or impossible."""


class Console:
    """The output of a command. Text from files or arguments cannot move the cursor."""

    def __init__(self, load_settings: "Callable[[], Settings]") -> None:
        self._load_settings = load_settings
        self.wanted: str | None = None
        """The requested language, if any."""
        self.translator = Translator()

    @cached_property
    def settings(self) -> "Settings":
        """The settings, loaded on first use because that takes time; raises UnusableError."""
        return self._load_settings()

    @cached_property
    def log_level_aside(self) -> str:
        """The log level while the screen is used for playing; raises UnusableError.

        The settings are only loaded, and checked, if any are set.
        """
        given = any(name.upper().startswith(PREFIX) for name in os.environ)
        return self.settings.log_level_aside if given or Path(".env").exists() else "warning"

    def speak(self, language: str | None) -> None:
        """Set the requested language, if any; raises UnusableError."""
        if language is not None and not self._speaks(language):
            known = ", ".join(self.translator.languages)
            raise UnusableError("cli-language", wanted=short(language), languages=known)
        self.wanted = None if language is None else self.translator.best(language)

    def _speaks(self, language: str) -> bool:
        return self.translator.best(language) == language.replace("_", "-").split("-")[0].lower()

    @cached_property
    def language(self) -> str:
        """The requested language, else the configured one, else that of the machine."""
        return self.translator.best(self.wanted or set_language() or language_of_machine())

    def text(self, key: str, **figures: Argument) -> str:
        """Return a text without direction marks, which terminals show as junk."""
        return without_marks(self.translator.text(key, self.language, **figures))

    def say(self, key: str, **figures: Argument) -> None:
        """Write a text to standard output."""
        self.write(self.text(key, **figures))

    def level(self, name: str) -> str:
        """Return the name of a computer player's level in the reader's language."""
        key = f"level-{name}"
        return self.text(key) if self.translator.has(key) else name

    def complain(self, key: str, **figures: Argument) -> None:
        """Write a text to standard error; it names the program's words as the reader does."""
        told = {name: self._told(name, figure) for name, figure in figures.items()}
        print(visible(self.text(key, **told)), file=sys.stderr)  # noqa: T201 - its task

    def _told(self, name: str, figure: Argument) -> Argument:
        """Return words of the program as a list in the reader's language."""
        from bot.reading.vocabulary import own_words

        if name == "argument":
            return ", ".join(self.text("cli-argument", name=one) for one in str(figure).split(", "))
        if name not in NAMED:
            return figure
        own = own_words(self.language, *NAMED[name])
        words = [own[word] for word in str(figure).split(", ")]
        return listed(words, self.text, "or") if name in OFFERED else ", ".join(words)

    def write(self, line: str = "") -> None:
        """Write one or more lines; raises UnusableError if the output cannot be written."""
        with _output():
            print(visible(without_marks(line)))  # noqa: T201 - its task

    def write_json(self, data: object) -> None:
        """Write data as one line for programs; raises UnusableError as `write` does."""
        with _output():
            print(json.dumps(data, separators=(",", ":")))  # noqa: T201 - its task

    def finding(self, finding: "Finding") -> None:
        """Write a finding, with a mark for good or bad."""
        mark = "ok" if finding.well else "!!"
        self.write(f"{mark}  {self.text(finding.key, **finding.figures)}")

    def hand_over(self) -> None:
        """Flush the output; raises UnusableError as `write` does."""
        with _output():
            sys.stdout.flush()


@contextmanager
def _output() -> Iterator[None]:
    """Raise UnusableError for an output error such as a full disk: it is no bug."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        let_go_of_output()
        raise UnusableError("cli-no-output", why=error.strerror or "") from error


def visible(text: str) -> str:
    """Return a text with a mark in place of each character that could move the cursor."""
    return "".join(char if _stands_still(char) else "\ufffd" for char in text)


def _stands_still(char: str) -> bool:
    """Return whether a character is harmless; numbers and quotes contain spaces of every width."""
    return char == "\n" or char.isprintable() or unicodedata.category(char) == "Zs"


def short(text: str, longest: int = 60) -> str:
    """Return a typed text, shortened for a quote."""
    return text if len(text) <= longest else f"{text[:longest]}…"


def set_language() -> str | None:
    """Return the value of RUMMY_LANGUAGE.

    `Settings` has the same value, but takes longer to import than a command to run.
    """
    return _named(os.environ) or _named(_dot_env())


def language_of_machine() -> str | None:
    """Return the locale for messages, as POSIX finds it: `de_AT.UTF-8`."""
    return next((value for name in LOCALE if (value := os.environ.get(name))), None)


def _named(settings: Mapping[str, str | None]) -> str | None:
    return {name.upper(): value for name, value in settings.items()}.get("RUMMY_LANGUAGE")


def _dot_env() -> Mapping[str, str | None]:
    if not Path(".env").is_file():
        return {}
    from dotenv import dotenv_values

    try:
        return dotenv_values(".env", encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return {}
