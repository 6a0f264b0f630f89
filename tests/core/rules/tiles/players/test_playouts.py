"""The simplified rounds in which computer players try their options."""

from collections import Counter
from itertools import combinations, islice

import pytest

from bot.machine.system import Chance
from core.rules.match import new_match
from core.rules.pieces import Meld, bits
from core.rules.play import evolve_all
from core.rules.players.simulation import play_match
from core.rules.sheet import Goal
from core.rules.sheets import SHEETS
from core.rules.tiles.family import TILES
from core.rules.tiles.legality.melds import judge_meld
from core.rules.tiles.model.pieces import Joker, as_pieces, bare, read_pieces
from core.rules.tiles.model.round import TileRound, TileView
from core.rules.tiles.model.sheet import TileSheet, pack
from core.rules.tiles.players.levels import Habit
from core.rules.tiles.players.playouts.light import LightRound, light_table, terms_of
from core.rules.tiles.players.playouts.masks import Rack, bit_of, joined_pair, rack_of, whole_meld
from core.rules.tiles.players.playouts.quick import Ending, play_on, take_turn
from core.rules.tiles.players.playouts.worlds import worlds
from tests.support.rules.script import Game

OF_TILES = [sheet for sheet in SHEETS.values() if isinstance(sheet, TileSheet)]
EVERY_SHEET = pytest.mark.parametrize("sheet", OF_TILES, ids=lambda sheet: sheet.id)


def rack(sheet: TileSheet, text: str) -> Rack:
    return rack_of(sheet, read_pieces(text))


@EVERY_SHEET
def test_three_tiles_are_a_whole_meld_just_where_the_rules_say_so(sheet: TileSheet) -> None:
    tiles = [tile for tile in as_pieces(pack(sheet)[::2]) if not isinstance(tile, Joker)][:26]
    for trio in combinations(tiles, 3):
        judged = isinstance(judge_meld(sheet, trio), Meld)
        assert bool(whole_meld(rack_of(sheet, trio).once, sets=sheet.sets)) == judged, trio


@EVERY_SHEET
def test_a_joker_joins_two_tiles_just_where_the_rules_say_so(sheet: TileSheet) -> None:
    tiles = [tile for tile in as_pieces(pack(sheet)[::2]) if not isinstance(tile, Joker)]
    valid = terms_of(sheet).valid
    for one, two in combinations(tiles, 2):
        orders = ((one, two, Joker()), (one, Joker(), two), (Joker(), one, two))
        judged = any(isinstance(judge_meld(sheet, order), Meld) for order in orders)
        pair, stands_for = joined_pair(rack_of(sheet, (one, two)).once, valid, sets=sheet.sets)
        assert bool(pair) == judged, (one, two)
        assert bool(stands_for & valid) == judged


def test_a_rack_gives_and_takes_equal_tiles_one_by_one() -> None:
    sheet = OF_TILES[0]
    held = rack(sheet, "r5 r5 b7 J")
    five = rack(sheet, "r5").once
    assert held.without(five) == rack(sheet, "r5 b7 J")
    assert held.without(five).without(five, 1) == rack(sheet, "b7")
    assert held.plus(five).without(five) == held
    assert (held.size, held.points) == (4, 17)


def a_view(sheet: TileSheet, *, events: int = 25, seats: int = 3) -> TileView:
    """Return what the seat on turn sees after this many events of a round."""
    game = play_match(sheet, ("easy",) * seats, Goal("rounds", 1), Chance(4))
    before = new_match(sheet, seats, Goal("rounds", 1))
    after = evolve_all(before, tuple(event for _, event in game.history[:events]))
    assert isinstance(after.round, TileRound)
    return TILES.rules.view(after.round, after.round.to_move)


@EVERY_SHEET
def test_a_drawn_world_holds_every_hidden_tile_once_and_fits_the_view(sheet: TileSheet) -> None:
    view = a_view(sheet)
    shown = Counter(map(bare, as_pieces([*view.rack, *(p for m in view.table for p in m.pieces)])))
    for world in islice(worlds(view, terms_of(sheet)), 3):
        sizes = [rack.size for rack in world.racks]
        sizes[view.to_move] = len(view.rack)
        assert tuple(sizes) == view.counts
        assert len(world.stock) == view.stock
        drawn = Counter(world.stock)
        for held in world.racks:
            drawn += Counter({0: held.jokers}) + Counter(
                [b for layer in held[:3] for b in bits(layer)]
            )
        hidden = Counter(pack(sheet)) - shown
        expected = Counter(
            0 if isinstance(t, Joker) else bit_of(sheet, t) for t in as_pieces(hidden.elements())
        )
        assert drawn == expected


@EVERY_SHEET
def test_equal_views_have_equal_worlds(sheet: TileSheet) -> None:
    view, terms = a_view(sheet), terms_of(sheet)
    assert list(islice(worlds(view, terms), 2)) == list(islice(worlds(view, terms), 2))


def a_light_round(sheet: str, mine: str, *, table: str = "", stock: str = "") -> LightRound:
    game = Game.at(sheet, racks={"Ann": mine, "Ben": "b1"}, table=table, opened=["Ann", "Ben"])
    rules, terms = SHEETS[sheet], terms_of(game.round.sheet)
    assert isinstance(rules, TileSheet)
    return LightRound(
        racks=[rack(rules, mine), rack(rules, "b1")],
        table=light_table(terms, game.round.table),
        stock=[bit_of(rules, tile) for tile in reversed(read_pieces(stock))],
        opened=[True, True],
        gone=frozenset(),
        to_move=0,
    )


@pytest.mark.parametrize(
    ("mine", "table", "left"),
    [
        ("r4 r5 r6 k9", "", "k9"),
        ("r7 k9", "r4 r5 r6", "k9"),
        ("k4 r9", "r4 b4 g4", "r9"),
        ("r4 r5 J k9 g1 g12 b6", "", "r4 r5 J k9 g1 g12 b6"),
        ("r4 r5 J", "", ""),
        ("r8 J", "r4 r5 r6", ""),
        ("k9 J J", "", ""),
    ],
)
def test_it_lays_fitting_tiles_and_keeps_jokers_for_the_rest(
    mine: str, table: str, left: str
) -> None:
    sheet = SHEETS["budacsek"]
    assert isinstance(sheet, TileSheet)
    light = a_light_round("budacsek", mine, table=table, stock="k13 g13")
    at_once = Habit(few=0, full=False)
    assert take_turn(terms_of(sheet), light, at_once) == (left != mine)
    assert light.racks[0] == rack(sheet, left)


def test_with_few_tiles_left_it_waits_and_then_goes_out_with_them() -> None:
    sheet = SHEETS["budacsek"]
    assert isinstance(sheet, TileSheet)
    light = a_light_round("budacsek", "r7 k9 k10", table="r4 r5 r6", stock="k11 g13 g2")
    waits = Habit(few=3, full=False)
    assert not take_turn(terms_of(sheet), light, waits)
    assert play_on(terms_of(sheet), light, (waits, waits)) == Ending("win", 0)


@pytest.mark.parametrize("full", [True, False])
def test_with_a_full_rack_it_waits_only_by_habit_and_while_play_goes_on(*, full: bool) -> None:
    sheet = SHEETS["kids"]
    assert isinstance(sheet, TileSheet)
    mine = "r1 r2 r3 r5 g7 g8 b1 b2 b9 y3 y4 y10 r8 r9 J"
    light = a_light_round("kids", mine, stock="b5 b6")
    habit = Habit(few=20, full=full)
    assert take_turn(terms_of(sheet), light, habit) != full
    light = a_light_round("kids", mine, stock="b5 b6")
    light.returns = 4
    assert take_turn(terms_of(sheet), light, habit)
