"""Which words make sense now: what the buttons of a turn are."""

from core.engine.people import Human
from core.engine.table.state import TableState
from core.rules.family import NO_DRAFT, Draft, Family
from core.rules.pieces import Seat
from core.rules.refusals import Code
from core.rules.round import Round
from core.rules.view import RoundView

OPEN = frozenset({"draw", "pass", "take stock", "take discard"})
"""Words of which anybody can tell whether they are possible: they need nothing of a rack."""

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
"""Refusals of a word that has no place now, whatever lies on the table."""


def possible_words(state: TableState, seat: Seat, draft: Draft) -> tuple[str, ...]:
    """Return the words that a seat can say now, as far as it need not name pieces with them."""
    if state.running is None or state.paused:
        return ()
    family: Family[Round, RoundView] = state.sheet.family
    return family.legal_words(family.view(state.running, seat), draft)


def open_words(state: TableState) -> tuple[str, ...]:
    """Return what everybody may know that the seat to move can say; nothing for a computer's."""
    if state.running is None or not isinstance(state.to_move, Human):
        return ()
    words = possible_words(state, state.running.to_move, NO_DRAFT)
    return tuple(word for word in words if word in OPEN)
