"""Verifies a record: derives every shuffle again from its commitment."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from core.rules.actions import Action
from core.rules.events import RoundDealt
from core.rules.family import Family, ImpossibleMoveError
from core.rules.match import Match, shuffled_deal, table_can_be, way_to_start
from core.rules.play import decide, evolve_all
from core.rules.records.record import Record, RecordError, RoundRecord
from core.rules.records.replay import begin, opened, read_line
from core.rules.round import Round
from core.rules.seals import FairChance, Fairness, is_seed, rules_text
from core.rules.sheet import Starter
from core.rules.view import RoundView


class Verdict(StrEnum):
    """The result of checking a round."""

    FAIR = "fair"
    """Everything follows from the committed seed and the players' words."""
    COMMITTED = "committed"
    """Everything follows from the committed seed; no player added a word."""
    DIFFERS = "differs"
    UNKNOWN = "unknown"
    """Nothing was committed, or the seed is not revealed, so no check is possible."""


class Where(StrEnum):
    """The place of a difference."""

    COMMITMENT = "commitment"
    """The seed does not match the commitment."""
    RULES = "rules"
    """The sheet or a house rule differs from the committed one."""
    DRAW = "draw"
    """The draw for the starter."""
    STARTER = "starter"
    STOCK = "stock"
    """A piece of the dealt stock."""
    SHUFFLE = "shuffle"
    """A later shuffle: a return, or a new stock from the discard pile."""
    MOVE = "move"
    """A move that is impossible after this deal."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Verified:
    """The result of checking one round; `differs` comes with the place."""

    round: int
    """Counted from 1."""
    verdict: Verdict
    fairness: Fairness | None = None
    where: Where | None = None
    move: int = 0
    """Counted from 1; 0 means in the deal."""
    place: int = 0
    """The place in the stock or the draw, counted from 1."""
    expected: str = ""
    found: str = ""


def verify(record: Record) -> tuple[Verified, ...]:
    """Check all rounds of a record.

    Raises:
        RecordError: the record is unreadable, or its uncommitted part is impossible.
    """
    match, checked = opened(record), []
    if not table_can_be(match.sheet, match.seats):
        return ()
    for place, round_ in enumerate(record.rounds, 1):
        checking = _Checking(record, place, round_, match)
        checked.append(checking.verified())
        match = checking.match
        if checked[-1].verdict is Verdict.DIFFERS:
            break
    return tuple(checked)


class _Checking:
    """The check of one round; `match` follows its moves."""

    def __init__(self, record: Record, place: int, round_: RoundRecord, match: Match) -> None:
        self._record, self._place, self._round = record, place, round_
        self.match = match

    def verified(self) -> Verified:
        """Check the round."""
        fairness = self._round.fairness
        known = fairness is not None and fairness.commitment and fairness.seed
        if fairness is None or not known or self._round.position is not None:
            self._play_on()
            return Verified(round=self._place, verdict=Verdict.UNKNOWN, fairness=fairness)
        found = self._differs(fairness)
        if found is None:
            verdict = Verdict.FAIR if fairness.cut else Verdict.COMMITTED
            return Verified(round=self._place, verdict=verdict, fairness=fairness)
        return replace(found, fairness=fairness)

    def _differs(self, fairness: Fairness) -> Verified | None:
        if not is_seed(fairness.seed) or not fairness.is_committed:
            return self._at(Where.COMMITMENT, expected=fairness.commitment, found=fairness.seed)
        rules = rules_text(self.match.sheet.id, self.match.sheet.options())
        if fairness.rules and fairness.rules != rules:
            return self._at(Where.RULES, expected=fairness.rules, found=rules)
        chance = FairChance(replace(fairness, rules=rules))
        return self._deal_differs(chance) or self._moves_differ(chance)

    def _at(
        self, where: Where, *, move: int = 0, place: int = 0, expected: str = "", found: str = ""
    ) -> Verified:
        return Verified(
            round=self._place,
            verdict=Verdict.DIFFERS,
            where=where,
            move=move,
            place=place,
            expected=expected,
            found=found,
        )

    def _deal_differs(self, chance: FairChance) -> Verified | None:
        derived = shuffled_deal(self.match, chance)
        names = self._record.seats
        draws = [f"{names[draw.seat]} {draw.piece}" for draw in derived.starter_draw]
        told = [part.strip() for part in self._round.starter_draw.split(",") if part.strip()]
        if told or way_to_start(self.match) is Starter.HIGHEST:
            found = self._first(Where.DRAW, draws, told)
            if found is not None:
                return found
        if not self._may_start(derived):
            starter = names[derived.starter]
            return self._at(Where.STARTER, expected=starter, found=self._round.starter)
        stock = list(map(str, derived.stock))
        return self._first(Where.STOCK, stock, self._round.stock.split())

    def _may_start(self, derived: RoundDealt) -> bool:
        """Say whether the starter is allowed: by age, the players name the youngest."""
        by_age = way_to_start(self.match) is Starter.YOUNGEST
        return by_age or self._round.starter == self._record.seats[derived.starter]

    def _first(
        self, where: Where, derived: Sequence[str], told: Sequence[str], move: int = 0
    ) -> Verified | None:
        """Return the first difference between the derived and the recorded pieces."""
        for place in range(max(len(derived), len(told))):
            expected, found = derived[place : place + 1], told[place : place + 1]
            if list(expected) != list(found):
                return self._at(
                    where,
                    move=move,
                    place=place + 1,
                    expected=" ".join(expected),
                    found=" ".join(found),
                )
        return None

    def _moves_differ(self, chance: FairChance) -> Verified | None:
        try:
            decision, self.match = begin(self._record, self._place, self._round, self.match)
        except RecordError:
            return self._at(Where.MOVE)
        if not decision.ok:
            return self._at(Where.STARTER, found=self._round.starter)
        for number, line in enumerate(self._round.moves, 1):
            try:
                found = self._move_differs(chance, number, line)
            except (RecordError, ImpossibleMoveError):
                found = self._at(Where.MOVE, move=number, found=line)
            if found is not None:
                return found
        return None

    def _move_differs(self, chance: FairChance, number: int, line: str) -> Verified | None:
        bare_line, _, order = line.partition(":")
        name, _, bare = read_line(self.match.sheet, bare_line.strip(), self._place, number)
        action, derived = self._shuffled(chance, bare)
        found = self._first(Where.SHUFFLE, derived, order.split(), number)
        if found is not None:
            return found
        if name not in self._record.seats:
            return self._at(Where.MOVE, move=number, found=line)
        decision = decide(self.match, self._record.seats.index(name), action)
        self.match = evolve_all(self.match, decision.events)
        if decision.refusal is not None and not decision.events:
            return self._at(Where.MOVE, move=number, found=line)
        return None

    def _shuffled(self, chance: FairChance, bare: Action) -> tuple[Action, list[str]]:
        """Return a move with the shuffle that it needs, and the shuffled order."""
        running = self.match.round
        assert running is not None
        family: Family[Round, RoundView] = self.match.sheet.family
        pieces = None if running.outcome is not None else family.rules.needs_shuffle(running, bare)
        if pieces is None:
            return bare, []
        order = chance.shuffle(pieces)
        return family.rules.with_shuffle(bare, order), list(map(str, order))

    def _play_on(self) -> None:
        """Replay an unverifiable round as far as possible, because later rounds depend on it."""
        try:
            _, self.match = begin(self._record, self._place, self._round, self.match)
            for number, line in enumerate(self._round.moves, 1):
                name, _, action = read_line(self.match.sheet, line, self._place, number)
                seat = self._record.seats.index(name) if name in self._record.seats else None
                if seat is not None:
                    events = decide(self.match, seat, action).events
                    self.match = evolve_all(self.match, events)
        except RecordError:
            if self._place == len(self._record.rounds):
                return  # the record of a running round is incomplete
            raise
