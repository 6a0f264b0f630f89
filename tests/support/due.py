"""A model of when each timeout and reminder is due, independent of the engine."""

import heapq
from dataclasses import dataclass, field

from core.engine.people import PersonId, TableId

BEGINS = 1_774_224_000.0
"""Monday, 23 March 2026, 0:00 UTC; Berlin's summer time begins in the night to the 29th."""
SUMMER = 1_774_746_000.0
"""When summer time begins."""
HOUR, DAY = 3_600.0, 86_400.0
STEP = 60.0
"""The seconds of a step; nights begin and end on a step."""
TICK = 10.0
LEAST = 30.0
"""Seconds that a turn has left when a stopped clock runs again, once a turn."""
GIVEN_BACK = 10.0
"""Seconds that a killed program may give back."""


@dataclass(frozen=True)
class Night:
    """Quiet hours, and the offset of their time zone from UTC."""

    begins: int
    ends: int
    zone: str
    ahead: float
    """The offset in hours before summer time; an hour more after it, if the zone has it."""
    summer: bool = False

    def covers(self, wall: float) -> bool:
        ahead = self.ahead + (1 if self.summer and wall >= SUMMER else 0)
        minute = int((wall + ahead * HOUR) % DAY // 60)
        if self.begins < self.ends:
            return self.begins <= minute < self.ends
        return minute >= self.begins or minute < self.ends


NIGHTS = (
    None,
    None,
    Night(22 * 60, 8 * 60, "Europe/Berlin", 1, summer=True),
    Night(0, 6 * 60 + 30, "Asia/Kolkata", 5.5),
    Night(23 * 60, 7 * 60, "-05:00", -5),
    Night(13 * 60, 15 * 60, "UTC", 0),
)
"""The quiet hours that people have."""


@dataclass
class Turn:
    """A turn in the model; the meter of its owner shows how much time was used."""

    table: TableId
    owner: PersonId
    seconds: int
    meter: int
    """The index of the quiet hours; 0 for none."""
    since: float
    used: float = 0.0
    paused: bool = False
    extended: bool = False
    reminded: bool = False
    slack: float = 0.0
    """Seconds by which a timeout may be late, because time was given back."""
    nights: int = 0

    @property
    def long(self) -> bool:
        return self.seconds >= HOUR


@dataclass
class Model:
    """Tells when each timeout and reminder is due."""

    wall: float = BEGINS
    meters: list[float] = field(default_factory=lambda: [0.0] * len(NIGHTS))
    """The seconds counted so far, for each of the nights."""
    asleep: list[bool] = field(default_factory=lambda: [False] * len(NIGHTS))
    fell: list[int] = field(default_factory=lambda: [0] * len(NIGHTS))
    """How often each night has begun or ended."""
    given: float = 0.0
    """Seconds that stops and gaps may have given back."""
    turns: dict[TableId, Turn] = field(default_factory=dict)
    due: list[list[tuple[float, int, Turn]]] = field(default_factory=lambda: [[] for _ in NIGHTS])
    timeouts: int = 0
    reminders: int = 0
    latest: float = 0.0
    wrong: list[str] = field(default_factory=list)

    def goes_by(self, seconds: float, *, seen: bool) -> None:
        self.wall += seconds
        for place, night in enumerate(NIGHTS):
            if seen and not self.asleep[place]:
                self.meters[place] += seconds
            now = night is not None and night.covers(self.wall)
            self.fell[place] += now != self.asleep[place]
            self.asleep[place] = now

    def gap(self, seconds: float) -> None:
        """Let time pass that the program does not see; it may lose the last seconds it saw."""
        self.goes_by(seconds, seen=False)
        self.given += TICK + GIVEN_BACK

    def used(self, turn: Turn) -> float:
        return turn.used + (0 if turn.paused else self.meters[turn.meter] - turn.since)

    def begin(self, table: TableId, owner: PersonId, seconds: int, meter: int) -> Turn:
        meter = meter if seconds >= HOUR else 0
        turn = Turn(table, owner, seconds, meter, since=self.meters[meter])
        turn.slack, turn.nights = self.given, self.fell[meter]
        self.turns[table] = turn
        self.expect(turn)
        return turn

    def runs_again(self, turn: Turn) -> None:
        """Let a paused turn go on, with a little time to act."""
        if not turn.extended and turn.used > turn.seconds - LEAST:
            turn.used, turn.extended = turn.seconds - LEAST, True
        turn.since, turn.paused = self.meters[turn.meter], False
        self.expect(turn)

    def expect(self, turn: Turn) -> None:
        left = turn.seconds - self.used(turn)
        when = self.meters[turn.meter] + left
        heapq.heappush(self.due[turn.meter], (when, id(turn), turn))

    def late(self, turn: Turn) -> float:
        """Return how many seconds late the timeout may be."""
        return 3 * TICK + self.given - turn.slack + TICK * (self.fell[turn.meter] - turn.nights)

    def early(self, turn: Turn) -> float:
        """Return how many seconds early it may be: a night is noticed at the next tick."""
        return TICK * (1 + self.fell[turn.meter] - turn.nights)

    def rings(self, table: TableId) -> None:
        turn = self.turns.pop(table, None)
        self.timeouts += 1
        if turn is None:
            self.wrong.append(f"table {table}: a timeout without a turn")
            return
        over = self.used(turn) - turn.seconds
        self.latest = max(self.latest, over)
        if over < -self.early(turn) or turn.paused:
            self.wrong.append(f"table {table}: a timeout {-over:.0f} s too early, {turn}")
        if over > self.late(turn):
            self.wrong.append(f"table {table}: a timeout {over:.0f} s too late, {turn}")
        if turn.long and not turn.reminded:
            self.wrong.append(f"table {table}: a timeout without a reminder, {turn}")

    def reminds(self, table: TableId) -> None:
        turn = self.turns.get(table)
        self.reminders += 1
        if turn is None or turn.reminded or not turn.long:
            self.wrong.append(f"table {table}: a reminder for nothing, {turn}")
            return
        turn.reminded = True
        over = self.used(turn) - turn.seconds * 3 / 4
        if over < -self.early(turn) or over > self.late(turn):
            self.wrong.append(f"table {table}: a reminder {over:.0f} s beside, {turn}")

    def check(self) -> None:
        """Check whether a timeout is missing."""
        for meter, due in enumerate(self.due):
            while due and due[0][0] < self.meters[meter]:
                when, _, turn = due[0]
                gone = self.turns.get(turn.table) is not turn or turn.paused
                if not gone and self.used(turn) < turn.seconds:
                    heapq.heappop(due)  # it was paused meanwhile, so it is later, too
                    continue
                if not gone and self.meters[meter] - when <= self.late(turn) + STEP:
                    break
                heapq.heappop(due)
                if not gone:
                    self.wrong.append(f"table {turn.table}: no timeout, {turn}")
