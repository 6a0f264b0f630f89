"""The readings of dealing, drawing, faulty melds and the end, C10 to C59."""

import pytest

from bot.machine.system import Chance
from core.rules.match import draw_again, drawn_for_start, highest_draw, new_match
from core.rules.records.replay import read_draws
from core.rules.sheet import Goal
from core.rules.sheets import SHEETS
from tests.core.rules.printed.rounds import added_up, blocked, dealt, one_round_later, starters, won
from tests.support.rules.card_table import a_sheet, a_table
from tests.support.rules.script import Game, pack

TILES = ("rummikub", "schmidt", "bookmark", "budacsek", "kids", "kids-pro")


def test_c10_one_tile_a_turn_is_drawn() -> None:
    racks = {"Ann": "g4", "Ben": "r1"}
    game = Game.at("schmidt", racks=racks, opened=[], stock="y1 y2 y3")
    ann, _ = game
    ann.draws().is_accepted()
    ann.draws().is_refused("turn_over_after_draw")
    assert ann.rack == "g4 y1"


def test_c13_tiles_and_starter_are_left_to_chance() -> None:
    assert starters("schmidt") == {0, 1, 2}
    assert len({dealt("schmidt", seed=seed).stock for seed in range(5)}) == 5


def test_c15_losers_minus_winner_plus_highest_total_wins() -> None:
    assert won("schmidt", "J r5", "g13").scores == {"Ann": 43, "Ben": -30, "Cleo": -13}
    game = Game.of("schmidt", "Ann", "Ben", goal=Goal("rounds", 1))
    added_up(game, [{"Ann": -5, "Ben": 5}])
    assert game.match_winners == ("Ben",)


def test_c17_schmidt_with_an_empty_stock_is_drawn() -> None:
    racks = {"Ann": "r1", "Ben": "J", "Cleo": "g1"}
    game = Game.at("schmidt", racks=racks, stock="y1")
    next(iter(game)).draws().is_accepted()
    assert game.result == "draw"
    assert game.scores == {"Ann": 0, "Ben": 0, "Cleo": 0}


def test_c17_or_as_an_option_played_on_to_the_lowest_rack() -> None:
    rules = {"stock_out": "lowest"}
    game = Game.at("schmidt", racks={"Ann": "r1", "Ben": "r13"}, stock="y1", rules=rules)
    ann, ben = game
    ann.draws().is_accepted()
    ben.passes().is_accepted()
    ann.passes().is_accepted()
    assert (game.result, game.scores) == ("blocked", {"Ann": 11, "Ben": -11})


@pytest.mark.parametrize("sheet", TILES)
def test_c25_c45_drawing_is_always_allowed(sheet: str) -> None:
    racks = {"Ann": "r7 g1" if sheet != "rummikub" else "r7 k1", "Ben": "r1"}
    game = Game.at(sheet, table="r4 r5 r6", racks=racks, stock="b1 b2")
    ann, _ = game
    ann.draws().is_accepted()
    assert game.to_move == "Ben"


def test_c26_c41_a_joker_or_a_tie_for_the_highest_draws_again() -> None:
    sheet, seats = SHEETS["rummikub"], ("Ann", "Ben", "Cleo")
    tied = read_draws(sheet, seats, "Ann r11, Ben k11, Cleo b3", 1)
    assert highest_draw(sheet, tied, 3) is None
    assert draw_again(sheet, tied, 3) == (0, 1)
    joker = read_draws(sheet, seats, "Ann r11, Ben J, Cleo b3", 1)
    assert draw_again(sheet, joker, 3) == (1,)
    joker_again = read_draws(sheet, seats, "Ann r11, Ben k11, Cleo b3, Ann J, Ben r10", 1)
    assert draw_again(sheet, joker_again, 3) == (0,), (
        "a joker of the second draw does not lose, either"
    )
    decided = read_draws(sheet, seats, "Ann r11, Ben k11, Cleo b13, Ann r1, Ben k2", 1)
    assert highest_draw(sheet, decided, 3) == 2
    for again, starter in (("Ann r1, Ben k2", "Ben"), ("Ann r1, Ben J, Ben k2", "Ben")):
        game = Game.of("budacsek", *seats)
        game.deals("Ann", draw=f"Ann r11, Ben k11, Cleo b3, {again}").is_refused("wrong_starter")
        game.deals(starter, draw=f"Ann r11, Ben k11, Cleo b3, {again}").is_accepted()


def test_c26_the_drawn_tiles_go_back_before_the_deal() -> None:
    round_ = dealt("rummikub")
    assert round_.starter_draw
    assert len(round_.stock) == 106


def test_c26_later_rounds_draw_again_as_an_option_the_left_neighbour_begins() -> None:
    match = one_round_later("rummikub", starter=0)
    assert drawn_for_start(match, Chance(1))
    assert starters("rummikub", match=match) == {0, 1, 2}
    goal = Goal("rounds", 2)
    game = Game.of("rummikub", "Ann", "Ben", "Cleo", rules={"next_starter": "left"}, goal=goal)
    game.deals("Ben", draw="Ann r1, Ben r9, Cleo r2").is_accepted()
    for player in game:
        player.leaves().is_accepted()
    game.deals("Ben").is_refused("wrong_starter")
    game.deals("Cleo").is_accepted()


def test_c27_a_pass_needs_an_empty_stock_and_a_lay_begins_the_circle_anew() -> None:
    game = Game.at("rummikub", table="r4 r5 r6", racks={"Ann": "k1", "Ben": "r7 k2"}, stock="b1")
    ann, ben = game
    ann.passes().is_refused("stock_not_empty")
    ann.draws().is_accepted()
    ben.lays("r4 r5 r6 r7").is_accepted()
    ann.passes().is_accepted()
    assert game.result == "open"
    ben.passes().is_accepted()
    assert game.result == "blocked"


def test_c27_of_a_tie_the_fewer_tiles_win() -> None:
    game = blocked("rummikub", "k4", "r1 b3", "y12")
    assert game.winners == ("Ann",)
    assert game.scores == {"Ann": 8, "Ben": 0, "Cleo": -8}


def test_c27_still_tied_the_gain_is_split_in_whole_points() -> None:
    game = blocked("rummikub", "k4", "r4", "y12")
    assert game.winners == ("Ann", "Ben")
    assert game.scores == {"Ann": 4, "Ben": 4, "Cleo": -8}


@pytest.mark.parametrize(
    ("starter", "scores"),
    [("Ann", (4, 5, -9)), ("Ben", (5, 4, -9)), ("Cleo", (5, 4, -9))],
)
def test_c27_the_remainder_goes_to_the_nearest_seat_after_the_starter(
    starter: str, scores: tuple[int, ...]
) -> None:
    game = blocked("rummikub", "k4", "r4", "y13", starter=starter)
    assert tuple(game.scores.values()) == scores


def test_c29_two_to_four_in_black_red_blue_and_yellow() -> None:
    assert {tile[0] for tile in pack("rummikub")} == {*"rbkyJ"}
    Game.of("rummikub", *"ABCDE").deals("A").is_refused("players", needed=4)


@pytest.mark.parametrize("sheet", ["bookmark", "schmidt"])
def test_c30_the_stock_is_used_up_with_the_last_tile_or_at_the_first_need(sheet: str) -> None:
    racks = {"Ann": "r1", "Ben": "r2"}
    game = Game.at(sheet, racks=racks, stock="y1")
    next(iter(game)).draws().is_accepted()
    assert game.result == "draw"
    rules = {"stock_out_at": "first_need"}
    game = Game.at(sheet, racks=racks, stock="y1", rules=rules)
    ann, ben = game
    ann.draws().is_accepted()
    assert game.result == "open"
    ben.draws().is_accepted()
    assert (game.result, game.scores) == ("draw", {"Ann": 0, "Ben": 0})


@pytest.mark.parametrize("jokers", [2, 4])
def test_c34_108_tiles_are_in_play_or_106(jokers: int) -> None:
    assert pack("bookmark", jokers=jokers).total() == 104 + jokers
    game = Game.of("bookmark", "Ann", "Ben", "Cleo", "Dan", rules={"jokers": jokers})
    game.deals("Ann").is_accepted()
    assert len(game.round.stock) == 48 + jokers


def test_c34_each_round_the_lot_decides_anew() -> None:
    assert starters("bookmark", match=one_round_later("bookmark", starter=0)) == {0, 1, 2}


def test_c35_eight_jokers_or_as_agreed() -> None:
    assert pack("budacsek").total() == 112
    game = Game.of("budacsek", "Ann", "Ben", "Cleo", "Dan")
    game.deals("Ann", draw="Ann r9, Ben r1, Cleo r2, Dan r3").is_accepted()
    assert len(game.round.stock) == 56
    assert pack("budacsek", jokers=2)["J"] == 2


FALSE = "r4 r5 r7"


def test_c36_noticed_in_time_it_goes_back_without_a_penalty() -> None:
    racks = {"Ann": f"{FALSE} k1", "Ben": "k2", "Cleo": "k3"}
    game = Game.at("budacsek", racks=racks, stock="g1 g2")
    ann, _, cleo = game
    ann.lays(FALSE).is_accepted()
    cleo.objects().is_accepted()
    assert (game.table, ann.rack, game.stock) == ("", f"{FALSE} k1", "g1 g2")
    assert game.to_move == "Ben"


def test_c36_later_it_stands_and_nobody_can_be_charged() -> None:
    racks = {"Ann": f"{FALSE} k1", "Ben": "k2", "Cleo": "k3"}
    game = Game.at("budacsek", racks=racks, stock="g1 g2 g3")
    ann, ben, cleo = game
    ann.lays(FALSE).is_accepted()
    ben.draws().is_accepted()
    for player in (ben, cleo):
        player.objects().is_refused("must_be_accepted")
    assert game.table == FALSE


def test_c36_the_player_on_turn_may_put_it_right_but_need_not() -> None:
    racks = {"Ann": "k1", "Ben": "r6 k2", "Cleo": "k3"}
    game = Game.at("budacsek", table=FALSE, racks=racks, to_move="Ben", stock="g1 g2")
    _, ben, _ = game
    ben.lays("r4 r5 r6 r7").is_accepted()
    game = Game.at("budacsek", table=FALSE, racks=racks, to_move="Ben", stock="g1 g2")
    _, ben, _ = game
    ben.draws().is_accepted()
    assert game.table == FALSE


def test_c36_an_objection_without_ground_is_refused() -> None:
    game = Game.at("budacsek", racks={"Ann": "k1 k2 k3 r1", "Ben": "k5"}, stock="g1 g2")
    ann, ben = game
    ben.objects().is_refused("no_false_meld")
    ann.lays("k1 k2 k3").is_accepted()
    ben.objects().is_refused("no_false_meld")
    ann.objects().is_refused("lay_or_draw_not_both")


def test_c36_a_first_laying_that_is_worth_too_little_then_is_undone() -> None:
    racks = {"Ann": f"{FALSE} k1 k2 k3 k8 g8 b8", "Ben": "k5"}
    game = Game.at("budacsek", racks=racks, opened=["Ben"])
    ann, ben = game
    ann.lays(f"{FALSE} | k1 k2 k3 | b8 k8 g8").is_accepted()
    ben.objects().is_accepted()
    assert (game.table, game.opened) == ("k1 k2 k3 | b8 k8 g8", {"Ann", "Ben"})
    racks = {"Ann": f"{FALSE} J k1 k2 k3 k9", "Ben": "k5"}
    game = Game.at("budacsek", racks=racks, opened=["Ben"])
    ann, ben = game
    ann.lays(f"{FALSE} J | k1 k2 k3").is_accepted(points=47)
    ben.objects().is_accepted()
    assert (game.table, game.opened) == ("", {"Ben"})
    assert ann.holds(*racks["Ann"].split())


def test_c36_a_lay_that_empties_the_rack_waits_for_the_others() -> None:
    racks = {"Ann": FALSE, "Ben": "k2", "Cleo": "k3"}
    game = Game.at("budacsek", racks=racks, stock="g1 g2")
    ann, _, cleo = game
    ann.lays(FALSE).is_accepted()
    cleo.accepts().is_accepted()
    assert game.result == "open"
    cleo.objects().is_refused("must_be_accepted")
    game = Game.at("budacsek", racks=racks, stock="g1 g2")
    ann, ben, _ = game
    ann.lays(FALSE).is_accepted()
    ben.draws()
    assert (game.result, game.winners) == ("win", ("Ann",))


def test_c39_broken_off_it_scores_nothing_and_counts_as_a_game() -> None:
    goal = Goal("rounds", 2)
    game = Game.at("budacsek", racks={"Ann": "r1", "Ben": "J"}, stock="k1", goal=goal)
    next(iter(game)).draws().is_accepted()
    assert (game.result, game.totals) == ("aborted", {"Ann": 0, "Ben": 0})
    assert game.match.rounds_played == 1
    added_up(game, [{"Ann": 3, "Ben": -3}])
    assert game.match_winners == ("Ann",)


def test_c42_84_tiles_for_the_kids_unless_agreed_otherwise() -> None:
    for sheet in ("kids", "kids-pro"):
        tiles = pack(sheet)
        assert (tiles.total(), tiles["J"], tiles["y10"]) == (84, 4, 2)
        assert {tile[0] for tile in tiles} == {*"rbgyJ"}
    assert pack("kids", numbers=13, copies=1, jokers=0).total() == 52
    Game.of("kids", *"ABCDE").deals("A").is_refused("players")


def test_c46_with_an_empty_stock_laying_nothing_is_skipping() -> None:
    game = Game.at("kids", table="r4 r5 r6", racks={"Ann": "r7 b1", "Ben": "g1"})
    ann, ben = game
    ann.draws().is_refused("stock_empty")
    ann.lays("r4 r5 r6 r7").is_accepted()
    ben.passes().is_accepted()
    assert game.result == "open"


def test_c48_a_full_circle_of_skips_ends_the_round_without_a_chip() -> None:
    game = blocked("kids", "r1", "b5 b6", "J")
    assert (game.result, game.winners) == ("blocked", ())
    assert game.totals == {"Ann": 0, "Ben": 0, "Cleo": 0}
    assert game.match.rounds_played == 1


def test_c56_first_dealer_by_chance_left_of_him_begins() -> None:
    assert starters("basic", seats=4) == {0, 1, 2, 3}


@pytest.mark.parametrize("name", ["face", "one"])
def test_c50_number_cards_count_their_number_or_one(name: str) -> None:
    sheet = a_sheet(number_cards=name)
    table = a_table(sheet, Ann="5D", Ben="9H 10S AD", turn="drawn 5D stock", opened=["Ann"])
    ann, _ = table
    ann.discards("5D")
    assert table.outcome.scores[0] == (20 if name == "face" else 3)


def test_c52_or_means_and() -> None:
    table = a_table(Ann="7H JH 2S", Ben="3D", stock="4C", table="8H 9H 10H")
    ann, _ = table
    ann.takes("stock").lays_off("7H JH", 1)
    table.shows(table="7H 8H 9H 10H JH")


def test_c55_with_a_high_ace_every_ace_left_counts_15() -> None:
    sheet = a_sheet(ace_high=True)
    table = a_table(sheet, Ann="5D", Ben="AH AS", turn="drawn 5D stock", opened=["Ann"])
    ann, _ = table
    ann.discards("5D")
    assert table.outcome.scores[0] == 30


def test_c59_a_tie_in_the_match_is_shared() -> None:
    game = Game.of("bookmark", "Ann", "Ben", "Cleo", goal=Goal("rounds", 2))
    first = {"Ann": 41, "Ben": -40, "Cleo": -1}
    added_up(game, [first, {"Ann": -21, "Ben": 60, "Cleo": -39}])
    assert game.match_winners == ("Ann", "Ben")


@pytest.mark.parametrize("sheet", ["bookmark", "schmidt"])
def test_c59_later_rounds_repeat_the_preparation(sheet: str) -> None:
    assert starters(sheet, match=one_round_later(sheet, starter=1)) == {0, 1, 2}


def test_c26_draws_are_made_until_it_is_decided() -> None:
    for seed in range(30):
        match = new_match(SHEETS["rummikub"], 4)
        draws = drawn_for_start(match, Chance(seed))
        assert highest_draw(match.sheet, draws, 4) is not None
        assert draw_again(match.sheet, draws, 4) == ()
