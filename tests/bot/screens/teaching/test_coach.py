"""The advice in somebody's first turns can be followed."""

from dataclasses import replace

import pytest

from bot.screens.choosing import NOTHING, Picking
from bot.screens.play import private_turn
from core.rules.actions import Picked
from tests.support.screens.seated import NAMES, as_seen, state, voice


async def tip(stock: str, picking: Picking = NOTHING, *, first: bool = True) -> str:
    at = state(
        "rummikub",
        "k1 k2 k3",
        racks=("r8 r9 r10 b1", "b2"),
        stock=stock,
        opened=() if first else NAMES,
    )
    sight = as_seen(at)
    assert sight.round is not None
    said = replace(await voice(sight), lessons=1)
    return private_turn(said, sight, sight.round, delivery="edit", picking=picking).coach


@pytest.mark.parametrize("first", [False, True], ids=["opened", "first"])
async def test_nobody_is_told_to_draw_from_an_empty_stock(*, first: bool) -> None:
    assert (await tip("y1 y2", first=first)).endswith("? Draw.")
    assert (await tip("", first=first)).endswith("? Pass.")


async def test_who_has_picked_enough_is_told_to_place_it() -> None:
    for points, told in ((27, "Not enough yet? Draw."), (34, "That’s enough. Place it")):
        worth = Picked(ways=1, points=points, needed=30)
        said = await tip("y1 y2", Picking(chosen=frozenset({0, 1, 2}), worth=worth))
        assert told.casefold() in said.casefold()
