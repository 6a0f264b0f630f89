"""Chats of Telegram, the act that is being handled, and the translation of refusals."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field

from telegram.error import BadRequest, Forbidden, RetryAfter, TelegramError

from bot.platforms.base.adapter import Act
from bot.platforms.base.errors import UNREADABLE, PicturelessError, Refusals, in_words_of
from core.engine.people import Address, To, ToPerson
from core.engine.ports import GoneError, Register, RejectedError, TryLaterError

PLATFORM = "telegram"


@dataclass(frozen=True, slots=True)
class Place:
    """A chat, or a topic in it."""

    chat: int
    topic: int | None = None

    @property
    def address(self) -> Address:
        """The address under which the register stores it: `-100123`, or `-100123/7` for a topic."""
        topic = "" if self.topic is None else f"/{self.topic}"
        return Address(PLATFORM, f"{self.chat}{topic}")

    @property
    def is_private(self) -> bool:
        """Whether it is a person's own chat with the bot: groups have negative numbers."""
        return self.chat > 0


def place_at(address: Address) -> Place:
    """Return the place of an address; a person's address is their private chat.

    Raises:
        GoneError: the person was forgotten.
    """
    if not address.key:
        raise GoneError
    chat, _, topic = address.key.partition("/")
    return Place(int(chat), int(topic) if topic else None)


async def place_of(to: To, register: Register) -> Place:
    """Return the place that shows screens to a person or a chat."""
    if isinstance(to, ToPerson):
        return place_at((await register.who(to.person)).address)
    return place_at((await register.where(to.chat)).address)


async def _always(_code: str) -> bool:
    return True


@dataclass(slots=True, kw_only=True)
class TelegramAct(Act):
    """One thing that a person did on Telegram."""

    place: Place
    query: str | None = None
    """The id to answer a press with, once; None for a typed text, and after the answer."""
    message: int | None = None
    """The typed message; None for a press."""
    pressed: int | None = None
    """The message whose button was pressed; None for a typed text."""
    told: bool = False
    """Whether an alert has already told the presser what would be sent in private."""
    reached: bool = True
    """Whether what was sent in private did not fail because the person has no private chat."""
    may_post: Callable[[str], Awaitable[bool]] = field(default=_always, compare=False)
    """Say whether the chat may be sent an answer; the code is that of the table to join."""


GONE = ("chat not found", "user not found", "peer_id_invalid", "user is deactivated", "topic_")
"""Refusals that mean a closed chat, although Telegram reports them as bad requests."""
MUTED = ("not enough rights to send", "chat_write_forbidden", "have no rights to send")
"""The bot lost its right to write: until it gets the right back, the chat counts as closed."""
PICTURELESS = ("not enough rights to send photos", "chat_send_photos_forbidden")
SAME = "message is not modified"
GONE_ALREADY = ("message to delete not found", "message_id_invalid")
OLD = ("query is too old", "query id is invalid")
MISSING = ("message to edit not found", "message can't be edited", "message_id_invalid")


def in_our_words() -> AbstractContextManager[None]:
    """Raise an error of our ports for a refusal by Telegram.

    A request with an unreadable answer counts as done: sending the message again would show it
    twice.
    """
    return in_words_of(REFUSALS)


def _refused(error: BadRequest) -> Exception:
    if says(error, *PICTURELESS):
        return PicturelessError()
    return GoneError() if says(error, *GONE, *MUTED) else RejectedError()


def seconds_in(error: RetryAfter) -> float:
    """Return how many seconds to wait before the next request."""
    wait = error.retry_after
    return float(wait) if isinstance(wait, int) else wait.total_seconds()


def says(error: TelegramError, *signs: str) -> bool:
    """Say whether a refusal is one of these: Telegram distinguishes them only by their text."""
    text = error.message.lower()
    return any(sign in text for sign in signs)


REFUSALS: Refusals = {
    RetryAfter: lambda error: TryLaterError(seconds_in(error)),
    Forbidden: lambda _error: GoneError(),
    BadRequest: _refused,
    **dict.fromkeys(UNREADABLE, lambda _error: RejectedError()),
}
