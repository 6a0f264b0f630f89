"""Updates are stored once and acted on exactly once, in the order of each chat."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from bot.conversation.request import Said
from bot.machine.system import SystemClock
from core.engine.cluster import Cluster
from core.engine.delivery.inbox import ADOPTS, Inbox, cause
from core.engine.people import Human
from core.engine.ports import Cause, Change, Posted, Trouble, UnavailableError, Update
from storage.memory.tables import MemoryStore
from tests.support.cast import FIRST, Cast, DrivenClock, cast
from tests.support.clocks import SteppedClock


def update(key: str, place: str = "g1", raw: str = "{}") -> Update:
    return Update(cause=Cause(platform="test", key=key), place=place, sender="ann", raw=raw)


class Desk:
    """Handles updates, and remembers which."""

    def __init__(self) -> None:
        self.acted: list[str] = []

    async def act(self, update: Update) -> None:
        self.acted.append(update.cause.key)


async def test_an_update_is_acted_on_once_however_often_it_comes() -> None:
    desk, store = Desk(), MemoryStore()
    inbox = Inbox(store, SystemClock(), "test", desk.act)
    async with inbox.running():
        done = [await inbox.take(update(key)) for key in ("1", "2", "1")]
        for one in done:
            await one
        await (await inbox.take(update("2")))
    assert desk.acted == ["1", "2"]
    async with Inbox(store, SystemClock(), "test", desk.act).running():
        await (await inbox.take(update("1")))
    assert desk.acted == ["1", "2"]


async def test_pending_updates_are_acted_on_in_order_after_a_restart() -> None:
    desk, store = Desk(), MemoryStore()
    for key in ("1", "2", "3"):
        await store.take(update(key), 0.0)
    other = Update(cause=Cause(platform="other", key="1"), place="g1", sender="b", raw="{}")
    await store.take(other, 0.0)
    inbox = Inbox(store, SystemClock(), "test", desk.act)
    async with inbox.running():
        await inbox.settled()
        assert desk.acted == ["1", "2", "3"]
        assert await store.unfinished("test") == ()
        assert await store.unfinished("other") == (other,)


async def test_one_chat_does_not_wait_for_another() -> None:
    store, acted = MemoryStore(), []
    slow = asyncio.Event()

    async def act(update: Update) -> None:
        if update.place == "slow":
            await slow.wait()
        acted.append(update.cause.key)

    inbox = Inbox(store, SystemClock(), "test", act)
    async with inbox.running():
        await inbox.take(update("1", "slow"))
        later = await inbox.take(update("2", "slow"))
        await (await inbox.take(update("3", "quick")))
        assert acted == ["3"]
        slow.set()
        await later
        assert acted == ["3", "1", "2"]


async def test_a_broken_update_holds_up_no_other() -> None:
    store, acted = MemoryStore(), []

    async def act(update: Update) -> None:
        if update.cause.key == "1":
            raise ZeroDivisionError
        acted.append(update.cause.key)

    inbox = Inbox(store, SystemClock(), "test", act)
    async with inbox.running():
        await inbox.take(update("1"))
        await (await inbox.take(update("2")))
    assert acted == ["2"]
    assert await store.unfinished("test") == ()


async def test_an_update_is_tried_again_after_a_store_failure() -> None:
    store, tried = MemoryStore(), 0

    async def act(_update: Update) -> None:
        nonlocal tried
        tried += 1
        if tried < 3:
            raise UnavailableError(Trouble.LOCKED)

    inbox = Inbox(store, DrivenClock(), "test", act)
    async with inbox.running():
        await (await inbox.take(update("1")))
    assert tried == 3


async def test_a_failing_store_does_not_keep_the_program_from_stopping() -> None:
    store = MemoryStore()

    async def act(_update: Update) -> None:
        raise UnavailableError(Trouble.GONE)

    inbox = Inbox(store, DrivenClock(), "test", act)
    async with inbox.running():
        await inbox.take(update("1"))
    assert await store.unfinished("test") == (update("1"),)


class Crashing(MemoryStore):
    """Never marks an update as finished, as if the program had ended before."""

    async def finish(self, cause: Cause) -> None:
        del cause


@asynccontextmanager
async def hearing(game: Cast) -> AsyncIterator[Inbox]:
    async def act(update: Update) -> None:
        person, chat = game.people[update.sender], game.chats["g1"]
        await game.app.conversation.hear(Said(person=person, chat=chat, text=update.raw))

    inbox = Inbox(game.store, SystemClock(), "test", act)
    async with inbox.running():
        yield inbox


async def test_the_commit_of_what_an_update_causes_marks_it_as_done() -> None:
    store = Crashing()
    async with cast(store=store) as game:
        await game.says("ann", "new kids", "g1")
        await game.says("ann", "settings computers easy", "g1")
        await game.says("ann", "start", "g1")
        before = await game.state()
        async with hearing(game) as inbox:
            await (await inbox.take(update("1", raw="draw")))
            await (await inbox.take(update("2", raw="table")))
        left = await store.unfinished("test")
        assert [one.cause.key for one in left] == ["2"]
        assert (await game.state()).version > before.version


async def test_returning_to_a_seat_does_not_finish_the_update() -> None:
    store = Watched()
    async with cast(store=store) as game:
        await game.says("ann", "new kids", "g1")
        await game.says("bob", "join", "g1")
        await game.says("ann", "start", "g1")
        for _ in range(3):
            while (await game.state()).to_move == Human(game.people["ann"]):
                await game.says("ann", "draw", "g1")
            await game.app.engine.time_out(FIRST)
        assert (await game.state()).standins == {1}
        store.causes.clear()
        async with hearing(game) as inbox:
            said = Update(
                cause=Cause(platform="test", key="9"), place="g1", sender="bob", raw="draw"
            )
            await (await inbox.take(said))
        assert store.causes == [None]
        assert (await game.state()).standins == set()


class Watched(MemoryStore):
    """Records the cause of each change."""

    def __init__(self) -> None:
        super().__init__()
        self.causes: list[Cause | None] = []

    async def append(self, change: Change) -> tuple[Posted, ...]:
        self.causes.append(change.cause)
        return await super().append(change)


def test_nothing_is_acted_on_by_itself() -> None:
    assert cause() is None


class Held(MemoryStore):
    """Stores an update long before it reports it."""

    def __init__(self) -> None:
        super().__init__()
        self.lets_go = asyncio.Event()

    async def take(self, update: Update, at: float) -> bool:
        new = await super().take(update, at)
        await self.lets_go.wait()
        return new


class InCompany(Cluster):
    """Reports that other programs may have left updates."""

    alone = False


@pytest.mark.parametrize("acting", ["done", "at it"])
async def test_an_update_found_before_its_take_returns_is_acted_on_once(acting: str) -> None:
    store, clock, desk, ends = Held(), SteppedClock(), Desk(), asyncio.Event()

    async def act(update: Update) -> None:
        await desk.act(update)
        if acting == "at it":
            await ends.wait()

    inbox = Inbox(store, clock, "test", act, InCompany())
    async with inbox.running(), asyncio.TaskGroup() as tasks:
        taking = tasks.create_task(inbox.take(update("1")))
        await clock.go_by(ADOPTS)
        assert desk.acted == ["1"]
        store.lets_go.set()
        done = await taking
        ends.set()
        await done
    assert desk.acted == ["1"]
