"""Sprites are drawn once and cached within a bound; drawn objects can be listed."""

from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import pytest

from bot.render.board import Board
from bot.render.pictures.pages import board_page
from bot.render.pictures.studio import SpriteBook, Studio
from bot.render.pictures.themes import DARK, LIGHT
from core.rules.sheets import SHEETS
from tests.support.pictures.stages import Set, shown
from tests.support.pictures.trace import TracingStudio


def crowded() -> Board:
    board = shown("rummikub", "crowded")
    assert isinstance(board, Board)
    return board


def named(name: str) -> Board:
    board = crowded()
    return replace(board, seats=tuple(replace(seat, name=name) for seat in board.seats))


def few(name: str) -> Board:
    """Return a board with few melds, so that names affect the height."""
    board = named(name)
    return replace(board, melds=board.melds[:4])


def test_the_same_picture_is_the_same_file() -> None:
    layout = board_page(crowded(), LIGHT)
    assert Studio().png(layout, LIGHT) == Studio().png(layout, LIGHT)


def test_a_sprite_is_drawn_once() -> None:
    book = SpriteBook(LIGHT)
    shape = board_page(crowded(), LIGHT).shapes[-1]
    assert book.sprite(shape) is book.sprite(shape._replace(left=0, top=0))


def test_many_names_take_no_more_room_than_there_is() -> None:
    before, room = Studio(), 450_000
    before.png(board_page(few("Ann"), LIGHT), LIGHT)
    assert len(before.book(LIGHT)) < room
    studio = Studio(room)
    pictures = {studio.png(board_page(few(f"Player {n}"), LIGHT), LIGHT) for n in range(40)}
    assert len(pictures) == 40
    assert len(before.book(LIGHT)) < len(studio.book(LIGHT)) <= room


def test_a_picture_is_whole_though_its_sprites_do_not_all_fit() -> None:
    layout = board_page(crowded(), LIGHT)
    assert Studio(100_000).png(layout, LIGHT) == Studio().png(layout, LIGHT)


def test_several_threads_may_paint() -> None:
    boards = [few(f"Player {n}") for n in range(40)]
    studio, alone = Studio(200_000), Studio()
    with ThreadPoolExecutor(4) as pool:
        files = list(pool.map(lambda board: studio.png(board_page(board, LIGHT), LIGHT), boards))
    assert files == [alone.png(board_page(board, LIGHT), LIGHT) for board in boards]


def test_each_theme_has_sprites_of_its_own() -> None:
    studio = Studio()
    layout = board_page(crowded(), LIGHT)
    assert studio.png(layout, LIGHT) != studio.png(layout, DARK)


class TestTrace:
    def test_a_file_is_known_by_its_bytes(self) -> None:
        studio = TracingStudio()
        files = [studio.png(board_page(named(name), LIGHT), LIGHT) for name in ("Ann", "Ben")]
        assert "Ann" in {thing.what for thing in studio.drawn_on(files[0])}
        assert "Ann" not in {thing.what for thing in studio.drawn_on(files[1])}

    def test_the_file_is_that_of_any_studio(self) -> None:
        layout = board_page(crowded(), LIGHT)
        assert TracingStudio().png(layout, LIGHT) == Studio().png(layout, LIGHT)

    def test_a_picture_of_another_studio_is_not_known(self) -> None:
        with pytest.raises(KeyError):
            TracingStudio().drawn_on(Studio().png(board_page(crowded(), LIGHT), LIGHT))

    def test_pieces_are_listed_with_their_roles_and_marks(self) -> None:
        at = Set(SHEETS["rummikub"], "r4 J=r5 r6 r7", ("b1", ""))
        studio = TracingStudio()
        board = at.private(seen="r4 J=r5 r6")
        drawn = studio.drawn_on(studio.png(board_page(board, LIGHT), LIGHT))
        pieces = [thing for thing in drawn if thing.kind == "piece"]
        assert [str(thing).split(" at ")[0] for thing in pieces] == [
            "piece r4 on felt",
            "piece J=r5 on felt",
            "piece r6 on felt",
            "piece r7 new on felt",
            "piece b1 on rack",
        ]
