"""The scores of a round of cards."""

from core.rules.cards.model.pieces import ACE, JACK, Card
from core.rules.cards.model.round import CardRound
from core.rules.cards.model.sheet import CardSheet, NumberCards
from core.rules.events import Outcome


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
