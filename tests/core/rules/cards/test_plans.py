"""Properties of plans with cards, whatever is dealt and whatever others do."""

from collections.abc import Iterator
from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from core.rules.actions import Action
from core.rules.cards.family import FAMILY
from core.rules.cards.model.actions import Discard, LayOff, MeldCards
from core.rules.cards.model.pieces import PACK, Cards
from core.rules.cards.model.sheet import CardSheet
from core.rules.cards.model.view import CardView
from core.rules.drafts import NO_DRAFT, Draft, Plan
from core.rules.match import Match
from core.rules.pieces import Meld, Seat, print_pieces
from core.rules.play import decide, evolve_all
from tests.support.rules.card_games import a_game, chances, dealt, round_of
from tests.support.rules.card_table import a_sheet
from tests.support.thoroughness import examples

SHEETS = (a_sheet(), a_sheet(last_card_discard=True), a_sheet(hand=10, ace_high=True))
PLANNED = 3
"""The most steps of a plan."""

games = given(
    sheet=st.sampled_from(SHEETS),
    seats=st.integers(2, 4),
    stock=st.permutations(PACK),
    seed=st.integers(0, 2**32),
)


def said(step: Action) -> tuple[str, str]:
    """Return the word and the text that a person types for a step."""
    match step:
        case MeldCards(cards=cards):
            return "meld", print_pieces(cards)
        case LayOff(cards=cards, onto=onto):
            return "layoff", f"{print_pieces(cards)} {onto}"
        case Discard(card=card):
            return "discard", str(card)
    raise AssertionError(step)


def plannable(view: CardView, die: Iterator[int]) -> Iterator[Action]:
    """Yield steps of one kind that a plan might have."""
    kind = next(die) % 4
    if kind == 0:
        yield from (Discard(card=card) for card in view.rack)
    elif kind == 1:
        for place in range(1, len(view.table) + 1):
            yield from (LayOff(cards=(card,), onto=place) for card in view.rack)
    else:
        judge = FAMILY.pieces.judge
        every = combinations(view.rack, 3)
        yield from (MeldCards(cards=c) for c in every if isinstance(judge(view.sheet, c), Meld))


def planned(match: Match, seat: Seat, die: Iterator[int]) -> Plan:
    """Draw a plan of a waiting seat: some possible steps, in any order."""
    seen = FAMILY.plans.begun(FAMILY.rules.view(round_of(match), seat))
    draft = NO_DRAFT
    for _ in range(PLANNED):
        turns = (FAMILY.plans.word(seen, draft, *said(step)) for step in plannable(seen, die))
        drafts = [turn.draft for turn in turns if turn.refusal is None]
        draft = drafts[next(die) % len(drafts)] if drafts else draft
    return Plan(draft=draft, table=tuple(meld.pieces for meld in seen.table))


def turns(match: Match, seed: int) -> Iterator[tuple[Match, Seat, CardView, Plan]]:
    """Yield each turn of a seat with a plan, after its draw."""
    die, plans = chances(seed + 1), dict[Seat, Plan]()
    for _, _, _, now in a_game(match, seed):
        round_ = round_of(now)
        if round_.outcome is not None:
            return
        if round_.drawn is not None and round_.to_move in plans:
            seat = round_.to_move
            yield now, seat, FAMILY.rules.view(round_, seat), plans[seat]
        waits = next(die) % now.seats
        if waits != round_.to_move and next(die) % 2:
            plans[waits] = planned(now, waits, die)


def after_steps(match: Match, seat: Seat, steps: tuple[Action, ...]) -> Match:
    """Return the match after these steps, each of which must be legal."""
    for step in steps:
        decision = decide(match, seat, step)
        assert decision.ok, step
        match = evolve_all(match, decision.events)
    return match


@games
@examples(2)
def test_the_offer_holds_exactly_the_legal_part(
    sheet: CardSheet, seats: int, stock: Cards, seed: int
) -> None:
    for match, seat, seen, plan in turns(dealt(sheet, seats, stock), seed):
        offer = FAMILY.plans.fitting(seen, plan)
        every = FAMILY.plans.pieces(plan)
        assert sorted(map(str, (*offer.pieces, *offer.back))) == sorted(map(str, every))
        laid = after_steps(match, seat, offer.draft.steps)
        if offer.word == "discard":
            assert decide(laid, seat, FAMILY.notation.read_move("discard", offer.text)).ok
        for step in plan.draft.steps:
            if set(cards_of(step)) <= set(offer.back) & set(seen.rack) and still_there(step, plan):
                assert not decide(laid, seat, step).ok


def cards_of(step: Action) -> Cards:
    return (step.card,) if isinstance(step, Discard) else tuple(getattr(step, "cards", ()))


def still_there(step: Action, plan: Plan) -> bool:
    """Whether a step needs no meld that the plan itself would have laid."""
    return not isinstance(step, LayOff) or step.onto <= len(plan.table)


@games
@examples(2)
def test_an_offered_plan_equals_the_typed_turn(
    sheet: CardSheet, seats: int, stock: Cards, seed: int
) -> None:
    for _, _, seen, plan in turns(dealt(sheet, seats, stock), seed):
        offer = FAMILY.plans.fitting(seen, plan)
        typed = NO_DRAFT
        for step in offer.draft.steps:
            turn = FAMILY.turns.word(seen, typed, *said(step))
            assert turn.refusal is None
            typed = turn.draft
        assert typed.steps == offer.draft.steps
        if offer.word:
            ended = FAMILY.turns.word(seen, typed, offer.word, offer.text)
            assert ended == FAMILY.turns.word(
                seen, Draft(steps=offer.draft.steps, earlier=typed.earlier), offer.word, offer.text
            )
            assert ended.refusal is None


@games
@examples(2)
def test_a_plan_carried_along_keeps_the_cards_still_in_the_hand(
    sheet: CardSheet, seats: int, stock: Cards, seed: int
) -> None:
    for _, _, seen, plan in turns(dealt(sheet, seats, stock), seed):
        carried = FAMILY.plans.carried(FAMILY.plans.begun(seen), plan)
        kept = {card for step in carried.steps for card in cards_of(step)}
        assert kept <= set(seen.rack)
        own = [cards_of(step) for step in plan.draft.steps if still_there(step, plan)]
        assert all(set(cards) <= kept for cards in own if set(cards) <= set(seen.rack))
