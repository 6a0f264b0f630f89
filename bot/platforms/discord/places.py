"""Channels and people of Discord. A thread is a channel of its own."""

from core.engine.people import Address

PLATFORM = "discord"


def address_of(number: int) -> Address:
    """Return a channel or a person as the register keeps them."""
    return Address(PLATFORM, str(number))


def number_of(address: Address) -> int:
    """Return the number by which Discord knows a channel or a person."""
    return int(address.key)
