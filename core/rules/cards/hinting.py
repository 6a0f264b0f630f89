"""What a seat could do in its turn with cards, for who asks."""

from functools import partial

from core.rules.cards.actions import Discard, Lay, LayOff, MeldCards, Take
from core.rules.cards.judging import usual
from core.rules.cards.levels import HARD
from core.rules.cards.pieces import in_order
from core.rules.cards.round import CardRound
from core.rules.cards.scoring import points
from core.rules.cards.solving import best_lays
from core.rules.cards.view import CardView, own_round, tried
from core.rules.cards.view import view as seen_by
from core.rules.family import Draft, Hint


def hint(view: CardView) -> Hint:
    """Return what to take or, once a card is drawn, what to lay and what to discard."""
    if view.drawn is None:
        take = usual(view, HARD)[0]
        return Hint(word=f"take {take.source}" if isinstance(take, Take) else take.verb)
    here = own_round(view)
    steps, after = tried(here, _lays(view, here))
    pieces = in_order(card for card in here.hand if card not in after.hand)
    return _ended(after, Hint(pieces=pieces, draft=Draft(steps=steps), word="done"))


def _lays(view: CardView, here: CardRound) -> tuple[Lay, ...]:
    """Return what the best player lays, or what it could lay where it would hold all back."""
    acts = usual(view, HARD)
    laid = tuple(act for act in acts if isinstance(act, MeldCards | LayOff))
    return laid or best_lays(here, partial(points, view.sheet))


def _ended(after: CardRound, hint_: Hint) -> Hint:
    """Add the card to discard, where the hand is not empty."""
    if not after.hand:
        return hint_
    acts = usual(seen_by(after, after.to_move), HARD)
    discards = tuple(act.card for act in acts if isinstance(act, Discard))
    return Hint(pieces=hint_.pieces, draft=hint_.draft, word="discard", gives=discards[-1:])
