"""`rummy serve` is killed and started again, and checks its configuration."""

import asyncio
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from bot.machine.system import SystemClock
from bot.main import run
from tests.support.checkout import ROOT
from tests.support.loopback.serving import free_port
from tests.support.telegram.hands import Hand, buttons, content
from tests.support.telegram.loopback.server import Loopback
from tests.support.telegram.loopback.world import Json
from tests.support.telegram.programs import begun, killed_at, my_turn, program, settings


async def test_killed_in_the_middle_of_a_turn_it_goes_on_and_nothing_is_lost_or_doubled(
    tmp_path: Path,
) -> None:
    async with Loopback(SystemClock()).running() as telegram:
        async with program(telegram, tmp_path) as child:
            group, hands = await begun(telegram)
            mover = next(hand for hand in hands if my_turn(hand))
            other = next(hand for hand in hands if hand is not mover)

            def tells_the_other(method: str, given: Json) -> bool:
                return method == "sendMessage" and bool(given["chat_id"] == other.user.id)

            async with killed_at(telegram, child, tells_the_other):
                await mover.says("draw")
        await other.says("draw")  # the program is down
        async with program(telegram, tmp_path):
            await telegram.until(lambda: my_turn(mover))
            await mover.sees("stock 76")
            await mover.sees("stock 76", group)
        assert telegram.faults == []


async def test_killed_before_the_own_board_is_edited_it_is_brought_up_to_date_after_the_start(
    tmp_path: Path,
) -> None:
    async with Loopback(SystemClock()).running() as telegram:
        async with program(telegram, tmp_path) as child:
            _, hands = await begun(telegram)
            mover = next(hand for hand in hands if my_turn(hand))
            shown = turn_of(mover)
            draw = next(key for key in buttons(shown) if key["text"] == "Draw")

            def edits_the_board(method: str, given: Json) -> bool:
                return method.startswith("edit") and bool(given["chat_id"] == mover.user.id)

            async with killed_at(telegram, child, edits_the_board):
                await mover.taps(shown, draw)
        assert draw in buttons(turn_of(mover)), (
            "the act is stored, and the board shows nothing of it"
        )
        async with program(telegram, tmp_path):
            await telegram.until(lambda: not my_turn(mover))
            assert draw not in buttons(turn_of(mover))
            assert "Your rack (15):" in content(turn_of(mover))
        assert telegram.faults == []


@pytest.mark.long
async def test_a_draft_outlives_the_program_and_its_old_buttons_answer(tmp_path: Path) -> None:
    async with Loopback(SystemClock()).running() as telegram:
        async with program(telegram, tmp_path) as child:
            _group, hands = await begun(telegram)
            mover = next(hand for hand in hands if my_turn(hand))
            rack = turn_of(mover)["text"].partition("Your rack (14):\n")[2].split()
            await mover.says(f"pick {rack[0]}")
            await telegram.until(lambda: "not confirmed" in turn_of(mover)["text"])
            old = turn_of(mover)
            child.kill()
            await child.wait()
        undo = next(key for key in buttons(old) if key["text"] == "Undo")
        async with program(telegram, tmp_path):
            await mover.says("table")
            await telegram.until(lambda: turn_of(mover)["message_id"] >= old["message_id"])
            assert f"Your move so far, with {rack[0]} (not confirmed)" in turn_of(mover)["text"]
            assert "Your rack (13):" in turn_of(mover)["text"]
            await mover.presses_on(old, undo)
            await telegram.until(lambda: "Your rack (14):" in turn_of(mover)["text"])
            assert "not confirmed" not in turn_of(mover)["text"]
        assert telegram.faults == []


def turn_of(hand: Hand) -> Json:
    """Return the message that shows a person's own turn."""
    return next(one for one in reversed(hand.private.shown) if "Your rack" in content(one))


@pytest.fixture
async def said(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> AsyncIterator[Callable[..., Awaitable[tuple[int, str]]]]:
    """Run a command on the tests' Telegram, and return its status and output."""
    async with Loopback(SystemClock()).running() as telegram:

        async def call(
            *arguments: str, groups: bool = True, inline: bool = False, **changed: str
        ) -> tuple[int, str]:
            telegram.world.bot |= {"can_join_groups": groups, "supports_inline_queries": inline}
            for key, value in {**settings(telegram, tmp_path), **changed}.items():
                monkeypatch.setenv(key, value)
            status = await asyncio.to_thread(run, arguments)
            told = capsys.readouterr()
            return status, told.out + told.err

        yield call


Said = Callable[..., Awaitable[tuple[int, str]]]


WRONG = {"RUMMY_TELEGRAM_TOKEN": "7:open-sesame"}


async def test_a_wrong_token_is_said_in_one_sentence_and_not_shown(tmp_path: Path) -> None:
    async with Loopback(SystemClock()).running() as telegram:
        child = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot.main",
            env={**settings(telegram, tmp_path), **WRONG}, cwd=tmp_path,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        told, _ = await child.communicate()
    said = [line for line in told.decode().splitlines() if not line.startswith('{"')]
    assert (child.returncode, len(said)) == (2, 1)
    assert ("@BotFather" in said[0], b"open-sesame" in told) == (True, False)


async def refused(folder: Path, **webhook: str) -> tuple[int | None, list[str]]:
    """Serve with an unusable webhook; return the status, and the output without log lines."""
    async with Loopback(SystemClock()).running() as telegram:
        child = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot.main", "serve",
            env={**settings(telegram, folder), **webhook}, cwd=folder,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        )  # fmt: skip
        told, _ = await child.communicate()
    lines = told.decode().splitlines()
    return child.returncode, [line for line in lines if not line.startswith('{"')]


async def test_a_webhook_that_telegram_refuses_is_said_in_one_sentence(tmp_path: Path) -> None:
    there = {"RUMMY_TELEGRAM_WEBHOOK_LISTEN": f"127.0.0.1:{free_port()}"}
    status, told = await refused(
        tmp_path, RUMMY_TELEGRAM_WEBHOOK_URL="ftp://rummy.example/updates", **there
    )
    assert (status, len(told)) == (2, 1)
    assert "url must be provided" in told[0]
    assert "RUMMY_TELEGRAM_WEBHOOK_URL" in told[0]


async def test_a_place_at_which_somebody_listens_already_is_said_in_one_sentence(
    tmp_path: Path,
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        place = f"127.0.0.1:{taken.getsockname()[1]}"
        address = "https://rummy.example/updates"
        status, told = await refused(
            tmp_path,
            RUMMY_TELEGRAM_WEBHOOK_URL=address,
            RUMMY_TELEGRAM_WEBHOOK_LISTEN=place,
        )
    assert (status, len(told)) == (2, 1)
    assert place in told[0]
    assert "RUMMY_TELEGRAM_WEBHOOK_LISTEN" in told[0]


async def test_the_doctor_finds_a_wrong_token(said: Said) -> None:
    status, told = await said("doctor", "--live", **WRONG)
    assert (status, "@BotFather" in told, "open-sesame" in told) == (1, True, False)


async def test_the_doctor_asks_telegram(said: Said) -> None:
    status, told = await said("doctor", "--live")
    assert status == 0
    assert "Telegram knows the bot as @rummy_bot." in told
    assert "Privacy mode is on" in told
    assert "Inline mode is off." in told
    assert "/setinlinefeedback" in (await said("doctor", "--live", inline=True))[1]
    status, told = await said("doctor", "--live", groups=False)
    assert (status, "/setjoingroups" in told) == (1, True)


async def test_the_doctor_says_when_telegram_is_away(said: Said) -> None:
    status, told = await said("doctor", "--live", RUMMY_TELEGRAM_API="http://127.0.0.1:9")
    assert (status, "does not answer" in told) == (1, True)


def test_the_terminal_loads_nothing_of_telegram() -> None:
    code = (
        "import sys; import bot.commands.play.play, bot.commands.owner.doctor;"
        "import bot.commands.play.terminal;"
        "sys.exit('telegram' in sys.modules)"
    )
    assert subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False).returncode == 0
