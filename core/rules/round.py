"""The state that rounds of all families share: dealing, turn order, and seats that leave."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from core.rules.events import Event, Outcome, RoundEnded, SeatLeft
from core.rules.pieces import Pieces, Seat, Table, print_pieces, print_table
from core.rules.sheet import Sheet

P = TypeVar("P", bound=Pieces)
R = TypeVar("R", bound="Round")


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """The full state of a round, secrets included: only views leave the core."""

    sheet: Sheet
    starter: Seat | None
    """The seat that started; None in a position that does not say."""
    to_move: Seat
    racks: tuple[Pieces, ...]
    """One rack (or hand) for each seat, in canonical order."""
    table: Table = ()
    stock: Pieces = ()
    """In drawing order: the first piece is drawn next."""
    left: frozenset[Seat] = frozenset()
    """The seats that left; turns skip them."""
    opened: frozenset[Seat] = frozenset()
    """The seats that made the first laying (tiles), or melded or laid off (cards)."""
    outcome: Outcome | None = None

    @property
    def seats(self) -> int:
        """The number of seats, including those that left."""
        return len(self.racks)

    @property
    def opened_by_now(self) -> frozenset[Seat]:
        """The seats that have opened, this turn included."""
        return self.opened

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that still play."""
        return tuple(seat for seat in range(self.seats) if seat not in self.left)


def seat_after(seat: Seat, seats: int, left: frozenset[Seat]) -> Seat:
    """Return the next active seat, clockwise; the same seat if it is the only one."""
    ring = [(seat + step) % seats for step in range(1, seats + 1)]
    return next((other for other in ring if other not in left), seat)


def replace_rack(racks: tuple[P, ...], seat: Seat, rack: P) -> tuple[P, ...]:
    """Return the racks with one rack replaced."""
    return (*racks[:seat], rack, *racks[seat + 1 :])


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


def written(round_: Round, seats: Sequence[str]) -> dict[str, object]:
    """Return the fields of a position that all rounds share; empty ones as empty strings."""
    return {
        "table": print_table(round_.table),
        "stock": print_pieces(round_.stock),
        "to_move": seats[round_.to_move],
        "opened": [seats[seat] for seat in sorted(round_.opened_by_now)],
        "racks": dict(zip(seats, map(print_pieces, round_.racks), strict=True)),
        "discard": "",
        "turn": "",
        "starter": "" if round_.starter is None else seats[round_.starter],
    }
