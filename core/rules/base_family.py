"""The common parts of all families: dealing, leaving a round, writing a position."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TypeVar, cast

from core.rules.events import Event, Outcome, RoundEnded, SeatLeft
from core.rules.family import Aim, BestLay, Family
from core.rules.pieces import Pieces, Seat
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
