"""Update the tests' copy of the API descriptions that Discord and Telegram publish.

    poe descriptions DISCORD TELEGRAM

DISCORD is the `openapi.json` of discord/discord-api-spec, TELEGRAM the `schema.json` of aiogram.
The copy has what the loopback servers check: the bodies of the requests that they answer, and the
types that these name, without descriptions.
"""

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import chain
from pathlib import Path
from typing import Any

from bot.machine.system import SystemClock
from tests.support.discord.loopback.published import ALTERNATIVES, CHECKED, JSON
from tests.support.discord.loopback.server import Loopback
from tests.support.loopback.specification import FOLDER
from tests.support.telegram.loopback.methods import Methods
from tests.support.telegram.loopback.published import kinds_of, stands_for

Json = dict[str, Any]
LISTS = ("allOf", *ALTERNATIVES)
"""Keys of a schema that hold several schemas."""


def of_discord(published: Json) -> Json:
    """Return the requests that the loopback Discord answers, and the schemas of their bodies."""
    paths: Json = {}
    for path, method in sorted(kind.split(" ")[::-1] for kind in Loopback(SystemClock()).routes()):
        request = published["paths"][path][method.lower()]
        paths.setdefault(path, {})[method.lower()] = _request(request)
    schemas: Json = published["components"]["schemas"]
    named = _reached(_references(paths), lambda name: _references(_pared(schemas[name])))
    kept = {name: _pared(schemas[name]) for name in sorted(named)}
    return {"paths": paths, "components": {"schemas": kept}}


def _request(published: Json) -> Json:
    if "requestBody" not in published:
        return {}
    schema = _pared(published["requestBody"]["content"][JSON]["schema"])
    return {"requestBody": {"content": {JSON: {"schema": schema}}}}


def _pared(schema: Json) -> Json:
    """Remove from a schema what is not checked."""
    return {key: _pared_value(key, value) for key, value in schema.items() if key in CHECKED}


def _pared_value(key: str, value: Any) -> Any:  # noqa: ANN401 - any value of a JSON schema
    if key == "properties":
        return {name: _pared(schema) for name, schema in value.items()}
    if key in LISTS:
        return [_pared(schema) for schema in value]
    return _pared(value) if isinstance(value, dict) else value


def _references(part: object) -> Iterator[str]:
    """Yield the names of the schemas that a part of the description refers to."""
    if isinstance(part, dict):
        if isinstance(reference := part.get("$ref"), str):
            yield reference.rpartition("/")[2]
        yield from chain.from_iterable(map(_references, part.values()))
    elif isinstance(part, list):
        yield from chain.from_iterable(map(_references, part))


def of_telegram(published: Json) -> Json:
    """Return the methods that the loopback Telegram answers, and their parameters' types."""
    types = {one["name"]: _fields(one) for group in published["items"] for one in group["children"]}

    def leads_to(name: str) -> Iterator[str]:
        kinds = chain.from_iterable(kinds_of(field["type"]) for field in types[name].values())
        return chain.from_iterable(_variants(kind, types) for kind in kinds)

    answered = (name for name in ("getUpdates", *vars(Methods)) if name in types)
    kept = {name: types[name] for name in sorted(_reached(answered, leads_to))}
    return {"version": published["api"]["version"], "types": kept}


def _fields(published: Json) -> Json:
    return {
        field["name"]: {"type": field["type"], "required": field["required"]}
        for field in published["annotations"]
    }


def _variants(kind: str, types: Mapping[str, Json]) -> Iterator[str]:
    """Return a type and its kinds: `BotCommandScopeChat` for `BotCommandScope`."""
    if types.get(kind):
        return iter([kind])
    return (name for name in types if stands_for(name, kind))


def _reached(names: Iterator[str], leads_to: Callable[[str], Iterator[str]]) -> set[str]:
    """Return these names and all that they refer to, directly or through others."""
    reached: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in reached:
            reached.add(name)
            waiting.extend(leads_to(name))
    return reached


def written(value: object, depth: int) -> str:
    """Write JSON with one line an entry down to a depth, so that changes are easy to find."""
    if not depth or not isinstance(value, dict):
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    entries = (f"{json.dumps(key)}: {written(one, depth - 1)}" for key, one in value.items())
    return "{\n" + ",\n".join(entries) + "\n}"


def main() -> None:
    """Read the published descriptions, and write the parts that are kept."""
    discord, telegram = (json.loads(Path(name).read_text("utf-8")) for name in sys.argv[1:])
    kept = {"discord.json": (of_discord(discord), 3), "telegram.json": (of_telegram(telegram), 2)}
    for name, (described, depth) in kept.items():
        (FOLDER / name).write_text(f"{written(described, depth)}\n", "utf-8")
        print(f"{name}: {(FOLDER / name).stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
