"""Starts a round: draws for the starter if the sheet says so, and shuffles the pack."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from core.rules.events import RoundDealt, StarterTile
from core.rules.match import Match, draw_again, due_starter, highest_draw, way_to_start
from core.rules.pieces import Pieces, Seat
from core.rules.round import seat_after
from core.rules.sheet import Starter

T = TypeVar("T")


class Chance(Protocol):
    """A source of shuffles and lots; a seeded one repeats the same games."""

    def shuffle(self, pieces: Pieces) -> Pieces:
        """Return the pieces in a new order."""

    def choose(self, options: Sequence[T]) -> T:
        """Return one of the options."""


def shuffled_deal(match: Match, chance: Chance, youngest: Seat | None = None) -> RoundDealt:
    """Return the next deal. Chance is used in this order: draw, starter, stock."""
    draws = drawn_for_start(match, chance)
    starter = _starter(match, draws, chance, youngest)
    stock = chance.shuffle(match.sheet.family.pack(match.sheet))
    return RoundDealt(stock=stock, starter=starter, starter_draw=draws)


def drawn_for_start(match: Match, chance: Chance) -> tuple[StarterTile, ...]:
    """Draw until the starter is decided; empty if the sheet decides it in another way."""
    if due_starter(match) is not None or way_to_start(match) is not Starter.HIGHEST:
        return ()
    draws: tuple[StarterTile, ...] = ()
    pool = list(chance.shuffle(match.sheet.family.pack(match.sheet)))
    while waiting := draw_again(match.sheet, draws, match.seats):
        for seat in waiting:
            pool = pool or list(chance.shuffle(match.sheet.family.pack(match.sheet)))
            draws += (StarterTile(seat=seat, piece=pool.pop()),)
    return draws


def _starter(
    match: Match, draws: tuple[StarterTile, ...], chance: Chance, youngest: Seat | None
) -> Seat:
    decided = due_starter(match)
    if decided is None and draws:
        decided = highest_draw(match.sheet, draws, match.seats)
    if decided is None and way_to_start(match) is Starter.YOUNGEST:
        decided = youngest
    if decided is not None:
        return decided
    lot = chance.choose(range(match.seats))
    by_dealer = way_to_start(match) is Starter.LEFT_OF_DEALER
    return seat_after(lot, match.seats, frozenset()) if by_dealer else lot
