"""The source of typed lines."""

import asyncio
from collections.abc import Callable
from typing import Protocol, TextIO

LONGEST_LINE = 20_000
"""The most characters read as one line; the rest counts as the next line."""
PROMPT = "> "


class Keyboard(Protocol):
    """Returns one line after the other."""

    async def line(self) -> str | None:
        """Return the next line, None at the end."""


class PipedKeyboard:
    """Reads lines that a program or a file has prepared, and echoes each."""

    def __init__(self, source: TextIO, repeat: Callable[[str], None]) -> None:
        self._source = source
        self._repeat = repeat

    async def line(self) -> str | None:
        """Return the next line, None at the end."""
        line = await asyncio.to_thread(self._source.readline, LONGEST_LINE)
        if not line:
            return None
        self._repeat(PROMPT + line.rstrip("\r\n"))
        return line
