"""What a record of a match is made of, and what a person has done in it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from core.engine.people import Human, Occupant, PersonId
from core.engine.table.deeds import Deed
from core.engine.table.events import Acted, Dealt, MatchOpened, StockCut
from core.engine.table.evolve import evolve
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.state import TableState, round_of
from core.rules.events import Event, RoundDealt, RoundEnded, SeatLeft
from core.rules.pieces import HIDDEN, Seat
from core.rules.sheet import Goal, Sheet

Told: TypeAlias = tuple[Seat | None, Event]
"""An event of the rules and the seat whose action it tells; None for deals."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchLog:
    """A match from its opening on: the sheet, who sat where, and what the rules told of it."""

    sheet: Sheet
    goal: Goal
    seats: tuple[Occupant, ...]
    """Who sat there when the match began."""
    people: frozenset[PersonId]
    """Everybody who has played in it."""
    told: tuple[Told, ...]

    def as_seen(self, seat: Seat | None) -> tuple[Told, ...]:
        """Return what a seat may know: of a round that is being played no foreign rack, no stock.

        Rounds that are over lie open.
        """
        running = self.told[len(self.finished) :]
        return self.finished + tuple((by, self._redacted(event, seat)) for by, event in running)

    @property
    def finished(self) -> tuple[Told, ...]:
        """What was told of the rounds that are over."""
        running = len(self.told)
        for place, (_, event) in enumerate(self.told):
            if isinstance(event, RoundDealt):
                running = place
            elif isinstance(event, RoundEnded):
                running = len(self.told)
        return self.told[:running]

    def _redacted(self, event: Event, seat: Seat | None) -> Event:
        if not isinstance(event, RoundDealt):
            return self.sheet.family.redact(event, seat)
        own = range(0)
        if seat is not None:
            hand = self.sheet.family.hand(self.sheet, len(self.seats))
            before = (seat - event.starter) % len(self.seats) * hand
            own = range(before, before + hand)
        pieces = enumerate(event.stock)
        fairness = None if event.fairness is None else event.fairness.concealed
        stock = tuple(p if i in own else HIDDEN for i, p in pieces)
        return replace(event, stock=stock, fairness=fairness)


def last_match(history: Iterable[Event]) -> MatchLog:
    """Pick the last match out of a table's history.

    Raises:
        TableRefusedError: no match has begun.
    """
    state: TableState | None = None
    opened: TableState | None = None
    people: set[PersonId] = set()
    told: list[Told] = []
    for event in history:
        state = evolve(state, event)
        if isinstance(event, MatchOpened):
            opened, people = state, set()
            told.clear()
        people.update(state.people)
        told.extend(_of_rules(event))
    if opened is None or state is None:
        raise TableRefusedError(TableCode.NOT_STARTED)
    return MatchLog(
        sheet=opened.sheet,
        goal=opened.begun.goal,
        seats=opened.seats,
        people=frozenset(people),
        told=tuple(told),
    )


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
    """A table as one person has lived it."""

    code: str
    sheet: str
    is_open: bool
    hosted: bool
    """Whether the person is its host, or was the last one."""
    deeds: tuple[Deed, ...]
    words: tuple[str, ...] = ()
    """What the person has added to shuffles."""
    rounds: int = 0
    """How many were played to their end with the person at the table."""
    rounds_won: int = 0
    matches: int = 0
    matches_won: int = 0


def past_of(history: Iterable[Event], person: PersonId) -> Past:
    """Pick what a person has done out of a table's history."""
    state: TableState | None = None
    deeds: list[Deed] = []
    words: list[str] = []
    ended: Counter[str] = Counter()
    for event in history:
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
        words=tuple(words),
        **ended,
    )


def _ended(before: TableState, after: TableState, person: PersonId) -> Iterator[str]:
    """Name what came to its end with somebody at the table, and what of it was won."""
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
