"""Words that are said several times in one line, `undo 3` or `hint full`, or for nothing."""

from dataclasses import replace

from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.reading.words import named, read_line
from core.engine.table.refusals import TableRefusedError
from core.engine.table.state import Phase
from core.engine.table.view import TableView
from core.engine.turns.helping import HINT
from core.rules.drafts import NO_DRAFT

UNDO = "undo"
MOST = 99
"""The most times that a line can mean a word."""
FULL = "full"


def alone(request: Request, language: str) -> tuple[Request, int]:
    """Return a word without the text that says how often it is meant, and that number."""
    times = _times(request.word, request.text.split(), language)
    return (request, 1) if times is None else (replace(request, text=""), times)


def _times(word: str, rest: list[str], language: str) -> int | None:
    """Return how often a word is meant; None if the text after it says something else."""
    if word == HINT and named(" ".join(rest), language, "hints") == FULL:
        return MOST
    if word != UNDO or not rest:
        return None
    if len(rest) == 1 and rest[0].isdecimal():
        return min(int(rest[0][: len(str(MOST)) + 1]), MOST) or None
    again = all(read_line(one, language, (UNDO,))[0] == UNDO for one in rest)
    return 1 + len(rest) if again else None


def undoes_nothing(request: Request, table_view: TableView) -> bool:
    """Return whether a word undoes nothing: of the draft, or of the plan while others play."""
    plays = table_view.phase is Phase.PLAYING and table_view.me is not None
    if request.word not in {"undo", "reset"} or not plays or request.chosen:
        return False
    draft = table_view.draft if table_view.my_turn else table_view.plan.draft
    return (draft if request.word == "undo" else draft.alone) == NO_DRAFT


async def go_on(services: Services, request: Request, before: TableView, times: int) -> None:
    """Say a word again until it was said this often, or has nothing left to do."""
    for _ in range(times - 1):
        table_view = await services.engine.see(before.table, request.person)
        if not _has_more(request.word, table_view):
            return
        try:
            refusal = await services.engine.say(
                table_view.table, request.person, request.word, "", None
            )
        except TableRefusedError:  # no more hints at this table: the ones so far are shown
            return
        if refusal is not None:
            return


def _has_more(word: str, table_view: TableView) -> bool:
    if word == UNDO:
        draft = table_view.draft if table_view.my_turn else table_view.plan.draft
        return draft != NO_DRAFT
    return table_view.hint is not None and not table_view.hint.whole
