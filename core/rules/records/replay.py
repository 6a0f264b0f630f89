"""Replays a record through the rules, move by move."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from core.rules.actions import Action, Decision, UnknownWordError
from core.rules.events import StarterTile
from core.rules.family import ImpossibleMoveError
from core.rules.match import Match, new_match, table_can_be
from core.rules.pieces import Pieces, Seat, UnreadableError
from core.rules.play import deal, decide, evolve_all
from core.rules.records.positions import PositionError
from core.rules.records.record import Record, RecordError, RecordFault, RoundRecord
from core.rules.refusals import Code, Fault, Refusal, refuse
from core.rules.sheet import Goal, HouseRuleError, Scoring, Sheet
from core.rules.sheets import UnknownSheetError, with_house_rules


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """One move of a record and its decision; move 0 is the start of the round."""

    round: int
    move: int
    seat: str
    verb: str
    decision: Decision
    match: Match
    """The match after the move."""


def opened(record: Record) -> Match:
    """Open the match of a record; raises RecordError."""
    try:
        sheet = with_house_rules(record.sheet, record.options)
    except UnknownSheetError as error:
        raise RecordError(RecordFault.SHEET, name=error.name) from error
    except HouseRuleError as error:
        raise RecordError(
            RecordFault.HOUSE_RULE, name=error.name, value=str(error.value)
        ) from error
    check_goal(sheet, record.goal)
    return new_match(sheet, len(record.seats), record.goal)


def check_goal(sheet: Sheet, goal: Goal | None) -> None:
    """Refuse a goal in chips for a game of points, and vice versa; raises RecordError."""
    strange = "target" if sheet.scoring is Scoring.CHIPS else "chips"
    if goal is not None and goal.kind == strange:
        raise RecordError(RecordFault.NO_GOAL, sheet=sheet.id, name=strange)


def replay(record: Record, *, keep_going: bool = False) -> Iterator[Played]:
    """Replay a record; stop at the first refused move unless `keep_going` is set.

    All moves are parsed before the first is played. A round that cannot start yields a refused move
    0.

    Raises:
        RecordError: the record is unreadable or impossible.
    """
    steps = replay_from_deals(record, keep_going=keep_going)
    return (played for played in steps if played.move or not played.decision.ok)


def replay_from_deals(record: Record, *, keep_going: bool = False) -> Iterator[Played]:
    """Replay a record like `replay`, but yield a move 0 for each deal or start position."""
    match = opened(record)
    if not table_can_be(match.sheet, match.seats):
        fault = Fault(code=Code.PLAYERS, needed=match.sheet.max_players)
        yield _beginning(1, Decision(refusal=Refusal((fault,))), match)
        return
    _read_all(record, match)
    for place, round_ in enumerate(record.rounds, start=1):
        for played in _play_round(record, place, round_, match, keep_going=keep_going):
            match = played.match
            yield played
            if not played.decision.ok and (played.move == 0 or not keep_going):
                return


def _beginning(place: int, decision: Decision, match: Match) -> Played:
    return Played(round=place, move=0, seat="", verb="", decision=decision, match=match)


def _read_all(record: Record, match: Match) -> None:
    for place, round_ in enumerate(record.rounds, start=1):
        for number, line in enumerate(round_.moves, start=1):
            if "?" not in line.split():
                read_line(match.sheet, line, place, number)


def _play_round(
    record: Record, place: int, round_: RoundRecord, match: Match, *, keep_going: bool
) -> Iterator[Played]:
    decision, match = begin(record, place, round_, match)
    yield _beginning(place, decision, match)
    if not decision.ok:
        return
    for number, line in enumerate(round_.moves, start=1):
        name, verb, action = read_line(match.sheet, line, place, number)
        decision = _decide(match, _seat(record, name), action, place, number)
        match = evolve_all(match, decision.events)
        yield Played(round=place, move=number, seat=name, verb=verb, decision=decision, match=match)
        if not decision.ok and not keep_going:
            return


def _seat(record: Record, name: str) -> Seat | None:
    return record.seats.index(name) if name in record.seats else None


def _decide(match: Match, seat: Seat | None, action: Action, place: int, number: int) -> Decision:
    if seat is None:
        return Decision(refusal=refuse(Code.NOT_SEATED))
    try:
        return decide(match, seat, action)
    except ImpossibleMoveError as error:
        fault = RecordFault.IMPOSSIBLE
        raise RecordError(fault, round_=place, move=number, what=str(error)) from error


def read_line(sheet: Sheet, line: str, place: int, number: int) -> tuple[str, str, Action]:
    """Parse a move into the seat's name, verb and action; raises RecordError."""
    name, _, rest = line.partition(" ")
    verb, _, text = rest.strip().partition(" ")
    if "?" in line.split():
        raise RecordError(RecordFault.HIDDEN, round_=place, move=number)
    try:
        return name, verb.lower(), sheet.family.notation.read_move(verb.lower(), text)
    except UnreadableError as error:
        raise _unreadable(error, place, number) from error
    except UnknownWordError as error:
        fault = RecordFault.MOVE
        raise RecordError(fault, round_=place, move=number, word=verb[:40]) from error


def begin(record: Record, place: int, round_: RoundRecord, match: Match) -> tuple[Decision, Match]:
    """Deal the round, or set up its position; raises RecordError."""
    if round_.position is not None:
        return Decision(), _set_up(record, place, round_.position, match)
    if match.round is not None and match.round.outcome is None:
        raise RecordError(RecordFault.NOT_OVER, round_=place)
    starter = _named(record, round_.starter, place)
    draws = read_draws(match.sheet, record.seats, round_.starter_draw, place)
    stock = _full_stock(match.sheet, round_.stock, place)
    decision = deal(match, stock=stock, starter=starter, starter_draw=draws)
    return decision, evolve_all(match, decision.events)


def _named(record: Record, name: str, place: int) -> Seat:
    if name not in record.seats:
        raise RecordError(RecordFault.STARTER, round_=place, name=name)
    return record.seats.index(name)


def _full_stock(sheet: Sheet, text: str, place: int) -> Pieces:
    if "?" in text.split():
        raise RecordError(RecordFault.HIDDEN, round_=place)
    try:
        stock = sheet.family.notation.read_pieces(text)
    except UnreadableError as error:
        raise _unreadable(error, place) from error
    if Counter(stock) != Counter(sheet.family.pieces.pack(sheet)):
        raise RecordError(RecordFault.STOCK, round_=place)
    return stock


def read_draws(
    sheet: Sheet, seats: Sequence[str], text: str, place: int
) -> tuple[StarterTile, ...]:
    """Parse the draw for the starter: `Ann r11, Ben J`; raises RecordError."""
    draws = []
    for item in filter(None, (part.strip() for part in text.split(","))):
        name, _, word = item.partition(" ")
        if name not in seats:
            raise RecordError(RecordFault.DRAW, round_=place, word=item)
        try:
            pieces = sheet.family.notation.read_pieces(word)
        except UnreadableError as error:
            raise _unreadable(error, place) from error
        if len(pieces) != 1 or pieces[0] not in sheet.family.pieces.pack(sheet):
            raise RecordError(RecordFault.DRAW, round_=place, word=item)
        draws.append(StarterTile(seat=list(seats).index(name), piece=pieces[0]))
    return tuple(draws)


def _set_up(record: Record, place: int, position: Mapping[str, object], match: Match) -> Match:
    if "?" in str(position).replace("'", " ").split():
        raise RecordError(RecordFault.HIDDEN, round_=place)
    try:
        round_ = match.sheet.family.notation.read_position(match.sheet, record.seats, position)
    except UnreadableError as error:
        raise _unreadable(error, place) from error
    except PositionError as error:
        raise _impossible(error.field, error.what, place) from error
    totals = _standing(record, place, position, match)
    played = position.get("rounds_played", match.rounds_played)
    if isinstance(played, bool) or not isinstance(played, int) or played < 0:
        raise _impossible("rounds_played", played, place)
    return replace(
        match,
        round=round_,
        totals=totals,
        rounds_played=played,
        last_starter=match.last_starter if round_.starter is None else round_.starter,
        winners=None,
    )


def _standing(
    record: Record, place: int, position: Mapping[str, object], match: Match
) -> tuple[int, ...]:
    scores = position.get("scores")
    if not scores:
        return match.totals
    if not isinstance(scores, dict) or not set(scores) <= set(record.seats):
        raise _impossible("scores", scores, place)
    if not all(isinstance(score, int) for score in scores.values()):
        raise _impossible("scores", scores, place)
    return tuple(int(scores.get(name, 0)) for name in record.seats)


def _unreadable(error: UnreadableError, place: int, move: int = 0) -> RecordError:
    return RecordError(RecordFault.UNREADABLE, round_=place, move=move, word=error.word)


def _impossible(field: str, what: object, place: int) -> RecordError:
    return RecordError(RecordFault.POSITION, round_=place, field=field, what=str(what))
