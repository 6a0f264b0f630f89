"""The few methods of Telegram that the bot calls, each with the refusals it may meet."""

from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from telegram import (
    Bot,
    ChatMember,
    ForceReply,
    InlineKeyboardMarkup,
    InlineQueryResultArticle,
    InlineQueryResultsButton,
    InputFile,
    InputMediaPhoto,
    LinkPreviewOptions,
    Message,
    ReplyParameters,
)
from telegram.constants import ChatAction
from telegram.error import BadRequest, ChatMigrated, Forbidden, TelegramError

from bot.platforms.base.errors import UNREADABLE
from bot.platforms.telegram.look import Text
from bot.platforms.telegram.places import (
    GONE_ALREADY,
    MISSING,
    OLD,
    SAME,
    Place,
    in_our_words,
    says,
)
from bot.screens.screen import Attachment

T = TypeVar("T")
Move = Callable[[int, int], Awaitable[None]]
"""Called when a chat has a new number, with the old and the new one."""

NO_CODE = "tables"
"""The payload of a link that names no table: Telegram requires one."""
ADDED = "1"
"""The payload of the link that adds the bot; nothing reads it."""
ENDED = "…"
"""The text that replaces a message whose first line is unknown."""
PLAIN = LinkPreviewOptions(is_disabled=True)


def into_a_group(username: str) -> str:
    """Return the link that adds a bot to a group of the user's choice."""
    return f"https://t.me/{username}?startgroup={ADDED}"


def into_the_app(username: str, app: str | None, *, main: bool) -> str:
    """Return the start of the link that opens the Mini App, before a table's code.

    `app` names one of the bot's direct link apps, `main` says that the bot has a main one. Empty:
    there is neither, so nothing can be opened from a group.
    """
    if app is not None:
        return f"https://t.me/{username}/{app}?startapp="
    return f"https://t.me/{username}?startapp=" if main else ""


class Calls:
    """Sends, edits and deletes messages. Raises the errors of our ports for Telegram's refusals."""

    def __init__(self, bot: Bot, moved: Move) -> None:
        self._bot = bot
        self._moved = moved

    def door(self, code: str = "") -> str:
        """Return a link into the private chat, which shows the table with this code there."""
        return f"https://t.me/{self._bot.username}?start={code or NO_CODE}"

    @property
    def into_a_group(self) -> str:
        """The link that adds this bot to a group of the user's choice."""
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
        """Send a text, as a reply if `answers` is given, and return the message's number."""

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
        file: bytes | str,
        text: Text,
        buttons: InlineKeyboardMarkup | None,
        *,
        answers: int | None = None,
        hushed: bool = False,
    ) -> tuple[int, str]:
        """Send a picture with a text below it, as `send` does a text.

        `file` is the picture, or Telegram's id of one that it has. Return the message's number and
        the picture's id.
        """

        async def send(chat: int) -> tuple[int, str]:
            sent = await self._bot.send_photo(
                chat,
                file,
                caption=text.plain,
                caption_entities=text.marks or None,
                reply_markup=buttons,
                message_thread_id=place.topic,
                reply_parameters=_below(answers),
                disable_notification=hushed,
            )
            return sent.message_id, _picture_in(sent)

        return await self._there(place, send)

    async def send_film(self, place: Place, file: bytes, text: Text) -> int:
        """Send an animated picture, and return the message's number."""

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
        """Edit a message's text; return False if it is gone, or cannot be edited any more."""

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

    async def edit_post(
        self, message: str, text: Text, buttons: InlineKeyboardMarkup | None
    ) -> bool:
        """Edit a message that a person has posted by choosing a result; False if it is gone."""
        with in_our_words():
            return await _unless_missing(
                self._bot.edit_message_text(
                    text.plain,
                    inline_message_id=message,
                    entities=text.marks or None,
                    reply_markup=buttons,
                    link_preview_options=PLAIN,
                )
            )

    async def offer(
        self, query: str, results: Sequence[InlineQueryResultArticle], above: str
    ) -> None:
        """Answer an inline query with results for one person, and a button that opens the chat.

        `above` is the button's label. An answer that comes too late is dropped.
        """
        button = InlineQueryResultsButton(above, start_parameter=NO_CODE)
        with in_our_words():
            try:
                await self._bot.answer_inline_query(
                    query, results, cache_time=0, is_personal=True, button=button
                )
            except BadRequest as error:
                if not says(error, *OLD):
                    raise

    async def edit_picture(
        self,
        place: Place,
        number: int,
        file: bytes | str,
        text: Text,
        buttons: InlineKeyboardMarkup | None,
    ) -> str | None:
        """Replace a message's picture by one, as `send_picture` takes it, and return its id.

        The id is empty if Telegram does not tell it. Return None if the message is gone, or cannot
        be edited any more.
        """

        async def edit(chat: int) -> str | None:
            photo = InputMediaPhoto(file, caption=text.plain, caption_entities=text.marks or None)
            edited: list[object] = []

            async def editing() -> None:
                call = self._bot.edit_message_media(photo, chat, number, reply_markup=buttons)
                edited.append(await call)

            done = await _unless_missing(editing())
            return _picture_in(*edited) if done else None

        return await self._there(place, edit)

    async def edit_caption(
        self, place: Place, number: int, text: Text, buttons: InlineKeyboardMarkup | None
    ) -> bool:
        """Edit a picture's caption; return False if it is gone, or cannot be edited any more."""

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
        """Delete a message; return False if it is too old for that."""
        with in_our_words():
            try:
                await self._bot.delete_message(place.chat, number)
            except BadRequest as error:
                return says(error, *GONE_ALREADY)
        return True

    async def shorten(self, place: Place, number: int, head: str, *, pictured: bool) -> None:
        """Reduce a message to its first line, without buttons."""
        text = Text(head or ENDED)
        edit = self.edit_caption if pictured else self.edit
        await edit(place, number, text, None)

    async def strip(self, place: Place, number: int) -> None:
        """Remove a message's buttons, if it still exists."""
        await self.edit_keys(place, number, None)

    async def edit_keys(self, place: Place, number: int, keys: InlineKeyboardMarkup | None) -> None:
        """Replace a message's buttons, if it still exists."""

        async def edit(chat: int) -> bool:
            return await _unless_missing(
                self._bot.edit_message_reply_markup(chat, number, reply_markup=keys)
            )

        await self._there(place, edit)

    async def answer(
        self, query: str, text: str | None = None, *, url: str | None = None, waits: bool = True
    ) -> bool:
        """Answer a press with a text for the presser; return False if the press is too old.

        A text `waits` in an alert until it was read, or else passes by at the screen's edge.
        """
        alert = bool(text) and waits
        with in_our_words():
            try:
                await self._bot.answer_callback_query(query, text, show_alert=alert, url=url)
            except BadRequest as error:
                if says(error, *OLD):
                    return False
                raise
        return True

    async def reaches(self, person: int) -> bool:
        """Say whether the bot can write to a person: they have started it, and have not blocked it.

        Return True while Telegram is in trouble: an outage must not keep anybody from joining.
        """
        try:
            await self._bot.send_chat_action(person, ChatAction.TYPING)
        except (Forbidden, BadRequest):
            return False
        except (TelegramError, *UNREADABLE):
            return True
        return True

    async def in_charge(self, place: Place, account: int) -> bool:
        """Say whether a person is an administrator of a chat."""
        try:
            member = await self._bot.get_chat_member(place.chat, account)
        except (TelegramError, *UNREADABLE):
            return False
        return member.status in {ChatMember.ADMINISTRATOR, ChatMember.OWNER}

    async def _there(self, place: Place, call: Callable[[int], Awaitable[T]]) -> T:
        """Make a call, and repeat it if the chat has a new number."""
        with in_our_words():
            try:
                return await call(place.chat)
            except ChatMigrated as error:
                await self._moved(place.chat, error.new_chat_id)
                return await call(error.new_chat_id)


def _picture_in(*messages: object) -> str:
    """Return the id of the picture in a message, in its largest size; empty without one."""
    photos = (one.photo for one in messages if isinstance(one, Message))
    return next((sizes[-1].file_id for sizes in photos if sizes), "")


async def _unless_missing(editing: Awaitable[object]) -> bool:
    """Say whether the message could be edited; an edit that changes nothing counts as done."""
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
    """Return the setting that makes a message a reply, if the other message still exists."""
    return None if answers is None else ReplyParameters(answers, allow_sending_without_reply=True)
