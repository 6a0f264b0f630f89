"""Checks requests against the published description of the Bot API."""

import json
import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from tests.support.loopback.specification import specification

SCALARS: Mapping[str, tuple[type, ...]] = {
    "String": (str,),
    "Integer": (int,),
    "Boolean": (bool,),
    "True": (bool,),
    "Float": (int, float),
}
UPLOADED = "attach://"
ARRAY = "Array of "
CHOICES = re.compile(r" or | and |, ")
"""The word between the types that a parameter may have."""
WORD = re.compile("[A-Z][a-z0-9]*")
"""One of the words that make up the name of a type."""


def kinds_of(written: str) -> list[str]:
    """Return the types in an expression: `Array of Array of Integer or String`."""
    return CHOICES.split(written.replace(ARRAY, ""))


def stands_for(name: str, kind: str) -> bool:
    """Whether a type is one of a kind: `InputTextMessageContent`, `BotCommandScopeChat`."""
    words, wanted = WORD.findall(name), WORD.findall(kind)
    within = (words[:place] + words[place + 1 :] for place in range(1, len(words)))
    return name.startswith(kind) or wanted in within


class Published:
    """The documented methods, their parameters, and their types."""

    def __init__(self, text: str) -> None:
        self._fields: dict[str, dict[str, dict[str, Any]]] = json.loads(text)["types"]

    def faults(self, method: str, given: Mapping[str, object]) -> list[str]:
        """Return everything in a request that the description does not allow."""
        if method not in self._fields or not method[0].islower():
            return [f"there is no method {method}"]
        return list(self._object(method, given, method))

    def _object(self, name: str, given: Mapping[str, object], where: str) -> Iterator[str]:
        fields = self._fields[name]
        yield from (f"{where}: {key} is unknown" for key in given if key not in fields)
        for key, field in fields.items():
            if key in given:
                yield from self._value(field["type"], given[key], f"{where}.{key}")
            elif field["required"]:
                yield f"{where}: {key} is missing"

    def _value(self, kind: str, given: object, where: str) -> Iterator[str]:
        if kind.startswith(ARRAY):
            if not isinstance(given, list):
                yield f"{where} is no array"
                return
            for place, one in enumerate(given):
                yield from self._value(kind.removeprefix(ARRAY), one, f"{where}[{place}]")
            return
        faults = [list(self._one(choice, given, where)) for choice in CHOICES.split(kind)]
        yield from min(faults, key=len)

    def _one(self, kind: str, given: object, where: str) -> Iterator[str]:
        if kind == "InputFile":
            if not (isinstance(given, str) and given.startswith(UPLOADED)):
                yield f"{where} is no file"
        elif kind in SCALARS:
            truth = isinstance(given, bool) and bool not in SCALARS[kind]
            if truth or not isinstance(given, SCALARS[kind]):
                yield f"{where} is no {kind}"
        elif not isinstance(given, dict):
            yield f"{where} is no {kind}"
        elif self._fields.get(kind):
            yield from self._object(kind, given, where)
        elif (meant := self._variant(kind, given)) is not None:
            yield from self._object(meant, given, where)

    def _variant(self, kind: str, given: Mapping[str, object]) -> str | None:
        """Return the meant one of several types with a common name: `BotCommandScopeChat`."""
        wanted = f"{kind}{given.get('type', '')}".replace("_", "").lower()
        named = next((name for name in self._fields if name.lower() == wanted), None)
        if named is None or self._fields[named]:
            return named
        every = (name for name in self._fields if stands_for(name, kind) and name != kind)
        return min(every, key=lambda name: len([*self._object(name, given, "")]), default=None)


@cache
def published() -> Published:
    """Return the description; it is read only once."""
    return Published(specification("telegram.json"))
