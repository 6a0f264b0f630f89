"""The settings of a table to pick from, page by page: nothing has to be typed."""

from collections.abc import Callable, Iterator, Mapping, Sequence

from bot.screens.agreed import (
    as_agreed,
    clock_begins,
    option_name,
    option_value,
    short_clock,
    short_goal,
)
from bot.screens.lobby import seated
from bot.screens.parts import button, head, lasting, paragraphs
from bot.screens.screen import Button, Pick, Screen, ScreenKind
from bot.screens.voice import Voice
from core.engine.people import Computer
from core.engine.sight import Sight
from core.engine.state import CLOCKS, Phase
from core.rules.sheet import OptionValue

MENU = "menu"
DONE = "settings done"
ROUNDS, TARGETS, CHIPS = (1, 2, 3, 4, 5, 10), (100, 200, 300, 500), (1, 2, 3, 5)
"""The usual lengths of a match."""
HINTS = (1, 3, 5)
LOOKS = ("picture", "emoji", "text")


def settings_page(voice: Voice, sight: Sight, page: str = MENU) -> Screen:
    """Show a page of the settings: before the first deal in place of the lobby.

    `page` is the name of a setting, `rule` with the name of a house rule, or the menu.
    """
    waits = sight.phase is Phase.LOBBY
    prompt, options = _page(voice, sight, page)
    back = (Button(word="settings", label=voice.say("settings-back"), table=sight.table),)
    done = (lasting(voice, DONE, sight.table), *_join(voice, sight)) if waits else ()
    return Screen(
        kind=ScreenKind.SETTINGS,
        text=paragraphs(
            head(voice, sight),
            seated(voice, sight) if waits else "",
            as_agreed(voice, sight),
            clock_begins(voice, sight),
            prompt,
        ),
        pick=Pick(prompt=prompt, options=tuple(options)),
        buttons=(*(back if page != MENU else ()), *done),
        slot=f"table:{sight.table}" if waits else f"settings:{sight.table}",
        delivery="edit",
    )


def _join(voice: Voice, sight: Sight) -> tuple[Button, ...]:
    """Let people sit down while the host is choosing."""
    full = len(sight.seats) >= sight.sheet.max_players
    return () if full else (lasting(voice, "join", sight.table),)


def _page(voice: Voice, sight: Sight, page: str) -> tuple[str, Sequence[Button]]:
    name, _, rule = page.partition(" ")
    if name == "rule" and rule in sight.sheet.options():
        prompt = voice.say("settings-pick-value", rule=option_name(voice, rule))
        return prompt, tuple(_values(voice, sight, rule))
    options = PAGES.get(name, _menu)
    return voice.say(f"settings-pick-{name}"), tuple(options(voice, sight))


def _option(sight: Sight, words: str, label: str, *, chosen: bool = False) -> Button:
    """Make an entry; what it asks for means the same at any time."""
    return Button(word=f"settings {words}", label=label, table=sight.table, chosen=chosen)


def _menu(voice: Voice, sight: Sight) -> Iterator[Button]:
    computers = sum(isinstance(who, Computer) for who in sight.seats)
    now: Mapping[str, str] = {
        "sheet": voice.sheet(sight.sheet),
        "clock": short_clock(voice, sight),
        "rounds": short_goal(voice, sight.settings.goal or sight.sheet.goal),
        "computers": str(computers),
        "assist": _short_assist(voice, sight.settings.assist.mode, sight.settings.assist.hints),
        "look": voice.say(f"short-look-{sight.settings.look or voice.look}"),
        "language": voice.translator.names[voice.language],
    }
    for page in PAGES:
        if page in {"sheet", "rule", "rounds"} and sight.phase not in {Phase.LOBBY, Phase.OVER}:
            continue
        if page == "computers" and sight.phase is not Phase.LOBBY:
            continue
        yield _option(sight, page, voice.say(f"page-{page}", now=now.get(page, "")))
    if voice.threads and sight.phase is Phase.LOBBY:
        yield _option(sight, "thread", voice.say("page-thread"))


def _sheets(voice: Voice, sight: Sight) -> Iterator[Button]:
    now = voice.sheets.get(sight.sheet.id)
    for name, sheet in voice.sheets.items():
        yield _option(sight, f"sheet {name}", voice.sheet(sheet), chosen=sheet is now)


def _rules(voice: Voice, sight: Sight) -> Iterator[Button]:
    for name, value in sight.sheet.options().items():
        now = option_value(voice, name, value)
        label = voice.say("page-option", name=option_name(voice, name), now=now)
        yield _option(sight, f"rule {name}", label)


def _values(voice: Voice, sight: Sight, rule: str) -> Iterator[Button]:
    now = sight.sheet.options()[rule]
    offered: tuple[OptionValue, ...] = sight.sheet.HOUSE_RULES[rule].offers
    for value in offered if now in offered else (*offered, now):
        said = f"rule {rule}={str(value).lower()}"
        same = value == now and isinstance(value, bool) == isinstance(now, bool)
        yield _option(sight, said, option_value(voice, rule, value), chosen=same)


def _clocks(voice: Voice, sight: Sight) -> Iterator[Button]:
    for clock in CLOCKS:
        label = voice.say(f"short-clock-{clock}", seconds=sight.sheet.time_limit)
        yield _option(sight, f"clock {clock}", label, chosen=clock == sight.settings.clock)


def _lengths(voice: Voice, sight: Sight) -> Iterator[Button]:
    printed, now = sight.sheet.goal, sight.settings.goal
    label = voice.say("page-goal-printed", goal=short_goal(voice, printed))
    yield _option(sight, "rounds printed", label, chosen=now is None)
    kinds = {"rounds": ROUNDS, printed.kind: CHIPS} if printed.kind == "chips" else {
        "rounds": ROUNDS, "target": TARGETS,
    }  # fmt: skip
    for kind, amounts in kinds.items():
        for amount in amounts:
            chosen = now is not None and (now.kind, now.amount) == (kind, amount)
            label = voice.say(f"short-goal-{kind}", amount=amount)
            yield _option(sight, f"{kind} {amount}", label, chosen=chosen)


def _computers(voice: Voice, sight: Sight) -> Iterator[Button]:
    """Add and take away one by one: made for the table as it is, so that no press counts twice."""
    there = sum(isinstance(who, Computer) for who in sight.seats)
    if len(sight.seats) < sight.sheet.max_players:
        for level in sight.sheet.family.levels:
            more = button(voice, sight, f"settings computers more {level}")
            yield more
    if there:
        yield button(voice, sight, "settings computers fewer")


def _helps(voice: Voice, sight: Sight) -> Iterator[Button]:
    now = sight.settings.assist
    modes = [("none", 0), ("arrange", 0), *(("hints", hints) for hints in HINTS), ("open", 0)]
    for mode, hints in modes:
        said = f"assist {mode} {hints}" if hints else f"assist {mode}"
        chosen = (now.mode, now.hints) == (mode, hints)
        yield _option(sight, said, _short_assist(voice, mode, hints), chosen=chosen)


def _short_assist(voice: Voice, mode: str, hints: int) -> str:
    return voice.say(f"short-assist-{mode}", hints=hints)


def _looks(voice: Voice, sight: Sight) -> Iterator[Button]:
    now = sight.settings.look or voice.look
    for look in LOOKS:
        yield _option(sight, f"look {look}", voice.say(f"short-look-{look}"), chosen=look == now)


def _languages(voice: Voice, sight: Sight) -> Iterator[Button]:
    """Offer what is spoken here, each language by the name that it has for itself."""
    for code, name in voice.translator.names.items():
        yield _option(sight, f"language {code}", name, chosen=code == voice.language)


PAGES: Mapping[str, Callable[[Voice, Sight], Iterator[Button]]] = {
    "sheet": _sheets,
    "rule": _rules,
    "clock": _clocks,
    "rounds": _lengths,
    "computers": _computers,
    "assist": _helps,
    "look": _looks,
    "language": _languages,
}
"""What can be picked, in the order of the menu."""
