"""What buttons say that is too long for them to carry: kept, so that a restart forgets nothing."""

import json
from collections.abc import Sequence

from bot.platforms.telegram.keyboard import LONG, carried
from bot.screens.shown import Shown
from core.engine.people import To

SLOT = "phrases"
KEPT = 12
"""Phrases that are kept for one place: older buttons have had their time."""


class Phrases:
    """Keeps the newest of them for each place."""

    def __init__(self, shown: Shown) -> None:
        self._shown = shown

    async def keep(self, to: To, said: Sequence[str]) -> None:
        """Keep what the buttons of a message say."""
        if said:
            known = [one for one in await self._known(to) if one not in said]
            await self._shown.keep(to, SLOT, json.dumps([*known, *said][-KEPT:]))

    async def said(self, to: To, button: str) -> str:
        """Return what a pressed button says; one that is known no more, as it is."""
        if not button.startswith(LONG):
            return button
        return next((one for one in await self._known(to) if carried(one) == button), button)

    async def _known(self, to: To) -> list[str]:
        kept = await self._shown.last(to, SLOT)
        return [] if kept is None else json.loads(kept)
