"""What no record of a match holds: refused before anything is made of it."""

from collections.abc import Iterator, Mapping

from core.rules.pieces import LONGEST as LONGEST_TEXT
from core.rules.records.record import RecordError, RecordFault

LONGEST = 1_000_000
"""Characters of a whole record."""
MOST_DOTS = 50
"""Dots in a line: a header or key of many parts takes a time that grows with their square."""
MOST_ENTRIES = 200
"""Entries of a table, and seats. Rounds are bounded by the length of the record."""
MOST_BITS = 63
"""Of a whole number, as in TOML."""


def check_text(text: str) -> None:
    """Refuse a text that is too long or too deep to be read; raises RecordError."""
    if len(text) > LONGEST:
        raise RecordError(RecordFault.TOO_LONG)
    if any(line.count(".") > MOST_DOTS for line in text.splitlines()):
        raise RecordError(RecordFault.TOO_DEEP)


def check_values(data: Mapping[str, object]) -> None:
    """Refuse numbers, texts and tables of a size that no match has; raises RecordError."""
    for name, value in _values(data):
        match value:
            case int() if value.bit_length() > MOST_BITS:
                raise RecordError(RecordFault.TOO_LARGE, name=name)
            case str() if any(len(line) > LONGEST_TEXT for line in _parts(name, value)):
                raise RecordError(RecordFault.TOO_MUCH, name=name)
            case Mapping() if len(value) > MOST_ENTRIES:
                raise RecordError(RecordFault.TOO_MUCH, name=name)
            case list() if name != "round" and len(value) > MOST_ENTRIES:
                raise RecordError(RecordFault.TOO_MUCH, name=name)


def _parts(name: str, text: str) -> list[str]:
    """Return what is read by itself: of moves each line."""
    return text.splitlines() if name == "moves" else [text]


def _values(data: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    """Go through all values with their names, those within tables and lists too."""
    waiting: list[tuple[str, object]] = list(data.items())
    while waiting:
        name, value = waiting.pop()
        yield name, value
        if isinstance(value, Mapping):
            waiting.extend(value.items())
        elif isinstance(value, list):
            waiting.extend((name, item) for item in value)
