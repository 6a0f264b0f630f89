"""`learn`: a first game, turn by turn, in private, with the words of any turn."""

from dataclasses import replace

from bot.conversation.choosing import with_place
from bot.conversation.finding import STANDARD, find_sheet
from bot.conversation.lessons import Lesson, begun, can_be_learned
from bot.conversation.reading import strictly
from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.reading.words import named, read_line
from bot.render.numbering import numbered
from bot.render.writing import Say
from bot.screens.teaching import lesson as screens
from core.engine.thinking import followed
from core.rules.refusals import Refusal

OFF = "off"
LOOKING = ("rack", "table")


async def learn(services: Services, request: Request) -> None:
    """Begin a lesson for the named sheet, else for the sheet of the table here; or continue one.

    `learn off` ends it.
    """
    language = await services.spoken(request)
    if named(request.text, language, "orders") == OFF:
        services.lessons.end(request.person)
        await services.note(request, request.alone, "learn-off")
        return
    lesson = services.lessons.of(request.person)
    if lesson is not None:
        words = lesson.sheet.family.words
        word, text = read_line(request.text, language, words)
        if word in words:
            await go_on(services, replace(request, word=word, text=text), lesson)
            return
    await _begin(services, request)


async def _begin(services: Services, request: Request) -> None:
    voice = await services.voice(request.alone)
    if request.text:
        sheet = find_sheet(voice, request.text)
    else:
        table_views = await services.finder.candidates(request)
        sheet = table_views[-1].sheet if table_views else services.sheets[STANDARD]
    lesson = begun(sheet if can_be_learned(sheet) else services.sheets[STANDARD])
    services.lessons.keep(request.person, lesson)
    await services.show(request, request.alone, screens.turn(voice, lesson))


def lesson_meant(services: Services, request: Request) -> Lesson | None:
    """Return the lesson to which a word belongs: the person's own, if typed in private."""
    lesson = services.lessons.of(request.person)
    if lesson is None or request.chat is not None or request.table is not None:
        return None
    words = (*lesson.sheet.family.words, *LOOKING)
    return lesson if request.word in words else None


async def go_on(services: Services, request: Request, lesson: Lesson) -> None:
    """Carry out a word of the turn in the lesson's position, and show the result."""
    voice = await services.voice(request.alone)
    if request.word in LOOKING:
        await services.show(request, request.alone, screens.turn(voice, lesson))
        return
    after = await _after(services, request, lesson)
    if isinstance(after, Refusal):
        await services.refuse(request, request.alone, voice.refusal(after, lesson.sheet))
        return
    services.lessons.keep(request.person, after)
    if after.is_over:
        services.lessons.end(request.person)
        await services.show(request, request.alone, screens.over(voice, lesson.sheet))
        return
    await services.show(
        request, request.alone, screens.turn(voice, after, _praise(lesson, after, voice.say))
    )


async def _after(services: Services, request: Request, lesson: Lesson) -> Lesson | Refusal:
    language, table = await services.spoken(request), numbered((lesson.view.table,))
    text = request.text
    if request.word == "layoff":
        text = with_place(text, language, lesson.sheet, table)
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


def _praise(before: Lesson, after: Lesson, say: Say) -> str:
    """Return praise for a right turn, or the note that a possible turn was not the one to learn."""
    if after.number > before.number:
        return say("learn-right")
    begun_anew = after.acted == 0 and after.match is not before.match
    return say("learn-other") if begun_anew else ""
