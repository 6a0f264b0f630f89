"""Notices that are delivered only after some time."""

from dataclasses import replace

from bot.conversation.delivery.announcer import worded
from bot.conversation.request import Chose
from bot.screens.play import newly_drawn
from core.engine.delivery.notices import NextAwaited, SeatsActed
from core.engine.people import ChatId, TableId, ToChat, ToPerson
from core.engine.table.seat_state import Stamp
from core.engine.table.state import Phase
from core.rules.sheets import SHEETS
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


async def test_a_drawn_piece_is_told_only_while_its_player_still_has_it() -> None:
    drawn = as_seen(state("basic", "KS KD KC", racks=("4H 5D", "5S"), turn="drawn 5D stock"))
    speaks = await voice(drawn)
    has_it, has_laid_it = (
        replace(drawn, gained=SHEETS["basic"].family.notation.read_pieces(card))
        for card in ("5D", "10C")
    )
    for one, told in ((has_it, True), (has_laid_it, False)):
        assert one.round is not None
        assert bool(newly_drawn(speaks, one, one.round)) == told
