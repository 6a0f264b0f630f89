"""Parses records from TOML; anything beyond their limits is refused before it is processed."""

import tomllib
from collections.abc import Iterator, Mapping, Sequence

from core.rules.pieces import LONGEST as LONGEST_TEXT
from core.rules.records.record import FORMAT, Record, RecordError, RecordFault, RoundRecord
from core.rules.seals import Fairness
from core.rules.sheet import Goal, HouseRuleError, OptionValue

LONGEST = 1_000_000
"""The maximum length of a record."""
MOST_DOTS = 50
"""The maximum number of dots in a line; parsing dotted keys takes quadratic time."""
MOST_ENTRIES = 200
"""The maximum number of table entries and seats. The length of the record bounds rounds."""
MOST_BITS = 63
"""The maximum size of a whole number, as in TOML."""


def check_text(text: str) -> None:
    """Refuse a text that is too long or too deeply nested; raises RecordError."""
    if len(text) > LONGEST:
        raise RecordError(RecordFault.TOO_LONG)
    if any(line.count(".") > MOST_DOTS for line in text.splitlines()):
        raise RecordError(RecordFault.TOO_DEEP)


def check_values(data: Mapping[str, object]) -> None:
    """Refuse numbers, texts and tables larger than any match needs; raises RecordError."""
    for name, value in _values(data):
        match value:
            case int() if value.bit_length() > MOST_BITS:
                raise RecordError(RecordFault.TOO_LARGE, name=name)
            case str() if any(len(line) > LONGEST_TEXT for line in _parts(name, value)):
                raise RecordError(RecordFault.TOO_MUCH, name=name)
            case Mapping() if len(value) > MOST_ENTRIES:
                raise RecordError(RecordFault.TOO_MUCH, name=name)
            case list() if name != "round" and len(value) > MOST_ENTRIES:
                raise RecordError(RecordFault.TOO_MUCH, name=name)


def _parts(name: str, text: str) -> list[str]:
    """Return the units of a text that are parsed separately: the lines of moves."""
    return text.splitlines() if name == "moves" else [text]


def _values(data: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    """Yield all values with their names, including nested ones."""
    waiting: list[tuple[str, object]] = list(data.items())
    while waiting:
        name, value = waiting.pop()
        yield name, value
        if isinstance(value, Mapping):
            waiting.extend(value.items())
        elif isinstance(value, list):
            waiting.extend((name, item) for item in value)


def read_record(text: str) -> Record:
    """Parse a record; raises RecordError."""
    check_text(text)
    try:
        data = tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise RecordError(RecordFault.NOT_TOML, why=str(error)) from error
    except ValueError as error:  # a number with more digits than Python parses
        raise RecordError(RecordFault.TOO_LARGE, name="") from error
    check_values(data)
    return _record(data)


def _record(data: Mapping[str, object]) -> Record:
    if data.get("format") != FORMAT:
        raise RecordError(RecordFault.FORMAT, wanted=FORMAT)
    _only(data, {"format", "sheet", "seats", "options", "match", "names", "round"})
    rounds, seats = _list(data, "round"), _seats(data)
    return Record(
        sheet=_text(data, "sheet"),
        seats=seats,
        options=_options(_table(data, "options")),
        goal=_goal(_table(data, "match")),
        names={name: str(value) for name, value in _table(data, "names").items()},
        rounds=tuple(_round(place, item, seats) for place, item in enumerate(rounds, start=1)),
    )


def _only(data: Mapping[str, object], known: set[str], *, round_: int = 0) -> None:
    unknown = sorted(set(data) - known)
    if unknown:
        raise RecordError(RecordFault.FIELD, round_=round_, name=unknown[0])


def _text(data: Mapping[str, object], name: str, *, round_: int = 0) -> str:
    value = data.get(name, "")
    if not isinstance(value, str):
        raise RecordError(RecordFault.KIND, round_=round_, name=name, kind="text")
    return value


def _table(data: Mapping[str, object], name: str) -> Mapping[str, object]:
    value = data.get(name, {})
    if not isinstance(value, Mapping):
        raise RecordError(RecordFault.KIND, name=name, kind="table")
    return value


def _list(data: Mapping[str, object], name: str) -> Sequence[object]:
    value = data.get(name, [])
    if not isinstance(value, list):
        raise RecordError(RecordFault.KIND, name=name, kind="list")
    return value


def _seats(data: Mapping[str, object]) -> tuple[str, ...]:
    seats = _list(data, "seats")
    names = tuple(name for name in seats if isinstance(name, str) and len(name.split()) == 1)
    if len(names) != len(seats) or len(set(names)) != len(names) or not names:
        raise RecordError(RecordFault.SEATS)
    return names


def _options(data: Mapping[str, object]) -> dict[str, OptionValue]:
    for name, value in data.items():
        if not isinstance(value, int | str):
            raise RecordError(RecordFault.HOUSE_RULE, name=name, value=str(value))
    return {name: value for name, value in data.items() if isinstance(value, int | str)}


def _goal(data: Mapping[str, object]) -> Goal | None:
    if not data:
        return None
    _only(data, {"rounds", "target", "chips"})
    if len(data) > 1:
        raise RecordError(RecordFault.GOALS)
    [(kind, amount)] = data.items()
    if isinstance(amount, bool) or not isinstance(amount, int):
        raise RecordError(RecordFault.KIND, name=kind, kind="number")
    try:
        return Goal(kind, amount)  # type: ignore[arg-type]
    except HouseRuleError as error:
        raise RecordError(RecordFault.TOO_FEW, name=kind) from error


def _round(place: int, data: object, seats: Sequence[str]) -> RoundRecord:
    if not isinstance(data, Mapping):
        raise RecordError(RecordFault.KIND, round_=place, name="round", kind="table")
    _only(data, {"starter", "starter_draw", "stock", "moves", "position", "fairness"}, round_=place)
    position = data.get("position")
    if position is not None and not isinstance(position, Mapping):
        raise RecordError(RecordFault.KIND, round_=place, name="position", kind="table")
    lines = (line.strip() for line in _text(data, "moves", round_=place).splitlines())
    return RoundRecord(
        starter=_text(data, "starter", round_=place),
        starter_draw=_text(data, "starter_draw", round_=place),
        stock=_text(data, "stock", round_=place),
        moves=tuple(line for line in lines if line),
        position=position,
        fairness=None if "fairness" not in data else _fairness(place, data["fairness"], seats),
    )


def _fairness(place: int, data: object, seats: Sequence[str]) -> Fairness:
    """Parse the commitment of a deal; ignore unknown fields of other programs."""
    if not isinstance(data, Mapping):
        raise RecordError(RecordFault.KIND, round_=place, name="fairness", kind="table")
    words, deal = data.get("words", {}), data.get("deal", place)
    if not isinstance(words, Mapping):
        raise RecordError(RecordFault.KIND, round_=place, name="words", kind="table")
    if isinstance(deal, bool) or not isinstance(deal, int):
        raise RecordError(RecordFault.KIND, round_=place, name="deal", kind="number")
    stranger = next((name for name in words if name not in seats), None)
    if stranger is not None:
        raise RecordError(RecordFault.FIELD, round_=place, name=stranger)
    return Fairness(
        commitment=_text(data, "commitment", round_=place),
        table=_text(data, "table", round_=place),
        deal=deal,
        rules=_text(data, "rules", round_=place),
        words=tuple(_text(words, name, round_=place) for name in seats),
        seed=_text(data, "seed", round_=place),
    )
