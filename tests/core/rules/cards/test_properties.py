"""Properties of every game of cards, whatever is dealt and played."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.rules.actions import Action, Decision, Timeout
from core.rules.cards.family import FAMILY
from core.rules.cards.model.actions import Discard, LayOff, MeldCards, Take
from core.rules.cards.model.pieces import PACK, Card, Cards
from core.rules.cards.model.round import CardRound
from core.rules.cards.model.sheet import CardSheet
from core.rules.match import Match, new_match
from core.rules.play import deal, decide, evolve_all
from core.rules.sheet import Goal
from tests.support.hasty import hasty
from tests.support.rules.card_table import NAMES, a_sheet
from tests.support.thoroughness import examples

SHEETS = (
    a_sheet(),
    a_sheet(ace_high=True),
    a_sheet(last_card_discard=True),
    a_sheet(last_card_discard=True, ace_high=True, hand=3),
    a_sheet(hand=1),
    a_sheet(hand=8, number_cards="one"),
)
LONGEST = 2000
"""More actions than any round has; a round that goes on longer does not end."""

games = given(
    sheet=st.sampled_from(SHEETS),
    seats=st.integers(2, 6),
    stock=st.permutations(PACK),
    seed=st.integers(0, 2**32),
)


def chances(seed: int) -> Iterator[int]:
    """Throw a die for ever: the choices of players who only know what is legal."""
    while True:
        seed = (seed * 6364136223846793005 + 1442695040888963407) % 2**64
        yield seed >> 33


def dealt(sheet: CardSheet, seats: int, stock: Cards) -> Match:
    match = new_match(sheet, seats, Goal("rounds", 1))
    return evolve_all(match, deal(match, stock=tuple(stock), starter=0).events)


def round_of(match: Match) -> CardRound:
    assert isinstance(match.round, CardRound)
    return match.round


def possible(round_: CardRound) -> Iterator[Action]:
    """Name every action that might be legal now, but for the bell."""
    if round_.drawn is None:
        yield Take(source="stock")
        yield Take(source="discard")
        return
    for three in combinations(round_.hand, 3):
        yield MeldCards(cards=three)
    for place in range(1, len(round_.table) + 1):
        for card in round_.hand:
            yield LayOff(cards=(card,), onto=place)
    for card in round_.hand:
        yield Discard(card=card)


def legal(match: Match) -> list[tuple[Action, Decision]]:
    seat = round_of(match).to_move
    tried = ((action, decide(match, seat, action)) for action in possible(round_of(match)))
    return [(action, decision) for action, decision in tried if decision.ok]


def a_game(match: Match, seed: int) -> Iterator[tuple[Match, Action, Decision, Match]]:
    """Play legal actions at random, now and then the bell, until the round is over."""
    die = chances(seed)
    for _ in range(LONGEST):
        if round_of(match).outcome is not None:
            return
        choices = legal(match)
        assert choices, "a seat with nothing to do"
        seat = round_of(match).to_move
        bell = Timeout()
        if next(die) % 10 == 0:
            choices = [(bell, decide(match, seat, bell))]
        action, decision = choices[next(die) % len(choices)]
        after = evolve_all(match, decision.events)
        yield match, action, decision, after
        match = after
    pytest.fail("the round does not end")


def cards_in(thing: object) -> Iterator[Card]:
    """Find every card in a value, however deep."""
    if isinstance(thing, Card):
        yield thing
    elif isinstance(thing, tuple):
        for part in thing:
            yield from cards_in(part)
    elif is_dataclass(thing) and not isinstance(thing, CardSheet):
        for field in fields(thing):
            yield from cards_in(getattr(thing, field.name))


@games
@examples(3)
def test_no_card_is_lost_or_doubled(sheet: CardSheet, seats: int, stock: Cards, seed: int) -> None:
    for _, _, _, after in a_game(dealt(sheet, seats, stock), seed):
        round_ = round_of(after)
        lying = (round_.racks, round_.table, round_.stock, round_.discard)
        assert Counter(cards_in(lying)) == Counter(PACK)


@games
@examples(3)
def test_a_move_written_and_read_again_leads_to_the_same(
    sheet: CardSheet, seats: int, stock: Cards, seed: int
) -> None:
    for before, _, decision, after in a_game(dealt(sheet, seats, stock), seed):
        written = FAMILY.notation.write_event(decision.events[0])
        assert written is not None
        verb, _, text = written.partition(" ")
        again = decide(before, round_of(before).to_move, FAMILY.notation.read_move(verb, text))
        assert again == decision
        assert evolve_all(before, again.events) == after


@games
@examples(3)
def test_a_position_written_and_read_again_is_the_same(
    sheet: CardSheet, seats: int, stock: Cards, seed: int
) -> None:
    names = NAMES[:seats]
    for before, *_ in a_game(dealt(sheet, seats, stock), seed):
        round_ = round_of(before)
        written = FAMILY.notation.write_position(round_, names)
        assert FAMILY.notation.read_position(sheet, names, written) == round_


@games
@examples(3)
def test_a_view_never_holds_a_foreign_card_or_the_stock(
    sheet: CardSheet, seats: int, stock: Cards, seed: int
) -> None:
    for before, _, decision, after in a_game(dealt(sheet, seats, stock), seed):
        for seat in (*range(seats), None):
            hidden = secret(round_of(after), seat)
            view = FAMILY.rules.view(round_of(after), seat)
            assert round_of(after).outcome or hidden.isdisjoint(cards_in(view))
            for event in decision.events:
                told = set(cards_in(FAMILY.rules.redact(event, seat)))
                assert told.isdisjoint(secret(round_of(before), seat) & hidden)


def secret(round_: CardRound, seat: int | None) -> set[Card]:
    """Return the cards that a seat cannot know from what lies open or has done so."""
    others = (rack for other, rack in enumerate(round_.racks) if other != seat)
    return {*cards_in(tuple(others)), *round_.stock} - lain_open(round_)


def lain_open(round_: CardRound) -> set[Card]:
    """Return the cards that everybody has seen: turned up first, or discarded since."""
    discarded = {card for _, card in round_.history.thrown}
    turned_up = {*cards_in(round_.history.declined), *cards_in(round_.history.taken)}
    return discarded | turned_up


@games
@examples(3)
def test_every_round_ends_and_only_a_winner_scores(
    sheet: CardSheet, seats: int, stock: Cards, seed: int
) -> None:
    *_, (_, _, _, last) = a_game(dealt(sheet, seats, stock), seed)
    outcome = round_of(last).outcome
    assert outcome is not None
    assert outcome.result in {"win", "draw"}
    assert {seat for seat, gain in enumerate(outcome.scores) if gain} <= set(outcome.winners)
    empty = {seat for seat, rack in enumerate(round_of(last).racks) if not rack}
    assert set(outcome.winners) == empty
    assert last.totals == outcome.scores


@pytest.mark.parametrize("level", FAMILY.players.levels)
@games
@examples(3)
def test_a_computer_player_does_only_what_is_legal(
    level: str, sheet: CardSheet, seats: int, stock: Cards, seed: int
) -> None:
    del seed
    match = dealt(sheet, seats, stock)
    for _ in range(LONGEST):
        if round_of(match).outcome is not None:
            return
        seat = round_of(match).to_move
        for action in FAMILY.players.computer(
            level, FAMILY.rules.view(round_of(match), seat), hasty()
        ):
            decision = decide(match, seat, action)
            assert decision.ok, decision.refusal
            match = evolve_all(match, decision.events)
    pytest.fail("the round does not end")


@games
@examples(3)
def test_the_bell_is_always_legal(sheet: CardSheet, seats: int, stock: Cards, seed: int) -> None:
    for before, *_ in a_game(dealt(sheet, seats, stock), seed):
        assert decide(before, round_of(before).to_move, Timeout()).ok
