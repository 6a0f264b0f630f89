"""Checks that the real Telegram behaves as the tests assume: `poe telegram-smoke`.

It needs a bot's token in RUMMY_TELEGRAM_TOKEN that no other program is using, and a person who
presses Start and one button. It changes only the chat with that person, and prints what it checked.
"""

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from io import BytesIO

from PIL import Image
from telegram import (
    Bot,
    CallbackQuery,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputMediaPhoto,
    Message,
    MessageEntity,
    Update,
    User,
)
from telegram.error import BadRequest

from bot.platforms.telegram.connection import connected
from bot.platforms.telegram.places import GONE_ALREADY, MISSING, OLD, SAME, says

LONG = "x" * 4097
KEYS = InlineKeyboardMarkup([[InlineKeyboardButton("Press me", callback_data="+" + "7" * 63)]])
MARKED = InlineKeyboardMarkup([[InlineKeyboardButton("✓ Press me", callback_data="+" + "7" * 63)]])


class Smoke:
    """Makes requests, and reports whether the answers are as expected."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self._offset: int | None = None
        self.wrong = 0

    def check(self, what: str, *, well: bool) -> None:
        """Report a result."""
        self.wrong += not well
        print("ok " if well else "!! ", what)

    async def refused(self, what: str, call: Awaitable[object], *signs: str) -> None:
        """Check that a request is refused with the words that the adapter knows."""
        try:
            await call
        except BadRequest as error:
            self.check(f"{what}: {error.message}", well=says(error, *signs))
        else:
            self.check(f"{what}: was not refused", well=False)

    async def awaited(self, wanted: Callable[[Update], bool]) -> Update:
        """Wait until a person has done something."""
        while True:
            for update in await self._bot.get_updates(self._offset, timeout=50):
                self._offset = update.update_id + 1
                if wanted(update):
                    return update

    async def run(self) -> None:
        """Make all checks."""
        print(f"Open https://t.me/{self._bot.username}?start=smoke and press Start.")
        begun = await self.awaited(lambda u: u.message is not None and bool(u.message.text))
        message = begun.message
        assert message is not None
        self.check("a link brings its payload", well=message.text == "/start smoke")
        chat, person = message.chat.id, message.from_user
        assert person is not None
        await self._texts(chat, person)
        photo = await self._pictures(chat)
        await self._press(photo)

    async def _texts(self, chat: int, person: User) -> None:
        await self._bot.send_chat_action(chat, "typing")
        self.check("who has started the bot can be reached", well=True)
        mark = MessageEntity(MessageEntity.TEXT_MENTION, 3, 3, user=person)
        sent = await self._bot.send_message(chat, "🀄 you are on turn", entities=[mark])
        kept = [entity.type for entity in sent.entities]
        self.check("people are called by marks", well=kept == ["text_mention"])
        await sent.edit_text("edited")
        await self.refused("the same once more", sent.edit_text("edited"), SAME)
        await self.refused("a text too long", self._bot.send_message(chat, LONG), "too long")
        await sent.delete()
        await self.refused("deleted twice", sent.delete(), *GONE_ALREADY)
        await self.refused("edited when gone", sent.edit_text("gone"), *MISSING)

    async def _pictures(self, chat: int) -> Message:
        photo = await self._bot.send_photo(chat, picture("red"), "red", reply_markup=KEYS)
        changed = InputMediaPhoto(picture("green"), caption="green")
        await photo.edit_media(changed, reply_markup=KEYS)
        await photo.edit_caption("green still", reply_markup=KEYS)
        await photo.edit_reply_markup(MARKED)
        self.check("a picture, its text and its keys are changed one by one", well=True)
        return photo

    async def _press(self, photo: Message) -> None:
        print("Press the button below the picture.")
        pressed = (await self.awaited(lambda u: u.callback_query is not None)).callback_query
        assert pressed is not None
        self.check("64 bytes come back", well=len(pressed.data or "") == 64)  # noqa: PLR2004
        self.check("the keys come back as they look", well=label_in(pressed) == "✓ Press me")
        await pressed.answer("x" * 200, show_alert=True)
        await self.refused("answered twice", pressed.answer("again"), *OLD)
        await photo.delete()


def picture(colour: str) -> bytes:
    """Return a small picture."""
    file = BytesIO()
    Image.new("RGB", (320, 200), colour).save(file, "PNG")
    return file.getvalue()


def label_in(pressed: CallbackQuery) -> str:
    """Return the label of the first key that came back with a press."""
    message = pressed.message
    if not isinstance(message, Message) or message.reply_markup is None:
        return ""
    return message.reply_markup.inline_keyboard[0][0].text


async def smoke(token: str, api: str | None) -> int:
    """Make the checks, and return an exit status."""
    async with connected(token, api) as bot:
        told = Smoke(bot)
        await told.run()
    print("All as expected." if not told.wrong else f"{told.wrong} not as expected.")
    return int(bool(told.wrong))


if __name__ == "__main__":
    if not os.environ.get("RUMMY_TELEGRAM_TOKEN"):
        sys.exit("Set RUMMY_TELEGRAM_TOKEN to the token of a bot that nobody serves now.")
    api = os.environ.get("RUMMY_TELEGRAM_API") or None
    sys.exit(asyncio.run(smoke(os.environ["RUMMY_TELEGRAM_TOKEN"], api)))
