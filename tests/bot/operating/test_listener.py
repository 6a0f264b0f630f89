"""The addresses for monitoring: liveness, readiness, and metrics."""

import errno
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from aiohttp import ClientSession

from bot.app import Dependencies
from bot.machine.addresses import NoRoomError, heard_at
from bot.machine.system import SystemClock
from bot.operating.monitoring import answering
from core.engine.access import DRAINING
from core.engine.ports import Trouble, UnavailableError
from storage.memory.tables import MemoryStore
from tests.support.loopback.serving import free_port
from tests.support.telegram.evening import Evening, serving
from tests.support.telegram.loopback.server import Loopback
from tests.support.translator import TRANSLATOR


class Store(MemoryStore):
    """A store that can become unreachable."""

    gone = False

    async def counted(self) -> float:
        if self.gone:
            raise UnavailableError(Trouble.UNREACHABLE)
        return await super().counted()


class Watcher:
    """A monitoring client outside the program."""

    def __init__(self, address: str, session: ClientSession) -> None:
        self._address = address
        self._session = session

    async def asks(self, path: str) -> tuple[int, str]:
        async with self._session.get(f"http://{self._address}{path}") as answer:
            return answer.status, await answer.text()

    async def figures(self) -> dict[str, float]:
        status, text = await self.asks("/metrics")
        assert status == 200
        lines = re.findall(r"^(rummy_\S+) (\S+)$", text, re.MULTILINE)
        return {name: float(value) for name, value in lines}


@asynccontextmanager
async def watched(parts: Dependencies) -> AsyncIterator[tuple[Dependencies, Watcher]]:
    address = f"127.0.0.1:{free_port()}"
    async with answering(address, parts) as counting, ClientSession() as session:
        yield counting, Watcher(address, session)


async def test_a_watcher_sees_the_program_come_up_play_drain_lose_its_store_and_go() -> None:
    store = Store()
    own = Dependencies(pause=0, translator=TRANSLATOR, store=store)
    async with Loopback(SystemClock()).running() as telegram, watched(own) as (parts, watcher):
        assert await watcher.asks("/health") == (200, "alive\n")
        assert await watcher.asks("/ready") == (503, "starting\ndatabase\n")
        async with serving(telegram, parts):
            await telegram.until(lambda: parts.watch.caught_up)
            assert await watcher.asks("/ready") == (200, "ready\n")
            game = Evening(telegram, parts)
            ann, group = await game.friend("Ann"), game.group()
            await ann.says("/new@rummy_bot kids", group)
            await ann.sees("Seats taken: 1", group)
            await ann.says("/start@rummy_bot", group)
            await ann.sees("at least", group)
            figures = await watcher.figures()
            assert figures['rummy_refusals_total{code="too_few"}'] == 1
            assert figures["rummy_action_seconds_count"] == 2
            assert figures["rummy_delivery_seconds_count"] >= 1
            assert figures["rummy_tables_open"] == figures["rummy_tables_in_memory"] == 1
            assert figures["rummy_tables_timed"] == figures["rummy_ready"] == 1
            assert figures['rummy_platform_reached{platform="telegram"}'] == 1
            assert figures["rummy_outbox_waiting"] == figures["rummy_draining"] == 0
            assert not re.search(r"Ann|Friends|\b[A-Z]{4}\b", "".join(figures))
            await parts.rulings.make(DRAINING)
            assert await watcher.asks("/ready") == (503, "draining\n")
            assert (await watcher.figures())["rummy_draining"] == 1
            await parts.rulings.lift(DRAINING)
            store.gone = True
            assert await watcher.asks("/ready") == (503, "database\n")
            assert await watcher.asks("/health") == (200, "alive\n")
            store.gone = False
        assert await watcher.asks("/ready") == (503, "stopping\ndatabase\n")
        assert (await watcher.asks("/anything"))[0] == 404


async def test_a_taken_address_is_found_taken() -> None:
    address = f"127.0.0.1:{free_port()}"
    async with answering(address, Dependencies()):
        assert await obstacle_at(address) == "taken"


@pytest.mark.parametrize(
    ("listen", "obstacle"),
    [
        ("a..b:9464", "unknown"),
        ("203.0.113.7:9464", "elsewhere"),
        ("[2001:db8::7]:80", "elsewhere"),
    ],
)
async def test_an_address_that_cannot_be_used_is_told_apart(listen: str, obstacle: str) -> None:
    assert await obstacle_at(listen) == obstacle


@pytest.mark.parametrize(
    ("error", "obstacle"),
    [
        (PermissionError(errno.EACCES, "Permission denied"), "forbidden"),
        (OSError("could not bind on any address"), "elsewhere"),
        (OSError(errno.EINVAL, "Invalid argument"), "other"),
    ],
)
def test_each_fault_of_an_address_has_its_own_sentence(error: OSError, obstacle: str) -> None:
    figures = NoRoomError("127.0.0.1:80", "RUMMY_METRICS_LISTEN", error).figures
    assert figures["obstacle"] == obstacle
    for language in TRANSLATOR.languages:
        said = TRANSLATOR.text("cli-no-room", language, **figures)
        assert "127.0.0.1:80" in said
        assert "RUMMY_METRICS_LISTEN" in said


async def obstacle_at(listen: str) -> str:
    """Return the reason why the program cannot listen at an address."""
    with pytest.raises(NoRoomError) as refused:
        async with answering(listen, Dependencies()):
            pass
    return str(refused.value.figures["obstacle"])


@pytest.mark.parametrize(
    ("listen", "at"),
    [("9464", ("127.0.0.1", 9464)), ("0.0.0.0:80", ("0.0.0.0", 80)), ("[::1]:80", ("::1", 80))],  # noqa: S104 - as a host may set it
)
def test_without_a_host_only_this_machine_is_answered(listen: str, at: tuple[str, int]) -> None:
    assert heard_at(listen) == at


@pytest.mark.parametrize("listen", ["", "here", "host:", "host:70000", "http://host:80"])
def test_an_invalid_listening_address_is_refused(listen: str) -> None:
    with pytest.raises(ValueError, match="HOST"):
        heard_at(listen)
