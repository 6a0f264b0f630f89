"""*Called*: the person on turn was notified in the way they chose."""

from collections.abc import AsyncIterator

from core.engine.people import Human
from core.engine.table.state import Phase
from tests.strangers.evening import Scene


async def check(scene: Scene) -> AsyncIterator[str]:
    evening = scene.evening
    parts = evening.parts
    if not scene.quiet or not scene.calm or parts is None:
        return
    for number, told in evening.tables.items():
        state = told.state
        if not evening.untroubled(told.began):
            continue
        if state.phase is not Phase.PLAYING or state.running is None:
            continue
        seat = state.running.to_move
        who = state.seats[seat]
        if not isinstance(who, Human) or seat in state.standins or state.paused:
            continue
        if who.person in state.unreached:  # the program knows of no later change
            continue
        handle = evening.handle(who.person)
        if handle and (said := await evening.chats.calls(parts, number, who.person, handle)):
            yield f"{handle} is on turn, and {said}"
