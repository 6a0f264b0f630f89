"""Has pictures painted beside the loop, so that nobody waits for somebody else's picture."""

import asyncio
from typing import TYPE_CHECKING, Protocol

from bot.render.picture import Picture

if TYPE_CHECKING:
    from bot.render.pictures.studio import Studio

PLACES = 2
"""How many pictures are painted at a time. Most of the work holds the interpreter's lock, so more
of them would only make the loop wait."""


class Painter(Protocol):
    """Makes files of pictures."""

    async def file(self, picture: Picture) -> bytes:
        """Paint a picture as a PNG file, one that moves as a GIF file."""


class PaintingPool:
    """Paints in a few threads, with sprites that they share."""

    def __init__(self, studio: "Studio | None" = None) -> None:
        self._studio = studio
        self._places = asyncio.Semaphore(PLACES)

    async def file(self, picture: Picture) -> bytes:
        """Paint a picture as a PNG file, one that moves as a GIF file."""
        async with self._places:
            return await asyncio.to_thread(self._painted, picture)

    def _painted(self, picture: Picture) -> bytes:
        from bot.render.pictures.film import gif
        from bot.render.pictures.pages import page

        shown, studio = picture.shown, self._ready()
        if isinstance(shown, tuple):
            return gif(shown, studio, picture.theme)
        return studio.png(page(shown, picture.theme), picture.theme)

    def _ready(self) -> "Studio":
        """Return the studio. The library is not loaded before there is something to paint."""
        if self._studio is None:
            from bot.render.pictures.studio import Studio

            self._studio = Studio()
        return self._studio
