"""Judges melds of cards."""

from collections.abc import Sequence

from core.rules.cards.model.pieces import ACE, KING, Card, Cards, Suit, in_order
from core.rules.pieces import Kind, Meld
from core.rules.refusals import Code, Fault, Refusal, refusal

SHORTEST = 3
"""The minimum number of cards in sets and runs."""


def judge(cards: Cards, *, ace_high: bool) -> Meld | Refusal:
    """Return the meld that the cards form, or why they form none.

    Cards of one rank are judged as a set, cards of one suit as a run. A meld that is too short
    reports no other fault.
    """
    if len(cards) < SHORTEST:
        return _fault(Code.TOO_SHORT, cards, needed=SHORTEST)
    if len({card.rank for card in cards}) == 1:
        return _judge_set(cards)
    if len({card.suit for card in cards}) == 1:
        return _judge_run(cards, ace_high=ace_high)
    return _fault(Code.MIXED_COLOURS, cards)


def _judge_set(cards: Cards) -> Meld | Refusal:
    faults = []
    if len(set(cards)) < len(cards):
        faults.append(Fault(code=Code.DUP_COLOUR, tiles=cards))
    if len(cards) > len(Suit):
        faults.append(Fault(code=Code.SET_TOO_LONG, tiles=cards, needed=len(Suit)))
    return refusal(faults) if faults else Meld(Kind.SET, in_order(cards))


def _judge_run(cards: Cards, *, ace_high: bool) -> Meld | Refusal:
    rising = in_order(cards)
    if _follow([card.rank for card in rising]):
        return Meld(Kind.RUN, rising)
    high = tuple(sorted(cards, key=height))
    if _follow([height(card) for card in high]):
        return Meld(Kind.RUN, high) if ace_high else _fault(Code.ACE_HIGH, high)
    return _fault(Code.WRAP if _round_the_corner(cards) else Code.NOT_CONSECUTIVE, rising)


def height(card: Card) -> int:
    """Return the rank of a card with the ace above the king."""
    return KING + 1 if card.rank == ACE else card.rank


def _follow(numbers: Sequence[int]) -> bool:
    return list(numbers) == list(range(numbers[0], numbers[0] + len(numbers)))


def _round_the_corner(cards: Cards) -> bool:
    """Say whether the ranks are consecutive across the ace, from king to two."""
    ranks = {card.rank for card in cards}
    ends = [rank for rank in ranks if rank % KING + 1 not in ranks]
    return len(ranks) == len(cards) and len(ends) == 1


def _fault(code: Code, cards: Cards, needed: int | None = None) -> Refusal:
    return refusal([Fault(code=code, tiles=cards, needed=needed)])
