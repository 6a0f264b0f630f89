"""A platform's limits hold for all programs together."""

import asyncio
from bisect import bisect_right
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest

from bot.platforms.discord.serve import TAKES as DISCORD_TAKES
from bot.platforms.telegram.serve import TAKES as TELEGRAM_TAKES
from core.engine.delivery.notices import Urgency
from core.engine.delivery.rate import Allowance, Pace
from core.engine.people import Address, To, ToChat, ToPerson
from core.engine.ports import Cause
from core.rules.sheets import SHEETS
from storage.memory.people import MemoryRegister
from storage.sql.database import Database, open_database
from tests.support.clocks import SteppedClock

FAMILIES = (SHEETS["kids"].family,)
PEOPLE = 200
SECONDS = 3
TAKEN = {30: TELEGRAM_TAKES, 50: DISCORD_TAKES}
"""What each platform accepts in a second, and the limit that we keep."""


@asynccontextmanager
async def sending(
    clock: SteppedClock, data: Database, takes: Allowance
) -> AsyncIterator[list[float]]:
    """Write to many people as fast as a program may, and record when."""
    register, when = MemoryRegister(), list[float]()
    pace = Pace(register, clock, {"test": takes}, data.cluster)

    async def send(number: int) -> None:
        address = Address("test", str(number))
        person = await register.person(address, name="Ann", language=None)
        await pace.turn(ToPerson(person), Urgency.REST)
        when.append(clock.now())

    async with pace.running(), asyncio.TaskGroup() as tasks:
        sent = [tasks.create_task(send(number)) for number in range(PEOPLE)]
        yield when
        for each in sent:
            each.cancel()


def most_in(seconds: float, when: list[float]) -> int:
    ordered = sorted(when)
    return max(at + 1 - bisect_right(ordered, then - seconds) for at, then in enumerate(ordered))


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not holds():  # noqa: ASYNC110 - another program changes it
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("ceiling", TAKEN)
async def test_the_ceiling_is_divided_among_those_who_are_there(
    postgres: str, ceiling: int
) -> None:
    clock, takes = SteppedClock(), TAKEN[ceiling]
    async with open_database(postgres, FAMILIES) as one:
        async with open_database(postgres, FAMILIES) as other:
            await until(lambda: one.cluster.programs == other.cluster.programs == 2)
            async with sending(clock, one, takes) as mine, sending(clock, other, takes) as theirs:
                await clock.go_by(SECONDS)
                assert most_in(1, [*mine, *theirs]) <= ceiling
                assert abs(len(mine) - len(theirs)) <= 2
                both = len(mine) + len(theirs)
        await until(lambda: one.cluster.programs == 1)
        async with sending(clock, one, takes) as alone:
            await clock.go_by(SECONDS)
            assert most_in(1, alone) <= ceiling
            assert both * 0.9 <= len(alone) <= both * 1.1
            assert len(alone) >= 0.8 * ceiling * SECONDS
            async with open_database(postgres, FAMILIES):
                await until(lambda: one.cluster.programs == 2)
                before = len(alone)
                await clock.go_by(1)
                assert len(alone) - before <= ceiling / 2


@asynccontextmanager
async def told(clock: SteppedClock, data: Database, heard: list[To]) -> AsyncIterator[list[float]]:
    """Write to one chat without end, and record when; and hear of others who do."""
    register, when = MemoryRegister(), list[float]()
    there = ToChat(await register.chat(Address("test", "friends")))
    pace = Pace(register, clock, {"test": TELEGRAM_TAKES}, data.cluster)
    data.cluster.on_sends(lambda to, _platform: heard.append(to))

    async def send() -> None:
        while True:
            await pace.turn(there, Urgency.REST)
            when.append(clock.now())
            await data.store.finish(Cause(platform="test", key=str(len(when))))

    async with pace.running(), asyncio.TaskGroup() as tasks:
        sending = tasks.create_task(send())
        yield when
        sending.cancel()


async def test_a_chat_takes_no_more_from_several_programs_than_from_one(postgres: str) -> None:
    clock, takes = SteppedClock(), TELEGRAM_TAKES.chat
    by_other, by_one = list[To](), list[To]()
    async with open_database(postgres, FAMILIES) as one, open_database(postgres, FAMILIES) as other:
        await until(lambda: one.cluster.programs == other.cluster.programs == 2)
        async with told(clock, one, by_other) as mine, told(clock, other, by_one) as theirs:
            for _ in range(120):
                await clock.go_by(1)
                await until(lambda: (len(mine), len(theirs)) == (len(by_one), len(by_other)))
        both = sorted([*mine, *theirs])
    assert most_in(60, both) <= takes.messages + 60 * takes.messages / takes.seconds
    assert len(both) >= 0.8 * 120 * takes.messages / takes.seconds
    assert abs(len(mine) - len(theirs)) <= 2
