"""Dealing at a table: a shuffle that was committed to, where there is one."""

from dataclasses import replace

from core.engine.happened import Dealt
from core.engine.people import Nobody, PersonId
from core.engine.ports import Entropy
from core.engine.refusals import TableCode, TableRefusedError
from core.engine.state import TableState
from core.rules.actions import Leave
from core.rules.dealing import shuffled_deal
from core.rules.events import Event, RoundDealt
from core.rules.fairness import FairChance, Fairness, commitment_of, rules_text
from core.rules.match import Match
from core.rules.pieces import Seat
from core.rules.play import decide, evolve_all, why_not_deal


def deal(state: TableState, entropy: Entropy) -> Dealt:
    """Deal the next round of a table's match, and choose the secret seed of the one after it.

    Raises:
        TableRefusedError: the table cannot be dealt to.
    """
    match = state.begun
    fairness = fixed(state)
    chance = entropy if fairness is None else FairChance(fairness)
    dealt = replace(shuffled_deal(match, chance, _youngest(state)), fairness=fairness)
    refusal = why_not_deal(match, dealt.starter, dealt.starter_draw)
    if refusal is not None:
        raise TableRefusedError(TableCode.TOO_FEW, needed=match.sheet.min_players)
    closed = tuple(seat for seat, who in enumerate(state.seats) if who == Nobody())
    return Dealt(
        deal=dealt,
        left=_without(match, dealt, closed),
        shuffles=chance.shuffles if isinstance(chance, FairChance) else 0,
        next_seed=entropy.secret(),
    )


def fixed(state: TableState) -> Fairness | None:
    """Return what fixes the next deal as things stand; None where nothing is committed to."""
    if not state.seed:
        return None
    deal, sheet = state.deals + 1, state.sheet if state.match is None else state.begun.sheet
    words = {cut.person: cut.word for cut in state.cuts}
    return Fairness(
        commitment=commitment_of(state.seed, state.code, deal),
        table=state.code,
        deal=deal,
        rules=rules_text(sheet.id, sheet.options()),
        words=tuple(_word(words, state, seat) for seat in range(len(state.seats))),
        seed=state.seed,
    )


def _word(words: dict[PersonId, str], state: TableState, seat: Seat) -> str:
    person = next((one for one in state.people if state.seat_of(one) == seat), None)
    return "" if person is None else words.get(person, "")


def _youngest(state: TableState) -> Seat | None:
    youngest = state.settings.youngest
    return None if youngest is None else state.seat_of(youngest)


def _without(match: Match, dealt: RoundDealt, seats: tuple[Seat, ...]) -> tuple[Event, ...]:
    events: tuple[Event, ...] = ()
    for seat in seats:
        events += decide(evolve_all(match, (dealt, *events)), seat, Leave()).events
    return events
