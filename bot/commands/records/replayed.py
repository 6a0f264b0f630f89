"""The results of a record's moves, as data for programs (contract, section 3)."""

from collections.abc import Sequence

from core.rules.actions import Decision, Timeout
from core.rules.events import Event
from core.rules.match import Match
from core.rules.pieces import Seat
from core.rules.records.replay import Played
from core.rules.records.writing import written_position
from core.rules.refusals import Refusal


def move(played: Played) -> dict[str, object]:
    """Return the line of one move."""
    place = {
        "round": played.round,
        "move": played.move,
        "seat": played.seat,
        "verb": played.verb,
    }
    return {**place, **_answer(played)}


def _answer(played: Played) -> dict[str, object]:
    refusal = played.decision.refusal
    if refusal is not None:
        return {"ok": False, "code": refusal.code, "codes": refusal.codes, **_figures(refusal)}
    if played.verb == Timeout.verb:
        counted, drawn = timeout(played.decision)
        return {"ok": True, "counted": counted, "drawn": drawn}
    points = first_laying(played.decision)
    return {"ok": True} if points is None else {"ok": True, "points": points}


def _figures(refusal: Refusal) -> dict[str, object]:
    """Return the available figures of the first fault."""
    first = refusal.faults[0]
    figures = {
        "points": first.points,
        "needed": first.needed,
        "tiles": [str(piece) for piece in first.tiles] or None,
        "meld": first.meld,
    }
    return {name: figure for name, figure in figures.items() if figure is not None}


def first_laying(decision: Decision) -> int | None:
    """Return the points of a first laying; None if the move was none."""
    points = (getattr(event, "points", None) for event in decision.events)
    return next((counted for counted in points if counted is not None), None)


def timeout(decision: Decision) -> tuple[bool, int]:
    """Return whether the turn counted at its timeout, and how many pieces were drawn."""
    event: Event = decision.events[0]
    drawn: Sequence[object] | None = getattr(event, "drawn", None)
    if drawn is not None:
        return getattr(event, "counted", False), len(drawn)
    return False, int(getattr(event, "taken", None) is not None)


def final(match: Match, seats: Sequence[str]) -> dict[str, object]:
    """Return the state of the match after the last played move."""
    outcome = None if match.round is None else match.round.outcome
    scores = outcome.scores if outcome else (0,) * len(seats)
    return {
        "position": written_position(match, seats),
        "round_over": outcome is not None,
        "result": outcome.result if outcome else "open",
        "winners": named(outcome.winners if outcome else (), seats),
        "scores": dict(zip(seats, scores, strict=True)),
        "totals": dict(zip(seats, match.totals, strict=True)),
        "match_over": match.over,
        "match_winners": named(match.winners or (), seats),
    }


def named(winners: Sequence[Seat], seats: Sequence[str]) -> list[str]:
    """Return the names of some seats."""
    return [seats[seat] for seat in winners]
