"""Words about tables and the people at them. Each follows one word that somebody asked for."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from math import inf
from typing import Protocol, TypeAlias

from bot.conversation.asked import Asked
from bot.conversation.auto import auto
from bot.conversation.coming_back import back
from bot.conversation.confirming import is_unfinished, without_yes
from bot.conversation.fairness_words import cut, verify
from bot.conversation.learning import learn
from bot.conversation.notify import notify
from bot.conversation.privacy_words import privacy
from bot.conversation.puzzle_words import puzzle
from bot.conversation.quiet import quiet
from bot.conversation.records import record_screen
from bot.conversation.replays import replay
from bot.conversation.room import Room
from bot.conversation.rules_words import ask, rules
from bot.conversation.settings_words import settings
from bot.conversation.sheets import STANDARD, find_sheet
from bot.conversation.stats import stats
from bot.conversation.unclear import check_named
from bot.conversation.whom import called_person, called_seat
from bot.screens import result
from bot.screens.help import help_about, help_for
from bot.screens.lobby import full
from bot.screens.parts import paragraphs
from core.engine.commands import (
    Command,
    GetUp,
    Join,
    NameHost,
    NextRound,
    Ready,
    Rematch,
    Remove,
    StandIn,
    Start,
    Stop,
)
from core.engine.pausing import HoldClock, RunClock
from core.engine.people import Human, PersonId, TableId
from core.engine.refusals import TableCode, TableRefusedError
from core.engine.sight import Sight
from core.engine.state import Phase, Settings
from core.rules.pieces import Seat

Handler: TypeAlias = Callable[[Room, Asked], Awaitable[None]]

FULL = frozenset({TableCode.TABLE_FULL, TableCode.NO_FREE_SEAT})
READY = "ready"


async def new(room: Room, asked: Asked) -> None:
    """Open a table; without a sheet's name the best known one."""
    voice = await room.voice(asked.here)
    sheet = find_sheet(voice, asked.text or STANDARD)
    await room.door.may_open(asked)
    table = await room.engine.open(asked.person, sheet, Settings(), asked.chat)
    room.finder.remember(asked, table)


async def join(room: Room, asked: Asked) -> None:
    """Sit down at the table here, or at the one with a code, which is then shown here too."""
    table = await _called(room, asked.text) if asked.text else await room.finder.find(asked)
    chat = asked.chat if asked.text else None
    await room.door.may_sit(asked.person)
    room.finder.remember(asked, table)
    try:
        joined = await room.do(asked, table, Join(person=asked.person, chat=chat))
    except TableRefusedError as error:
        if error.code not in FULL:
            raise
        await _offer(room, asked, table, error)
        return
    if joined and asked.chat is None:
        await room.show_table(asked, asked.here, table)


async def _offer(room: Room, asked: Asked, table: TableId, error: TableRefusedError) -> None:
    """Offer what else can be done where a table is full: to wait, or another table."""
    sight = await room.engine.see(table)
    voice = await room.voice(asked.reader, sight)
    await room.surface.show(asked.reader, full(voice, sight, error, alone=asked.chat is None))


async def _called(room: Room, code: str) -> TableId:
    table = await room.engine.table_called(code.strip().upper())
    if table is None:
        raise TableRefusedError(TableCode.NO_TABLE)
    return table


class _OfSeat(Protocol):
    def __call__(self, *, person: PersonId, seat: Seat) -> Command: ...


def _to_seat(command: _OfSeat) -> Handler:
    """Follow a word with somebody's name behind it."""

    async def handle(room: Room, asked: Asked) -> None:
        check_named(asked)
        table = await room.finder.find(asked)
        sight = await room.engine.see(table)
        seat = called_seat(await room.voice(asked.here, sight), sight, asked.text)
        await room.do(asked, table, command(person=asked.person, seat=seat))

    return handle


class _ByPerson(Protocol):
    def __call__(self, *, person: PersonId) -> Command: ...


def _simply(command: _ByPerson) -> Handler:
    async def handle(room: Room, asked: Asked) -> None:
        table = await room.finder.find(asked)
        await room.do(asked, table, command(person=asked.person))

    return handle


def _to_clock(command: _ByPerson, otherwise: str) -> Handler:
    """Follow a word about the clock; where that changes nothing, say how the clock stands."""

    async def handle(room: Room, asked: Asked) -> None:
        table = await room.finder.find(asked)
        before = await room.engine.see(table)
        if not await room.do(asked, table, command(person=asked.person)):
            return
        if (await room.engine.see(table)).paused == before.paused:
            await room.note(asked, asked.listener, otherwise)
            await room.show_table(asked, asked.alone, table, delivery="renew")

    return handle


async def next_(room: Room, asked: Asked) -> None:
    """Deal the next round, or say that one is ready for it: then the others are waited for."""
    ready = asked.text.casefold().strip() == READY
    command: Command = (Ready if ready else NextRound)(person=asked.person)
    await room.do(asked, await room.finder.find(asked), command)


async def leave(room: Room, asked: Asked) -> None:
    """Get up for good; in an unfinished match only after a question."""
    sight = await room.engine.see(await room.finder.find(asked), asked.person)
    seated = sight.me is not None and asked.person not in sight.waiting
    key = "sure-leave" if _others(asked, sight) else "sure-end"
    if seated and is_unfinished(sight) and not await room.confirmed(asked, sight, key):
        return
    if await room.do(asked, sight.table, GetUp(person=asked.person)):
        await room.note(asked, asked.alone, "note-left", code=sight.code)


async def stop(room: Room, asked: Asked) -> None:
    """Close the table for good; in an unfinished match only after a question."""
    sight = await room.engine.see(await room.finder.find(asked), asked.person)
    asks = is_unfinished(sight) and await room.may_host(asked, sight)
    if asks and not await room.confirmed(asked, sight, "sure-stop"):
        return
    await room.do(asked, sight.table, Stop(person=asked.person))


async def remove(room: Room, asked: Asked) -> None:
    """Have somebody else get up; in an unfinished match only after a question."""
    check_named(asked)
    sight = await room.engine.see(await room.finder.find(asked), asked.person)
    voice = await room.voice(asked.here, sight)
    name, _ = without_yes(asked.text, await room.spoken(asked))
    seat = called_seat(voice, sight, name)
    asks = is_unfinished(sight) and await room.may_host(asked, sight)
    if asks and not await room.confirmed(asked, sight, "sure-remove", name=voice.seat(sight, seat)):
        return
    await room.do(asked, sight.table, Remove(person=asked.person, seat=seat))


async def rematch(room: Room, asked: Asked) -> None:
    """Play another match; while others may look at the result only once all have asked for it.

    Whoever asks twice does not wait for the others.
    """
    sight = await room.engine.see(await room.finder.find(asked), asked.person)
    others = _others(asked, sight)
    ended = sight.phase is Phase.OVER and sight.me is not None
    waits = ended and room.confirmations.waits_for(others, sight.table, asked.word)
    if waits and not await room.confirmed(asked, sight, "sure-rematch"):
        return
    if await room.do(asked, sight.table, Rematch(person=asked.person)):
        room.confirmations.forget(*others)


def _others(asked: Asked, sight: Sight) -> tuple[PersonId, ...]:
    """Return the other people who sit at the table."""
    seated = (who.person for who in sight.seats if isinstance(who, Human))
    return tuple(person for person in seated if person != asked.person)


async def host(room: Room, asked: Asked) -> None:
    """Hand the table on."""
    check_named(asked)
    table = await room.finder.find(asked)
    sight = await room.engine.see(table)
    to = called_person(await room.voice(asked.here, sight), sight, asked.text)
    await room.do(asked, table, NameHost(person=asked.person, to=to))


async def nudge(room: Room, asked: Asked) -> None:
    """Ask whose turn it is to go on."""
    table = await room.finder.find(asked)
    await room.engine.nudge(table, asked.person)
    await room.note(asked, asked.alone, "note-nudged")


async def table(room: Room, asked: Asked) -> None:
    """Show a table; with a code it is the one meant from now on."""
    found = await _called(room, asked.text) if asked.text else await room.finder.find(asked)
    room.finder.remember(asked, found)
    await room.show_table(asked, asked.here, found, delivery="new")


async def tables(room: Room, asked: Asked) -> None:
    """List one's tables, those first where it is one's turn, of these the most urgent."""
    own = await room.engine.tables_of(asked.person)
    sights = [await room.engine.see(one, asked.person) for one in own]
    sights.sort(key=_urgency)
    voice = await room.voice(asked.alone, *sights)
    await room.show(asked, asked.alone, result.tables(voice, sights))


def _urgency(sight: Sight) -> tuple[bool, float]:
    return not sight.my_turn, inf if sight.time is None else sight.time.left


async def score(room: Room, asked: Asked) -> None:
    """Show the standing."""
    sight = await room.engine.see(await room.finder.find(asked))
    voice = await room.voice(asked.here, sight)
    await room.show(asked, asked.here, result.score(voice, sight))


async def record(room: Room, asked: Asked) -> None:
    """Give the match as a file to somebody who plays in it."""
    found = await room.finder.find(asked)
    log = await room.engine.last_match(found, asked.person)
    sight = await room.engine.see(found, asked.person)
    voice = await room.readers.voice(asked.alone, sight, also=sorted(log.people))
    await room.show(asked, asked.alone, record_screen(voice, sight, log))


async def help_(room: Room, asked: Asked) -> None:
    """Explain a word, or say what can be said here."""
    voice = await room.voice(asked.reader)
    sights = await room.finder.candidates(asked)
    words = sights[-1].sheet.family.words if sights else ()
    screen = help_about(voice, asked.text) if asked.text else help_for(voice, words)
    if not asked.text and asked.chat is None and await room.door.owns(asked.person):
        screen = replace(screen, text=paragraphs(screen.text, voice.say("owner-help")))
    await room.show(asked, asked.reader, screen)


async def language(room: Room, asked: Asked) -> None:
    """Speak another language to somebody."""
    translator = room.readers.translator
    wanted = translator.called(asked.text)
    if wanted is None:
        spoken = await room.spoken(asked)
        known = ", ".join(f"{code} ({name})" for code, name in translator.names.items())
        other = next((code for code in translator.languages if code != spoken), spoken)
        await room.note(asked, asked.listener, "note-languages", languages=known, example=other)
        return
    await room.readers.register.speak(asked.person, wanted)
    await room.note(asked, asked.alone, "note-language")
    await room.read_otherwise(asked.person)


WORDS: Mapping[str, Handler] = {
    "new": new,
    "join": join,
    "leave": leave,
    "start": _simply(Start),
    "stop": stop,
    "next": next_,
    "cut": cut,
    "rematch": rematch,
    "host": host,
    "remove": remove,
    "standin": _to_seat(StandIn),
    "nudge": nudge,
    "back": back,
    "pause": _to_clock(HoldClock, "note-clock-stands"),
    "resume": _to_clock(RunClock, "note-clock-runs-already"),
    "table": table,
    "tables": tables,
    "score": score,
    "replay": replay,
    "record": record,
    "verify": verify,
    "rules": rules,
    "ask": ask,
    "learn": learn,
    "settings": settings,
    "auto": auto,
    "privacy": privacy,
    "quiet": quiet,
    "notify": notify,
    "stats": stats,
    "puzzle": puzzle,
    "help": help_,
    "language": language,
}
"""What can be said about tables."""
