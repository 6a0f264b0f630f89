"""Builds the state from events; replaying the same events gives the same state."""

from collections.abc import Iterable
from dataclasses import replace

from core.engine.people import ChatId, Computer, Human, Occupant, PersonId
from core.engine.table.deeds import deed, gains
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
    MatchOpened,
    NextWanted,
    OwnerReturned,
    PrivateClosed,
    PrivateOpened,
    ReviewAgreed,
    SeatAsked,
    SeatDeclined,
    SeatGivenUp,
    SeatHandedOver,
    SeatStoodIn,
    SeatTaken,
    SheetChosen,
    StockCut,
    TableOpened,
    TableStopped,
    WatchBegan,
    WatchEnded,
)
from core.engine.table.state import Absence, CutWord, Evening, Phase, TableState, round_of
from core.rules.events import Event
from core.rules.match import Match, new_match
from core.rules.pieces import Seat
from core.rules.play import evolve_all
from core.rules.round import Round

ASIDE = (
    Agreed, ClockHeld, ClockRan, HomeAdded, HomeClosed, ChatMoved, HostNamed, NextWanted,
    OwnerReturned, PrivateClosed, PrivateOpened, ReviewAgreed, SeatAsked, SeatDeclined,
    SeatHandedOver, SeatStoodIn, SheetChosen, WatchBegan, WatchEnded,
)  # fmt: skip
"""Events outside the game: during a match they do not invalidate buttons.

In the lobby any of them may change what *Start* would begin, so buttons become outdated there.
"""


def evolve(state: TableState | None, event: Event) -> TableState:
    """Apply one event; the state before the opening is None."""
    if isinstance(event, TableOpened):
        return _opened(event)
    if state is None:
        raise ValueError(event)
    version = state.version + 1
    after = _changed(state, event)
    aside = isinstance(event, ASIDE) and after.phase is not Phase.LOBBY
    moved = state.moved if aside else version
    return replace(after, version=version, moved=moved)


def replay(events: Iterable[Event], state: TableState | None = None) -> TableState:
    """Apply events in order, to a state or from the opening on."""
    for event in events:
        state = evolve(state, event)
    if state is None:
        raise ValueError("no events")
    return state


def _opened(event: TableOpened) -> TableState:
    return TableState(
        code=event.code,
        chats=() if event.chat is None else (event.chat,),
        host=event.host,
        sheet=event.sheet,
        settings=event.settings,
        seats=(Human(event.host),),
        seed=event.seed,
        daily=event.daily,
        version=1,
        moved=1,
    )


def _changed(state: TableState, event: Event) -> TableState:
    match event:
        case Acted():
            return _acted(state, event)
        case Dealt() | MatchOpened():
            return _begun(state, event)
        case SeatDeclined(person=person):
            ready, waiting = _without(state.ready, person), _without(state.waiting, person)
            return replace(state, ready=ready, waiting=waiting)
        case SeatTaken() | SeatGivenUp() | SeatHandedOver() | SeatAsked():
            return _seated(state, event)
        case SeatStoodIn() | OwnerReturned() | ClockHeld() | ClockRan():
            return _clocked(state, event)
    return _agreed(state, event)


def _agreed(state: TableState, event: Event) -> TableState:
    match event:
        case HomeAdded() | HomeClosed() | ChatMoved():
            return replace(state, chats=_homes(state.chats, event))
        case PrivateClosed(person=person):
            return replace(state, unreached=state.unreached | {person})
        case NextWanted() | ReviewAgreed() | StockCut() | WatchBegan() | WatchEnded():
            return _beside(state, event)
        case PrivateOpened(person=person):
            return replace(state, unreached=state.unreached - {person})
        case HostNamed(person=person):
            return replace(state, host=person)
        case SheetChosen(sheet=sheet):
            return replace(state, sheet=sheet)
        case Agreed(settings=settings):
            watchers = state.watchers if settings.watch else ()
            return replace(state, settings=settings, watchers=watchers)
        case TableStopped() | LobbyLapsed():
            return replace(state, stopped=True)
    raise ValueError(event)


def _beside(
    state: TableState, event: NextWanted | ReviewAgreed | StockCut | WatchBegan | WatchEnded
) -> TableState:
    """Apply what people say beside the game."""
    match event:
        case WatchBegan(person=person):
            return replace(state, watchers=(*state.watchers, person))
        case WatchEnded(person=person):
            return replace(state, watchers=_without(state.watchers, person))
        case NextWanted(person=person):
            return replace(state, ready=(*state.ready, person))
        case ReviewAgreed(person=person):
            return replace(state, agreed=(*state.agreed, person))
        case StockCut(person=person, word=word):
            others = tuple(cut for cut in state.cuts if cut.person != person)
            return replace(state, cuts=(*others, CutWord(person=person, word=word)))


def _homes(
    chats: tuple[ChatId, ...], event: HomeAdded | HomeClosed | ChatMoved
) -> tuple[ChatId, ...]:
    match event:
        case HomeAdded(chat=chat):
            return (*chats, chat)
        case HomeClosed(chat=chat):
            return tuple(home for home in chats if home != chat)
        case ChatMoved(chat=chat, to=to):
            return tuple(to if home == chat else home for home in chats)


def _clocked(
    state: TableState, event: SeatStoodIn | OwnerReturned | ClockHeld | ClockRan
) -> TableState:
    match event:
        case SeatStoodIn(seat=seat):
            hosted = state.seats[seat] == Human(state.host)
            absences = (*_present(state, seat), Absence(seat=seat, hosted=hosted))
            return replace(state, standins=state.standins | {seat}, absences=absences)
        case OwnerReturned(seat=seat):
            return replace(
                state,
                standins=state.standins - {seat},
                absences=_present(state, seat),
                idle=_idle(state, seat, 0),
            )
        case ClockHeld(by=by, nobody=nobody):
            return replace(state, paused=True, paused_by=by, deserted=nobody)
        case ClockRan(by=by):
            owner = None if by is None else state.seat_of(by)
            idle = state.idle if owner is None else _idle(state, owner, 0)  # they are here
            return replace(state, paused=False, paused_by=None, deserted=False, idle=idle)


def _begun(state: TableState, event: Dealt | MatchOpened) -> TableState:
    if isinstance(event, MatchOpened):
        match = new_match(state.sheet, len(state.seats), event.goal)
        idle = (0,) * len(state.seats)
        return replace(
            state,
            match=match,
            deeds=(),
            tables=(),
            idle=idle,
            standins=frozenset(),
            absences=(),
            paused=False,
            paused_by=None,
            deserted=False,
        )
    match = evolve_all(state.begun, (event.deal, *event.left))
    return replace(
        state,
        match=match,
        starter_draw=event.deal.starter_draw,
        deeds=(),
        tables=(round_of(match).table,),
        gains=((),) * len(state.seats),
        played=(),
        dealt=state.seats,
        ready=(),
        seed=event.next_seed,
        deals=state.deals + 1,
        cuts=(),
        fairness=event.deal.fairness,
        shuffles=event.shuffles,
    )


def _seated(
    state: TableState, event: SeatTaken | SeatGivenUp | SeatHandedOver | SeatAsked
) -> TableState:
    match event:
        case SeatTaken(who=who):
            return replace(_arrived(state, who), seats=(*state.seats, who))
        case SeatGivenUp(seat=seat):
            return replace(state, seats=state.seats[:seat] + state.seats[seat + 1 :])
        case SeatHandedOver(seat=seat, to=to):
            return _handed_over(state, seat, to)
        case SeatAsked(person=person):
            return replace(state, waiting=(*state.waiting, person))


def _handed_over(state: TableState, seat: Seat, to: Occupant) -> TableState:
    state = _arrived(_unready(state, state.seats[seat]), to)
    seats = (*state.seats[:seat], to, *state.seats[seat + 1 :])
    standins, idle = state.standins - {seat}, _idle(state, seat, 0)
    gains = tuple(() if place == seat else new for place, new in enumerate(state.gains))
    absences = _present(state, seat)
    return replace(state, seats=seats, standins=standins, absences=absences, idle=idle, gains=gains)


def _present(state: TableState, seat: Seat) -> tuple[Absence, ...]:
    """Return the absences without that of a seat, whose owner plays again or has left."""
    return tuple(one for one in state.absences if one.seat != seat)


def _unready(state: TableState, who: Occupant) -> TableState:
    """Await nothing more from a person who gives up a seat."""
    if not isinstance(who, Human):
        return state
    return replace(state, ready=_without(state.ready, who.person))


def _arrived(state: TableState, who: Occupant) -> TableState:
    """Take a person who sits down off the lists of those who wait and watch."""
    if not isinstance(who, Human):
        return state
    waiting = _without(state.waiting, who.person)
    return replace(state, waiting=waiting, watchers=_without(state.watchers, who.person))


def _without(people: tuple[PersonId, ...], person: PersonId) -> tuple[PersonId, ...]:
    return tuple(other for other in people if other != person)


def _acted(state: TableState, event: Acted) -> TableState:
    match = evolve_all(state.begun, event.events)
    before, after = round_of(state.begun), round_of(match)
    did = deed(event.seat, event.verb, before, after, event.events)
    judged = did.judged if did.objection is None else state.seats[did.objection.seat]
    owner = state.seats[event.seat]
    did = replace(did, by=event.by, owner=owner, judged=judged, automatic=event.automatic)
    done = (did,) if event.verb else ()
    new = gains(event.seat, before, after)
    timeout = done[0].timeout if done else None
    idle = state.idle[event.seat] + 1 if timeout is not None and timeout.idle else 0
    return replace(
        state,
        match=match,
        played=() if after.outcome is None else state.played or state.seats,
        evening=_evening(state, match),
        agreed=state.agreed if after.outcome is None else (),
        idle=_idle(state, event.seat, idle) if done else state.idle,
        absences=_missed(state, event, after),
        deeds=state.deeds + done,
        tables=(state.tables or (before.table,)) + tuple(after.table for _ in done),
        gains=(*state.gains[: event.seat], new, *state.gains[event.seat + 1 :]),
        shuffles=event.shuffle or state.shuffles,
    )


def _missed(state: TableState, event: Acted, after: Round) -> tuple[Absence, ...]:
    """Count a turn that a computer has taken, and ended, for an absent owner."""
    seat = event.seat
    taken = isinstance(event.by, Computer) and seat in state.standins
    ended = after.to_move != seat or after.outcome is not None
    if not (taken and ended and round_of(state.begun).to_move == seat):
        return state.absences
    missed = state.absence_of(seat)
    return (*_present(state, seat), replace(missed, turns=missed.turns + 1))


def _idle(state: TableState, seat: Seat, missed: int) -> tuple[int, ...]:
    """Return the count of idle timeouts in a row of each seat, with one of them changed."""
    idle = state.idle or (0,) * len(state.seats)
    return (*idle[:seat], missed, *idle[seat + 1 :])


def _evening(state: TableState, match: Match) -> Evening:
    """Count a match that was just won; another set of seats starts another evening."""
    if not match.over or state.begun.over:
        return state.evening
    same = state.evening.seats == state.seats
    kept = state.evening if same else Evening(seats=state.seats, won=(0,) * len(state.seats))
    winners = match.winners or ()
    won = tuple(times + (seat in winners) for seat, times in enumerate(kept.won))
    return replace(kept, matches=kept.matches + 1, won=won)
