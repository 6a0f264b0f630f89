"""The engine's messenger: words each notice of a table for its reader and shows it."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from bot.conversation.delivery.notes import named, noted, out_of_reach
from bot.conversation.delivery.picks import Picks
from bot.conversation.delivery.readers import Readers
from bot.conversation.delivery.renewing import (
    ENDING,
    absences_over,
    closed_notes,
    for_waiter,
    renewed,
    renewed_lesson,
    results,
    unwatched,
    without_seat,
)
from bot.conversation.delivery.sounds import Sounds
from bot.conversation.memory import LastUsed, Lessons, LobbyPages
from bot.screens import play
from bot.screens.choosing import NOTHING, Picking
from bot.screens.lobby import lapsed, lobby, offer_over
from bot.screens.parts import head, how_begun, paragraphs, post_of
from bot.screens.result import result
from bot.screens.screen import Delivery, Screen, ScreenKind, Shown, Surface
from bot.screens.settings import settings_page
from bot.screens.slots import table_slot, turn_slot
from bot.screens.turn import plan
from bot.screens.voice import Voice
from core.engine.delivery.notices import (
    Announced,
    LobbyChanged,
    NextAwaited,
    NobodyStarted,
    Notice,
    PostDone,
    RoundBegan,
    RoundOver,
    SeatsActed,
    TableClosed,
    TurnRenewed,
    WatchClosed,
    YourTurn,
)
from core.engine.engine import Engine
from core.engine.people import Human, PersonId, TableId, To, ToChat, ToPerson
from core.engine.ports import Receipt
from core.engine.table.deeds import Deed
from core.engine.table.state import Phase
from core.engine.table.view import TableView

OF_PLAY = (RoundBegan, SeatsActed, YourTurn)
"""Notices that only a running round needs: the notice of its end shows all that they told."""
OF_TURNS = (*OF_PLAY, *ENDING, TurnRenewed)
"""Notices after which a lesson may say otherwise that a table waits for the learner."""


class Announcer:
    """Shows tables to chats and people, in their state at the time of delivery."""

    def __init__(self, readers: Readers, surface: Surface, shown: Shown, lessons: Lessons) -> None:
        self.readers = readers
        self.lessons = lessons
        self._surface = surface
        self._engine: Engine | None = None
        self.lobby_pages = LobbyPages()
        self.picks = Picks()
        self.last_used = LastUsed(shown)
        self._sounds = Sounds(readers)

    def look_at(self, engine: Engine) -> None:
        """Set the engine whose tables are shown: engine and announcer need each other."""
        self._engine = engine

    async def deliver(self, notice: Notice) -> Receipt:
        """Show the screen of a notice to its readers; see `Messenger`."""
        if self._engine is None:
            raise LookupError("no engine to look at")
        person = _person(notice.to)
        table_view = await self._engine.see(notice.table, person)
        if person is not None and table_view.my_turn and isinstance(notice, YourTurn | RoundBegan):
            await self.last_used.call(person, notice.table)
        sent = found = False
        for to in await self._sounds.places(notice, table_view):
            picking = self.picks.of(table_view, to)
            screen = await self._screen(notice, to, table_view)
            if screen is not None:
                screen = await told_apart(self._engine, self.readers, screen, to, table_view)
                heard = await self._sounds.heard(
                    notice, to, screen, table_view, self._engine.sleeps
                )
                if await self._surface.show(to, heard) and to == notice.to:
                    sent = True
                    found = person in table_view.unreached and heard.delivery == "new"
                if heard.kind is ScreenKind.TURN and isinstance(to, ToPerson):
                    await self._show_later_picks(to, notice.table, picking)
            for corrected in await self._corrected(notice, to, table_view):
                sent |= bool(await self._surface.show(to, corrected))
        if found:
            return Receipt.FOUND
        return Receipt.SENT if sent else Receipt.NOTHING_SENT

    async def _corrected(self, notice: Notice, to: To, table_view: TableView) -> Sequence[Screen]:
        """Return what else in a place a notice corrects, besides the table."""
        room = len(table_view.seats) < table_view.sheet.max_players
        if isinstance(notice, LobbyChanged) and room:
            return (offer_over(table_view),)
        shown = [*absences_over(table_view, notice)] if isinstance(to, ToChat) else []
        lesson = self.lessons.of(to.person) if isinstance(to, ToPerson) else None
        if isinstance(to, ToPerson) and lesson is not None and isinstance(notice, OF_TURNS):
            assert self._engine is not None
            shown.append(await renewed_lesson(self._engine, self.readers, to.person, lesson))
        if isinstance(notice, TurnRenewed) and isinstance(to, ToChat):
            shown.extend(await self._out_of_reach(to, table_view))
        if not isinstance(notice, (*ENDING, NobodyStarted)):
            return shown
        voice = await self.readers.voice(to, table_view)
        if isinstance(to, ToPerson):
            shown.extend(results(voice, table_view, notice))
        if isinstance(notice, TableClosed | NobodyStarted):
            shown.extend(closed_notes(voice, table_view))
        return shown

    async def _out_of_reach(self, to: ToChat, table_view: TableView) -> Sequence[Screen]:
        """Return, renewed, the notes in a chat about players out of reach in private."""
        lost = sorted(one for one in table_view.unreached if Human(one) in table_view.seats)
        if not lost:
            return ()
        voice = await self.readers.voice(to, table_view)
        notes = (out_of_reach(voice, table_view, one) for one in lost)
        return [replace(note, delivery="renew") for note in notes if note is not None]

    async def _show_later_picks(self, to: ToPerson, table: TableId, drawn: Picking) -> None:
        """Show what a person has picked while a screen drawn before was on its way to them."""
        assert self._engine is not None
        if not self.picks.are_later(await self._engine.see(table, to.person), to, drawn):
            return
        screen = await self.own_turn(to.person, table)
        if screen is not None:
            await self._surface.show(to, replace(screen, hushed=True))

    async def own_turn(self, person: PersonId, table: TableId) -> Screen | None:
        """Return a person's own turn with their picks; None if there is no turn.

        The screen replaces the message that shows the turn; it is never sent as a new one.
        """
        if self._engine is None:
            raise LookupError("no engine to look at")
        table_view, to = await self._engine.see(table, person), ToPerson(person)
        return self._standing(await self.readers.voice(to, table_view), table_view, to)

    async def _screen(self, notice: Notice, to: To, table_view: TableView) -> Screen | None:
        if isinstance(notice, PostDone) and isinstance(to, ToPerson):
            return await self._post_done(notice, to.person, table_view)
        voice = await self.readers.voice(to, table_view, also=named(notice))
        if isinstance(notice, TurnRenewed):
            return self._standing(voice, table_view, to)
        if isinstance(notice, OF_PLAY) and table_view.phase is not Phase.PLAYING:
            return None
        if isinstance(notice, WatchClosed):
            return None if table_view.watching else unwatched(voice, table_view, "watch-off")
        page = self._page(to, table_view)
        if page is not None and isinstance(notice, LobbyChanged):
            return settings_page(voice, table_view, page)
        if await self._sounds.only_renews(notice, table_view):
            shown = renewed(voice, table_view, notice)
            tells = shown is not None and await self._sounds.tells_end(notice, table_view)
            return replace(shown, delivery="new") if shown is not None and tells else shown
        screen = worded(voice, table_view, notice, self.picks.of(table_view, to))
        return None if screen is None else _placed(screen, to, table_view)

    def _page(self, to: To, table_view: TableView) -> str | None:
        """Return the page of the settings that a lobby shows; in private, only its host has one."""
        opens = not isinstance(to, ToPerson) or to.person == table_view.host
        lobby_ = opens and table_view.phase is Phase.LOBBY
        return self.lobby_pages.page(table_view.table, to) if lobby_ else None

    async def _post_done(self, notice: PostDone, person: PersonId, table_view: TableView) -> Screen:
        """Return that a choice from the list was made: the table tells what came of it."""
        assert self._engine is not None
        public = await self.readers.voice_in_chat(person, table_view)
        said = public.say("post-done", name=public.person(person)) if notice.done else ""
        if said and len(await self._engine.tables_of(person)) > 1:
            said = f"{table_view.code} · {said}"
        return post_of(public, notice.message, person, said)

    def _standing(self, voice: Voice, table_view: TableView, to: To) -> Screen | None:
        """Return the renewed turn with the last moves and picks; None if there is no turn."""
        if table_view.phase is not Phase.PLAYING:
            return None
        if table_view.is_left and not table_view.watching:
            return without_seat(voice, table_view)
        picking = self.picks.of(table_view, to)
        return scene(voice, table_view, to, delivery="renew", picking=picking)


async def told_apart(
    engine: Engine, readers: Readers, screen: Screen, to: To, table_view: TableView
) -> Screen:
    """Name the table of a note, and of the call to play, in a chat that has several."""
    note, table = screen.kind is ScreenKind.NOTE, screen.kind is ScreenKind.TABLE
    if not (note or table) or not isinstance(to, ToChat) or screen.delivery == "remove":
        return screen
    said = screen.text if note else screen.aside
    if table_view.code in said or len(await engine.tables_in(to.chat)) <= 1:
        return screen
    top = paragraphs(head(await readers.voice(to, table_view), table_view), said)
    return replace(screen, text=top) if note else replace(screen, aside=top)


def _placed(screen: Screen, to: To, table_view: TableView) -> Screen:
    """Replace the reader's own turn by a screen that chats show too, once the turn has ended."""
    if (
        screen.slot != table_slot(table_view.table)
        or not isinstance(to, ToPerson)
        or not (table_view.chats or table_view.awaits_seat)
        or table_view.watching
    ):
        return screen
    return replace(screen, slot=turn_slot(table_view.table))


def worded(
    voice: Voice, table_view: TableView, notice: Notice, picking: Picking = NOTHING
) -> Screen | None:
    """Return the screen of a notice, with its reader's picks; None if the notice is outdated."""
    shown = partial(scene, voice, table_view, notice.to, picking=picking)
    match notice:
        case Announced(text=text):
            said = voice.say("note-announcement", text=text)
            return Screen(kind=ScreenKind.NOTE, text=said, hushed=True)
        case LobbyChanged():
            return lobby(voice, table_view) if table_view.phase is Phase.LOBBY else None
        case NextAwaited(renews=renews):  # once the next round is dealt, its own notice shows it
            over = table_view.phase in {Phase.BETWEEN, Phase.OVER}
            way: Delivery = "renew" if renews or table_view.is_left else "edit"
            return shown(delivery=way) if over else None
        case NobodyStarted():
            return lapsed(voice, table_view)
        case RoundBegan(deeds=deeds):
            opening = _opening(voice, table_view)
            return shown(deeds=deeds, delivery="new", opening=opening)
        case SeatsActed(deeds=deeds):
            return shown(deeds=deeds)
        case YourTurn():
            return shown(delivery="new" if table_view.my_turn else "edit")
        case RoundOver():
            return shown(delivery="new")
        case TableClosed(by=by):
            return _closed(voice, table_view, by) or noted(voice, table_view, notice)
    return noted(voice, table_view, notice)


def _opening(voice: Voice, table_view: TableView) -> str:
    """Return how the round was begun."""
    return "" if table_view.round is None else how_begun(voice, table_view, table_view.round)


def scene(
    voice: Voice,
    table_view: TableView,
    to: To,
    *,
    deeds: tuple[Deed, ...] = (),
    delivery: Delivery = "edit",
    opening: str = "",
    picking: Picking = NOTHING,
) -> Screen | None:
    """Return the screen of a table in its current state; None once the table was stopped.

    A public table tells the given deeds with the last turns; before the first one, how it was
    begun.
    """
    if table_view.phase is Phase.STOPPED:
        return None
    if table_view.match is None or table_view.round is None:
        return replace(lobby(voice, table_view), delivery=delivery)
    if table_view.round.outcome is not None:
        ended = result(voice, table_view, table_view.match, table_view.round)
        return for_waiter(voice, table_view, replace(ended, delivery=delivery))
    if isinstance(to, ToPerson) and table_view.me is not None:
        return plan.own_board(
            voice, table_view, table_view.round, delivery=delivery, picking=picking
        )
    shown = play.public_table(
        voice,
        table_view,
        table_view.round,
        deeds=table_view.with_last_turns(deeds),
        delivery=delivery,
        opening=opening or ("" if table_view.deeds else _opening(voice, table_view)),
    )
    return for_waiter(voice, table_view, shown)


def _closed(voice: Voice, table_view: TableView, by: PersonId | None) -> Screen | None:
    """Return the last round's result, marked as closed; None while a round is played."""
    if table_view.match is None or table_view.round_over is None:
        return None
    return replace(
        result(voice, table_view, table_view.match, table_view.round_over, by), delivery="edit"
    )


def _person(to: To) -> PersonId | None:
    return to.person if isinstance(to, ToPerson) else None
