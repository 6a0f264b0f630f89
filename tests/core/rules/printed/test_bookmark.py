"""Bookmark Verlag Rummy, rule by rule: `bookmark.txt`, L = its line."""

from core.rules.match import table_can_be
from core.rules.sheet import Goal
from core.rules.sheets import SHEETS
from tests.core.rules.printed.rounds import added_up, dealt, starters, won
from tests.support.rules.script import Game, full_stock, judged, pack, worth


def test_bm_01_two_to_four_play() -> None:  # L53
    sheet = SHEETS["bookmark"]
    assert [seats for seats in range(1, 7) if table_can_be(sheet, seats)] == [2, 3, 4]


def test_bm_03_104_number_tiles_and_four_jokers() -> None:  # L61, C34
    tiles = pack("bookmark")
    assert tiles["J"] == 4
    assert tiles.total() - tiles["J"] == 104


def test_bm_04_numbers_1_to_13_in_yellow_green_blue_and_red() -> None:  # L64
    numbers = {f"{colour}{n}" for colour in "ygbr" for n in range(1, 14)}
    assert set(pack("bookmark")) == numbers | {"J"}


def test_bm_05_every_tile_is_there_twice() -> None:  # L64
    tiles = pack("bookmark")
    assert tiles["g7"] == 2
    assert {n for tile, n in tiles.items() if tile != "J"} == {2}


def test_bm_06_108_tiles_are_in_play() -> None:  # L74, C34
    assert pack("bookmark").total() == 108


def test_bm_07_two_jokers_may_be_taken_out() -> None:  # L74
    tiles = pack("bookmark", jokers=2)
    assert (tiles["J"], tiles.total()) == (2, 106)
    Game.of("bookmark", "Ann", "Ben", rules={"jokers": 2}).deals("Ann").is_accepted()
    assert pack("bookmark")["J"] == 4


def test_bm_08_the_first_to_lay_all_tiles_ends_the_round() -> None:  # L68
    racks = {"Ann": "r1", "Ben": "b13"}
    game = Game.at("bookmark", table="b10 b11 b12", racks=racks, stock="y1 y2")
    ann, ben = game
    ann.draws().is_accepted()
    ben.lays("b10 b11 b12 b13").is_accepted()
    assert (game.result, game.winners) == ("win", ("Ben",))
    ann.draws().is_refused("round_over")


def test_bm_09_the_rack_left_over_should_be_low() -> None:  # L70
    assert won("bookmark", "r1 b2").scores["Ben"] > won("bookmark", "r1 b13").scores["Ben"]


def test_bm_10_the_rest_lies_face_down() -> None:  # L74
    game = Game.of("bookmark", "Ann", "Ben")
    game.deals("Ann", stock=full_stock("bookmark", "J J J J")).is_accepted()
    assert len(game.round.stock) == 108 - 28
    assert not any(player.sees(game.stock.split()[-1]) for player in game)


def test_bm_11_everybody_takes_14_at_random() -> None:  # L74
    game = Game.of("bookmark", "Ann", "Ben", "Cleo", "Dan")
    game.deals("Ann").is_accepted()
    assert [len(rack) for rack in game.round.racks] == [14] * 4
    assert len({dealt("bookmark", seed=seed).stock for seed in range(5)}) == 5


def test_bm_12_the_others_do_not_see_which() -> None:  # L74
    ann, ben = Game.at("bookmark", table="r1 r2 r3", racks={"Ann": "g4 J", "Ben": "b5 y6"})
    assert ben.sees("b5 y6 r1 r2 r3")
    assert not ben.sees("g4")
    assert not ann.sees("y6")


def test_bm_13_the_lot_says_who_begins() -> None:  # L78, C34
    assert starters("bookmark") == {0, 1, 2}
    assert dealt("bookmark").starter_draw == ()


def test_bm_14_play_goes_clockwise() -> None:  # L78
    racks = {"Ann": "r1", "Ben": "r2", "Cleo": "r3", "Dan": "r4"}
    game = Game.at("bookmark", racks=racks, to_move="Cleo", stock="g1 g2 g3 g4 g5")
    ann, ben, cleo, dan = game
    for player in (cleo, dan, ann, ben):
        player.draws().is_accepted()


def test_bm_15_a_turn_is_laying() -> None:  # L84
    racks = {"Ann": "b13 r1", "Ben": "r2"}
    game = Game.at("bookmark", table="b10 b11 b12", racks=racks, stock="y1 y2")
    ann, _ = game
    ann.lays("b10 b11 b12 b13").is_accepted()
    ann.draws().is_refused("lay_or_draw_not_both")
    assert (game.to_move, game.stock) == ("Ben", "y1 y2")


def test_bm_16_or_taking_a_tile_also_if_one_could_lay() -> None:  # L84
    racks = {"Ann": "b13 r1", "Ben": "r2"}
    game = Game.at("bookmark", table="b10 b11 b12", racks=racks, stock="y1 y2")
    ann, _ = game
    ann.draws().is_accepted()
    assert ann.holds("b13", "r1", "y1")
    assert game.to_move == "Ben"


def test_bm_17_every_meld_has_three_tiles_or_more() -> None:  # L86
    assert judged("bookmark", "r4 r5") == "too_short"
    assert judged("bookmark", "r4 b4") == "too_short"
    assert judged("bookmark", "r4 r5 r6") == "run r4 r5 r6"


def test_bm_18_later_single_tiles_are_laid_off() -> None:  # L86
    racks = {"Ann": "b13 r1", "Ben": "r2"}
    ann, _ = Game.at("bookmark", table="b10 b11 b12", racks=racks, opened=[])
    ann.lays("b10 b11 b12 b13").is_refused("not_opened", needed=40)
    ann, _ = Game.at("bookmark", table="b10 b11 b12", racks=racks)
    ann.lays("b10 b11 b12 b13").is_accepted()


def test_bm_19_a_set_has_three_or_four_of_a_number_all_colours_different() -> None:  # L88
    assert judged("bookmark", "y8 g8 b8") == "set b8 g8 y8"
    assert judged("bookmark", "y8 g8 b8 r8") == "set r8 b8 g8 y8"
    assert judged("bookmark", "y8 g8 y8") == "dup_colour"
    assert judged("bookmark", "y8 g8 b8 r8 r8") == "dup_colour set_too_long"


def test_bm_20_a_run_has_three_or_more_successive_numbers_of_a_colour() -> None:  # L90
    assert judged("bookmark", "g4 g5 g6") == "run g4 g5 g6"
    assert judged("bookmark", "g4 g5 g6 g7 g8") == "run g4 g5 g6 g7 g8"
    assert judged("bookmark", "g4 g5 b6") == "mixed_colours"
    assert judged("bookmark", "g4 g5 g7") == "not_consecutive"


def test_bm_21_several_melds_may_be_laid_at_once() -> None:  # L92
    racks = {"Ann": "r4 g4 b4 r5 g5 b5 y4 y5 y6 r13", "Ben": "r2"}
    ann, _ = Game.at("bookmark", racks=racks)
    ann.lays("r4 b4 g4 | r5 b5 g5 | y4 y5 y6").is_accepted()
    assert ann.rack == "r13"


def test_bm_22_the_first_laying_counts_40_points_or_more() -> None:  # L96
    ann, _ = Game.at("bookmark", racks={"Ann": "b13 g13 r13 y1", "Ben": "r2"}, opened=[])
    ann.lays("r13 b13 g13").is_refused("below_threshold", points=39, needed=40)
    ann, _ = Game.at("bookmark", racks={"Ann": "b10 g10 r10 y10", "Ben": "r2"}, opened=[])
    ann.lays("r10 b10 g10 y10").is_accepted(points=40)


def test_bm_23_in_one_meld_or_several() -> None:  # L96
    ann, _ = Game.at("bookmark", racks={"Ann": "b13 g13 r13 y1 y2 y3 b7", "Ben": "r2"}, opened=[])
    ann.lays("r13 b13 g13 | y1 y2 y3").is_accepted(points=45)


def test_bm_24_until_then_a_tile_is_taken_every_turn() -> None:  # L96
    game = Game.at("bookmark", racks={"Ann": "b3", "Ben": "r2"}, opened=[], stock="y1 y2 y3 y4")
    ann, ben = game
    for player in (ann, ben, ann):
        player.passes().is_refused("stock_not_empty")
        player.draws().is_accepted()
    assert ann.holds("b3", "y1", "y3")


def test_bm_25_a_drawn_tile_serves_from_the_next_turn_on() -> None:  # L96
    racks = {"Ann": "b10 g10 r10", "Ben": "r2"}
    game = Game.at("bookmark", racks=racks, opened=[], stock="y10 y1 y2")
    ann, ben = game
    ann.draws().is_accepted()
    ann.lays("r10 b10 g10 y10").is_refused("turn_over_after_draw")
    ben.draws().is_accepted()
    ann.lays("r10 b10 g10 y10").is_accepted(points=40)


def test_bm_26_a_tile_counts_its_number() -> None:  # L98
    assert worth("bookmark", "y1 y2 y3") == 6
    assert worth("bookmark", "r13 b13 g13") == 39


def test_bm_27_a_joker_counts_25_whatever_it_stands_for() -> None:  # L98
    assert worth("bookmark", "r7 r8 J") == 40
    assert worth("bookmark", "g1 g2 J") == 28
    ann, _ = Game.at("bookmark", racks={"Ann": "r7 r8 J g1", "Ben": "r2"}, opened=[])
    ann.lays("r7 r8 J").is_accepted(points=40)


def test_bm_28_after_the_40_points_one_lays_off_in_the_same_turn() -> None:  # L100
    racks = {"Ann": "b10 g10 r10 y10 r9 y1", "Ben": "r2"}
    ann, _ = Game.at("bookmark", table="r6 r7 r8", racks=racks, opened=["Ben"])
    ann.lays("r6 r7 r8 r9 | r10 b10 g10 y10").is_accepted(points=40)


def test_bm_29_the_table_belongs_to_all_who_have_laid_40_points() -> None:  # L102
    racks = {"Ann": "b7 b8 b9 y1", "Ben": "b10 b3", "Cleo": "b11 b3"}
    game = Game.at("bookmark", racks=racks, opened=["Ann", "Ben"])
    ann, ben, cleo = game
    ann.lays("b7 b8 b9").is_accepted()
    ben.lays("b7 b8 b9 b10").is_accepted()
    cleo.lays("b7 b8 b9 b10 b11").is_refused("not_opened")


def test_bm_30_any_number_of_tiles_may_be_laid_off() -> None:  # L106
    racks = {"Ann": "b7 b8 b9 b13 y9 r1", "Ben": "r2"}
    ann, _ = Game.at("bookmark", table="b10 b11 b12 | r9 b9 g9", racks=racks)
    ann.lays("b7 b8 b9 b10 b11 b12 b13 | r9 b9 g9 y9").is_accepted()


def test_bm_31_example_blue_13_and_blue_9_on_10_11_12() -> None:  # L108
    for laid in ("b9 b10 b11 b12", "b10 b11 b12 b13", "b9 b10 b11 b12 b13"):
        racks = {"Ann": "b9 b13 r1", "Ben": "r2"}
        ann, _ = Game.at("bookmark", table="b10 b11 b12", racks=racks)
        ann.lays(laid).is_accepted()


def test_bm_32_example_or_a_joker_as_blue_9_or_13() -> None:  # L108
    for laid in ("J b10 b11 b12", "b10 b11 b12 J"):
        ann, _ = Game.at("bookmark", table="b10 b11 b12", racks={"Ann": "J r1", "Ben": "r2"})
        ann.lays(laid).is_accepted()


def test_bm_33_example_a_set_of_9_takes_the_blue_9_or_a_joker() -> None:  # L3
    for tile in ("b9", "J"):
        racks = {"Ann": f"{tile} r9 r1", "Ben": "r2"}
        ann, _ = Game.at("bookmark", table="g9 y9 r9", racks=racks)
        ann.lays("g9 y9 r9 r9").is_refused("dup_colour")
        ann.lays(f"g9 y9 r9 {tile}").is_accepted()


def test_bm_34_tiles_of_the_table_may_be_rebuilt() -> None:  # L7
    ann, _ = Game.at("bookmark", table="r8 b8 g8 y8", racks={"Ann": "r7 r9 g1", "Ben": "r2"})
    ann.lays("b8 g8 y8 | r7 r8 r9").is_accepted()


def test_bm_35_either_all_tiles_of_a_meld_are_taken() -> None:  # L9
    racks = {"Ann": "r7 r9 g7 g9 b7 b9 y1", "Ben": "r2"}
    ann, _ = Game.at("bookmark", table="r8 b8 g8", racks=racks)
    ann.lays("r7 r8 r9 | b7 b8 b9 | g7 g8 g9").is_accepted()


def test_bm_36_or_only_a_part_of_them() -> None:  # L9
    ann, _ = Game.at("bookmark", table="r4 r5 r6 r7", racks={"Ann": "b4 g4 y1", "Ben": "r2"})
    ann.lays("r5 r6 r7 | r4 b4 g4").is_accepted()


def test_bm_37_then_three_of_the_original_tiles_stay_unchanged() -> None:  # L9
    racks = {"Ann": "r7 r9 y8 y1", "Ben": "r2"}
    ann, _ = Game.at("bookmark", table="r8 b8 g8", racks=racks)
    ann.lays("b8 g8 y8 | r7 r8 r9").is_refused("keep3")
    racks = {"Ann": "b11 r8 g8 y1", "Ben": "r2"}
    ann, _ = Game.at("bookmark", table="b8 b9 b10", racks=racks)
    ann.lays("b9 b10 b11 | r8 b8 g8").is_refused("keep3")


def test_bm_38_tiles_of_the_table_stay_on_the_table() -> None:  # L11
    ann, _ = Game.at("bookmark", table="b1 b2 b3 b4 b5", racks={"Ann": "g5 r5 y1", "Ben": "r2"})
    ann.lays("b1 b2 b3 | r5 b5 g5").is_refused("table_tile_missing", tiles="b4")
    ann.lays("b1 b2 b3 | r5 b5 g5", takes="b4").is_refused("tile_to_rack", tiles="b4")


def test_bm_39_at_the_end_all_sets_and_runs_are_faultless() -> None:  # L11
    ann, _ = Game.at("bookmark", table="b1 b2 b3 b4 b5", racks={"Ann": "g5 r5 y1", "Ben": "r2"})
    ann.lays("b1 b2 b4 | b3 | r5 b5 g5").is_refused("too_short", "not_consecutive")


def test_bm_40_example_1_the_red_8_of_four_begins_a_run() -> None:  # L15
    ann, _ = Game.at("bookmark", table="b8 g8 y8 r8", racks={"Ann": "r7 r9 g1", "Ben": "r2"})
    ann.lays("b8 g8 y8 | r7 r8 r9").is_accepted()
    assert ann.rack == "g1"


def test_bm_41_example_2_blue_4_and_5_are_parted_from_a_run() -> None:  # L17
    ann, _ = Game.at("bookmark", table="b1 b2 b3 b4 b5", racks={"Ann": "b3 g1", "Ben": "r2"})
    ann.lays("b1 b2 b3 | b3 b4 b5").is_accepted()
    assert ann.rack == "g1"


def test_bm_42_example_3_three_runs_become_four_sets() -> None:  # L19, C1
    table = "g4 g5 g6 g7 | y4 y5 y6 y7 | b4 b5 b6"
    ann, _ = Game.at("bookmark", table=table, racks={"Ann": "r4 r6 r7 g1", "Ben": "r2"})
    ann.lays("r4 b4 g4 y4 | b5 g5 y5 | r6 b6 g6 y6 | r7 g7 y7").is_accepted()
    assert ann.rack == "g1"


def test_bm_43_a_joker_moves_only_after_it_was_replaced() -> None:  # L21
    ann, _ = Game.at("bookmark", table="g9 y9 r9 J", racks={"Ann": "r12 r13 g1", "Ben": "r2"})
    ann.lays("g9 y9 r9 | J r12 r13").is_refused("joker_not_replaced")


def test_bm_44_by_a_tile_with_the_corresponding_number() -> None:  # L21, C32
    table, racks = "b10 J=b11 b12", {"Ann": "b11 r11 b8 b9 g1", "Ben": "r2"}
    ann, _ = Game.at("bookmark", table=table, racks=racks)
    ann.lays("b10 r11 b12 | J b8 b9").is_refused("mixed_colours")
    ann.lays("b10 b11 b12 | J b8 b9").is_accepted()


def test_bm_45_and_is_used_in_the_same_turn() -> None:  # L21
    ann, _ = Game.at("bookmark", table="g9 y9 r9 J", racks={"Ann": "b9 g1", "Ben": "r2"})
    ann.lays("g9 y9 r9 b9").is_refused("joker_must_be_used")
    ann.lays("g9 y9 r9 b9", takes="J").is_refused("joker_must_be_used")


def test_bm_46_a_turn_has_two_minutes() -> None:  # L25
    assert Game.of("bookmark", "Ann", "Ben").sheet.time_limit == 120


def test_bm_47_on_timeout_all_tiles_in_no_faultless_meld_are_taken() -> None:  # L25, C31
    racks = {"Ann": "b3 g7", "Ben": "r2"}
    game = Game.at("bookmark", table="b1 b2 b3 b4 b5", racks=racks, stock="y1 y2")
    ann, _ = game
    ann.runs_out_of_time("b1 b2 b3 | b4 | b5 | g7").is_accepted()
    assert game.table == "b1 b2 b3"
    assert ann.holds("b3", "b4", "b5", "g7", "y1")


def test_bm_48_the_round_ends_with_the_last_tile() -> None:  # L29
    game = Game.at("bookmark", table="b10 b11 b12", racks={"Ann": "b13", "Ben": "r2"}, stock="y1")
    ann, ben = game
    ann.lays("b10 b11 b12 b13").is_accepted()
    assert game.result == "win"
    ben.draws().is_refused("round_over")


def test_bm_49_the_others_count_what_is_left_on_their_racks() -> None:  # L29
    scores = won("bookmark", "r5 b10", "g1", "y13 y13").scores
    assert [abs(scores[name]) for name in ("Ben", "Cleo", "Dan")] == [15, 1, 26]


def test_bm_50_a_joker_there_counts_25() -> None:  # L29
    assert won("bookmark", "J").scores == {"Ann": 25, "Ben": -25}


def test_bm_51_these_are_minus_points() -> None:  # L29
    assert won("bookmark", "r5 b10", "g1").scores["Ben"] == -15


def test_bm_52_the_winner_gets_the_sum_of_them_all() -> None:  # L29
    assert won("bookmark", "r5 b10 J", "g1", "y13 y13").scores["Ann"] == 67


def test_bm_53_the_match_ends_after_the_agreed_rounds() -> None:  # L31
    game = Game.of("bookmark", "Ann", "Ben", goal=Goal("rounds", 2))
    added_up(game, [{"Ann": 41, "Ben": -41}])
    assert game.match_winners is None
    added_up(game, [{"Ann": -10, "Ben": 10}])
    assert game.match_winners is not None


def test_bm_54_the_highest_total_wins_it() -> None:  # L31
    game = Game.of("bookmark", "Ann", "Ben", "Cleo", goal=Goal("rounds", 2))
    first = {"Ann": 41, "Ben": -40, "Cleo": -1}
    added_up(game, [first, {"Ann": -10, "Ben": 25, "Cleo": -15}])
    assert game.match_winners == ("Ann",)


def test_bm_55_a_used_up_stock_makes_a_draw() -> None:  # L33, C30
    game = Game.at("bookmark", racks={"Ann": "r1", "Ben": "r2"}, stock="y1")
    next(iter(game)).draws().is_accepted()
    assert (game.result, game.winners) == ("draw", ())
    assert game.scores == {"Ann": 0, "Ben": 0}
