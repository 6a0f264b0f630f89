"""The lines themselves: what can be read, and what is written (contract, section 3)."""

import json
from dataclasses import dataclass

LONGEST_LINE = 1_000_000
"""The most bytes of a line, without its end."""


class UnreadableLineError(ValueError):
    """A line that cannot be read. The message says what is wrong, without the typed text."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """One input line: a person typed `text`, or pressed a button."""

    person: str
    name: str
    chat: str | None
    language: str | None
    text: str | None
    press: str | None
    id: str | None = None
    """The id of a line that is handled only once, however often it arrives."""


def read_line(raw: bytes) -> Line:
    """Read one line; raises UnreadableLineError."""
    try:
        data = json.loads(raw.decode("utf-8-sig"))
    except (ValueError, RecursionError) as error:
        raise UnreadableLineError("not one JSON object a line") from error
    if not isinstance(data, dict):
        raise UnreadableLineError("not a JSON object")
    line = Line(
        person=_text(data, "person") or "",
        name=_text(data, "name") or "",
        chat=_text(data, "chat"),
        language=_text(data, "language"),
        text=_text(data, "text"),
        press=_text(data, "press"),
        id=_text(data, "id"),
    )
    if not line.person:
        raise UnreadableLineError("person is missing")
    for named in (line.person, line.name, line.chat, line.language, line.id):
        if named is not None and not _can_be_stored(named):
            raise UnreadableLineError("a name holds what is no character")
    if (line.text is None) == (line.press is None):
        raise UnreadableLineError("either text or press is needed")
    return line


def _text(data: dict[str, object], name: str) -> str | None:
    value = data.get(name)
    if value is not None and not isinstance(value, str):
        raise UnreadableLineError(f"{name} is not a text")
    return value


def _can_be_stored(text: str) -> bool:
    """Say whether every database can store a text: no NUL character, no lone surrogate."""
    return "\0" not in text and not any("\ud800" <= one <= "\udfff" for one in text)


def write_line(**data: object) -> bytes:
    """Write one object on a line of its own."""
    return json.dumps(data, ensure_ascii=False).encode("utf-8", "replace") + b"\n"
