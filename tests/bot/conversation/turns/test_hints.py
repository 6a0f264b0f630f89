"""Hints at a table: who may have them, their steps, their cost, and who reads about them."""

import re

from storage.memory.tables import MemoryStore
from tests.support.lines.tables import on_turn, two_at_a_table
from tests.support.lines.talk import Talk, talk, to

GROUP = "chat:g1"


async def at_a_table(game: Talk, assist: str, sheet: str = "rummikub") -> tuple[str, str]:
    """Deal racks large enough for a lay; return the player on turn and the other one."""
    rules = ("rule first_laying=0 hand=30",) if sheet == "rummikub" else ()
    return await two_at_a_table(game, sheet, *rules, f"assist {assist}")


async def test_a_table_without_hints_says_who_can_change_that() -> None:
    for assist in ("none", "arrange"):
        async with talk() as game:
            mover, _ = await at_a_table(game, assist)
            (answer,) = to(await game.says(mover, "hint", "g1"), f"person:{mover}")
            assert "No hints" in answer
            assert ("You can allow them" if mover == "ann" else "Ann is the host") in answer
            assert "Hint" not in game.buttons(f"person:{mover}")


async def test_a_table_without_help_arranges_nothing() -> None:
    async with talk() as game:
        mover, _ = await at_a_table(game, "none")
        tile = game.rack(mover)[0]
        (answer,) = to(await game.says(mover, f"play {tile}", "g1"), f"person:{mover}")
        assert "No help" in answer
        assert ("You can change that" if mover == "ann" else "Ann is the host") in answer
        (shown,) = to(await game.says(mover, f"pick {tile}"), f"person:{mover}")
        assert f"Your move so far, with {tile} (" in shown


async def test_a_hint_says_first_whether_then_which_then_how() -> None:
    async with talk() as game:
        mover, _ = await at_a_table(game, "open")
        here, rack = f"person:{mover}", game.rack(mover)
        whether, which, how = [to(await game.says(mover, "hint"), here) for _ in range(3)]
        assert whether == ["There is something you can lay.\nUse “hint” again to find out more."]
        named = which[0].removeprefix("You can lay ").split(" together.")[0].split()
        assert set(named) <= set(rack)
        assert len(named) > 2
        assert "“done” confirms it" in how[0]
        assert "Your move so far, with" in how[1]
        assert "Your rack (30)" not in how[1]
        await game.says(mover, "done")
        assert f"{mover.title()} laid" in game.text(GROUP)


async def test_the_hint_is_a_button_and_its_answer_stays_private() -> None:
    async with talk() as game:
        mover, other = await at_a_table(game, "open")
        before = game.text(GROUP), game.text(f"person:{other}")
        for _ in range(3):
            button = game.buttons(f"person:{mover}")["Hint"]
            await game.presses(mover, button, "g1")
        assert "Hint" not in game.buttons(f"person:{mover}")
        assert (game.text(GROUP), game.text(f"person:{other}")) == before
        assert not any("Hint" in str(m.get("buttons")) for m in game.said if m.get("to") == GROUP)


async def test_each_step_costs_a_hint_and_telling_it_again_costs_none() -> None:
    async with talk() as game:
        mover, other = await at_a_table(game, "hints 4")
        here = f"person:{mover}"
        said = [to(await game.says(mover, "hint"), here)[0] for _ in range(4)]
        left = [text.splitlines()[1] for text in said]
        assert ["each step counts as a hint" in text for text in left] == [True, True, False, False]
        assert ["3 hints left" in left[0], "2 hints left" in left[1]] == [True, True]
        assert ["one hint left" in left[2], left[3] == left[2]] == [True, True]
        await game.says(mover, "done")
        await game.says(other, "draw")
        assert "your last hint" in to(await game.says(mover, "hint"), here)[0]
        await game.says(mover, "draw")
        await game.says(other, "draw")
        (refused,) = to(await game.says(mover, "hint"), here)
        assert "used all 4 hints" in refused
        assert "Hint" not in game.buttons(here)


async def test_the_result_says_how_many_hints_each_has_used() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ben", "join", "g1")
        rules = "numbers=8 copies=1 jokers=0 hand=15 stock_out=draw stock_out_at=last_draw"
        await game.says("ann", f"settings rule {rules}", "g1")
        await game.says("ann", "settings assist hints 5", "g1")
        await game.says("ann", "start", "g1")
        mover, other = on_turn(game)
        await game.says(mover, "hint")
        await game.says(mover, "draw")
        assert "Hints used" not in game.text(GROUP)
        await game.says(other, "draw")
        used = {"ann": 0, "ben": 0, mover: 1}
        assert f"Hints used: Ann: {used['ann']} · Ben: {used['ben']}" in game.text(GROUP)


async def test_hints_outlast_a_restart() -> None:
    store = MemoryStore()
    async with talk(store=store) as game:
        mover, _ = await at_a_table(game, "hints 3")
        await game.says(mover, "hint")
    async with talk(store=store, seed=5) as again:
        for person in ("ann", "ben"):
            await again.says(person, "tables")
        (answer,) = to(await again.says(mover, "hint"), f"person:{mover}")
        assert answer.startswith("You can lay ")
        assert "one hint left" in answer


async def test_cards_have_hints_too() -> None:
    async with talk() as game:
        mover, _ = await at_a_table(game, "open", "basic")
        here = f"person:{mover}"
        where, _ = to(await game.says(mover, "hint"), here)
        assert where.startswith(("Take from the stock", "Take the card on the discard pile"))
        assert "Hint" not in game.buttons(here)
        await game.says(mover, "take stock")
        said = to(await game.says(mover, "hint"), here)[0]
        assert said.startswith("There is")


async def test_the_last_hint_takes_its_button_away() -> None:
    async with talk() as game:
        mover, _ = await at_a_table(game, "hints 1")
        here = f"person:{mover}"
        assert "Hint" in game.buttons(here)
        await game.says(mover, "hint")
        assert "Hint" not in game.buttons(here)


async def test_hints_are_given_in_german() -> None:
    async with talk() as game:
        mover, _ = await at_a_table(game, "open")
        await game.says(mover, "language de")
        said = [to(await game.says(mover, "tipp"), f"person:{mover}")[0] for _ in range(3)]
        assert "Du kannst etwas auslegen." in said[0]
        assert "auslegen. Mit „done“ bestätigst du das." in said[2]


async def test_a_player_at_two_tables_is_understood_at_each() -> None:
    async with talk() as game:
        await at_a_table(game, "open")
        await game.says("ann", "new basic", "g2")
        await game.says("ben", "join", "g2")
        await game.says("ann", "start", "g2")
        shown = game.text("chat:g2")
        mover = "ann" if "It’s Ann’s turn." in shown else "ben"
        await game.says(mover, "table " + re.findall(r"table ([A-Z]{4})", shown)[0])
        await game.says(mover, "take stock")
        (answer,) = to(await game.says(mover, "play 7H banana"), f"person:{mover}")
        assert "I can’t read “banana”" in answer


async def hinted_run(game: Talk, times: int) -> tuple[str, list[str]]:
    """Give hints to the first player, who holds a run; return them and the tiles of the hints."""
    await game.says("ann", "new rummikub", "g1")
    await game.says("ben", "join", "g1")
    for one in ("assist hints 9", "rule first_laying=0 hand=30"):
        await game.says("ann", f"settings {one}", "g1")
    await game.says("ann", "start", "g1")
    mover, _ = on_turn(game)
    told = [to(await game.says(mover, "hint"), f"person:{mover}")[0] for _ in range(times)]
    return mover, re.findall(r"\b[rbky]\d+\b|\bJ\b", told[1].splitlines()[0])


async def test_a_hint_goes_once_its_tiles_are_placed() -> None:
    async with talk() as game:
        mover, tiles = await hinted_run(game, 2)
        assert any("hints left" in text for text in game.texts(f"person:{mover}"))
        await game.says(mover, f"play {' '.join(tiles)}")
        assert not any("hints left" in text for text in game.texts(f"person:{mover}"))
