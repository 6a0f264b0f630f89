"""Counts offered and used components by kind."""

import re
from collections.abc import Iterator

from tests.support.discord.client.components import BUTTON, SELECT, every
from tests.support.discord.loopback.interactions import COMPONENT
from tests.support.discord.loopback.server import Loopback
from tests.support.discord.loopback.world import Json
from tests.support.evenings.written import PIECE, said_by

OF_RACK, OF_TABLE = "a piece of the rack", "a piece of the table"
TOLD_APART = {"settings", "auto", "take", "notify", "sort", "next", "learn"}
"""Words whose kind depends on the text that follows."""
AS_MANY = {"settings", "learn"}
"""Those of them for which the first following word is enough."""


def kind_of(id_: str) -> str:
    """Return the kind of a component, whatever table, pieces and melds it concerns."""
    if id_.startswith("+"):
        return OF_TABLE if "#" in id_ else OF_RACK
    chosen, said = id_.startswith("*"), said_by(id_)
    word, _, rest = said.partition(" ")
    rest = re.sub(r"#?\b\d+\b", "N", PIECE.sub("", re.sub(r"\bJ\b", "", rest)))
    told = rest.split() if chosen or word in TOLD_APART else []
    return " ".join((*(["chosen"] if chosen else []), word, *told[: 1 if word in AS_MANY else 9]))


def ways_to_use(component: Json) -> Iterator[tuple[str, str]]:
    """Yield each kind of act that a component offers, and the value to choose for it."""
    if component["type"] == BUTTON:
        yield kind_of(component.get("custom_id") or ""), ""
    elif component["type"] == SELECT:
        pieces = component["custom_id"].startswith("+")
        for option in component["options"]:
            yield kind_of(component["custom_id"] if pieces else option["value"]), option["value"]


def offered(discord: Loopback) -> set[str]:
    """Return the kinds of everything that could ever be pressed or chosen."""
    parts = (one for sent in discord.world.journal for one in every(sent.data["components"]))
    return {kind for part in parts for kind, _ in ways_to_use(part)}


def used(discord: Loopback) -> set[str]:
    """Return the kinds of what somebody has pressed, or chosen from a list."""
    begun = (one.data for one in discord.interactions.begun.values() if one.kind == COMPONENT)
    return {kind_of(id_) for data in begun for id_ in _meant(data)}


def _meant(data: Json) -> list[str]:
    """Return the ids of what was used: entries by their own id, pieces by that of their list."""
    listed = data["custom_id"].startswith("?")
    return list(data["values"]) if listed else [data["custom_id"]]
