"""The name of a test states the fact that it tests, and begins with its subject."""

import ast
import re

from tests.support.checkout import modules

RIDDLE = re.compile(r"test_(?:who|whoever|what|whatever|where|when|nobody|somebody|and|but|nor)_")
"""A clause, or half a sentence, in place of the subject."""


def test_the_name_of_a_test_begins_with_its_subject() -> None:
    names = [
        f"{path}:{node.name}"
        for path, module in modules("tests")
        for node in ast.walk(module)
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]
    assert [name for name in names if RIDDLE.match(name.rpartition(":")[2])] == []


def test_a_riddle_would_be_found() -> None:
    assert RIDDLE.match("test_who_leaves_twice_is_refused")
    assert not RIDDLE.match("test_a_second_leave_is_refused")
