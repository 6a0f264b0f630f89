"""The phrases of buttons that are too long for a platform: a button carries a digest instead."""

import json
from collections.abc import Iterable, Sequence
from hashlib import blake2b

from bot.screens.screen import Shown
from core.engine.people import To

LONG = "="
"""The prefix of the digest of a phrase that is too long to be carried."""
SLOT = "phrases"
KEPT = 12
"""The most phrases kept for a place: the buttons of older ones are out of date."""


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
