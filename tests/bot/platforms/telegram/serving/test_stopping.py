"""`rummy serve` stops cleanly while a table is open."""

import signal
from pathlib import Path

from bot.machine.system import SystemClock
from tests.support.telegram.hands import Hand
from tests.support.telegram.loopback.server import Loopback
from tests.support.telegram.programs import program


async def test_asked_to_end_it_ends_in_order_with_everything_in_the_database(
    tmp_path: Path,
) -> None:
    async with (
        Loopback(SystemClock()).running() as telegram,
        program(telegram, tmp_path) as child,
    ):
        await telegram.until(lambda: telegram.asked)
        ann = Hand(telegram, telegram.world.user("Ann", "en"))
        await ann.starts()
        await ann.says("/new kids")
        await ann.sees("myRummy Kids")
        child.send_signal(signal.SIGTERM)
        assert await child.wait() == 0
    assert (tmp_path / "rummy.sqlite3").exists()
    assert not (tmp_path / "rummy.sqlite3-wal").exists()
