"""Advice for a turn with cards: hints, the best melding, and what a past turn could have laid."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from core.rules.cards.decide import decide, points
from core.rules.cards.model.actions import Discard, Lay, LayOff, MeldCards, Take
from core.rules.cards.model.pieces import Cards, in_order
from core.rules.cards.model.round import CardRound, Drawn
from core.rules.cards.model.view import CardView, own_round, tried
from core.rules.cards.model.view import view as seen_by
from core.rules.cards.players.levels import HARD, usual
from core.rules.cards.players.melding import STATES, Search, Worth, best_melding, one_each
from core.rules.drafts import Draft
from core.rules.events import RoundEnded
from core.rules.family import Aim, BestLay, Hint
from core.rules.teaching import Advice, Possible


def best(view: CardView, aim: Aim, effort: int = 1) -> BestLay:
    """Return the best melding; before the draw, that of the current hand.

    An answer is marked as unproven if the search ran out first.
    """
    here, search = after_a_draw(view), Search(STATES * effort)
    worth = one_each if aim == "tiles" else partial(points, view.sheet)
    _, after = tried(here, best_lays(here, worth, search))
    played = in_order(card for card in here.hand if card not in after.hand)
    counted = sum(points(view.sheet, card) for card in played)
    return BestLay(table=after.table, played=played, points=counted, proven=search.left > 0)


def after_a_draw(view: CardView) -> CardRound:
    """Return the round as the viewer knows it, as if a card had been drawn."""
    here = own_round(view)
    return here if here.drawn else replace(here, drawn=Drawn(source="stock", card=None))


def best_lays(here: CardRound, worth: Worth, search: Search | None = None) -> tuple[Lay, ...]:
    """Return the lays that bring most to the table and are legal one after the other."""
    melding = partial(
        best_melding,
        worth=worth,
        table=here.table,
        ace_high=here.sheet.ace_high,
        search=search or Search(STATES),
    )
    lays = melding(here.hand).lays
    if tried(here, lays)[0] == lays:
        return lays
    meldings = [(melding(hand).lays, hand) for hand in _but_for_one(here.hand)]
    legal = [lays for lays, _ in meldings if tried(here, lays)[0] == lays]
    return max(legal, key=lambda lays: sum(worth(c) for lay in lays for c in lay.cards), default=())


def _but_for_one(hand: Cards) -> Iterator[Cards]:
    for kept in hand:
        yield tuple(card for card in hand if card != kept)


def hint(view: CardView) -> Hint:
    """Return what to take or, after the draw, what to lay and what to discard."""
    if view.drawn is None:
        take = usual(view, HARD)[0]
        return Hint(word=f"take {take.source}" if isinstance(take, Take) else take.verb)
    here = own_round(view)
    strong = tuple(act for act in usual(view, HARD) if isinstance(act, MeldCards | LayOff))
    steps, after = tried(here, strong or best_lays(here, partial(points, view.sheet)))
    pieces = in_order(card for card in here.hand if card not in after.hand)
    held_back = bool(steps and after.hand) and not strong
    advice = Advice(stays=len(after.hand), keeps=True) if held_back else None
    return _ended(after, Hint(pieces=pieces, draft=Draft(steps=steps), word="done", advice=advice))


def _ended(after: CardRound, hint_: Hint) -> Hint:
    """Add the discard, unless the hand is empty."""
    if not after.hand:
        return hint_
    acts = usual(seen_by(after, after.to_move), HARD)
    discards = tuple(act.card for act in acts if isinstance(act, Discard))
    return replace(hint_, word="discard", gives=discards[-1:])


def possible(view: CardView) -> Possible:
    """Return the most cards that the seat to move could bring to the table.

    In a turn that ended before its draw, these are cards of the hand: what a draw would have added
    is unknown, and discarding that card would have ended the turn.
    """
    if not view.my_turn:
        return Possible()
    here = after_a_draw(view)
    steps, after = tried(here, best_lays(here, one_each))
    if not steps:
        return Possible()
    return Possible(
        pieces=in_order(card for card in here.hand if card not in after.hand),
        table=after.table,
        goes_out=not after.hand or (view.drawn is not None and _ends_with_a_discard(after)),
    )


def _ends_with_a_discard(after: CardRound) -> bool:
    """Say whether the only card left may be discarded to go out."""
    if len(after.hand) != 1:
        return False
    decision = decide(after, after.to_move, Discard(card=after.hand[0]))
    return any(isinstance(event, RoundEnded) for event in decision.events)
