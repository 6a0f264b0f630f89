"""Moving tiles by hand takes few presses; `poe presses` prints how many."""

from dataclasses import replace
from statistics import median

import pytest

from bot.platforms.telegram.looking import unpacked
from core.rules.drafts import Draft
from tests.byhand import discord, telegram
from tests.byhand.desk import Desk, presses
from tests.byhand.plan import Gathering, Position, positions
from tests.support.sampling import sampled

TEN = positions()
SIZES = (5, 14, 16, 20, 21, 30, 44)
"""Numbers of tiles on a rack, among them the most that a page shows, and one more."""
LARGE = max(TEN, key=lambda one: len(one.table))


@pytest.mark.long
async def test_lays_are_made_by_hand_in_fewer_presses_than_before() -> None:
    on_telegram = [await presses(telegram.Thumb, one) for one in TEN]
    on_discord = [await presses(discord.Mouse, one) for one in TEN]
    assert all(now < one.telegram for now, one in zip(on_telegram, TEN, strict=True))
    assert median(on_telegram) <= median(one.telegram for one in TEN) / 2
    assert median(on_discord) <= median(one.discord for one in TEN) / 2


async def begun(position: Position) -> Desk:
    """A turn in which tiles were moved before."""
    desk = await Desk.of(position)
    table = f"{position.table} | {position.rack.split()[0]}"
    desk.draft = Draft(groups=desk.at.sheet.family.notation.read_groups(table))
    return desk


@pytest.mark.parametrize("position", TEN, ids=lambda one: f"{one.moved}-{len(one.table)}")
async def test_a_tile_is_moved_in_three_presses(position: Position) -> None:
    first = position.table.split(" | ")[0].split()[0]
    one = Gathering(((first, 0),), None)
    thumb = telegram.Thumb(await begun(position))
    thumb.gather(one)
    assert thumb.presses <= 3
    mouse = discord.Mouse(await begun(position))
    mouse.gather(one)
    assert mouse.presses <= 3


async def test_no_more_than_eight_rows_are_shown_where_tiles_are_moved() -> None:
    desk = await begun(LARGE)
    shown = telegram.Thumb(desk)
    for chosen in (frozenset[int](), frozenset({20}), frozenset({0, 30})):
        for page in (
            "",
            "table",
            "table/1",
            "table/2",
            "onto",
            "mend",
            "onto/1",
            "#1",
            "#9",
            "rack",
        ):
            assert len(shown.rows(page, chosen)) <= 8, page


COLOURED = [f"{colour}{number}" for number in range(1, 14) for colour in "rbky"]


def keys_of(thumb: telegram.Thumb, chosen: frozenset[int]) -> set[str]:
    """Return what all reachable keys say; no page has more than eight rows."""
    found: set[str] = set()
    known, ahead = {""}, [""]
    while ahead:
        rows = thumb.rows(page := ahead.pop(), chosen)
        assert len(rows) <= 8, page
        for key in (key for row in rows for key in row):
            there = unpacked(key)
            if there is None or not key.startswith("~"):
                found.add(key)
            elif there.page not in known:
                known.add(there.page)
                ahead.append(there.page)
    return found


@pytest.mark.parametrize("size", sampled(SIZES, {5, 21}, pytest.mark.long))
@pytest.mark.parametrize("is_begun", [False, True])
async def test_however_many_tiles_every_tile_and_every_move_has_a_key(
    size: int, *, is_begun: bool
) -> None:
    desk = await Desk.of(replace(LARGE, rack=" ".join(COLOURED[:size])))
    if is_begun:
        table = LARGE.table.replace("b3 ", "", 1) + " | b3 | " + COLOURED[0]
        desk.draft = Draft(groups=desk.at.sheet.family.notation.read_groups(table))
    thumb = telegram.Thumb(desk)
    loose = next(one.place for one in desk.everything if one.meld)
    for chosen in (frozenset[int](), frozenset({1}), frozenset({2, loose})):
        choice = desk.screen(chosen).choice
        assert choice is not None
        said = keys_of(thumb, chosen)
        assert {str(one.place) for one in choice.pieces} <= {key.rpartition(":")[2] for key in said}
        moves = (*choice.fits, *choice.completing, *choice.words)
        wanted = {f"*{one.id}" for one in moves} | {one.id for one in choice.mending}
        assert wanted <= said
