"""Properties of every game of cards, whatever is dealt and played."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.rules.actions import Timeout
from core.rules.cards.family import FAMILY
from core.rules.cards.model.pieces import PACK, Card, Cards
from core.rules.cards.model.round import CardRound
from core.rules.cards.model.sheet import CardSheet
from core.rules.play import decide, evolve_all
from tests.support.hasty import hasty
from tests.support.rules.card_games import LONGEST, a_game, dealt, round_of
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
games = given(
    sheet=st.sampled_from(SHEETS),
    seats=st.integers(2, 6),
    stock=st.permutations(PACK),
    seed=st.integers(0, 2**32),
)


def cards_in(thing: object) -> Iterator[Card]:
    """Yield every card in a value, at any depth."""
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
    """Return the cards that a seat cannot know from what is or was public."""
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
def test_a_computer_player_makes_only_legal_moves(
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
def test_a_timeout_is_always_legal(sheet: CardSheet, seats: int, stock: Cards, seed: int) -> None:
    for before, *_ in a_game(dealt(sheet, seats, stock), seed):
        assert decide(before, round_of(before).to_move, Timeout()).ok
