"""A recording of the real program at a terminal, as an animated SVG."""

import asyncio
import fcntl
import os
import pty
import re
import struct
import sys
import tempfile
import termios
from collections.abc import Iterator, Sequence
from html import escape
from typing import NamedTuple

TYPED = (
    ("play b9-12", "Your"),
    ("done", "Your turn"),
    ("may I take a joker?", ""),
    ("hint", ""),
    ("quit", "kept"),
)
"""What is typed, and how the program's answer ends."""
COMMAND = ("-c", "import sys; from bot.main import run; sys.exit(run())", "play", "--seed", "9")
COLUMNS, ROWS = 80, 27
QUIET = 1.5
"""Seconds of silence after which the program has finished its answer."""
LONGEST = 120
CELL, LINE, SIZE, MARGIN, HEAD = 8.0, 18, 13, 14, 34
GROUND, INK, BAR = "#16191d", "#d7dce1", "#2a2f36"
FACE = "ui-monospace, 'SF Mono', Menlo, Consolas, 'DejaVu Sans Mono', monospace"
PAUSE, TYPING = 3.4, 1.1
"""Seconds for which an output, and a typed line, is shown."""
_SAID = re.compile(r"\x1b\[\?2004l(.*?)(?=\x1b\[\?2004h|\Z)", re.DOTALL)
"""The program's output between two prompts."""
_MOVES = re.compile(r"\x1b\[[?\d;]*[A-Za-ln-z]|[\r\x07]|.\x08")
_COLOURS = re.compile(r"\x1b\[([\d;]*)m")


class Run(NamedTuple):
    """Letters of one colour."""

    text: str
    ink: str = INK
    ground: str = ""


Line = tuple[Run, ...]


class Frame(NamedTuple):
    """A screen that is shown for some seconds."""

    lines: tuple[Line, ...]
    seconds: float


async def drawn() -> str:
    """Play at a real terminal, and draw what it showed."""
    with tempfile.TemporaryDirectory() as folder:
        told = await _played(folder)
    return drawing(tuple(_frames(told)))


async def _played(folder: str) -> list[str]:
    """Return the program's first output, and that after each typed line."""
    outside, inside = pty.openpty()
    fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
    home = {"HOME": folder, "XDG_DATA_HOME": folder, "XDG_STATE_HOME": folder, "LANG": "C.UTF-8"}
    surroundings = os.environ | home | {"TERM": "xterm-256color", "PROMPT_TOOLKIT_NO_CPR": "1"}
    program = await asyncio.create_subprocess_exec(
        sys.executable, *COMMAND, "--name", "Ann",
        stdin=inside, stdout=inside, stderr=inside, env=surroundings,
    )  # fmt: skip
    os.close(inside)
    told = [await _heard(outside, "Your turn")]
    for line, wanted in TYPED:
        os.write(outside, f"{line}\n".encode())
        told.append(await _heard(outside, wanted))
    await program.wait()
    os.close(outside)
    return told


async def _heard(terminal: int, wanted: str = "") -> str:
    """Read until the program has written this, and is silent."""
    loop, heard, ready = asyncio.get_running_loop(), bytearray(), asyncio.Event()
    ended = False

    def read() -> None:
        nonlocal ended
        try:
            heard.extend(os.read(terminal, 1 << 16))
        except OSError:  # the program has ended
            ended = True
            loop.remove_reader(terminal)
        ready.set()

    loop.add_reader(terminal, read)
    try:
        async with asyncio.timeout(LONGEST):
            while not ended:
                ready.clear()
                try:
                    await asyncio.wait_for(ready.wait(), QUIET)
                except TimeoutError:
                    if wanted in heard.decode("utf-8", "ignore"):
                        break
    finally:
        loop.remove_reader(terminal)
    return heard.decode("utf-8")


def _frames(told: Sequence[str]) -> Iterator[Frame]:
    """Yield the states of the screen."""
    screen: list[Line] = [*_lines(f"\x1b[?2004l{told[0]}")]
    yield Frame(tuple(screen[-ROWS:]), PAUSE)
    for (typed, _), output in zip(TYPED, told[1:], strict=True):
        screen.append((Run("> ", "#8aa0b4"), Run(typed, "#ffffff")))
        yield Frame(tuple(screen[-ROWS:]), TYPING)
        screen += _lines(output)
        yield Frame(tuple(screen[-ROWS:]), PAUSE)


def _lines(output: str) -> Iterator[Line]:
    """Yield the lines of an output, with their colours."""
    said = "".join(found[1] for found in _SAID.finditer(output))
    for line in _MOVES.sub("", said).removesuffix("\n").split("\n"):
        yield tuple(_runs(line))


def _runs(line: str) -> Iterator[Run]:
    ink, ground = INK, ""
    for at, part in enumerate(_COLOURS.split(line)):
        if at % 2:
            codes = part.split(";")
            coloured = "48" in codes
            ink = _colour(int(codes[codes.index("38") + 2])) if coloured else INK
            ground = _colour(int(codes[codes.index("48") + 2])) if coloured else ""
        elif part:
            yield Run(part, ink, ground)


def _colour(number: int) -> str:
    """Return a colour of the cube in a terminal's 256 colours."""
    steps = (0, 95, 135, 175, 215, 255)
    cube = number - 16
    red, green, blue = steps[cube // 36], steps[cube // 6 % 6], steps[cube % 6]
    return f"#{red:02x}{green:02x}{blue:02x}"


def drawing(frames: Sequence[Frame]) -> str:
    """Draw the frames one after the other, in a loop."""
    width, height = MARGIN * 2 + COLUMNS * CELL, HEAD + ROWS * LINE + MARGIN
    size = f'width="{width:.0f}" height="{height}" viewBox="0 0 {width:.0f} {height}"'
    letters = f'font-family="{FACE}" font-size="{SIZE}"'
    bar = f"M0 {HEAD - 6}V10a10 10 0 0 1 10-10h{width - 20:.0f}a10 10 0 0 1 10 10v{HEAD - 16}z"
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} {letters} role="img">',
            "<title>A match in the terminal</title>",
            f"<style>{''.join(_timed(frames))}</style>",
            f'<rect width="100%" height="100%" rx="10" fill="{GROUND}"/>',
            f'<path d="{bar}" fill="{BAR}"/>',
            *(
                f'<circle cx="{20 + at * 20}" cy="17" r="6" fill="{fill}"/>'
                for at, fill in enumerate(("#ed6a5e", "#f5bf4f", "#61c554"))
            ),
            *map(_group, range(len(frames)), frames),
            "</svg>\n",
        )
    )


def _timed(frames: Sequence[Frame]) -> Iterator[str]:
    """Yield the style rules that show each frame at its time."""
    whole, begun = sum(frame.seconds for frame in frames), 0.0
    for number, frame in enumerate(frames):
        begins, ends = begun / whole * 100, (begun + frame.seconds) / whole * 100
        begun += frame.seconds
        before = "" if number == 0 else "0%{visibility:hidden}"
        shown = f"{begins:.3f}%{{visibility:visible}}{ends:.3f}%{{visibility:hidden}}"
        yield f"@keyframes f{number}{{{before}{shown}}}"
        yield f"#f{number}{{animation:f{number} {whole:.1f}s step-end infinite}}"


def _group(number: int, frame: Frame) -> str:
    """Draw one frame; without animation, the first one is visible."""
    hidden = "" if number == 0 else ' visibility="hidden"'
    body = "".join(_written(row, line) for row, line in enumerate(frame.lines))
    return f'<g id="f{number}"{hidden}>{body}</g>'


def _written(row: int, line: Line) -> str:
    """Write a line; each span is as wide as its cells, in any font."""
    parts, column = [], 0
    y = HEAD + LINE * (row + 1) - 5
    for run in line:
        text = run.text.strip(" ")
        x = MARGIN + (column + len(run.text) - len(run.text.lstrip(" "))) * CELL
        wide = len(text) * CELL
        if run.ground:
            parts.append(
                f'<rect x="{x - 1:g}" y="{y - 13}" width="{wide + 2:g}" height="17" rx="3"'
                f' fill="{run.ground}"/>'
            )
        weight = ' font-weight="700"' if run.ground else ""
        if text:
            parts.append(
                f'<text x="{x:g}" y="{y}" fill="{run.ink}" textLength="{wide:g}"{weight}>'
                f"{escape(text, quote=False)}</text>"
            )
        column += len(run.text)
    return "".join(parts)
