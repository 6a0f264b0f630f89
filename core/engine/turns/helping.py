"""How much help a table gives, and how far a hint has been revealed."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.seat_state import redrafted
from core.engine.table.state import Assist, SeatState, TableState
from core.rules.drafts import NO_DRAFT
from core.rules.family import Hint, Turn
from core.rules.pieces import Pieces, Seat
from core.rules.teaching import Advice

HINT = "hint"
REPAIR = "repair"
ARRANGING = frozenset({"play", REPAIR})
"""Words that arrange tiles for the player."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """The revealed part of a hint."""

    lays: bool
    """Whether something can be laid."""
    pieces: Pieces
    """The pieces to lay; empty until revealed."""
    word: str
    """The word to say instead of a lay, or after it; empty until revealed."""
    gives: Pieces
    """The piece to name with that word; empty until revealed."""
    points: int | None
    """The value of the player's own melds, if it is too low for the first laying."""
    needed: int | None
    whole: bool
    """Whether the hint is fully revealed."""
    left: int | None
    """The number of hints left; None for no limit."""
    advice: Advice | None = None
    """The move of a strong player, if the table allows all help."""


def check_help(assist: Assist, own: SeatState, word: str) -> None:
    """Refuse help that the table does not give; raises TableRefusedError."""
    if word in ARRANGING and assist.mode == "none":
        raise TableRefusedError(TableCode.BY_HAND)
    if word != HINT:
        return
    if not gives_hints(assist):
        raise TableRefusedError(TableCode.NO_HINTS)
    if left(assist, own) == 0 and not _told_all(own):
        raise TableRefusedError(TableCode.HINTS_USED, needed=assist.hints)


def gives_hints(assist: Assist) -> bool:
    """Say whether a table gives any hints."""
    return assist.mode in {"hints", "open"}


def left(assist: Assist, own: SeatState) -> int | None:
    """Return how many more hints a seat can have; None for no limit."""
    return max(0, assist.hints - own.hints) if assist.mode == "hints" else None


def _told_all(own: SeatState) -> bool:
    return own.hint is not None and own.grade >= own.hint.grades


def known_hint(own: SeatState, word: str) -> Turn | None:
    """Return the hint that was found before, so that no new search runs."""
    return Turn(hint=own.hint) if word == HINT and own.hint is not None else None


def told_more(own: SeatState, hint: Hint) -> SeatState:
    """Reveal the next step; the last step drafts the whole lay.

    A full hint stays as it is; if its lay was taken back, it is drafted again.
    """
    if own.hint == hint and _told_all(own):
        there = own.draft.alone == hint.draft.alone
        if there or hint.draft == NO_DRAFT:
            return own
        return redrafted(own, own.draft.followed_by(hint.draft))
    grade = own.grade + 1 if own.hint == hint else 1
    after = replace(own, hint=hint, grade=grade, hints=own.hints + 1)
    if grade < hint.grades or hint.draft == NO_DRAFT:
        return after
    return redrafted(after, own.draft.followed_by(hint.draft))


def told(assist: Assist, own: SeatState) -> Told | None:
    """Return the revealed part of a hint; None if the seat has asked for none."""
    hint = own.hint
    if hint is None:
        return None
    lays, whole = bool(hint.pieces), _told_all(own)
    return Told(
        lays=lays,
        pieces=hint.pieces if own.grade > 1 else (),
        word=hint.word if whole or not lays else "",
        gives=hint.gives if whole else (),
        points=hint.points,
        needed=hint.needed,
        whole=whole,
        left=left(assist, own),
        advice=hint.advice if whole and assist.mode == "open" else None,
    )


def may_ask(state: TableState, seat: Seat, own: SeatState) -> bool:
    """Say whether asking for a hint now would reveal more."""
    running, assist = state.running, state.settings.assist
    if running is None or running.to_move != seat or HINT not in state.sheet.family.turns.words:
        return False
    return gives_hints(assist) and left(assist, own) != 0 and not _told_all(own)


def hints_used(state: TableState, seat_states: Sequence[SeatState]) -> tuple[int, ...]:
    """Return how many hints each seat has used; empty until the round is over, or without any.

    A setting for the rounds to come does not change what a result tells.
    """
    used = tuple(own.hints for own in seat_states) if state.running is None else ()
    return used if any(used) else ()
