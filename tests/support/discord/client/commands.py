"""Turns a typed slash command into the interaction that a client sends."""

import re
from collections.abc import Mapping, Sequence

from tests.support.discord.loopback.world import Json

GROUP_OR_WORD = {1, 2}
"""Option types that are words of their own: subcommands and their groups."""
TEXT, NUMBER, TRUTH = 3, 4, 5


def filled_in(commands: Mapping[str, Json], typed: str, *, whole: bool = True) -> Json:
    """A command with its options, as `/turn play tiles:r7 r8 r9`.

    If it is not `whole`, it is still being typed, and required options may be missing.
    """
    name, *words = typed.removeprefix("/").split(" ")
    assert name in commands, f"there is no command /{name}"
    command = commands[name]
    return {
        "id": command["id"],
        "name": name,
        "type": 1,
        "options": _options(command.get("options") or [], words, whole=whole),
    }


def _options(known: Sequence[Json], words: list[str], *, whole: bool) -> list[Json]:
    inner = {option["name"]: option for option in known if option["type"] in GROUP_OR_WORD}
    if not inner:
        return _values(known, " ".join(words), whole=whole)
    assert words, f"one of {sorted(inner)} is missing"
    assert words[0] in inner, f"no {words[0]!r} among {sorted(inner)}"
    chosen = inner[words[0]]
    options = _options(chosen.get("options") or [], words[1:], whole=whole)
    return [{"type": chosen["type"], "name": chosen["name"], "options": options}]


def _values(known: Sequence[Json], text: str, *, whole: bool) -> list[Json]:
    named = {option["name"]: option for option in known}
    pattern = "|".join(map(re.escape, named)) or "(?!)"
    places = list(re.finditer(rf"(?:^|(?<=\s))({pattern}):", text))
    assert bool(places) or not text.strip(), f"no option in {text!r}: {sorted(named)}"
    ends = [*(place.start() for place in places[1:]), len(text)][: len(places)]
    values = [
        _value(named[place[1]], text[place.end() : end].strip(), whole=whole)
        for place, end in zip(places, ends, strict=True)
    ]
    missing = {name for name, one in named.items() if one.get("required")}
    missing -= {value["name"] for value in values}
    assert not missing or not whole, f"{missing} must be given"
    return values


def _value(option: Json, text: str, *, whole: bool) -> Json:
    value: object = text
    if option["type"] == NUMBER and whole:
        value = int(text)
    elif option["type"] == TRUTH:
        value = text == "true"
    choices = {choice["name"]: choice["value"] for choice in option.get("choices") or ()}
    if choices and whole:
        assert text in {*choices, *choices.values()}, f"{text!r} is none of {choices}"
        value = choices.get(text, text)
    return {"type": option["type"], "name": option["name"], "value": value}


def focused(commands: Mapping[str, Json], typed: str) -> Json:
    """Return a command whose last option is being typed; a client asks only where it may."""
    data = filled_in(commands, typed, whole=False)
    known, options = commands[data["name"]]["options"], data["options"]
    while options and options[-1].get("options"):
        known = next(one for one in known if one["name"] == options[-1]["name"])["options"]
        options = options[-1]["options"]
    assert options, "nothing is being typed"
    asked = next(one for one in known if one["name"] == options[-1]["name"])
    assert asked.get("autocomplete"), f"nothing completes {asked['name']!r}"
    options[-1]["focused"] = True
    return data
