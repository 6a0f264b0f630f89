"""People at their phones: their actions, and what they see."""

import re
from dataclasses import dataclass

from tests.support.telegram.loopback.server import Loopback
from tests.support.telegram.loopback.world import BOT, Chat, Json, User

COMMAND = re.compile(r"/[A-Za-z0-9_]+(@[A-Za-z0-9_]+)?")


@dataclass
class Hand:
    """A person."""

    telegram: Loopback
    user: User

    @property
    def private(self) -> Chat:
        """The private chat with the bot."""
        return self.telegram.world.chats[self.user.id]

    async def starts(self, payload: str = "") -> None:
        """Open the private chat and press Start, as behind a link `t.me/BOT?start=PAYLOAD`."""
        self.user.started, self.user.blocked = True, False
        await self.says(f"/start {payload}".strip())

    async def says(
        self,
        text: str,
        chat: Chat | None = None,
        *,
        reply_to: Json | None = None,
        hears: bool = False,
        **more: object,
    ) -> Json:
        """Type something; in a group, the bot receives only what is meant for it.

        With `hears`, the bot receives everything, as if the group allowed it.
        """
        place = chat or self.private
        message = self.telegram.world.message(place, self.user.data, text=text, **more)
        if (command := COMMAND.match(text)) is not None:
            mark = {"type": "bot_command", "offset": 0, "length": command.end()}
            message["entities"] = [mark]
        if reply_to is not None:
            message["reply_to_message"] = reply_to
        answers = reply_to is not None and reply_to["from"] == BOT
        if hears or place.user is not None or command or answers:
            await self.telegram.send(message=message)
        return message

    async def presses(self, label: str, chat: Chat | None = None) -> Json:
        """Press the newest button with this label; return the answer that only the presser sees."""
        message, button = newest_button(chat or self.private, label)
        return await self.presses_on(message, button)

    async def presses_on(self, message: Json, button: Json) -> Json:
        """Press a button of any message, and return the answer that only the presser sees."""
        number = await self.taps(message, button)
        answer: Json = await self.telegram.until(lambda: self._answered(number))
        return answer

    async def taps(self, message: Json, button: Json) -> str:
        """Press a button without waiting for an answer, and return the id of the press."""
        number = f"press{self.telegram.world.number()}"
        self.telegram.methods.presses[number] = self.telegram.world.clock.now()
        self.telegram.pressers[number] = self.user.id
        self.telegram.pressed.append(button["callback_data"])
        data = {
            "id": number,
            "from": self.user.data,
            **self._place_of(message),
            "chat_instance": "1",
            "data": button["callback_data"],
        }
        await self.telegram.send(callback_query=data)
        return number

    async def asks(self, text: str = "", *, kind: str = "group") -> list[Json]:
        """Type the bot's name and a text, and return the offered results."""
        number = f"query{self.telegram.world.number()}"
        self.telegram.methods.queries[number] = self.telegram.world.clock.now()
        self.telegram.askers[number] = self.user.id
        query = {"id": number, "from": self.user.data, "query": text, "offset": ""}
        await self.telegram.send(inline_query={**query, "chat_type": kind})
        lists = self.telegram.methods.lists
        offered: Json = await self.telegram.until(lambda: lists.get(number))
        return list(offered["results"])

    async def chooses(self, result: Json, chat: Chat, text: str = "") -> Json:
        """Choose a result: Telegram posts it in a chat, and tells the bot of both, if it may."""
        world = self.telegram.world
        content = result["input_message_content"]
        buttons = {"reply_markup": result["reply_markup"]} if "reply_markup" in result else {}
        shown = {"text": content["message_text"], "via_bot": BOT, **buttons}
        message = world.message(chat, self.user.data, **shown)
        name = f"post{world.number()}"
        world.posts[name] = chat, message["message_id"]
        if chat.bot_is_member:
            await self.telegram.send(message=message)
        if world.feedback:
            chosen = {"result_id": result["id"], "from": self.user.data, "query": text}
            named = {"inline_message_id": name} if buttons else {}
            await self.telegram.send(chosen_inline_result={**chosen, **named})
        return message

    def _place_of(self, message: Json) -> Json:
        """Return how a press names its message; an inline message has its own kind of id."""
        if "via_bot" not in message:
            return {"message": message}
        posts = self.telegram.world.posts.items()
        number = message["message_id"]
        return {"inline_message_id": next(name for name, (_, n) in posts if n == number)}

    def _answered(self, number: str) -> Json | None:
        answers = self.telegram.methods.answers
        return next((one for one in answers if one["callback_query_id"] == number), None)

    async def blocks(self) -> None:
        """Block the bot."""
        self.user.blocked = True
        await self._membership("member", "kicked")

    async def unblocks(self) -> None:
        """Unblock the bot without a message to it."""
        self.user.blocked = False
        await self._membership("kicked", "member")

    async def _membership(self, before: str, after: str) -> None:
        """Tell the bot of its membership in this private chat, as Telegram does."""
        bot = self.telegram.world.bot
        banned = {"kicked": {"until_date": 0}}
        await self.telegram.send(
            my_chat_member={
                "chat": self.private.data,
                "from": self.user.data,
                "date": int(self.telegram.world.clock.now()),
                "old_chat_member": {"user": bot, "status": before, **banned.get(before, {})},
                "new_chat_member": {"user": bot, "status": after, **banned.get(after, {})},
            }
        )

    async def sees(self, words: str, chat: Chat | None = None) -> str:
        """Wait until the newest message of the bot contains this text, and return the message."""
        place = chat or self.private
        await self.telegram.until(lambda: words in text(place))
        return text(place)

    async def draws(self) -> None:
        """Draw, and wait until no message in the private chat says that it is this one's turn."""
        await self.says("draw")
        await self.telegram.until(lambda: not any(map(calls_to_play, self.private.shown)))


def calls_to_play(message: Json) -> bool:
    """Say whether a board tells its reader that it is their turn."""
    return "\nYour turn: " in content(message)


def text(chat: Chat) -> str:
    """Return the text of the bot's newest message."""
    return content(chat.shown[-1]) if chat.shown else ""


def content(message: Json) -> str:
    """Return the text or caption of a message."""
    return str(message.get("text", message.get("caption", "")))


def buttons(message: Json) -> list[Json]:
    rows: list[list[Json]] = message.get("reply_markup", {}).get("inline_keyboard", [])
    return [button for row in rows for button in row]


def labels(message: Json) -> list[str]:
    """Return the labels of a message's buttons."""
    return [button["text"] for button in buttons(message)]


def newest_button(chat: Chat, label: str) -> tuple[Json, Json]:
    """Return the newest message of a chat with a button of this label, and the button."""
    for message in reversed(chat.shown):
        for button in buttons(message):
            if button["text"] == label:
                return message, button
    labels = [button["text"] for message in chat.shown for button in buttons(message)]
    raise AssertionError(f"no button {label!r} among {labels}")
