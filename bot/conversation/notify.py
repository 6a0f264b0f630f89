"""`notify`: where somebody is told with a sound that it is the own turn."""

from dataclasses import replace

from bot.conversation.asked import Asked
from bot.conversation.room import Room
from bot.conversation.sounds import ALONE
from bot.reading.words import named
from bot.screens.screen import Button, Pick, Screen, ScreenKind
from core.engine.inbox import because_of
from core.engine.losing import FindAgain
from core.engine.people import WAYS, Notify, PersonId


async def notify(room: Room, asked: Asked) -> None:
    """Keep how somebody wants to be told, or show what there is to pick from."""
    language = await room.spoken(asked)
    way = named(asked.text, language, "notify")
    register = room.readers.register
    wishes, before = (await register.who(asked.person)).wishes, await room.readers.way(asked.person)
    if way not in WAYS:
        await _ask(room, asked, before)
        return
    await register.wish(asked.person, replace(wishes, notify=way))
    await room.note(asked, asked.alone, f"note-notify-{way}")
    reads_it = asked.chat is None and before in ALONE
    if way in ALONE and not reads_it:
        await _call(room, asked.person)
    else:
        await room.read_otherwise(asked.person)


async def _call(room: Room, person: PersonId) -> None:
    """Bring the turn that somebody has now to where they are called from now on.

    Somebody who could not be written to there is taken to have changed that.
    """
    for table in await room.engine.tables_of(person):
        if person in (await room.engine.see(table)).unreached:
            with because_of(None):  # the call is still to come
                await room.engine.do(table, FindAgain(person=person))
        sight = await room.engine.see(table, person)
        if sight.my_turn and sight.chats and not sight.away:
            await room.engine.call(table, person)


async def _ask(room: Room, asked: Asked, now: Notify) -> None:
    voice = await room.voice(asked.alone)
    options = tuple(
        Button(word=f"notify {way}", label=voice.say(f"button-notify-{way}"), chosen=way == now)
        for way in WAYS
    )
    prompt = voice.say("note-notify-how")
    said = "\n".join((prompt, voice.say(f"note-notify-{now}")))
    pick = Pick(prompt=prompt, options=options)
    await room.surface.show(
        asked.alone, Screen(kind=ScreenKind.SETTINGS, text=said, pick=pick, slot="notify")
    )
