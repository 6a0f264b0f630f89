"""A sheet explained from its fields, and how two sheets differ: what is played is what is told."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.texts.translator import Argument, Translator
from core.rules.sheet import Goal, Scoring, Sheet

TOPICS: Mapping[str, tuple[str, ...]] = {
    "tiles": (
        "aim", "pieces", "players", "hand", "start", "turn-tiles", "melds", "first-laying",
        "same-turn", "table", "one-action", "joker", "joker-exchange", "false-melds",
        "rack-limit", "stock-out", "handrummy", "scoring", "joker-left", "goal", "time",
    ),
    "cards": (
        "aim", "pieces", "players", "hand", "start", "turn-cards", "melds", "ace", "layoff",
        "last-card", "stock-out-cards", "scoring", "card-values", "goal", "time",
    ),
}  # fmt: skip
"""What is told of a sheet, in this order, by what it is played with."""


UNREMARKABLE: Mapping[str, tuple[str, Argument]] = {
    "one-action": ("one_action", "false"),
    "false-melds": ("false_melds", "refused"),
    "rack-limit": ("rack_limit", 0),
    "handrummy": ("handrummy", "false"),
    "time": ("time_limit", 0),
}
"""Topics that go without saying where a field has this value."""


@dataclass(frozen=True, slots=True)
class Difference:
    """One topic in which two sheets differ."""

    here: str
    there: str


def explain(
    sheet: Sheet,
    translator: Translator,
    language: str,
    *,
    goal: Goal | None = None,
    seats: int | None = None,
) -> tuple[str, ...]:
    """Return a sentence or two for each topic; nothing for a family that has none.

    `goal` is what the table plays to, `seats` how many play, where these are known.
    """
    told = _Telling(sheet, translator, language, goal or sheet.goal, seats)
    return tuple(said for topic, said in told.topics().items() if not told.goes_without(topic))


def differences(
    sheet: Sheet, other: Sheet, translator: Translator, language: str
) -> tuple[Difference, ...]:
    """Return the topics in which a sheet differs from another, each told for both."""
    here = _Telling(sheet, translator, language, sheet.goal, None).topics()
    there = _Telling(other, translator, language, other.goal, None).topics()
    return tuple(
        Difference(said, there[topic])
        for topic, said in here.items()
        if topic in there and there[topic] != said
    )


@dataclass(frozen=True, slots=True)
class _Telling:
    """One sheet, told in one language."""

    sheet: Sheet
    translator: Translator
    language: str
    goal: Goal
    seats: int | None

    def topics(self) -> dict[str, str]:
        """Return each topic's text, in order."""
        figures = self._figures()
        return {
            topic: self._say(f"rule-{self._worded(topic)}", **figures)
            for topic in TOPICS.get(self.sheet.family.name, ())
            if not (self._chips and topic in {"joker-left", "handrummy"})
        }

    def goes_without(self, topic: str) -> bool:
        """Say whether a topic is not worth a line."""
        field, value = UNREMARKABLE.get(topic, ("", None))
        return bool(field) and self._figures().get(field) == value

    @property
    def _chips(self) -> bool:
        return self.sheet.scoring is Scoring.CHIPS

    def _say(self, key: str, **figures: Argument) -> str:
        return self.translator.text(key, self.language, **figures)

    def _worded(self, topic: str) -> str:
        return "joker-chips" if self._chips and topic == "joker" else topic

    def _figures(self) -> dict[str, Argument]:
        """Return the fields as texts take them: numbers as numbers, the rest as words."""
        fields = {name: _argument(value) for name, value in self.sheet.as_data().items()}
        family = self.sheet.family
        fields |= {"goal_kind": self.goal.kind, "goal_amount": self.goal.amount}
        fields |= {"family": family.name}
        if self.seats is not None:
            fields["hand"] = family.hand(self.sheet, self.seats)
        if "colours" in fields:
            fields["colours"] = ", ".join(self._say(f"colour-{c}") for c in str(fields["colours"]))
        return fields


def _argument(value: Argument) -> Argument:
    return str(value).lower() if isinstance(value, bool) else value
