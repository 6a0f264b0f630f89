"""The part of the table that a turn may change: what may be taken, and where tiles may be added."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from bot.render.board import ShownMeld
from bot.render.pieces import bare
from bot.screens import boards
from bot.screens.moving import JOKER, AtHand
from core.engine.table.view import TableView
from core.rules.actions import BoundJoker, Reach, Takes
from core.rules.drafts import NO_DRAFT
from core.rules.family import Family
from core.rules.pieces import Pieces, groups_of
from core.rules.round import Round
from core.rules.view import RoundView


@dataclass(frozen=True, slots=True)
class Within:
    """What the rules let a turn do with the table, and the melds that the draft has changed.

    A changed meld may be changed again: it may hold the reader's own tiles, or lack some.
    """

    rule: Reach
    changed: frozenset[int]
    """The numbers of the melds that do not lie like this on the table."""
    made: frozenset[int]
    """The numbers of those that are new, and not an old meld with some tiles more or less."""
    bound: Mapping[int, BoundJoker] = field(default_factory=dict)
    """The jokers that stand for a tile until it replaces them, by the number of their meld."""
    astray: BoundJoker | None = None
    """Those that the draft has taken out of their melds without a replacement, as one."""

    def adds(self, number: int) -> bool:
        """Return whether pieces may be added to a meld."""
        return self.rule.adds or number in self.changed

    def offered(self, everything: Iterable[AtHand]) -> tuple[AtHand, ...]:
        """Return the pieces that may be taken."""
        takes, changed = self.rule.takes, self.changed
        if takes in {Takes.ANY, Takes.SPARE}:
            return tuple(everything)
        jokers = takes is Takes.JOKERS
        return tuple(
            one
            for one in everything
            if not one.meld or one.meld in changed or (jokers and self._is_free(one))
        )

    def _is_free(self, one: AtHand) -> bool:
        """Return whether a piece is a joker that is replaced, or can be."""
        joker = self.bound.get(one.meld or 0)
        return one.piece == JOKER and (joker is None or joker.replaceable)

    def owed(self, moved: Iterable[AtHand], stays: Callable[[str], bool]) -> list[BoundJoker]:
        """Return the jokers among pieces of one meld-to-be that need a replacement.

        `stays` says whether the meld would be one with a given tile in place of the joker: then
        the joker goes on to stand for that tile.
        """
        jokers = [self._bound(one) for one in moved if one.piece == JOKER]
        return [
            joker
            for joker in jokers
            if joker is not None and not any(stays(tile) for tile in sorted(joker.tiles))
        ]

    def _bound(self, one: AtHand) -> BoundJoker | None:
        if one.meld is None:
            return None
        return self.bound.get(one.meld, None) if one.meld in self.bound else self._strayed(one)

    def _strayed(self, one: AtHand) -> BoundJoker | None:
        return self.astray if one.meld == 0 or one.meld in self.changed else None

    def keeps(self, number: int) -> bool:
        """Return whether a meld must stay one, or be taken whole."""
        return self.rule.takes is Takes.SPARE and number not in self.changed


def within(table_view: TableView, view: RoundView) -> Within:
    """Return what the reader's turn may do with the table."""
    family: Family[Round, RoundView] = table_view.sheet.family
    lying = Counter(map(_content, groups_of(view.table)))
    changed = set[int]()
    seen = boards.as_seen(table_view)
    for meld in seen.melds:
        if lying[_content(meld.pieces)]:
            lying[_content(meld.pieces)] -= 1
        else:
            changed.add(meld.number)
    old = {meld.number for meld in boards.as_seen(replace(table_view, draft=NO_DRAFT)).melds}
    rule = family.turns.reach(view, table_view.draft)
    stands = {_content(joker.meld): joker for joker in rule.jokers}
    bound = {
        meld.number: stands[_content(meld.pieces)]
        for meld in seen.melds
        if meld.number not in changed and _content(meld.pieces) in stands
    }
    left = [joker for joker in rule.jokers if joker not in bound.values()]
    loose = [*boards.in_hand(table_view), *(m.pieces for m in seen.melds if m.number in changed)]
    astray = sum(bare(piece) == JOKER for group in loose for piece in group)
    return Within(rule, frozenset(changed), frozenset(changed - old), bound, _as_one(left, astray))


def may_join(table_view: TableView, reach: Within, held: Sequence[AtHand], meld: ShownMeld) -> bool:
    """Return whether pieces in hand may be added to a meld, as far as the table's use goes.

    A joker in hand has to be free, or to stand for the same tile there.
    """
    if not reach.adds(meld.number):
        return False
    sheet = table_view.sheet
    jokers = [one for one in held if one.piece == JOKER]
    others = [one.piece for one in held if one.piece != JOKER] + [JOKER] * (len(jokers) - 1)

    def stays(tile: str) -> bool:
        more = sheet.family.notation.read_pieces(" ".join([tile, *others]))
        return sheet.family.pieces.may_grow(sheet, (*meld.lying.pieces, *more))

    return all(joker.replaceable for joker in reach.owed(jokers, stays))


def _as_one(jokers: Sequence[BoundJoker], astray: int) -> BoundJoker | None:
    """Return jokers that cannot be told apart as one; None if some joker astray is not bound."""
    if not jokers or astray > len(jokers):
        return None
    return BoundJoker(
        meld=jokers[0].meld,
        tiles=frozenset(tile for joker in jokers for tile in joker.tiles),
        replaceable=any(joker.replaceable for joker in jokers),
    )


def _content(pieces: Pieces) -> tuple[str, ...]:
    return tuple(sorted(map(bare, pieces)))
