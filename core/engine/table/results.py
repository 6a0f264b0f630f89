"""The permanent result row of a finished round; it names people by number only."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from core.engine.evening.standings import RoundResult, SeatResult
from core.engine.people import Computer, Human
from core.engine.table.deeds import Deed, laid_in, pattern
from core.engine.table.events import Acted, ClockHeld, ClockRan, Dealt
from core.engine.table.seat_state import Live
from core.engine.table.state import SeatState, TableState, round_of
from core.rules.events import Event, Outcome
from core.rules.pieces import Seat
from core.rules.seals import rules_text


def measure(live: Live, events: Sequence[Event], at: float) -> None:
    """Measure the turns of people that these events end; pauses are not measured."""
    for event in events:
        match event:
            case Dealt():
                live.spent, live.acted_at = {}, at
            case ClockHeld() | ClockRan():
                live.acted_at = None
            case Acted(seat=seat, by=Human()) if event.verb:
                if live.acted_at is not None:
                    live.spent.setdefault(seat, []).append(max(0.0, at - live.acted_at))
                live.acted_at = at
            case Acted():
                live.acted_at = at


def result_of(
    live: Live, after: TableState, seat_states: Mapping[Seat, SeatState], at: float
) -> RoundResult | None:
    """Return the result row of a round that the change ended; None if it ended none."""
    before = live.state.running
    if before is None or after.match is None or after.running is not None or after.stopped:
        return None
    outcome, sheet = round_of(after.match).outcome, after.match.sheet
    if outcome is None:
        return None
    return RoundResult(
        table=live.number,
        deal=after.deals,
        at=at,
        sheet=sheet.id,
        options=rules_text(sheet.id, sheet.options()),
        chats=tuple(after.chats),
        result=outcome.result,
        assist=after.settings.assist.mode,
        daily=after.daily,
        pattern=pattern(after.deeds) if after.daily else "",
        seats=tuple(
            _seat(
                after, outcome, seat, seat_states.get(seat, SeatState()), live.spent.get(seat, ())
            )
            for seat in range(after.match.seats)
        ),
    )


def _seat(
    state: TableState, outcome: Outcome, seat: Seat, seat_state: SeatState, spent: Sequence[float]
) -> SeatResult:
    owner = state.dealt[seat] if seat < len(state.dealt) else state.seats[seat]
    turns = [tuple(deeds) for _, deeds in groupby(state.deeds, lambda deed: deed.seat)]
    turns = [turn for turn in turns if turn[0].seat == seat]
    own = [turn for turn in turns if isinstance(owner, Human) and turn[-1].by == owner]
    held = state.played[seat] if seat < len(state.played) else state.seats[seat]
    return SeatResult(
        person=owner.person if isinstance(owner, Human) else None,
        level=_level(owner, turns),
        score=outcome.scores[seat] if outcome.scores else 0,
        won=seat in outcome.winners,
        left=isinstance(owner, Human) and held != owner,
        turns=len(turns),
        own=len(own),
        first=int(bool(own) and seat in round_of(state.begun).opened),
        longest=max(map(laid_in, own), default=0),
        hints=seat_state.hints - seat_state.hints_before if own else 0,
        timed=len(spent) if own else 0,
        seconds=sum(spent) if own else 0.0,
    )


def _level(owner: object, turns: Sequence[Sequence[Deed]]) -> str:
    """Return the level of the computer that held the seat, or played some of its turns."""
    if isinstance(owner, Computer):
        return owner.level
    by = (turn[-1].by for turn in turns)
    return next((who.level for who in by if isinstance(who, Computer)), "")
