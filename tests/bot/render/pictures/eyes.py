"""Reads pictures as they arrive on a phone, from their pixels alone.

Like a player, it knows the looks of a tile, and that a meld's number is on its left. It finds
everything else in the picture, and uses no coordinates of the code that laid it out.
"""

import io
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageChops

from bot.render.board import ShownPiece
from bot.render.pictures.lettering import height_of, width_of
from bot.render.pictures.measures import measures
from bot.render.pictures.shapes import PieceAt, Text
from bot.render.pictures.studio import SpriteBook
from bot.render.pictures.themes import Paint, Theme

PHOTO, PHONE = 1280, 360
"""Pixels: the longer side of a photo on Telegram, and the width of a phone."""
SEEN = (46, 58)
"""The size to which faces are scaled for comparison."""
FINER = 4
"""The subpixels per pixel in the search for edges."""

SAME = 5
"""The maximum error of a grey value after JPEG compression."""

Box = tuple[float, float, float, float]
Spot = tuple[int, int, int, int]
Run = tuple[int, int, int]


def through_telegram(png: bytes, quality: int, *, grey: bool = False) -> Image.Image:
    """Return a picture as Telegram delivers it and a phone shows it."""
    photo = Image.open(io.BytesIO(png)).convert("L" if grey else "RGB")
    photo.thumbnail((PHOTO, PHOTO), Image.Resampling.LANCZOS)
    sent = io.BytesIO()
    photo.save(sent, "JPEG", quality=quality)
    arrived = Image.open(sent)
    size = (PHONE, round(arrived.height * PHONE / arrived.width))
    return arrived.resize(size, Image.Resampling.BICUBIC).convert("L")


@dataclass(frozen=True)
class Seen:
    """A piece that was found, and the box of its face in pixels of the phone."""

    piece: str
    box: Box


@dataclass(frozen=True)
class SeenMeld:
    """Pieces side by side, and the number on their left, or None without a number."""

    number: int | None
    pieces: tuple[str, ...]


class Eyes:
    """Reads pictures of one theme in which these pieces can occur."""

    def __init__(self, theme: Theme, family: str, pieces: Sequence[ShownPiece]) -> None:
        self._theme = theme
        self._measures = measures(theme, family)
        self._scale = PHONE / PHOTO
        self._felt = _grey(theme, "felt")
        self._face = _grey(theme, "face")
        self._edge = self._felt + (self._face - self._felt) * 0.6
        self._names = [_name(shown) for shown in pieces]
        self._faces = self._montage([self._template(shown) for shown in pieces])
        self._numbers = {n: self._number_template(n) for n in range(1, 41)}

    def table(self, picture: Image.Image) -> list[SeenMeld]:
        """Read all melds, from the top left to the bottom right; a rack has no number."""
        faces = sorted(self._found(picture), key=lambda box: (box[1], box[0]))
        melds = [meld for row in _rows(faces) for meld in _melds(row)]
        return [
            SeenMeld(
                number=self._number(picture, meld[0]),
                pieces=tuple(self._piece(picture, box) for box in meld),
            )
            for meld in melds
        ]

    # faces

    def _found(self, picture: Image.Image) -> Iterable[Box]:
        width, height = (side * self._scale for side in self._measures.piece)
        for spot in _spots(picture, self._edge):
            across, down = spot[2] - spot[0], spot[3] - spot[1]
            if 0.7 * width < across < 1.2 * width and 0.7 * height < down < 1.15 * height:
                yield self._refined(picture, spot)

    def _refined(self, picture: Image.Image, spot: Spot) -> Box:
        """Find the edges of a face with subpixel accuracy."""
        left, top, right, bottom = spot[0] - 2, spot[1] - 2, spot[2] + 2, spot[3] + 2
        crop = picture.crop((left, top, right, bottom))
        fine = crop.resize((crop.width * FINER, crop.height * FINER), Image.Resampling.BICUBIC)
        inner = _largest(_spots(fine, self._edge))
        return (
            left + inner[0] / FINER,
            top + inner[1] / FINER,
            left + inner[2] / FINER,
            top + inner[3] / FINER,
        )

    def _piece(self, picture: Image.Image, box: Box) -> str:
        seen = picture.resize(SEEN, Image.Resampling.BICUBIC, box=box)
        many = Image.new("L", self._faces.size)
        for place in range(len(self._names)):
            many.paste(seen, (0, place * SEEN[1]))
        apart = ImageChops.difference(many, self._faces).convert("F")
        column = apart.resize((1, len(self._names)), Image.Resampling.BOX)
        far = memoryview(column.tobytes()).cast("f").tolist()
        return self._names[far.index(min(far))]

    def _montage(self, templates: Sequence[Image.Image]) -> Image.Image:
        whole = Image.new("L", (SEEN[0], SEEN[1] * len(templates)))
        for place, template in enumerate(templates):
            whole.paste(template, (0, place * SEEN[1]))
        return whole

    def _template(self, shown: ShownPiece) -> Image.Image:
        """Draw a single piece on the felt, scaled down like the picture."""
        ring = 3 if shown.new else 0
        width, height = (side + 2 * ring for side in self._measures.piece)
        sprite = _book(self._theme).sprite(PieceAt(0, 0, width, height, shown, "felt"))
        alone = self._from_afar(sprite)
        box = self._refined(alone, _largest(_spots(alone, self._edge)))
        return alone.resize(SEEN, Image.Resampling.BICUBIC, box=box)

    def _from_afar(self, sprite: Image.Image) -> Image.Image:
        around = 32
        ground = Image.new("L", (sprite.width + 2 * around, sprite.height + 2 * around), self._felt)
        ground.paste(sprite.convert("RGB").convert("L"), (around, around))
        size = (round(ground.width * self._scale), round(ground.height * self._scale))
        return ground.resize(size, Image.Resampling.BICUBIC)

    # numbers

    def _number(self, picture: Image.Image, box: Box) -> int | None:
        width = (self._measures.badge + 10) * self._scale
        middle, half = (box[1] + box[3]) / 2, self._measures.number * self._scale * 0.8
        ring = 0.12 * (box[2] - box[0]) + 1 if self._ringed(picture, box) else 1.6
        end = box[0] - ring
        area = (end - width, middle - half, end, middle + half)
        left, top, right, bottom = map(round, area)
        crop = picture.crop((left, top, right, bottom))
        around = [_at(crop, crop.width - 3, y) for y in (0, crop.height - 1)]
        felt = all(abs(beside - self._felt) <= SAME for beside in around)
        ink = self._ink(crop) if felt else None
        if ink is None:
            return None
        far = {n: _apart(ink, template) for n, template in self._numbers.items()}
        return min(far, key=far.__getitem__)

    def _ringed(self, picture: Image.Image, box: Box) -> bool:
        """Say whether a ring surrounds a face: the pixels just outside it are not felt."""
        beside = _at(picture, int(box[0] - 1.2), round((box[1] + box[3]) / 2))
        return abs(beside - self._felt) > 0.3 * abs(_grey(self._theme, "ring") - self._felt)

    def _number_template(self, number: int) -> Image.Image:
        size, text = self._measures.number, str(number)
        line = Text(0, 0, width_of(text, size), height_of(size), text, size, "text", "felt")
        ink = self._ink(self._from_afar(_book(self._theme).sprite(line)))
        assert ink is not None
        return ink

    def _ink(self, crop: Image.Image) -> Image.Image | None:
        """Cut out the ink, or return None without any."""
        text = _grey(self._theme, "text")
        fine = crop.resize((crop.width * FINER, crop.height * FINER), Image.Resampling.BICUBIC)
        far = ImageChops.difference(fine, Image.new("L", fine.size, self._felt))
        dark = far.point(lambda value: 255 * (value > abs(text - self._felt) * 0.4))
        start = _beginning(dark)
        box = dark.crop((start, 0, *dark.size)).getbbox()
        return None if box is None else far.crop((start + box[0], box[1], start + box[2], box[3]))


def _beginning(dark: Image.Image) -> int:
    """Return where a number begins, after any lines that reach the top and the bottom."""
    half = dark.width // 2
    top = dark.crop((0, 0, half, 1)).tobytes()
    bottom = dark.crop((0, dark.height - 1, half, dark.height)).tobytes()
    return max(top.rfind(b"\xff"), bottom.rfind(b"\xff")) + 1


@lru_cache(maxsize=8)
def _book(theme: Theme) -> SpriteBook:
    return SpriteBook(theme)


def _grey(theme: Theme, paint: Paint) -> int:
    red, green, blue = theme.colours[paint]
    return round(0.299 * red + 0.587 * green + 0.114 * blue)


def _at(picture: Image.Image, x: int, y: int) -> int:
    return picture.tobytes()[y * picture.width + x]


def _name(shown: ShownPiece) -> str:
    return f"{shown.piece}={shown.role}" if shown.role else shown.piece


def _apart(one: Image.Image, other: Image.Image) -> float:
    """Return the difference of two cut-outs; unequal shapes differ greatly."""
    stretched = abs(one.width / one.height - other.width / other.height)
    size = (24, 32)
    apart = ImageChops.difference(one.resize(size), other.resize(size)).convert("F")
    mean = apart.resize((1, 1), Image.Resampling.BOX).getpixel((0, 0))
    assert isinstance(mean, float)
    return mean + 100 * stretched


def _spots(picture: Image.Image, edge: float) -> list[Spot]:
    """Return the boxes of all bright spots, each a group of touching pixels."""
    bright = picture.point(lambda value: 1 if value >= edge else 0).tobytes()
    width, height = picture.size
    open_: list[Run] = []
    boxes: list[list[int]] = []
    for y in range(height):
        row = bright[y * width : (y + 1) * width]
        line: list[Run] = []
        start = row.find(1)
        while start >= 0:
            end = row.find(0, start)
            end = width if end < 0 else end
            line.append((start, end, _joined(boxes, open_, (start, end, y))))
            start = row.find(1, end)
        open_ = line
    return [(b[0], b[1], b[2], b[3]) for b in boxes if b[4] < 0]


def _joined(boxes: list[list[int]], above: list[Run], run: Run) -> int:
    """Add a run of pixels to the spots that it touches, which become one spot."""
    start, end, y = run
    touching = {_root(boxes, spot) for a, b, spot in above if a <= end and start <= b}
    if not touching:
        boxes.append([start, y, end, y + 1, -1])
        return len(boxes) - 1
    first, *others = sorted(touching)
    box = boxes[first]
    box[:4] = [min(box[0], start), min(box[1], y), max(box[2], end), y + 1]
    for other in others:
        o = boxes[other]
        box[:4] = [min(box[0], o[0]), min(box[1], o[1]), max(box[2], o[2]), max(box[3], o[3])]
        o[4] = first
    return first


def _root(boxes: list[list[int]], spot: int) -> int:
    while boxes[spot][4] >= 0:
        spot = boxes[spot][4]
    return spot


def _largest(spots: Sequence[Spot]) -> Spot:
    return max(spots, key=lambda spot: (spot[2] - spot[0]) * (spot[3] - spot[1]))


def _rows(faces: Sequence[Box]) -> list[list[Box]]:
    """Group faces of the same height into rows, each from left to right."""
    rows: list[list[Box]] = []
    for box in faces:
        middle = (box[1] + box[3]) / 2
        if rows and rows[-1][0][1] < middle < rows[-1][0][3]:
            rows[-1].append(box)
        else:
            rows.append([box])
    return [sorted(row) for row in rows]


def _melds(row: Sequence[Box]) -> list[list[Box]]:
    """Group adjacent faces into melds."""
    melds = [[row[0]]]
    for before, box in pairwise(row):
        if box[0] - before[2] < 0.35 * (box[2] - box[0]):
            melds[-1].append(box)
        else:
            melds.append([box])
    return melds
