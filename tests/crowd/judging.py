"""What must hold when a crowd is at rest, however often its programs were killed."""

from collections import Counter
from collections.abc import AsyncIterator, Iterator, Mapping
from itertools import pairwise

from core.engine.people import Human, TableId
from core.engine.table.evolve import replay
from core.engine.table.state import TableState
from core.rules.sheets import SHEETS
from storage.sql.database import Database, open_database
from tests.crowd.people import Crowd, Person
from tests.support.databases.server import ask

FAMILIES = (SHEETS["rummikub"].family,)
LEFT = ("outbox", "inbox WHERE raw IS NOT NULL")
"""Tables that are empty when everything is sent and handled."""

TAKEN = "SELECT platform, count(*) FROM inbox GROUP BY platform"


async def left(url: str) -> Mapping[str, int]:
    """Count what is still to be sent and handled."""
    counts = [await ask(f"SELECT count(*) FROM {place}", url) for place in LEFT]  # noqa: S608 - ours
    return {place: found for place, ((found,),) in zip(LEFT, counts, strict=True)}


async def faults_of(crowd: Crowd, url: str) -> list[str]:
    """Check what is stored, and yield what is wrong with it."""
    faults = [f"{count} left in {place}" for place, count in (await left(url)).items() if count]
    faults += crowd.wrong(dict(await ask(TAKEN, url)))
    async with open_database(url, FAMILIES) as database:
        tables = [state async for state in _tables(database, url, faults)]
        begun = [state for state in tables if state.match is not None]
        if not len(crowd.people) == len(begun) >= len(tables) - crowd.opened_again:
            faults.append(f"{len(tables)} tables were opened, {len(begun)} begun")
        for state in begun:
            one = await _whose(state, crowd, database)
            faults += [f"the table of P{one.number}: {fault}" for fault in _wrong(state, one)]
    return faults


async def _tables(database: Database, url: str, faults: list[str]) -> AsyncIterator[TableState]:
    for (number,) in await ask("SELECT id FROM tables ORDER BY id", url):
        state = replay(await database.store.history(TableId(number)))
        stored = await database.store.load(TableId(number))
        if replay(stored.events, stored.state) != state:
            faults.append(f"table {number}: what is stored is not what has happened")
        yield state


async def _whose(state: TableState, crowd: Crowd, database: Database) -> Person:
    who = state.seats[0]
    assert isinstance(who, Human)
    name = (await database.register.who(who.person)).name
    return crowd.people[int(name.removeprefix("P"))]


def _wrong(state: TableState, one: Person) -> Iterator[str]:
    """Yield what is wrong with the match of the person in the first seat."""
    assert state.match is not None
    if not state.match.over:
        yield "it is not over"
    if sum(state.match.totals):
        yield f"the scores do not add up: {state.match.totals}"
    if any(before.seat == after.seat for before, after in pairwise(state.deeds)):
        yield "somebody has acted twice in a row"
    acted = [deed.timeout is not None for deed in state.deeds if deed.seat == 0]
    timeouts = Counter(deed.seat for deed in state.deeds if deed.timeout is not None)
    if timeouts.keys() - ({0} if one.sleeps else ()):
        yield f"timeouts were stored for nobody: {timeouts}"
    if len(acted) > len(one.turns) + one.refused and not one.sleeps:
        # a person who slept, or repeats an act, may act before being called
        yield f"{len(acted)} turns, but called to {len(one.turns)}"
    if acted.count(True) > len(one.turns):
        yield f"{acted.count(True)} timeouts, but called to {len(one.turns)} turns"
    by_hand = acted.count(False)
    if by_hand > one.played or (not one.sleeps and by_hand < one.played - one.refused):
        yield f"{by_hand} turns by hand, though {one.played} were played"
    if one.timeouts < timeouts[0]:
        yield f"{timeouts[0]} timeouts were stored, {one.timeouts} were told"
