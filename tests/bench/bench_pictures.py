"""Measures the time and size of pictures: `poe bench-pictures [COUNT]`. Asserts nothing.

Each figure is compared with the floor: pasting as many ready sprites, and encoding the picture.
With a COUNT, it then paints this many different pictures, and prints the memory as it goes.
"""

import resource
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from time import process_time
from timeit import Timer

from PIL import Image

from bot.render.board import Board
from bot.render.picture import named_seats, scenes
from bot.render.pictures.film import gif
from bot.render.pictures.pages import board_page
from bot.render.pictures.shapes import Layout, Plate
from bot.render.pictures.studio import Studio, packed
from bot.render.pictures.themes import LIGHT, THEMES
from core.rules.records.replay import replay_from_deals
from core.rules.sheets import SHEETS
from tests.support.pictures.stages import NAMES, Set, crowd
from tests.support.rules.recorded import record
from tests.support.translator import english

TILES = (10, 50, 100)
ROUNDS = 25


def say(line: str) -> None:
    sys.stdout.write(f"{line}\n")


def milliseconds(work: Callable[[], object]) -> float:
    """Return the least processor time of several runs."""
    return min(Timer(work, timer=process_time).repeat(ROUNDS, 1)) * 1000


def table(tiles: int) -> Board:
    """Return a table with about this many tiles, the last few of them new."""
    melds = crowd(SHEETS["rummikub"]).split(" | ")
    while sum(len(meld.split()) for meld in melds[1:]) >= tiles:
        melds = melds[1:]
    racks = ("r1 r2 r3", "b1", "k1 k2", "y1")
    return Set(SHEETS["rummikub"], " | ".join(melds), racks, 1).public(" | ".join(melds[:-1]))


def floor(layout: Layout, studio: Studio) -> Callable[[], bytes]:
    """Do the unavoidable work: paste ready sprites, and encode."""
    book = studio.book(LIGHT)
    ready = [
        (book.sprite(shape), (shape.left, shape.top))
        for shape in layout.shapes
        if not isinstance(shape, Plate)
    ]
    ground = studio.paint(
        replace(layout, shapes=tuple(s for s in layout.shapes if isinstance(s, Plate))), LIGHT
    )

    def least() -> bytes:
        image = ground.copy()
        for sprite, place in ready:
            image.paste(sprite, place)
        return packed(image)

    return least


def tell_tables(studio: Studio) -> None:
    """Print milliseconds and bytes for tables of several sizes."""
    say("tiles      ms   floor   ratio   packing    bytes")
    for tiles in TILES:
        board = table(tiles)
        layout = board_page(board, LIGHT)
        file = studio.png(layout, LIGHT)
        whole = milliseconds(lambda b=board: studio.png(board_page(b, LIGHT), LIGHT))  # type: ignore[misc]
        least = milliseconds(floor(layout, studio))
        image: Image.Image = studio.paint(layout, LIGHT)
        packing = milliseconds(lambda i=image: packed(i))  # type: ignore[misc]
        lying = sum(len(meld.pieces) for meld in board.melds)
        figures = (whole, least, whole / least, packing)
        say(f"{lying:5} " + " ".join(f"{figure:7.2f}" for figure in figures) + f"  {len(file):8}")


def tell_film(studio: Studio) -> None:
    """Print the time of a whole round as an animated picture."""
    of = record("rummikub")
    shown = tuple(scenes(named_seats(of), replay_from_deals(of), english, 1))
    taken = min(Timer(lambda: gif(shown, studio), timer=process_time).repeat(2, 1))
    say(f"a round of {len(shown)} scenes: {taken:.2f} s, {len(gif(shown, studio))} bytes")


def different(count: int) -> Iterator[Board]:
    """Yield boards that all look different."""
    boards = [table(tiles) for tiles in range(8, 100, 4)]
    for number in range(count):
        board = boards[number % len(boards)]
        names = [f"{name} {number}" for name in NAMES]
        seats = zip(board.seats, names, strict=False)
        yield replace(board, seats=tuple(replace(seat, name=name) for seat, name in seats))


def tell_memory(studio: Studio, count: int) -> None:
    """Print the memory used while this many different pictures are painted."""
    themes = list(THEMES.values())
    for number, board in enumerate(different(count), 1):
        theme = themes[number % len(themes)]
        studio.png(board_page(board, theme), theme)
        if number % (count // 10) == 0:
            used = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
            sprites = sum(len(studio.book(theme)) for theme in themes) / 1e6
            say(f"{number:6} pictures: {used:6.1f} MB at most, {sprites:5.1f} MB of it sprites")


def main() -> None:
    """Print all figures."""
    studio = Studio()
    tell_tables(studio)
    tell_film(studio)
    if len(sys.argv) > 1:
        tell_memory(studio, int(sys.argv[1]))


if __name__ == "__main__":
    main()
