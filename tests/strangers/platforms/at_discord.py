"""Discord as strangers use it."""

import asyncio
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from typing import Any

from bot.app import Dependencies
from bot.platforms.base.adapter import Adapter
from bot.platforms.discord.commands import COMMANDS, written
from bot.platforms.discord.serve import Discord
from core.engine.people import PersonId, TableId
from core.engine.ports import Clock
from tests.strangers.platforms.anew import Standing
from tests.strangers.platforms.anew_discord import call_missing, differences, unnoted
from tests.strangers.platforms.chats import ALL, Chats, Key, Press, Seen, Server
from tests.strangers.platforms.forms import FORM, fill, open_form, opener
from tests.strangers.platforms.strange_discord import StrangeDiscord
from tests.strangers.platforms.whispered import whispered
from tests.strangers.running.dying import Death
from tests.strangers.script import Step
from tests.strangers.words import ALONE, SLASHED
from tests.support.discord.client.components import BUTTON, LINK, SELECT, every, label
from tests.support.discord.client.hands import Hand
from tests.support.discord.client.rendering import rendered
from tests.support.discord.counted import kind_of
from tests.support.discord.loopback import refusals
from tests.support.discord.loopback.interactions import COMPONENT, OPEN_MODAL, Interaction
from tests.support.discord.loopback.server import TOKEN
from tests.support.discord.loopback.world import SEND, USUAL, VIEW, Channel, Json, Message

LOCALES = {"en": "en-US", "es": "es-ES", "pt": "pt-BR"}
ODD = ("0.0.0.draw", "1.99999999.0.draw", "...", "1...join", "1...next ready", "x" * 60,
       "1.2.3.settings clock 1m", "*1.1.0.play")  # fmt: skip
OPEN = (".gif", ".toml")
THREAD = "the thread"
SILENT = "Discord is silent for so many seconds: "
ALWAYS = 1 << 30
"""The number of refused connections while the platform is silent: more than any evening has."""
BROKEN = "Discord answers 500 to so many:"


class AtDiscord(Chats):
    """The people of an evening on Discord, and their channel."""

    def __init__(self, clock: Clock, death: Death, people: Mapping[str, tuple[str, str]]) -> None:
        super().__init__(clock, death, people)
        self.name, self.among = "discord", "the channel"
        self.server = StrangeDiscord(clock, self)
        world = self.server.world
        self.guild = world.guild("Friends")
        self.channel = world.channel(self.guild, "games")
        self.hands = {
            handle: Hand(self.server, world.user(name, LOCALES.get(language, language)))
            for handle, (name, language) in people.items()
        }
        self.in_charge = min(self.hands)
        for handle, hand in self.hands.items():
            if handle != self.in_charge:
                hand.user.permissions = VIEW | SEND
        self.accounts = {hand.user.id: handle for handle, hand in self.hands.items()}
        self._begun: dict[str, Interaction] = {}
        self._told = 0
        self._whispers = Standing()

    @property
    def at(self) -> Server:
        return self.server

    @property
    def moody(self) -> bool:
        return super().moody or not self.server.gateway.connections

    def listened_to(self) -> bool:
        return any(one.socket is not None for one in self.server.events.sessions.values())

    @property
    def writable(self) -> bool:
        here = self.channel.permissions == USUAL and self.guild.bot_is_member
        return here and self.channel.id in self.server.world.channels

    def adapter(self) -> Adapter:
        return Discord(
            token=TOKEN, api=self.server.url, gateway=self.server.gateway_url, racks="here"
        )

    def note(self) -> None:
        """Record the answers, and what people see now."""
        now = self.clock.now()
        for press in self.presses:
            begun = self._begun.get(press.number)
            if begun is not None and begun.answer is not None and press.answered is None:
                press.answered = now
                press.told = FORM if begun.answer["type"] == OPEN_MODAL else ""
        journal = self.server.world.journal
        for sent in journal[self._told :]:
            self.seen.append(self._seen(sent.data, now, sent.reader))
        self._told = len(journal)

    def _seen(self, data: Json, now: float, reader: Any) -> Seen:  # noqa: ANN401 - a user
        world, parts = self.server.world, list(every(data["components"]))
        files = [one for one in data["attachments"] if not one["filename"].endswith(OPEN)]
        options = [one for part in parts for one in part.get("options") or ()]
        return Seen(
            at=now,
            place=data["channel_id"],
            reader=ALL if reader is None else self.accounts.get(reader.id, ALL),
            new=data["edited_timestamp"] is None,
            text=rendered(data, world),
            labels=[str(one.get("label") or "") for one in (*parts, *options)],
            files=[world.files[one["id"]] for one in files if one["filename"].endswith(".png")],
            kinds=[kind_of(part["custom_id"]) for part in parts if part.get("custom_id")],
            named=[part["label"] for part in parts if part["type"] == BUTTON and part.get("label")],
        )

    @property
    def thread(self) -> Channel | None:
        """Return the newest thread of the channel."""
        channels = self.server.world.channels.values()
        return next((one for one in reversed(channels) if one.parent is self.channel), None)

    def lose(self, died: float) -> None:
        self.standing.lost |= unnoted(self.server.world, died - self.late)

    @property
    def shared(self) -> tuple[str, ...]:
        return (self.among,) if self.thread is None else (self.among, THREAD)

    def place(self, who: str, where: str) -> Channel:
        if where == THREAD:
            return self.thread or self.channel
        return self.channel if where == self.among else self.hands[who].direct

    def address(self, where: str) -> str:
        return self.place("", where).id

    def keys(self, who: str, where: str) -> Iterator[Key]:
        newest = None
        for message, part, value in self._found(who, where):
            newest = newest or message.id
            yield key_of(message, part, value, newest=message.id == newest)

    def _found(self, who: str, where: str) -> Iterator[tuple[Message, Json, str]]:
        for message in reversed(self.hands[who].shown(self.place(who, where))):
            for part in every(message.data["components"]):
                if part.get("disabled"):
                    continue
                if part["type"] == BUTTON and part.get("style") != LINK:
                    yield message, part, ""
                elif part["type"] == SELECT:
                    yield from ((message, part, one["value"]) for one in part["options"])

    def words(self, *, alone: bool) -> Sequence[str]:
        return (*ALONE, *SLASHED) if alone else SLASHED

    def command(self, phrase: str) -> str:
        word, _, what = phrase.partition(" ")
        if what:
            return written(word, what, "en")
        return next(f"/{name} {word}" for name, words in COMMANDS.items() if word in words)

    def reachable(self, who: str) -> bool:
        return self.hands[who].user.takes_messages

    def blocks(self, who: str) -> str:
        takes = self.hands[who].user.takes_messages
        return f"{who} {'closes' if takes else 'opens'} direct messages"

    def troubles(self, who: str) -> Sequence[str]:
        del who
        if self.channel.id not in self.server.world.channels:
            return ("there is a new channel",)
        if self.channel.permissions != USUAL:
            return ("the bot may write in the channel",)
        if not self.guild.bot_is_member:
            return ("the bot is back on the server",)
        return (
            "the bot may not write in the channel",
            "the bot is removed from the server",
            "the channel is deleted",
            "somebody deletes the newest message of the bot",
            "somebody deletes the newest message of the bot",
            "Discord drops the gateway",
            "Discord drops the gateway",
            "Discord forgets the sessions",
            *(() if self.thread is None else ("the thread is archived",)),
        )

    def moods(self) -> Sequence[str]:
        if self.late:
            return ("Discord takes so many seconds for each answer: 0",)
        return (
            "Discord answers 500 to so many: 2",
            "Discord takes so many seconds for each answer: 1",
            f"{SILENT}400",
        )

    def odd(self, who: str) -> Sequence[str]:
        return (
            f"Discord brings what {who} did last twice",
            *(f"{who} sends an odd press: {data}" for data in ODD),
        )

    async def perform(self, step: Step) -> bool:
        if step.where == THREAD and self.thread is None:
            return False
        if step.verb in {"presses", "picks"}:
            return await self._press(step)
        if step.verb == "says":
            return await self._say(step)
        if step.verb == "fills in":
            return await self._fill(step)
        who, _, done = step.verb.partition(" ")
        if who in self.hands:
            return await self._by_person(who, done)
        if step.verb.startswith(SILENT):
            return await self._silent(float(step.verb.removeprefix(SILENT)))
        return await self._to_channel(step.verb) or self._mood(step.verb)

    async def _silent(self, seconds: float) -> bool:
        """Block all requests and events."""
        now, gateway = self.clock.now(), self.server.gateway
        self.silences.append((now, now + seconds))
        gateway.away = ALWAYS
        await gateway.drop()
        await asyncio.sleep(seconds)
        gateway.away = 0
        return True

    async def _say(self, step: Step) -> bool:
        hand, where = self.hands[step.who], self.place(step.who, step.where)
        if where.id not in self.server.world.channels:
            return False
        where.archived = False  # a client opens an archived thread before it writes there
        if step.what.startswith("/"):
            if not self.guild.bot_is_member and step.where:
                return False
            try:
                await hand.hurries(step.what, where)
            except AssertionError:  # Discord offers no such command
                return False
            return True
        if not self.reachable(step.who):
            return False
        await hand.types(step.what, where)
        return True

    async def _press(self, step: Step) -> bool:
        place = self.place(step.who, step.where)
        if place.id not in self.server.world.channels or place.archived:
            return False
        found = [
            (message, part, value)
            for message, part, value in self._found(step.who, step.where)
            if label(part, value) == step.what
        ]
        messages = list(dict.fromkeys(message.id for message, _, _ in found))
        wanted = messages[1:2] if step.older else messages[:1]
        if not wanted:
            return False
        message, part, value = next(one for one in found if one[0].id == wanted[0])
        first = next(self._found(step.who, step.where))[0]
        key = key_of(message, part, value, newest=message is first)
        press = Press("", step.who, step.where, key, self.clock.now())
        self.presses.append(press)
        data = {"component_type": part["type"], "custom_id": part["custom_id"], "id": part["id"]}
        if value:
            data["values"] = [value]
        place = self.server.world.channels[message.data["channel_id"]]
        begun = await self.hands[step.who]._begins(COMPONENT, place, data, message)  # noqa: SLF001
        press.number = begun.id
        self._begun[begun.id] = begun
        return True

    def has_form(self, who: str) -> bool:
        return open_form(self.server.interactions.begun.values(), self.hands[who]) is not None

    async def _fill(self, step: Step) -> bool:
        hand = self.hands[step.who]
        opened = open_form(self.server.interactions.begun.values(), hand)
        if opened is None or opened.channel.id not in self.server.world.channels:
            return False
        places = ("", *self.shared)
        key = opener((one for place in places for one in self.keys(step.who, place)), opened)
        if (begun := await fill(hand, opened, step.what)) is None:
            return False
        self.presses.append(Press(begun.id, step.who, step.where, key, self.clock.now()))
        self._begun[begun.id] = begun
        return True

    async def _by_person(self, who: str, done: str) -> bool:
        hand = self.hands[who]
        if done == "closes direct messages":
            hand.user.takes_messages, self.tampered = False, self.clock.now()
        elif done == "opens direct messages":
            hand.user.takes_messages = True
        elif done.startswith("sends an odd press: "):
            shown = hand.shown(self.channel)
            if not shown or self.channel.id not in self.server.world.channels:
                return False
            id_ = done.removeprefix("sends an odd press: ")
            data = {"component_type": BUTTON, "custom_id": id_, "id": 1}
            await hand._begins(COMPONENT, self.channel, data, shown[-1])  # noqa: SLF001
        else:
            return False
        return True

    async def _to_channel(self, what: str) -> bool:
        server, channel = self.server, self.channel
        there = channel.id in server.world.channels
        if what == "the bot may not write in the channel" and there:
            server.permit(channel, 0)
        elif what == "the bot may write in the channel" and there:
            server.permit(channel, USUAL)
        elif what == "the bot is removed from the server" and there:
            server.leave(self.guild)
        elif what == "the bot is back on the server":
            server.arrive(self.guild)
        elif what == "the channel is deleted" and there:
            server.delete(channel)
        elif what == "the thread is archived" and self.thread is not None:
            server.archive(self.thread)
            self.standing.archived |= self.thread.messages.keys()
        elif what == "there is a new channel":
            self.channel = server.world.channel(self.guild, "games")
            server.events.guild(self.guild, "CHANNEL_CREATE", self.channel.data)
        else:
            return await self._to_gateway(what)
        await server.tell()
        return True

    async def _to_gateway(self, what: str) -> bool:
        server = self.server
        if what == "Discord drops the gateway":
            await server.gateway.drop()
        elif what == "Discord forgets the sessions":
            await server.gateway.forget()
        elif what == "somebody deletes the newest message of the bot":
            public = [one for one in self.channel.messages.values() if one.viewer is None]
            mine = [one for one in public if one.of_bot]
            if not mine:
                return False
            del self.channel.messages[mine[-1].id]
        elif what.startswith("Discord brings what "):
            return await self._twice(what.split()[3])
        else:
            return False
        return True

    async def _twice(self, who: str) -> bool:
        mine = [one for one in self.server.interactions.begun.values()
                if one.user is self.hands[who].user]  # fmt: skip
        if not mine:
            return False
        told = self.hands[who]._told(mine[-1])  # noqa: SLF001 - as it was told before
        self.server.events.interaction(mine[-1].channel.guild, told)
        await self.server.tell()
        return True

    def _mood(self, what: str) -> bool:
        told, _, number = what.rpartition(" ")
        if told == BROKEN:
            self.server.moods = [refusals.BROKEN] * int(number)
        elif told == "Discord takes so many seconds for each answer:":
            self.late = float(number)
        else:
            return False
        return True

    async def differences(
        self, parts: Dependencies, table: TableId, people: Mapping[PersonId, str]
    ) -> AsyncIterator[tuple[PersonId | None, str]]:
        world = self.server.world
        places = {
            person: world.direct(self.hands[who].user)
            for person, who in people.items()
            if self.writable and self.reachable(who)
        }
        async for one in differences(parts, table, places, world, self.standing):
            yield one
        async for one in whispered(parts, table, places, world, self._whispers):
            yield one

    async def calls(self, parts: Dependencies, table: TableId, person: PersonId, who: str) -> str:
        if not self.reachable(who):
            return ""
        place = self.server.world.direct(self.hands[who].user)
        return await call_missing(parts, table, person, place)


def key_of(message: Message, part: Json, value: str, *, newest: bool) -> Key:
    kind = kind_of(value if part["custom_id"].startswith("?") else part["custom_id"])
    return Key(
        message.id,
        label(part, value),
        value or part["custom_id"],
        f"pick {kind}" if value else kind,
        newest,
        fleeting=message.viewer is not None,
    )
