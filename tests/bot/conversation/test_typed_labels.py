"""The keys whose labels can be typed are those of the screen that stands before the reader."""

from dataclasses import replace

import pytest

from bot.conversation.delivery.announcer import scene
from bot.conversation.keys import keys_of
from bot.screens.turn import plan
from core.engine.people import ChatId, PersonId, ToChat, ToPerson
from core.rules.sheets import SHEETS
from tests.support.screens.seated import as_seen, state, voice

PRIVATE, GROUP = ToPerson(PersonId(1)), ToChat(ChatId(1))


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("seat", [0, 1, None])
async def test_typed_labels_are_those_of_the_screen_shown(sheet: str, seat: int | None) -> None:
    cards = SHEETS[sheet].family.name == "cards"
    at = state(
        sheet, "KS KD KC" if cards else "r1 r2 r3", racks=("4H", "5D") if cards else ("r1", "b1")
    )
    table_view = as_seen(at, seat)
    lobby = replace(table_view, match=None)
    planned = replace(table_view, plan=replace(table_view.plan, shown=True))
    to = GROUP if seat is None else PRIVATE
    speaks = await voice(table_view)
    assert plan.is_open(planned) == (seat == 1)
    for view in (table_view, lobby, planned):
        shown = scene(speaks, view, to)
        assert shown is not None
        assert [*keys_of(speaks, view, to)] == [*shown.buttons]
