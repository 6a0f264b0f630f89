"""What the commands of `rummy` answer to somebody at a shell."""

import contextlib
import io
import os
from collections.abc import Iterator
from pathlib import Path

from bot.main import COMMANDS, run
from tasks.screens.book import Book
from tasks.screens.shown import Shown

HELP = "--help"
ASKED = (
    (
        "sheets", "sheets basic", "play --sheet qwertz", "check rummikub 'r7 r8 r9'",
        "check rummikub 'r7 r8'", "check rummikub 'r7 b8 k9'", "check rummikub 'r12 r13 r1'",
        "check kids 'r1 b1 g1'", "check rummikub xx", "check", "check basic '7H 8H 9H'",
        "solve rummikub --table 'r1 r2 r3' --rack 'r4 b7'", "solve rummikub --rack 'r1 b2'",
        "solve rummikub", "solve basic --rack '7H 8H 9H 2C'", "puzzle", "puzzle --level hard",
        "replay nothing.toml", "verify nothing.toml", "simulate rummikub --rounds 2", "ratings",
        "doctor", "drain",
    ),
    (
        "sheets kids", "sheets qwertz", "play --seats you,wild", "check schmidt 'g7 g8 J'",
        "check schmidt 'g7 g7 r7'", "check basic 'QH KH AH'", "check basic '7H 8H'",
        "check kids-pro 'r1 b1 g1'", "check budacsek 'y1 y2 y3'", "check bookmark 'r8 g8 b8 y8 J'",
        "check rummikub 'J J J'", "solve schmidt --table 'g1 g2 g3' --rack 'g4 r7'",
        "solve kids --rack 'r1 b2'", "solve qwertz", "puzzle --sheet schmidt", "puzzle easy",
        "replay", "verify", "simulate", "serve", "backup", "move", "emoji",
    ),
)  # fmt: skip


def at_a_shell(book: Book, language: str, number: int) -> None:
    """Run the commands of a set, and ask each command for help."""
    book.begin("shell")
    helps = (f"{one} {HELP}" for one in COMMANDS)
    for line in (HELP, *helps, "qwertz", *ASKED[number - 1]):
        shown = Shown("A person at a shell", "an answer", _answers(line, language))
        book.add("Terminal", shown, f"The person typed: rummy {line}")


def _answers(line: str, language: str) -> list[str]:
    """Return what a command writes, and what it complains about."""
    words = [part for at, one in enumerate(line.split("'")) for part in _words(one, at)]
    written = [io.TextIOWrapper(io.BytesIO(), "utf-8") for _ in range(2)]
    with contextlib.redirect_stdout(written[0]), contextlib.redirect_stderr(written[1]):
        run(["--language", language, *words])
    for one in written:
        one.flush()
    return [one.buffer.getvalue().decode("utf-8").strip() for one in written]


def _words(part: str, place: int) -> list[str]:
    """Split what is not in quotation marks."""
    return [part] if place % 2 else part.split()


@contextlib.contextmanager
def nowhere(folder: Path) -> Iterator[None]:
    """Run in a folder of its own, without the settings of this machine."""
    before, here = dict(os.environ), Path.cwd()
    for key in [key for key in os.environ if key.startswith("RUMMY_")]:
        del os.environ[key]
    for name in ("DATA", "STATE", "CACHE", "CONFIG"):
        os.environ[f"XDG_{name}_HOME"] = str(folder)
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(here)
        os.environ.clear()
        os.environ.update(before)
