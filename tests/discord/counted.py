"""What was offered and what was pressed, what was sent for it, and what it gave away: counted."""

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bot.render.pictures.trace import TracingStudio
from tests.discord.loopback.components import SELECT, described, every
from tests.discord.loopback.interactions import COMPONENT
from tests.discord.loopback.rendering import rendered
from tests.discord.loopback.server import Loopback
from tests.discord.loopback.world import Json, Sent, User, World

TILE = re.compile(r"(?<![\w=])[rbky]\d{1,2}(?!\w)")
BEGINS = r"Drawn for who begins: .*"
"""Everybody saw that, and the tiles go back into the stock."""
COLOURS = {"red": "r", "blue": "b", "black": "k", "yellow": "y"}
TOLD_APART = {"settings", "auto", "take"}
"""Words that are for other things by what stands after them."""
MARKS = "+*?"
"""What may stand before the id of a button: that it has to do with a list."""


def kind(word: str) -> str:
    """What a button is for: its word, of a setting also which one."""
    first, _, rest = word.partition(" ")
    return f"{first} {rest.split()[0]}" if first in TOLD_APART and rest else first


def kinds_of(component: Json) -> Iterator[str]:
    """What can be pressed or chosen with a component."""
    options = [option["value"] for option in component.get("options") or ()]
    listed = [value for value in options if value.count(".") >= 3]
    for id_ in listed or [component.get("custom_id") or ""]:
        if id_.count(".") >= 3:
            yield kind(id_.lstrip(MARKS).split(".", 3)[3])


def offered(discord: Loopback) -> set[str]:
    """The kinds of everything that could ever be pressed."""
    bodies = [call.asked.body for call in discord.calls if isinstance(call.asked.body, dict)]
    shown = [body.get("data") or body for body in bodies]
    parts = (one for body in shown for one in every(body.get("components")))
    return {one for part in parts for one in kinds_of(part)}


def pressed(discord: Loopback) -> set[str]:
    """The kinds of what somebody has pressed, or chosen from a list."""
    found: set[str] = set()
    for one in discord.interactions.begun.values():
        if one.kind == COMPONENT:
            chosen = [value for value in one.data.get("values") or () if value.count(".") >= 3]
            for id_ in chosen or [one.data["custom_id"]]:
                found |= set(kinds_of({"custom_id": id_}))
    return found


@dataclass(frozen=True)
class Reader:
    """Finds the tiles in whatever was sent: in words, lists and pictures."""

    world: World
    studio: TracingStudio

    def tiles(self, data: Json) -> set[str]:
        """Every tile that a message shows."""
        parts = list(every(data.get("components")))
        ids = [part.get("custom_id") or "" for part in parts]
        options = [shown_on(option) for part in parts for option in part.get("options") or ()]
        words = " ".join([rendered(data, self.world), *ids, *options])
        found = set(TILE.findall(re.sub(BEGINS, "", words))) | set(_told(described(data)))
        pictures = (one for one in data["attachments"] if one["filename"].endswith(".png"))
        drawn = (self.studio.drawn_on(self.world.files[one["id"]]) for one in pictures)
        return found | {one.what for some in drawn for one in some if one.kind == "piece"}

    def given_away(self, racks: Callable[[Sent], User | None]) -> set[str]:
        """Tiles that others have seen before their owner was shown them on the own rack.

        There is only one of each: what others have seen has been laid, and is on no rack any more.
        `racks` says whose rack a message shows, if it shows one.
        """
        seen: dict[str | None, set[str]] = defaultdict(set)
        given: set[str] = set()
        for sent in self.world.journal:
            reader = None if sent.reader is None else sent.reader.id
            owner = racks(sent)
            if owner is not None:
                elsewhere = (tiles for who, tiles in seen.items() if who != owner.id)
                given |= held(sent.data) & set().union(*elsewhere)
            seen[reader] |= self.tiles(sent.data)
        return given


def held(data: Json) -> set[str]:
    """The tiles that can be chosen from the lists of a message: those of the own rack."""
    lists = (one for one in every(data["components"]) if one["type"] == SELECT)
    racks = (one for one in lists if one["custom_id"][0] == "+" and "#" not in one["custom_id"])
    options = (option for rack in racks for option in rack["options"])
    return {found for option in options for found in TILE.findall(shown_on(option))}


def shown_on(option: Json) -> str:
    """What an entry of a list shows, its emoji left aside."""
    return re.sub(r"[^\x00-\x7f]", " ", f"{option['label']} {option['value']}")


def _told(text: str) -> Iterator[str]:
    """The tiles that are told as `red 1, 4`."""
    for colour, numbers in re.findall(rf"({'|'.join(COLOURS)}) (\d+(?:, \d+)*)", text):
        yield from (f"{COLOURS[colour]}{number}" for number in numbers.split(", "))
