"""Phones with Telegram."""

import asyncio
import re
from asyncio.subprocess import Process
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from pathlib import Path

from aiohttp import web

from bot.machine.system import SystemClock
from tests.byhand.chat.cards import Card, Key
from tests.byhand.chat.phones import CannotError, Phones
from tests.support.telegram.hands import Hand, buttons, content
from tests.support.telegram.loopback.server import Loopback
from tests.support.telegram.loopback.world import BOT, Chat, Json
from tests.support.telegram.programs import program

OPENS = re.compile(rf"https://t\.me/{BOT['username']}\?start=(\S+)")
ANSWERED = 10.0
"""Seconds after which nobody waits for a list any more."""


class NotedTelegram(Loopback):
    """A Telegram that tells of each request, and can be out of reach."""

    def __init__(self, phones: "TelegramPhones") -> None:
        super().__init__(SystemClock())
        self.phones = phones

    async def _answer(self, request: web.Request) -> web.Response:
        if self.silent():
            return web.Response(status=502)
        answer = await super()._answer(request)
        return web.Response(status=502) if self.silent() else answer

    def silent(self) -> bool:
        return self.phones.is_down

    async def fall_silent(self) -> None:
        """Refuse the pending question for updates."""
        self._poller += 1
        await self.tell()

    def _do(self, method: str, given: Json, files: dict[str, bytes]) -> object:
        result = super()._do(method, given, files)
        self.phones.heard(method, given, result)
        return result


class TelegramPhones(Phones):
    """Everybody's phone."""

    def __init__(
        self, folder: Path, people: Mapping[str, str], languages: Mapping[str, str]
    ) -> None:
        super().__init__(folder, people)
        self.server: NotedTelegram = NotedTelegram(self)
        world = self.server.world
        world.bot["supports_inline_queries"] = True
        self.hands = {
            name: Hand(self.server, world.user(shown, languages.get(name, "en")))
            for name, shown in people.items()
        }
        self.chats: dict[str, Chat] = {}
        self.silent: set[tuple[int, int]] = set()
        """The messages that did not ring, by chat and message."""
        self.waiting: dict[str, str] = {}
        """Who pressed each key that is not answered yet."""
        self.offered: dict[str, list[Json]] = {}

    @property
    def groups(self) -> Sequence[str]:
        return tuple(self.chats)

    def heard(self, method: str, given: Json, result: object) -> None:
        """Note a request of the bot."""
        if isinstance(result, dict) and given.get("disable_notification"):
            self.silent.add((given["chat_id"], result["message_id"]))
        if method == "answerCallbackQuery":
            self._answered(given)
        self.traffic += 1
        self.note()

    def _answered(self, given: Json) -> None:
        name = self.waiting.pop(given["callback_query_id"], "somebody")
        kind = "a window" if given.get("show_alert") else "a short note"
        if said := given.get("text"):
            self.screens.tell(f"-- {name} alone reads {kind}: {said}")
        if url := given.get("url"):
            self.screens.tell(f"-- {name}’s phone opens {url}")

    # --- what people see

    def cards(self) -> Iterator[Card]:
        for chat in self.server.world.chats.values():
            for message in chat.messages.values():
                if content(message) or message["from"] == BOT:
                    yield self._card(chat, message)

    def _card(self, chat: Chat, message: Json) -> Card:
        group = next((name for name, one in self.chats.items() if one is chat), "")
        owner = self._name_of(chat.user.id) if chat.user else ""
        readers = (owner,) if owner else self.members(group)
        own = message["from"] == BOT or "via_bot" in message
        rang = (chat.id, message["message_id"]) not in self.silent
        marks = [*message.get("entities", ()), *message.get("caption_entities", ())]
        called = (one["user"]["id"] for one in marks if one["type"] == "text_mention")
        return Card(
            number=self.number((chat.id, message["message_id"])),
            place=f"{owner}’s private chat" if owner else f"#{group}",
            author="" if own else self._name_of(message["from"]["id"]),
            readers=readers,
            is_aside=False,
            text=content(message),
            rows=tuple(tuple(map(_key, row)) for row in _rows(message)),
            pictures=tuple(self._pictures(message)),
            rings=readers if rang else (),
            mentions=tuple(dict.fromkeys(map(self._name_of, called))),
        )

    def _name_of(self, number: int) -> str:
        return next((name for name, one in self.hands.items() if one.user.id == number), "")

    def _pictures(self, message: Json) -> Iterator[str]:
        """Yield where the picture or file of a message is; its caption is the message's text."""
        for kind, end in (("photo", ".png"), ("animation", ".gif"), ("document", ".txt")):
            if part := message.get(kind):
                number = (part[0] if kind == "photo" else part)["file_id"]
                yield str(self.kept(f"{number}{end}", self.server.world.files[number]))

    # --- what people do

    async def says(self, name: str, text: str) -> None:
        await self.hands[name].says(text, self.chats[self.group_of(name)])

    async def writes(self, name: str, text: str) -> None:
        await self._opened(name).says(text)

    def _opened(self, name: str) -> Hand:
        hand = self.hands[name]
        if hand.user.blocked or not hand.user.started:
            why = "has blocked the bot" if hand.user.blocked else "has not started the bot"
            raise CannotError(f"{name} {why}: type {name} starts")
        return hand

    async def replies(self, name: str, card: Card, text: str) -> None:
        chat, message = self._message(card)
        await self.hands[name].says(text, chat, reply_to=message)

    async def presses(self, name: str, card: Card, place: int) -> None:
        _, message = self._message(card)
        button = buttons(message)[place]
        if "callback_data" in button:
            number = await self.hands[name].taps(message, button)
            self.waiting[number] = name
        elif "url" in button:
            await self.follows(name, button["url"])
        elif "switch_inline_query_current_chat" in button:
            await self.asks(name, button["switch_inline_query_current_chat"])
        else:
            self.screens.tell(f"-- {name}’s phone opens {button['web_app']['url']}")

    async def follows(self, name: str, url: str) -> None:
        """Open a link; one to the bot starts it."""
        self.screens.tell(f"-- {name}’s phone opens {url}")
        if opens := OPENS.match(url):
            await self.starts(name, opens[1])

    async def starts(self, name: str, payload: str) -> None:
        await self.hands[name].starts(payload)

    async def asks(self, name: str, text: str) -> None:
        """Open the list of moves in the group."""
        chat = self.chats[self.group_of(name)]
        async with asyncio.timeout(ANSWERED):
            self.offered[name] = await self.hands[name].asks(text, kind=chat.type)
        for place, one in enumerate(self.offered[name], 1):
            more = f" | {one['description']}" if one.get("description") else ""
            self.screens.tell(f"   {place} {one['title']}{more}")
        self.screens.tell(f"-- {name} sees {len(self.offered[name])} moves to choose")

    async def chooses(self, name: str, place: int) -> None:
        offered = self.offered.get(name, [])
        if not 0 < place <= len(offered):
            raise CannotError(f"{name} has a list of {len(offered)}")
        await self.hands[name].chooses(offered[place - 1], self.chats[self.group_of(name)])
        self.note()

    async def blocks(self, name: str) -> None:
        await self.hands[name].blocks()

    async def unblocks(self, name: str) -> None:
        await self.hands[name].unblocks()

    async def moved(self, name: str, group: str) -> None:
        user, chat = self.hands[name].user.data, self.chats[group]
        gone = name in self.away.get(group, ())
        change: Json = {"left_chat_member": user} if gone else {"new_chat_members": [user]}
        await self.server.send(message=self.server.world.message(chat, user, **change))

    async def makes_group(self, name: str) -> None:
        """Make a group, and add the bot to it."""
        first = next(iter(self.hands.values())).user
        chat = self.chats[name] = self.server.world.group(name)
        chat.owners.add(first.id)
        member = {"user": self.server.world.bot}
        await self.server.send(
            my_chat_member={
                "chat": chat.data,
                "from": first.data,
                "date": int(self.server.world.clock.now()),
                "old_chat_member": {**member, "status": "left"},
                "new_chat_member": {**member, "status": "member"},
            }
        )

    def _message(self, card: Card) -> tuple[Chat, Json]:
        for chat in self.server.world.chats.values():
            for number, message in chat.messages.items():
                if self.number((chat.id, number)) == card.number:
                    return chat, message
        raise CannotError(f"#{card.number} is gone")

    # --- the server and the program

    def running(self) -> AbstractAsyncContextManager[object]:
        return self.server.running()

    async def goes_down(self) -> None:
        self.is_down = True
        await self.server.fall_silent()

    async def comes_up(self) -> None:
        self.is_down = False

    async def _begin(self, running: AsyncExitStack) -> Process:
        before = self.server.asked
        child = await running.enter_async_context(program(self.server, self.folder))
        if not self.is_down:
            await self.server.until(lambda: self.server.asked > before)
        return child


def _rows(message: Json) -> list[list[Json]]:
    rows: list[list[Json]] = message.get("reply_markup", {}).get("inline_keyboard", [])
    return rows


def _key(button: Json) -> Key:
    if "callback_data" in button:
        return Key(button["text"])
    if "url" in button:
        return Key(button["text"], after=f"→ {button['url']}")
    if "web_app" in button:
        return Key(button["text"], after=f"→ {button['web_app']['url']}")
    return Key(button["text"], after=f"→ @{BOT['username']}")
