"""*True*: no piece is lost or doubled, and what was recorded replays to what is."""

from collections import Counter
from collections.abc import AsyncIterator

from bot.render.pieces import bare
from core.engine.table.evolve import replay
from core.engine.table.state import TableState
from tests.strangers.evening import Scene


async def check(scene: Scene) -> AsyncIterator[str]:
    changed = {
        number: told.state
        for number, told in scene.evening.tables.items()
        if number not in scene.before or scene.before[number].state is not told.state
    }
    for said in filter(None, map(_conserved, changed.values())):
        yield said
    program = scene.evening.program
    if program is None or program.parts is None or not scene.replays:
        return
    for number, told in scene.evening.tables.items():
        if replay(await program.parts.store.history(number)) != told.state:
            yield f"what was recorded of table {number} does not replay to what is"


def _conserved(state: TableState) -> str:
    round_ = None if state.match is None else state.match.round
    if round_ is None:
        return ""
    seen = round_.sheet.family.view(round_, None)
    held = [piece for rack in round_.racks for piece in rack]
    lying = [piece for meld in seen.table for piece in meld.pieces]
    every = Counter(bare(piece) for piece in (*held, *lying, *round_.stock, *seen.discard))
    whole = Counter(bare(piece) for piece in round_.sheet.family.pack(round_.sheet))
    return "" if every == whole else f"pieces lost {whole - every}, doubled {every - whole}"
