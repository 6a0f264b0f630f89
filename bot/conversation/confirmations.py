"""Words that end a game for somebody: each is asked about once, and done when said again."""

from collections.abc import MutableMapping
from dataclasses import dataclass, field

from bot.reading.words import read_order
from core.engine.caches import memory
from core.engine.people import PersonId, TableId
from core.engine.table.state import Phase
from core.engine.table.view import TableView

ENDING = frozenset({"leave", "stop", "remove", "rematch"})
"""Words that end a match for somebody, or clear away its result.

No other word is ever completed to one of these, and none of them is suggested for a typing error.
"""

UNFINISHED = frozenset({Phase.PLAYING, Phase.BETWEEN})
"""While these last, a match has been dealt and nobody has won it."""

YES = "yes"
"""Said after a word, it answers the question before it is asked: so says the question's button."""


def without_yes(text: str, language: str) -> tuple[str, bool]:
    """Return what stands after a word without a final `yes`, and whether there was one."""
    rest, _, last = text.strip().rpartition(" ")
    return (rest, True) if read_order(last, language) == YES else (text.strip(), False)


@dataclass(slots=True)
class Confirmations:
    """The question that each person was asked last, until that person says something else."""

    _asked: MutableMapping[PersonId, tuple[TableId, str]] = field(default_factory=memory)

    def confirmed(self, person: PersonId, table: TableId, phrase: str) -> bool:
        """Return whether the person was asked about this phrase last; if not, note the question."""
        if self._asked.pop(person, None) == (table, phrase):
            return True
        self._asked[person] = (table, phrase)
        return False

    def forget(self, *people: PersonId) -> None:
        """Drop what these people were asked."""
        for person in people:
            self._asked.pop(person, None)


def is_unfinished(table_view: TableView) -> bool:
    """Return whether a match has been dealt at a table and is not over."""
    return table_view.phase in UNFINISHED
