"""Words that end a game for somebody: the bot asks first, and acts when the word is repeated."""

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
"""The phases in which a match has been dealt and nobody has won yet."""

YES = "yes"
"""Confirms a word in advance when it follows the word; the question's button sends it."""


def without_yes(text: str, language: str) -> tuple[str, bool]:
    """Return the text after a word without a final `yes`, and whether there was one."""
    rest, _, last = text.strip().rpartition(" ")
    return (rest, True) if read_order(last, language) == YES else (text.strip(), False)


@dataclass(slots=True)
class Confirmations:
    """The last question asked to each person; any other word drops it."""

    _asked: MutableMapping[PersonId, tuple[TableId, str]] = field(default_factory=memory)

    def confirmed(self, person: PersonId, table: TableId, phrase: str) -> bool:
        """Return whether the last question was about this phrase; if not, note the question."""
        if self._asked.pop(person, None) == (table, phrase):
            return True
        self._asked[person] = (table, phrase)
        return False

    def forget(self, *people: PersonId) -> None:
        """Drop the questions asked to these people."""
        for person in people:
            self._asked.pop(person, None)


def is_unfinished(table_view: TableView) -> bool:
    """Return whether a match has been dealt at a table and is not over."""
    return table_view.phase in UNFINISHED
