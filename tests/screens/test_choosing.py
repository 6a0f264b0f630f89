"""What can be chosen of one's rack stays there to be chosen, however much of it is."""

import pytest

from bot.screens.choosing import Picking
from bot.screens.play import private_turn
from tests.screens.seated import as_seen, state, voice


@pytest.mark.parametrize("count", [0, 1, 2, 3, 4])
async def test_a_hand_of_cards_stays_in_sight_while_cards_are_chosen(count: int) -> None:
    at = state("basic", "KS KD KC", racks=("4H 5H 6H 2S", "5D"), turn="drawn 2S stock")
    sight = as_seen(at)
    assert sight.round is not None
    picking = Picking(chosen=frozenset(range(count)))
    screen = private_turn(await voice(sight), sight, sight.round, delivery="edit", picking=picking)
    assert screen.choice is not None
    assert [one.piece for one in screen.choice.pieces] == ["2S", "4H", "5H", "6H"]
    assert screen.choice.chosen == picking.chosen
