"""One sound a turn: each person is called where they prefer."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from bot.conversation.delivery.readers import Readers
from bot.conversation.delivery.renewing import ENDING, absence, is_beside
from bot.screens.screen import Screen, ScreenKind
from core.engine.delivery.notices import (
    ActedForHost,
    CallPaused,
    ClockRuns,
    ClockStands,
    DrewForYou,
    HomeLeft,
    HomeLost,
    HostChanged,
    NobodyThere,
    Notice,
    Nudged,
    ObjectionFailed,
    OwnerBack,
    PlanLaid,
    RoundOver,
    RulesChanged,
    SeatPassedOn,
    SeatWanted,
    SettingsChanged,
    StoodIn,
    TableClosed,
    TimeShort,
    TurnResumed,
    TurnWaits,
    Urgency,
)
from core.engine.people import Human, PersonId, To, ToChat, ToPerson
from core.engine.table.state import Phase
from core.engine.table.view import TableView

PERSONAL = (CallPaused, Nudged, TimeShort, TurnResumed, TurnWaits)
"""Notices for one person that contain no secret: a chat may show them."""
PAUSES = (ClockStands, ClockRuns, NobodyThere)
"""News of a pause and its end: one line for each chat, as every board says it, too.

In private, they only correct an earlier line, if the table has a chat.
"""
NEWS = (StoodIn, OwnerBack, SeatPassedOn, HostChanged, SettingsChanged, RulesChanged, ActedForHost)
"""News of a table for everybody: people who play in private get them as well as the chat."""
OF_OWN_TURN = (DrewForYou, PlanLaid)
"""Notices of what the program did in its reader's turn."""
SUBJECTS: Mapping[type[Notice], str | None] = {
    ActedForHost: "admin",
    TableClosed: "table",
    HomeLeft: "table",
    HomeLost: "home",
    ObjectionFailed: "objection",
    **dict.fromkeys(PERSONAL, "call"),
    **dict.fromkeys(PAUSES, "pause"),
    **dict.fromkeys((SettingsChanged, RulesChanged)),
}
"""What a note is about by its kind, in every place; None: it stands alone."""
ALONE = frozenset({"dm", "both"})
"""The preferences that include private messages."""


def _is_of_chats(notice: Notice) -> bool:
    """Return whether only chats are told: of newcomers."""
    return isinstance(notice, SeatPassedOn) and isinstance(notice.after, Human)


def is_of_loss(notice: Notice) -> bool:
    """Return whether a notice tells its reader that their seat was taken away: it stays."""
    if not isinstance(notice, SeatPassedOn) or not isinstance(notice.before, Human):
        return False
    return notice.removed and notice.to == ToPerson(notice.before.person)


def _is_of_absence(notice: Notice, table_view: TableView) -> bool:
    """Return whether a notice tells its reader of a computer that plays, or played, for them."""
    return isinstance(notice, StoodIn | OwnerBack) and table_view.me == notice.seat


def _ended_by_others(notice: Notice, table_view: TableView) -> bool:
    """Return whether a notice tells the end of a round that its reader has not ended."""
    return isinstance(notice, RoundOver) and table_view.reader != _who_ended(table_view)


def _who_ended(table_view: TableView) -> PersonId | None:
    """Return the person whose own move was the last; None after a computer's, or a timeout."""
    last = table_view.deeds[-1] if table_view.deeds else None
    if last is None or last.timeout is not None or not isinstance(last.by, Human):
        return None
    return last.by.person


def _ends_match(notice: Notice, table_view: TableView) -> bool:
    return isinstance(notice, RoundOver) and table_view.phase is Phase.OVER


def _who_waited(notice: Notice) -> PersonId | None:
    """Return the person who waits for a seat, or sits down: the one line replaces the other."""
    match notice:
        case SeatWanted(person=person) | SeatPassedOn(after=Human(person=person)):
            return person
    return None


def subject(notice: Notice, table_view: TableView) -> str | None:
    """Return what a note is about, so that it replaces the last one; None: it stands alone."""
    if is_of_loss(notice):
        return None
    if _is_of_absence(notice, table_view):
        return "away"
    waits = _who_waited(notice)
    if waits is not None:
        return f"wait-{waits}"
    if isinstance(notice, HostChanged) and isinstance(notice.to, ToPerson):
        return "host"
    if type(notice) in SUBJECTS:
        return SUBJECTS[type(notice)]
    if isinstance(notice, StoodIn | OwnerBack) and isinstance(notice.to, ToChat):
        return absence(notice.seat)
    if isinstance(notice.to, ToPerson) and isinstance(notice, (*NEWS, *OF_OWN_TURN)):
        return "news" if isinstance(notice, NEWS) else "own"
    return None


def passes(notice: Notice, *, over: bool) -> bool:
    """Return whether a note of a seat, or of a host, goes from a chat once all could read it.

    `over` says that somebody waits for a seat no longer.
    """
    told = isinstance(notice, HostChanged | OwnerBack | SeatPassedOn)
    return isinstance(notice.to, ToChat) and (told or (over and isinstance(notice, SeatWanted)))


class Sounds:
    """Knows where to call each person; those who cannot be reached in private, in the chat."""

    def __init__(self, readers: Readers) -> None:
        self._readers = readers

    async def places(self, notice: Notice, table_view: TableView) -> tuple[To, ...]:
        """Return the places that get a notice, by its reader's preference."""
        to = notice.to
        if is_of_loss(notice) or (isinstance(to, ToPerson) and is_beside(notice, table_view)):
            return (to,)
        if isinstance(to, ToPerson) and isinstance(notice, OF_OWN_TURN):  # the rack tells it, too
            in_chat = await self._readers.opens_rack_in_chat(to.person, table_view)
            return () if in_chat else (to,)
        if isinstance(to, ToPerson) and _is_of_chats(notice) and table_view.chats:
            return ()
        if isinstance(to, ToPerson) and isinstance(notice, NEWS) and table_view.chats:
            if to.person in table_view.unreached:
                return ()
            corrects = isinstance(notice, OwnerBack) and _is_of_absence(notice, table_view)
            return (to,) if corrects or await self._rings(to.person, table_view) else ()
        if not isinstance(to, ToPerson) or not isinstance(notice, PERSONAL):
            return (to,)
        if not table_view.chats and not isinstance(notice, TurnWaits):
            return (to,)
        chats = tuple(ToChat(chat) for chat in table_view.chats)
        in_chat = await self._called_in_chat(to.person, table_view)
        if isinstance(notice, TurnWaits):
            return chats if in_chat and table_view.my_turn else ()  # unless the turn has passed on
        alone = to.person not in table_view.unreached and await self._rings(to.person, table_view)
        return (*((to,) if alone or not in_chat else ()), *(chats if in_chat else ()))

    async def only_renews(self, notice: Notice, table_view: TableView) -> bool:
        """Return whether a notice only renews private messages, without a notification.

        A platform may still edit the old messages of people who take no new ones.
        """
        to = notice.to
        if not isinstance(to, ToPerson) or not is_beside(notice, table_view):
            return False
        reached = to.person not in table_view.unreached and not table_view.awaits_seat
        told = reached and isinstance(notice, ENDING) and table_view.match is not None
        return not (told and await self._has_asked(to.person))

    async def tells_end(self, notice: Notice, table_view: TableView) -> bool:
        """Return whether a reader in private hears that somebody else has ended the match."""
        to = notice.to
        if not isinstance(to, ToPerson) or to.person in table_view.unreached:
            return False
        if table_view.awaits_seat:
            return False
        ended = _ends_match(notice, table_view) and _ended_by_others(notice, table_view)
        return ended and await self._rings(to.person, table_view)

    async def heard(
        self,
        notice: Notice,
        to: To,
        screen: Screen,
        table_view: TableView,
        sleeps: Callable[[PersonId], bool],
    ) -> Screen:
        """Return the screen with its sound: audible, or quiet and calling nobody.

        A slow table calls nobody for whom `sleeps` is true, and the end of a round rings for none.
        A chat calls those who were out of reach in private: a message that arrives there is quiet.
        """
        if screen.delivery in {"renew", "remove"}:
            return replace(screen, hushed=True)
        if isinstance(to, ToPerson):
            news = notice.urgency is Urgency.TURN or _ended_by_others(notice, table_view)
            asleep = isinstance(notice, RoundOver) and sleeps(to.person)
            alone = not (to.person in table_view.unreached and table_view.chats)
            rings = news and alone and not asleep and await self._rings(to.person, table_view)
            return replace(screen, hushed=not rings)
        if isinstance(notice, ClockRuns) and await self._told_in_call(notice, table_view):
            return replace(screen, delivery="remove", hushed=True)
        if isinstance(notice, PERSONAL) and isinstance(notice.to, ToPerson):
            return replace(screen, calls=(notice.to.person,))
        if _ends_match(notice, table_view):
            waited = [one.person for one in table_view.played if isinstance(one, Human)]
            people = [one for one in waited if one != _who_ended(table_view) and not sleeps(one)]
            calls = [one for one in people if await self._hears_end_in_chat(one, table_view)]
            return replace(screen, calls=tuple(calls))
        if screen.kind is not ScreenKind.TABLE:
            return screen
        awake = (person for person in screen.calls if not (table_view.slow and sleeps(person)))
        called = [await self._called_in_chat(person, table_view) for person in awake]
        return replace(screen, hushed=not any(called))

    async def _told_in_call(self, notice: ClockRuns, table_view: TableView) -> bool:
        """Return whether a chat's call to the player on turn tells who has resumed the game."""
        now = table_view.round
        if now is None or now.outcome is not None or now.to_move in table_view.standins:
            return False
        mover = table_view.seats[now.to_move]
        if not isinstance(mover, Human) or notice.by in {None, mover.person}:
            return False
        return await self._called_in_chat(mover.person, table_view)

    async def _called_in_chat(self, person: PersonId, table_view: TableView) -> bool:
        way = await self._readers.way(person, table_view)
        return way in {"group", "both"} or (way == "dm" and person in table_view.unreached)

    async def _hears_end_in_chat(self, person: PersonId, table_view: TableView) -> bool:
        """Return whether a person hears the end of a match in the chat, and not in private."""
        alone = person not in table_view.unreached and await self._rings(person, table_view)
        return not alone and await self._called_in_chat(person, table_view)

    async def _has_asked(self, person: PersonId) -> bool:
        """Return whether a person has chosen private notices."""
        return (await self._readers.register.who(person)).wishes.notify in ALONE

    async def _rings(self, person: PersonId, table_view: TableView) -> bool:
        """Return whether a person is called in private."""
        return await self._readers.way(person, table_view) in ALONE
