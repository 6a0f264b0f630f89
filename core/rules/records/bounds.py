"""Limits of records; anything beyond them is refused before it is processed."""

from collections.abc import Iterator, Mapping

from core.rules.pieces import LONGEST as LONGEST_TEXT
from core.rules.records.record import RecordError, RecordFault

LONGEST = 1_000_000
"""The maximum length of a record."""
MOST_DOTS = 50
"""The maximum number of dots in a line; parsing dotted keys takes quadratic time."""
MOST_ENTRIES = 200
"""The maximum number of table entries and seats. The length of the record bounds rounds."""
MOST_BITS = 63
"""The maximum size of a whole number, as in TOML."""


def check_text(text: str) -> None:
    """Refuse a text that is too long or too deeply nested; raises RecordError."""
    if len(text) > LONGEST:
        raise RecordError(RecordFault.TOO_LONG)
    if any(line.count(".") > MOST_DOTS for line in text.splitlines()):
        raise RecordError(RecordFault.TOO_DEEP)


def check_values(data: Mapping[str, object]) -> None:
    """Refuse numbers, texts and tables larger than any match needs; raises RecordError."""
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
    """Return the units of a text that are parsed separately: the lines of moves."""
    return text.splitlines() if name == "moves" else [text]


def _values(data: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    """Yield all values with their names, including nested ones."""
    waiting: list[tuple[str, object]] = list(data.items())
    while waiting:
        name, value = waiting.pop()
        yield name, value
        if isinstance(value, Mapping):
            waiting.extend(value.items())
        elif isinstance(value, list):
            waiting.extend((name, item) for item in value)
