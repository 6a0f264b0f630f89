"""Holds requests to the published description of the Bot API, where it is at hand."""

import json
import re
from collections.abc import Iterator, Mapping
from typing import Any

from tests.loopback.specification import specification

SCALARS: Mapping[str, tuple[type, ...]] = {
    "String": (str,),
    "Integer": (int,),
    "Boolean": (bool,),
    "True": (bool,),
    "Float": (int, float),
}
UPLOADED = "attach://"


class Published:
    """Which methods there are, what each takes, and of which types."""

    def __init__(self, text: str) -> None:
        described = [child for group in json.loads(text)["items"] for child in group["children"]]
        self._fields: dict[str, dict[str, dict[str, Any]]] = {
            one["name"]: {field["name"]: field for field in one["annotations"]} for one in described
        }

    def faults(self, method: str, given: Mapping[str, object]) -> list[str]:
        """Everything in a request that the description does not allow."""
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
        if kind.startswith("Array of "):
            if not isinstance(given, list):
                yield f"{where} is no array"
                return
            for place, one in enumerate(given):
                yield from self._value(kind.removeprefix("Array of "), one, f"{where}[{place}]")
            return
        choices = re.split(r" or | and |, ", kind)
        faults = [list(self._one(choice, given, where)) for choice in choices]
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
        """Which of the kinds that share a name's beginning is meant: `BotCommandScopeChat`."""
        wanted = f"{kind}{given.get('type', '')}".replace("_", "").lower()
        return next((name for name in self._fields if name.lower() == wanted), None)


def published() -> Published | None:
    """The description, or None on a machine that does not have it."""
    text = specification("telegram-bot-api-10.3.json")
    return None if text is None else Published(text)
