"""How much help a table gives, and what of a hint has been told."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.seat_state import redrafted
from core.engine.table.state import Assist, SeatDraft, TableState
from core.rules.family import NO_DRAFT, Advice, Hint, Turn
from core.rules.pieces import Pieces, Seat

HINT = "hint"
REPAIR = "repair"
ARRANGING = frozenset({"play", REPAIR})
"""Words that find an arrangement."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """What somebody has been told of a hint, and nothing more."""

    lays: bool
    """Whether something can be laid."""
    pieces: Pieces
    """What can be laid; empty until it is told."""
    word: str
    """What to say in the place of a lay, or after it; empty until it is told."""
    gives: Pieces
    """The piece to name with that word; empty until it is told."""
    points: int | None
    """What own melds count where that is too little for a first laying."""
    needed: int | None
    whole: bool
    """Whether there is no more to tell."""
    left: int | None
    """How many hints are left; None: as many as one likes."""
    advice: Advice | None = None
    """What a strong player would rather do, where the table allows all help."""


def check_help(assist: Assist, desk: SeatDraft, word: str) -> None:
    """Refuse help that the table does not give; raises TableRefusedError."""
    if word in ARRANGING and assist.mode == "none":
        raise TableRefusedError(TableCode.BY_HAND)
    if word != HINT:
        return
    if not gives_hints(assist):
        raise TableRefusedError(TableCode.NO_HINTS)
    if left(assist, desk) == 0 and not _told_all(desk):
        raise TableRefusedError(TableCode.HINTS_USED, needed=assist.hints)


def gives_hints(assist: Assist) -> bool:
    """Say whether a table gives any hints."""
    return assist.mode in {"hints", "open"}


def left(assist: Assist, desk: SeatDraft) -> int | None:
    """Return how many more hints a seat can have; None: any number."""
    return max(0, assist.hints - desk.hints) if assist.mode == "hints" else None


def _told_all(desk: SeatDraft) -> bool:
    return desk.hint is not None and desk.grade >= desk.hint.grades


def known_hint(desk: SeatDraft, word: str) -> Turn | None:
    """Return the hint that was found already: it is not looked for twice."""
    return Turn(hint=desk.hint) if word == HINT and desk.hint is not None else None


def told_more(desk: SeatDraft, hint: Hint) -> SeatDraft:
    """Tell one step more; the last one puts the whole lay on the desk. All told: tell it again."""
    if desk.hint == hint and _told_all(desk):
        return desk
    grade = desk.grade + 1 if desk.hint == hint else 1
    after = replace(desk, hint=hint, grade=grade, hints=desk.hints + 1)
    if grade < hint.grades or hint.draft == NO_DRAFT:
        return after
    return redrafted(after, desk.draft.followed_by(hint.draft))


def told(assist: Assist, desk: SeatDraft) -> Told | None:
    """Return what of a hint has been told; None: nothing was asked."""
    hint = desk.hint
    if hint is None:
        return None
    lays, whole = bool(hint.pieces), _told_all(desk)
    return Told(
        lays=lays,
        pieces=hint.pieces if desk.grade > 1 else (),
        word=hint.word if whole or not lays else "",
        gives=hint.gives if whole else (),
        points=hint.points,
        needed=hint.needed,
        whole=whole,
        left=left(assist, desk),
        advice=hint.advice if whole and assist.mode == "open" else None,
    )


def may_ask(state: TableState, seat: Seat, desk: SeatDraft) -> bool:
    """Say whether a hint can be asked for now that tells more than is known."""
    running, assist = state.running, state.settings.assist
    if running is None or running.to_move != seat or HINT not in state.sheet.family.words:
        return False
    return gives_hints(assist) and left(assist, desk) != 0 and not _told_all(desk)


def hints_used(state: TableState, desks: Sequence[SeatDraft]) -> tuple[int, ...]:
    """Return how many hints each seat has used: told to all once a round is over."""
    if state.running is not None or not gives_hints(state.settings.assist):
        return ()
    return tuple(desk.hints for desk in desks)
