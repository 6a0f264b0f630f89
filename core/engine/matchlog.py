"""What a record of a match is made of."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TypeAlias

from core.engine.evolve import evolve
from core.engine.happened import Acted, Dealt, MatchOpened
from core.engine.people import Occupant, PersonId
from core.engine.refusals import TableCode, TableRefusedError
from core.engine.state import TableState
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
