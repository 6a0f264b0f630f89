"""`rummy doctor --live` finds obstacles between browsers and the page."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import ClientSession, web

from bot.machine.system import SystemClock
from bot.platforms.base.errors import Finding
from bot.platforms.web import examining
from bot.platforms.web.examining import look_at_page
from tests.support.loopback.serving import free_port
from tests.support.web.site import serving

CERTIFICATE = Path(__file__).parents[3] / "support" / "web" / "localhost.pem"
"""A certificate of `localhost` that no browser trusts, with its key; only for these tests."""
Answer = Callable[[web.Request], Awaitable[web.StreamResponse]]


@asynccontextmanager
async def proxy(answer: Answer, *, secure: bool = False) -> AsyncIterator[str]:
    """Answer every request in this way while the context is open; yield the address."""
    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    shown = None
    if secure:
        shown = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        shown.load_cert_chain(CERTIFICATE)
    site = web.TCPSite(runner, "127.0.0.1", 0, ssl_context=shown)
    await site.start()
    port = runner.addresses[0][1]
    yield f"https://localhost:{port}/" if secure else f"http://127.0.0.1:{port}/"
    await runner.cleanup()


async def looked(url: str) -> tuple[Finding, ...]:
    return await asyncio.to_thread(look_at_page, url, SystemClock())


async def key_of(url: str) -> str:
    *_, last = await looked(url)
    return last.key


async def test_a_page_that_browsers_reach_is_found_well() -> None:
    async with serving(public=True) as site:
        (found,) = await looked(site.url)
        assert (found.well, found.key) == (True, "doctor-web-reached")


async def test_a_proxy_that_changes_the_host_or_holds_websockets_up_is_named() -> None:
    async with serving(public=True) as site, ClientSession() as client:

        async def passing_on(request: web.Request, **headers: str) -> web.Response:
            async with client.get(f"{site.url}{request.path[1:]}", headers=headers) as answer:
                name = "Content-Security-Policy"
                shown = {name: answer.headers[name]}
                return web.Response(status=answer.status, headers=shown)

        async def renaming(request: web.Request) -> web.Response:
            return await passing_on(request, Host="inside:1")

        async with proxy(renaming) as url:
            assert await key_of(url) == "doctor-web-host"
        async with proxy(passing_on) as url:
            assert await key_of(url) == "doctor-web-sockets"


@pytest.mark.parametrize("said", ["<html>", "[]", '{"ok": true}'])
async def test_another_program_at_the_address_is_named(said: str) -> None:
    async def other(_request: web.Request) -> web.Response:
        return web.Response(text=said)

    async with proxy(other) as url:
        assert await key_of(url) == "doctor-web-odd"


@pytest.mark.parametrize("scheme", ["http", "https"])
async def test_an_address_without_an_answer_is_named(scheme: str) -> None:
    assert await key_of(f"{scheme}://127.0.0.1:{free_port()}/") == "doctor-web-away"


async def test_a_certificate_that_browsers_refuse_or_that_ends_soon_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def other(_request: web.Request) -> web.Response:
        return web.Response()

    async with proxy(other, secure=True) as url:
        (refused,) = await looked(url)
        assert refused.key == "doctor-web-certificate"
        monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
        valid, _ = await looked(url)
        assert (valid.key, valid.figures["host"]) == ("doctor-web-certificate-valid", "localhost")
        monkeypatch.setattr(examining, "SOON", 10**6)
        (ends,) = await looked(url)
        assert ends.key == "doctor-web-certificate-ends"
