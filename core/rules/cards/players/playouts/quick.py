"""The quick policy for cards: every seat's play in a playout, to the end of the round.

A seat takes the discard if that makes a meld or can be laid off. It holds its melds back until
somebody is near the end, and discards the highest card that is near no other.
"""

from dataclasses import dataclass
from typing import Final

from core.rules.cards.melds import SHORTEST
from core.rules.cards.players.melding_masks import FULL, LANE, Mask, each
from core.rules.cards.players.playouts.light import ONE_LANE, ROW, LightRound, place_of, row_of
from core.rules.pieces import Seat
from core.rules.shuffle.chance import Lots

LONGEST: Final = 300
"""Turns after which a playout is abandoned."""
SHOWS_AT: Final = 3
"""A seat lays its melds once somebody has this few cards."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a playout; without a winner the round was void."""

    winner: Seat | None = None
    rummy: bool = False
    """Whether the winner had laid nothing before."""


def play_on(light: LightRound, lots: Lots) -> Ending:
    """Play a round to its end, in place."""
    for _ in range(LONGEST):
        seat = light.to_move
        first = not light.opened[seat]
        taken = take_card(light, lots, from_pile=_helps(light))
        if taken is None:
            break
        if finish_turn(light, barred=taken):
            return Ending(seat, first)
        light.next_seat()
    return Ending()


def _helps(light: LightRound) -> bool:
    if not light.pile:
        return False
    top = light.pile[-1]
    return bool(light.table.takes & top) or makes_meld(light.hands[light.to_move], top)


def makes_meld(hand: Mask, card: Mask) -> bool:
    """Say whether a card makes a meld with other cards of a hand."""
    cards = hand | card
    runs = cards & cards >> 1 & cards >> 2 & (card | card >> 1 | card >> 2)
    return bool(runs) or (cards & row_of(card)).bit_count() >= SHORTEST


def take_card(light: LightRound, lots: Lots, *, from_pile: bool) -> Mask | None:
    """Take a card; return it if it must not be discarded, else 0; None if no card is left."""
    seat = light.to_move
    if from_pile:
        card = light.pile.pop()
        light.hands[seat] |= card
        return card
    if not light.stock and not _turned(light, lots):
        return None
    light.hands[seat] |= light.stock.pop()
    return 0


def _turned(light: LightRound, lots: Lots) -> bool:
    """Make the pile below its top the stock, if that is still allowed."""
    if not light.reshuffles or len(light.pile) <= 1:
        return False
    light.reshuffles -= 1
    light.stock, light.pile = light.pile[:-1], light.pile[-1:]
    lots.shuffle(light.stock)
    return True


def finish_turn(light: LightRound, *, barred: Mask) -> bool:
    """Lay and discard; say whether the seat goes out."""
    seat = light.to_move
    hand, table = light.hands[seat], light.table
    melds, loose = melding(hand, table.takes)
    table = table.copy()
    while fits := table.takes & loose:
        table.lay_off(fits & -fits)
        loose ^= fits & -fits
    if not loose or (loose.bit_count() == 1 and loose != barred):
        light.hands[seat] = 0
        return True
    shows = light.opened[seat] or light.fewest() <= SHOWS_AT
    if shows and loose & ~barred and (melds or table.takes != light.table.takes):
        light.opened[seat] = True
        table.lay(melds)
        light.table, hand = table, loose
    card = least_useful(loose & ~barred or hand & ~barred)
    light.hands[seat] = hand & ~card
    light.pile.append(card)
    return not light.hands[seat]


def melding(hand: Mask, takes: Mask) -> tuple[list[Mask], Mask]:
    """Return melds and loose cards of a hand: runs or sets first, whichever leaves less."""
    runs, sets = hand & hand >> 1 & hand >> 2, _trios(hand)
    if not runs and not sets:
        return [], hand
    first = _melding(hand, runs_first=True)
    if not runs or not sets:
        return first
    second = _melding(hand, runs_first=False)
    return min(first, second, key=lambda found: (found[1] & ~takes).bit_count())


def _trios(hand: Mask) -> Mask:
    """Return the ranks held three times or more, as bits of the first lane."""
    one, two = hand & ONE_LANE, hand >> LANE & ONE_LANE
    three, four = hand >> 2 * LANE & ONE_LANE, hand >> 3 * LANE
    low, high = one & two, three & four
    return low & (three | four) | high & (one | two)


def _melding(hand: Mask, *, runs_first: bool) -> tuple[list[Mask], Mask]:
    melds: list[Mask] = []
    while True:
        runs, trios = hand & hand >> 1 & hand >> 2, _trios(hand)
        if runs and (runs_first or not trios):
            meld = _run_from(hand, runs & -runs)
        elif trios:
            meld = hand & (trios & -trios) * ROW
        else:
            return melds, hand
        melds.append(meld)
        hand &= ~meld


def _run_from(hand: Mask, low: Mask) -> Mask:
    run = 0
    while hand & low:
        run |= low
        low <<= 1
    return run


def near(hand: Mask) -> Mask:
    """Return the cards that may belong to one meld with a card of a hand."""
    beside = hand << 1 | hand << 2 | hand >> 1 | hand >> 2
    for lanes in (LANE, 2 * LANE, 3 * LANE):
        beside |= hand << lanes | hand >> lanes
    return beside & FULL


def least_useful(cards: Mask) -> Mask:
    """Return the highest card that is near none of the others, else the highest."""
    alone = cards & ~near(cards) or cards
    return max(each(alone), key=lambda bit: place_of(bit) % LANE)
