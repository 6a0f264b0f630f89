"""Whoever acts at a seat that a computer holds for them has it back, and is told so."""

from bot.conversation.asked import Asked
from bot.conversation.room import Room
from core.engine.away import ComeBack
from core.engine.inbox import because_of
from core.engine.people import TableId
from core.engine.refusals import TableCode, TableRefusedError
from core.engine.sight import Sight


async def back_at(room: Room, asked: Asked, table: TableId) -> Sight:
    """Return a table as its reader sees it, who plays there again from now on."""
    sight = await room.engine.see(table, asked.person)
    if not sight.away:
        return sight
    with because_of(None):  # what they do there is still to come
        await room.engine.do(table, ComeBack(person=asked.person))
    await room.note(asked, asked.alone, "note-back")
    return await room.engine.see(table, asked.person)


async def back(room: Room, asked: Asked) -> None:
    """Play again wherever a computer plays for who says it.

    Raises:
        TableRefusedError: there is no table here, or none at which they sit.
    """
    sights = await room.finder.candidates(asked)
    away = [sight for sight in sights if sight.away]
    if not away:
        await room.finder.find(asked)
        if all(sight.me is None for sight in sights):
            raise TableRefusedError(TableCode.NOT_AT_TABLE)
        await room.note(asked, asked.alone, "note-back-already")
        return
    for sight in away:
        await room.engine.do(sight.table, ComeBack(person=asked.person))
        room.finder.remember(asked, sight.table)
    await room.note(asked, asked.alone, "note-back")
    for sight in away:
        await room.show_table(asked, asked.alone, sight.table)
