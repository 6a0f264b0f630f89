"""Drawings as SVG: text broken into lines, boxes, and embedded pictures."""

import base64
from collections.abc import Iterator
from html import escape
from io import BytesIO

from PIL import Image

from bot.render.pictures.drawn.drawing import font

FACE = "system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, 'Noto Color Emoji', sans-serif"
WIDER = 1.1
"""The width of the widest likely font, relative to the one that measures."""
SQUARES = {"🟥": "#e0484c", "🟦": "#3b88e8", "⬛": "#23272b", "🟨": "#eab308", "🟩": "#3aa655"}
"""Emoji of colours, drawn as squares, because some readers lack emoji."""
COLOURS = 128
"""The colours of a picture: few enough for a small file, enough for smooth edges."""


def width_of(text: str, size: float) -> float:
    """Return the approximate width of a text; an emoji is as wide as it is high."""
    plain = "".join(char for char in text if ord(char) < 0x2190)  # noqa: PLR2004 - letters
    return float(font(100).getlength(plain)) / 100 * size * WIDER + (len(text) - len(plain)) * size


def broken(text: str, size: float, width: float) -> Iterator[str]:
    """Yield the lines of a text that fit a width."""
    for paragraph in text.split("\n"):
        line = ""
        for word in paragraph.split(" "):
            longer = f"{line} {word}".strip()
            if line and width_of(longer, size) > width:
                yield line
                longer = word
            line = longer
        yield line


def _marked(text: str) -> str:
    """Return a text as SVG, with coloured squares for emoji."""
    marked = escape(text, quote=False)
    for sign, colour in SQUARES.items():
        marked = marked.replace(sign, f'<tspan fill="{colour}">■</tspan>')
    return marked


class Drawing:
    """An SVG that is drawn from top to bottom."""

    def __init__(self, width: int, background: str) -> None:
        self.width = width
        self._background = background
        self.parts: list[str] = []

    def box(
        self, x: float, y: float, width: float, height: float, *, fill: str, round_by: float = 0
    ) -> None:
        """Draw a filled rectangle."""
        self.parts.append(
            f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
            f' rx="{round_by:g}" fill="{fill}"/>'
        )

    def dot(self, x: float, y: float, radius: float, fill: str) -> None:
        """Draw a filled circle."""
        self.parts.append(f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"/>')

    def line(
        self,
        x: float,
        y: float,
        text: str,
        size: float,
        fill: str,
        *,
        bold: bool = False,
        anchor: str = "start",
    ) -> None:
        """Write one line with its baseline at `y`."""
        weight = ' font-weight="600"' if bold else ""
        where = "" if anchor == "start" else f' text-anchor="{anchor}"'
        self.parts.append(
            f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}"{weight}{where}>'
            f"{_marked(text)}</text>"
        )

    def picture(self, x: float, y: float, width: float, content: bytes) -> float:
        """Embed a picture in few colours, and return its height."""
        with Image.open(BytesIO(content)) as image:
            height = width * image.height / image.width
            small = image.convert("RGB").resize(
                (round(width * 2), round(height * 2)), Image.Resampling.LANCZOS
            )
            file = BytesIO()
            small.quantize(COLOURS).save(file, "PNG", optimize=True)
        held = base64.b64encode(file.getvalue()).decode("ascii")
        self.parts.append(
            f'<image x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"'
            f' href="data:image/png;base64,{held}"/>'
        )
        return height

    def written(self, height: float, title: str) -> str:
        """Return the file, with a title for screen readers."""
        size = f'width="{self.width}" height="{height:.0f}" viewBox="0 0 {self.width} {height:.0f}"'
        ground = f'<rect width="100%" height="100%" rx="12" fill="{self._background}"/>'
        return "\n".join(
            (
                f'<svg xmlns="http://www.w3.org/2000/svg" {size} font-family="{FACE}" role="img">',
                f"<title>{escape(title, quote=False)}</title>",
                ground,
                *self.parts,
                "</svg>\n",
            )
        )
