"""Where pictures are painted: the sprites stay ready from one picture to the next."""

import io
from threading import Lock

from PIL import Image

from bot.render.pictures.shapes import Layout, Plate
from bot.render.pictures.sprites import ROOM, SpriteBook
from bot.render.pictures.themes import Theme

PACKING = 6
"""How hard PNG packs, 0 to 9: more than this takes longer than it saves in sending."""


class Studio:
    """Paints layouts. Keep one for the whole program; several threads may use it at a time."""

    def __init__(self, room: int = ROOM) -> None:
        self._room = room
        self._books: dict[str, SpriteBook] = {}
        self._lock = Lock()

    def book(self, theme: Theme) -> SpriteBook:
        """Return the sprites of a theme."""
        with self._lock:
            if theme.name not in self._books:
                self._books[theme.name] = SpriteBook(theme, self._room)
            return self._books[theme.name]

    def paint(self, layout: Layout, theme: Theme) -> Image.Image:
        """Paint a picture."""
        book = self.book(theme)
        image = book.palette.empty((layout.width, layout.height), "ground")
        for shape in layout.shapes:
            if isinstance(shape, Plate) and not shape.radius:
                right, bottom = shape.left + shape.width, shape.top + shape.height
                image.paste(
                    book.palette.number(shape.paint), (shape.left, shape.top, right, bottom)
                )
            else:
                image.paste(book.sprite(shape), (shape.left, shape.top))
        return image

    def png(self, layout: Layout, theme: Theme) -> bytes:
        """Paint a picture as a PNG file."""
        return packed(self.paint(layout, theme))


def packed(image: Image.Image) -> bytes:
    """Return a picture as a PNG file."""
    file = io.BytesIO()
    image.save(file, "PNG", compress_level=PACKING)
    return file.getvalue()
