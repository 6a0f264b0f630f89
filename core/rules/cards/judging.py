"""What a player of cards does by plain judgement: it shows its melds late, and feeds nobody."""

from core.rules.actions import Action
from core.rules.cards.actions import Take
from core.rules.cards.levels import Level
from core.rules.cards.melding import Melding
from core.rules.cards.prospects import danger, known
from core.rules.cards.turning import after_drawing, discard_helps, fewest
from core.rules.cards.view import CardView

SHOWS_AT = 3
"""With an opponent down to fewer cards it lays what it has, before that counts against it."""
SHOWS_TO_ONE_AT = 4
"""The same with one opponent only: he alone gets what the hand counts."""
ONE_OPPONENT = 2


def usual(view: CardView, level: Level) -> tuple[Action, ...]:
    """Return the draw, or once a card is drawn all that follows.

    Nothing is searched: each card of the hand is weighed once, so the effort of a turn is bounded.
    """
    if view.drawn is None:
        return (Take(source="discard" if discard_helps(view) else "stock"),)
    facts = known(view)
    fear = level.fear
    return after_drawing(
        view, waits=_waits, fear=lambda card: fear * danger(view, facts, card) if fear else 0.0
    )


def _waits(view: CardView, _whole: Melding) -> bool:
    """Hold everything back while nobody is near the end.

    A meld on the table is a place to lay off for all, and with none laid the win counts double.
    Where the round is about to be void there is nothing left to fear.
    """
    shows_at = SHOWS_TO_ONE_AT if view.seats == ONE_OPPONENT else SHOWS_AT
    return fewest(view) >= shows_at or _about_to_be_void(view)


def _about_to_be_void(view: CardView) -> bool:
    return not view.stock and view.reshuffles >= view.sheet.reshuffles
