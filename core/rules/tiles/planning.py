"""Plans with tiles: what remains of a planned table after others have changed the table.

A plan divides into parts. A part takes some melds of the table apart and makes groups of them and
of tiles from the rack; two parts share no meld. A part still holds if all its melds lie as they
lay, and its tiles are on the rack.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain, combinations

from core.rules.actions import UnknownWordError
from core.rules.drafts import NO_DRAFT, Draft, Fitting, Placed, Plan
from core.rules.family import Turn
from core.rules.pieces import Groups, Meld, Pieces, groups_of
from core.rules.tiles.legality.lay import judge_lay
from core.rules.tiles.legality.melds import judge_meld, sort_pieces
from core.rules.tiles.model.pieces import TilePiece, TilePieces, as_pieces, bare
from core.rules.tiles.model.round import TileView
from core.rules.tiles.turn import follow, start

WORDS = ("play", "arrange", "pick", "undo", "reset", "repair")
"""The words that shape a plan."""
MOST_PARTS = 5
"""If the rules refuse the whole plan, all choices among this many parts are tried."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """A part of a plan, independent of the others."""

    used: Groups
    """The melds of the table that it changes."""
    made: Groups
    """The groups that it makes of them and of own tiles."""
    own: TilePieces
    """Its tiles from the rack, jokers bare."""


def begun(view: TileView) -> TileView:
    """Return the view as if the viewer's turn had just begun."""
    to_move = view.to_move if view.me is None else view.me
    return replace(view, to_move=to_move, turn="", may_object=False, just_laid=())


def plan_word(view: TileView, draft: Draft, word: str, text: str) -> Turn:
    """Apply a word to a plan: the words of a turn, judged in the same way."""
    if word not in WORDS:
        raise UnknownWordError(word)
    return follow(view, draft, word, text)


def parts_of(table: Groups, groups: Groups) -> tuple[Part, ...]:
    """Divide a planned table into its parts.

    Among equal tiles, a meld's tile goes to the group that has most in common with the meld.
    """
    same = Counter(table) & Counter(groups)
    used, made = _without(table, same), _without(groups, same)
    wanted = [Counter(map(bare, as_pieces(group))) for group in made]
    given = [Counter(map(bare, as_pieces(meld))) for meld in used]
    pairs = [(one, to) for one in range(len(used)) for to in range(len(made))]
    shared = {(one, to): (given[one] & wanted[to]).total() for one, to in pairs}
    joined: list[tuple[int, int]] = []
    for one, to in sorted(pairs, key=lambda pair: -shared[pair]):
        common = given[one] & wanted[to]
        if common:
            joined.append((one, to))
            given[one], wanted[to] = given[one] - common, wanted[to] - common
    return tuple(
        Part(
            used=tuple(used[one] for one in melds),
            made=tuple(made[to] for to in groups_),
            own=tuple(chain.from_iterable(wanted[to].elements() for to in groups_)),
        )
        for melds, groups_ in _connected(len(used), len(made), joined)
    )


def _without(groups: Groups, gone: Counter[Pieces]) -> Groups:
    left = Counter(gone)
    kept: list[Pieces] = []
    for group in groups:
        if left[group] > 0:
            left[group] -= 1
        else:
            kept.append(group)
    return tuple(kept)


def _connected(
    melds: int, groups: int, joined: Sequence[tuple[int, int]]
) -> Iterator[tuple[list[int], list[int]]]:
    """Yield the connected melds and groups, in the order of the groups."""
    rest = {*range(melds)}
    seen: set[int] = set()
    for first in range(groups):
        if first in seen:
            continue
        found, with_melds = {first}, {one for one, to in joined if to == first}
        while True:
            more = {to for one, to in joined if one in with_melds} - found
            if not more:
                break
            found |= more
            with_melds |= {one for one, to in joined if to in found}
        seen |= found
        rest -= with_melds
        yield sorted(with_melds), sorted(found)
    yield from (([one], []) for one in sorted(rest))


def _holding(
    view: TileView, plan: Plan, groups: Groups
) -> tuple[tuple[Part, ...], tuple[Part, ...]]:
    """Return the parts that hold on the table as it lies now, and all parts of the plan."""
    lying = Counter(groups_of(view.table))
    rack = Counter(as_pieces(view.rack))
    parts, kept = parts_of(plan.table, groups), list[Part]()
    for part in parts:
        now = part if Counter(part.used) <= lying else _on_grown(view, part, lying)
        if now is not None and Counter(now.own) <= rack:
            kept.append(now)
            lying -= Counter(now.used)
            rack -= Counter(now.own)
    return tuple(kept), parts


def _on_grown(view: TileView, part: Part, lying: Counter[Pieces]) -> Part | None:
    """Add the tiles to a meld that others have made longer; None if they do not fit there."""
    if len(part.used) != 1 or len(part.made) != 1:
        return None
    was = Counter(map(bare, as_pieces(part.used[0])))
    if Counter(map(bare, as_pieces(part.made[0]))) - was != Counter(part.own):
        return None
    for meld in lying:
        grown = judge_meld(view.sheet, as_pieces((*meld, *part.own)))
        if was < Counter(map(bare, as_pieces(meld))) and isinstance(grown, Meld):
            return Part(used=(meld,), made=(grown.pieces,), own=part.own)
    return None


def _table_with(view: TileView, parts: Sequence[Part], order: Groups) -> Groups:
    """Return the table as it lies now with these parts, in the order of the plan."""
    made = Counter(chain.from_iterable(part.made for part in parts))
    used = Counter(chain.from_iterable(part.used for part in parts))
    lying = Counter(groups_of(view.table)) - used
    table: list[Pieces] = []
    for group in (*order, *made, *groups_of(view.table)):
        for there in (made, lying):
            if there[group] > 0:
                there[group] -= 1
                table.append(group)
                break
    return tuple(table)


def carried(view: TileView, plan: Plan) -> Draft:
    """Return the plan and its earlier drafts on the table as it lies now; see `Family.carried`."""
    if plan.table == groups_of(view.table) and _on_rack(view, plan):
        return plan.draft
    earlier = tuple(_carried(view, plan, one) for one in plan.draft.earlier)
    return replace(_carried(view, plan, plan.draft), earlier=earlier)


def _on_rack(view: TileView, plan: Plan) -> bool:
    return not Counter(own_tiles(plan)) - Counter(as_pieces(view.rack))


def _carried(view: TileView, plan: Plan, draft: Draft) -> Draft:
    if draft.groups is None:
        return NO_DRAFT
    kept, _ = _holding(view, plan, draft.groups)
    groups = _table_with(view, kept, draft.groups)
    if Counter(groups) == Counter(groups_of(view.table)):
        return NO_DRAFT
    return Draft(groups=groups, placed=_still_placed(draft, kept))


def _still_placed(draft: Draft, parts: Sequence[Part]) -> Placed | None:
    """Return which tiles are still placed for their owner, on a table that others have changed.

    The other ways to place them are no longer known.
    """
    if draft.placed is None:
        return None
    return Placed(pieces=tuple(chain.from_iterable(part.own for part in parts)), more=False)


def own_tiles(plan: Plan) -> TilePieces:
    """Return the tiles of the rack that a plan would lay."""
    if plan.draft.groups is None:
        return ()
    parts = parts_of(plan.table, plan.draft.groups)
    return tuple(chain.from_iterable(part.own for part in parts))


def fitting(view: TileView, plan: Plan) -> Fitting:
    """Return the legal lay with most of the plan's tiles; see `Family.fitting`."""
    groups = plan.draft.groups
    if groups is None:
        return Fitting()
    kept, parts = _holding(view, plan, groups)
    planned: Counter[TilePiece] = Counter(chain.from_iterable(part.own for part in parts))
    refusal = None
    if any(part.own for part in kept):
        refusal = judge_lay(start(view, _table_with(view, kept, groups))).refusal
    for chosen in _choices(view, kept):
        table = _table_with(view, chosen, groups)
        judged = judge_lay(start(view, table))
        if judged.refusal is None:
            same = set(chosen) == set(parts) and len(chosen) == len(parts)
            unchanged = same and plan.table == groups_of(view.table)
            placed = plan.draft.placed if unchanged else _still_placed(plan.draft, chosen)
            return Fitting(
                draft=Draft(groups=table, placed=placed),
                pieces=sort_pieces(view.sheet, judged.laid),
                back=_sorted(view, planned - Counter(judged.laid)),
                word="done",
                as_planned=same,
                refusal=refusal,
            )
    return Fitting(back=_sorted(view, planned), refusal=refusal)


def _sorted(view: TileView, tiles: Counter[TilePiece]) -> TilePieces:
    return sort_pieces(view.sheet, tuple(tiles.elements()))


def _choices(view: TileView, parts: Sequence[Part]) -> Iterator[tuple[Part, ...]]:
    """Yield the choices of parts that could be laid, those with most own tiles first."""
    sound = [part for part in parts if _is_sound(view, part)]
    most = sorted(sound, key=lambda part: -len(part.own))[:MOST_PARTS]
    fewer = [chosen for size in range(len(most), 0, -1) for chosen in combinations(most, size)]
    fewer.sort(key=lambda chosen: (-sum(len(part.own) for part in chosen), -len(chosen)))
    whole = (tuple(sound),) if len(sound) > len(most) else ()
    yield from (chosen for chosen in (*whole, *fewer) if any(part.own for part in chosen))


def _is_sound(view: TileView, part: Part) -> bool:
    """Say whether all groups are melds; if the players check melds, drop only single tiles."""
    if view.sheet.watched_by_players:
        return all(len(group) > 1 for group in part.made)
    return all(isinstance(judge_meld(view.sheet, as_pieces(group)), Meld) for group in part.made)
