"""Puzzles by their day: who asks on the same day for the same one gets the same one."""

from dataclasses import dataclass
from datetime import UTC, datetime

from bot.machine.system import Chance
from core.rules.sheet import Sheet
from core.rules.teaching import Grade
from core.rules.view import Puzzle

USUAL: Grade = "normal"


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """Which puzzle is meant: everything that it follows from."""

    sheet: Sheet
    grade: Grade
    seed: int
    """The day, or a number of one's own."""

    @property
    def key(self) -> tuple[str, Grade, int]:
        """What tells it from others of the printed sheets."""
        return self.sheet.id, self.grade, self.seed


def made(question: Question) -> Puzzle:
    """Make the puzzle; raises LookupError where the sheet has none."""
    shuffle = Chance(question.seed).shuffle
    return question.sheet.family.teaching.puzzle(question.sheet, question.grade, shuffle)


def day(seconds: float) -> int:
    """Return the day of the puzzle, as 20261121: one day for the whole world."""
    return int(datetime.fromtimestamp(seconds, UTC).strftime("%Y%m%d"))


def grade_for(sheet: Sheet, wanted: Grade | None) -> Grade | None:
    """Return the grade that a sheet has for who wants this one, or none in particular."""
    grades = sheet.family.teaching.puzzle_grades(sheet)
    if wanted is None:
        return USUAL if USUAL in grades else next(iter(grades), None)
    return wanted if wanted in grades else None
