"""A sheet explained from its fields, so that the text always matches the rules in play."""

import re
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property, partial
from itertools import groupby
from pathlib import Path
from typing import Any

from bot.texts.numbers import spelled_out
from bot.texts.translator import Argument, Translator
from core.engine.table.state import CLOCKS, limit_of
from core.rules.sheet import Goal, Scoring, Sheet

Figures = Mapping[str, Argument]

CHAPTERS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "tiles": {
        "begin": ("aim", "players", "pieces", "hand", "first-starter", "next-starter"),
        "turn": ("turn-tiles", "drawn", "one-action", "rack-limit"),
        "melds": ("set", "run", "false-melds"),
        "first": ("first-laying", "same-turn", "handrummy"),
        "table": ("table", "in-the-end"),
        "joker": ("joker", "joker-laid", "joker-exchange", "joker-first", "joker-moved"),
        "stock": ("stock-out",),
        "time": ("time", "time-up", "time-idle", "time-loose", "time-penalty"),
        "score": ("scoring", "joker-left", "blocked"),
        "match": ("goal", "tie"),
    },
    "cards": {
        "begin": ("aim", "players", "pieces", "hand", "first-starter", "next-starter"),
        "turn": ("turn-cards", "taken", "last-card"),
        "melds": ("set", "run", "ace"),
        "table": ("layoff",),
        "stock": ("stock-out-cards",),
        "time": ("time", "time-cards"),
        "score": ("scoring", "card-values", "rummy"),
        "match": ("goal", "tie"),
    },
}
"""The topics of each family, chapter by chapter."""

SHORT: Mapping[str, tuple[str, ...]] = {
    "tiles": ("short-turn", "short-first", "short-table", "short-end"),
    "cards": ("short-turn", "short-layoff", "short-end"),
}
"""The topics of the summary."""

RESTS_ON: Mapping[str, tuple[str, ...]] = {
    "players": ("min_players", "max_players"),
    "pieces": ("colours", "numbers", "copies", "jokers"),
    "hand": ("hand", "printed_hands"),
    "first-starter": ("first_starter",),
    "next-starter": ("next_starter", "two_seats_winner_deals"),
    "one-action": ("one_action",),
    "last-card": ("last_card_discard",),
    "set": ("sets",),
    "ace": ("ace_high",),
    "false-melds": ("false_melds",),
    "first-laying": ("first_laying",),
    "same-turn": ("same_turn",),
    "handrummy": ("handrummy",),
    "table": ("rebuild",),
    "in-the-end": ("rebuild",),
    "joker": ("sets",),
    "joker-laid": ("joker_laid",),
    "joker-exchange": ("joker_exchange",),
    "joker-first": ("exchange_first",),
    "joker-moved": ("rebuild",),
    "stock-out": ("stock_out", "stock_out_at"),
    "stock-out-cards": ("reshuffles",),
    "rack-limit": ("rack_limit",),
    "time": ("time_limit",),
    "time-idle": ("idle_penalty", "rack_limit"),
    "time-loose": ("loose_table_tiles",),
    "time-penalty": ("penalty_tiles",),
    "scoring": ("scoring",),
    "joker-left": ("joker_left",),
    "blocked": ("stock_out",),
    "card-values": ("ace_points", "high_ace_points", "court_points", "number_cards"),
    "rummy": ("going_rummy",),
    "goal": ("goal",),
}
"""The fields that a topic describes; a topic without fields is the same on every sheet."""

ON_TIMEOUT = tuple(
    topic for chapters in CHAPTERS.values() for topic in chapters["time"] if topic != "time"
)
"""Topics about timeouts: left out if a table has no clock."""

NEEDLESS: Mapping[str, Callable[[Figures], bool]] = {
    "rack-limit": lambda sheet: sheet["rack_limit"] == 0,
    "handrummy": lambda sheet: sheet["handrummy"] == "false",
    "same-turn": lambda sheet: sheet["first_laying"] == "none",
    "joker": lambda sheet: sheet["jokers"] == 0,
    "joker-laid": lambda sheet: sheet["jokers"] == 0 or _nothing_is_counted(sheet),
    "joker-exchange": lambda sheet: sheet["jokers"] == 0,
    "joker-first": lambda sheet: (
        "none" in {sheet["joker_exchange"], sheet["first_laying"]} or sheet["jokers"] == 0
    ),
    "joker-moved": lambda sheet: sheet["rebuild"] == "none" or sheet["jokers"] == 0,
    "joker-left": lambda sheet: sheet["scoring"] == Scoring.CHIPS,
    "blocked": lambda sheet: sheet["stock_out"] != "lowest",
    **dict.fromkeys(ON_TIMEOUT, lambda sheet: sheet["clock"] == "tnone"),
    "tie": lambda sheet: (
        sheet["goal_kind"] == "chips"
        or (sheet["goal_kind"], sheet["scoring"]) == ("target", Scoring.WINNER_TAKES)
    ),
}
"""Topics that have nothing to say on some sheets."""

OR_TWO_JOKERS = "C34"
"""The reading by which a sheet prints two jokers as another choice."""

NOTEWORTHY = frozenset({"rack-limit", "handrummy"})
"""Topics for which the absence on another sheet is worth a sentence."""


def _by_seats(hands: str, fewest: int) -> Iterator[tuple[str, str]]:
    """Yield the cards that each player is dealt, with the numbers of players: `7`, `3–4`."""
    seats = fewest
    for hand, same in groupby(hands.split()):
        last = seats + len(tuple(same)) - 1
        yield hand, str(seats) if last == seats else f"{seats}–{last}"
        seats = last + 1


def _nothing_is_counted(sheet: Figures) -> bool:
    """Say whether laid tiles score nothing, as on the kids' sheets."""
    chips = sheet["scoring"] == Scoring.CHIPS and sheet["joker_laid"] == "value"
    return chips and sheet["first_laying"] in {0, "none"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A sheet, with the settings under which it is played."""

    sheet: Sheet
    goal: Goal | None = None
    """The goal of the table, if it differs from that of the sheet."""
    seats: int | None = None
    clock: str = "sheet"
    """How long a turn may take."""

    def by(self, sheet: Sheet) -> "Played":
        """Return the same settings with another sheet."""
        return Played(sheet=sheet, goal=self.goal or self.sheet.goal, clock=self.clock)


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule of a sheet, in words."""

    topic: str
    text: str


@dataclass(frozen=True)
class Rulebook:
    """One sheet, explained in one language."""

    played: Played
    translator: Translator
    language: str

    @cached_property
    def chapters(self) -> Mapping[str, tuple[Rule, ...]]:
        """All rules by chapter; no chapter is empty."""
        told = {name: tuple(self._rules(topics)) for name, topics in self._contents.items()}
        return {name: rules for name, rules in told.items() if rules}

    @property
    def topics(self) -> tuple[str, ...]:
        """All topics of the sheet's family."""
        return tuple(topic for topics in self._contents.values() for topic in topics)

    @property
    def rules(self) -> tuple[Rule, ...]:
        """All rules in order; none for a family without texts."""
        return tuple(rule for rules in self.chapters.values() for rule in rules)

    @property
    def short(self) -> tuple[str, ...]:
        """The summary of the game in a few sentences; some sheets have one of their own."""
        own = f"short-{self.played.sheet.id}"
        keys = SHORT.get(self.played.sheet.family.name, ())
        return tuple(self.say(key) for key in (*keys, own) if self.translator.has(key))

    def rule(self, topic: str) -> Rule | None:
        """Return the rule of a topic, if the topic applies."""
        return next((rule for rule in self.rules if rule.topic == topic), None)

    def unlike(self, other: Sheet) -> Mapping[str, str]:
        """Return another sheet's text for each topic on which the two differ.

        A time limit that the table has agreed on is not compared: it says nothing about the sheet.
        """
        theirs = Rulebook(self.played.by(other), self.translator, self.language)
        mine = {rule.topic: rule.text for rule in self.rules}
        told = {rule.topic: rule.text for rule in theirs.rules}
        told |= {topic: theirs.say(f"rule-{topic}") for topic in NOTEWORTHY & mine.keys()}
        known = set(self.topics) - ({"time"} if self.played.clock != "sheet" else set())
        return {t: text for t, text in told.items() if t in known and mine.get(t) != text}

    def say(self, key: str) -> str:
        """Return a text about the sheet."""
        return self.translator.text(key, self.language, **self._figures)

    @property
    def _contents(self) -> Mapping[str, tuple[str, ...]]:
        return CHAPTERS.get(self.played.sheet.family.name, {})

    def _rules(self, topics: tuple[str, ...]) -> Iterator[Rule]:
        for topic in topics:
            needless = NEEDLESS.get(topic)
            if needless is None or not needless(self._figures):
                yield Rule(topic, self.say(f"rule-{topic}"))

    @cached_property
    def _figures(self) -> dict[str, Argument]:
        """The fields as arguments of texts: numbers as numbers, the rest as words."""
        sheet, goal = self.played.sheet, self.played.goal or self.played.sheet.goal
        figures = {name: _argument(value) for name, value in sheet.as_data().items()}
        figures |= {"family": sheet.family.name, **self._clock()}
        figures |= {"goal_kind": goal.kind, "goal_amount": goal.amount}
        for unknown in ("first_laying", "rebuild", "jokers", "sets", "two_seats_winner_deals"):
            figures.setdefault(unknown, "none")
        if self.played.seats is not None:
            figures["hand"] = sheet.family.rules.hand(sheet, self.played.seats)
        if "printed_hands" in figures:
            figures["printed_hands"] = self._dealt(str(figures["printed_hands"]), sheet.min_players)
        if "colours" in figures:
            figures["colours"] = self._colours(str(figures["colours"]))
        figures["two_jokers"] = _argument(
            OR_TWO_JOKERS in sheet.sources.get("jokers", "") and figures["jokers"] != 2  # noqa: PLR2004
        )
        if figures.get("handrummy") == "false" and _LINES.search(
            sheet.sources.get("handrummy", "")
        ):
            figures["handrummy"] = "variant"
        return figures

    def _clock(self) -> dict[str, Argument]:
        """Return the table's time limit: one of those that are offered, or another `time`."""
        clock = self.played.clock
        if clock in CLOCKS:
            return {"clock": f"t{clock}", "time": ""}
        say = partial(self.translator.text, language=self.language)
        return {"clock": "tother", "time": spelled_out(say, limit_of(clock))}

    def _dealt(self, hands: str, fewest: int) -> str:
        """Say for each number of players how many cards each is dealt."""
        return ", ".join(
            self.translator.text("dealt-each", self.language, cards=cards, players=players)
            for cards, players in _by_seats(hands, fewest)
        )

    def _colours(self, letters: str) -> str:
        """Name colours, each with its letter."""
        names = {
            letter: self.translator.text(f"colour-{letter}", self.language) for letter in letters
        }
        return ", ".join(f"{name} {letter}" for letter, name in names.items())


def _argument(value: Argument) -> Argument:
    return str(value).lower() if isinstance(value, bool) else value


_LINES = re.compile(r"(?:\bL|\.txt:)(\d+(?:-\d+)?(?:, \d+)*)")
_READING = re.compile(r"\bC\d+\b")


@dataclass(frozen=True, slots=True)
class Source:
    """The place of a rule in print."""

    lines: tuple[str, ...] = ()
    """Its lines in the sheet."""
    readings: tuple[str, ...] = ()
    """The numbers of the readings that settle an ambiguous rule."""

    def __str__(self) -> str:
        return ", ".join((*(f"L{line}" for line in self.lines), *self.readings))


def printed_at(sheet: Sheet, topics: Iterable[str]) -> Source:
    """Return where a sheet tells of these topics."""
    return _source(note for topic in topics for note in _notes(sheet, topic))


def noted(sheet: Sheet, field: str) -> Source:
    """Return where a sheet tells of a field."""
    return _source((sheet.sources.get(field, ""),))


def _source(told: Iterable[str]) -> Source:
    notes = tuple(told)
    lines = (line for note in notes for found in _LINES.findall(note) for line in found.split(", "))
    readings = (reading for note in notes for reading in _READING.findall(note))
    return Source(tuple(dict.fromkeys(lines)), tuple(dict.fromkeys(readings)))


def _notes(sheet: Sheet, topic: str) -> Iterable[str]:
    fields = (sheet.sources.get(name, "") for name in RESTS_ON.get(topic, ()))
    return (*fields, _beside_the_fields().get(sheet.id, {}).get(topic, ""))


@cache
def _beside_the_fields() -> Mapping[str, Mapping[str, Any]]:
    """Return the sources of rules that are the same on every sheet, and so have no field."""
    return tomllib.loads(Path(__file__).with_name("printed.toml").read_text("utf-8"))
