"""Fixtures that run the program, in this process or in a separate one."""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from bot.main import run
from tests.support.checkout import ROOT
from tests.support.commands.answer import Answer, Rummy


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Run in a folder without `.env`, with separate data and settings folders."""
    for key in [key for key in os.environ if key.startswith("RUMMY_")]:
        monkeypatch.delenv(key)
    for name in ("DATA", "STATE", "CACHE", "CONFIG"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def rummy(capsys: pytest.CaptureFixture[str]) -> Rummy:
    def call(*arguments: str) -> Answer:
        status = run(arguments)
        said = capsys.readouterr()
        return Answer(status, said.out, said.err)

    return call


@pytest.fixture
def program() -> Rummy:
    """Run the program as a separate process; slow, so only for what needs a process."""

    def call(
        *arguments: str,
        stdin: bytes = b"",
        settings: Mapping[str, str] = {},
    ) -> Answer:
        ran = subprocess.run(
            [sys.executable, "-m", "bot.main", *arguments],
            input=stdin,
            capture_output=True,
            check=False,
            timeout=60,
            env={**os.environ, "PYTHONPATH": str(ROOT), **settings},
        )
        return Answer(ran.returncode, ran.stdout.decode("utf-8"), ran.stderr.decode("utf-8"))

    return call


@pytest.fixture
def record(tmp_path: Path) -> Callable[[str], str]:
    """Write a record and return its path."""

    def write(text: str) -> str:
        file = tmp_path / "game.toml"
        file.write_text(text, encoding="utf-8")
        return str(file)

    return write
