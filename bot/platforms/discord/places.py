"""Channels and people of Discord. A thread counts as a channel."""

from core.engine.people import Address

PLATFORM = "discord"


def address_of(number: int) -> Address:
    """Return the address under which the register stores a channel or a person."""
    return Address(PLATFORM, str(number))


def number_of(address: Address) -> int:
    """Return Discord's number of a channel or a person."""
    return int(address.key)
