"""Where the sheets contradict themselves or are silent: the readings of lays, C1 to C58.

Those of rounds and of timeouts are in `test_readings_of_rounds.py` and
`test_readings_of_timeouts.py`, most of those of cards in
`tests/core/rules/cards/printed/test_readings.py`.
"""

import pytest

from core.rules.pieces import Meld
from tests.support.rules.card_table import a_sheet, cards
from tests.support.rules.script import Game, judged, worth

KEEPING_THREE = ("bookmark", "schmidt", "kids-pro")


def test_c1_three_runs_taken_whole_leave_no_two_tiles_together() -> None:
    table = "g4 g5 g6 g7 | y4 y5 y6 y7 | b4 b5 b6"
    ann, _ = Game.at("bookmark", table=table, racks={"Ann": "r4 r6 r7 b7 g1", "Ben": "r2"})
    ann.lays("r4 b4 g4 y4 | g5 g6 g7 | y5 y6 y7 | b5 b6 b7").is_refused("keep3")
    ann.lays("r4 b4 g4 y4 | b5 g5 y5 | r6 b6 g6 y6 | r7 b7 g7 y7").is_accepted()


@pytest.mark.parametrize("sheet", KEEPING_THREE)
def test_c2_two_that_stay_and_are_filled_up_are_not_three(sheet: str) -> None:
    racks = {"Ann": "r7 r9 y8 y1", "Ben": "r2"}
    ann, _ = Game.at(sheet, table="r8 g8 b8", racks=racks)
    ann.lays("b8 g8 y8 | r7 r8 r9").is_refused("keep3")
    free, _ = Game.at(sheet, table="r8 g8 b8", racks=racks, rules={"rebuild": "free"})
    free.lays("b8 g8 y8 | r7 r8 r9").is_accepted()


@pytest.mark.parametrize("sheet", KEEPING_THREE)
def test_c2_a_meld_may_be_added_whole_to_another(sheet: str) -> None:
    table = "r5 r6 r7 | r2 r3 r4 | g7 b7 y7"
    ann, _ = Game.at(sheet, table=table, racks={"Ann": "r1 g1", "Ben": "r2"})
    ann.lays("r1 r2 r3 r4 r5 r6 | r7 b7 g7 y7").is_accepted()


@pytest.mark.parametrize("sheet", KEEPING_THREE)
def test_c2_equal_tiles_are_interchangeable(sheet: str) -> None:
    table = "b1 b2 b3 b4 | b2 b3 b4 b5"
    ann, _ = Game.at(sheet, table=table, racks={"Ann": "b6 g1", "Ben": "r2"})
    ann.lays("b1 b2 b3 | b2 b3 b4 | b4 b5 b6").is_accepted()


@pytest.mark.parametrize("sheet", KEEPING_THREE)
def test_c2_a_timeout_with_too_few_kept_puts_everything_back(sheet: str) -> None:
    racks = {"Ann": "b10 r7 g7 y1", "Ben": "r2"}
    game = Game.at(sheet, table="b7 b8 b9", racks=racks, stock="y2 y3")
    ann, _ = game
    timeout = ann.runs_out_of_time("b8 b9 b10 | r7 b7 g7").is_accepted().timeout
    assert (timeout.counted, len(timeout.drawn)) == (False, 1)
    assert game.table == "b7 b8 b9"
    assert ann.holds("b10", "r7", "g7", "y1", "y2")


def test_c3_rummikub_keeps_no_three() -> None:
    table, racks = "b8 b9 b10 | r8 g8 y8", {"Ann": "b11 g1", "Ben": "r2"}
    for sheet in ("bookmark", "schmidt"):
        ann, _ = Game.at(sheet, table=table, racks=racks)
        ann.lays("b9 b10 b11 | r8 b8 g8 y8").is_refused("keep3")
    racks = {"Ann": "b11 r1", "Ben": "r2"}
    ann, _ = Game.at("rummikub", table=table.replace("g", "k"), racks=racks)
    ann.lays("b9 b10 b11 | r8 b8 k8 y8").is_accepted()


def test_c4_a_set_of_schmidt_has_three_or_four() -> None:
    assert judged("schmidt", "r8 y8") == "too_short"
    assert judged("schmidt", "r8 y8 g8") == "set r8 g8 y8"
    assert judged("schmidt", "r8 y8 g8 b8") == "set r8 b8 g8 y8"


LOW = "g1 g2 g3 | r1 b1 y1"


def test_c5_handrummy_waives_any_minimum() -> None:
    racks = {"Ann": "g1 g2 g3 b1 r1 y1", "Ben": "r5"}
    ann, _ = Game.at("schmidt", racks=racks, opened=[], rules={"handrummy": True})
    ann.lays(LOW).is_accepted(points=9)
    racks["Ann"] += " y9"
    ann, _ = Game.at("schmidt", racks=racks, opened=[], rules={"handrummy": True})
    ann.lays(LOW).is_refused("below_threshold", points=9, needed=30)


def test_c6_below_30_handrummy_lays_own_melds_only() -> None:
    racks = {"Ann": "g1 g2 g3 r9", "Ben": "r5"}
    rules = {"handrummy": True}
    ann, _ = Game.at("schmidt", table="r6 r7 r8", racks=racks, opened=[], rules=rules)
    ann.lays("r6 r7 r8 r9 | g1 g2 g3").is_refused("handrummy_own_melds_only", points=6)


def test_c6_with_30_it_may_lay_off_too() -> None:
    racks = {"Ann": "g10 b10 y10 r9", "Ben": "r5"}
    rules = {"handrummy": True}
    game = Game.at("schmidt", table="r6 r7 r8", racks=racks, opened=[], rules=rules)
    ann, _ = game
    ann.lays("r6 r7 r8 r9 | b10 g10 y10").is_accepted()
    assert game.outcome.doubled
    assert game.scores == {"Ann": 10, "Ben": -10}


def test_c6_a_player_who_laid_before_makes_no_handrummy() -> None:
    racks = {"Ann": "g1 g2 g3 b1 r1 y1", "Ben": "r5"}
    game = Game.at("schmidt", racks=racks, rules={"handrummy": True})
    ann, _ = game
    ann.lays(LOW).is_accepted()
    assert not game.outcome.doubled
    assert game.scores == {"Ann": 5, "Ben": -5}


@pytest.mark.parametrize("sheet", ["bookmark", "schmidt"])
def test_c7_the_table_serves_in_the_turn_of_the_first_laying(sheet: str) -> None:
    racks = {"Ann": "r13 b13 g13 y13 r9 y1", "Ben": "r5"}
    ann, _ = Game.at(sheet, table="r6 r7 r8", racks=racks, opened=["Ben"])
    ann.lays("r6 r7 r8 r9 | r13 b13 g13 y13").is_accepted(points=52)
    strict = {"same_turn": False}
    ann, _ = Game.at(sheet, table="r6 r7 r8", racks=racks, opened=["Ben"], rules=strict)
    ann.lays("r6 r7 r8 r9 | r13 b13 g13 y13").is_refused("same_turn_forbidden")


@pytest.mark.parametrize("sheet", ["schmidt", "kids-pro"])
def test_c8_taken_tiles_are_laid_again_in_the_same_turn(sheet: str) -> None:
    ann, _ = Game.at(sheet, table="b1 b2 b3 b4", racks={"Ann": "r4 g4 y4 y1", "Ben": "r5"})
    ann.lays("b1 b2 b3 | r4 g4 y4").is_refused("table_tile_missing", tiles="b4")
    ann.lays("b1 b2 b3 | r4 g4 y4", takes="b4").is_refused("tile_to_rack", tiles="b4")
    ann.lays("b1 b2 b3 | r4 b4 g4 y4").is_accepted()


def test_c11_schmidt_exchanges_on_the_own_turn_after_the_first_laying() -> None:
    table, final = "r6 J=r7 r8 | g3 g4 g5", "r6 r7 r8 | g3 g4 g5 J"
    racks = {"Ann": "r7 y1", "Ben": "r7 y2"}
    ann, ben = Game.at("schmidt", table=table, racks=racks)
    ben.lays(final).is_refused("not_your_turn")
    ann.lays("r6 r7 r8 | g3 g4 g5").is_refused("joker_must_be_used")
    ann.lays(final).is_accepted()
    ann, _ = Game.at("schmidt", table=table, racks=racks, opened=[])
    ann.lays(final).is_refused("not_opened")


def test_c12_tiles_of_a_run_may_begin_a_set() -> None:
    racks = {"Ann": "g6 y2 b2 r13", "Ben": "r5"}
    ann, _ = Game.at("schmidt", table="g2 g3 g4 g5", racks=racks)
    ann.lays("g3 g4 g5 g6 | b2 g2 y2").is_accepted()


def test_c14_laying_off_needs_30_laid_points() -> None:
    racks = {"Ann": "r9 g4 g5 g6 y1", "Ben": "r5"}
    ann, _ = Game.at("schmidt", table="r6 r7 r8", racks=racks, opened=[])
    ann.lays("r6 r7 r8 r9").is_refused("not_opened")
    ann.lays("r6 r7 r8 r9 | g4 g5 g6").is_refused("below_threshold", points=15)


def test_c21_rummikub_uses_no_table_before_the_first_laying_nor_in_its_turn() -> None:
    racks = {"Ann": "r10 k10 y10 b7 b1 b2 b3", "Ben": "k1"}
    ann, _ = Game.at("rummikub", table="b4 b5 b6", racks=racks, opened=[])
    ann.lays("b4 b5 b6 b7").is_refused("not_opened", needed=30)
    ann.lays("b1 b2 b3 b4 b5 b6 | r10 k10 y10").is_refused("same_turn_forbidden")
    ann.lays("b4 b5 b6 | r10 k10 y10 | b1 b2 b3").is_accepted(points=36)


def test_c22_the_damaged_examples_have_as_many_tiles_after_as_before() -> None:
    racks = {"Ann": "b11 k1", "Ben": "k1"}
    ann, _ = Game.at("rummikub", table="b8 b9 b10 | r8 k8 y8", racks=racks)
    ann.lays("b9 b10 b11 | r8 b8 k8 y8").is_accepted()


def test_c23_runs_and_sets_may_be_divided_where_three_remain() -> None:
    ann, _ = Game.at("rummikub", table="r4 r5 r6 r7 r8", racks={"Ann": "r6 k1", "Ben": "k1"})
    ann.lays("r4 r5 r6 | r6 r7 r8").is_accepted()
    ann, _ = Game.at("rummikub", table="r4 r5 r6 r7", racks={"Ann": "k6 b6 k1", "Ben": "k1"})
    ann.lays("r4 r5 | r6 k6 b6 | r7").is_refused("too_short")


def test_c24_a_joker_keeps_its_value_where_its_meld_is_divided() -> None:
    racks = {"Ann": "r9 k1", "Ben": "k1"}
    ann, _ = Game.at("rummikub", table="r3 r4 r5 J=r6 r7 r8", racks=racks)
    ann.lays("r3 r4 r5 | J r7 r8 r9").is_accepted()


def test_c24_it_may_even_move_as_that_tile() -> None:
    racks = {"Ann": "b4 k4 k1", "Ben": "k1"}
    ann, _ = Game.at("rummikub", table="J=r4 r5 r6 r7", racks=racks)
    ann.lays("r5 r6 r7 | b4 k4 J").is_accepted()
    racks = {"Ann": "b4 r4 k1", "Ben": "k1"}
    ann, _ = Game.at("rummikub", table="J=k3 k4 k5 k6", racks=racks)
    ann.lays("r4 b4 J | k4 k5 k6").is_refused("joker_not_replaced")


def test_c24_another_value_only_after_replacement() -> None:
    racks = {"Ann": "r4 k12 k13 k1", "Ben": "k1"}
    ann, _ = Game.at("rummikub", table="J=r4 r5 r6 r7", racks=racks)
    ann.lays("r5 r6 r7 | J k12 k13").is_refused("joker_not_replaced")
    ann.lays("r4 r5 r6 r7 | J k12 k13").is_accepted()


def test_c24_only_the_final_table_counts_not_the_way_to_it() -> None:
    racks = {"Ann": "k12 k13 k1", "Ben": "k1"}
    ann, _ = Game.at("rummikub", table="r9 k9 y9 J | b8 b9 b10", racks=racks)
    ann.lays("r9 k9 y9 | b8 b9 b10 | J=k11 k12 k13").is_accepted()


@pytest.mark.parametrize(
    ("sheet", "table", "final"),
    [
        ("bookmark", "g9 y9 r9 J", "g9 y9 r9 b9 | J r12 r13"),
        ("bookmark", "g9 y9 J", "g9 y9 b9 | J r12 r13"),
        ("schmidt", "g9 y9 J", "g9 y9 b9 | J r12 r13"),
    ],
)
def test_c32_in_a_set_any_missing_colour_replaces_a_joker(
    sheet: str, table: str, final: str
) -> None:
    ann, _ = Game.at(sheet, table=table, racks={"Ann": "b9 r12 r13 g1", "Ben": "r5"})
    ann.lays(final).is_accepted()


def test_c32_in_a_run_only_the_one_that_fits() -> None:
    racks = {"Ann": "r11 b11 b8 b9 g1", "Ben": "r5"}
    ann, _ = Game.at("bookmark", table="b10 J b12", racks=racks)
    ann.lays("b10 r11 b12 | J b8 b9").is_refused("mixed_colours")
    ann.lays("b10 b11 b12 | J b8 b9").is_accepted()


def test_c32_from_the_rack_or_from_the_table() -> None:
    racks = {"Ann": "r12 r13 g1", "Ben": "r5"}
    ann, _ = Game.at("bookmark", table="b10 J b12 | b11 r11 g11 y11", racks=racks)
    ann.lays("b10 b11 b12 | r11 g11 y11 | J r12 r13").is_accepted()


@pytest.mark.parametrize("sheet", ["bookmark", "schmidt"])
def test_c33_a_meld_is_split_if_its_joker_stays_among_three_with_its_value(sheet: str) -> None:
    racks = {"Ann": "g4 b4 y1", "Ben": "r5"}
    ann, _ = Game.at(sheet, table="r4 r5 J=r6 r7 r8", racks=racks)
    ann.lays("r5 J=r6 r7 r8 | r4 b4 g4").is_accepted()


@pytest.mark.parametrize("sheet", ["bookmark", "schmidt"])
def test_c33_not_replaced_its_meld_cannot_be_taken_whole(sheet: str) -> None:
    racks = {"Ann": "g4 b4 y1 r2 r3", "Ben": "r5"}
    ann, _ = Game.at(sheet, table="J=r4 r5 r6 r7", racks=racks)
    ann.lays("r5 r6 r7 | J b4 g4").is_refused("joker_not_replaced")
    racks = {"Ann": "g9 b9 g10 y10 b11 y11 r11", "Ben": "r5"}
    ann, _ = Game.at(sheet, table="r9 r10 J", racks=racks)
    ann.lays("r9 b9 g9 | r10 g10 y10 | b11 y11 J").is_refused("joker_not_replaced")
    ann.lays("r9 b9 g9 | r10 g10 y10 | r11 y11 J").is_accepted()


def test_c36_players_watch_or_the_program_does() -> None:
    racks = {"Ann": "r4 r5 r7 k1", "Ben": "k2"}
    ann, ben = Game.at("budacsek", racks=racks)
    ann.lays("r4 r5 r7").is_accepted()
    ben.objects().is_accepted()
    ann, _ = Game.at("budacsek", racks=racks, rules={"false_melds": "refused"})
    ann.lays("r4 r5 r7").is_refused("not_consecutive", meld=1)


def test_c37_budacsek_has_no_rearranging_and_no_joker_exchange() -> None:
    racks = {"Ann": "r7 r9 k9 g1", "Ben": "k2"}
    ann, _ = Game.at("budacsek", table="b8 g8 r8 k8", racks=racks)
    ann.lays("b8 k8 g8 | r7 r8 r9").is_refused("rebuild_not_allowed")
    rules = {"rebuild": "keep3"}
    ann, _ = Game.at("budacsek", table="b8 g8 r8 k8", racks=racks, rules=rules)
    ann.lays("b8 k8 g8 | r7 r8 r9").is_accepted()
    racks = {"Ann": "k9 r12 r13 g1", "Ben": "k2"}
    ann, _ = Game.at("budacsek", table="g9 r9 b9 J", racks=racks)
    ann.lays("r9 b9 k9 g9 | J r12 r13").is_refused("joker_not_replaced")


def test_c38_on_any_meld_and_at_once_after_the_25() -> None:
    racks = {"Ann": "b10 g10 r10 k10 k4 r1", "Ben": "k2"}
    ann, _ = Game.at("budacsek", table="k1 k2 k3", racks=racks, opened=["Ben"])
    ann.lays("k1 k2 k3 k4").is_refused("not_opened", needed=25)
    ann.lays("k1 k2 k3 k4 | r10 b10 k10 g10").is_accepted(points=40)


def test_c43_rising_means_consecutive() -> None:
    for sheet in ("kids", "kids-pro", "schmidt"):
        assert judged(sheet, "b1 b4 b5") == "not_consecutive"
        assert judged(sheet, "b2 b3 b4") == "run b2 b3 b4"


def test_c44_any_number_of_runs_and_lay_offs_in_a_turn() -> None:
    racks = {"Ann": "b1 b2 b3 g1 g2 g3 r7 y1", "Ben": "r9"}
    final = "r4 r5 r6 r7 | b1 b2 b3 | g1 g2 g3"
    ann, _ = Game.at("kids", table="r4 r5 r6", racks=racks, opened=["Ben"])
    ann.lays(final).is_accepted()
    rules = {"one_action": True}
    ann, _ = Game.at("kids", table="r4 r5 r6", racks=racks, rules=rules)
    ann.lays(final).is_refused("one_action_only")
    ann.lays("r4 r5 r6 | b1 b2 b3").is_accepted()


def test_one_action_the_laid_tile_lies_where_its_own_meld_cannot_spare_the_other() -> None:
    """The y5 of the old run has to stay in it, so the laid y5 ends the other one."""
    ann, _ = Game.at(
        "bookmark",
        table="y1 y2 y3 J=y4 | y5 J=y6 y7",
        racks={"Ann": "y1 y2 y4 y4 y5 y6 y6", "Ben": "r1"},
        rules={"one_action": True, "joker_exchange": "rack"},
    )
    ann.lays("y1 y2 y3 y4 y5 | y5 y6 y7 J J").is_refused("one_action_only")


def test_one_action_a_tile_may_replace_the_joker_of_an_own_meld() -> None:
    """The r6 frees the joker, which is laid as g6 beside own tiles; the g6 then takes its place."""
    ann, _ = Game.at(
        "kids-pro",
        table="b6 y6 J",
        racks={"Ann": "r6 r6 b6 g6 y6", "Ben": "r1"},
        opened=[],
        rules={"one_action": True},
    )
    ann.lays("r6 b6 g6 y6 | r6 b6 y6 J", first="r6 b6 g6").is_accepted()


def test_c47_a_joker_is_exchanged_before_the_own_run_if_it_goes_into_one() -> None:
    racks = {"Ann": "r5 b2 b3 g1", "Ben": "r9"}
    ann, _ = Game.at("kids", table="r4 J=r5 r6", racks=racks, opened=[])
    ann.lays("r4 r5 r6 | b2 b3 J").is_accepted()
    ann, _ = Game.at("kids", table="r4 J=r5 r6 | b2 b3 b4", racks=racks, opened=[])
    ann.lays("r4 r5 r6 | b2 b3 b4 J").is_refused("not_opened")
    ann.lays("r4 r5 r6 | b2 b3 b4", takes="J").is_refused("joker_must_be_used")


def test_c49_a_set_of_profis_has_three_or_four_and_is_an_own_first_laying() -> None:
    assert judged("kids-pro", "r1 g1") == "too_short"
    assert judged("kids-pro", "r1 g1 b1 y1") == "set r1 b1 g1 y1"
    ann, _ = Game.at("kids-pro", racks={"Ann": "r1 g1 b1 y5", "Ben": "r9"}, opened=[])
    ann.lays("r1 b1 g1").is_accepted()


def test_c49_the_remaining_tiles_are_a_run_or_a_set() -> None:
    racks = {"Ann": "r2 r3 y5", "Ben": "r9"}
    ann, _ = Game.at("kids-pro", table="r1 b1 g1 y1", racks=racks)
    ann.lays("b1 g1 y1 | r1 r2 r3").is_accepted()


def test_c58_several_jokers_but_at_least_one_number_tile() -> None:
    assert judged("bookmark", "J J J") == "no_number_tile"
    assert judged("bookmark", "r5 J J r8") == "run r5 J=r6 J=r7 r8"
    assert judged("bookmark", "r5 b5 J J") == "set r5 b5 J J"
    assert judged("rummikub", "J r5 J") == "run J=r4 r5 J=r6"


def test_c58_one_tile_and_two_jokers_count_their_higher_value() -> None:
    assert judged("bookmark", "r5 J J") == "run r5 J=r6 J=r7"
    assert worth("bookmark", "r5 J J") == 55
    assert judged("rummikub", "J J r12") == "set r12 J=b12 J=k12"
    assert worth("rummikub", "J J r12") == 36
    assert judged("rummikub", "r12 J J") == "set r12 J=b12 J=k12"


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        ("QH KH AH", "ace_high", "run"),
        ("AH 2H 3H", "run", "run"),
        ("KH AH 2H", "wrap", "wrap"),
    ],
)
def test_c55_the_ace_is_high_or_low_but_never_in_the_middle(text: str, low: str, high: str) -> None:
    for sheet, made in ((a_sheet(), low), (a_sheet(ace_high=True), high)):
        found = sheet.family.pieces.judge(sheet, cards(text))
        assert made == (found.kind if isinstance(found, Meld) else found.code)
