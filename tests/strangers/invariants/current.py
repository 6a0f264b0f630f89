"""*Current*: people see what the program would show if it were asked again."""

from collections.abc import AsyncIterator

from core.engine.people import Human
from tests.strangers.evening import OPEN, Scene


async def check(scene: Scene) -> AsyncIterator[str]:
    evening = scene.evening
    parts = evening.parts
    if not scene.quiet or parts is None:
        return
    for number, told in evening.tables.items():
        if told.state.phase not in OPEN:
            continue
        seated = (who.person for who in told.state.seats if isinstance(who, Human))
        here = (*seated, *told.state.watchers, *told.state.waiting)
        people = {one: evening.handle(one) for one in here if evening.handle(one)}
        async for said in evening.chats.differs(parts, number, people):
            yield said
