"""Which message shows what: kept through restarts, so that it can be edited or taken away."""

import json
from dataclasses import asdict, dataclass

from bot.screens.screen import ScreenKind


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """A screen that stands in a chat, in one message or several."""

    messages: tuple[int, ...]
    kind: ScreenKind
    looks: str
    """A digest of what it shows."""
    picture: str = ""
    """A digest of its picture alone; nothing for one without."""
    calls: tuple[int, ...] = ()
    """Who is asked to act."""
    turn: str = ""
    """Which turn it shows."""
    head: str = ""
    """What stays of it when it is too old to be taken away."""
    earlier: tuple[int, ...] = ()
    """Results before it that have kept their buttons."""

    def packed(self) -> str:
        """Write it down."""
        return json.dumps(asdict(self))


def unpacked(text: str) -> Kept:
    """Read it back."""
    data = json.loads(text)
    return Kept(
        messages=tuple(data["messages"]),
        kind=ScreenKind(data["kind"]),
        looks=data["looks"],
        picture=data.get("picture", ""),
        calls=tuple(data["calls"]),
        turn=data.get("turn", ""),
        head=data.get("head", ""),
        earlier=tuple(data.get("earlier", ())),
    )
