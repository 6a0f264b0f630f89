"""Assigns seats, lets people watch, handles absent players, lets players cut, and deals rounds."""

import unicodedata
from dataclasses import dataclass, replace

from core.engine.evening import daily
from core.engine.people import Computer, Human, Nobody, PersonId
from core.engine.ports import Entropy
from core.engine.table.events import (
    ClockHeld,
    ClockRan,
    Dealt,
    HostNamed,
    MatchOpened,
    OwnerReturned,
    SeatAsked,
    SeatHandedOver,
    SeatStoodIn,
    SeatTaken,
    StockCut,
    WatchBegan,
    WatchEnded,
)
from core.engine.table.evolve import replay
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.state import Phase, TableState
from core.rules.actions import Leave
from core.rules.events import Event, RoundDealt
from core.rules.match import Match, shuffled_deal, table_can_be
from core.rules.pieces import Seat
from core.rules.play import decide, evolve_all, why_not_deal
from core.rules.seals import LONGEST_WORD, FairChance, Fairness, commitment_of, rules_text


def seat_for(person: PersonId, state: TableState) -> tuple[Event, ...]:
    """Seat a person, at once or from the next round on; raises TableRefusedError."""
    room = state.sheet.max_players - len(state.seats)
    if state.phase is Phase.LOBBY:
        if room <= 0:
            raise TableRefusedError(TableCode.TABLE_FULL, needed=state.sheet.max_players)
        return (SeatTaken(who=Human(person)),)
    computer = seat_midway(state)
    if computer is not None:
        return (SeatHandedOver(seat=computer, to=Human(person)),)
    if len(free_seats(state)) + room <= len(state.waiting):
        raise TableRefusedError(TableCode.NO_FREE_SEAT)
    return (SeatAsked(person=person),)


def seat_midway(state: TableState) -> Seat | None:
    """Return the computer's seat that a person may take in the middle of a round, if any."""
    if state.settings.joins != "midway" or state.running is None:
        return None
    return next((s for s, who in enumerate(state.seats) if isinstance(who, Computer)), None)


def awaited_by(person: PersonId, state: TableState) -> tuple[Event, ...]:
    """Put a person on the waiting list, even if no seat may become free soon."""
    if person in state.waiting:
        raise TableRefusedError(TableCode.WAITS_ALREADY)
    if state.phase is Phase.LOBBY and len(state.seats) < state.sheet.max_players:
        return seat_for(person, state)
    return (SeatAsked(person=person),)


def free_seats(state: TableState) -> tuple[Seat, ...]:
    """Return the seats that waiting people could get: closed ones first, then computers."""
    closed = [seat for seat, who in enumerate(state.seats) if who == Nobody()]
    computers = [seat for seat, who in enumerate(state.seats) if isinstance(who, Computer)]
    return (*closed, *computers)


def seated(state: TableState) -> tuple[Event, ...]:
    """Seat the people who have waited longest, at the end of the row, while the sheet allows it."""
    taken = len(state.seats)
    room = sum(table_can_be(state.sheet, taken + more) for more in range(1, len(state.waiting) + 1))
    return tuple(SeatTaken(who=Human(person)) for person in state.waiting[:room])


LOBBY_WAITS = 1_800
"""Seconds until an unchanged lobby expires."""


def stood_in(state: TableState, seat: Seat) -> tuple[Event, ...]:
    """Let a computer stand in for a seat; an absent host is replaced by a present player.

    If nobody else is present or waits for a seat, the table pauses: computers do not finish a match
    alone.
    """
    others = tuple(person for person in there(state) if Human(person) != state.seats[seat])
    if not (others or state.waiting):
        return () if state.paused else (ClockHeld(nobody=True),)
    handed = state.seats[seat] == Human(state.host)
    return (SeatStoodIn(seat=seat), *_named(others[:1] if handed else ()))


def returned(state: TableState, person: PersonId) -> tuple[Event, ...]:
    """Let a person play again: resume a table that was paused because all were away.

    A no-op for everybody else. Once the match is over, it counts for the next one.
    """
    seat = state.seat_of(person)
    if seat is None:
        return ()
    back = _given_back(state, seat) if seat in state.standins else ()
    return (*back, ClockRan(by=person)) if state.deserted else back


def _given_back(state: TableState, seat: Seat) -> tuple[Event, ...]:
    """Give a seat back to its owner; make the owner host if the host and all others are away."""
    owner = state.seats[seat]
    host = state.seat_of(state.host)
    alone = host in state.standins and host != seat and not there(state)
    heir = (owner.person,) if alone and isinstance(owner, Human) else ()
    return (OwnerReturned(seat=seat), *_named(heir))


def there(state: TableState) -> tuple[PersonId, ...]:
    """Return the people who play for themselves."""
    return tuple(p for p in state.people if state.seat_of(p) not in state.standins)


def seat_at(state: TableState, person: PersonId) -> Seat:
    """Return a person's seat; raises TableRefusedError."""
    seat = state.seat_of(person)
    if seat is None:
        raise TableRefusedError(TableCode.NOT_AT_TABLE)
    return seat


@dataclass(frozen=True, slots=True, kw_only=True)
class ComeBack:
    """Play again after a computer stood in, or all were away."""

    person: PersonId

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """Give the seat back, and resume a deserted table; otherwise a no-op."""
        seat_at(state, self.person)
        return returned(state, self.person)


def _named(heir: tuple[PersonId, ...]) -> tuple[Event, ...]:
    return tuple(HostNamed(person=person) for person in heir)


def deal(state: TableState, entropy: Entropy) -> Dealt:
    """Deal the next round of a match, and choose the secret seed of the deal after it.

    Raises:
        TableRefusedError: the deal is impossible.
    """
    match = state.begun
    fairness = fixed(state)
    chance = entropy if fairness is None else FairChance(fairness)
    dealt = replace(shuffled_deal(match, chance, _youngest(state)), fairness=fairness)
    refusal = why_not_deal(match, dealt.starter, dealt.starter_draw)
    if refusal is not None:
        raise TableRefusedError(TableCode.TOO_FEW, needed=match.sheet.min_players)
    closed = tuple(seat for seat, who in enumerate(state.seats) if who == Nobody())
    return Dealt(
        deal=dealt,
        left=_without(match, dealt, closed),
        shuffles=chance.shuffles if isinstance(chance, FairChance) else 0,
        next_seed="" if state.daily else entropy.secret(),
    )


def _not_dealt(state: TableState) -> TableRefusedError:
    """Say why the seats of a table cannot be dealt a round."""
    sheet = state.sheet
    if len(state.seats) < sheet.min_players:
        return TableRefusedError(TableCode.TOO_FEW, needed=sheet.min_players)
    counts = range(sheet.min_players, sheet.max_players + 1)
    most = max((seats for seats in counts if table_can_be(sheet, seats)), default=0)
    return TableRefusedError(TableCode.TABLE_FULL if most else TableCode.TOO_LITTLE, needed=most)


def another_match(state: TableState, entropy: Entropy) -> tuple[Event, ...]:
    """Open a match with the same seats and those who wait, and deal; raises TableRefusedError.

    A computer plays on for players who were away at the end of the last match.
    """
    if not table_can_be(state.sheet, len(state.seats)):
        raise _not_dealt(state)
    opened = (
        *seated(state),
        MatchOpened(goal=state.settings.goal or state.sheet.goal),
    )
    begun = (*opened, *next_round(replay(opened, state), entropy))
    for seat in sorted(state.standins):
        begun = (*begun, *stood_in(replay(begun, state), seat))
    return begun


def next_round(state: TableState, entropy: Entropy) -> tuple[Event, ...]:
    """Seat the people who wait where seats are free, and deal; raises TableRefusedError.

    If all others are away, the first of them is the host.
    """
    free = free_seats(state)
    handed = tuple(
        SeatHandedOver(seat=seat, to=Human(person))
        for person, seat in zip(state.waiting, free, strict=False)
    )
    host = state.seat_of(state.host)
    alone = bool(handed) and host in state.standins and not there(state)
    events = (*handed, *_named(state.waiting[:1] if alone else ()))
    return (*events, deal(replay(events, state), entropy))


def fixed(state: TableState) -> Fairness | None:
    """Return what fixes the next deal; None if no seed is committed."""
    if not state.seed:
        return None
    table, deal = state.code, state.deals + 1
    if state.daily:  # the same for everybody, whatever their tables are called
        table, deal = daily.TABLE, daily.deal_of(state.daily)
    sheet = state.sheet if state.match is None else state.begun.sheet
    words = {cut.person: cut.word for cut in state.cuts}
    return Fairness(
        commitment=commitment_of(state.seed, table, deal),
        table=table,
        deal=deal,
        rules=rules_text(sheet.id, sheet.options()),
        words=tuple(_word(words, state, seat) for seat in range(len(state.seats))),
        seed=state.seed,
    )


def committed(state: TableState) -> str:
    """Return the commitment for the running round, or otherwise for the next deal."""
    fairness = fixed(state) if state.running is None else state.fairness
    return "" if fairness is None else fairness.commitment


def _word(words: dict[PersonId, str], state: TableState, seat: Seat) -> str:
    person = next((one for one in state.people if state.seat_of(one) == seat), None)
    return "" if person is None else words.get(person, "")


def _youngest(state: TableState) -> Seat | None:
    youngest = state.settings.youngest
    return None if youngest is None else state.seat_of(youngest)


def _without(match: Match, dealt: RoundDealt, seats: tuple[Seat, ...]) -> tuple[Event, ...]:
    events: tuple[Event, ...] = ()
    for seat in seats:
        events += decide(evolve_all(match, (dealt, *events)), seat, Leave()).events
    return events


DRAWN = 10
"""The length of a word that is drawn for a player."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CutStock:
    """Add a word to the next shuffle, or replace it, until the round is dealt."""

    person: PersonId
    word: str = ""
    """Empty draws a random word."""

    def decide(self, state: TableState, entropy: Entropy) -> tuple[Event, ...]:
        """Store the word of a seated or waiting player."""
        if self.person not in {*state.people, *state.waiting}:
            raise TableRefusedError(TableCode.NOT_AT_TABLE)
        if state.running is not None:
            raise TableRefusedError(TableCode.DEALT_ALREADY)
        if not state.seed:
            raise TableRefusedError(TableCode.NOTHING_COMMITTED)
        word = cut_word(self.word) or entropy.secret()[:DRAWN]
        if len(word) > LONGEST_WORD:
            raise TableRefusedError(TableCode.WORD_TOO_LONG, needed=LONGEST_WORD)
        return (StockCut(person=self.person, word=word),)


def cut_word(text: str) -> str:
    """Normalise a word before it is signed: one line, single spaces, visible characters."""
    composed = unicodedata.normalize("NFC", text)
    seen = ("" if unicodedata.category(sign)[0] == "C" else sign for sign in composed)
    return " ".join("".join(seen).split())


MOST_WATCHERS = 10
"""The number of people who may watch a table: each gets every move."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Watch:
    """Watch a table in private; the public view, and nothing else."""

    person: PersonId

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """Let somebody without a seat watch; a no-op for people who watch already."""
        if self.person in state.watchers or self.person in state.people:
            return ()
        if not state.settings.watch:
            raise TableRefusedError(TableCode.NOT_WATCHED)
        if len(state.watchers) >= MOST_WATCHERS:
            raise TableRefusedError(TableCode.ENOUGH_WATCHERS, needed=MOST_WATCHERS)
        return (WatchBegan(person=self.person),)


@dataclass(frozen=True, slots=True, kw_only=True)
class StopWatching:
    """Stop watching a table."""

    person: PersonId

    def decide(self, state: TableState, _entropy: Entropy) -> tuple[Event, ...]:
        """End it; a no-op for people who do not watch."""
        watches = self.person in state.watchers
        return (WatchEnded(person=self.person),) if watches else ()
