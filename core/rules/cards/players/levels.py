"""How well the computer players play with cards, as data, and their plain judgement."""

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
    """What a player looks at, and for how long."""

    fear: float
    """What a meld weighs that the next seat may be expected to make with a discard."""
    worlds: int
    """In how many drawn worlds it plays each choice on; 0: it only judges what it sees."""
    clear: float
    """By how many standard errors a choice has to do better than the usual one."""


NORMAL: Final = Level(fear=0.0, worlds=0, clear=0.0)
HARD: Final = Level(fear=1.0, worlds=48, clear=1.5)
LEVELS: Final[Mapping[str, Level]] = {"normal": NORMAL, "hard": HARD}


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
