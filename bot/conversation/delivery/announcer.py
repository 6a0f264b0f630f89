"""The engine's messenger: words each notice of a table for its reader and shows it."""

from dataclasses import replace
from typing import Literal

from bot.conversation.delivery.readers import Readers
from bot.conversation.delivery.renewing import (
    closed_notes,
    pause_slot,
    reach_slot,
    renewed,
    without_seat,
)
from bot.conversation.delivery.sounds import PAUSES, Sounds, subject
from bot.conversation.memory import LobbyPages, Picks
from bot.screens import plan, play
from bot.screens.choosing import NOTHING, Picking
from bot.screens.lobby import lapsed, lobby
from bot.screens.parts import (
    deadline,
    head,
    how_begun,
    label,
    lasting,
    paragraphs,
    post_of,
    table_slot,
    told,
    words,
)
from bot.screens.result import result
from bot.screens.screen import Delivery, Screen, ScreenKind, Surface
from bot.screens.settings import settings_page
from bot.screens.voice import Voice
from core.engine.delivery.notices import (
    Announced,
    ClockRuns,
    ClockStands,
    DrewForYou,
    HomeLeft,
    HomeLost,
    HostChanged,
    LobbyChanged,
    NextAwaited,
    NobodyStarted,
    NobodyThere,
    Notice,
    Nudged,
    OutOfReach,
    OwnerBack,
    PeopleCalled,
    PlanLaid,
    PostDone,
    RoundBegan,
    RoundOver,
    SeatPassedOn,
    SeatsActed,
    SeatWanted,
    StoodIn,
    TableClosed,
    TimeShort,
    TurnRenewed,
    TurnWaits,
    WithinReach,
    YourTurn,
)
from core.engine.engine import Engine
from core.engine.people import Human, Nobody, Occupant, PersonId, TableId, To, ToPerson
from core.engine.table.deeds import Deed
from core.engine.table.state import Phase
from core.engine.table.view import TableView


class Announcer:
    """Shows tables to chats and people, in their state at the time of delivery."""

    def __init__(self, readers: Readers, surface: Surface) -> None:
        self.readers = readers
        self._surface = surface
        self._engine: Engine | None = None
        self.lobby_pages = LobbyPages()
        self.picks = Picks()
        self._sounds = Sounds(readers)

    def look_at(self, engine: Engine) -> None:
        """Set the engine whose tables are shown: engine and announcer need each other."""
        self._engine = engine

    async def deliver(self, notice: Notice) -> None:
        """Show the screen of a notice to its readers."""
        if self._engine is None:
            raise LookupError("no engine to look at")
        table_view = await self._engine.see(notice.table, _person(notice.to))
        for to in await self._sounds.places(notice, table_view):
            screen = await self._screen(notice, to, table_view)
            if screen is not None:
                heard = await self._sounds.heard(
                    notice, to, screen, table_view, self._engine.sleeps
                )
                await self._surface.show(to, heard)
            if isinstance(notice, TableClosed | NobodyStarted):
                voice = await self.readers.voice(to, table_view)
                for note in closed_notes(voice, table_view):
                    await self._surface.show(to, note)

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
            public = await self.readers.voice_in_chat(to.person, table_view)
            deeds = told(public, table_view, notice.deeds)
            return post_of(public, notice.message, to.person, deeds)
        voice = await self.readers.voice(to, table_view, also=_named(notice))
        if isinstance(notice, TurnRenewed):
            return self._standing(voice, table_view, to)
        page = self.lobby_pages.page(notice.table, to)
        if (
            page is not None
            and isinstance(notice, LobbyChanged)
            and table_view.phase is Phase.LOBBY
        ):
            return settings_page(voice, table_view, page)
        if await self._sounds.only_renews(notice, table_view):
            return renewed(voice, table_view, notice)
        screen = worded(voice, table_view, notice)
        return None if screen is None else _placed(screen, to, table_view)

    def _standing(self, voice: Voice, table_view: TableView, to: To) -> Screen | None:
        """Return the renewed turn with the last moves and picks; None if there is no turn."""
        if table_view.phase is not Phase.PLAYING:
            return None
        if isinstance(to, ToPerson) and table_view.me is None and not table_view.watching:
            return without_seat(voice, table_view)
        picking = self.picks.of(table_view, to.person) if isinstance(to, ToPerson) else NOTHING
        return scene(voice, table_view, to, delivery="renew", picking=picking)


def _placed(screen: Screen, to: To, table_view: TableView) -> Screen:
    """Replace the reader's own turn by a screen that chats show too, once the turn has ended."""
    if (
        screen.slot != table_slot(table_view.table)
        or not isinstance(to, ToPerson)
        or not table_view.chats
        or table_view.watching
    ):
        return screen
    return replace(screen, slot=play.turn_slot(table_view.table))


def worded(voice: Voice, table_view: TableView, notice: Notice) -> Screen | None:
    """Return the screen of a notice; None if the notice is outdated."""
    match notice:
        case Announced(text=text):
            said = voice.say("note-announcement", text=text)
            return Screen(kind=ScreenKind.NOTE, text=said, hushed=True)
        case LobbyChanged():
            return lobby(voice, table_view) if table_view.phase is Phase.LOBBY else None
        case NextAwaited():  # once the next round is dealt, its own notice shows it
            over = table_view.phase in {Phase.BETWEEN, Phase.OVER}
            way: Delivery = "renew" if table_view.is_left else "edit"
            return scene(voice, table_view, notice.to, delivery=way) if over else None
        case NobodyStarted():
            return lapsed(voice, table_view)
        case RoundBegan(deeds=deeds):
            opening = _opening(voice, table_view)
            return scene(voice, table_view, notice.to, deeds=deeds, delivery="new", opening=opening)
        case SeatsActed(deeds=deeds):
            return scene(voice, table_view, notice.to, deeds=deeds)
        case YourTurn():
            return scene(
                voice, table_view, notice.to, delivery="new" if table_view.my_turn else "edit"
            )
        case RoundOver():
            return scene(voice, table_view, notice.to, delivery="new")
        case TableClosed():
            return _closed(voice, table_view) or _noted(voice, table_view, notice)
    return _noted(voice, table_view, notice)


def _opening(voice: Voice, table_view: TableView) -> str:
    """Return how the round was begun."""
    return "" if table_view.round is None else how_begun(voice, table_view, table_view.round)


def called(voice: Voice, notice: PeopleCalled) -> Screen:
    """Call people to a new table, with the button to join it."""
    names = voice.listed([voice.person(person) for person in notice.people])
    return Screen(
        kind=ScreenKind.NOTE,
        text=voice.say("note-called", names=names, opener=voice.person(notice.opener)),
        buttons=(lasting(voice, "join", notice.table),),
        calls=notice.people,
    )


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

    A public table tells the given deeds, else the latest; before the first one, how it was begun.
    """
    if table_view.phase is Phase.STOPPED:
        return None
    if table_view.match is None or table_view.round is None:
        return replace(lobby(voice, table_view), delivery=delivery)
    if table_view.round.outcome is not None:
        return replace(
            result(voice, table_view, table_view.match, table_view.round), delivery=delivery
        )
    if isinstance(to, ToPerson) and table_view.me is not None:
        return plan.own_board(
            voice, table_view, table_view.round, delivery=delivery, picking=picking
        )
    return play.public_table(
        voice,
        table_view,
        table_view.round,
        deeds=deeds or table_view.latest,
        delivery=delivery,
        opening=opening or ("" if table_view.deeds else _opening(voice, table_view)),
    )


def _closed(voice: Voice, table_view: TableView) -> Screen | None:
    """Return the last round's result, marked as closed; None while a round is played."""
    if table_view.match is None or table_view.round_over is None:
        return None
    return replace(
        result(voice, table_view, table_view.match, table_view.round_over), delivery="edit"
    )


def _noted(voice: Voice, table_view: TableView, notice: Notice) -> Screen:
    if isinstance(notice, PeopleCalled):
        return called(voice, notice)
    instead = _in_its_place(voice, table_view, notice)
    text = paragraphs(head(voice, table_view), instead or _sentence(voice, table_view, notice))
    slot = table_slot(table_view.table) if isinstance(notice, TableClosed | HomeLeft) else None
    homes = (notice.moved_to,) if isinstance(notice, HomeLeft) else ()
    if isinstance(notice, OutOfReach | WithinReach):
        lost = isinstance(notice, OutOfReach)
        return Screen(
            kind=ScreenKind.INVITATION,
            text=text,
            aside=label(voice, "rack", table_view.sheet),
            calls=(notice.person,) if lost else (),
            slot=reach_slot(table_view.table, notice.person),
            delivery="new" if lost else "renew",
            code=table_view.code,
        )
    if isinstance(notice, PAUSES):
        pause = pause_slot(table_view.table)
        return Screen(kind=ScreenKind.NOTE, text=text, slot=pause, delivery="edit")
    about = subject(notice, table_view)
    slot = slot if about is None else f"{about}:{table_view.table}"
    way: Delivery = "renew" if instead else "new"
    return Screen(kind=ScreenKind.NOTE, text=text, slot=slot, homes=homes, delivery=way)


def _in_its_place(voice: Voice, table_view: TableView, notice: Notice) -> str | None:
    """Return the text that replaces an outdated note; None if the note still holds."""
    match notice:
        case HomeLost() if table_view.phase is Phase.STOPPED:
            return voice.say("note-stopped", code=table_view.code)
        case HomeLost(chat=chat) if chat in table_view.chats:
            return voice.say("note-home-back", code=table_view.code)
        case OwnerBack(seat=seat) if table_view.me == seat:
            return voice.say("note-stood-in-over")
        case Nudged(over=over) if over or not table_view.my_turn:
            return voice.say("note-call-over")
        case TimeShort() | TurnWaits() if not table_view.my_turn:
            return voice.say("note-call-over")
    return None


def _sentence(voice: Voice, table_view: TableView, notice: Notice) -> str:
    match notice:
        case SeatPassedOn(seat=seat, before=before, after=after, removed=removed):
            kind = _comes(table_view, after)
            left, comes = voice.occupant(before, seat), voice.occupant(after, seat)
            how = "removed" if removed else "left"
            return voice.say(f"note-seat-{kind}", before=left, after=comes, how=how)
        case HostChanged():
            return voice.say("note-host", name=voice.person(table_view.host))
        case HomeLeft():
            return voice.say("note-home-left")
        case HomeLost():
            stands = table_view.paused and not table_view.chats
            key = "note-home-lost-last" if stands else "note-home-lost"
            return voice.say(key, code=table_view.code)
        case OutOfReach(person=person):
            return voice.say("note-out-of-reach", name=voice.person(person))
        case WithinReach(person=person):
            return voice.say("note-within-reach", name=voice.person(person))
        case SeatWanted(person=person):
            return voice.say(
                f"note-seat-wanted-{when_seated(table_view, person)}", name=voice.person(person)
            )
        case TableClosed():
            return voice.say("note-stopped", code=table_view.code)
    return _of_clock(voice, table_view, notice)


def _comes(
    table_view: TableView, after: Occupant
) -> Literal["person", "computer", "nobody", "rematch"]:
    """Return who takes over a seat: after a match, a computer player joins only for a rematch."""
    if isinstance(after, Human):
        return "person"
    if isinstance(after, Nobody):
        return "nobody"
    return "rematch" if table_view.phase is Phase.OVER else "computer"


def when_seated(table_view: TableView, person: PersonId) -> Literal["round", "match", "free"]:
    """Return when a person who waits for a seat can sit down."""
    before = table_view.waiting.index(person) if person in table_view.waiting else 0
    free = sum(not isinstance(who, Human) for who in table_view.seats)
    if table_view.phase is not Phase.LOBBY and before < free:
        return "round"
    return (
        "match" if before < free + table_view.sheet.max_players - len(table_view.seats) else "free"
    )


def _of_clock(voice: Voice, table_view: TableView, notice: Notice) -> str:
    """Return the sentence of a notice about the time of a turn, or about absent players."""
    match notice:
        case StoodIn(seat=seat) if table_view.me == seat:
            return voice.say("note-stood-in-own")
        case StoodIn(seat=seat):
            return voice.say("note-stood-in", name=voice.occupant(table_view.seats[seat], seat))
        case OwnerBack(seat=seat):
            return voice.say("note-owner-back", name=voice.occupant(table_view.seats[seat], seat))
        case TimeShort():
            ends = deadline(voice, table_view)
            return words(voice.say("note-time-short"), ends)
        case DrewForYou(pieces=pieces) | PlanLaid(pieces=pieces):
            done = "drew-for-you" if isinstance(notice, DrewForYou) else "plan-laid"
            return voice.say(f"note-{done}", tiles=voice.pieces(pieces), count=len(pieces))
        case TurnWaits(to=ToPerson(person=person)):
            return voice.say("note-turn-waits", name=voice.person(person))
        case Nudged(by=by):
            return voice.say("note-nudge", name=voice.person(by))
        case NobodyThere():
            return voice.say("note-nobody-there")
        case ClockStands() | ClockRuns():
            return _of_pause(voice, notice)
    raise ValueError(notice)


def _of_pause(voice: Voice, notice: ClockStands | ClockRuns) -> str:
    """Return the sentence that the clock was paused or resumed, and by whom."""
    how = "stands" if isinstance(notice, ClockStands) else "runs"
    if notice.by is None:
        return voice.say(f"note-clock-{how}")
    return voice.say(f"note-clock-{how}-by", name=voice.person(notice.by))


def _person(to: To) -> PersonId | None:
    return to.person if isinstance(to, ToPerson) else None


def _named(notice: Notice) -> tuple[PersonId, ...]:
    """Return the people named in a notice who may have left the table."""
    match notice:
        case SeatPassedOn(before=Human(person=person)):
            return (person,)
        case PeopleCalled(people=people, opener=opener):
            return (*people, opener)
        case ClockStands(by=person) | ClockRuns(by=person) if person is not None:
            return (person,)
    return ()
