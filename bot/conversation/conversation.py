"""The one door for everything that people say or press, on every platform."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from structlog.contextvars import bind_contextvars, bound_contextvars

from bot.conversation.asked import Asked, read_press, unread
from bot.conversation.choosing import turn_with, with_pieces
from bot.conversation.confirming import ENDING
from bot.conversation.door import TurnedAwayError
from bot.conversation.incoming import Chose, Incoming, Pressed, Said
from bot.conversation.learning import go_on, lesson_meant
from bot.conversation.mishaps import Known, apologize, explain
from bot.conversation.owner_words import OWNER_WORDS
from bot.conversation.reading import LONGEST, are_pieces, printable
from bot.conversation.room import Room
from bot.conversation.table_words import WORDS
from bot.conversation.turn_words import RACK_WORDS, Doubts, follow_rack, follow_turn
from bot.reading.asking import read_question
from bot.reading.words import read_line
from bot.screens.screen import Screen
from core.engine.inbox import because_of
from core.engine.losing import FindAgain
from core.engine.people import PersonId
from core.engine.ports import SettledError, UnknownTableError
from core.engine.refusals import TableRefusedError
from core.engine.sight import Sight
from core.rules.family import UnknownWordError

ALONE = (("play", "tiles", 1), ("meld", "cards", 3))
"""What is meant by who types pieces and no word: one tile, or enough cards for a meld."""

ASKING = "ask"
"""What is meant by who begins a question."""


class Conversation:
    """Understands words and presses, has them done, and shows what came of it.

    A platform translates what comes in to `Said` or `Pressed`, and shows the screens that arrive
    at its surface:

        await conversation.hear(Said(person=person, chat=None, text="draw"))
    """

    def __init__(self, room: Room) -> None:
        self._room = room
        self._doubts = Doubts()

    async def hear(self, incoming: Incoming) -> None:
        """Act on what came in; returns when it is durable and everything about it was shown.

        Whatever goes wrong is answered, and has changed nothing.
        """
        with bound_contextvars(person=incoming.person, table=None, seat=None):
            try:
                await self._hear(incoming)
            except SettledError:
                raise  # somebody else answers
            except Exception as error:  # noqa: BLE001 - one broken word silences no other
                await apologize(self._room, incoming.person, error)

    async def reaches(self, person: PersonId) -> None:
        """Tell somebody things in private again who can be written to there from now on."""
        tables = await self._room.engine.tables_of(person)
        for table in tables:
            with suppress(UnknownTableError, TableRefusedError), because_of(None):
                await self._room.engine.do(table, FindAgain(person=person))

    def learns(self, person: PersonId) -> bool:
        """Say whether somebody takes a lesson now."""
        return self._room.lessons.of(person) is not None

    async def choose(self, chose: Chose) -> Screen | None:
        """Return the own turn as it is with what somebody has chosen; nothing is done about it.

        None: there is no turn any more, or something went wrong, which has been answered.
        """
        with bound_contextvars(person=chose.person, table=chose.table, seat=None):
            try:
                await self._room.engine.stirs(chose.person)
                return await turn_with(self._room, chose)
            except Exception as error:  # noqa: BLE001 - as above
                await apologize(self._room, chose.person, error)
                return None

    async def _hear(self, incoming: Incoming) -> None:
        asked = unread(incoming)
        words: tuple[str, ...] = ()
        try:
            await self._let_in(incoming)
            if isinstance(incoming, Pressed):
                asked = read_press(incoming)
                asked = await with_pieces(self._room, asked)
            sights = await self._room.finder.candidates(asked)
            words = await self._turn_words(asked, sights)
            if isinstance(incoming, Said):
                asked = await self._read(incoming, words, await self._room.spoken(asked))
            away = (sight.table for sight in sights if sight.away)
            by = bool(sights) and all(sight.me is None for sight in sights)
            asked = replace(asked, away_from=next(away, None), stands_by=by)
            with self._room.door.solving(asked):
                await self._follow(asked, words)
        except Known as error:
            if isinstance(error, UnknownWordError) and _overheard(incoming):
                return
            await explain(self._room, asked, error, [*words, *WORDS, *RACK_WORDS])

    async def _let_in(self, incoming: Incoming) -> None:
        """Listen to somebody who may be listened to; raises TurnedAwayError."""
        await self._room.door.let_in(incoming)
        await self._room.engine.stirs(incoming.person)
        if isinstance(incoming, Said) and len(incoming.text) > LONGEST:
            raise TurnedAwayError("mishap-too-long", told=incoming.overheard, longest=str(LONGEST))

    async def _read(self, said: Said, words: tuple[str, ...], language: str) -> Asked:
        known = (*words, *WORDS, *RACK_WORDS, *await self._own_words(said))
        line = printable(said.text)
        word, text = read_line(line, language, known)
        if word not in known:
            word, text = _pieces_alone(line, language, words) or (word, text)
        if said.overheard and not _meant_for_us(word, line, language):
            raise UnknownWordError(word)
        text = line if word == ASKING else text
        return replace(unread(said), word=word, text=text, in_front=said.in_front)

    async def _own_words(self, said: Said) -> tuple[str, ...]:
        """Return the words that only who runs the program can say."""
        owns = not said.overheard and await self._room.door.owns(said.person)
        return tuple(OWNER_WORDS) if owns else ()

    async def _turn_words(self, asked: Asked, sights: Sequence[Sight]) -> tuple[str, ...]:
        """Return the words of the games at which somebody may be; of all, where that is none."""
        if len(sights) == 1:
            bind_contextvars(table=sights[0].table, seat=sights[0].me)
        if asked.chat is None:
            await self._found(asked, sights)
        sheets = [sight.sheet for sight in sights if sight.me is not None]
        sheets = sheets or list(self._room.sheets.values())
        lesson = self._room.lessons.of(asked.person) if asked.chat is None else None
        sheets = sheets if lesson is None else [lesson.sheet, *sheets]
        return tuple(dict.fromkeys(word for sheet in sheets for word in sheet.family.words))

    async def _found(self, asked: Asked, sights: Sequence[Sight]) -> None:
        """Note that somebody can be told things in private again."""
        for sight in sights:
            if asked.person in sight.unreached:
                with because_of(None):
                    await self._room.engine.do(sight.table, FindAgain(person=asked.person))

    async def _follow(self, asked: Asked, turn_words: tuple[str, ...]) -> None:
        if asked.word not in ENDING:
            self._room.confirmations.forget(asked.person)
        lesson = lesson_meant(self._room, asked)
        if lesson is not None:
            await go_on(self._room, asked, lesson)
        elif asked.word in WORDS:
            await WORDS[asked.word](self._room, asked)
        elif asked.word in RACK_WORDS:
            await follow_rack(self._room, asked)
        elif asked.word in turn_words:
            await follow_turn(self._room, self._doubts, asked)
        elif asked.word in OWNER_WORDS and await self._room.door.owns(asked.person):
            await OWNER_WORDS[asked.word](self._room, asked)
        elif not asked.word:
            await WORDS["help"](self._room, asked)
        else:
            raise UnknownWordError(asked.word)


def _pieces_alone(line: str, language: str, words: tuple[str, ...]) -> tuple[str, str] | None:
    """Return the word that is meant by who types pieces alone; None where a line is none."""
    for word, family, least in ALONE:
        if word in words and are_pieces(line, language, family, least):
            return word, line
    return None


def _meant_for_us(word: str, line: str, language: str) -> bool:
    """Say whether people who talk among themselves say it to us: a rule is surely asked about."""
    if word != ASKING:
        return word not in OWNER_WORDS
    about = read_question(line, language)
    return about is not None and about.words > 1


def _overheard(incoming: Incoming) -> bool:
    return isinstance(incoming, Said) and incoming.overheard
