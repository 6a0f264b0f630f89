"""The state that rounds of all families share, and the order of seats."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from core.rules.events import Outcome
from core.rules.pieces import Pieces, Seat, Table, print_pieces, print_table
from core.rules.sheet import Sheet

P = TypeVar("P", bound=Pieces)


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
