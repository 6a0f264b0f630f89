"""Sends a look, and lets messages that stand there look otherwise."""

from bot.painting import Painter
from bot.platforms.telegram.calls import Calls
from bot.platforms.telegram.look import Look
from bot.platforms.telegram.places import Place
from bot.platforms.telegram.remembering import Kept
from bot.screens.screen import Attachment


class Posting:
    """Puts looks into messages."""

    def __init__(self, calls: Calls, painter: Painter) -> None:
        self._calls = calls
        self._painter = painter

    async def send(self, place: Place, look: Look, file: Attachment | None) -> tuple[int, ...]:
        """Send new messages, and return their numbers."""
        if file is not None:
            return (await self._calls.send_file(place, file, look.texts[0]),)
        if look.picture is not None:
            painted = await self._painter.file(look.picture)
            if look.picture.moves:
                return (await self._calls.send_film(place, painted, look.texts[0]),)
            return (await self._calls.send_picture(place, painted, look.texts[0], look.buttons),)
        return tuple(
            [
                await self._calls.send(place, text, look.under(part))
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

    async def _edit_picture(self, place: Place, kept: Kept, look: Look) -> bool:
        """Paint only what looks otherwise than before."""
        (number,), (text,) = kept.messages, look.texts
        if look.picture is None or kept.picture == look.painted:
            return await self._calls.edit_caption(place, number, text, look.buttons)
        painted = await self._painter.file(look.picture)
        return await self._calls.edit_picture(place, number, painted, text, look.buttons)
