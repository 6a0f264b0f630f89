"""The buttons under a person's own turn."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache, partial

from bot.screens import boards
from bot.screens.moving import BY_HAND
from bot.screens.parts import coming_back, label, lasting, own_page
from bot.screens.screen import Button, Choice, Pages
from bot.screens.voice import Voice
from bot.texts.translator import Translator
from core.engine.table.deeds import JUDGING
from core.engine.table.state import Phase
from core.engine.table.view import TableView
from core.rules.actions import Built
from core.rules.drafts import Fitting
from core.rules.family import Family
from core.rules.pieces import print_pieces
from core.rules.refusals import Code, Refusal
from core.rules.round import Round
from core.rules.sheet import Sheet
from core.rules.view import RoundView

PLAN = "plan"
"""The word of a waiting player's plan, and the word before those that shape it."""
WAITING = ("resume", "nudge", PLAN)
"""Words that waiting players need; they are not words of a turn."""
DISCARD = "discard"
"""The word that ends a turn of cards; it takes a single card."""
DONE_ANYWAY = "done yes"
"""Lays the draft without the pieces that are chosen beside it."""
OF_THE_TABLE = frozenset(
    {
        Code.SAME_TURN_FORBIDDEN,
        Code.JOKER_NOT_REPLACED,
        Code.REBUILD_NOT_ALLOWED,
        Code.KEEP3,
        Code.ONE_ACTION_ONLY,
    }
)
"""Faults in the use of the table, which no mark on a meld shows."""
LEFT_OUT = frozenset({Code.TABLE_TILE_MISSING, Code.JOKER_MUST_BE_USED})
"""Faults of a draft that leaves out something of the table."""
BEGINNING = ("draw", "pass", "take stock", "take discard", "hint")
"""Words for the start of a turn, before any draft."""


def turn_buttons(
    voice: Voice, table_view: TableView, view: RoundView, offered: Choice | None
) -> Iterator[Button]:
    """Yield the buttons, most wanted first; `offered` are the pieces to choose from.

    While pieces are chosen, no button lays the plan in their place. While these are pieces of the
    rack, the button for laying says that it leaves them.
    """
    left = offered is not None and any(
        one.place in offered.chosen and not one.part.startswith("#") for one in offered.pieces
    )
    if table_view.away:
        yield coming_back(voice, table_view.table)
    if offered is None or not offered.chosen:
        yield from _of_plan(voice, table_view)
    for one in _buttons(voice, table_view):
        if left and one.word == "done":
            says = label(voice, "done anyway", table_view.sheet)
            yield replace(one, word=DONE_ANYWAY, label=says, primary=False)
        else:
            yield one
    yield from _ending_word(voice, table_view, view, offered)


def _buttons(voice: Voice, table_view: TableView) -> Iterator[Button]:
    """Yield the buttons, most wanted first, then one for another way to place the draft."""
    for word in _words(table_view):
        yield _button(voice, table_view, word)
    yield from own_page(voice, table_view)
    placed = table_view.draft.placed
    if placed is not None and placed.more and not placed.of:
        word = f"play {print_pieces(placed.pieces)}"
        other = replace(_button(voice, table_view, word, versioned=True), rare=True)
        yield replace(other, label=voice.say("button-another-way"))


def _ending_word(
    voice: Voice, table_view: TableView, view: RoundView, offered: Choice | None
) -> Iterator[Button]:
    """Yield the button that ends a turn of cards while no single card is chosen for it.

    Its press says what to choose.
    """
    words = () if offered is None else (one.word for one in offered.words)
    if offered is not None and view.turn.startswith("drawn") and DISCARD not in words:
        yield replace(_button(voice, table_view, DISCARD, versioned=True), rare=False)


def _of_plan(voice: Voice, table_view: TableView) -> Iterator[Button]:
    """Yield the buttons that lay what fits of the plan, show it first, or drop it."""
    offer = table_view.offer
    if offer is not None and offer.pieces:
        yield from _of_what_fits(voice, table_view, offer)
    if offer is not None and (offer.pieces or offer.back):
        drop = _button(voice, table_view, "reset", versioned=True)
        says, version = voice.say("button-plan-reset"), table_view.plan.version
        yield replace(drop, before=PLAN, draft=version, label=says, primary=False, rare=True)


def _of_what_fits(voice: Voice, table_view: TableView, offer: Fitting) -> Iterator[Button]:
    counted = "discard" if offer.only_ends else "yes" if offer.word else "no"
    lay = voice.say("button-plan-done", count=len(offer.pieces), ends=counted)
    done = _button(voice, table_view, "done", versioned=True)
    yield replace(done, before=PLAN, label=lay, primary=True, rare=False)
    look = voice.say("button-look-first")
    yield replace(done, before=PLAN, word="use", label=look, primary=False, rare=True)


def plan_words(table_view: TableView) -> tuple[str, ...]:
    """Return the word that opens the plan of a waiting player, if the game has plans."""
    waits = table_view.phase is Phase.PLAYING and not table_view.my_turn
    return (PLAN,) if waits and table_view.sheet.family.plans.words else ()


def _words(table_view: TableView) -> tuple[str, ...]:
    resume = ("resume",) if table_view.paused else ()
    nudge = ("nudge",) if table_view.may_nudge else ()
    order = {word: place for place, word in enumerate(_often(table_view))}
    return (
        *resume,
        *nudge,
        *plan_words(table_view),
        *sorted(_possible(table_view), key=lambda word: order.get(word, len(order))),
        "sort number" if table_view.order.by == "colour" else "sort colour",
        *_orders(table_view),
        "help",
    )


def _possible(table_view: TableView) -> tuple[str, ...]:
    """Return the possible words; with a tile in hand nothing can be laid.

    A draft with a faulty meld keeps the word for laying: the refusal offers the repair, if the
    table allows it. Nothing repairs one that is short of the first laying's points. Where players
    judge melds themselves, it stays, too: it might be laid as it is.
    """
    if _only_refused(table_view):
        return tuple(word for word in table_view.can if word != "done")
    if not boards.in_hand(table_view) or table_view.sheet.field("false_melds") == "players":
        return table_view.can
    return tuple(word for word in table_view.can if word != "done")


def _only_refused(table_view: TableView) -> bool:
    """Return whether a lay of the draft could only be refused."""
    view = table_view.round
    if table_view.draft.groups is None or view is None or not table_view.my_turn:
        return False
    by_hand = table_view.settings.assist.mode == BY_HAND
    if _is_flawed(table_view, view):
        return by_hand
    first = built(table_view, view)
    return first is not None and not first.enough


def _often(table_view: TableView) -> tuple[str, ...]:
    """Return the most wanted words, in that order."""
    drafted = table_view.draft.groups is not None or table_view.draft.steps
    return (*JUDGING, "done", "undo", "draw", "pass") if drafted else (*JUDGING, *BEGINNING)


def _orders(table_view: TableView) -> tuple[str, ...]:
    """Return the standing order that the game and the table allow, if any."""
    waits, mode = table_view.sheet.family.turns.waits, table_view.settings.assist.mode
    if not waits or mode in {"none", "hints"}:
        return ()
    return ("auto",) if table_view.auto is None else ("auto off",)


def _button(voice: Voice, table_view: TableView, word: str, *, versioned: bool = False) -> Button:
    if word not in table_view.can and not versioned:
        return replace(
            lasting(voice, word, table_view.table, table_view.sheet), rare=word not in WAITING
        )
    return Button(
        word=word,
        label=label(voice, word, table_view.sheet),
        table=table_view.table,
        version=table_view.version,
        draft=table_view.draft_version,
        primary=word == _primary(table_view),
        rare=word not in _often(table_view),
    )


def _primary(table_view: TableView) -> str:
    """Return the word of the primary button: none that could only be refused."""
    if table_view.offer is not None and table_view.offer.pieces:
        return ""
    drafted = table_view.draft.groups is not None or table_view.draft.steps
    view = table_view.round
    if drafted and view is not None and stage(table_view, view) in {"short", "unfinished"}:
        return ""
    wanted = ("done",) if drafted else ("draw", "take stock")
    return next((word for word in wanted if word in table_view.can), "")


def built(table_view: TableView, view: RoundView) -> Built | None:
    """Return the progress of the reader's draft as a first laying; None if none is needed."""
    family: Family[Round, RoundView] = table_view.sheet.family
    return family.turns.built(view, table_view.draft) if table_view.my_turn else None


def use_refused(table_view: TableView, view: RoundView) -> Refusal | None:
    """Return how the reader's draft misuses the table so far; None if it does not."""
    return _refused(table_view, view, OF_THE_TABLE)


def _refused(table_view: TableView, view: RoundView, codes: frozenset[Code]) -> Refusal | None:
    """Return the faults of the reader's draft that have one of the codes; None if there is none."""
    if table_view.draft.groups is None or not table_view.my_turn:
        return None
    family: Family[Round, RoundView] = table_view.sheet.family
    judged = family.turns.refused(view, table_view.draft)
    faults = () if judged is None else judged.faults
    found = tuple(fault for fault in faults if fault.code in codes)
    return Refusal(found) if found else None


def stage(table_view: TableView, view: RoundView) -> str:
    """Return the stage of a turn in which nothing was drawn.

    A draft is `unfinished` while one of its melds is none, it misuses the table or leaves some of
    it out, or it offers no lay; it is `short` of the first laying's points.
    """
    if table_view.draft.groups is None:
        return "begin"
    if _is_flawed(table_view, view):
        return "unfinished"
    first = built(table_view, view)
    if first is not None and not first.enough:
        return "short"
    return "draft" if "done" in _possible(table_view) else "unfinished"


def _is_flawed(table_view: TableView, view: RoundView) -> bool:
    """Return whether a meld of the draft is none, or the draft does not keep to the table."""
    refused = _refused(table_view, view, OF_THE_TABLE | LEFT_OUT) is not None
    return refused or _holds_a_wrong_meld(table_view)


def _holds_a_wrong_meld(table_view: TableView) -> bool:
    """Return whether the draft shows a meld that is neither a set nor a run."""
    sheet, groups = table_view.sheet, table_view.draft.groups or ()
    pieces = sheet.family.pieces
    return pieces.watches_melds(sheet) and any(
        isinstance(pieces.judge(sheet, group), Refusal) for group in groups
    )


def only_judges(table_view: TableView) -> bool:
    """Return whether the last lay ends the round unless the reader objects: no move is left."""
    can = {*table_view.can}
    return "accept" in can and not {"draw", "pass", "done", "return"} & can


def pages(voice: Voice, sheet: Sheet) -> Pages:
    """Return the labels of the buttons that turn pages."""
    return _pages(voice.translator, voice.language, sheet.family.name)


@lru_cache(maxsize=64)
def _pages(translator: Translator, language: str, family: str) -> Pages:
    say = partial(translator.text, language=language)
    return Pages(
        more=say("button-more"),
        following=say("button-following"),
        other=say("button-other"),
        back=say("button-back"),
        choose=say("button-choose", family=family),
        onto=say("button-onto"),
        here=say("button-here"),
        here_yet=say("button-here-yet"),
        new=say("button-arrange"),
        new_with_more=say("button-arrange-more"),
        table=say("button-melds"),
        mend=say("button-mend"),
        take=say("button-take-tile"),
        rack=say("button-rack", family=family),
        drop=say("button-drop"),
    )
