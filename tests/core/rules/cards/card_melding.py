"""The best melding of a hand of cards, by trying everything."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from bot.machine.system import Chance
from core.rules.cards.melds import judge
from core.rules.cards.model.pieces import PACK, Card, Cards, as_cards, in_order
from core.rules.cards.players.melding import Worth
from core.rules.pieces import Meld, Table


@dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """A hand to meld, and a table."""

    hand: Cards
    table: Table
    ace_high: bool


@dataclass(frozen=True, slots=True)
class Way:
    """A way to lay some cards: as a new meld, or onto the meld in this place."""

    cards: frozenset[Card]
    onto: int | None = None


def random_case(chance: Chance) -> Case:
    """Return up to three melds on the table, and a hand of other cards that mostly fit together."""
    ace_high = chance.choose((True, False))
    pack, table = chance.shuffle(PACK), []
    for _ in range(chance.choose((0, 1, 2, 3))):
        triples = (judge(as_cards(some), ace_high=ace_high) for some in combinations(pack[:16], 3))
        melds = [meld for meld in triples if isinstance(meld, Meld)]
        if melds:
            table.append(melds[0])
            pack = tuple(card for card in pack if card not in melds[0].pieces)
    ranks = range(chance.choose((1, 3, 6)), 14)
    cards = [card for card in as_cards(pack) if card.rank in ranks or card.rank == 1]
    hand = in_order(cards[: chance.choose(range(1, 12))])
    return Case(hand=hand, table=tuple(table), ace_high=ace_high)


def least_loose(case: Case, worth: Worth) -> tuple[int, int]:
    """Return the least points that stay in hand, and the least cards."""
    return min(
        (sum(map(worth, loose)), len(loose))
        for laid in _laid(tuple(_ways(case)), frozenset(), frozenset())
        for loose in [[card for card in case.hand if card not in laid]]
    )


def _ways(case: Case) -> Iterator[Way]:
    for size in range(1, len(case.hand) + 1):
        for cards in combinations(case.hand, size):
            if isinstance(judge(cards, ace_high=case.ace_high), Meld):
                yield Way(frozenset(cards))
            for place, meld in enumerate(case.table):
                longer = as_cards((*meld.pieces, *cards))
                if isinstance(judge(longer, ace_high=case.ace_high), Meld):
                    yield Way(frozenset(cards), place)


def _laid(
    ways: Sequence[Way], laid: frozenset[Card], places: frozenset[int]
) -> Iterator[frozenset[Card]]:
    """Try all sets of ways that lay no card twice and extend each meld at most once."""
    yield laid
    for number, way in enumerate(ways):
        if laid.isdisjoint(way.cards) and way.onto not in places:
            taken = places if way.onto is None else places | {way.onto}
            yield from _laid(ways[number + 1 :], laid | way.cards, taken)
