"""The services that every word needs: the engine, the readers, the surface for answers."""

from collections.abc import Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field, replace

from bot.conversation.access import AccessPolicy
from bot.conversation.delivery.announcer import scene, told_apart
from bot.conversation.delivery.picks import Picks
from bot.conversation.delivery.platforms import Links
from bot.conversation.delivery.readers import Readers
from bot.conversation.finding import Finder
from bot.conversation.memory import (
    Confirmations,
    Lessons,
    LobbyPages,
    Presses,
    Puzzles,
    Reviews,
)
from bot.conversation.request import Request
from bot.render.writing import shortened
from bot.screens import boards
from bot.screens.parts import by_button, head, paragraphs, words
from bot.screens.play import newly_drawn
from bot.screens.screen import Delivery, Screen, ScreenKind, Shown, Surface, removal
from bot.screens.voice import Voice
from bot.texts.translator import Argument
from core.engine.access import Passes
from core.engine.delivery.notices import ActedForHost
from core.engine.engine import Engine
from core.engine.evening.daily import Dailies
from core.engine.evening.keepers import Callers
from core.engine.evening.standings import Standings
from core.engine.people import ChatId, Human, PersonId, TableId, To, ToChat, ToPerson
from core.engine.ports import Clock, GoneError, RejectedError, TryLaterError, UnknownTableError
from core.engine.privacy import Privacy
from core.engine.table.commands import (
    HOSTED,
    ChooseSheet,
    Command,
    MoveHome,
    SeatComputers,
    Stop,
)
from core.engine.table.deeds import JUDGING
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.state import Phase
from core.engine.table.view import TableView
from core.rules.refusals import Code, Refusal, refuse
from core.rules.sheet import Sheet

NOT_THEIRS = frozenset({TableCode.NOT_HOST, TableCode.NOT_AT_TABLE, TableCode.NOT_AWAY})
"""Refusals of commands that only the host may give."""
AT_A_GLANCE = 180
"""The maximum length of an answer to a bystander alone, in UTF-16 code units."""
FOR_HOST: Mapping[type[Command], str] = {
    SeatComputers: "computers",
    ChooseSheet: "sheet",
    MoveHome: "thread",
}
"""What an admin does in the host's name by commands that are not named like their word."""
SETTINGS = "settings"
"""The word whose buttons turn the pages of a lobby, for whoever may change it."""
STANDING = frozenset({ScreenKind.LOBBY, ScreenKind.TABLE, ScreenKind.RESULT})
"""The screens of a table that a chat shows all the time."""
ANSWERS = frozenset({
    ScreenKind.NOTE, ScreenKind.REFUSAL, ScreenKind.HELP, ScreenKind.RULES, ScreenKind.SETTINGS,
    ScreenKind.TABLES, ScreenKind.SCORE, ScreenKind.REPLAY,
})  # fmt: skip
"""Screens that answer one person's question."""
OWN_TURN_OVER = frozenset({Code.TURN_OVER_AFTER_DRAW, Code.LAY_OR_DRAW_NOT_BOTH})
"""Refusals that speak of what the reader has done in the last turn."""
NOBODY_ON = frozenset({Code.ROUND_OVER, Code.NOT_YOUR_TURN})
"""Refusals of a word of the turn once the round is over."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Services:
    """The services for reading and answering people."""

    engine: Engine
    readers: Readers
    surface: Surface
    finder: Finder
    access: AccessPolicy
    puzzles: Puzzles
    lessons: Lessons
    clock: Clock
    shown: Shown
    privacy: Privacy
    standings: Standings
    dailies: Dailies
    callers: Callers
    passes: Passes
    lobby_pages: LobbyPages
    picks: Picks
    reviews: Reviews
    confirmations: Confirmations
    links: Links | None = None
    """Makes links to a table's page; None: no page is served."""
    presses: Presses = field(default_factory=Presses)

    @property
    def sheets(self) -> Mapping[str, Sheet]:
        """The printed sheets."""
        return self.readers.sheets

    async def spoken(self, request: Request) -> str:
        """Return the language of a request: the person's, else that of the place."""
        own = await self.readers.own_language(request.person)
        if own is not None:
            return own
        to = request.alone if request.chat is None else request.here
        return await self.readers.language_of(to, *await self.finder.candidates(request))

    async def voice(self, to: To, *table_views: TableView, also: Iterable[PersonId] = ()) -> Voice:
        """Return the voice for a reader; of a chat, that of the tables that it shows."""
        if isinstance(to, ToChat) and not table_views:
            tables = (await self.engine.tables_in(to.chat))[-1:]
            table_views = tuple([await self.engine.see(table) for table in tables])
        return await self.readers.voice(to, *table_views, also=also)

    async def personal_voice(self, request: Request, to: To, *table_views: TableView) -> Voice:
        """Return the voice of an answer that concerns nobody but the person, wherever it stands.

        A chat may read it, too. It speaks the person's language; what everybody is told does not.
        """
        voice = await self.voice(to, *table_views)
        own = await self.readers.own_language(request.person) if isinstance(to, ToChat) else None
        return voice if own is None else replace(voice, language=own, spoken=voice.language)

    async def show(
        self, request: Request, to: To, screen: Screen, *, stays: bool = False
    ) -> bool | None:
        """Answer with a screen; a short note after a press is answered at once.

        A question with a key is shown as a message. In a chat, the answer to one person goes when
        the next turn is shown, unless it `stays`.
        Return True if its reader now sees it wherever a later screen of the slot would go.
        """
        if isinstance(to, ToChat) and screen.slot is None and screen.kind in ANSWERS and not stays:
            screen = replace(screen, passing=True)
        screen = replace(screen, about=request.table or request.meant.table)
        if isinstance(to, ToChat) and self._spares(request, to.chat, screen):
            if request.pressed:
                said = shortened(screen.aside or screen.caption or screen.text, AT_A_GLANCE)
                await self.surface.answer(request.person, said)
                return None
            with suppress(GoneError, RejectedError, TryLaterError):  # else drop it
                await self.surface.show(request.alone, replace(screen, slot=None))
            return None
        asks = screen.asking is not None and screen.buttons
        if request.pressed and screen.kind in {ScreenKind.NOTE, ScreenKind.REFUSAL} and not asks:
            await self.surface.answer(request.person, screen.text)
            return None
        answers = screen.slot is None or screen.passing or screen.asking is not None
        if screen.kind in {ScreenKind.NOTE, ScreenKind.REFUSAL} and answers:
            screen = await self._headed(request, to, screen)
        return await self.surface.show(to, screen)

    async def _headed(self, request: Request, to: To, screen: Screen) -> Screen:
        """Name the table of an answer or a question, if several could be meant."""
        table = request.table or request.meant.table
        if table is None or not await self.finder.are_several(request):
            return screen
        with suppress(UnknownTableError):
            table_view = await self.engine.see(table, request.person)
            if table_view.code not in screen.text:
                told = screen.kind is ScreenKind.NOTE and screen.asking is None
                voice = await (self.voice(to) if told else self.personal_voice(request, to))
                top = head(voice, table_view)
                beside = paragraphs(top, screen.beside) if screen.beside else ""
                aside = paragraphs(top, screen.aside) if screen.aside else ""
                text = paragraphs(top, screen.text)
                return replace(screen, text=text, beside=beside, aside=aside)
        return screen

    def _spares(self, request: Request, chat: ChatId, screen: Screen) -> bool:
        """Say whether a chat is spared the answer to a bystander: it needs its rate for the table.

        Whoever presses a button of the table has the table before them already.
        """
        turns_page = request.pressed and request.word == SETTINGS  # others are refused in an alert
        if not request.stands_by or turns_page:
            return False
        stands = request.pressed and screen.kind in STANDING
        return stands or not self.access.may_post(chat)

    async def note(self, request: Request, to: To, key: str, **arguments: Argument) -> None:
        """Answer with a sentence."""
        voice = await self.voice(to)
        said = voice.say(key, **arguments)
        await self.show(request, to, Screen(kind=ScreenKind.NOTE, text=said, passing=True))

    async def confirm(self, request: Request, key: str, **arguments: Argument) -> None:
        """Answer in private with a sentence that the chat may show if the person is unreachable."""
        said = (await self.voice(request.alone)).say(key, **arguments)
        note = Screen(kind=ScreenKind.NOTE, text=said, passing=True, open=True)
        await self.show(request, request.alone, note)

    async def refuse(
        self, request: Request, to: To, text: str, *, lacks: str = "", public: bool = False
    ) -> None:
        """Answer with the reason of a refusal; `lacks` is a phrase to be completed.

        A `public` one may be read in the chat if the person is unreachable in private.
        """
        screen = Screen(kind=ScreenKind.REFUSAL, text=text, passing=True, lacks=lacks, open=public)
        await self.show(request, to, screen)

    async def refuse_by_rules(
        self, request: Request, to: To, table: TableId, refusal: Refusal
    ) -> None:
        """Explain a refusal of the rules; after a stale button, show the current table."""
        table_view = await self.engine.see(table, request.person)
        if refusal.code is Code.STALE and self.presses.repeats(request, table_view):
            await self._tell_again(request, table_view)
            return
        reader = request.listener if to == request.here else to
        voice = await self.personal_voice(request, reader, table_view)
        moved_away = request.chat is not None and request.chat not in table_view.chats
        if refusal.code is Code.STALE and moved_away:
            await self.note(request, request.listener, "note-not-shown-here", code=table_view.code)
            return
        said = as_done(
            request, voice, _in_words(request, refusal, table_view, voice), table_view.sheet
        )
        tells = any(fault.tiles for fault in refusal.faults)  # of the rack, or of a draft
        await self.refuse(request, reader, said, public=not tells)
        if refusal.code is Code.STALE and not (request.stands_by and isinstance(to, ToChat)):
            await self.show_table(request, to, table, delivery="new")

    async def _tell_again(self, request: Request, table_view: TableView) -> None:
        """Answer a repeated press: what it says was done, and what was drawn by it."""
        voice, view = await self.voice(request.alone, table_view), table_view.round
        plays = request.word in table_view.sheet.family.turns.words
        drawn = newly_drawn(voice, table_view, view) if plays and view is not None else ""
        said = words(voice.say("note-done"), drawn)
        await self.show(request, request.alone, Screen(kind=ScreenKind.NOTE, text=said))

    async def show_table(
        self, request: Request, to: To, table: TableId, *, delivery: Delivery = "edit"
    ) -> None:
        """Show the current table: to a seated person, with their own rack; of a lobby, its seats.

        Raises:
            TableRefusedError: the table was closed.
        """
        self.lobby_pages.back(table, to)
        table_view = await self.engine.see(table, to.person if isinstance(to, ToPerson) else None)
        async with self.engine.replying(to, table) as reply:
            picking = self.picks.of(table_view, to)
            voice = await self.voice(to, table_view)
            screen = scene(voice, table_view, to, delivery=delivery, picking=picking)
            if screen is None:
                raise TableRefusedError(TableCode.CLOSED)
            screen = await told_apart(self.engine, self.readers, screen, to, table_view)
            shown = await self.show(request, to, replace(screen, hushed=True))
            reply.shown = bool(shown) and table_view.me is not None
        now = await self.engine.see(table, to.person if isinstance(to, ToPerson) else None)
        moved_on = now.phase is not table_view.phase or self.picks.are_later(now, to, picking)
        if moved_on:  # while the screen was on its way
            await self.show_table(request, to, table)
        elif isinstance(to, ToPerson) and self.lessons.of(to.person) is not None:
            await self.engine.renew(table, (to.person,))  # the lesson says whether it waits

    async def remove(self, to: To, slot: str) -> None:
        """Remove the message of a slot; where nothing can be reached, it stays."""
        with suppress(GoneError, RejectedError, TryLaterError):
            await self.surface.show(to, removal(slot))

    async def read_otherwise(self, person: PersonId) -> None:
        """Renew a person's messages after a change of language or look.

        A chat without a language of its own has its host's: the chats of a host are renewed, too.
        """
        watched = await self.engine.tables_watched(person)
        for table in (*await self.engine.tables_of(person), *watched):
            with suppress(UnknownTableError, TableRefusedError):  # the table was closed meanwhile
                view = await self.engine.see(table)
                hosted = view.chats if view.host == person else ()
                await self.engine.renew(table, (person,), hosted)

    async def do(self, request: Request, table: TableId, command: Command) -> bool:
        """Carry out a command at a table; return whether it was done.

        Raises:
            TableRefusedError: the table refuses the command.
        """
        try:
            refusal = await self.engine.do(table, command, request.stamp)
        except TableRefusedError as error:
            refusal = await self._do_for_host(request, table, command, error)
        if refusal is not None:
            await self.refuse_by_rules(request, request.here, table, refusal)
            return False
        await self.note_press(request, table)
        return True

    async def note_press(self, request: Request, table: TableId) -> None:
        """Note what was carried out; only a press needs the table as it is after it."""
        if request.button:
            self.presses.note(request, await self.engine.see(table))
        else:
            self.presses.forget(request.person)

    async def may_host(self, request: Request, table_view: TableView) -> bool:
        """Return whether a person is the table's host, or may act for the host."""
        return request.person == table_view.host or await self.in_charge(request, table_view)

    async def in_charge(self, request: Request, table_view: TableView) -> bool:
        """Return whether a person may act for the host: administers a chat that shows the table."""
        return request.chat in table_view.chats and await request.in_charge()

    async def _do_for_host(
        self, request: Request, table: TableId, command: Command, error: TableRefusedError
    ) -> Refusal | None:
        """Carry out a command in the host's name; raises the given error if not allowed."""
        before = await self.engine.see(table)
        if not isinstance(command, HOSTED) or error.code not in NOT_THEIRS:
            raise error
        if request.person == before.host or not await self.in_charge(request, before):
            raise error
        refusal = await self.engine.do(table, replace(command, person=before.host), request.stamp)
        changed = await self.engine.see(table) != before
        if changed and not isinstance(command, Stop):  # a closed table names who closed it
            await self.tell_for_host(request, before, FOR_HOST.get(type(command), request.word))
        return refusal

    async def tell_for_host(self, request: Request, table_view: TableView, did: str) -> None:
        """Tell the chats and the host what an admin has done in the host's name.

        The table is seen as it was before.
        """
        if request.person == table_view.host:
            return
        places: tuple[To, ...] = (*map(ToChat, table_view.chats), ToPerson(table_view.host))
        table, by, before = table_view.table, request.person, table_view.settings
        notices = (ActedForHost(to=to, table=table, by=by, did=did, before=before) for to in places)
        await self.engine.tell(table, *notices)

    async def named(self, request: Request, table: TableId) -> dict[PersonId, str]:
        """Return the names of a table's people, as the reader sees them."""
        table_view = await self.engine.see(table)
        return dict((await self.voice(request.here, table_view)).names)


def as_done(
    request: Request, voice: Voice, text: str, sheet: Sheet | None = None, *, left: bool = False
) -> str:
    """Return an answer that names words after typing, and buttons after a press.

    `left`: whether the button that lays says that it leaves picked pieces.
    """
    return by_button(voice, text, sheet, left=left) if request.pressed else text


def is_elsewhere(request: Request, table_view: TableView) -> bool:
    """Return whether the request's place shows neither the table nor the result of a word.

    A table without a chat is shown in private; there, a pressed message shows the result.
    """
    if request.chat is not None:
        return request.chat not in table_view.chats
    return bool(table_view.chats) and not request.pressed


def _in_words(request: Request, refusal: Refusal, table_view: TableView, voice: Voice) -> str:
    """Word a refusal; once the round is over, say what can begin instead."""
    if request.word in JUDGING and refusal.code is Code.LAY_OR_DRAW_NOT_BOTH:
        return voice.say("note-own-lay")
    plays = request.word in table_view.sheet.family.turns.words
    if refusal.code is Code.STALE and plays and is_waiting(table_view) and table_view.round:
        mover = voice.refused_at(table_view, refuse(Code.NOT_YOUR_TURN))
        return words(mover, newly_drawn(voice, table_view, table_view.round))
    if refusal.code in OWN_TURN_OVER and not _acted_last(table_view):
        refusal = refuse(Code.NOT_YOUR_TURN)
    over = TableCode.DAILY_OVER if table_view.daily else TableCode.MATCH_OVER
    if refusal.code in NOBODY_ON and table_view.phase is Phase.OVER:
        return voice.table_refusal(TableRefusedError(over))
    if refusal.code in NOBODY_ON and table_view.phase is Phase.BETWEEN:
        refusal = refuse(Code.ROUND_OVER)
    numbered = boards.as_numbered(refusal, table_view)
    return voice.refused_at(table_view, numbered)


def is_waiting(table_view: TableView) -> bool:
    """Return whether a round is played at the reader's table, and others are on turn."""
    seated = table_view.me is not None and table_view.phase is Phase.PLAYING
    return seated and not table_view.my_turn


def _acted_last(table_view: TableView) -> bool:
    """Return whether the reader, and not a computer, played the last turn of their seat."""
    own = [deed.by for deed in table_view.deeds if deed.seat == table_view.me]
    return bool(own) and isinstance(own[-1], Human) and own[-1].person == table_view.reader
