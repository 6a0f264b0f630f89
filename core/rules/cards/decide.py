"""Decides actions with cards, and scores the round when one ends it."""

from collections import Counter
from dataclasses import replace
from operator import attrgetter

from core.rules.actions import Action, Decision, Timeout, accepted, refused
from core.rules.cards.evolve import evolve
from core.rules.cards.melds import height, judge
from core.rules.cards.model.actions import Discard, Done, Lay, LayOff, MeldCards, Take
from core.rules.cards.model.events import (
    CardDiscarded,
    CardsLaidOff,
    CardsMelded,
    CardTaken,
    StockRanOut,
    TimedOut,
)
from core.rules.cards.model.pieces import ACE, JACK, Card, Cards, as_cards, in_order
from core.rules.cards.model.round import CardRound, Drawn, stock_at_draw
from core.rules.cards.model.sheet import CardSheet, NumberCards
from core.rules.events import Event, Outcome, RoundEnded
from core.rules.pieces import Meld, Pieces, Seat
from core.rules.refusals import Code, Fault, Refusal, refusal


def points(sheet: CardSheet, card: Card) -> int:
    """Return the value of a card left in a hand."""
    if card.rank == ACE:
        return sheet.high_ace_points if sheet.ace_high else sheet.ace_points
    if card.rank >= JACK:
        return sheet.court_points
    return card.rank if sheet.number_cards is NumberCards.FACE else 1


def won(round_: CardRound) -> Outcome:
    """Return the outcome when the seat to move goes out: it gains the value of all other hands.

    It goes Rummy, and gains double, if it had laid nothing before this turn.
    """
    winner = round_.to_move
    others = [rack for seat, rack in enumerate(round_.racks) if seat != winner]
    gain = sum(points(round_.sheet, card) for rack in others for card in rack)
    rummy = round_.sheet.going_rummy and winner not in round_.opened
    scores = [0] * round_.seats
    scores[winner] = gain * 2 if rummy else gain
    return Outcome(result="win", winners=(winner,), scores=tuple(scores), doubled=rummy)


def void(round_: CardRound) -> Outcome:
    """Return the outcome of a round in which nothing is left to draw."""
    return Outcome(result="draw", scores=(0,) * round_.seats)


def decide(round_: CardRound, seat: Seat, action: Action) -> Decision:
    """Decide an action of the turn: draw, then meld and lay off, then discard.

    Raises:
        ImpossibleMoveError: the action carries a shuffle of the wrong cards.
        TypeError: the action belongs to another family.
    """
    if seat != round_.to_move:
        return refused(Code.NOT_YOUR_TURN)
    if isinstance(action, Timeout):
        return _time_out(round_, action)
    return _before_drawing(round_, action) if round_.drawn is None else _then(round_, action)


def _before_drawing(round_: CardRound, action: Action) -> Decision:
    match action:
        case Take():
            return _take(round_, action)
        case MeldCards() | LayOff() | Discard() | Done():
            return refused(Code.MUST_DRAW)
    raise TypeError(action)


def _then(round_: CardRound, action: Action) -> Decision:
    match action:
        case MeldCards() | LayOff():
            return _lay(round_, action)
        case Discard():
            return _discard(round_, action.card)
        case Take() | Done():
            return refused(Code.MUST_DISCARD)
    raise TypeError(action)


def _take(round_: CardRound, take: Take) -> Decision:
    if take.source == "stock":
        taken = _from_stock(round_, take.stock)
        if taken is None:
            return accepted(StockRanOut(seat=round_.to_move), RoundEnded(outcome=void(round_)))
        return accepted(taken)
    if not round_.discard:
        return refused(Code.NOTHING_TO_DRAW)
    drawn = Drawn(source="discard", card=round_.discard[-1])
    return accepted(CardTaken(seat=round_.to_move, drawn=drawn))


def _from_stock(round_: CardRound, order: Pieces | None) -> CardTaken | None:
    stock = stock_at_draw(round_, order)
    if not stock:
        return None
    shuffled = () if round_.stock else stock
    return CardTaken(
        seat=round_.to_move,
        drawn=Drawn(source="stock", card=stock[0]),
        reshuffled=len(shuffled),
        order=shuffled,
    )


def _lay(round_: CardRound, lay: Lay) -> Decision:
    meld = meld_made(round_, lay)
    faults = _not_held(round_.hand, lay.cards)
    if isinstance(meld, Refusal):
        return Decision(refusal=refusal((*faults, *meld.faults)))
    if faults:
        return Decision(refusal=refusal(faults))
    event = _laid(round_, lay, meld)
    stuck = _stuck(evolve(round_, event))
    return Decision(refusal=refusal(stuck)) if stuck else _with_going_out(round_, event)


def meld_made(round_: CardRound, lay: Lay) -> Meld | Refusal:
    """Return the meld after laying, or what is wrong with it."""
    if isinstance(lay, MeldCards):
        return _numbered(_judge(round_, lay.cards), len(round_.table) + 1)
    if not 1 <= lay.onto <= len(round_.table):
        return refusal([Fault(code=Code.TABLE_TILE_MISSING, meld=lay.onto)])
    if not lay.cards:
        return refusal([Fault(code=Code.NO_RACK_TILE_PLAYED, meld=lay.onto)])
    lying = as_cards(round_.table[lay.onto - 1].pieces)
    return _numbered(_judge(round_, (*lying, *lay.cards)), lay.onto)


def _judge(round_: CardRound, cards: Cards) -> Meld | Refusal:
    return judge(cards, ace_high=round_.sheet.ace_high)


def _numbered(meld: Meld | Refusal, number: int) -> Meld | Refusal:
    if isinstance(meld, Meld):
        return meld
    return Refusal(tuple(replace(fault, meld=number) for fault in meld.faults))


def _not_held(hand: Cards, cards: Cards) -> tuple[Fault, ...]:
    missing = Counter(cards) - Counter(hand)
    if not missing:
        return ()
    return (Fault(code=Code.NOT_ON_RACK, tiles=in_order(missing.elements())),)


def _laid(round_: CardRound, lay: Lay, meld: Meld) -> CardsMelded | CardsLaidOff:
    if isinstance(lay, MeldCards):
        return CardsMelded(seat=round_.to_move, meld=meld)
    cards = in_order(lay.cards)
    return CardsLaidOff(seat=round_.to_move, cards=cards, onto=lay.onto, meld=meld)


def _stuck(after: CardRound) -> tuple[Fault, ...]:
    """Refuse a lay after which no card could be discarded (C54)."""
    if after.discardable:
        return ()
    if after.sheet.last_card_discard:
        return (Fault(code=Code.LAST_CARD_MUST_BE_DISCARDED, tiles=after.hand),)
    if not after.hand or _can_be_laid_off(after, after.hand):
        return ()
    return (Fault(code=Code.DISCARD_SAME_CARD, tiles=after.hand),)


def _can_be_laid_off(round_: CardRound, cards: Cards) -> bool:
    places = range(1, len(round_.table) + 1)
    lays = (LayOff(cards=cards, onto=place) for place in places)
    return any(isinstance(meld_made(round_, lay), Meld) for lay in lays)


def _discard(round_: CardRound, card: Card) -> Decision:
    faults = _not_held(round_.hand, (card,))
    if not faults and card == round_.barred:
        faults = (Fault(code=Code.DISCARD_SAME_CARD, tiles=(card,)),)
    if faults:
        return Decision(refusal=refusal(faults))
    return _with_going_out(round_, CardDiscarded(seat=round_.to_move, card=card))


def _time_out(round_: CardRound, timeout: Timeout) -> Decision:
    taken = None if round_.drawn else _from_stock(round_, timeout.stock)
    if taken is None and round_.drawn is None:
        event = TimedOut(seat=round_.to_move)
        return accepted(event, RoundEnded(outcome=void(round_)))
    holding = evolve(round_, taken) if taken else round_
    event = TimedOut(seat=round_.to_move, taken=taken, discarded=_highest(holding))
    return _with_going_out(round_, event)


def _highest(round_: CardRound) -> Card | None:
    """Return the highest card that may be discarded; among equals, the one of the first suit."""
    rank = height if round_.sheet.ace_high else attrgetter("rank")
    return max(in_order(round_.discardable), key=rank, default=None)


def _with_going_out(round_: CardRound, event: Event) -> Decision:
    """Accept an act of the seat to move; if it empties the hand, the round is won."""
    if evolve(round_, event).racks[round_.to_move]:
        return accepted(event)
    return accepted(event, RoundEnded(outcome=won(round_)))
