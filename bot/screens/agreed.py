"""What a table has agreed on, in words."""

from collections.abc import Iterable, Iterator, Mapping

from bot.screens.parts import button, head, lines, paragraphs
from bot.screens.screen import Screen, ScreenKind
from bot.screens.voice import Voice
from bot.texts.rulebook import differences, explain
from core.engine.sight import Sight
from core.engine.state import CLOCKS
from core.rules.sheet import Goal, OptionValue, Sheet

MEASURE = "rummikub"
"""The sheet that most people know, by which the others are explained."""


def goal_name(voice: Voice, goal: Goal) -> str:
    """Say when the match is over."""
    return voice.say(f"goal-{goal.kind}", amount=goal.amount)


def clock_name(voice: Voice, sight: Sight) -> str:
    """Say how long a turn may take."""
    seconds = sight.sheet.time_limit
    if sight.settings.clock == "sheet":
        return voice.say("clock-sheet", seconds=seconds)
    return voice.say(f"clock-{sight.settings.clock}")


def house_rules(voice: Voice, sheet: Sheet) -> str:
    """Name the house rules in which a table differs from the printed sheet, if it does."""
    printed = voice.sheets.get(sheet.id)
    rules = {} if printed is None else sheet.differences(printed)
    return voice.say("agreed-house-rules", rules=written(rules)) if rules else ""


def written(rules: Mapping[str, OptionValue]) -> str:
    """Write house rules as they are typed."""
    return ", ".join(f"{name}={str(value).lower()}" for name, value in rules.items())


def settings(voice: Voice, sight: Sight) -> Screen:
    """Show what is agreed, and how the host changes it."""
    agreed = sight.settings
    help_given = voice.say(f"assist-{agreed.assist.mode}", hints=agreed.assist.hints)
    return Screen(
        kind=ScreenKind.SETTINGS,
        text=paragraphs(
            head(voice, sight),
            lines(
                goal_name(voice, agreed.goal or sight.sheet.goal),
                clock_name(voice, sight),
                voice.say("agreed-away", bells=agreed.idle_bells),
                help_given,
                voice.say(f"leavers-{agreed.leavers}"),
                voice.say(f"look-{agreed.look}") if agreed.look else "",
                voice.say(f"theme-{agreed.theme}") if agreed.theme else "",
                voice.say("settings-host", name=voice.person(sight.host)),
            ),
            voice.say("settings-rules", rules=written(sight.sheet.options())),
            voice.say("settings-how"),
            voice.say("settings-mine"),
        ),
        buttons=tuple(
            button(voice, sight, f"settings clock {clock}")
            for clock in CLOCKS
            if clock != agreed.clock
        ),
    )


def rules(
    voice: Voice, sheet: Sheet, *, goal: Goal | None = None, seats: int | None = None
) -> Screen:
    """Explain a sheet with its house rules, and how it differs from the best known one."""
    told = explain(sheet, voice.translator, voice.language, goal=goal, seats=seats)
    return Screen(
        kind=ScreenKind.RULES,
        text=paragraphs(
            voice.say("rules-title", sheet=voice.sheet(sheet)),
            "\n".join(_compared(voice, sheet, told)) or written(sheet.options()),
            house_rules(voice, sheet),
        ),
    )


def _compared(voice: Voice, sheet: Sheet, told: Iterable[str]) -> Iterator[str]:
    """Say with each rule how the best known sheet has it, where that is different."""
    measure = voice.sheets.get(MEASURE, sheet)
    found = differences(sheet, measure, voice.translator, voice.language)
    theirs = {difference.here: difference.there for difference in found}
    name = voice.sheet(measure)
    for rule in told:
        if rule in theirs:
            yield voice.say("rules-difference", here=rule, other=name, there=theirs[rule])
        else:
            yield rule
