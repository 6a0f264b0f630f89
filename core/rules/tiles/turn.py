"""The words of a turn with tiles: they shape a draft, or become actions."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import islice

from core.rules.actions import Action, Timeout, UnknownWordError
from core.rules.drafts import NO_DRAFT, Draft, Placed
from core.rules.family import Turn
from core.rules.pieces import Groups, UnreadableError, groups_of
from core.rules.refusals import Code, Fault, Refusal, refuse
from core.rules.tiles.legality.building import ways_to_begin, with_drafted
from core.rules.tiles.legality.lacking import what_is_missing
from core.rules.tiles.legality.lay import Proposal, judge_lay, laid_count
from core.rules.tiles.model.actions import Accept, Draw, Lay, Object, Pass, Return
from core.rules.tiles.model.pieces import TilePieces, as_pieces, bare, read_pieces
from core.rules.tiles.model.round import TileView
from core.rules.tiles.model.sheet import StockOutAt
from core.rules.tiles.notation import read_groups
from core.rules.tiles.solver import (
    Arrangement,
    Effort,
    arrangements,
    can_lay,
    nearest_legal,
)

WORDS = (
    "play",
    "arrange",
    "pick",
    "undo",
    "reset",
    "repair",
    "done",
    "draw",
    "pass",
    "return",
    "object",
    "accept",
)


CHAT_EFFORT = 30_000
"""The number of search states for one word: about a second if nothing is found."""

PONDERED = frozenset({"play", "hint", "repair"})
"""Words that search for arrangements."""


def follow(view: TileView, draft: Draft, word: str, text: str) -> Turn:
    """Apply a player's word; raises UnreadableError or UnknownWordError."""
    simple = _AT_ONCE.get(word)
    if simple is not None:
        return Turn(actions=(simple(),))
    shaping = _SHAPING.get(word)
    if shaping is None:
        raise UnknownWordError(word)
    if view.outcome is not None:
        return Turn(draft, refusal=refuse(Code.ROUND_OVER))
    if view.me != view.to_move:
        return Turn(draft, refusal=refuse(Code.NOT_YOUR_TURN))
    return shaping(view, draft, text)


def start(view: TileView, groups: Groups | None = None) -> Proposal:
    """Return a table as the viewer's proposal; by default the present table."""
    return Proposal(
        sheet=view.sheet,
        old=view.table,
        rack=as_pieces(view.rack),
        opened=view.me in view.opened,
        groups=groups_of(view.table) if groups is None else groups,
    )


def _play(view: TileView, draft: Draft, text: str) -> Turn:
    """Lay these tiles beside those of the draft with the smallest change.

    Repeated, show the next way to lay them all.
    """
    named = tuple(map(bare, _some(text, "play")))
    tiles = with_drafted(start(view), draft, named)
    refused = _not_at_hand(view, (*groups_of(view.table), *((tile,) for tile in tiles)))
    if refused:
        return Turn(draft, refusal=refused)
    asked = _next_way(draft, tiles)
    ways = list(islice(arrangements(start(view), tiles, Effort(CHAT_EFFORT)), asked + 1))
    if not ways:
        ways = list(islice(ways_to_begin(start(view), tiles, Effort(CHAT_EFFORT)), asked + 1))
    if not ways:
        return Turn(draft, refusal=what_is_missing(start(view), tiles))
    placed = Placed(pieces=tiles, number=asked, more=len(ways) > 1)
    if len(ways) < asked:
        placed = Placed(pieces=tiles, more=len(ways) > 1, of=len(ways))
    return Turn(_changed(draft, groups_of(ways[placed.number - 1].table), placed))


def _next_way(draft: Draft, tiles: TilePieces) -> int:
    """Return the number of the requested way, counted from 1."""
    shown = draft.placed
    again = shown is not None and Counter(shown.pieces) == Counter(tiles)
    return shown.number + 1 if shown is not None and again else 1


def _some(text: str, word: str) -> TilePieces:
    tiles = read_pieces(text)
    if not tiles:
        raise UnreadableError("", word)
    return tiles


def _arrange(view: TileView, draft: Draft, text: str) -> Turn:
    """Propose the whole table as written; loose tiles may occur, but only available tiles.

    The present table is not a draft, so nobody is asked to lay or discard an empty proposal.
    """
    groups = read_groups(text)
    refused = _not_at_hand(view, groups)
    if refused:
        return Turn(draft, refusal=refused)
    if Counter(groups) == Counter(groups_of(view.table)):
        return Turn(draft.followed_by(NO_DRAFT))
    return Turn(_changed(draft, groups))


def _not_at_hand(view: TileView, groups: Groups) -> Refusal | None:
    judged = judge_lay(start(view, groups)).refusal
    faults = judged.faults if judged else ()
    strange = {Code.NOT_IN_GAME, Code.NOT_ON_RACK}
    foreign = tuple(fault for fault in faults if fault.code in strange)
    return Refusal(foreign) if foreign else None


def _pick(view: TileView, draft: Draft, text: str) -> Turn:
    """Put rack tiles on the table without a place yet: each tile is a group of its own."""
    tiles = tuple(map(bare, _some(text, "pick")))
    groups = (*_groups(view, draft), *((tile,) for tile in tiles))
    refused = _not_at_hand(view, groups)
    return Turn(draft, refusal=refused) if refused else Turn(_changed(draft, groups))


def _groups(view: TileView, draft: Draft) -> Groups:
    return groups_of(view.table) if draft.groups is None else draft.groups


def _changed(draft: Draft, groups: Groups, placed: Placed | None = None) -> Draft:
    return draft.followed_by(Draft(groups=groups, placed=placed))


def _undo(_view: TileView, draft: Draft, _text: str) -> Turn:
    if not draft.earlier:
        return Turn(NO_DRAFT)
    return Turn(replace(draft.earlier[-1], earlier=draft.earlier[:-1]))


def _reset(_view: TileView, _draft: Draft, _text: str) -> Turn:
    return Turn(NO_DRAFT)


def _repair(view: TileView, draft: Draft, text: str) -> Turn:
    """Propose the legal table nearest to the draft, or to a written proposal.

    A proposal without own tiles is refused: it has nothing to keep. If the players check melds
    themselves, the word never reveals a correct meld.
    """
    groups = read_groups(text) if text.strip() else _groups(view, draft)
    if not laid_count(start(view, groups)):
        return Turn(draft, refusal=refuse(Code.NO_RACK_TILE_PLAYED))
    if view.sheet.watched_by_players:
        return Turn(draft, refusal=refuse(Code.NO_REPAIR))
    found = nearest_legal(start(view), groups, Effort(CHAT_EFFORT))
    if found is None:
        return Turn(draft, refusal=refuse(Code.NO_REPAIR))
    return Turn(_changed(draft, groups_of(found.table), _as_played(view, found)))


def _as_played(view: TileView, found: Arrangement) -> Placed | None:
    """Return the placement if `play` would show the same table."""
    ways = list(islice(arrangements(start(view), found.laid, Effort(CHAT_EFFORT)), 2))
    same = bool(ways) and groups_of(ways[0].table) == groups_of(found.table)
    return Placed(pieces=found.laid, more=len(ways) > 1) if same else None


def _done(view: TileView, draft: Draft, _text: str) -> Turn:
    """Lay the draft."""
    return Turn(draft, actions=(Lay(groups=_groups(view, draft)),))


def _return(view: TileView, draft: Draft, text: str) -> Turn:
    tiles = _some(text, "return")
    if len(tiles) > 1:
        raise UnreadableError(text.strip()[:40], "return")
    if Counter(map(bare, tiles)) - Counter(as_pieces(view.rack)):
        return Turn(draft, refusal=Refusal((Fault(code=Code.NOT_ON_RACK, tiles=tiles),)))
    return Turn(draft, actions=(Return(tile=tiles[0]),))


_AT_ONCE: Mapping[str, Callable[[], Action]] = {
    "draw": Draw,
    "pass": Pass,
    "object": Object,
    "accept": Accept,
}

_SHAPING: Mapping[str, Callable[[TileView, Draft, str], Turn]] = {
    "play": _play,
    "arrange": _arrange,
    "pick": _pick,
    "undo": _undo,
    "reset": _reset,
    "repair": _repair,
    "done": _done,
    "return": _return,
}


def legal_words(view: TileView, draft: Draft) -> tuple[str, ...]:
    """Return the words possible now without naming pieces, in the order of `WORDS`."""
    judging = ("object", "accept") if view.may_object else ()
    if not view.my_turn:
        return judging
    back = ("undo", *(("reset",) if _undo(view, draft, "") != Turn(NO_DRAFT) else ()))
    changing = back if draft != NO_DRAFT else ()
    won_unless_objected = 0 in view.counts
    if view.must_return or won_unless_objected:
        return (*changing, *judging)
    drafted = draft.groups is not None
    done = ("done",) if drafted and laid_count(start(view, draft.groups)) else ()
    ends_empty = view.sheet.stock_out.ends_round
    asks_at_need = ends_empty and view.sheet.stock_out_at is StockOutAt.FIRST_NEED
    draw = ("draw",) if view.stock or asks_at_need else ()
    passing = () if view.stock else ("pass",)
    return (*changing, *done, *draw, *passing, *judging)


def at_a_loss(view: TileView) -> tuple[Action, ...]:
    """Return the forced moves of a turn without a possible lay; empty if its owner must choose."""
    if view.must_return or view.may_object or can_lay(start(view), Effort(CHAT_EFFORT)):
        return ()
    return (Draw(),) if view.stock else (Pass(),)


def at_timeout(_view: TileView, draft: Draft) -> tuple[Action, ...]:
    """Return the actions that a timeout applies to the current draft."""
    return (Timeout(draft=draft.groups),)


def with_stock(action: Action, stock: TilePieces) -> Action:
    """Return the action with the shuffled stock."""
    return replace(action, stock=stock) if isinstance(action, Return | Timeout) else action
