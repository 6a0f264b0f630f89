"""`replay` shows the last finished round, move by move, to its players and watchers."""

import pytest

from bot.conversation.words.records import played
from bot.machine.processes import PaintingPool
from bot.render.board import Board, Ending
from bot.screens.screen import Screen, ScreenKind
from bot.texts.translator import without_marks
from core.engine.table.match_log import last_match
from core.engine.table.state import Phase
from core.rules.records.replay import replay as replayed
from core.rules.records.writing import record_of
from core.rules.sheets import SHEETS
from tests.support.cast import FIRST, Cast, cast


async def a_round(game: Cast, sheet: str, *settings: str) -> None:
    """Let Ann, Ben and a computer time out on each turn until the round ends."""
    await game.says("Ann", f"new {sheet}", "g1")
    await game.says("Ben", "join", "g1")
    small = "rule hand=5" if sheet == "basic" else "rule hand=7 copies=1 numbers=8"
    for setting in ("computers easy", small, *settings):
        await game.says("Ann", f"settings {setting}", "g1")
    await game.says("Ann", "start", "g1")
    await to_its_end(game)


async def to_its_end(game: Cast) -> None:
    for _ in range(400):
        if (await game.app.engine.see(FIRST)).phase is not Phase.PLAYING:
            return
        await game.app.engine.time_out(FIRST)
    pytest.fail("no end")


async def shown(game: Cast, name: str, chat: str | None = "g1") -> Screen:
    await game.says(name, "replay", chat)
    return game.surface.shown[-1][1]


@pytest.mark.parametrize("sheet", SHEETS)
async def test_every_move_of_the_round_is_seen_again_and_told(sheet: str) -> None:
    async with cast() as game:
        await a_round(game, sheet, "look picture")
        state = await game.state()
        screen = await shown(game, "Ben")
        assert screen.kind is ScreenKind.REPLAY
        assert screen.picture is not None
        film = screen.picture.shown
        assert isinstance(film, tuple)
        assert len(film) == len(state.deeds) + 2
        boards = [scene.shown for scene in film[:-1]]
        assert all(isinstance(board, Board) for board in boards)
        assert isinstance(film[-1].shown, Ending)
        assert [seat.total for seat in film[-1].shown.seats] == list(state.begun.totals)
        assert "Left over: " in screen.text
        assert len(screen.text) < 4096


async def test_a_replay_shows_the_moves_of_the_record() -> None:
    async with cast() as game:
        await a_round(game, "rummikub", "rounds 2")
        await game.says("Ann", "next", "g1")
        await to_its_end(game)
        log = last_match(await game.store.history(FIRST))
        names = ("0", "1", "2")
        record = record_of(log.sheet, log.goal, names, log.finished)
        again = [move for move in played(log) if move.move]
        assert [(m.round, m.move, m.seat, m.verb, m.match) for m in again] == [
            (m.round, m.move, m.seat, m.verb, m.match) for m in replayed(record)
        ]


async def test_a_round_that_goes_on_is_not_shown() -> None:
    async with cast() as game:
        await a_round(game, "rummikub", "rounds 2", "look picture", "away never")
        first = await shown(game, "Ann")
        await game.says("Ann", "next", "g1")
        await game.app.engine.time_out(FIRST)
        assert (await game.state()).phase is Phase.PLAYING
        again = await shown(game, "Ann")
        assert again.picture == first.picture
        assert without_marks(again.text).splitlines()[0].endswith("round 1")
        await game.says("Ann", "leave", "g1")
        assert (await shown(game, "Ann")).picture == first.picture


async def test_a_replay_before_any_finished_round_is_refused() -> None:
    async with cast() as game:
        await game.says("Ann", "new rummikub", "g1")
        assert "Nothing has been dealt yet" in (await shown(game, "Ann")).text
        await game.says("Ann", "settings computers easy", "g1")
        await game.says("Ann", "start", "g1")
        assert "once a round of this match is over" in (await shown(game, "Ann")).text


async def test_the_replay_is_shown_to_the_chat_of_the_table_only() -> None:
    async with cast() as game:
        await a_round(game, "kids")
        assert (await shown(game, "Cem")).kind is ScreenKind.REPLAY
        assert "I can’t find a table here" in (await shown(game, "Cem", None)).text


async def test_a_replay_is_painted_as_one_animation() -> None:
    async with cast() as game:
        await a_round(game, "kids", "look picture")
        picture = (await shown(game, "Ann")).picture
        assert picture is not None
        assert picture.moves
        assert (await PaintingPool().file(picture)).startswith(b"GIF89a")
        assert "Left over: " in picture.alt()
        assert len(picture.alt(300)) <= 300
