"""`puzzle`: show the day's puzzle, judge an answer, show the solution; needs no table."""

from bot.conversation.finding import STANDARD, find_sheet
from bot.conversation.reading import strictly
from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.puzzles import Question, grade_for
from bot.reading.words import named
from bot.render.numbering import numbered
from bot.screens.screen import Screen
from bot.screens.teaching import puzzle as screens
from bot.screens.voice import Voice
from core.engine.people import To
from core.rules.sheet import Sheet
from core.rules.teaching import GRADES, Grade
from core.rules.view import Puzzle

SECTION = "puzzles"
SOLUTION = "solution"


async def puzzle(services: Services, request: Request) -> None:
    """Show the day's puzzle of a grade or sheet, judge an answer, or show the solution."""
    if any(sign.isdigit() or sign == "|" for sign in request.text):
        await _answer(services, request)
    elif named(request.text, await _language(services, request), SECTION) == SOLUTION:
        await _solution(services, request)
    else:
        await _ask(services, request)


async def _ask(services: Services, request: Request) -> None:
    voice = await services.voice(request.reader)
    sheet, wanted = _meant(voice, request.text)
    grade = grade_for(sheet, wanted)
    if grade is None:
        await services.refuse(request, request.reader, screens.no_puzzle(voice, sheet))
        return
    question = services.puzzles.of_today(sheet, grade)
    services.puzzles.remember(request.person, question)
    puzzle_ = await services.puzzles.make(question)
    await _show(services, request.reader, screens.question(voice, question, puzzle_))


def _meant(voice: Voice, text: str) -> tuple[Sheet, Grade | None]:
    """Return the named sheet and grade; raises NoSuchSheetError."""
    words = {word: named(word, voice.language, SECTION) for word in text.split()}
    grade = next((known for known in GRADES if known in words.values()), None)
    rest = " ".join(word for word, meaning in words.items() if meaning not in GRADES)
    return find_sheet(voice, rest or STANDARD), grade


async def _answer(services: Services, request: Request) -> None:
    """Judge an answer in private: others may still be solving the puzzle."""
    question, puzzle_ = await _last(services, request)
    family = question.sheet.family
    text = strictly(
        "arrange",
        request.text,
        language=await _language(services, request),
        family=family.name,
        table=numbered((puzzle_.view.table,)),
    )
    refusal = family.judge_answer(puzzle_, family.read_groups(text))
    voice = await services.voice(request.alone)
    if refusal is not None:
        await services.refuse(request, request.alone, screens.wrong(voice, question, refusal))
    else:
        await _show(services, request.alone, screens.solved(voice, puzzle_))


async def _solution(services: Services, request: Request) -> None:
    question, puzzle_ = await _last(services, request)
    voice = await services.voice(request.alone)
    await _show(services, request.alone, screens.solution(voice, question, puzzle_))


async def _last(services: Services, request: Request) -> tuple[Question, Puzzle]:
    """Return the last puzzle shown to the person, or the day's."""
    question = services.puzzles.shown_to(request.person)
    if question is None:
        sheet = services.sheets[STANDARD]
        question = services.puzzles.of_today(sheet, grade_for(sheet, None) or GRADES[0])
    return question, await services.puzzles.make(question)


async def _show(services: Services, to: To, screen: Screen) -> None:
    """Show the screen as a message, also after a press, so that it stays."""
    await services.surface.show(to, screen)


async def _language(services: Services, request: Request) -> str:
    return await services.spoken(request)
