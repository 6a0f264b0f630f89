"""Standard input and output as lines, be they pipes, a terminal or files."""

import asyncio
import os
import stat
import sys
from typing import BinaryIO, Protocol

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


class FileReader:
    """Reads a file, which the loop cannot wait for."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file

    async def read(self, n: int, /) -> bytes:
        """Return the next bytes, at most so many."""
        return self._file.read(n)


class PipeReader:
    """Reads a pipe in a thread: on Windows the loop cannot wait for the pipe of another program."""

    def __init__(self, pipe: BinaryIO) -> None:
        self._pipe = pipe

    async def read(self, n: int, /) -> bytes:
        """Return what has come, at most so many bytes; nothing at the end."""
        return await asyncio.to_thread(os.read, self._pipe.fileno(), n)


class FileWriter:
    """Writes each line out at once."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = file

    def write(self, data: bytes) -> None:
        """Take a line, which `drain` hands over."""
        self._file.write(data)

    async def drain(self) -> None:
        """Hand over what was written."""
        self._file.flush()


async def standard_input() -> asyncio.StreamReader | FileReader | PipeReader:
    """Return standard input, for the loop to wait for where it can."""
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
    """Say whether the loop can wait for it: it cannot for a file, nor for /dev/null."""
    mode = os.fstat(file.fileno()).st_mode
    return stat.S_ISFIFO(mode) or stat.S_ISSOCK(mode) or file.isatty()


def standard_output() -> FileWriter:
    """Return standard output, as bytes."""
    return FileWriter(sys.stdout.buffer)


def ignore_output() -> None:
    """Let what is still to be written go nowhere: nobody reads any more."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
