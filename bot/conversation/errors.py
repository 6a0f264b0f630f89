"""Answers to errors: each is explained to the person, and nothing has changed.

`ANSWERS` says for each type of error how it is worded, and how severe it is.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Any, Literal, TypeAlias

import structlog

from bot.conversation.access import TurnedAwayError
from bot.conversation.choices import NoSuchClockError, UnitlessError
from bot.conversation.choosing import NoMeldError, NoSuchPlaceError, NotHeldError
from bot.conversation.finding import (
    LAYING,
    NoSuchSheetError,
    OtherGameError,
    SeveralTablesError,
)
from bot.conversation.memory import ENDING
from bot.conversation.request import Request, UnreadableButtonError
from bot.conversation.services import Services, as_done
from bot.conversation.words.chat import NoThreadError, ThreadlessError, ThreadStaysError
from bot.conversation.words.planning import UnplannedError
from bot.conversation.words.preferences import MY
from bot.conversation.words.rules import NoSuchTopicError, UnansweredError
from bot.conversation.words.settings import (
    SETTABLE,
    NoRacksError,
    NoSuchSettingError,
)
from bot.reading.hours import clock_of
from bot.reading.marks import SHOWN, NoSuchMeldError
from bot.reading.placing import is_little
from bot.reading.vocabulary import as_typed, own_words, said
from bot.render.names import quoted
from bot.screens.lobby import waits_typed
from bot.screens.parts import lines
from bot.screens.screen import Button, Pick, Screen, ScreenKind
from bot.screens.slots import which_slot
from bot.screens.turn.buttons import PLAN
from bot.screens.voice import Voice
from bot.texts.numbers import spelled_out
from bot.texts.translator import WordedError, meaning
from core.engine.logs import error_report, fault_id
from core.engine.people import PersonId
from core.engine.ports import StaleError, UnavailableError, UnknownTableError
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.state import LONGEST_LIMIT, SECONDS, SHORTEST_LIMIT
from core.engine.table.view import TableView
from core.rules.actions import UnknownWordError
from core.rules.pieces import UnreadableError, print_pieces
from core.rules.refusals import Code, Fault, Refusal
from core.rules.sheet import HouseRuleError

_log = structlog.get_logger(__name__)

PERSONAL = frozenset(
    {"nudge", "auto", "notify", "quiet", "stats", "record", "tables", "privacy", "plan"}
)
"""Words that are answered, and so refused, in private."""

SENTENCE, LINE = 3, 60
"""The words from which on an unknown line is taken for a sentence; its most characters shown."""

Severity: TypeAlias = Literal["expected", "trouble", "fault"]
"""`expected`: nothing is broken; `trouble`: the owner has to act; `fault`: our code is wrong."""


@dataclass(frozen=True, slots=True)
class Mishap:
    """A failed request, as far as a sentence about it needs it."""

    voice: Voice
    request: Request
    words: Sequence[str] = ()
    """The words that were possible."""


@dataclass(frozen=True, slots=True)
class Answer:
    """How an error is answered."""

    sentence: Callable[[Mishap, Any], str]
    severity: Severity = "expected"
    alone: bool = False
    """Whether only the person reads it."""


def _says(key: str, *figures: str) -> Callable[[Mishap, Exception], str]:
    """Return a function that words an error: a text with attributes of the error."""

    def sentence(mishap: Mishap, error: Exception) -> str:
        return mishap.voice.say(key, **{name: str(getattr(error, name)) for name in figures})

    return sentence


def _worded(mishap: Mishap, error: WordedError) -> str:
    return mishap.voice.say(error.key, **error.figures)


def _refused(mishap: Mishap, error: TableRefusedError) -> str:
    return mishap.voice.table_refusal(error)


def _no_table(mishap: Mishap, _error: UnknownTableError) -> str:
    return mishap.voice.table_refusal(TableRefusedError(TableCode.NO_TABLE))


def _which(mishap: Mishap, error: SeveralTablesError) -> str:
    code = error.table_views[0].code
    asked = mishap.voice.say("pick-which-table")
    return f"{asked} {mishap.voice.say('pick-which-how', code=code)}"


def _unreadable(mishap: Mishap, error: UnreadableError) -> str:
    laid = [family for word, family in LAYING.items() if word in mishap.words]
    family = laid[0] if len(laid) == 1 else "both"
    if not error.word:
        return mishap.voice.say("mishap-nothing", family=family)
    if is_little(error.word, mishap.voice.language):
        return mishap.voice.say("mishap-unplaced", word=quoted(error.word, SHOWN))
    word = quoted(as_typed(error.word, mishap.request.text), SHOWN)
    return mishap.voice.say("mishap-unreadable", word=word, family=family, cards=mishap.voice.cards)


def _no_meld(mishap: Mishap, error: NoSuchMeldError) -> str:
    return mishap.voice.say("mishap-no-meld", number=error.word)


def _no_sheet(mishap: Mishap, error: NoSuchSheetError) -> str:
    voice, key = mishap.voice, "mishap-sheet-near" if error.near else "mishap-sheet"
    sheets = ", ".join(map(voice.sheet, voice.sheets.values()))
    return voice.say(key, name=error.name, near=error.near, sheets=sheets)


def _no_topic(mishap: Mishap, error: NoSuchTopicError) -> str:
    return lines(_no_sheet(mishap, error.missing), _topics(mishap, error.topics))


def _unanswered(mishap: Mishap, error: UnansweredError) -> str:
    return lines(mishap.voice.say("may-unknown"), _topics(mishap, error.topics))


def _topics(mishap: Mishap, chapters: Sequence[str]) -> str:
    """Name the chapters of the rules, if there are any, as the reader types them."""
    if not chapters:
        return ""
    own = own_words(mishap.voice.language, "chapters")
    names = [own[name] for name in chapters]
    return mishap.voice.say("rules-topics", topics=", ".join(names), example=names[-1])


def _no_setting(mishap: Mishap, _error: NoSuchSettingError) -> str:
    """Suggest the setting that was meant: one of a similar name, or the clock for a time."""
    voice, typed = mishap.voice, mishap.request.text
    own = own_words(voice.language, "settings")
    missing = {"racks": voice.racks is None, "thread": not voice.threads}
    names = [own[name] for name in SETTABLE if not missing.get(name)]
    first, _, value = typed.partition(" ")
    clock = clock_of(typed, SECONDS)
    near = get_close_matches(first[:SHOWN].casefold(), names, n=1, cutoff=ALIKE)
    meant = [own["clock"], clock] if clock else [*near, value] if near else []
    if not meant:
        return voice.say("mishap-setting", settings=", ".join(names))
    name, given = meant  # the name is ours: readers can tap it as a command
    said = f"settings {name} {quoted(given, SHOWN)}".rstrip()
    return voice.say("mishap-setting-near", word=quoted(typed, SHOWN), near=said)


def _no_clock(mishap: Mishap, error: NoSuchClockError) -> str:
    voice, value = mishap.voice, quoted(error.value, SHOWN)
    if error.out_of_bounds:
        least, most = (
            spelled_out(voice.say, seconds) for seconds in (SHORTEST_LIMIT, LONGEST_LIMIT)
        )
        return voice.say("mishap-clock-bounds", value=value, least=least, most=most)
    name = own_words(voice.language, "settings")["clock"]
    allowed = voice.alternatives(error.allowed)
    return voice.say("mishap-rule-value", name=name, value=value, allowed=allowed)


def _unitless(mishap: Mishap, error: UnitlessError) -> str:
    own = own_words(mishap.voice.language, "clock")
    clocks = [own[clock] for clock, takes in SECONDS.items() if takes]
    allowed = mishap.voice.alternatives(clocks)
    return mishap.voice.say("mishap-clock-unit", value=quoted(error.value, SHOWN), allowed=allowed)


def _no_place(mishap: Mishap, error: NoSuchPlaceError) -> str:
    voice, cards = mishap.voice, mishap.voice.pieces(error.pieces)
    if not error.numbers:
        return voice.say("mishap-fits-nowhere", cards=cards)
    numbers = voice.listed([str(number) for number in error.numbers])
    phrase = f"layoff {print_pieces(error.pieces)} {error.numbers[0]}"
    phrase = f"{PLAN} {phrase}" if mishap.request.word == PLAN else phrase
    if isinstance(error, NoMeldError):
        return voice.say("mishap-fits-instead", cards=cards, phrase=phrase)
    return voice.say("mishap-fits-several", cards=cards, numbers=numbers, phrase=phrase)


def _not_held(mishap: Mishap, error: NotHeldError) -> str:
    fault = Fault(code=Code.NOT_ON_RACK, tiles=error.pieces)
    return mishap.voice.refusal(Refusal((fault,)), error.sheet)


def _house_rule(mishap: Mishap, error: HouseRuleError) -> str:
    say, language = mishap.voice.say, mishap.voice.language
    typed = own_words(language, "house_rules")
    name = quoted(typed[error.name], SHOWN)
    given = str(error.value).lower()
    values = own_words(language, "rule_values", error.name)
    value = quoted(values[given], SHOWN)
    if error.allowed:
        own = own_words(language, "settings")
        offered = [values[one] for one in error.allowed.split(", ")]
        allowed = mishap.voice.alternatives(offered)
        if error.name == MY:
            return say("mishap-wish", value=value, allowed=allowed)
        named = own.get(error.name, name)
        return say("mishap-rule-value", name=named, value=value, allowed=allowed)
    if error.sheets:
        return say("mishap-rule-sheets", name=name, sheets=", ".join(error.sheets))
    if error.name.isdecimal():
        return say("mishap-rule-number", number=name)
    rules = {rule for sheet in mishap.voice.sheets.values() for rule in sheet.HOUSE_RULES}
    known = sorted({*rules, *(typed[rule] for rule in rules)})
    near = get_close_matches(error.name[:SHOWN], known, n=1)
    if near:
        return say("mishap-rule-near", name=name, near=typed.get(near[0], near[0]))
    return say("mishap-rule", name=name)


ALIKE = 0.7
"""How alike a typing error and the suggested word have to be, from 0 to 1."""


def _unknown_word(mishap: Mishap, _error: UnknownWordError) -> str:
    """Name the nearest possible word, but never the one that was typed."""
    word, language = mishap.request.word, mishap.voice.language
    family = next((family for laying, family in LAYING.items() if laying in mishap.words), None)
    if word in LAYING and word not in mishap.words and family is not None:
        return _elsewhere(mishap, OtherGameError(word, family))
    phrases = said(language, "words")
    named = {one: {one, *phrases.get(one, ())} for one in (*mishap.words, *phrases)}
    can = {*mishap.words} - {word}
    meant = [phrase for phrase, meanings in named.items() if can.intersection(meanings)]
    others = [phrase for phrase in meant if phrase != word]
    near = get_close_matches(word[:SHOWN], others, n=1, cutoff=ALIKE)
    if not near or ENDING.intersection(named[near[0]]):
        said_ = f"{word} {mishap.request.text}".strip()
        if len(said_.split()) >= SENTENCE:
            return mishap.voice.say("mishap-sentence", text=quoted(said_, LINE))
        return mishap.voice.say("mishap-word", word=quoted(word, SHOWN))
    return mishap.voice.say("mishap-word-near", word=quoted(word, SHOWN), near=near[0])


def _elsewhere(mishap: Mishap, error: OtherGameError) -> str:
    word = _own_name(error.word, mishap.voice.language)
    return mishap.voice.say("mishap-word-elsewhere", word=word, family=error.family)


def _own_name(word: str, language: str) -> str:
    """Return what the language alone calls a word, or the word itself where it shares that name.

    Italian says `cala` for both `meld` and `play`: "there is no `cala`, say `cala`" helps nobody.
    """
    own = own_words(language, "words")
    name = own[word]
    shared = any(called == name for other, called in own.items() if other != word)
    return quoted(word, SHOWN) if shared else name


def _unplanned(mishap: Mishap, error: UnplannedError) -> str:
    said = mishap.voice.say("mishap-plan-word", word=quoted(error.word, SHOWN))
    return f"{said} {mishap.voice.say('plan-need', word=error.example)}"


def _unexpected(mishap: Mishap, error: Exception) -> str:
    return mishap.voice.say("mishap-unexpected", number=fault_id(error))


ANSWERS: Mapping[type[Exception], Answer] = {
    WordedError: Answer(_worded),
    TableRefusedError: Answer(_refused),
    UnknownTableError: Answer(_no_table),
    SeveralTablesError: Answer(_which),
    StaleError: Answer(_says("refusal-stale")),
    UnreadableButtonError: Answer(_says("refusal-stale")),
    UnknownWordError: Answer(_unknown_word),
    OtherGameError: Answer(_elsewhere),
    UnplannedError: Answer(_unplanned, alone=True),
    UnansweredError: Answer(_unanswered),
    UnreadableError: Answer(_unreadable, alone=True),
    NoSuchMeldError: Answer(_no_meld, alone=True),
    NoSuchPlaceError: Answer(_no_place, alone=True),
    NotHeldError: Answer(_not_held, alone=True),
    NoSuchSheetError: Answer(_no_sheet),
    NoSuchTopicError: Answer(_no_topic),
    NoSuchSettingError: Answer(_no_setting),
    HouseRuleError: Answer(_house_rule),
    NoRacksError: Answer(_says("mishap-racks")),
    UnitlessError: Answer(_unitless),
    NoSuchClockError: Answer(_no_clock),
    ThreadlessError: Answer(_says("mishap-threadless")),
    NoThreadError: Answer(_says("mishap-thread")),
    ThreadStaysError: Answer(_says("mishap-thread-stays", "code")),
    UnavailableError: Answer(_says("mishap-unavailable", "trouble"), "trouble"),
    Exception: Answer(_unexpected, "fault"),
}
"""The answer to each type of error; the nearest base type counts."""
EXPECTED = tuple(kind for kind, answer in ANSWERS.items() if answer.severity != "fault")
"""Errors that can be explained: nothing in the program is wrong."""


async def explain(
    services: Services, request: Request, error: Exception, words: Sequence[str]
) -> None:
    """Explain an expected error; `words` are the words that were possible."""
    if isinstance(error, SeveralTablesError):
        await _ask_which(services, request, error)
        return
    if isinstance(error, TurnedAwayError) and error.told:
        return
    answer = _noted(error)
    seatless = isinstance(error, TableRefusedError) and error.code is TableCode.NOT_AT_TABLE
    personal = request.word in PERSONAL and not seatless  # a chat may read that
    to = request.alone if answer.alone or personal else request.listener
    voice = await services.personal_voice(request, to)
    text = answer.sentence(Mishap(voice, request, words), error)
    if seatless:
        text = await _waiting(services, request, voice) or text
    lacks = getattr(error, "lacks", "")
    await services.refuse(request, to, as_done(request, voice, text), lacks=lacks)


async def _waiting(services: Services, request: Request, voice: Voice) -> str:
    """Tell a person who waits for a seat that they do; empty: they wait for none here."""
    table_views = await services.finder.candidates(request)
    waits = next((one for one in table_views if one.awaits_seat), None)
    return "" if waits is None else waits_typed(voice, waits)


async def sentence(services: Services, request: Request, error: Exception) -> str:
    """Return the explanation of an error to the person; log the error if it is unexpected."""
    answer, voice = _noted(error), await services.voice(request.alone)
    return answer.sentence(Mishap(voice, request), error)


async def apologize(services: Services, person: PersonId, error: Exception) -> None:
    """Tell the person of an error that nothing has explained.

    The database may also fail while an expected error is explained.
    """
    request, answer = Request(person=person, chat=None, word=""), _noted(error)
    voice = await services.voice(request.alone)
    text = answer.sentence(Mishap(voice, request), error)
    screen = Screen(kind=ScreenKind.REFUSAL, text=text, passing=True)
    await services.surface.show(request.alone, screen)


def _noted(error: Exception) -> Answer:
    """Return the answer to an error; log for the owner what is not expected, but no typed text."""
    answer = meaning(ANSWERS, error) or ANSWERS[Exception]
    if answer.severity == "trouble":
        _log.error("the database is in trouble", trouble=str(getattr(error, "trouble", "")))
    elif answer.severity == "fault":
        _log.error("unexpected", **error_report(error))
    return answer


def _game(voice: Voice, table_view: TableView) -> str:
    return voice.say("button-daily") if table_view.daily else voice.sheet(table_view.sheet)


async def _ask_which(services: Services, request: Request, error: SeveralTablesError) -> None:
    voice = await services.voice(request.alone, *error.table_views)
    number = await services.finder.last.ask(request.person, request.phrase)
    options = tuple(
        Button(
            word=request.phrase,
            label=voice.say("pick-table", code=table_view.code, sheet=_game(voice, table_view)),
            table=table_view.table,
            asked=request.person,
            question=number,
        )
        for table_view in error.table_views
    )
    prompt = _which(Mishap(voice, request), error)
    labels = "\n".join(option.label for option in options)
    screen = Screen(
        kind=ScreenKind.TABLES,
        text=f"{prompt}\n{labels}",
        pick=Pick(prompt=voice.say("pick-which-table"), options=options),
        slot=which_slot(request.person),
    )
    await services.surface.show(request.alone, screen)
