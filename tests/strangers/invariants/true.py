"""*True*: no piece is lost or doubled, records replay to the state, and the clock is fair."""

from collections import Counter
from collections.abc import AsyncIterator, Iterator

from bot.render.pieces import bare
from core.engine.table.evolve import replay
from core.engine.table.state import TableState
from tests.strangers.evening import Scene
from tests.strangers.platforms.chats import ALL

TICKS = 3
"""The maximum error in seconds between two readings of the clock."""


async def check(scene: Scene) -> AsyncIterator[str]:
    changed = {
        number: told.state
        for number, told in scene.evening.tables.items()
        if number not in scene.before or scene.before[number].state is not told.state
    }
    for said in filter(None, map(_conserved, changed.values())):
        yield said
    for said in _charged(scene):
        yield said
    program = scene.evening.program
    if program is None or program.parts is None or not scene.replays:
        return
    for number, told in scene.evening.tables.items():
        if replay(await program.parts.store.history(number)) != told.state:
            yield f"what was recorded of table {number} does not replay to what is"


def _charged(scene: Scene) -> Iterator[str]:
    """Return whose turn timed out too early, counting only time with a connected platform."""
    program, chats = scene.evening.program, scene.evening.chats
    for one in [] if program is None else program.tables.ran_out:
        handle = scene.evening.handle(one.person)
        shown = (seen.at for seen in chats.seen if seen.reader in {handle, ALL})
        told = min((at for at in shown if one.began <= at <= one.ended), default=one.began)
        had = (
            one.ended
            - told
            - sum(
                max(0.0, min(one.ended, until) - max(told, since))
                for since, until in chats.silences
            )
        )
        if had < one.allowed - TICKS:
            yield f"the time of {handle} ran out after {had:.0f} of {one.allowed} seconds"
    if program is not None:
        program.tables.ran_out.clear()


def _conserved(state: TableState) -> str:
    round_ = None if state.match is None else state.match.round
    if round_ is None:
        return ""
    seen = round_.sheet.family.rules.view(round_, None)
    held = [piece for rack in round_.racks for piece in rack]
    lying = [piece for meld in seen.table for piece in meld.pieces]
    every = Counter(bare(piece) for piece in (*held, *lying, *round_.stock, *seen.discard))
    whole = Counter(bare(piece) for piece in round_.sheet.family.pieces.pack(round_.sheet))
    return "" if every == whole else f"pieces lost {whole - every}, doubled {every - whole}"
