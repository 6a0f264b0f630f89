"""Schmidt Rummy 51508, rule by rule: `rummikub-and-schmidt.txt`, L = its line (German)."""

from core.rules.match import table_can_be
from core.rules.sheet import Goal
from core.rules.sheets import SHEETS
from tests.core.rules.printed.rounds import added_up, dealt, starters, won
from tests.support.rules.script import Game, full_stock, judged, pack, worth


def test_sc_01_two_to_four_play() -> None:  # L229
    sheet = SHEETS["schmidt"]
    assert [seats for seats in range(1, 7) if table_can_be(sheet, seats)] == [2, 3, 4]


def test_sc_02_108_tiles() -> None:  # L233
    assert pack("schmidt").total() == 108


def test_sc_03_four_of_them_jokers() -> None:  # L234
    assert pack("schmidt")["J"] == 4


def test_sc_04_twice_1_to_13_in_blue_green_red_and_yellow() -> None:  # L235
    tiles = pack("schmidt")
    del tiles["J"]
    assert tiles == {f"{colour}{n}": 2 for colour in "bgry" for n in range(1, 14)}


def test_sc_05_tiles_go_by_runs_by_sets_and_by_laying_off() -> None:  # L250
    racks = {"Ann": "r9 g1 g2 g3 b5 r5 y5", "Ben": "r1"}
    game = Game.at("schmidt", table="r6 r7 r8", racks=racks)
    ann, _ = game
    ann.lays("r6 r7 r8 r9 | g1 g2 g3 | r5 b5 y5").is_accepted()
    assert game.winners == ("Ann",)


def test_sc_06_everybody_takes_14_at_random() -> None:  # L254, C13
    game = Game.of("schmidt", "Ann", "Ben")
    game.deals("Ann").is_accepted()
    assert [len(rack) for rack in game.round.racks] == [14, 14]
    assert len({dealt("schmidt", seed=seed).stock for seed in range(5)}) == 5


def test_sc_07_nobody_sees_the_rack_of_another() -> None:  # L254
    ann, ben = Game.at("schmidt", table="r1 r2 r3", racks={"Ann": "g4 J", "Ben": "b5 y6"})
    assert ann.sees("g4 J r1 r2 r3")
    assert not ann.sees("b5")
    assert not ben.sees("J")


def test_sc_08_the_rest_is_the_stock_face_down() -> None:  # L254
    game = Game.of("schmidt", "Ann", "Ben", "Cleo")
    game.deals("Ann", stock=full_stock("schmidt", "J J J J")).is_accepted()
    assert len(game.round.stock) == 108 - 42
    assert not any(player.sees(game.stock.split()[-1]) for player in game)


def test_sc_09_the_lot_says_who_begins() -> None:  # L256
    assert starters("schmidt") == {0, 1, 2}
    assert dealt("schmidt").starter_draw == ()


def test_sc_10_play_goes_clockwise() -> None:  # L256
    racks = {"Ann": "r1", "Ben": "r2", "Cleo": "r3"}
    game = Game.at("schmidt", racks=racks, to_move="Cleo", stock="g1 g2 g3 g4")
    ann, ben, cleo = game
    for player in (cleo, ann, ben, cleo):
        player.draws().is_accepted()


def test_sc_11_a_turn_is_laying() -> None:  # L260
    game = Game.at("schmidt", table="r6 r7 r8", racks={"Ann": "r9 y1", "Ben": "r1"}, stock="g1 g2")
    ann, _ = game
    ann.lays("r6 r7 r8 r9").is_accepted()
    ann.draws().is_refused("lay_or_draw_not_both")
    assert (game.table, ann.rack, game.stock) == ("r6 r7 r8 r9", "y1", "g1 g2")


def test_sc_12_or_taking_one_tile() -> None:  # L260
    game = Game.at("schmidt", table="r6 r7 r8", racks={"Ann": "r9 y1", "Ben": "r1"}, stock="g1 g2")
    ann, _ = game
    ann.draws().is_accepted()
    assert ann.holds("r9", "y1", "g1")
    assert game.to_move == "Ben"


def test_sc_13_a_turn_has_two_minutes() -> None:  # L264
    assert Game.of("schmidt", "Ann", "Ben").sheet.time_limit == 120


def test_sc_14_on_timeout_all_tiles_in_no_faultless_meld_are_taken() -> None:  # L264, C9
    racks = {"Ann": "r9 g1 g2", "Ben": "r1"}
    game = Game.at("schmidt", table="r6 r7 r8 | b1 b2 b3 b4", racks=racks, stock="y1 y2")
    ann, _ = game
    timeout = ann.runs_out_of_time("r6 r7 r8 r9 | b1 b2 b3 | b4 | g1 g2").is_accepted().timeout
    assert not timeout.counted
    assert timeout.drawn == ()
    assert (game.table, ann.rack) == ("r6 r7 r8 r9 | b1 b2 b3", "b4 g1 g2")


def test_sc_15_the_first_laying_is_counted() -> None:  # L268
    ann, _ = Game.at("schmidt", racks={"Ann": "g4 g5 g6 y1", "Ben": "r1"}, opened=[])
    ann.lays("g4 g5 g6").is_refused("below_threshold", points=15, needed=30)


def test_sc_16_and_reaches_30_points() -> None:  # L270
    racks = {"Ann": "g9 b9 r9 g10 b10 r10 y1", "Ben": "r1"}
    ann, _ = Game.at("schmidt", racks=racks, opened=[])
    ann.lays("r9 b9 g9").is_refused("below_threshold", points=27, needed=30)
    ann.lays("r10 b10 g10").is_accepted(points=30)


def test_sc_17_also_with_several_melds() -> None:  # L270
    racks = {"Ann": "g4 g5 g6 b5 r5 y5 y13", "Ben": "r1"}
    ann, _ = Game.at("schmidt", racks=racks, opened=[])
    ann.lays("r5 b5 y5 | g4 g5 g6").is_accepted(points=30)


def test_sc_18_until_then_a_tile_is_taken_every_time() -> None:  # L272, C10
    racks = {"Ann": "g4", "Ben": "r1"}
    game = Game.at("schmidt", racks=racks, opened=[], stock="y1 y2 y3 y4")
    ann, ben = game
    for player in (ann, ben, ann):
        player.passes().is_refused("stock_not_empty")
        player.draws().is_accepted()
    assert ann.holds("g4", "y1", "y3")


def test_sc_19_with_the_tile_that_is_missing_one_waits_for_the_next_turn() -> None:  # L272
    racks = {"Ann": "b10 g10", "Ben": "r1"}
    game = Game.at("schmidt", racks=racks, opened=[], stock="y10 y2 y3")
    ann, ben = game
    ann.draws().is_accepted()
    ann.lays("b10 g10 y10").is_refused("turn_over_after_draw")
    ben.draws().is_accepted()
    ann.lays("b10 g10 y10").is_accepted(points=30)


def test_sc_20_a_set_has_three_or_four_of_a_value_in_different_colours() -> None:  # L276, C4
    assert judged("schmidt", "b8 g8 r8") == "set r8 b8 g8"
    assert judged("schmidt", "b8 g8 r8 y8") == "set r8 b8 g8 y8"
    assert judged("schmidt", "b8 g8") == "too_short"
    assert judged("schmidt", "b8 g8 b8") == "dup_colour"


def test_sc_21_a_run_has_three_or_more_rising_values_of_one_colour() -> None:  # L280, C43
    assert judged("schmidt", "r4 r5 r6") == "run r4 r5 r6"
    assert judged("schmidt", "r4 r6 r8") == "not_consecutive"
    assert judged("schmidt", "r4 r5 b6") == "mixed_colours"
    assert judged("schmidt", "r4 r5") == "too_short"


def test_sc_22_a_tile_counts_its_number() -> None:  # L284
    assert worth("schmidt", "r4 r5 r6") == 15
    assert worth("schmidt", "r13 b13 g13") == 39


def test_sc_23_a_joker_stands_for_any_tile_of_any_colour() -> None:  # L284
    for colour in "rbgy":
        assert judged("schmidt", f"{colour}4 J {colour}6") == f"run {colour}4 J={colour}5 {colour}6"


def test_sc_24_laid_it_counts_as_the_tile_that_it_replaces() -> None:  # L284
    assert worth("schmidt", "r4 J r6") == 15
    assert worth("schmidt", "g10 r10 J") == 30


def test_sc_25_only_in_the_final_count_it_is_25() -> None:  # L284, C11
    assert won("schmidt", "J").scores["Ben"] == -25


def test_sc_26_on_the_own_turn_a_joker_is_exchanged_for_the_right_tile() -> None:  # L284
    racks = {"Ann": "r7 g6 y1", "Ben": "r7 r1"}
    game = Game.at("schmidt", table="r6 J=r7 r8 | g3 g4 g5", racks=racks)
    ann, ben = game
    final = "r6 r7 r8 | g3 g4 g5 J=g6"
    ben.lays(final).is_refused("not_your_turn")
    ann.lays("r6 r8 y1 | g3 g4 g5 J=g6").is_refused("mixed_colours")
    ann.lays(final).is_accepted()


def test_sc_27_if_one_has_laid_already() -> None:  # L284
    racks = {"Ann": "r7 y1", "Ben": "r1"}
    game = Game.at("schmidt", table="r6 J=r7 r8 | g3 g4 g5", racks=racks, opened=["Ben"])
    ann, _ = game
    ann.lays("r6 r7 r8 | g3 g4 g5 J=g6").is_refused("not_opened", needed=30)


def test_sc_28_the_melds_on_the_table_belong_to_nobody() -> None:  # L286
    racks = {"Ann": "g10 b10 r10 y1", "Ben": "y10 y1"}
    game = Game.at("schmidt", racks=racks, opened=["Ben"])
    ann, ben = game
    ann.lays("r10 b10 g10").is_accepted()
    ben.lays("r10 b10 g10 y10").is_accepted()


def test_sc_29_a_player_with_30_laid_points_uses_them_for_further_moves() -> None:  # L286, C7
    racks = {"Ann": "b10 g10 y10 r9 y1", "Ben": "r1"}
    ann, _ = Game.at("schmidt", table="r6 r7 r8", racks=racks, opened=["Ben"])
    ann.lays("r6 r7 r8 r9 | b10 g10 y10").is_accepted(points=30)


def test_sc_30_any_number_of_tiles_is_laid_off_after_the_30_points() -> None:  # L290
    racks = {"Ann": "r4 r5 r9 y8 y1", "Ben": "r1"}
    table = "r6 r7 r8 | r8 b8 g8"
    ann, _ = Game.at("schmidt", table=table, racks=racks, opened=["Ben"])
    ann.lays("r4 r5 r6 r7 r8 r9 | r8 b8 g8 y8").is_refused("not_opened")
    ann, _ = Game.at("schmidt", table=table, racks=racks)
    ann.lays("r4 r5 r6 r7 r8 r9 | r8 b8 g8 y8").is_accepted()


def test_sc_31_all_tiles_of_a_meld_may_be_taken() -> None:  # L294
    racks = {"Ann": "r7 r9 g7 g9 b7 b9 y1", "Ben": "r1"}
    ann, _ = Game.at("schmidt", table="r8 b8 g8", racks=racks)
    ann.lays("r7 r8 r9 | b7 b8 b9 | g7 g8 g9").is_accepted()


def test_sc_32_or_a_part_of_them() -> None:  # L294
    ann, _ = Game.at("schmidt", table="r8 b8 g8 y8", racks={"Ann": "r7 r9 y1", "Ben": "r1"})
    ann.lays("r7 r8 r9 | b8 g8 y8").is_accepted()


def test_sc_33_then_three_of_the_original_tiles_must_stay() -> None:  # L294
    ann, _ = Game.at("schmidt", table="r8 b8 g8", racks={"Ann": "r7 r9 y8 y1", "Ben": "r1"})
    ann.lays("r7 r8 r9 | b8 g8 y8").is_refused("keep3")


def test_sc_34_taken_tiles_are_laid_again_in_the_same_turn() -> None:  # L294, C8
    ann, _ = Game.at("schmidt", table="r5 r6 r7 r8", racks={"Ann": "r4 y1", "Ben": "r1"})
    ann.lays("r4 r5 r6 r7").is_refused("table_tile_missing", tiles="r8")
    ann.lays("r5 r6 r7 | r4 r8").is_refused("too_short")


def test_sc_35_a_joker_moves_only_after_it_was_replaced() -> None:  # L296
    ann, _ = Game.at("schmidt", table="r6 J=r7 r8 r9 r10", racks={"Ann": "g5 g6 y1", "Ben": "r1"})
    ann.lays("r8 r9 r10 | g5 g6 J | r6").is_refused("too_short")
    ann, _ = Game.at("schmidt", table="J=r7 r8 r9 r10", racks={"Ann": "g5 g6 y1", "Ben": "r1"})
    ann.lays("r8 r9 r10 | g5 g6 J=g7").is_refused("joker_not_replaced")


def test_sc_36_and_must_be_used_again_in_the_same_turn() -> None:  # L296
    ann, _ = Game.at("schmidt", table="r6 J=r7 r8", racks={"Ann": "r7 y1", "Ben": "r1"})
    ann.lays("r6 r7 r8").is_refused("joker_must_be_used")
    ann.lays("r6 r7 r8", takes="J").is_refused("joker_must_be_used")


def test_sc_37_example_1_red_5_or_9_and_the_blue_8_are_laid_off() -> None:  # L300
    table = "r6 r7 r8 | r8 g8 y8"
    for final in ("r5 r6 r7 r8", "r6 r7 r8 r9"):
        ann, _ = Game.at("schmidt", table=table, racks={"Ann": "r5 r9 b8", "Ben": "r1"})
        ann.lays(f"{final} | r8 b8 g8 y8").is_accepted()


def test_sc_38_example_2_the_green_2_begins_a_set() -> None:  # L302, C12
    ann, _ = Game.at("schmidt", table="g2 g3 g4 g5", racks={"Ann": "g6 y2 b2 r13", "Ben": "r1"})
    ann.lays("g3 g4 g5 g6 | b2 g2 y2").is_accepted()
    ann, _ = Game.at("schmidt", table="g2 g3 g4", racks={"Ann": "g5 y2 b2 r13", "Ben": "r1"})
    ann.lays("g3 g4 g5 | b2 g2 y2").is_refused("keep3")


def test_sc_39_example_3_one_run_becomes_two() -> None:  # L304
    ann, _ = Game.at("schmidt", table="b2 b3 b4 b5 b6", racks={"Ann": "b4 r13", "Ben": "r1"})
    ann.lays("b2 b3 b4 | b4 b5 b6").is_accepted()
    assert ann.rack == "r13"


def test_sc_40_the_last_tile_ends_the_round_and_wins_it() -> None:  # L308
    game = won("schmidt", "r5")
    assert (game.result, game.winners) == ("win", ("Ann",))


def test_sc_41_a_joker_on_a_rack_is_25_minus_points() -> None:  # L308
    assert won("schmidt", "J r5", "J J").scores == {"Ann": 80, "Ben": -30, "Cleo": -50}


def test_sc_42_leftover_tiles_are_written_down_as_minus_points() -> None:  # L308, C15
    scores = won("schmidt", "r5 b8", "g13").scores
    assert (scores["Ben"], scores["Cleo"]) == (-13, -13)


def test_sc_43_the_winner_is_credited_the_sum_of_them() -> None:  # L308
    assert won("schmidt", "r5 b8", "g13", "y1").scores["Ann"] == 27


def test_sc_44_the_match_ends_after_the_agreed_rounds() -> None:  # L310
    game = Game.of("schmidt", "Ann", "Ben", goal=Goal("rounds", 2))
    added_up(game, [{"Ann": 43, "Ben": -43}])
    assert game.match_winners is None
    added_up(game, [{"Ann": -50, "Ben": 50}])
    assert game.match_winners is not None


def test_sc_45_the_highest_total_wins_it() -> None:  # L310
    game = Game.of("schmidt", "Ann", "Ben", "Cleo", goal=Goal("rounds", 2))
    first = {"Ann": 43, "Ben": -30, "Cleo": -13}
    added_up(game, [first, {"Ann": -50, "Ben": 70, "Cleo": -20}])
    assert game.totals == {"Ann": -7, "Ben": 40, "Cleo": -33}
    assert game.match_winners == ("Ben",)


LOW = "g1 g2 g3 b1 r1 y1"
"""A whole rack of 9 points."""


def test_sc_46_variant_handrummy_the_whole_rack_at_once() -> None:  # L316, C6
    racks = {"Ann": LOW, "Ben": "r5"}
    game = Game.at("schmidt", racks=racks, opened=[], rules={"handrummy": True})
    ann, _ = game
    ann.lays("g1 g2 g3").is_refused("below_threshold")
    ann.lays("g1 g2 g3 | r1 b1 y1").is_accepted()
    assert game.outcome.doubled


def test_sc_47_it_needs_no_minimum() -> None:  # L316, C5
    racks = {"Ann": LOW, "Ben": "r5"}
    for handrummy, points in ((False, None), (True, 9)):
        rules = {"handrummy": handrummy}
        ann, _ = Game.at("schmidt", racks=racks, opened=[], rules=rules)
        answer = ann.lays("g1 g2 g3 | r1 b1 y1")
        if points is None:
            answer.is_refused("below_threshold", points=9, needed=30)
        else:
            answer.is_accepted(points=points)


def test_sc_48_and_doubles_the_minus_points_of_the_others() -> None:  # L316
    racks = {"Ann": LOW, "Ben": "J r5", "Cleo": "g13"}
    game = Game.at("schmidt", racks=racks, opened=["Ben"], rules={"handrummy": True})
    next(iter(game)).lays("g1 g2 g3 | r1 b1 y1").is_accepted()
    assert game.scores == {"Ann": 86, "Ben": -60, "Cleo": -26}
