"""`daily`, `top` and `stats`: the hand of the day, rankings, and one person's figures."""

import re
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime

from bot.conversation.finding import NoSuchSheetError, UnclearError, called_person, find_sheet
from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.reading.marks import SHOWN
from bot.reading.words import named
from bot.render.names import quoted
from bot.screens import evening as screens
from bot.screens.screen import Screen, ScreenKind
from bot.screens.teaching.help import line
from bot.screens.voice import Voice
from core.engine.evening.daily import (
    Try,
    by_points,
    day_of,
    key_of,
    names_of,
    sheet_of,
    streak,
    week,
    week_of,
)
from core.engine.evening.hand_of_day import BeginDaily
from core.engine.evening.standings import ALL_SHEETS, EVERYWHERE, Top
from core.engine.people import ChatId, PersonId, TableId, To, ToChat
from core.engine.ports import UnknownTableError
from core.engine.table.commands import Stop
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.state import Phase
from core.rules.sheet import Sheet

SECTION = "daily"


async def daily(services: Services, request: Request) -> None:
    """Deal the hand of the day or show its state; also `list`, `share` and `fix SHEET`."""
    word, _, rest = request.text.strip().partition(" ")
    language = await services.spoken(request)
    match named(word, language, SECTION) if word else "":
        case "":
            await _play(services, request)
        case "list":
            await _list(services, request)
        case "share":
            await _share(services, request)
        case "fix":
            await _fix(services, request, rest)
        case _:
            voice = await services.voice(request.reader)
            await services.refuse(request, request.reader, line(voice, "daily"))


async def _play(services: Services, request: Request) -> None:
    today, sheet = await _today(services, request)
    noted = await _noted(services, request, today, sheet)
    sheet = sheet if noted is None else services.sheets[noted.sheet]
    if noted is not None and noted.place:
        await _show(services, request, request.reader, noted)
        return
    table = await _opened(services, request, today, sheet) if noted is None else noted.table
    if noted is not None and noted.person != request.person:
        raise TableRefusedError(TableCode.DAILY_ELSEWHERE)
    view = await services.engine.see(table, request.person)
    if view.phase is Phase.STOPPED:
        raise TableRefusedError(TableCode.DAILY_GIVEN_UP)
    begins = view.phase is Phase.LOBBY
    if begins:
        await services.engine.do(table, BeginDaily(person=request.person))
    if request.aside or not begins:  # aside, it is seen even where private chats are closed
        await services.show_table(request, request.alone, table, delivery="new")
    await services.finder.remember(request, table)
    if request.chat is not None and not request.invited:
        voice = await services.voice(request.listener, also=(request.person,))
        name = voice.person(request.person)
        told = voice.say("daily-dealt", name=name, sheet=voice.sheet(sheet))
        await services.show(request, request.listener, screens.note(told))


async def _noted(services: Services, request: Request, today: str, sheet: Sheet) -> Try | None:
    """Return the person's try at today's hand, whatever the platform.

    In private, a hand for a chat with a sheet of its own counts, too.
    """
    tries = [one for one in await _tries(services, request.person) if one.day == today]
    own = {one.sheet: one for one in reversed(tries)}.get(sheet.id)
    if own is None and request.chat is None:
        return next((one for one in tries if not one.place), None)
    return own


async def _tries(services: Services, person: PersonId) -> list[Try]:
    """Return all tries of a person on all platforms, oldest first."""
    people = await services.standings.numbers(person)
    tries = [one for number in people for one in await services.dailies.days(number)]
    return sorted(tries, key=lambda one: one.day)


async def _today(services: Services, request: Request) -> tuple[str, Sheet]:
    today = day_of(services.clock.now())
    fixed = None if request.chat is None else await services.dailies.fixed(request.chat)
    name = fixed if fixed in services.sheets else sheet_of(today, names_of(services.sheets))
    return today, services.sheets[name or ""]


async def _opened(services: Services, request: Request, today: str, sheet: Sheet) -> TableId:
    """Open the table of a try and close those of earlier days; of parallel tries, one counts."""
    for old in await services.dailies.days(request.person):
        if old.day != today:
            await _close(services, request, old.table)
    await services.access.may_open(request)
    secret = await services.dailies.secret(services.engine.fresh_secret())
    key = key_of(secret, today, sheet.id)
    table = await services.engine.open_daily(request.person, sheet, today, key)
    new = Try(day=today, sheet=sheet.id, person=request.person, table=table, chat=request.chat)
    kept = await services.dailies.begin(new)
    if kept != table:
        await services.engine.do(table, Stop(person=request.person))
    return kept


async def _close(services: Services, request: Request, table: TableId) -> None:
    with suppress(TableRefusedError, UnknownTableError):  # the table was closed or purged
        await services.engine.do(table, Stop(person=request.person))


async def _show(
    services: Services, request: Request, to: To, noted: Try, *, shared: bool = False
) -> None:
    voice = await services.voice(to, also=(noted.person,))
    days = [one.day for one in await _tries(services, noted.person) if one.place]
    sheet = services.sheets[noted.sheet]
    in_a_row = streak(days, noted.day)
    screen = screens.card(voice, noted, sheet, in_a_row, alone=not isinstance(to, ToChat))
    await services.show(request, to, replace(screen, shared=shared), stays=shared)


async def _gave_up(services: Services, request: Request) -> bool:
    """Say whether the person has given up today's hand."""
    today = day_of(services.clock.now())
    tries = [one for one in await _tries(services, request.person) if one.day == today]
    views = [await services.engine.see(one.table, request.person) for one in tries]
    return any(view.phase is Phase.STOPPED for view in views)


async def _share(services: Services, request: Request) -> None:
    """Post the person's last result in this chat; in private, in the chat where they asked for it.

    Who asks in private need not see that chat: they are told.
    """
    done = [one for one in await _tries(services, request.person) if one.place]
    if not done:
        code = TableCode.DAILY_GIVEN_UP if await _gave_up(services, request) else None
        raise TableRefusedError(code or TableCode.DAILY_NOT_PLAYED)
    chat = request.chat if request.chat is not None else done[-1].chat
    if chat is None:
        await services.note(request, request.alone, "daily-share-where")
        return
    last = done[-1]
    await services.dailies.share(last.day, last.sheet, last.person, chat)
    await _show(services, request, ToChat(chat), last, shared=True)
    if request.chat is None:
        await services.note(request, request.alone, "daily-shared")


async def _list(services: Services, request: Request) -> None:
    """Show a chat's results of the day and of the week."""
    if request.chat is None:
        raise TableRefusedError(TableCode.DAILY_IN_A_CHAT)
    today = day_of(services.clock.now())
    tries = await services.dailies.shared(request.chat, week_of(today), today)
    here = by_points([one for one in tries if one.day == today])
    whole = week(tries)
    people = [*(one.person for one in here), *(one.person for one in whole)]
    voice = await services.voice(request.reader, also=people)
    screen = screens.daily_lists(voice, today, here, whole)
    await services.show(request, request.reader, screen)


async def _fix(services: Services, request: Request, text: str) -> None:
    """Fix the daily sheet of a chat, for its administrators and the hosts of its tables."""
    if request.chat is None:
        raise TableRefusedError(TableCode.DAILY_IN_A_CHAT)
    if not (await _hosts(services, request) or await request.in_charge()):
        raise TableRefusedError(TableCode.DAILY_NOT_IN_CHARGE)
    voice = await services.voice(request.reader)
    language = await services.spoken(request)
    off = named(text, language, "orders") == "off"
    sheet = None if off else find_sheet(voice, text)
    await services.dailies.fix(request.chat, None if sheet is None else sheet.id)
    if sheet is None:
        await services.note(request, request.reader, "daily-fixed-off")
    else:
        await services.note(request, request.reader, "daily-fixed", sheet=voice.sheet(sheet))


async def _hosts(services: Services, request: Request) -> bool:
    """Say whether the person is the host of a table that the chat shows."""
    table_views = await services.finder.candidates(request)
    return any(table_view.host == request.person for table_view in table_views)


FIRST = 5
"""The number of places in a ranking."""
SEASON = re.compile(r"\b20\d\d-(?:0[1-9]|1[0-2])\b")
LIKE_A_SEASON = re.compile(r"\b\d[\d/.-]*")


def _sheet_ranked(voice: Voice, text: str, month: str) -> Sheet | None:
    """Return the sheet that a ranking is asked for; None: all. It could have been a month."""
    try:
        return find_sheet(voice, text) if text else None
    except NoSuchSheetError as error:
        if error.near:
            raise
        raise UnclearError("mishap-top", text=quoted(text, SHOWN), month=month) from error


async def top(services: Services, request: Request) -> None:
    """Show a chat's rankings: of a sheet by rating and season, of all sheets by season.

    In private, show only the person's own places: people of other chats stay private.
    """
    voice = await services.voice(request.reader)
    named = SEASON.search(request.text)
    season = named[0] if named else _month(services.clock.now())
    rest = SEASON.sub("", request.text).strip()
    if (strange := LIKE_A_SEASON.search(rest)) is not None:
        text, month = quoted(strange[0], SHOWN), _month(services.clock.now())
        raise UnclearError("mishap-season", text=text, month=month)
    sheet = _sheet_ranked(voice, rest, _month(services.clock.now()))
    if request.chat is None:
        await _own(services, request, season)
        return
    standings = services.standings
    reader, *_ = await standings.numbers(request.person)
    which = ALL_SHEETS if sheet is None else sheet.id
    by_wins = await standings.by_wins(request.chat, which, season, reader, FIRST)
    by_rating = Top()
    if sheet is not None:
        by_rating = await standings.by_rating(request.chat, sheet.id, reader, FIRST)
    people = [one.person for one in (*by_rating.first, *by_wins.first)]
    hidden = await standings.is_hidden(reader)
    shown = screens.Lists(
        sheet=sheet,
        season=season,
        by_rating=by_rating,
        by_wins=by_wins,
        sheets=await _sheets(services, request.chat),
        hidden=hidden,
    )
    voice = await services.voice(request.reader, also=(*people, reader))
    await services.show(request, request.reader, screens.lists(voice, shown, reader))


async def _own(services: Services, request: Request, season: str) -> None:
    voice = await services.voice(request.alone)
    standings = services.standings
    reader, *_ = await standings.numbers(request.person)
    sheets = await _sheets(services, EVERYWHERE)
    ratings = {s: await standings.by_rating(EVERYWHERE, s.id, reader, 0) for s in sheets}
    by_wins = await standings.by_wins(EVERYWHERE, ALL_SHEETS, season, reader, 0)
    hidden = await standings.is_hidden(reader)
    screen = screens.own_places(voice, ratings, by_wins, season, hidden=hidden)
    await services.show(request, request.alone, screen)


async def _sheets(services: Services, scope: ChatId) -> tuple[Sheet, ...]:
    known = await services.standings.sheets(scope)
    return tuple(services.sheets[name] for name in known if name in services.sheets)


async def stats(services: Services, request: Request) -> None:
    """Show a person's own figures in private, or the figures of somebody at the same table."""
    if request.text.strip():
        await _of_other(services, request)
        return
    _, pasts = await services.privacy.about(request.person)
    figures = await services.standings.figures(request.person)
    voice = await services.voice(request.alone)
    text = screens.own_figures(voice, pasts, figures)
    await services.surface.show(request.alone, Screen(kind=ScreenKind.SCORE, text=text))


async def _of_other(services: Services, request: Request) -> None:
    """Show the figures of somebody at the same table, unless that person is hidden."""
    person = await _called(services, request)
    voice = await services.voice(request.reader, also=(person,))
    if person != request.person and await services.standings.is_hidden(person):
        text = voice.say("stats-hidden", name=voice.person(person))
        await services.refuse(request, request.reader, text)
        return
    figures = await services.standings.figures(person)
    text = screens.figures_of(voice, voice.person(person), figures)
    await services.show(request, request.reader, Screen(kind=ScreenKind.SCORE, text=text))


async def _called(services: Services, request: Request) -> PersonId:
    error: TableRefusedError | None = None
    for table_view in await services.finder.candidates(request):
        voice = await services.voice(request.here, table_view)
        try:
            return called_person(voice, table_view, request.text)
        except TableRefusedError as refused:
            error = refused
    raise error or TableRefusedError(TableCode.NO_TABLE)


def _month(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).strftime("%Y-%m")
