"""The board of a waiting player who plans the next turn; nobody else sees any of it."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from bot.screens import boards
from bot.screens.choosing import AND_DONE, NOTHING, Picking, choice
from bot.screens.parts import (
    button,
    coming_back,
    counts,
    head,
    label,
    lasting,
    lines,
    paragraphs,
    pictured,
    stood_in,
    whose_turn,
)
from bot.screens.play import (
    TAPPED,
    TYPED,
    by_its_key,
    first_laying,
    happened,
    misused,
    private_turn,
    rack_text,
    table_text,
    turn_name,
)
from bot.screens.screen import Button, Choice, Delivery, Screen, ScreenKind
from bot.screens.slots import turn_slot
from bot.screens.turn.buttons import OF_THE_TABLE, PLAN, pages, turn_buttons
from bot.screens.voice import Voice
from core.engine.table.plans import lying
from core.engine.table.state import Phase
from core.engine.table.view import TableView
from core.rules.drafts import NO_DRAFT
from core.rules.family import Family
from core.rules.refusals import Code, Refusal
from core.rules.round import Round
from core.rules.view import RoundView


def is_open(table_view: TableView) -> bool:
    """Return whether the reader waits and has the plan before them."""
    waits = table_view.phase is Phase.PLAYING and not table_view.my_turn
    return waits and table_view.plan.shown and table_view.me is not None


def in_front(table_view: TableView) -> TableView:
    """Return the view that the reader's board shows: with the plan as the draft, if it is open."""
    return as_planned(table_view) if is_open(table_view) else table_view


def as_planned(table_view: TableView) -> TableView:
    """Return a waiting reader's view as if the turn had come, with the plan as the draft."""
    match, round_ = table_view.match, table_view.round
    assert match is not None
    assert round_ is not None
    family: Family[Round, RoundView] = table_view.sheet.family
    turn = family.plans.begun(round_)
    draft = family.plans.carried(turn, table_view.plan)
    after = family.plans.foreseen(turn, draft)
    return replace(
        table_view,
        match=replace(match, round=turn),
        draft=draft,
        draft_version=table_view.plan.version,
        proposed=None if after is None else replace(after, to_move=round_.to_move),
        paused=False,
        time=None,
        hint=None,
        offer=None,
        can=("undo", "reset") if draft != NO_DRAFT else (),
    )


def own_board(
    voice: Voice,
    table_view: TableView,
    view: RoundView,
    *,
    delivery: Delivery,
    picking: Picking = NOTHING,
) -> Screen:
    """Show a person their own turn or, if they wait and have it open, their plan."""
    if is_open(table_view):
        return _plan_board(voice, table_view, view, delivery=delivery, picking=picking)
    return private_turn(voice, table_view, view, delivery=delivery, picking=picking)


def board_keys(voice: Voice, table_view: TableView, view: RoundView) -> Iterator[Button]:
    """Yield the keys below a person's board, without those for chosen pieces."""
    if is_open(table_view):
        return _buttons(voice, table_view, as_planned(table_view))
    return turn_buttons(voice, table_view, view, None)


def _plan_board(
    voice: Voice, table_view: TableView, view: RoundView, *, delivery: Delivery, picking: Picking
) -> Screen:
    planned = as_planned(table_view)
    turn = planned.round
    assert turn is not None
    board = boards.private(voice, planned, view)
    news = happened(voice, table_view, view)
    use = misused(voice, planned, turn)
    table = table_text(voice, planned, board, PLAN, use)
    wrong = lines(boards.wrong_melds(voice, planned, board), use)
    rack = rack_text(voice, board)
    top = lines(head(voice, table_view), voice.say("plan-head"))
    whose = lines(whose_turn(voice, table_view, view), stood_in(voice, table_view))
    offered = choice(voice, planned, turn, board, picking)
    hand = "" if offered is None else offered.held
    typed = lines(whose, *_said(voice, table_view, planned, picking, hand=hand, text=TYPED))
    shown = by_its_key(voice, table_view, whose)
    tapped = lines(shown, *_said(voice, table_view, planned, picking, hand=hand, text=TAPPED))
    return Screen(
        kind=ScreenKind.TURN,
        text=paragraphs(top, news, table, rack, lines(counts(voice, table_view, view), typed)),
        caption=paragraphs(top, news, wrong, tapped),
        picture=pictured(voice, board),
        buttons=tuple(_buttons(voice, table_view, planned)),
        choice=_as_plan(voice, offered),
        pages=pages(voice, table_view.sheet),
        aside=rack,
        slot=turn_slot(table_view.table),
        delivery=delivery,
        turn=turn_name(table_view, view),
        slow=table_view.slow,
        racks=table_view.settings.racks,
        homes=table_view.chats,
    )


def _said(
    voice: Voice,
    table_view: TableView,
    planned: TableView,
    picking: Picking,
    *,
    hand: str,
    text: str,
) -> Iterator[str]:
    """Yield what went back, whether the plan is laid automatically, and what to do.

    While pieces are chosen, the plan is unfinished: nothing says why it cannot be laid.
    """
    family = table_view.sheet.family
    turn = planned.round
    assert turn is not None
    holds = replace(table_view.plan, draft=planned.draft, table=lying(turn))
    back = Counter(family.plans.pieces(table_view.plan)) - Counter(family.plans.pieces(holds))
    yield voice.say("plan-back", tiles=voice.pieces(tuple(back.elements()))) if back else ""
    gives = family.plans.gives(planned.draft)
    yield voice.say("plan-gives", tiles=voice.pieces(gives)) if gives else ""
    refusal = None if family.plans.after_draw else family.plans.fitting(turn, holds).refusal
    untold = None if hand or refusal is None else _beside_its_use(refusal)
    if table_view.plan.lays:
        legal = family.plans.fitting(turn, table_view.plan).as_planned
        yield voice.say("plan-lays", legal="yes" if legal else "no")
    elif untold is not None:
        yield voice.say("plan-refused", tiles=voice.pieces(family.plans.pieces(holds)))
    if untold is not None:
        yield voice.refused_at(table_view, boards.as_numbered(untold, planned))
    if hand or refusal is None or refusal.code is not Code.BELOW_THRESHOLD:
        yield first_laying(voice, planned, turn, picking)
    may_object = table_view.round is not None and table_view.round.may_object
    yield voice.say(f"{text}-objection") if may_object else ""
    yield voice.say("need-in-hand", tiles=hand) if hand else ""
    example = "meld" if family.plans.after_draw else "play"
    yield voice.say("plan-need" if text == TYPED else "plan-need-tapped", word=example)


def _beside_its_use(refusal: Refusal) -> Refusal | None:
    """Return the faults of a plan without those that stand below its melds; None if all do."""
    faults = tuple(fault for fault in refusal.faults if fault.code not in OF_THE_TABLE)
    return Refusal(faults) if faults else None


def _as_plan(voice: Voice, offered: Choice | None) -> Choice | None:
    """Return the choice of pieces with words that shape the plan: none ends a turn."""
    if offered is None:
        return None
    words = [_planned(voice, one) for one in offered.words or (offered.first,)]
    first, *others = [one for one in words if not one.word.endswith(AND_DONE)]
    first = replace(first, rare=False, primary=any(one.primary for one in words))
    return replace(
        offered,
        first=first,
        words=(first, *others) if offered.words else (),
        onto=tuple(replace(one, before=PLAN) for one in offered.onto),
        fits=tuple(replace(one, before=PLAN) for one in offered.fits),
        completing=tuple(replace(one, before=PLAN) for one in offered.completing),
        leaving=tuple(replace(one, before=PLAN) for one in offered.leaving),
        mending=tuple(replace(one, before=PLAN) for one in offered.mending),
    )


def _planned(voice: Voice, button: Button) -> Button:
    known = {"play": "button-plan", "meld": "button-plan-meld", "discard": "button-plan-discard"}
    says = voice.say(known[button.word]) if button.word in known else button.label
    return replace(button, before=PLAN, label=says)


def _buttons(voice: Voice, table_view: TableView, planned: TableView) -> Iterator[Button]:
    if table_view.away:
        yield coming_back(voice, table_view.table)
    yield from (button(voice, table_view, word) for word in table_view.can)
    switch = "lay off" if table_view.plan.lays else "lay"
    lays = planned.draft != NO_DRAFT and not table_view.sheet.family.plans.after_draw
    for word in (*planned.can, *((switch,) if lays else ())):
        key = f"plan {word}" if word == switch else word
        yield Button(
            word=word,
            before=PLAN,
            label=label(voice, key, table_view.sheet),
            table=table_view.table,
            version=table_view.version,
            draft=table_view.plan.version,
        )
    close = lasting(voice, "close", table_view.table)
    yield replace(close, before=PLAN, label=voice.say("button-plan-close"))
    waiting = {"resume": table_view.paused, "nudge": table_view.may_nudge}
    for word in (word for word, offered in waiting.items() if offered):
        yield lasting(voice, word, table_view.table, table_view.sheet)
    order = "sort number" if table_view.order.by == "colour" else "sort colour"
    for word in (order, "help"):
        yield replace(lasting(voice, word, table_view.table, table_view.sheet), rare=True)
