"""What a person has done at a table, as everybody there could see it."""

from collections.abc import Iterable
from dataclasses import dataclass

from core.engine.deeds import Deed
from core.engine.evolve import evolve
from core.engine.happened import Acted
from core.engine.people import Human, PersonId
from core.engine.state import TableState
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


def past_of(history: Iterable[Event], person: PersonId) -> Past:
    """Pick what a person has done out of a table's history."""
    state: TableState | None = None
    deeds: list[Deed] = []
    for event in history:
        state = evolve(state, event)
        if isinstance(event, Acted) and event.verb and event.by == Human(person):
            deeds.append(state.deeds[-1])
    if state is None:
        raise ValueError("no events")
    return Past(
        code=state.code,
        sheet=state.sheet.id,
        is_open=not state.stopped,
        hosted=state.host == person,
        deeds=tuple(deeds),
    )
