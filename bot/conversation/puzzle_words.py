"""`puzzle`: shows the day's, judges an answer, shows the solution. Nobody needs a table for it."""

from bot.conversation.asked import Asked
from bot.conversation.reading import strictly
from bot.conversation.room import Room
from bot.conversation.sheets import STANDARD, find_sheet
from bot.puzzles import Question, grade_for
from bot.reading.words import named
from bot.render.numbering import numbered
from bot.screens import puzzle as screens
from bot.screens.screen import Screen
from bot.screens.voice import Voice
from core.engine.people import To
from core.rules.puzzle import GRADES, Grade
from core.rules.sheet import Sheet
from core.rules.view import Puzzle

SECTION = "puzzles"
SOLUTION = "solution"


async def puzzle(room: Room, asked: Asked) -> None:
    """Show a puzzle: the day's, of a grade or a sheet; or what becomes of an answer to it."""
    if any(sign.isdigit() or sign == "|" for sign in asked.text):
        await _answer(room, asked)
    elif named(asked.text, await _language(room, asked), SECTION) == SOLUTION:
        await _solution(room, asked)
    else:
        await _ask(room, asked)


async def _ask(room: Room, asked: Asked) -> None:
    voice = await room.voice(asked.reader)
    sheet, wanted = _meant(voice, asked.text)
    grade = grade_for(sheet, wanted)
    if grade is None:
        await room.refuse(asked, asked.reader, screens.no_puzzle(voice, sheet))
        return
    question = room.puzzles.of_today(sheet, grade)
    room.puzzles.remember(asked.person, question)
    puzzle_ = await room.puzzles.make(question)
    await _show(room, asked.reader, screens.question(voice, question, puzzle_))


def _meant(voice: Voice, text: str) -> tuple[Sheet, Grade | None]:
    """Return which sheet and grade somebody names; raises NoSuchSheetError."""
    words = {word: named(word, voice.language, SECTION) for word in text.split()}
    grade = next((known for known in GRADES if known in words.values()), None)
    rest = " ".join(word for word, meaning in words.items() if meaning not in GRADES)
    return find_sheet(voice, rest or STANDARD), grade


async def _answer(room: Room, asked: Asked) -> None:
    """Judge an answer, for its author alone: others may still be at it."""
    question, puzzle_ = await _last(room, asked)
    family = question.sheet.family
    text = strictly(
        "arrange",
        asked.text,
        language=await _language(room, asked),
        family=family.name,
        table=numbered((puzzle_.view.table,)),
    )
    refusal = family.judge_answer(puzzle_, family.read_groups(text))
    voice = await room.voice(asked.alone)
    if refusal is not None:
        await room.refuse(asked, asked.alone, screens.wrong(voice, question, refusal))
    else:
        await _show(room, asked.alone, screens.solved(voice, puzzle_))


async def _solution(room: Room, asked: Asked) -> None:
    question, puzzle_ = await _last(room, asked)
    voice = await room.voice(asked.alone)
    await _show(room, asked.alone, screens.solution(voice, question, puzzle_))


async def _last(room: Room, asked: Asked) -> tuple[Question, Puzzle]:
    """Return the puzzle that somebody was shown last, or the day's."""
    question = room.puzzles.shown_to(asked.person)
    if question is None:
        sheet = room.sheets[STANDARD]
        question = room.puzzles.of_today(sheet, grade_for(sheet, None) or GRADES[0])
    return question, await room.puzzles.make(question)


async def _show(room: Room, to: To, screen: Screen) -> None:
    """Show a message of its own, for a press too: it is there to be looked at for a while."""
    await room.surface.show(to, screen)


async def _language(room: Room, asked: Asked) -> str:
    return await room.spoken(asked)
