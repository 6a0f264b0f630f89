"""What has happened in a history, by the names that players have for it."""

from collections import Counter
from collections.abc import Iterator, Sequence

from core.engine.happened import Acted, Dealt, MatchOpened, SeatGivenUp, SeatHandedOver, SeatStoodIn
from core.rules.cards.events import CardsLaidOff
from core.rules.cards.events import TimeRanOut as CardsTimeRanOut
from core.rules.events import Event, RoundEnded
from core.rules.pieces import Meld
from core.rules.tiles.events import TableLaid, TimeRanOut

LEFT = (SeatGivenUp, SeatHandedOver, SeatStoodIn)


def happenings(history: Sequence[Event]) -> Counter[str]:
    """Count first layings, lays that lay off, rearrange or exchange jokers, bells and ends."""
    counted: Counter[str] = Counter()
    table: tuple[Meld, ...] = ()
    opened: set[int] = set()
    for event in history:
        if isinstance(event, Dealt):
            table, opened = (), set()
            counted["round"] += 1
        elif isinstance(event, MatchOpened):
            counted["match"] += 1
        elif isinstance(event, LEFT):
            counted["leaver"] += 1
        for inner in event.events if isinstance(event, Acted) else ():
            counted.update(_of_rules(inner, table))
            if isinstance(inner, TableLaid):
                counted["first laying"] += inner.seat not in opened
                opened.add(inner.seat)
                table = inner.table
    return counted


def _of_rules(event: Event, table: tuple[Meld, ...]) -> Iterator[str]:
    match event:
        case TableLaid(table=after):
            yield from _of_lay(table, after)
        case CardsLaidOff():
            yield "laying off"
        case TimeRanOut() | CardsTimeRanOut():
            yield "bell"
        case RoundEnded(outcome=outcome):
            yield f"round {outcome.result}"


def _of_lay(before: tuple[Meld, ...], after: tuple[Meld, ...]) -> Iterator[str]:
    """What a lay has done to the melds that lay there."""
    then, now = [_written(meld) for meld in before], [_written(meld) for meld in after]
    if any(one < other for one in then for other in now):
        yield "laying off"
    if any(not any(one <= other for other in now) for one in then):
        yield "rearranging"
    stood = {word for meld in then for word in meld if word.startswith("J=")}
    if stood - {word for meld in now for word in meld}:
        yield "joker exchange"


def _written(meld: Meld) -> frozenset[str]:
    return frozenset(str(meld).split())
