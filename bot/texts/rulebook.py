"""A sheet explained from its fields, and how two sheets differ: what is played is what is told."""

from collections.abc import Iterator, Mapping
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


@dataclass(frozen=True, slots=True)
class Difference:
    """One topic in which two sheets differ."""

    here: str
    there: str


def explain(
    sheet: Sheet, translator: Translator, language: str, goal: Goal | None = None
) -> tuple[str, ...]:
    """Return a sentence or two for each topic; nothing for a family that has none."""
    return tuple(_topics(sheet, translator, language, goal).values())


def differences(
    sheet: Sheet, other: Sheet, translator: Translator, language: str, goal: Goal | None = None
) -> tuple[Difference, ...]:
    """Return the topics in which a sheet differs from another, each told for both."""
    here = _topics(sheet, translator, language, goal)
    there = _topics(other, translator, language, None)
    return tuple(
        Difference(said, there[topic])
        for topic, said in here.items()
        if topic in there and there[topic] != said
    )


def _topics(
    sheet: Sheet, translator: Translator, language: str, goal: Goal | None
) -> dict[str, str]:
    figures = _figures(sheet, goal or sheet.goal)
    return {
        topic: translator.text(f"rule-{_worded(topic, sheet)}", language, **figures)
        for topic in _told(sheet)
    }


def _told(sheet: Sheet) -> Iterator[str]:
    """Leave out what means nothing on this sheet: what a joker costs where nothing is counted."""
    chips = sheet.scoring is Scoring.CHIPS
    for topic in TOPICS.get(sheet.family.name, ()):
        if not (chips and topic in {"joker-left", "handrummy"}):
            yield topic


def _worded(topic: str, sheet: Sheet) -> str:
    chips = sheet.scoring is Scoring.CHIPS
    return "joker-chips" if chips and topic == "joker" else topic


def _figures(sheet: Sheet, goal: Goal) -> dict[str, Argument]:
    """Return the fields as texts take them: truth values and words as words, numbers as numbers."""
    fields = {name: _argument(value) for name, value in sheet.as_data().items()}
    goal_figures = {"goal_kind": goal.kind, "goal_amount": goal.amount}
    return {**fields, **goal_figures, "family": sheet.family.name}


def _argument(value: Argument) -> Argument:
    return str(value).lower() if isinstance(value, bool) else value
