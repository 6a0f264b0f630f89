"""A screen drawn before a pick does not leave the pick out for good."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.app import Dependencies, open_app
from bot.conversation.request import Chose
from bot.machine.system import Chance
from bot.screens.screen import Screen, ScreenKind
from core.engine.people import To, ToPerson
from core.engine.table.seat_state import Stamp
from storage.memory.tables import MemoryStore
from tests.support.cast import FIRST, Cast, Watching, shown_on
from tests.support.clocks import SteppedClock, settled


class Slow(Watching):
    """A surface on which somebody picks a piece while their turn is on its way to them."""

    def __init__(self, store: MemoryStore) -> None:
        super().__init__(store)
        self.game: Cast | None = None
        """The game at which the player on turn picks once; None: nobody picks."""

    async def show(self, to: To, screen: Screen) -> None:
        if self.game is not None and screen.kind is ScreenKind.TURN and isinstance(to, ToPerson):
            view = await self.game.app.engine.see(FIRST, to.person)
            if view.my_turn:
                game, self.game = self.game, None
                stamp = Stamp(version=view.version, draft=view.draft_version)
                chose = Chose(person=to.person, table=FIRST, stamp=stamp, chosen=frozenset({0}))
                assert await game.app.conversation.choose(chose) is not None
        await super().show(to, screen)


@asynccontextmanager
async def round_of_two() -> AsyncIterator[tuple[Cast, Slow, str]]:
    store = MemoryStore()
    surface = Slow(store)
    parts = Dependencies(pause=0, clock=SteppedClock(), entropy=Chance(1), store=store)
    async with open_app(parts, shown_on(surface)) as app:
        app.engine.ready()
        game = Cast(app, store, surface)
        await game.says("Ann", "new rummikub", "g1")
        await game.says("Ben", "join", "g1")
        await game.says("Ann", "start", "g1")
        running = (await game.state()).running
        assert running is not None
        seat = running.to_move
        yield game, surface, ("Ann", "Ben")[seat]


@pytest.mark.parametrize("own", [True, False])
async def test_pick_made_while_a_screen_is_on_its_way_is_shown_again(*, own: bool) -> None:
    async with round_of_two() as (game, surface, mover):
        await settled()
        surface.game = game
        if own:
            await game.says(mover, "rack")
        else:
            await game.says("Ann", "host Ben", "g1")
        await settled()
        alone = ToPerson(game.people[mover])
        turns = [s for to, s, _ in surface.shown if (to, s.kind) == (alone, ScreenKind.TURN)]
        assert turns[-1].choice is not None
        assert turns[-1].choice.chosen == {0}
