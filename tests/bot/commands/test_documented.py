"""The program accepts and prints the examples in the documents for programs."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import suppress

import pytest

from core.rules.pieces import UnreadableError
from core.rules.sheets import SHEETS
from tests.support.checkout import ROOT
from tests.support.commands.answer import Rummy

RECORDS = (ROOT / "docs/records.md").read_text("utf-8")
LINES = (ROOT / "docs/lines.md").read_text("utf-8")


def block(document: str, language: str) -> str:
    """Return the first code block in a language."""
    return document.partition(f"```{language}\n")[2].partition("```")[0]


def told_in(document: str, heading: str) -> Iterator[str]:
    """Return the code words in the first column of a table."""
    rows = document.partition(f"{heading} | |\n|---|---|\n")[2].partition("\n\n")[0].splitlines()
    for row in rows:
        yield from re.findall(r"`([^`]+)`", row.split("|")[1])


def test_the_record_is_replayed_as_it_is_said(rummy: Rummy, record: Callable[[str], str]) -> None:
    answer = rummy("replay", record(block(RECORDS, "toml")), "--json", "--keep-going")
    *moves, last = answer.lines
    assert moves == [json.loads(line) for line in block(RECORDS, "json").splitlines()]
    assert (answer.status, list(last)) == (1, ["final"])


@pytest.mark.parametrize(("sheet", "heading"), [("rummikub", "tiles"), ("basic", "cards")])
def test_moves_that_are_told_can_be_read_and_none_is_left_out(sheet: str, heading: str) -> None:
    family = SHEETS[sheet].family
    told = {move.split()[0] for move in told_in(RECORDS, f"| with {heading}")}
    for verb in told | {"leave"}:
        with suppress(UnreadableError):
            family.notation.read_move(verb, "")
    assert {action.verb for action in family.vocabulary.actions} | {"timeout"} == told


def test_all_fields_of_a_position_are_told(rummy: Rummy, record: Callable[[str], str]) -> None:
    answer = rummy("replay", record(block(RECORDS, "toml")), "--json", "--keep-going")
    position = answer.lines[-1]["final"]["position"]
    assert position.keys() <= set(told_in(RECORDS, "| of a position"))


def test_lines_are_read_and_answered_as_it_is_said(program: Rummy) -> None:
    said = block(LINES, "json")
    answer = program("lines", "--pause", "0", "--seed", "1", stdin=said.encode())
    done = [line["done"] for line in answer.lines if "done" in line]
    assert done == list(range(1, len(said.splitlines()) + 1))
    assert not any("error" in line for line in answer.lines)
    told = set(re.findall(r'"(\w+)":', LINES))
    assert {key for line in answer.lines for key in line} <= told
