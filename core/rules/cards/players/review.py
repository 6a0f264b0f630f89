"""What could have been laid in a turn with cards."""

from core.rules.cards.decide import decide
from core.rules.cards.model.actions import Discard
from core.rules.cards.model.pieces import in_order
from core.rules.cards.model.round import CardRound
from core.rules.cards.model.view import CardView, tried
from core.rules.cards.players.advice import after_a_draw, best_lays
from core.rules.cards.players.melding import one_each
from core.rules.events import RoundEnded
from core.rules.teaching import Possible


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
