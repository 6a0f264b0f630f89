"""`rummy init` sets up a running bot from its tokens, on the loopback platforms."""

import asyncio
import io
import os
import pty
import shlex
import shutil
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.commands.owner.init import write_settings
from bot.commands.owner.user_service import unit
from bot.machine.system import SystemClock
from bot.main import run
from bot.settings import Settings
from tests.support.checkout import ROOT
from tests.support.commands.answer import Answer
from tests.support.discord.loopback.server import TOKEN as DISCORD_TOKEN
from tests.support.discord.loopback.server import Loopback as Discord
from tests.support.telegram.loopback.server import TOKEN as TELEGRAM_TOKEN
from tests.support.telegram.loopback.server import Loopback as Telegram

Answers = Callable[..., Awaitable[Answer]]
DISCORD_LINK = "discord.com/oauth2/authorize?client_id="
TELEGRAM_LINK = "https://t.me/rummy_bot?startgroup="


@pytest.fixture
async def answers(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> AsyncIterator[Answers]:
    """Answer the questions line by line, on a machine without systemd."""
    (tmp_path / "bin").mkdir()
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    async with Telegram(SystemClock()).running() as telegram, Discord(SystemClock()).running() as d:
        monkeypatch.setenv("RUMMY_TELEGRAM_API", telegram.url)
        monkeypatch.setenv("RUMMY_DISCORD_API", d.url)

        async def call(*lines: str, arguments: tuple[str, ...] = ()) -> Answer:
            monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{one}\n" for one in lines)))
            status = await asyncio.to_thread(run, ["init", *arguments])
            said = capsys.readouterr()
            return Answer(status, said.out, said.err)

        yield call


async def test_two_tokens_are_tried_and_written_for_this_user_alone(
    answers: Answers, tmp_path: Path
) -> None:
    answer = await answers(DISCORD_TOKEN, TELEGRAM_TOKEN)
    assert answer.status == 0
    assert DISCORD_LINK in answer.out
    assert TELEGRAM_LINK in answer.out
    assert not any(token in answer.out for token in (DISCORD_TOKEN, TELEGRAM_TOKEN))
    assert stat.S_IMODE((tmp_path / ".env").stat().st_mode) == 0o600
    settings = Settings()
    assert settings.discord_token
    assert settings.telegram_token
    assert settings.discord_token.get_secret_value() == DISCORD_TOKEN
    assert settings.telegram_token.get_secret_value() == TELEGRAM_TOKEN


async def test_a_wrong_token_is_asked_for_again(answers: Answers) -> None:
    answer = await answers("", "7:open-sesame", "two words", TELEGRAM_TOKEN)
    assert answer.status == 0
    assert "Telegram does not know the token" in answer.out
    assert "That isn’t a token" in answer.out
    assert "open-sesame" not in answer.out
    settings = Settings()
    assert settings.discord_token is None
    assert settings.telegram_token
    assert settings.telegram_token.get_secret_value() == TELEGRAM_TOKEN


async def test_without_any_token_nothing_is_written(answers: Answers, tmp_path: Path) -> None:
    for lines in (["", ""], [], ["7:open-sesame"]):
        answer = await answers(*lines)
        assert (answer.status, "rummy play" in answer.out) == (1, True)
        assert not (tmp_path / ".env").exists()


async def test_other_lines_stay_and_a_token_that_is_there_is_kept(
    answers: Answers, tmp_path: Path
) -> None:
    (tmp_path / ".env").write_text(
        f"# ours\nRUMMY_LANGUAGE=en\nRUMMY_TELEGRAM_TOKEN={TELEGRAM_TOKEN}\nRUMMY_DISCORD_TOKEN=\n"
    )
    (tmp_path / ".env").chmod(0o644)
    answer = await answers(DISCORD_TOKEN, "")
    assert answer.status == 0
    assert "Press Enter to keep it" in answer.out
    assert (tmp_path / ".env").read_text() == (
        f"# ours\nRUMMY_LANGUAGE=en\nRUMMY_TELEGRAM_TOKEN={TELEGRAM_TOKEN}\n"
        f"RUMMY_DISCORD_TOKEN={DISCORD_TOKEN}\n"
    )
    assert stat.S_IMODE((tmp_path / ".env").stat().st_mode) == 0o600


async def test_a_token_from_the_environment_is_tried_and_not_written(
    answers: Answers, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("RUMMY_DISCORD_TOKEN", DISCORD_TOKEN)
    answer = await answers(TELEGRAM_TOKEN)
    assert answer.status == 0
    assert DISCORD_LINK in answer.out
    assert "RUMMY_DISCORD_TOKEN is set in the environment" in answer.out
    assert (tmp_path / ".env").read_text() == f"RUMMY_TELEGRAM_TOKEN={TELEGRAM_TOKEN}\n"


async def test_a_token_that_cannot_be_tried_is_kept(
    answers: Answers, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("RUMMY_TELEGRAM_API", "http://127.0.0.1:9")
    answer = await answers("", TELEGRAM_TOKEN)
    assert (answer.status, "couldn’t be tried" in answer.out) == (0, True)
    assert TELEGRAM_TOKEN in (tmp_path / ".env").read_text()


def tool(tmp_path: Path, name: str, does: str) -> None:
    file = tmp_path / "bin" / name
    file.write_text(f'#!/bin/sh\necho {name} "$@" >> {shlex.quote(str(tmp_path))}/called\n{does}\n')
    file.chmod(0o755)


@pytest.fixture
def script(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the path of the installed program."""
    tool(tmp_path, "rummy", ":")
    monkeypatch.setattr(sys, "argv", [str(tmp_path / "bin/rummy"), "init"])
    return tmp_path / "bin/rummy"


async def test_a_service_is_started_on_request(
    answers: Answers, tmp_path: Path, script: Path
) -> None:
    for name in ("systemctl", "loginctl"):
        tool(tmp_path, name, ":")
    place = tmp_path / "config/systemd/user/rummy-table.service"
    answer = await answers("", TELEGRAM_TOKEN, "no")
    assert (answer.status, place.exists()) == (0, False)
    answer = await answers("", TELEGRAM_TOKEN, "yes")
    assert "The bot is running." in answer.out
    assert place.read_text() == unit(script, tmp_path)
    assert stat.S_IMODE(place.stat().st_mode) == 0o600
    assert (tmp_path / "called").read_text().splitlines()[1:] == [
        "systemctl --user show-environment",
        "systemctl --user daemon-reload",
        "systemctl --user enable rummy-table",
        "systemctl --user restart rummy-table",
        "loginctl enable-linger",
    ]
    answer = await answers("", "", "ja", arguments=("--language", "de"))
    assert "Der Bot läuft." in answer.out


async def test_systemd_may_refuse(answers: Answers, tmp_path: Path, script: Path) -> None:
    del script  # the path exists
    tool(tmp_path, "systemctl", '[ "$2" = show-environment ] || { echo masked >&2; exit 1; }')
    answer = await answers("", TELEGRAM_TOKEN, "y")
    assert (answer.status, "did not start the bot: masked" in answer.out) == (0, True)


async def test_a_program_in_a_cache_is_not_made_a_service(
    answers: Answers, tmp_path: Path, script: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UV_CACHE_DIR", str(script.parent))
    tool(tmp_path, "systemctl", ":")
    answer = await answers("", TELEGRAM_TOKEN, "y")
    assert (answer.status, "uv tool install rummy-table" in answer.out) == (0, True)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd on this machine")
def test_systemd_reads_paths_as_they_are(tmp_path: Path) -> None:
    folder = tmp_path / "50% of $HOME"
    folder.mkdir()
    script = folder / "rummy $1 %h"
    script.write_text("#!/bin/sh\n")
    script.chmod(0o755)
    (tmp_path / "rummy-table.service").write_text(unit(script, folder))
    ran = subprocess.run(
        ["systemd-analyze", "--user", "verify", tmp_path / "rummy-table.service"],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "XDG_RUNTIME_DIR": str(tmp_path)},
    )
    assert (ran.returncode, ran.stderr) == (0, "")


def test_a_file_that_cannot_be_written_stays_as_it_was(tmp_path: Path) -> None:
    (tmp_path / ".env").mkdir()
    with pytest.raises(OSError, match="directory"):
        write_settings({"RUMMY_LANGUAGE": "de"})
    assert [path.name for path in tmp_path.iterdir()] == [".env"]


async def test_a_token_is_not_shown_while_it_is_typed(tmp_path: Path) -> None:
    async with Telegram(SystemClock()).running() as telegram:
        main, end = pty.openpty()
        child = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot.main", "init",
            stdin=end, stdout=end, stderr=end, start_new_session=True, cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT), "RUMMY_TELEGRAM_API": telegram.url,
                 "PATH": str(tmp_path)},
        )  # fmt: skip
        os.close(end)
        said = await asyncio.to_thread(typed, main, ["", TELEGRAM_TOKEN])
        assert await child.wait() == 0
    assert TELEGRAM_LINK in said
    assert TELEGRAM_TOKEN not in said
    assert TELEGRAM_TOKEN in (tmp_path / ".env").read_text()


def typed(terminal: int, lines: list[str]) -> str:
    """Type one line each time the program asks for a token; return the whole output."""
    shown, waiting = b"", list(lines)
    while True:
        try:
            new = os.read(terminal, 4096)
        except OSError:
            new = b""
        if not new:
            os.close(terminal)
            return shown.decode()
        shown += new
        if waiting and shown.count(b"(not shown): ") > len(lines) - len(waiting):
            os.write(terminal, f"{waiting.pop(0)}\n".encode())
