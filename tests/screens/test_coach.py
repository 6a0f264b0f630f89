"""What the first turns of somebody are told to do can be done."""

from dataclasses import replace

import pytest

from bot.screens.choosing import NOTHING, Picking
from bot.screens.play import private_turn
from core.rules.actions import Picked
from tests.screens.seated import as_seen, state, voice

FIRST = {"racks": ("r8 r9 r10 b1", "b2"), "opened": ()}


async def tip(stock: str, picking: Picking = NOTHING, **given: object) -> str:
    table_view = as_seen(state("rummikub", "k1 k2 k3", stock=stock, **given))  # type: ignore[arg-type]
    assert table_view.round is not None
    said = replace(await voice(table_view), lessons=1)
    return private_turn(said, table_view, table_view.round, delivery="edit", picking=picking).coach


@pytest.mark.parametrize("given", [{}, FIRST], ids=["opened", "first"])
async def test_nobody_is_told_to_draw_from_an_empty_stock(given: dict[str, object]) -> None:
    assert (await tip("y1 y2", **given)).endswith("? Draw.")
    assert (await tip("", **given)).endswith("? Pass.")


async def test_who_has_picked_enough_is_told_to_place_it() -> None:
    for points, told in ((27, "Not enough yet? Draw."), (34, "That is enough. Place it")):
        worth = Picked(ways=1, points=points, needed=30)
        said = await tip("y1 y2", Picking(chosen=frozenset({0, 1, 2}), worth=worth), **FIRST)
        assert told.casefold() in said.casefold()
