"""`auto`: a standing order for turns in which nothing can be laid."""

from collections.abc import Mapping

from bot.conversation.asked import Asked
from bot.conversation.coming_back import back_at
from bot.conversation.room import Room
from bot.reading.words import read_order
from core.engine.state import StandingOrder

ORDERS: Mapping[str, StandingOrder | None] = {
    "": StandingOrder(),
    "first": StandingOrder(until="first"),
    "off": None,
}
"""What can stand after the word."""


async def auto(room: Room, asked: Asked) -> None:
    """Draw for somebody from now on, as long as it is wanted."""
    wanted = read_order(asked.text, await room.spoken(asked))
    if wanted not in ORDERS:
        await room.note(asked, asked.alone, "note-auto-how")
        return
    order = ORDERS[wanted]
    sight = await back_at(room, asked, await room.finder.find(asked))
    await room.engine.stand(sight.table, asked.person, order)
    key = "note-auto-off" if order is None else f"note-auto-{order.until}"
    await room.note(asked, asked.alone, key)
