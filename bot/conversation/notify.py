"""`notify`: where somebody is told with a sound that it is the own turn."""

from dataclasses import replace

from bot.conversation.asked import Asked
from bot.conversation.room import Room
from bot.reading.words import named
from bot.screens.screen import Button, Pick, Screen, ScreenKind
from core.engine.people import WAYS, Notify


async def notify(room: Room, asked: Asked) -> None:
    """Keep how somebody wants to be told, or show what there is to pick from."""
    language = await room.spoken(asked)
    way = named(asked.text, language, "notify")
    register = room.readers.register
    wishes = (await register.who(asked.person)).wishes
    if way in WAYS:
        await register.wish(asked.person, replace(wishes, notify=way))
        await room.note(asked, asked.alone, f"note-notify-{way}")
    else:
        await _ask(room, asked, await room.readers.way(asked.person))


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
