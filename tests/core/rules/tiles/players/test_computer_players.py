"""What the computer players lay, keep back, and return."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from bot.machine.system import Chance
from core.rules.play import decide, evolve_all
from core.rules.players.simulation import play_match
from core.rules.sheet import Goal, OptionValue
from core.rules.sheets import with_house_rules
from core.rules.tiles.family import TILES
from core.rules.tiles.legality.lay import laid_count
from core.rules.tiles.model.actions import Draw, Lay
from core.rules.tiles.model.pieces import read_piece
from core.rules.tiles.model.round import TileView
from core.rules.tiles.players.judging import prospects
from core.rules.tiles.turn import start
from tests.support.rules.script import Game
from tests.support.sampling import sampled

PLAYS_WELL = pytest.mark.parametrize("level", ["normal", "hard"])
EVERY_LEVEL = pytest.mark.parametrize("level", TILES.players.levels)
BEN = "b1 b13 y7 y8 b11"
SHEETS_OF_TILES = ("rummikub", "schmidt", "bookmark", "budacsek", "kids", "kids-pro")
HOUSE_RULES: tuple[tuple[str, Mapping[str, OptionValue]], ...] = (
    ("rummikub", {"one_action": True}),
    ("rummikub", {"rebuild": "keep3", "same_turn": True, "rack_limit": 16}),
    ("schmidt", {"rebuild": "free", "joker_exchange": "none", "handrummy": True}),
    ("bookmark", {"stock_out": "lowest", "stock_out_at": "first_need", "copies": 1}),
    ("budacsek", {"false_melds": "refused", "first_laying": "none", "jokers": 2}),
    ("kids", {"joker_exchange": "none", "stock_out": "lowest"}),
    ("kids-pro", {"rebuild": "none", "numbers": 8, "first_laying": 20}),
)
TABLES = (*((sheet, {}) for sheet in SHEETS_OF_TILES), *HOUSE_RULES)
SAMPLE = (TABLES[0], *HOUSE_RULES[1::2])


def a_game(sheet: str = "rummikub", *, rack: str, ben: str = BEN, **given: object) -> Game:
    """Set up a round in which Ann is to move."""
    stock = given.pop("stock", "b2 b4 y9 y10 y2")
    return Game.at(sheet, racks={"Ann": rack, "Ben": ben}, stock=stock, **given)  # type: ignore[arg-type]


def ann_sees(game: Game) -> TileView:
    return TILES.rules.view(game.round, 0)


def ann_plays(level: str, game: Game) -> Game:
    """Let the computer player play Ann's turn."""
    for action in TILES.players.computer(level, ann_sees(game)):
        decision = decide(game.match, 0, action)
        assert decision.ok, decision.refusal
        game.match = evolve_all(game.match, decision.events)
    return game


def test_a_level_that_nobody_plays_is_an_error() -> None:
    with pytest.raises(ValueError, match="wild"):
        TILES.players.computer("wild", ann_sees(a_game(rack="r1")))


@PLAYS_WELL
@pytest.mark.parametrize(
    ("rack", "table"),
    [
        ("r7", "r4 r5 r6"),
        ("r9 y9", "k6 k7 k8 k9"),
        ("r7 J", "r4 r5 r6"),
        ("r1 b1 k1 y5 y6 y7", ""),
        ("b5 r8", "r5 r6 J=r7 | k5 y5 J"),
    ],
)
def test_it_goes_out_where_it_can(level: str, rack: str, table: str) -> None:
    assert ann_plays(level, a_game(rack=rack, table=table)).result == "win"


@PLAYS_WELL
def test_it_goes_out_with_its_first_laying(level: str) -> None:
    game = a_game("schmidt", rack="r10 r11 r12 g4", table="g1 g2 g3", opened=["Ben"])
    assert ann_plays(level, game).result == "win"


@PLAYS_WELL
def test_it_lays_first_as_soon_as_it_can(level: str) -> None:
    game = ann_plays(level, a_game(rack="r10 r11 r12 k1 k5 b8 y1", opened=["Ben"]))
    assert game.table == "r10 r11 r12"


@PLAYS_WELL
def test_it_draws_where_nothing_can_be_laid(level: str) -> None:
    ann, _ = game = a_game(rack="r1 k5 y9")
    ann_plays(level, game)
    assert ann.holds("r1", "k5", "y9", "b2")


@PLAYS_WELL
def test_it_passes_once_the_stock_is_empty(level: str) -> None:
    assert ann_plays(level, a_game(rack="r1 k5 y9", stock="")).to_move == "Ben"


@PLAYS_WELL
def test_with_few_tiles_left_over_it_holds_the_others_back(level: str) -> None:
    ann, _ = game = a_game(rack="r7 r8 k1", table="r4 r5 r6")
    ann_plays(level, game)
    assert ann.holds("r7", "r8", "k1", "b2")


@PLAYS_WELL
def test_held_back_tiles_are_laid_all_at_once(level: str) -> None:
    game = a_game(rack="r7 r8 k1", table="r4 r5 r6 | k2 k3 k4 k5")
    assert ann_plays(level, game).result == "win"


def test_hard_holds_back_where_normal_still_lays() -> None:
    given = {"rack": "r7 r8 k1 k5 b9 y3", "table": "r4 r5 r6"}
    normal, hard = a_game(**given), a_game(**given)
    assert ann_plays("normal", normal).table == "r4 r5 r6 r7 r8"
    assert ann_plays("hard", hard).table == "r4 r5 r6"


def test_hard_lays_too_while_the_end_is_far_off() -> None:
    rack = "r7 r8 k1 k5 b9 y3 k13 y13 b4 r1"
    assert ann_plays("hard", a_game(rack=rack, table="r4 r5 r6")).table == "r4 r5 r6 r7 r8"


@PLAYS_WELL
def test_it_does_not_wait_where_no_tile_can_be_drawn(level: str) -> None:
    game = a_game(rack="r7 r8 k1", table="r4 r5 r6", stock="")
    assert ann_plays(level, game).table == "r4 r5 r6 r7 r8"


@PLAYS_WELL
def test_no_tile_is_held_back_if_the_last_draw_ends_the_round(level: str) -> None:
    game = a_game("schmidt", rack="r7 r8 b1", table="r4 r5 r6", ben="b13", stock="g1")
    assert ann_plays(level, game).table == "r4 r5 r6 r7 r8"


@PLAYS_WELL
def test_no_tile_is_held_back_if_a_turn_lays_one_meld(level: str) -> None:
    game = a_game(rack="r7 r8 k1", table="r4 r5 r6", rules={"one_action": True})
    assert ann_plays(level, game).table != "r4 r5 r6"


@PLAYS_WELL
def test_once_nobody_can_draw_it_lays_the_most_points(level: str) -> None:
    game = a_game(rack="r13 k2 k9", table="r10 r11 r12 | k3 k4 k5 k6 k7 k8", stock="")
    ann_plays(level, game)
    assert "r13" in game.table
    game = a_game(rack="b3 k3 b13", table="r3 y3 b3 | b10 b11 b12", stock="")
    assert "b13" in ann_plays(level, game).table


def test_hard_betters_a_full_rack_until_play_would_end_and_then_lays_a_single_tile() -> None:
    rack = "r7 r9 g7 g8 b1 b2 b9 y3 y4 y10 r1 r2 g1 y6 J"
    given = {"table": "r4 r5 r6 | g4 g5 g6", "ben": "b1 y7 y8", "stock": "b5 b7 g3"}
    view = ann_sees(a_game("kids", rack=rack, **given))
    assert TILES.players.computer("hard", view) == (Draw(),)
    (lay,) = TILES.players.computer("hard", replace(view, returns=4))
    assert isinstance(lay, Lay)
    assert laid_count(start(view, lay.groups)).total() == 1


@PLAYS_WELL
def test_it_puts_back_the_least_promising_tile(level: str) -> None:
    rack = "r1 r2 r4 r5 g7 g8 b1 b2 b9 y3 y4 y10 r8 r9 J"
    ann, _ = game = a_game("kids", rack=rack, stock="g1 g2", opened=["Ann"], ben="g3")
    ann.draws().is_accepted()
    ann_plays(level, game)
    assert not ann.holds(*rack.split(), "g1")
    assert "J" in ann.rack
    assert "y10" not in ann.rack or "b9" not in ann.rack


def test_a_tile_promises_more_the_more_of_its_melds_are_at_hand() -> None:
    view = ann_sees(a_game(rack="r4 r5 k4 y13 J", table="r7 r8 r9"))
    promise = prospects(view).promise
    joker, five, four, thirteen = map(promise, map(read_piece, ("J", "r5", "k4", "y13")))
    assert joker > five > four > thirteen


@EVERY_LEVEL
def test_it_objects_to_a_faulty_meld_and_lets_a_sound_one_be(level: str) -> None:
    for lay, result in (("b1 b2 b4", "b1 b2 b3"), ("r4 r5 r6", "b1 b2 b3 | r4 r5 r6")):
        game = a_game(
            "budacsek",
            rack="k1 g13",
            ben="b1 b2 b4 r4 r5 r6 k9",
            table="b1 b2 b3",
            to_move="Ben",
            stock="r1 r2",
        )
        _, ben = game
        ben.lays(f"b1 b2 b3 | {lay}").is_accepted()
        assert ann_plays(level, game).table == result


@EVERY_LEVEL
def test_it_accepts_a_sound_lay_that_emptied_a_rack(level: str) -> None:
    game = a_game(
        "budacsek", rack="k1 g13", ben="r4 r5 r6", table="b1 b2 b3", to_move="Ben", stock="r1"
    )
    _, ben = game
    ben.lays("b1 b2 b3 | r4 r5 r6").is_accepted()
    assert ann_plays(level, game).winners == ("Ben",)


@EVERY_LEVEL
def test_hidden_pieces_change_no_decision(level: str) -> None:
    rack, table = "r7 r8 k1 k5 b9 y3", "r4 r5 r6"
    one = a_game(rack=rack, table=table, ben="b1 b2 b3", stock="y1 y2 J")
    other = a_game(rack=rack, table=table, ben="y1 y2 J", stock="b1 b2 b3")
    assert TILES.players.computer(level, ann_sees(one)) == TILES.players.computer(
        level, ann_sees(other)
    )


@pytest.mark.parametrize("table", sampled(TABLES, SAMPLE, pytest.mark.long), ids=str)
def test_it_is_refused_nothing_and_every_round_ends(
    table: tuple[str, Mapping[str, OptionValue]],
) -> None:
    sheet, rules = table
    played = with_house_rules(sheet, {"numbers": 8, "hand": 7, **rules})
    game = play_match(played, ("hard", "normal"), Goal("rounds", 1), Chance(7))
    assert game.refusals == []
    assert game.round.outcome is not None


def test_the_same_chance_gives_the_same_game() -> None:
    sheet = with_house_rules("kids-pro", {"numbers": 8})
    one, other = (
        play_match(sheet, ("hard", "normal"), Goal("rounds", 1), Chance(5)) for _ in range(2)
    )
    assert one.history == other.history
