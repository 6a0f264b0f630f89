"""What somebody did on Discord, as the inbox keeps it until it has been acted on."""

import json
from dataclasses import asdict, dataclass
from typing import Any, Literal, TypeAlias

import discord

from bot.platforms.discord.building import chosen_in
from bot.platforms.discord.commands import without_slash
from bot.platforms.discord.places import PLATFORM
from core.engine.ports import Cause, Update

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
