"""A first game: a few turns on real positions, made of the examples for a sheet."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from core.rules.teaching import Example, Step
from core.rules.tiles.examples import Fields, examples


def lesson(fields: Fields) -> tuple[Step, ...]:
    """Return the turns that can be learned; the last one ends the round."""
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
    """Return a turn in which tiles are laid, with two on the rack that go with nothing."""
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
    """Leave nothing on the rack after the last turn, so that it ends the round."""
    *others, last = every
    tiles = last.words[0].removeprefix("play ")
    return (*others, replace(last, rack=tiles))
