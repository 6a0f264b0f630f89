"""The view of a round of cards for one seat or a bystander."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from core.rules.actions import Action
from core.rules.cards.decide import decide
from core.rules.cards.evolve import evolve
from core.rules.cards.model.events import CardTaken, TimedOut
from core.rules.cards.model.pieces import Cards
from core.rules.cards.model.round import CardRound, Drawn, History
from core.rules.cards.model.sheet import CardSheet
from core.rules.events import Event, RoundDealt, RoundEnded
from core.rules.pieces import Seat
from core.rules.round import replace_rack
from core.rules.view import RoundView


@dataclass(frozen=True, slots=True, kw_only=True)
class CardView(RoundView):
    """A round of cards as one seat sees it. `opened` tells what was laid in this turn, too."""

    sheet: CardSheet
    rack: Cards
    discard: Cards
    racks: tuple[Cards, ...]
    drawn: Drawn | None
    """The card that began the turn; only its own seat sees a card from the stock."""
    reshuffles: int
    """The number of times that the discard pile became the stock."""
    history: History
    """The public history since the deal, or since the position was set up."""


def view(round_: CardRound, seat: Seat | None) -> CardView:
    """Return the view of a seat."""
    drawn = _as_seen(round_.drawn, round_.to_move, seat) if round_.drawn else None
    return CardView.of(
        round_,
        seat,
        discard=round_.discard,
        drawn=drawn,
        turn=str(drawn or ""),
        reshuffles=round_.reshuffles,
        history=round_.history,
    )


def _as_seen(drawn: Drawn, by: Seat, seat: Seat | None) -> Drawn:
    hidden = drawn.source == "stock" and seat != by
    return replace(drawn, card=None) if hidden else drawn


def redact(event: Event, seat: Seat | None) -> Event:
    """Return the event as a seat may see it, without cards of the stock or of others' draws."""
    match event:
        case RoundDealt():
            return replace(event, stock=())
        case CardTaken():
            return _redact_taken(event, seat)
        case TimedOut(taken=CardTaken() as taken):
            return replace(event, taken=_redact_taken(taken, seat))
    return event


def _redact_taken(event: CardTaken, seat: Seat | None) -> CardTaken:
    return replace(event, drawn=_as_seen(event.drawn, event.seat, seat), order=())


def own_round(seen: CardView) -> CardRound:
    """Return the round as the viewer knows it, with nothing in the stock and the other hands.

    That is all that melding, laying off and discarding ask for, so these can be tried on it.
    """
    racks: tuple[Cards, ...] = ((),) * seen.seats
    return CardRound(
        sheet=seen.sheet,
        starter=seen.starter,
        to_move=seen.to_move,
        racks=racks if seen.me is None else replace_rack(racks, seen.me, seen.rack),
        table=seen.table,
        discard=seen.discard,
        left=seen.left,
        opened=seen.opened,
        drawn=seen.drawn,
        reshuffles=seen.reshuffles,
        history=seen.history,
        outcome=seen.outcome,
    )


def tried(round_: CardRound, steps: Sequence[Action]) -> tuple[tuple[Action, ...], CardRound]:
    """Apply the legal steps in order; return them, and the round after them."""
    legal: tuple[Action, ...] = ()
    for step in steps:
        decision = decide(round_, round_.to_move, step)
        if decision.ok:
            legal = (*legal, step)
            round_ = _after(round_, decision.events)
    return legal, round_


def _after(round_: CardRound, events: Sequence[Event]) -> CardRound:
    for event in events:
        round_ = round_ if isinstance(event, RoundEnded) else evolve(round_, event)
    return round_
