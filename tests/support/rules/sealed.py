"""Records of sealed rounds of every sheet, and changes to them that `verify` must find."""

from collections.abc import Iterator
from dataclasses import replace

from core.rules.actions import Decision, Timeout
from core.rules.match import Match, new_match, shuffled_deal
from core.rules.play import decide, evolve_all, view
from core.rules.players.trial import Lots
from core.rules.records.record import Record, RoundRecord
from core.rules.records.writing import record_of
from core.rules.seals import FairChance, Fairness, commitment_of, rules_text
from core.rules.sheet import Goal, OptionValue
from core.rules.sheets import SHEETS

LONGEST = 600
"""The most turns; a longer round is recorded unfinished."""
VARIED: dict[str, dict[str, OptionValue]] = {
    "kids": {"rack_limit": 14},
    "kids-pro": {"rack_limit": 15},
    "rummikub": {"rack_limit": 18, "stock_out": "lowest"},
    "budacsek": {"numbers": 8, "rack_limit": 15},
}
"""House rules of every second record: full racks, so that tiles are returned."""


class Sealed:
    """Play a match in which computers play some turns, and timeouts end the others."""

    def __init__(self, seed: int) -> None:
        self._lots = Lots(seed)
        sheet = list(SHEETS.values())[seed % len(SHEETS)]
        self.sheet = sheet.with_house_rules(VARIED.get(sheet.id, {}) if seed % 2 else {})
        self.seats = tuple(f"P{seat}" for seat in range(2 + seed % 2))
        self.goal = Goal("rounds", 2)
        self.history: list[tuple[int | None, object]] = []
        self._match: Match = new_match(self.sheet, len(self.seats), self.goal)

    def record(self) -> Record:
        for deal in (1, 2):
            self._round(deal)
        return record_of(self.sheet, self.goal, self.seats, self.history)  # type: ignore[arg-type]

    def _round(self, deal: int) -> None:
        seed = "".join(f"{self._lots.below(256):02x}" for _ in range(32))
        words = tuple(f"word {self._lots.below(1000)}" if place else "" for place in self._cuts())
        fairness = Fairness(
            commitment=commitment_of(seed, "BCDF", deal),
            table="BCDF",
            deal=deal,
            rules=rules_text(self.sheet.id, self.sheet.options()),
            words=words,
            seed=seed,
        )
        chance = FairChance(fairness)
        dealt = replace(shuffled_deal(self._match, chance), fairness=fairness)
        self._happen(None, Decision((dealt,)))
        for _ in range(LONGEST):
            running = self._match.round
            if running is None or running.outcome is not None:
                return
            self._turn(running.to_move, chance)
        raise AssertionError("no end")

    def _cuts(self) -> Iterator[int]:
        return (self._lots.below(2) for _ in self.seats)

    def _turn(self, seat: int, chance: FairChance) -> None:
        seen = view(self._match, seat).round
        assert seen is not None
        family = self.sheet.family
        thinks = self._lots.below(4) == 0
        actions = family.players.computer("easy", seen) if thinks else (Timeout(),)
        for action in actions:
            running = self._match.round
            if running is None or running.outcome is not None or running.to_move != seat:
                return
            pieces = family.rules.needs_shuffle(running, action)
            ready = (
                action
                if pieces is None
                else family.rules.with_shuffle(action, chance.shuffle(pieces))
            )
            decision = decide(self._match, seat, ready)
            assert decision.ok or decision.events, decision.refusal
            self._happen(seat, decision)

    def _happen(self, seat: int | None, decision: Decision) -> None:
        self._match = evolve_all(self._match, decision.events)
        self.history += [(seat, event) for event in decision.events]


KINDS = ("seed", "word", "commitment", "stock", "shuffle", "options")
"""What is changed in a record, one thing at a time; `shuffle`: a return, or a new stock."""


def tampered(record: Record, kind: str, lots: Lots) -> Record | None:
    """Change one thing in one round; None if the record has no such thing."""
    rounds = list(range(len(record.rounds)))
    lots.shuffle(rounds)
    for place in rounds:
        changed = _changed(record.rounds[place], kind, lots)
        if changed is not None:
            others = (*record.rounds[:place], changed, *record.rounds[place + 1 :])
            return replace(record, rounds=others)
    return None


def _changed(round_: RoundRecord, kind: str, lots: Lots) -> RoundRecord | None:
    fairness = round_.fairness
    assert fairness is not None
    match kind:
        case "seed":
            return replace(round_, fairness=replace(fairness, seed=_other(fairness.seed, lots)))
        case "commitment":
            changed = replace(fairness, commitment=_other(fairness.commitment, lots))
            return replace(round_, fairness=changed)
        case "word":
            words = [*fairness.words]
            words[lots.below(len(words))] += "x"
            return replace(round_, fairness=replace(fairness, words=tuple(words)))
        case "options":
            return replace(round_, fairness=replace(fairness, rules=fairness.rules + "; jokers=9"))
        case "stock":
            return replace(round_, stock=_swapped(round_.stock, lots))
    moves = [place for place, move in enumerate(round_.moves) if len(set(_order(move))) > 1]
    if not moves:
        return None
    place = moves[lots.below(len(moves))]
    head, _, order = round_.moves[place].partition(" : ")
    line = f"{head} : {_swapped(order, lots)}"
    return replace(round_, moves=(*round_.moves[:place], line, *round_.moves[place + 1 :]))


def _order(move: str) -> list[str]:
    return move.partition(" : ")[2].split()


def _other(digits: str, lots: Lots) -> str:
    place = lots.below(len(digits))
    return digits[:place] + ("0" if digits[place] != "0" else "1") + digits[place + 1 :]


def _swapped(pieces: str, lots: Lots) -> str:
    """Swap two different pieces."""
    order = pieces.split()
    while True:
        one, other = lots.below(len(order)), lots.below(len(order))
        if order[one] != order[other]:
            order[one], order[other] = order[other], order[one]
            return " ".join(order)
