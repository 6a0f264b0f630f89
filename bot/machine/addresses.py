"""Addresses on which the program listens: `HOST:PORT`, or a port alone."""

import errno
from socket import gaierror
from typing import Literal, TypeAlias

from bot.texts.numbers import read_number
from bot.texts.translator import WordedError

HERE = "127.0.0.1"
LAST_PORT = 65_535


def heard_at(listen: str) -> tuple[str, int]:
    """Return host and port; without a host, the loopback address. Raises ValueError."""
    host, _, port = listen.rpartition(":")
    number = read_number(port)
    if number is None or number > LAST_PORT or "/" in host:
        raise ValueError("not HOST:PORT")
    return host.strip("[]") or HERE, number


def only_here(listen: str) -> bool:
    """Return whether the address is unreachable from other machines."""
    return heard_at(listen)[0] in {HERE, "::1", "localhost"}


Obstacle: TypeAlias = Literal["taken", "forbidden", "elsewhere", "unknown", "other"]
"""Why the program cannot listen at an address.

`elsewhere`: the address belongs to no network of this machine; `unknown`: the name has no address.
"""
OBSTACLES: dict[int | None, Obstacle] = {
    errno.EADDRINUSE: "taken",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EADDRNOTAVAIL: "elsewhere",
    errno.EAFNOSUPPORT: "elsewhere",
    None: "elsewhere",  # asyncio drops the number where no address could be bound
}


class NoRoomError(WordedError):
    """The program cannot listen at an address; `setting` names the one to change."""

    def __init__(self, listen: str, setting: str, error: OSError | UnicodeError) -> None:
        super().__init__(
            "cli-no-room",
            place=listen,
            setting=setting,
            obstacle=_obstacle(error),
            why=getattr(error, "strerror", None) or "",
        )


def _obstacle(error: OSError | UnicodeError) -> Obstacle:
    if isinstance(error, gaierror | UnicodeError):
        return "unknown"
    return OBSTACLES.get(error.errno, "other")


class RefusedAddressError(WordedError):
    """A platform rejects the webhook address; `why` is the reason in its own words."""

    def __init__(self, why: str) -> None:
        super().__init__("cli-telegram-webhook", why=why)
