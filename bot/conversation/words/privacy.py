"""`privacy` and `stats`: what is kept about a person, as a file, as figures, or no more."""

import json
from collections.abc import Sequence
from dataclasses import asdict

from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.reading.vocabulary import fold, said
from bot.screens.parts import lines
from bot.screens.screen import Attachment, Button, Screen, ScreenKind
from bot.screens.voice import Voice
from core.engine.people import PersonId
from core.engine.privacy import Kept
from core.engine.standings import RoundResult
from core.engine.table.deeds import Deed
from core.engine.table.match_log import Past

EXPORT, FORGET, SURE = "export", "forget", "forget yes"


async def privacy(services: Services, request: Request) -> None:
    """Say what is kept; export it, or forget it once that has been confirmed. Always in private."""
    language = await services.spoken(request)
    phrase = fold(" ".join(request.text.split()))
    match next(iter(said(language, "privacy").get(phrase, (phrase,)))):
        case "export":
            await _export(services, request)
        case "forget":
            await _ask(services, request)
        case "forget yes":
            await _forget(services, request)
        case _:
            await _tell(services, request)


async def _tell(services: Services, request: Request) -> None:
    voice = await services.voice(request.alone)
    buttons = tuple(
        Button(word=f"privacy {what}", label=voice.say(f"button-privacy-{what}"))
        for what in (EXPORT, FORGET)
    )
    text = voice.say("privacy-about")
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
    """Say goodbye first: afterwards nobody knows any more where to."""
    voice = await services.voice(request.alone)
    text = voice.say("privacy-forgotten")
    await services.surface.show(request.alone, Screen(kind=ScreenKind.NOTE, text=text))
    await services.privacy.forget(request.person)


def exported(kept: Kept, pasts: tuple[Past, ...]) -> dict[str, object]:
    """Name everything that is kept about a person, for a file."""
    return {
        "person": dict(kept.person),
        "tables": [_table(past) for past in pasts],
        "updates_not_acted_on": list(kept.updates),
        "notices_not_sent": kept.notices,
        "messages": list(kept.messages),
        "on_no_list": kept.hidden,
        "finished_rounds": [_round(result, kept.number) for result in kept.rounds],
    }


def _round(result: RoundResult, person: PersonId) -> dict[str, object]:
    """Name what a finished round keeps of one person, and of nobody else."""
    own = next(seat for seat in result.seats if seat.person == person)
    told = {"at": result.at, "rules": result.options, "chats": list(result.chats)}
    return {**told, "result": result.result, **asdict(own)}


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


async def stats(services: Services, request: Request) -> None:
    """Show somebody's figures, in private."""
    _, pasts = await services.privacy.about(request.person)
    voice = await services.voice(request.alone)
    screen = Screen(kind=ScreenKind.SCORE, text=_figures(voice, pasts))
    await services.surface.show(request.alone, screen)


def _figures(voice: Voice, pasts: Sequence[Past]) -> str:
    rounds, matches = sum(past.rounds for past in pasts), sum(past.matches for past in pasts)
    if not rounds:
        return voice.say("stats-none")
    won, matches_won = sum(p.rounds_won for p in pasts), sum(p.matches_won for p in pasts)
    laid = [len(deed.laid) for past in pasts for deed in past.deeds if deed.verb != "discard"]
    return lines(
        voice.say("stats-rounds", rounds=rounds, won=won),
        voice.say("stats-matches", matches=matches, won=matches_won) if matches else "",
        voice.say("stats-laid", laid=sum(laid), most=max(laid, default=0)),
    )
