"""Checks of the page's public address, as a browser reaches it: certificate, proxy, WebSockets."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from urllib.parse import urlsplit

from aiohttp import ClientError, ClientSession, ClientTimeout, WSServerHandshakeError

from bot.platforms.base.errors import Finding, fine, wrong
from bot.platforms.web.addresses import public
from bot.platforms.web.server import POLICY
from core.engine.ports import Clock

PATIENCE = 10.0
"""Seconds to wait for each answer."""
DAY = 86_400.0
SOON = 14
"""Days before the end of a certificate at which its renewal must have failed."""
MISDIRECTED = 421
"""The status with which the page refuses a host name that is not its own."""


def look_at_page(url: str, clock: Clock) -> tuple[Finding, ...]:
    """Return whether browsers reach the page at its public address, and what to do if not."""

    async def look() -> tuple[Finding, ...]:
        return tuple([finding async for finding in _findings(public(url).url, clock)])

    return asyncio.run(look())


async def _findings(url: str, clock: Clock) -> AsyncIterator[Finding]:
    parts = urlsplit(url)
    if parts.scheme == "https":
        certificate = await _certificate(parts.hostname or "", parts.port or 443, clock)
        yield certificate
        if not certificate.well:
            return
    yield await _answer(url)


async def _certificate(host: str, port: int, clock: Clock) -> Finding:
    """Check the certificate as a browser does, and how long it is still valid."""
    trusted = ssl.create_default_context()
    try:
        async with asyncio.timeout(PATIENCE):
            _, writer = await asyncio.open_connection(host, port, ssl=trusted, server_hostname=host)
    except ssl.SSLCertVerificationError as error:
        return wrong("doctor-web-certificate", host=host, why=error.verify_message)
    except (OSError, TimeoutError) as error:
        return wrong("doctor-web-away", url=host, why=str(error) or "–")
    shown = writer.get_extra_info("peercert")
    writer.transport.abort()
    ends = ssl.cert_time_to_seconds(shown["notAfter"])
    days = int((ends - clock.now()) // DAY)
    if days < SOON:
        return wrong("doctor-web-certificate-ends", host=host, days=days)
    until = datetime.fromtimestamp(ends, UTC).date().isoformat()
    return fine("doctor-web-certificate-valid", host=host, until=until)


async def _answer(url: str) -> Finding:
    """Ask for the page, then for a WebSocket, with the host and origin of a browser."""
    parts = urlsplit(url)
    origin = f"{parts.scheme}://{parts.netloc}"
    async with ClientSession(timeout=ClientTimeout(total=PATIENCE)) as browser:
        try:
            async with browser.get(url) as answer:
                if answer.status == MISDIRECTED:
                    return wrong("doctor-web-host", host=parts.netloc)
                if answer.headers.get("Content-Security-Policy") != POLICY:
                    return wrong("doctor-web-odd", url=url)
            async with browser.ws_connect(f"{url}table", origin=origin):
                return fine("doctor-web-reached", url=url)
        except WSServerHandshakeError:
            return wrong("doctor-web-sockets", url=url)
        except (ClientError, OSError, TimeoutError) as error:
            return wrong("doctor-web-away", url=url, why=str(error) or "–")
