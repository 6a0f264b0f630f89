"""`plan`: prepare the next turn while others play, and lay it when the turn has come."""

from dataclasses import replace

from bot.conversation.choosing import pieces_at, with_place
from bot.conversation.finding import UnclearError
from bot.conversation.reading import as_placing, pieces_alone, strictly
from bot.conversation.request import Request
from bot.conversation.services import Services, as_done
from bot.conversation.words.coming import back_at
from bot.conversation.words.moving import as_arranged, places
from bot.conversation.words.turn import ABOUT_HELP, no_help
from bot.reading.words import named, read_line
from bot.screens import boards
from bot.screens.moving import MOVING
from bot.screens.screen import Delivery
from bot.screens.turn.plan import as_planned
from core.engine.people import TableId
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.seat_state import Stamp
from core.engine.table.state import Phase
from core.engine.table.view import TableView
from core.rules.actions import UnknownWordError
from core.rules.family import Turn
from core.rules.refusals import Code, Refusal

SECTION = "plans"
"""The section of the language tables with the words about the whole plan."""
LAY, LAY_OFF, CLOSE, DONE, USE = "lay", "lay off", "close", "done", "use"
WHOLE = frozenset({LAY, LAY_OFF, CLOSE, DONE, USE})
"""Words about the whole plan; all others shape it."""
BACK = frozenset({"undo", "reset"})
"""Words that take something out of a plan; they also work in the owner's turn."""


class UnplannedError(UnknownWordError):
    """The word does not shape a plan; `example` is a word that does."""

    def __init__(self, word: str, example: str) -> None:
        super().__init__(word)
        self.word = word
        self.example = example


async def plan(services: Services, request: Request) -> None:
    """Show the plan, shape it, choose whether it is laid automatically, or lay it.

    Raises:
        UnreadableError: the text names no pieces.
        UnplannedError: the word does not shape a plan of this game.
        UnclearError: the person is on turn, and lays without a plan.
    """
    table = await services.finder.find(request)
    await services.finder.remember(request, table)
    table_view = await back_at(services, request, table)
    _check_can_plan(table_view)
    language = await services.spoken(request)
    try:
        refusal = await _follow(services, request, table_view, language)
    except TableRefusedError as error:
        if error.code not in ABOUT_HELP:
            raise
        await no_help(services, request, table_view, error)
        return
    if refusal is None:
        await services.show_table(request, request.alone, table, delivery=_way(request))
    else:
        await _refuse(services, request, table, refusal)


async def _follow(
    services: Services, request: Request, table_view: TableView, language: str
) -> Refusal | None:
    if not request.text:
        await services.engine.plans.show(table_view.table, request.person, shown=True)
        return None
    services.picks.end_with_next_change(table_view.table, request.person)
    word = named(request.text, language, SECTION)
    if word in WHOLE:
        return await _whole(services, request, table_view, word)
    pieces, switch = _switched(request.text, language)
    shaping, lays = replace(request, text=pieces), switch == LAY if switch else None
    return await _shape(services, shaping, table_view, language, lays=lays)


def _way(request: Request) -> Delivery:
    return "edit" if request.pressed else "new"


def _check_can_plan(table_view: TableView) -> None:
    if table_view.me is None:
        raise TableRefusedError(TableCode.NOT_AT_TABLE)
    if table_view.phase is not Phase.PLAYING:
        raise TableRefusedError(TableCode.NO_ROUND_TO_PLAN)
    if not table_view.sheet.family.plans.words:
        raise UnknownWordError("plan")


async def _whole(
    services: Services, request: Request, table_view: TableView, word: str
) -> Refusal | None:
    """Carry out a word about the whole plan."""
    plans, table, person = services.engine.plans, table_view.table, request.person
    if word == CLOSE:
        await plans.show(table, person, shown=False)
        return None
    if word in {LAY, LAY_OFF}:
        return await plans.lay_by_itself(table, person, _stamp(request), on=word == LAY)
    return await plans.use(table, person, request.stamp, lays=word == DONE)


def _switched(text: str, language: str) -> tuple[str, str]:
    """Split off a final `lay` or `lay off`, as in `r7 r8 r9 lay`; empty without one."""
    words = text.split(" ")
    for length in (2, 1):
        switch = named(" ".join(words[-length:]), language, SECTION)
        if len(words) > length and switch in {LAY, LAY_OFF}:
            return " ".join(words[:-length]), switch
    return text, ""


def _stamp(request: Request) -> Stamp | None:
    """Return the stamp to check: the table counts only if pieces of it may be chosen."""
    if request.stamp is None or request.chosen:
        return request.stamp
    return Stamp(draft=request.stamp.draft)


async def _shape(
    services: Services,
    request: Request,
    table_view: TableView,
    language: str,
    *,
    lays: bool | None,
) -> Refusal | None:
    """Follow a word of the turn, as the plan reads it; `lays` as in `Plans.shape`."""
    planned = as_planned(table_view)
    meant = _as_meant(request, planned, language)
    if table_view.my_turn and not request.pressed and meant.word not in BACK:
        raise UnclearError("mishap-plan-turn", word=_example(planned))
    word, text = await _strictly(services, meant, planned, language)
    return await services.engine.plans.shape(
        planned.table, request.person, word, text, _stamp(request), lays=lays
    )


async def considered(services: Services, request: Request, table_view: TableView) -> Turn:
    """Return what the request's text would make of the plan, without changing anything.

    Errors are those of `plan`; the refusal has the numbers of the reader's board.
    """
    _check_can_plan(table_view)
    planned, language = as_planned(table_view), await services.spoken(request)
    meant = _as_meant(request, planned, language)
    word, text = await _strictly(services, meant, planned, language)
    turn = await services.engine.plans.consider(planned.table, request.person, word, text)
    if turn.refusal is None:
        return turn
    return replace(turn, refusal=boards.as_numbered(turn.refusal, planned))


async def _strictly(
    services: Services, meant: Request, planned: TableView, language: str
) -> tuple[str, str]:
    """Return a word of the turn and its text in strict notation, as the plan reads them."""
    inner = pieces_at(meant, planned)
    if inner.word in MOVING or places(inner, planned, language):
        voice = await services.voice(meant.alone, planned)
        inner = as_arranged(inner, planned, voice, language)
    word, text = as_placing(inner.word, inner.text, language)
    table = boards.as_seen(planned)
    if word == "layoff" and planned.round is not None:
        text = with_place(text, language, planned.round, table)
    family, loose = planned.sheet.family.name, boards.in_hand(planned)
    return word, strictly(word, text, language=language, family=family, table=table, loose=loose)


def _as_meant(request: Request, planned: TableView, language: str) -> Request:
    """Return the word after `plan`; pieces alone mean what they mean in a turn."""
    plans = planned.sheet.family.plans
    known = (*plans.words, *(MOVING if "arrange" in plans.words else ()))
    word, text = read_line(request.text, language, known)
    if word not in known:
        word, text = pieces_alone(request.text, language, known) or (word, text)
    if word not in known:
        raise UnplannedError(word, _example(planned))
    return replace(request, word=word, text=text)


def _example(table_view: TableView) -> str:
    """Return the word that lays pieces in this game."""
    return "meld" if table_view.sheet.family.plans.after_draw else "play"


async def _refuse(services: Services, request: Request, table: TableId, refusal: Refusal) -> None:
    """Explain a refusal, with the numbers that the plan's melds have on the board."""
    table_view = await services.engine.see(table, request.person)
    if refusal.code is Code.STALE or table_view.my_turn:
        await services.refuse_by_rules(request, request.alone, table, refusal)
        return
    voice = await services.voice(request.alone, table_view)
    numbered = boards.as_numbered(refusal, as_planned(table_view))
    said = voice.refused_at(table_view, numbered)
    said = as_done(request, voice, said, table_view.sheet)
    await services.refuse(request, request.alone, said)
