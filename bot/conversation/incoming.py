"""What comes in from a platform, whichever it is."""

from dataclasses import dataclass
from typing import TypeAlias

from core.engine.people import ChatId, PersonId


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """A person typed something; `chat` is None in private."""

    person: PersonId
    chat: ChatId | None
    text: str
    overheard: bool = False
    """Typed among others and perhaps not for us: a word that nobody knows is no mistake then."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pressed:
    """A person pressed a button; `button` is its id."""

    person: PersonId
    chat: ChatId | None
    button: str


Incoming: TypeAlias = Said | Pressed
