"""Notes how many turns somebody has had, as long as they are the first ones."""

from dataclasses import replace

from bot.conversation.room import Room
from bot.screens.coach import lessons_left
from core.engine.people import PersonId
from core.engine.sight import Sight


async def learned(room: Room, person: PersonId, before: Sight) -> None:
    """Note that somebody has had a turn, if what was just said has ended it."""
    register = room.readers.register
    known = await register.who(person)
    if not before.my_turn or not lessons_left(known.wishes):
        return
    after = await room.engine.see(before.table, person)
    goes_on = after.my_turn and after.round is not None and bool(after.round.turn)
    if len(after.deeds) != len(before.deeds) and not goes_on:
        had = (known.wishes.coached or 0) + 1
        await register.wish(person, replace(known.wishes, coached=had))
