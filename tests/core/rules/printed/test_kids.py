"""Schmidt myRummy kids 51439, rule by rule: `myrummy-kids.txt`, L = its line."""

from core.rules.sheet import Goal
from tests.core.rules.printed.rounds import added_up, dealt, one_round_later, starters, won
from tests.support.rules.script import Game, full_stock, judged

FIFTEEN = "r1 r2 r4 r5 r7 r8 r10 b1 b2 b4 b5 b7 b8 b10 g1"


def test_ki_02_the_first_without_tiles_wins_the_round() -> None:  # L17
    game = Game.at("kids", table="r4 r5 r6", racks={"Ann": "b1", "Ben": "r7"}, stock="g1 g2")
    ann, ben = game
    ann.draws().is_accepted()
    ben.lays("r4 r5 r6 r7").is_accepted()
    assert game.winners == ("Ben",)


def test_ki_03_everybody_takes_8() -> None:  # L21
    game = Game.of("kids", "Ann", "Ben", "Cleo", "Dan")
    game.deals("Ann").is_accepted()
    assert [len(rack) for rack in game.round.racks] == [8] * 4


def test_ki_04_so_that_nobody_else_sees_them() -> None:  # L21
    ann, ben = Game.at("kids", table="r1 r2 r3", racks={"Ann": "g4 J", "Ben": "b5 y6"})
    assert ann.sees("g4 J r1 r2 r3")
    assert not ann.sees("b5")
    assert not ben.sees("J")


def test_ki_05_the_others_lie_face_down_on_the_table() -> None:  # L21
    game = Game.of("kids", "Ann", "Ben")
    game.deals("Ann", stock=full_stock("kids", "J J J J")).is_accepted()
    assert len(game.round.stock) == 84 - 16
    assert not any(player.sees(game.stock.split()[-1]) for player in game)


def test_ki_06_the_youngest_begins_and_play_goes_clockwise() -> None:  # L25
    assert starters("kids", youngest=2) == {2}
    racks = {"Ann": "r1", "Ben": "r2", "Cleo": "r3"}
    game = Game.at("kids", racks=racks, to_move="Cleo", stock="g1 g2 g3 g4")
    ann, ben, cleo = game
    for player in (cleo, ann, ben, cleo):
        player.draws().is_accepted()


def test_ki_07_a_turn_is_laying_or_drawing() -> None:  # L25, C45
    racks = {"Ann": "b1 b2 b3 y5", "Ben": "r9"}
    game = Game.at("kids", racks=racks, stock="g1 g2")
    ann, _ = game
    ann.lays("b1 b2 b3").is_accepted()
    ann.draws().is_refused("lay_or_draw_not_both")
    game = Game.at("kids", racks=racks, stock="g1 g2")
    ann, _ = game
    ann.draws().is_accepted()
    ann.lays("b1 b2 b3").is_refused("turn_over_after_draw")


def test_ki_08_a_run_of_three_tiles_or_more_is_laid() -> None:  # L34
    game = Game.at("kids", racks={"Ann": "b1 b2 b3 b4 y5", "Ben": "r9"})
    ann, _ = game
    ann.lays("b1 b2").is_refused("too_short")
    ann.lays("b1 b2 b3 b4").is_accepted()
    assert (game.table, ann.rack) == ("b1 b2 b3 b4", "y5")


def test_ki_09_or_one_or_more_tiles_are_laid_off() -> None:  # L36
    for final in ("r4 r5 r6 r7", "r3 r4 r5 r6 r7 r8"):
        ann, _ = Game.at("kids", table="r4 r5 r6", racks={"Ann": "r3 r7 r8 y5", "Ben": "r9"})
        ann.lays(final).is_accepted()


def test_ki_10_first_an_own_run_whatever_it_counts() -> None:  # L38
    racks = {"Ann": "r7 b1 b2 b3 y5", "Ben": "r9"}
    game = Game.at("kids", table="r4 r5 r6", racks=racks, opened=["Ben"], stock="g1 g2 g3")
    ann, ben = game
    ann.lays("r4 r5 r6 r7").is_refused("not_opened")
    ann.lays("r4 r5 r6 | b1 b2 b3").is_accepted()
    ben.draws().is_accepted()
    ann.lays("r4 r5 r6 r7 | b1 b2 b3").is_accepted()


def test_ki_11_a_run_is_rising_and_of_one_colour() -> None:  # L44, C43
    assert judged("kids", "b2 b3 b4") == "run b2 b3 b4"
    assert judged("kids", "b2 b3 r4") == "mixed_colours"
    assert judged("kids", "b2 b4 b6") == "not_consecutive"
    assert judged("kids", "b2 g2 r2") == "sets_not_allowed"


def test_ki_12_a_joker_replaces_any_tile() -> None:  # L50
    assert judged("kids", "b2 J b4") == "run b2 J=b3 b4"
    assert judged("kids", "J y9 y10") == "run J=y8 y9 y10"


def test_ki_13_a_joker_may_be_laid_off() -> None:  # L50
    ann, _ = Game.at("kids", table="b2 b3 b4", racks={"Ann": "J y5", "Ben": "r9"})
    ann.lays("b2 b3 b4 J").is_accepted()
    assert ann.rack == "y5"


def test_ki_14_on_turn_everybody_may_swap_a_joker_for_the_fitting_tile() -> None:  # L52, C47
    racks = {"Ann": "r5 b2 b3 y5", "Ben": "r5 b2 b3"}
    for opened in (["Ann", "Ben"], []):
        ann, ben = Game.at("kids", table="r4 J=r5 r6", racks=racks, opened=opened)
        ben.lays("r4 r5 r6 | J b2 b3").is_refused("not_your_turn")
        ann.lays("r4 b2 r6 | J r5 b3").is_refused("mixed_colours")
        ann.lays("r4 r5 r6 | J b2 b3").is_accepted()


def test_ki_15_the_tile_is_from_the_own_rack() -> None:  # L52
    table = "r4 J=r5 r6 | r5 r6 r7 r8"
    ann, _ = Game.at("kids", table=table, racks={"Ann": "b2 b3 y5", "Ben": "r9"})
    ann.lays("r4 r5 r6 | r6 r7 r8 | J b2 b3").is_refused("joker_not_replaced")


def test_ki_16_a_player_unable_to_lay_takes_one_tile_and_the_turn_is_over() -> None:  # L56
    game = Game.at("kids", racks={"Ann": "y5", "Ben": "r9"}, stock="g1 g2")
    ann, _ = game
    ann.passes().is_refused("stock_not_empty")
    ann.draws().is_accepted()
    assert (ann.rack, game.stock, game.to_move) == ("g1 y5", "g2", "Ben")


def test_ki_17_a_rack_holds_15_tiles() -> None:  # L58
    game = Game.at("kids", racks={"Ann": FIFTEEN, "Ben": "r9"}, stock="g2 g3")
    ann, ben = game
    ann.draws().is_accepted()
    ben.draws().is_refused("not_your_turn")
    game = Game.at("kids", racks={"Ann": FIFTEEN.removesuffix(" g1"), "Ben": "r9"}, stock="g2 g3")
    ann, ben = game
    ann.draws().is_accepted()
    ben.draws().is_accepted()


def test_ki_18_with_15_one_puts_a_tile_back_face_down() -> None:  # L58
    game = Game.at("kids", racks={"Ann": FIFTEEN, "Ben": "r9"}, stock="g2 g3")
    ann, ben = game
    ann.draws().is_accepted()
    ann.draws().is_refused("rack_limit", needed=15)
    ann.returns("y9").is_refused("not_on_rack", tiles="y9")
    ann.returns("b4").is_accepted()
    assert ann.holds(*FIFTEEN.replace("b4", "g2").split())
    assert game.stock == "g3 b4"
    assert not ben.sees("b4")


def test_ki_19_it_may_be_the_tile_just_drawn() -> None:  # L58
    game = Game.at("kids", racks={"Ann": FIFTEEN, "Ben": "r9"}, stock="g2 g3")
    ann, _ = game
    ann.draws().is_accepted()
    ann.returns("g2").is_accepted()
    assert (ann.rack, game.stock, game.to_move) == (FIFTEEN, "g3 g2", "Ben")


def test_ki_20_then_the_face_down_tiles_are_shuffled() -> None:  # L58
    game = Game.at("kids", racks={"Ann": FIFTEEN, "Ben": "r9"}, stock="g2 g3 g4")
    ann, ben = game
    ann.draws().is_accepted()
    ann.returns("b4", "g4 b4 g3").is_accepted()
    assert game.stock == "g4 b4 g3"
    ben.draws().is_accepted()
    assert ben.holds("r9", "g4")


def test_ki_21_with_no_tiles_left_one_skips_if_one_cannot_lay() -> None:  # L60, C46
    game = Game.at("kids", table="r4 r5 r6", racks={"Ann": "y5", "Ben": "r7 r9"}, stock="g1")
    ann, ben = game
    ann.draws().is_accepted()
    assert game.result == "open"
    ben.draws().is_refused("stock_empty")
    ben.lays("r4 r5 r6 r7").is_accepted()
    ann.passes().is_accepted()
    assert (game.result, game.to_move) == ("open", "Ben")


def test_ki_22_the_last_tile_laid_ends_the_round() -> None:  # L64
    game = Game.at("kids", table="r4 r5 r6", racks={"Ann": "r7", "Ben": "r9"}, stock="g1")
    ann, ben = game
    ann.lays("r4 r5 r6 r7").is_accepted()
    assert game.result == "win"
    ben.draws().is_refused("round_over")


def test_ki_23_and_brings_a_chip() -> None:  # L64
    game = won("kids", "r9 J", "b1")
    assert game.scores == game.totals == {"Ann": 1, "Ben": 0, "Cleo": 0}


def test_ki_24_a_new_round_begins_by_the_same_rules() -> None:  # L64
    match = one_round_later("kids", starter=0)
    assert starters("kids", youngest=1, match=match) == {1}
    assert dealt("kids", match=match).starter_draw == ()


def test_ki_25_the_first_with_three_chips_has_won() -> None:  # L66
    game = Game.of("kids", "Ann", "Ben")
    assert game.match.goal == Goal("chips", 3)
    for chip in ({"Ann": 1, "Ben": 0}, {"Ann": 0, "Ben": 1}, {"Ann": 1, "Ben": 0}):
        added_up(game, [chip])
        assert game.match_winners is None
    added_up(game, [{"Ann": 1, "Ben": 0}])
    assert game.match_winners == ("Ann",)
