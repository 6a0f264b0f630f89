"""The few things that are asked of Telegram, each with its own kinds of refusal."""

from collections.abc import Awaitable, Callable
from typing import TypeVar

from telegram import (
    Bot,
    ChatMember,
    ForceReply,
    InlineKeyboardMarkup,
    InputFile,
    InputMediaPhoto,
    LinkPreviewOptions,
    ReplyParameters,
)
from telegram.constants import ChatAction
from telegram.error import BadRequest, ChatMigrated, Forbidden, TelegramError

from bot.platforms.telegram.look import Text
from bot.platforms.telegram.places import (
    GONE_ALREADY,
    MISSING,
    OLD,
    SAME,
    UNREADABLE,
    Place,
    in_our_words,
    says,
)
from bot.screens.screen import Attachment

T = TypeVar("T")
Move = Callable[[int, int], Awaitable[None]]
"""Notes that a chat has another number now: the old, the new."""

NO_CODE = "tables"
"""Stands in a link where no table is meant: Telegram wants something there."""
ADDED = "1"
"""Stands in the link by which the bot is added; nobody reads it."""
ENDED = "…"
"""Stays of a message of which no first line is known."""
PLAIN = LinkPreviewOptions(is_disabled=True)


def into_a_group(username: str) -> str:
    """Return the link by which somebody adds a bot to a group of theirs."""
    return f"https://t.me/{username}?startgroup={ADDED}"


class Calls:
    """Sends, edits and takes away. What Telegram refuses is raised in the words of our ports."""

    def __init__(self, bot: Bot, moved: Move) -> None:
        self._bot = bot
        self._moved = moved

    def door(self, code: str = "") -> str:
        """Return a link into the private chat, where the table with this code is shown."""
        return f"https://t.me/{self._bot.username}?start={code or NO_CODE}"

    @property
    def into_a_group(self) -> str:
        """A link by which somebody adds the bot to a group of theirs."""
        return into_a_group(self._bot.username)

    async def send(
        self,
        place: Place,
        text: Text,
        buttons: InlineKeyboardMarkup | ForceReply | None = None,
        *,
        answers: int | None = None,
        hushed: bool = False,
    ) -> int:
        """Send a text, perhaps below the message that it answers, and return its number."""

        async def send(chat: int) -> int:
            sent = await self._bot.send_message(
                chat,
                text.plain,
                entities=text.marks or None,
                reply_markup=buttons,
                message_thread_id=place.topic,
                link_preview_options=PLAIN,
                reply_parameters=_below(answers),
                disable_notification=hushed,
            )
            return sent.message_id

        return await self._there(place, send)

    async def send_picture(
        self,
        place: Place,
        file: bytes,
        text: Text,
        buttons: InlineKeyboardMarkup | None,
        *,
        hushed: bool = False,
    ) -> int:
        """Send a picture with a text below it, and return the message's number."""

        async def send(chat: int) -> int:
            sent = await self._bot.send_photo(
                chat,
                file,
                caption=text.plain,
                caption_entities=text.marks or None,
                reply_markup=buttons,
                message_thread_id=place.topic,
                disable_notification=hushed,
            )
            return sent.message_id

        return await self._there(place, send)

    async def send_film(self, place: Place, file: bytes, text: Text) -> int:
        """Send a picture that moves, and return the message's number."""

        async def send(chat: int) -> int:
            film = InputFile(file, filename="round.gif")
            sent = await self._bot.send_animation(
                chat, film, caption=text.plain, message_thread_id=place.topic
            )
            return sent.message_id

        return await self._there(place, send)

    async def send_file(self, place: Place, file: Attachment, text: Text) -> int:
        """Send a file with a text below it, and return the message's number."""

        async def send(chat: int) -> int:
            sent = await self._bot.send_document(
                chat,
                InputFile(file.data, filename=file.name),
                caption=text.plain,
                message_thread_id=place.topic,
            )
            return sent.message_id

        return await self._there(place, send)

    async def edit(
        self, place: Place, number: int, text: Text, buttons: InlineKeyboardMarkup | None
    ) -> bool:
        """Let a message say something else; False: it is gone, or cannot be edited any more."""

        async def edit(chat: int) -> bool:
            return await _unless_missing(
                self._bot.edit_message_text(
                    text.plain,
                    chat,
                    number,
                    entities=text.marks or None,
                    reply_markup=buttons,
                    link_preview_options=PLAIN,
                )
            )

        return await self._there(place, edit)

    async def edit_picture(
        self,
        place: Place,
        number: int,
        file: bytes,
        text: Text,
        buttons: InlineKeyboardMarkup | None,
    ) -> bool:
        """Let a message show another picture; False: it is gone, or cannot be edited any more."""

        async def edit(chat: int) -> bool:
            photo = InputMediaPhoto(file, caption=text.plain, caption_entities=text.marks or None)
            return await _unless_missing(
                self._bot.edit_message_media(photo, chat, number, reply_markup=buttons)
            )

        return await self._there(place, edit)

    async def edit_caption(
        self, place: Place, number: int, text: Text, buttons: InlineKeyboardMarkup | None
    ) -> bool:
        """Let a message say something else about its picture; False as above."""

        async def edit(chat: int) -> bool:
            return await _unless_missing(
                self._bot.edit_message_caption(
                    chat,
                    number,
                    caption=text.plain,
                    caption_entities=text.marks or None,
                    reply_markup=buttons,
                )
            )

        return await self._there(place, edit)

    async def take_away(self, place: Place, number: int) -> bool:
        """Delete a message; False: it is too old for that."""
        with in_our_words():
            try:
                await self._bot.delete_message(place.chat, number)
            except BadRequest as error:
                return says(error, *GONE_ALREADY)
        return True

    async def shorten(self, place: Place, number: int, head: str, *, pictured: bool) -> None:
        """Let nothing stay of a message but its first line, and no buttons."""
        text = Text(head or ENDED)
        edit = self.edit_caption if pictured else self.edit
        await edit(place, number, text, None)

    async def strip(self, place: Place, number: int) -> None:
        """Take the buttons from a message, if it is still there."""
        await self.edit_keys(place, number, None)

    async def edit_keys(self, place: Place, number: int, keys: InlineKeyboardMarkup | None) -> None:
        """Let a message have other buttons, if it is still there."""

        async def edit(chat: int) -> bool:
            return await _unless_missing(
                self._bot.edit_message_reply_markup(chat, number, reply_markup=keys)
            )

        await self._there(place, edit)

    async def answer(self, query: str, text: str | None = None, *, url: str | None = None) -> bool:
        """Answer a press with a word that only the presser sees; False: it was too long ago."""
        with in_our_words():
            try:
                await self._bot.answer_callback_query(query, text, show_alert=bool(text), url=url)
            except BadRequest as error:
                if says(error, *OLD):
                    return False
                raise
        return True

    async def reaches(self, person: int) -> bool:
        """Say whether somebody can be written to: has met the bot, and has not blocked it.

        While Telegram is in trouble nobody is kept from sitting down: say that they can.
        """
        try:
            await self._bot.send_chat_action(person, ChatAction.TYPING)
        except (Forbidden, BadRequest):
            return False
        except (TelegramError, *UNREADABLE):
            return True
        return True

    async def in_charge(self, place: Place, account: int) -> bool:
        """Say whether somebody is an administrator of a chat."""
        try:
            member = await self._bot.get_chat_member(place.chat, account)
        except (TelegramError, *UNREADABLE):
            return False
        return member.status in {ChatMember.ADMINISTRATOR, ChatMember.OWNER}

    async def _there(self, place: Place, call: Callable[[int], Awaitable[T]]) -> T:
        """Make a call, and once more where the chat has moved."""
        with in_our_words():
            try:
                return await call(place.chat)
            except ChatMigrated as error:
                await self._moved(place.chat, error.new_chat_id)
                return await call(error.new_chat_id)


async def _unless_missing(editing: Awaitable[object]) -> bool:
    """Say whether a message could be edited; one that looks so already could."""
    try:
        await editing
    except BadRequest as error:
        if says(error, SAME):
            return True
        if says(error, *MISSING):
            return False
        raise
    return True


def _below(answers: int | None) -> ReplyParameters | None:
    """Return how a message stands below another, should that still be there."""
    return None if answers is None else ReplyParameters(answers, allow_sending_without_reply=True)
