"""The words of a turn with cards: they shape a draft, or become actions."""

from core.rules.actions import Action, Timeout, UnknownWordError
from core.rules.cards.decide import decide
from core.rules.cards.model.actions import Done, LayOff, MeldCards, Take
from core.rules.cards.model.view import CardView, own_round, tried
from core.rules.cards.notation import read_move
from core.rules.drafts import NO_DRAFT, Draft
from core.rules.family import Turn
from core.rules.pieces import UnreadableError
from core.rules.refusals import Code, Refusal, refuse

WORDS = ("take", "draw", "meld", "layoff", "discard", "undo", "reset", "done")
"""The words of a turn."""


def follow(view: CardView, draft: Draft, word: str, text: str) -> Turn:
    """Apply a player's word.

    Melds and lay-offs stay in the draft until a discard or `done` submits them all. Taking a card
    acts at once, so nothing before it can be undone.

    Raises:
        UnreadableError: the text is not valid notation.
        UnknownWordError: the word is not one of a turn.
    """
    if word not in WORDS:
        raise UnknownWordError(word)
    waiting = _why_not_yet(view)
    if word in {"undo", "reset"}:
        back = _undone(draft) if word == "undo" else _reset(draft)
        return Turn(draft=back) if waiting is None else Turn(draft=draft, refusal=waiting)
    if waiting is not None:
        return Turn(draft=draft, refusal=waiting)
    action = _read(word, text)
    match action:
        case Take():
            return _take(view, draft, action)
        case MeldCards() | LayOff():
            return _keep(view, draft, action)
    return _submit(view, draft, action)


def legal_words(view: CardView, draft: Draft) -> tuple[str, ...]:
    """Return the words possible now without naming pieces, in the order of `WORDS`."""
    if not view.my_turn:
        return ()
    back = ("undo", "reset") if draft.steps else ("undo",) if draft.earlier else ()
    if view.drawn is None:
        return ("take stock", *(("take discard",) if view.discard else ()), *back)
    steps, here = tried(own_round(view), draft.steps)
    return (*back, "done") if steps and not here.hand else back


def _read(word: str, text: str) -> Action:
    if ":" in text:  # players may not choose the order of a shuffle
        raise UnreadableError(text)
    return read_move("take", f"stock {text}") if word == "draw" else read_move(word, text)


def _why_not_yet(view: CardView) -> Refusal | None:
    if view.outcome is not None:
        return refuse(Code.ROUND_OVER)
    if view.me is None or view.me in view.left:
        return refuse(Code.NOT_SEATED)
    return None if view.my_turn else refuse(Code.NOT_YOUR_TURN)


def _take(view: CardView, draft: Draft, take: Take) -> Turn:
    if view.drawn is not None:
        return Turn(draft=draft, refusal=refuse(Code.MUST_DISCARD))
    return Turn(actions=(take,))


def _keep(view: CardView, draft: Draft, lay: Action) -> Turn:
    steps, here = tried(own_round(view), draft.steps)
    refusal = decide(here, here.to_move, lay).refusal
    if refusal is not None:
        return Turn(draft=draft, refusal=refusal)
    return Turn(draft=_next(draft, (*steps, lay)))


def _submit(view: CardView, draft: Draft, last: Action) -> Turn:
    """Submit the draft with the action that ends the turn; an empty hand ends it without one."""
    steps, here = tried(own_round(view), draft.steps)
    if isinstance(last, Done) and not here.hand:
        return Turn(actions=steps)
    refusal = decide(here, here.to_move, last).refusal
    if refusal is not None:
        return Turn(draft=draft, refusal=refusal)
    return Turn(actions=(*steps, last))


def _next(draft: Draft, steps: tuple[Action, ...]) -> Draft:
    return Draft(steps=steps, earlier=(*draft.earlier, Draft(steps=draft.steps)))


def _undone(draft: Draft) -> Draft:
    if not draft.earlier:
        return NO_DRAFT
    return Draft(steps=draft.earlier[-1].steps, earlier=draft.earlier[:-1])


def _reset(draft: Draft) -> Draft:
    return _next(draft, ()) if draft.steps else draft


def at_timeout(view: CardView, draft: Draft) -> tuple[Action, ...]:
    """Return what a timeout applies: the legal steps of the draft, then the timeout itself."""
    steps, here = tried(own_round(view), draft.steps)
    return (*steps, Timeout()) if here.hand or not steps else steps
