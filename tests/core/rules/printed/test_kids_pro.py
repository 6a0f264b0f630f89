"""The variant for Profis of myRummy kids, rule by rule: `myrummy-kids.txt`, L = its line."""

from core.rules.sheets import SHEETS
from tests.support.rules.script import Game, judged


def test_kp_01_it_is_played_as_described_above() -> None:  # L72
    base, variant = SHEETS["kids"].as_data(), SHEETS["kids-pro"].as_data()
    different = {name for name in base if base[name] != variant[name]}
    assert different == {"id", "sets", "rebuild"}


def test_kp_02_tiles_of_a_number_in_different_colours_are_a_set() -> None:  # L74, C49
    assert judged("kids-pro", "r1 g1 b1") == "set r1 b1 g1"
    assert judged("kids-pro", "r1 g1 b1 y1") == "set r1 b1 g1 y1"
    assert judged("kids-pro", "r1 g1") == "too_short"
    ann, _ = Game.at("kids-pro", racks={"Ann": "r1 g1 b1 y5", "Ben": "r9"}, opened=[])
    ann.lays("r1 b1 g1").is_accepted()


def test_kp_03_no_colour_is_in_a_set_twice() -> None:  # L74
    ann, _ = Game.at("kids-pro", table="r1 g1 b1", racks={"Ann": "r1 y1 y5", "Ben": "r9"})
    ann.lays("r1 g1 b1 r1").is_refused("dup_colour")
    ann.lays("r1 g1 b1 y1").is_accepted()


def test_kp_04_tiles_of_the_table_may_be_rebuilt() -> None:  # L76
    ann, _ = Game.at("kids-pro", table="b1 b2 b3 b4", racks={"Ann": "r4 g4 y5", "Ben": "r9"})
    ann.lays("b1 b2 b3 | r4 b4 g4").is_accepted()


def test_kp_05_in_order_to_add_tiles_of_the_own_rack() -> None:  # L76
    table = "b1 b2 b3 b4 | r4 g4 y4"
    ann, _ = Game.at("kids-pro", table=table, racks={"Ann": "y5", "Ben": "r9"})
    ann.lays("b1 b2 b3 | r4 b4 g4 y4").is_refused("no_rack_tile_played")


def test_kp_06_taken_tiles_are_laid_again_in_the_same_turn() -> None:  # L76
    ann, _ = Game.at("kids-pro", table="b1 b2 b3 b4", racks={"Ann": "r4 g4 y4", "Ben": "r9"})
    ann.lays("b1 b2 b3 | r4 g4 y4").is_refused("table_tile_missing", tiles="b4")
    ann.lays("b1 b2 b3 | r4 g4 y4", takes="b4").is_refused("tile_to_rack", tiles="b4")


def test_kp_07_all_tiles_of_a_meld_may_be_taken_or_a_part() -> None:  # L76
    racks = {"Ann": "r1 r3 g1 g3 b1 b3 y5", "Ben": "r9"}
    ann, _ = Game.at("kids-pro", table="r2 g2 b2", racks=racks)
    ann.lays("r1 r2 r3 | b1 b2 b3 | g1 g2 g3").is_accepted()
    ann, _ = Game.at("kids-pro", table="r2 g2 b2 y2", racks=racks)
    ann.lays("r1 r2 r3 | b2 g2 y2").is_accepted()


def test_kp_08_of_a_part_three_original_tiles_stay() -> None:  # L76
    ann, _ = Game.at("kids-pro", table="r2 g2 b2", racks={"Ann": "r1 r3 y2 y5", "Ben": "r9"})
    ann.lays("r1 r2 r3 | b2 g2 y2").is_refused("keep3")


def test_kp_09_which_still_are_a_run_by_themselves() -> None:  # L76, C49
    racks = {"Ann": "J r2 g2 r1 g1 y5", "Ben": "r9"}
    ann, _ = Game.at("kids-pro", table="b1 b2 b3 b4", racks=racks)
    ann.lays("b1 J=b2 b3 b4 | r2 b2 g2").is_refused("keep3")
    ann.lays("b2 b3 b4 J | r1 b1 g1").is_accepted()


def test_kp_10_example_blue_1_4_and_5_may_not_stay() -> None:  # L76
    racks = {"Ann": "r2 g2 r3 g3 y5", "Ben": "r9"}
    ann, _ = Game.at("kids-pro", table="b1 b2 b3 b4 b5", racks=racks)
    ann.lays("b1 b4 b5 | r2 b2 g2 | r3 b3 g3").is_refused("not_consecutive", meld=1)
