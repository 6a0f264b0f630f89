"""The tables as stored, for checking each step against them."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any

from bot.render.pieces import bare
from core.engine.people import Human, PersonId, TableId
from core.engine.ports import Change, Clock, Posted, Store
from core.engine.table.deeds import Deed
from core.engine.table.evolve import evolve, replay
from core.engine.table.state import TableState
from tests.support.evenings.stored import face_up


@dataclass
class Told:
    """A table according to its events."""

    state: TableState
    public: frozenset[str] = frozenset()
    """The pieces that have been face up in the round."""
    began: float = 0.0
    """The start of the present turn."""
    allowed: int | None = None
    """Its time limit in seconds; None: there is none, or the table was paused."""


@dataclass(frozen=True)
class RanOut:
    """A seat whose turn timed out."""

    person: PersonId
    began: float
    ended: float
    allowed: int


@dataclass
class Tables:
    """All tables of an evening, through every start of the program."""

    clock: Clock
    every: dict[TableId, Told] = field(default_factory=dict)
    ran_out: list[RanOut] = field(default_factory=list)

    def take(self, change: Change) -> None:
        told = self.every.get(change.table)
        state, public = (None, frozenset[str]()) if told is None else (told.state, told.public)
        began, allowed = (0.0, None) if told is None else (told.began, told.allowed)
        for event in change.events:
            before, state = state, evolve(state, event)
            if before is not None:
                self._note_time(before, state, began, allowed)
            if before is None or _turn(before) != _turn(state):
                began, allowed = self.clock.now(), state.seconds
            allowed = None if state.paused or _is_unreached(state) else allowed
            goes_on = before is not None and _round(before) == _round(state)
            public = face_up(state, public if goes_on else frozenset())
        if state is not None:
            self.every[change.table] = Told(state, public, began, allowed)

    def _note_time(
        self, before: TableState, after: TableState, began: float, allowed: int | None
    ) -> None:
        """Record whose turn timed out."""
        for deed in after.deeds[len(before.deeds) :]:
            who = after.seats[deed.seat]
            if deed.timeout is not None and isinstance(who, Human) and allowed is not None:
                self.ran_out.append(RanOut(who.person, began, self.clock.now(), allowed))

    async def read_again(self, store: Store) -> None:
        """Read every table again, because a dead program may not have reported its last events."""
        for table in {*self.every, *(await _open(store))}:
            state, before = replay(await store.history(table)), self.every.get(table)
            public = frozenset[str]() if before is None else before.public
            self.every[table] = Told(state, face_up(state, public))
            if before is not None and _turn(before.state) == _turn(state):
                self.every[table].began, self.every[table].allowed = before.began, before.allowed


async def _open(store: Store) -> set[TableId]:
    return set((await store.homes()).values())


def _is_unreached(state: TableState) -> bool:
    """Whether the player on turn cannot be told anywhere, because the program cannot reach them."""
    who = state.to_move
    return isinstance(who, Human) and who.person in state.unreached and not state.chats


def _turn(state: TableState) -> tuple[object, ...]:
    """Return the present turn, if any; it ends when another player acts or the time runs out."""
    others = len(state.deeds)
    while others and _goes_on(state, state.deeds[others - 1]):
        others -= 1
    return (*_round(state), others, state.to_move)


def _goes_on(state: TableState, deed: Deed) -> bool:
    """Whether an action belongs to the present turn; others may accept the last lay meanwhile."""
    own = state.running is not None and deed.seat == state.running.to_move
    return (own or deed.verb == "accept") and deed.timeout is None


def _round(state: TableState) -> tuple[object, ...]:
    """Return the present round, if any."""
    match = state.match
    return () if match is None else (match.rounds_played, match.round is None, state.phase)


def secrets(told: Told, reader: PersonId | None) -> set[str]:
    """Return the pieces of other racks that were never face up and are not on the reader's rack."""
    round_ = told.state.running
    if round_ is None:
        return set()
    mine, others = set[str](), set[str]()
    for who, rack in zip(told.state.seats, round_.racks, strict=False):
        own = isinstance(who, Human) and who.person == reader
        (mine if own else others).update(map(bare, rack))
    return others - mine - told.public - {"J"}


class Recording:
    """A store that reports each of its changes."""

    def __init__(self, real: Store, tell: Callable[[Change], None]) -> None:
        self._real = real
        self._tell = tell

    async def append(self, change: Change) -> tuple[Posted, ...]:
        posted = await self._real.append(change)
        self._tell(change)
        return posted

    def __getattr__(self, name: str) -> Callable[..., Awaitable[Any]]:
        return getattr(self._real, name)  # type: ignore[no-any-return]
