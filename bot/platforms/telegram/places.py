"""Chats of Telegram, who acts in one just now, and what Telegram refuses there."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from telegram.error import BadRequest, Forbidden, RetryAfter, TelegramError

from core.engine.people import Address, PersonId, To, ToPerson
from core.engine.ports import GoneError, Register, RejectedError, TryLaterError

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


@dataclass(slots=True, kw_only=True)
class Act:
    """One thing that somebody did."""

    person: PersonId
    place: Place
    query: str | None = None
    """By which a press is answered, once; None for what was typed, and afterwards."""
    told: bool = False
    """Whether the presser has been told right there what would be shown in private."""


GONE = ("chat not found", "user not found", "peer_id_invalid", "user is deactivated", "topic_")
"""Refusals by which a chat is closed to us, although Telegram calls them bad requests."""
MUTED = ("not enough rights to send", "chat_write_forbidden", "have no rights to send")
"""Somebody has taken away the right to write: until it comes back, the chat is closed too."""
PICTURELESS = ("not enough rights to send photos", "chat_send_photos_forbidden")
SAME = "message is not modified"
GONE_ALREADY = ("message to delete not found", "message_id_invalid")
OLD = ("query is too old", "query id is invalid")
MISSING = ("message to edit not found", "message can't be edited", "message_id_invalid")


UNREADABLE = (KeyError, TypeError, ValueError, AttributeError, OverflowError, RecursionError)
"""What the library raises at an answer that is none of Telegram's: other servers give some."""


class PicturelessError(Exception):
    """The bot may write in a chat, but not send pictures."""


@contextmanager
def in_our_words() -> Iterator[None]:
    """Raise TryLaterError, GoneError or RejectedError for what Telegram answers.

    PicturelessError is for the surface alone, which shows a text then. What was answered in no way
    that can be read was taken all the same: to send it once more would tell it twice.

    What else goes wrong on the way is raised as it is: it may go better next time.
    """
    try:
        yield
    except RetryAfter as error:
        raise TryLaterError(seconds_in(error)) from error
    except Forbidden as error:
        raise GoneError from error
    except BadRequest as error:
        if says(error, *PICTURELESS):
            raise PicturelessError from error
        if says(error, *GONE, *MUTED):
            raise GoneError from error
        raise RejectedError from error
    except UNREADABLE as error:
        raise RejectedError from error


def seconds_in(error: RetryAfter) -> float:
    """Return how long Telegram wants to be left alone."""
    wait = error.retry_after
    return float(wait) if isinstance(wait, int) else wait.total_seconds()


def says(error: TelegramError, *signs: str) -> bool:
    """Say whether a refusal is one of these: Telegram tells them apart by their text alone."""
    text = error.message.lower()
    return any(sign in text for sign in signs)
