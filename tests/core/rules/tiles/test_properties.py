"""Properties of every round of tiles, whatever the house rules and the play."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from core.rules.events import Event
from core.rules.match import Match
from core.rules.pieces import Seat
from core.rules.play import decide, evolve_all, view
from core.rules.records.reading import read_record
from core.rules.records.replay import replay
from core.rules.records.writing import record_of, write_record
from core.rules.sheet import Scoring
from core.rules.sheets import with_house_rules
from core.rules.tiles.family import TILES
from core.rules.tiles.model.pieces import bare
from core.rules.tiles.model.round import TileRound
from tests.core.rules.tiles.chance import (
    SHEETS,
    Start,
    begun,
    lying,
    play,
    round_of,
    starts,
)
from tests.support.rules.script import pieces_in
from tests.support.thoroughness import examples

NAMES = ("Ann", "Ben", "Cleo", "Dan")


@given(starts())
@examples(4)
def test_no_tile_is_lost_or_doubled(start: Start) -> None:
    match, die = start.dealt()
    everything = Counter(match.sheet.family.pieces.pack(match.sheet))
    for step in play(match, die):
        assert lying(step.after) == everything


@given(starts())
@examples(3)
def test_decide_is_pure_and_a_refusal_changes_nothing(start: Start) -> None:
    match, die = start.dealt()
    for step in play(match, die):
        assert decide(step.before, step.seat, step.action) == step.decision
        if step.decision.refusal is not None and not step.decision.events:
            assert step.after == step.before


@given(starts())
@examples(4)
def test_the_record_of_a_round_replays_to_the_same_end(start: Start) -> None:
    die = start.die
    match, deal = begun(start.sheet, start.seats, start.rules, die)
    told: list[tuple[Seat | None, Event]] = [(None, deal)]
    last = match
    for step in play(match, die):
        told += [(step.seat, event) for event in step.decision.events]
        last = step.after
    record = record_of(match.sheet, match.goal, NAMES[: start.seats], told)
    assert read_record(write_record(record)) == record
    *_, played = replay(record)
    assert played.match == last
    assert evolve_all(match, tuple(event for _, event in told[1:])) == last


@given(starts())
@examples(3)
def test_a_position_written_and_read_again_is_the_same(start: Start) -> None:
    names = NAMES[: start.seats]
    match, die = start.dealt()
    for step in play(match, die):
        round_ = round_of(step.after)
        if not round_.left and round_.outcome is None:
            written = TILES.notation.write_position(round_, names)
            assert TILES.notation.read_position(round_.sheet, names, written) == _as_positions_tell(
                round_
            )


def _as_positions_tell(round_: TileRound) -> TileRound:
    """Return the round without what a position leaves out."""
    last = None if round_.last_lay is None else replace(round_.last_lay, accepted=frozenset())
    return replace(round_, last_act=None, returns=0, last_lay=last)


@given(starts(copies=1))
@examples(4)
def test_a_view_never_holds_a_foreign_tile_or_the_stock(start: Start) -> None:
    match, die = start.dealt()
    for step in play(match, die):
        if round_of(step.after).outcome is not None:
            break
        for seat in (*range(start.seats), None):
            hidden = _hidden(step.after, seat)
            assert hidden.isdisjoint(map(bare, pieces_in(view(step.after, seat))))
            told = [TILES.rules.redact(event, seat) for event in step.decision.events]
            known = hidden & _hidden(step.before, seat)
            assert known.isdisjoint(map(bare, pieces_in(tuple(told))))


def _hidden(match: Match, seat: int | None) -> set[object]:
    """Return the number tiles that a seat cannot see; each is there once."""
    round_ = round_of(match)
    racks = [rack for other, rack in enumerate(round_.racks) if other != seat]
    return {piece for rack in (*racks, round_.stock) for piece in rack if str(piece) != "J"}


@given(starts())
@examples(4)
def test_every_round_ends_and_its_scores_fit(start: Start) -> None:
    match, die = start.dealt()
    *_, last = play(match, die)
    outcome = round_of(last.after).outcome
    assert outcome is not None
    assert last.after.totals == outcome.scores
    assert (outcome.result == "win") == (len(outcome.winners) == 1 and outcome.result != "blocked")
    chips = match.sheet.scoring is Scoring.CHIPS
    assert sum(outcome.scores) in ({0, 1} if chips else {0})
    if outcome.result == "win":
        assert round_of(last.after).racks[outcome.winners[0]] == ()


tiles = st.tuples(st.sampled_from("rbkgy"), st.integers(0, 20)).map(
    lambda pair: f"{pair[0]}{pair[1]}"
)
pieces = st.one_of(tiles, tiles.map(lambda tile: f"J={tile}"), st.just("J"))


@given(st.lists(st.lists(pieces, min_size=1, max_size=6).map(" ".join), max_size=6).map(" | ".join))
def test_reading_the_printed_form_gives_the_same_tiles_and_tables(text: str) -> None:
    groups = TILES.notation.read_groups(text)
    assert " | ".join(" ".join(map(str, group)) for group in groups) == text
    assert TILES.notation.read_groups(text.upper()) == groups


@pytest.mark.parametrize("sheet", SHEETS)
@given(group=st.lists(pieces, min_size=3, max_size=5).map(" ".join))
@examples(10)
def test_a_meld_printed_reads_back_as_the_same_meld(sheet: str, group: str) -> None:
    played = with_house_rules(sheet, {})
    judged = TILES.pieces.judge(played, TILES.notation.read_pieces(group))
    again = getattr(judged, "pieces", None)
    assert (
        again is None
        or TILES.pieces.judge(played, TILES.notation.read_pieces(str(judged))) == judged
    )
