"""Answers to errors: each is explained to the person, and nothing has changed."""

from difflib import get_close_matches

import structlog

from bot.conversation.access import TurnedAwayError
from bot.conversation.choosing import NoSuchPlaceError
from bot.conversation.finding import NoSuchSheetError, SeveralTablesError, UnclearError
from bot.conversation.memory import ENDING
from bot.conversation.request import Request, UnreadableButtonError
from bot.conversation.services import Services, as_done
from bot.conversation.words.chat import NoThreadError, ThreadStaysError
from bot.conversation.words.rules import UnansweredError
from bot.conversation.words.settings import CHANGES, NoSuchSettingError
from bot.reading.marks import SHOWN, NoSuchMeldError
from bot.render.names import quoted
from bot.screens.screen import Button, Pick, Screen, ScreenKind
from bot.screens.voice import Voice
from core.engine.logs import error_report, fault_id
from core.engine.people import PersonId, ToPerson
from core.engine.ports import StaleError, UnavailableError, UnknownTableError
from core.engine.table.refusals import TableCode, TableRefusedError
from core.rules.family import UnknownWordError
from core.rules.pieces import UnreadableError, print_pieces
from core.rules.sheet import HouseRuleError

_log = structlog.get_logger(__name__)

Known = (
    TableRefusedError,
    UnreadableError,
    UnknownWordError,
    HouseRuleError,
    NoSuchSettingError,
    NoSuchSheetError,
    SeveralTablesError,
    StaleError,
    UnknownTableError,
    UnreadableButtonError,
    UnavailableError,
    TurnedAwayError,
    NoSuchPlaceError,
    NoThreadError,
    ThreadStaysError,
    UnclearError,
)
"""Expected errors: nothing is broken."""


PERSONAL = frozenset({"nudge", "auto", "notify", "quiet", "stats", "record", "tables", "privacy"})
"""Words that are answered, and so refused, in private."""


async def explain(services: Services, request: Request, error: Exception, words: list[str]) -> None:
    """Explain an expected error; `words` are the words that were possible."""
    if isinstance(error, SeveralTablesError):
        await _ask_which(services, request, error)
        return
    if isinstance(error, TurnedAwayError) and error.told:
        return
    alone = isinstance(error, UnreadableError | NoSuchPlaceError) or request.word in PERSONAL
    to = request.alone if alone else request.listener
    voice = await services.voice(to)
    await services.refuse(
        request, to, as_done(request, voice, _sentence(voice, request, error, words))
    )


def _sentence(voice: Voice, request: Request, error: Exception, words: list[str]) -> str:
    match error:
        case TableRefusedError():
            return voice.table_refusal(error)
        case UnknownTableError():
            return voice.table_refusal(TableRefusedError(TableCode.NO_TABLE))
        case TurnedAwayError(key=key, figures=figures) | UnclearError(key=key, figures=figures):
            return voice.say(key, **figures)
        case UnavailableError():
            return _unavailable(voice, error)
        case StaleError() | UnreadableButtonError():
            return voice.say("refusal-stale")
        case NoThreadError():
            return voice.say("mishap-thread")
        case ThreadStaysError(code=code):
            return voice.say("mishap-thread-stays", code=code)
        case UnansweredError():
            return voice.say("may-unknown")
        case UnknownWordError():
            return _unknown_word(voice, request.word, words)
    return _senseless(voice, error)


def _senseless(voice: Voice, error: Exception) -> str:
    """Return the sentence about unreadable text after a word."""
    match error:
        case NoSuchMeldError(word=number):
            return voice.say("mishap-no-meld", number=number)
        case UnreadableError(word=word):
            return voice.say(
                "mishap-unreadable" if word else "mishap-nothing", word=quoted(word, SHOWN)
            )
        case HouseRuleError():
            return _house_rule(voice, error)
        case NoSuchPlaceError():
            return _no_place(voice, error)
        case NoSuchSheetError(name=name, near=near):
            key = "mishap-sheet-near" if near else "mishap-sheet"
            return voice.say(key, name=name, near=near, sheets=", ".join(voice.sheets))
    return voice.say("mishap-setting", settings=", ".join(CHANGES))


def _no_place(voice: Voice, error: NoSuchPlaceError) -> str:
    cards = voice.pieces(error.pieces)
    if not error.numbers:
        return voice.say("mishap-fits-nowhere", cards=cards)
    numbers = voice.listed([str(number) for number in error.numbers])
    first = str(error.numbers[0])
    typed = print_pieces(error.pieces)
    return voice.say("mishap-fits-several", cards=cards, typed=typed, numbers=numbers, number=first)


def _house_rule(voice: Voice, error: HouseRuleError) -> str:
    name, value = quoted(error.name, SHOWN), quoted(str(error.value).lower(), SHOWN)
    if error.allowed:
        return voice.say("mishap-rule-value", name=name, value=value, allowed=error.allowed)
    if error.sheets:
        return voice.say("mishap-rule-sheets", name=name, sheets=", ".join(error.sheets))
    if error.name.isdecimal():
        return voice.say("mishap-rule-number", number=name)
    rules = {rule for sheet in voice.sheets.values() for rule in sheet.HOUSE_RULES}
    near = get_close_matches(error.name[:SHOWN], sorted(rules), n=1)
    if near:
        return voice.say("mishap-rule-near", name=name, near=near[0])
    return voice.say("mishap-rule", name=name)


def _unknown_word(voice: Voice, word: str, words: list[str]) -> str:
    others = [known for known in words if known != word and known not in ENDING]
    near = get_close_matches(word[:SHOWN], others, n=1)
    if not near:
        return voice.say("mishap-word", word=quoted(word, SHOWN))
    return voice.say("mishap-word-near", word=quoted(word, SHOWN), near=near[0])


async def _ask_which(services: Services, request: Request, error: SeveralTablesError) -> None:
    voice = await services.voice(request.alone, *error.table_views)
    options = tuple(
        Button(
            word=request.phrase,
            label=voice.say(
                "pick-table", code=table_view.code, sheet=voice.sheet(table_view.sheet)
            ),
            table=table_view.table,
        )
        for table_view in error.table_views
    )
    prompt = voice.say("pick-which-table", word=request.word, code=error.table_views[0].code)
    labels = "\n".join(option.label for option in options)
    screen = Screen(
        kind=ScreenKind.TABLES,
        text=f"{prompt}\n{labels}",
        pick=Pick(prompt=prompt, options=options),
    )
    await services.surface.show(request.alone, screen)


async def apologize(services: Services, person: PersonId, error: Exception) -> None:
    """Log an unexpected error without any typed text, and tell the person.

    The database may also fail while an expected error is explained.
    """
    to = ToPerson(person)
    voice = await services.voice(to)
    if isinstance(error, UnavailableError):
        text = _unavailable(voice, error)
    else:
        _log.error("unexpected", **error_report(error))
        text = voice.say("mishap-unexpected", number=fault_id(error))
    await services.surface.show(to, Screen(kind=ScreenKind.REFUSAL, text=text))


def _unavailable(voice: Voice, error: UnavailableError) -> str:
    """Return the sentence about a database failure, and log the failure for the owner."""
    _log.error("the database is in trouble", trouble=str(error.trouble))
    return voice.say("mishap-unavailable", trouble=str(error.trouble))
