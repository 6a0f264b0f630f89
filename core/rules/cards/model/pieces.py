"""Cards and their notation (contract, section 1): `AS 10H QD 7C`."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from core.rules.pieces import UnreadableError, bounded

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
ACE, JACK, KING = 1, 11, 13


class Suit(StrEnum):
    """The four suits, in printing order."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"


@dataclass(frozen=True, slots=True, repr=False)
class Card:
    """A card of the pack; each exists once. `rank` goes from 1, the ace, to 13, the king."""

    suit: Suit
    rank: int

    def __str__(self) -> str:
        return f"{RANKS[self.rank - 1]}{self.suit}"

    __repr__ = __str__


Cards: TypeAlias = tuple[Card, ...]

PACK: Cards = tuple(Card(suit, rank) for suit in Suit for rank in range(ACE, KING + 1))
"""All 52 cards, in printing order."""

_PLACES = {card: place for place, card in enumerate(PACK)}
_WORDS = {str(card): card for card in PACK} | {f"T{suit}": Card(suit, 10) for suit in Suit}


def read_card(word: str) -> Card:
    """Parse `AS`, `10h` or `th`, in any case; raises UnreadableError."""
    card = _WORDS.get(word.upper())
    if card is None:
        raise UnreadableError(word)
    return card


def read_cards(text: str) -> Cards:
    """Parse cards separated by spaces; raises UnreadableError."""
    return tuple(map(read_card, bounded(text).split()))


def in_order(cards: Iterable[Card]) -> Cards:
    """Return the cards in printing order: by suit, then from ace to king."""
    return tuple(sorted(cards, key=_PLACES.__getitem__))


def as_cards(pieces: Iterable[object]) -> Cards:
    """Narrow pieces from shared code to cards.

    Raises:
        TypeError: a piece belongs to another family.
    """
    return tuple(map(_as_card, pieces))


def _as_card(piece: object) -> Card:
    if not isinstance(piece, Card):
        raise TypeError(piece)
    return piece
