"""A player who plans with tiles while another plays, and is offered the plan in time."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from core.engine.table.plans import lying
from core.rules.drafts import Fitting, Plan
from core.rules.family import Turn
from core.rules.pieces import print_groups, print_pieces
from core.rules.play import view
from core.rules.sheet import OptionValue
from core.rules.view import RoundView
from tests.support.rules.script import NO_RULES, Game


@dataclass
class Planner:
    """Ben, who waits for Ann."""

    game: Game
    plan: Plan = field(default_factory=Plan)
    turn: Turn = field(default_factory=Turn)

    @classmethod
    def at(
        cls,
        sheet: str = "rummikub",
        *,
        rack: str,
        table: str = "",
        ann: str = "k1 k2 k3 k4",
        closed: bool = False,
        rules: Mapping[str, OptionValue] = NO_RULES,
    ) -> Self:
        opened = ["Ann"] if closed else ["Ann", "Ben"]
        racks = {"Ann": ann, "Ben": rack}
        game = Game.at(sheet, racks=racks, table=table, stock="b1 b2", opened=opened, rules=rules)
        return cls(game)

    @property
    def seen(self) -> RoundView:
        seen = view(self.game.match, 1).round
        assert seen is not None
        return seen

    def plans(self, word: str, text: str = "") -> Self:
        """Say a word of the plan, as the engine handles it."""
        family = self.game.sheet.family
        turn = family.plans.begun(self.seen)
        self.turn = family.plans.word(turn, family.plans.carried(turn, self.plan), word, text)
        if self.turn.refusal is None:
            draft, version = self.turn.draft, self.plan.version + 1
            self.plan = replace(self.plan, draft=draft, table=lying(turn), version=version)
        return self

    def sees(self, table: str) -> Self:
        """Check that the plan has exactly these melds, in any order, on the present table."""
        family = self.game.sheet.family
        groups = family.plans.carried(family.plans.begun(self.seen), self.plan).groups
        shown = "" if groups is None else print_groups(groups)
        assert sorted(shown.split(" | ")) == sorted(table.split(" | "))
        return self

    def ann(self, move: str) -> Self:
        self.game.submit(0, move).is_accepted()
        return self

    @property
    def offer(self) -> Fitting:
        return self.game.sheet.family.plans.fitting(self.seen, self.plan)

    def is_offered(self, pieces: str, back: str = "") -> Self:
        """Check what fits now and what went back; the rules must accept the offered lay."""
        offer = self.offer
        assert (print_pieces(offer.pieces), print_pieces(offer.back)) == (pieces, back)
        if pieces:
            turn = self.game.sheet.family.turns.word(self.seen, offer.draft, offer.word, offer.text)
            for action in turn.actions:
                self.game.submit(1, self._written(action)).is_accepted()
        return self

    def _written(self, action: object) -> str:
        groups = getattr(action, "groups", None)
        assert groups is not None
        return f"lay {print_groups(groups)}"
