"""`rules` and `ask`: the sheet of a table explained, and questions about it answered."""

from bot.conversation.asked import Asked
from bot.conversation.room import Room
from bot.conversation.sheets import STANDARD, NoSuchSheetError, find_sheet
from bot.reading.asking import read_question
from bot.reading.words import named
from bot.screens import rules as explained
from bot.screens.answers import Case, answer, as_things_stand
from bot.screens.rules import agreed_at
from bot.screens.screen import Screen
from bot.screens.voice import Voice
from bot.texts.rulebook import Played
from core.engine.refusals import TableRefusedError
from core.engine.sight import Sight
from core.rules.family import UnknownWordError


class UnansweredError(UnknownWordError):
    """A question of which nothing is understood."""


async def rules(room: Room, asked: Asked) -> None:
    """Explain the sheet of the table here, a chapter of it, or the sheet that is named.

    Where there is no table, the sheets are listed. A button tells it in short: among others all of
    it would push the table away.
    """
    voice = await room.voice(asked.reader)
    await room.show(asked, asked.reader, await _explained(room, voice, asked))


async def _explained(room: Room, voice: Voice, asked: Asked) -> Screen:
    told = explained.brief if asked.pressed else explained.whole
    if not asked.text:
        if not await room.finder.candidates(asked):
            return explained.which(voice)
        sight = await room.engine.see(await room.finder.find(asked), asked.person)
        return told(voice, agreed_at(sight), sight.table)
    language = await room.spoken(asked)
    case = await _case(room, asked)
    table = None if case.sight is None else case.sight.table
    chapter = named(asked.text.strip(" ?"), language, "chapters")
    if explained.has_chapter(voice, case.played, chapter):
        voice = await _voice_at(room, asked, case)
        now = as_things_stand(voice, case, chapter)
        return explained.chapter(voice, case.played, chapter, table, now=now)
    try:
        return told(voice, Played(sheet=find_sheet(voice, asked.text)))
    except NoSuchSheetError:
        about = read_question(asked.text, language)
        if about is None:
            raise
    return answer(await _voice_at(room, asked, case), case, about.question, table)


async def ask(room: Room, asked: Asked) -> None:
    """Answer a question about the rules of the table here, as things stand for who asks."""
    case = await _case(room, asked)
    about = read_question(asked.text, await room.spoken(asked))
    if about is None:
        raise UnansweredError(asked.word)
    voice = await _voice_at(room, asked, case)
    table = None if case.sight is None else case.sight.table
    await room.show(asked, asked.reader, answer(voice, case, about.question, table))


async def _voice_at(room: Room, asked: Asked, case: Case) -> Voice:
    sights: tuple[Sight, ...] = () if case.sight is None else (case.sight,)
    return await room.voice(asked.reader, *sights)


async def _case(room: Room, asked: Asked) -> Case:
    """Return what is played here and how it stands; the usual sheet where nothing is played."""
    try:
        sight = await room.engine.see(await room.finder.find(asked), asked.person)
    except TableRefusedError:
        return Case(Played(sheet=room.sheets[STANDARD]))
    return Case(agreed_at(sight), sight)
