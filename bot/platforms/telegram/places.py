"""Chats of Telegram, a topic of a forum being a chat of its own."""

from dataclasses import dataclass

from core.engine.people import Address, To, ToPerson
from core.engine.ports import Register

PLATFORM = "telegram"


@dataclass(frozen=True, slots=True)
class Place:
    """Where a message stands."""

    chat: int
    topic: int | None = None

    @property
    def address(self) -> Address:
        """The place as the register keeps it: `-100123`, or `-100123/7` for a topic."""
        topic = "" if self.topic is None else f"/{self.topic}"
        return Address(PLATFORM, f"{self.chat}{topic}")

    @property
    def is_private(self) -> bool:
        """Whether it is somebody's own chat with the bot: Telegram counts groups downwards."""
        return self.chat > 0


def place_at(address: Address) -> Place:
    """Return the place of an address, or the private chat of a person's."""
    chat, _, topic = address.key.partition("/")
    return Place(int(chat), int(topic) if topic else None)


async def place_of(to: To, register: Register) -> Place:
    """Return where something for a person or a chat is shown."""
    if isinstance(to, ToPerson):
        return place_at((await register.who(to.person)).address)
    return place_at((await register.where(to.chat)).address)
