"""Discord's forms as text."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tests.byhand.chat.phones import CannotError
from tests.support.discord.client.components import INPUT, LABEL, WORDS
from tests.support.discord.loopback.world import Json


@dataclass(frozen=True)
class Form:
    """A form, as its description in Discord's API."""

    data: Json

    def __str__(self) -> str:
        return "\n".join(f"   {line}" for line in (self.data["title"], *self._lines()))

    def _lines(self) -> Iterator[str]:
        number = 0
        for part in self.data["components"]:
            if part["type"] == WORDS:
                yield part["content"]
                continue
            number += 1
            field = _field(part)
            named = part if part["type"] == LABEL else field
            more = f" ({part['description']})" if part.get("description") else ""
            yield f"<field {number}> {named.get('label', '')}{more}: {_filled(field)}"

    @property
    def fields(self) -> list[Json]:
        return [_field(part) for part in self.data["components"] if part["type"] != WORDS]

    def given(self, text: str) -> dict[str, str]:
        """Read `1=some text | 2=an option, another option`, with options by label or number."""
        given = {}
        for part in filter(None, re.split(r"\s*\|\s*", text.strip())):
            number, equals, value = part.partition("=")
            place = int(number) if number.strip().isdecimal() else 0
            if not equals or not 0 < place <= len(self.fields):
                raise CannotError(f"{part!r} is not NUMBER=TEXT, with a field’s number")
            field = self.fields[place - 1]
            given[field["custom_id"]] = _labels(field, value.strip())
        return given


def _field(part: Json) -> Json:
    field: Json = part["component"] if part["type"] == LABEL else part["components"][0]
    return field


def _filled(field: Json) -> str:
    """Return what a field holds before somebody fills it in."""
    if field["type"] == INPUT:
        return f"“{field.get('value') or ''}” {field.get('placeholder') or ''}".strip()
    if "options" not in field:
        return str(bool(field.get("default"))).lower()
    return "  ".join(
        f"{place} {one['label']}{' ✓' if one.get('default') else ''}"
        for place, one in enumerate(field["options"], 1)
    )


def _labels(field: Json, value: str) -> str:
    """Return labels of options where numbers were given."""
    options = [one["label"] for one in field.get("options") or ()]

    def label(part: str) -> str:
        is_number = part.isdecimal() and part not in options and 0 < int(part) <= len(options)
        return options[int(part) - 1] if is_number else part

    if not options:
        return value
    labels = [label(part) for part in re.split(r",\s*", value)]
    if strange := set(labels) - set(options):
        raise CannotError(f"no options {sorted(strange)} among {options}")
    return ", ".join(labels)
