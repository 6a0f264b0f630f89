"""Who starts, and what is dealt, with real draws."""

from dataclasses import replace

import pytest

from bot.machine.system import Chance
from core.engine.delivery.notices import (
    Notice,
    RoundBegan,
    SeatsActed,
    TurnRenewed,
    YourTurn,
)
from core.engine.delivery.telling import notices
from core.engine.people import Human, Nobody, PersonId, TableId, ToPerson
from core.engine.table.commands import Start
from core.engine.table.events import (
    Acted,
    Agreed,
    Dealt,
    SeatHandedOver,
    SeatTaken,
    SheetChosen,
    TableOpened,
)
from core.engine.table.evolve import replay
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.rounds import NextRound
from core.engine.table.state import Settings, TableState
from core.rules.events import Outcome, RoundEnded
from core.rules.sheets import with_house_rules

ANN, BEN, CEM = PersonId(1), PersonId(2), PersonId(3)


def lobby(sheet: str, *people: PersonId, **rules: str | int) -> TableState:
    opened = TableOpened(
        code="BCDF", host=ANN, chat=None, sheet=with_house_rules(sheet, rules), settings=Settings()
    )
    return replay((opened, *(SeatTaken(who=Human(person)) for person in people)))


def started(state: TableState, seed: int) -> tuple[TableState, Dealt]:
    events = Start(person=ANN).decide(state, Chance(seed))
    assert isinstance(events[-1], Dealt)
    return replay(events, state), events[-1]


def ended(state: TableState, winner: int) -> TableState:
    scores = tuple(int(seat == winner) for seat in range(len(state.seats)))
    outcome = Outcome(result="win", winners=(winner,), scores=scores)
    over = RoundEnded(outcome=outcome)
    return replay((Acted(seat=winner, verb="lay", by=state.seats[winner], events=(over,)),), state)


@pytest.mark.parametrize("seed", range(20))
def test_the_highest_drawn_tile_begins_and_jokers_draw_again(seed: int) -> None:
    state, dealt = started(lobby("rummikub", BEN, CEM, jokers=8, numbers=8), seed)
    draw = dealt.deal.starter_draw
    family = state.sheet.family
    assert {tile.seat for tile in draw} == {0, 1, 2}
    ranks = {
        seat: [family.pieces.starter_rank(d.piece) for d in draw if d.seat == seat]
        for seat in range(3)
    }
    counting = {seat: [r for r in drawn if r is not None] for seat, drawn in ranks.items()}
    assert max(counting, key=lambda seat: counting[seat]) == dealt.deal.starter


def test_the_whole_pack_is_shuffled_anew_for_each_deal() -> None:
    state, first = started(lobby("rummikub", BEN), 1)
    pack = sorted(map(str, state.sheet.family.pieces.pack(state.sheet)))
    _, second = started(lobby("rummikub", BEN), 2)
    assert sorted(map(str, first.deal.stock)) == sorted(map(str, second.deal.stock)) == pack
    assert first.deal.stock != second.deal.stock


@pytest.mark.parametrize("way", ["lot", "left_of_dealer", "youngest"])
def test_lots_fall_on_everybody(way: str) -> None:
    state = lobby("rummikub", BEN, CEM, first_starter=way)
    starters = {started(state, seed)[1].deal.starter for seed in range(30)}
    assert starters == {0, 1, 2}


def test_the_host_says_who_is_the_youngest() -> None:
    state = lobby("kids", BEN, CEM)
    agreed = replay((Agreed(settings=Settings(youngest=CEM)),), state)
    assert {started(agreed, seed)[1].deal.starter for seed in range(10)} == {2}


def test_the_next_round_is_begun_to_the_left() -> None:
    state, dealt = started(lobby("kids", BEN, CEM, next_starter="left"), 3)
    state = ended(state, winner=0)
    (event,) = NextRound(person=BEN).decide(state, Chance(4))
    assert isinstance(event, Dealt)
    assert event.deal.starter == (dealt.deal.starter + 1) % 3


def test_a_closed_seat_leaves_each_new_round_at_once() -> None:
    state, _ = started(lobby("kids", BEN, CEM), 1)
    closed = replay((SeatHandedOver(seat=1, to=Nobody()),), ended(state, winner=0))
    after = replay(NextRound(person=ANN).decide(closed, Chance(2)), closed)
    assert after.running is not None
    assert after.running.active == (0, 2)
    assert after.running.to_move in (0, 2)


def test_a_waiting_person_gets_a_free_seat() -> None:
    state, _ = started(lobby("kids", BEN), 1)
    closed = replay((SeatHandedOver(seat=1, to=Nobody()),), ended(state, winner=0))
    asked = replay(NextRound(person=CEM).decide(closed, Chance(0)), closed)
    assert asked.waiting == (CEM,)
    after = replay(NextRound(person=ANN).decide(asked, Chance(2)), asked)
    assert after.seats == (Human(ANN), Human(CEM))
    assert after.waiting == ()


def test_a_newcomer_takes_no_call_from_whoever_begins_a_round() -> None:
    state, _ = started(lobby("kids", BEN), 1)
    closed = replay((SeatHandedOver(seat=1, to=Nobody()),), ended(state, winner=0))
    asked = replay(NextRound(person=CEM).decide(closed, Chance(0)), closed)
    events = NextRound(person=ANN).decide(asked, Chance(2))
    told = notices(TableId(1), asked, replay(events, asked), events)
    for person in (ANN, CEM):
        first = next(one for one in told if one.to == ToPerson(person) and shows_turn(one))
        assert isinstance(first, RoundBegan), "what edits a message first would silence the call"


def shows_turn(notice: Notice) -> bool:
    return isinstance(notice, RoundBegan | TurnRenewed | SeatsActed | YourTurn)


def test_more_than_the_sheet_allows_are_not_dealt_to() -> None:
    state = lobby("rummikub", BEN, CEM)
    small = replay((SheetChosen(sheet=replace(state.sheet, max_players=2)),), state)
    with pytest.raises(TableRefusedError) as refused:
        Start(person=ANN).decide(small, Chance(0))
    assert (refused.value.code, refused.value.needed) == (TableCode.TABLE_FULL, 2)
