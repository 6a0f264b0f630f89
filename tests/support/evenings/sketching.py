"""Records what would be drawn in a picture, without painting it."""

import asyncio
from collections.abc import Iterator
from io import BytesIO

from PIL import Image

from bot.platforms.base.kept import digest_of
from bot.render.board import Board
from bot.render.picture import Picture
from bot.render.pictures.pages import page
from tests.support.pictures.trace import Drawn, trace

LAST = b"\nshows picture "


class Sketcher:
    """Paints nothing, and records what would be painted; a test can let it take long."""

    def __init__(self) -> None:
        self.free = asyncio.Event()
        self.free.set()
        self.pictures: list[Picture] = []
        self._known: dict[str, Picture] = {}

    async def file(self, picture: Picture) -> bytes:
        await self.free.wait()
        self.pictures.append(picture)
        self._known[digest_of(picture)] = picture
        small = BytesIO()
        Image.new("RGB", (2, 2)).save(small, "GIF" if picture.moves else "PNG")
        return small.getvalue() + LAST + str(len(self.pictures) - 1).encode()

    def pieces_in(self, file: bytes) -> Iterator[str]:
        """Yield the visible pieces in the picture of a table."""
        drawn = _drawn(self._picture(file))
        yield from (thing.what.partition("=")[0] for thing in drawn if thing.kind == "piece")

    def words_in(self, file: bytes) -> Iterator[str]:
        """Yield the words in a picture, and its alternative text."""
        picture = self._picture(file)
        yield picture.alt()
        yield from (thing.what for thing in _drawn(picture) if thing.kind == "text")

    def known_by(self, digest: str) -> Picture | None:
        """Return the picture that a program has kept under a digest."""
        return self._known.get(digest)

    def _picture(self, file: bytes) -> Picture:
        _, _, number = file.partition(LAST)
        return self.pictures[int(number)]


def _drawn(picture: Picture) -> tuple[Drawn, ...]:
    """Return the content of a table's picture; empty for other pictures."""
    return trace(page(picture.shown, picture.theme)) if isinstance(picture.shown, Board) else ()
