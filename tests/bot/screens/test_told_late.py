"""Notices that are told only after some time."""

from dataclasses import replace

from bot.conversation.delivery.announcer import worded
from core.engine.delivery.notices import NextAwaited
from core.engine.people import ChatId, TableId, ToChat
from core.engine.table.state import Phase
from tests.support.screens.seated import as_seen, state, voice


async def test_who_was_ready_is_told_until_the_next_round_is_dealt() -> None:
    ready = NextAwaited(to=ToChat(ChatId(1)), table=TableId(1))
    playing = as_seen(state("rummikub", "r1 r2 r3"), None)
    reader = await voice(playing)
    assert worded(reader, playing, ready) is None
    assert worded(reader, replace(playing, phase=Phase.BETWEEN), ready) is not None
