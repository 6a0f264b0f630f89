"""`rummy web`: a match in the browser, against computers and friends on the same network."""

import os
import sys
import webbrowser
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bot.commands.console import NO, YES, Console
from bot.commands.parsing import Parser, port
from bot.commands.play.play import YOU, players, somebody
from bot.commands.sheet_options import sheet_asked
from core.rules.sheet import Sheet

if TYPE_CHECKING:
    from bot.commands.play.evening import Evening, Ways

HERE = "127.0.0.1"
USUAL_PORT = 7310
"""The port tried first, so that an open page finds the same address again."""


def web_arguments(parser: Parser) -> None:
    """Declare a sheet, seats, a name, the address, house rules; or resuming a match."""
    parser.table(seats="you,easy,normal")
    parser.add_argument("--host", default=HERE)
    parser.add_argument("--port", type=port)
    parser.add_argument("--guests", action="store_true")
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--no-browser", action="store_false", dest="browser")
    parser.rules()


def run_web(
    console: Console,
    *,
    sheet: str,
    seats: str,
    rules: Sequence[str],
    guests: bool,
    host: str,
    **wishes: Any,  # noqa: ANN401 - what else was asked, as `arguments` names it
) -> int:
    """Serve one table on this machine until the program is stopped."""
    asked = sheet_asked(sheet, rules)
    waits = guests or host != HERE
    levels = tuple(level for level in players(asked, seats, waits=waits) if level != YOU)

    from bot.commands.play.evening import NothingKeptError, play
    from bot.machine.logs import logging_aside

    evening = _evening(console, asked, levels, waits=waits, host=host, **wishes)
    with logging_aside(console.settings.log_level_aside):
        try:
            play(evening)
        except NothingKeptError:
            console.say("terminal-nothing-kept")
            return NO
    console.say("cli-web-ended")
    return YES


def _evening(
    console: Console,
    asked: Sheet,
    levels: tuple[str, ...],
    *,
    waits: bool,
    host: str,
    name: str | None,
    port: int | None,
    resume: bool,
    browser: bool,
    database: str | None,
) -> "Evening":
    from bot.commands.play.evening import Evening

    return Evening(
        new=None if resume else asked,
        levels=levels,
        guests=waits and not resume,
        name=name or ("" if resume else somebody(console)),
        speak=console.wanted,
        database=database,
        host=host,
        port=_port(host) if port is None else port,
        language=console.language,
        computer_seconds=console.settings.computer_seconds,
        told=lambda ways: _tell(console, ways, opens=browser, host=host),
        unkept=lambda error: console.say(
            "terminal-not-kept", what=console.text(error.key, **error.figures)
        ),
    )


def _port(host: str) -> int:
    """Return the usual port, or 0 for any free one if it is taken.

    The page itself reports a host at which nobody can listen.
    """
    import socket

    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, USUAL_PORT))
        except (OSError, TypeError):  # the second for a name that cannot be encoded
            return 0
    return USUAL_PORT


def _tell(console: Console, ways: "Ways", *, opens: bool, host: str) -> None:
    """Show the table's address, and the guests' link."""
    console.say("cli-web-open", link=ways.own)
    if ways.guests is not None:
        console.say("cli-web-guests-here" if host == HERE else "cli-web-guests", link=ways.guests)
        if host != HERE and sys.stdout.isatty():
            console.write(_qr(ways.guests))
    if host != HERE:
        console.say("cli-web-not-secret")
    console.say("cli-web-ends")
    console.hand_over()
    if opens and _has_screen():
        webbrowser.open(ways.own)


def _qr(link: str) -> str:
    """Draw a QR code with half blocks, light on dark as in most terminals."""
    import segno

    rows = [list(row) for row in segno.make(link, error="m", micro=False).matrix_iter(border=2)]
    rows += [[0] * len(rows[0])] if len(rows) % 2 else []
    shown = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return "\n".join(
        "".join(shown[bool(top), bool(low)] for top, low in zip(*pair, strict=True))
        for pair in pairs
    )


def _has_screen() -> bool:
    """Return whether a graphical browser can open; one in the terminal would take it over."""
    if not sys.stdout.isatty():
        return False
    shown = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    return sys.platform in {"darwin", "win32"} or shown
