"""The levels of the computer players with cards, as data, and their plain judgement."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from core.rules.actions import Action
from core.rules.cards.model.actions import Take
from core.rules.cards.model.view import CardView
from core.rules.cards.players.melding import Melding
from core.rules.cards.players.prospects import danger, known
from core.rules.cards.players.turning import after_drawing, discard_helps, fewest


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """What a player considers, and for how long."""

    fear: float
    """The weight of the meld that the next seat may make with a discard."""
    worlds: int
    """The number of sampled worlds for each choice; 0: plain judgement decides alone."""
    clear: float
    """The standard errors by which a choice must beat the usual one."""


NORMAL: Final = Level(fear=0.0, worlds=0, clear=0.0)
HARD: Final = Level(fear=1.0, worlds=48, clear=1.5)
LEVELS: Final[Mapping[str, Level]] = {"normal": NORMAL, "hard": HARD}


SHOWS_AT = 3
"""It lays its melds once an opponent has fewer cards than this, before they count against it."""
SHOWS_TO_ONE_AT = 4
"""The same against a single opponent, who alone gets the points of the hand."""
ONE_OPPONENT = 2


def usual(view: CardView, level: Level) -> tuple[Action, ...]:
    """Return the draw, or after the draw the rest of the turn.

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
    """Say whether to hold all melds back because nobody is near the end.

    All seats can lay off on a meld on the table, and a win with none laid before counts double. If
    the round is about to be void, there is no risk left.
    """
    shows_at = SHOWS_TO_ONE_AT if view.seats == ONE_OPPONENT else SHOWS_AT
    return fewest(view) >= shows_at or _about_to_be_void(view)


def _about_to_be_void(view: CardView) -> bool:
    return not view.stock and view.reshuffles >= view.sheet.reshuffles
