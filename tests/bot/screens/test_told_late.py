"""Notices that are delivered only after some time."""

from dataclasses import replace

from bot.conversation.delivery.announcer import worded
from bot.conversation.request import Chose
from core.engine.delivery.notices import NextAwaited, SeatsActed
from core.engine.people import ChatId, TableId, ToChat, ToPerson
from core.engine.table.seat_state import Stamp
from core.engine.table.state import Phase
from tests.support.cast import FIRST, cast
from tests.support.screens.seated import as_seen, state, voice


async def test_ready_players_are_told_until_the_next_round_is_dealt() -> None:
    ready = NextAwaited(to=ToChat(ChatId(1)), table=TableId(1))
    playing = as_seen(state("rummikub", "r1 r2 r3"), None)
    reader = await voice(playing)
    assert worded(reader, playing, ready) is None
    assert worded(reader, replace(playing, phase=Phase.BETWEEN), ready) is not None


async def test_a_late_notice_leaves_what_its_reader_has_picked_meanwhile() -> None:
    async with cast() as game:
        await game.says("Ann", "new rummikub", "g1")
        await game.says("Ben", "join", "g1")
        await game.says("Ann", "start", "g1")
        views = [await game.app.engine.see(FIRST, one) for one in game.people.values()]
        view = next(one for one in views if one.my_turn)
        person = view.reader
        assert person is not None
        stamp, picked = Stamp(version=view.version, draft=view.draft_version), frozenset({0, 2})
        await game.app.conversation.choose(
            Chose(person=person, table=FIRST, stamp=stamp, chosen=picked)
        )
        await game.app.announcer.deliver(SeatsActed(to=ToPerson(person), table=FIRST, deeds=()))
        _, turn, _ = game.surface.shown[-1]
        assert turn.choice is not None
        assert turn.choice.chosen == picked
