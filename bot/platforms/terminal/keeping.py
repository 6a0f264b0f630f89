"""Unfinished matches, kept as records in the user's data directory and taken up again."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from core.engine.happened import Acted, Dealt, MatchOpened, SeatTaken, TableOpened
from core.engine.matchlog import MatchLog
from core.engine.people import Computer, Human, Occupant, PersonId
from core.engine.state import Settings
from core.rules.events import Event, RoundDealt
from core.rules.records.reading import read_record
from core.rules.records.record import Record, RecordError, RoundRecord
from core.rules.records.replay import Played, opened, read_draws, replay
from core.rules.records.writing import record_of, write_record

PERSON = "me"
"""The seat of the person at the keyboard; computer players are named by their level."""
_COMPUTER = re.compile(r"([a-z]+)\d+")


@dataclass(frozen=True, slots=True)
class Shelf:
    """A folder of records, one for each unfinished match."""

    folder: Path

    def place_for(self, sheet: str, code: str) -> Path:
        """Return where the record of a match belongs."""
        return self.folder / f"{sheet}-{code.lower()}.toml"

    def put(self, place: Path, record: Record) -> None:
        """Write a record, whole or not at all."""
        self.folder.mkdir(parents=True, exist_ok=True)
        fresh = place.with_suffix(".new")
        fresh.write_text(write_record(record), encoding="utf-8")
        fresh.replace(place)

    def drop(self, place: Path) -> None:
        """Take away what is finished."""
        place.unlink(missing_ok=True)

    def latest(self) -> Path | None:
        """Return the record that was written last."""
        found = sorted(self.folder.glob("*.toml"), key=lambda file: file.stat().st_mtime_ns)
        return found[-1] if found else None


def code_of(place: Path) -> str:
    """Return the code of the table whose record this is."""
    return place.stem.rpartition("-")[2].upper()


def read(place: Path) -> Record:
    """Read a record from its file; raises RecordError."""
    try:
        return read_record(place.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise RecordError(str(error)) from error


def as_record(log: MatchLog, name: str) -> Record:
    """Return the record of a match as it stands, with everything that is hidden from its player."""
    seats = [_seat_name(who, place) for place, who in enumerate(log.seats, 1)]
    return record_of(log.sheet, log.goal, seats, log.told, {PERSON: name})


def _seat_name(who: Occupant, place: int) -> str:
    return f"{who.level}{place}" if isinstance(who, Computer) else PERSON


def history(record: Record, host: PersonId, code: str, settings: Settings) -> tuple[Event, ...]:
    """Return what happened at the table of a record, from its opening on.

    Raises:
        RecordError: the record cannot be played, or is none of a match at a terminal.
    """
    return tuple(_history(record, host, code, settings))


def _history(record: Record, host: PersonId, code: str, settings: Settings) -> Iterator[Event]:
    match = opened(record)
    seats = [_occupant(name, host) for name in record.seats]
    if not seats or seats[0] != Human(host):
        raise RecordError("not a match of one person at a terminal")
    yield TableOpened(code=code, host=host, chat=None, sheet=match.sheet, settings=settings)
    yield from (SeatTaken(who=who) for who in seats[1:])
    yield MatchOpened(goal=match.goal)
    played = list(replay(record))
    for place, round_ in enumerate(record.rounds, start=1):
        yield Dealt(deal=_deal(record, place, round_))
        for move in played:
            if move.round == place:
                yield _acted(move, record, seats)


def _occupant(name: str, host: PersonId) -> Occupant:
    computer = _COMPUTER.fullmatch(name)
    return Computer(computer[1]) if computer else Human(host)


def _deal(record: Record, place: int, round_: RoundRecord) -> RoundDealt:
    if not round_.stock:
        raise RecordError("a round without its stock", round_=place)
    sheet = opened(record).sheet
    return RoundDealt(
        stock=sheet.family.read_pieces(round_.stock),
        starter=record.seats.index(round_.starter),
        starter_draw=read_draws(sheet, record.seats, round_.starter_draw, place),
    )


def _acted(move: Played, record: Record, seats: list[Occupant]) -> Acted:
    if not move.decision.ok:
        raise RecordError("a move that is refused", round_=move.round, move=move.move)
    seat = record.seats.index(move.seat)
    return Acted(seat=seat, verb=move.verb, by=seats[seat], events=move.decision.events)
