"""People at their Discord clients: their actions, and what they see."""

from collections.abc import Callable
from dataclasses import dataclass

from tests.support.discord.client.commands import filled_in, focused
from tests.support.discord.client.components import (
    BUTTON,
    LINK,
    SELECT,
    buttons,
    label,
    said,
    selects,
)
from tests.support.discord.client.forms import answers
from tests.support.discord.client.rendering import rendered
from tests.support.discord.loopback.gateway import member_data
from tests.support.discord.loopback.interactions import (
    ANSWER,
    COMMAND,
    COMPLETION,
    COMPONENT,
    MODAL,
    OPEN_MODAL,
    Interaction,
)
from tests.support.discord.loopback.server import Loopback
from tests.support.discord.loopback.world import (
    APPLICATION,
    EPHEMERAL,
    Channel,
    Json,
    Message,
    User,
)


@dataclass(eq=False)
class Hand:
    """A person who sees what their client shows, and nothing else."""

    discord: Loopback
    user: User

    @property
    def direct(self) -> Channel:
        """The direct messages with the bot."""
        return self.discord.world.direct(self.user)

    async def types(self, text: str, channel: Channel | None = None) -> Message:
        """Type a message; the bot receives it only where it needs no permission for that."""
        place = channel or self.direct
        message = self.discord.world.post(place, self.user, {"content": text})
        overheard = place.guild is not None and f"<@{APPLICATION}>" not in text
        heard = {**message.data, "content": "" if overheard else text}
        if place.guild is not None:
            heard["member"] = member_data(self.user.data)
        self.discord.events.message(place, "MESSAGE_CREATE", heard)
        await self.discord.tell()
        return message

    async def says(self, command: str, channel: Channel | None = None) -> Interaction:
        """Send a command, as `/rummy new sheet:kids`, and wait until it is acknowledged."""
        data = filled_in(self.discord.world.commands, command)
        return await self._does(COMMAND, channel or self.direct, data)

    async def hurries(self, command: str, channel: Channel) -> None:
        """Send a command without waiting for an answer."""
        data = filled_in(self.discord.world.commands, command)
        await self._begins(COMMAND, channel, data)

    async def completes(self, command: str, channel: Channel | None = None) -> list[Json]:
        """Type the last option of a command, and return the offered completions."""
        data = focused(self.discord.world.commands, command)
        interaction = await self._does(COMPLETION, channel or self.direct, data)
        assert interaction.answer is not None, "nothing was offered"
        choices: list[Json] = interaction.answer["data"]["choices"]
        return choices

    async def presses(self, name: str, channel: Channel | None = None) -> Interaction:
        """Press the newest button with this label."""
        message, button = self.button(name, channel or self.direct)
        return await self.presses_on(message, button)

    async def presses_on(self, message: Message, button: Json) -> Interaction:
        """Press a button of any message, however old."""
        assert button.get("style") != LINK, "that opens an address"
        assert not button.get("disabled"), "that cannot be pressed"
        return await self._uses(message, button, {"component_type": BUTTON})

    async def taps(self, name: str, channel: Channel | None = None) -> None:
        """Press the newest button with this label without waiting for an answer."""
        message, button = self.button(name, channel or self.direct)
        place = self.discord.world.channels[message.data["channel_id"]]
        pressed = {"component_type": BUTTON, "custom_id": button["custom_id"], "id": button["id"]}
        await self._begins(COMPONENT, place, pressed, message)

    async def picks(self, *names: str, channel: Channel | None = None) -> Interaction:
        """Choose exactly these entries of the newest list that holds all of them."""
        message, select = self.list_with(names, channel or self.direct)
        values = {option["label"]: option["value"] for option in select["options"]}
        return await self.picks_on(message, select, [values[name] for name in names])

    async def picks_on(self, message: Message, select: Json, values: list[str]) -> Interaction:
        """Choose values from a list of a message."""
        least, most = select.get("min_values"), select.get("max_values")
        assert (1 if least is None else least) <= len(values) <= (1 if most is None else most)
        assert not select.get("disabled"), "nothing can be chosen there"
        chosen = {"component_type": SELECT, "values": values}
        return await self._uses(message, select, chosen)

    async def fills(self, opened: Interaction, **given: str) -> Interaction:
        """Fill in the open modal, by the numbers or names of its fields, and send it."""
        assert opened.answer is not None
        assert opened.answer["type"] == OPEN_MODAL
        data = answers(opened.answer["data"], given)
        return await self._does(MODAL, opened.channel, data, opened.message)

    async def sees(self, words: str, channel: Channel | None = None) -> str:
        """Wait until a message of the bot contains this text, and return the whole message."""
        place = channel or self.direct
        await self.discord.until(lambda: self.message_with(words, place))
        message = self.message_with(words, place)
        assert message is not None
        return self.reads(message)

    def reads(self, message: Message) -> str:
        """Return the text of a message, as the client shows it."""
        return rendered(message.data, self.discord.world)

    async def until(self, seen: Callable[[], object]) -> None:
        """Wait until something is visible."""
        await self.discord.until(seen)

    def shown(self, channel: Channel | None = None) -> list[Message]:
        """Return the bot's messages that this person can see, oldest first."""
        return (channel or self.direct).shown(self.user)

    def own(self, channel: Channel) -> list[Message]:
        """Return the ephemeral messages in a channel."""
        return [message for message in self.shown(channel) if message.viewer is self.user]

    def rung(self) -> list[Message]:
        """Return what notified the person: mentions, and direct messages that are not silent."""
        world = self.discord.world
        everywhere = [one for channel in world.channels.values() for one in self.shown(channel)]
        direct = {key for key, one in self.direct.messages.items() if not one.silent}
        return [one for one in everywhere if self.user.id in one.rang or one.id in direct]

    def message_with(self, words: str, channel: Channel) -> Message | None:
        """Return the newest message that contains this text."""
        newest_first = reversed(self.shown(channel))
        return next((message for message in newest_first if words in self.reads(message)), None)

    def button(self, name: str, channel: Channel) -> tuple[Message, Json]:
        """Return the newest enabled button with this label, and its message."""
        for message in reversed(self.shown(channel)):
            for button in buttons(message.data):
                if label(button) == name and not button.get("disabled"):
                    return message, button
        raise AssertionError(f"no button {name!r} among {self.labels(channel)}")

    def labels(self, channel: Channel) -> list[str]:
        """Return the labels of all visible buttons."""
        shown = self.shown(channel)
        return [name for message in shown for name in labels(message)]

    def offered(self, channel: Channel) -> list[str]:
        """Return the entries of the newest list."""
        lists = [one for message in self.shown(channel) for one in selects(message.data)]
        return [option["label"] for option in lists[-1]["options"]]

    def list_with(self, names: tuple[str, ...], channel: Channel) -> tuple[Message, Json]:
        """Return the newest list that offers all of these, and its message."""
        for message in reversed(self.shown(channel)):
            for select in selects(message.data):
                if set(names) <= {option["label"] for option in select["options"]}:
                    return message, select
        raise AssertionError(f"no list offers {names}")

    def dismisses(self, answered: Interaction) -> None:
        """Dismiss an ephemeral answer."""
        if answered.original is not None and answered.original.viewer is self.user:
            answered.channel.messages.pop(answered.original.id, None)

    def begins_anew(self) -> None:
        """Restart the client: ephemeral messages are gone."""
        for channel in self.discord.world.channels.values():
            for message in self.own(channel):
                del channel.messages[message.id]

    async def _uses(self, message: Message, component: Json, how: Json) -> Interaction:
        place = self.discord.world.channels[message.data["channel_id"]]
        named = {"custom_id": component["custom_id"], "id": component["id"]}
        return await self._does(COMPONENT, place, {**how, **named}, message)

    async def _does(
        self, kind: int, channel: Channel, data: Json, message: Message | None = None
    ) -> Interaction:
        done = await self._begins(kind, channel, data, message)
        await self.discord.until(lambda: done.answer is not None or done.failed)
        return done

    async def _begins(
        self, kind: int, channel: Channel, data: Json, message: Message | None = None
    ) -> Interaction:
        world = self.discord.world
        number = world.number()
        token, now = f"interaction-{number}", world.clock.now()
        done = Interaction(number, token, kind, self.user, channel, now, data, message)
        await self.discord.interact(done, self._told(done))
        return done

    def _told(self, done: Interaction) -> Json:
        """What the bot receives of it."""
        told: Json = {
            "id": done.id,
            "application_id": APPLICATION,
            "type": done.kind,
            "token": done.token,
            "version": 1,
            "data": done.data,
            "channel_id": done.channel.id,
            "channel": {**done.channel.data, "last_message_id": _newest(done.channel)},
            "locale": self.user.locale,
            "app_permissions": str(done.channel.permissions),
            "entitlements": [],
            "attachment_size_limit": 10 << 20,
            **self._where(done.channel),
        }
        return told if done.message is None else {**told, "message": done.message.data}

    def _where(self, channel: Channel) -> Json:
        guild = channel.guild
        if guild is None:
            owners = {"0": "0"}
            return {"user": self.user.data, "context": 1, "authorizing_integration_owners": owners}
        owners = {"0": guild.id} if guild.bot_is_member else {"1": self.user.id}
        member = {**member_data(self.user.data), "permissions": str(self.user.permissions)}
        place = {"id": guild.id, "locale": guild.locale, "features": []}
        named = {"guild_id": guild.id, "guild": place}
        known = {"member": member, "guild_locale": guild.locale, "context": 0}
        return {**named, **known, "authorizing_integration_owners": owners}


def told(interaction: Interaction) -> str:
    """Return the answer to an interaction, ephemeral or public."""
    assert interaction.answer is not None, "the interaction has failed"
    if interaction.answer["type"] != ANSWER:
        return ""
    return said(interaction.answer["data"])


def is_private(interaction: Interaction) -> bool:
    """Whether the answer is ephemeral."""
    assert interaction.answer is not None
    return bool((interaction.answer.get("data") or {}).get("flags", 0) & EPHEMERAL)


def _newest(channel: Channel) -> str | None:
    """Return the last public message."""
    public = [message.id for message in channel.messages.values() if message.viewer is None]
    return public[-1] if public else None


def labels(message: Message) -> list[str]:
    """Return the labels of a message's buttons."""
    return [label(button) for button in buttons(message.data)]
