"""Positions: rounds in progress, as records write them (contract, section 2)."""

from collections.abc import Mapping, Sequence
from typing import TypeAlias

from core.rules.pieces import Seat

Position: TypeAlias = Mapping[str, object]
"""The fields of a position in a record; missing fields are empty."""


class PositionError(ValueError):
    """An impossible position. `field` names the faulty field, `what` the fault."""

    def __init__(self, field: str, what: str) -> None:
        super().__init__(f"{field}: {what}")
        self.field = field
        self.what = what


def text_of(position: Position, field: str) -> str:
    """Parse a text; raises PositionError."""
    value = position.get(field, "")
    if not isinstance(value, str):
        raise _senseless(field, value)
    return value.strip()


def count_of(position: Position, field: str) -> int:
    """Parse a count; raises PositionError."""
    value = position.get(field) or 0
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise _senseless(field, value)
    return value


def truth_of(position: Position, field: str) -> bool:
    """Parse a truth value; raises PositionError."""
    value = position.get(field, False)
    if not isinstance(value, bool):
        raise _senseless(field, value)
    return value


def seat_of(position: Position, field: str, seats: Sequence[str]) -> Seat | None:
    """Parse a seat name; None if it is missing. Raises PositionError."""
    name = text_of(position, field)
    return _seat(field, name, seats) if name else None


def named_seat_of(position: Position, field: str, seats: Sequence[str]) -> Seat:
    """Parse a required seat name; raises PositionError."""
    seat = seat_of(position, field, seats)
    if seat is None:
        raise PositionError(field, "missing")
    return seat


def seats_of(position: Position, field: str, seats: Sequence[str]) -> frozenset[Seat]:
    """Parse a list of seat names; raises PositionError."""
    names = position.get(field) or []
    if not isinstance(names, list | tuple):
        raise _senseless(field, names)
    return frozenset(_seat(field, name, seats) for name in names)


def racks_of(position: Position, seats: Sequence[str]) -> tuple[str, ...]:
    """Return the rack of each seat as written; raises PositionError."""
    racks = position.get("racks", {})
    if not isinstance(racks, Mapping):
        raise _senseless("racks", racks)
    for name in racks:
        _seat("racks", name, seats)
    return tuple(text_of(racks, name) for name in seats)


def _seat(field: str, name: object, seats: Sequence[str]) -> Seat:
    if name not in seats:
        raise _senseless(field, name)
    return seats.index(str(name))


def _senseless(field: str, value: object) -> PositionError:
    return PositionError(field, repr(value)[:80])
