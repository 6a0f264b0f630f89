"""Applies events to a round of cards, and to its public history."""

from dataclasses import replace

from core.rules.cards.model.events import (
    CardDiscarded,
    CardsLaidOff,
    CardsMelded,
    CardTaken,
    StockRanOut,
    TimedOut,
)
from core.rules.cards.model.pieces import Card, Cards, in_order
from core.rules.cards.model.round import CardRound, History, without_cards
from core.rules.events import Event
from core.rules.pieces import Pieces, Seat, Table
from core.rules.round import replace_rack, seat_after


def remembered(history: History, event: Event, *, seat: Seat, discard: Cards) -> History:
    """Return the history after an event; `seat` and `discard` are those before the event."""
    match event:
        case CardTaken():
            return _with_taken(history, event, seat, discard)
        case CardsMelded(meld=meld):
            return _gone(history, meld.pieces)
        case CardsLaidOff(cards=cards):
            return _gone(history, cards)
        case CardDiscarded(card=card):
            return _thrown(history, seat, card)
        case TimedOut(taken=taken, discarded=card):
            after = _with_taken(history, taken, seat, discard) if taken else history
            return _thrown(after, seat, card) if card else after
    return history


def _with_taken(history: History, event: CardTaken, seat: Seat, discard: Cards) -> History:
    top = tuple((seat, card) for card in discard[-1:])
    if event.drawn.source == "discard":
        return replace(history, taken=history.taken + top)
    turned = in_order(discard[:-1]) if event.reshuffled else history.turned
    return replace(history, declined=history.declined + top, turned=turned)


def _thrown(history: History, seat: Seat, card: Card) -> History:
    after = _gone(history, (card,))
    return replace(after, thrown=(*after.thrown, (seat, card)))


def _gone(history: History, cards: Pieces) -> History:
    left = tuple((seat, card) for seat, card in history.taken if card not in cards)
    return replace(history, taken=left)


def evolve(round_: CardRound, event: Event) -> CardRound:
    """Apply one event; raises TypeError for one of another family."""
    seat, discard = round_.to_move, round_.discard
    history = remembered(round_.history, event, seat=seat, discard=discard)
    return replace(_changed(round_, event), history=history)


def _changed(round_: CardRound, event: Event) -> CardRound:
    match event:
        case CardTaken():
            return _taken(round_, event)
        case CardsMelded(meld=meld):
            return _laid(round_, meld.pieces, (*round_.table, meld))
        case CardsLaidOff(cards=cards, onto=onto, meld=meld):
            table = (*round_.table[: onto - 1], meld, *round_.table[onto:])
            return _laid(round_, cards, table)
        case CardDiscarded(card=card):
            return turn_over(_discarded(round_, card))
        case TimedOut():
            return _time_ran_out(round_, event)
        case StockRanOut():
            return round_
    raise TypeError(event)


def _taken(round_: CardRound, event: CardTaken) -> CardRound:
    card = event.drawn.card
    if card is None:
        raise TypeError(event)
    after = replace(
        round_,
        drawn=event.drawn,
        racks=replace_rack(round_.racks, round_.to_move, in_order((*round_.hand, card))),
    )
    if event.drawn.source == "discard":
        return replace(after, discard=round_.discard[:-1])
    if not event.reshuffled:
        return replace(after, stock=round_.stock[1:])
    return replace(
        after,
        stock=event.order[1:],
        discard=round_.discard[-1:],
        reshuffles=round_.reshuffles + 1,
    )


def _laid(round_: CardRound, cards: Pieces, table: Table) -> CardRound:
    hand = without_cards(round_.hand, cards)
    racks = replace_rack(round_.racks, round_.to_move, hand)
    opening = round_.to_move not in round_.opened
    return replace(round_, racks=racks, table=table, opening=opening)


def _discarded(round_: CardRound, card: Card) -> CardRound:
    hand = without_cards(round_.hand, (card,))
    racks = replace_rack(round_.racks, round_.to_move, hand)
    return replace(round_, racks=racks, discard=(*round_.discard, card))


def _time_ran_out(round_: CardRound, event: TimedOut) -> CardRound:
    after = _taken(round_, event.taken) if event.taken else round_
    return turn_over(_discarded(after, event.discarded) if event.discarded else after)


def turn_over(round_: CardRound) -> CardRound:
    """Pass the turn to the next seat."""
    return replace(
        round_,
        to_move=seat_after(round_.to_move, round_.seats, round_.left),
        opened=round_.opened_by_now,
        drawn=None,
        opening=False,
    )


def without_seat(round_: CardRound, seat: Seat) -> CardRound:
    """Remove a seat that left from the turn order; its own turn ends."""
    left = replace(round_, left=round_.left | {seat})
    return turn_over(left) if left.to_move == seat else left
