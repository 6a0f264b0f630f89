"""The order in which a person picks up tiles to lay a table by hand."""

import tomllib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

POSITIONS = Path(__file__).parent / "positions.toml"
RACK = None


@dataclass(frozen=True)
class Position:
    """A table, a rack, and the wanted lay."""

    moved: int
    table: str
    rack: str
    lay: str
    telegram: int
    discord: int


def positions() -> list[Position]:
    return [Position(**one) for one in tomllib.loads(POSITIONS.read_text("utf-8"))["position"]]


Group = tuple[str, ...]


@dataclass(frozen=True)
class Gathering:
    """Tiles from old melds, by their places on the table, or from the rack, for one meld."""

    tiles: tuple[tuple[str, int | None], ...]
    onto: int | None
    """The old meld that they extend; None: a new one."""


def melds(text: str) -> list[Group]:
    """Return the melds of a table, with jokers without a reading."""
    return [tuple("J" if "J" in t else t for t in meld.split()) for meld in text.split(" | ")]


def plan(position: Position) -> list[Gathering]:
    """Return what to take for each meld of the lay, new melds first."""
    old, new = melds(position.table), melds(position.lay)
    grown = _grown(old, new)
    loose = [Counter(meld) for meld in old]
    for place, was in grown.items():
        loose[was] -= Counter(new[place])
    rack = Counter(t for meld in new for t in meld) - Counter(t for meld in old for t in meld)
    found = []
    for place, meld in enumerate(new):
        before = grown.get(place)
        lacks = Counter(meld) - (Counter(old[before]) if before is not None else Counter())
        if lacks:
            found.append(Gathering(tuple(_taken(lacks, loose, rack)), before))
    assert not rack.total(), rack
    return sorted(found, key=_order)


def _order(one: Gathering) -> tuple[bool, bool]:
    """Take first what must leave a meld so that the rest of it is valid."""
    return one.onto is not None, all(meld is RACK for _, meld in one.tiles)


def _grown(old: Sequence[Group], new: Sequence[Group]) -> dict[int, int]:
    """Map old melds to the new melds that share most of their tiles."""
    shared = sorted(
        (-(Counter(meld) & Counter(was)).total(), place, number)
        for place, meld in enumerate(new)
        for number, was in enumerate(old)
    )
    lives: dict[int, int] = {}
    for count, place, number in shared:
        if count and place not in lives and number not in lives.values():
            lives[place] = number
    return lives


def _taken(
    lacks: Counter[str], loose: list[Counter[str]], rack: Counter[str]
) -> Iterator[tuple[str, int | None]]:
    """Take tiles from the melds that can spare them, and the rest from the rack."""
    for number, spare in enumerate(loose):
        for tile in list((lacks & spare).elements()):
            spare[tile] -= 1
            lacks[tile] -= 1
            yield tile, number
    for tile in (+lacks).elements():
        assert rack[tile], f"{tile} is nowhere"
        rack[tile] -= 1
        yield tile, RACK
