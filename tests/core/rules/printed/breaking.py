"""Breaks one place that implements a rule, while a test runs."""

import ast
import inspect
import textwrap
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from types import CodeType, FunctionType
from typing import Any

from core.rules.sheet import Goal, Sheet
from tests.core.rules.printed.played import Place


class StaleBreakError(ValueError):
    """A break no longer fits the code: the text to replace is not there exactly once."""


@contextmanager
def broken(sheet: Sheet, place: Place) -> Iterator[None]:
    """Break a place: a field of the printed sheet, or a function for all its callers."""
    if place.field:
        with _field_set(sheet, place.field, other_value(sheet, place)):
            yield
    else:
        with _function_broken(function_at(place.function), place):
            yield


@contextmanager
def _field_set(sheet: Sheet, name: str, value: object) -> Iterator[None]:
    """Change a frozen sheet in place, as if it had been printed like this."""
    before = getattr(sheet, name)
    object.__setattr__(sheet, name, value)
    try:
        yield
    finally:
        object.__setattr__(sheet, name, before)


@contextmanager
def _function_broken(function: FunctionType, place: Place) -> Iterator[None]:
    before = function.__code__
    function.__code__ = broken_code(function, place)
    try:
        yield
    finally:
        function.__code__ = before


def other_value(sheet: Sheet, place: Place) -> object:
    """Return the new value of the field, as the sheet stores it."""
    now = getattr(sheet, place.field)
    if place.field in sheet.options():
        return getattr(sheet.with_house_rules({place.field: place.set}), place.field)
    if isinstance(now, Goal):
        kind, amount = str(place.set).split()
        return Goal(kind, int(amount))  # type: ignore[arg-type]
    if isinstance(now, tuple):
        return tuple(map(int, str(place.set).split()))
    return type(now)(place.set)


def function_at(where: str) -> FunctionType:
    """Find `core/rules/tiles/legality/melds.py: read_set`, or a method: `...: RoundView.of`.

    Raises:
        LookupError: there is no such function.
    """
    path, _, name = where.partition(": ")
    thing: Any = import_module(path.removesuffix(".py").replace("/", "."))
    for part in name.split("."):
        thing = inspect.getattr_static(thing, part, None)
    function = _behind(thing)
    if isinstance(function, FunctionType):
        return function
    raise LookupError(where)


def _behind(thing: object) -> object:
    match thing:
        case property():
            return thing.fget
        case classmethod():
            return thing.__func__
    return thing


def broken_code(function: FunctionType, place: Place) -> CodeType:
    """Compile the function with the break in it; raises StaleBreakError."""
    source = textwrap.dedent(inspect.getsource(function))
    definition = ast.parse(_swapped(source, place)).body[0]
    assert isinstance(definition, ast.FunctionDef)
    definition.decorator_list = []
    if place.returns is not None:
        definition.body = ast.parse(f"return {place.returns}").body
    return _compiled(definition, function)


def _compiled(definition: ast.FunctionDef, function: FunctionType) -> CodeType:
    """Compile in the function's own module; `super()` needs a `__class__` around it."""
    namespace = dict(function.__globals__)
    free = function.__code__.co_freevars
    module = _within(definition, free) if free else ast.Module([definition], [])
    exec(compile(module, function.__code__.co_filename, "exec"), namespace)  # noqa: S102
    found = namespace["around"](*free) if free else namespace[definition.name]
    code: CodeType = found.__code__
    if code.co_freevars != free:
        raise StaleBreakError(f"{definition.name}: the break leaves out what it is bound to")
    return code


def _within(definition: ast.FunctionDef, free: tuple[str, ...]) -> ast.Module:
    """Put a function into another one that provides its free variables."""
    around = ast.parse(f"def around({', '.join(free)}): return {definition.name}")
    (outer,) = around.body
    assert isinstance(outer, ast.FunctionDef)
    outer.body.insert(0, definition)
    return around


def _swapped(source: str, place: Place) -> str:
    if place.swap is None:
        return source
    old, new = place.swap
    if source.count(old) != 1:
        raise StaleBreakError(f"{place.function}: {old!r} is there {source.count(old)} times")
    return source.replace(old, new)
