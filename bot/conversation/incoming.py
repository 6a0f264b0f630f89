"""What comes in from a platform, whichever it is."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from core.engine.desks import Stamp
from core.engine.people import ChatId, PersonId, TableId

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
