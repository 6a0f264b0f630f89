"""What a transaction writes of a table, beside what is new on its desks."""

from collections.abc import Sequence

from core.engine.happened import Dealt
from core.engine.people import TableId
from core.engine.ports import Change, Listing
from core.engine.state import Phase, TableState
from core.engine.telling import notices
from core.rules.events import Event


def change_of(
    table: TableId, before: TableState | None, after: TableState, events: Sequence[Event]
) -> Change:
    """Return what one transaction writes. Each round's start is kept whole."""
    return Change(
        table=table,
        expected=0 if before is None else before.version,
        family=after.sheet.family.name,
        listing=_listing(after),
        events=tuple(events),
        notices=notices(table, before, after, events),
        snapshot=after if any(isinstance(event, Dealt) for event in events) else None,
    )


def _listing(state: TableState) -> Listing:
    return Listing(
        code=state.code,
        chats=state.chats,
        people=(*state.people, *state.waiting),
        is_open=not state.stopped,
        at_rest=state.phase in {Phase.LOBBY, Phase.OVER, Phase.STOPPED},
    )
