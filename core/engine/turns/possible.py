"""The words that make sense now: they become the buttons of a turn."""

from core.engine.people import Human
from core.engine.table.state import TableState
from core.rules.drafts import NO_DRAFT, Draft
from core.rules.family import Family
from core.rules.pieces import Seat
from core.rules.refusals import Code
from core.rules.round import Round
from core.rules.view import RoundView

OPEN = frozenset({"draw", "pass", "take stock", "take discard"})
"""Words whose possibility is public, because it does not depend on a rack."""

OUT_OF_PLACE = frozenset(
    {
        Code.ROUND_OVER,
        Code.NOT_SEATED,
        Code.NOT_YOUR_TURN,
        Code.TURN_OVER_AFTER_DRAW,
        Code.LAY_OR_DRAW_NOT_BOTH,
        Code.NO_RACK_TILE_PLAYED,
        Code.RACK_LIMIT,
        Code.STOCK_EMPTY,
        Code.STOCK_NOT_EMPTY,
        Code.NOTHING_TO_DRAW,
        Code.MUST_DRAW,
        Code.MUST_DISCARD,
        Code.MUST_BE_ACCEPTED,
    }
)
"""Refusals that mean: this word is out of place now, independent of the tiles on the table."""


def possible_words(state: TableState, seat: Seat, draft: Draft) -> tuple[str, ...]:
    """Return the words that a seat can say now without naming pieces."""
    if state.running is None or state.paused:
        return ()
    family: Family[Round, RoundView] = state.sheet.family
    return family.legal_words(family.view(state.running, seat), draft)


def open_words(state: TableState) -> tuple[str, ...]:
    """Return the public words of the seat to move; empty if a computer player is to move."""
    if state.running is None or not isinstance(state.to_move, Human):
        return ()
    words = possible_words(state, state.running.to_move, NO_DRAFT)
    return tuple(word for word in words if word in OPEN)
