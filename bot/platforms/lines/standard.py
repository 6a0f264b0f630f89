"""Standard input and output as lines, be they pipes, a terminal or files."""

import asyncio
import os
import stat
import sys
from typing import BinaryIO


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
