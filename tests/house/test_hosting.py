"""The files that docs/hosting.md gives to hosts fit the program."""

import asyncio
import json
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import yaml
from dotenv import dotenv_values

from bot.app import Dependencies
from bot.main import COMMANDS
from bot.operating.monitoring import answering
from bot.settings import Settings
from tests.support.checkout import ROOT

FOLDER = ROOT / "docs/hosting"
FILES = sorted(FOLDER.iterdir())
SETTINGS = {f"RUMMY_{name.upper()}" for name in Settings.model_fields}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_settings_and_commands_that_are_named_exist(file: Path) -> None:
    text = file.read_text("utf-8")
    assert set(re.findall(r"\bRUMMY_\w+", text)) <= SETTINGS
    assert set(re.findall(r"bin/rummy (\w+)", text)) <= set(COMMANDS)


@pytest.mark.parametrize(
    ("file", "database"),
    [
        ("rummy-table.service", "/var/lib/rummy-table/rummy.sqlite3"),
        ("rummy-table-backup.service", "/var/lib/rummy-table/rummy.sqlite3"),
        ("Containerfile", "/data/rummy-table/rummy.sqlite3"),
    ],
)
def test_the_default_database_lies_at_the_documented_place(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, file: str, database: str
) -> None:
    """The file of settings overrides what the unit and the image set, even if a value is empty."""
    text = (FOLDER / file).read_text("utf-8")
    set_there = dict(re.findall(r"\b((?:XDG|RUMMY)_\w+)=(\S*)", text))
    for name, value in (set_there | dotenv_values(ROOT / ".env.example")).items():
        monkeypatch.setenv(name, value)
    monkeypatch.chdir(tmp_path)
    assert Settings().database_url.get_secret_value() == f"sqlite:///{database}"


def test_the_container_is_built_from_existing_files_with_the_pinned_uv() -> None:
    built = (FOLDER / "Containerfile").read_text("utf-8")
    pinned = re.search(r"uv==[\d.]+", (ROOT / "pyproject.toml").read_text("utf-8"))
    assert pinned
    assert re.findall(r"uv==[\d.]+", built) == [pinned[0]]
    copied = [
        name
        for line in re.findall(r"^COPY (?!--)(.+) \S+$", built, re.MULTILINE)
        for name in line.split()
    ]
    assert copied
    assert [name for name in copied if not (ROOT / name).exists()] == []
    let_in = (FOLDER / "Containerfile.dockerignore").read_text("utf-8").splitlines()
    assert {line[1:] for line in let_in if line.startswith("!")} == set(copied)


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd on this machine")
@pytest.mark.parametrize("unit", ["rummy-table.service", "rummy-table-backup.timer"])
def test_systemd_understands_its_files(unit: str, tmp_path: Path) -> None:
    for file in FILES:
        if file.suffix in {".service", ".timer"}:
            text = re.sub(r"/srv\S+/rummy", "/bin/true", file.read_text("utf-8"))
            (tmp_path / file.name).write_text(text)
    ran = subprocess.run(
        ["systemd-analyze", "verify", tmp_path / unit],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, "")


COMPOSE = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))


def test_compose_builds_the_image_and_keeps_the_data() -> None:
    program = COMPOSE["services"]["rummy"]
    image = (FOLDER / "Containerfile").read_text("utf-8")
    assert ROOT / program["build"]["dockerfile"] == FOLDER / "Containerfile"
    assert program["environment"].keys() <= SETTINGS
    volume = re.search(r"^VOLUME (\S+)$", image, re.MULTILINE)
    assert volume
    assert program["volumes"] == [f"rummy:{volume[1]}"]
    assert "rummy" in COMPOSE["volumes"]


def test_the_image_runs_as_a_user_of_its_own() -> None:
    image = (FOLDER / "Containerfile").read_text("utf-8")
    *_, last = image.split("\nFROM ")
    assert re.search(r"^USER rummy$", last, re.MULTILINE)
    assert last.index("USER rummy") < last.index("ENTRYPOINT")


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], int]:
    """Run the image's health check with this setting."""
    image = (FOLDER / "Containerfile").read_text("utf-8")
    check = re.search(r"^HEALTHCHECK .* CMD (\[.*\])$", image, re.MULTILINE)
    assert check
    _python, *words = json.loads(check[1])

    def ask(listen: str) -> int:
        monkeypatch.setenv("RUMMY_METRICS_LISTEN", listen)
        return subprocess.run([sys.executable, *words], cwd=ROOT, check=False).returncode

    return ask


async def test_the_health_check_hears_the_program_and_its_silence(
    asked: Callable[[str], int],
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    async with answering(str(port), Dependencies()):
        for listen in (str(port), f"127.0.0.1:{port}", f"0.0.0.0:{port}"):
            assert await asyncio.to_thread(asked, listen) == 0
    assert asked(str(port)) == 1
    assert asked("nonsense") == 1
    assert asked("") == 0
