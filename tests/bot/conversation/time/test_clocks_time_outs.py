"""What a timeout does with each kind of unfinished turn, on every sheet, with its figures.

The figures are those of the contract (section 6). The sheet decides what happens to a broken table.
The player's own tiles that lie in no meld return to the rack. Then the player draws the sheet's
penalty, or one tile if nothing was laid.
"""

import re
from functools import partial

import pytest

from core.rules.sheets import SHEETS
from tests.support.clocks import SteppedClock
from tests.support.evenings.written import run_of
from tests.support.lines.tables import on_turn, two_at_a_table
from tests.support.lines.talk import Talk, talk, to

GROUP = "chat:g1"
TURN = 300
TILES = [name for name, sheet in SHEETS.items() if sheet.family.name == "tiles"]
OPENING = [name for name in TILES if "first_laying" in SHEETS[name].options()]
PENALTY = {"rummikub": 3, "schmidt": 1, "bookmark": 1, "budacsek": 1, "kids": 1, "kids-pro": 1}
"""The number of tiles to draw if the player tried to lay but nothing was laid."""
EXTRA = {"rummikub": ", took back a tile and drew 3 tiles as a penalty"}
"""The number of tiles to draw if only a part was laid."""
TO_OFFENDER = {"schmidt", "bookmark"}


timed = partial(talk, tick=5)


def penalty(sheet: str) -> str:
    """Return the text for a sheet's penalty; one tile reads like a usual draw."""
    many = PENALTY[sheet]
    return "drew a tile" if many == 1 else f"drew {many} tiles as a penalty"


async def dealt(game: Talk, sheet: str, *rules: str) -> tuple[str, str, list[str]]:
    """Deal racks so large that the starter holds a run."""
    limit = "rack_limit=0"
    opened = (
        ()
        if sheet not in OPENING or any("first_laying" in r for r in rules)
        else ("first_laying=none",)
    )
    agreed = (f"rule {rule}" for rule in ("hand=30", limit, *opened, *rules))
    mover, other = await two_at_a_table(game, sheet, *agreed)
    return mover, other, run_of(game.rack(mover))


async def timeout(game: Talk) -> str:
    """Let the turn time out, and return what everybody reads about it."""
    written = to(await game.goes_by(TURN + 1), GROUP)
    told = [line for text in written for line in text.splitlines() if "Time’s up!" in line][-1]
    return told.removeprefix("Time’s up! ").partition(" ")[2]


async def lies_in_the_group(game: Talk, run: list[str]) -> bool:
    await game.says("ann", "table", "g1")
    return re.search(" ".join(f"\\W*{tile}" for tile in run), game.text(GROUP)) is not None


@pytest.mark.parametrize("sheet", TILES)
async def test_an_idle_timeout_draws_one_tile(sheet: str) -> None:
    async with timed(clock=SteppedClock()) as game:
        mover, _, _ = await dealt(game, sheet)
        assert await timeout(game) == "drew a tile."
        await game.says(mover, "rack")
        assert len(game.rack(mover)) == 31


@pytest.mark.parametrize("sheet", TILES)
async def test_a_legal_draft_is_laid(sheet: str) -> None:
    async with timed(clock=SteppedClock()) as game:
        mover, _, run = await dealt(game, sheet)
        await game.says(mover, "play " + " ".join(run))
        assert await timeout(game) == "laid 3 tiles."
        assert await lies_in_the_group(game, run)


@pytest.mark.parametrize("sheet", TILES)
async def test_picked_tiles_go_back(sheet: str) -> None:
    async with timed(clock=SteppedClock()) as game:
        mover, _, run = await dealt(game, sheet)
        await game.says(mover, "pick " + " ".join(run[:2]))
        assert await timeout(game) == f"took back 2 tiles and {penalty(sheet)}."
        await game.says(mover, "rack")
        assert len(game.rack(mover)) == 30 + PENALTY[sheet]


@pytest.mark.parametrize("sheet", TILES)
async def test_a_valid_meld_stays_and_loose_tiles_go_back(sheet: str) -> None:
    async with timed(clock=SteppedClock()) as game:
        mover, _, run = await dealt(game, sheet)
        loose = next(tile for tile in game.rack(mover) if tile not in run)
        await game.says(mover, f"arrange {' '.join(run)} | {loose}")
        assert await timeout(game) == f"laid 3 tiles{EXTRA.get(sheet, ' and took back a tile')}."
        assert await lies_in_the_group(game, run)


async def broken(game: Talk, sheet: str, *rules: str) -> str:
    """Break a run on the table, and return what everybody reads about the timeout."""
    mover, other, run = await dealt(game, sheet, *rules)
    await game.says(mover, "play " + " ".join(run))
    await game.says(mover, "done")
    assert on_turn(game) == (other, mover)
    await game.says(other, f"arrange {' '.join(run[:2])} | {run[2]}")
    return await timeout(game)


@pytest.mark.parametrize("sheet", TILES)
async def test_a_broken_table_goes_where_the_sheet_says(sheet: str) -> None:
    async with timed(clock=SteppedClock()) as game:
        taken = "picked up 3 tiles from the table and " if sheet in TO_OFFENDER else ""
        assert await broken(game, sheet) == f"{taken}{penalty(sheet)}."


@pytest.mark.parametrize("option", ["restore", "offender", "salvage", "stock"])
@pytest.mark.parametrize("sheet", ["rummikub", "schmidt"])
async def test_a_broken_table_goes_where_the_house_says(sheet: str, option: str) -> None:
    async with timed(clock=SteppedClock()) as game:
        taken = "picked up 3 tiles from the table and " if option == "offender" else ""
        told = await broken(game, sheet, f"loose_table_tiles={option}")
        assert told == f"{taken}{penalty(sheet)}."


@pytest.mark.parametrize("sheet", OPENING)
async def test_a_first_laying_that_is_too_low_goes_back(sheet: str) -> None:
    async with timed(clock=SteppedClock()) as game:
        mover, _, run = await dealt(game, sheet, "first_laying=500")
        await game.says(mover, "arrange " + " ".join(run))
        assert await timeout(game) == f"took back 3 tiles and {penalty(sheet)}."
        assert not await lies_in_the_group(game, run)


@pytest.mark.parametrize("sheet", TILES)
async def test_the_house_sets_both_penalties(sheet: str) -> None:
    async with timed(clock=SteppedClock()) as game:
        _, other, _ = await dealt(game, sheet, "penalty_tiles=2", "idle_penalty=4")
        assert await timeout(game) == "drew 5 tiles."
        await game.says(other, f"pick {game.rack(other)[0]}")
        assert await timeout(game) == "took back a tile and drew 2 tiles as a penalty."


@pytest.mark.parametrize("sheet", TILES)
async def test_at_an_empty_stock_nothing_is_drawn(sheet: str) -> None:
    async with timed(clock=SteppedClock()) as game:
        await game.says("ann", f"new {sheet}", "g1")
        await game.says("ben", "join", "g1")
        rules = ("stock_out=skip", "numbers=8", "copies=1", "jokers=1", "rack_limit=0", "hand=16")
        for rule in rules:
            await game.says("ann", f"settings rule {rule}", "g1")
        await game.says("ann", "start", "g1")
        assert await timeout(game) == "drew a tile."
        mover, _ = on_turn(game)
        await game.says(mover, f"pick {game.rack(mover)[0]}")
        assert await timeout(game) == "took back a tile."
        assert await timeout(game) == "neither laid nor drew anything."


async def test_at_a_full_rack_nothing_is_drawn_and_the_rules_say_so() -> None:
    async with timed(clock=SteppedClock()) as game:
        await game.says("ann", "new kids", "g1")
        await game.says("ben", "join", "g1")
        await game.says("ann", "settings rule rack_limit=8", "g1")
        await game.says("ann", "start", "g1")
        assert await timeout(game) == "neither laid nor drew anything."
        rules = to(await game.says("ann", "rules time"), "person:ann")
        assert "With 8 tiles on your rack, you draw none." in rules[0]


async def test_with_cards_a_timeout_makes_the_missing_steps() -> None:
    async with timed(clock=SteppedClock()) as game:
        mover, other = await two_at_a_table(game, "basic")
        assert re.fullmatch(r"drew a card and discarded \w+\.", await timeout(game))
        await game.says(other, "take stock")
        held = game.rack(other)
        told = await timeout(game)
        await game.says(other, "rack")
        (card,) = {*held} - {*game.rack(other)}
        assert told == f"discarded {card}."
        assert on_turn(game) == (mover, other)


async def test_with_cards_legal_melds_stand_and_the_rest_is_ended() -> None:
    async with timed(clock=SteppedClock()) as game:
        mover, _ = await two_at_a_table(game, "basic")
        await game.says(mover, "take stock")
        meld = three_alike(game.rack(mover))
        assert meld is not None
        await game.says(mover, "meld " + " ".join(meld))
        written = to(await game.goes_by(TURN + 1), GROUP)
        assert f"{mover.title()} laid {' '.join(meld)}" in " ".join(written)
        assert "Time’s up!" in " ".join(written)
        assert re.search(r"discarded \w+\.", " ".join(written))


def three_alike(hand: list[str]) -> list[str] | None:
    for card in hand:
        alike = [other for other in hand if other[:-1] == card[:-1]]
        if len(alike) > 2:
            return alike[:3]
    return None
