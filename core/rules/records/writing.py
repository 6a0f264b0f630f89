"""Writes records from the events of a match, as TOML."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import tomli_w

from core.rules.events import Event, MatchEnded, RoundDealt, RoundEnded
from core.rules.match import Match
from core.rules.pieces import print_pieces
from core.rules.records.record import FORMAT, Record, RoundRecord
from core.rules.seals import Fairness
from core.rules.sheet import Goal, Sheet
from core.rules.sheets import SHEETS


def record_of(
    sheet: Sheet,
    goal: Goal,
    seats: Sequence[str],
    events: Sequence[tuple[int | None, Event]],
    names: Mapping[str, str] | None = None,
    *,
    sheets: Mapping[str, Sheet] = SHEETS,
) -> Record:
    """Return the record of a match from its events.

    Each event comes with its acting seat; None for deals and ends. The record lists the house rules
    in which the sheet differs from the one in `sheets`.
    """
    rounds: list[_Open] = []
    for seat, event in events:
        if isinstance(event, RoundDealt):
            rounds.append(_Open(event))
        elif seat is not None and rounds and not isinstance(event, RoundEnded | MatchEnded):
            move = sheet.family.notation.write_event(event)
            rounds[-1].moves += [] if move is None else [f"{seats[seat]} {move}"]
    return Record(
        sheet=sheet.id,
        seats=tuple(seats),
        options=sheet.differences(sheets[sheet.id]),
        goal=goal,
        names=names or {},
        rounds=tuple(open_.closed(seats) for open_ in rounds),
    )


@dataclass(slots=True)
class _Open:
    """A round whose moves are being collected."""

    dealt: RoundDealt
    moves: list[str] = field(default_factory=list)

    def closed(self, seats: Sequence[str]) -> RoundRecord:
        draws = ", ".join(f"{seats[draw.seat]} {draw.piece}" for draw in self.dealt.starter_draw)
        return RoundRecord(
            starter=seats[self.dealt.starter],
            starter_draw=draws,
            stock=print_pieces(self.dealt.stock),
            moves=tuple(self.moves),
            fairness=self.dealt.fairness,
        )


def write_record(record: Record) -> str:
    """Format a record as TOML; parsing it gives the same record."""
    return tomli_w.dumps(as_data(record), multiline_strings=True)


def as_data(record: Record) -> dict[str, object]:
    """Return a record as TOML data, without empty values."""
    data: dict[str, object] = {
        "format": FORMAT,
        "sheet": record.sheet,
        "seats": list(record.seats),
        "options": dict(record.options),
        "match": {} if record.goal is None else {record.goal.kind: record.goal.amount},
        "names": dict(record.names),
        "round": [_round_data(round_, record.seats) for round_ in record.rounds],
    }
    return {name: value for name, value in data.items() if value}


def _round_data(round_: RoundRecord, seats: Sequence[str]) -> dict[str, object]:
    data: dict[str, object] = {
        "starter": round_.starter,
        "starter_draw": round_.starter_draw,
        "stock": round_.stock,
        "moves": "".join(f"{move}\n" for move in round_.moves),
        "position": round_.position,
        "fairness": {} if round_.fairness is None else _fairness_data(round_.fairness, seats),
    }
    return {name: value for name, value in data.items() if value}


def _fairness_data(fairness: Fairness, seats: Sequence[str]) -> dict[str, object]:
    """Return the commitment of a round; the seed and the words are empty while secret."""
    named = zip(seats, fairness.words, strict=False)
    data: dict[str, object] = {
        "commitment": fairness.commitment,
        "table": fairness.table,
        "deal": fairness.deal,
        "rules": fairness.rules,
        "seed": fairness.seed,
        "words": {seat: word for seat, word in named if word},
    }
    return {name: value for name, value in data.items() if value}


def written_position(match: Match, seats: Sequence[str]) -> dict[str, object]:
    """Format the state of a match as a position; empty before the first deal."""
    if match.round is None:
        return {}
    position: dict[str, object] = match.sheet.family.notation.write_position(match.round, seats)
    standing = dict(zip(seats, match.totals, strict=True))
    return {**position, "rounds_played": match.rounds_played, "scores": standing}
