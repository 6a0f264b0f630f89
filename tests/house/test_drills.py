"""The documents' drills run as printed and stop at their first failure."""

import asyncio
import os
import re
import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from uuid import uuid4

import pytest
from sqlalchemy.engine import make_url

from storage.sqlite.backup import back_up
from tests.support.checkout import ROOT
from tests.support.databases.server import SERVER, ask
from tests.support.lines.talk import talk

DOCUMENTS = ("docs/hosting.md", "docs/discord.md", "docs/telegram.md")
BLOCK = re.compile(r"^```sh\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FOLDERS = re.compile(r"(?<![\w.])/(?=(?:srv|var/lib|etc|data)/)")
"""The folder of the drills' files; the test puts it under its own folder."""
NAMED = "rummy-20261121-043012.sqlite3"
_server = make_url(SERVER)
SERVED = {
    name: str(value)
    for name, value in {
        "PGHOST": _server.query.get("host") or _server.host,
        "PGPORT": _server.port,
        "PGUSER": _server.username,
        "PGPASSWORD": _server.password,
    }.items()
    if value
}
"""The variables with which PostgreSQL's tools find the server of the tests."""


def blocks(document: str) -> list[str]:
    return BLOCK.findall((ROOT / document).read_text("utf-8"))


def block(start: str, document: str = "docs/hosting.md") -> str:
    (found,) = (one for one in blocks(document) if start in one)
    return found


@pytest.mark.parametrize("document", DOCUMENTS)
def test_each_line_is_done_only_after_the_one_before(document: str) -> None:
    text = (ROOT / document).read_text("utf-8")
    assert not re.search(r"^```\n(?=[a-z.])", text, re.MULTILINE), "commands stand in ```sh"
    for printed in blocks(document):
        *before, _ = [line.partition("  # ")[0].rstrip() for line in printed.splitlines()]
        assert [line for line in before if not line.endswith(("&&", "\\"))] == []


@dataclass(frozen=True)
class Machine:
    """A machine under a folder: what the drills call beside real tools records its calls."""

    root: Path

    def __post_init__(self) -> None:
        program = self.place("/srv/rummy-table")
        shutil.copytree(ROOT / "docs/hosting", program / "docs/hosting")
        shutil.copy(ROOT / ".env.example", program)
        for file in (program / "docs/hosting").glob("*.sh"):
            file.write_text(self.moved(file.read_text("utf-8")))
        for folder in ("/etc/systemd/system", "/var/lib/rummy-table/backups", "/data/rummy-table"):
            self.place(folder).mkdir(parents=True)
        rummy = f'PYTHONPATH={ROOT} exec {sys.executable} -m bot.main "$@"'
        self.tool("rummy", rummy, program / ".venv/bin")
        for name in ("systemctl", "useradd", "id"):
            self.tool(name, f'echo {name} "$@" >> {self.root}/called')
        image = 'while [ "$1" != rummy-table ]; do shift; done; shift; exec sh "$@"'
        self.tool("docker", f'case "$1" in run) {image};; esac')

    def place(self, path: str) -> Path:
        return self.root / path.lstrip("/")

    def moved(self, text: str) -> str:
        return FOLDERS.sub(f"{self.root}/", text)

    def tool(self, name: str, does: str, folder: Path | None = None) -> None:
        file = (folder or self.root / "bin") / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(f"#!/bin/sh\n{does}\n")
        file.chmod(0o755)

    def run(self, printed: str, **environment: str) -> int:
        """Run a block like a person who copies it into a shell."""
        tools = (self.root / "bin", self.place("/srv/rummy-table/.venv/bin"))
        path = ":".join([*map(str, tools), os.environ["PATH"]])
        bare = {k: v for k, v in os.environ.items() if not k.startswith(("RUMMY_", "XDG_"))}
        return subprocess.run(
            ["sh"],
            input=self.moved(printed).encode(),
            cwd=self.place("/srv/rummy-table"),
            env={**bare, **environment, "PATH": path, "HOME": str(self.root)},
            check=False,
            timeout=120,
        ).returncode

    @property
    def called(self) -> list[str]:
        file = self.root / "called"
        return file.read_text().splitlines() if file.exists() else []


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def draws(file: Path, *, times: int) -> int:
    return asyncio.run(drawn_at(f"sqlite:///{file}", times))


async def drawn_at(url: str, times: int) -> int:
    """Let Ann draw at the stored table; return how many tiles she holds then."""
    async with talk(database=url) as game:
        await game.says("ann", "rack")
        if not game.rack("ann"):
            await game.says("ann", "new rummikub")
            await game.says("ann", "settings computers easy")
            await game.says("ann", "start")
        for _ in range(times):
            await game.says("ann", "draw")
        await game.says("ann", "rack")
        return len(game.rack("ann"))


def on(name: str) -> str:
    """Return the address of a database on the tests' server."""
    return make_url(SERVER).set(database=name).render_as_string(hide_password=False)


def test_a_backup_is_restored_again_and_again_and_nothing_is_lost(machine: Machine) -> None:
    folder = machine.place("/var/lib/rummy-table")
    database, played = folder / "rummy.sqlite3", list[bytes]()
    assert draws(database, times=0) == 14
    back_up(database, folder / "backups" / NAMED)
    for _ in range(2):
        assert draws(database, times=2) == 16
        played.append(database.read_bytes())
        (folder / "rummy.sqlite3-wal").write_bytes(b"a log that fits no other file")
        assert machine.run(block("backups/rummy-")) == 0
        assert stat.S_IMODE(database.stat().st_mode) == 0o600
    assert draws(database, times=0) == 14
    assert replaced(folder) == sorted(played)
    assert len(list(folder.glob("replaced-*/rummy.sqlite3-wal"))) == 2
    assert machine.called == ["systemctl stop rummy-table", "systemctl start rummy-table"] * 2


def replaced(folder: Path) -> list[bytes]:
    """Return the databases that were moved aside."""
    return sorted(file.read_bytes() for file in folder.glob("replaced-*/rummy.sqlite3"))


def test_a_damaged_backup_changes_nothing(machine: Machine) -> None:
    folder = machine.place("/var/lib/rummy-table")
    (folder / "backups" / NAMED).write_bytes(b"SQLite format 3\0" + b"no database" * 500)
    (folder / "rummy.sqlite3").write_bytes(b"what is played")
    assert machine.run(block("backups/rummy-")) != 0
    assert (folder / "rummy.sqlite3").read_bytes() == b"what is played"
    assert {path.name for path in folder.iterdir()} == {"backups", "rummy.sqlite3"}
    assert machine.called == ["systemctl stop rummy-table"]


def test_in_a_container_a_backup_is_restored_from_the_volume(machine: Machine) -> None:
    volume = machine.place("/data")
    with closing(sqlite3.connect(volume / NAMED)) as backup, backup:
        backup.execute("CREATE TABLE kept (word)")
    (volume / "rummy-table/rummy.sqlite3").write_bytes(b"what was played")
    assert machine.run(block("docker compose stop rummy &&\n    docker run")) == 0
    with closing(sqlite3.connect(volume / "rummy-table/rummy.sqlite3")) as restored:
        assert restored.execute("SELECT name FROM sqlite_master").fetchall() == [("kept",)]
    assert replaced(volume / "rummy-table") == [b"what was played"]


def test_setting_up_again_keeps_the_token(machine: Machine) -> None:
    for name in ("python3", "pip", "uv"):
        machine.tool(name, ":", machine.place("/srv/rummy-table/.venv/bin"))
    settings = machine.place("/etc/rummy-table.env")
    for _ in range(2):
        assert machine.run(block("git clone")) == 0
        assert stat.S_IMODE(settings.stat().st_mode) == 0o600
        settings.write_text("RUMMY_TELEGRAM_TOKEN=mine")
    assert settings.read_text() == "RUMMY_TELEGRAM_TOKEN=mine"
    assert machine.place("/etc/systemd/system/rummy-table.service").exists()


@pytest.mark.parametrize("document", DOCUMENTS[1:])
def test_a_token_that_is_set_stays_and_nobody_else_reads_it(
    machine: Machine, document: str
) -> None:
    settings = machine.place("/srv/rummy-table/.env")
    for _ in range(2):
        assert machine.run(block(".env.example", document)) == 0
        assert stat.S_IMODE(settings.stat().st_mode) == 0o600
        settings.write_text("RUMMY_TELEGRAM_TOKEN=mine")
    assert settings.read_text() == "RUMMY_TELEGRAM_TOKEN=mine"


def test_an_upgrade_that_fails_does_not_start_the_program_anew(machine: Machine) -> None:
    machine.tool("git", "exit 1")
    assert machine.run(block("git pull")) != 0
    assert machine.called == []


@pytest.mark.skipif(not shutil.which("pg_restore"), reason="no tools of PostgreSQL here")
def test_a_dump_of_a_server_is_restored_beside_it(machine: Machine, postgres: str) -> None:
    del postgres  # there is a server
    old, new = (f"rummy_test_{uuid4().hex[:12]}" for _ in range(2))
    ((owner,),) = asyncio.run(ask("SELECT current_user"))

    def here(printed: str) -> str:
        said = printed.replace("postgresql://USER:PASSWORD@HOST/rummy_restored", f"'{on(new)}'")
        said = said.replace("postgresql://USER:PASSWORD@HOST/rummy", f"'{on(old)}'")
        return said.replace("rummy_restored", new).replace("USER", owner)

    try:
        asyncio.run(ask(f"CREATE DATABASE {old}"))
        asyncio.run(drawn_at(on(old), 2))
        for printed in (block("pg_dump"), block("pg_dump"), block("pg_restore")):
            assert machine.run(here(printed), **SERVED) == 0
        assert machine.run(here(block("pg_restore")), **SERVED) != 0
        assert asyncio.run(drawn_at(on(old), 3)) == 19
        assert asyncio.run(drawn_at(on(new), 1)) == 17
    finally:
        for name in (old, new):
            asyncio.run(ask(f"DROP DATABASE IF EXISTS {name}"))
