"""`privacy`, `link` and `web`: a person's data, accounts on other platforms, and browser page."""

import json
from contextlib import suppress
from dataclasses import asdict
from hashlib import sha256

from bot.conversation.memory import OpenQuestion
from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.reading.vocabulary import fold, said
from bot.reading.words import read_order
from bot.render.names import without_idle_marks
from bot.screens.parts import paragraphs, words
from bot.screens.screen import Attachment, Button, Screen, ScreenKind
from bot.screens.slots import left_slots, table_slot, turn_slot
from bot.screens.voice import Voice
from core.engine.access import Pass
from core.engine.evening.standings import RoundResult
from core.engine.people import ChatId, PersonId, TableId, ToChat, ToPerson
from core.engine.ports import GoneError, RejectedError, TryLaterError
from core.engine.privacy import Kept
from core.engine.table.deeds import Deed
from core.engine.table.match_log import Past
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.state import Phase

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
            for one in await services.standings.numbers(request.person):
                await services.standings.hide(one, hidden=wanted == HIDE)
            await _listed(services, request)
        case _:
            await _tell(services, request)


async def _tell(services: Services, request: Request) -> None:
    voice = await services.voice(request.alone)
    hidden = await services.standings.is_hidden(request.person)
    buttons = _buttons(voice, EXPORT, FORGET, SHOW if hidden else HIDE)
    listed = voice.say("privacy-hidden" if hidden else "privacy-listed")
    text = paragraphs(voice.say("privacy-about"), listed)
    await services.surface.show(
        request.alone, Screen(kind=ScreenKind.HELP, text=text, buttons=buttons)
    )


async def _listed(services: Services, request: Request) -> None:
    """Confirm in one line whether the person is on lists now, with the button that undoes it."""
    voice = await services.voice(request.alone)
    hidden = await services.standings.is_hidden(request.person)
    text = voice.say("privacy-hidden" if hidden else "privacy-listed")
    buttons = _buttons(voice, SHOW if hidden else HIDE)
    await services.surface.show(
        request.alone, Screen(kind=ScreenKind.HELP, text=text, buttons=buttons)
    )


def _buttons(voice: Voice, *wishes: str) -> tuple[Button, ...]:
    return tuple(
        Button(word=f"privacy {what}", label=voice.say(f"button-privacy-{what}")) for what in wishes
    )


async def _export(services: Services, request: Request) -> None:
    voice = await services.voice(request.alone)
    kept, pasts = await services.privacy.about(request.person)
    told = exported(kept, pasts)
    others = [exported(*await services.privacy.about(one)) for one in kept.linked]
    told["on_other_platforms"] = others
    data = json.dumps(told, ensure_ascii=False, indent=2).encode()
    screen = Screen(
        kind=ScreenKind.RECORD,
        text=voice.say("privacy-file"),
        attachment=Attachment(name="rummy-table.json", data=data),
    )
    await services.surface.show(request.alone, screen)


async def _ask(services: Services, request: Request) -> None:
    voice = await services.voice(request.alone)
    sure = Button(word=f"privacy {SURE}", label=voice.say("button-privacy-sure"))
    text = words(voice.say("privacy-sure"), voice.say("sure-key", word=sure.label))
    question = OpenQuestion(NO_TABLE, f"{request.word} {FORGET}", key=sure)
    services.confirmations.ask(request.person, question)
    await services.surface.show(
        request.alone, Screen(kind=ScreenKind.HELP, text=text, buttons=(sure,))
    )


async def _forget(services: Services, request: Request) -> None:
    """Delete the person's data; say goodbye first, while the address is still known.

    The racks and notes in private go, too: later, nothing would know where they stand.
    """
    voice = await services.voice(request.alone)
    for table in await services.engine.tables_of(request.person):
        for slot in (turn_slot(table), *left_slots(str(table))):
            await services.remove(request.alone, slot)
    text = voice.say("privacy-forgotten")
    await services.surface.show(request.alone, Screen(kind=ScreenKind.NOTE, text=text))
    ended = await _ended(services, request.person)
    await services.privacy.forget(request.person)
    for chat, slot in ended:  # nothing shows these results anew: an open table does
        await services.shown.drop(ToChat(chat), slot)


async def _ended(services: Services, person: PersonId) -> list[tuple[ChatId, str]]:
    """Return where chats show the last result of the closed tables at which a person sat."""
    kept, _ = await services.privacy.about(person)
    others = [(await services.privacy.about(one))[0].tables for one in kept.linked]
    views = [
        await services.engine.see(table)
        for table in dict.fromkeys((*kept.tables, *(table for some in others for table in some)))
    ]
    return [
        (chat, table_slot(view.table))
        for view in views
        if view.phase is Phase.STOPPED
        for chat in view.chats
    ]


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


NO_TABLE = TableId(0)
"""The table number in a pass that belongs to no table."""
MINUTES = 10
"""How long a code is valid."""
LENGTH = 10
"""The number of characters of a code."""


async def link(services: Services, request: Request) -> None:
    """Give a code to say on the other platform, or link the person with its owner."""
    code = request.text.strip().upper()
    if len(await services.standings.numbers(request.person)) > 1:
        await services.note(request, request.alone, "note-linked-already")
    elif code:
        await _redeem(services, request, code)
    else:
        await _give(services, request)


async def _give(services: Services, request: Request) -> None:
    code = services.engine.fresh_secret()[:LENGTH].upper()
    ends = services.clock.now() + MINUTES * 60
    digest = _digest(code)
    await services.passes.drop(NO_TABLE, "account", person=request.person)
    new = Pass(digest=digest, kind="account", table=NO_TABLE, person=request.person, ends=ends)
    await services.passes.give(new)
    voice = await services.voice(request.alone)
    text = voice.say("note-link-code", code=code, minutes=MINUTES)
    await services.surface.show(request.alone, Screen(kind=ScreenKind.NOTE, text=text))


async def _redeem(services: Services, request: Request, code: str) -> None:
    """Link the person with the owner of a code, whose name then stands on lists."""
    found = await services.passes.find(_digest(code))
    valid = found is not None and found.kind == "account" and found.ends > services.clock.now()
    if found is None or found.person is None or not valid:
        await _refuse(services, request, "link-unknown")
        return
    if await _platform(services, found.person) == await _platform(services, request.person):
        await _refuse(services, request, "link-same-platform")
        return
    await services.passes.drop(NO_TABLE, "account", person=found.person)
    if not await services.standings.link(found.person, request.person):
        await services.note(request, request.alone, "note-linked-already")
        return
    for person in (request.person, found.person):
        voice = await services.readers.voice(ToPerson(person), also=(found.person,))
        text = voice.say("note-linked", name=voice.person(found.person))
        with suppress(GoneError, RejectedError, TryLaterError):  # the list shows it anyway
            await services.surface.show(ToPerson(person), Screen(kind=ScreenKind.NOTE, text=text))


async def _refuse(services: Services, request: Request, key: str) -> None:
    voice = await services.voice(request.alone)
    await services.refuse(request, request.alone, voice.say(key))


async def _platform(services: Services, person: PersonId) -> str:
    return (await services.readers.register.who(person)).address.platform


def _digest(code: str) -> str:
    return sha256(f"link {code}".encode()).hexdigest()


async def web(services: Services, request: Request) -> None:
    """Send a person a private link to their table's page, or revoke it with `web off`.

    Raises:
        TableRefusedError: the person does not sit at the table.
    """
    links = services.links
    assert links is not None
    table = await services.finder.find(request)
    table_view = await services.engine.see(table, request.person)
    if table_view.me is None:
        raise TableRefusedError(TableCode.NOT_AT_TABLE)
    if read_order(request.text, await services.spoken(request)) == "off":
        await links.shut(request.person, table)
        await services.note(request, request.alone, "note-web-shut")
        return
    voice = await services.voice(request.alone, table_view)
    link = await links.link(request.person, table)
    said = without_idle_marks(voice.say("note-web-link", link=link))
    await services.surface.show(request.alone, Screen(kind=ScreenKind.NOTE, text=said))


PAGE_WORDS = {"web": web}
"""Words about the browser page; without a page they are unknown."""
