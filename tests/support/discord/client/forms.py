"""Fills in a modal, as a client does."""

from collections.abc import Mapping

from tests.support.discord.client.components import (
    CHECKBOX,
    CHECKBOXES,
    INPUT,
    LABEL,
    RADIO,
    ROW,
    SELECT,
    WORDS,
    every,
)
from tests.support.discord.loopback.world import Json

MANY = {SELECT, CHECKBOXES}


def answers(modal: Json, given: Mapping[str, str]) -> Json:
    """Return the data of a filled-in modal; fields that are not named keep their values."""
    left = dict(given)
    filled = [_part(part, left) for part in modal["components"]]
    assert not left, f"there are no fields {sorted(left)}"
    return {"custom_id": modal["custom_id"], "components": filled}


def _part(part: Json, left: dict[str, str]) -> Json:
    place = {"type": part["type"], "id": part.get("id", 1)}
    if part["type"] == WORDS:
        return place
    if part["type"] == LABEL:
        return {**place, "component": _field(part["component"], left)}
    assert part["type"] == ROW
    return {**place, "components": [_field(one, left) for one in part["components"]]}


def _field(field: Json, left: dict[str, str]) -> Json:
    kind, name = field["type"], field["custom_id"]
    told = {"type": kind, "custom_id": name, "id": field.get("id", 1)}
    if kind == INPUT:
        text = left.pop(name, field.get("value") or "")
        assert (field.get("min_length") or 0) <= len(text) <= (field.get("max_length") or 4000)
        assert text or not field.get("required", True), f"{name} must be filled in"
        return {**told, "value": text}
    if kind == CHECKBOX:
        return {**told, "value": left.pop(name, str(field.get("default"))).lower() == "true"}
    options = {one["label"]: one["value"] for one in field["options"]}
    before = [one["value"] for one in field["options"] if one.get("default")]
    chosen = [options[one] for one in left.pop(name).split(", ")] if name in left else before
    if kind in MANY:
        return {**told, "values": chosen}
    assert kind == RADIO
    return {**told, "value": chosen[0] if chosen else None}


def is_filled(modal: Json) -> bool:
    """Whether every text that a modal requires is there already."""
    texts = (one for one in every(modal["components"]) if one["type"] == INPUT)
    return all(one.get("value") for one in texts if one.get("required", True))
