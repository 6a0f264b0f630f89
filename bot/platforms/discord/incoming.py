"""One thing that a person did on Discord, as the inbox stores it; where and how they read."""

import json
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal, TypeAlias

import discord

from bot.conversation.request import LONGEST_PLACE, Request
from bot.platforms.base.adapter import Act
from bot.platforms.discord.commands import COMMANDS, without_slash
from bot.platforms.discord.connection import PLATFORM
from bot.platforms.discord.keys import PIECES
from bot.platforms.discord.look import acts_at_once, buttons_on, chosen_in
from bot.platforms.discord.replying import Reply
from bot.screens.screen import Screen, ScreenKind
from bot.texts.numbers import read_number
from core.engine.delivery.outbox import delivery
from core.engine.people import To
from core.engine.ports import Cause, Update


@dataclass(slots=True, kw_only=True)
class DiscordAct(Act):
    """An interaction or a message: one thing that a person did on Discord."""

    key: str
    """The number that Discord gave it."""
    reply: Reply | None
    """The token to answer the interaction with; None for a direct message."""
    message: int | None = None
    """The message on which a component was pressed."""
    word: str = ""
    """The word that was typed or pressed."""
    shown: bool = False
    """Whether a direct message shows the result, too, beside the answer."""

    @property
    def of_turn(self) -> bool:
        """Whether it was a command of the turn."""
        return self.word in COMMANDS["turn"]

    @property
    def requests(self) -> tuple[Request, ...]:
        """What the buttons of the pressed message ask for, whichever was pressed."""
        pressed = None if self.reply is None else self.reply.interaction.message
        keys = () if pressed is None else buttons_on(pressed)
        return tuple(filter(None, map(self.read, keys)))

    @property
    def pressed_for_all(self) -> bool:
        """Whether it was a press on what everybody sees, and no request for the own rack there."""
        if self.reply is None or self.reply.own or self.chat is None:
            return False
        return self.message is not None and self.word != "rack"

    @property
    def aside(self) -> bool:
        """Whether only the acting person sees the answer: true for every reply in a channel."""
        return self.chat is not None and self.reply is not None


Kind: TypeAlias = Literal["command", "press", "form", "written"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Token:
    """The token to answer an interaction with; valid for a quarter of an hour."""

    application: int
    token: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """One thing that a person did, with its content."""

    kind: Kind
    account: int
    name: str
    language: str | None
    channel: int
    private: bool
    """Whether it happened in the person's direct messages with the bot."""
    said: str
    """The typed text, or the id of the pressed component."""
    values: tuple[str, ...] = ()
    """The values chosen in a menu, or written into a form."""
    chosen: tuple[int, ...] = ()
    """The places of the pieces that are selected on the message."""
    alone: bool = False
    """Whether only the person who pressed can see the message."""
    message: int | None = None
    in_charge: bool = False
    """Whether the person may manage the channel."""
    spoken_there: str | None = None
    """The language of the server."""
    token: Token | None = None

    @property
    def meant(self) -> str:
        """The intended button: the pressed one, or the one chosen from a menu."""
        return self.values[0] if acts_at_once(self.said, self.values) else self.said

    @property
    def places(self) -> frozenset[int]:
        """The places of the pieces that are selected in a menu."""
        read = (read_number(one, LONGEST_PLACE) for one in self.values)
        return frozenset(place for place in read if place is not None)

    @property
    def stamp(self) -> str:
        """The table and version of a menu of pieces, in the form that buttons use."""
        return f"{self.said.removeprefix(PIECES).partition(':')[0]}."

    def brought(self, number: int) -> Update:
        """Return it in the form that the inbox stores."""
        return Update(
            cause=Cause(platform=PLATFORM, key=str(number)),
            place=str(self.channel),
            sender=str(self.account),
            raw=json.dumps(asdict(self)),
        )


def read_back(raw: str) -> Done:
    """Return what was done, read from the inbox."""
    data: dict[str, Any] = json.loads(raw)
    data |= {name: tuple(data[name]) for name in ("values", "chosen")}
    token = data.pop("token")
    return Done(**data, token=None if token is None else Token(**token))


def done_by(interaction: discord.Interaction) -> Done | None:
    """Return what a person did; None if it does not concern the bot."""
    if interaction.channel_id is None or interaction.user.bot:
        return None
    match interaction.type:
        case discord.InteractionType.application_command:
            return _done(interaction, "command", command_said(interaction))
        case discord.InteractionType.component:
            return _done(interaction, "press", _pressed(interaction))
        case discord.InteractionType.modal_submit:
            return _done(interaction, "form", _pressed(interaction))
    return None


def written(message: discord.Message) -> Done | None:
    """Return a direct message to the bot; None if it does not concern the bot."""
    if message.author.bot or message.guild is not None or not message.content:
        return None
    return Done(
        kind="written",
        account=message.author.id,
        name=message.author.display_name,
        language=None,
        channel=message.channel.id,
        private=True,
        said=without_slash(message.content),
    )


def _done(interaction: discord.Interaction, kind: Kind, said: str) -> Done:
    message = interaction.message
    alone = message is not None and message.flags.ephemeral
    data: dict[str, Any] = dict(interaction.data or {})
    return Done(
        kind=kind,
        account=interaction.user.id,
        name=interaction.user.display_name,
        language=interaction.locale.value,
        channel=interaction.channel_id or 0,
        private=interaction.guild_id is None,
        said=said,
        values=tuple(data.get("values") or _filled(data)),
        chosen=() if message is None else tuple(sorted(chosen_in(message, but=said))),
        alone=alone,
        message=None if message is None else message.id,
        in_charge=interaction.permissions.manage_channels,
        spoken_there=None if interaction.guild_locale is None else interaction.guild_locale.value,
        token=Token(application=interaction.application_id, token=interaction.token),
    )


def command_said(interaction: discord.Interaction) -> str:
    """Return a command as words: `/turn play tiles:r7 r8` becomes `play r7 r8`."""
    data: dict[str, Any] = dict(interaction.data or {})
    (word, *_) = data.get("options") or [{"name": "help"}]
    given = [str(option.get("value", "")) for option in word.get("options") or ()]
    return " ".join([word["name"], *filter(None, given)])


def _pressed(interaction: discord.Interaction) -> str:
    data: dict[str, Any] = dict(interaction.data or {})
    return str(data.get("custom_id", ""))


def _filled(data: dict[str, Any]) -> list[str]:
    """Return the values that were written into a form."""
    fields = data.get("components") or ()
    inner = [field.get("component") or (field.get("components") or [{}])[0] for field in fields]
    return [str(one["value"]) for one in inner if "value" in one]


PAGES = frozenset({ScreenKind.HELP, ScreenKind.RULES, ScreenKind.TABLES})
"""Screens with pages that only one person reads: a press replaces the page in place."""
PAGE = "page"
"""The slot of these screens."""


def leafed(screen: Screen, to: To, act: DiscordAct) -> Screen:
    """Give a page that is sent to one person a slot, so that the next page replaces it."""
    if act.chat is not None or to != act.here or screen.kind not in PAGES:
        return screen
    return replace(screen, slot=screen.slot or PAGE)


def named(screen: Screen, act: DiscordAct | None, looks: str) -> str:
    """Return a name for what is sent, the same at every attempt; empty if it is never repeated.

    `looks` distinguishes messages that replace nothing.
    """
    if act is not None:
        return f"{act.key}.{screen.slot or looks}"
    return f"{delivery()}.{screen.slot or screen.kind.value}" if delivery() else ""
