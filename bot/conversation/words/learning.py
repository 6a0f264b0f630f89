"""`learn` and `puzzle`: a first game turn by turn, and a lay to find."""

import re
from dataclasses import replace

from bot.conversation.choosing import with_place
from bot.conversation.delivery.renewing import lesson_turn
from bot.conversation.finding import STANDARD, find_sheet
from bot.conversation.lessons import (
    Lesson,
    Question,
    begun,
    can_be_learned,
    grade_for,
    is_day,
    steps,
)
from bot.conversation.reading import strictly
from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.reading.words import named, read_line
from bot.render.numbering import numbered
from bot.screens.screen import Delivery, Screen
from bot.screens.teaching import learning as screens
from bot.screens.voice import Voice
from core.engine.people import To
from core.engine.thinking import followed
from core.rules.refusals import Refusal
from core.rules.sheet import Sheet
from core.rules.teaching import GRADES, Grade
from core.rules.view import Puzzle

OFF = "off"
OF_STEP = re.compile(r"(?P<sheet>\S+)\.(?P<number>\d+) (?P<said>.+)")
"""What the button of a step says, after the sheet and the number of the step."""
RACK = "rack"
LOOKING = (RACK, "table")
STOPPING = ("stop", "leave")
"""Words that end the lesson, if that is what stands before the person."""


async def learn(services: Services, request: Request) -> None:
    """Begin a lesson for the named sheet, else for the sheet of the table here; or continue one.

    `learn off` ends it.
    """
    language = await services.spoken(request)
    if named(request.text, language, "orders") == OFF:
        await _end(services, request)
        return
    key = OF_STEP.fullmatch(request.text) if request.pressed else None
    if key is not None:
        await _pressed(services, request, key)
        return
    lesson = services.lessons.of(request.person)
    if lesson is not None:
        words = lesson.sheet.family.turns.words
        word, text = read_line(request.text, language, words)
        if word in words:
            await go_on(services, replace(request, word=word, text=text), lesson)
            return
        if not request.text:
            await go_on(services, replace(request, word=RACK), lesson)
            return
    await _begin(services, request)


async def _pressed(services: Services, request: Request, key: re.Match[str]) -> None:
    """Do what a button of a step says; at another step or in another lesson, show that one.

    A lesson that a restart has lost, or that was ended, goes on at the step of its button.
    """
    lesson, sheet, number = services.lessons.of(request.person), key["sheet"], int(key["number"])
    word, _, text = key["said"].partition(" ")
    if lesson is None:
        lesson = begun(find_sheet(await services.voice(request.alone), sheet))
        lesson = lesson.at(min(number, len(steps(lesson.sheet)) - 1))
        services.lessons.keep(request.person, lesson)
        is_next = key["said"] == lesson.step.words[0]
    else:
        is_next = lesson.place == f"{sheet}.{number}"
    meant = replace(request, word=word, text=text) if is_next else replace(request, word=RACK)
    await go_on(services, meant, lesson)


async def _end(services: Services, request: Request) -> None:
    ends = request.pressed or services.lessons.of(request.person) is not None
    services.lessons.end(request.person)
    await services.note(request, request.alone, "learn-off" if ends else "learn-none")


async def _begin(services: Services, request: Request) -> None:
    voice = await services.voice(request.alone)
    if request.text:
        sheet = find_sheet(voice, request.text)
    else:
        table_views = await services.finder.candidates(request)
        sheet = table_views[-1].sheet if table_views else services.sheets[STANDARD]
    lesson = begun(sheet if can_be_learned(sheet) else services.sheets[STANDARD])
    services.finder.last.keep_lesson(request.person)
    await _show_turn(services, request, lesson)


def lesson_meant(services: Services, request: Request) -> Lesson | None:
    """Return the lesson to which a word typed in private belongs, unless a table has called."""
    lesson = services.lessons.of(request.person)
    if lesson is None or request.chat is not None or request.table is not None:
        return None
    if not services.finder.last.is_lesson(request.person):
        return None
    words = (*lesson.sheet.family.turns.words, *LOOKING, *STOPPING)
    return lesson if request.word in words else None


async def go_on(services: Services, request: Request, lesson: Lesson) -> None:
    """Carry out a word of the turn in the lesson's position, and show the result.

    `stop` ends the lesson, and leaves the tables alone.
    """
    if request.word in STOPPING:
        await _end(services, request)
        return
    voice = await services.voice(request.alone)
    services.finder.last.keep_lesson(request.person)
    if request.word in LOOKING:
        await _show_turn(services, request, replace(lesson, comment=""))
        return
    after = await _after(services, request, lesson)
    if isinstance(after, Refusal):
        await services.refuse(request, request.alone, voice.refusal(after, lesson.sheet))
        return
    if after.is_over:
        services.lessons.end(request.person)
        await services.show(request, request.alone, screens.over(voice, lesson.sheet))
        return
    await _show_turn(services, request, replace(after, comment=_comment(lesson, after)))


async def _show_turn(services: Services, request: Request, lesson: Lesson) -> None:
    """Remember the turn to learn, and show it: after a press, in place of the turn before."""
    services.lessons.keep(request.person, lesson)
    screen = await lesson_turn(services.engine, services.readers, request.person, lesson)
    goes_on = request.pressed and (lesson.number or lesson.said)
    way: Delivery = "edit" if goes_on else "new"
    await services.show(request, request.alone, replace(screen, delivery=way))


async def _after(services: Services, request: Request, lesson: Lesson) -> Lesson | Refusal:
    language, table = await services.spoken(request), numbered((lesson.view.table,))
    text = request.text
    if request.word == "layoff":
        text = with_place(text, language, lesson.view, table)
    family = lesson.sheet.family.name
    text = strictly(request.word, text, language=language, family=family, table=table)
    turn = await followed(
        services.lessons.thinking, lesson.before, lesson.draft, request.word, text
    )
    if turn.refusal is not None:
        return turn.refusal
    if turn.hint is not None:
        return lesson
    return lesson.taken(turn) if turn.actions else lesson.shaped(turn)


def _comment(before: Lesson, after: Lesson) -> str:
    """Return the key of praise for a right turn, or of the note that another was to be learnt."""
    if after.number > before.number:
        return "learn-right"
    begun_anew = after.acted == 0 and after.match is not before.match
    return "learn-other" if begun_anew else ""


SECTION = "puzzles"
SOLUTION = "solution"


async def puzzle(services: Services, request: Request) -> None:
    """Show the day's puzzle of a grade or sheet, judge an answer, or show a solution."""
    first, _, which = request.text.partition(" ")
    if named(first, await _language(services, request), SECTION) == SOLUTION:
        await _solution(services, request, which)
    elif any(sign.isdigit() or sign == "|" for sign in request.text):
        await _answer(services, request)
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
    refusal = family.teaching.judge_answer(puzzle_, family.notation.read_groups(text))
    voice = await services.voice(request.alone)
    if refusal is not None:
        await services.refuse(request, request.alone, screens.wrong(voice, question, refusal))
    else:
        await _show(services, request.alone, screens.solved(voice, puzzle_))


async def _solution(services: Services, request: Request, which: str) -> None:
    """Show the solution of the puzzle that a key names, or of the last one shown.

    Nobody is told that of a day to come.
    """
    voice = await services.voice(request.alone)
    question, puzzle_ = await _last(services, request)
    if which:
        rest, _, day = which.rpartition(" ")
        sheet, wanted = _meant(voice, rest if is_day(day) else which)
        grade = grade_for(sheet, wanted)
        if grade is None:
            await services.refuse(request, request.reader, screens.no_puzzle(voice, sheet))
            return
        question = services.puzzles.of_today(sheet, grade)
        if is_day(day):
            question = replace(question, seed=min(int(day), question.seed))
        puzzle_ = await services.puzzles.make(question)
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
