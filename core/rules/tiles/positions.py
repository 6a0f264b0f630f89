"""Positions with tiles: a round in the middle, as records write it (contract, section 2)."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from core.rules.family import Position, PositionError
from core.rules.pieces import Seat, Table, UnreadableError, print_pieces, print_table
from core.rules.tiles.lay import read_melds
from core.rules.tiles.melds import in_game, sort_pieces
from core.rules.tiles.moves import read_groups
from core.rules.tiles.pieces import TilePieces, bare, read_pieces
from core.rules.tiles.round import LastLay, TileRound
from core.rules.tiles.sheet import TileSheet

T = TypeVar("T")


def read_position(sheet: TileSheet, seats: Sequence[str], position: Position) -> TileRound:
    """Set up a round in the middle; raises UnreadableError or PositionError."""
    racks = _racks(sheet, seats, position)
    to_move = _seat(position, "to_move", seats)
    if to_move is None:
        raise PositionError("to_move", "missing")
    waits = _text(position, "turn") == "return"
    if _text(position, "turn") not in {"", "return"}:
        raise PositionError("turn", _text(position, "turn"))
    if waits and not racks[to_move]:
        raise PositionError("turn", "return")
    return TileRound(
        sheet=sheet,
        starter=_seat(position, "starter", seats),
        to_move=to_move,
        racks=tuple(sort_pieces(sheet, rack) for rack in racks),
        table=_table(sheet, position, "table"),
        stock=_pieces(sheet, position, "stock"),
        opened=frozenset(_seats(position, "opened", seats)),
        drawn=racks[to_move][-1] if waits else None,
        passes=_number(position, "passes"),
        last_lay=_last_lay(sheet, position, seats),
    )


def _text(position: Position, field: str) -> str:
    value = position.get(field, "")
    if not isinstance(value, str):
        raise PositionError(field, repr(value))
    return value.strip()


def _number(position: Position, field: str) -> int:
    value = position.get(field, 0) or 0
    if not isinstance(value, int) or value < 0:
        raise PositionError(field, repr(value))
    return value


def _named(field: str, read: Callable[[str], T], text: str) -> T:
    try:
        return read(text)
    except UnreadableError as error:
        raise UnreadableError(error.word, field) from error


def _pieces(sheet: TileSheet, position: Position, field: str) -> TilePieces:
    return _checked(sheet, field, _named(field, read_pieces, _text(position, field)))


def _checked(sheet: TileSheet, field: str, pieces: TilePieces) -> TilePieces:
    strange = [piece for piece in pieces if not in_game(sheet, piece)]
    if strange:
        raise PositionError(field, f"{print_pieces(strange)} not_in_game")
    return tuple(map(bare, pieces))


def _table(sheet: TileSheet, position: Position, field: str) -> Table:
    """Read a table; its melds must be right, save where the players watch them."""
    groups = _named(field, read_groups, _text(position, field))
    melds, faults = read_melds(sheet, groups)
    if faults:
        raise PositionError(field, f"{' '.join(map(str, faults[0].tiles))} {faults[0].code}")
    return melds


def _racks(sheet: TileSheet, seats: Sequence[str], position: Position) -> list[TilePieces]:
    racks = position.get("racks", {})
    if not isinstance(racks, Mapping) or not set(racks) <= set(seats):
        raise PositionError("racks", repr(racks)[:80])
    return [_pieces(sheet, racks, name) for name in seats]


def _seat(position: Position, field: str, seats: Sequence[str]) -> Seat | None:
    name = _text(position, field)
    if not name:
        return None
    if name not in seats:
        raise PositionError(field, name)
    return list(seats).index(name)


def _seats(position: Position, field: str, seats: Sequence[str]) -> list[Seat]:
    names = position.get(field) or []
    if not isinstance(names, list) or not set(names) <= set(seats):
        raise PositionError(field, repr(names)[:80])
    return [list(seats).index(name) for name in names]


def _last_lay(sheet: TileSheet, position: Position, seats: Sequence[str]) -> LastLay | None:
    last = position.get("last_lay") or None
    if last is None or not sheet.watched_by_players:
        return None
    if not isinstance(last, Mapping):
        raise PositionError("last_lay", repr(last)[:80])
    seat = _seat(last, "seat", seats)
    if seat is None:
        raise PositionError("last_lay", "seat")
    before = _table(sheet, last, "table_before")
    return LastLay(seat=seat, table_before=before, first=bool(last.get("first", False)))


def write_position(round_: TileRound, seats: Sequence[str]) -> dict[str, object]:
    """Write a round as a position, empty fields as empty strings."""
    last = round_.last_lay
    return {
        "table": print_table(round_.table),
        "stock": print_pieces(round_.stock),
        "to_move": seats[round_.to_move],
        "opened": [seats[seat] for seat in sorted(round_.opened)],
        "racks": {name: _rack(round_, seat) for seat, name in enumerate(seats)},
        "discard": "",
        "turn": "" if round_.drawn is None else "return",
        "passes": round_.passes,
        "last_lay": "" if last is None else _written_lay(last, seats),
        "starter": "" if round_.starter is None else seats[round_.starter],
    }


def _rack(round_: TileRound, seat: Seat) -> str:
    """Print a rack; where a return is awaited the drawn tile stands last, as it is read."""
    rack = list(round_.rack(seat))
    if round_.drawn is not None and seat == round_.to_move:
        rack.remove(round_.drawn)
        rack.append(round_.drawn)
    return print_pieces(rack)


def _written_lay(last: LastLay, seats: Sequence[str]) -> dict[str, object]:
    return {
        "seat": seats[last.seat],
        "table_before": print_table(last.table_before),
        "first": last.first,
    }
