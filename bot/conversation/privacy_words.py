"""`privacy`: what is kept about somebody, as a file, or no more."""

import json
from dataclasses import asdict

from bot.conversation.asked import Asked
from bot.conversation.room import Room
from bot.reading.vocabulary import fold, said
from bot.screens.screen import Attachment, Button, Screen, ScreenKind
from core.engine.archive import Kept
from core.engine.deeds import Deed
from core.engine.past import Past

EXPORT, FORGET, SURE = "export", "forget", "forget yes"


async def privacy(room: Room, asked: Asked) -> None:
    """Say what is kept; export it, or forget it once that has been confirmed. Always in private."""
    language = await room.spoken(asked)
    phrase = fold(" ".join(asked.text.split()))
    match next(iter(said(language, "privacy").get(phrase, (phrase,)))):
        case "export":
            await _export(room, asked)
        case "forget":
            await _ask(room, asked)
        case "forget yes":
            await _forget(room, asked)
        case _:
            await _tell(room, asked)


async def _tell(room: Room, asked: Asked) -> None:
    voice = await room.voice(asked.alone)
    buttons = tuple(
        Button(word=f"privacy {what}", label=voice.say(f"button-privacy-{what}"))
        for what in (EXPORT, FORGET)
    )
    text = voice.say("privacy-about")
    await room.surface.show(asked.alone, Screen(kind=ScreenKind.HELP, text=text, buttons=buttons))


async def _export(room: Room, asked: Asked) -> None:
    voice = await room.voice(asked.alone)
    kept, pasts = await room.privacy.about(asked.person)
    data = json.dumps(exported(kept, pasts), ensure_ascii=False, indent=2).encode()
    screen = Screen(
        kind=ScreenKind.RECORD,
        text=voice.say("privacy-file"),
        attachment=Attachment(name="rummy-table.json", data=data),
    )
    await room.surface.show(asked.alone, screen)


async def _ask(room: Room, asked: Asked) -> None:
    voice = await room.voice(asked.alone)
    sure = Button(word=f"privacy {SURE}", label=voice.say("button-privacy-sure"))
    text = voice.say("privacy-sure")
    await room.surface.show(asked.alone, Screen(kind=ScreenKind.HELP, text=text, buttons=(sure,)))


async def _forget(room: Room, asked: Asked) -> None:
    """Say goodbye first: afterwards nobody knows any more where to."""
    voice = await room.voice(asked.alone)
    text = voice.say("privacy-forgotten")
    await room.surface.show(asked.alone, Screen(kind=ScreenKind.NOTE, text=text))
    await room.privacy.forget(asked.person)


def exported(kept: Kept, pasts: tuple[Past, ...]) -> dict[str, object]:
    """Name everything that is kept about a person, for a file."""
    return {
        "person": dict(kept.person),
        "tables": [_table(past) for past in pasts],
        "updates_not_acted_on": list(kept.updates),
        "notices_not_sent": kept.notices,
        "messages": list(kept.messages),
    }


def _table(past: Past) -> dict[str, object]:
    return {
        "code": past.code,
        "sheet": past.sheet,
        "open": past.is_open,
        "host": past.hosted,
        "deeds": [_deed(deed) for deed in past.deeds],
        "words_added_to_shuffles": list(past.words),
    }


def _deed(deed: Deed) -> dict[str, object]:
    told: dict[str, object] = {"verb": deed.verb, "gained": deed.gained}
    for name, pieces in (("laid", deed.laid), ("picked", deed.picked)):
        if pieces:
            told[name] = " ".join(map(str, pieces))
    return told if deed.bell is None else {**told, "bell": asdict(deed.bell)}
