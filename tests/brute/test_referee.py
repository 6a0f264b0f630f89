"""The referee itself: the worked cases hold for it."""

import json
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from tests.brute.melds import Meld, value
from tests.brute.referee import RULES, codes, judge_meld, points, with_options

Case: TypeAlias = dict[str, Any]

VECTORS = Path(__file__).parents[1] / "vectors" / "rules.jsonl"


def cases(*kinds: str) -> list[Case]:
    """The worked cases of tile sheets that judge a meld or a lay."""
    read = [json.loads(line) for line in VECTORS.read_text("utf-8").splitlines()]
    return [
        case
        for case in read
        if case["kind"] in kinds and case["ruleset"] in RULES and "false_meld" not in case["given"]
    ]


def table(melds: list[list[str]]) -> str:
    return " | ".join(" ".join(meld) for meld in melds)


@pytest.mark.parametrize("case", cases("meld"), ids=lambda case: case["id"])
def test_melds(case: Case) -> None:
    rules = with_options(RULES[case["ruleset"]], case["given"].get("options", {}))
    judged, expected = judge_meld(rules, " ".join(case["given"]["tiles"])), case["expect"]
    if not expected["ok"]:
        assert judged == (expected["reason"],)
    else:
        assert isinstance(judged, Meld)
        assert judged.kind == expected["type"]
        assert value(rules, judged) == expected.get("value", value(rules, judged))


@pytest.mark.parametrize("case", cases("initial", "turn"), ids=lambda case: case["id"])
def test_lays(case: Case) -> None:
    given, action, expected = case["given"], case["action"], case["expect"]
    rules = with_options(RULES[case["ruleset"]], given.get("options", {}))
    final = table(action["table"] if "table" in action else given["table"] + action["lay"])
    before, rack, first = table(given["table"]), " ".join(given["rack"]), action.get("first", [])
    takes = " ".join(action.get("rack_takes", []))
    judged = codes(rules, before, rack, given["opened"], final, table(first), takes)
    assert judged[:1] == (() if expected["ok"] else (expected["reason"],))
    if "points" in expected:
        assert points(rules, before, rack, final, table(first)) == expected["points"]
