"""The settings of the program, from the environment or a file `.env`."""

import re
from typing import Annotated, Literal, TypeAlias
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict

from bot.conversation.access import Limits
from bot.machine.addresses import heard_at
from bot.machine.system import database_of_this_user
from core.engine.people import Address


def _file_of_this_user() -> SecretStr:
    """Return the URL of a SQLite file in the user's data folder."""
    return SecretStr(f"sqlite:///{database_of_this_user()}")


def addresses(listed: str) -> frozenset[Address]:
    """Read `telegram:-100123, discord:456`; raises ValueError."""
    written = [each.strip() for each in listed.split(",") if each.strip()]
    pairs = [each.partition(":") for each in written]
    if not all(platform.strip() and key.strip() for platform, _, key in pairs):
        raise ValueError("not PLATFORM:NUMBER, with commas between")
    return frozenset(Address(platform.strip().lower(), key.strip()) for platform, _, key in pairs)


def _readable(listed: str) -> str:
    addresses(listed)
    return listed


def _listenable(listen: str) -> str:
    heard_at(listen)
    return listen


def _https(url: str) -> str:
    parts = urlsplit(url)
    local = parts.hostname in {"127.0.0.1", "localhost"}
    if not parts.hostname or parts.scheme not in ({"http", "https"} if local else {"https"}):
        raise ValueError("not https://HOST/")
    if parts.query or parts.fragment or parts.username:
        raise ValueError("not https://HOST/")
    return url


def _showable(secret: SecretStr) -> SecretStr:
    if not re.fullmatch(r"[A-Za-z0-9_-]{1,256}", secret.get_secret_value()):
        raise ValueError("not 1 to 256 letters, digits, _ and -")
    return secret


Listed: TypeAlias = Annotated[str, AfterValidator(_readable)]
"""Chats or people, as `addresses` reads them."""
AtMost: TypeAlias = Annotated[float, Field(ge=0, allow_inf_nan=False)]
Number: TypeAlias = Annotated[int, Field(ge=0)]


class Settings(BaseSettings):
    """The settings, one for each key of `.env.example`; built once, and passed down.

    An empty value counts as not set. Secrets appear neither in printed settings nor in errors.

    Raises:
        pydantic.ValidationError: A value is invalid; the error names only its key.
    """

    model_config = SettingsConfigDict(
        env_prefix="RUMMY_",
        env_file=".env",
        env_file_encoding="utf-8",
        env_ignore_empty=True,
        extra="ignore",
        frozen=True,
        hide_input_in_errors=True,
    )

    discord_token: SecretStr | None = None
    telegram_token: SecretStr | None = None
    database_url: SecretStr = Field(default_factory=_file_of_this_user)
    """`sqlite:///FILE` or `postgresql://...`, which may hold a password."""

    discord_api: str | None = None
    """A proxy for Discord's REST interface."""
    discord_gateway: str | None = None
    """A proxy for Discord's gateway."""
    discord_shards: Annotated[int, Field(ge=1)] | None = None
    """The number of shards; None: as many as Discord recommends."""
    discord_racks: Literal["dm", "here"] = "dm"
    """Where tables show racks by default: `dm` or `here`."""
    telegram_api: str | None = None
    """The address of a self-hosted Bot API server, without `/bot<token>`."""

    telegram_webhook_url: str | None = None
    """The public address of the webhook; None: the program polls."""
    telegram_webhook_listen: Annotated[str, AfterValidator(_listenable)] = "127.0.0.1:8080"
    """`HOST:PORT` on this machine."""
    telegram_webhook_secret: Annotated[SecretStr, AfterValidator(_showable)] | None = None
    """The secret that Telegram sends; None: one is derived from the token."""

    telegram_app: Annotated[str, Field(pattern="^[A-Za-z0-9_]{3,30}$")] | None = None
    """The short name of the Mini App that groups open; None: the bot's main one, if any."""

    web_url: Annotated[str, AfterValidator(_https)] | None = None
    """The public address of the browser page: `https://HOST/`; None: the chats offer no page."""
    web_listen: Annotated[str, AfterValidator(_listenable)] = "127.0.0.1:8081"
    """`HOST:PORT` on which the page is served."""

    language: str = "en"
    """The default language: a folder of `bot/texts/locales`."""
    theme: Annotated[Literal["light", "dark", "contrast", "large"], BeforeValidator(str.lower)] = (
        "light"
    )
    """The default theme of pictures."""
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], BeforeValidator(str.lower)
    ] = "info"

    metrics_listen: Annotated[str, AfterValidator(_listenable)] | None = None
    """`PORT` or `HOST:PORT` on which metrics are served; None: no metrics."""
    owners: Listed = ""
    """The people who run the program, and may say the owner's words."""

    computer_seconds: AtMost = 0.5
    """Seconds that a computer player may search in a turn."""
    games_kept: Number = 90
    """Days after which an idle table is erased; 0: never."""

    allowed_chats: Listed = ""
    """The chats in which tables may be opened: `telegram:-100123, discord:456`; empty: all."""
    banned_chats: Listed = ""
    banned_people: Listed = ""
    tables_per_chat: Number | None = None
    """The most open tables; 0: no limit. None, here and below: the platform's default."""
    tables_per_person: Number | None = None
    words_per_second: AtMost | None = None
    """The most words and presses of a person."""
    solver_seconds: AtMost | None = None
    """Seconds of solver time for a person in each minute."""

    def limits(self, usual: Limits) -> Limits:
        """Return the limits of people and chats; unset ones are `usual`."""

        def said(name: str) -> float:
            value: float | None = getattr(self, name)
            usually: float = getattr(usual, name)
            return usually if value is None else value

        return Limits(
            owners=addresses(self.owners),
            chats=addresses(self.allowed_chats),
            banned_chats=addresses(self.banned_chats),
            banned_people=addresses(self.banned_people),
            tables_per_chat=int(said("tables_per_chat")),
            tables_per_person=int(said("tables_per_person")),
            words_per_second=said("words_per_second"),
            solver_seconds=said("solver_seconds"),
            bystander_posts=usual.bystander_posts,
        )

    @property
    def log_level_aside(self) -> str:
        """The log level while the screen is used for playing: `warning`, unless one is set."""
        return self.log_level if "log_level" in self.model_fields_set else "warning"

    @property
    def database_set(self) -> str | None:
        """The URL of the database; None if it is not set."""
        said = "database_url" in self.model_fields_set
        return self.database_url.get_secret_value() if said else None
