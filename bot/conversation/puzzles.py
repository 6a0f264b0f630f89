"""The puzzles that people have before their eyes, and the making of them."""

from typing import TypeVar

from bot.puzzles import Question, day, made
from core.engine.people import PersonId
from core.engine.ports import Clock, Thinking
from core.rules.puzzle import Grade
from core.rules.sheet import Sheet
from core.rules.view import Puzzle

K = TypeVar("K")
V = TypeVar("V")

KEPT = 64
"""Puzzles that are not made anew."""
MINDS = 10_000
"""People of whom it is remembered which puzzle they were shown last."""


class Puzzles:
    """Makes each puzzle once, and knows which one somebody answers."""

    def __init__(self, clock: Clock, thinking: Thinking) -> None:
        self._clock = clock
        self._thinking = thinking
        self._made: dict[tuple[str, Grade, int], Puzzle] = {}
        self._shown: dict[PersonId, Question] = {}

    def of_today(self, sheet: Sheet, grade: Grade) -> Question:
        """Return today's puzzle of a sheet and a grade."""
        return Question(sheet=sheet, grade=grade, seed=day(self._clock.now()))

    def remember(self, person: PersonId, question: Question) -> None:
        """Keep what somebody was shown last; after a restart it is forgotten."""
        _keep(self._shown, person, question, MINDS)

    def shown_to(self, person: PersonId) -> Question | None:
        """Return what somebody was shown last."""
        return self._shown.get(person)

    async def make(self, question: Question) -> Puzzle:
        """Return the puzzle that a question means: worked out aside, and kept for who asks next."""
        known = self._made.get(question.key)
        if known is None:
            known = await self._thinking.work_out(made, question)
            _keep(self._made, question.key, known, KEPT)
        return known


def _keep(kept: dict[K, V], key: K, value: V, most: int) -> None:
    """Keep what was used last, and no more than so much."""
    kept.pop(key, None)
    kept[key] = value
    if len(kept) > most:
        del kept[next(iter(kept))]
