"""How the events of a round add to what everybody has seen of it."""

from dataclasses import replace

from core.rules.cards.events import CardDiscarded, CardsLaidOff, CardsMelded, CardTaken, TimeRanOut
from core.rules.cards.history import History
from core.rules.cards.pieces import Card, Cards, in_order
from core.rules.events import Event
from core.rules.pieces import Pieces, Seat


def remembered(history: History, event: Event, *, seat: Seat, discard: Cards) -> History:
    """Return what is known after an event of the seat on turn, before which this pile lay open."""
    match event:
        case CardTaken():
            return _taken(history, event, seat, discard)
        case CardsMelded(meld=meld):
            return _gone(history, meld.pieces)
        case CardsLaidOff(cards=cards):
            return _gone(history, cards)
        case CardDiscarded(card=card):
            return _thrown(history, seat, card)
        case TimeRanOut(taken=taken, discarded=card):
            after = _taken(history, taken, seat, discard) if taken else history
            return _thrown(after, seat, card) if card else after
    return history


def _taken(history: History, event: CardTaken, seat: Seat, discard: Cards) -> History:
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
