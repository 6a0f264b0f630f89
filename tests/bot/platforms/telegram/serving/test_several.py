"""Several programs with one token: one polls for updates, and each update takes effect once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import ClientSession

from bot.app import Dependencies, kept_in
from bot.app.listening import serve_together
from bot.machine.system import SystemClock
from bot.platforms.telegram.connection import SHOWN_IN, Webhook
from bot.platforms.telegram.serve import Telegram
from tests.support.databases.server import ask
from tests.support.loopback.bot import UNHURRIED
from tests.support.loopback.serving import PATIENCE, free_port
from tests.support.telegram.hands import Hand, content
from tests.support.telegram.loopback.server import TOKEN, Loopback
from tests.support.telegram.loopback.world import Chat
from tests.support.telegram.programs import killed_at, program
from tests.support.translator import TRANSLATOR


def known(telegram: Loopback, name: str) -> Hand:
    """Return a person to whom the bot may write."""
    hand = Hand(telegram, telegram.world.user(name))
    hand.user.started = True
    return hand


def told(chat: Chat, words: str) -> int:
    """Return the number of the bot's messages with this text."""
    return sum(words in content(message) for message in chat.shown)


async def found(url: str, what: str, count: int) -> None:
    """Wait until a query on a database counts this many rows."""
    async with asyncio.timeout(PATIENCE):
        while await ask(f"SELECT count(*) FROM {what}", url) != [(count,)]:  # noqa: ASYNC110, S608
            await asyncio.sleep(0.1)


@asynccontextmanager
async def composed(
    telegram: Loopback, url: str, webhook: Webhook | None = None
) -> AsyncIterator[asyncio.Event]:
    """Run a program beside others in this process, until it is told to stop."""
    parts = Dependencies(pause=0, look="text", translator=TRANSLATOR)
    there = Telegram(
        token=TOKEN, api=telegram.url, takes=UNHURRIED, patience=10, apart=0, webhook=webhook
    )
    async with kept_in(url, parts) as kept, asyncio.TaskGroup() as tasks:
        stop = asyncio.Event()
        tasks.create_task(serve_together((there,), kept, stop))
        async with asyncio.timeout(20):
            while not kept.watch.caught_up:  # noqa: ASYNC110 - nobody tells of it
                await asyncio.sleep(0.02)
        yield stop
        stop.set()


@pytest.mark.long
async def test_one_asks_for_updates_and_another_does_when_it_ends(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.platforms.telegram.serve.OTHER_POLLS", 0.5)
    async with Loopback(SystemClock()).running() as telegram:
        ann, group = known(telegram, "Ann"), telegram.world.group("Friends")
        async with composed(telegram, postgres) as first, composed(telegram, postgres):
            await ann.says("/new@rummy_bot", group)
            await ann.sees("Seats taken: 1", group)
            assert telegram.quarrels == 0
            asked = telegram.asked
            first.set()
            await telegram.until(lambda: telegram.asked > asked)
            await ann.says("help")
            await ann.sees("What you can do now")
            assert told(ann.private, "What you can do now") == 1
        assert told(group, "Seats taken: 1") == 1
        assert telegram.faults == []


@pytest.mark.long
async def test_updates_are_brought_to_any_of_them_with_one_secret(postgres: str) -> None:
    addresses = [f"127.0.0.1:{free_port()}" for _ in range(2)]
    one, other = (Webhook(url=f"http://{each}/", listen=each) for each in addresses)
    async with Loopback(SystemClock()).running() as telegram, ClientSession() as session:
        ann, group = known(telegram, "Ann"), telegram.world.group("Friends")
        async with composed(telegram, postgres, one) as ends, composed(telegram, postgres, other):
            await ann.says("/new@rummy_bot", group)
            await ann.sees("Seats taken: 1", group)
            shown = {SHOWN_IN: telegram.methods.secret}
            for address in addresses:
                again = session.post(f"http://{address}/", json=telegram.last, headers=shown)
                async with again as answer:
                    assert answer.status == 200
            ends.set()
            await ann.says("help")
            await ann.sees("What you can do now")
        assert told(group, "Seats taken: 1") == 1
        assert await ask("SELECT count(*) FROM inbox", postgres) == [(2,)]
        assert [call.method for call in telegram.calls].count("deleteWebhook") == 1
        assert telegram.faults == []


@pytest.mark.whole
async def test_killed_while_it_answers_the_other_asks_and_each_update_is_acted_on_once(
    postgres: str, tmp_path: Path
) -> None:
    async with Loopback(SystemClock()).running() as telegram:
        ann, ben = known(telegram, "Ann"), known(telegram, "Ben")
        group = telegram.world.group("Friends")
        async with program(telegram, tmp_path, postgres) as one:
            await telegram.until(lambda: telegram.asked)
            async with program(telegram, tmp_path, postgres):
                await found(postgres, "members", 2)
                await ann.says("/new@rummy_bot", group)
                await ann.sees("Seats taken: 1", group)
                async with killed_at(telegram, one, lambda _method, _given: True):
                    await ben.says("/join@rummy_bot", group)
                await ann.says("help")
                await ann.sees("What you can do now")
                await ann.sees("Seats taken: 2", group)
                await found(postgres, "inbox WHERE raw IS NOT NULL", 0)
        assert told(ann.private, "What you can do now") == 1
        assert await ask("SELECT count(*) FROM inbox", postgres) == [(3,)]
        assert telegram.faults == []
