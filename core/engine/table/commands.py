"""Commands: what people want of a table. What they want of the game are actions."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Protocol

from core.engine.people import ChatId, Computer, Human, Nobody, Occupant, PersonId
from core.engine.ports import Entropy
from core.engine.table.events import (
    Acted,
    Agreed,
    ChatMoved,
    ClockRan,
    HomeAdded,
    HostNamed,
    SeatDeclined,
    SeatGivenUp,
    SeatHandedOver,
    SeatTaken,
    SheetChosen,
    TableStopped,
)
from core.engine.table.evolve import replay
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.seating import (
    another_match,
    next_round,
    seat_at,
    seat_for,
    seat_midway,
    seated,
    stood_in,
    there,
)
from core.engine.table.state import Phase, Settings, TableState
from core.rules.actions import Leave
from core.rules.events import Event
from core.rules.pieces import Seat
from core.rules.play import decide
from core.rules.sheet import Sheet

TWO = 2
"""The minimum number of players."""


class Command(Protocol):
    """A request of a person to a table."""

    def decide(self, state: TableState, entropy: Entropy) -> tuple[Event, ...]:
        """Return the resulting events; raises TableRefusedError without any change."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Join:
    """Take a seat: at once in the lobby, otherwise from the next round on."""

    person: PersonId
    chat: ChatId | None = None
    """The chat of the request; from now on it shows the table too."""

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """Take a seat; refuse people who have one or wait, and everybody when the table is full.

        Where the host allows it, a person takes over a computer's seat in the middle of a round.
        In a chat that does not show the table, a seated player adds the chat instead, and so
        resumes a table that was paused because no chat showed it.
        """
        home = self._home(state)
        waits = self.person in state.waiting and seat_midway(state) is None
        if not waits and self.person not in state.people:
            return (*home, *seat_for(self.person, state))
        if not home:
            raise TableRefusedError(TableCode.WAITS_ALREADY if waits else TableCode.ALREADY_SEATED)
        return home

    def _home(self, state: TableState) -> tuple[Event, ...]:
        if self.chat is None or self.chat in state.chats:
            return ()
        runs = (ClockRan(by=self.person),) if state.paused and not state.chats else ()
        return (HomeAdded(chat=self.chat), *runs)


@dataclass(frozen=True, slots=True, kw_only=True)
class GetUp:
    """Leave the table for good, even in the middle of a round."""

    person: PersonId

    def decide(self, state: TableState, entropy: Entropy) -> tuple[Event, ...]:
        """Give up the seat. A leaving host names an heir; the last person closes the table."""
        if self.person in state.waiting:
            return (SeatDeclined(person=self.person),)
        seat = seat_at(state, self.person)
        return _vacated(state, seat, entropy)


@dataclass(frozen=True, slots=True, kw_only=True)
class Remove:
    """Remove a player; only the host may."""

    person: PersonId
    seat: Seat

    def decide(self, state: TableState, entropy: Entropy) -> tuple[Event, ...]:
        """Vacate the seat."""
        _only_host(state, self.person)
        return _vacated(state, self.seat, entropy, removed=True)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatComputers:
    """Set the computer players of the table; only the host may, in the lobby."""

    person: PersonId
    levels: tuple[str, ...]

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """Seat them after the people."""
        _only_host(state, self.person)
        _only_in_lobby(state)
        _only_known(self.levels, state.sheet)
        if len(state.people) + len(self.levels) > state.sheet.max_players:
            raise TableRefusedError(TableCode.TABLE_FULL, needed=state.sheet.max_players)
        old = [seat for seat, who in enumerate(state.seats) if isinstance(who, Computer)]
        up = tuple(SeatGivenUp(seat=seat) for seat in reversed(old))
        return up + tuple(SeatTaken(who=Computer(level)) for level in self.levels)


@dataclass(frozen=True, slots=True, kw_only=True)
class Start:
    """Open the match and deal; only the host may."""

    person: PersonId

    def decide(self, state: TableState, entropy: Entropy) -> tuple[Event, ...]:
        """Deal to all seats."""
        _only_host(state, self.person)
        _only_in_lobby(state)
        return another_match(state, entropy)


@dataclass(frozen=True, slots=True, kw_only=True)
class Stop:
    """Close the table for good; only the host may, or `by` in the host's name."""

    person: PersonId
    by: PersonId | None = None

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """Close it, in any phase."""
        _only_host(state, self.person)
        return (TableStopped(by=self.by or self.person),)


@dataclass(frozen=True, slots=True, kw_only=True)
class NameHost:
    """Make another player the host; only the host may."""

    person: PersonId
    to: PersonId

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """Name a seated player."""
        _only_host(state, self.person)
        seat_at(state, self.to)
        if self.to == state.host:
            raise TableRefusedError(TableCode.HOST_ALREADY)
        return (HostNamed(person=self.to),)


@dataclass(frozen=True, slots=True, kw_only=True)
class StandIn:
    """Let a computer play for a player until the player acts.

    The host may request it at any time, other players only after a timeout of an idle seat.
    """

    person: PersonId
    seat: Seat

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """Let it play if a person holds the seat and a round is running."""
        seat_at(state, self.person)
        if state.running is None:
            raise TableRefusedError(TableCode.NOT_STARTED)
        if self.seat in state.standins:
            raise TableRefusedError(TableCode.STOOD_IN)
        if isinstance(state.seats[self.seat], Computer):
            raise TableRefusedError(TableCode.COMPUTER_SEAT)
        idle = bool(state.idle and state.idle[self.seat])
        absent = isinstance(state.seats[self.seat], Human) and (idle or self.person == state.host)
        if not absent:
            raise TableRefusedError(TableCode.NOT_AWAY)
        events = stood_in(state, self.seat)
        if not events:  # nobody else is there, and the table is paused for that
            raise TableRefusedError(TableCode.PAUSED)
        return events


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseSheet:
    """Change the rule sheet or the house rules; only the host may, between matches."""

    person: PersonId
    sheet: Sheet

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """Choose the sheet if it allows this many players; the same one again is a no-op."""
        _only_host(state, self.person)
        _only_between_matches(state)
        if len(state.seats) > self.sheet.max_players:
            raise TableRefusedError(TableCode.TABLE_FULL, needed=self.sheet.max_players)
        _only_known([who.level for who in state.seats if isinstance(who, Computer)], self.sheet)
        return (SheetChosen(sheet=self.sheet),) if self.sheet != state.sheet else ()


@dataclass(frozen=True, slots=True, kw_only=True)
class MoveHome:
    """Move the table from this chat to another one; only the host may."""

    person: PersonId
    chat: ChatId
    to: ChatId

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """Move it if this chat shows the table and the other one does not."""
        _only_host(state, self.person)
        if self.chat not in state.chats or self.to in state.chats:
            raise TableRefusedError(TableCode.NO_TABLE)
        return (ChatMoved(chat=self.chat, to=self.to),)


@dataclass(frozen=True, slots=True, kw_only=True)
class Agree:
    """Change the settings; only the host may, and the goal only between matches."""

    person: PersonId
    settings: Settings

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """Store the settings; unchanged settings are a no-op."""
        _only_host(state, self.person)
        if self.settings.goal != state.settings.goal:
            _only_between_matches(state)
        return (Agreed(settings=self.settings),) if self.settings != state.settings else ()


HOSTED = (Remove, SeatComputers, Start, Stop, NameHost, StandIn, ChooseSheet, MoveHome, Agree)
"""Commands of the host, mostly or always; an admin of the chat may act in the host's name."""


def _only_known(levels: Iterable[str], sheet: Sheet) -> None:
    strange = next((level for level in levels if level not in sheet.family.players.levels), None)
    if strange is not None:
        raise TableRefusedError(TableCode.NO_SUCH_LEVEL, name=strange)


def _only_host(state: TableState, person: PersonId) -> None:
    seat_at(state, person)
    if person != state.host:
        raise TableRefusedError(TableCode.NOT_HOST)


def _only_in_lobby(state: TableState) -> None:
    if state.phase is not Phase.LOBBY:
        raise TableRefusedError(TableCode.ALREADY_STARTED)


def _only_between_matches(state: TableState) -> None:
    if state.phase not in {Phase.LOBBY, Phase.OVER}:
        raise TableRefusedError(TableCode.MATCH_RUNNING)


def _vacated(
    state: TableState, seat: Seat, entropy: Entropy, *, removed: bool = False
) -> tuple[Event, ...]:
    others = [p for p in state.people if Human(p) != state.seats[seat]]
    if not others:
        return (TableStopped(),)
    heir = replace(state, host=others[0]) if Human(state.host) == state.seats[seat] else state
    handed = () if heir is state else (HostNamed(person=heir.host),)
    if state.phase is Phase.LOBBY:
        return (SeatGivenUp(seat=seat), *handed, *seated(replay((SeatGivenUp(seat=seat),), state)))
    gone = (*_left(state, seat, removed=removed), *handed)
    return (*gone, *_awaited_no_more(replay(gone, state), entropy))


def _awaited_no_more(state: TableState, entropy: Entropy) -> tuple[Event, ...]:
    """Deal once the last player whom the ready ones awaited has left."""
    if state.running is not None or not (state.ready and {*state.ready}.issuperset(there(state))):
        return ()
    with suppress(TableRefusedError):  # too few are left: the host may seat somebody
        over = state.phase is Phase.OVER
        return another_match(state, entropy) if over else next_round(state, entropy)
    return ()


def _left(state: TableState, seat: Seat, *, removed: bool) -> tuple[Event, ...]:
    playing = sum(who != Nobody() for who in state.seats)
    closed = state.settings.leavers == "closed" and playing > TWO
    to: Occupant = Nobody() if closed else Computer(state.settings.computers)
    handed = SeatHandedOver(seat=seat, to=to, removed=removed)
    if not closed or state.running is None:
        return (handed,)
    gone = decide(state.begun, seat, Leave()).events
    by = state.seats[seat]
    return (Acted(seat=seat, verb=Leave.verb, by=by, events=gone), handed)
