"""Colours have enough contrast for everybody, including colour-blind people."""

from functools import lru_cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.render.board import ShownPiece
from bot.render.pictures.shapes import PieceAt
from bot.render.pictures.studio import Palette, SpriteBook
from bot.render.pictures.themes import INKS, THEMES, Paint, Rgb, Theme

READABLE = 4.5
"""The minimum contrast for text in WCAG 2."""
NOTICED = 3.0
"""The minimum contrast for signs and frames in WCAG 2."""
PHONE = (23, 30)
"""The size of a tile on a phone, in pixels."""

MATRICES = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "achromatopsia": ((0.2126, 0.7152, 0.0722),) * 3,
}
"""Machado, Oliveira and Fernandes 2009, full severity, on linear light; the last is monochrome."""

every_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=str)
every_eye = pytest.mark.parametrize("eye", MATRICES)


def seen_by(eye: str, colour: Rgb) -> Rgb:
    light = [_linear(part / 255) for part in colour]
    rows = (
        sum(share * part for share, part in zip(row, light, strict=True)) for row in MATRICES[eye]
    )
    red, green, blue = (round(255 * _encoded(min(max(part, 0.0), 1.0))) for part in rows)
    return (red, green, blue)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def _encoded(part: float) -> float:
    return float(part * 12.92 if part <= 0.0031308 else 1.055 * part ** (1 / 2.4) - 0.055)


def contrast(one: Rgb, other: Rgb) -> float:
    """Return the contrast of two colours by WCAG 2, from 1 to 21."""
    light, dark = sorted((lightness(one), lightness(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def lightness(colour: Rgb) -> float:
    """Return the relative luminance, from 0 to 1."""
    red, green, blue = (_linear(part / 255) for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@every_theme
def test_every_ink_can_be_read_on_its_ground(theme: Theme) -> None:
    weak = {
        pair: round(contrast(theme.colours[pair[0]], theme.colours[pair[1]]), 2)
        for pair in theme.pairs
        if contrast(theme.colours[pair[0]], theme.colours[pair[1]]) < READABLE
    }
    assert weak == {}


@every_theme
@every_eye
def test_every_ink_can_be_read_with_colour_blindness(theme: Theme, eye: str) -> None:
    colours = {paint: seen_by(eye, colour) for paint, colour in theme.colours.items()}
    for ink, ground in theme.pairs:
        assert contrast(colours[ink], colours[ground]) >= 4.0, (ink, ground)


@every_theme
def test_a_ring_can_be_seen_around_a_face_and_on_every_ground(theme: Theme) -> None:
    ring = theme.colours["ring"]
    assert contrast(ring, theme.colours["face"]) >= NOTICED
    for ground in ("felt", "rack"):
        assert contrast(ring, theme.colours[ground]) >= 2.5


@every_theme
def test_faults_stand_out_from_their_ground(theme: Theme) -> None:
    grounds: tuple[Paint, ...] = ("felt", "face")
    for ground in grounds:
        assert contrast(theme.colours["wrong"], theme.colours[ground]) >= 2.5


def test_black_and_white_are_as_far_apart_as_can_be() -> None:
    assert round(contrast((0, 0, 0), (255, 255, 255)), 2) == 21
    assert lightness((255, 255, 255)) == pytest.approx(1)


@lru_cache
def lower_half(theme: Theme, letter: str, eye: str) -> Image.Image:
    """Return the lightness of a tile's shape and letter, as this eye sees it on a phone."""
    width, height = 82, 106
    shape = PieceAt(0, 0, width, height, ShownPiece(f"{letter}8"), "felt")
    sprite = SpriteBook(theme).sprite(shape).convert("RGB")
    raw = sprite.tobytes()
    found = {(raw[i], raw[i + 1], raw[i + 2]) for i in range(0, len(raw), 3)}
    known = {colour: seen_by(eye, colour) for colour in found}
    seen = Image.new("RGB", sprite.size)
    seen.frombytes(
        b"".join(bytes(known[raw[i], raw[i + 1], raw[i + 2]]) for i in range(0, len(raw), 3))
    )
    small = seen.convert("L").resize(PHONE, Image.Resampling.BOX)
    return small.crop((2, 18, 21, 28))


@every_theme
@every_eye
def test_two_colours_stay_apart_by_shape_or_lightness(theme: Theme, eye: str) -> None:
    for one, other in combinations("rbkgy", 2):
        apart = ImageChops.difference(lower_half(theme, one, eye), lower_half(theme, other, eye))
        strong = sum(apart.histogram()[64:])
        assert strong >= 20, (one, other, strong)


@every_theme
@every_eye
def test_one_colour_looks_like_itself(theme: Theme, eye: str) -> None:
    same = ImageChops.difference(lower_half(theme, "r", eye), lower_half(theme, "r", eye))
    assert ImageStat.Stat(same).sum == [0]


@every_theme
def test_no_two_colours_of_tiles_are_equally_light_and_of_one_hue(theme: Theme) -> None:
    inks = {theme.colours[INKS[letter]] for letter in "rbkgy"}
    assert len(inks) == 5


@every_theme
def test_a_palette_leaves_a_number_for_no_colour(theme: Theme) -> None:
    assert len(Palette(theme)) <= 255
