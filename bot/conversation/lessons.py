"""Where everybody is who is learning a first game."""

from bot.lessons import Lesson
from core.engine.people import PersonId
from core.engine.ports import Thinking

MINDS = 10_000
"""People who can be learning at once; who has been quiet longest begins anew."""


class Lessons:
    """Knows where everybody is who is learning; after a restart one begins anew."""

    def __init__(self, thinking: Thinking) -> None:
        self.thinking = thinking
        self._of: dict[PersonId, Lesson] = {}

    def of(self, person: PersonId) -> Lesson | None:
        """Return where somebody is in a lesson; None for who takes none."""
        return self._of.get(person)

    def keep(self, person: PersonId, lesson: Lesson) -> None:
        """Keep where somebody is."""
        self.end(person)
        self._of[person] = lesson
        if len(self._of) > MINDS:
            del self._of[next(iter(self._of))]

    def end(self, person: PersonId) -> None:
        """End a lesson, if there is one."""
        self._of.pop(person, None)
