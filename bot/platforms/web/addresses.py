"""The addresses under which the page is reached, and the hosts that we accept as ours."""

import socket
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import urlsplit

ANYWHERE = frozenset({"0.0.0.0", "::", ""})  # noqa: S104 - only compared with
ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has: finding the route to it sends nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Addresses:
    """The addresses of the page."""

    url: str
    """The part of a link before the fragment."""
    hosts: frozenset[str]
    """Hosts that a request may name: a foreign name that resolves to us is refused."""
    origins: frozenset[str]
    """Origins from which a page may connect."""

    def watching(self, code: str) -> str:
        """Return the address at which anybody may watch a table, by the table's code."""
        return f"{self.url}watch/{code}"

    def link(self, code: str) -> str:
        """Return a link with a code in the fragment, which no server, log or preview sees."""
        return f"{self.url}#{code}"


def public(url: str) -> Addresses:
    """Return the addresses of a page behind a public URL, as the settings name it."""
    parts = urlsplit(url.strip())
    host = parts.netloc.lower()
    path = parts.path if parts.path.endswith("/") else f"{parts.path}/"
    return Addresses(
        url=f"{parts.scheme}://{host}{path}",
        hosts=frozenset({host}),
        origins=frozenset({f"{parts.scheme}://{host}"}),
    )


def local(host: str, port: int) -> Addresses:
    """Return the addresses of a page on this machine, or in its local network."""
    names = {"127.0.0.1", "localhost"}
    shown = "127.0.0.1"
    if host in ANYWHERE:
        shown = _in_network() or shown
        names |= {shown, socket.gethostname().lower()}
    elif host not in names:
        shown = host
        names = {host}
    hosts = frozenset(f"{_bracketed(name)}:{port}" for name in names)
    return Addresses(
        url=f"http://{_bracketed(shown)}:{port}/",
        hosts=hosts,
        origins=frozenset(f"http://{one}" for one in hosts),
    )


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _in_network() -> str | None:
    """Return this machine's address in its local network."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect(ELSEWHERE)
        return str(way.getsockname()[0])
    return None
