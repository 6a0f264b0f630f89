"""Which words make sense now: what the buttons of a turn are."""

from collections.abc import Iterator

from core.engine.people import Human
from core.engine.table.state import TableState
from core.rules.family import NO_DRAFT, Draft, Family, Turn, UnknownWordError
from core.rules.pieces import Seat, UnreadableError
from core.rules.play import view, why_not
from core.rules.refusals import Code
from core.rules.round import Round
from core.rules.view import RoundView

OBJECTIONS = frozenset({"object", "accept"})
"""Offered whenever there is a lay to judge: whether it is faulty, nobody may be told."""

STEPS_BACK = frozenset({"undo", "reset"})
"""Words that change the draft and need nothing more; all others that do want pieces named."""

PHRASES = {"take": ("take stock", "take discard")}
"""Words that a button has to complete."""

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
"""A word refused for one of these is not offered.

One that is refused for what lies on the table is: a missing button would tell what is wrong.
"""


def possible_words(state: TableState, seat: Seat, draft: Draft) -> tuple[str, ...]:
    """Return the words that a seat can say now, as far as it need not name pieces with them."""
    if state.running is None or state.paused:
        return ()
    seen = view(state.begun, seat).round
    return () if seen is None else tuple(_possible(state, seen, seat, draft))


def open_words(state: TableState) -> tuple[str, ...]:
    """Return what everybody may know that the seat to move can say; nothing for a computer's."""
    if state.running is None or not isinstance(state.to_move, Human):
        return ()
    words = possible_words(state, state.running.to_move, NO_DRAFT)
    return tuple(word for word in words if word in OPEN)


def _possible(state: TableState, seen: RoundView, seat: Seat, draft: Draft) -> Iterator[str]:
    known: list[Turn] = []
    for phrase in _phrases(state):
        if phrase in OBJECTIONS:
            if seen.may_object:
                yield phrase
            continue
        turn = _followed(state, seen, draft, phrase)
        if turn is not None and turn not in known and _in_place(state, seat, turn):
            known.append(turn)
            yield phrase


def _phrases(state: TableState) -> Iterator[str]:
    family = state.sheet.family
    for word in (word for word in family.words if word not in family.pondered):
        yield from PHRASES.get(word, (word,))


def _followed(state: TableState, seen: RoundView, draft: Draft, phrase: str) -> Turn | None:
    """Return what a phrase makes of the turn, if that is anything."""
    family: Family[Round, RoundView] = state.sheet.family
    word, _, text = phrase.partition(" ")
    try:
        turn = family.word(seen, draft, word, text)
    except (UnreadableError, UnknownWordError):
        return None
    back = word in STEPS_BACK and turn.draft != draft
    return turn if turn.refusal is None and (turn.actions or back) else None


def _in_place(state: TableState, seat: Seat, turn: Turn) -> bool:
    refusals = [why_not(state.begun, seat, action) for action in turn.actions[:1]]
    return not any(refusal and OUT_OF_PLACE & set(refusal.codes) for refusal in refusals)
