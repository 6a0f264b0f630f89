"""The part of the table that a turn may change: what may be taken, and where tiles may be added."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, replace

from bot.render.pieces import bare
from bot.screens import boards
from bot.screens.moving import JOKER, AtHand
from core.engine.table.view import TableView
from core.rules.actions import Reach, Takes
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
            if not one.meld or one.meld in changed or (jokers and one.piece == JOKER)
        )

    def keeps(self, number: int) -> bool:
        """Return whether a meld must stay one, or be taken whole."""
        return self.rule.takes is Takes.SPARE and number not in self.changed


def within(table_view: TableView, view: RoundView) -> Within:
    """Return what the reader's turn may do with the table."""
    family: Family[Round, RoundView] = table_view.sheet.family
    lying = Counter(map(_content, groups_of(view.table)))
    changed = set[int]()
    for meld in boards.as_seen(table_view).melds:
        if lying[_content(meld.pieces)]:
            lying[_content(meld.pieces)] -= 1
        else:
            changed.add(meld.number)
    old = {meld.number for meld in boards.as_seen(replace(table_view, draft=NO_DRAFT)).melds}
    rule = family.turns.reach(view, table_view.draft)
    return Within(rule, frozenset(changed), frozenset(changed - old))


def _content(pieces: Pieces) -> tuple[str, ...]:
    return tuple(sorted(map(bare, pieces)))
