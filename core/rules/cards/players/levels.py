"""The levels of the computer players with cards, as data, and their plain judgement."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from core.rules.actions import Action
from core.rules.cards.model.actions import Take
from core.rules.cards.model.pieces import PACK
from core.rules.cards.model.sheet import CardSheet
from core.rules.cards.model.view import CardView
from core.rules.cards.players.melding import Melding
from core.rules.cards.players.prospects import danger, known
from core.rules.cards.players.turning import after_drawing, discard_helps, fewest

ONE_OPPONENT: Final = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Habit:
    """When a player shows its melds; otherwise it holds them until it goes out.

    All seats can lay off on a meld on the table, and a win with none laid before counts double.
    Only the winner gets points, so what is left in a hand harms its seat only by what it gives
    away: all of it to a single opponent, a part among several.
    """

    few: int
    """It shows them if this few cards or fewer would stay in the hand."""
    near: int
    """It shows them once an opponent has fewer cards than this."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Level:
    """What a player considers, and for how long."""

    to_one: Habit
    """The habit against a single opponent, who alone gets the points of the hand."""
    to_several: Habit
    fear: float
    """The weight of the meld that the next seat may make with a discard."""
    worlds: int
    """The number of sampled worlds for each choice; 0: plain judgement decides alone."""
    clear: float
    """The standard errors by which a choice must beat the usual one."""

    def habit_at(self, seats: int) -> Habit:
        """Return its habit at a table with so many seats."""
        return self.to_one if seats == ONE_OPPONENT else self.to_several


NORMAL: Final = Level(
    to_one=Habit(few=2, near=4),
    to_several=Habit(few=2, near=3),
    fear=0.0,
    worlds=0,
    clear=0.0,
)
HARD: Final = Level(
    to_one=Habit(few=0, near=4),
    to_several=Habit(few=0, near=0),
    fear=1.0,
    worlds=48,
    clear=1.5,
)
LEVELS: Final[Mapping[str, Level]] = {"normal": NORMAL, "hard": HARD}


FEW_DRAWS: Final = 5


def luck_decides(sheet: CardSheet, seats: int) -> bool:
    """Say whether the strongest level wins little more often than the next.

    Many seats have few draws before the stock is empty.
    """
    draws = (len(PACK) - 1) // seats - sheet.hand_for(seats)
    return draws < FEW_DRAWS


def usual(view: CardView, level: Level) -> tuple[Action, ...]:
    """Return the draw, or after the draw the rest of the turn.

    Nothing is searched: each card of the hand is weighed once, so the effort of a turn is bounded.
    """
    if view.drawn is None:
        return (Take(source="discard" if discard_helps(view) else "stock"),)
    facts, habit, fear = known(view), level.habit_at(view.seats), level.fear
    return after_drawing(
        view,
        waits=lambda seen, whole: holds(seen, whole, habit),
        fear=lambda card: fear * danger(view, facts, card) if fear else 0.0,
    )


def holds(view: CardView, whole: Melding, habit: Habit) -> bool:
    """Say whether to hold all melds back.

    If the round is about to be void, there is no risk left.
    """
    waits = len(whole.loose) > habit.few and fewest(view) >= habit.near
    return waits or _about_to_be_void(view)


def _about_to_be_void(view: CardView) -> bool:
    return not view.stock and view.reshuffles >= view.sheet.reshuffles
