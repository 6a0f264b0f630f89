"""Waiting players see their own drawn piece, and can nudge others if a clock runs."""

from dataclasses import replace

import pytest

from bot.render.board import Board
from bot.render.names import without_idle_marks
from bot.screens.play import private_turn
from bot.screens.result import result
from bot.screens.screen import Screen
from bot.screens.turn import plan
from core.engine.people import ChatId, Computer
from core.engine.table.deeds import Deed
from core.engine.table.state import Phase, TableState
from core.engine.time.timers import TimeLeft
from core.rules.drafts import Plan
from core.rules.events import Outcome
from core.rules.sheets import SHEETS
from tests.support.screens.seated import as_seen, state, voice

ON, WAITING = 0, 1


async def shown(
    at: TableState, seat: int, left: int | None = None, *, nudge: bool = False, look: str = "text"
) -> Screen:
    time = None if left is None else TimeLeft(allowed=300, left=left, runs=True)
    table_view = replace(as_seen(at, seat), time=time, nudge=nudge)
    assert table_view.round is not None
    said = await voice(table_view, look=look)
    return private_turn(said, table_view, table_view.round, delivery="edit")


def offered(screen: Screen) -> list[str]:
    return [button.word for button in screen.buttons if not button.rare]


async def test_those_who_wait_read_that_a_tile_has_to_go_back() -> None:
    for step, told in (("return", "one tile has to go back to the stock."), ("", "’s turn.")):
        at = state("kids", "r1 r2 r3", racks=("b1 b2", "b3"), turn=step)
        text = (await shown(at, WAITING)).text
        assert told in text
        assert told not in (await shown(at, ON)).text


async def test_nudge_is_offered_to_those_who_wait_once_the_player_takes_long() -> None:
    at = state("rummikub", "r1 r2 r3")
    assert offered(await shown(at, WAITING, nudge=True)) == ["nudge", "plan"]
    assert offered(await shown(at, WAITING)) == ["plan"]
    assert "nudge" not in offered(await shown(at, ON, nudge=True))


async def test_a_pause_can_be_ended_in_place_of_a_nudge() -> None:
    at = replace(state("rummikub", "r1 r2 r3"), paused=True)
    assert offered(await shown(at, WAITING)) == ["resume", "plan"]


@pytest.mark.parametrize("sheet", ["rummikub", "basic"])
async def test_a_drawn_piece_is_named_to_its_owner_until_they_act(sheet: str) -> None:
    lying, new = ("KS KD KC", "5D") if sheet == "basic" else ("r1 r2 r3", "b1")
    at = state(sheet, lying, racks=("4H 5H" if sheet == "basic" else "r5 r6", new))
    drawn = SHEETS[sheet].family.notation.read_pieces(new)
    told = "New in your hand: 5D" if sheet == "basic" else "New on your rack: b1"
    screen = await shown(replace(at, gains=((), drawn)), WAITING)
    assert told in without_idle_marks(screen.caption)
    assert told in without_idle_marks(screen.text)


@pytest.mark.parametrize("sheet", ["rummikub", "basic"])
async def test_a_drawn_piece_is_named_first_once_the_turn_is_back_until_they_build(
    sheet: str,
) -> None:
    lying, own = ("KS KD KC", "4H 5H") if sheet == "basic" else ("r1 r2 r3", "r5 b1")
    at = state(sheet, lying, racks=(own, "5D" if sheet == "basic" else "b2"))
    drawn, drew = (
        SHEETS[sheet].family.notation.read_pieces(own[-2:]),
        Deed(seat=WAITING, verb="draw"),
    )
    at = replace(at, gains=(drawn, ()), deeds=(drew,), tables=at.tables * 2)
    told = without_idle_marks((await shown(at, ON)).text)
    assert told.index(f": {own[-2:]}") < told.index("Ben drew")
    begun = as_seen(at, ON, f"{lying} | {own[:2]}")
    assert begun.round is not None
    builds = private_turn(await voice(begun), begun, begun.round, delivery="edit")
    assert "New " not in builds.text


async def test_the_drawn_piece_is_told_after_the_moves_of_others() -> None:
    at = state("basic", "KS KD KC", racks=("4H 5H 2S", "5D"), turn="drawn 2S stock")
    drawn, acted = at.sheet.family.notation.read_pieces("2S"), Deed(seat=WAITING, verb="discard")
    screen = await shown(replace(at, gains=(drawn, ()), deeds=(acted,), tables=at.tables * 2), ON)
    told = without_idle_marks(screen.caption)
    assert told.index("Ben discarded") < told.index("New in your hand: 2S")


async def test_moves_before_the_own_turn_are_not_told_after_it() -> None:
    before, own = Deed(seat=ON, verb="draw"), Deed(seat=WAITING, verb="draw")
    at = state("rummikub", "r1 r2 r3")
    waits = await shown(replace(at, deeds=(before, own), tables=at.tables * 3), WAITING)
    assert "drew" not in waits.caption
    begins = await shown(replace(at, deeds=(before, own), tables=at.tables * 3), ON)
    assert "Ben drew" in without_idle_marks(begins.caption)


async def test_waiting_board_names_no_deadline_where_a_chat_shows_the_moves() -> None:
    at = state("rummikub", "r1 r2 r3")
    for chats in ((ChatId(1),), ()):
        screen = await shown(replace(at, chats=chats), WAITING, 150, look="picture")
        board = screen.picture and screen.picture.shown
        assert isinstance(board, Board)
        told = without_idle_marks(f"{screen.text}\n{screen.caption}\n{screen.beside}")
        assert told.count("It’s Ann’s turn.") == 3
        assert (told.count("The table’s chat shows every move.") == 3) == bool(chats)
        assert any(seat.to_move or seat.until for seat in board.seats) != bool(chats)


async def test_waiting_board_names_whom_one_plays_after_while_others_are_to_play_first() -> None:
    two = as_seen(replace(state("rummikub", "r1 r2 r3"), chats=(ChatId(1),)), WAITING)
    assert two.round is not None
    assert two.match is not None
    view, match = replace(two.round, counts=(1, 1, 1), to_move=2), replace(two.match, seats=3)
    match = replace(match, totals=(0, 0, 0), round=view)
    three = replace(two, seats=(*two.seats, Computer("easy")), match=match)
    screen = private_turn(await voice(three), three, view, delivery="edit")
    assert "You play after Ann. The table’s chat" in without_idle_marks(screen.caption)
    assert "turn." not in without_idle_marks(screen.caption)


async def test_paused_waiting_board_names_the_turn() -> None:
    at = replace(state("rummikub", "r1 r2 r3"), chats=(ChatId(1),), paused=True)
    assert "Ann’s turn" in without_idle_marks((await shown(at, WAITING)).caption)


async def test_a_paused_plan_names_the_key_that_ends_the_pause() -> None:
    at = replace(state("rummikub", "r1 r2 r3"), paused=True)
    table_view = replace(as_seen(at, WAITING), plan=Plan(shown=True))
    assert table_view.round is not None
    said = await voice(table_view, look="text")
    screen = plan.own_board(said, table_view, table_view.round, delivery="edit")
    assert "Use “Resume” to continue." in without_idle_marks(screen.caption)
    assert "resume" in offered(screen)


async def told_after_a_round(standins: frozenset[int]) -> str:
    table_view = as_seen(state("rummikub", "r1 r2 r3"), None)
    match, round_ = table_view.match, table_view.round
    assert match is not None
    assert round_ is not None
    outcome = Outcome(result="blocked", winners=(0,), scores=(0,) * match.seats)
    over = replace(round_, outcome=outcome, racks=(round_.rack,) * match.seats)
    shown = replace(
        table_view,
        phase=Phase.BETWEEN,
        match=replace(match, round=over),
        standins=standins,
        seconds=300,
    )
    return result(await voice(shown, look="text"), shown, match, over).beside


async def test_the_next_round_begins_by_itself_only_if_somebody_is_there() -> None:
    assert "or after a minute" in await told_after_a_round(frozenset())
    assert "or after a minute" in await told_after_a_round(frozenset({ON}))
    assert "begins when everybody is ready." in await told_after_a_round(frozenset({ON, WAITING}))
