"""`settings`: the settings of a table, changed by its host, and each person's preferences."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import replace
from typing import Literal, TypeAlias, cast, get_args

from bot.conversation.choices import (
    LEAVERS,
    LONGEST_RULE,
    NEVER,
    one_of,
    read_clock,
    read_rule,
    rule_pairs,
    say_how,
    standing,
    whole,
    with_options,
)
from bot.conversation.finding import called_person, find_sheet
from bot.conversation.request import Request
from bot.conversation.services import Services, is_elsewhere
from bot.conversation.words.chat import clocks_of, speak_here, thread
from bot.conversation.words.preferences import LOOKS, MY, wish
from bot.reading.vocabulary import fold
from bot.reading.words import named
from bot.render.pictures.themes import THEMES
from bot.screens.lobby import changed, house_rules, page_of_rule, rule_groups, settings_left
from bot.screens.screen import Screen, ScreenKind
from bot.screens.settings import (
    ALL,
    JOINS,
    MENU,
    PAGES,
    RACKS,
    SWITCH,
    settings_all,
    settings_page,
)
from bot.screens.settings import settings as settings_in_short
from bot.texts.numbers import read_number
from core.engine.people import Computer, ToChat
from core.engine.table.commands import Agree, ChooseSheet, Command, SeatComputers
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.state import Assist, Phase, Settings
from core.engine.table.view import TableView
from core.rules.sheet import Goal, HouseRuleError, Sheet


async def open_page(
    services: Services, request: Request, table_view: TableView, page: str = MENU
) -> None:
    """Show a page of the settings to people who may change them, and the settings to others.

    Raises:
        TableRefusedError: another person pressed, and the settings stand above the button; or
            this is the hand of the day.
    """
    if table_view.daily and (request.pressed or page != MENU):
        raise TableRefusedError(TableCode.DAILY_FIXED)
    if table_view.daily or not await services.may_host(request, table_view):
        if request.pressed:
            raise TableRefusedError(TableCode.NOT_HOST)
        voice = await services.voice(request.reader, table_view)
        await services.show(request, request.reader, settings_in_short(voice, table_view))
        return
    if table_view.phase is Phase.LOBBY and not request.aside:
        services.lobby_pages.turn(table_view.table, request.here, page)
    voice = await services.voice(request.here, table_view)
    screen = settings_page(voice, table_view, page, beside=request.aside)
    if not request.pressed:
        short = settings_in_short(voice, table_view)
        how = short.text if page == MENU else with_options(voice, screen)
        every = short.buttons if page == MENU else ()
        screen = replace(screen, text=how, delivery="new", buttons=(*screen.buttons, *every))
    await services.show(request, request.reader, screen)


async def turn_back(services: Services, request: Request, table_view: TableView) -> None:
    """Show the seats of the lobby again once the host has finished with the settings.

    Raises:
        TableRefusedError: another person pressed; the host may still be choosing.
    """
    if not await services.may_host(request, table_view):
        raise TableRefusedError(TableCode.NOT_HOST)
    if request.aside:
        await _leave(services, request, table_view)
        return
    services.lobby_pages.back(table_view.table, request.here)
    if table_view.phase is Phase.LOBBY:
        await services.show_table(request, request.here, table_view.table)


async def _leave(services: Services, request: Request, table_view: TableView) -> None:
    """Show what is agreed in place of the page that only the host reads."""
    voice = await services.voice(request.here, table_view)
    await services.show(request, request.reader, settings_left(voice, table_view))


Change: TypeAlias = Callable[[Services, Request, TableView, str], Awaitable[Command]]
"""Makes a command from the value of a setting; raises HouseRuleError."""

GoalKind: TypeAlias = Literal["rounds", "target", "chips"]
AssistMode: TypeAlias = Literal["none", "arrange", "hints", "open"]
PRINTED = "printed"
SPOKEN = frozenset({"look", "theme"})
NAMED = SPOKEN | {
    "racks",
    "join",
    "watch",
    "assist",
    "leavers",
    "away",
    "computers",
    "rounds",
    "clock",
}
"""Settings whose values have names in the language tables, in a section of the same name."""


OF_CHATS = {"zone": clocks_of, "thread": thread}
"""Settings that belong to the chat."""


class NoSuchSettingError(ValueError):
    """There is no setting of this name."""


class NoRacksError(Exception):
    """The place of racks cannot be chosen: no chat of the table opens them."""


async def settings(services: Services, request: Request) -> None:
    """Show the settings, or change one: `settings clock 5m`, `settings rule jokers=4`.

    A setting without a value shows what there is to pick from.
    """
    language = await services.spoken(request)
    name, _, value = request.text.partition(" ")
    name = named(name, language, "settings")
    if name == MY:
        await wish(services, request, value)
        return
    table = await services.finder.find(request)
    table_view = await services.engine.see(table, request.person)
    value = _value(value.strip(), language, name, table_view.sheet)
    await _check_applies(services, request, table_view, name)
    if name == "done":
        await turn_back(services, request, table_view)
    elif name == ALL:
        voice = await services.voice(request.alone, table_view)
        await services.show(request, request.alone, settings_all(voice, table_view))
    elif name in PAGES and (not value or (name == "rule" and _is_page(table_view, value))):
        await open_page(services, request, table_view, f"{name} {value}".strip())
    elif name == "language":
        await speak_here(services, request, table_view, value)
        if request.pressed:
            await open_page(services, request, table_view)
    elif name in OF_CHATS:
        await _of_chat(services, request, table_view, name, value)
    elif not name:
        await open_page(services, request, table_view)
    elif not value and name in CHANGES:
        await say_how(services, request, table_view, name)
    else:
        await _change(services, request, table_view, name, value)


async def _of_chat(
    services: Services, request: Request, table_view: TableView, name: str, value: str
) -> None:
    await OF_CHATS[name](services, request, table_view, value)
    if request.pressed and request.aside:
        await _leave(services, request, table_view)


async def _check_applies(
    services: Services, request: Request, table_view: TableView, name: str
) -> None:
    """Raise NoRacksError for `racks` if neither this chat nor one of the table opens them."""
    if name != "racks":
        return
    voices = [await services.voice(to) for to in (request.here, *map(ToChat, table_view.chats))]
    if not any(voice.opens_racks for voice in voices):
        raise NoRacksError


def _value(value: str, language: str, name: str, sheet: Sheet) -> str:
    """Return the value of a setting in the program's words: as a whole, or word by word."""
    if name == "rule":
        return " ".join(rule_pairs(value, sheet, language))
    if name not in NAMED:
        return value
    whole = named(value, language, name)
    if whole != fold(value):
        return whole
    return " ".join(named(word, language, name) for word in value.split())


def _is_page(table_view: TableView, value: str) -> bool:
    """Say whether a text after `settings rule` is the name of a group or of a house rule."""
    return value in rule_groups(table_view.sheet) or value in table_view.sheet.options()


def _afterwards(table_view: TableView, name: str, value: str) -> str:
    """Return the page shown after a pick: for a house rule that of its group, or the menu."""
    if name == "rule":
        rule = value.split(maxsplit=1)[0].partition("=")[0]
        return page_of_rule(rule, table_view.sheet)
    return name if name == "computers" else MENU


async def _change(
    services: Services, request: Request, table_view: TableView, name: str, value: str
) -> None:
    change = CHANGES.get(name)
    if change is None:
        raise NoSuchSettingError(name)
    command = await change(services, request, table_view, value)
    opened = services.lobby_pages.page(table_view.table, request.here)
    page = _afterwards(table_view, name, value)
    if opened is not None:
        services.lobby_pages.turn(table_view.table, request.here, page)
    if await services.do(request, table_view.table, command):
        await _shown(services, request, table_view, name, opened=opened, page=page)
        if name == "sheet":
            await _tell_lost_rules(services, request, table_view)


async def _tell_lost_rules(services: Services, request: Request, before: TableView) -> None:
    """Tell which house rules of the earlier sheet no longer apply."""
    voice = await services.voice(request.listener, before)
    lost = house_rules(voice, before.sheet)
    now = (await services.engine.see(before.table, request.person)).sheet
    if lost and now != before.sheet:
        sheet = voice.sheet(before.sheet)
        await services.note(request, request.listener, "note-rules-lost", sheet=sheet, rules=lost)


async def _shown(
    services: Services,
    request: Request,
    before: TableView,
    name: str,
    *,
    opened: str | None,
    page: str,
) -> None:
    """Show the changed settings, unless the lobby or the table already does here.

    `opened` is the page that the lobby showed before the change, `page` the one that follows.
    """
    table_view = await services.engine.see(before.table, request.person)
    in_lobby = table_view.match is None and not is_elsewhere(request, table_view)
    is_changed = table_view.version != before.version
    beside = request.pressed and request.aside
    if in_lobby and is_changed and not beside:
        voice = await services.voice(request.here, table_view)
        if standing(voice, before, opened) != standing(voice, table_view, opened and page):
            return
    if name in SPOKEN and request.chat in table_view.chats and is_changed and not in_lobby:
        await services.show_table(request, request.here, before.table)
    elif request.pressed and (beside or opened is not None or not in_lobby):
        await open_page(services, request, table_view, page)
    else:
        voice = await services.voice(request.reader, table_view)
        said = changed(voice, before, table_view, name)
        screen = Screen(kind=ScreenKind.NOTE, text=said, passing=True)
        await services.show(request, request.reader, screen)


def _agree(request: Request, table_view: TableView, **changed: object) -> Command:
    settings_: Settings = replace(table_view.settings, **changed)  # type: ignore[arg-type]
    return Agree(person=request.person, settings=settings_)


async def _clock(
    services: Services, request: Request, table_view: TableView, value: str
) -> Command:
    voice = await services.voice(request.reader)
    return _agree(request, table_view, clock=read_clock(voice, value, table_view.sheet.time_limit))


def _one(name: str, allowed: tuple[str, ...], *, field: str = "") -> Change:
    """Return the change of a setting to one of these values; `field` is its name in `Settings`."""

    async def change(
        _services: Services, request: Request, table_view: TableView, value: str
    ) -> Command:
        return _agree(request, table_view, **{field or name: one_of(name, value, allowed)})

    return change


async def _watch(
    _services: Services, request: Request, table_view: TableView, value: str
) -> Command:
    return _agree(request, table_view, watch=one_of("watch", value, SWITCH) == "on")


async def _away(
    _services: Services, request: Request, table_view: TableView, value: str
) -> Command:
    never = value == NEVER
    return _agree(request, table_view, idle_timeouts=0 if never else whole("away", value))


async def _assist(
    _services: Services, request: Request, table_view: TableView, value: str
) -> Command:
    mode, _, number = value.partition(" ")
    one_of("assist", mode, get_args(AssistMode))
    hints = whole("assist", number or "3") if mode == "hints" else 0
    return _agree(request, table_view, assist=Assist(mode=cast("AssistMode", mode), hints=hints))


async def _youngest(
    services: Services, request: Request, table_view: TableView, value: str
) -> Command:
    voice = await services.voice(request.here, table_view)
    return _agree(request, table_view, youngest=called_person(voice, table_view, value))


def _goal(kind: GoalKind) -> Change:
    async def change(
        _services: Services, request: Request, table_view: TableView, value: str
    ) -> Command:
        if value == PRINTED:
            return _agree(request, table_view, goal=None)
        return _agree(request, table_view, goal=Goal(kind, whole(kind, value)))

    return change


async def _computers(
    _services: Services, request: Request, table_view: TableView, value: str
) -> Command:
    """Read `easy easy`, `2`, `2 hard`, `none`, `more`, `more hard` or `fewer`."""
    there = [who.level for who in table_view.seats if isinstance(who, Computer)]
    word, _, level = value.casefold().partition(" ")
    number = read_number(word, LONGEST_RULE)
    if number is not None:
        count = min(number, table_view.sheet.max_players + 1)  # more are refused all the same
        fresh = [level or table_view.settings.computers] * count
        levels = fresh if level else [*there, *fresh][:count]
        return SeatComputers(person=request.person, levels=tuple(levels))
    wanted = {
        "none": [],
        "more": [*there, level or table_view.settings.computers],
        "fewer": there[:-1],
    }.get(word, value.casefold().split())
    return SeatComputers(person=request.person, levels=tuple(wanted))


async def _sheet(
    services: Services, request: Request, _table_view: TableView, value: str
) -> Command:
    return ChooseSheet(
        person=request.person, sheet=find_sheet(await services.voice(request.here), value)
    )


async def _rule(services: Services, request: Request, table_view: TableView, value: str) -> Command:
    rules = dict(read_rule(pair) for pair in value.split())
    for name, given in rules.items():
        if name not in table_view.sheet.options():
            takers = (s.id for s in services.sheets.values() if name in s.options())
            raise HouseRuleError(name, given, sheets=tuple(takers))
    if not rules:
        raise HouseRuleError("rule", value, allowed="jokers=4")
    sheet: Sheet = table_view.sheet.with_house_rules(rules)
    return ChooseSheet(person=request.person, sheet=sheet)


CHANGES: Mapping[str, Change] = {
    "clock": _clock,
    "away": _away,
    "assist": _assist,
    "leavers": _one("leavers", LEAVERS),
    "join": _one("join", JOINS, field="joins"),
    "watch": _watch,
    "look": _one("look", LOOKS),
    "theme": _one("theme", tuple(THEMES)),
    "racks": _one("racks", RACKS),
    "youngest": _youngest,
    "rounds": _goal("rounds"),
    "target": _goal("target"),
    "chips": _goal("chips"),
    "computers": _computers,
    "sheet": _sheet,
    "rule": _rule,
}
"""The settings of a table."""
SETTABLE = (*CHANGES, "language", "zone", "thread", MY)
"""All that can follow `settings`: also what belongs to a chat or to a person."""
