"""`rummy serve` is killed between a choice from a list and the edit with its result."""

from pathlib import Path

import pytest

from bot.machine.system import SystemClock
from tests.support.telegram.hands import Hand, content
from tests.support.telegram.lists import rack_in, titled
from tests.support.telegram.loopback.server import Loopback
from tests.support.telegram.programs import begun, killed_at, my_turn, program


async def size_of_rack(hand: Hand) -> int:
    return len(rack_in(await hand.asks()))


@pytest.mark.parametrize("database", ["sqlite", pytest.param("postgres", marks=pytest.mark.long)])
async def test_killed_before_the_edit_the_move_is_made_once_and_told(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = request.getfixturevalue("postgres") if database == "postgres" else None
    async with Loopback(SystemClock()).running() as telegram:
        telegram.world.bot["supports_inline_queries"] = True
        async with program(telegram, tmp_path, url) as child:
            group, hands = await begun(telegram)
            mover = next(hand for hand in hands if my_turn(hand))
            draw = titled(await mover.asks(), "Draw")
            async with killed_at(telegram, child, lambda _, given: "inline_message_id" in given):
                await mover.chooses(draw, group)
        name = mover.user.first_name
        assert content(group.posted[-1]) == f"{name} chose: Draw"
        async with program(telegram, tmp_path, url):
            await telegram.until(lambda: content(group.posted[-1]) == f"{name}: done.")
            assert await size_of_rack(mover) == 15
            await mover.sees("stock 77", group)
        assert telegram.faults == []


@pytest.mark.long
async def test_a_choice_made_while_no_program_runs_is_made_by_the_next(tmp_path: Path) -> None:
    async with Loopback(SystemClock()).running() as telegram:
        telegram.world.bot["supports_inline_queries"] = True
        async with program(telegram, tmp_path) as child:
            group, hands = await begun(telegram)
            mover = next(hand for hand in hands if my_turn(hand))
            draw = titled(await mover.asks(), "Draw")
            child.kill()
            await child.wait()
        await mover.chooses(draw, group)
        async with program(telegram, tmp_path):
            name = mover.user.first_name
            await telegram.until(lambda: content(group.posted[-1]) == f"{name}: done.")
        assert telegram.faults == []
