"""A first game turn by turn, and puzzles."""

from itertools import chain

from bot.conversation.lessons import Lesson, Question, steps
from bot.render.board import Around, Board, Mine, private_board
from bot.render.names import without_idle_marks
from bot.render.numbering import numbered
from bot.screens.parts import date_of, deadline, label, lines, paragraphs, pictured, words
from bot.screens.screen import Button, Screen, ScreenKind
from bot.screens.standings import to_table
from bot.screens.voice import Voice
from bot.texts.refusals import without_left_out
from core.engine.table.view import TableView
from core.rules.pieces import groups_of
from core.rules.refusals import Refusal
from core.rules.sheet import Sheet
from core.rules.view import Puzzle


def turn(voice: Voice, lesson: Lesson, waits: TableView | None = None) -> Screen:
    """Show the turn to learn, with the pieces placed so far; `waits`: the reader is on turn there.

    What the reader types goes to the lesson, so that the lesson has to say it.
    """
    board, step = _board(voice, lesson), lesson.step
    next_word = step.words[lesson.said]
    title = voice.say(
        "learn-title",
        sheet=voice.sheet(lesson.sheet),
        number=str(lesson.number + 1),
        count=str(len(steps(lesson.sheet))),
    )
    about = voice.say(f"learn-{step.key}", points=step.points, last=_last(lesson))
    comment = voice.say(lesson.comment) if lesson.comment else ""
    told = paragraphs(
        _own_turn(voice, waits), lines(comment, title), about if lesson.said == 0 else ""
    )
    shown = paragraphs(told, _table(voice, lesson, board), _rack(voice, board))
    return Screen(
        kind=ScreenKind.HELP,
        text=paragraphs(shown, voice.say("learn-say", word=next_word)),
        beside=shown,
        caption=told,
        picture=pictured(voice, board),
        buttons=(
            Button(
                word=f"learn {lesson.place} {next_word}",
                label=_labelled(voice, next_word, lesson.sheet),
                primary=True,
            ),
            *(() if waits is None else (to_table(voice, waits.table, waits.code),)),
            Button(word="learn off", label=voice.say("button-learn-off")),
        ),
        slot="lesson",
        delivery="new",
    )


def _own_turn(voice: Voice, waits: TableView | None) -> str:
    if waits is None:
        return ""
    return words(voice.say("learn-your-turn", code=waits.code), deadline(voice, waits))


def _labelled(voice: Voice, word: str, sheet: Sheet) -> str:
    """Return the label of the button in a real turn, with the pieces."""
    verb, _, named = word.partition(" ")
    if voice.translator.has(f"button-{word.replace(' ', '-')}"):
        return label(voice, word, sheet)
    if verb == "layoff":
        verb, named = "onto", named.rpartition(" ")[0]
    pieces = chain.from_iterable(sheet.family.notation.read_groups(named))
    tiles = voice.formatter.on_keys.pieces(tuple(pieces))
    return voice.say("learn-button", deed=label(voice, verb, sheet), tiles=tiles)


def _last(lesson: Lesson) -> str:
    return "yes" if lesson.number == len(steps(lesson.sheet)) - 1 else "no"


def over(voice: Voice, sheet: Sheet) -> Screen:
    """Show that the lesson is over, and what comes next."""
    return Screen(
        kind=ScreenKind.HELP,
        text=voice.say("learn-over", sheet=sheet.id),
        beside=voice.say("learn-over-beside"),
        buttons=(
            Button(word=f"new {sheet.id}", label=voice.say("button-new"), primary=True),
            Button(word=f"rules {sheet.id}", label=voice.say("button-rules")),
        ),
        slot="lesson",
    )


def _table(voice: Voice, lesson: Lesson, board: Board) -> str:
    if not board.melds:
        discard = lesson.view.discard[-1:]
        empty = voice.say("screen-table-empty")
        if not discard:
            return empty
        top = voice.say("count-discard", top=voice.pieces(discard), count=str(len(discard)))
        return lines(empty, top)
    shown = voice.formatter.melds(board.melds)
    if lesson.draft.groups is None:
        return lines(voice.say("screen-table"), shown)
    tiles = voice.formatter.shown(board.laid)
    return lines(voice.say("draft-table", tiles=tiles, count=len(board.laid)), shown)


def _rack(voice: Voice, board: Board) -> str:
    groups = board.rack or ()
    if not groups:
        return voice.say("rack-empty", family=board.family)
    count = str(sum(len(group.pieces) for group in groups))
    return lines(
        voice.say("rack", count=count, family=board.family),
        "  ".join(voice.formatter.shown(group.pieces) for group in groups),
    )


def _board(voice: Voice, lesson: Lesson) -> Board:
    around = Around(
        title=without_idle_marks(voice.sheet(lesson.sheet)),
        subtitle="",
        names=(voice.say("puzzle-solver"), voice.say("name-computer", seat="2")),
        plain=frozenset({0}),
        scores=(0, 0),
    )
    view = lesson.view
    table = lesson.before.table
    return private_board(view, around, numbered((table,)), table, Mine(draft=lesson.draft.groups))


def question(voice: Voice, asked: Question, puzzle: Puzzle) -> Screen:
    """Show the table and the rack to empty, and how to answer."""
    board = _puzzle_board(voice, asked, puzzle, Mine())
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
        buttons=(*_others(voice, asked), _solving(voice, asked)),
    )


def _title(voice: Voice, asked: Question, puzzle: Puzzle) -> str:
    grade = voice.say(f"puzzle-{puzzle.grade}")
    sheet = voice.sheet(asked.sheet)
    return voice.say("puzzle-title", day=date_of(voice, _day(asked.seed)), sheet=sheet, grade=grade)


def _subtitle(voice: Voice, asked: Question, puzzle: Puzzle) -> str:
    """Return the title without the name of the sheet, which stands above it in a picture."""
    grade = voice.say(f"puzzle-{puzzle.grade}")
    return voice.say("puzzle-subtitle", day=date_of(voice, _day(asked.seed)), grade=grade)


def _day(seed: int) -> str:
    day = str(seed)
    return f"{day[:4]}-{day[4:6]}-{day[6:]}"


def _puzzle_board(voice: Voice, asked: Question, puzzle: Puzzle, mine: Mine) -> Board:
    around = Around(
        title=without_idle_marks(voice.sheet(asked.sheet)),
        subtitle=without_idle_marks(_subtitle(voice, asked, puzzle)),
        names=(without_idle_marks(voice.say("puzzle-solver")),),
        plain=frozenset({0}),
        scores=(0,),
    )
    table = puzzle.view.table
    return private_board(puzzle.view, around, numbered((table,)), table, mine)


def _others(voice: Voice, asked: Question) -> tuple[Button, ...]:
    """Return buttons for the sheet's other grades."""
    grades = asked.sheet.family.teaching.puzzle_grades(asked.sheet)
    others = (grade for grade in grades if grade != asked.grade)
    return tuple(_button(voice, f"puzzle {asked.sheet.id} {grade}", grade) for grade in others)


def _solving(voice: Voice, asked: Question) -> Button:
    """Return the button for the solution of this puzzle, whichever is shown later."""
    return _button(
        voice, f"puzzle solution {asked.sheet.id} {asked.grade} {asked.seed}", "solution"
    )


def _button(voice: Voice, phrase: str, what: str) -> Button:
    return Button(word=phrase, label=voice.say(f"button-puzzle-{what}"))


def solved(voice: Voice, puzzle: Puzzle) -> Screen:
    """Confirm a right answer, and tell how few tiles have to move."""
    text = voice.say("puzzle-solved", moved=puzzle.moved)
    return Screen(kind=ScreenKind.NOTE, text=text)


def wrong(voice: Voice, asked: Question, refusal: Refusal) -> str:
    """Return what is wrong with an answer."""
    left_out, others = without_left_out(refusal)
    return lines(
        voice.say("puzzle-wrong"),
        voice.say("puzzle-incomplete", count=left_out) if left_out else "",
        voice.refusal(others, asked.sheet),
    )


def solution(voice: Voice, asked: Question, puzzle: Puzzle) -> Screen:
    """Show the solution that moves the fewest tiles, and whose it is."""
    board = _puzzle_board(voice, asked, puzzle, Mine(draft=groups_of(puzzle.solution)))
    title, moved = _title(voice, asked, puzzle), voice.say("puzzle-solution", moved=puzzle.moved)
    told = paragraphs(title, moved)
    return Screen(
        kind=ScreenKind.NOTE,
        text=lines(told, voice.formatter.melds(board.melds)),
        caption=told,
        picture=pictured(voice, board),
    )


def no_puzzle(voice: Voice, sheet: Sheet) -> str:
    """Return which puzzles exist instead of the requested one."""
    grades = sheet.family.teaching.puzzle_grades(sheet)
    name = voice.sheet(sheet)
    if grades:
        listed = voice.listed([voice.say(f"puzzle-{grade}") for grade in grades])
        return voice.say("puzzle-no-grade", sheet=name, grades=listed)
    return voice.say("puzzle-no-sheet", sheet=name)
