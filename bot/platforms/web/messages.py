"""Messages between page and program: JSON objects, each with a `type`.

The page sends `Hello`, `Propose`, `Act` and `Invite`; the program sends all the others.
"""

import json
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, TypeAlias

PROTOCOL = 1
"""The protocol's version; a page with another one reloads."""
LONGEST_TABLE = 1_500
"""The most characters of a proposed table: 106 tiles with the bars between them take some 500.

A word may hold a whole table, too.
"""
LONGEST_TOKEN, LONGEST_ID = 400, 64
LARGEST_NUMBER = 10**12


class UnreadableMessageError(ValueError):
    """A message that no page of ours sends. The error holds nothing of what was sent."""


# from the page


@dataclass(frozen=True, slots=True, kw_only=True)
class Hello:
    """The first message: the session."""

    token: str
    protocol: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Propose:
    """The whole table as the reader would lay it, made from this version of table and draft."""

    number: int
    """Counted by the page; the answer refers to it."""
    version: int
    draft: int
    table: str
    """In notation; single tiles without a place are groups of their own. Empty: no draft."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Act:
    """A word, as a button carries it or as a person types it."""

    id: str
    """A random id from the page: an act is done once, however often it is sent."""
    word: str
    version: int | None = None
    draft: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Invite:
    """A request for a link: for guests, for watching, or for another device of the player."""

    purpose: str


FromPage: TypeAlias = Hello | Propose | Act | Invite


# to the page


@dataclass(frozen=True, slots=True, kw_only=True)
class Welcome:
    """The answer to `Hello`: the texts of the page in the reader's language."""

    type: ClassVar[str] = "welcome"
    language: str
    texts: dict[str, str]
    watching: bool
    guest: bool
    """Whether the person has only this page: other devices need a link."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Key:
    """A button."""

    word: str
    label: str
    version: int | None
    draft: int | None
    primary: bool
    chosen: bool
    rare: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """What the person who has just acted is told: a refusal, a hint, an offer with buttons."""

    type: ClassVar[str] = "answer"
    text: str
    keys: tuple[Key, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class File:
    """A file to download."""

    name: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """A screen to read beside the table: settings, rules, the score, a replay."""

    type: ClassVar[str] = "sheet"
    kind: str
    slot: str
    text: str
    keys: tuple[Key, ...]
    options: tuple[Key, ...]
    file: File | None = None
    frames: tuple[str, ...] = ()
    """The moves of a replay, each with the melds that lie there after it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """An act or a proposal was handled or refused."""

    type: ClassVar[str] = "done"
    id: str = ""
    number: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
    """The requested link, and its QR code as rows of squares."""

    type: ClassVar[str] = "link"
    purpose: str
    url: str
    squares: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Elsewhere:
    """Another page of the same session has taken over; this one is closed."""

    type: ClassVar[str] = "elsewhere"


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused:
    """The page is not admitted, or not any more."""

    type: ClassVar[str] = "refused"
    reason: str
    """`token`, `protocol`, `closed`, or `busy` if too many watch."""


class ToPage:
    """The base of all messages to the page: each has a type."""

    type: ClassVar[str]


def write(message: Any) -> str:  # noqa: ANN401 - any of the dataclasses above, or a view
    """Write a message to the page."""
    return json.dumps(
        {"type": message.type, **asdict(message)}, ensure_ascii=False, separators=(",", ":")
    )


def read(raw: str) -> FromPage:
    """Read a message from the page; raises UnreadableMessageError."""
    data = _object(raw)
    match data.get("type"):
        case "hello":
            token = _text(data, "token", LONGEST_TOKEN)
            return Hello(token=token, protocol=_number(data, "protocol"))
        case "propose":
            return Propose(
                number=_number(data, "number"),
                version=_number(data, "version"),
                draft=_number(data, "draft"),
                table=_text(data, "table", LONGEST_TABLE),
            )
        case "act":
            return Act(
                id=_text(data, "id", LONGEST_ID),
                word=_text(data, "word", LONGEST_TABLE),
                version=_perhaps(data, "version"),
                draft=_perhaps(data, "draft"),
            )
        case "invite":
            return Invite(purpose=_text(data, "purpose", LONGEST_ID))
    raise UnreadableMessageError("no known type")


def read_entry(raw: bytes) -> dict[str, str]:
    """Read what somebody shows at the entrance: texts alone; raises UnreadableMessageError."""
    data = _object(raw)
    return {name: _text(data, name, len(raw)) for name in data}


def _object(raw: str | bytes) -> dict[str, object]:
    try:
        data = json.loads(raw)
    except (ValueError, RecursionError) as error:
        raise UnreadableMessageError("no JSON") from error
    if not isinstance(data, dict):
        raise UnreadableMessageError("no object")
    return data


def _text(data: dict[str, object], name: str, longest: int) -> str:
    value = data.get(name)
    if not isinstance(value, str) or len(value) > longest:
        raise UnreadableMessageError(f"{name} is no text, or too long")
    if "\0" in value or any("\ud800" <= one <= "\udfff" for one in value):
        raise UnreadableMessageError(f"{name} holds what is no character")
    return value


def _number(data: dict[str, object], name: str) -> int:
    value = data.get(name)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < LARGEST_NUMBER:
        raise UnreadableMessageError(f"{name} is no number")
    return value


def _perhaps(data: dict[str, object], name: str) -> int | None:
    return None if data.get(name) is None else _number(data, name)
