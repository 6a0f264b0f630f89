"""What somebody did on Discord, as the inbox keeps it, and where its screens stand."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal, TypeAlias

import discord

from bot.platforms.discord.commands import without_slash
from bot.platforms.discord.look import chosen_in
from bot.platforms.discord.places import PLATFORM
from bot.platforms.discord.posting import Kept
from bot.platforms.discord.replying import Reply
from bot.screens.screen import Screen, ScreenKind
from core.engine.delivery.outbox import delivery
from core.engine.people import ChatId, PersonId, To, ToChat, ToPerson
from core.engine.ports import Cause, Update


@dataclass(slots=True, kw_only=True)
class Act:
    """One thing that somebody did."""

    key: str
    """The number by which Discord knows it."""
    person: PersonId
    chat: ChatId | None
    """None in private."""
    reply: Reply | None
    """By which it is answered; None for what was written in private."""
    message: int | None = None
    """The message that was pressed."""
    of_turn: bool = False
    """Whether a word of the turn was said."""
    shown: bool = False
    """Whether a message in private shows what came of it, beside the answer."""

    @property
    def here(self) -> To:
        """Where it was done."""
        return ToPerson(self.person) if self.chat is None else ToChat(self.chat)


Kind: TypeAlias = Literal["command", "press", "form", "written"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Token:
    """By which something is answered, for a quarter of an hour."""

    application: int
    token: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Done:
    """One thing that somebody did."""

    kind: Kind
    account: int
    name: str
    language: str | None
    channel: int
    private: bool
    """Whether it was in somebody's own channel with the bot."""
    said: str
    """What was typed, or the id of what was pressed."""
    values: tuple[str, ...] = ()
    """What was chosen in a menu, or written in a form."""
    chosen: tuple[int, ...] = ()
    """The places of the pieces that are chosen on the message."""
    alone: bool = False
    """Whether the message can only be seen by who pressed."""
    message: int | None = None
    in_charge: bool = False
    """Whether the channel is in their charge."""
    spoken_there: str | None = None
    """The language of the server."""
    token: Token | None = None

    def brought(self, number: int) -> Update:
        """Return it as the inbox keeps it."""
        return Update(
            cause=Cause(platform=PLATFORM, key=str(number)),
            place=str(self.channel),
            sender=str(self.account),
            raw=json.dumps(asdict(self)),
        )


def read_back(raw: str) -> Done:
    """Return what was done, from the inbox."""
    data: dict[str, Any] = json.loads(raw)
    data |= {name: tuple(data[name]) for name in ("values", "chosen")}
    token = data.pop("token")
    return Done(**data, token=None if token is None else Token(**token))


def done_by(interaction: discord.Interaction) -> Done | None:
    """Return what somebody did; None where it is none of our business."""
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
    """Return what somebody wrote in private; None where it is none of our business."""
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
    """Return what a command says: `/turn play tiles:r7 r8` says `play r7 r8`."""
    data: dict[str, Any] = dict(interaction.data or {})
    (word, *_) = data.get("options") or [{"name": "help"}]
    given = [str(option.get("value", "")) for option in word.get("options") or ()]
    return " ".join([word["name"], *filter(None, given)])


def _pressed(interaction: discord.Interaction) -> str:
    data: dict[str, Any] = dict(interaction.data or {})
    return str(data.get("custom_id", ""))


def _filled(data: dict[str, Any]) -> list[str]:
    """Return what was written into a form."""
    fields = data.get("components") or ()
    inner = [field.get("component") or (field.get("components") or [{}])[0] for field in fields]
    return [str(one["value"]) for one in inner if "value" in one]


PAGES = frozenset({ScreenKind.HELP, ScreenKind.RULES, ScreenKind.TABLES})
"""What is leafed through where only one reads: the last of them turns over as it is pressed."""
PAGE = "page"
"""The slot of these."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """Where a screen will stand."""

    to: To
    channel: int
    called: Mapping[int, str]
    """Accounts that are called, with their names."""

    @property
    def private(self) -> bool:
        """Whether nobody else reads it."""
        return isinstance(self.to, ToPerson)


def leafed(screen: Screen, to: To, act: Act) -> Screen:
    """Give a page a slot where it is sent to somebody alone, so that the next takes its place."""
    if act.chat is not None or to != act.here or screen.kind not in PAGES:
        return screen
    return replace(screen, slot=screen.slot or PAGE)


def begins(spot: Spot, kept: Kept | None, screen: Screen) -> bool:
    """Say whether a turn begins of somebody who is called where the screen stands."""
    calls = bool(spot.called) and not screen.hushed
    return calls and (kept is None or kept.turn != screen.turn)


def called_turn(screen: Screen) -> str:
    """Name the turn of the person who is on; nothing where nobody is."""
    return screen.turn if screen.calls else ""


def moves(screen: Screen) -> bool:
    """Say whether a screen leads on to where a table is shown from now on."""
    return screen.kind is ScreenKind.NOTE and bool(screen.homes)


def named(screen: Screen, act: Act | None, looks: str) -> str:
    """Name what is sent, the same at every attempt to send it; nothing where nobody repeats it.

    `looks` tells messages apart that take the place of nothing.
    """
    if act is not None:
        return f"{act.key}.{screen.slot or looks}"
    return f"{delivery()}.{screen.slot or screen.kind.value}" if delivery() else ""
