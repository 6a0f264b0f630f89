"""How moves with tiles are written in records (contract, section 2)."""

import re
from collections.abc import Mapping

from core.rules.actions import Action, TimeOut
from core.rules.events import Event, SeatLeft
from core.rules.moves import Readers, bare, read_by_verb
from core.rules.pieces import (
    Groups,
    UnreadableError,
    bounded,
    print_groups,
    print_pieces,
    print_table,
)
from core.rules.tiles.actions import Accept, Draw, Lay, Object, Pass, Return
from core.rules.tiles.events import (
    LayAccepted,
    LayObjected,
    Passed,
    TableLaid,
    TileDrawn,
    TileReturned,
    TimeRanOut,
)
from core.rules.tiles.pieces import read_pieces


def read_groups(text: str) -> Groups:
    """Read melds with bars between; an empty text is an empty table."""
    if not text.strip():
        return ()
    groups = tuple(read_pieces(part) for part in bounded(text).split("|"))
    if not all(groups):
        raise UnreadableError("|", text.strip()[:80])
    return groups


def read_move(verb: str, text: str) -> Action:
    """Read a move; raises UnreadableError or UnknownWordError."""
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
    """Part a text at its keywords, each of which may stand once."""
    words = re.split(rf"\b({'|'.join(keywords)})\b", text, flags=re.IGNORECASE)
    named = [word.lower() for word in words[1::2]]
    if len(set(named)) < len(named):
        raise UnreadableError(named[-1])
    return {"": words[0], **dict(zip(named, words[2::2], strict=True))}


def _timeout(text: str) -> Action:
    table, colon, order = text.partition(":")
    draft = read_groups(table) or None
    return TimeOut(draft=draft, stock=read_pieces(order) if colon else None)


_READERS: Readers = {
    Draw.verb: bare(Draw),
    Pass.verb: bare(Pass),
    Object.verb: bare(Object),
    Accept.verb: bare(Accept),
    Return.verb: _return,
    Lay.verb: _lay,
    TimeOut.verb: _timeout,
}


def write_event(event: Event) -> str | None:
    """Write the move that an event tells; None where the event only follows from one."""
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
        case TimeRanOut():
            return _written_bell(event)
        case SeatLeft():
            return "leave"
    return None


def _written_bell(event: TimeRanOut) -> str:
    draft = f" {print_groups(event.draft)}" if event.draft else ""
    order = f" : {print_pieces(event.shuffled)}" if event.shuffled is not None else ""
    return f"timeout{draft}{order}"
