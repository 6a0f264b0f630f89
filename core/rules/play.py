"""The core loop of the rules: decide an action, evolve the state, return a view."""

from dataclasses import replace

from core.rules.actions import Action, Decision, Leave, refused
from core.rules.events import Event, MatchEnded, RoundDealt, RoundEnded, SeatLeft, StarterTile
from core.rules.match import (
    Match,
    due_starter,
    highest_draw,
    table_can_be,
    way_to_start,
    winners_after,
)
from core.rules.pieces import Pieces, Seat
from core.rules.refusals import Code, Fault, Refusal, refuse
from core.rules.round import Round
from core.rules.sheet import Starter
from core.rules.view import MatchView, RoundView


def decide(match: Match, seat: Seat, action: Action) -> Decision:
    """Return what an action leads to. Pure: only `evolve` changes the state, by the events."""
    if match.round is None:
        return refused(Code.ROUND_OVER)
    if seat not in match.round.active:
        return refused(Code.NOT_SEATED)
    settled = with_ends(match, match.sheet.family.rules.settle(match.round, seat, action))
    decision = _decide_settled(evolve_all(match, settled), seat, action)
    return Decision(events=settled + decision.events, refusal=decision.refusal)


def _decide_settled(match: Match, seat: Seat, action: Action) -> Decision:
    round_ = match.round
    assert round_ is not None
    family = match.sheet.family
    if round_.outcome is not None:
        return family.rules.afterwards(round_, seat, action)
    if isinstance(action, Leave):
        return Decision(events=with_ends(match, family.rules.leave(round_, seat)))
    decision: Decision = family.rules.decide(round_, seat, action)
    return replace(decision, events=with_ends(match, decision.events))


def with_ends(match: Match, events: tuple[Event, ...]) -> tuple[Event, ...]:
    """Add the end of the match if the end of the round reaches its goal."""
    for event in events:
        if isinstance(event, RoundEnded):
            after = evolve(match, event)
            winners = winners_after(after.goal, after.rounds_played, after.totals)
            return events if winners is None else (*events, MatchEnded(winners=winners))
    return events


def why_not_deal(
    match: Match, starter: Seat, starter_draw: tuple[StarterTile, ...] = ()
) -> Refusal | None:
    """Return why a round cannot be dealt with this starter, or None."""
    if not table_can_be(match.sheet, match.seats):
        return Refusal((Fault(code=Code.PLAYERS, needed=match.sheet.max_players),))
    due = due_starter(match)
    if due is not None and due != starter:
        return refuse(Code.WRONG_STARTER)
    drawn = highest_draw(match.sheet, starter_draw, match.seats) if starter_draw else starter
    by_draw = way_to_start(match) is Starter.HIGHEST
    return refuse(Code.WRONG_STARTER) if by_draw and drawn != starter else None


def deal(
    match: Match, *, stock: Pieces, starter: Seat, starter_draw: tuple[StarterTile, ...] = ()
) -> Decision:
    """Deal the next round from a shuffled pack."""
    refusal = why_not_deal(match, starter, starter_draw)
    if refusal is not None:
        return Decision(refusal=refusal)
    return Decision((RoundDealt(stock=stock, starter=starter, starter_draw=starter_draw),))


def evolve(match: Match, event: Event) -> Match:
    """Apply one event."""
    match event:
        case RoundDealt():
            family = match.sheet.family
            dealt = family.rules.deal(match.sheet, match.seats, event.starter, event.stock)
            return replace(match, round=dealt, last_starter=event.starter)
        case RoundEnded():
            return _ended(match, event)
        case MatchEnded():
            return replace(match, winners=event.winners)
    assert match.round is not None
    return replace(match, round=_evolve_round(match.round, event))


def _evolve_round(round_: Round, event: Event) -> Round:
    family = round_.sheet.family
    after: Round
    if isinstance(event, SeatLeft):
        after = family.rules.without(round_, event.seat)
    else:
        after = family.rules.evolve(round_, event)
    return after


def _ended(match: Match, event: RoundEnded) -> Match:
    assert match.round is not None
    outcome = event.outcome
    return replace(
        match,
        round=replace(match.round, outcome=outcome),
        rounds_played=match.rounds_played + 1,
        totals=tuple(a + b for a, b in zip(match.totals, outcome.scores, strict=True)),
        last_starter=match.round.starter if match.round.starter is not None else match.last_starter,
        last_winner=outcome.winners[0] if len(outcome.winners) == 1 else None,
    )


def evolve_all(match: Match, events: tuple[Event, ...]) -> Match:
    """Apply events in order."""
    for event in events:
        match = evolve(match, event)
    return match


def view(match: Match, seat: Seat | None) -> MatchView:
    """Return the match as a seat, or a bystander (None), may see it."""
    seen: RoundView | None = None
    if match.round is not None:
        seen = match.sheet.family.rules.view(match.round, seat)
    return MatchView(
        sheet=match.sheet,
        seats=match.seats,
        goal=match.goal,
        rounds_played=match.rounds_played,
        totals=match.totals,
        winners=match.winners,
        round=seen,
    )
