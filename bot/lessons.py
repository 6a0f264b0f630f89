"""A first game: a few turns on real positions, made of the examples for the sheet and its rules."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from bot.texts.examples import Example, examples
from core.rules.family import NO_DRAFT, Draft, Family, Turn
from core.rules.match import Match, new_match
from core.rules.play import decide, evolve_all, view
from core.rules.refusals import Refusal
from core.rules.round import Round
from core.rules.sheet import Sheet
from core.rules.view import RoundView

LEARNER, OTHER = "You", "Other"
SPARE_CARD, TAKEN_CARD = "2D", "KS"
DRAWING = ("draw", "take")
"""How words begin that bring a piece."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One turn of the lesson."""

    key: str
    """What it is about: `first`, `table`, `joker` ..."""
    rack: str
    words: tuple[str, ...]
    """What can be said to take it, in order."""
    table: str = ""
    opened: bool = True
    discard: str = ""
    points: int = 0
    """What is laid counts, where that matters."""

    @property
    def left(self) -> int:
        """How many pieces the learner holds at most, if the turn was what it is about."""
        gained = sum(word.startswith(DRAWING) for word in self.words)
        laid = (word.split()[1:] for word in self.words if not word.startswith(DRAWING))
        return len(self.rack.split()) + gained - sum(map(_pieces, laid))


def _pieces(said: list[str]) -> int:
    """Count the pieces that a word names; what is a mere number is a meld's."""
    return sum(not word.isdecimal() for word in said)


@dataclass(frozen=True, kw_only=True)
class Lesson:
    """Where somebody is in a lesson. It is replaced, never changed."""

    sheet: Sheet
    number: int = 0
    match: Match
    draft: Draft = NO_DRAFT
    acted: int = 0
    """How many words of the step have been acted on; others may have shaped the draft."""

    @property
    def step(self) -> Step:
        """The turn that is being learned."""
        return steps(self.sheet)[self.number]

    @property
    def said(self) -> int:
        """How many words of the step have been said."""
        drafted = len(self.draft.steps) or int(self.draft.groups is not None)
        return min(self.acted + drafted, len(self.step.words) - 1)

    @property
    def view(self) -> RoundView:
        """The position as the learner sees it, with the moves made so far."""
        match = self.match
        for move in self.draft.steps:
            match = evolve_all(match, decide(match, 0, move).events)
        seen = view(match, 0).round
        assert seen is not None
        return seen

    @property
    def before(self) -> RoundView:
        """The position as the turn began."""
        seen = view(self.match, 0).round
        assert seen is not None
        return seen

    def shaped(self, turn: Turn) -> "Lesson":
        """Return the lesson with another draft."""
        return replace(self, draft=turn.draft)

    def taken(self, turn: Turn) -> "Lesson | Refusal":
        """Return the lesson after a turn was taken: a step further, or the same step once more."""
        after = self.match
        for action in turn.actions:
            decision = decide(after, 0, action)
            if decision.refusal is not None:
                return decision.refusal
            after = evolve_all(after, decision.events)
        seen = view(after, 0).round
        assert seen is not None
        if seen.my_turn:
            return replace(self, match=after, draft=turn.draft, acted=self.acted + 1)
        return self.at(self.number + (len(seen.rack) <= self.step.left))

    def at(self, number: int) -> "Lesson":
        """Return the lesson at the beginning of a step; past the last one it is over."""
        over = number >= len(steps(self.sheet))
        match = self.match if over else _position(self.sheet, steps(self.sheet)[number])
        return replace(self, number=number, match=match, draft=NO_DRAFT, acted=0)

    @property
    def is_over(self) -> bool:
        """Whether every step has been taken."""
        return self.number >= len(steps(self.sheet))


def can_be_learned(sheet: Sheet) -> bool:
    """Say whether there is a lesson for the family of a sheet."""
    return sheet.family.name in {"tiles", "cards"}


def begun(sheet: Sheet) -> Lesson:
    """Return a lesson for a sheet, at its first step."""
    return Lesson(sheet=sheet, match=_position(sheet, steps(sheet)[0]))


def steps(sheet: Sheet) -> tuple[Step, ...]:
    """Return the turns that can be learned of a sheet."""
    shown = {example.key: example for example in examples(sheet)}
    if sheet.family.name == "cards":
        return tuple(_with_cards(shown))
    return _last_goes_out(tuple(_with_tiles(sheet.as_data(), shown)))


def _with_cards(shown: Mapping[str, Example]) -> Iterator[Step]:
    first, more = shown["example-cards"].groups, shown["example-layoff"].groups
    hand = " ".join(card for card in first["melds"].split() if card != first["card"])
    yield Step(
        key="take",
        rack=f"{hand} {first['discard']} {SPARE_CARD}",
        discard=first["card"],
        words=("take discard", f"meld {first['melds']}", f"discard {first['discard']}"),
    )
    yield Step(
        key="layoff",
        rack=more["rack"],
        table=more["before"],
        discard=first["card"],
        words=("take stock", f"layoff {more['rack']} 1", f"discard {TAKEN_CARD}"),
    )


def _with_tiles(fields: Mapping[str, Any], shown: Mapping[str, Example]) -> Iterator[Step]:
    one, two, three, four = tuple(str(fields["colours"]))
    odd = f"{one}1 {two}8"
    yield Step(key="draw", rack=f"{odd} {three}5 {four}3 {one}6", opened=False, words=("draw",))
    first = shown.get("example-first") or shown.get("example-own")
    if first is not None:
        tiles = first.groups["melds"].replace("| ", "")
        yield Step(
            key="first",
            rack=f"{tiles} {odd}",
            opened=False,
            points=first.points if first.key == "example-first" else 0,
            words=(f"play {tiles}", "done"),
        )
    use = (shown.get("example-table") or shown["example-layoff"]).groups
    yield _laying("table", use["before"], use["rack"], odd)
    free = shown.get("example-joker-free")
    if free is not None:
        meld = shown["example-joker"].groups["meld"]
        yield _laying("joker", meld, free.groups["rack"], odd)


def _laying(key: str, table: str, tiles: str, odd: str) -> Step:
    return Step(key=key, table=table, rack=f"{tiles} {odd}", words=(f"play {tiles}", "done"))


def _last_goes_out(every: tuple[Step, ...]) -> tuple[Step, ...]:
    """Leave nothing on the rack after the last turn, so that it ends the round."""
    *others, last = every
    tiles = last.words[0].removeprefix("play ")
    return (*others, replace(last, rack=tiles))


def _position(sheet: Sheet, step: Step) -> Match:
    family: Family[Round, RoundView] = sheet.family
    cards = family.name == "cards"
    spare = SPARE_CARD if cards else sheet.as_data()["colours"]
    position = {
        "table": step.table,
        "racks": {LEARNER: step.rack, OTHER: "3C" if cards else f"{str(spare)[1]}2"},
        "to_move": LEARNER,
        "stock": f"{TAKEN_CARD} 4C" if cards else f"{str(spare)[2]}8 {str(spare)[3]}8",
        "opened": [LEARNER, OTHER] if step.opened and not cards else [],
        "discard": step.discard,
    }
    round_ = family.read_position(sheet, (LEARNER, OTHER), position)
    return replace(new_match(sheet, 2), round=round_)
