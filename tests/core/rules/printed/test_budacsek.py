"""Rummy by Istvan Budacsek, rule by rule: `budacsek.txt` as reconstructed, L = its line."""

from core.rules.match import table_can_be
from core.rules.sheet import Goal
from core.rules.sheets import SHEETS
from tests.core.rules.printed.rounds import added_up, dealt, one_round_later, starters, won
from tests.support.rules.script import Game, full_stock, judged, pack, worth


def test_bu_01_104_number_tiles_and_jokers() -> None:  # L53
    tiles = pack("budacsek")
    assert tiles.total() - tiles["J"] == 104
    assert tiles["r1"] == tiles["g13"] == 2
    assert tiles["J"] > 0


def test_bu_02_112_tiles_so_eight_jokers() -> None:  # L5, C35
    assert pack("budacsek").total() == 112
    assert pack("budacsek")["J"] == 8


def test_bu_03_red_blue_black_and_green() -> None:  # L53
    assert {tile[0] for tile in pack("budacsek")} == {*"rbkgJ"}
    assert judged("budacsek", "y4 y5 y6") == "not_in_game"


def test_bu_04_numbers_1_to_13() -> None:  # L53
    assert {int(tile[1:]) for tile in pack("budacsek") if tile != "J"} == {*range(1, 14)}


def test_bu_05_two_to_four_play() -> None:  # L53
    sheet = SHEETS["budacsek"]
    assert [seats for seats in range(1, 7) if table_can_be(sheet, seats)] == [2, 3, 4]


def test_bu_06_the_first_to_play_all_tiles_has_won() -> None:  # L53
    game = Game.at("budacsek", table="k1 k2 k3", racks={"Ann": "k4", "Ben": "r5"})
    ann, ben = game
    ann.lays("k1 k2 k3 k4").is_accepted()
    ben.accepts().is_accepted()
    assert (game.result, game.winners) == ("win", ("Ann",))


def test_bu_07_everybody_draws_a_tile_first() -> None:  # L64
    drawn = dealt("budacsek", seats=4).starter_draw
    assert {draw.seat for draw in drawn} == {0, 1, 2, 3}


def test_bu_08_the_highest_begins() -> None:  # L64, C41
    game = Game.of("budacsek", "Ann", "Ben", "Cleo")
    draw = "Ann r9, Ben k12, Cleo g3"
    game.deals("Ann", draw=draw).is_refused("wrong_starter")
    game.deals("Ben", draw=draw).is_accepted()
    assert game.to_move == "Ben"


def test_bu_09_the_others_follow_clockwise() -> None:  # L64
    racks = {"Ann": "r1", "Ben": "r2", "Cleo": "r3"}
    game = Game.at("budacsek", racks=racks, to_move="Ben", stock="g1 g2 g3 g4 g5")
    ann, ben, cleo = game
    for player in (ben, cleo, ann, ben):
        player.draws().is_accepted()


def test_bu_10_the_next_round_begins_to_the_left_of_its_predecessors_starter() -> None:  # L64
    for starter, next_starter in ((0, 1), (1, 2), (2, 0)):
        match = one_round_later("budacsek", starter=starter)
        assert starters("budacsek", match=match) == {next_starter}


def test_bu_11_and_so_do_all_further_rounds() -> None:  # L64
    game = Game.of("budacsek", "Ann", "Ben", "Cleo", goal=Goal("rounds", 9))
    game.deals("Cleo", draw="Ann r9, Ben k1, Cleo g13").is_accepted()
    for starter, wrong in (("Ann", "Cleo"), ("Ben", "Ann"), ("Cleo", "Ben"), ("Ann", "Cleo")):
        for player in game:
            player.leaves().is_accepted()
        game.deals(wrong).is_refused("wrong_starter")
        game.deals(starter).is_accepted()


def test_bu_12_everybody_takes_14() -> None:  # L64
    game = Game.of("budacsek", "Ann", "Ben")
    game.deals("Ann", draw="Ann r9, Ben k1").is_accepted()
    assert [len(rack) for rack in game.round.racks] == [14, 14]


def test_bu_13_the_rest_is_the_stock() -> None:  # L64
    game = Game.of("budacsek", "Ann", "Ben")
    stock = full_stock("budacsek", "J J J J J J J J")
    game.deals("Ann", draw="Ann r9, Ben k1", stock=stock).is_accepted()
    assert game.stock.split() == stock.split()[28:]
    assert not any(player.sees(game.stock.split()[-1]) for player in game)


def test_bu_14_a_turn_is_laying_out() -> None:  # L68
    racks = {"Ann": "k1 k2 k3 r1", "Ben": "r5"}
    game = Game.at("budacsek", racks=racks, stock="g1 g2")
    ann, _ = game
    ann.lays("k1 k2 k3").is_accepted()
    ann.draws().is_refused("lay_or_draw_not_both")
    assert (game.table, ann.rack, game.to_move) == ("k1 k2 k3", "r1", "Ben")


def test_bu_15_or_taking_a_tile_from_the_stock() -> None:  # L68
    game = Game.at("budacsek", racks={"Ann": "k1 k2 k3", "Ben": "r5"}, stock="g1 g2")
    ann, _ = game
    ann.draws().is_accepted()
    assert ann.holds("k1", "k2", "k3", "g1")
    ann.lays("k1 k2 k3").is_refused("turn_over_after_draw")


def test_bu_16_the_first_laying_counts_25_points_in_runs_and_sets() -> None:  # L68
    racks = {"Ann": "b8 g8 r8 k1 k2 k3", "Ben": "r5"}
    ann, _ = Game.at("budacsek", racks=racks, opened=[])
    ann.lays("r8 b8 g8").is_refused("below_threshold", points=24, needed=25)
    ann.lays("r8 b8 g8 | k1 k2 k3").is_accepted(points=30)
    ann, _ = Game.at("budacsek", racks={"Ann": "k7 k8 k10 r1", "Ben": "r5"}, opened=[])
    ann.lays("k7 k8 k10").is_accepted(points=25)


def test_bu_17_only_after_it_tiles_are_added() -> None:  # L68, C38
    racks = {"Ann": "b10 g10 r10 k4 r1", "Ben": "r5"}
    ann, _ = Game.at("budacsek", table="k1 k2 k3", racks=racks, opened=["Ben"])
    ann.lays("k1 k2 k3 k4").is_refused("not_opened", needed=25)
    ann.lays("k1 k2 k3 k4 | r10 b10 g10").is_accepted(points=30)


def test_bu_18_own_tiles_are_added_to_the_melds_of_others() -> None:  # L68, C38
    game = Game.at("budacsek", racks={"Ann": "k1 k2 k3 r1", "Ben": "k4 J r5"})
    ann, ben = game
    ann.lays("k1 k2 k3").is_accepted()
    ben.lays("k1 k2 k3 k4 J").is_accepted()
    assert ben.rack == "r5"


def test_bu_19_a_set_has_three_or_four_of_a_value_in_different_colours() -> None:  # L78
    assert judged("budacsek", "r8 b8 g8") == "set r8 b8 g8"
    assert judged("budacsek", "r8 b8 g8 k8") == "set r8 b8 k8 g8"
    assert judged("budacsek", "r8 b8") == "too_short"
    assert judged("budacsek", "r8 b8 r8") == "dup_colour"


def test_bu_20_a_run_has_three_or_more_successive_values_of_a_colour() -> None:  # L86
    assert judged("budacsek", "k4 k5 k6") == "run k4 k5 k6"
    assert judged("budacsek", "k4 k5 k7") == "not_consecutive"
    assert judged("budacsek", "k4 k5") == "too_short"
    assert judged("budacsek", "k4 k5 r6") == "mixed_colours"


def test_bu_21_examples_of_runs() -> None:  # L86
    assert judged("budacsek", "k1 k2 k3") == "run k1 k2 k3"
    assert judged("budacsek", "r9 r10 r11 r12 r13") == "run r9 r10 r11 r12 r13"


def test_bu_22_a_joker_stands_for_any_tile() -> None:  # L86
    assert judged("budacsek", "J k2 k3") == "run J=k1 k2 k3"
    assert judged("budacsek", "k1 J k3") == "run k1 J=k2 k3"
    assert judged("budacsek", "r8 b8 J J") == "set r8 b8 J J"


def test_bu_23_laid_it_counts_25_whatever_it_stands_for() -> None:  # L86
    assert worth("budacsek", "k1 J k3") == 29
    assert worth("budacsek", "r8 b8 J") == 41


def test_bu_24_example_three_tens_are_30_points() -> None:  # L96
    ann, _ = Game.at("budacsek", racks={"Ann": "b10 g10 r10 k1", "Ben": "r5"}, opened=[])
    ann.lays("r10 b10 g10").is_accepted(points=30)


def test_bu_25_example_green_1_2_and_a_joker_are_28_points() -> None:  # L97
    ann, _ = Game.at("budacsek", racks={"Ann": "g1 g2 J k1", "Ben": "r5"}, opened=[])
    ann.lays("g1 g2 J").is_accepted(points=28)


def test_bu_26_a_turn_has_one_minute() -> None:  # L90
    assert Game.of("budacsek", "Ann", "Ben").sheet.time_limit == 60


def test_bu_27_a_tile_counts_its_number() -> None:  # L94
    assert worth("budacsek", "k1 k2 k3") == 6
    assert won("budacsek", "r5 k13").scores["Ben"] == -18


def test_bu_28_a_joker_left_counts_25() -> None:  # L94
    assert won("budacsek", "J").scores["Ben"] == -25


def test_bu_29_the_losers_write_down_minus_points() -> None:  # L94
    scores = won("budacsek", "r5 k13", "g2").scores
    assert (scores["Ben"], scores["Cleo"]) == (-18, -2)


def test_bu_30_the_winner_gets_the_sum_as_plus() -> None:  # L94
    assert won("budacsek", "r5 k13", "g2", "J").scores["Ann"] == 45


def test_bu_31_with_the_stock_used_up_the_game_is_broken_off() -> None:  # L11, C39
    game = Game.at("budacsek", racks={"Ann": "r1", "Ben": "r2"}, stock="k1")
    next(iter(game)).draws().is_accepted()
    assert (game.result, game.winners) == ("aborted", ())
    assert game.scores == {"Ann": 0, "Ben": 0}


def test_bu_32_most_points_after_the_agreed_games_win() -> None:  # L11
    game = Game.of("budacsek", "Ann", "Ben", goal=Goal("rounds", 2))
    added_up(game, [{"Ann": 20, "Ben": -20}])
    assert game.match_winners is None
    added_up(game, [{"Ann": -30, "Ben": 30}])
    assert game.match_winners == ("Ben",)


FALSE = "r4 r5 r7"


def test_bu_33_a_faulty_meld_lies_until_somebody_notices_in_time() -> None:  # L15, C36
    game = Game.at("budacsek", racks={"Ann": f"{FALSE} k1", "Ben": "k2", "Cleo": "k3"})
    ann, _, cleo = game
    ann.lays(FALSE).is_accepted()
    assert (game.table, ann.rack) == (FALSE, "k1")
    cleo.objects().is_accepted()
    assert (game.table, ann.rack) == ("", "r4 r5 r7 k1")
    assert game.to_move == "Ben"


def test_bu_34_once_the_next_player_has_acted_it_must_be_accepted() -> None:  # L15, C36
    racks = {"Ann": f"{FALSE} k1", "Ben": "k2", "Cleo": "k3"}
    game = Game.at("budacsek", racks=racks, stock="g1 g2 g3")
    ann, ben, cleo = game
    ann.lays(FALSE).is_accepted()
    ben.draws().is_accepted()
    cleo.objects().is_refused("must_be_accepted")
    assert (game.table, ann.rack) == (FALSE, "k1")


def test_bu_35_later_only_the_player_on_turn_may_put_it_right() -> None:  # L15, C36
    racks = {"Ann": "r6 k1", "Ben": "r6 k2", "Cleo": "k3"}
    game = Game.at("budacsek", table=FALSE, racks=racks, to_move="Ben")
    ann, ben, _ = game
    ann.lays("r4 r5 r6 r7").is_refused("not_your_turn")
    ben.lays("r4 r5 r6 r7").is_accepted()
    assert game.table == "r4 r5 r6 r7"


def test_bu_36_a_faulty_meld_that_nobody_discovered_is_accepted() -> None:  # L7
    racks = {"Ann": f"{FALSE} k1", "Ben": "r8 k2"}
    game = Game.at("budacsek", racks=racks, stock="g1 g2 g3")
    ann, ben = game
    ann.lays(FALSE).is_accepted()
    ben.draws().is_accepted()
    ann.draws().is_accepted()
    assert game.table == FALSE
    assert judged("budacsek", FALSE) == "not_consecutive"
