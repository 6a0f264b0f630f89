"""Pictures that nobody paints: what would have been drawn can be looked up."""

from collections.abc import Iterator
from io import BytesIO

from PIL import Image

from bot.render.board import Board
from bot.render.picture import Picture
from bot.render.pictures.pages import page
from bot.render.pictures.trace import trace

LAST = b"\nshows picture "


class Sketcher:
    """Paints nothing, and remembers what would have been painted."""

    def __init__(self) -> None:
        self.pictures: list[Picture] = []

    async def file(self, picture: Picture) -> bytes:
        self.pictures.append(picture)
        small = BytesIO()
        Image.new("RGB", (2, 2)).save(small, "GIF" if picture.moves else "PNG")
        return small.getvalue() + LAST + str(len(self.pictures) - 1).encode()

    def pieces_in(self, file: bytes) -> Iterator[str]:
        """The pieces that can be seen in the picture of a table."""
        _, _, number = file.partition(LAST)
        picture = self.pictures[int(number)]
        if isinstance(picture.shown, Board):
            drawn = trace(page(picture.shown, picture.theme))
            yield from (thing.what.partition("=")[0] for thing in drawn if thing.kind == "piece")
