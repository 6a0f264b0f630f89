"""Finds components in a message or a modal."""

from collections.abc import Iterator, Sequence

from tests.support.discord.loopback.world import Json

ROW, BUTTON, SELECT, INPUT, SECTION = 1, 2, 3, 4, 9
WORDS, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 10, 11, 12, 13, 14, 17
LABEL, RADIO, CHECKBOXES, CHECKBOX = 18, 21, 22, 23
LINK = 5
"""The style of a button that opens a link."""


def every(components: Sequence[Json] | None) -> Iterator[Json]:
    """Yield all components, nested ones included, from top to bottom."""
    for component in components or ():
        yield component
        if "components" in component:
            yield from every(component["components"])
        for key in ("accessory", "component"):
            if isinstance(component.get(key), dict):
                yield from every([component[key]])


def media(component: Json) -> Iterator[Json]:
    """Yield the pictures and files that a component shows."""
    if component["type"] == GALLERY:
        yield from (item["media"] for item in component["items"])
    elif component["type"] == THUMBNAIL:
        yield component["media"]
    elif component["type"] == FILE:
        yield component["file"]


def said(data: Json) -> str:
    """Return all text of a message."""
    texts = [str(data.get("content") or "")]
    texts += [one["content"] for one in every(data.get("components")) if one["type"] == WORDS]
    return "\n".join(text for text in texts if text)


def described(data: Json) -> str:
    """Return the alternative texts of its pictures."""
    gallery = [one for one in every(data.get("components")) if one["type"] == GALLERY]
    items = [item.get("description") or "" for one in gallery for item in one["items"]]
    return "\n".join([*items, *(one.get("description") or "" for one in data["attachments"])])


def buttons(data: Json) -> list[Json]:
    return [one for one in every(data.get("components")) if one["type"] == BUTTON]


def selects(data: Json) -> list[Json]:
    return [one for one in every(data.get("components")) if one["type"] == SELECT]


def label(part: Json, value: str = "") -> str:
    """Return the label of a button, or of an option of a list, without its emoji."""
    options = (one["label"] for one in part.get("options") or () if one["value"] == value)
    return str(next(options, "") if value else part.get("label") or "")


def numbered(components: Sequence[Json]) -> None:
    """Give each component an id where it has none, as Discord does."""
    taken = {one["id"] for one in every(components) if one.get("id")}
    free = (number for number in range(1, 1000) if number not in taken)
    for one in every(components):
        if not one.get("id"):
            one["id"] = next(free)
