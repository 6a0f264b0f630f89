"""Where everybody is who is learning a first game."""

from collections.abc import MutableMapping

from bot.lessons import Lesson
from core.engine.people import PersonId
from core.engine.ports import Thinking
from core.engine.remembering import memory


class Lessons:
    """Knows where everybody is who is learning; after a restart one begins anew."""

    def __init__(self, thinking: Thinking) -> None:
        self.thinking = thinking
        self._of: MutableMapping[PersonId, Lesson] = memory()

    def of(self, person: PersonId) -> Lesson | None:
        """Return where somebody is in a lesson; None for who takes none."""
        return self._of.get(person)

    def keep(self, person: PersonId, lesson: Lesson) -> None:
        """Keep where somebody is."""
        self._of[person] = lesson

    def end(self, person: PersonId) -> None:
        """End a lesson, if there is one."""
        self._of.pop(person, None)
