"""Updates of Telegram: parses each one, and returns what it means for the bot."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import structlog
from telegram import (
    CallbackQuery,
    Chat,
    ChatMemberUpdated,
    ChosenInlineResult,
    InlineKeyboardMarkup,
    InlineQuery,
    Message,
    MessageEntity,
    Update,
)
from telegram import User as Account
from telegram.error import TelegramError
from telegram.request import HTTPXRequest

from bot.platforms.telegram.places import Place
from bot.render.names import JOINER
from core.engine.logs import error_report

_log = structlog.get_logger(__name__)


class UpdatesRequest(HTTPXRequest):
    """The connection for `getUpdates`; returns an unparsable update as its number alone."""

    @staticmethod
    def parse_json_payload(payload: bytes) -> dict[str, Any]:
        """Parse a response; raises TelegramError if none of its updates has a number."""
        answer: dict[str, Any] = HTTPXRequest.parse_json_payload(payload)
        updates = answer.get("result")
        if isinstance(updates, list) and updates:
            answer["result"] = [*_parsable(updates)]
            if not answer["result"]:
                raise TelegramError("updates without numbers")
        return answer


def _parsable(updates: Sequence[object]) -> Iterator[dict[str, Any]]:
    return (update[1] for update in map(_checked, updates) if update is not None)


def parsed(raw: object) -> Update | None:
    """Parse an update; log an unparsable one by its number, and return that number.

    An unparsable update counts as taken: the server would send it again for ever. Return None if it
    has no number.
    """
    update = _checked(raw)
    return None if update is None else update[0]


def _checked(raw: object) -> tuple[Update, dict[str, Any]] | None:
    """Parse an update, and write it in the form that is stored; see `parsed`."""
    number = raw.get("update_id") if isinstance(raw, dict) else None
    if not isinstance(raw, dict) or not isinstance(number, int):
        _log.warning("update skipped", update=None)
        return None
    try:
        update = Update.de_json(raw)
        written = update.to_dict()
        Update.de_json(written)
    except Exception as error:  # noqa: BLE001 - whatever the library raises on it
        _log.warning("update skipped", update=str(number), **error_report(error))
        return Update(number), {"update_id": number}
    return update, written


KINDS = (
    "message",
    "callback_query",
    "my_chat_member",
    "inline_query",
    "chosen_inline_result",
)
"""The updates we subscribe to. Edited messages are left out: a word counts as it was sent."""
SIGN = "✎"
"""The prefix of our question for a command's missing argument."""
_QUESTION = re.compile(rf"{SIGN} /{JOINER}?([a-z]+(?: [A-Z]+)?)\n")
CALLED = re.DOTALL | re.IGNORECASE
CHANNELS = frozenset({136_817_688, 1_087_968_824, 777_000})
"""Telegram's own accounts that write for channels and for anonymous administrators."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Who:
    """A person, as Telegram describes them."""

    account: int
    name: str
    language: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Typed:
    """A person wrote to the bot."""

    who: Who
    place: Place
    text: str
    overheard: bool = False
    """Whether it is a reply to one of our messages in a group, not a command: it may be chatter."""
    command: bool = False
    """Whether it began with a slash."""
    message: int = 0
    """The message to reply to."""
    about: InlineKeyboardMarkup | None = None
    """The keys of our message that it replies to."""
    question: int | None = None
    """Our question for a missing argument that it answers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tapped:
    """A person pressed a button."""

    who: Who
    place: Place
    button: str
    query: str
    """The id to answer the press with, within some seconds."""
    message: int = 0
    keys: InlineKeyboardMarkup | None = None
    """All buttons of the message, as they looked when one was pressed."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen:
    """A person chose a result of an inline query, or pressed the button that does the same."""

    who: Who
    result: str
    message: str
    """The name of the message that the choice has put into a chat."""
    query: str | None = None
    """The id to answer a press with; None for the choice itself."""

    @property
    def place(self) -> Place:
        """The private chat: Telegram does not say in which chat the message is."""
        return Place(self.who.account)


@dataclass(frozen=True, slots=True, kw_only=True)
class Arrived:
    """A person pressed Start in the private chat, perhaps through a link with a table's code."""

    who: Who
    code: str

    @property
    def place(self) -> Place:
        """The private chat."""
        return Place(self.who.account)


@dataclass(frozen=True, slots=True, kw_only=True)
class Faceless:
    """A command sent as a channel or as the group: the sender cannot join a table."""

    place: Place
    message: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved:
    """A group became a supergroup: its number has changed."""

    old: int
    new: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Welcomed:
    """The bot was added to a group."""

    by: Who
    place: Place


@dataclass(frozen=True, slots=True, kw_only=True)
class Returned:
    """A person has unblocked the bot."""

    who: Who


Meant: TypeAlias = Typed | Tapped | Chosen | Arrived | Faceless | Moved | Welcomed | Returned


def meant_by(update: Update, me: Account) -> Meant | None:
    """Return the meaning of an update; None if it does not concern the bot."""
    if update.callback_query is not None:
        return _press(update.callback_query)
    if update.chosen_inline_result is not None:
        return _choice(update.chosen_inline_result)
    if update.my_chat_member is not None:
        return _membership(update.my_chat_member)
    if update.message is not None:
        return _message(update.message, me)
    return None


def asked_by(query: InlineQuery) -> Who | None:
    """Return the person who opens the list of moves; None for a bot."""
    return None if query.from_user.is_bot else _who(query.from_user)


def _choice(chosen: ChosenInlineResult) -> Chosen | None:
    """Return a choice; without its message, nobody could be told what came of it."""
    if chosen.inline_message_id is None or chosen.from_user.is_bot:
        return None
    who, message = _who(chosen.from_user), chosen.inline_message_id
    return Chosen(who=who, result=chosen.result_id, message=message)


def _press(query: CallbackQuery) -> Tapped | Chosen | None:
    message, data = query.inline_message_id, query.data
    if message is not None and data is not None and not query.from_user.is_bot:
        return Chosen(who=_who(query.from_user), result=data, message=message, query=query.id)
    if query.message is None or query.data is None or query.from_user.is_bot:
        return None
    shown = query.message
    topic = _topic(shown) if isinstance(shown, Message) else None
    return Tapped(
        who=_who(query.from_user),
        place=Place(shown.chat.id, topic),
        button=query.data,
        query=query.id,
        message=shown.message_id,
        keys=shown.reply_markup if isinstance(shown, Message) else None,
    )


def _topic(message: Message) -> int | None:
    """Return the forum topic of a message."""
    return message.message_thread_id if message.is_topic_message else None


def _membership(change: ChatMemberUpdated) -> Welcomed | Returned | None:
    outside = {"left", "kicked"}
    came = change.old_chat_member.status in outside
    if not came or change.new_chat_member.status in outside:
        return None
    if change.chat.type == Chat.PRIVATE:
        return Returned(who=_who(change.from_user))
    return Welcomed(by=_who(change.from_user), place=Place(change.chat.id))


def _message(message: Message, me: Account) -> Meant | None:
    if message.migrate_to_chat_id is not None:
        return Moved(old=message.chat.id, new=message.migrate_to_chat_id)
    said = None if message.via_bot == me else _said(message, me)  # a choice is no word
    if said is None or message.from_user is None:
        return None
    place = Place(message.chat.id, _topic(message))
    if message.from_user.id in CHANNELS or message.sender_chat is not None:
        return Faceless(place=place, message=message.message_id)
    if message.from_user.is_bot:
        return None
    who, (word, _, rest) = _who(message.from_user), said.partition(" ")
    if place.is_private and message.text is not None and message.text.startswith("/start"):
        return Arrived(who=who, code=rest.strip()) if word == "start" else None
    command = (message.text or "").startswith("/")
    return Typed(
        who=who,
        place=place,
        text=said,
        overheard=not place.is_private and said == message.text,
        command=command,
        message=message.message_id,
        about=_keys_of_ours(message.reply_to_message, me),
        question=None if command or _asked(message, me) is None else _replied(message),
    )


def _replied(message: Message) -> int | None:
    return None if message.reply_to_message is None else message.reply_to_message.message_id


def _keys_of_ours(message: Message | None, me: Account) -> InlineKeyboardMarkup | None:
    return message.reply_markup if message is not None and message.from_user == me else None


def _said(message: Message, me: Account) -> str | None:
    """Return what was said to the bot: in a group, a command of ours or a reply to the bot."""
    text = message.text
    if text is None:
        return None
    if text.startswith("/"):
        return _command(message, text, me)
    phrase = _asked(message, me)
    if phrase is not None:
        return f"{phrase} {text}"
    called = re.match(rf"@{re.escape(me.username or '')}\b[\s:,]*(.*)", text, CALLED)
    if called is not None:
        return called[1] or "help"
    answered = message.reply_to_message
    ours = answered is not None and answered.from_user == me
    return text if ours or message.chat.type == Chat.PRIVATE else None


def _asked(message: Message, me: Account) -> str | None:
    """Return the phrase that a reply to our question completes; None if it is no such reply."""
    answered = message.reply_to_message
    if answered is None or answered.from_user != me:
        return None
    question = _QUESTION.match(answered.text or "")
    return None if question is None else question[1]


def _command(message: Message, text: str, me: Account) -> str | None:
    """Return a command without its slash; None for a command of another bot.

    Telegram marks a command only up to its first accent or hyphen: `/d` of `/défausser`.
    """
    marks = [mark for mark in message.entities if mark.type == MessageEntity.BOT_COMMAND]
    length = marks[0].length if marks and marks[0].offset == 0 else 0
    after = text[length : length + 1]
    if not length or after.isalpha() or after == "-":
        length = len(text.split(maxsplit=1)[0])
    word, _, bot = text[1:length].partition("@")
    if bot and bot.lower() != (me.username or "").lower():
        return None
    return f"{word.lower()} {text[length:].strip()}".strip()


def _who(account: Account) -> Who:
    return Who(account=account.id, name=account.full_name, language=account.language_code)
