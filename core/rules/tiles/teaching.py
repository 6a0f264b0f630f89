"""Small worked examples for a sheet, and a first game made of them.

Both follow from the fields of the sheet, so they are legal on it, house rules included.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from core.rules.sheet import OptionValue
from core.rules.teaching import Example, Step

Fields = Mapping[str, OptionValue]

LEAST = 3
"""The minimum number of pieces in a meld."""


def examples(fields: Fields) -> Iterator[Example]:
    """Yield examples of a first laying, of using the table, and of jokers."""
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
    """Return one or two melds that barely reach this value; none if that is impossible."""
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
    """Return the lowest set of three with this value."""
    number = max(LEAST, -(-needed // LEAST))
    if number > int(fields["numbers"]):
        return ""
    return " ".join(f"{colour}{number}" for colour in str(fields["colours"])[:LEAST])


def _run(colour: str, needed: int, highest: int, shortest: int = LEAST) -> str:
    """Return the shortest, then lowest run with this value."""
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


def lesson(fields: Fields) -> tuple[Step, ...]:
    """Return the turns of a first game; the last one ends the round."""
    shown = {example.key: example for example in examples(fields)}
    return _last_goes_out(tuple(_turns(fields, shown)))


def _turns(fields: Fields, shown: Mapping[str, Example]) -> Iterator[Step]:
    one, two, three, four = tuple(str(fields["colours"]))
    begin = Step(
        key="draw",
        rack=f"{one}1 {two}8 {three}5 {four}3 {one}6",
        words=("draw",),
        other=f"{two}2",
        stock=f"{three}8 {four}8",
        opened=False,
    )
    yield begin
    first = shown.get("first") or shown.get("own")
    if first is not None:
        points = first.points if first.key == "first" else 0
        laying = _laying(begin, "first", first.groups["melds"].replace("| ", ""))
        yield replace(laying, opened=False, points=points)
    use = (shown.get("table") or shown["layoff"]).groups
    yield _laying(begin, "table", use["rack"], use["before"])
    free = shown.get("joker-free")
    if free is not None:
        yield _laying(begin, "joker", free.groups["rack"], shown["joker"].groups["meld"])


def _laying(begin: Step, key: str, tiles: str, table: str = "") -> Step:
    """Return a turn that lays tiles; two other rack tiles fit nowhere."""
    odd = " ".join(begin.rack.split()[:2])
    return replace(
        begin,
        key=key,
        rack=f"{tiles} {odd}",
        words=(f"play {tiles}", "done"),
        table=table,
        opened=True,
    )


def _last_goes_out(every: tuple[Step, ...]) -> tuple[Step, ...]:
    """Make the last turn empty the rack, so that it ends the round."""
    *others, last = every
    tiles = last.words[0].removeprefix("play ")
    return (*others, replace(last, rack=tiles))
