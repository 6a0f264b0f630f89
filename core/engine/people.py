"""Numbers for people, chats and tables: what the events know of them.

Names, languages and platform addresses stand in the register alone, so that a person can be
forgotten and the games stay whole.
"""

from dataclasses import dataclass
from typing import Literal, NewType, TypeAlias

PersonId = NewType("PersonId", int)
"""Somebody who plays, on whatever platform."""

ChatId = NewType("ChatId", int)
"""A chat in which several people read the same."""

TableId = NewType("TableId", int)
"""A table, from its lobby to its last round."""


@dataclass(frozen=True, slots=True)
class Human:
    """A person who sits at a table."""

    person: PersonId


@dataclass(frozen=True, slots=True)
class Computer:
    """A computer player; `level` is how well it plays."""

    level: str


@dataclass(frozen=True, slots=True)
class Nobody:
    """A seat that was closed: it is skipped."""


Occupant: TypeAlias = Human | Computer | Nobody
"""Who plays for a seat."""


@dataclass(frozen=True, slots=True)
class ToPerson:
    """To one person, where nobody else reads it."""

    person: PersonId


@dataclass(frozen=True, slots=True)
class ToChat:
    """To everybody in a chat."""

    chat: ChatId


To: TypeAlias = ToPerson | ToChat
"""Where something is sent."""


@dataclass(frozen=True, slots=True)
class Address:
    """A person or a chat as its platform names it."""

    platform: str
    key: str


Look: TypeAlias = Literal["picture", "emoji", "text"]
"""How a table is shown."""


Notify: TypeAlias = Literal["dm", "group", "both", "quiet"]
"""Where the own turn is told with a sound: in private, in the chat, in both, nowhere."""
WAYS: tuple[Notify, ...] = ("dm", "group", "both", "quiet")


@dataclass(frozen=True, slots=True, kw_only=True)
class Wishes:
    """How a person likes to be shown what nobody else sees; None: as the platform does it."""

    look: Look | None = None
    theme: str | None = None
    """The colours of pictures, by their name."""
    quiet: str | None = None
    """Quiet hours, as `QuietHours` writes them."""
    notify: Notify | None = None
    """Where the own turn is told with a sound; who cannot be told in private is called in chats."""
    coached: int | None = None
    """With how many of the first turns somebody was helped by a word."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """What the register knows about a person or a chat."""

    address: Address
    name: str = ""
    """As the platform shows it; empty for a chat without one."""
    language: str | None = None
    """The language that was asked for, else what the platform says; None: nobody knows."""
    wishes: Wishes = Wishes()


FORGOTTEN = Known(address=Address("", ""))
"""What is known of somebody who was erased."""
