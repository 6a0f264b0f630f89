"""What the program remembers of a screen that it has shown."""

import json
from dataclasses import asdict, dataclass, fields, replace
from typing import Self

from bot.render.names import without_idle_marks
from bot.screens.screen import Screen, ScreenKind, Shown
from core.engine.people import To

LOBBIES = frozenset({ScreenKind.LOBBY, ScreenKind.SETTINGS})
"""Screens that replace one another in a message."""


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
    called: bool = False
    """Whether its messages mention the person whose turn that is."""
    early: bool = False
    """Whether that turn was shown without a sound before its call, which is still to come."""
    stamp: str = ""
    """The versions of table and draft for which its keys were made."""
    lasting: tuple[tuple[str, str], ...] = ()
    """The buttons that stay when a newer message comes: what each sends, and its label."""

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

    def before_its_call(self, before: Self | None) -> Self:
        """Return it as shown without a sound: a turn that it is the first to show has not rung."""
        first = before is None or before.early or before.turn != self.turn
        return replace(self, early=first)

    def can_become(self, screen: Screen) -> bool:
        """Say whether a screen may replace this one in its message."""
        return self.kind == screen.kind or {self.kind, screen.kind} <= LOBBIES


def lasting_of(screen: Screen) -> tuple[tuple[str, str], ...]:
    """Return a screen's lasting buttons in the form that is stored."""
    return tuple((one.id, without_idle_marks(one.label)) for one in screen.lasting)
