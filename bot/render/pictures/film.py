"""A round as an animated picture: GIF, because every chat shows it.

Each frame holds only the part that changed. Only the previous frame is kept, so a long round takes
no more memory than a short one.
"""

import io
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

from PIL import GifImagePlugin, Image, ImageChops

from bot.render.board import Scene
from bot.render.pictures.pages import page
from bot.render.pictures.studio import Studio
from bot.render.pictures.themes import LIGHT, Theme

END = b"\x3b"
CLEAR = 255
"""The number of the transparent colour. No theme has so many colours."""


Report: TypeAlias = Callable[[int, int], None]
"""Is called with the number of painted frames and of all frames."""


def _to_nobody(_done: int, _all: int) -> None:
    """Report to nobody."""


def gif(
    scenes: Iterable[Scene], studio: Studio, theme: Theme = LIGHT, report: Report = _to_nobody
) -> bytes:
    """Paint scenes as one animation, all as high as the highest; it repeats.

    `report` is called after each scene.

    Raises:
        ValueError: there is nothing to show.
    """
    pages = [(page(scene.shown, theme), scene.milliseconds) for scene in scenes]
    if not pages:
        raise ValueError("no scenes")
    height = max(layout.height for layout, _ in pages)

    def frames() -> Iterator[tuple[Image.Image, int]]:
        for number, (layout, time) in enumerate(pages, start=1):
            yield _filled(studio.paint(layout, theme), height), time
            report(number, len(pages))

    return _packed(frames())


def _filled(image: Image.Image, height: int) -> Image.Image:
    """Make a picture higher, with the colour of its lowest line."""
    ground = image.getpixel((0, image.height - 1))
    filled = Image.new("P", (image.width, height), ground)
    filled.putpalette(image.getpalette() or ())
    filled.paste(image, (0, 0))
    return filled


def _packed(frames: Iterable[tuple[Image.Image, int]]) -> bytes:
    file = io.BytesIO()
    before: Image.Image | None = None
    waiting: tuple[Image.Image, tuple[int, int]] | None = None
    shown = 0
    for frame, milliseconds in frames:
        part = _changed(before, frame)
        if before is None:
            file.writelines(_header(frame))
        if waiting is not None and part is None:
            shown += milliseconds
            continue
        if waiting is not None:
            file.writelines(_frame(*waiting, shown))
        waiting, shown, before = part, milliseconds, frame
    if waiting is not None:
        file.writelines(_frame(*waiting, shown))
    file.write(END)
    return file.getvalue()


def _changed(
    before: Image.Image | None, frame: Image.Image
) -> tuple[Image.Image, tuple[int, int]] | None:
    """Return the part of a frame that differs from the previous frame, and its place.

    Equal pixels within that part become transparent, which compresses well.
    """
    if before is None:
        return frame, (0, 0)
    now = _numbers(frame)
    difference = ImageChops.difference(_numbers(before), now)
    box = difference.getbbox()
    if box is None:
        return None
    now.paste(CLEAR, mask=difference.point(lambda number: 0 if number else 255))
    part = now.crop(box)
    part.putpalette(frame.getpalette() or ())
    return part, box[:2]


def _numbers(image: Image.Image) -> Image.Image:
    """Return the palette indices as a grey image."""
    return Image.frombytes("L", image.size, image.tobytes())


def _header(frame: Image.Image) -> Sequence[bytes]:
    header, _ = GifImagePlugin.getheader(frame.copy(), info={"loop": 0})
    return header


def _frame(part: Image.Image, corner: tuple[int, int], milliseconds: int) -> Sequence[bytes]:
    return GifImagePlugin.getdata(
        part, corner, duration=milliseconds, transparency=CLEAR, disposal=1
    )
