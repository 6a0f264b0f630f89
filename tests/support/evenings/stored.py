"""The states of a table, change by change."""

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass

from bot.render.pieces import bare
from core.engine.people import Human, Occupant, PersonId, TableId
from core.engine.ports import Cause, Change, Posted
from core.engine.table.events import Acted
from core.engine.table.evolve import evolve
from core.engine.table.state import SeatState, TableState
from core.engine.time.timers import TimerChange
from core.rules.pieces import Seat
from core.rules.play import decide, evolve_all
from core.rules.round import Round
from storage.memory.tables import MemoryStore

FIRST = TableId(1)
RESULT = "\nThis round: "
"""Words of the result of a round, which is over."""
REVIEWED = re.compile(r", round (\d+)\n\n(?:Each turn is judged|(?s:.*)\n\d+ of \d+$)")
"""A review in words or in pictures, which names pieces of a round that is over."""


@dataclass
class Moment:
    """A state of a table, and the pieces that have been public in its round so far."""

    state: TableState
    drafts: dict[Seat, SeatState]
    public: frozenset[str]

    @property
    def round(self) -> Round | None:
        return self.state.running

    @property
    def proposed(self) -> Round | None:
        """The round after the draft of the player on turn is laid."""
        match = self.state.begun
        if self.round is None:
            return None
        seat = self.round.to_move
        for step in self.drafts.get(seat, SeatState()).draft.steps:
            match = evolve_all(match, decide(match, seat, step).events)
        return match.round

    def version(self, seat: Seat) -> int:
        """The steps in the draft of a seat."""
        return self.drafts.get(seat, SeatState()).version


class WatchedStore(MemoryStore):
    """Records each change of the first table; a hand of the day is played at another one."""

    def __init__(self) -> None:
        super().__init__()
        self.moments: list[Moment] = []
        self.tell: Callable[[], Awaitable[None]] = _nobody
        """Called after each change, each message, and each update without a change."""

    @property
    def time_runs(self) -> bool:
        """Whether a turn has been announced, so that its time runs."""
        timers = (table.timer for table in self._tables.values())
        return any(timer is not None and timer.since is not None for timer in timers)

    async def sent(self, numbers: Sequence[int], timers: Mapping[TableId, TimerChange]) -> None:
        await super().sent(numbers, timers)
        await self.tell()

    def has_settled(self, key: str) -> bool:
        """Whether an update was handled."""
        return any(cause.key == key and left is None for cause, left in self._inbox.items())

    def has_settled_all(self) -> bool:
        """Whether every update was handled."""
        return all(left is None for left in self._inbox.values())

    async def finish(self, cause: Cause) -> None:
        await super().finish(cause)
        await self.tell()

    async def append(self, change: Change) -> tuple[Posted, ...]:
        posted = await super().append(change)
        if change.table != FIRST:
            await self.tell()
            return posted
        last = self.moments[-1] if self.moments else None
        state, public = (None, frozenset()) if last is None else (last.state, last.public)
        for event in change.events:
            state = evolve(state, event)
            public = face_up(state, public if isinstance(event, Acted) else frozenset[str]())
        assert state is not None
        drafts = {**(last.drafts if last else {}), **change.drafts}
        self.moments.append(Moment(state, drafts, public))
        await self.tell()
        return posted


async def _nobody() -> None: ...


def face_up(state: TableState, before: frozenset[str]) -> frozenset[str]:
    round_ = None if state.match is None else state.match.round
    if round_ is None:
        return frozenset()
    seen = round_.sheet.family.rules.view(round_, None)
    lying = [piece for meld in seen.table for piece in meld.pieces]
    return before | {bare(piece) for piece in (*lying, *seen.discard)}


def secrets(moment: Moment, reader: PersonId | None) -> set[str]:
    """Return the pieces on others' racks that were never public in the round; no jokers."""
    if moment.round is None:
        return set()
    seats = zip(moment.state.seats, moment.round.racks, strict=True)
    racks = [rack for who, rack in seats if not _is(who, reader)]
    return {bare(piece) for rack in racks for piece in rack} - moment.public - {"J"}


def _is(who: Occupant, person: PersonId | None) -> bool:
    return isinstance(who, Human) and who.person == person


def turns(moments: Sequence[Moment]) -> dict[int, int]:
    """Return the turn of each change during a round."""
    found: dict[int, int] = {}
    turn, last = 0, None
    for number, moment in enumerate(moments, 1):
        mover = None if moment.round is None else (round_of(moment), moment.round.to_move)
        turn += mover != last
        last = mover
        if mover is not None and moment.state.deeds:
            found[number] = turn
    return found


def round_of(moment: Moment) -> int:
    """Return the number of the current round."""
    return 0 if moment.state.match is None else moment.state.match.rounds_played


def of_another_round(words: str, moment: Moment) -> bool:
    """Whether a message shows the result of a round, or reviews another one than is played.

    A result that arrives late, after the next deal, names what was on the racks of its own round.
    """
    reviewed = REVIEWED.search(words)
    return RESULT in words or (reviewed is not None and int(reviewed[1]) != round_of(moment) + 1)
