"""One lock and one version for each table, slow computer players, and timeouts."""

import asyncio
import gc
from collections.abc import Mapping
from dataclasses import replace

import pytest

from bot.screens.screen import ScreenKind
from core.engine.people import Computer, TableId, ToChat, ToPerson
from core.engine.ports import UnknownTableError
from core.engine.table.commands import ChooseSheet, NameHost, SeatComputers, Start
from core.engine.table.evolve import replay
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.seat_state import Live, Stamp
from core.engine.table.view import TableView
from core.rules.actions import Action
from core.rules.players.trial import Patience, unhurried
from core.rules.refusals import Code
from core.rules.sheet import Sheet
from core.rules.sheets import SHEETS
from core.rules.view import RoundView
from tests.support.cast import FIRST, Cast, cast
from tests.support.rules.third_family import COUNTERS, SHEET, Draw, Lay

COUNTED: Mapping[str, Sheet] = {"counters": SHEET}


async def three_seats(game: Cast, sheet: str = "counters") -> None:
    await game.says("Ann", f"new {sheet}", "g1")
    await game.says("Ben", "join", "g1")
    await game.says("Ann", "settings computers easy", "g1")
    await game.says("Ann", "start", "g1")


async def mover(game: Cast) -> int:
    running = (await game.state()).running
    assert running is not None
    return running.to_move


async def test_of_two_actions_at_once_the_second_is_stale() -> None:
    async with cast(sheets=COUNTED) as game:
        await three_seats(game)
        engine, seat = game.app.engine, await mover(game)
        version = (await engine.see(FIRST)).version
        stamp = Stamp(version=version)
        first, second = await asyncio.gather(
            engine.submit(FIRST, seat, Draw(), stamp=stamp),
            engine.submit(FIRST, seat, Draw(), stamp=stamp),
        )
        assert first is None
        assert second is not None
        assert second.code is Code.STALE
        assert len([deed for deed in (await game.state()).deeds if deed.seat == seat]) == 1


async def test_nothing_is_kept_of_a_table_that_was_erased() -> None:
    other_tests = in_memory(FIRST, but=[])
    async with cast(sheets=COUNTED) as game:
        await three_seats(game)
        await game.app.engine.see(FIRST)
        assert in_memory(FIRST, but=other_tests)
        game.app.engine.let_go([FIRST])
        assert in_memory(FIRST, but=other_tests) == []


def in_memory(table: TableId, *, but: list[object]) -> list[object]:
    """Return a table and its views, wherever the program keeps them."""
    gc.collect()
    kept = (one for one in gc.get_objects() if isinstance(one, Live | TableView))
    known = set(map(id, but))
    return [
        one
        for one in kept
        if table in {getattr(one, "table", None), getattr(one, "number", None)}
        and id(one) not in known
    ]


async def test_actions_of_one_turn_succeed_together_or_not_at_all() -> None:
    async with cast(sheets=COUNTED) as game:
        await three_seats(game)
        before, seat = await game.state(), await mover(game)
        refusal = await game.app.engine.submit(FIRST, seat, Draw(), Draw())
        assert refusal is not None
        assert refusal.code is Code.NOT_YOUR_TURN
        assert await game.state() == before


async def test_a_refused_action_is_not_stored() -> None:
    async with cast(sheets=COUNTED) as game:
        await three_seats(game)
        before = await game.store.history(FIRST)
        with pytest.raises(TableRefusedError):
            await game.app.engine.do(
                FIRST, NameHost(person=game.people["Ben"], to=game.people["Ben"])
            )
        assert await game.store.history(FIRST) == before


async def test_computers_that_take_their_time_are_told_of_in_one_message() -> None:
    async with cast(sheets=COUNTED, pause=2.0) as game:
        await game.says("Ann", "new counters", "g1")
        await game.says("Ann", "settings computers easy easy", "g1")
        await game.says("Ann", "start", "g1")
        await until_turn(game, 0)
        shown = len(game.surface.shown)
        await game.says("Ann", "draw", "g1")
        await until_turn(game, 0)
        public = [
            screen.text
            for to, screen, _ in game.surface.shown[shown:]
            if isinstance(to, ToChat) and screen.kind is ScreenKind.TABLE
        ]
        assert len(public) == 2
        assert "drew" in public[0]
        assert public[1].count("Computer") >= 2


async def until_turn(game: Cast, seat: int) -> None:
    """Let computers act until a person is on turn and has been told."""
    for _ in range(1_000):
        await asyncio.sleep(0)
        if await mover(game) == seat and await game.store.unsent() == ():
            return
    pytest.fail("the computers do not act")


def stubborn(_level: str, _view: RoundView, _patience: Patience = unhurried) -> tuple[Action, ...]:
    """Always make an illegal move, so that only a timeout ends the turn."""
    return (Lay(pieces=("1", "2")),)


async def test_a_refused_computer_times_out_and_play_goes_on() -> None:
    players = replace(COUNTERS.players, computer=stubborn)
    family = replace(COUNTERS, name="stubborn", players=players)
    sheet = replace(SHEET, id="stubborn", family=family)
    async with cast(sheets={"stubborn": sheet}) as game:
        await three_seats(game, "stubborn")
        for _ in range(6):
            await game.says(("Ann", "Ben")[await mover(game)], "draw", "g1")
        deeds = [deed for deed in (await game.state()).deeds if deed.seat == 2]
        assert {deed.verb for deed in deeds} == {"timeout"}


async def test_a_timeout_ends_a_turn_and_takes_the_draft() -> None:
    async with cast() as game:
        await three_seats(game, "rummikub")
        seat = await mover(game)
        name = ("Ann", "Ben")[seat]
        running = (await game.state()).running
        assert running is not None
        await game.says(name, f"pick {running.racks[seat][0]}")
        assert (await game.app.engine.see(FIRST, game.people[name])).draft.groups is not None
        assert await game.app.engine.time_out(FIRST) is None
        after = await game.app.engine.see(FIRST, game.people[name])
        assert after.draft.groups is None
        state = await game.state()
        deed = next(deed for deed in state.deeds if deed.verb == "timeout")
        assert (deed.seat, deed.gained) == (seat, 3)


async def test_a_seat_taken_over_has_no_draft() -> None:
    async with cast() as game:
        await three_seats(game, "rummikub")
        seat = await mover(game)
        name, other = ("Ann", "Ben") if seat == 0 else ("Ben", "Ann")
        running = (await game.state()).running
        assert running is not None
        await game.says(name, f"pick {running.racks[seat][0]}")
        await game.says(name, "leave yes", "g1")
        assert (await game.state()).seats[seat] == Computer("easy")
        assert (await game.store.load(FIRST)).drafts[seat].draft.groups is None
        assert await mover(game) != seat
        assert other in game.people


async def test_a_closed_table_does_nothing_any_more() -> None:
    async with cast(sheets=COUNTED) as game:
        await three_seats(game)
        ann = game.people["Ann"]
        await game.says("Ann", "stop yes", "g1")
        before = await game.store.history(FIRST)
        for attempt in (
            game.app.engine.say(FIRST, ann, "draw", ""),
            game.app.engine.do(FIRST, Start(person=ann)),
            game.app.engine.time_out(FIRST),
        ):
            with pytest.raises(TableRefusedError) as refused:
                await attempt
            assert refused.value.code is TableCode.CLOSED
        assert await game.store.history(FIRST) == before


async def test_a_table_that_never_was_is_said_so() -> None:
    async with cast() as game:
        with pytest.raises(UnknownTableError):
            await game.app.engine.see(TableId(99))


async def test_a_longer_code_is_drawn_once_all_codes_are_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("core.engine.table.tables.CODE_LETTERS", "B")
    async with cast(sheets=COUNTED) as game:
        await game.says("Ann", "new counters", "g1")
        await game.says("Ben", "new counters", "g2")
        codes = [replay(await game.store.history(TableId(number))).code for number in (1, 2)]
    assert codes == ["BBBB", "BBBBB"]


async def test_each_person_gets_only_their_own_view() -> None:
    async with cast() as game:
        await three_seats(game, "basic")
        engine = game.app.engine
        ann, ben = game.people["Ann"], game.people["Ben"]
        seen = {person: (await engine.see(FIRST, person)).round for person in (ann, ben, None)}
        running = (await game.state()).running
        assert running is not None
        racks = {person: view.rack for person, view in seen.items() if view is not None}
        assert racks == {ann: running.racks[0], ben: running.racks[1], None: ()}
        assert not any(view.racks for view in seen.values() if view is not None)


async def test_a_table_in_play_keeps_its_sheet_as_it_was() -> None:
    sheets = dict(COUNTED)
    async with cast(sheets=sheets) as game:
        await three_seats(game)
        sheets["counters"] = replace(SHEET, max_players=2)
        assert (await game.state()).sheet == SHEET


async def test_only_people_at_the_table_may_seat_computers() -> None:
    async with cast(sheets=COUNTED) as game:
        await game.says("Ann", "new counters", "g1")
        await game.says("Eve", "help")
        with pytest.raises(TableRefusedError) as refused:
            await game.app.engine.do(
                FIRST, SeatComputers(person=game.people["Eve"], levels=("easy",))
            )
        assert refused.value.code is TableCode.NOT_AT_TABLE
        assert ToPerson(game.people["Eve"]) not in {to for to, *_ in game.surface.shown[:-1]}


async def test_a_sheet_on_which_a_seated_computer_has_no_level_is_refused() -> None:
    async with cast(sheets={**COUNTED, "kids": SHEETS["kids"]}) as game:
        await game.says("Ann", "new kids", "g1")
        await game.says("Ann", "settings computers hard", "g1")
        with pytest.raises(TableRefusedError) as refused:
            await game.app.engine.do(FIRST, ChooseSheet(person=game.people["Ann"], sheet=SHEET))
        assert refused.value.code is TableCode.NO_SUCH_LEVEL
        assert (await game.state()).sheet.id == "kids"
