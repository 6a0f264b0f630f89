"""How the events of a game of cards change a round."""

from dataclasses import replace

from core.rules.cards.events import (
    CardDiscarded,
    CardsLaidOff,
    CardsMelded,
    CardTaken,
    StockRanOut,
    TimeRanOut,
)
from core.rules.cards.pieces import Card, in_order
from core.rules.cards.remembering import remembered
from core.rules.cards.round import CardRound, without_cards
from core.rules.events import Event
from core.rules.pieces import Pieces, Seat, Table
from core.rules.round import replace_rack, seat_after


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
        case TimeRanOut():
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


def _time_ran_out(round_: CardRound, event: TimeRanOut) -> CardRound:
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
    """Skip a seat that left from now on; if it was its turn, that is over."""
    left = replace(round_, left=round_.left | {seat})
    return turn_over(left) if left.to_move == seat else left
