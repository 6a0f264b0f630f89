"""The puzzles that people have before their eyes, and the making of them."""

from collections.abc import MutableMapping

from cachetools import LRUCache

from bot.puzzles import Question, day, made
from core.engine.people import PersonId
from core.engine.ports import Clock, Thinking
from core.engine.remembering import memory
from core.rules.puzzle import Grade
from core.rules.sheet import Sheet
from core.rules.view import Puzzle

KEPT = 64
"""Puzzles that are not made anew."""


class Puzzles:
    """Makes each puzzle once, and knows which one somebody answers."""

    def __init__(self, clock: Clock, thinking: Thinking) -> None:
        self._clock = clock
        self._thinking = thinking
        self._made: LRUCache[tuple[str, Grade, int], Puzzle] = LRUCache(maxsize=KEPT)
        self._shown: MutableMapping[PersonId, Question] = memory()

    def of_today(self, sheet: Sheet, grade: Grade) -> Question:
        """Return today's puzzle of a sheet and a grade."""
        return Question(sheet=sheet, grade=grade, seed=day(self._clock.now()))

    def remember(self, person: PersonId, question: Question) -> None:
        """Keep what somebody was shown last; after a restart it is forgotten."""
        self._shown[person] = question

    def shown_to(self, person: PersonId) -> Question | None:
        """Return what somebody was shown last."""
        return self._shown.get(person)

    async def make(self, question: Question) -> Puzzle:
        """Return the puzzle that a question means: worked out aside, and kept for who asks next."""
        known = self._made.get(question.key)
        if known is None:
            known = await self._thinking.work_out(made, question)
            self._made[question.key] = known
        return known
