"""Standard input and output as lines, whether they are pipes, a terminal or files."""

import asyncio
import os
import stat
import sys
from typing import BinaryIO, Protocol

from bot.platforms.lines.lines import LONGEST_LINE, UnreadableLineError

AT_ONCE = 65_536
"""How many bytes are read at once."""


class Reader(Protocol):
    """The input, as an `asyncio.StreamReader` offers it."""

    async def read(self, n: int, /) -> bytes:
        """Return the available bytes, at most `n` of them; empty at the end."""


class LineReader:
    """Reads line by line, from any source and however its bytes are split."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader
        self._begun = bytearray()
        """Bytes that were read but not yet returned."""

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
        """Return what follows the last line end, if anything does."""
        if not self._begun and not too_long:
            return None
        return self._taken(len(self._begun), too_long=too_long)

    def _taken(self, end: int, *, too_long: bool) -> bytes:
        line = bytes(self._begun[:end])
        del self._begun[: end + 1]
        if too_long or len(line) > LONGEST_LINE:
            raise UnreadableLineError(f"a line is too long: {LONGEST_LINE} bytes at most")
        return line


class FileReader:
    """Reads a file, which the event loop cannot wait for."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file

    async def read(self, n: int, /) -> bytes:
        """Return the next bytes, up to the limit."""
        return self._file.read(n)


class PipeReader:
    """Reads a pipe in a thread: on Windows the event loop cannot wait for a foreign pipe."""

    def __init__(self, pipe: BinaryIO) -> None:
        self._pipe = pipe

    async def read(self, n: int, /) -> bytes:
        """Return the bytes that have arrived, up to the limit; empty at the end."""
        return await asyncio.to_thread(os.read, self._pipe.fileno(), n)


class FileWriter:
    """Writes each line at once."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file

    def write(self, data: bytes) -> None:
        """Buffer a line until `drain`."""
        self._file.write(data)

    async def drain(self) -> None:
        """Write the buffered bytes."""
        self._file.flush()


async def standard_input() -> asyncio.StreamReader | FileReader | PipeReader:
    """Return standard input; the event loop waits for it where it can."""
    file = sys.stdin.buffer
    if not _comes_bit_by_bit(file):
        return FileReader(file)
    if os.name == "nt":
        return PipeReader(file)
    reader = asyncio.StreamReader()
    protocol = asyncio.StreamReaderProtocol(reader)
    await asyncio.get_running_loop().connect_read_pipe(lambda: protocol, file)
    return reader


def _comes_bit_by_bit(file: BinaryIO) -> bool:
    """Say whether the event loop can wait for it: it cannot wait for a file or /dev/null."""
    mode = os.fstat(file.fileno()).st_mode
    return stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode) or file.isatty()


def standard_output() -> FileWriter:
    """Return standard output, as bytes."""
    return FileWriter(sys.stdout.buffer)


def ignore_output() -> None:
    """Discard all further output: nobody reads it any more."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
