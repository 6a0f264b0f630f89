"""Checks bodies against the published description of Discord's API.

The description allows keys that it does not name, and lacks two keys that Discord accepts; both
are corrected when it is read. Of several alternatives, a body is checked against the one whose
`type` fits, so that a fault names its place.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache, partial
from typing import TypeAlias

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


Check: TypeAlias = Callable[[object], list[str]]
"""Returns the faults of a value, each with its place in it: `[3].name is missing`."""


class Published:
    """The documented requests, and what each may contain.

    Each schema becomes a function when it is first needed.
    """

    def __init__(self, text: str) -> None:
        self._checks: dict[int, Check] = {}
        """By the identity of the schema."""
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
        return [f"body{fault}" for fault in self._check(schema)(body)]

    def _check(self, schema: Json) -> Check:
        """Return the check of a schema; a schema may contain itself."""
        schema = self._meant(schema)
        check = self._checks.get(id(schema))
        if check is None:
            parts: list[Check] = []
            check = self._checks[id(schema)] = _every(parts, schema)
            parts.extend(self._parts(schema))
        return check

    def _parts(self, schema: Json) -> Iterator[Check]:
        alternatives = [one for key in ALTERNATIVES for one in schema.get(key, ())]
        if alternatives:
            yield self._best(alternatives)
        yield from _plain(schema)
        yield from map(self._check, schema.get("allOf", ()))
        if schema.keys() & {"properties", "required", "additionalProperties"}:
            yield self._object(schema)
        if "items" in schema:
            yield _items(self._check(schema["items"]))

    def _meant(self, schema: Json) -> Json:
        if "$ref" not in schema:
            return schema
        found: Json = self._schemas[schema["$ref"].rpartition("/")[2]]
        return self._meant(found)

    def _object(self, schema: Json) -> Check:
        known = {key: self._check(one) for key, one in schema.get("properties", {}).items()}
        required, others = schema.get("required", ()), schema.get("additionalProperties")
        of_others = self._check(others) if isinstance(others, dict) else None

        def check(given: object) -> list[str]:
            if not isinstance(given, dict):
                return []
            found = [f".{key} is missing" for key in required if key not in given]
            for key, value in given.items():
                known_here = known.get(key, of_others)
                if known_here is not None:
                    found += [f".{key}{fault}" for fault in known_here(value)]
                elif others is False:
                    found.append(f".{key} is unknown")
            return found

        return check

    def _best(self, alternatives: list[Json]) -> Check:
        """Return a check against the alternative that the body seems to mean."""
        constants = [one["const"] for one in alternatives if "const" in one]
        pairs = [(self._fits(one), self._check(one)) for one in alternatives]

        def check(given: object) -> list[str]:
            if given in constants:
                return []
            meant = [check for fits, check in pairs if fits(given)]
            faults: list[str] = []
            for one in meant or [check for _, check in pairs]:
                found = one(given)
                if not found:
                    return []
                faults = found if not faults or len(found) < len(faults) else faults
            return faults

        return check

    def _fits(self, schema: Json) -> Callable[[object], bool]:
        """Return a function that says whether a value has the type of a schema."""
        schema = self._meant(schema)
        kinds = schema.get("type", [])
        wanted = schema.get("properties", {}).get("type", {}).get("enum")

        def fits(given: object) -> bool:
            if kinds and not _is(_as_text(schema, given), kinds):
                return False
            return wanted is None or not isinstance(given, dict) or given.get("type") in wanted

        return fits


def _every(parts: list[Check], schema: Json) -> Check:
    """Return a check that runs all parts, also those added later."""

    def check(given: object) -> list[str]:
        given = _as_text(schema, given)
        return [fault for part in parts for fault in part(given)]

    return check


def _items(check: Check) -> Check:
    """Return a check of a list that runs a check on each item."""

    def of_list(given: object) -> list[str]:
        if not isinstance(given, list):
            return []
        return [f"[{n}]{fault}" for n, one in enumerate(given) for fault in check(one)]

    return of_list


def _tighten(name: str, schema: Json) -> None:
    """Refuse unknown keys, to find misspelled ones."""
    whole = not {"allOf", *ALTERNATIVES} & schema.keys()
    if schema.get("type") == "object" and "properties" in schema and whole:
        schema.setdefault("additionalProperties", False)
        taken: Json = {key: {} for pattern, key in TAKEN if re.fullmatch(pattern, name)}
        schema["properties"] = taken | schema["properties"]


def _plain(schema: Json) -> Iterator[Check]:
    """Yield the checks of a single value."""
    kinds = schema.get("type")
    if isinstance(kinds, str | list):
        yield _where_not(lambda given: _is(given, kinds), f" is no {kinds}")
    if "const" in schema:
        yield _where_not(lambda given: given == schema["const"], f" is not {schema['const']}")
    if "enum" in schema:
        yield _where_not(lambda given: given in schema["enum"], f" is none of {schema['enum']}")
    if "pattern" in schema:
        yield _where_not(partial(_looks, schema["pattern"]), " does not look as it should")
    for key in (key for key in MOST if key in schema):
        yield _where_not(partial(_is_within, key, schema[key]), f": {key} is {schema[key]}")
    if schema.get("uniqueItems"):
        yield _where_not(_differ, " holds something twice")


def _where_not(holds: Callable[[object], bool], said: str) -> Check:
    return lambda given: [] if holds(given) else [said]


def _looks(pattern: str, given: object) -> bool:
    return not isinstance(given, str) or re.search(pattern, given) is not None


def _is_within(key: str, bound: float, given: object) -> bool:
    return not MOST[key](given, bound)


def _differ(given: object) -> bool:
    """Whether all items of a list differ."""
    if not isinstance(given, list):
        return True
    written = {json.dumps(one, sort_keys=True) for one in given}
    return len(written) == len(given)


def _is(given: object, kinds: str | list[str]) -> bool:
    if isinstance(kinds, list):
        return any(_is(given, kind) for kind in kinds)
    if isinstance(given, bool):
        return kinds == "boolean"
    return isinstance(given, TYPES[kinds])


def _as_text(schema: Json, given: object) -> object:
    """Write numeric ids as text: Discord accepts both."""
    named = schema.get("format") == "snowflake" and isinstance(given, int)
    return str(given) if named else given


@cache
def published() -> Published:
    """Return the description; it is read only once."""
    return Published(specification("discord.json"))
