"""The interface of a platform that shows screens, and its memory of shown messages."""

import json
from dataclasses import asdict, dataclass, fields
from hashlib import blake2b
from typing import Protocol, Self

from bot.screens.screen import Screen, ScreenKind
from core.engine.people import PersonId, To


def looks(*shown: object) -> str:
    """Return a digest that is equal only for equal looks."""
    return blake2b(repr(shown).encode("utf-8", "replace"), digest_size=12).hexdigest()


class Shown(Protocol):
    """Remembers which message shows a slot in a place; this outlives the program.

    `message` is whatever the adapter needs to find the message again.
    """

    async def last(self, to: To, slot: str) -> str | None:
        """Return the message that shows a slot; None if there is none."""

    async def keep(self, to: To, slot: str, message: str) -> None:
        """Remember the message that shows a slot."""


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptScreen:
    """A screen as it stands in a place, in one message or several; adapters add fields."""

    messages: tuple[int, ...]
    kind: ScreenKind
    looks: str
    """A digest of the look."""
    picture: str = ""
    """A digest of the picture alone; empty if there is none."""
    turn: str = ""
    """The turn that was shown or announced last."""

    def packed(self) -> str:
        """Return it in the form that is stored."""
        return json.dumps(asdict(self))

    @classmethod
    def unpacked(cls, text: str) -> Self:
        """Return the stored screen; fields that this version does not know are dropped."""
        data = json.loads(text)
        known = {field.name: data[field.name] for field in fields(cls) if field.name in data}
        known = {name: tuple(v) if isinstance(v, list) else v for name, v in known.items()}
        return cls(**{**known, "kind": ScreenKind(data["kind"])})

    @classmethod
    async def last(cls, shown: Shown, to: To, slot: str | None) -> Self | None:
        """Return the screen that a slot of a place shows; None if it never showed one."""
        text = None if slot is None else await shown.last(to, slot)
        return None if text is None else cls.unpacked(text)


class Surface(Protocol):
    """A platform, as the code above it sees it. It remembers its own message ids."""

    async def show(self, to: To, screen: Screen) -> None:
        """Show a screen in a chat or to one person; return once the platform has accepted it."""

    async def answer(self, person: PersonId, text: str) -> None:
        """Send a text at once to the person who has just pressed a button, and to nobody else."""
