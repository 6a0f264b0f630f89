"""A person in a turn with tiles, who types words and sees the draft."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from core.rules.drafts import NO_DRAFT, Draft
from core.rules.family import Turn
from core.rules.pieces import print_groups
from core.rules.play import view
from core.rules.refusals import Fault
from core.rules.sheet import OptionValue
from core.rules.view import RoundView
from tests.support.rules.script import NO_RULES, Game


@dataclass
class Person:
    """The player on turn in a game that a script has set up."""

    game: Game
    draft: Draft = NO_DRAFT
    turn: Turn = field(default_factory=Turn)
    """The answer to the last word."""

    @classmethod
    def at(
        cls,
        sheet: str,
        *,
        rack: str,
        table: str = "",
        closed: bool = False,
        stock: str = "r1 r2",
        rules: Mapping[str, OptionValue] = NO_RULES,
    ) -> "Person":
        """Sit at a table with a rack; `closed`: before the first laying."""
        opened = ["Ben"] if closed else ["Ann", "Ben"]
        racks = {"Ann": rack, "Ben": "b1 b2"}
        return cls(
            Game.at(sheet, racks=racks, table=table, stock=stock, opened=opened, rules=rules)
        )

    @property
    def view(self) -> RoundView:
        seen = view(self.game.match, 0).round
        assert seen is not None
        return seen

    def says(self, word: str, text: str = "") -> "Person":
        self.turn = self.game.sheet.family.turns.word(self.view, self.draft, word, text)
        self.draft = self.turn.draft
        return self

    def sees(self, table: str) -> "Person":
        """Check that the draft has these melds, and that the rules accept it."""
        assert self.turn.refusal is None, self.turn.refusal
        assert self.draft.groups is not None
        assert print_groups(self.draft.groups) == table
        return self

    @property
    def faults(self) -> list[str]:
        """Why the last word was refused: code, pieces, and what is missing."""
        refusal = self.turn.refusal
        return [] if refusal is None else [_written(fault) for fault in refusal.faults]

    @property
    def refused(self) -> list[str]:
        """Why the draft would be refused if it were laid: code, pieces, and what is missing."""
        refusal = self.view.sheet.family.turns.refused(self.view, self.draft)
        return [] if refusal is None else [_written(fault) for fault in refusal.faults]


def _written(fault: Fault) -> str:
    tiles, missing = " ".join(map(str, fault.tiles)), " ".join(map(str, fault.missing))
    figures = "" if fault.points is None else f"{fault.points} of {fault.needed}"
    return " ".join(filter(None, (fault.code, tiles, f"({missing})" if missing else "", figures)))
