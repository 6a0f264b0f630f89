"""What all families share: dealing, leaving a round, reading a move, writing a position."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import TypeAlias, TypeVar, cast

from core.rules.actions import Action, Leave
from core.rules.events import Event, Outcome, RoundEnded, SeatLeft
from core.rules.family import Aim, BestLay, Family, UnknownWordError
from core.rules.pieces import Pieces, Seat, UnreadableError
from core.rules.round import Round, seat_after, written
from core.rules.sheet import Sheet
from core.rules.view import RoundView

R = TypeVar("R", bound=Round)
V = TypeVar("V", bound=RoundView)


class BaseFamily(Family[R, V]):
    """A family with the usual dealing, leaving and position format."""

    def deal(self, sheet: Sheet, seats: int, starter: Seat, stock: Pieces) -> R:
        """Deal from the front of the stock: first the starter's whole hand, then the next one's."""
        size = self.hand(sheet, seats)
        hands = [self.sort(sheet, stock[i * size : (i + 1) * size]) for i in range(seats)]
        dealt = self.vocabulary.round(
            sheet=sheet,
            starter=starter,
            to_move=starter,
            racks=tuple(hands[(seat - starter) % seats] for seat in range(seats)),
            stock=stock[seats * size :],
        )
        return cast("R", dealt)

    def leave(self, round_: R, seat: Seat) -> tuple[Event, ...]:
        """Return the events of a leaving seat; the last active seat aborts the round."""
        left = SeatLeft(seat=seat)
        if len(round_.active) > 1:
            return (left,)
        nothing = (0,) * round_.seats
        return (left, RoundEnded(outcome=Outcome(result="aborted", scores=nothing)))

    def without(self, round_: R, seat: Seat) -> R:
        """Return the round without a seat that left; turns skip it."""
        left = round_.left | {seat}
        to_move = round_.to_move
        if to_move == seat:
            to_move = seat_after(seat, round_.seats, left)
        return replace(round_, left=left, to_move=to_move)

    def write_position(self, round_: R, seats: Sequence[str]) -> dict[str, object]:
        """Format a round as a position; empty fields are empty strings."""
        return written(round_, seats)

    def best_lay(self, view: V, _aim: Aim, _effort: int = 1) -> BestLay:
        """Return the present table: this family has no solver."""
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
