"""`.env.example` names every setting, and every name in it is a setting."""

from pathlib import Path

import pytest
from dotenv import dotenv_values
from pydantic import ValidationError

from bot.conversation.access import USUAL
from bot.settings import Settings
from core.engine.people import Address
from tests.support.checkout import ROOT

EXAMPLE = ROOT / ".env.example"


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for field in Settings.model_fields:
        monkeypatch.delenv(f"RUMMY_{field.upper()}", raising=False)
    monkeypatch.chdir(tmp_path)


def test_the_example_names_every_setting_and_no_other() -> None:
    assert set(dotenv_values(EXAMPLE)) == {
        f"RUMMY_{name.upper()}" for name in Settings.model_fields
    }


def test_the_example_settings_equal_the_defaults(tmp_path: Path) -> None:
    unset = Settings()
    (tmp_path / ".env").write_bytes(EXAMPLE.read_bytes())
    assert Settings() == unset


def test_the_environment_goes_before_the_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text("RUMMY_LANGUAGE=de\nRUMMY_LOG_LEVEL=debug\n")
    monkeypatch.setenv("RUMMY_LOG_LEVEL", "WARNING")
    settings = Settings()
    assert (settings.language, settings.log_level) == ("de", "warning")


def test_other_programs_keys_in_the_file_are_left_alone(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("RUMMY_LANGAUGE=de\nOTHER=1\n")
    assert Settings().language == "en"


def test_a_secret_does_not_show(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUMMY_DISCORD_TOKEN", "open-sesame")
    monkeypatch.setenv("RUMMY_DATABASE_URL", "postgresql://ann:open-sesame@host/rummy")
    settings = Settings()
    assert "open-sesame" not in f"{settings!r} {settings}"
    assert settings.discord_token
    assert settings.discord_token.get_secret_value() == "open-sesame"


def test_a_senseless_value_is_refused_by_its_key_without_showing_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("RUMMY_LOG_LEVEL", "open-sesame")
    with pytest.raises(ValidationError) as refusal:
        Settings()
    assert "log_level" in str(refusal.value)
    assert "open-sesame" not in str(refusal.value)


def test_limits_are_the_settings_or_the_defaults(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUMMY_ALLOWED_CHATS", "telegram:-1001, Discord:22")
    monkeypatch.setenv("RUMMY_TABLES_PER_CHAT", "0")
    monkeypatch.setenv("RUMMY_WORDS_PER_SECOND", "1.5")
    limits = Settings().limits(USUAL)
    assert limits.chats == {Address("telegram", "-1001"), Address("discord", "22")}
    assert limits.tables_per_chat == 0
    assert limits.words_per_second == 1.5
    assert limits.tables_per_person == USUAL.tables_per_person > 0


@pytest.mark.parametrize(
    ("key", "value"),
    [("ALLOWED_CHATS", "-1001"), ("BANNED_PEOPLE", "telegram:"), ("TABLES_PER_CHAT", "-1"),
     ("WORDS_PER_SECOND", "inf"), ("SOLVER_SECONDS", "nan")],
)  # fmt: skip
def test_a_limit_that_cannot_be_is_refused(
    monkeypatch: pytest.MonkeyPatch, key: str, value: str
) -> None:
    monkeypatch.setenv(f"RUMMY_{key}", value)
    with pytest.raises(ValidationError):
        Settings()
