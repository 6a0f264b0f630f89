"""Pieces picked by tapping stay picked while others act, when a turn begins, and over a timeout.

A screen drawn before a pick does not leave the pick out for good.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.app import Dependencies, open_app
from bot.conversation.request import Chose, Pressed
from bot.machine.system import Chance
from bot.screens.moving import at_hand, taken
from bot.screens.screen import Choice, Screen, ScreenKind
from bot.screens.turn.plan import in_front
from bot.texts.translator import without_marks
from core.engine.people import To, ToPerson
from core.engine.table.seat_state import Stamp
from storage.memory.tables import MemoryStore
from tests.support.cast import FIRST, Cast, Watching, shown_on
from tests.support.clocks import SteppedClock, settled
from tests.support.translator import TRANSLATOR


class Slow(Watching):
    """A surface on which somebody picks a piece while their turn is on its way to them."""

    def __init__(self, store: MemoryStore) -> None:
        super().__init__(store)
        self.game: Evening | None = None
        """The game at which the player on turn picks once; None: nobody picks."""

    async def show(self, to: To, screen: Screen) -> None:
        if self.game is not None and screen.kind is ScreenKind.TURN and isinstance(to, ToPerson):
            view = await self.game.app.engine.see(FIRST, to.person)
            if view.my_turn:
                game, self.game = self.game, None
                await game.picks(next(n for n, one in game.people.items() if one == to.person), 1)
        await super().show(to, screen)


class Evening(Cast):
    """Ann and Ben at a table with a clock."""

    async def mover(self) -> str:
        running = (await self.state()).running
        assert running is not None
        return ("Ann", "Ben")[running.to_move]

    async def picks(self, name: str, count: int, *, at: int = 0) -> list[str]:
        """Pick the first tiles of the rack; return them."""
        view = in_front(await self.app.engine.see(FIRST, self.people[name]))
        chose = Chose(
            person=self.people[name],
            table=FIRST,
            stamp=Stamp(version=view.version, draft=view.draft_version),
            chosen=frozenset(range(at, at + count)),
        )
        assert await self.app.conversation.choose(chose) is not None
        return [one.piece for one in taken(at_hand(view), chose.chosen)]

    def newest(self, name: str, kind: ScreenKind) -> Screen:
        """Return the newest screen of a kind that a person was shown."""
        alone = ToPerson(self.people[name])
        return [s for to, s, _ in self.surface.shown if to == alone and s.kind is kind][-1]

    def choice(self, name: str) -> Choice:
        """Return the pieces that a person's newest board offers."""
        alone = ToPerson(self.people[name])
        screens: list[Screen] = [s for to, s, _ in self.surface.shown if to == alone]
        newest = [s.choice for s in screens if s.choice is not None][-1]
        assert newest is not None
        return newest

    def picked(self, name: str) -> list[str]:
        choice = self.choice(name)
        return [one.piece for one in choice.pieces if one.place in choice.chosen]


@asynccontextmanager
async def round_of_two(*settings: str) -> AsyncIterator[tuple[Evening, SteppedClock, str, str]]:
    store, clock = MemoryStore(), SteppedClock()
    surface = Slow(store)
    parts = Dependencies(pause=0, clock=clock, entropy=Chance(1), store=store)
    async with open_app(parts, shown_on(surface)) as app:
        app.engine.ready()
        game = Evening(app, store, surface)
        await game.says("Ann", "new rummikub", "g1")
        await game.says("Ben", "join", "g1")
        for one in settings:
            await game.says("Ann", f"settings {one}", "g1")
        await game.says("Ann", "start", "g1")
        await settled()
        mover = await game.mover()
        yield game, clock, mover, {"Ann": "Ben", "Ben": "Ann"}[mover]


async def test_picks_for_a_plan_stay_while_others_act_and_when_the_turn_begins() -> None:
    async with round_of_two() as (game, _, mover, waits):
        await game.says(waits, "plan")
        picked = await game.picks(waits, 3)
        await game.says(mover, "draw")
        await settled()
        assert await game.mover() == waits
        assert game.picked(waits) == picked


async def test_picks_stay_when_time_runs_out() -> None:
    async with round_of_two() as (game, clock, mover, waits):
        picked = await game.picks(mover, 2)
        await clock.go_by(400)
        assert await game.mover() == waits
        await game.says(waits, "draw")
        await settled()
        assert sorted(game.picked(mover)) == sorted(picked)


@pytest.mark.parametrize("words", [["draw", "draw"], ["draw yes"]])
async def test_own_act_ends_the_picks(words: list[str]) -> None:
    async with round_of_two() as (game, clock, mover, waits):
        await game.picks(mover, 2)
        for word in words:
            await game.says(mover, word)
            clock.jump(10)
        assert await game.mover() == waits
        await game.says(waits, "draw")
        await settled()
        assert game.picked(mover) == []


async def test_a_refusal_keeps_the_picks() -> None:
    async with round_of_two() as (game, _, mover, _waits):
        picked = await game.picks(mover, 2)
        await game.says(mover, f"play {' '.join(picked)}")
        await game.says(mover, "rack")
        await settled()
        assert game.picked(mover) == picked


async def test_a_typed_label_of_a_key_takes_the_picks_as_the_key_does() -> None:
    async with round_of_two() as (game, _, mover, _waits):
        picked = await game.picks(mover, 2)
        await game.says(mover, "rack")
        assert "New meld" in [key.label for key in game.choice(mover).words]
        await game.says(mover, "new meld")
        view = await game.app.engine.see(FIRST, game.people[mover])
        assert sorted(map(str, (view.draft.groups or ())[-1])) == sorted(picked)


@pytest.mark.parametrize("own", [True, False])
async def test_pick_made_while_a_screen_is_on_its_way_is_shown_again(*, own: bool) -> None:
    async with round_of_two() as (game, _, mover, _waits):
        assert isinstance(game.surface, Slow)
        game.surface.game = game
        if own:
            await game.says(mover, "rack")
        else:
            await game.says("Ann", "host Ben", "g1")
        await settled()
        assert game.choice(mover).chosen == {0}


@pytest.mark.parametrize("language", TRANSLATOR.languages)
async def test_a_hint_names_the_key_that_stands_while_a_tile_is_picked(language: str) -> None:
    rules = "rule first_laying=0 hand=30", "assist hints 9"
    async with round_of_two(*rules) as (game, _, mover, _):
        await game.says(mover, f"language {language}")
        for _ in range(2):
            await game.says(mover, "hint")
        view = await game.app.engine.see(FIRST, game.people[mover])
        assert view.hint is not None
        named = {str(piece) for piece in view.hint.pieces}
        spare = next(one.place for one in at_hand(view) if one.piece not in named)
        await game.picks(mover, 1, at=spare)
        (hint,) = game.newest(mover, ScreenKind.NOTE).buttons
        person = game.people[mover]
        await game.app.conversation.hear(Pressed(person=person, chat=None, button=hint.id))
        (key,) = (
            one for one in game.newest(mover, ScreenKind.TURN).buttons if one.word == "done yes"
        )
        assert without_marks(key.label) in without_marks(game.surface.answers[-1])
