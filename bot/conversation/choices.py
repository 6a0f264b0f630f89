"""The possible values of a setting: listed for people who type, and read from what they type."""

from collections.abc import Mapping, Sequence

from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.reading.hours import clock_of, seconds_in
from bot.reading.phrases import with_own_values
from bot.reading.vocabulary import own_words
from bot.reading.words import named
from bot.render.pictures.themes import THEMES
from bot.screens.lobby import changed, lobby
from bot.screens.parts import lines
from bot.screens.screen import Button, Screen, ScreenKind
from bot.screens.settings import CHIPS, TARGETS, offered_clocks, settings_page
from bot.screens.voice import Voice
from bot.texts.numbers import read_number
from bot.texts.translator import without_marks
from core.engine.people import Human
from core.engine.table.state import CLOCKS, LONGEST_LIMIT, SECONDS, SHORTEST_LIMIT
from core.engine.table.view import TableView
from core.rules.sheet import HouseRuleError, OptionValue, Sheet

LEAVERS = ("computer", "closed")
TYPED: Mapping[str, Sequence[str]] = {
    "leavers": LEAVERS,
    "away": ("1", "2", "3", "never"),
    "theme": tuple(THEMES),
    "target": tuple(map(str, TARGETS)),
    "chips": tuple(map(str, CHIPS)),
}
"""What can be typed after settings that have no page of their own."""
NEVER = "never"
FROM_ONE_ON = "1,\u00a02,\u00a03\u00a0…"
"""All whole numbers, as one item of a list."""
LONGEST_RULE = 6
"""The most digits of a number in a rule or a setting."""
HOUSE_RULES, RULE_VALUES = "house_rules", "rule_values"
"""The sections of the language tables with the names and values of house rules."""
CHOSEN = "✓"
"""The mark of the current value in a list that is written out."""


def standing(voice: Voice, table_view: TableView, page: str | None) -> str:
    """Return the text of a lobby that shows a page of its settings; None: its seats.

    The buttons are left out: Discord hides the values of settings in a list.
    """
    screen = lobby(voice, table_view) if page is None else settings_page(voice, table_view, page)
    return screen.text


def with_options(voice: Voice, screen: Screen) -> str:
    """Return the screen's text with the options, for platforms without buttons."""
    options = () if screen.pick is None else screen.pick.options
    return lines(screen.text, *(_choice(voice, each) for each in options))


def _choice(voice: Voice, option: Button) -> str:
    word = with_own_values(_in_own_words(option.word, voice.language), voice.language)
    said = voice.say("page-choice", label=option.label, word=word)
    return f"{CHOSEN} {said}" if option.chosen else said


def _in_own_words(word: str, language: str) -> str:
    """Return `settings rule jokers=4` with the reader's name and value of the house rule."""
    head, found, pair = word.partition(" rule ")
    if not found:
        return word
    name, sign, value = pair.partition("=")
    names, values = own_words(language, HOUSE_RULES), own_words(language, RULE_VALUES)
    return f"{head}{found}{names[name]}{sign}{values[value]}"


async def say_how(services: Services, request: Request, table_view: TableView, name: str) -> None:
    """Tell the value of a setting without a page, and its possible values."""
    voice = await services.personal_voice(request, request.reader, table_view)
    spoken = own_words(voice.language, name)
    people = [voice.person(who.person) for who in table_view.seats if isinstance(who, Human)]
    choices = people if name == "youngest" else TYPED.get(name, ("1", "2", "3"))
    named_ = [without_marks(spoken[one]) for one in choices]
    called = own_words(voice.language, "settings")[name]
    how = voice.say(
        "setting-how", name=called, example=named_[-1], choices=voice.alternatives(named_)
    )
    said = lines(changed(voice, table_view, table_view, name), how)
    screen = Screen(kind=ScreenKind.NOTE, text=said, passing=True)
    await services.show(request, request.reader, screen)


class UnitlessError(ValueError):
    """A time limit is a number without a unit."""

    def __init__(self, value: str) -> None:
        super().__init__(value)
        self.value = value


class NoSuchClockError(ValueError):
    """The text names no time limit, or one that is `out_of_bounds`."""

    def __init__(self, value: str, allowed: Sequence[str], *, out_of_bounds: bool) -> None:
        super().__init__(value)
        self.value, self.allowed, self.out_of_bounds = value, allowed, out_of_bounds


def read_clock(voice: Voice, value: str, seconds: int) -> str:
    """Read `5m`, a menu entry in the reader's language, or a time: `60 s`, `8h`, `1 h 30 min`.

    `seconds` is the sheet's own time limit.

    Raises:
        UnitlessError: a number alone.
        NoSuchClockError: no time limit, or one that is out of bounds.
    """
    shown = {voice.say(f"short-clock-{clock}", seconds=seconds): clock for clock in CLOCKS}
    labelled: dict[str, str] = {_close(label): clock for label, clock in shown.items()}
    if read_number(value.strip(), LONGEST_RULE) is not None:
        raise UnitlessError(value.strip())
    wanted = labelled.get(_close(value)) or clock_of(value, {"sheet": seconds, **SECONDS}) or value
    if wanted in CLOCKS:
        return wanted
    limit = seconds_in(value)
    if not SHORTEST_LIMIT <= limit <= LONGEST_LIMIT:
        offered = offered_clocks(seconds)
        allowed = [without_marks(label) for label, clock in shown.items() if clock in offered]
        raise NoSuchClockError(value, allowed, out_of_bounds=limit > 0)
    return f"{limit}s"


def _close(text: str) -> str:
    """Normalize a time for comparison: `60 s`, `60s`, `5 Min.`."""
    return "".join(without_marks(text).split()).rstrip(".").casefold()


def rule_pairs(text: str, sheet: Sheet, language: str) -> list[str]:
    """Split `jokers=4 hand 7` into pairs, in the program's words; a sign may be left out."""
    pairs: list[str] = []
    for token in text.replace(" = ", "=").split():
        if pairs and "=" not in token and pairs[-1] in sheet.options():
            pairs[-1] = f"{pairs[-1]}={named(token, language, RULE_VALUES)}"
        else:
            name, sign, given = token.partition("=")
            value = named(given, language, RULE_VALUES)
            pairs.append(f"{named(name, language, HOUSE_RULES)}{sign}{value}")
    return pairs


def read_rule(pair: str) -> tuple[str, OptionValue]:
    """Read `jokers=4`: a name, and a value of any kind."""
    name, _, value = pair.partition("=")
    if value in {"true", "false"}:
        return name, value == "true"
    number = read_number(value, LONGEST_RULE)
    return name, value if number is None else number


def one_of(name: str, value: str, allowed: tuple[str, ...]) -> str:
    """Return a value that is allowed; raises HouseRuleError for any other one."""
    if value not in allowed:
        raise HouseRuleError(name, value, allowed=", ".join(allowed))
    return value


def whole(name: str, value: str) -> int:
    """Read a whole number from 1 on; raises HouseRuleError for anything else."""
    number = read_number(value, LONGEST_RULE)
    if not number:
        words = (NEVER,) if name == "away" else ()
        raise HouseRuleError(name, value, allowed=", ".join((FROM_ONE_ON, *words)))
    return number
