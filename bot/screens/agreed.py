"""What a table has agreed on, in words."""

from collections.abc import Mapping

from bot.screens.parts import head, lines, paragraphs
from bot.screens.screen import Screen, ScreenKind
from bot.screens.voice import Voice
from core.engine.sight import Sight
from core.engine.state import Assist
from core.rules.sheet import Goal, OptionValue, Sheet


def goal_name(voice: Voice, goal: Goal) -> str:
    """Say when the match is over."""
    return voice.say(f"goal-{goal.kind}", amount=goal.amount)


def clock_name(voice: Voice, sight: Sight) -> str:
    """Say how long a turn may take."""
    seconds = sight.sheet.time_limit
    if sight.settings.clock == "sheet":
        return voice.say("clock-sheet", seconds=seconds)
    return voice.say(f"clock-{sight.settings.clock}")


def clock_begins(voice: Voice, sight: Sight) -> str:
    """Say from when the clock counts, where a turn goes on by another one."""
    return voice.say("clock-begins") if sight.clock_begins_later else ""


def as_agreed(voice: Voice, sight: Sight) -> str:
    """Say in one line what is played, how fast and how long; below it the house rules."""
    assist = sight.settings.assist
    usual = assist == Assist()
    help_ = "" if usual else voice.say(f"short-assist-{assist.mode}", hints=assist.hints)
    parts = (
        voice.sheet(sight.sheet),
        short_clock(voice, sight),
        short_goal(voice, sight.settings.goal or sight.sheet.goal),
        help_,
    )
    return lines(" · ".join(filter(None, parts)), house_rules(voice, sight.sheet))


def short_goal(voice: Voice, goal: Goal) -> str:
    """Say in a word or two when the match is over."""
    return voice.say(f"short-goal-{goal.kind}", amount=goal.amount)


def short_clock(voice: Voice, sight: Sight) -> str:
    """Say in a word or two how long a turn may take."""
    return voice.say(f"short-clock-{sight.settings.clock}", seconds=sight.sheet.time_limit)


def house_rules(voice: Voice, sheet: Sheet) -> str:
    """Name the house rules in which a table differs from the printed sheet, if it does."""
    printed = voice.sheets.get(sheet.id)
    rules = {} if printed is None else sheet.differences(printed)
    return voice.say("agreed-house-rules", rules=in_words(voice, rules)) if rules else ""


def in_words(voice: Voice, rules: Mapping[str, OptionValue]) -> str:
    """Call house rules and their values as players do."""
    return " · ".join(
        voice.say("page-option", name=option_name(voice, name), now=option_value(voice, name, now))
        for name, now in rules.items()
    )


def option_name(voice: Voice, name: str) -> str:
    """Call a house rule as players do."""
    return voice.say_first(f"option-{name.replace('_', '-')}", "option-other", name=name)


def option_value(voice: Voice, name: str, value: OptionValue) -> str:
    """Call a value of a house rule as players do; a number is itself."""
    if isinstance(value, bool):
        return voice.say("choice-yes" if value else "choice-no")
    if isinstance(value, int):
        return str(value)
    key = f"choice-{name}-{value}".replace("_", "-")
    return voice.say_first(key, f"choice-{value}".replace("_", "-"), "option-other", name=value)


def settings(voice: Voice, sight: Sight) -> Screen:
    """Show what is agreed, and how the host changes it."""
    agreed = sight.settings
    help_given = voice.say(
        f"assist-{agreed.assist.mode}",
        hints=agreed.assist.hints,
        family=sight.sheet.family.name,
    )
    return Screen(
        kind=ScreenKind.SETTINGS,
        text=paragraphs(
            head(voice, sight),
            lines(
                goal_name(voice, agreed.goal or sight.sheet.goal),
                " ".join(filter(None, (clock_name(voice, sight), clock_begins(voice, sight)))),
                voice.say("agreed-away", bells=agreed.idle_bells),
                help_given,
                voice.say(f"leavers-{agreed.leavers}"),
                voice.say(f"look-{agreed.look}") if agreed.look else "",
                voice.say(f"theme-{agreed.theme}") if agreed.theme else "",
                voice.say("settings-host", name=voice.person(sight.host)),
            ),
            voice.say("settings-rules", rules=in_words(voice, sight.sheet.options())),
            voice.say("settings-how"),
            voice.say("settings-mine"),
        ),
    )
