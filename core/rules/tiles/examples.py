"""Small worked examples, made for a sheet from its fields, so that they can be laid on it."""

from collections.abc import Iterator, Mapping

from core.rules.sheet import OptionValue
from core.rules.teaching import Example

Fields = Mapping[str, OptionValue]

LEAST = 3
"""Pieces of a meld."""


def examples(fields: Fields) -> Iterator[Example]:
    """Return examples of a first laying, of the use of the table and of jokers."""
    first, second, third, last = tuple(str(fields["colours"]))
    yield from _first_laying(fields)
    yield _use_of_the_table(fields, first, second, third)
    if fields["jokers"]:
        yield from _joker(fields, first, last)


def _first_laying(fields: Fields) -> Iterator[Example]:
    needed = fields["first_laying"]
    if not isinstance(needed, int):
        return
    melds = _worth(fields, needed)
    if melds:
        points = sum(int(tile[1:]) for meld in melds for tile in meld.split())
        key = "first" if needed else "own"
        yield Example(key, "first", {"melds": " | ".join(melds)}, points)


def _worth(fields: Fields, needed: int) -> list[str]:
    """Return one meld or two that count at least so much, and hardly more; none, if none do."""
    highest, colours = int(fields["numbers"]), str(fields["colours"])
    first, last = colours[0], colours[-1]
    alone = _set(fields, needed) if fields["sets"] and needed else _run(first, needed, highest)
    if fields["one_action"]:
        alone = alone or _run(first, needed, highest)
    if alone or fields["one_action"]:
        return [alone] if alone else []
    high = _set(fields, LEAST * highest) if fields["sets"] else _run(first, 0, highest, highest)
    counted = sum(int(tile[1:]) for tile in high.split())
    more = _run(last, needed - counted, highest)
    return [high, more] if more else []


def _set(fields: Fields, needed: int) -> str:
    """Return the lowest set of three that counts so much."""
    number = max(LEAST, -(-needed // LEAST))
    if number > int(fields["numbers"]):
        return ""
    return " ".join(f"{colour}{number}" for colour in str(fields["colours"])[:LEAST])


def _run(colour: str, needed: int, highest: int, shortest: int = LEAST) -> str:
    """Return the shortest, then lowest run that counts so much."""
    for length in range(shortest, highest + 1):
        for low in range(1, highest - length + 2):
            numbers = range(low, low + length)
            if sum(numbers) >= needed:
                return " ".join(f"{colour}{number}" for number in numbers)
    return ""


def _use_of_the_table(fields: Fields, one: str, two: str, three: str) -> Example:
    if fields["rebuild"] == "none":
        before, rack, after = f"{one}4 {one}5 {one}6", f"{one}7", f"{one}4 {one}5 {one}6 {one}7"
    elif fields["one_action"] or not fields["sets"]:
        before, rack = f"{one}2 {one}3 {one}4 {one}5", f"{one}6 {one}7"
        after = f"{one}2 {one}3 {one}4 | {one}5 {one}6 {one}7"
    else:
        before, rack = f"{one}2 {one}3 {one}4 {one}5", f"{one}6 {two}2 {three}2"
        after = f"{one}3 {one}4 {one}5 {one}6 | {one}2 {two}2 {three}2"
    key = "layoff" if fields["rebuild"] == "none" else "table"
    return Example(key, "table", {"before": before, "rack": rack, "after": after})


def _joker(fields: Fields, one: str, four: str) -> Iterator[Example]:
    meld = f"{one}4 J={one}5 {one}6"
    yield Example("joker", "joker", {"meld": meld, "tile": f"{one}5"})
    if fields["joker_exchange"] != "none":
        after = f"{one}4 {one}5 {one}6 | {four}6 {four}7 J={four}8"
        rack = f"{one}5 {four}6 {four}7"
        groups = {"rack": rack, "tile": f"{one}5", "after": after}
        yield Example("joker-free", "joker", groups)
