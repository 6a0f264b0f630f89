"""The settings of a table, each with the command that a typed or chosen value makes of it."""

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
    whole,
)
from bot.conversation.finding import UnclearError, called_person, find_sheet
from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.conversation.words.preferences import LOOKS
from bot.reading.marks import SHOWN
from bot.render.names import quoted
from bot.render.pictures.themes import THEMES
from bot.screens.settings import JOINS, RACKS, SWITCH
from bot.texts.numbers import read_number
from core.engine.people import Computer
from core.engine.table.commands import Agree, ChooseSheet, Command, SeatComputers
from core.engine.table.state import Assist, Settings
from core.engine.table.view import TableView
from core.rules.sheet import Goal, HouseRuleError, Scoring, Sheet

Change: TypeAlias = Callable[[Services, Request, TableView, str], Awaitable[Command]]
"""Makes a command from the value of a setting; raises HouseRuleError."""

GoalKind: TypeAlias = Literal["rounds", "target", "chips"]
AssistMode: TypeAlias = Literal["none", "arrange", "hints", "open"]
PRINTED = "printed"


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
    hints = _hints(number or "3") if mode == "hints" else 0
    return _agree(request, table_view, assist=Assist(mode=cast("AssistMode", mode), hints=hints))


def _hints(number: str) -> int:
    hints = read_number(number, LONGEST_RULE)
    if not hints:
        raise UnclearError("mishap-hints", value=quoted(number, SHOWN))
    return hints


async def _youngest(
    services: Services, request: Request, table_view: TableView, value: str
) -> Command:
    voice = await services.voice(request.here, table_view)
    return _agree(request, table_view, youngest=called_person(voice, table_view, value))


def _goal(kind: GoalKind) -> Change:
    async def change(
        services: Services, request: Request, table_view: TableView, value: str
    ) -> Command:
        if value == PRINTED:
            return _agree(request, table_view, goal=None)
        sheet = table_view.sheet
        if kind == ("target" if sheet.scoring is Scoring.CHIPS else "chips"):
            voice = await services.voice(request.listener, table_view)
            raise UnclearError("mishap-goal", kind=kind, sheet=voice.sheet(sheet))
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
    services: Services, request: Request, table_view: TableView, value: str
) -> Command:
    """Read the name of a sheet; that of the table keeps its house rules."""
    chosen = find_sheet(await services.voice(request.here), value)
    here = {table_view.sheet.id: table_view.sheet}
    return ChooseSheet(person=request.person, sheet=here.get(chosen.id, chosen))


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
