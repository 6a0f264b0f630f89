"""Reads the log that SQLite writes ahead of a file, without opening either.

SQLite describes its format under "WAL-mode File Format". A frame is one page; the last frame of a
transaction names the size of the file. What follows the last valid frame is left from before.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from struct import Struct, unpack
from typing import BinaryIO, TypeAlias

HEADER = Struct(">8I")
"""Magic, version, bytes of a page, checkpoints, two salts, two sums."""
FRAME = Struct(">6I")
"""Number of the page, pages of the file after a transaction or 0, two salts, two sums."""
SUMMED_OF_HEADER, SUMMED_OF_FRAME = 24, 8
"""Bytes of each that its sums cover."""
MAGIC = 0x377F0682
"""Its last bit says in which order of bytes the sums are taken."""
FIRST = 1
"""The number of the page that begins with the head of the file."""

Sums: TypeAlias = tuple[int, int]


@dataclass(frozen=True, slots=True)
class _Log:
    file: BinaryIO
    order: str
    page: int
    salts: Sums
    sums: Sums


def first_pages(log: Path) -> Iterator[bytes | None]:
    """Yield the first page as each committed transaction wrote it, None where it did not."""
    with log.open("rb") as file:
        opened = _opened(file)
        if opened is not None:
            yield from _first_pages(opened)


def _opened(file: BinaryIO) -> _Log | None:
    head = file.read(HEADER.size)
    if len(head) < HEADER.size:
        return None
    magic, _, page, _, *numbers = HEADER.unpack(head)
    salts, sums = tuple(numbers[:2]), tuple(numbers[2:])
    order = ">" if magic & 1 else "<"
    sound = magic & ~1 == MAGIC and sums == _summed((0, 0), head[:SUMMED_OF_HEADER], order)
    return _Log(file, order, page, salts, sums) if sound else None


def _first_pages(log: _Log) -> Iterator[bytes | None]:
    sums, first = log.sums, None
    while len(frame := log.file.read(FRAME.size + log.page)) == FRAME.size + log.page:
        number, size, *numbers = FRAME.unpack_from(frame)
        page = frame[FRAME.size :]
        sums = _summed(_summed(sums, frame[:SUMMED_OF_FRAME], log.order), page, log.order)
        if numbers != [*log.salts, *sums]:
            return
        first = page if number == FIRST else first
        if size:
            yield first
            first = None


def _summed(sums: Sums, data: bytes, order: str) -> Sums:
    one, other = sums
    words = iter(unpack(f"{order}{len(data) // 4}I", data))
    for word in words:
        one = one + word + other & 0xFFFFFFFF
        other = other + next(words) + one & 0xFFFFFFFF
    return one, other
