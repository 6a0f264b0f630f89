"""Ids of people, chats and tables: events refer to people only by these.

Only the register knows names, languages and platform addresses. So a person can be forgotten while
the games stay whole.
"""

from dataclasses import dataclass
from typing import Literal, NewType, TypeAlias

PersonId = NewType("PersonId", int)
"""A player, on any platform."""

ChatId = NewType("ChatId", int)
"""A group chat."""

TableId = NewType("TableId", int)
"""A table, from its lobby to its last round."""


@dataclass(frozen=True, slots=True)
class Human:
    """A person in a seat."""

    person: PersonId


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer player; `level` is how well it plays."""

    level: str


@dataclass(frozen=True, slots=True)
class Nobody:
    """A closed seat; turns skip it."""


Occupant: TypeAlias = Human | Computer | Nobody
"""The player of a seat."""


@dataclass(frozen=True, slots=True)
class ToPerson:
    """A private message to one person."""

    person: PersonId


@dataclass(frozen=True, slots=True)
class ToChat:
    """A message to everybody in a chat."""

    chat: ChatId


To: TypeAlias = ToPerson | ToChat
"""The receiver of a message."""


@dataclass(frozen=True, slots=True)
class Address:
    """The name of a person or a chat at its platform."""

    platform: str
    key: str


Look: TypeAlias = Literal["picture", "emoji", "text"]
"""How a table is shown."""


Notify: TypeAlias = Literal["dm", "group", "both", "quiet"]
"""The places that announce a person's turn with a sound: private, the chat, both, or none."""
WAYS: tuple[Notify, ...] = ("dm", "group", "both", "quiet")


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """A person's preferences for private screens; None uses the platform's default."""

    look: Look | None = None
    theme: str | None = None
    """The name of the picture's colour theme."""
    quiet: str | None = None
    """Quiet hours, in the written form of `QuietHours`."""
    notify: Notify | None = None
    """Where the person's turn is announced; people unreachable in private are called in chats."""
    coached: int | None = None
    """The number of first turns with a coaching word so far."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """The register's data about a person or a chat."""

    address: Address
    name: str = ""
    """The display name at the platform; empty for a chat without one."""
    language: str | None = None
    """The chosen language, otherwise the platform's hint; None if unknown."""
    wishes: Wishes = Wishes()
    zone: str | None = None
    """The time zone of a chat, by name or as an offset; None until somebody sets it."""


FORGOTTEN = Known(address=Address("", ""))
"""The data of a forgotten person."""
