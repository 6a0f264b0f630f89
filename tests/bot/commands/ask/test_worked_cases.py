"""Worked cases of the sheets, run through the command line."""

import json
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

import pytest

from tests.support.commands.answer import Rummy
from tests.support.rules.worked_cases import CASES, Case

Record: TypeAlias = Callable[[str], str]

SPARE = ["r1", "r2", "b1", "b2", "r3", "r4", "b3", "b4"]
"""Tiles for a stock whose content does not matter; every sheet has them."""


def cases(kind: str) -> list[Any]:
    return [pytest.param(case, id=case["id"]) for case in CASES if case["kind"] == kind]


def record_of(case: Case, move: str) -> str:
    given = case["given"]
    stock = (SPARE * 3)[: given.get("stock", 5)]
    options = "".join(f"{name} = {json.dumps(v)}\n" for name, v in given.get("options", {}).items())
    return f"""
format = "rummy-record/1"
sheet = "{case["ruleset"]}"
seats = ["Ann", "Ben"]
[options]
{options}
[[round]]
moves = "Ann {move}"
[round.position]
table = "{written(given["table"])}"
stock = "{" ".join(stock)}"
to_move = "Ann"
opened = {json.dumps(["Ann", "Ben"] if given["opened"] else ["Ben"])}
racks = {{ Ann = "{" ".join(given["rack"])}", Ben = "r1 b2" }}
"""


def written(melds: Sequence[Sequence[str]]) -> str:
    return " | ".join(map(" ".join, melds))


@pytest.mark.parametrize("case", cases("meld"))
def test_a_meld(rummy: Rummy, case: Case) -> None:
    rules = [f"{n}={json.dumps(v)}" for n, v in case["given"].get("options", {}).items()]
    options = [word for rule in rules for word in ("--rule", rule)]
    tiles = " ".join(case["given"]["tiles"])
    answer = rummy("check", case["ruleset"], tiles, *options, "--json")
    expect = case["expect"]
    assert answer.json["ok"] == expect["ok"]
    assert answer.status == (0 if expect["ok"] else 1)
    if expect["ok"]:
        assert answer.json["type"] == expect.get("type", answer.json["type"])
        assert answer.json.get("value", expect.get("value")) == expect.get("value")
    else:
        assert answer.json["code"] == expect["reason"]


@pytest.mark.parametrize("case", cases("initial"))
def test_a_first_laying(rummy: Rummy, record: Record, case: Case) -> None:
    table = [*case["given"]["table"], *case["action"]["lay"]]
    answer = rummy("replay", record(record_of(case, f"lay {written(table)}")), "--json")
    move, final = answer.lines
    expect = case["expect"]
    assert (move["ok"], move.get("code")) == (expect["ok"], expect.get("reason"))
    assert answer.status == (0 if expect["ok"] else 1)
    if "points" in expect:
        assert move["points"] == expect["points"]
    if expect["ok"]:
        position = final["final"]["position"]
        assert position["opened"] == ["Ann", "Ben"]
        assert sorted(position["racks"]["Ann"].split()) == sorted(expect["rack_after"])


@pytest.mark.parametrize("case", cases("timeout"))
def test_a_timeout(rummy: Rummy, record: Record, case: Case) -> None:
    answer = rummy("replay", record(record_of(case, f"timeout {_draft(case)}")), "--json")
    move, final = answer.lines
    expect = case["expect"]
    assert (answer.status, move["ok"]) == (0, True)
    assert (move["counted"], move["drawn"]) == (expect["ok"], expect["drawn"])
    position = final["final"]["position"]
    assert position["table"] == written(expect["table"])
    drawn = SPARE[: expect["drawn"]]
    assert sorted(position["racks"]["Ann"].split()) == sorted([*expect["rack_after"], *drawn])


def _draft(case: Case) -> str:
    draft = case["action"]["at_timeout"]
    if draft == "idle":
        return ""
    return written([*draft["table"], *([tile] for tile in draft["loose"])])
