"""The readings of timeouts, C9 to C59: what stays, what goes back, what is drawn."""

import pytest

from core.rules.actions import Timeout
from core.rules.play import decide, evolve_all
from tests.core.rules.tiles.chance import round_of
from tests.support.rules.script import Game

TILES = ("rummikub", "schmidt", "bookmark", "budacsek", "kids", "kids-pro")


@pytest.mark.parametrize("sheet", ["schmidt", "bookmark"])
def test_c9_loose_tiles_of_the_table_go_to_the_offender(sheet: str) -> None:
    racks = {"Ann": "b3 b6 g7", "Ben": "r2"}
    game = Game.at(sheet, table="b1 b2 b3 b4 b5", racks=racks, stock="y1 y2")
    ann, _ = game
    timeout = ann.runs_out_of_time("b1 b2 b3 | b4 | b5 b6 | g7").is_accepted().timeout
    assert (timeout.counted, len(timeout.drawn), game.table) == (False, 1, "b1 b2 b3")
    assert ann.holds("b3", "b4", "b5", "b6", "g7", "y1")


def test_c9_as_an_option_the_table_is_restored() -> None:
    racks = {"Ann": "b3 g7", "Ben": "r2"}
    rules = {"loose_table_tiles": "restore"}
    table = "b1 b2 b3 b4 b5"
    game = Game.at("schmidt", table=table, racks=racks, stock="y1 y2", rules=rules)
    ann, _ = game
    ann.runs_out_of_time("b1 b2 b3 | b4 b5").is_accepted()
    assert (game.table, ann.rack) == (table, "b3 g7 y1")


@pytest.mark.parametrize("sheet", ["schmidt", "bookmark"])
def test_c9_a_joker_that_would_leave_the_table_restores_it(sheet: str) -> None:
    racks = {"Ann": "b6 g7", "Ben": "r2"}
    table = "b1 b2 b3 J=b4 b5"
    game = Game.at(sheet, table=table, racks=racks, stock="y1 y2")
    ann, _ = game
    ann.runs_out_of_time("b1 b2 b3 | J b5").is_accepted()
    assert (game.table, ann.rack) == (table, "b6 g7 y1")


@pytest.mark.parametrize(("stock", "drawn"), [("", 0), ("b1", 1), ("b1 b2", 2), ("b1 b2 b3 b4", 3)])
def test_c18_the_penalty_is_the_rest_of_the_stock(stock: str, drawn: int) -> None:
    game = Game.at("rummikub", table="b4 b5 b6", racks={"Ann": "r1 r2", "Ben": "k1"}, stock=stock)
    ann, _ = game
    assert ann.runs_out_of_time("b4 b5 b6 | r1 r2").drawn == drawn
    assert game.result == "open"


def test_c19_loose_own_tiles_return_and_valid_melds_stay() -> None:
    racks = {"Ann": "b7 r1 r2 r13 k13 y13", "Ben": "k1"}
    game = Game.at("rummikub", table="b4 b5 b6", racks=racks, stock="b1 b2 b3 b4")
    ann, _ = game
    timeout = ann.runs_out_of_time("b4 b5 b6 b7 | r13 k13 y13 | r1 r2").is_accepted().timeout
    assert (timeout.counted, len(timeout.drawn)) == (False, 3)
    assert game.table == "b4 b5 b6 b7 | r13 k13 y13"
    assert ann.rack == "r1 r2 b1 b2 b3"


def test_c19_a_table_tile_loose_everything_is_restored_and_nothing_goes_to_the_stock() -> None:
    racks = {"Ann": "r7 r13 k13 y13", "Ben": "k1"}
    game = Game.at("rummikub", table="b4 b5 b6 b7", racks=racks, stock="b1 b2 b3 b4")
    ann, _ = game
    ann.runs_out_of_time("b4 b5 b6 | b7 | r13 k13 y13").is_accepted()
    assert (game.table, game.stock) == ("b4 b5 b6 b7", "b4")
    assert ann.rack == "r7 r13 b1 b2 b3 k13 y13"


def test_c20_the_limit_is_a_variant_and_the_timeout_is_legal_anyhow() -> None:
    rules = {"time_limit": 0}
    game = Game.at("rummikub", racks={"Ann": "r7", "Ben": "k1"}, stock="b1 b2", rules=rules)
    ann, _ = game
    assert ann.runs_out_of_time().drawn == 1


def test_c28_an_idle_timeout_draws_one_and_a_finished_lay_counts() -> None:
    racks = {"Ann": "b7 r1", "Ben": "k1"}
    for draft in ("", "b4 b5 b6"):
        game = Game.at("rummikub", table="b4 b5 b6", racks=racks, stock="k2 k3 k4 k5")
        ann, _ = game
        timeout = ann.runs_out_of_time(draft).is_accepted().timeout
        assert (timeout.counted, len(timeout.drawn)) == (False, 1)
    game = Game.at("rummikub", table="b4 b5 b6", racks=racks, stock="k2 k3 k4 k5")
    ann, _ = game
    timeout = ann.runs_out_of_time("b4 b5 b6 b7").is_accepted().timeout
    assert (timeout.counted, timeout.drawn, ann.rack) == (True, (), "r1")


def test_c28_the_table_rearranged_with_nothing_laid_is_no_idle_timeout() -> None:
    table = "r4 r5 r6 r7 | b4 k4 y4"
    game = Game.at("rummikub", table=table, racks={"Ann": "r1", "Ben": "k1"}, stock="k2 k3 k4 k5")
    ann, _ = game
    timeout = ann.runs_out_of_time("r5 r6 r7 | r4 b4 k4 y4").is_accepted().timeout
    assert (timeout.counted, len(timeout.drawn)) == (False, 3)
    assert game.table == "r5 r6 r7 | r4 b4 k4 y4"


def test_c31_something_own_laid_draws_nothing() -> None:
    racks = {"Ann": "b13 g7", "Ben": "r2"}
    game = Game.at("bookmark", table="b10 b11 b12 | r1 r2 r3 r4", racks=racks, stock="y1 y2")
    ann, _ = game
    timeout = ann.runs_out_of_time("b10 b11 b12 b13 | r1 r2 r3 | r4 | g7").is_accepted().timeout
    assert (timeout.counted, timeout.drawn) == (False, ())
    assert (game.table, ann.rack) == ("b10 b11 b12 b13 | r1 r2 r3", "r4 g7")


def test_c31_own_melds_that_stay_on_timeout_are_the_first_laying() -> None:
    racks = {"Ann": "r13 b13 g13 y13 y1 y2", "Ben": "r2"}
    game = Game.at("bookmark", table="b1 b2 b3", racks=racks, opened=[], stock="y3 y4")
    ann, _ = game
    timeout = ann.runs_out_of_time("b1 b2 b3 | r13 b13 g13 y13 | y1 y2").is_accepted().timeout
    assert (timeout.counted, timeout.drawn) == (False, ())
    assert game.opened == {"Ann"}


def test_c40_budacsek_on_timeout() -> None:
    racks = {"Ann": "k4 r1 r2", "Ben": "k9"}
    game = Game.at("budacsek", table="k1 k2 k3", racks=racks, stock="g1 g2")
    ann, _ = game
    timeout = ann.runs_out_of_time("k1 k2 k3 k4 | r1 | r2").is_accepted().timeout
    assert (game.table, ann.rack, timeout.drawn) == ("k1 k2 k3 k4", "r1 r2", ())
    for draft in ("", "k1 k2 k3 | r1 r2"):
        game = Game.at("budacsek", table="k1 k2 k3", racks=racks, stock="g1 g2")
        ann, _ = game
        assert ann.runs_out_of_time(draft).drawn == 1
        assert ann.rack == "r1 r2 k4 g1"


@pytest.mark.parametrize("sheet", TILES)
def test_c59_an_idle_timeout_draws_one(sheet: str) -> None:
    game = Game.at(sheet, table="r4 r5 r6", racks={"Ann": "b5", "Ben": "r1"}, stock="b1 b2 b3 b4")
    ann, _ = game
    assert ann.runs_out_of_time().drawn == 1
    assert (ann.rack, game.to_move) == ("b1 b5", "Ben")


def test_c28_an_empty_draft_is_an_idle_timeout_as_records_write_it() -> None:
    game = Game.at("rummikub", table="b4 b5 b6", racks={"Ann": "r1", "Ben": "k1"}, stock="k2 k3 k4")
    after = [
        evolve_all(game.match, decide(game.match, 0, Timeout(draft=draft)).events)
        for draft in ((), None)
    ]
    assert after[0] == after[1]
    assert [len(rack) for rack in round_of(after[0]).racks] == [2, 1]


def test_c40_on_timeout_faults_are_seen_where_else_the_players_watch() -> None:
    racks = {"Ann": "r4 r5 r7 k4 g9", "Ben": "k9"}
    game = Game.at("budacsek", table="k1 k2 k3", racks=racks, stock="g1 g2")
    ann, _ = game
    timeout = ann.runs_out_of_time("k1 k2 k3 k4 | r4 r5 r7").is_accepted().timeout
    assert (timeout.counted, game.table) == (False, "k1 k2 k3 k4")
    assert ann.holds("r4", "r5", "r7", "g9")


def test_c9_tiles_may_be_salvaged_or_go_to_the_stock_as_options() -> None:
    racks = {"Ann": "b6 r9 g9 y9 g1", "Ben": "r2"}
    draft = "b1 b2 b3 | b4 | b5 b6 | r9 g9 y9 | g1"
    expected = {
        "salvage": ("b1 b2 b3 b4 b5 | r9 g9 y9", "b6 g1", "y1 y2"),
        "stock": ("b1 b2 b3 | r9 g9 y9", "b6 g1", "y1 y2 b4 b5"),
        "offender": ("b1 b2 b3 | r9 g9 y9", "b4 b5 b6 g1", "y1 y2"),
        "restore": ("b1 b2 b3 b4 b5", "r9 b6 g1 g9 y1 y9", "y2"),
    }
    for option, (table, rack, stock) in expected.items():
        rules = {"loose_table_tiles": option}
        game = Game.at("schmidt", table="b1 b2 b3 b4 b5", racks=racks, stock="y1 y2", rules=rules)
        ann, _ = game
        ann.runs_out_of_time(draft).is_accepted()
        assert (game.table, ann.rack, game.stock) == (table, rack, stock), option
