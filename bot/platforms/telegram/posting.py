"""Sends looks, edits messages, and records which message shows what."""

from collections.abc import MutableMapping
from dataclasses import dataclass

from bot.machine.processes import Painter
from bot.platforms.base.slots import KeptScreen
from bot.platforms.telegram.calls import Calls
from bot.platforms.telegram.look import BELOW, Look
from bot.platforms.telegram.places import Place
from bot.render.writing import units
from bot.screens.screen import Attachment
from core.engine.caches import memory
from core.engine.ports import Clock


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept(KeptScreen):
    """A screen as it stands in a chat of Telegram."""

    calls: tuple[int, ...] = ()
    """The people who have to act."""
    head: str = ""
    """The text that replaces a message too old to be deleted."""


REMEMBERED = 10_000
"""The number of messages for which the time of their last picture is remembered."""


class Posting:
    """Sends and edits looks; changes the picture of a message at most every `apart` seconds."""

    def __init__(self, calls: Calls, painter: Painter, clock: Clock, apart: float) -> None:
        self._calls = calls
        self._painter = painter
        self._clock = clock
        self._apart = apart
        self._painted: MutableMapping[tuple[int, int], float] = memory(REMEMBERED)
        """The time at which a message's picture was last changed."""

    async def send(self, place: Place, look: Look, file: Attachment | None) -> tuple[int, ...]:
        """Send new messages, and return their numbers."""
        if file is not None:
            return (await self._calls.send_file(place, file, look.texts[0]),)
        if look.picture is not None:
            painted = await self._painter.file(look.picture)
            if look.picture.moves:
                return (await self._calls.send_film(place, painted, look.texts[0]),)
            text, keys, hushed = look.texts[0], look.buttons, look.hushed
            return (await self._calls.send_picture(place, painted, text, keys, hushed=hushed),)
        return tuple(
            [
                await self._calls.send(place, text, look.under(part), hushed=look.hushed)
                for part, text in enumerate(look.texts)
            ]
        )

    async def edit(self, place: Place, kept: Kept, look: Look) -> bool:
        """Edit messages to show another look; return False if they cannot be edited."""
        if kept.looks == look.digest:
            return True
        if bool(kept.picture) != bool(look.painted) or len(kept.messages) != len(look.texts):
            return False
        if look.picture is not None:
            return await self._edit_picture(place, kept, look)
        for part, (number, text) in enumerate(zip(kept.messages, look.texts, strict=True)):
            if not await self._calls.edit(place, number, text, look.under(part)):
                return False
        return True

    async def reword(self, place: Place, kept: Kept, look: Look) -> bool:
        """Edit the caption and keep the picture; return False if that is impossible."""
        (text, *more), (number, *_) = look.texts, kept.messages
        if more or units(text.plain) > BELOW:
            return False
        return await self._calls.edit_caption(place, number, text, look.buttons)

    async def turn(self, place: Place, number: int, look: Look, before: str | None) -> None:
        """Replace a message's buttons, and its text if that has changed."""
        text = look.texts[-1]
        if text.plain == before:
            await self._calls.edit_keys(place, number, look.buttons)
        elif look.picture is not None:
            await self._calls.edit_caption(place, number, text, look.buttons)
        else:
            await self._calls.edit(place, number, text, look.buttons)

    async def _edit_picture(self, place: Place, kept: Kept, look: Look) -> bool:
        """Edit a message; paint its picture only if that has changed."""
        (number,), (text,) = kept.messages, look.texts
        if look.picture is None or kept.picture == look.painted:
            return await self._calls.edit_caption(place, number, text, look.buttons)
        wait = self._too_early(place, number)
        if wait > 0:  # the caption at once, the picture when its time comes
            await self._calls.edit_caption(place, number, text, look.buttons)
            await self._clock.sleep(wait)
        painted = await self._painter.file(look.picture)
        self._note(place, number)
        return await self._calls.edit_picture(place, number, painted, text, look.buttons)

    def _too_early(self, place: Place, number: int) -> float:
        """Return for how many seconds the picture of a message has to stay."""
        last = self._painted.get((place.chat, number))
        return 0 if last is None else min(self._apart, last + self._apart - self._clock.now())

    def _note(self, place: Place, number: int) -> None:
        self._painted[place.chat, number] = self._clock.now()
