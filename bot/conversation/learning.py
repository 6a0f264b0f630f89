"""`learn`: a first game, turn by turn, in private; its words are those of any turn."""

from dataclasses import replace

from bot.conversation.asked import Asked
from bot.conversation.placing import with_place
from bot.conversation.reading import strictly
from bot.conversation.room import Room
from bot.conversation.sheets import STANDARD, find_sheet
from bot.lessons import Lesson, begun, can_be_learned
from bot.reading.words import named, read_line
from bot.render.numbering import numbered
from bot.render.writing import Say
from bot.screens import lesson as screens
from core.engine.thinking import followed
from core.rules.refusals import Refusal

OFF = "off"
LOOKING = ("rack", "table")


async def learn(room: Room, asked: Asked) -> None:
    """Begin a lesson for the sheet that is named, else that of the table here; or go on with one.

    `learn off` ends it.
    """
    language = await room.spoken(asked)
    if named(asked.text, language, "orders") == OFF:
        room.lessons.end(asked.person)
        await room.note(asked, asked.alone, "learn-off")
        return
    lesson = room.lessons.of(asked.person)
    if lesson is not None:
        words = lesson.sheet.family.words
        word, text = read_line(asked.text, language, words)
        if word in words:
            await go_on(room, replace(asked, word=word, text=text), lesson)
            return
    await _begin(room, asked)


async def _begin(room: Room, asked: Asked) -> None:
    voice = await room.voice(asked.alone)
    if asked.text:
        sheet = find_sheet(voice, asked.text)
    else:
        sights = await room.finder.candidates(asked)
        sheet = sights[-1].sheet if sights else room.sheets[STANDARD]
    lesson = begun(sheet if can_be_learned(sheet) else room.sheets[STANDARD])
    room.lessons.keep(asked.person, lesson)
    await room.show(asked, asked.alone, screens.turn(voice, lesson))


def lesson_meant(room: Room, asked: Asked) -> Lesson | None:
    """Return the lesson that a word belongs to: one that is typed in private while it lasts."""
    lesson = room.lessons.of(asked.person)
    if lesson is None or asked.chat is not None or asked.table is not None:
        return None
    words = (*lesson.sheet.family.words, *LOOKING)
    return lesson if asked.word in words else None


async def go_on(room: Room, asked: Asked, lesson: Lesson) -> None:
    """Follow a word of the turn on the lesson's position, and show what came of it."""
    voice = await room.voice(asked.alone)
    if asked.word in LOOKING:
        await room.show(asked, asked.alone, screens.turn(voice, lesson))
        return
    after = await _after(room, asked, lesson)
    if isinstance(after, Refusal):
        await room.refuse(asked, asked.alone, voice.refusal(after, lesson.sheet))
        return
    room.lessons.keep(asked.person, after)
    if after.is_over:
        room.lessons.end(asked.person)
        await room.show(asked, asked.alone, screens.over(voice, lesson.sheet))
        return
    await room.show(
        asked, asked.alone, screens.turn(voice, after, _praise(lesson, after, voice.say))
    )


async def _after(room: Room, asked: Asked, lesson: Lesson) -> Lesson | Refusal:
    language, table = await room.spoken(asked), numbered((lesson.view.table,))
    text = asked.text
    if asked.word == "layoff":
        text = with_place(text, language, lesson.sheet, table)
    family = lesson.sheet.family.name
    text = strictly(asked.word, text, language=language, family=family, table=table)
    turn = await followed(room.lessons.thinking, lesson.before, lesson.draft, asked.word, text)
    if turn.refusal is not None:
        return turn.refusal
    if turn.hint is not None:
        return lesson
    return lesson.taken(turn) if turn.actions else lesson.shaped(turn)


def _praise(before: Lesson, after: Lesson, say: Say) -> str:
    """Say that a turn was right, or that it could be done but was not what it was about."""
    if after.number > before.number:
        return say("learn-right")
    begun_anew = after.acted == 0 and after.match is not before.match
    return say("learn-other") if begun_anew else ""
