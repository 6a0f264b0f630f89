"""Addresses on which the program listens: `HOST:PORT`, or a port alone."""

HERE = "127.0.0.1"
LAST_PORT = 65_535


def heard_at(listen: str) -> tuple[str, int]:
    """Return host and port; without a host, the loopback address. Raises ValueError."""
    host, _, port = listen.rpartition(":")
    if not (port.isascii() and port.isdecimal()) or int(port) > LAST_PORT or "/" in host:
        raise ValueError("not HOST:PORT")
    return host.strip("[]") or HERE, int(port)


def only_here(listen: str) -> bool:
    """Return whether the address is unreachable from other machines."""
    return heard_at(listen)[0] in {HERE, "::1", "localhost"}


class NoRoomError(Exception):
    """The address is taken, or may not be used."""

    def __init__(self, listen: str, setting: str) -> None:
        super().__init__(listen)
        self.listen = listen
        self.setting = setting
        """The setting for another address."""


class RefusedAddressError(Exception):
    """A platform rejects the webhook address."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why
        """The reason, in the platform's own words."""
