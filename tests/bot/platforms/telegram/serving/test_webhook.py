"""A webhook loses no update, and only Telegram can use it."""

import asyncio

from aiohttp import ClientSession

from bot.app import Dependencies
from bot.machine.system import SystemClock
from bot.platforms.telegram.connection import Webhook
from tests.support.loopback.serving import free_port
from tests.support.telegram.evening import Evening, serving
from tests.support.telegram.loopback.server import Loopback
from tests.support.translator import TRANSLATOR


async def test_updates_come_through_any_proxy_with_the_secret() -> None:
    address = f"127.0.0.1:{free_port()}"
    webhook = Webhook(url=f"http://{address}/behind/a/proxy", listen=address)
    async with Loopback(SystemClock()).running() as telegram:
        game = Evening(telegram, Dependencies(pause=0, translator=TRANSLATOR))
        ann = game.meet("Ann")
        await ann.starts()
        async with serving(telegram, game.parts, webhook=webhook):
            await ann.sees("/help")
            assert telegram.brought == []
            group = game.group()
            await ann.says("/new@rummy_bot", group)
            await ann.sees("Seats taken: 1", group)
            async with ClientSession() as somebody:
                forged = {"update_id": 9_999, "message": group.shown[-1]}
                for shown in ({}, {"X-Telegram-Bot-Api-Secret-Token": "guessed"}):
                    there = somebody.post(f"http://{address}/", json=forged, headers=shown)
                    async with there as answer:
                        assert answer.status == 403
                assert (await shows_what_is_no_text(address)).startswith(b"HTTP/1.1 403")
                right = {"X-Telegram-Bot-Api-Secret-Token": telegram.methods.secret}
                there = somebody.post(f"http://{address}/", data=b"{", headers=right)
                async with there as answer:
                    assert answer.status == 400
        telegram.methods.webhook = ""
        await ann.says("/table@rummy_bot", group)
        newest = group.shown[-1]["message_id"]
        async with serving(telegram, game.parts, webhook=webhook):
            await telegram.until(lambda: group.shown[-1]["message_id"] != newest)
        assert telegram.brought == [200]
        assert telegram.faults == []


async def shows_what_is_no_text(address: str) -> bytes:
    """Send an update whose secret is not UTF-8, and return the first line of the answer."""
    host, _, port = address.partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    head = b"POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 2\r\n"
    writer.write(head + b"X-Telegram-Bot-Api-Secret-Token: \xff\r\n\r\n{}")
    answer = await reader.readline()
    writer.close()
    return answer
