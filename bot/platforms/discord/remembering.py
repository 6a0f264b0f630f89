"""Which message shows what: kept through restarts, so that it can be edited or taken away."""

import json
from dataclasses import asdict, dataclass

from bot.screens.screen import ScreenKind


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """A screen that stands in a channel, in one message or several."""

    messages: tuple[int, ...]
    kind: ScreenKind
    looks: str
    """A digest of what it shows."""
    picture: str = ""
    """A digest of its picture alone; nothing for one without."""
    text: str = ""
    """What the last of its messages says: it goes on saying so without its buttons."""
    alt: str = ""
    """What its picture says in words."""
    turn: str = ""
    """The turn that was announced last."""
    announcement: int | None = None
    """The message that says so."""

    def packed(self) -> str:
        """Write it down."""
        return json.dumps(asdict(self))


def unpacked(text: str) -> Kept:
    """Read it back."""
    data = json.loads(text)
    messages, kind = tuple(data.pop("messages")), ScreenKind(data.pop("kind"))
    return Kept(messages=messages, kind=kind, **data)
