"""Words of whoever runs the program: to everybody else they are no words at all."""

from collections.abc import Mapping

from bot.conversation.asked import Asked
from bot.conversation.door import TurnedAwayError
from bot.conversation.room import Room
from bot.conversation.table_words import Handler
from bot.conversation.whom import called_person
from bot.reading.words import read_order, read_place
from core.engine.people import Address
from core.engine.rulings import DRAINING, Ruling

ANNOUNCED = 1_000
"""Characters: with what stands around them one message on every platform."""


async def announce(room: Room, asked: Asked) -> None:
    """Tell something to everybody who plays, after all else that is to be sent."""
    text = asked.text.replace(" \n", "\n").strip()
    if not text:
        await room.note(asked, asked.alone, "owner-announce-how")
        return
    if len(text) > ANNOUNCED:
        raise TurnedAwayError("mishap-too-long", longest=str(ANNOUNCED))
    places = await room.engine.announce(text)
    await room.note(asked, asked.alone, "owner-announced", count=places)


async def ban(room: Room, asked: Asked) -> None:
    """Listen no more to a person or a chat; without saying whom, name all that are not heard."""
    if not asked.text:
        await _list(room, asked)
        return
    about = await _meant(room, asked)
    if about in room.door.limits.owners:
        raise TurnedAwayError("owner-ban-owner")
    await room.door.ruled.make(Ruling("ban", about))
    await room.note(asked, asked.alone, "owner-banned", who=_written(about))


async def allow(room: Room, asked: Asked) -> None:
    """Listen to them again."""
    if not asked.text:
        await _list(room, asked)
        return
    about, limits = await _meant(room, asked), room.door.limits
    await room.door.ruled.lift(Ruling("ban", about))
    set_so = about in limits.banned_people | limits.banned_chats
    key = "owner-allow-setting" if set_so else "owner-allowed"
    await room.note(asked, asked.alone, key, who=_written(about))


async def drain(room: Room, asked: Asked) -> None:
    """Open no new tables until this is ended; what is being played goes on."""
    language = await room.spoken(asked)
    if read_order(asked.text, language) == "off":
        await room.door.ruled.lift(DRAINING)
        await room.note(asked, asked.alone, "owner-drain-off")
        return
    await room.door.ruled.make(DRAINING)
    await room.note(asked, asked.alone, "owner-drain-on", count=await room.engine.count_open())


async def _list(room: Room, asked: Asked) -> None:
    limits = room.door.limits
    banned = await room.door.ruled.banned() | limits.banned_people | limits.banned_chats
    if not banned:
        await room.note(asked, asked.alone, "owner-ban-none")
        return
    who = ", ".join(sorted(map(_written, banned)))
    await room.note(asked, asked.alone, "owner-ban-list", who=who)


async def _meant(room: Room, asked: Asked) -> Address:
    """Return whom `telegram:123`, `here`, or the name of somebody at the table means."""
    language = await room.spoken(asked)
    platform, named, key = (part.strip() for part in asked.text.partition(":"))
    if named and key and platform.casefold() in room.readers.brushes:
        return Address(platform.casefold(), key)
    if named:
        raise TurnedAwayError("owner-ban-how", platforms=", ".join(room.readers.brushes))
    register = room.readers.register
    if read_place(asked.text, language) == "here" and asked.chat is not None:
        return (await register.where(asked.chat)).address
    sight = await room.engine.see(await room.finder.find(asked), asked.person)
    voice = await room.voice(asked.alone, sight)
    return (await register.who(called_person(voice, sight, asked.text))).address


def _written(address: Address) -> str:
    return f"{address.platform}:{address.key}"


OWNER_WORDS: Mapping[str, Handler] = {
    "announce": announce,
    "ban": ban,
    "allow": allow,
    "drain": drain,
}
"""What only an owner can say. Among others who talk it has to be said to the bot."""
