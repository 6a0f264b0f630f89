"""Words about tables and the people at them; each handler carries out one word."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from math import inf
from typing import Protocol, TypeAlias

from bot.conversation.confirming import ask_about_match, confirmed, is_confirmed
from bot.conversation.delivery.notes import clock_answer
from bot.conversation.finding import (
    STANDARD,
    NamelessError,
    called_person,
    called_seat,
    find_sheet,
)
from bot.conversation.memory import is_unfinished, without_yes
from bot.conversation.request import Request
from bot.conversation.services import Services, is_elsewhere
from bot.conversation.words.coming import (
    at_the_end,
    back,
    back_at,
    call,
    call_people,
    hiding,
    join,
    leave,
    settle,
    told_to_wait,
    waits_already,
    watch,
    with_code,
)
from bot.conversation.words.evening import daily, stats, top
from bot.conversation.words.learning import learn, puzzle
from bot.conversation.words.planning import plan
from bot.conversation.words.preferences import auto, language, notify, quiet
from bot.conversation.words.privacy import link, privacy
from bot.conversation.words.records import (
    cut,
    deal_of,
    record_screen,
    replay,
    review,
    round_log,
    score_then,
    verify,
)
from bot.conversation.words.rules import ask, help_, rules
from bot.conversation.words.settings import settings
from bot.screens import standings
from bot.screens.parts import all_turns
from bot.screens.slots import settings_slot
from bot.screens.voice import Voice
from core.engine.delivery.notices import ClockRuns, ClockStands
from core.engine.people import PersonId, TableId
from core.engine.table.commands import Command, NameHost, Remove, StandIn, Start, Stop
from core.engine.table.pausing import HoldClock, RunClock
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.rounds import Again, NextRound, Ready, Rematch
from core.engine.table.state import Phase, Settings
from core.engine.table.view import TableView

Handler: TypeAlias = Callable[[Services, Request], Awaitable[None]]

READY = "ready"


async def new(services: Services, request: Request) -> None:
    """Open a table; without a sheet's name, for the standard sheet."""
    voice = await services.voice(request.here)
    sheet = find_sheet(voice, request.text or STANDARD)
    await services.access.may_open(request)
    table = await services.engine.open(request.person, sheet, Settings(), request.chat)
    await services.finder.remember(request, table)
    if request.chat is not None:
        await call_people(services, request.chat, request.person, table)


async def _where_named(services: Services, request: Request) -> tuple[TableView, Voice, str]:
    """Return the table of a word, a voice that knows its players, and the name after the word.

    Raises:
        NamelessError: there is no name.
        TableRefusedError: there is none, and the person may not do it whatever the name.
    """
    table_view = await services.engine.see(await services.finder.find(request), request.person)
    first, _, rest = request.text.strip().partition(" ")
    name = rest.strip() if first == table_view.code else request.text.strip()
    if not name:
        await _check_may(services, request, table_view)
        several = await services.finder.are_several(request)
        raise NamelessError(f"{request.word} {table_view.code}" if several else request.word)
    return table_view, await services.voice(request.here, table_view), name


async def _check_may(services: Services, request: Request, table_view: TableView) -> None:
    """Refuse a word about another player to people who may not use it; raises TableRefusedError."""
    if await services.may_host(request, table_view):
        return
    if table_view.me is None:
        raise TableRefusedError(TableCode.NOT_AT_TABLE)
    if request.word != "standin":
        raise TableRefusedError(TableCode.NOT_HOST)


@contextmanager
def _naming(name: str) -> Iterator[None]:
    """Name a player in a refusal."""
    try:
        yield
    except TableRefusedError as error:
        raise TableRefusedError(error.code, name=name) from error


async def name_host(services: Services, request: Request) -> None:
    """Make another player the host; a refusal names the player."""
    table_view, voice, name = await _where_named(services, request)
    heir = called_person(voice, table_view, name)
    with _naming(voice.person(heir)):
        command = NameHost(person=request.person, to=heir)
        await _carry_out(services, request, table_view.table, command)


async def stand_in(services: Services, request: Request) -> None:
    """Let a computer play for a player who is away; a refusal names the player."""
    table_view, voice, name = await _where_named(services, request)
    seat = called_seat(voice, table_view, name)
    with _naming(voice.seat(table_view, seat)):
        command = StandIn(person=request.person, seat=seat)
        await _carry_out(services, request, table_view.table, command)


async def _carry_out(
    services: Services, request: Request, table: TableId, command: Command
) -> bool:
    """Carry out a command; confirm it in a place that does not show the table."""
    done = await services.do(request, table, command)
    if done and is_elsewhere(request, await services.engine.see(table)):
        await services.note(request, request.listener, "note-done")
    return done


class _ByPerson(Protocol):
    def __call__(self, *, person: PersonId) -> Command: ...


async def start(services: Services, request: Request) -> None:
    """Deal the first round; the settings that its host has open are those of the lobby."""
    found = await services.finder.find(request)
    if await _carry_out(services, request, found, Start(person=request.person)):
        await services.remove(request.alone, settings_slot(found))


def _to_clock(command: _ByPerson, news: type[ClockStands | ClockRuns], unchanged: str) -> Handler:
    """Return the handler of a clock word; if nothing changes, it tells the clock's state.

    Whoever was away plays again.
    """

    async def handle(services: Services, request: Request) -> None:
        table = await services.finder.find(request)
        before = await services.engine.see(table, request.person)
        await back_at(services, request, table)
        if not await services.do(request, table, command(person=request.person)):
            return
        now = await services.engine.see(table, request.person)
        if now.paused == before.paused:
            if not before.away:
                await services.note(request, request.alone, unchanged)
            await services.show_table(request, request.alone, table, delivery="renew")
        elif is_elsewhere(request, now):
            told = news(to=request.listener, table=table, by=request.person)
            voice = await services.voice(request.listener, now)
            await services.show(request, request.listener, clock_answer(voice, now, told))

    return handle


async def next_(services: Services, request: Request) -> None:
    """Deal the next round; with `ready`, mark the person as ready and wait for the others.

    In a pause it means `resume`: some languages have one word for both.
    """
    ready = request.text.casefold().split()[-1:] == [READY]
    command: Command = (Ready if ready else NextRound)(person=request.person)
    table = await services.finder.find(request)
    table_view = await services.engine.see(table, request.person)
    if table_view.phase is Phase.PLAYING and table_view.paused:
        await WORDS["resume"](services, request.at(table))
        return
    seated = table_view.me is not None
    try:
        done = await _carry_out(services, request, table, command)
    except TableRefusedError as error:
        await waits_already(services, request, table, error)
        return
    if done and request.chat is None and request.pressed and not seated:
        await settle(services, request, table)


async def _closing_confirmed(services: Services, request: Request, table_view: TableView) -> bool:
    """Ask before a table is closed; whoever closes that of somebody else is told whose it is."""
    theirs = "sure-stop-other" if is_unfinished(table_view) else "sure-stop-host"
    key = "sure-stop" if request.person == table_view.host else theirs
    host = (await services.voice(request.reader, table_view)).person(table_view.host)
    return await confirmed(services, request, table_view, at_the_end(table_view, key), name=host)


async def stop(services: Services, request: Request) -> None:
    """Close the table for good; in an unfinished match, or somebody else's, only once confirmed."""
    table_view = await services.engine.see(await services.finder.find(request), request.person)
    loses = is_unfinished(table_view) or request.person != table_view.host
    asks = loses and await services.may_host(request, table_view)
    if asks and not await _closing_confirmed(services, request, table_view):
        return
    closed = await services.do(
        request, table_view.table, Stop(person=request.person, by=request.person)
    )
    if closed and request.chat is None and table_view.chats:  # the others are told where they play
        await services.note(request, request.alone, "note-stopped", code=table_view.code)


async def remove(services: Services, request: Request) -> None:
    """Remove another player; in an unfinished match, only once confirmed."""
    table_view, voice, named = await _where_named(services, request)
    name, _ = without_yes(named, await services.spoken(request))
    seat = called_seat(voice, table_view, name)
    asks = is_unfinished(table_view) and await services.may_host(request, table_view)
    if asks and not await confirmed(
        services, request, table_view, "sure-remove", name=voice.seat(table_view, seat)
    ):
        return
    done = await services.do(request, table_view.table, Remove(person=request.person, seat=seat))
    if done and (request.chat is None or is_elsewhere(request, table_view)):
        await services.note(request, request.listener, "note-done")


async def rematch(services: Services, request: Request) -> None:
    """Play another match, once all have asked for it: others may still look at the result.

    Whoever asks twice is asked whether to wait, and can start it without the others. Those who
    wait for a seat in it are told so; the result tells the others that they are ready, too. Whoever
    has no seat yet asks for one.
    """
    table = await services.finder.find(request)
    table_view = await services.engine.see(table, request.person)
    if table_view.is_left and table_view.phase is Phase.OVER and not table_view.daily:
        await join(services, request.at(table))
        if not (await services.engine.see(table, request.person)).awaits_seat:
            return
    asks_again = request.person in table_view.ready
    sure = await is_confirmed(services, request, table_view)
    command: Command = (Rematch if sure else Again)(person=request.person)
    if not await services.do(request, table, command):
        return
    table_view = await services.engine.see(table, request.person)
    if table_view.awaits_seat:
        await told_to_wait(services, request, table_view)
    elif asks_again and table_view.phase is Phase.OVER:
        await ask_about_match(services, request, table_view, "sure-rematch")


async def nudge(services: Services, request: Request) -> None:
    """Ask the player whose turn it is to go on."""
    table = await services.finder.find(request)
    try:
        await services.engine.nudge(table, request.person)
    except TableRefusedError as error:
        table_view = await services.engine.see(table, request.person)
        voice = await services.voice(request.alone, table_view)
        name = voice.mover(table_view)
        raise TableRefusedError(error.code, needed=error.needed, name=name) from error
    await services.note(request, request.alone, "note-nudged")


async def table(services: Services, request: Request) -> None:
    """Show a table; a code also makes it the person's current table.

    In a chat that shows it, it is posted anew for those who play there. The others see it alone.
    """
    found = (
        await with_code(services, request.text)
        if request.text
        else await services.finder.find(request)
    )
    with hiding(request.text):
        table_view = await services.finder.look(request, found)
    await services.finder.remember(request, found)
    alone = request.stands_by or request.chat not in table_view.chats
    to = request.reader if request.chat is not None and alone else request.here
    await services.show_table(request, to, found, delivery="new")


async def tables(services: Services, request: Request) -> None:
    """List a person's tables: those on turn first, by time left."""
    own = await services.engine.tables_of(request.person)
    table_views = [await services.engine.see(one, request.person) for one in own]
    table_views.sort(key=_urgency)
    voice = await services.voice(request.alone, *table_views)
    await services.show(request, request.alone, standings.tables(voice, table_views))


def _urgency(table_view: TableView) -> tuple[bool, float]:
    return not table_view.my_turn, inf if table_view.time is None else table_view.time.left


async def _public(services: Services, request: Request) -> TableView:
    """Return the public view of the table that is meant, if the person may look at it."""
    table = await services.finder.find(request)
    await services.finder.look(request, table)
    return await services.engine.see(table)


async def score(services: Services, request: Request) -> None:
    """Show the score, or how it was after a round that a button names; after a press, alone."""
    table_view, to = await _public(services, request), request.listener
    if deal_of(request) is None:
        voice = await services.voice(to, table_view)
        await services.show(request, to, standings.score(voice, table_view))
        return
    await services.show(request, to, await score_then(services, request, table_view))


async def history(services: Services, request: Request) -> None:
    """Tell all turns of the round; after a press in a chat, in private."""
    table_view = await _public(services, request)
    to = request.listener
    await services.show(request, to, all_turns(await services.voice(to, table_view), table_view))


async def record(services: Services, request: Request) -> None:
    """Send the match as a file to one of its players.

    A result's button gives it up to that round, to everybody who can see the round again.
    """
    found = await services.finder.find(request)
    table_view = await services.engine.see(found, request.person)
    if deal_of(request) is None:
        log = await services.engine.histories.last_match(found, request.person)
    else:
        log = await round_log(services, request, table_view)
    voice = await services.readers.voice(request.alone, table_view, also=sorted(log.people))
    await services.show(request, request.alone, record_screen(voice, table_view, log))


WORDS: Mapping[str, Handler] = {
    "new": new,
    "join": join,
    "leave": leave,
    "start": start,
    "stop": stop,
    "next": next_,
    "cut": cut,
    "rematch": rematch,
    "host": name_host,
    "remove": remove,
    "standin": stand_in,
    "nudge": nudge,
    "back": back,
    "pause": _to_clock(HoldClock, ClockStands, "note-clock-stands"),
    "resume": _to_clock(RunClock, ClockRuns, "note-clock-runs-already"),
    "table": table,
    "tables": tables,
    "score": score,
    "history": history,
    "replay": replay,
    "review": review,
    "record": record,
    "verify": verify,
    "rules": rules,
    "ask": ask,
    "learn": learn,
    "settings": settings,
    "auto": auto,
    "plan": plan,
    "privacy": privacy,
    "quiet": quiet,
    "notify": notify,
    "stats": stats,
    "top": top,
    "puzzle": puzzle,
    "daily": daily,
    "call": call,
    "link": link,
    "watch": watch,
    "help": help_,
    "language": language,
}
"""The words about tables, and their handlers."""
