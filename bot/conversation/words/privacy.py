"""`privacy`: export or delete a person's data, and hide or show the person in rankings."""

import json
from dataclasses import asdict

from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.reading.vocabulary import fold, said
from bot.screens.parts import paragraphs
from bot.screens.screen import Attachment, Button, Screen, ScreenKind
from core.engine.evening.standings import RoundResult
from core.engine.people import PersonId
from core.engine.privacy import Kept
from core.engine.table.deeds import Deed
from core.engine.table.match_log import Past

EXPORT, FORGET, SURE = "export", "forget", "forget yes"
HIDE, SHOW = "hide", "show"


async def privacy(services: Services, request: Request) -> None:
    """Describe, export or, once confirmed, delete the person's data; always in private."""
    language = await services.spoken(request)
    phrase = fold(" ".join(request.text.split()))
    match next(iter(said(language, "privacy").get(phrase, (phrase,)))):
        case "export":
            await _export(services, request)
        case "forget":
            await _ask(services, request)
        case "forget yes":
            await _forget(services, request)
        case "hide" | "show" as wanted:
            await services.standings.hide(request.person, hidden=wanted == HIDE)
            await _tell(services, request)
        case _:
            await _tell(services, request)


async def _tell(services: Services, request: Request) -> None:
    voice = await services.voice(request.alone)
    hidden = await services.standings.is_hidden(request.person)
    buttons = tuple(
        Button(word=f"privacy {what}", label=voice.say(f"button-privacy-{what}"))
        for what in (EXPORT, FORGET, SHOW if hidden else HIDE)
    )
    listed = voice.say("privacy-hidden" if hidden else "privacy-listed")
    text = paragraphs(voice.say("privacy-about"), listed)
    await services.surface.show(
        request.alone, Screen(kind=ScreenKind.HELP, text=text, buttons=buttons)
    )


async def _export(services: Services, request: Request) -> None:
    voice = await services.voice(request.alone)
    kept, pasts = await services.privacy.about(request.person)
    data = json.dumps(exported(kept, pasts), ensure_ascii=False, indent=2).encode()
    screen = Screen(
        kind=ScreenKind.RECORD,
        text=voice.say("privacy-file"),
        attachment=Attachment(name="rummy-table.json", data=data),
    )
    await services.surface.show(request.alone, screen)


async def _ask(services: Services, request: Request) -> None:
    voice = await services.voice(request.alone)
    sure = Button(word=f"privacy {SURE}", label=voice.say("button-privacy-sure"))
    text = voice.say("privacy-sure")
    await services.surface.show(
        request.alone, Screen(kind=ScreenKind.HELP, text=text, buttons=(sure,))
    )


async def _forget(services: Services, request: Request) -> None:
    """Delete the person's data; say goodbye first, while the address is still known."""
    voice = await services.voice(request.alone)
    text = voice.say("privacy-forgotten")
    await services.surface.show(request.alone, Screen(kind=ScreenKind.NOTE, text=text))
    await services.privacy.forget(request.person)


def exported(kept: Kept, pasts: tuple[Past, ...]) -> dict[str, object]:
    """Return all data kept about a person, for a JSON file."""
    return {
        "person": dict(kept.person),
        "tables": [_table(past) for past in pasts],
        "updates_not_acted_on": list(kept.updates),
        "notices_not_sent": kept.notices,
        "messages": list(kept.messages),
        "on_no_list": kept.hidden,
        "hands_of_the_day": [asdict(one) for one in kept.tries],
        "finished_rounds": [_round(result, kept.number) for result in kept.rounds],
        "passes_to_pages": kept.passes,
        "calls_to_tables": [asdict(one) for one in kept.wishes],
        "plans": list(kept.plans),
    }


def _round(result: RoundResult, person: PersonId) -> dict[str, object]:
    """Return the data that a finished round keeps about one person, and about nobody else."""
    own = next(seat for seat in result.seats if seat.person == person)
    told = {"at": result.at, "rules": result.options, "chats": list(result.chats)}
    return {**told, "result": result.result, **asdict(own)}


def _table(past: Past) -> dict[str, object]:
    return {
        "code": past.code,
        "sheet": past.sheet,
        "open": past.is_open,
        "host": past.hosted,
        "watched": past.watched,
        "deeds": [_deed(deed) for deed in past.deeds],
        "words_added_to_shuffles": list(past.words),
    }


def _deed(deed: Deed) -> dict[str, object]:
    told: dict[str, object] = {"verb": deed.verb, "gained": deed.gained}
    for name, pieces in (("laid", deed.laid), ("picked", deed.picked)):
        if pieces:
            told[name] = " ".join(map(str, pieces))
    return told if deed.timeout is None else {**told, "timeout": asdict(deed.timeout)}
