"""`rummy puzzle`: a table, and a rack that one turn can just empty."""

from collections.abc import Sequence

from bot.commands.ask.solve import with_plus
from bot.commands.console import NO, YES, Console, UnusableError, short
from bot.commands.parsing import Parser, grade
from bot.commands.sheet_options import in_notation, sheet_asked
from bot.conversation.lessons import Question, day, grade_for, made
from bot.machine.system import SystemClock
from core.rules.pieces import UnreadableError, print_pieces, print_table
from core.rules.refusals import Refusal
from core.rules.sheet import Sheet
from core.rules.sheets import SHEETS
from core.rules.teaching import GRADES, Grade
from core.rules.view import Puzzle


def puzzle_arguments(parser: Parser) -> None:
    """Declare the choice of a puzzle, house rules, and an answer."""
    parser.add_argument("--sheet", default="rummikub")
    when = parser.add_mutually_exclusive_group()
    parser.seed_in(when)
    when.add_argument("--today", action="store_true")
    parser.add_argument("--difficulty", type=grade, choices=GRADES)
    parser.add_argument("--answer", metavar="TABLE")
    parser.add_argument("--solution", action="store_true")
    parser.rules()
    parser.json()


def run_puzzle(
    console: Console,
    *,
    sheet: str,
    seed: int | None,
    today: bool,
    difficulty: Grade | None,
    answer: str | None,
    solution: bool,
    rules: Sequence[str],
    as_json: bool,
) -> int:
    """Show a puzzle, by default the day's, or judge an answer to it."""
    del today  # today's puzzle is the default
    asked = sheet_asked(sheet, rules)
    number = day(SystemClock().now()) if seed is None else seed
    question = Question(sheet=asked, grade=_grade(asked, difficulty), seed=number)
    try:
        puzzle = made(question)
    except LookupError as error:
        raise UnusableError("cli-puzzle-none", sheet=asked.id) from error
    if answer is not None:
        return _judge(console, question, puzzle, answer, as_json=as_json)
    if as_json:
        console.write_json(_data(question, puzzle))
    else:
        _tell(console, question, puzzle, solved=solution)
    return YES


def _grade(sheet: Sheet, wanted: Grade | None) -> Grade:
    """Return the requested grade; raises UnusableError."""
    grade = grade_for(sheet, wanted)
    if grade is not None:
        return grade
    grades = sheet.family.teaching.puzzle_grades(sheet)
    if grades:
        listed = ", ".join(grades)
        raise UnusableError("cli-puzzle-grade", sheet=sheet.id, grades=listed)
    with_puzzles = [name for name, one in SHEETS.items() if one.family.teaching.puzzle_grades(one)]
    raise UnusableError("cli-puzzle-sheets", sheet=sheet.id, sheets=", ".join(with_puzzles))


def _data(question: Question, puzzle: Puzzle) -> dict[str, object]:
    return {
        "sheet": question.sheet.id,
        "seed": question.seed,
        "difficulty": puzzle.grade,
        "table": print_table(puzzle.view.table),
        "rack": print_pieces(puzzle.view.rack),
        "moved": puzzle.moved,
        "solution": print_table(puzzle.solution),
    }


def _tell(console: Console, question: Question, puzzle: Puzzle, *, solved: bool) -> None:
    """Show the puzzle; its solution marks each tile of the rack."""
    grade = console.text(f"puzzle-{puzzle.grade}")
    seed = str(question.seed)
    console.say("cli-puzzle-title", sheet=question.sheet.id, grade=grade, seed=seed)
    console.write()
    for meld in puzzle.view.table:
        console.write(f"  {meld}")
    console.write()
    console.say("cli-puzzle-rack", tiles=print_pieces(puzzle.view.rack))
    if not solved:
        console.say("cli-puzzle-how")
        return
    console.write()
    console.say("puzzle-solution", moved=puzzle.moved)
    for line in with_plus(puzzle.view.table, puzzle.solution, puzzle.view.rack):
        console.write(f"  {line}")


def _judge(
    console: Console, question: Question, puzzle: Puzzle, answer: str, *, as_json: bool
) -> int:
    refusal = _judged(console, question, puzzle, answer)
    if as_json:
        codes = () if refusal is None else refusal.codes
        code = {"code": codes[0], "codes": codes} if codes else {}
        console.write_json({"ok": refusal is None, **code})
    elif refusal is None:
        console.say("puzzle-solved", moved=puzzle.moved)
    else:
        _tell_why_not(console, question, refusal)
    return YES if refusal is None else NO


def _judged(console: Console, question: Question, puzzle: Puzzle, answer: str) -> Refusal | None:
    """Return the refusal of an answer; None if it is right. Raises UnusableError."""
    family = question.sheet.family
    try:
        groups = family.notation.read_groups(in_notation(console, question.sheet, answer))
        return family.teaching.judge_answer(puzzle, groups)
    except UnreadableError as error:
        word = short(error.word)
        raise UnusableError("cli-solve-unreadable", word=word, family=family.name) from error


def _tell_why_not(console: Console, question: Question, refusal: Refusal) -> None:
    from bot.texts.refusals import without_left_out, word_refusal

    console.say("puzzle-wrong")
    left_out, others = without_left_out(refusal)
    if left_out:
        console.say("puzzle-incomplete", count=left_out)
    for sentence in word_refusal(
        others, console.translator, console.language, sheet=question.sheet, write=print_pieces
    ):
        console.write(sentence)
