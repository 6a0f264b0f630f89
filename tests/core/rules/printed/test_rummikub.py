"""Rummikub (Hertzano, Hasbro), rule by rule: `rummikub-and-schmidt.txt`, L = its line."""

from core.rules.match import table_can_be
from core.rules.sheet import Goal
from core.rules.sheets import SHEETS
from tests.core.rules.printed.rounds import added_up, blocked, dealt, starters, won
from tests.support.rules.script import Game, full_stock, judged, pack, worth


def test_rk_01_104_tiles_from_1_to_13_and_two_jokers() -> None:  # L48
    tiles = pack("rummikub")
    assert tiles["J"] == 2
    assert tiles.total() - tiles["J"] == 104
    assert tiles == {"J": 2} | {f"{c}{n}": 2 for c in "rbky" for n in range(1, 14)}


def test_rk_02_four_racks_so_two_to_four_play() -> None:  # L49, C29
    sheet = SHEETS["rummikub"]
    assert [seats for seats in range(1, 7) if table_can_be(sheet, seats)] == [2, 3, 4]


def test_rk_03_the_first_to_place_all_tiles_has_won() -> None:  # L54
    game = Game.at("rummikub", table="r4 r5 r6", racks={"Ann": "k1", "Ben": "r7"}, stock="b1")
    ann, ben = game
    ann.draws().is_accepted()
    ben.lays("r4 r5 r6 r7").is_accepted()
    assert game.winners == ("Ben",)


def test_rk_04_the_tiles_are_shuffled() -> None:  # L76
    orders = {dealt("rummikub", seed=seed).stock for seed in range(5)}
    assert len(orders) == 5


def test_rk_05_everybody_takes_14() -> None:  # L78
    game = Game.of("rummikub", "Ann", "Ben", "Cleo")
    game.deals("Ben", draw="Ann r1, Ben r9, Cleo r2").is_accepted()
    assert [len(rack) for rack in game.round.racks] == [14, 14, 14]


def test_rk_06_the_rest_is_the_stock_face_down() -> None:  # L78
    game = Game.of("rummikub", "Ann", "Ben")
    stock = full_stock("rummikub", "J J")
    game.deals("Ben", draw="Ann r1, Ben r9", stock=stock).is_accepted()
    ann, ben = game
    assert len(game.round.stock) == 106 - 28
    assert ben.sees("J J")
    assert not ann.sees(game.stock.split()[0])
    assert not ben.sees(game.stock.split()[-1])


def test_rk_07_the_highest_drawn_tile_begins() -> None:  # L80
    game = Game.of("rummikub", "Ann", "Ben", "Cleo")
    draw = "Ann k9, Ben r13, Cleo b12"
    game.deals("Ann", draw=draw).is_refused("wrong_starter")
    game.deals("Ben", draw=draw).is_accepted()
    assert game.to_move == "Ben"
    assert starters("rummikub") == {0, 1, 2}


def test_rk_08_a_joker_does_not_count_in_that_draw() -> None:  # L80, C26
    game = Game.of("rummikub", "Ann", "Ben", "Cleo")
    draw = "Ann J, Ben k3, Cleo b12"
    game.deals("Ann", draw=draw).is_refused("wrong_starter")
    game.deals("Cleo", draw=draw).is_accepted()


def test_rk_09_play_goes_clockwise() -> None:  # L80
    racks = {"Ann": "r1", "Ben": "r2", "Cleo": "r3"}
    game = Game.at("rummikub", racks=racks, to_move="Ben", stock="k1 k2 k3 k4")
    ann, ben, cleo = game
    for player in (ben, cleo, ann, ben):
        player.draws().is_accepted()


def test_rk_10_the_first_laying_reaches_30_points() -> None:  # L86
    game = Game.at("rummikub", racks={"Ann": "r9 r10 r11 k9 b9 k1 k2 k3", "Ben": "k1"}, opened=[])
    ann, _ = game
    ann.lays("r9 b9 k9").is_refused("below_threshold", points=27, needed=30)
    ann.lays("r9 r10 r11").is_accepted(points=30)
    assert game.opened == {"Ann"}


def test_rk_10_in_one_meld_or_several() -> None:  # L86
    ann, _ = Game.at("rummikub", racks={"Ann": "r7 r8 r9 k1 k2 k3", "Ben": "k1"}, opened=[])
    ann.lays("r7 r8 r9").is_refused("below_threshold", points=24, needed=30)
    ann.lays("r7 r8 r9 | k1 k2 k3").is_accepted(points=30)


def test_rk_11_without_30_points_one_draws() -> None:  # L88
    game = Game.at("rummikub", racks={"Ann": "r1 k5", "Ben": "k1"}, opened=[], stock="b4 b5")
    ann, ben = game
    ann.passes().is_refused("stock_not_empty")
    ann.draws().is_accepted()
    assert ann.holds("r1", "k5", "b4")
    ben.passes().is_refused("stock_not_empty")


def test_rk_12_with_30_points_but_unwilling_one_draws_too() -> None:  # L88
    racks = {"Ann": "r9 r10 r11", "Ben": "k1"}
    game = Game.at("rummikub", racks=racks, opened=[], stock="b4 b5")
    ann, _ = game
    ann.draws().is_accepted()
    assert ann.holds("r9", "r10", "r11", "b4")
    assert (game.to_move, game.table) == ("Ben", "")


def test_rk_13_a_turn_creates_a_meld() -> None:  # L92
    game = Game.at("rummikub", table="r4 r5 r6", racks={"Ann": "k1 k2 k3 y9", "Ben": "k1"})
    ann, _ = game
    ann.lays("r4 r5 r6 | k1 k2 k3").is_accepted()
    assert (game.table, ann.rack) == ("r4 r5 r6 | k1 k2 k3", "y9")


def test_rk_14_or_completes_or_modifies_those_on_the_table() -> None:  # L92
    table = "r4 r5 r6 | b9 k9 y9 r9"
    game = Game.at("rummikub", table=table, racks={"Ann": "r7 r10 r11 y9", "Ben": "k1"})
    ann, _ = game
    ann.lays("r4 r5 r6 r7 | b9 k9 y9 | r9 r10 r11").is_accepted()
    assert ann.rack == "y9"


def test_rk_15_a_run_has_three_or_more_of_one_colour() -> None:  # L96
    assert judged("rummikub", "r4 r5 r6") == "run r4 r5 r6"
    assert judged("rummikub", "k1 k2 k3 k4 k5 k6 k7") == "run k1 k2 k3 k4 k5 k6 k7"
    assert judged("rummikub", "r4 r5") == "too_short"
    assert judged("rummikub", "r4 r5 k6") == "mixed_colours"
    assert judged("rummikub", "r4 r5 r7") == "not_consecutive"


def test_rk_16_a_set_has_three_or_four_of_a_number_in_different_colours() -> None:  # L97
    assert judged("rummikub", "r8 b8 k8") == "set r8 b8 k8"
    assert judged("rummikub", "y8 r8 b8 k8") == "set r8 b8 k8 y8"
    assert judged("rummikub", "r8 b8 r8") == "dup_colour"
    assert judged("rummikub", "r8 b8 k8 y8 J") == "set_too_long"


def test_rk_17_one_is_always_low() -> None:  # L103
    assert judged("rummikub", "r1 r2 r3") == "run r1 r2 r3"
    assert judged("rummikub", "J r1 r2") == "wrap"


def test_rk_18_one_does_not_follow_thirteen() -> None:  # L103
    assert judged("rummikub", "r12 r13 r1") == "wrap"
    assert judged("rummikub", "r13 r1 r2") == "wrap"
    assert judged("rummikub", "r12 r13 J") == "wrap"


def test_rk_19_the_table_belongs_to_all() -> None:  # L101
    racks = {"Ann": "r4 r5 r6 k1", "Ben": "r7 k2"}
    game = Game.at("rummikub", racks=racks)
    ann, ben = game
    ann.lays("r4 r5 r6").is_accepted()
    ben.lays("r4 r5 r6 r7").is_accepted()
    assert ben.rack == "k2"


def test_rk_20_everybody_may_modify_it_as_he_likes() -> None:  # L101
    table = "b1 b2 b3 | k1 k2 k3 | y1 y2 y3"
    ann, _ = Game.at("rummikub", table=table, racks={"Ann": "r3 k9", "Ben": "k1"})
    ann.lays("b1 k1 y1 | b2 k2 y2 | r3 b3 k3 y3").is_accepted()


def test_rk_21_a_player_unable_to_play_draws_one_and_the_turn_is_over() -> None:  # L102
    table = "r4 r5 r6"
    game = Game.at("rummikub", table=table, racks={"Ann": "k1", "Ben": "k2"}, stock="r7 b1")
    ann, ben = game
    ann.draws().is_accepted()
    assert (ann.rack, game.stock) == ("r7 k1", "b1")
    ann.lays("r4 r5 r6 r7").is_refused("turn_over_after_draw")
    ann.draws().is_refused("turn_over_after_draw")
    ben.draws().is_accepted()


def test_rk_22_example_1_tiles_are_added_to_a_run_and_to_a_set() -> None:  # L110, C22
    table = "b4 b5 b6 | r10 k10 y10"
    game = Game.at("rummikub", table=table, racks={"Ann": "b7 b10 r1", "Ben": "k1"})
    ann, _ = game
    ann.lays("b4 b5 b6 b7 | r10 b10 k10 y10").is_accepted()
    assert ann.rack == "r1"


def test_rk_23_example_2_tiles_move_to_a_new_meld() -> None:  # L119, C22
    racks = {"Ann": "b11 r8 k8 y8 r1", "Ben": "k1"}
    game = Game.at("rummikub", table="b8 b9 b10", racks=racks)
    ann, _ = game
    ann.lays("b9 b10 b11 | r8 b8 k8 y8").is_accepted()
    assert ann.rack == "r1"


def test_rk_24_example_3_a_run_is_divided() -> None:  # L128, C23
    game = Game.at("rummikub", table="r4 r5 r6 r7 r8", racks={"Ann": "r6 k1", "Ben": "k1"})
    ann, _ = game
    ann.lays("r4 r5 r6 | r6 r7 r8").is_accepted()
    assert ann.rack == "k1"


def test_rk_25_example_4_three_runs_become_three_sets_and_a_run() -> None:  # L139, C22
    table = "k5 k6 k7 | y5 y6 y7 | r5 r6 r7 r8 r9"
    ann, _ = Game.at("rummikub", table=table, racks={"Ann": "r10 b5 k1", "Ben": "k1"})
    ann.lays("r5 b5 k5 y5 | r6 k6 y6 | r7 k7 y7 | r8 r9 r10").is_accepted()


def test_rk_26_anything_goes_if_every_meld_ends_with_three() -> None:  # L137
    table = "b8 b9 b10 | r8 k8 y8"
    ann, _ = Game.at("rummikub", table=table, racks={"Ann": "b11 b7 r1", "Ben": "k1"})
    ann.lays("b7 b8 | b9 b10 b11 | r8 k8 y8").is_refused("too_short", meld=1)
    ann.lays("b7 | b9 b10 b11 | r8 b8 k8 y8").is_refused("too_short", tiles="b7")
    ann.lays("b9 b10 b11 | r8 b8 k8 y8").is_accepted()


def test_rk_27_no_tile_of_the_table_comes_back_to_a_rack() -> None:  # L137
    ann, _ = Game.at("rummikub", table="r4 r5 r6 r7", racks={"Ann": "r3 k1", "Ben": "k1"})
    ann.lays("r3 r4 r5 r6").is_refused("table_tile_missing", tiles="r7")
    ann.lays("r3 r4 r5 r6", takes="r7").is_refused("tile_to_rack", tiles="r7")


def test_rk_28_a_joker_stands_for_a_tile() -> None:  # L153
    assert judged("rummikub", "r4 J r6") == "run r4 J=r5 r6"
    assert judged("rummikub", "r8 b8 J") == "set r8 b8 J"


def test_rk_29_a_joker_of_the_table_is_taken_only_for_its_number_and_colour() -> None:  # L159
    table = "r5 J=r6 r7 r8"
    racks = {"Ann": "r6 b6 k12 k13 b1", "Ben": "k1"}
    ann, _ = Game.at("rummikub", table=table, racks=racks)
    ann.lays("r5 b6 r7 r8 | J=k11 k12 k13").is_refused("mixed_colours")
    ann.lays("r6 r7 r8 | r5 k12 k13 J").is_refused("mixed_colours")
    ann.lays("r5 r6 r7 r8 | J=k11 k12 k13").is_accepted()
    ann, _ = Game.at("rummikub", table="J=r6 r7 r8 r9", racks=racks)
    ann.lays("r7 r8 r9 | J=k11 k12 k13").is_refused("joker_not_replaced")


def test_rk_30_the_replacing_tile_is_from_the_rack_or_the_table() -> None:  # L160
    racks = {"Ann": "k12 k13 b1", "Ben": "k1"}
    ann, _ = Game.at("rummikub", table="r5 J=r6 r7 | r6 b6 k6 y6", racks=racks)
    ann.lays("r5 r6 r7 | b6 k6 y6 | J=k11 k12 k13").is_accepted()


def test_rk_31_a_joker_that_is_taken_must_be_played_at_once() -> None:  # L161
    ann, _ = Game.at("rummikub", table="r5 J=r6 r7", racks={"Ann": "r6 k1", "Ben": "k1"})
    ann.lays("r5 r6 r7").is_refused("joker_must_be_used")


def test_rk_32_a_joker_never_comes_to_a_rack() -> None:  # L161
    ann, _ = Game.at("rummikub", table="r5 J=r6 r7", racks={"Ann": "r6 k1", "Ben": "k1"})
    ann.lays("r5 r6 r7", takes="J").is_refused("joker_must_be_used")


def test_rk_33_melds_with_a_joker_may_be_divided_or_enlarged() -> None:  # L162, C24
    racks = {"Ann": "r9 r7 k1", "Ben": "k1"}
    ann, _ = Game.at("rummikub", table="r5 J=r6 r7 r8", racks=racks)
    ann.lays("r5 J=r6 r7 | r7 r8 r9").is_accepted()
    ann, _ = Game.at("rummikub", table="r5 J=r6 r7 r8", racks=racks)
    ann.lays("r5 J=r6 r7 r8 r9").is_accepted()


def test_rk_34_more_tiles_may_be_laid_in_that_turn() -> None:  # L163
    game = Game.at(
        "rummikub", table="r5 J=r6 r7", racks={"Ann": "r6 k12 k13 b1 b2 b3 r8", "Ben": "k1"}
    )
    ann, _ = game
    ann.lays("r5 r6 r7 r8 | J=k11 k12 k13 | b1 b2 b3").is_accepted()
    assert game.winners == ("Ann",)


def test_rk_35_in_a_set_with_two_tiles_either_missing_colour_replaces_the_joker() -> None:  # L164
    for replacing, final in (("b9", "r9 b9 k9"), ("y9", "r9 k9 y9")):
        racks = {"Ann": f"{replacing} k12 k13 b1", "Ben": "k1"}
        ann, _ = Game.at("rummikub", table="r9 k9 J", racks=racks)
        ann.lays(f"{final} | J=k11 k12 k13").is_accepted()


def test_rk_36_a_joker_counts_as_the_tile_that_it_replaces() -> None:  # L165
    assert worth("rummikub", "J k9 k10") == 27
    assert worth("rummikub", "r10 k10 J") == 30


def test_rk_37_left_on_a_rack_it_counts_30() -> None:  # L165
    assert won("rummikub", "J").scores == {"Ann": 30, "Ben": -30}


def test_rk_38_the_round_is_over_with_the_last_tile() -> None:  # L169
    game = Game.at("rummikub", table="r4 r5 r6", racks={"Ann": "r7", "Ben": "k1"}, stock="b1")
    ann, ben = game
    ann.lays("r4 r5 r6 r7").is_accepted()
    assert game.result == "win"
    ben.draws().is_refused("round_over")


def test_rk_39_the_winner_scores_all_that_the_others_hold() -> None:  # L169
    assert won("rummikub", "r5", "r13 b3", "y3").scores["Ann"] == 24


def test_rk_40_the_others_write_down_their_own_as_minus() -> None:  # L169
    scores = won("rummikub", "r5", "r13 b3", "y3").scores
    assert (scores["Ben"], scores["Cleo"], scores["Dan"]) == (-5, -16, -3)


def test_rk_41_with_an_empty_stock_play_goes_on() -> None:  # L171
    game = Game.at("rummikub", table="r4 r5 r6", racks={"Ann": "k1", "Ben": "r7 k2"}, stock="b1")
    ann, ben = game
    ann.draws().is_accepted()
    assert game.result == "open"
    ben.draws().is_refused("stock_empty")
    ben.lays("r4 r5 r6 r7").is_accepted()
    ann.passes().is_accepted()


def test_rk_42_until_nobody_can_place_a_tile() -> None:  # L173, C27
    game = Game.at("rummikub", racks={"Ann": "k1", "Ben": "k2", "Cleo": "k5"})
    ann, ben, cleo = game
    ann.passes().is_accepted()
    ben.passes().is_accepted()
    assert game.result == "open"
    cleo.passes().is_accepted()
    assert game.result == "blocked"


def test_rk_43_then_the_lowest_rack_wins() -> None:  # L173
    game = blocked("rummikub", "k4 r3", "b6", "y12")
    assert game.winners == ("Ben",)
    assert game.scores["Ben"] > 0


def test_rk_44_the_others_score_minus_what_they_hold_more() -> None:  # L175
    scores = blocked("rummikub", "k4 r3", "b6", "y12").scores
    assert (scores["Ann"], scores["Cleo"]) == (-1, -6)


def test_rk_45_the_winner_scores_the_sum_of_these() -> None:  # L175
    assert blocked("rummikub", "k4 r3", "b6", "y12").scores["Ben"] == 7


def test_rk_46_the_scores_of_all_rounds_are_added_up() -> None:  # L179
    game = Game.of("rummikub", "Ann", "Ben", goal=Goal("rounds", 3))
    added_up(game, [{"Ann": 5, "Ben": -5}, {"Ann": -7, "Ben": 7}, {"Ann": 4, "Ben": -4}])
    assert game.totals == {"Ann": 2, "Ben": -2}


def test_rk_47_example_with_18_points_player_a_is_the_grand_winner() -> None:  # L186
    game = Game.of("rummikub", "Ann", "Ben", "Cleo", "Dan", goal=Goal("rounds", 2))
    first = {"Ann": 24, "Ben": -5, "Cleo": -16, "Dan": -3}
    added_up(game, [first, {"Ann": -6, "Ben": -11, "Cleo": 22, "Dan": -5}])
    assert game.totals == {"Ann": 18, "Ben": -16, "Cleo": 6, "Dan": -8}
    assert game.match_winners == ("Ann",)


def test_rk_48_tiles_may_be_held_back() -> None:  # L192
    ann, _ = Game.at("rummikub", racks={"Ann": "r10 b10 k10 y10", "Ben": "k1"}, opened=[])
    ann.lays("r10 b10 k10").is_accepted(points=30)
    assert ann.rack == "y10"


def test_rk_49_a_turn_may_be_limited_to_one_minute() -> None:  # L198, C20
    assert Game.of("rummikub", "Ann", "Ben").sheet.time_limit == 60
    assert Game.of("rummikub", "Ann", "Ben", rules={"time_limit": 0}).sheet.time_limit == 0


def test_rk_50_on_timeout_tiles_in_no_meld_are_taken_back() -> None:  # L202
    racks = {"Ann": "r7 k1 k2", "Ben": "k1"}
    game = Game.at("rummikub", table="r4 r5 r6", racks=racks, stock="b1 b2 b3 b4")
    ann, _ = game
    timeout = ann.runs_out_of_time("r4 r5 r6 r7 | k1 | k2").is_accepted().timeout
    assert not timeout.counted
    assert game.table == "r4 r5 r6 r7"
    assert ann.holds("k1", "k2", *map(str, timeout.drawn))


def test_rk_51_and_three_tiles_are_drawn_as_a_penalty() -> None:  # L202
    racks = {"Ann": "k1 k2", "Ben": "k1"}
    game = Game.at("rummikub", table="r4 r5 r6", racks=racks, stock="b1 b2 b3 b4")
    ann, _ = game
    assert ann.runs_out_of_time("r4 r5 r6 | k1 | k2").drawn == 3
    assert (ann.rack, game.stock) == ("b1 b2 b3 k1 k2", "b4")


def test_rk_52_tiles_of_the_table_are_put_back_where_they_lay() -> None:  # L202, C19
    racks = {"Ann": "k1 k2", "Ben": "k1"}
    game = Game.at("rummikub", table="r4 r5 r6 r7", racks=racks, stock="b1 b2 b3 b4")
    ann, _ = game
    ann.runs_out_of_time("r4 r5 r6 | r7 | k1").is_accepted()
    assert (game.table, ann.rack) == ("r4 r5 r6 r7", "b1 b2 b3 k1 k2")
    assert game.stock == "b4"
