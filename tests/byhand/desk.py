"""A player's own turn as the program draws it, and its state as keys are pressed.

No platform is needed: keys carry words, and the conversation carries them out.
"""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from bot.screens import boards
from bot.screens.choosing import NOTHING, Picking
from bot.screens.moving import AtHand, at_hand, moved, taken
from bot.screens.play import private_turn
from bot.screens.screen import Screen
from bot.screens.voice import Voice
from core.engine.table.state import TableState
from core.engine.table.view import TableView
from core.rules.drafts import NO_DRAFT, Draft
from tests.byhand.plan import Gathering, Position, melds, plan
from tests.support.screens.seated import as_seen, state, voice


@dataclass
class Desk:
    """Ann's turn in a position."""

    at: TableState
    said: Voice
    lying: list[Counter[str]]
    """What is left of each old meld, and what was added to it."""
    draft: Draft = field(default=NO_DRAFT)
    drawn: dict[tuple[Draft, frozenset[int], str], Screen] = field(default_factory=dict)

    @classmethod
    async def of(cls, position: Position) -> "Desk":
        at = state("rummikub", position.table, racks=(position.rack, "b1"))
        said = await voice(as_seen(at))
        return cls(at, said, [Counter(meld) for meld in melds(position.table)])

    @property
    def table_view(self) -> TableView:
        return as_seen(self.at, draft=self.draft)

    def screen(self, chosen: frozenset[int] = frozenset(), part: str = "") -> Screen:
        seen = self.draft, chosen, part
        if seen not in self.drawn:
            self.drawn = {seen: self._drawn(chosen, part)}
        return self.drawn[seen]

    def _drawn(self, chosen: frozenset[int], part: str) -> Screen:
        table_view = self.table_view
        assert table_view.round is not None
        picking = Picking(chosen=chosen, open=part) if chosen or part else NOTHING
        return private_turn(
            self.said, table_view, table_view.round, delivery="edit", picking=picking
        )

    @property
    def everything(self) -> tuple[AtHand, ...]:
        return at_hand(self.table_view)

    def number(self, meld: int) -> int:
        """Return the present number of an old meld; 0: only a tile of it is left, in hand."""
        lies = self.lying[meld]
        for one in boards.as_seen(self.table_view).melds:
            if Counter(str(piece).partition("=")[0] for piece in one.pieces) == lies:
                return one.number
        assert lies.total() == 1, lies
        return 0

    def gathered(self, gathering: Gathering) -> list[AtHand]:
        """Return where the tiles to take are, those of the rack first.

        The rest of a meld that grows is taken, too, if it is a single tile.
        """
        wanted = list(gathering.tiles)
        grows = gathering.onto
        if grows is not None and not self.number(grows):
            wanted += [(tile, grows) for tile in self.lying[grows].elements()]
        numbers = {None: None} | {m: self.number(m) for _, m in wanted if m is not None}
        found: list[AtHand] = []
        for tile, meld in sorted(wanted, key=lambda one: (one[1] is not None, one[1] or 0)):
            free = (one for one in self.everything if one not in found)
            found.append(next(o for o in free if (o.piece, o.meld) == (tile, numbers[meld])))
        return found

    def is_there(self, gathering: Gathering) -> bool:
        """Whether each meld of a gathering can be told from the others now."""
        try:
            self.gathered(gathering)
        except (AssertionError, StopIteration):
            return False
        return True

    def whole(self, gathering: Gathering, chosen: frozenset[int], part: str = "") -> str | None:
        """Return the word of a key that moves these tiles together; some may be in hand."""
        found = self.gathered(gathering)
        onto = self.number(gathering.onto) if gathering.onto is not None else 0
        wanted = Counter((one.piece, one.meld) for one in found)
        choice = self.screen(chosen, part).choice
        assert choice is not None
        by_place = {one.place: one for one in self.everything}
        for button in choice.completing if chosen else (*choice.mending, *choice.leaving):
            _, _, text = button.word.partition(" ")
            places = frozenset(int(p) for p in re.findall(r"\+(\d+)", text)) | chosen
            to = re.match(r"#(\d+)", text)
            moves = Counter((by_place[p].piece, by_place[p].meld) for p in places)
            if to is None and not onto and moves == wanted:
                return button.word
            if to is not None and int(to[1]) == onto and moves == wanted:
                return button.word
        return None

    def says(self, word: str, chosen: frozenset[int], gathering: Gathering) -> None:
        """Do what a key says with the tiles in hand."""
        table_view = self.table_view
        assert table_view.round is not None
        verb, _, to = word.partition(" ")
        assert verb == "arrange"
        chosen |= frozenset(int(place) for place in re.findall(r"\+(\d+)", to))
        to = re.sub(r"\s*\+\d+", "", to).strip()
        text = moved(table_view, taken(self.everything, chosen), to)
        turn = table_view.sheet.family.turns.word(table_view.round, self.draft, "arrange", text)
        assert turn.refusal is None, turn.refusal
        self.draft = turn.draft
        for tile, meld in gathering.tiles:
            if meld is not None:
                self.lying[meld] -= Counter([tile])
        if gathering.onto is not None:
            self.lying[gathering.onto] += Counter(tile for tile, _ in gathering.tiles)

    def is_laid(self, position: Position) -> bool:
        """Whether the draft can be laid, and is the wanted lay."""
        table_view = self.table_view
        assert table_view.round is not None
        groups = [Counter(str(p).partition("=")[0] for p in g) for g in self.draft.groups or ()]
        wanted = [Counter(meld) for meld in melds(position.lay)]
        done = table_view.sheet.family.turns.word(table_view.round, self.draft, "done", "")
        assert done.refusal is None
        return sorted(map(sorted, (g.elements() for g in groups))) == sorted(
            map(sorted, (w.elements() for w in wanted))
        )


def next_of(desk: Desk, left: Sequence[Gathering]) -> Gathering:
    """Return an experienced player's next steps: first those of a single press."""
    possible = (one for one in left if desk.is_there(one))
    at_once = (one for one in left if desk.is_there(one) and desk.whole(one, frozenset()))
    return next(at_once, None) or next(possible)


class Player(Protocol):
    """Moves tiles by the keys or lists of a platform."""

    presses: int

    def gather(self, gathering: Gathering) -> None: ...


async def presses(by: Callable[[Desk], Player], position: Position) -> int:
    """Return the number of presses for a lay, including the one that lays it."""
    desk = await Desk.of(position)
    player, left = by(desk), plan(position)
    while left:
        left.remove(gathering := next_of(desk, left))
        player.gather(gathering)
    assert desk.is_laid(position)
    return player.presses + 1
