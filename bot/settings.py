"""What whoever runs the program may set, in the environment or in a file `.env`."""

from typing import Annotated, Literal

from platformdirs import user_data_path
from pydantic import BeforeValidator, Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


def _file_of_this_user() -> SecretStr:
    """A SQLite file where this system keeps the data of its users."""
    return SecretStr(f"sqlite:///{user_data_path('rummy-table') / 'rummy.sqlite3'}")


class Settings(BaseSettings):
    """One value for each key of `.env.example`; built once, in `bot.main`, and passed down.

    What is set to nothing counts as not set. Secrets do not show when printed, nor in an error.

    Raises:
        pydantic.ValidationError: If a key has a value it cannot have; it names the key alone.
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
    telegram_api: str | None = None
    """A self-hosted Bot API server: what comes before `/bot<token>`."""

    telegram_webhook_url: str | None = None
    """Where Telegram reaches this machine; without it, updates are asked for."""
    telegram_webhook_listen: str = "127.0.0.1:8080"
    telegram_webhook_secret: SecretStr | None = None

    language: str = "en"
    """What is spoken until somebody chooses another: `en` or `de`."""
    theme: Annotated[Literal["light", "dark", "contrast", "large"], BeforeValidator(str.lower)] = (
        "light"
    )
    """The colours of pictures until somebody chooses others."""
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], BeforeValidator(str.lower)
    ] = "info"

    @property
    def database_set(self) -> str | None:
        """Where things are kept, if anybody has said so."""
        said = "database_url" in self.model_fields_set
        return self.database_url.get_secret_value() if said else None
