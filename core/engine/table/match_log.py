"""Excerpts of a table's history: the last match for its record, and a person's past."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TypeAlias

from core.engine.people import Human, Occupant, PersonId
from core.engine.table.deeds import Deed
from core.engine.table.events import Acted, Dealt, MatchOpened, StockCut, WatchBegan
from core.engine.table.evolve import evolve
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.state import TableState, round_of
from core.rules.events import Event, RoundDealt, RoundEnded, SeatLeft
from core.rules.pieces import HIDDEN, Seat
from core.rules.sheet import Goal, Sheet

Told: TypeAlias = tuple[Seat | None, Event]
"""An event of the rules and the acting seat; None for deals."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchLog:
    """A match from its opening on: the sheet, the seats and the events of the rules."""

    sheet: Sheet
    goal: Goal
    seats: tuple[Occupant, ...]
    """The players when the match began."""
    people: frozenset[PersonId]
    """All people who played in the match, or watched it."""
    told: tuple[Told, ...]
    players: tuple[tuple[Occupant, ...], ...]
    """The players at each of the events told: a seat may change hands in a round."""

    def as_seen(self, seat: Seat | None) -> tuple[Told, ...]:
        """Return the events that a seat may see: no stock or other racks of a running round.

        Finished rounds are fully visible.
        """
        running = self.told[len(self.finished) :]
        return self.finished + tuple((by, self._redacted(event, seat)) for by, event in running)

    @property
    def finished(self) -> tuple[Told, ...]:
        """The events of the finished rounds."""
        running = len(self.told)
        for place, (_, event) in enumerate(self.told):
            if isinstance(event, RoundDealt):
                running = place
            elif isinstance(event, RoundEnded):
                running = len(self.told)
        return self.told[:running]

    def _redacted(self, event: Event, seat: Seat | None) -> Event:
        if not isinstance(event, RoundDealt):
            return self.sheet.family.rules.redact(event, seat)
        own = range(0)
        if seat is not None:
            hand = self.sheet.family.rules.hand(self.sheet, len(self.seats))
            before = (seat - event.starter) % len(self.seats) * hand
            own = range(before, before + hand)
        pieces = enumerate(event.stock)
        fairness = None if event.fairness is None else event.fairness.concealed
        stock = tuple(p if i in own else HIDDEN for i, p in pieces)
        return replace(event, stock=stock, fairness=fairness)


def last_match(history: Iterable[Event]) -> MatchLog:
    """Extract the last match from a table's history.

    Raises:
        TableRefusedError: no match has begun.
    """
    state: TableState | None = None
    opened: TableState | None = None
    people: set[PersonId] = set()
    told: list[Told] = []
    players: list[tuple[Occupant, ...]] = []
    for event in history:
        state = evolve(state, event)
        if isinstance(event, MatchOpened):
            opened, people = state, set()
            told.clear()
            players.clear()
        people.update((*state.people, *state.watchers))
        told.extend(_of_rules(event))
        players.extend([state.seats] * (len(told) - len(players)))
    if opened is None or state is None:
        raise TableRefusedError(TableCode.NOT_STARTED)
    return MatchLog(
        sheet=opened.sheet,
        goal=opened.begun.goal,
        seats=opened.seats,
        people=frozenset(people),
        told=tuple(told),
        players=tuple(players),
    )


def up_to_round(history: Sequence[Event], deal: int | None = None) -> Sequence[Event]:
    """Return a table's history up to the end of a finished round: that of a deal, or the last.

    Raises:
        TableRefusedError: no match has begun; there is no such round, or it is not over.
    """
    state: TableState | None = None
    end = 0
    for place, event in enumerate(history, 1):
        before, state = state, evolve(state, event)
        ran = before is not None and before.running is not None
        if ran and not state.stopped and state.running is None and deal in {None, state.deals}:
            end = place
    if not end:
        begun = any(isinstance(event, MatchOpened) for event in history)
        raise TableRefusedError(TableCode.NO_ROUND_OVER if begun else TableCode.NOT_STARTED)
    return history[:end]


def _of_rules(event: Event) -> tuple[Told, ...]:
    match event:
        case Dealt(deal=deal, left=left):
            gone = tuple((e.seat if isinstance(e, SeatLeft) else None, e) for e in left)
            return ((None, deal), *gone)
        case Acted(seat=seat, events=events):
            return tuple((seat, told) for told in events)
    return ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Past:
    """The actions of one person at a table."""

    code: str
    sheet: str
    is_open: bool
    hosted: bool
    """Whether the person is, or last was, the host."""
    deeds: tuple[Deed, ...]
    watched: bool = False
    """Whether the person ever watched."""
    words: tuple[str, ...] = ()
    """The words that the person added to shuffles."""
    rounds: int = 0
    """The number of rounds that ended with the person at the table."""
    rounds_won: int = 0
    matches: int = 0
    matches_won: int = 0


def past_of(history: Iterable[Event], person: PersonId) -> Past:
    """Extract a person's actions from a table's history."""
    state: TableState | None = None
    deeds: list[Deed] = []
    words: list[str] = []
    ended: Counter[str] = Counter()
    watched = False
    for event in history:
        watched = watched or (isinstance(event, WatchBegan) and event.person == person)
        before, state = state, evolve(state, event)
        if before is not None and isinstance(event, Acted):
            ended.update(_ended(before, state, person))
        if isinstance(event, Acted) and event.verb and event.by == Human(person):
            deeds.append(state.deeds[-1])
        if isinstance(event, StockCut) and event.person == person:
            words.append(event.word)
    if state is None:
        raise ValueError("no events")
    return Past(
        code=state.code,
        sheet=state.sheet.id,
        is_open=not state.stopped,
        hosted=state.host == person,
        deeds=tuple(deeds),
        watched=watched,
        words=tuple(words),
        **ended,
    )


def _ended(before: TableState, after: TableState, person: PersonId) -> Iterator[str]:
    """Name the counters to raise: what ended with the person at the table, and what was won."""
    seat = after.seat_of(person)
    over = before.running is not None and after.running is None and not after.stopped
    if seat is None or not over or after.match is None:
        return
    outcome = round_of(after.match).outcome
    yield "rounds"
    if outcome is not None and seat in outcome.winners:
        yield "rounds_won"
    if after.match.over:
        yield "matches"
        if seat in (after.match.winners or ()):
            yield "matches_won"
