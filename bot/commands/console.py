"""What a command says, in the language of whoever started it, and where it says so."""

import json
import os
import sys
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from bot.machine.streams import let_go
from bot.texts.translator import Argument, Translator, without_marks

if TYPE_CHECKING:
    from bot.commands.owner.findings import Finding
    from bot.settings import Settings

PREFIX = "RUMMY_"
"""How the names of all settings begin."""
YES, NO, UNUSABLE = 0, 1, 2
"""What the exit status says: yes; no, refused; the arguments cannot be read or cannot be."""


class UnusableError(Exception):
    """Arguments that cannot be read or cannot be: a text and its figures."""

    def __init__(self, key: str, **figures: Argument) -> None:
        super().__init__(key)
        self.key = key
        self.figures = figures


class Console:
    """Where a command writes. Nothing that comes from a file or an argument moves the cursor."""

    def __init__(self, load_settings: "Callable[[], Settings]") -> None:
        self._load_settings = load_settings
        self.wanted: str | None = None
        """The language that was asked for, if one was."""
        self.translator = Translator()

    @cached_property
    def settings(self) -> "Settings":
        """The settings; raises UnusableError. Only a command that needs them takes the time."""
        return self._load_settings()

    @cached_property
    def log_level_aside(self) -> str:
        """What is logged where nobody looks; raises UnusableError.

        The settings say the same, and are read, and refused, where there are any.
        """
        given = any(name.upper().startswith(PREFIX) for name in os.environ)
        return self.settings.log_level_aside if given or Path(".env").exists() else "warning"

    def speak(self, language: str | None) -> None:
        """Speak the language that was asked for, if one was; raises UnusableError."""
        if language is not None and not self._speaks(language):
            known = ", ".join(self.translator.languages)
            raise UnusableError("cli-language", wanted=short(language), languages=known)
        self.wanted = None if language is None else self.translator.best(language)

    def _speaks(self, language: str) -> bool:
        return self.translator.best(language) == language.replace("_", "-").split("-")[0].lower()

    @cached_property
    def language(self) -> str:
        """The language asked for, or else the one that is set."""
        return self.translator.best(self.wanted or set_language())

    def text(self, key: str, **figures: Argument) -> str:
        """Return a text without the direction marks that a terminal shows as junk."""
        return without_marks(self.translator.text(key, self.language, **figures))

    def say(self, key: str, **figures: Argument) -> None:
        """Say a text."""
        self.write(self.text(key, **figures))

    def complain(self, key: str, **figures: Argument) -> None:
        """Say a text where complaints go."""
        print(visible(self.text(key, **figures)), file=sys.stderr)  # noqa: T201 - its task

    def write(self, line: str = "") -> None:
        """Write a line, or several; raises UnusableError where the output takes nothing."""
        with _output():
            print(visible(without_marks(line)))  # noqa: T201 - its task

    def write_json(self, data: object) -> None:
        """Write data as one line for programs; raises UnusableError as `write` does."""
        with _output():
            print(json.dumps(data, separators=(",", ":")))  # noqa: T201 - its task

    def finding(self, finding: "Finding") -> None:
        """Say what was found, with a mark that says whether it is well."""
        mark = "ok" if finding.well else "!!"
        self.write(f"{mark}  {self.text(finding.key, **finding.figures)}")

    def hand_over(self) -> None:
        """Write out what is still held back; raises UnusableError as `write` does."""
        with _output():
            sys.stdout.flush()


@contextmanager
def _output() -> Iterator[None]:
    """Tell an output that takes nothing, a full disk, from a fault of ours."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        let_go()
        raise UnusableError("cli-no-output", why=error.strerror or "") from error


def visible(text: str) -> str:
    """Return a text in which whatever would move a terminal's cursor shows as a mark."""
    return "".join(char if _stands_still(char) else "\ufffd" for char in text)


def _stands_still(char: str) -> bool:
    """Say whether a character moves nothing; spaces of every width belong to numbers and quotes."""
    return char == "\n" or char.isprintable() or unicodedata.category(char) == "Zs"


def short(text: str, longest: int = 60) -> str:
    """Return what somebody wrote, short enough to be quoted."""
    return text if len(text) <= longest else f"{text[:longest]}…"


def set_language() -> str | None:
    """Return what RUMMY_LANGUAGE says.

    The settings say the same; but what reads them takes longer to import than a command to run.
    """
    return _named(os.environ) or _named(_dot_env())


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
