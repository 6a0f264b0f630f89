"""Checks bodies against the published description of Discord's API.

The description allows keys that it does not name, and lacks two keys that Discord accepts; both
are corrected when it is read. Of several alternatives, a body is checked against the one whose
`type` fits, so that a fault names its place.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache

from tests.support.discord.loopback.world import Json
from tests.support.loopback.specification import specification

TAKEN = ((r"ApplicationCommand.*Request", "nsfw"), (r"MessageEdit.*|.*Update.*Partial", "tts"))
"""Keys that Discord accepts but does not document, by the schema's name."""
TYPES: Mapping[str, tuple[type, ...]] = {
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "array": (list,),
    "object": (dict,),
    "null": (type(None),),
}
ALTERNATIVES = ("oneOf", "anyOf")
JSON = "application/json"
MOST: Mapping[str, Callable[[object, float], bool]] = {
    "maxLength": lambda given, most: isinstance(given, str) and len(given) > most,
    "minLength": lambda given, least: isinstance(given, str) and len(given) < least,
    "maxItems": lambda given, most: isinstance(given, list) and len(given) > most,
    "minItems": lambda given, least: isinstance(given, list) and len(given) < least,
    "maxProperties": lambda given, most: isinstance(given, dict) and len(given) > most,
    "maximum": lambda given, most: _figure(given) and given > most,  # type: ignore[operator]
    "minimum": lambda given, least: _figure(given) and given < least,  # type: ignore[operator]
}

CHECKED = frozenset({
    "$ref", "type", "format", "properties", "required", "additionalProperties", "items",
    "uniqueItems", "const", "enum", "pattern", "allOf", *ALTERNATIVES, *MOST,
})  # fmt: skip
"""The keywords of a schema that are checked."""


def _figure(given: object) -> bool:
    return isinstance(given, int | float) and not isinstance(given, bool)


class Published:
    """The documented requests, and what each may contain."""

    def __init__(self, text: str) -> None:
        described = json.loads(text)
        self._paths: Json = described["paths"]
        self._schemas: Json = described["components"]["schemas"]
        for name, schema in self._schemas.items():
            _tighten(name, schema)

    def faults(self, method: str, path: str, body: object) -> list[str]:
        """Return everything in a body that the description does not allow."""
        described = self._paths.get(path, {}).get(method.lower())
        if described is None:
            return [f"there is no {method} {path}"]
        if "requestBody" not in described:
            return []
        schema = described["requestBody"]["content"][JSON]["schema"]
        return list(self._faults(schema, body, "body"))

    def _faults(self, schema: Json, given: object, where: str) -> Iterator[str]:
        schema = self._meant(schema)
        given = _as_text(schema, given)
        alternatives = [one for key in ALTERNATIVES for one in schema.get(key, ())]
        if alternatives:
            yield from self._best(alternatives, given, where)
        yield from _plain(schema, given, where)
        for one in schema.get("allOf", ()):
            yield from self._faults(one, given, where)
        if isinstance(given, dict):
            yield from self._object(schema, given, where)
        if isinstance(given, list) and "items" in schema:
            for place, one in enumerate(given):
                yield from self._faults(schema["items"], one, f"{where}[{place}]")

    def _meant(self, schema: Json) -> Json:
        if "$ref" not in schema:
            return schema
        found: Json = self._schemas[schema["$ref"].rpartition("/")[2]]
        return self._meant(found)

    def _object(self, schema: Json, given: Json, where: str) -> Iterator[str]:
        known, others = schema.get("properties", {}), schema.get("additionalProperties")
        yield from (
            f"{where}.{key} is missing" for key in schema.get("required", ()) if key not in given
        )
        for key, value in given.items():
            if key in known:
                yield from self._faults(known[key], value, f"{where}.{key}")
            elif others is False:
                yield f"{where}.{key} is unknown"
            elif isinstance(others, dict):
                yield from self._faults(others, value, f"{where}.{key}")

    def _best(self, alternatives: list[Json], given: object, where: str) -> Iterator[str]:
        """Yield the faults by the alternative that the body seems to mean."""
        if any(one.get("const", self) == given for one in alternatives):
            return
        meant = [one for one in alternatives if self._fits(one, given)] or alternatives
        faults: list[str] = []
        for one in meant:
            found = list(self._faults(one, given, where))
            if not found:
                return
            faults = found if not faults or len(found) < len(faults) else faults
        yield from faults

    def _fits(self, schema: Json, given: object) -> bool:
        """Whether a value has the type of a schema."""
        schema = self._meant(schema)
        kinds, given = schema.get("type"), _as_text(schema, given)
        if isinstance(kinds, str | list) and not _is(given, kinds):
            return False
        wanted = schema.get("properties", {}).get("type", {}).get("enum")
        return wanted is None or not isinstance(given, dict) or given.get("type") in wanted


def _tighten(name: str, schema: Json) -> None:
    """Refuse unknown keys, to find misspelled ones."""
    whole = not {"allOf", *ALTERNATIVES} & schema.keys()
    if schema.get("type") == "object" and "properties" in schema and whole:
        schema.setdefault("additionalProperties", False)
        taken: Json = {key: {} for pattern, key in TAKEN if re.fullmatch(pattern, name)}
        schema["properties"] = taken | schema["properties"]


def _plain(schema: Json, given: object, where: str) -> Iterator[str]:
    """Yield the faults of a single value."""
    kinds = schema.get("type")
    if isinstance(kinds, str | list) and not _is(given, kinds):
        yield f"{where} is no {kinds}"
    if "const" in schema and given != schema["const"]:
        yield f"{where} is not {schema['const']}"
    if "enum" in schema and given not in schema["enum"]:
        yield f"{where} is none of {schema['enum']}"
    if "pattern" in schema and isinstance(given, str) and not re.search(schema["pattern"], given):
        yield f"{where} does not look as it should"
    for key, broken in MOST.items():
        if key in schema and broken(given, schema[key]):
            yield f"{where}: {key} is {schema[key]}"
    if schema.get("uniqueItems") and isinstance(given, list):
        written = [json.dumps(one, sort_keys=True) for one in given]
        if len(set(written)) < len(written):
            yield f"{where} holds something twice"


def _is(given: object, kinds: str | list[str]) -> bool:
    wanted = [kinds] if isinstance(kinds, str) else kinds
    if isinstance(given, bool):
        return "boolean" in wanted
    return any(isinstance(given, TYPES[kind]) for kind in wanted)


def _as_text(schema: Json, given: object) -> object:
    """Write numeric ids as text: Discord accepts both."""
    named = schema.get("format") == "snowflake" and isinstance(given, int)
    return str(given) if named else given


@cache
def published() -> Published:
    """Return the description; it is read only once."""
    return Published(specification("discord.json"))
