"""Plays a round of cards on to its end, fast enough for hundreds of rounds in a turn.

`LightRound` holds the state: hands and melds as sets of bits. A world is a choice of the
hidden cards that fits what the seat has seen.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from core.rules.cards.melds import SHORTEST
from core.rules.cards.model.pieces import KING, as_cards
from core.rules.cards.model.view import CardView
from core.rules.cards.players.levels import Habit
from core.rules.cards.players.melding import FULL, LANE, bit_of, mask_of
from core.rules.pieces import Kind, Mask, Seat, Table, bits, place_of
from core.rules.players.trial import Lots
from core.rules.view import seed_of

ONE_LANE: Final = (1 << KING) - 1
ROW: Final = 1 | 1 << LANE | 1 << 2 * LANE | 1 << 3 * LANE
"""One bit in each lane: multiplied by a lane's bit, the four cards of its rank."""
SMALLEST_SET: Final = 3

Run: TypeAlias = tuple[int, int]
"""The places of the lowest and the highest card."""


def row_of(bit: Mask) -> Mask:
    """Return the cards of the same rank in all four lanes."""
    return (1 << place_of(bit) % LANE) * ROW


@dataclass(slots=True)
class LightTable:
    """The melds on the table, and the cards that could be laid off on them."""

    runs: list[Run] = field(default_factory=list)
    sets: list[Mask] = field(default_factory=list)
    """Sets of three: a full set takes nothing more."""
    takes: Mask = 0

    def copy(self) -> "LightTable":
        """Return a copy of this table."""
        return LightTable(self.runs.copy(), self.sets.copy(), self.takes)

    def lay(self, melds: Iterable[Mask]) -> None:
        """Lay new melds."""
        for meld in melds:
            low, high = place_of(meld & -meld), place_of(meld)
            if high - low < KING:
                self.runs.append((low, high))
            elif meld.bit_count() == SMALLEST_SET:
                self.sets.append(meld)
        self._look()

    def lay_off(self, bit: Mask) -> None:
        """Lay a card off on a meld that takes it."""
        place = place_of(bit)
        for n, (low, high) in enumerate(self.runs):
            if place in (low - 1, high + 1):
                self.runs[n] = (min(low, place), max(high, place))
                break
        else:
            self.sets = [cards for cards in self.sets if not row_of(bit) & cards]
        self._look()

    def _look(self) -> None:
        takes = 0
        for low, high in self.runs:
            takes |= (1 << low) >> 1 | 1 << high + 1
        for cards in self.sets:
            takes |= row_of(cards & -cards) & ~cards
        self.takes = takes & FULL


def light_table(table: Table) -> LightTable:
    """Return the light form of a table."""
    light = LightTable()
    for meld in table:
        cards = mask_of(as_cards(meld.pieces))
        if meld.kind is Kind.SET or cards.bit_count() == len(meld.pieces):
            light.lay((cards,))
    return light


@dataclass(slots=True, kw_only=True)
class LightRound:
    """A round with nothing hidden."""

    hands: list[Mask]
    table: LightTable
    stock: list[Mask]
    """The stock; the last element is drawn next."""
    pile: list[Mask]
    """The discard pile; the last element is on top."""
    opened: list[bool]
    gone: frozenset[Seat]
    to_move: Seat
    reshuffles: int
    """How often the pile can still become the stock."""

    def fewest(self) -> int:
        """Return the fewest cards that any other seat has."""
        others = set(range(len(self.hands))) - self.gone - {self.to_move}
        return min((self.hands[seat].bit_count() for seat in others), default=0)

    def next_seat(self) -> None:
        """Pass the turn to the next seat that still plays."""
        seats = len(self.hands)
        self.to_move = (self.to_move + 1) % seats
        while self.to_move in self.gone:
            self.to_move = (self.to_move + 1) % seats


TRIED: Final = 3
"""The deals of the hidden cards that are compared for a world; the likeliest is taken."""
MEMORY: Final = 8
"""The number of last discards that a seat remembers."""
DECLINED, THROWN, HELD_BACK = 4, 1, 4
"""How unlikely it is that a player left a useful card, discarded a card near one of theirs, or
holds a meld although they show their melds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class World:
    """The places of the hidden cards in one world."""

    hands: tuple[Mask, ...]
    stock: tuple[Mask, ...]
    seed: int
    """The seed of the shuffles to come."""


@dataclass(frozen=True, slots=True)
class _Hidden:
    view: CardView
    cards: list[Mask]
    held: dict[Seat, Mask]
    """The cards that each of the others is known to hold."""

    def unlikely(self, world: World) -> int:
        """Weigh how much the other seats' deeds speak against a world."""
        history = self.view.history
        against = sum(
            DECLINED * makes_meld(world.hands[seat], bit_of(card))
            for seat, card in history.declined[-MEMORY:]
            if seat in self.held
        )
        against += sum(
            THROWN * bool(near(world.hands[seat]) & bit_of(card))
            for seat, card in history.thrown[-MEMORY:]
            if seat in self.held
        )
        showing = self.view.opened & self.held.keys()
        return against + sum(HELD_BACK * len(melding(world.hands[s], 0)[0]) for s in showing)


def worlds(view: CardView) -> Iterator[World]:
    """Yield worlds; equal views give equal worlds."""
    hidden, lots = _hidden(view), Lots(seed_of(view))
    while True:
        yield min((_dealt(hidden, lots) for _ in range(TRIED)), key=hidden.unlikely)


def _hidden(view: CardView) -> _Hidden:
    held = {seat: 0 for seat in range(view.seats) if seat != view.me}
    for seat, card in view.history.taken:
        if seat in held:
            held[seat] |= bit_of(card)
    lying = sum(mask_of(as_cards(meld.pieces)) for meld in view.table)
    seen = mask_of((*view.rack, *view.discard)) | lying | sum(held.values())
    return _Hidden(view, list(bits(FULL & ~seen)), held)


def _dealt(hidden: _Hidden, lots: Lots) -> World:
    view, cards = hidden.view, hidden.cards
    lots.shuffle(cards)
    hands, place = [0] * view.seats, 0
    for seat, known in hidden.held.items():
        ends = place + max(0, view.counts[seat] - known.bit_count())
        hands[seat] = known | sum(cards[place:ends])
        place = ends
    stock = tuple(cards[place : place + view.stock])
    return World(hands=tuple(hands), stock=stock, seed=lots.below(1 << 32))


LONGEST: Final = 300
"""Turns after which a playout is abandoned."""


@dataclass(frozen=True, slots=True)
class Ending:
    """The end of a playout; without a winner the round was void."""

    winner: Seat | None = None
    rummy: bool = False
    """Whether the winner had laid nothing before."""


def play_on(light: LightRound, lots: Lots, habits: Sequence[Habit]) -> Ending:
    """Play a round to its end, in place; each seat shows its melds according to its habit."""
    for _ in range(LONGEST):
        seat = light.to_move
        first = not light.opened[seat]
        taken = take_card(light, lots, from_pile=_helps(light))
        if taken is None:
            break
        if finish_turn(light, barred=taken, habit=habits[seat]):
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


def finish_turn(light: LightRound, *, barred: Mask, habit: Habit) -> bool:
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
    near = loose.bit_count() <= habit.few or light.fewest() < habit.near
    shows = near or light.opened[seat]
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
    return max(bits(alone), key=lambda bit: place_of(bit) % LANE)
