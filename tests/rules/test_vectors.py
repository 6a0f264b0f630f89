"""The worked cases of the rule sheets, each played through the rules themselves."""

import json
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from core.rules.match import Goal, draw_again, highest_draw, new_match, table_can_be, winners_after
from core.rules.events import StarterTile
from core.rules.pieces import Meld
from core.rules.play import decide, evolve_all
from core.rules.refusals import Refusal
from core.rules.sheet import Sheet
from core.rules.sheets import SHEETS, with_house_rules

Case = Mapping[str, Any]
VECTORS = Path(__file__).parents[1] / "vectors" / "rules.jsonl"


def cases(*kinds: str) -> list[Any]:
    """Return the cases of these kinds that are played with tiles."""
    lines = map(json.loads, VECTORS.read_text(encoding="utf-8").splitlines())
    return [
        pytest.param(case, id=case["id"])
        for case in lines
        if case["kind"] in kinds
    ]


def sheet_of(case: Case) -> Sheet:
    return with_house_rules(case["ruleset"], case["given"].get("options", {}))


def table_text(melds: list[list[str]]) -> str:
    return " | ".join(" ".join(meld) for meld in melds)


@pytest.mark.parametrize("case", cases("meld"))
def test_meld(case: Case) -> None:
    sheet = sheet_of(case)
    judged = sheet.family.judge(sheet, sheet.family.read_pieces(" ".join(case["given"]["tiles"])))
    expect = case["expect"]
    if not expect["ok"]:
        assert isinstance(judged, Refusal)
        assert judged.code == expect["reason"]
        return
    assert isinstance(judged, Meld)
    assert judged.kind == expect.get("type", judged.kind)
    if "value" in expect:
        assert sheet.family.laid_value(sheet, judged) == expect["value"]
