"""What comes in from a platform, the request that it becomes, and the one being handled."""

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from typing import Generic, TypeAlias, TypeVar

from bot.conversation.reading import LONGEST, printable
from core.engine.people import ChatId, PersonId, TableId, To, ToChat, ToPerson
from core.engine.table.seat_state import Stamp

InCharge: TypeAlias = Callable[[], Awaitable[bool]]
"""Finds out whether somebody has charge of a chat: asked only where it matters."""


async def nobody() -> bool:
    """Say so of everybody where a platform knows no such thing."""
    return False


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """A person typed something; `chat` is None in private."""

    person: PersonId
    chat: ChatId | None
    text: str
    overheard: bool = False
    """Typed among others and perhaps not for us: a word that nobody knows is no mistake then."""
    aside: bool = False
    """Whether an answer is shown to nobody else, although others are there."""
    in_front: TableId | None = None
    """The table in front of who says it, where that is only one: what names none is about it."""
    in_charge: InCharge = field(default=nobody, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pressed:
    """A person pressed a button; `button` is its id, `chosen` what was chosen before."""

    person: PersonId
    chat: ChatId | None
    button: str
    chosen: frozenset[int] = frozenset()
    """The places of pieces; see `Choosable`."""
    aside: bool = False
    in_charge: InCharge = field(default=nobody, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Chose:
    """A person has chosen pieces, and said nothing of them yet."""

    person: PersonId
    table: TableId
    stamp: Stamp
    """The versions for which the choice was offered."""
    chosen: frozenset[int]


Incoming: TypeAlias = Said | Pressed


LONGEST_NUMBER = 15
"""Digits of a number in a button."""


class UnreadableButtonError(ValueError):
    """The id of a button that was never made."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """A word of somebody, typed or pressed."""

    person: PersonId
    chat: ChatId | None
    word: str
    text: str = ""
    """What stood after the word."""
    table: TableId | None = None
    """The table that a button belongs to; a typed word does not say."""
    in_front: TableId | None = None
    """The table in front of who asks, where that is only one."""
    stamp: Stamp | None = None
    """For which version a button was made; a typed word acts on the newest."""
    pressed: bool = False
    aside: bool = False
    """Whether an answer is shown to nobody else, although others are there."""
    away_from: TableId | None = None
    """The table at which a computer plays for who asks."""
    stands_by: bool = False
    """Whether they sit at none of the tables that their chat shows."""
    in_charge: InCharge = field(default=nobody, compare=False)
    chosen: frozenset[int] = frozenset()
    """The places of pieces that were chosen before a button was pressed."""

    @property
    def here(self) -> To:
        """Where it was said."""
        return ToPerson(self.person) if self.chat is None else ToChat(self.chat)

    @property
    def reader(self) -> To:
        """Who reads an answer where it was said: all who are there, unless it is shown aside."""
        return self.alone if self.aside else self.here

    @property
    def listener(self) -> To:
        """Who is told a mere sentence there: who has pressed a button is told aside."""
        return self.alone if self.pressed else self.reader

    @property
    def alone(self) -> To:
        """Where nobody else reads the answer."""
        return ToPerson(self.person)

    @property
    def phrase(self) -> str:
        """The word with its text."""
        return f"{self.word} {self.text}".strip()

    def at(self, table: TableId) -> "Request":
        """Return the same, of one table."""
        return replace(self, table=table)


def unread(incoming: Incoming) -> Request:
    """Return what somebody asks for before it is read: who asks, and where."""
    return Request(
        person=incoming.person,
        chat=incoming.chat,
        word="",
        pressed=isinstance(incoming, Pressed),
        aside=incoming.aside,
        in_charge=incoming.in_charge,
    )


def read_press(press: Pressed) -> Request:
    """Read what is asked for by a button; raises UnreadableButtonError."""
    request = read_button(press.person, press.chat, press.button)
    return replace(request, chosen=press.chosen, aside=press.aside, in_charge=press.in_charge)


def read_button(person: PersonId, chat: ChatId | None, button: str) -> Request:
    """Read a button's id back; raises UnreadableButtonError."""
    parts = printable(button[:LONGEST]).split(".", 3)
    if len(parts) < 4 or not all(map(_numeric, parts[:3])):  # noqa: PLR2004 - see `Button.id`
        raise UnreadableButtonError(button)
    table, version, draft = (int(part) if part else None for part in parts[:3])
    word, _, text = parts[3].partition(" ")
    return Request(
        person=person,
        chat=chat,
        word=word,
        text=text,
        table=None if table is None else TableId(table),
        stamp=None if version is None else Stamp(version=version, draft=draft),
        pressed=True,
    )


def _numeric(part: str) -> bool:
    return not part or (part.isascii() and part.isdigit() and len(part) <= LONGEST_NUMBER)


A = TypeVar("A")


class Acts(Generic[A]):
    """What is being acted on now, until it is answered: also once a change has settled it.

    What is told to others by and by belongs to none of it: the outbox sends in a context of its
    own.
    """

    def __init__(self) -> None:
        self._acting: ContextVar[A | None] = ContextVar("act", default=None)

    @property
    def now(self) -> A | None:
        """Return what is being acted on here."""
        return self._acting.get()

    @contextmanager
    def acting(self, act: A) -> Iterator[None]:
        """Say what is being acted on."""
        token = self._acting.set(act)
        try:
            yield
        finally:
            self._acting.reset(token)
