"""Telegram as strangers use it."""

import asyncio
import json
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence

from bot.app import Dependencies
from bot.machine.system import Chance
from bot.platforms.base.adapter import Adapter
from bot.platforms.telegram.serve import Telegram
from core.engine.people import PersonId, TableId
from core.engine.ports import Clock
from tests.strangers.platforms.anew import INSTANT
from tests.strangers.platforms.anew_telegram import call_missing, differences
from tests.strangers.platforms.chats import ALL, Chats, Key, Press, Seen, Server
from tests.strangers.platforms.listing import listed, posts, press_of, told_in
from tests.strangers.platforms.strange_telegram import StrangeTelegram
from tests.strangers.running.dying import Death
from tests.strangers.script import Step
from tests.strangers.words import ALONE, AMONG
from tests.support.telegram.hands import Hand, buttons, content
from tests.support.telegram.loopback import refusals
from tests.support.telegram.loopback.refusals import Refusal
from tests.support.telegram.loopback.server import TOKEN
from tests.support.telegram.loopback.world import Chat, Json
from tests.support.telegram.watching import kind_of

BOTS = "@rummy_bot"
HELD = 3_600
"""Seconds for a long poll: time jumps, but each answer costs."""
BROKEN = ('{"date": 1}', '{"date": 1, "chat": {"id": 1}}', '{"message_id": "x"}')
ODD = ("0.0.0.draw", "1.99999999.0.draw", "...", "+:0", "~more:AA:1.1.0", "*1.1.0.play",
       "=deadbeef", "1...join", "1...next ready", "x" * 60, "1.2.3.settings clock 1m")  # fmt: skip
TOPIC, IN_TOPIC = "the topic", 7
"""A topic of a forum, and its number."""
SILENT = "Telegram is silent for so many seconds: "
FILES = ("sendAnimation", "sendDocument")
"""Texts of a finished round or match."""


class AtTelegram(Chats):
    """The people of an evening on Telegram, and their group."""

    def __init__(self, clock: Clock, death: Death, people: Mapping[str, tuple[str, str]]) -> None:
        super().__init__(clock, death, people)
        self.name, self.among = "telegram", "the group"
        self.server = StrangeTelegram(clock, self)
        world = self.server.world
        self.hands = {
            handle: Hand(self.server, world.user(name, language))
            for handle, (name, language) in people.items()
        }
        self.sent: list[tuple[float, str]] = []
        """The time at which each message was sent, by place."""
        self.accounts = {str(hand.user.id): handle for handle, hand in self.hands.items()}
        self.group: Chat = world.group("Friends")
        self.forum = False
        self.in_charge = min(self.hands)
        self.group.owners.add(self.hands[self.in_charge].user.id)

    def vary(self, chance: Chance) -> None:
        """Let some evenings have lists of moves, and some a forum."""
        world = self.server.world
        self.lists = world.bot["supports_inline_queries"] = chance.choose(range(2)) == 0
        if chance.choose(range(4)) == 0:
            owners, self.group = self.group.owners, world.group("Friends", "supergroup")
            self.group.owners, self.forum = owners, True

    @property
    def shared(self) -> tuple[str, ...]:
        return (self.among, TOPIC) if self.forum else (self.among,)

    @property
    def at(self) -> Server:
        return self.server

    @property
    def writable(self) -> bool:
        return self.group.may_write and self.group.bot_is_member

    def adapter(self) -> Adapter:
        return Telegram(token=TOKEN, api=self.server.url, patience=HELD)

    def note(self, method: str, given: Json, files: dict[str, bytes]) -> None:
        """Record the answers, and what people see now."""
        now = self.clock.now()
        if method == "answerCallbackQuery":
            self._note_answer(given, now)
        elif method == "answerInlineQuery":
            self._note_list(given, now)
        elif method.startswith(("send", "edit")) and method != "sendChatAction":
            place, keys = str(given.get("chat_id", "")), [b for row in _rows(given) for b in row]
            self.seen.append(
                Seen(
                    at=now,
                    place=place,
                    reader=self.accounts.get(place, ALL),
                    new=method.startswith("send"),
                    text=content({**given, **given.get("media", {})}),
                    labels=[key["text"] for key in keys],
                    files=() if method in FILES else tuple(files.values()),
                    kinds=[kind_of(key.get("callback_data", "url")) for key in keys],
                    named=[k["text"] for k in keys if k.get("callback_data", "")[:1] != "+"],
                )
            )

    def _note_answer(self, given: Json, now: float) -> None:
        for press in self.presses:
            if press.number == given["callback_query_id"]:
                press.answered = now
                press.told = str(given.get("text", "") or given.get("url", ""))

    def _note_list(self, given: Json, now: float) -> None:
        """Record a list of moves, which only its requester sees."""
        press = next(one for one in self.presses if one.number == given["inline_query_id"])
        press.answered, press.told = now, told_in(given)
        account = str(self.hands[press.who].user.id)
        self.seen.append(Seen(now, account, press.who, new=False, text=press.told))

    def lose(self, died: float) -> None:
        """Record what a program that died cannot know: its last message, and the buttons before it.

        Buttons that remain show the newest state.
        """
        places = {place for at, place in self.sent if died - INSTANT <= at <= died}
        for chat in self.server.world.chats.values():
            if str(chat.id) in places:
                self.standing.lost |= chat.messages.keys()

    def place(self, who: str, where: str) -> Chat:
        return self.group if where in self.shared else self.hands[who].private

    def address(self, where: str) -> str:
        return f"{self.group.id}/{IN_TOPIC}" if where == TOPIC else str(self.group.id)

    def _topic(self, where: str) -> Json:
        """Return the name of a message's topic there."""
        return {"message_thread_id": IN_TOPIC, "is_topic_message": True} if where == TOPIC else {}

    def _shown(self, who: str, where: str) -> list[Json]:
        """Return what the bot shows in a place; in a forum, each topic has its own messages."""
        topic = self._topic(where).get("message_thread_id")
        return [
            one for one in self.place(who, where).shown if one.get("message_thread_id") == topic
        ]

    def keys(self, who: str, where: str) -> Iterator[Key]:
        for message, key in self._found(who, where):
            yield key_of(message, key, newest=message is self._newest(who, where))

    def _found(self, who: str, where: str) -> Iterator[tuple[Json, Json]]:
        for message in reversed(self._shown(who, where)):
            for key in buttons(message):
                if "callback_data" in key:
                    yield message, key

    def _newest(self, who: str, where: str) -> Json | None:
        return next((message for message, _ in self._found(who, where)), None)

    def words(self, *, alone: bool) -> Sequence[str]:
        return ALONE if alone else tuple(f"/{word}" for word in AMONG)

    def command(self, phrase: str) -> str:
        return f"/{phrase}"

    def reachable(self, who: str) -> bool:
        user = self.hands[who].user
        return user.started and not user.blocked

    def blocks(self, who: str) -> str:
        return f"{who} {'unblocks' if self.hands[who].user.blocked else 'blocks'} the bot"

    def troubles(self, who: str) -> Sequence[str]:
        if not self.group.bot_is_member:
            return ("the bot is back in the group",)
        if not self.group.may_write:
            return ("the bot may write in the group",)
        return (
            "the bot may not write in the group",
            "the bot is removed from the group",
            "somebody deletes the newest message of the bot",
            "somebody deletes the newest message of the bot",
            f"{who} deletes the newest message of the bot",
            "the group becomes a supergroup",
        )

    def moods(self) -> Sequence[str]:
        if self.late:
            return ("Telegram takes so many seconds for each answer: 0",)
        return (
            "Telegram answers 429 to so many: 2",
            "Telegram answers 500 to so many: 2",
            "Telegram answers 403 to so many: 1",
            "Telegram takes so many seconds for each answer: 3",
            "Telegram is silent for so many seconds: 400",
        )

    def odd(self, who: str) -> Sequence[str]:
        broken = [f"Telegram brings something broken: {n}" for n in range(len(BROKEN))]
        return (*broken, *(f"{who} sends an odd press: {data}" for data in ODD))

    async def perform(self, step: Step) -> bool:
        if step.verb == "presses":
            return await self._press(step)
        if step.verb == "says":
            return await self._say(step)
        if step.verb in {"lists", "posts"}:
            return await self._list(step)
        who, _, done = step.verb.partition(" ")
        hand = self.hands.get(who)
        if hand is not None:
            return await self._by_person(hand, done)
        if step.verb.startswith(SILENT):
            return await self._silent(float(step.verb.rpartition(" ")[2]))
        return self._to_group(step.verb) or self._mood(step.verb) or await self._odd(step.verb)

    async def _list(self, step: Step) -> bool:
        """Let a person list their moves, and perhaps post one."""
        if not self.lists or (step.where and not self.group.bot_is_member):
            return False
        hand, press = self.hands[step.who], press_of(self.server, step.who, step.where)
        self.presses.append(press)
        typed = step.what.partition(" of ")[2] if step.where else step.what
        offered = await listed(self.server, self.clock, hand, press.number, typed)
        if step.where:
            await posts(hand, offered, step.what, self.group, self._topic(step.where))
        return True

    async def _silent(self, seconds: float) -> bool:
        now = self.clock.now()
        self.silences.append((now, now + seconds))
        await self.server.fall_silent()
        await asyncio.sleep(seconds)
        return True

    def listened_to(self) -> bool:
        """The program waits longer before it polls again after a longer silence."""
        return not self.silences or self.last_asked >= self.silences[-1][1]

    async def _say(self, step: Step) -> bool:
        hand, chat, text = self.hands[step.who], None, step.what
        if step.where in self.shared:
            chat = self.group
            if not chat.bot_is_member:
                return False
            word, _, rest = text.partition(" ")
            text = f"{word}{BOTS} {rest}".strip() if word.startswith("/") else text
        elif not self.reachable(step.who):
            return False
        await hand.says(text, chat, **self._topic(step.where))
        return True

    async def _press(self, step: Step) -> bool:
        hand = self.hands[step.who]
        found = [(m, k) for m, k in self._found(step.who, step.where) if k["text"] == step.what]
        messages = list(dict.fromkeys(m["message_id"] for m, _ in found))
        wanted = messages[1:2] if step.older else messages[:1]
        if not wanted or (step.where not in self.shared and hand.user.blocked):
            return False
        message, button = next((m, k) for m, k in found if m["message_id"] == wanted[0])
        key = key_of(message, button, newest=message is self._newest(step.who, step.where))
        press = Press("", step.who, step.where, key, self.clock.now())
        self.presses.append(press)
        press.number = await hand.taps(message, button)
        return True

    async def _by_person(self, hand: Hand, done: str) -> bool:
        user = hand.user
        if done == "starts":
            await hand.starts()
        elif done.startswith("follows the link: "):
            await hand.starts(done.removeprefix("follows the link: "))
        elif done == "blocks the bot" and user.started and not user.blocked:
            self.tampered = self.clock.now()
            await hand.blocks()
        elif done == "unblocks the bot" and user.blocked:
            await hand.unblocks()
        elif done == "deletes the newest message of the bot" and hand.private.shown:
            del hand.private.messages[hand.private.shown[-1]["message_id"]]
            self.tampered = self.clock.now()
        elif done.startswith("sends an odd press: ") and self.group.shown:
            data = done.removeprefix("sends an odd press: ")
            await hand.taps(self.group.shown[-1], {"text": data, "callback_data": data})
        else:
            return False
        return True

    def _to_group(self, what: str) -> bool:
        group = self.group
        if what in {"the bot may not write in the group", "the bot may write in the group"}:
            group.may_write = "not" not in what
        elif what == "the bot is removed from the group":
            group.bot_is_member = False
        elif what == "the bot is back in the group":
            group.bot_is_member = True
        elif what == "somebody deletes the newest message of the bot" and group.shown:
            del group.messages[group.shown[-1]["message_id"]]
        else:
            return False
        return True

    def _mood(self, what: str) -> bool:
        told, _, number = what.rpartition(" ")
        mood = {
            "Telegram answers 429 to so many:": refusals.too_many(3),
            "Telegram answers 500 to so many:": Refusal(500, "Internal Server Error", ""),
            "Telegram answers 403 to so many:": refusals.BLOCKED,
        }.get(told)
        if mood is not None:
            self.server.moods = [mood] * int(number)
        elif told == "Telegram takes so many seconds for each answer:":
            self.late = float(number)
        else:
            return False
        return True

    async def _odd(self, what: str) -> bool:
        if what == "the group becomes a supergroup":
            return await self._migrate()
        told, _, number = what.rpartition(" ")
        if told != "Telegram brings something broken:":
            return False
        await self.server.send(message=json.loads(BROKEN[int(number)]))
        return True

    async def _migrate(self) -> bool:
        """Turn the group into a supergroup, as Telegram does."""
        if self.group.type != "group":
            return False
        old, new = self.group, self.server.world.group("Friends", "supergroup")
        new.owners, old.moved_to, self.group = old.owners, new.id, new
        admin = next(iter(self.hands.values())).user.data
        told = self.server.world.message(old, admin, migrate_to_chat_id=new.id)
        await self.server.send(message=told)
        return True

    def differences(
        self, parts: Dependencies, table: TableId, people: Mapping[PersonId, str]
    ) -> AsyncIterator[tuple[PersonId | None, str]]:
        places = {
            person: self.hands[who].private for person, who in people.items() if self.reachable(who)
        }
        group = self.group if self.writable else None
        return differences(parts, table, places, group, self.standing)

    async def calls(self, parts: Dependencies, table: TableId, person: PersonId, who: str) -> str:
        if not self.reachable(who):
            return ""
        return await call_missing(parts, table, person, self.hands[who].private)


def key_of(message: Json, button: Json, *, newest: bool) -> Key:
    data = button["callback_data"]
    return Key(str(message["message_id"]), button["text"], data, kind_of(data), newest)


def _rows(given: Json) -> list[list[Json]]:
    rows: list[list[Json]] = (given.get("reply_markup") or {}).get("inline_keyboard", [])
    return rows
