"""Splits what comes in into lines; nothing of a line that is too long is kept."""

from typing import Protocol

from bot.platforms.lines.lines import LONGEST_LINE, UnreadableLineError

AT_ONCE = 65_536
"""Bytes that are read at once."""


class Reader(Protocol):
    """Where bytes come from, as an `asyncio.StreamReader` has it."""

    async def read(self, n: int, /) -> bytes:
        """Return what is there, at most so many bytes; empty at the end."""


class LineReader:
    """Reads line by line, whatever the bytes come from and however they are parted."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._begun = bytearray()
        """What has been read and not been returned."""

    async def next(self) -> bytes | None:
        """Return the next line without its end, None after the last.

        Raises:
            UnreadableLineError: it is too long; all of it has been read and dropped.
        """
        too_long, looked_at = False, 0
        while (end := self._begun.find(b"\n", looked_at)) < 0:
            if len(self._begun) > LONGEST_LINE:
                too_long = True
                self._begun.clear()
            looked_at = len(self._begun)
            data = await self._reader.read(AT_ONCE)
            if not data:
                return self._last(too_long=too_long)
            self._begun += data
        return self._taken(end, too_long=too_long)

    def _last(self, *, too_long: bool) -> bytes | None:
        """Return what stands after the last end of a line, if anything does."""
        if not self._begun and not too_long:
            return None
        return self._taken(len(self._begun), too_long=too_long)

    def _taken(self, end: int, *, too_long: bool) -> bytes:
        line = bytes(self._begun[:end])
        del self._begun[: end + 1]
        if too_long or len(line) > LONGEST_LINE:
            raise UnreadableLineError(f"a line is too long: {LONGEST_LINE} bytes at most")
        return line
