"""Unusual machines: few open files, no shared memory, a cloned machine, odd servers."""

import asyncio
import os
import shutil
import subprocess
from collections.abc import AsyncIterator
from importlib.metadata import version
from pathlib import Path

import pytest
from aiohttp import web

from bot.machine.processes import Workers
from bot.machine.system import commit_of, version_here
from bot.platforms.discord.serve import look_at_discord
from bot.platforms.telegram.connection import look_at_telegram
from tests.support.commands.answer import Rummy

SAID = "1:secret"


@pytest.mark.skipif(os.name != "posix", reason="no such modes here")
def test_the_doctor_says_who_can_read_a_token(rummy: Rummy, tmp_path: Path) -> None:
    settings = tmp_path / ".env"
    settings.write_text("RUMMY_TELEGRAM_TOKEN=\n")
    settings.chmod(0o644)
    assert "chmod 600" not in rummy("doctor").out
    settings.write_text(f"RUMMY_TELEGRAM_TOKEN={SAID}\n")
    answer = rummy("doctor")
    assert (answer.status, "!!  Others" in answer.out, SAID in answer.out) == (1, True, False)
    settings.chmod(0o600)
    assert "chmod 600" not in rummy("doctor").out


def no_locks(*_given: object) -> None:
    raise PermissionError(13, "Permission denied")


async def test_without_shared_memory_a_thread_thinks(
    rummy: Rummy, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert "can run in processes of their own." in (await asyncio.to_thread(rummy, "doctor")).out
    monkeypatch.setattr("_multiprocessing.SemLock", no_locks)
    async with Workers.running() as workers:
        assert await workers.work_out(sum, (1, 2)) == 3
    answer = await asyncio.to_thread(rummy, "doctor")
    assert (answer.status, "cannot run in processes of their own" in answer.out) == (1, True)


@pytest.fixture
async def odd(request: pytest.FixtureRequest) -> AsyncIterator[str]:
    """Return the address of a server that gives the same answer to every request."""

    async def answer(_request: web.Request) -> web.Response:
        return web.Response(text=request.param, content_type="application/json")

    app = web.Application()
    app.router.add_route("*", "/{path:.*}", answer)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    yield f"http://127.0.0.1:{runner.addresses[0][1]}"
    await runner.cleanup()


ODD = ['{"ok": true, "result": {}}', '{"ok": true}', "{}", "[]", "<html>", "null"]


@pytest.mark.parametrize("odd", ODD, indirect=True)
async def test_an_odd_answer_is_a_finding(odd: str) -> None:
    for look, name in ((look_at_telegram, "telegram"), (look_at_discord, "discord")):
        (*_, last) = await asyncio.to_thread(
            look, SAID, f"{odd}/bot" if name == "telegram" else odd
        )
        assert last.key == f"doctor-{name}-odd"


@pytest.mark.skipif(not shutil.which("git"), reason="no git here")
def test_a_clone_says_its_commit_and_a_package_its_number(tmp_path: Path) -> None:
    def git(*words: str, at: Path = tmp_path / "a") -> str:
        named = ("-c", "user.name=a", "-c", "user.email=a@b")
        ran = subprocess.run(["git", *named, *words], cwd=at, capture_output=True, check=True)
        return ran.stdout.decode().strip()

    (tmp_path / "a").mkdir()
    assert version_here(tmp_path / "a") == version("rummy-table")
    git("init", "-q")
    assert commit_of(tmp_path / "a") == ""
    git("commit", "-q", "--allow-empty", "-m", "one")
    commit = git("rev-parse", "HEAD")
    git("worktree", "add", "-q", str(tmp_path / "b"))
    assert [commit_of(tmp_path / place) for place in "ab"] == [commit, commit]
    git("pack-refs", "--all")
    assert [commit_of(tmp_path / place) for place in "ab"] == [commit, commit]
    git("checkout", "-q", "--detach")
    assert version_here(tmp_path / "a") == f"{version('rummy-table')}+{commit[:9]}"
