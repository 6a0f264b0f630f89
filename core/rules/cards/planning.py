"""Plans with cards: melds, cards laid off and a discard, made before the draw."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeAlias, cast

from core.rules.actions import Action, UnknownWordError
from core.rules.cards.decide import decide
from core.rules.cards.model.actions import Discard, LayOff, MeldCards
from core.rules.cards.model.pieces import Card, Cards, in_order
from core.rules.cards.model.round import CardRound, Drawn
from core.rules.cards.model.view import CardView, own_round, tried
from core.rules.cards.notation import read_move
from core.rules.cards.turn import follow
from core.rules.drafts import Draft, Fitting, Plan
from core.rules.family import Turn
from core.rules.pieces import HIDDEN
from core.rules.refusals import Code, Fault, Refusal
from core.rules.round import replace_rack

WORDS = ("meld", "layoff", "discard", "undo", "reset")
"""The words that shape a plan."""

Steps: TypeAlias = tuple[Action, ...]


def begun(view: CardView) -> CardView:
    """Return the view as if the viewer had just drawn an unknown card."""
    to_move = view.to_move if view.me is None else view.me
    drawn = Drawn(source="stock", card=None)
    return replace(view, to_move=to_move, drawn=drawn, turn=str(drawn))


def plan_word(view: CardView, draft: Draft, word: str, text: str) -> Turn:
    """Apply a word to a plan; a later discard replaces an earlier one."""
    if word not in WORDS:
        raise UnknownWordError(word)
    if word in {"undo", "reset"}:
        return follow(view, draft, word, text)
    step = read_move(word, text)
    laying, _ = _split(draft.steps)
    lays, here = tried(_with_unknown_card(view), laying)
    refusal = decide(here, here.to_move, step).refusal
    if refusal is None and isinstance(step, Discard) and step.card not in here.hand:
        refusal = Refusal((Fault(code=Code.NOT_ON_RACK, tiles=(step.card,)),))
    if refusal is not None:
        return Turn(draft, refusal=refusal)
    discards = () if isinstance(step, Discard) else _still_held(here, step, draft)
    earlier = (*draft.earlier, Draft(steps=draft.steps))
    return Turn(Draft(steps=(*lays, step, *discards), earlier=earlier))


def _still_held(here: CardRound, step: Action, draft: Draft) -> Steps:
    """Return the planned discard if the card stays in the hand after a further step."""
    _, discard = _split(draft.steps)
    _, after = tried(here, (step,))
    return tuple(one for one in discard if isinstance(one, Discard) and one.card in after.hand)


def _split(steps: Steps) -> tuple[Steps, Steps]:
    """Return the melds and cards laid off, and the discard, if any."""
    laying = tuple(step for step in steps if not isinstance(step, Discard))
    return laying, tuple(step for step in steps if isinstance(step, Discard))


def _with_unknown_card(view: CardView) -> CardRound:
    """Return the viewer's round with the card that is still to be drawn."""
    round_ = own_round(view)
    unknown = cast("Card", HIDDEN)
    return replace(round_, racks=replace_rack(round_.racks, round_.to_move, (*view.rack, unknown)))


def carried(view: CardView, plan: Plan) -> Draft:
    """Return a plan without the steps whose cards or melds are gone; see `Family.carried`."""
    earlier = tuple(Draft(steps=_carried(view, plan, one.steps)) for one in plan.draft.earlier)
    return Draft(steps=_carried(view, plan, plan.draft.steps), earlier=earlier)


def _carried(
    view: CardView, plan: Plan, steps: Steps, refused: frozenset[Card] = frozenset()
) -> Steps:
    """Return the steps whose cards are in the hand, and not refused.

    Melds are numbered anew: others may have laid melds before the planned ones.
    """
    hand, kept = set(view.rack) - refused, list[Action]()
    places = {number: number for number in range(1, len(plan.table) + 1)}
    new, lying = len(plan.table), len(view.table)
    for step in steps:
        new += isinstance(step, MeldCards)
        if not hand.issuperset(_cards((step,))):
            continue
        match step:
            case MeldCards():
                lying += 1
                places[new] = lying
                kept.append(step)
            case LayOff(onto=onto) if onto in places:
                kept.append(replace(step, onto=places[onto]))
            case Discard():
                kept.append(step)
        hand -= set(_cards((step,)))
    return tuple(kept)


def own_cards(plan: Plan) -> Cards:
    """Return the cards of the hand that a plan uses."""
    return tuple(_cards(plan.draft.steps))


def given(draft: Draft) -> Cards:
    """Return the card that a plan discards, if any."""
    _, discard = _split(draft.steps)
    return tuple(_cards(discard))


def fitting(view: CardView, plan: Plan) -> Fitting:
    """Return the legal steps of a plan once a card is drawn; see `Family.fitting`."""
    if not view.my_turn or view.drawn is None:
        return Fitting()
    legal, refusal = _legal(view, plan)
    laying, discard = _split(legal)
    _, after = tried(own_round(view), laying)
    judged = [(one, decide(after, after.to_move, one).refusal) for one in discard]
    ends = [one for one, refused in judged if refused is None]
    refusal = refusal or next((refused for _, refused in judged if refused is not None), None)
    word, text = ("discard", str(cast("Discard", ends[0]).card)) if ends else ("", "")
    if laying and not after.hand:
        word, text = "done", ""
    gone = {*_cards(laying), *_cards(tuple(ends))}
    return Fitting(
        draft=Draft(steps=laying),
        pieces=in_order(gone),
        back=in_order(set(_cards(plan.draft.steps)) - gone),
        word=word,
        text=text,
        refusal=refusal,
    )


def _legal(view: CardView, plan: Plan) -> tuple[Steps, Refusal | None]:
    """Return the steps that the rules allow, and why they refuse the first of the others.

    What follows a refused meld is numbered anew.
    """
    refused: frozenset[Card] = frozenset()
    why: Refusal | None = None
    while True:
        laying, discard = _split(_carried(view, plan, plan.draft.steps, refused))
        legal, _ = tried(own_round(view), laying)
        first = next((one for one in laying if one not in legal), None)
        if first is None:
            return (*laying, *discard), why
        _, here = tried(own_round(view), laying[: laying.index(first)])
        why = why or decide(here, here.to_move, first).refusal
        refused |= {*_cards((first,))}


def _cards(steps: Steps) -> Iterator[Card]:
    for step in steps:
        match step:
            case MeldCards(cards=cards) | LayOff(cards=cards):
                yield from cards
            case Discard(card=card):
                yield card


def foreseen(view: CardView, draft: Draft) -> CardView | None:
    """Return the view after the planned melds and lay-offs; None if there are none."""
    laying, _ = _split(draft.steps)
    if not laying:
        return None
    _, after = tried(_with_unknown_card(view), laying)
    hand: Cards = after.hand[:-1]
    return replace(view, table=after.table, rack=hand)
