"""Settings pages of a table: every setting can be picked without typing."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.screens.lobby import (
    RULE_GROUPS,
    as_agreed,
    clock_begins,
    clock_name,
    goal_name,
    help_name,
    house_rules,
    in_short,
    in_words,
    newcomers_join,
    option_name,
    option_value,
    page_of_rule,
    racks_told,
    rule_groups,
    seated,
    short_clock,
    short_goal,
    watched,
)
from bot.screens.parts import button, head, lasting, lines, paragraphs, words, zone_offered
from bot.screens.screen import Button, Pick, Screen, ScreenKind
from bot.screens.slots import settings_slot, table_slot
from bot.screens.voice import Voice
from core.engine.people import Computer
from core.engine.table.state import CLOCKS, SECONDS, Phase, Settings, limit_of
from core.engine.table.view import TableView
from core.rules.sheet import OptionValue, Sheet

MENU, MORE = "menu", "more"
RARE = frozenset({"join", "watch", "look", "language", "racks", "thread"})
"""Settings behind `More`, on platforms with little room."""
DONE = "settings done"
ROUNDS, TARGETS, CHIPS = (1, 2, 3, 4, 5, 10), (100, 200, 300, 500), (1, 2, 3, 5)
"""The usual lengths of a match, in rounds, points and chips."""
HINTS, LOOKS, RACKS = (1, 3, 5), ("picture", "emoji", "text"), ("dm", "here")
JOINS, SWITCH = ("round", "midway"), ("on", "off")
ALL = "all"
"""The text after `settings` that asks for everything that can be set."""


def settings(voice: Voice, table_view: TableView) -> Screen:
    """Show the settings in a few lines: first what differs from the printed sheet."""
    agreed, usual = table_view.settings, Settings()
    unusual = (
        voice.say("agreed-away", missed=agreed.idle_timeouts)
        if agreed.idle_timeouts != usual.idle_timeouts
        else "",
        voice.say(f"leavers-{agreed.leavers}") if agreed.leavers != usual.leavers else "",
        voice.say(f"joins-{agreed.joins}") if agreed.joins != usual.joins else "",
        watched(voice, table_view) if agreed.watch else "",
        *_shown_as(voice, table_view),
    )
    said = paragraphs(
        head(voice, table_view),
        lines(
            house_rules(voice, table_view.sheet),
            in_short(voice, table_view),
            clock_begins(voice, table_view),
            words(*unusual),
            voice.say("settings-host", name=voice.person(table_view.host)),
        ),
        voice.say("table-daily-fixed") if table_view.daily else "",
        zone_offered(voice, table_view),
    )
    return Screen(
        kind=ScreenKind.SETTINGS,
        text=paragraphs(said, "" if table_view.daily else voice.say("settings-more")),
        beside=said,
        buttons=(lasting(voice, f"settings {ALL}", table_view.table),),
    )


def settings_all(voice: Voice, table_view: TableView) -> Screen:
    """Show all settings and house rules, and how the host changes them."""
    agreed = table_view.settings
    begins = clock_begins(voice, table_view)
    return Screen(
        kind=ScreenKind.SETTINGS,
        text=paragraphs(
            head(voice, table_view),
            lines(
                goal_name(voice, agreed.goal or table_view.sheet.goal),
                words(clock_name(voice, table_view), begins),
                voice.say("agreed-away", missed=agreed.idle_timeouts),
                help_name(voice, table_view),
                voice.say(f"leavers-{agreed.leavers}"),
                voice.say(f"joins-{agreed.joins}"),
                watched(voice, table_view),
                *_shown_as(voice, table_view),
                voice.say("settings-host", name=voice.person(table_view.host)),
            ),
            lines(voice.say("settings-rules"), *in_words(voice, table_view.sheet.options())),
            voice.say("table-daily-fixed" if table_view.daily else "settings-how"),
            voice.say("settings-mine"),
            zone_offered(voice, table_view),
        ),
    )


def _shown_as(voice: Voice, table_view: TableView) -> tuple[str, ...]:
    """Return how the table and the racks are shown, as far as the host has said so."""
    agreed = table_view.settings
    return (
        voice.say(f"look-{agreed.look}") if agreed.look else "",
        voice.say(f"theme-{agreed.theme}") if agreed.theme else "",
        racks_told(voice, table_view),
    )


def settings_page(
    voice: Voice, table_view: TableView, page: str = MENU, *, beside: bool = False
) -> Screen:
    """Show a page of the settings; before the first deal, it replaces the lobby.

    `page` is the name of a setting, or the menu; `rule` can be followed by the name of a group of
    house rules, or of one house rule. `beside`: only one person reads it, beside the lobby.
    """
    waits = table_view.phase is Phase.LOBBY
    instead = waits and not beside
    prompt, options = _page(voice, table_view, page)
    above = f"settings {_above(page, table_view.sheet)}".strip()
    back = (Button(word=above, label=voice.say("settings-back"), table=table_view.table),)
    done = (lasting(voice, DONE, table_view.table),) if waits else ()
    join = _join(voice, table_view) if instead else ()
    return Screen(
        kind=ScreenKind.SETTINGS,
        text=paragraphs(
            head(voice, table_view),
            seated(voice, table_view) if instead else "",
            as_agreed(voice, table_view),
            clock_begins(voice, table_view),
            _in_lines(voice) if page == "sheet" else "",
            prompt,
        ),
        pick=Pick(prompt=prompt, options=tuple(options), more=_more(voice, table_view, page)),
        buttons=(*(back if page != MENU else ()), *done, *join),
        slot=table_slot(table_view.table) if instead else settings_slot(table_view.table),
        delivery="edit",
    )


def _more(voice: Voice, table_view: TableView, page: str) -> Button | None:
    """Return the button that leads from the menu to the rare settings."""
    return None if page != MENU else _option(table_view, MORE, voice.say("button-more"))


def _join(voice: Voice, table_view: TableView) -> tuple[Button, ...]:
    """Return a button to join while the host picks settings; none for a player, or without room."""
    is_full = len(table_view.seats) >= table_view.sheet.max_players
    return (
        () if is_full or table_view.me is not None else (lasting(voice, "join", table_view.table),)
    )


def _above(page: str, sheet: Sheet) -> str:
    """Return the page from which a page was opened; empty for the menu."""
    name, _, rule = page.partition(" ")
    if name == MORE:
        return MORE if rule else ""
    if rule:
        return name if rule in RULE_GROUPS else page_of_rule(rule, sheet)
    return ""


def _page(voice: Voice, table_view: TableView, page: str) -> tuple[str, Sequence[Button]]:
    page = page.removeprefix(f"{MORE} ")
    name, _, rule = page.partition(" ")
    if name == "rule" and rule in rule_groups(table_view.sheet):
        return voice.say("settings-pick-rule"), tuple(_rules(voice, table_view, rule))
    if name == "rule" and rule in table_view.sheet.options():
        prompt = voice.say("settings-pick-value", rule=option_name(voice, rule))
        return prompt, tuple(_values(voice, table_view, rule))
    options = PAGES.get(name, _menu)
    family = table_view.sheet.family.name
    prompt = voice.say(f"settings-pick-{MENU if name == MORE else name}", family=family)
    sheet, seats = table_view.sheet, len(table_view.seats)
    players, most = sheet.family.players, max(seats, sheet.min_players)
    if name == "computers" and players.luck_decides(sheet, most):
        prompt = _who_else_by_luck(voice, table_view)
    return prompt, tuple(options(voice, table_view))


def _who_else_by_luck(voice: Voice, table_view: TableView) -> str:
    """Ask for computer players, with the note that luck leaves the strongest little advantage."""
    levels = table_view.sheet.family.players.levels
    *_, worse, better = (voice.say(f"level-{each}") for each in levels)
    return voice.say("settings-pick-computers-luck", better=better, worse=worse)


def _option(table_view: TableView, words: str, label: str, *, chosen: bool = False) -> Button:
    """Make an entry of a list; its meaning never changes."""
    return Button(word=f"settings {words}", label=label, table=table_view.table, chosen=chosen)


def may_change(voice: Voice, table_view: TableView, page: str) -> bool:
    """Return whether the menu offers a page now."""
    match page:
        case "sheet" | "rule" | "rounds":
            return table_view.phase in {Phase.LOBBY, Phase.OVER}
        case "computers":
            return table_view.phase is Phase.LOBBY
        case "racks":
            return voice.racks is not None
        case "language":
            return bool(table_view.chats)
    return page != MORE


def _menu(voice: Voice, table_view: TableView) -> Iterator[Button]:
    agreed = table_view.settings
    now: Mapping[str, str] = {
        "sheet": voice.sheet(table_view.sheet),
        "clock": short_clock(voice, table_view)
        if table_view.timed
        else voice.say("choice-time-limit-0"),
        "rounds": short_goal(voice, agreed.goal or table_view.sheet.goal),
        "computers": str(sum(isinstance(who, Computer) for who in table_view.seats)),
        "assist": _short_assist(voice, agreed.assist.mode, agreed.assist.hints),
        "look": voice.say(f"short-look-{agreed.look or voice.look}"),
        "join": voice.say(f"short-join-{newcomers_join(table_view)}"),
        "watch": voice.say(f"short-watch-{'on' if agreed.watch else 'off'}"),
        "language": voice.translator.names[voice.spoken or voice.language],
    }
    family = table_view.sheet.family.name
    for page in (page for page in PAGES if may_change(voice, table_view, page)):
        label = voice.say(f"page-{page}", now=now.get(page, ""), family=family)
        entry = _option(table_view, page, label)
        yield replace(entry, rare=page in RARE)
    if voice.threads and table_view.phase is Phase.LOBBY:
        yield replace(_option(table_view, "thread", voice.say("page-thread")), rare=True)


def _rare(voice: Voice, table_view: TableView) -> Iterator[Button]:
    """Yield the settings that a menu with little room leaves out; *Back* leads here from them."""
    for entry in _menu(voice, table_view):
        setting = entry.word.partition(" ")[2]
        if entry.rare:
            yield replace(entry, word=f"settings {MORE} {setting}") if setting in PAGES else entry


def _sheets(voice: Voice, table_view: TableView) -> Iterator[Button]:
    now = voice.sheets.get(table_view.sheet.id)
    for name, sheet in voice.sheets.items():
        entry = _option(table_view, f"sheet {name}", voice.sheet(sheet), chosen=sheet is now)
        yield replace(entry, about=_about(voice, name))


def _about(voice: Voice, sheet: str) -> str:
    """Return what is special about a sheet, in a line."""
    key = f"sheet-{sheet}-about"
    return voice.say(key) if voice.translator.has(key) else ""


def _in_lines(voice: Voice) -> str:
    """Return all sheets with what is special about each."""
    return lines(
        *(
            voice.say("sheet-in-a-line", name=voice.sheet(sheet), about=_about(voice, name))
            for name, sheet in voice.sheets.items()
        )
    )


def _groups(voice: Voice, table_view: TableView) -> Iterator[Button]:
    """Yield the groups of house rules; a group with a single rule opens that rule."""
    for group, names in rule_groups(table_view.sheet).items():
        if len(names) == 1:
            yield from _rules(voice, table_view, group)
        else:
            yield _option(table_view, f"rule {group}", voice.say(f"rules-{group}"))


def _rules(voice: Voice, table_view: TableView, group: str) -> Iterator[Button]:
    options = table_view.sheet.options()
    for name in rule_groups(table_view.sheet)[group]:
        now = option_value(voice, name, options[name])
        label = voice.say("page-option", name=option_name(voice, name), now=now)
        yield _option(table_view, f"rule {name}", label)


def _values(voice: Voice, table_view: TableView, rule: str) -> Iterator[Button]:
    now = table_view.sheet.options()[rule]
    offered: tuple[OptionValue, ...] = table_view.sheet.HOUSE_RULES[rule].offers
    for value in offered if now in offered else (*offered, now):
        said = f"rule {rule}={str(value).lower()}"
        same = value == now and isinstance(value, bool) == isinstance(now, bool)
        yield _option(table_view, said, option_value(voice, rule, value), chosen=same)


def offered_clocks(printed: int) -> tuple[str, ...]:
    """Return the time limits to choose from, each time once; `printed` is the sheet's own."""
    others = (clock for clock in CLOCKS[1:] if SECONDS[clock] != printed)
    return (*CLOCKS[:1], *others) if printed else CLOCKS[1:]


def _clocks(voice: Voice, table_view: TableView) -> Iterator[Button]:
    now = table_view.settings.clock
    printed = table_view.sheet.time_limit  # 0: the sheet's clock is none, too
    lasts = printed if now == "sheet" else limit_of(now)
    for clock in offered_clocks(printed):
        label = voice.say(f"short-clock-{clock}", seconds=printed)
        same = lasts == (printed if clock == "sheet" else SECONDS[clock])
        yield _option(table_view, f"clock {clock}", label, chosen=same)


def _lengths(voice: Voice, table_view: TableView) -> Iterator[Button]:
    printed, now = table_view.sheet.goal, table_view.settings.goal
    label = voice.say("page-goal-printed", goal=short_goal(voice, printed))
    yield _option(table_view, "rounds printed", label, chosen=now is None)
    kinds = {"rounds": ROUNDS, printed.kind: CHIPS} if printed.kind == "chips" else {
        "rounds": ROUNDS, "target": TARGETS,
    }  # fmt: skip
    for kind, amounts in kinds.items():
        for amount in amounts:
            chosen = now is not None and (now.kind, now.amount) == (kind, amount)
            label = voice.say(f"short-goal-{kind}", amount=amount)
            yield _option(table_view, f"{kind} {amount}", label, chosen=chosen)


def _computers(voice: Voice, table_view: TableView) -> Iterator[Button]:
    """Yield buttons to add or remove one; valid for one version, so that no press counts twice."""
    there = sum(isinstance(who, Computer) for who in table_view.seats)
    if len(table_view.seats) < table_view.sheet.max_players:
        for level in table_view.sheet.family.players.levels:
            yield button(voice, table_view, f"settings computers more {level}")
    if there:
        yield button(voice, table_view, "settings computers fewer")


def _helps(voice: Voice, table_view: TableView) -> Iterator[Button]:
    now = table_view.settings.assist
    modes = [("none", 0), ("arrange", 0), *(("hints", hints) for hints in HINTS), ("open", 0)]
    for mode, hints in modes:
        said = f"assist {mode} {hints}" if hints else f"assist {mode}"
        chosen = (now.mode, now.hints) == (mode, hints)
        yield _option(table_view, said, _short_assist(voice, mode, hints), chosen=chosen)


def _short_assist(voice: Voice, mode: str, hints: int) -> str:
    return voice.say(f"short-assist-{mode}", hints=hints)


def _joins(voice: Voice, table_view: TableView) -> Iterator[Button]:
    for joins in JOINS:
        chosen = joins == table_view.settings.joins
        yield _option(table_view, f"join {joins}", voice.say(f"short-join-{joins}"), chosen=chosen)


def _watches(voice: Voice, table_view: TableView) -> Iterator[Button]:
    for switch in SWITCH:
        chosen = (switch == "on") == table_view.settings.watch
        label = voice.say(f"short-watch-{switch}")
        yield _option(table_view, f"watch {switch}", label, chosen=chosen)


def _looks(voice: Voice, table_view: TableView) -> Iterator[Button]:
    now = table_view.settings.look or voice.look
    for look in LOOKS:
        yield _option(
            table_view, f"look {look}", voice.say(f"short-look-{look}"), chosen=look == now
        )


def _languages(voice: Voice, table_view: TableView) -> Iterator[Button]:
    """Offer the supported languages, each by its own name."""
    spoken = voice.spoken or voice.language
    for code, name in voice.translator.names.items():
        yield _option(table_view, f"language {code}", name, chosen=code == spoken)


def _where_racks_are(voice: Voice, table_view: TableView) -> Iterator[Button]:
    """Offer where racks are shown; the owner's default is marked while it applies."""
    now = table_view.settings.racks or voice.racks
    for one in RACKS:
        label = voice.say(f"short-racks-{one}")
        yield _option(table_view, f"racks {one}", label, chosen=one == now)


PAGES: Mapping[str, Callable[[Voice, TableView], Iterator[Button]]] = {
    "sheet": _sheets,
    "rule": _groups,
    "clock": _clocks,
    "rounds": _lengths,
    "computers": _computers,
    "assist": _helps,
    "join": _joins,
    "watch": _watches,
    "look": _looks,
    "language": _languages,
    "racks": _where_racks_are,
    MORE: _rare,
}
"""The settings pages, in the order of the menu."""
