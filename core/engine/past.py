"""What a person has done at a table, as everybody there could see it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from core.engine.deeds import Deed
from core.engine.evolve import evolve
from core.engine.happened import Acted, StockCut
from core.engine.people import Human, PersonId
from core.engine.state import TableState, round_of
from core.rules.events import Event


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
