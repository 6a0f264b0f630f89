"""Every key has a text, and every text is used."""

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache

from tests.support.checkout import ROOT
from tests.support.texts import messages

BOT = ROOT / "bot"
SAYING = frozenset({"text", "say", "say_first", "note", "complain", "_say", "UnusableError"})
"""Functions that take the key of a text first or, with `note`, later."""
KEY = re.compile(r"[a-z0-9]+(?:-[A-Za-z0-9]+)+")


@cache
def modules() -> tuple[list[ast.AST], ...]:
    files = sorted(BOT.rglob("*.py"))
    return tuple(list(ast.walk(ast.parse(file.read_text("utf-8")))) for file in files)


def syntax() -> Iterator[ast.AST]:
    for module in modules():
        yield from module


def said() -> Iterator[str]:
    """Yield every key that the code uses literally."""
    for node in syntax():
        if isinstance(node, ast.Call) and _name(node.func) in SAYING:
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def written(nodes: Iterable[ast.AST]) -> set[str]:
    """Return every string in the code that may be a key."""
    return {n.value for n in nodes if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def composed() -> list[re.Pattern[str]]:
    """Return patterns of keys that the code composes, like `need-{stage}`."""
    return [
        re.compile("".join(map(_pattern, node.values)))
        for node in syntax()
        if isinstance(node, ast.JoinedStr) and _begins_a_key(node.values[0])
    ]


def kinds() -> set[str]:
    """Return the first words of keys that the code composes as `{kind}-{letter}`."""
    return {
        word
        for nodes in modules()
        if any(isinstance(node, ast.JoinedStr) and _is_kind_and_rest(node) for node in nodes)
        for word in written(nodes)
    }


def _is_kind_and_rest(node: ast.JoinedStr) -> bool:
    parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
    return parts[:2] == [None, "-"]


def _begins_a_key(part: ast.expr) -> bool:
    begun = part.value if isinstance(part, ast.Constant) else None
    return isinstance(begun, str) and bool(KEY.fullmatch(begun + "x"))


def _pattern(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[A-Za-z0-9-]+"


def test_every_key_that_is_said_has_a_text() -> None:
    known = set(messages("en"))
    assert {key for key in said() if KEY.fullmatch(key)} <= known


def test_every_text_has_a_use() -> None:
    literal, patterns, first = written(syntax()), composed(), kinds()
    unused = [
        key
        for key in messages("en")
        if key not in literal
        and key.partition("-")[0] not in first
        and not any(pattern.fullmatch(key) for pattern in patterns)
    ]
    assert unused == []
