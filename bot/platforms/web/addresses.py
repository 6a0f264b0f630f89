"""Under which addresses the page is reached, and which of them are ours."""

import socket
from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import urlsplit

ANYWHERE = frozenset({"0.0.0.0", "::", ""})  # noqa: S104 - only compared with
ELSEWHERE = ("192.0.2.1", 9)
"""An address that nobody has: to look for the way there sends nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Addresses:
    """Where the page is reached."""

    url: str
    """What comes before the fragment of a link."""
    hosts: frozenset[str]
    """What a request may name as its host: a foreign name that leads here is refused."""
    origins: frozenset[str]
    """From where a page may speak to us."""

    def link(self, code: str) -> str:
        """Return a link that holds a code where no server, log or preview sees it."""
        return f"{self.url}#{code}"


def public(url: str) -> Addresses:
    """Return the addresses of a page behind a public one, as the settings take it."""
    parts = urlsplit(url.strip())
    host = parts.netloc.lower()
    path = parts.path if parts.path.endswith("/") else f"{parts.path}/"
    return Addresses(
        url=f"{parts.scheme}://{host}{path}",
        hosts=frozenset({host}),
        origins=frozenset({f"{parts.scheme}://{host}"}),
    )


def local(host: str, port: int) -> Addresses:
    """Return the addresses of a page on this machine, or in its network."""
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
    """Return the address by which other machines of this network reach this one."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect(ELSEWHERE)
        return str(way.getsockname()[0])
    return None
