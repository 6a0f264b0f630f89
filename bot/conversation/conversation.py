"""The one door for everything that people say or press, on every platform."""

from structlog.contextvars import bind_contextvars, bound_contextvars

from bot.conversation.asked import Asked, read_button
from bot.conversation.incoming import Incoming, Pressed, Said
from bot.conversation.mishaps import Known, apologize, explain
from bot.conversation.reading import LONGEST, are_tiles, printable
from bot.conversation.room import Room
from bot.conversation.table_words import WORDS
from bot.conversation.turn_words import RACK_WORDS, Doubts, follow_rack, follow_turn
from bot.reading.words import read_line
from core.engine.people import ToPerson
from core.rules.family import UnknownWordError

LATER = (
    "stats", "notify",
)  # fmt: skip
"""Words that will be followed one day."""

TILES_ALONE = "play"
"""What is meant by who types tiles and no word."""


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
            except Exception as error:  # noqa: BLE001 - one broken word silences no other
                await apologize(self._room, incoming.person, error)

    async def _hear(self, incoming: Incoming) -> None:
        pressed = isinstance(incoming, Pressed)
        asked = Asked(person=incoming.person, chat=incoming.chat, word="", pressed=pressed)
        words: tuple[str, ...] = ()
        try:
            await self._room.door.let_in(incoming)
            await self._room.engine.stirs(incoming.person)
            if isinstance(incoming, Pressed):
                asked = read_button(incoming.person, incoming.chat, incoming.button)
            elif len(incoming.text) > LONGEST:
                await self._room.note(asked, asked.here, "mishap-too-long", longest=str(LONGEST))
                return
            words = await self._turn_words(asked)
            if isinstance(incoming, Said):
                asked = await self._read(incoming, words)
            with self._room.door.solving(asked):
                await self._follow(asked, words)
        except Known as error:
            if isinstance(error, UnknownWordError) and _overheard(incoming):
                return
            await explain(self._room, asked, error, [*words, *WORDS, *RACK_WORDS])

    async def _read(self, said: Said, words: tuple[str, ...]) -> Asked:
        language = await self._room.readers.language_of(ToPerson(said.person))
        known = (*words, *WORDS, *RACK_WORDS, *LATER)
        line = printable(said.text)
        word, text = read_line(line, language, known)
        if word not in known and TILES_ALONE in words and are_tiles(line, language):
            word, text = TILES_ALONE, line
        return Asked(person=said.person, chat=said.chat, word=word, text=text)

    async def _turn_words(self, asked: Asked) -> tuple[str, ...]:
        """Return the words of the games at which somebody may be; of all, where that is none."""
        sights = await self._room.finder.candidates(asked)
        if len(sights) == 1:
            bind_contextvars(table=sights[0].table, seat=sights[0].me)
        sheets = [sight.sheet for sight in sights if sight.me is not None]
        sheets = sheets or list(self._room.sheets.values())
        return tuple(dict.fromkeys(word for sheet in sheets for word in sheet.family.words))

    async def _follow(self, asked: Asked, turn_words: tuple[str, ...]) -> None:
        if asked.word in WORDS:
            await WORDS[asked.word](self._room, asked)
        elif asked.word in RACK_WORDS:
            await follow_rack(self._room, asked)
        elif asked.word in turn_words:
            await follow_turn(self._room, self._doubts, asked)
        elif asked.word in LATER:
            await self._room.note(asked, asked.here, "note-later", word=asked.word)
        elif not asked.word:
            await WORDS["help"](self._room, asked)
        else:
            raise UnknownWordError(asked.word)


def _overheard(incoming: Incoming) -> bool:
    return isinstance(incoming, Said) and incoming.overheard
