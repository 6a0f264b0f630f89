"""What all families share: dealing, leaving a round, reading a move, writing a position."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, TypeAlias, TypeVar

from core.rules.actions import Action, Leave
from core.rules.events import Event, Outcome, RoundEnded, SeatLeft
from core.rules.family import Aim, BestLay, UnknownWordError
from core.rules.pieces import Groups, Pieces, Seat, UnreadableError, bounded
from core.rules.round import Round, seat_after
from core.rules.sheet import Sheet
from core.rules.view import RoundView

R = TypeVar("R", bound=Round)


def deal_hands(sheet: Sheet, seats: int, starter: Seat, stock: Pieces) -> Any:  # noqa: ANN401 - its family's
    """Deal from the front of the stock: first the starter's whole hand, then the next one's.

    The round has the type that the family of the sheet names.
    """
    family = sheet.family
    size = family.rules.hand(sheet, seats)
    hands = [family.pieces.sort(sheet, stock[i * size : (i + 1) * size]) for i in range(seats)]
    return family.vocabulary.round(
        sheet=sheet,
        starter=starter,
        to_move=starter,
        racks=tuple(hands[(seat - starter) % seats] for seat in range(seats)),
        stock=stock[seats * size :],
    )


def leave(round_: Round, seat: Seat) -> tuple[Event, ...]:
    """Return the events of a leaving seat; the last active seat aborts the round."""
    left = SeatLeft(seat=seat)
    if len(round_.active) > 1:
        return (left,)
    nothing = (0,) * round_.seats
    return (left, RoundEnded(outcome=Outcome(result="aborted", scores=nothing)))


def without(round_: R, seat: Seat) -> R:
    """Return the round without a seat that left; turns skip it."""
    left = round_.left | {seat}
    to_move = round_.to_move
    if to_move == seat:
        to_move = seat_after(seat, round_.seats, left)
    return replace(round_, left=left, to_move=to_move)


def grouped(text: str, read_pieces: Callable[[str], Pieces]) -> Groups:
    """Parse groups separated by bars; empty text is an empty table."""
    return tuple(map(read_pieces, bounded(text).split("|"))) if text.strip() else ()


def no_best_lay(view: RoundView, _aim: Aim, _effort: int = 1) -> BestLay:
    """Return the present table, for a family without a solver."""
    return BestLay(table=view.table)


Readers: TypeAlias = Mapping[str, Callable[[str], Action]]
"""The parsers of the text after each verb."""

SHOWN = 40
"""The maximum length of invalid text that an error repeats."""


def read_by_verb(readers: Readers, verb: str, text: str) -> Action:
    """Parse a move of a family, or one that all families share.

    Raises:
        UnknownWordError: there is no such verb.
        UnreadableError: the text after the verb is invalid.
    """
    reader = readers.get(verb, _SHARED.get(verb))
    if reader is None:
        raise UnknownWordError(verb)
    return reader(text)


def verb_alone(make: Callable[[], Action]) -> Callable[[str], Action]:
    """Return a parser for a move that consists of its verb alone."""

    def read(text: str) -> Action:
        nothing_more(text)
        return make()

    return read


def nothing_more(text: str) -> None:
    """Require that no text is left; raises UnreadableError."""
    if text.strip():
        raise UnreadableError(text.strip()[:SHOWN])


_SHARED: Readers = {Leave.verb: verb_alone(Leave)}
