"""On crowded tables a turn is judged without trying every arrangement."""

from collections import Counter
from dataclasses import replace

import pytest

from core.rules.pieces import print_table
from core.rules.tiles.legality.jokers import exchanged
from core.rules.tiles.legality.keep3 import Repair, Spread
from core.rules.tiles.legality.lay import judge_lay
from core.rules.tiles.model.pieces import Tile, bare, read_pieces
from core.rules.tiles.notation import read_groups
from tests.core.rules.tiles.solver.judges.small import Small

TABLE = (
    "y7 y8 J=y9 y10 | b2 b3 J=b4 J=b5 b6 b7 b8 b9 b10 | r11 y11 J | b7 g7 y7 | g10 y10 J | b2 y2 J "
    "| g5 g6 J=g7 | r1 r2 r3 r4 | r3 r4 r5 r6 r7 r8 r9 r10 | r6 r7 r8 J=r9 r10 r11 r12 "
    "| r13 g13 y13 | g8 g9 g10 g11 | r12 b12 g12 | r9 b9 y9 | r5 b5 y5 | g3 g4 g5 g6 | y1 y2 y3 "
    "| y4 y5 y6 | r13 b13 g13 | r1 b1 y1 | b12 g12 y12 | b3 g3 y3 | b11 g11 y11 | b8 g8 y8"
)
RACK = "r2 b5 b10 g2 b13 g7 b1 y12 y13 g4 b4 g2 y6 g1 y4 y9 b6 b11 b4 g1 g9"
FINAL = (
    "y7 y8 y9 y10 | b5 b6 b7 b8 b9 b10 | b11 g11 y11 | b7 g7 y7 | b10 g10 y10 | r2 b2 g2 y2 "
    "| g5 g6 g7 | r1 r2 r3 r4 J=r5 J=r6 J=r7 J=r8 J=r9 J=r10 J=r11 J=r12 "
    "| r3 r4 r5 r6 r7 r8 r9 r10 r11 | r6 r7 r8 r9 r10 r11 | r13 b13 g13 y13 | g8 g9 g10 "
    "| r12 b12 g12 y12 | b9 g9 y9 | r5 b5 y5 | g1 g2 g3 g4 g5 | y1 y2 y3 | y4 y5 y6 "
    "| r13 b13 g13 y13 | r1 b1 y1 | r12 b12 g12 y12 | b3 g3 y3 | b11 g11 y11 | b8 g8 y8 "
    "| b1 b2 b3 b4 | b4 g4 y4 | b6 g6 y6"
)


def test_tiles_unrelated_to_a_fault_are_not_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody counts the ways to spread the 9s while it is an 11 that cannot lie where it does."""
    tried = Counter[str]()
    assign = Repair._assign  # noqa: SLF001 - its calls are counted

    def counted(self: Repair, tile: Tile, spread: Spread) -> None:
        tried["ways"] += 1
        assign(self, tile, spread)

    monkeypatch.setattr(Repair, "_assign", counted)
    small = Small(sheet="schmidt", options={"jokers": 8}, table=TABLE, rack=RACK, opened=True)
    turn = replace(small.start, groups=read_groups(FINAL))
    assert judge_lay(turn).refusal is None
    assert tried["ways"] < 1_000


def test_jokers_are_exchanged_in_one_order_only() -> None:
    small = Small(
        sheet="kids-pro",
        options={},
        table="r1 J=r2 r3 | b4 J=b5 J=b6 | g7 J=r7 J=b7",
        rack="r2 b5 b6 r7 b7 y7",
        opened=False,
    )
    rack = Counter(map(bare, read_pieces(small.rack)))
    ways = [print_table(table) for table, _ in exchanged(small.start.sheet, small.start.old, rack)]
    assert len(ways) == len(set(ways)) == 2 * 4 * 7
