"""Lessons: a first game in the turns that a sheet's family teaches, and puzzles by their day."""

from dataclasses import dataclass, replace
from datetime import UTC, datetime

from bot.machine.system import Chance
from core.rules.drafts import NO_DRAFT, Draft
from core.rules.family import Family, Turn
from core.rules.match import Match, new_match
from core.rules.play import decide, evolve_all, view
from core.rules.refusals import Refusal
from core.rules.round import Round
from core.rules.sheet import Sheet
from core.rules.teaching import LEARNER, OTHER, Grade, Step
from core.rules.view import Puzzle, RoundView


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """A learner's progress in a lesson; immutable."""

    sheet: Sheet
    number: int = 0
    match: Match
    draft: Draft = NO_DRAFT
    acted: int = 0
    """How many words of the step were carried out; others may have shaped the draft."""
    comment: str = ""
    """The key of the sentence about the last word; empty if there is nothing to say."""

    @property
    def step(self) -> Step:
        """The turn to learn now."""
        return steps(self.sheet)[self.number]

    @property
    def place(self) -> str:
        """The sheet and the number of the step, as buttons name them."""
        return f"{self.sheet.id}.{self.number}"

    @property
    def said(self) -> int:
        """How many words of the step were said."""
        drafted = len(self.draft.steps) or int(self.draft.groups is not None)
        return min(self.acted + drafted, len(self.step.words) - 1)

    @property
    def view(self) -> RoundView:
        """The position as the learner sees it, with the moves made so far."""
        match = self.match
        for move in self.draft.steps:
            match = evolve_all(match, decide(match, 0, move).events)
        seen = view(match, 0).round
        assert seen is not None
        return seen

    @property
    def before(self) -> RoundView:
        """The position at the start of the turn."""
        seen = view(self.match, 0).round
        assert seen is not None
        return seen

    def shaped(self, turn: Turn) -> "Lesson":
        """Return the lesson with another draft."""
        return replace(self, draft=turn.draft)

    def taken(self, turn: Turn) -> "Lesson | Refusal":
        """Return the lesson after a turn: at the next step, or at the same step again."""
        after = self.match
        for action in turn.actions:
            decision = decide(after, 0, action)
            if decision.refusal is not None:
                return decision.refusal
            after = evolve_all(after, decision.events)
        seen = view(after, 0).round
        assert seen is not None
        if seen.my_turn and turn.actions != self._taught.actions:
            return self.at(self.number)
        if seen.my_turn:
            return replace(self, match=after, draft=turn.draft, acted=self.acted + 1)
        return self.at(self.number + (len(seen.rack) <= self.step.left))

    @property
    def _taught(self) -> Turn:
        """The turn that the next word of the step makes."""
        word, _, text = self.step.words[self.acted].partition(" ")
        return self.sheet.family.turns.word(self.before, self.draft, word, text)

    def at(self, number: int) -> "Lesson":
        """Return the lesson at the start of a step; past the last step, the lesson is over."""
        over = number >= len(steps(self.sheet))
        match = self.match if over else _position(self.sheet, steps(self.sheet)[number])
        return replace(self, number=number, match=match, draft=NO_DRAFT, acted=0)

    @property
    def is_over(self) -> bool:
        """Whether all steps are done."""
        return self.number >= len(steps(self.sheet))


def can_be_learned(sheet: Sheet) -> bool:
    """Return whether a sheet has a lesson."""
    return bool(steps(sheet))


def begun(sheet: Sheet) -> Lesson:
    """Return a lesson for a sheet, at its first step."""
    return Lesson(sheet=sheet, match=_position(sheet, steps(sheet)[0]))


def steps(sheet: Sheet) -> tuple[Step, ...]:
    """Return the turns that a sheet's lesson teaches."""
    return sheet.family.teaching.lesson(sheet)


def _position(sheet: Sheet, step: Step) -> Match:
    family: Family[Round, RoundView] = sheet.family
    round_ = family.notation.read_position(sheet, (LEARNER, OTHER), step.position)
    return replace(new_match(sheet, 2), round=round_)


USUAL: Grade = "normal"


@dataclass(frozen=True, slots=True, kw_only=True)
class Question:
    """Names one puzzle: equal questions give equal puzzles."""

    sheet: Sheet
    grade: Grade
    seed: int
    """The day, or a number that a person chose."""

    @property
    def key(self) -> tuple[str, Grade, int]:
        """A key that is unique among puzzles of printed sheets."""
        return self.sheet.id, self.grade, self.seed


def made(question: Question) -> Puzzle:
    """Make the puzzle; raises LookupError where the sheet has none."""
    shuffle = Chance(question.seed).shuffle
    return question.sheet.family.teaching.puzzle(question.sheet, question.grade, shuffle)


def day(seconds: float) -> int:
    """Return the day of the puzzle, as 20261121: one day for the whole world."""
    return int(datetime.fromtimestamp(seconds, UTC).strftime("%Y%m%d"))


def is_day(text: str) -> bool:
    """Return whether a text is a day as a puzzle is numbered."""
    return len(text) == len("20261121") and text.isascii() and text.isdigit()


def grade_for(sheet: Sheet, wanted: Grade | None) -> Grade | None:
    """Return the wanted grade if the sheet has it; for None, the usual grade or the first one."""
    grades = sheet.family.teaching.puzzle_grades(sheet)
    if wanted is None:
        return USUAL if USUAL in grades else next(iter(grades), None)
    return wanted if wanted in grades else None
