"""A match over several rounds: its goal, who starts a round, and the deal."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from core.rules.events import RoundDealt, StarterTile
from core.rules.pieces import Pieces, Seat
from core.rules.round import Round, seat_after
from core.rules.sheet import Goal, Sheet, Starter


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """The full state of a match, secrets included."""

    sheet: Sheet
    seats: int
    goal: Goal
    rounds_played: int = 0
    totals: tuple[int, ...] = ()
    last_starter: Seat | None = None
    last_winner: Seat | None = None
    round: Round | None = None
    winners: tuple[Seat, ...] | None = None
    """The winners of the match, several if tied; None while it is running."""

    @property
    def over(self) -> bool:
        """Whether the match has been won."""
        return self.winners is not None


def new_match(sheet: Sheet, seats: int, goal: Goal | None = None) -> Match:
    """Return a new match before its first deal."""
    return Match(sheet=sheet, seats=seats, goal=goal or sheet.goal, totals=(0,) * seats)


def table_can_be(sheet: Sheet, seats: int) -> bool:
    """Say whether this many seats fit the sheet's limits and its pack."""
    fits = sheet.min_players <= seats <= sheet.max_players
    family = sheet.family
    return fits and family.rules.hand(sheet, seats) * seats < len(family.pieces.pack(sheet))


def winners_after(goal: Goal, rounds_played: int, totals: Sequence[int]) -> tuple[Seat, ...] | None:
    """Return the seats with the highest total if the goal is reached; None otherwise."""
    best = max(totals)
    reached = rounds_played >= goal.amount if goal.kind == "rounds" else best >= goal.amount
    return tuple(seat for seat, total in enumerate(totals) if total == best) if reached else None


def ahead(winners: Sequence[Seat], seats: int) -> Sequence[Seat]:
    """Return the winners of a match who are ahead of somebody; none if all seats are level."""
    return () if 1 < len(winners) == seats else winners


def due_starter(match: Match) -> Seat | None:
    """Return the seat that must start the next round; None if lot, draw or the host decides."""
    if match.rounds_played == 0 or match.last_starter is None:
        return None
    if match.sheet.next_starter is not Starter.LEFT:
        return None
    if match.sheet.two_seats_winner_deals and match.seats == 2 and match.last_winner is not None:  # noqa: PLR2004
        return 1 - match.last_winner
    return seat_after(match.last_starter, match.seats, frozenset())


def way_to_start(match: Match) -> Starter:
    """Return how the starter of the next round is chosen."""
    return match.sheet.next_starter if match.rounds_played else match.sheet.first_starter


def highest_draw(sheet: Sheet, draws: Sequence[StarterTile], seats: int) -> Seat | None:
    """Return the seat whose drawn tiles lead; None while seats are tied.

    Jokers do not count. A seat that drew a joker draws again, as do seats tied for the highest
    tile: the draw is over once `draw_again` names nobody.
    """
    ranks = {seat: _counting(sheet, draws, seat) for seat in range(seats)}
    contenders = list(range(seats))
    for turn in range(max(map(len, ranks.values()), default=0)):
        drawn = {seat: ranks[seat][turn] for seat in contenders if len(ranks[seat]) > turn}
        contenders = [seat for seat in drawn if drawn[seat] == max(drawn.values())]
        if len(contenders) == 1:
            return contenders[0]
    return None


def _counting(sheet: Sheet, draws: Sequence[StarterTile], seat: Seat) -> list[int]:
    ranks = [sheet.family.pieces.starter_rank(draw.piece) for draw in draws if draw.seat == seat]
    return [rank for rank in ranks if rank is not None]


def draw_again(sheet: Sheet, draws: Sequence[StarterTile], seats: int) -> tuple[Seat, ...]:
    """Return the seats that have to draw, or draw again, before the starter is decided."""
    ranks = {seat: _counting(sheet, draws, seat) for seat in range(seats)}
    contenders, turn = tuple(ranks), 0
    while len(contenders) > 1:
        waiting = tuple(seat for seat in contenders if len(ranks[seat]) <= turn)
        if waiting:
            return waiting
        best = max(ranks[seat][turn] for seat in contenders)
        contenders = tuple(seat for seat in contenders if ranks[seat][turn] == best)
        turn += 1
    return ()


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
    stock = chance.shuffle(match.sheet.family.pieces.pack(match.sheet))
    return RoundDealt(stock=stock, starter=starter, starter_draw=draws)


def drawn_for_start(match: Match, chance: Chance) -> tuple[StarterTile, ...]:
    """Draw until the starter is decided; empty if the sheet decides it in another way."""
    if due_starter(match) is not None or way_to_start(match) is not Starter.HIGHEST:
        return ()
    draws: tuple[StarterTile, ...] = ()
    pool = list(chance.shuffle(match.sheet.family.pieces.pack(match.sheet)))
    while waiting := draw_again(match.sheet, draws, match.seats):
        for seat in waiting:
            pool = pool or list(chance.shuffle(match.sheet.family.pieces.pack(match.sheet)))
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
