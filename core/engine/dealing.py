"""Dealing: who begins, found with pieces really drawn, and a shuffled pack."""

from core.engine.happened import Dealt
from core.engine.people import Nobody
from core.engine.ports import Entropy
from core.engine.refusals import TableCode, TableRefusedError
from core.engine.state import TableState
from core.rules.actions import Leave
from core.rules.events import Event, RoundDealt, StarterTile
from core.rules.match import Match, draw_again, due_starter, highest_draw, way_to_start
from core.rules.pieces import Seat
from core.rules.play import decide, evolve_all, why_not_deal
from core.rules.round import seat_after
from core.rules.sheet import Starter


def deal(state: TableState, entropy: Entropy) -> Dealt:
    """Deal the next round of a table's match.

    Raises:
        TableRefusedError: the table cannot be dealt to.
    """
    match = state.begun
    draws = drawn_for_start(match, entropy)
    starter = _starter(state, match, draws, entropy)
    stock = entropy.shuffle(match.sheet.family.pack(match.sheet))
    refusal = why_not_deal(match, starter, draws)
    if refusal is not None:
        raise TableRefusedError(TableCode.TOO_FEW, needed=match.sheet.min_players)
    dealt = RoundDealt(stock=stock, starter=starter, starter_draw=draws)
    closed = tuple(seat for seat, who in enumerate(state.seats) if who == Nobody())
    return Dealt(deal=dealt, left=_without(match, dealt, closed))


def drawn_for_start(match: Match, entropy: Entropy) -> tuple[StarterTile, ...]:
    """Draw for who begins until it is decided; nothing where it is found in another way."""
    if due_starter(match) is not None or way_to_start(match) is not Starter.HIGHEST:
        return ()
    draws: tuple[StarterTile, ...] = ()
    pool = list(entropy.shuffle(match.sheet.family.pack(match.sheet)))
    while waiting := draw_again(match.sheet, draws, match.seats):
        for seat in waiting:
            pool = pool or list(entropy.shuffle(match.sheet.family.pack(match.sheet)))
            draws += (StarterTile(seat=seat, piece=pool.pop()),)
    return draws


def _starter(
    state: TableState, match: Match, draws: tuple[StarterTile, ...], entropy: Entropy
) -> Seat:
    decided = due_starter(match)
    if decided is None and draws:
        decided = highest_draw(match.sheet, draws, match.seats)
    if decided is None and way_to_start(match) is Starter.YOUNGEST:
        decided = _youngest(state)
    if decided is not None:
        return decided
    lot = entropy.choose(range(match.seats))
    by_dealer = way_to_start(match) is Starter.LEFT_OF_DEALER
    return seat_after(lot, match.seats, frozenset()) if by_dealer else lot


def _youngest(state: TableState) -> Seat | None:
    youngest = state.settings.youngest
    return None if youngest is None else state.seat_of(youngest)


def _without(match: Match, dealt: RoundDealt, seats: tuple[Seat, ...]) -> tuple[Event, ...]:
    events: tuple[Event, ...] = ()
    for seat in seats:
        events += decide(evolve_all(match, (dealt, *events)), seat, Leave()).events
    return events
