"""A month of many tables, checked by an independent model: `poe month`; a test runs a sample.

Tables with all time limits are played by people who act in time, or do not, and who pause and
resume. The program is stopped and killed, the machine sleeps, its clock is set, the platform is
unreachable, and some people have quiet hours. The model knows when each notice was sent, how much
time the program has seen since, and whose quiet hours it was; it never reads the engine's own time.
"""

import argparse
import asyncio
import heapq
import random  # noqa: TID251 - a scenario is drawn from a seed
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from structlog.testing import capture_logs

from bot.machine.system import Chance
from core.engine.delivery.notices import Notice, TimeShort, YourTurn
from core.engine.delivery.outbox import Outbox
from core.engine.delivery.rate import Pace
from core.engine.engine import Engine
from core.engine.people import PersonId, TableId, ToPerson
from core.engine.ports import Change, Posted, Receipt
from core.engine.table.commands import Join, Start, Stop
from core.engine.table.events import Acted, ClockHeld, ClockRan
from core.engine.table.pausing import HoldClock, RunClock
from core.engine.table.state import Settings
from core.engine.time.quiet import QuietHours
from core.rules.sheets import SHEETS
from storage.memory.people import MemoryRegister
from storage.memory.tables import MemoryStore
from tests.support.clocks import SteppedClock
from tests.support.due import BEGINS, DAY, HOUR, NIGHTS, STEP, TICK, Model, Turn

SECONDS = {"sheet": 60, "2m": 120, "5m": 300, "1h": 3_600, "24h": 86_400, "3d": 259_200}
CHOICES: tuple[tuple[str, int], ...] = (
    ("sheet", 3), ("2m", 3), ("5m", 4), ("1h", 20), ("24h", 40), ("3d", 30),
)  # fmt: skip
"""The time limits, and how often each is used."""
MOST_TURNS = {"sheet": 20, "2m": 20, "5m": 20, "1h": 30, "24h": 60, "3d": 60}


class Watched(MemoryStore):
    """Tells the month what becomes durable."""

    month: "Month"

    async def append(self, change: Change) -> tuple[Posted, ...]:
        posted = await super().append(change)
        self.month.stored(change)
        return posted


class Month:
    """Draws what happens from a seed."""

    def __init__(self, tables: int, days: int, seed: int) -> None:
        self.chance = random.Random(seed)  # noqa: S311 - a scenario
        self.tables, self.days = tables, days
        self.people = max(4, tables // 2)
        self.clock = SteppedClock(BEGINS)
        self.model = Model()
        self.store = Watched()
        self.store.month = self
        self.clocks: dict[TableId, str] = {}
        self.seats: dict[TableId, tuple[PersonId, PersonId]] = {}
        self.played: dict[TableId, int] = {}
        self.plans: list[tuple[float, int, TableId, Turn, str]] = []
        self.place, self.down = 0, False
        self.troubles = self._troubles()
        self.openings = sorted(self._opening() for _ in range(tables))

    def night_of(self, person: PersonId) -> int:
        return person % len(NIGHTS)

    def _opening(self) -> tuple[float, str]:
        (choice,) = self.chance.choices([c for c, _ in CHOICES], [w for _, w in CHOICES])
        soon = 0.2 if SECONDS[choice] > HOUR else 0.9
        return self.chance.uniform(0, soon * self.days * DAY), choice

    def _troubles(self) -> list[tuple[float, str]]:
        """How often each kind of event happens: about once in two days."""
        kinds = ("stop", "kill", "sleep", "forward", "back", "line")
        count = max(1, self.days // 2)
        return sorted(
            (self.chance.uniform(0, self.days * DAY), kind) for kind in kinds for _ in range(count)
        )

    # what is observed

    async def deliver(self, notice: Notice) -> Receipt:
        """Act as the platform."""
        if self.down:
            raise ConnectionError
        if isinstance(notice, YourTurn) and isinstance(notice.to, ToPerson):
            self._called(notice.table, notice.to.person)
        return Receipt.SENT

    def _called(self, table: TableId, person: PersonId) -> None:
        choice = self.clocks[table]
        turn = self.model.begin(table, person, SECONDS[choice], self.night_of(person))
        if self.played[table] >= MOST_TURNS[choice]:
            self._plan(0, table, turn, "stop")
        elif self.chance.random() < 0.7:
            self._plan(self.chance.uniform(0, 0.98) * turn.seconds, table, turn, "draw")
        if self.chance.random() < 0.1:
            most = 1 if turn.seconds <= SECONDS["2m"] else 0.5
            self._plan(self.chance.uniform(0, most) * turn.seconds, table, turn, "pause")

    def _plan(self, after: float, table: TableId, turn: Turn, what: str) -> None:
        self.place += 1
        heapq.heappush(self.plans, (self.model.wall + after, self.place, table, turn, what))

    def stored(self, change: Change) -> None:
        """Record timeouts, reminders and pauses as they become durable."""
        if any(isinstance(notice, TimeShort) for notice in change.notices):
            self.model.reminds(change.table)
        for event in change.events:
            if isinstance(event, Acted):
                self.played[change.table] += 1
                if event.verb == "timeout":
                    self.model.rings(change.table)
                self.model.turns.pop(change.table, None)
        turn = self.model.turns.get(change.table)
        if turn is None:
            return
        if any(isinstance(event, ClockHeld) for event in change.events):
            turn.used, turn.paused = self.model.used(turn), True
        if any(isinstance(event, ClockRan) for event in change.events):
            self.model.runs_again(turn)

    # what happens

    @asynccontextmanager
    async def running(self) -> AsyncIterator[Engine]:
        outbox = Outbox(self.store, self, Pace(MemoryRegister(), self.clock))
        chance = Chance(self.chance.getrandbits(32))
        engine = Engine(self.store, outbox, clock=self.clock, entropy=chance, pause=0, tick=TICK)
        for person in map(PersonId, range(1, self.people + 1)):
            night = NIGHTS[self.night_of(person)]
            if night is not None:
                hours = QuietHours(begins=night.begins, ends=night.ends, zone=night.zone)
                await engine.keep_quiet(person, hours)
        async with engine.running():
            engine.ready()
            yield engine

    async def go_on(self) -> Model:
        """Let the month pass."""
        end = BEGINS + self.days * DAY
        while self.model.wall < end:
            kept = None
            async with self.running() as engine:
                while self.model.wall < end:
                    await self._step(engine)
                    trouble = self._trouble()
                    if trouble in {"stop", "kill"}:
                        kept = await self.store.counted() if trouble == "kill" else None
                        break
            if kept is not None:
                await self.store.count(kept)
            self._gap(self.chance.uniform(1, 8 * HOUR))
        return self.model

    async def _step(self, engine: Engine) -> None:
        await self._open(engine)
        while self.plans and self.plans[0][0] <= self.model.wall:
            _, _, table, turn, what = heapq.heappop(self.plans)
            if self.model.turns.get(table) is turn:
                await self._do(engine, table, turn, what)
        await self._passes(STEP)
        self.model.check()

    async def _passes(self, seconds: float) -> None:
        """Let seconds pass tick by tick, so that the model sees each event at its time."""
        for _ in range(round(seconds / TICK)):
            self.model.goes_by(TICK, seen=True)
            await self.clock.go_by(TICK)

    async def _open(self, engine: Engine) -> None:
        while self.openings and self.openings[0][0] <= self.model.wall - BEGINS:
            _, choice = self.openings.pop(0)
            ann, ben = (PersonId(n + 1) for n in self.chance.sample(range(self.people), 2))
            settings = Settings(clock=choice, idle_timeouts=0)
            table = await engine.open(ann, SHEETS["rummikub"], settings, None)
            self.clocks[table], self.played[table] = settings.clock, 0
            self.seats[table] = (ann, ben)
            await engine.do(table, Join(person=ben))
            await engine.do(table, Start(person=ann))

    async def _do(self, engine: Engine, table: TableId, turn: Turn, what: str) -> None:
        if what == "stop":
            self.model.turns.pop(table)
            await engine.do(table, Stop(person=self.seats[table][0]))
        elif what == "pause":
            await engine.do(table, HoldClock(person=turn.owner))
            self._plan(self.chance.uniform(0, 2) * turn.seconds, table, turn, "resume")
        elif what == "resume":
            await engine.do(table, RunClock(person=turn.owner))
        elif not turn.paused:
            assert await engine.say(table, turn.owner, "draw", "") is None

    def _trouble(self) -> str:
        if not self.troubles or self.troubles[0][0] > self.model.wall - BEGINS:
            return ""
        _, what = self.troubles.pop(0)
        if what == "sleep":
            self._gap(self.chance.uniform(600, 10 * HOUR))
        elif what == "forward":
            self._gap(HOUR)
        elif what == "back":
            self._gap(-HOUR)
        elif what == "line":
            self.down = not self.down
            if self.down:
                self.troubles.insert(0, (self.model.wall - BEGINS + HOUR, "line"))
        return what

    def _gap(self, seconds: float) -> None:
        """Let time pass that the program does not see, in whole minutes."""
        seconds = round(seconds / STEP) * STEP
        self.clock.jump(seconds)
        self.model.gap(seconds)


def main() -> None:
    """Let a month pass, and print what happened."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    month = Month(asked.tables, asked.days, asked.seed)
    with capture_logs():  # an unreachable platform fills the log
        model = asyncio.run(month.go_on())
    turns = sum(month.played.values())
    sys.stdout.write(
        f"{len(month.clocks)} tables, {turns} turns in {asked.days} days: "
        f"{model.timeouts} timeouts and {model.reminders} reminders, {len(model.wrong)} wrong\n"
    )
    sys.stdout.writelines(f"{line}\n" for line in model.wrong[:20])
    raise SystemExit(bool(model.wrong))


if __name__ == "__main__":
    main()
