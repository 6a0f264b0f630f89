"""Asks before a word ends a turn and drops what its player has chosen or put together."""

from dataclasses import replace

from bot.conversation.memory import YES, without_yes
from bot.conversation.request import Request
from bot.conversation.services import Services, as_done
from bot.screens import boards
from bot.screens.moving import at_hand, taken
from bot.screens.parts import label, question_slot
from bot.screens.screen import Button, Screen, ScreenKind
from bot.screens.turn.buttons import built
from bot.screens.voice import Voice
from core.engine.table.view import TableView

LAYING = "done"
"""The word that ends the turn and drops a choice, but no draft."""
ASKS = frozenset({"draw", "pass", LAYING})
"""Words that end the turn and drop a choice, and but for one the draft: these ask once."""


def goes_on(services: Services, request: Request, table_view: TableView, *, sure: bool) -> bool:
    """Return whether the word loses no draft and no pick, is confirmed, or can only be refused.

    To confirm it, press the question's key, or type the word again. Pressing the same key again
    asks again: a double tap is no answer.
    """
    picked = request.chosen or services.picks.of(table_view, request.alone).chosen
    if request.word == LAYING:
        at_work = any(one.meld is None for one in taken(at_hand(table_view), picked))
    else:
        at_work = table_view.draft.groups is not None or bool(picked)
    if not at_work or sure or not _is_possible(table_view, request.word):
        return True
    version, asked = table_view.draft_version, services.confirmations
    if request.pressed:
        asked.forget(request.person)
    return asked.confirmed(request.person, table_view.table, request.word, version)


def _is_possible(table_view: TableView, word: str) -> bool:
    """Return whether a word that asks could be done now; a refusal loses nothing.

    Players of cards may say that they draw, too: it takes from the stock.
    """
    said = {word, "take stock"} if word == "draw" else {word}
    return word in ASKS and bool(said & {*table_view.can})


async def without_yes_of(services: Services, request: Request) -> tuple[Request, bool]:
    """Return a word that asks before it ends a turn without its `yes`, and whether it had one."""
    if request.word not in ASKS:
        return request, False
    text, sure = without_yes(request.text, await services.spoken(request))
    return replace(request, text=text), sure


async def ask_first(services: Services, request: Request, table_view: TableView) -> None:
    """Ask whether to give up a draft or a pick, with a key that does it.

    It is not the key that was pressed, so that a double tap does not press it.
    """
    voice = await services.voice(request.alone, table_view)
    anyway = Button(
        word=f"{request.word} {YES}",
        label=label(voice, f"{request.word} anyway", table_view.sheet),
        table=table_view.table,
        version=table_view.version,
        draft=table_view.draft_version,
    )
    left = "picked-open" if request.word == LAYING else _left_open(voice, table_view)
    lost = f"note-{left}"
    if request.pressed:
        said = voice.say(f"{lost}-key", word=anyway.label)
    else:
        said = voice.say(lost, word=request.word)
    text = as_done(request, voice, said, table_view.sheet)
    slot = question_slot(table_view.table)
    screen = Screen(kind=ScreenKind.NOTE, text=text, buttons=(anyway,), slot=slot, aside=text)
    await services.ask(request, request.alone, screen)


def _left_open(voice: Voice, table_view: TableView) -> str:
    """Return what a turn would end without: a whole draft, a part of one, or picked pieces."""
    round_ = table_view.round
    if table_view.draft.groups is None or round_ is None:
        return "picked-open"
    board, first = boards.private(voice, table_view, round_), built(table_view, round_)
    flawed = board.loose or board.missing or any(meld.wrong for meld in board.melds)
    return "draft-begun" if flawed or not (first is None or first.enough) else "draft-open"
