"""The notation of moves and positions with tiles in records (contract, section 2)."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from core.rules.actions import Action, Readers, Timeout, read_by_verb, verb_alone
from core.rules.events import Event, SeatLeft
from core.rules.pieces import (
    Groups,
    Seat,
    Table,
    UnreadableError,
    bounded,
    print_groups,
    print_pieces,
    print_table,
)
from core.rules.records.positions import (
    Position,
    PositionError,
    count_of,
    named_seat_of,
    racks_of,
    seat_of,
    seats_of,
    text_of,
    truth_of,
)
from core.rules.round import written
from core.rules.tiles.legality.lay import read_melds
from core.rules.tiles.legality.melds import in_game, sort_pieces
from core.rules.tiles.model.actions import Accept, Draw, Lay, Object, Pass, Return
from core.rules.tiles.model.events import (
    LayAccepted,
    LayObjected,
    Passed,
    TableLaid,
    TileDrawn,
    TileReturned,
    TimedOut,
)
from core.rules.tiles.model.pieces import TilePieces, bare, read_pieces
from core.rules.tiles.model.round import LastLay, TileRound
from core.rules.tiles.model.sheet import TileSheet


def read_groups(text: str) -> Groups:
    """Parse melds separated by bars; empty text is an empty table."""
    if not text.strip():
        return ()
    groups = tuple(read_pieces(part) for part in bounded(text).split("|"))
    if not all(groups):
        raise UnreadableError("|", text.strip()[:80])
    return groups


def read_move(verb: str, text: str) -> Action:
    """Parse a move; raises UnreadableError or UnknownWordError."""
    return read_by_verb(_READERS, verb, text)


def _return(text: str) -> Action:
    tile, colon, order = text.partition(":")
    tiles = read_pieces(tile)
    if len(tiles) != 1:
        raise UnreadableError(tile.strip()[:40], "return")
    return Return(tile=tiles[0], stock=read_pieces(order) if colon else None)


def _lay(text: str) -> Action:
    parts = _parts(text, "first", "takes")
    first = parts.get("first")
    return Lay(
        groups=read_groups(parts[""]),
        first=None if first is None else read_groups(first),
        takes=read_pieces(parts.get("takes", "")),
    )


def _parts(text: str, *keywords: str) -> Mapping[str, str]:
    """Split a text at its keywords, each of which may occur once."""
    words = re.split(rf"\b({'|'.join(keywords)})\b", text, flags=re.IGNORECASE)
    named = [word.lower() for word in words[1::2]]
    if len(set(named)) < len(named):
        raise UnreadableError(named[-1])
    return {"": words[0], **dict(zip(named, words[2::2], strict=True))}


def _timeout(text: str) -> Action:
    table, colon, order = text.partition(":")
    draft = read_groups(table) or None
    return Timeout(draft=draft, stock=read_pieces(order) if colon else None)


_READERS: Readers = {
    Draw.verb: verb_alone(Draw),
    Pass.verb: verb_alone(Pass),
    Object.verb: verb_alone(Object),
    Accept.verb: verb_alone(Accept),
    Return.verb: _return,
    Lay.verb: _lay,
    Timeout.verb: _timeout,
}


def write_event(event: Event) -> str | None:
    """Format an event as a move; None if the event only follows from another one."""
    match event:
        case TileDrawn():
            return "draw"
        case TileReturned():
            return f"return {event.tile} : {print_pieces(event.stock)}"
        case TableLaid():
            first = f" first {print_groups(event.first)}" if event.first else ""
            return f"lay {print_table(event.table)}{first}"
        case Passed():
            return "pass"
        case LayObjected():
            return "object"
        case LayAccepted():
            return "accept"
        case TimedOut():
            return _written_timeout(event)
        case SeatLeft():
            return "leave"
    return None


def _written_timeout(event: TimedOut) -> str:
    draft = f" {print_groups(event.draft)}" if event.draft else ""
    order = f" : {print_pieces(event.shuffled)}" if event.shuffled is not None else ""
    return f"timeout{draft}{order}"


T = TypeVar("T")


def read_position(sheet: TileSheet, seats: Sequence[str], position: Position) -> TileRound:
    """Build a round in progress; raises UnreadableError or PositionError."""
    texts = zip(seats, racks_of(position, seats), strict=True)
    racks = [_pieces(sheet, name, text) for name, text in texts]
    to_move = named_seat_of(position, "to_move", seats)
    turn = text_of(position, "turn")
    waits = turn == "return"
    if turn not in {"", "return"} or (waits and not racks[to_move]):
        raise PositionError("turn", turn)
    return TileRound(
        sheet=sheet,
        starter=seat_of(position, "starter", seats),
        to_move=to_move,
        racks=tuple(sort_pieces(sheet, rack) for rack in racks),
        table=_table(sheet, position, "table"),
        stock=_pieces(sheet, "stock", text_of(position, "stock")),
        opened=seats_of(position, "opened", seats),
        drawn=racks[to_move][-1] if waits else None,
        passes=count_of(position, "passes"),
        last_lay=_last_lay(sheet, position, seats),
    )


def _named(field: str, read: Callable[[str], T], text: str) -> T:
    try:
        return read(text)
    except UnreadableError as error:
        raise UnreadableError(error.word, field) from error


def _pieces(sheet: TileSheet, field: str, text: str) -> TilePieces:
    pieces = _named(field, read_pieces, text)
    strange = [piece for piece in pieces if not in_game(sheet, piece)]
    if strange:
        raise PositionError(field, f"{print_pieces(strange)} not_in_game")
    return tuple(map(bare, pieces))


def _table(sheet: TileSheet, position: Position, field: str) -> Table:
    """Parse a table; its melds must be valid unless the players check them."""
    groups = _named(field, read_groups, text_of(position, field))
    melds, faults = read_melds(sheet, groups)
    if faults:
        raise PositionError(field, f"{' '.join(map(str, faults[0].tiles))} {faults[0].code}")
    return melds


def _last_lay(sheet: TileSheet, position: Position, seats: Sequence[str]) -> LastLay | None:
    last = position.get("last_lay") or None
    if last is None or not sheet.watched_by_players:
        return None
    if not isinstance(last, Mapping):
        raise PositionError("last_lay", repr(last)[:80])
    return LastLay(
        seat=named_seat_of(last, "seat", seats),
        table_before=_table(sheet, last, "table_before"),
        first=truth_of(last, "first"),
    )


def write_position(round_: TileRound, seats: Sequence[str]) -> dict[str, object]:
    """Format a round as a position; empty fields are empty strings."""
    last = round_.last_lay
    return {
        **written(round_, seats),
        "racks": {name: _rack(round_, seat) for seat, name in enumerate(seats)},
        "turn": "" if round_.drawn is None else "return",
        "passes": round_.passes,
        "last_lay": "" if last is None else _written_lay(last, seats),
    }


def _rack(round_: TileRound, seat: Seat) -> str:
    """Format a rack; while a return is due, the drawn tile comes last, as the parser expects."""
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
