"""Sends a look, and lets messages that stand there look otherwise."""

from collections.abc import MutableMapping

from bot.painting import Painter
from bot.platforms.telegram.calls import Calls
from bot.platforms.telegram.look import BELOW, Look
from bot.platforms.telegram.places import Place
from bot.platforms.telegram.remembering import Kept
from bot.render.parting import units
from bot.screens.screen import Attachment
from core.engine.ports import Clock
from core.engine.remembering import memory

REMEMBERED = 10_000
"""Messages of which it is known when they were painted last."""


class Posting:
    """Puts looks into messages; in one message not more often than every `apart` seconds."""

    def __init__(self, calls: Calls, painter: Painter, clock: Clock, apart: float) -> None:
        self._calls = calls
        self._painter = painter
        self._clock = clock
        self._apart = apart
        self._painted: MutableMapping[tuple[int, int], float] = memory(REMEMBERED)
        """When the picture of a message was changed last."""

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
        """Let messages show something else; False where they cannot."""
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
        """Let a picture stay, with another text below it; False where that cannot be."""
        (text, *more), (number, *_) = look.texts, kept.messages
        if more or units(text.plain) > BELOW:
            return False
        return await self._calls.edit_caption(place, number, text, look.buttons)

    async def turn(self, place: Place, number: int, look: Look, before: str | None) -> None:
        """Let a message show other keys, and another text where that is not as before."""
        text = look.texts[-1]
        if text.plain == before:
            await self._calls.edit_keys(place, number, look.buttons)
        elif look.picture is not None:
            await self._calls.edit_caption(place, number, text, look.buttons)
        else:
            await self._calls.edit(place, number, text, look.buttons)

    async def _edit_picture(self, place: Place, kept: Kept, look: Look) -> bool:
        """Paint only what looks otherwise than before."""
        (number,), (text,) = kept.messages, look.texts
        if look.picture is None or kept.picture == look.painted:
            return await self._calls.edit_caption(place, number, text, look.buttons)
        wait = self._too_early(place, number)
        if wait > 0:  # the words at once, the picture in its time
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
