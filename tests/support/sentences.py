"""Lists what a text can say: every wording by its choices, and the sentences of each."""

import re
from collections.abc import Iterator
from itertools import product

from fluent.syntax import ast

MOST_WORDINGS = 300
"""The most wordings; with more, only the longest variant of each choice is judged."""
FIGURE = "\u2068"
"""The sign that replaces a figure: a name, a number, or tiles."""
QUOTED = re.compile(r"“[^”]*”|„[^“]*“|«[^»]*»|\"[^\"]*\"")
ENDING = re.compile(r"(?<=[.!?…])[»”“)]*\s+|\n")
WORD = re.compile(rf"[\w{FIGURE}]+(?:[’'\-./=:][\w{FIGURE}]+)*")


def wordings(message: ast.Message) -> list[str]:
    """Return every wording of the message; each figure is one sign."""
    assert message.value is not None
    return list(dict.fromkeys(_pattern(message.value)))


def _pattern(pattern: ast.Pattern) -> Iterator[str]:
    choices = [list(_element(element)) for element in pattern.elements]
    many = 1
    for each in choices:
        many *= len(each)
    if many > MOST_WORDINGS:
        choices = [[max(each, key=len)] for each in choices]
    return ("".join(chosen) for chosen in product(*choices))


def _element(element: ast.TextElement | ast.Placeable) -> Iterator[str]:
    if isinstance(element, ast.TextElement):
        yield element.value
        return
    match element.expression:
        case ast.SelectExpression(variants=variants):
            for variant in variants:
                yield from _pattern(variant.value)
        case ast.StringLiteral(value=value):
            yield value
        case _:
            yield FIGURE


def sentences(text: str) -> list[str]:
    """Return the sentences of a text; a quoted word or example does not end one."""
    whole = QUOTED.sub(FIGURE, text)
    return [each.strip() for each in ENDING.split(whole) if each.strip()]


def count(sentence: str) -> int:
    """Return the number of words; a quotation and a figure count as one."""
    return len(WORD.findall(sentence))
