"""Turns a change of a table into notices, and chooses their receivers."""

from collections.abc import Iterator, Sequence
from functools import partial

from core.engine.delivery.notices import (
    CallPaused,
    ClockRuns,
    ClockStands,
    HomeLeft,
    HomeLost,
    HostChanged,
    LobbyChanged,
    NextAwaited,
    NobodyStarted,
    NobodyThere,
    Notice,
    OutOfReach,
    OwnerBack,
    RoundBegan,
    RoundOver,
    RulesChanged,
    SeatPassedOn,
    SeatsActed,
    SeatWanted,
    SettingsChanged,
    StoodIn,
    TableClosed,
    TurnRenewed,
    TurnResumed,
    WatchClosed,
    WithinReach,
    YourTurn,
)
from core.engine.people import ChatId, Human, Occupant, PersonId, TableId, To, ToChat, ToPerson
from core.engine.table.deeds import Deed
from core.engine.table.events import (
    Acted,
    Agreed,
    ChatMoved,
    ClockHeld,
    ClockRan,
    Dealt,
    HomeAdded,
    HomeClosed,
    HostNamed,
    LobbyLapsed,
    NextWanted,
    OwnerReturned,
    PrivateClosed,
    PrivateOpened,
    SeatAsked,
    SeatDeclined,
    SeatHandedOver,
    SeatStoodIn,
    SeatTaken,
    SheetChosen,
    StockCut,
    TableStopped,
)
from core.engine.table.seat_state import possible_words
from core.engine.table.state import Phase, TableState
from core.rules.drafts import NO_DRAFT
from core.rules.events import Event

RENEWING = (
    Agreed,
    ClockHeld,
    ClockRan,
    HomeAdded,
    HomeClosed,
    HostNamed,
    OwnerReturned,
    SeatHandedOver,
    SeatStoodIn,
)
"""Events that change possible actions, or their description, in a round without a move.

A chat without a language of its own is spoken to in that of the host. Beside a chat, a private
message says less.
"""
OF_SEATS = (OwnerReturned, SeatHandedOver, SeatStoodIn)
"""Events whose notices also name the new host, who alone is told so apart: it stays longer."""
OF_RESULTS = (HomeAdded, HomeClosed, HostNamed, NextWanted, SeatDeclined, StockCut, *OF_SEATS)
"""Events that change what is possible after a round, or how it is described."""


def notices(
    table: TableId, before: TableState | None, after: TableState, events: Sequence[Event]
) -> tuple[Notice, ...]:
    """Return the notices for these events, in delivery order."""
    return tuple(_notices(table, before, after, events))


def _notices(
    table: TableId, before: TableState | None, after: TableState, events: Sequence[Event]
) -> Iterator[Notice]:
    if before is None or (after.phase is Phase.LOBBY and events):
        left = () if before is None else (*before.people, *before.waiting)
        places = dict.fromkeys((*everybody(after), *waiters(after), *map(ToPerson, left)))
        yield from (LobbyChanged(to=to, table=table) for to in places)
    if before is not None and any(isinstance(event, Acted) for event in events):
        yield from _acted(table, before, after)
    heir = next((event.person for event in events if isinstance(event, HostNamed)), None)
    if _goes_on(before, after) and any(isinstance(event, RENEWING) for event in events):
        renewed = (*everybody(after), *waiters(after))
        yield from (TurnRenewed(to=to, table=table) for to in renewed)
    for event in events:
        yield from _of_seat(table, before, after, event, heir)
        yield from _of_event(table, before, after, event)
        yield from _of_result(table, before, after, event)
        yield from _of_clock(table, after, event)
        yield from _of_homes(table, after, event)
        yield from _of_settings(table, before, after, event)
    if before is not None and heir is not None:
        told = () if any(isinstance(event, OF_SEATS) for event in events) else audience(after)
        for to in dict.fromkeys((*told, ToPerson(heir), ToPerson(before.host))):
            yield HostChanged(to=to, table=table)
    if before is not None and _moves_racks(before, after):
        yield from (SeatsActed(to=ToPerson(to), table=table, deeds=()) for to in after.people)
    caller = _called(before, after, events)
    if caller is not None:
        yield YourTurn(to=ToPerson(caller), table=table)


def _goes_on(before: TableState | None, after: TableState) -> bool:
    """Return whether a round is played that was played before: a new one is shown, and calls."""
    return before is not None and before.running is not None and after.running is not None


def _acted(table: TableId, before: TableState, after: TableState) -> Iterator[Notice]:
    deeds = after.deeds[len(before.deeds) :]
    if after.stopped:
        return
    if after.running is None:
        told = (*everybody(after), *waiters(after))
        yield from (RoundOver(to=to, table=table, deeds=deeds) for to in told)
        return
    shown = dict.fromkeys((*audience(after), *watchers(after), *_timed_out(after, deeds)))
    for to in shown:
        yield SeatsActed(to=to, table=table, deeds=deeds)
    changed = (*_with_other_words(before, after), *_judged(after, deeds))
    renewed = dict.fromkeys((*_actors(after, deeds), *changed, *waiters(after)))
    yield from (TurnRenewed(to=to, table=table) for to in renewed if to not in shown)


def _actors(after: TableState, deeds: Sequence[Deed]) -> Iterator[To]:
    """Return the people who acted: a shutdown may lose the reply that shows them the result."""
    acted = dict.fromkeys(after.seats[deed.seat] for deed in deeds)
    return (ToPerson(who.person) for who in acted if isinstance(who, Human))


def _with_other_words(before: TableState, after: TableState) -> Iterator[To]:
    """Return the people with possible words before or after the change: their buttons changed.

    Most waiting players have none, and their messages stay as they are. The player whose turn has
    just begun gets `YourTurn`, which shows the same.
    """
    now = after.to_move
    begins = now if now != before.to_move else None
    for seat, who in enumerate(after.seats):
        can = (possible_words(state, seat, NO_DRAFT) for state in (before, after))
        if isinstance(who, Human) and who != begins and any(can):
            yield ToPerson(who.person)


def _judged(after: TableState, deeds: Sequence[Deed]) -> Iterator[To]:
    """Return the people to whom an upheld objection gave back what they had laid."""
    whose = (after.seats[deed.objection.seat] for deed in deeds if deed.objection is not None)
    return (ToPerson(who.person) for who in whose if isinstance(who, Human))


def _timed_out(after: TableState, deeds: Sequence[Deed]) -> Iterator[To]:
    """Return the people whose turn timed out: they are shown the effect on their rack."""
    for deed in deeds:
        who = after.seats[deed.seat]
        if deed.timeout is not None and isinstance(who, Human):
            yield ToPerson(who.person)


def audience(state: TableState) -> tuple[To, ...]:
    """Return where a table is public: its chats, or the players of a table without one."""
    if state.chats:
        return tuple(ToChat(chat) for chat in state.chats)
    return tuple(ToPerson(person) for person in state.people)


def watchers(state: TableState) -> tuple[To, ...]:
    """Return the people who watch from elsewhere."""
    return tuple(map(ToPerson, state.watchers))


def waiters(state: TableState) -> tuple[To, ...]:
    """Return the people who wait for a seat: a table that they look at is renewed."""
    watching = watchers(state)
    return tuple(to for to in map(ToPerson, state.waiting) if to not in watching)


def awaiting_move(state: TableState) -> tuple[To, ...]:
    """Return the chats and the people that wait for the player to move; empty if nobody waits."""
    people = tuple(ToPerson(one) for one in state.people if Human(one) != state.to_move)
    return (*map(ToChat, state.chats), *people) if people else ()


def everybody(state: TableState) -> tuple[To, ...]:
    """Return where a table is public, all players in private, and the people who watch."""
    people = map(ToPerson, state.people)
    return tuple(dict.fromkeys((*audience(state), *people, *watchers(state))))


def _of_event(
    table: TableId, before: TableState | None, after: TableState, event: Event
) -> Iterator[Notice]:
    match event:
        case Dealt():
            yield from (RoundBegan(to=to, table=table) for to in everybody(after))
            yield from (TurnRenewed(to=to, table=table) for to in waiters(after))
        case SeatAsked(person=person) | SeatDeclined(person=person):
            missed = isinstance(event, SeatDeclined)
            yield from _of_waiting(table, after, person)
            yield from renewing(table, after, ToPerson(person), missed=missed)
            if missed and _goes_on(before, after):  # the others may get a seat sooner
                yield from (TurnRenewed(to=to, table=table) for to in waiters(after))
        case SeatTaken(who=Human(person=person)) if before is not None:
            yield from _of_waiting(table, after, person, waited=person in before.waiting)
        case LobbyLapsed() if before is not None:
            told = dict.fromkeys((*everybody(before), *map(ToPerson, before.waiting)))
            yield from (NobodyStarted(to=to, table=table) for to in told)
        case TableStopped(by=by) if before is not None:
            waiting = map(ToPerson, before.waiting)
            told = dict.fromkeys((*everybody(before), *waiting))
            yield from (TableClosed(to=to, table=table, by=by) for to in told)


def _of_waiting(
    table: TableId, after: TableState, person: PersonId, *, waited: bool = True
) -> Iterator[Notice]:
    """Tell that a person waits for a seat or no longer; the person, too, who may have an offer."""
    told = audience(after) if waited else ()
    for to in dict.fromkeys((*told, ToPerson(person))):
        yield SeatWanted(to=to, table=table, person=person)


def _of_seat(
    table: TableId,
    before: TableState | None,
    after: TableState,
    event: Event,
    heir: PersonId | None,
) -> Iterator[Notice]:
    """Tell who plays for a seat, and in the same note who is the host because of it."""
    match event:
        case SeatHandedOver(seat=seat, to=occupant, removed=removed) if before is not None:
            left = before.seats[seat]
            told = partial(SeatPassedOn, before=left, after=occupant, removed=removed)
            for to in everybody(after):
                yield told(to=to, table=table, seat=seat, heir=heir)
            yield from _left_behind(table, left, after)
            if removed and isinstance(left, Human) and left.person not in before.unreached:
                yield told(to=ToPerson(left.person), table=table, seat=seat)
            if _goes_on(before, after):
                yield from _taken_over(table, occupant)
            if isinstance(occupant, Human):
                yield from _of_waiting(table, after, occupant.person, waited=False)
        case SeatStoodIn(seat=seat) | OwnerReturned(seat=seat):
            said = StoodIn if isinstance(event, SeatStoodIn) else OwnerBack
            if said is OwnerBack and before is not None and before.phase is Phase.OVER:
                return  # no computer plays for anybody between two matches
            yield from (said(to=to, table=table, seat=seat, heir=heir) for to in everybody(after))


def _left_behind(table: TableId, before: Occupant, after: TableState) -> Iterator[Notice]:
    """Renew the message of a person who gave up a seat: no action is possible there any more."""
    if after.running is None or not isinstance(before, Human):
        return
    if before.person not in after.people:
        yield TurnRenewed(to=ToPerson(before.person), table=table)


def _taken_over(table: TableId, occupant: Occupant) -> Iterator[Notice]:
    """Show a person who sits down in the middle of a round the table and the rack."""
    if isinstance(occupant, Human):
        yield SeatsActed(to=ToPerson(occupant.person), table=table, deeds=())


def _of_result(
    table: TableId, before: TableState | None, after: TableState, event: Event
) -> Iterator[Notice]:
    """Refresh a result with buttons for the people who are there now; leavers get no buttons."""
    ended = after.phase in {Phase.BETWEEN, Phase.OVER}
    if ended and isinstance(event, OF_RESULTS):
        were = () if before is None else map(ToPerson, before.people)
        for to in dict.fromkeys((*everybody(after), *waiters(after), *were)):
            yield NextAwaited(to=to, table=table)


def _of_clock(table: TableId, after: TableState, event: Event) -> Iterator[Notice]:
    """Tell of a pause and its end; whoever is on turn is called, and the call ends with a pause."""
    who = None if after.running is None else after.to_move
    mover = who.person if isinstance(who, Human) else None
    match event:
        case ClockHeld(by=by, nobody=nobody):
            for to in everybody(after):
                if nobody:
                    yield NobodyThere(to=to, table=table)
                else:
                    yield ClockStands(to=to, table=table, by=by)
            if mover is not None:
                yield CallPaused(to=ToPerson(mover), table=table)
        case ClockRan(by=by):
            yield from (ClockRuns(to=to, table=table, by=by) for to in everybody(after))
            if mover is not None and by not in {None, mover}:
                yield TurnResumed(to=ToPerson(mover), table=table, by=by)


def _of_settings(
    table: TableId, before: TableState | None, after: TableState, event: Event
) -> Iterator[Notice]:
    """Tell everybody but the host, who is answered, what the host changed after the first deal.

    Before that, the lobby shows it. Those who may watch no longer are told at any time.
    """
    for person in () if before is None or after.stopped else before.watchers:
        if isinstance(event, Agreed) and person not in after.watchers:
            yield WatchClosed(to=ToPerson(person), table=table)
    if before is None or after.phase is Phase.LOBBY:
        return
    told = (to for to in everybody(after) if to != ToPerson(after.host))
    match event:
        case Agreed():
            for to in told:
                yield SettingsChanged(to=to, table=table, before=before.settings)
        case SheetChosen():
            yield from (RulesChanged(to=to, table=table) for to in told)


def _of_homes(table: TableId, after: TableState, event: Event) -> Iterator[Notice]:
    match event:
        case HomeAdded(chat=chat):
            if after.match is not None:
                yield SeatsActed(to=ToChat(chat), table=table, deeds=())
            yield from _of_lost_home(table, after, chat)
        case ChatMoved(chat=chat, to=other):
            yield HomeLeft(to=ToChat(chat), table=table, moved_to=other)
            if after.match is not None:
                yield SeatsActed(to=ToChat(other), table=table, deeds=())
            yield from _of_lost_home(table, after, other)
        case HomeClosed(chat=chat):
            yield from _of_lost_home(table, after, chat)
        case PrivateClosed(person=person) | PrivateOpened(person=person):
            said = OutOfReach if isinstance(event, PrivateClosed) else WithinReach
            for to in audience(after):
                if to != ToPerson(person):
                    yield said(to=to, table=table, person=person)
            if isinstance(event, PrivateOpened):
                yield from renewing(table, after, ToPerson(person), missed=True)


def renewing(table: TableId, state: TableState, to: To, *, missed: bool) -> Iterator[Notice]:
    """Refresh the messages of a place that `missed` something, or now reads them differently."""
    match state.phase:
        case Phase.LOBBY:
            yield LobbyChanged(to=to, table=table)
        case Phase.PLAYING:
            yield TurnRenewed(to=to, table=table)
        case Phase.BETWEEN | Phase.OVER:
            yield NextAwaited(to=to, table=table, renews=not missed)


def _of_lost_home(table: TableId, after: TableState, chat: ChatId) -> Iterator[Notice]:
    """Tell the players about a chat that stopped showing the table, or shows it again."""
    for person in dict.fromkeys((after.host, *after.people)):
        yield HomeLost(to=ToPerson(person), table=table, chat=chat)


def _moves_racks(before: TableState, after: TableState) -> bool:
    """Return whether the racks of a running round have just moved to private messages."""
    moved = before.settings.racks != after.settings.racks == "dm"
    return moved and after.running is not None


def _called(
    before: TableState | None, after: TableState, events: Sequence[Event]
) -> PersonId | None:
    """Return the person whose turn has just begun, or whose rack has just moved to private."""
    now = after.to_move
    if not isinstance(now, Human):
        return None
    if before is not None and _moves_racks(before, after):
        return now.person
    dealt = any(isinstance(event, Dealt) for event in events)
    if not dealt and before is not None and before.to_move == now:
        return None
    return now.person
