"""`auto` draws for players who cannot lay, and tells them in private."""

from collections import Counter
from functools import partial

import pytest

from core.rules.sheets import SHEETS
from storage.memory.people import MemoryRegister
from storage.memory.tables import MemoryStore
from tests.support.clocks import SteppedClock
from tests.support.evenings.written import run_of_three
from tests.support.lines.tables import all_said, two_at_a_table, who_moves
from tests.support.lines.talk import talk, to

GROUP = "chat:g1"
NO_LAY = "rule first_laying=500"
"""The points of a first laying that no rack reaches."""


async def test_auto_draws_each_time_one_cannot_lay_and_says_so_in_private() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game, "rummikub", NO_LAY)
        await game.says(other, "auto")
        for held in (15, 16, 17):
            written = await game.says(mover, "draw")
            (note,) = [t for t in to(written, f"person:{other}") if "for you:" in t]
            assert "I drew " in note
            assert who_moves(game) == mover
            await game.says(other, "rack")
            assert len(game.rack(other)) == held
        assert not any("I drew" in text for text in to(game.said, GROUP))


async def test_the_rack_after_an_auto_draw_tells_what_came_before_it() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game, "rummikub", NO_LAY)
        await game.says(other, "auto")
        await game.says(mover, "draw")
        told = all_said(await game.says(other, "rack"))
        assert f"{mover.title()} drew.\nI drew for you." in told
        assert f"{other.title()} drew." in all_said(await game.says(mover, "rack"))


async def test_a_drawn_tile_is_still_named_after_the_others_auto_has_drawn_at_once() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game, "rummikub", NO_LAY)
        await game.says(other, "auto")
        before = game.rack(mover)
        await game.says(mover, "draw")
        (new,) = (Counter(game.rack(mover)) - Counter(before)).elements()
        assert who_moves(game) == mover
        mine = f"New on your rack: {new}\n{other.title()} drew."
        assert mine in game.text(f"person:{mover}")
        assert mine not in all_said(await game.says(mover, f"pick {new}"))


async def test_auto_said_in_ones_own_turn_draws_at_once() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game, "rummikub", NO_LAY)
        await game.says(mover, "auto")
        assert who_moves(game) == other


async def test_auto_waits_with_a_draft_in_hand() -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game, "rummikub", NO_LAY)
        await game.says(mover, f"pick {game.rack(mover)[0]}")
        await game.says(mover, "auto")
        assert who_moves(game) == mover


async def test_auto_leaves_a_turn_with_a_possible_lay_to_its_owner_and_draws_later() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game, "rummikub", "rule hand=30 first_laying=0")
        written = await game.says(mover, "auto")
        assert who_moves(game) == mover
        assert "“auto” leaves this turn to you" in all_said(written)
        run = run_of_three(game.rack(mover))
        assert run is not None
        await game.says(mover, "sort number")  # the same turn does not ask again
        assert who_moves(game) == mover
        await game.says(mover, "play " + " ".join(run))
        await game.says(mover, "done")
        assert who_moves(game) == other
        assert "Stop auto-draw" in game.buttons(f"person:{mover}")


async def test_auto_first_ends_with_the_turn_in_which_one_can_lay() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game, "rummikub", "rule hand=30 first_laying=0")
        await game.says(mover, "auto first")
        assert who_moves(game) == mover
        await game.says(mover, "draw")
        assert who_moves(game) == other
        await game.says(mover, "rack")
        assert "Auto-draw" in game.buttons(f"person:{mover}")


async def test_auto_can_be_switched_off() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game, "rummikub", NO_LAY)
        await game.says(other, "auto")
        await game.says(other, "auto off")
        await game.says(mover, "draw")
        assert who_moves(game) == other


async def test_auto_passes_at_an_empty_stock_and_ends_with_its_round() -> None:
    async with talk() as game:
        rules = "hand=16 numbers=8 copies=1 jokers=1 first_laying=500"
        mover, other = await two_at_a_table(game, "rummikub", f"rule {rules}")
        await game.says(mover, "auto")
        written = await game.says(other, "auto")
        assert "I passed for you" in all_said(written)
        assert "“rematch” starts another" in all_said(written)
        await game.says("ann", "rematch yes", "g1")
        assert "Auto-draw" in game.buttons("person:ann")
        assert "Auto-draw" in game.buttons("person:ben")


async def test_auto_is_refused_where_it_would_choose_or_tell_too_much() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        assert "Nothing has been dealt" in all_said(await game.says("ann", "auto", "g1"))
    async with talk() as game:
        mover, _ = await two_at_a_table(game, "basic")
        assert "with cards" in all_said(await game.says(mover, "auto"))
        assert "Auto-draw" not in game.buttons(f"person:{mover}")
    for mode in ("none", "hints 2"):
        async with talk() as game:
            mover, _ = await two_at_a_table(game, "rummikub", NO_LAY, f"assist {mode}")
            assert "would give away" in all_said(await game.says(mover, "auto"))
            assert who_moves(game) == mover


@pytest.mark.parametrize("sheet", [name for name, s in SHEETS.items() if s.family.name == "tiles"])
async def test_auto_works_on_every_sheet_with_tiles(sheet: str) -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game, sheet)
        await game.says(other, "auto")
        written = await game.says(mover, "draw")
        told = all_said([m for m in written if m.get("to") == f"person:{other}"])
        assert ("I drew" in told) != ("leaves this turn to you" in told)


@pytest.mark.parametrize("computers", [False, True])
async def test_automatic_play_goes_on_after_a_restart(*, computers: bool) -> None:
    opened = partial(talk, store=MemoryStore(), register=MemoryRegister(), pause=1.0)
    async with opened(clock=SteppedClock()) as game:
        if computers:
            await game.says("ann", "new rummikub", "g1")
            await game.says("ann", "settings computers easy", "g1")
            await game.says("ann", "start", "g1")
            mover = "ann"
            if "It’s Ann’s turn." not in str(game.scene(GROUP)["text"]):
                await game.goes_by(2)
        else:
            mover, other = await two_at_a_table(game, "rummikub", NO_LAY, "clock none")
            await game.says(other, "auto")
        await game.says(mover, "draw")
        assert f"It’s {mover.title()}’s turn." not in str(game.scene(GROUP)["text"])
    async with opened(clock=SteppedClock()) as game:
        written = await game.goes_by(3)
        assert f"It’s {mover.title()}’s turn." in to(written, GROUP)[-1]


async def test_a_standing_order_renews_the_own_board() -> None:
    async with talk() as game:
        _, other = await two_at_a_table(game, "rummikub", NO_LAY)
        board = game.scene(f"person:{other}")["message"]
        for word, offered in (("auto", "Stop auto-draw"), ("auto off", "Auto-draw")):
            await game.says(other, word)
            assert offered in {key["label"] for key in game.shown[board]["buttons"]}


async def test_the_turn_before_a_standing_order_is_told_with_it() -> None:
    async with talk(clock=SteppedClock(), pause=1) as game:
        mover, other = await two_at_a_table(game, "rummikub", NO_LAY)
        await game.says(other, "auto")
        await game.says(mover, "draw")
        await game.goes_by(2)
        assert who_moves(game) == mover
        assert f"{mover.title()} drew" in game.text(GROUP)
        assert f"{other.title()} drew" in game.text(GROUP)


async def test_with_cards_the_turn_before_stays_told_until_the_next_one_ends() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game, "basic")
        await game.says(mover, "take stock")
        card = game.rack(mover)[0]
        await game.says(mover, f"discard {card}")
        told = next(t for t in game.text(GROUP).splitlines() if card in t and mover.title() in t)
        await game.says(other, "take stock")
        assert told in game.text(GROUP)
        await game.says(other, f"discard {game.rack(other)[0]}")
        assert told not in game.text(GROUP)


async def test_auto_off_ends_the_order_at_the_table_where_it_stands() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game, "rummikub", NO_LAY)
        await game.says(other, "auto", "g1")
        await game.says(other, "new basic", "g1")
        await game.says(mover, "join", "g1")
        await game.says(other, "start", "g1")
        written = await game.says(other, "auto off", "g1")
        assert "Rummikub" in all_said(written)
        await game.says(mover, "draw")
        assert not any("I drew" in text for text in to(game.said, f"person:{other}"))
