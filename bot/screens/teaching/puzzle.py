"""Puzzles: the task, the faults of an answer, and a solution."""

from bot.puzzles import Question
from bot.render.board import Around, Board, Mine, private_board
from bot.render.names import without_idle_marks
from bot.render.numbering import groups_of, numbered
from bot.screens.parts import lines, paragraphs, pictured
from bot.screens.screen import Button, Screen, ScreenKind
from bot.screens.voice import Voice
from core.rules.refusals import Refusal
from core.rules.sheet import Sheet
from core.rules.view import Puzzle


def question(voice: Voice, asked: Question, puzzle: Puzzle) -> Screen:
    """Show the table and the rack to empty, and how to answer."""
    board = _board(voice, asked, puzzle, Mine())
    rack = voice.pieces(puzzle.view.rack)
    return Screen(
        kind=ScreenKind.NOTE,
        text=paragraphs(
            _title(voice, asked, puzzle),
            lines(voice.say("screen-table"), voice.formatter.melds(board.melds)),
            lines(voice.say("puzzle-rack", count=len(puzzle.view.rack)), rack),
            voice.say("puzzle-how"),
        ),
        caption=paragraphs(_title(voice, asked, puzzle), voice.say("puzzle-how")),
        picture=pictured(voice, board),
        buttons=(*_others(voice, asked), _button(voice, "puzzle solution", "solution")),
    )


def _title(voice: Voice, asked: Question, puzzle: Puzzle) -> str:
    grade = voice.say(f"puzzle-{puzzle.grade}")
    sheet = voice.sheet(asked.sheet)
    return voice.say("puzzle-title", day=_day(asked.seed), sheet=sheet, grade=grade)


def _day(seed: int) -> str:
    day = str(seed)
    return f"{day[:4]}-{day[4:6]}-{day[6:]}"


def _board(voice: Voice, asked: Question, puzzle: Puzzle, mine: Mine) -> Board:
    around = Around(
        title=without_idle_marks(voice.sheet(asked.sheet)),
        subtitle=without_idle_marks(_title(voice, asked, puzzle)),
        names=(without_idle_marks(voice.say("puzzle-solver")),),
        scores=(0,),
    )
    table = puzzle.view.table
    return private_board(puzzle.view, around, numbered((table,)), table, mine)


def _others(voice: Voice, asked: Question) -> tuple[Button, ...]:
    """Return buttons for the sheet's other grades."""
    grades = asked.sheet.family.puzzle_grades(asked.sheet)
    others = (grade for grade in grades if grade != asked.grade)
    return tuple(_button(voice, f"puzzle {asked.sheet.id} {grade}", grade) for grade in others)


def _button(voice: Voice, phrase: str, what: str) -> Button:
    return Button(word=phrase, label=voice.say(f"button-puzzle-{what}"))


def solved(voice: Voice, puzzle: Puzzle) -> Screen:
    """Confirm a right answer, and tell how few tiles have to move."""
    text = voice.say("puzzle-solved", moved=puzzle.moved)
    return Screen(kind=ScreenKind.NOTE, text=text)


def wrong(voice: Voice, asked: Question, refusal: Refusal) -> str:
    """Return what is wrong with an answer."""
    return lines(voice.say("puzzle-wrong"), voice.refusal(refusal, asked.sheet))


def solution(voice: Voice, asked: Question, puzzle: Puzzle) -> Screen:
    """Show the solution that moves the fewest tiles."""
    board = _board(voice, asked, puzzle, Mine(draft=groups_of(puzzle.solution)))
    return Screen(
        kind=ScreenKind.NOTE,
        text=lines(
            voice.say("puzzle-solution", moved=puzzle.moved), voice.formatter.melds(board.melds)
        ),
        caption=voice.say("puzzle-solution", moved=puzzle.moved),
        picture=pictured(voice, board),
    )


def no_puzzle(voice: Voice, sheet: Sheet) -> str:
    """Return which puzzles exist instead of the requested one."""
    grades = sheet.family.puzzle_grades(sheet)
    name = voice.sheet(sheet)
    if grades:
        listed = voice.listed([voice.say(f"puzzle-{grade}") for grade in grades])
        return voice.say("puzzle-no-grade", sheet=name, grades=listed)
    return voice.say("puzzle-no-sheet", sheet=name)
