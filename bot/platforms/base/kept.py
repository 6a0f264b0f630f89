"""What an adapter remembers of what it has shown: screens, and phrases too long for a button."""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, fields, replace
from hashlib import blake2b
from typing import Self

from bot.render.names import without_idle_marks
from bot.screens.screen import Screen, ScreenKind, Shown
from core.engine.people import To

LOBBIES = frozenset({ScreenKind.LOBBY, ScreenKind.SETTINGS})
"""Screens that replace one another in a message."""
OF_TURNS = frozenset({ScreenKind.TURN, ScreenKind.TABLE, ScreenKind.RESULT})
"""Screens that show a turn, or the end of the last one."""
OF_TABLES = OF_TURNS | {ScreenKind.LOBBY}
"""Screens of a table; a note in their place says that it is not here any more."""
LONG = "="
"""The prefix of the digest of a phrase that is too long to be carried."""
SLOT = "phrases"
KEPT = 12
"""The most phrases kept for a place: the buttons of older ones are out of date."""


def digest_of(*shown: object) -> str:
    """Return a digest that is equal only for equal looks."""
    return blake2b(repr(shown).encode("utf-8", "replace"), digest_size=12).hexdigest()


@dataclass(frozen=True, slots=True, kw_only=True)
class KeptScreen:
    """A screen as it stands in a place, in one message or several; adapters add fields."""

    messages: tuple[int, ...]
    kind: ScreenKind
    looks: str
    """A digest of the look; empty once a tap has changed the message."""
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


def is_new_turn(kept: KeptScreen | None, screen: Screen, now: KeptScreen) -> bool:
    """Say whether a message shows a turn, or an end, that its readers have not seen yet."""
    if screen.kind not in OF_TURNS or kept is None:
        return screen.kind in OF_TURNS
    ends = screen.kind is ScreenKind.RESULT and kept.messages != now.messages
    return ends or kept.turn != now.turn or (kept.early and not now.early)


def lasting_of(screen: Screen) -> tuple[tuple[str, str], ...]:
    """Return a screen's lasting buttons in the form that is stored."""
    return tuple((one.id, without_idle_marks(one.label)) for one in screen.lasting)


def carried(said: str, most: int) -> str:
    """Return a button's data: its phrase or, if that has more bytes, a short digest of it."""
    return said if len(said.encode()) <= most else _digest(said)


def too_long(every: Iterable[str], most: int) -> list[str]:
    """Return the phrases that a button cannot carry: they are to be kept."""
    return [said for said in every if carried(said, most) != said]


def _digest(said: str) -> str:
    return f"{LONG}{blake2b(said.encode(), digest_size=12).hexdigest()}"


class Phrases:
    """Keeps the newest long phrases of each place."""

    def __init__(self, shown: Shown, slot: str = SLOT) -> None:
        self._shown = shown
        self._slot = slot

    async def keep(self, to: To, said: Sequence[str]) -> None:
        """Keep the phrases of a message's buttons."""
        if said:
            known = [one for one in await self._known(to) if one not in said]
            await self._shown.keep(to, self._slot, json.dumps([*known, *said][-KEPT:]))

    async def said(self, to: To, button: str) -> str:
        """Return the phrase of a pressed button; an unknown one unchanged."""
        if not button.startswith(LONG):
            return button
        return next((one for one in await self._known(to) if _digest(one) == button), button)

    async def _known(self, to: To) -> list[str]:
        kept = await self._shown.last(to, self._slot)
        return [] if kept is None else json.loads(kept)
