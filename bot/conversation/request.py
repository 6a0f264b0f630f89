"""Input from a platform, the request made from it, and the request handled now."""

import re
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from typing import Generic, TypeAlias, TypeVar

from bot.conversation.reading import LONGEST, printable
from bot.screens.screen import ASKED, ONCE
from bot.texts.numbers import read_numbers
from core.engine.people import ChatId, PersonId, TableId, To, ToChat, ToPerson
from core.engine.table.seat_state import Stamp

InCharge: TypeAlias = Callable[[], Awaitable[bool]]
"""Returns whether a person administers a chat; called only when needed."""


async def nobody() -> bool:
    """Return False: for platforms without chat administrators."""
    return False


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """A person typed something; `chat` is None in private."""

    person: PersonId
    chat: ChatId | None
    text: str
    overheard: bool = False
    """Whether the text may not be meant for the bot: then an unknown word is ignored."""
    aside: bool = False
    """Whether an answer is shown to nobody else, although others are there."""
    in_front: TableId | None = None
    """The one table that the person has in front of them; a text without a table refers to it."""
    invited: bool = False
    """Whether the platform, which cannot write to the person alone, tells them how it can."""
    in_charge: InCharge = field(default=nobody, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Pressed:
    """A person pressed a button; `button` is its id, `chosen` the pieces chosen before."""

    person: PersonId
    chat: ChatId | None
    button: str
    chosen: frozenset[int] = frozenset()
    """The places of pieces; see `Choosable`."""
    aside: bool = False
    invited: bool = False
    reached: bool = True
    """Whether a press in private shows that the person takes new messages there."""
    in_charge: InCharge = field(default=nobody, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Chose:
    """A person has chosen pieces, without a word about them yet."""

    person: PersonId
    table: TableId
    stamp: Stamp
    """The versions for which the choice was offered."""
    chosen: frozenset[int]
    open: str = ""
    """The name of the part of the table that is looked at."""


LONGEST_PLACE = 3
"""The most digits of the place of a piece: there are fewer than a thousand pieces."""

Incoming: TypeAlias = Said | Pressed


class UnreadableButtonError(ValueError):
    """The text is not a valid button id."""


@dataclass(slots=True, eq=False)
class Meant:
    """The table that a word was found to mean; None as long as none was looked for."""

    table: TableId | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Request:
    """A person's word, typed or pressed."""

    person: PersonId
    chat: ChatId | None
    word: str
    text: str = ""
    """The text after the word."""
    table: TableId | None = None
    """The table that a button belongs to; None for a typed word."""
    in_front: TableId | None = None
    """The one table that the person has in front of them."""
    family: str = ""
    """The family of games that alone can read a typed word of the turn; empty if several can."""
    stamp: Stamp | None = None
    """The versions for which a button was made; a typed word acts on the newest."""
    pressed: bool = False
    button: str = ""
    """The id of the pressed button."""
    asked: PersonId | None = None
    """The person whose question the button answers."""
    question: int | None = None
    """The number of that question, if it is answered only once."""
    aside: bool = False
    """Whether an answer is shown to nobody else, although others are there."""
    stands_by: bool = False
    """Whether the person sits at none of the tables that the chat shows."""
    invited: bool = False
    """Whether the platform, which cannot write to the person alone, tells them how it can."""
    in_charge: InCharge = field(default=nobody, compare=False)
    chosen: frozenset[int] = frozenset()
    """The places of pieces that were chosen before a button was pressed."""
    meant: Meant = field(default_factory=Meant, compare=False)
    """What was found; all copies of the request share it."""

    @property
    def here(self) -> To:
        """The place where the word was said."""
        return ToPerson(self.person) if self.chat is None else ToChat(self.chat)

    @property
    def reader(self) -> To:
        """The readers of an answer: all in the place, or the person alone if `aside`."""
        return self.alone if self.aside else self.here

    @property
    def listener(self) -> To:
        """The reader of a short note: after a press, the person alone."""
        return self.alone if self.pressed else self.reader

    @property
    def alone(self) -> To:
        """The person in private."""
        return ToPerson(self.person)

    @property
    def phrase(self) -> str:
        """The word and its text."""
        return f"{self.word} {self.text}".strip()

    def at(self, table: TableId) -> "Request":
        """Return the same request for one table."""
        return replace(self, table=table)


def unread(incoming: Incoming) -> Request:
    """Return the request before its text is read: only the person and the place."""
    return Request(
        person=incoming.person,
        chat=incoming.chat,
        word="",
        pressed=isinstance(incoming, Pressed),
        aside=incoming.aside,
        invited=incoming.invited,
        in_charge=incoming.in_charge,
    )


def read_press(press: Pressed) -> Request:
    """Read the request of a pressed button; raises UnreadableButtonError."""
    request = read_button(press.person, press.chat, press.button)
    return replace(
        request,
        button=press.button,
        chosen=press.chosen,
        aside=press.aside,
        invited=press.invited,
        in_charge=press.in_charge,
    )


_WHOSE = re.compile(rf" {ASKED}(\d+)(?:{ONCE}(\d+))?$")


def read_button(person: PersonId, chat: ChatId | None, button: str) -> Request:
    """Parse a button's id; raises UnreadableButtonError."""
    parts = printable(button[:LONGEST]).split(".", 3)
    if len(parts) < 4:  # noqa: PLR2004 - see `Button.id`
        raise UnreadableButtonError(button)
    whose = _WHOSE.search(parts[3])
    try:
        numbers = read_numbers((*parts[:3], *((whose and whose.groups("")) or ("", ""))))
        table, version, draft, asked, question = numbers
    except ValueError as error:
        raise UnreadableButtonError(button) from error
    word, _, text = _WHOSE.sub("", parts[3]).partition(" ")
    return Request(
        person=person,
        chat=chat,
        word=word,
        text=text,
        table=None if table is None else TableId(table),
        stamp=None if version is None else Stamp(version=version, draft=draft),
        pressed=True,
        asked=None if asked is None else PersonId(asked),
        question=question,
    )


A = TypeVar("A")


class Acts(Generic[A]):
    """The update in progress, until it is answered, even after a change has settled it.

    Later notices to others do not belong to it: the outbox sends in its own context.
    """

    def __init__(self) -> None:
        self._acting: ContextVar[A | None] = ContextVar("act", default=None)

    @property
    def now(self) -> A | None:
        """Return the update in progress in this context."""
        return self._acting.get()

    @contextmanager
    def acting(self, act: A) -> Iterator[None]:
        """Set the update in progress."""
        token = self._acting.set(act)
        try:
            yield
        finally:
            self._acting.reset(token)
