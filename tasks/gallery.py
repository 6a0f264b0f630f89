"""Paints docs/gallery again: `poe gallery`. The README shows some of its pictures."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bot.render.board import Board, Ending
from bot.render.picture import named_seats, scenes
from bot.render.pictures.film import gif
from bot.render.pictures.pages import board_page, ending_page
from bot.render.pictures.studio import Studio
from bot.render.pictures.themes import DARK, HIGH_CONTRAST, LARGE, LIGHT, Theme
from bot.render.telling import told, told_ending
from core.rules.records.replay import replay_from_deals
from core.rules.sheets import SHEETS
from tests.support.pictures.stages import TITLES, shown
from tests.support.rules.recorded import record
from tests.support.translator import english

FOLDER = Path(__file__).parent.parent / "docs" / "gallery"
LONGEST = 1024
FILM = "basic-round.gif"
HEAD = """# Gallery

What the bot shows, drawn by `poe gallery`. Below each picture is its alternative text, for people
who use a screen reader.
"""


class Exhibit(NamedTuple):
    """A picture of the gallery."""

    caption: str
    sheet: str
    stage: str
    theme: Theme

    @property
    def file(self) -> str:
        """Its file name."""
        return f"{self.sheet}-{self.stage}-{self.theme.name}.png"


def exhibits() -> Iterator[Exhibit]:
    """Yield the pictures in their order."""
    yield Exhibit("Your turn: new tiles are ringed", "rummikub", "opening", LIGHT)
    yield Exhibit("A draft: mistakes are marked in place", "rummikub", "draft", LIGHT)
    yield Exhibit("The same draft in a dark chat", "rummikub", "draft", DARK)
    yield Exhibit("A hundred tiles", "rummikub", "crowded", DARK)
    yield Exhibit("The end of a round", "rummikub", "end", LIGHT)
    yield Exhibit("Cards", "basic", "opening", DARK)
    yield Exhibit("A draft with cards", "basic", "draft", LIGHT)
    yield Exhibit("High contrast", "schmidt", "draft", HIGH_CONTRAST)
    yield Exhibit("Large", "kids", "opening", LARGE)
    for sheet in [name for name in SHEETS if name not in {"rummikub", "basic"}]:
        yield Exhibit(TITLES[sheet], sheet, "opening", LIGHT)


def main() -> None:
    """Paint all pictures and write their page."""
    FOLDER.mkdir(exist_ok=True)
    for stray in FOLDER.iterdir():
        stray.unlink()
    studio = Studio()
    parts = [HEAD, *(_hung(exhibit, studio) for exhibit in exhibits()), _filmed(studio)]
    (FOLDER / "README.md").write_text("\n".join(parts), "utf-8")
    size = sum(file.stat().st_size for file in FOLDER.iterdir())
    print(f"{len(list(FOLDER.iterdir()))} files, {size} bytes")


def _hung(exhibit: Exhibit, studio: Studio) -> str:
    table = shown(exhibit.sheet, exhibit.stage)
    (FOLDER / exhibit.file).write_bytes(_painted(table, exhibit.theme, studio))
    picture = f"![{exhibit.caption}]({exhibit.file})"
    return f"## {exhibit.caption}\n\n{picture}\n\n```text\n{_said(table)}\n```\n"


def _painted(table: Board | Ending, theme: Theme, studio: Studio) -> bytes:
    if isinstance(table, Board):
        return studio.png(board_page(table, theme), theme)
    return studio.png(ending_page(table, theme), theme)


def _said(table: Board | Ending) -> str:
    if isinstance(table, Board):
        return told(table, english, LONGEST)
    return told_ending(table, english, LONGEST)


def _filmed(studio: Studio) -> str:
    of = record("basic")
    film = gif(scenes(named_seats(of), replay_from_deals(of), english, 1), studio)
    (FOLDER / FILM).write_bytes(film)
    return f"## A replay\n\n`rummy replay FILE --gif OUT`\n\n![A round of cards]({FILM})\n"


if __name__ == "__main__":
    main()
