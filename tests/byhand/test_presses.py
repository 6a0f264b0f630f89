"""Moving tiles by hand takes few presses; `poe presses` prints how many."""

from statistics import median

import pytest

from core.rules.drafts import Draft
from tests.byhand import discord, telegram
from tests.byhand.desk import Desk
from tests.byhand.plan import Gathering, Position, positions

TEN = positions()
LARGE = max(TEN, key=lambda one: len(one.table))


async def test_lays_are_made_by_hand_in_fewer_presses_than_before() -> None:
    on_telegram = [await telegram.presses(one) for one in TEN]
    on_discord = [await discord.presses(one) for one in TEN]
    assert all(now < one.telegram for now, one in zip(on_telegram, TEN, strict=True))
    assert median(on_telegram) <= median(one.telegram for one in TEN) / 2
    assert median(on_discord) <= median(one.discord for one in TEN) / 2


async def begun(position: Position) -> Desk:
    """A turn in which tiles have been moved before."""
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
        for page in ("", "table", "table1", "table2", "#1", "#9", "rack"):
            assert len(shown.rows(page, chosen)) <= 8, page
