"""The entry point for everything that people say or press, on every platform."""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from structlog.contextvars import bind_contextvars, bound_contextvars

from bot.conversation.access import TurnedAwayError
from bot.conversation.choosing import meant_by, turn_with, with_pieces
from bot.conversation.confirming import check_asked, remove_answered
from bot.conversation.errors import EXPECTED, apologize, explain
from bot.conversation.finding import check_words, holder, is_acting, lasts
from bot.conversation.keys import answer_called, key_meant, label_meant
from bot.conversation.moves.listing import failed, listed
from bot.conversation.reading import (
    LONGEST,
    OF_PIECES,
    are_pieces,
    as_drawing,
    before_done,
    family_reading,
    pieces_alone,
    printable,
    word_first,
)
from bot.conversation.request import Chose, Incoming, Pressed, Request, Said, read_press, unread
from bot.conversation.services import Services
from bot.conversation.words.coming import at_named
from bot.conversation.words.learning import go_on, lesson_meant
from bot.conversation.words.owner import OWNER_WORDS
from bot.conversation.words.privacy import PAGE_WORDS
from bot.conversation.words.table import WORDS
from bot.conversation.words.turn import RACK_WORDS, follow_rack, follow_turn
from bot.reading.words import read_line, read_question
from bot.screens.choosing import AND_DONE
from bot.screens.moving import turn_words
from bot.screens.screen import Entry, Screen
from bot.screens.turn.buttons import PLAN
from bot.screens.turn.plan import is_open
from core.engine.delivery.inbox import because_of
from core.engine.people import ChatId, PersonId, TableId, ToChat
from core.engine.ports import SettledError, UnknownTableError
from core.engine.table.pausing import FindAgain
from core.engine.table.refusals import TableRefusedError
from core.engine.table.seating import ComeBack
from core.engine.table.state import Phase
from core.engine.table.view import TableView
from core.rules.actions import UnknownWordError

ASKING = "ask"
"""The word for a question about the rules."""


class Conversation:
    """Reads words and presses, carries them out, and shows the results.

    A platform translates its updates to `Said` or `Pressed`, and shows the screens that arrive
    at its surface:

        await conversation.hear(Said(person=person, chat=None, text="draw"))
    """

    def __init__(self, services: Services) -> None:
        self._services = services

    async def hear(self, incoming: Incoming) -> None:
        """Act on an incoming word or press; return when the change is durable and was shown.

        Every error is answered; a failed word changes nothing.
        """
        with (
            bound_contextvars(person=incoming.person, table=None, seat=None),
            self._services.readers.speaking.acting(incoming.person),
        ):
            try:
                await self._hear(incoming)
            except SettledError:
                raise  # another program answers
            except Exception as error:  # noqa: BLE001 - one broken word must not stop the others
                await apologize(self._services, incoming.person, error)

    async def reaches(self, person: PersonId) -> None:
        """Resume private messages to a person in reach again; call them if it is their turn.

        No table knows what somebody who waits for a seat has missed: their board is renewed.
        """
        engine = self._services.engine
        for table in await engine.tables_of(person):
            with suppress(UnknownTableError, TableRefusedError), because_of(None):
                table_view = await engine.see(table, person)
                await engine.do(table, FindAgain(person=person))
                if person in table_view.unreached:
                    await engine.call(table, person)
                elif table_view.awaits_seat:
                    await engine.renew(table, (person,))

    async def may_answer(self, chat: ChatId, person: PersonId | None, code: str = "") -> bool:
        """Return whether somebody may be answered in a chat; if so, count it.

        What bystanders are told there is limited, unless they are to join the lobby with the code.
        None stands for somebody who cannot play.
        """
        engine = self._services.engine
        views = [await engine.see(table, person) for table in await engine.tables_in(chat)]
        if any(view.code == code and view.phase is Phase.LOBBY for view in views):
            return True
        seated = any(view.me is not None for view in views)
        return seated or not views or self._services.access.may_post(chat)

    def learns(self, person: PersonId) -> bool:
        """Return whether a person is in a lesson."""
        return self._services.lessons.of(person) is not None

    async def choose(self, chose: Chose) -> Screen | None:
        """Return the person's own turn with the chosen pieces; a choice changes nothing yet.

        None: the turn is over or an error occurred; the person has been told.
        """
        with bound_contextvars(person=chose.person, table=chose.table, seat=None):
            try:
                await self._services.engine.stirs(chose.person)
                return await turn_with(self._services, chose)
            except EXPECTED as error:
                await explain(self._services, meant_by(chose), error, [])
                return None
            except Exception as error:  # noqa: BLE001 - as above
                await apologize(self._services, chose.person, error)
                return None

    async def read_otherwise(self, person: PersonId) -> None:
        """Renew a person's messages: they read another language now."""
        with because_of(None):
            await self._services.read_otherwise(person)

    async def moves(self, person: PersonId, text: str) -> tuple[Entry, ...]:
        """Return the list of a person's moves at all tables, or of what a text would do there."""
        with bound_contextvars(person=person, table=None, seat=None):
            try:
                return await listed(self._services, person, text)
            except Exception as error:  # noqa: BLE001 - as above
                return (await failed(self._services, person, error),)

    async def _hear(self, incoming: Incoming) -> None:
        request = unread(incoming)
        words: tuple[str, ...] = ()
        try:
            await self._let_in(incoming)
            if isinstance(incoming, Pressed):
                request = read_press(incoming)
                await check_asked(self._services, request)
                request = await with_pieces(self._services.engine, request)
            table_views = await self._services.finder.candidates(request)
            await self._note_reached(incoming, table_views)
            await self._note_present(incoming.person, table_views)
            words = await self._turn_words(request, table_views)
            if isinstance(incoming, Said):
                request = await self._read(incoming, words, table_views)
                request = await at_named(self._services, request)
            by = bool(table_views) and all(table_view.me is None for table_view in table_views)
            request = replace(request, stands_by=by)
            with self._services.access.solving(request):
                await self._follow(request, words)
        except EXPECTED as error:
            if isinstance(error, UnknownWordError) and _overheard(incoming):
                return
            await explain(self._services, request, error, [*words, *WORDS, *RACK_WORDS])
        await remove_answered(self._services, request)

    async def _note_reached(self, incoming: Incoming, table_views: Sequence[TableView]) -> None:
        """Note that a person writes in private again, who could not be reached there."""
        shows = incoming.chat is None and not (
            isinstance(incoming, Pressed) and not incoming.reached
        )
        if shows and any(incoming.person in one.unreached for one in table_views):
            await self.reaches(incoming.person)

    async def _note_present(self, person: PersonId, table_views: Sequence[TableView]) -> None:
        """Note after a match that a person is there: else a computer plays for them in the next."""
        for table_view in table_views:
            if table_view.phase is Phase.OVER and table_view.me is not None:
                with suppress(UnknownTableError, TableRefusedError), because_of(None):
                    await self._services.engine.do(table_view.table, ComeBack(person=person))

    async def _let_in(self, incoming: Incoming) -> None:
        """Check access and length of an incoming word; raises TurnedAwayError."""
        await self._services.access.let_in(incoming)
        await self._services.engine.stirs(incoming.person)
        if isinstance(incoming, Said) and len(incoming.text) > LONGEST:
            raise TurnedAwayError("mishap-too-long", told=incoming.overheard, longest=str(LONGEST))

    async def _read(
        self, said: Said, words: tuple[str, ...], table_views: Sequence[TableView]
    ) -> Request:
        known = (*words, *WORDS, *RACK_WORDS, *await self._own_words(said))
        own, in_front = await self._services.spoken(unread(said)), said.in_front
        line = word_first(printable(said.text), own, words)
        line = as_drawing(line, own, words, sure=not said.overheard)
        language, word, text = await self._read_line(said, line, own, known)
        as_read = word, text
        answer = answer_called(self._services, said.person, line, table_views)
        if answer is not None:
            (word, _, text), in_front = answer.word.partition(" "), answer.table
        else:
            named = await self._on_a_key(said, line, (word, text), words, table_views, own=own)
            if named is not None:
                word, _, text = named.partition(" ")
        if word not in known:
            alone = pieces_alone(line, language, words, few=not said.overheard)
            planned = None if alone is None else self._planned_at(said, alone[0], table_views)
            if planned is not None:
                alone, in_front = (PLAN, line), planned
            word, text = alone or _laid_alone(line, language, words) or (word, text)
        if said.overheard and not _meant_for_us(word, line, language):
            raise UnknownWordError(word)
        if word not in known:
            unknown = line if (word, text) == as_read else f"{word} {text}"
            check_words(unknown, language, words, self._every_turn_word)
        text = line if word == ASKING else text
        meant = replace(unread(said), word=word, text=text, in_front=in_front)
        typed = line if (word, text) == as_read else meant.phrase
        meant = _at_a_family(meant, typed, language, table_views)
        held = holder(meant.word, meant.text, language, table_views)
        return replace(meant, in_front=in_front or held)

    def _planned_at(
        self, said: Said, word: str, table_views: Sequence[TableView]
    ) -> TableId | None:
        """Return the table to whose open plan pieces typed in private go; `word` takes them.

        A table where the person is on turn comes first.
        """
        if said.chat is not None or self.learns(said.person):
            return None
        shown = [one for one in table_views if said.in_front in {None, one.table}]
        fitting = [one for one in shown if word in one.sheet.family.turns.words]
        plans = [one.table for one in fitting if is_open(one)]
        return None if len(plans) != 1 or any(one.my_turn for one in fitting) else plans[0]

    async def _read_line(
        self, said: Said, line: str, own: str, known: Sequence[str]
    ) -> tuple[str, str, str]:
        """Return a line's language, word and text: in the person's `own`, else in the chat's."""
        word, text = read_line(line, own, known)
        if word in known or said.chat is None:
            return own, word, text
        theirs = await self._services.readers.language_of(ToChat(said.chat))
        word_there, text_there = read_line(line, theirs, known)
        if word_there in known:
            return theirs, word_there, text_there
        return own, word, text

    async def _on_a_key(
        self,
        said: Said,
        line: str,
        read: tuple[str, str],
        words: tuple[str, ...],
        table_views: Sequence[TableView],
        *,
        own: str,
    ) -> str | None:
        """Return what the key says whose label was typed; None if it is no label.

        A label of a turn is understood without its key, too, unless it is a word as it stands.
        """
        word, text = read
        known = word in {*words, *WORDS, *RACK_WORDS}
        sure = known or not said.overheard
        learns = said.chat is None and self.learns(said.person)
        request = replace(unread(said), in_front=said.in_front)
        seen = sure and not learns
        key = await key_meant(self._services, request, line, table_views) if seen else None
        if key is not None or (known and not text):
            return key
        return label_meant(self._services.readers.translator, own, words, line, sure=sure)

    @property
    def _every_turn_word(self) -> tuple[str, ...]:
        sheets = self._services.sheets.values()
        return tuple(dict.fromkeys(word for sheet in sheets for word in turn_words(sheet)))

    async def _own_words(self, said: Said) -> tuple[str, ...]:
        """Return the extra words that this person may use: the owner's and the page's."""
        owns = not said.overheard and await self._services.access.owns(said.person)
        return (*(OWNER_WORDS if owns else ()), *self._page_words)

    @property
    def _page_words(self) -> tuple[str, ...]:
        return () if self._services.links is None else tuple(PAGE_WORDS)

    async def _turn_words(
        self, request: Request, table_views: Sequence[TableView]
    ) -> tuple[str, ...]:
        """Return the turn words of the person's games; without a game, those of all sheets."""
        if len(table_views) == 1:
            bind_contextvars(table=table_views[0].table, seat=table_views[0].me)
        sheets = [table_view.sheet for table_view in table_views if table_view.me is not None]
        lesson = self._services.lessons.of(request.person) if request.chat is None else None
        sheets = sheets if lesson is None else [lesson.sheet, *sheets]
        if not sheets:
            return self._every_turn_word
        return tuple(dict.fromkeys(word for sheet in sheets for word in turn_words(sheet)))

    async def _follow(self, request: Request, turn_words: tuple[str, ...]) -> None:
        lesson = lesson_meant(self._services, request)
        known = {"", *WORDS, *RACK_WORDS, *turn_words, *self._page_words, *OWNER_WORDS}
        if lesson is not None or request.word in known:
            self._services.confirmations.hear(request.person, request.word)
        if lesson is not None:
            await go_on(self._services, request, lesson)
        elif request.word in WORDS:
            await WORDS[request.word](self._services, request)
        elif request.word in RACK_WORDS:
            await follow_rack(self._services, request)
        elif request.word in turn_words:
            await follow_turn(self._services, request)
        elif request.word in self._page_words:
            await PAGE_WORDS[request.word](self._services, request)
        elif request.word in OWNER_WORDS and await self._services.access.owns(request.person):
            await OWNER_WORDS[request.word](self._services, request)
        elif not request.word:
            await WORDS["help"](self._services, request)
        else:
            raise UnknownWordError(request.word)


def _at_a_family(
    request: Request, line: str, language: str, table_views: Sequence[TableView]
) -> Request:
    """Return a typed word as the one of the person's families of games reads it that is meant.

    That it is the person's turn in only one of them does not count for words that last.
    """
    seated = [table_view for table_view in table_views if table_view.me is not None]
    families = {one.sheet.family.name: turn_words(one.sheet) for one in seated}
    takes = request.word in OF_PIECES or any(request.word in words for words in families.values())
    if len(families) < 2 or not takes:  # noqa: PLR2004 - else nothing is unclear
        return request
    on_turn = () if lasts(request) else filter(is_acting, seated)
    acting = {one.sheet.family.name for one in on_turn}
    found = family_reading(line, request.word, language, families, acting)
    if found is None:
        return request
    family, word, text = found
    return replace(request, family=family, word=word, text=text)


def _laid_alone(line: str, language: str, words: tuple[str, ...]) -> tuple[str, str] | None:
    """Return the word and text meant by tiles and `done`; None for any other line."""
    tiles = before_done(line, language) if "play" in words else None
    lays = tiles and are_pieces(tiles, language, "tiles")
    return ("play", f"{tiles} {AND_DONE}") if lays else None


def _meant_for_us(word: str, line: str, language: str) -> bool:
    """Return whether overheard talk is meant for the bot; a question must be about a rule."""
    if word != ASKING:
        return word not in OWNER_WORDS
    about = read_question(line, language)
    return about is not None and about.words > 1


def _overheard(incoming: Incoming) -> bool:
    return isinstance(incoming, Said) and incoming.overheard
