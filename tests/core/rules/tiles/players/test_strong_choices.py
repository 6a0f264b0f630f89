"""Twenty positions in which a strong human's choice is clear: `hard` finds it.

Each position also lists what `normal` and `easy` do, so that a change of any level is noticed.
"""

import pytest

from core.rules.pieces import print_pieces
from core.rules.tiles.family import TILES
from core.rules.tiles.legality.lay import laid_count
from core.rules.tiles.legality.melds import sort_pieces
from core.rules.tiles.model.actions import Draw, Lay, Pass, Return
from core.rules.tiles.model.pieces import as_pieces
from core.rules.tiles.model.round import TileView
from core.rules.tiles.turn import start
from tests.support.rules.script import Game

MUCH = "r1 b2 k3 g4 r8 b9 k10 g11 r12 b13 k1 g2 r3 b4 k5 g6 r1 b2 k3 g4 r8 b9 k10 g11 b12 k13"
LEVELS = ("hard", "normal", "easy")
KIDS_STOCK = "r1 b2 g3 y4 r8 b9 g10"


def told(view: TileView, level: str) -> str:
    """Return a level's turn in words."""
    match TILES.players.computer(level, view)[0]:
        case Lay(groups=groups):
            laid = laid_count(start(view, groups)).elements()
            return f"lay {print_pieces(sort_pieces(view.sheet, as_pieces(laid)))}"
        case Return(tile=tile):
            return f"return {tile}"
        case Draw():
            return "draw"
        case Pass():
            return "pass"
    raise TypeError(level)


@pytest.mark.parametrize(
    ("sheet", "rack", "given", "moves"),
    [
        pytest.param(
            "budacsek",
            "r4 r5 J k9 g1 g12 b6 k2",
            {},
            ("draw", "draw", "lay r4 r5 J"),
            id="keep-a-joker",
        ),
        pytest.param(
            "kids",
            "r4 r5 J g9 b1 y10 b6 y2",
            {},
            ("draw", "draw", "lay r4 r5 J"),
            id="keep-it-on-the-kids-sheet",
        ),
        pytest.param(
            "budacsek",
            "r4 r5 k9 J J J",
            {"table": "g1 g2 g3"},
            ("lay r4 r5 k9 J J J", "lay r4 r5 k9 J J J", "lay r4 r5 k9 J J J"),
            id="spend-all-jokers-to-go-out",
        ),
        pytest.param(
            "budacsek",
            "r10 r11 r12 J k1 k5 b8",
            {"opened": ["Ben"]},
            ("lay r10 r11 r12", "lay r10 r11 r12", "lay r10 r11 r12"),
            id="begin-without-the-joker",
        ),
        pytest.param(
            "budacsek",
            "r10 r11 J k1 k5 b8 g3 g2",
            {"opened": ["Ben"], "table": "b1 b2 b3", "ben": "b1 r2", "stock": "g7 k7 r1 b5 g9"},
            ("lay r10 r11 J", "lay r10 r11 J", "lay r10 r11 J"),
            id="begin-with-it-because-the-stock-runs-low",
        ),
        pytest.param(
            "kids",
            "r8 r10 y1 b5",
            {"opened": ["Ben"], "table": "b1 b2 b3", "ben": "b1 r2", "stock": "g7 y7 r1"},
            ("draw", "draw", "draw"),
            id="begin-with-none-where-none-is-held",
        ),
        pytest.param(
            "rummikub",
            "r10 r11 r12 k1 k5 b8 y1",
            {"opened": ["Ben"]},
            ("lay r10 r11 r12", "lay r10 r11 r12", "lay r10 r11 r12"),
            id="begin-at-once",
        ),
        pytest.param(
            "rummikub",
            "r7 r8 k1 k5 b9 y3",
            {"table": "r4 r5 r6"},
            ("draw", "lay r7 r8", "lay r7 r8"),
            id="wait-to-go-out-in-one-turn",
        ),
        pytest.param(
            "schmidt",
            "r7 r8 b1",
            {"table": "r4 r5 r6", "ben": "b13", "stock": "g1"},
            ("lay r7 r8", "lay r7 r8", "lay r7 r8"),
            id="do-not-draw-the-last-tile",
        ),
        pytest.param(
            "kids",
            "r7 y9 y10 b1",
            {"table": "r4 r5 r6"},
            ("draw", "draw", "lay r7"),
            id="wait-where-melds-stay-too",
        ),
        pytest.param(
            "kids",
            "r5 b2 b3",
            {"table": "r4 J=r5 r6"},
            ("lay r5 b2 b3", "lay r5 b2 b3", "lay r5 b2 b3"),
            id="free-a-joker-to-go-out",
        ),
        pytest.param(
            "kids",
            "r1 r2 r3 r5 g7 g8 b1 b2 b9 y3 y4 y10 r8 r9 J",
            {},
            ("draw", "lay r1 r2 r3", "lay r1 r2 r3 r8 r9 J"),
            id="a-full-rack-gets-better-tile-by-tile",
        ),
        pytest.param(
            "rummikub",
            "b3 k3 b13",
            {"table": "r3 y3 b3 | b10 b11 b12", "stock": ""},
            ("lay b13 k3", "lay b13 k3", "lay b13 k3"),
            id="once-nobody-draws-lay-what-counts-most",
        ),
    ],
)
def test_with_tiles(
    sheet: str, rack: str, given: dict[str, object], moves: tuple[str, str, str]
) -> None:
    kids = sheet == "kids"
    around: dict[str, object] = {
        "stock": KIDS_STOCK if kids else MUCH if sheet != "rummikub" else MUCH.replace("g", "y"),
        "opened": ["Ann", "Ben"],
        **given,
    }
    racks = {"Ann": rack, "Ben": str(around.pop("ben", "b1 b3 b5 b7 b10"))}
    view = TILES.rules.view(Game.at(sheet, racks=racks, **around).round, 0)  # type: ignore[arg-type]
    assert tuple(told(view, level) for level in LEVELS) == moves


@pytest.mark.parametrize(
    ("rack", "given", "moves"),
    [
        pytest.param(
            "r10 r11 r12 J k1 k5 b8",
            {"opened": ["Ben"]},
            ("draw", "lay r10 r11 r12", "lay r10 r11 r12"),
            id="begin-late-where-several-use-the-table",
        ),
        pytest.param(
            "r4 r5 J k9 g1 g12",
            {"stock": "g7"},
            ("lay r4 r5 J", "draw", "lay r4 r5 J"),
            id="rather-lay-a-joker-than-end-the-round-for-nobody",
        ),
    ],
)
def test_with_tiles_and_three_seats(
    rack: str, given: dict[str, object], moves: tuple[str, str, str]
) -> None:
    racks = {"Ann": rack, "Ben": "b1 b3 b5 b7 b10", "Cem": "k2 k4 g6 g8 r1"}
    around: dict[str, object] = {"stock": MUCH, **given}
    view = TILES.rules.view(Game.at("budacsek", racks=racks, **around).round, 0)  # type: ignore[arg-type]
    assert tuple(told(view, level) for level in LEVELS) == moves
