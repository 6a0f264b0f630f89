"""The themes of pictures: colours by their purpose, and sizes."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

Rgb: TypeAlias = tuple[int, int, int]

Paint: TypeAlias = Literal[
    "ground",
    "felt",
    "panel",
    "rack",
    "text",
    "faint",
    "turn",
    "turn_text",
    "face",
    "side",
    "ring",
    "wrong",
    "wrong_text",
    "joker",
    "joker_text",
    "red",
    "blue",
    "black",
    "green",
    "yellow",
]
"""The purpose of a colour. The five colours of tiles serve the suits of cards, too."""

INKS: Mapping[str, Paint] = {
    "r": "red",
    "b": "blue",
    "k": "black",
    "g": "green",
    "y": "yellow",
    "S": "black",
    "H": "red",
    "D": "red",
    "C": "black",
}
"""The paint of each colour of tiles and each suit, by its letter in the notation."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme:
    """One theme. Tile colours differ in shape and letter too, and in lightness if possible.

    The inks are those of Okabe and Ito, darkened until they are readable on an ivory tile.
    """

    name: str
    colours: Mapping[Paint, Rgb]
    columns: Literal[2, 3] = 3
    """The number of melds of up to four pieces side by side; fewer means larger pieces."""

    def __str__(self) -> str:
        """Name the theme."""
        return self.name

    def __hash__(self) -> int:
        """Hash by the name: no two themes share one."""
        return hash(self.name)

    @property
    def pairs(self) -> Iterator[tuple[Paint, Paint]]:
        """Every ink with every ground that may be below it."""
        yield from (("text", ground) for ground in ("ground", "felt", "panel", "rack"))
        yield from (("faint", ground) for ground in ("ground", "rack"))
        yield from (("turn_text", "turn"), ("wrong_text", "wrong"), ("joker_text", "joker"))
        yield from ((INKS[letter], "face") for letter in "rbkgy")
        yield ("joker", "face")


def _rgb(colour: str) -> Rgb:
    return (int(colour[1:3], 16), int(colour[3:5], 16), int(colour[5:7], 16))


_TILES: Mapping[Paint, Rgb] = {
    "face": _rgb("#FDF8EC"),
    "side": _rgb("#A89A7A"),
    "red": _rgb("#B5251B"),
    "blue": _rgb("#0F5FB4"),
    "black": _rgb("#141414"),
    "green": _rgb("#00734D"),
    "yellow": _rgb("#995A00"),
    "joker": _rgb("#3B2A6B"),
    "joker_text": _rgb("#FFFFFF"),
}

LIGHT = Theme(
    name="light",
    colours={
        **_TILES,
        "ground": _rgb("#E9EFEC"),
        "felt": _rgb("#B9CBC4"),
        "panel": _rgb("#FFFFFF"),
        "rack": _rgb("#C2CEDA"),
        "text": _rgb("#12202A"),
        "faint": _rgb("#34454F"),
        "turn": _rgb("#14344A"),
        "turn_text": _rgb("#FFFFFF"),
        "ring": _rgb("#C2410C"),
        "wrong": _rgb("#9B0040"),
        "wrong_text": _rgb("#FFFFFF"),
    },
)
DARK = Theme(
    name="dark",
    colours={
        **_TILES,
        "face": _rgb("#F4ECDA"),
        "side": _rgb("#8C7F62"),
        "ground": _rgb("#10181D"),
        "felt": _rgb("#1F2D35"),
        "panel": _rgb("#2A3A44"),
        "rack": _rgb("#33435A"),
        "text": _rgb("#F0F4F6"),
        "faint": _rgb("#C3CED4"),
        "turn": _rgb("#F2C14E"),
        "turn_text": _rgb("#12181C"),
        "ring": _rgb("#E0600A"),
        "wrong": _rgb("#C81E5B"),
        "wrong_text": _rgb("#FFFFFF"),
    },
)
HIGH_CONTRAST = Theme(
    name="contrast",
    colours={
        **_TILES,
        "face": _rgb("#FFFFFF"),
        "side": _rgb("#FFFFFF"),
        "red": _rgb("#9C0000"),
        "blue": _rgb("#00439C"),
        "black": _rgb("#000000"),
        "green": _rgb("#00573A"),
        "yellow": _rgb("#7A4300"),
        "joker": _rgb("#000000"),
        "joker_text": _rgb("#FFFFFF"),
        "ground": _rgb("#000000"),
        "felt": _rgb("#000000"),
        "panel": _rgb("#262626"),
        "rack": _rgb("#262626"),
        "text": _rgb("#FFFFFF"),
        "faint": _rgb("#FFFFFF"),
        "turn": _rgb("#FFE14D"),
        "turn_text": _rgb("#000000"),
        "ring": _rgb("#E0600A"),
        "wrong": _rgb("#D3005C"),
        "wrong_text": _rgb("#FFFFFF"),
    },
)
LARGE = replace(LIGHT, name="large", columns=2)

THEMES: Mapping[str, Theme] = {theme.name: theme for theme in (LIGHT, DARK, HIGH_CONTRAST, LARGE)}
