"""The program without the modules, signals and pipes that Windows lacks."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path, PureWindowsPath

import pytest

from bot.app import place_of
from bot.app.listening import asked_to_stop
from bot.platforms.lines.standard import PipeReader
from tests.support.checkout import ROOT

LACKING = ("fcntl", "grp", "pwd", "readline", "resource", "termios", "tty")
WITHOUT = f"""
import sys
sys.modules.update(dict.fromkeys({LACKING!r}))
from bot.main import run
sys.exit(run())
"""


@pytest.mark.parametrize(
    ("arguments", "typed", "said"),
    [
        (["play", "--name", "Ann"], "draw\nquit\n", "rummy play --resume"),
        (["check", "rummikub", "r4 r5 r6"], "", "A run"),
        (
            ["lines", "--pause", "0"],
            '{"person":"p1","name":"Ann","text":"new kids"}\n',
            '"done": 1',
        ),
        (["simulate", "kids", "--games", "1", "--seed", "1"], "", "1 game, 0 refusals"),
        (["doctor"], "", "Pictures can be drawn"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_the_program_works_without_modules_of_other_systems(
    tmp_path: Path, arguments: list[str], typed: str, said: str
) -> None:
    bare = {k: v for k, v in os.environ.items() if not k.startswith(("RUMMY_", "XDG_"))}
    ran = subprocess.run(
        [sys.executable, "-c", WITHOUT, *arguments],
        input=typed.encode(),
        capture_output=True,
        check=False,
        cwd=tmp_path,
        timeout=120,
        env={**bare, "PYTHONPATH": str(ROOT), "HOME": str(tmp_path)},
    )
    assert (ran.returncode, ran.stderr.decode()) == (0, "")
    assert said in ran.stdout.decode()


class LoopWithoutSignals(asyncio.SelectorEventLoop):
    """An event loop that does not support signals, as on Windows."""

    def add_signal_handler(self, *_given: object) -> None:
        raise NotImplementedError

    def remove_signal_handler(self, sig: int) -> bool:
        raise NotImplementedError


@pytest.mark.parametrize("which", [signal.SIGINT, signal.SIGTERM])
def test_a_loop_without_signals_is_asked_to_stop_all_the_same(which: signal.Signals) -> None:
    async def stopped() -> None:
        with asked_to_stop() as stop:
            signal.raise_signal(which)
            async with asyncio.timeout(10):
                await stop.wait()

    before = signal.getsignal(which)
    try:
        with asyncio.Runner(loop_factory=LoopWithoutSignals) as runner:
            runner.run(stopped())
    finally:
        signal.signal(which, before)


async def test_a_pipe_is_read_as_it_comes_where_the_loop_cannot_wait_for_it() -> None:
    end, start = os.pipe()
    with os.fdopen(end, "rb") as pipe, os.fdopen(start, "wb", buffering=0) as other:
        reader = PipeReader(pipe)
        other.write(b"one\n")
        assert await reader.read(100) == b"one\n"
        waiting = asyncio.gather(reader.read(100))
        other.write(b"two\n")
        assert list(await waiting) == [b"two\n"]
        other.close()
        assert await reader.read(100) == b""


def test_a_database_may_lie_on_a_drive() -> None:
    place = place_of("sqlite:///C:/Users/Ann Other/rummy.sqlite3")
    assert PureWindowsPath(place).parts[-4:] in {
        ("C:", "Users", "Ann Other", "rummy.sqlite3"),
        ("C:\\", "Users", "Ann Other", "rummy.sqlite3"),
    }
