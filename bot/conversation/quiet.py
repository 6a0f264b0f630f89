"""`quiet`: somebody's hours in which long turns rest, and what is told of them waits."""

from dataclasses import replace

from bot.conversation.asked import Asked
from bot.conversation.room import Room
from bot.reading.hours import (
    TooLongError,
    UnknownPlaceError,
    UnreadableHoursError,
    read_hours,
)
from bot.reading.marks import SHOWN
from bot.reading.words import read_order
from core.engine.people import PersonId
from core.engine.quiet import QuietHours, clock_face, local


async def quiet(room: Room, asked: Asked) -> None:
    """Keep, show or end somebody's quiet hours: `quiet 22-8 Berlin`, `quiet`, `quiet off`."""
    language = await room.spoken(asked)
    kept = await _kept(room, asked.person)
    if read_order(asked.text, language) == "off":
        await _keep(room, asked.person, None)
        await room.note(asked, asked.alone, "note-quiet-off")
    elif asked.text:
        await _read(room, asked, language, kept)
    elif kept is None:
        await room.note(asked, asked.alone, "note-quiet-how")
    else:
        await _tell(room, asked, kept)


async def _read(room: Room, asked: Asked, language: str, kept: QuietHours | None) -> None:
    zone = "" if kept is None else kept.zone
    try:
        hours = read_hours(asked.text, language, room.clock.now(), zone)
    except UnreadableHoursError:
        await room.note(asked, asked.alone, "note-quiet-how")
    except TooLongError:
        await room.note(asked, asked.alone, "note-quiet-long")
    except UnknownPlaceError as error:
        near = error.near.rpartition("/")[2].replace("_", " ")
        key = "note-quiet-near" if near else "note-quiet-where"
        await room.note(asked, asked.alone, key, place=error.name[:SHOWN], near=near)
    else:
        if not hours.zone:
            await room.note(asked, asked.alone, "note-quiet-zone")
            return
        await _keep(room, asked.person, hours)
        await _tell(room, asked, hours)


async def _kept(room: Room, person: PersonId) -> QuietHours | None:
    text = (await room.readers.register.who(person)).wishes.quiet
    return None if text is None else QuietHours.read(text)


async def _keep(room: Room, person: PersonId, hours: QuietHours | None) -> None:
    register = room.readers.register
    wishes = (await register.who(person)).wishes
    await register.wish(person, replace(wishes, quiet=None if hours is None else str(hours)))
    await room.engine.keep_quiet(person, hours)


async def _tell(room: Room, asked: Asked, hours: QuietHours) -> None:
    """Say what holds, and what time it is there: so it is seen if the place is wrong."""
    there = local(room.clock.now(), hours.zone)
    fixed = hours.zone[0] in "+-"
    await room.note(
        asked,
        asked.alone,
        "note-quiet-fixed" if fixed else "note-quiet",
        begins=clock_face(hours.begins),
        ends=clock_face(hours.ends),
        place=hours.zone if fixed else hours.zone.rpartition("/")[2].replace("_", " "),
        now=f"{there:%H:%M}",
    )
