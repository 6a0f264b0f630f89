"""What may leave the core: the game as one seat, or somebody standing by, may see it."""

from dataclasses import dataclass
from typing import Any, Self, TypeAlias

from core.rules.events import Outcome
from core.rules.pieces import Pieces, Seat, Table
from core.rules.round import Round
from core.rules.sheet import Goal, Sheet
from core.rules.teaching import PuzzleOf


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundView:
    """A round as one seat sees it. Of the other racks and the stock it knows only the counts."""

    sheet: Sheet
    me: Seat | None
    """Whose eyes these are; None for somebody standing by."""
    starter: Seat | None
    to_move: Seat
    rack: Pieces
    """My own rack; empty for somebody standing by."""
    counts: tuple[int, ...]
    """How many pieces each seat holds."""
    table: Table
    stock: int
    """How many pieces the stock still has."""
    discard: Pieces = ()
    """The open discard pile, the last on top; empty where the sheet has none."""
    left: frozenset[Seat]
    opened: frozenset[Seat]
    turn: str = ""
    """What has been done of the turn: `` nothing yet, `drawn 5D discard`, `return`.

    A card drawn from the stock is named to its own seat only: the others read `drawn ? stock`.
    """
    passes: int = 0
    may_object: bool = False
    """Whether the last lay can still be objected to by the viewer."""
    outcome: Outcome | None = None
    racks: tuple[Pieces, ...] = ()
    """All racks face up, once the round is over; empty before."""

    @classmethod
    def of(cls, round_: Round, seat: Seat | None, **own: Any) -> Self:  # noqa: ANN401 - fields of any type
        """Return what a seat, or somebody standing by (None), may see of a round.

        `own` are the fields that its family fills in by itself.
        """
        return cls(
            sheet=round_.sheet,
            me=seat,
            starter=round_.starter,
            to_move=round_.to_move,
            rack=() if seat is None else round_.racks[seat],
            counts=tuple(map(len, round_.racks)),
            table=round_.table,
            stock=len(round_.stock),
            left=round_.left,
            opened=round_.opened_by_now,
            outcome=round_.outcome,
            racks=round_.racks if round_.outcome else (),
            **own,
        )

    @property
    def seats(self) -> int:
        """How many seats the table has."""
        return len(self.counts)

    @property
    def my_turn(self) -> bool:
        """Whether the viewer is to move."""
        return self.outcome is None and self.me is not None and self.me == self.to_move


@dataclass(frozen=True, slots=True, kw_only=True)
class MatchView:
    """A match as one seat sees it."""

    sheet: Sheet
    seats: int
    goal: Goal
    rounds_played: int
    totals: tuple[int, ...]
    """The standing: points, or chips."""
    winners: tuple[Seat, ...] | None
    """Who has won the match; None while it goes on."""
    round: RoundView | None


Puzzle: TypeAlias = PuzzleOf[RoundView]
"""A puzzle of any family."""
