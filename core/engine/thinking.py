"""Slow computations: in the background, or inline where nobody else waits."""

from collections.abc import Callable
from typing import TypeVar

from core.engine.ports import Thinking
from core.rules.actions import Action, Picked
from core.rules.drafts import Draft
from core.rules.family import Family, Turn
from core.rules.pieces import Pieces
from core.rules.players.trial import Patience, unhurried
from core.rules.round import Round
from core.rules.view import RoundView

T = TypeVar("T")


class AtOnce:
    """Computes inline: for tests, and for one player at a terminal."""

    @property
    def patience(self) -> Patience:
        """No time limit: the number of sampled worlds bounds the thinking."""
        return unhurried

    async def work_out(self, work: Callable[..., T], *given: object) -> T:
        """Run the function inline."""
        return work(*given)


async def followed(thinking: Thinking, view: RoundView, draft: Draft, word: str, text: str) -> Turn:
    """Apply a word of the turn; see `Turns.word`. Slow words run in the background."""
    family: Family[Round, RoundView] = view.sheet.family
    if word in family.turns.pondered:
        return await thinking.work_out(family.turns.word, view, draft, word, text)
    return family.turns.word(view, draft, word, text)


async def plan_followed(
    thinking: Thinking, view: RoundView, draft: Draft, word: str, text: str
) -> Turn:
    """Apply a word to a plan; see `Family.plan_word`. Slow words run in the background."""
    family: Family[Round, RoundView] = view.sheet.family
    if word in family.turns.pondered:
        return await thinking.work_out(family.plans.word, view, draft, word, text)
    return family.plans.word(view, draft, word, text)


async def weigh(thinking: Thinking, view: RoundView, pieces: Pieces) -> Picked:
    """Return the value of picked pieces; see `Turns.picked`."""
    family: Family[Round, RoundView] = view.sheet.family
    return await thinking.work_out(family.turns.picked, view, pieces)


async def moves_at_a_loss(thinking: Thinking, view: RoundView) -> tuple[Action, ...]:
    """Return the moves of a turn without a possible lay; see `Turns.at_a_loss`."""
    family: Family[Round, RoundView] = view.sheet.family
    return await thinking.work_out(family.turns.at_a_loss, view)


async def moves_of(thinking: Thinking, level: str, view: RoundView) -> tuple[Action, ...]:
    """Return the moves of a computer player; see `Players.computer`."""
    family: Family[Round, RoundView] = view.sheet.family
    return await thinking.work_out(family.players.computer, level, view, thinking.patience)
