"""The lobby: the players, the settings, and how to start."""

from collections.abc import Callable, Iterator, Mapping
from typing import Literal

from bot.screens.parts import (
    button,
    cut_by,
    head,
    label,
    lasting,
    lines,
    paragraphs,
    watch_off,
    words,
)
from bot.screens.screen import Button, Screen, ScreenKind, removal
from bot.screens.slots import full_slot, settings_slot, table_slot
from bot.screens.voice import Voice
from bot.texts.numbers import spelled_out
from core.engine.people import Computer, Human, Occupant, PersonId, TableId
from core.engine.table.refusals import TableRefusedError
from core.engine.table.state import CLOCKS, Assist, Phase, limit_of
from core.engine.table.view import TableView
from core.rules.pieces import Seat
from core.rules.sheet import Goal, OptionValue, Sheet


def goal_name(voice: Voice, goal: Goal) -> str:
    """Return the goal of the match in words."""
    return voice.say(f"goal-{goal.kind}", amount=goal.amount)


def clock_name(voice: Voice, table_view: TableView) -> str:
    """Return the time limit of a turn in words."""
    seconds, clock = table_view.sheet.time_limit, table_view.settings.clock
    if clock not in CLOCKS:
        return voice.say("clock-other", time=spelled_out(voice.say, limit_of(clock)))
    return voice.say(f"clock-{clock}", seconds=seconds)


def help_name(voice: Voice, table_view: TableView) -> str:
    """Return the table's level of help in words."""
    assist, family = table_view.settings.assist, table_view.sheet.family.name
    return voice.say(f"assist-{assist.mode}", hints=assist.hints, family=family)


def clock_begins(voice: Voice, table_view: TableView) -> str:
    """Return the note that the clock starts later than the turn; empty if it does not."""
    return voice.say("clock-begins") if table_view.clock_begins_later else ""


def as_agreed(voice: Voice, table_view: TableView) -> str:
    """Return sheet, clock and goal in one line, and the house rules below."""
    return lines(in_short(voice, table_view), house_rules(voice, table_view.sheet))


def in_short(voice: Voice, table_view: TableView) -> str:
    """Return sheet, clock, goal and an unusual level of help in one line."""
    assist = table_view.settings.assist
    usual = assist == Assist()
    help_ = "" if usual else voice.say(f"short-assist-{assist.mode}", hints=assist.hints)
    parts = (
        voice.sheet(table_view.sheet),
        _turn_clock(voice, table_view),
        short_goal(voice, table_view.settings.goal or table_view.sheet.goal),
        help_,
    )
    return " · ".join(filter(None, parts))


def short_goal(voice: Voice, goal: Goal) -> str:
    """Return the goal of the match in a word or two."""
    return voice.say(f"short-goal-{goal.kind}", amount=goal.amount)


def short_clock(voice: Voice, table_view: TableView) -> str:
    """Return the time limit of a turn in a word or two."""
    clock = table_view.settings.clock
    if clock not in CLOCKS:
        return spelled_out(voice.say, limit_of(clock))
    return voice.say(f"short-clock-{clock}", seconds=table_view.sheet.time_limit)


def _turn_clock(voice: Voice, table_view: TableView) -> str:
    """Return the time limit as one of a turn: beside other figures, nothing else says so."""
    time, clock = short_clock(voice, table_view), table_view.settings.clock
    unlimited = clock == "none" or (clock == "sheet" and not table_view.sheet.time_limit)
    return time if unlimited else voice.say("short-clock-turn", time=time)


def house_rules(voice: Voice, sheet: Sheet) -> str:
    """Return the house rules that differ from the printed sheet; empty if none do."""
    told = listed_rules(voice, sheet)
    return voice.say("agreed-house-rules", rules=told) if told else ""


def listed_rules(voice: Voice, sheet: Sheet) -> str:
    """Return the house rules that differ from the printed sheet, without the word for them."""
    printed = voice.sheets.get(sheet.id)
    rules = {} if printed is None else sheet.differences(printed)
    return " · ".join(in_words(voice, rules))


def in_words(voice: Voice, rules: Mapping[str, OptionValue]) -> list[str]:
    """Return house rules and their values in the players' words."""
    return [
        voice.say("page-option", name=option_name(voice, name), now=option_value(voice, name, now))
        for name, now in rules.items()
    ]


def option_name(voice: Voice, name: str) -> str:
    """Return a house rule's name in the players' words."""
    return voice.say_first(f"option-{name.replace('_', '-')}", "option-other", name=name)


def option_value(voice: Voice, name: str, value: OptionValue) -> str:
    """Return a house rule's value in the players' words; a number may read “no limit”."""
    if isinstance(value, bool):
        return voice.say("choice-yes" if value else "choice-no")
    key = f"choice-{name}-{value}".replace("_", "-")
    if isinstance(value, int):
        return voice.say(key) if voice.translator.has(key) else str(value)
    return voice.say_first(key, f"choice-{value}".replace("_", "-"), "option-other", name=value)


def lobby(voice: Voice, table_view: TableView) -> Screen:
    """Show the lobby of a table; for the hand of the day, only its heading."""
    if table_view.daily:
        return Screen(
            kind=ScreenKind.LOBBY,
            text=head(voice, table_view),
            slot=table_slot(table_view.table),
            delivery="edit",
        )
    text = paragraphs(
        head(voice, table_view),
        seated(voice, table_view),
        as_agreed(voice, table_view),
        cut_by(voice, table_view),
    )
    watching = voice.say("lobby-watching") if table_view.watching else ""
    is_full = len(table_view.seats) >= table_view.sheet.max_players
    joining = "lobby-alone" if voice.alone else "lobby-full" if is_full else "lobby-how"
    elsewhere = voice.types and not is_full
    how = voice.say(joining, code=table_view.code)
    return Screen(
        kind=ScreenKind.LOBBY,
        text=paragraphs(text, watching or how),
        beside=paragraphs(
            text,
            watching or (voice.say("lobby-elsewhere", code=table_view.code) if elsewhere else ""),
        ),
        buttons=tuple(lobby_keys(voice, table_view)),
        slot=table_slot(table_view.table),
        delivery="edit",
    )


def settings_left(voice: Voice, table_view: TableView) -> Screen:
    """Show what is agreed, in place of a page of the settings that stood beside the lobby."""
    return Screen(
        kind=ScreenKind.SETTINGS,
        text=paragraphs(head(voice, table_view), as_agreed(voice, table_view)),
        slot=settings_slot(table_view.table),
        delivery="edit",
    )


def full(voice: Voice, table_view: TableView, error: TableRefusedError, *, alone: bool) -> Screen:
    """Offer to wait for a seat or, in a chat, to open a second table."""
    second = Button(word=f"new {table_view.sheet.id}", label=voice.say("button-second"))
    wait = Button(word="next", label=voice.say("button-wait"), table=table_view.table)
    return Screen(
        kind=ScreenKind.REFUSAL,
        text=paragraphs(head(voice, table_view), voice.table_refusal(error)),
        buttons=(wait,) if alone else (second, wait),
        slot=full_slot(table_view.table),
        delivery="edit",
    )


def settled(voice: Voice, table_view: TableView) -> Screen:
    """Replace the offer to wait once its reader waits, or no longer; remove it for a seat."""
    if table_view.me is not None:
        return offer_over(table_view)
    stop = (stop_waiting(voice, table_view.table),) if table_view.awaits_seat else ()
    return Screen(
        kind=ScreenKind.REFUSAL,
        text=paragraphs(head(voice, table_view), waits_typed(voice, table_view)),
        beside=paragraphs(head(voice, table_view), waits_for(voice, table_view)),
        buttons=stop,
        slot=full_slot(table_view.table),
        delivery="renew",
    )


def waits_for(voice: Voice, table_view: TableView) -> str:
    """Return when the reader gets a seat, or that the wait is over."""
    if table_view.reader is None or not table_view.awaits_seat:
        return voice.say("note-waits-over")
    return voice.say(f"note-waits-{when_seated(table_view, table_view.reader)}")


def waits_typed(voice: Voice, table_view: TableView) -> str:
    """Return the same, and what to type for an end of the wait."""
    stop = voice.say("note-waits-stop") if table_view.awaits_seat else ""
    return words(waits_for(voice, table_view), stop)


def offer_over(table_view: TableView) -> Screen:
    """Remove the offer to wait: a seat is free, or its reader has one."""
    return removal(full_slot(table_view.table))


def when_seated(table_view: TableView, person: PersonId) -> Literal["round", "match", "free"]:
    """Return when a person who waits for a seat can sit down."""
    before = table_view.waiting.index(person) if person in table_view.waiting else 0
    free = sum(not isinstance(who, Human) for who in table_view.seats)
    if table_view.phase is not Phase.LOBBY and before < free and not _is_last_round(table_view):
        return "round"
    return (
        "match" if before < free + table_view.sheet.max_players - len(table_view.seats) else "free"
    )


def newcomers_join(table_view: TableView) -> Literal["round", "midway", "match"]:
    """Return when newcomers join: without a seat to take over, in the next match."""
    free = any(not isinstance(who, Human) for who in table_view.seats)
    return table_view.settings.joins if free else "match"


def _is_last_round(table_view: TableView) -> bool:
    """Return whether the match is over, or ends with the round that is played."""
    match = table_view.match
    if match is None or table_view.phase is Phase.OVER:
        return match is not None
    last = match.goal.kind == "rounds" and match.rounds_played + 1 >= match.goal.amount
    return table_view.phase is Phase.PLAYING and last


def stop_waiting(voice: Voice, table: TableId) -> Button:
    """Make the button with which a person no longer waits for a seat."""
    return Button(word="leave", label=voice.say("button-stop-waiting"), table=table)


def left(voice: Voice, table_view: TableView) -> Screen:
    """Replace the lobby of a person who has left it: its players and settings are out of date."""
    return Screen(
        kind=ScreenKind.LOBBY,
        text=paragraphs(head(voice, table_view), voice.say("lobby-unseated")),
        buttons=(lasting(voice, "join", table_view.table),),
        slot=table_slot(table_view.table),
        delivery="edit",
    )


def another(voice: Voice, table_view: TableView) -> Button:
    """Make the button that opens another table with the sheet of one that is closed."""
    return Button(word=f"new {table_view.sheet.id}", label=voice.say("button-new"))


def lapsed(voice: Voice, table_view: TableView) -> Screen:
    """Replace a lobby that nobody has started, and offer to open another table."""
    return Screen(
        kind=ScreenKind.LOBBY,
        text=paragraphs(head(voice, table_view), voice.say("lobby-lapsed")),
        buttons=(another(voice, table_view),),
        slot=table_slot(table_view.table),
        delivery="edit",
    )


def seated(voice: Voice, table_view: TableView) -> str:
    """Return the players at the table and the number of seats."""
    room = voice.say(
        "lobby-seats", taken=str(len(table_view.seats)), seats=str(table_view.sheet.max_players)
    )
    return lines(
        room, *(_seated(voice, table_view, seat, who) for seat, who in enumerate(table_view.seats))
    )


def _seated(voice: Voice, table_view: TableView, seat: Seat, who: Occupant) -> str:
    number, name = str(seat + 1), voice.occupant(who, seat)
    if isinstance(who, Computer):
        level = voice.say_first(f"level-{who.level}", "option-other", name=who.level)
        return voice.say("lobby-computer", number=number, name=name, level=level)
    if who == Human(table_view.host):
        return voice.say("lobby-host", number=number, name=name)
    return voice.say("lobby-person", number=number, name=name)


def lobby_keys(voice: Voice, table_view: TableView) -> Iterator[Button]:
    """Yield buttons for the reader or, in a chat, for everybody; for the hand of the day, none."""
    if table_view.daily:
        return
    taken, sheet, together = len(table_view.seats), table_view.sheet, table_view.reader is None
    if table_view.me is None and taken < sheet.max_players:
        yield lasting(voice, "join", table_view.table)
    if together or table_view.reader == table_view.host:
        yield button(voice, table_view, "start", primary=taken >= sheet.min_players)
        yield lasting(voice, "settings", table_view.table)
    yield lasting(voice, "rules", table_view.table)
    if table_view.watching:
        yield watch_off(voice, table_view.table)
    if table_view.commitment and (together or table_view.me is not None):
        yield lasting(voice, "cut", table_view.table)
    if together or table_view.me is not None:
        yield button(voice, table_view, "leave")


def changed(voice: Voice, before: TableView, table_view: TableView, name: str) -> str:
    """Return the new state of a changed setting in one line."""
    agreed = table_view.settings
    if name in TOLD:
        return TOLD[name](voice, table_view)
    match name:
        case "clock":
            return words(clock_name(voice, table_view), clock_begins(voice, table_view))
        case "rounds" | "target" | "chips":
            return goal_name(voice, agreed.goal or table_view.sheet.goal)
        case "away":
            return voice.say("agreed-away", missed=agreed.idle_timeouts)
        case "leavers" | "join":
            key = f"leavers-{agreed.leavers}" if name == "leavers" else f"joins-{agreed.joins}"
            return voice.say(key)
        case "youngest":
            known = "no" if agreed.youngest is None else "yes"
            name = "" if agreed.youngest is None else voice.person(agreed.youngest)
            return voice.say("setting-youngest", known=known, name=name)
        case "racks" if agreed.racks:
            return racks_told(voice, table_view)
        case "theme" | "look" | "racks":
            value = getattr(agreed, name) or (voice.theme.name if name == "theme" else "")
            return voice.say(f"{name}-{value}") if value else in_short(voice, table_view)
        case "rule":
            return rules_changed(voice, before, table_view)
    return as_agreed(voice, table_view)


def racks_told(voice: Voice, table_view: TableView) -> str:
    """Return where racks are shown, as agreed; empty while the owner's default applies."""
    where, rack = table_view.settings.racks, label(voice, "rack", table_view.sheet)
    return voice.say(f"racks-{where}", rack=rack) if where else ""


def watched(voice: Voice, table_view: TableView) -> str:
    """Return whether people may watch from elsewhere, and how."""
    switch = "on" if table_view.settings.watch else "off"
    return voice.say(f"watch-{switch}", code=table_view.code)


TOLD: Mapping[str, Callable[[Voice, TableView], str]] = {
    "assist": help_name,
    "computers": seated,
    "watch": watched,
}


RULE_GROUPS: Mapping[str, tuple[str, ...]] = {
    "deal": ("jokers", "numbers", "copies", "hand", "first_starter", "next_starter"),
    "laying": ("first_laying", "same_turn", "handrummy", "one_action", "false_melds", "ace_high",
               "last_card_discard"),
    "moving": ("rebuild", "joker_exchange"),
    "counting": ("joker_laid", "joker_left", "number_cards"),
    "stock": ("stock_out", "stock_out_at", "rack_limit"),
    "timeout": ("time_limit", "penalty_tiles", "idle_penalty", "loose_table_tiles"),
}  # fmt: skip
"""The house rules by what they are about, as the pages of the settings show them."""


def rule_groups(sheet: Sheet) -> Mapping[str, tuple[str, ...]]:
    """Return the house rules that a sheet accepts, in groups."""
    options = sheet.options()
    groups = {
        group: tuple(name for name in names if name in options)
        for group, names in RULE_GROUPS.items()
    }
    return {group: names for group, names in groups.items() if names}


def page_of_rule(rule: str, sheet: Sheet) -> str:
    """Return the page that lists a house rule: its group, or all groups if it is alone in it."""
    found = ((group, names) for group, names in rule_groups(sheet).items() if rule in names)
    group, names = next(found)
    return f"rule {group}" if len(names) > 1 else "rule"


def rules_changed(voice: Voice, before: TableView, table_view: TableView) -> str:
    """Return the house rules that changed; if none did, all agreed settings."""
    old, new = before.sheet.options(), table_view.sheet.options()
    other = {name: value for name, value in new.items() if old.get(name) != value}
    if not other:
        return as_agreed(voice, table_view)
    return voice.say("agreed-house-rules", rules=" · ".join(in_words(voice, other)))
