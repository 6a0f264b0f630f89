"""A round in play: what every family's state has, and whose turn comes next."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from core.rules.events import Outcome
from core.rules.pieces import Pieces, Seat, Table, print_pieces, print_table
from core.rules.sheet import Sheet

P = TypeVar("P", bound=Pieces)


@dataclass(frozen=True, slots=True, kw_only=True)
class Round:
    """The whole state of a round, secrets included. It never leaves the core: views do."""

    sheet: Sheet
    starter: Seat | None
    """Who began; None in a position that does not say."""
    to_move: Seat
    racks: tuple[Pieces, ...]
    """One rack (or hand) for each seat, in canonical order."""
    table: Table = ()
    stock: Pieces = ()
    """In drawing order: the next piece to be drawn is the first."""
    left: frozenset[Seat] = frozenset()
    """The seats that have left; they are skipped."""
    opened: frozenset[Seat] = frozenset()
    """Tiles: the seats that have made the first laying; cards: that have melded or laid off."""
    outcome: Outcome | None = None

    @property
    def seats(self) -> int:
        """How many seats the table has, those that left included."""
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
    """Return the next seat that still plays, clockwise; the same one where it is alone."""
    ring = [(seat + step) % seats for step in range(1, seats + 1)]
    return next((other for other in ring if other not in left), seat)


def replace_rack(racks: tuple[P, ...], seat: Seat, rack: P) -> tuple[P, ...]:
    """Return the racks with one of them replaced."""
    return (*racks[:seat], rack, *racks[seat + 1 :])


def written(round_: Round, seats: Sequence[str]) -> dict[str, object]:
    """Write the fields of a position that every round has, empty ones as empty strings."""
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
