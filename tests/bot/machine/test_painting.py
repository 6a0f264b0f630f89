"""A picture for several readers is painted once."""

import asyncio
from dataclasses import replace

from bot.machine.processes import PaintingPool
from bot.render.picture import Picture
from bot.render.pictures.shapes import Layout
from bot.render.pictures.studio import Studio
from bot.render.pictures.themes import DARK, LIGHT, Theme
from tests.support.pictures.stages import shown


class CountingStudio(Studio):
    """A studio that counts its painted pictures."""

    painted = 0

    def png(self, layout: Layout, theme: Theme) -> bytes:
        self.painted += 1
        return super().png(layout, theme)


def told(key: str, **_: object) -> str:
    return key


def table() -> Picture:
    return Picture(shown=shown("rummikub", "opening"), theme=LIGHT, language="en", say=told)


async def test_the_same_table_is_painted_once_for_all_who_see_it() -> None:
    studio = CountingStudio()
    pool = PaintingPool(studio)
    group, watcher = await asyncio.gather(pool.file(table()), pool.file(table()))
    assert await pool.file(table()) == group == watcher
    assert studio.painted == 1


async def test_each_theme_is_painted_separately() -> None:
    studio = CountingStudio()
    pool = PaintingPool(studio)
    assert await pool.file(table()) != await pool.file(replace(table(), theme=DARK))
    assert studio.painted == 2
