"""An unreadable update is skipped and its number logged; the next update is served."""

import pytest
import structlog
from structlog.testing import capture_logs
from telegram.error import TelegramError

from bot.app import Dependencies
from bot.machine.system import SystemClock
from bot.platforms.telegram.connection import Webhook
from bot.platforms.telegram.updates import UpdatesRequest
from tests.support.loopback.serving import free_port
from tests.support.telegram.evening import Evening, evening, serving
from tests.support.telegram.loopback.server import Loopback
from tests.support.telegram.loopback.world import Json
from tests.support.translator import TRANSLATOR

POISONED: tuple[Json, ...] = (
    {"message": {"date": 1}},
    {"message": 7},
    {"message": {"message_id": 1, "date": 10**30, "chat": {"id": 1, "type": "private"}}},
    {"message": {"message_id": 1, "date": 1, "chat": {"id": 1}}},
    {"callback_query": {"id": "1"}},
    {"my_chat_member": {"date": 1}},
)
LOGGED = {"update skipped", "not acted on"}


async def test_an_update_that_cannot_be_parsed_is_skipped_and_the_next_ones_are_served() -> None:
    async with evening() as game:
        structlog.reset_defaults()
        with capture_logs() as logged:
            sent = []
            for update in POISONED:
                await game.telegram.send(**update)
                sent.append(str(game.telegram.latest))
            ann = await game.friend("Ann")
        assert [one["update"] for one in logged if one["event"] in LOGGED] == sent
        with capture_logs() as logged:
            await ann.says("/help")
            await ann.sees("/help")
        assert logged == []


async def test_a_poisoned_update_that_waits_at_the_start_is_skipped() -> None:
    async with Loopback(SystemClock()).running() as telegram:
        game = Evening(telegram, Dependencies(pause=0, translator=TRANSLATOR))
        await telegram.send(message={"date": 1})
        ann = game.meet("Ann")
        await ann.starts()
        async with serving(telegram, game.parts):
            await ann.sees("/help")


def test_updates_without_numbers_are_an_error() -> None:
    with pytest.raises(TelegramError):
        UpdatesRequest.parse_json_payload(b'{"ok": true, "result": [{"message": {"date": 1}}, 7]}')


async def test_a_poisoned_update_to_the_webhook_is_confirmed() -> None:
    address = f"127.0.0.1:{free_port()}"
    webhook = Webhook(url=f"http://{address}/", listen=address)
    async with Loopback(SystemClock()).running() as telegram:
        game = Evening(telegram, Dependencies(pause=0, translator=TRANSLATOR))
        async with serving(telegram, game.parts, webhook=webhook):
            await telegram.send(message={"date": 1})
            ann = game.meet("Ann")
            await ann.starts()
            await ann.sees("/help")
        assert telegram.brought == [200, 200]


async def test_a_server_that_leaves_out_a_field_is_asked_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.platforms.telegram.connection.AGAIN", 0.01)
    async with Loopback(SystemClock()).running() as telegram:
        whole, asked = dict(telegram.world.bot), []

        def leave_out(method: str, _given: Json) -> None:
            if method == "getMe":
                asked.append(method)
                telegram.world.bot = {} if len(asked) == 1 else whole

        telegram.before = leave_out
        game = Evening(telegram, Dependencies(pause=0, translator=TRANSLATOR))
        async with serving(telegram, game.parts):
            await game.friend("Ann")
        assert len(asked) == 2
