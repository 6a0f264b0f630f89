"""Traces what a tap, a lay and a timeout on Telegram run through.

The bot runs as in `rummy serve`, on SQLite and with the real client library, against the loopback
Telegram. Chance is seeded and the clock is stepped, so the figures are the same each time.
"""

import asyncio
import re
import sys
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from tempfile import TemporaryDirectory
from types import CodeType, FrameType

from bot.app import Dependencies, kept_in
from bot.machine.system import Chance
from core.engine.table.view import look
from storage.sql.store import SqlStore
from tests.support.checkout import PACKAGES, ROOT
from tests.support.clocks import SteppedClock
from tests.support.telegram.evening import Evening, evening
from tests.support.telegram.hands import Hand, buttons, text
from tests.support.terminal.beginner import melds_in
from tests.support.translator import TRANSLATOR

FOLDERS = tuple(f"{ROOT / package}/" for package in PACKAGES)
STORAGE = f"{ROOT}/storage/"
LOOK, COMMIT = look.__code__, SqlStore.append.__code__
"""What looks at the table, and what commits a change of it."""
TURN, TICK = 120, 0.5
"""Seconds of a turn, and between two looks at the clock."""
FIRST_LAYING = 30
TILE = re.compile(r"\b[rbky]\d+\b")
QUIET = 0.5
"""Seconds without a call after which the bot is at rest."""


@dataclass(slots=True)
class Traced:
    """What ran between a request and rest."""

    modules: set[str] = field(default_factory=set)
    functions: set[CodeType] = field(default_factory=set)
    calls: int = 0
    """Calls outside `storage`: how SQLite groups its writes depends on the disk."""
    commits: int = 0
    looks: int = 0
    frames: set[FrameType] = field(default_factory=set)
    """Every call, so that none is counted again when it resumes after a wait."""

    def note(self, frame: FrameType, event: str, _argument: object) -> None:
        """Count a call of a named function; resuming a coroutine or generator does not count."""
        code = frame.f_code
        ours = code.co_filename.startswith(FOLDERS) and not code.co_name.startswith("<")
        if event != "call" or not ours or frame in self.frames:
            return
        self.frames.add(frame)
        self.modules.add(code.co_filename)
        self.functions.add(code)
        self.calls += not code.co_filename.startswith(STORAGE)
        self.commits += code is COMMIT
        self.looks += code is LOOK


@contextmanager
def tracing() -> Iterator[Traced]:
    """Trace what runs as long as this is open."""
    traced = Traced()
    sys.setprofile(traced.note)
    try:
        yield traced
    finally:
        sys.setprofile(None)


async def traced_requests() -> dict[str, Traced]:
    """Trace a tap, the lay that it makes possible, and a timeout of the next turn."""
    clock = SteppedClock(1_000_000.0)
    parts = Dependencies(pause=0, entropy=Chance(1), clock=clock, translator=TRANSLATOR)
    with TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/rummy.sqlite3"
        async with kept_in(url, parts) as kept, evening(parts=kept, clock=clock) as game:
            mover, meld = await _ready_to_lay(await _dealt(game))
            for tile in meld[:-1]:  # the first taps fill the caches
                await _whole(_press(mover, tile))
            tap = await _whole(_press(mover, meld[-1]))
            lay = await _whole(_press(mover, "Lay.* end turn"))
            timeout = await _timeout(clock)
    return {"tap": tap, "lay": lay, "timeout": timeout}


async def _dealt(game: Evening) -> tuple[Hand, Hand]:
    """Deal a round for two people in a group."""
    ann, ben = await game.friend("Ann"), await game.friend("Ben")
    group = game.group()
    await _whole(ann.says("/new@rummy_bot rummikub", group))
    await _whole(ben.presses("Join", group))
    await _whole(ann.says("/settings@rummy_bot clock 2m", group))
    await _whole(ann.presses("Start", group))
    return ann, ben


async def _ready_to_lay(people: tuple[Hand, Hand]) -> tuple[Hand, Sequence[str]]:
    """Draw until the player on turn has a meld for a first laying; return both."""
    while True:
        mover = next(hand for hand in people if "Your turn" in text(hand.private))
        for meld in filter(_opens, melds_in(_rack(mover))):
            return mover, meld
        await _whole(_press(mover, "Draw"))


async def _timeout(clock: SteppedClock) -> Traced:
    """Let a turn run out, and trace from the tick that ends it."""
    await _whole(clock.go_by(TURN - 10))
    traced = Traced()
    while not traced.commits:
        traced = await _whole(clock.go_by(TICK))
    return traced


async def _press(hand: Hand, label: str) -> None:
    """Press a key of the newest private message by a part of its label."""
    message = hand.private.shown[-1]
    key = next(k for k in buttons(message) if re.search(rf"{label}\b", str(k["text"])))
    await hand.presses_on(message, key)


async def _whole(request: Awaitable[object]) -> Traced:
    """Trace all that runs for a request, including its notices to others."""
    with tracing() as traced:
        await request
        seen = -1
        while seen != len(traced.frames):
            seen = len(traced.frames)
            await asyncio.sleep(QUIET)
    return traced


def _rack(hand: Hand) -> list[str]:
    """Return the rack in the newest message."""
    return TILE.findall(text(hand.private).partition("Your rack")[2].partition("\n\n")[0])


def _opens(meld: Sequence[str]) -> bool:
    """Whether a meld alone is a first laying."""
    return sum(int(tile[1:]) for tile in meld) >= FIRST_LAYING
