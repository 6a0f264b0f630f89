"""Limits of a body that the published description gives only in prose, or not at all."""

import json
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import chain

from tests.support.discord.client import components as parts
from tests.support.discord.client.components import every, said
from tests.support.discord.loopback.refusals import COMMANDS, COMPONENTS, MESSAGE, RECEIVING, Breach
from tests.support.discord.loopback.world import COMPONENTS_V2, Json

CONTENT, TEXT, ALL = 2000, 4000, 40
"""The most letters of a plain message, letters of Components V2, and components."""
IN_A_ROW = 5
OPTIONS = 25
ON_MODAL = 5
ALTERNATIVE = 1024
NEWER = frozenset({
    parts.SECTION, parts.WORDS, parts.THUMBNAIL, parts.GALLERY,
    parts.FILE, parts.SEPARATOR, parts.CONTAINER,
})  # fmt: skip
"""Component types that need the flag of Components V2."""
NAME = re.compile(r"[-_'\w]{1,32}")
SIZE = 8000
"""The most letters of one command: names, descriptions and values."""


def message_breaches(data: Json, files: set[str]) -> Iterator[Breach]:
    """Yield the faults of a message; `files` are the names that its pictures may use."""
    found = list(every(data.get("components")))
    newer = bool((data.get("flags") or 0) & COMPONENTS_V2)
    yield from _texts(data, newer=newer)
    yield from _kinds(found, newer=newer)
    yield from _all(found)
    named = re.findall(r'attachment://([^"]+)"', json.dumps(data, ensure_ascii=False))
    for name in named:
        if name not in files:
            yield Breach(f"attachment://{name} is not attached", COMPONENTS)
    yield from _mentions(data.get("allowed_mentions") or {})


def _texts(data: Json, *, newer: bool) -> Iterator[Breach]:
    if len(data.get("content") or "") > CONTENT:
        yield Breach("content: Must be 2000 or fewer in length", f"{MESSAGE}#create-message")
    if newer and (data.get("content") or data.get("embeds")):
        yield Breach("content and embeds are disabled by IS_COMPONENTS_V2", COMPONENTS)
    if newer and len(said({**data, "content": ""})) > TEXT:
        yield Breach("all texts: Must be 4000 or fewer in length", COMPONENTS)


def _kinds(found: Sequence[Json], *, newer: bool) -> Iterator[Breach]:
    if not newer and any(one["type"] in NEWER for one in found):
        yield Breach("this type of component needs the flag IS_COMPONENTS_V2", COMPONENTS)
    if not newer and sum(one["type"] == parts.ROW for one in found) > IN_A_ROW:
        yield Breach("components: Must be 5 or fewer in length", COMPONENTS)


def _all(found: Sequence[Json]) -> Iterator[Breach]:
    """Yield the faults that messages and modals share."""
    if len(found) > ALL:
        yield Breach("more than 40 components in all", COMPONENTS)
    for key in ("custom_id", "id"):
        used = Counter(one[key] for one in found if one.get(key))
        if [value for value, times in used.items() if times > 1]:
            yield Breach(f"{key}: cannot be used twice", COMPONENTS)
    yield from chain.from_iterable(map(_one, found))


def _one(component: Json) -> Iterator[Breach]:
    match component["type"]:
        case parts.ROW:
            yield from _row(component["components"])
        case parts.BUTTON:
            yield from _button(component)
        case parts.SELECT:
            yield from _select(component)
        case parts.GALLERY:
            for item in component["items"]:
                if len(item.get("description") or "") > ALTERNATIVE:
                    yield Breach("description: Must be 1024 or fewer in length", COMPONENTS)


def _row(inside: Sequence[Json]) -> Iterator[Breach]:
    kinds = {one["type"] for one in inside}
    if len(inside) > (IN_A_ROW if kinds == {parts.BUTTON} else 1):
        yield Breach("a row holds five buttons or one select", COMPONENTS)


def _button(button: Json) -> Iterator[Breach]:
    if bool(button.get("custom_id")) == bool(button.get("url") or button.get("sku_id")):
        yield Breach("a button has a custom_id or an address, and one of them", COMPONENTS)
    if not button.get("label") and not button.get("emoji"):
        yield Breach("a button has a label or an emoji", COMPONENTS)


def _select(select: Json) -> Iterator[Breach]:
    options = select["options"]
    least, most = select.get("min_values"), select.get("max_values")
    least, most = 1 if least is None else least, 1 if most is None else most
    if len({option["value"] for option in options}) < len(options):
        yield Breach("options: values must differ", COMPONENTS)
    if most > len(options) or least > most:
        yield Breach("max_values: no more than there are options", COMPONENTS)
    if sum(bool(option.get("default")) for option in options) > most:
        yield Breach("options: more are chosen than may be", COMPONENTS)


def _mentions(allowed: Json) -> Iterator[Breach]:
    for kind in ("users", "roles"):
        if kind in (allowed.get("parse") or ()) and allowed.get(kind):
            told = f"allowed_mentions: parse and {kind} exclude each other"
            yield Breach(told, f"{MESSAGE}#allowed-mentions-object")


def modal_breaches(data: Json) -> Iterator[Breach]:
    """Yield the faults of a modal."""
    if not 1 <= len(data["components"]) <= ON_MODAL:
        yield Breach("a modal holds up to 5 components", f"{RECEIVING}#modal")
    yield from _all(list(every(data["components"])))


def choice_breaches(choices: Sequence[Json]) -> Iterator[Breach]:
    """Yield the faults of a completion."""
    if len(choices) > OPTIONS:
        yield Breach("choices: Must be 25 or fewer in length", f"{COMMANDS}#autocomplete")


def command_breaches(command: Json) -> Iterator[Breach]:
    """Yield the faults of a command."""
    for named in _named(command):
        for name in (named["name"], *(named.get("name_localizations") or {}).values()):
            if not NAME.fullmatch(name) or name != name.lower():
                yield Breach(f"name {name!r} is not allowed", f"{COMMANDS}#naming")
        order = [not option.get("required", False) for option in named.get("options") or ()]
        if order != sorted(order):
            yield Breach("required options must come first", COMMANDS)
    if sum(len(text) for text in _texts_of(command)) > SIZE:
        yield Breach("a command must be 8000 or fewer in length", COMMANDS)


def _named(command: Json) -> Iterator[Json]:
    yield command
    for option in command.get("options") or ():
        yield from _named(option)


def _texts_of(command: Json) -> Iterator[str]:
    """Yield the texts of the longest language."""
    for named in _named(command):
        for key in ("name", "description"):
            said_in = (named.get(f"{key}_localizations") or {}).values()
            yield max([named.get(key) or "", *said_in], key=len)
        yield from (str(choice["value"]) for choice in named.get("choices") or ())
