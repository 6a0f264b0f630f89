"""Clients of Discord."""

import asyncio
import re
from asyncio.subprocess import Process
from collections.abc import Awaitable, Iterator, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from datetime import UTC, datetime
from pathlib import Path

from aiohttp import web

from bot.machine.system import SystemClock
from core.engine.table.state import Racks
from tests.byhand.chat.cards import CHOSEN, DEAD, Card, Choice, Key
from tests.byhand.chat.forms import Form
from tests.byhand.chat.phones import CannotError, Phones, matching
from tests.support.discord.client.components import (
    BUTTON,
    LINK,
    ROW,
    SECTION,
    buttons,
    every,
    selects,
)
from tests.support.discord.client.hands import Hand
from tests.support.discord.client.rendering import rendered
from tests.support.discord.loopback.asked import Handler, Request
from tests.support.discord.loopback.interactions import OPEN_MODAL, Interaction
from tests.support.discord.loopback.server import Loopback
from tests.support.discord.loopback.world import (
    APPLICATION,
    LOADING,
    SEND,
    VIEW,
    Channel,
    Json,
    Message,
)
from tests.support.discord.programs import program

PATIENCE = 4.0
"""Seconds after which a client says that nothing has answered; Discord allows 3."""
ALWAYS = 1_000_000
LOCALES = {"en": "en-US", "es": "es-ES"}
"""Where Discord's name of a language is not its code."""
BOT_NAMED = re.compile(r"@(?:rummy table|rummy|bot)\b", re.IGNORECASE)
EMOJI = re.compile(r"<a?:(\w+):\d+>")
MOMENT = re.compile(r"<t:(\d+)(?::\w)?>")
QUIETLY = 1 << 12
"""The flag of a message that notifies nobody."""


class NotedDiscord(Loopback):
    """A Discord that tells of each request, and can be out of reach."""

    def __init__(self, phones: "DiscordPhones") -> None:
        super().__init__(SystemClock())
        self.phones = phones

    async def _answer(self, request: web.Request, asked: Request, handler: Handler) -> web.Response:
        if self.phones.is_down:
            return web.Response(status=502)
        answer = await super()._answer(request, asked, handler)
        self.phones.traffic += 1
        self.phones.note()
        return answer


class DiscordPhones(Phones):
    """Everybody's client."""

    def __init__(
        self,
        folder: Path,
        people: Mapping[str, str],
        languages: Mapping[str, str],
        racks: Racks = "dm",
    ) -> None:
        super().__init__(folder, people)
        self.server: NotedDiscord = NotedDiscord(self)
        self.racks = racks
        world = self.server.world
        self.guild = world.guild("Friends")
        self.hands = {
            name: Hand(self.server, world.user(shown, _locale(languages.get(name, "en"))))
            for name, shown in people.items()
        }
        for guest in tuple(self.hands.values())[1:]:  # the first one has made the server
            guest.user.permissions = VIEW | SEND
        self.forms: dict[str, Interaction] = {}
        """The form that is open at each person's client."""

    @property
    def groups(self) -> Sequence[str]:
        return tuple(channel.name for channel in self._channels())

    def _channels(self) -> Iterator[Channel]:
        return self.server.world.channels_of(self.guild)

    def _channel(self, name: str) -> Channel:
        return next(one for one in self._channels() if one.name == self.group_of(name))

    # --- what people see

    def cards(self) -> Iterator[Card]:
        for channel in self.server.world.channels.values():
            for message in channel.messages.values():
                yield self._card(channel, message)

    def _card(self, channel: Channel, message: Message) -> Card:
        owner = self._name_of(channel.recipient.id) if channel.recipient else ""
        viewer = self._name_of(message.viewer.id) if message.viewer else ""
        alone = owner or viewer
        called = [] if owner else [self._name_of(one) for one in sorted(message.rang)]
        quiet = message.data["flags"] & QUIETLY or viewer
        is_loading = message.data["flags"] & LOADING
        return Card(
            number=self.number((channel.id, message.id)),
            place=f"{owner}’s direct messages" if owner else f"#{channel.name}",
            author="" if message.of_bot else self._name_of(message.data["author"]["id"]),
            readers=(alone,) if alone else self.members(channel.name),
            is_aside=bool(viewer and not owner),
            text="Rummy Table is thinking…" if is_loading else self._text(message.data),
            rows=tuple(_rows(message.data)),
            choices=tuple(map(_choice, selects(message.data))),
            pictures=tuple(self._pictures(message.data)),
            rings=() if quiet else (owner,) if owner else tuple(called),
            mentions=tuple(called),
        )

    def _text(self, data: Json) -> str:
        said = EMOJI.sub(r":\1:", rendered(data, self.server.world))
        return MOMENT.sub(_moment, said)

    def _name_of(self, number: str) -> str:
        return next((name for name, one in self.hands.items() if one.user.id == number), number)

    def _pictures(self, data: Json) -> Iterator[str]:
        for one in data["attachments"]:
            number, name = one["id"], one["filename"]
            path = self.kept(f"{number}-{name}", self.server.world.files[number])
            told = [one.get("description") or "", *_alternatives(data, number)]
            yield f"{path} " + " ".join(dict.fromkeys(filter(None, told)))

    # --- what people do

    async def says(self, name: str, text: str) -> None:
        await self._types(name, text, self._channel(name))

    async def writes(self, name: str, text: str) -> None:
        await self._types(name, text, self.hands[name].direct)

    async def _types(self, name: str, text: str, channel: Channel) -> None:
        if text.startswith("/"):
            await self._answered(name, self.hands[name].says(text, channel))
        else:
            await self.hands[name].types(BOT_NAMED.sub(f"<@{APPLICATION}>", text), channel)

    async def completes(self, name: str, text: str) -> None:
        """Type the last option of a command, and read what is offered."""
        async with asyncio.timeout(PATIENCE):
            offered = await self.hands[name].completes(text, self._channel(name))
        for one in offered:
            self.screens.tell(f"   {one['name']} = {one['value']}")
        self.screens.tell(f"-- {name} is offered {len(offered)} completions")

    async def presses(self, name: str, card: Card, place: int) -> None:
        message = self._message(card)
        button = buttons(message.data)[place]
        if button.get("style") == LINK:
            self.screens.tell(f"-- {name}’s client opens {button['url']}")
            return
        await self._answered(name, self.hands[name].presses_on(message, button))

    async def picks(
        self, name: str, text: str, select: int | None = None, number: int | None = None
    ) -> None:
        """Choose options of a list, by labels or numbers."""
        cards = [card for card in self.seen(name) if card.choices]
        if number is not None:
            cards = [self.card(name, number)]
        for card in cards:
            for place, choice in enumerate(card.choices, 1):
                chosen = options_named(text, choice.options)
                if chosen and select in {None, place}:
                    return await self._picks(name, card, place - 1, chosen)
        raise CannotError(f"{name} sees no list with {text!r}")

    async def _picks(self, name: str, card: Card, place: int, chosen: list[int]) -> None:
        named = ", ".join(str(card.choices[place].options[one]) for one in chosen)
        self.screens.tell(f"-- {name} chooses {named} from #{card.number}")
        message = self._message(card)
        select = selects(message.data)[place]
        values = [select["options"][one]["value"] for one in chosen]
        await self._answered(name, self.hands[name].picks_on(message, select, values))

    async def fills(self, name: str, text: str) -> None:
        """Fill in the open form, and send it."""
        opened = self.forms.get(name)
        if opened is None or opened.answer is None:
            raise CannotError(f"{name} has no open form")
        given = Form(opened.answer["data"]).given(text)
        await self._answered(name, self.hands[name].fills(opened, **given))
        if self.forms.get(name) is opened:
            del self.forms[name]

    async def dismisses(self, name: str, card: Card) -> None:
        message = self._message(card)
        if message.viewer is not self.hands[name].user:
            raise CannotError("only a message that nobody else sees can be dismissed")
        del self.server.world.channels[message.data["channel_id"]].messages[message.id]
        self.note()

    async def _answered(self, name: str, act: Awaitable[Interaction]) -> None:
        """Do something, and say what the client says of it beside the messages."""
        try:
            async with asyncio.timeout(PATIENCE):
                done = await act
        except TimeoutError:
            self.screens.tell(f"-- {name} alone reads: The application did not respond")
            return
        if done.failed:
            self.screens.tell(f"-- {name} alone reads: This interaction failed")
        if done.answer is not None and done.answer["type"] == OPEN_MODAL:
            self.forms[name] = done
            self.screens.tell(f"-- {name} alone sees a form\n{Form(done.answer['data'])}")

    async def blocks(self, name: str) -> None:
        self.hands[name].user.takes_messages = False

    async def unblocks(self, name: str) -> None:
        self.hands[name].user.takes_messages = True

    async def moved(self, name: str, group: str) -> None:
        """Tell nobody: the bot does not ask Discord who comes and goes."""

    async def makes_group(self, name: str) -> None:
        """Make a channel."""
        channel = self.server.world.channel(self.guild, name)
        self.server.events.guild(self.guild, "CHANNEL_CREATE", channel.data)

    def _message(self, card: Card) -> Message:
        for channel in self.server.world.channels.values():
            for message in channel.messages.values():
                if self.number((channel.id, message.id)) == card.number:
                    return message
        raise CannotError(f"#{card.number} is gone")

    # --- the server and the program

    def running(self) -> AbstractAsyncContextManager[object]:
        return self.server.running()

    async def goes_down(self) -> None:
        self.is_down, self.server.gateway.away = True, ALWAYS
        await self.server.gateway.drop()

    async def comes_up(self) -> None:
        self.is_down, self.server.gateway.away = False, 0

    async def _begin(self, running: AsyncExitStack) -> Process:
        there = program(self.server, self.folder, racks=self.racks)
        return await running.enter_async_context(there)


def options_named(text: str, options: Sequence[Key]) -> list[int]:
    """Return the places of the named or numbered options; none if one of them is not there."""
    every_place = range(len(options))
    whole = matching(text, options, every_place)
    if whole is not None:
        return [whole]
    found = []
    for part in re.split(r",\s*", text):
        place = matching(part, options, every_place)
        if place is None and part.isdecimal() and 0 < int(part) <= len(options):
            place = int(part) - 1
        if place is None:
            return []
        found.append(place)
    return found


def _moment(found: re.Match[str]) -> str:
    """Return the time to which a client counts down, so that a text does not change by itself."""
    return f"⏳{datetime.fromtimestamp(int(found[1]), UTC):%H:%M:%S}"


def _locale(language: str) -> str:
    return LOCALES.get(language, language)


def _alternatives(data: Json, number: str) -> Iterator[str]:
    for part in every(data.get("components")):
        for item in part.get("items") or ():
            if item["media"].get("attachment_id") == number:
                yield item.get("description") or ""


def _rows(data: Json) -> Iterator[tuple[Key, ...]]:
    for part in every(data.get("components")):
        if part["type"] == ROW:
            keys = tuple(_key(one) for one in part["components"] if one["type"] == BUTTON)
        else:
            keys = (_key(part["accessory"]),) if _has_button(part) else ()
        if keys:
            yield keys


def _has_button(part: Json) -> bool:
    return bool(part["type"] == SECTION and part["accessory"]["type"] == BUTTON)


def _key(button: Json) -> Key:
    after = DEAD if button.get("disabled") else ""
    if button.get("style") == LINK:
        after = f"→ {button['url']}"
    return Key(button.get("label") or "", _mark(button), after)


def _choice(select: Json) -> Choice:
    options = tuple(
        Key(
            one["label"],
            _mark(one),
            CHOSEN if one.get("default") else "",
            one.get("description") or "",
        )
        for one in select["options"]
    )
    return Choice(select.get("placeholder") or "", options, select.get("max_values") or 1)


def _mark(part: Json) -> str:
    emoji = part.get("emoji") or {}
    name = emoji.get("name") or ""
    return f":{name}:" if emoji.get("id") else name
