"""Unreachable places: the people who can be told are told once, and the game goes on."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.app import Dependencies, open_app
from bot.machine.system import Chance
from bot.screens.screen import Screen
from core.engine.people import To, ToChat, ToPerson
from core.engine.ports import GoneError
from storage.memory.tables import MemoryStore
from tests.support.cast import FIRST, Cast, Watching, shown_on
from tests.support.clocks import SteppedClock, settled

TURN = 300
"""Seconds."""


class Closed(Watching):
    """A surface on which some places are unreachable."""

    def __init__(self, store: MemoryStore) -> None:
        super().__init__(store)
        self.gone: set[To] = set()

    async def show(self, to: To, screen: Screen) -> None:
        if to in self.gone:
            raise GoneError
        await super().show(to, screen)

    def heard(self, to: To, text: str) -> int:
        told = [(place, screen) for place, screen, _ in self.shown if screen.delivery != "renew"]
        return sum(place == to and text in screen.text for place, screen in told)


@asynccontextmanager
async def troupe() -> AsyncIterator[tuple[Cast, Closed, SteppedClock]]:
    clock, store = SteppedClock(), MemoryStore()
    surface = Closed(store)
    parts = Dependencies(pause=0, tick=5, clock=clock, entropy=Chance(1), store=store)
    async with open_app(parts, shown_on(surface)) as app:
        app.engine.ready()
        yield Cast(app, store, surface), surface, clock


async def began(game: Cast) -> None:
    await game.says("Ann", "new rummikub", "g1")
    await game.says("Ben", "join", "g1")
    await game.says("Ann", "start", "g1")


async def test_an_unreachable_player_is_told_once_in_the_group() -> None:
    async with troupe() as (game, surface, clock):
        await game.says("Ann", "new rummikub", "g1")
        await game.says("Ben", "join", "g1")
        group, ben = ToChat(game.chats["g1"]), ToPerson(game.people["Ben"])
        surface.gone = {ben}
        await game.says("Ann", "start", "g1")
        await clock.go_by(2 * TURN + 15)
        assert surface.heard(group, "please open a private chat") == 1
        assert surface.heard(group, "Time’s up!") == 2
        assert await game.store.unsent() == ()


async def test_the_clock_of_an_unreachable_player_runs() -> None:
    async with troupe() as (game, surface, clock):
        await game.says("Ann", "new rummikub", "g1")
        await game.says("Ben", "join", "g1")
        surface.gone = {ToPerson(person) for person in game.people.values()}
        await game.says("Ann", "start", "g1")
        await clock.go_by(TURN - 10)
        assert (await game.state()).deeds == ()
        await clock.go_by(20)
        assert [deed.verb for deed in (await game.state()).deeds] == ["timeout"]


async def test_a_table_without_its_chat_pauses_and_goes_on_in_private() -> None:
    async with troupe() as (game, surface, _):
        await began(game)
        people = {ToPerson(person) for person in game.people.values()}
        surface.gone = {ToChat(game.chats["g1"])}
        name = "Ann" if (await game.state()).to_move == (await game.state()).seats[0] else "Ben"
        await game.says(name, "draw")
        await settled()
        assert {surface.heard(one, "lost its chat") for one in people} == {1}
        assert ((await game.state()).chats, (await game.state()).paused) == ((), True)
        await game.says(name, "resume")
        shown = len(surface.shown)
        other = "Ben" if name == "Ann" else "Ann"
        await game.says(other, "draw")
        places = {to for to, *_ in surface.shown[shown:]}
        assert places == people
        assert FIRST in await game.app.engine.tables_of(game.people[other])


async def test_a_table_that_paused_without_its_chat_goes_on_when_it_is_brought_back() -> None:
    async with troupe() as (game, surface, _):
        await began(game)
        group = ToChat(game.chats["g1"])
        surface.gone = {group}
        name = "Ann" if (await game.state()).to_move == (await game.state()).seats[0] else "Ben"
        await game.says(name, "draw")
        await settled()
        assert surface.heard(ToPerson(game.people[name]), "The game is paused. “join ") == 1
        surface.gone = set()
        await game.says(name, f"join {(await game.state()).code}", "g1")
        state = await game.state()
        assert (state.chats, state.paused) == ((group.chat,), False)
        assert surface.heard(group, "has resumed the game.") == 1
