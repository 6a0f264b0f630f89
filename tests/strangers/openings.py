"""How evenings begin: at a new table, in its lobby, at two of them, in private, or late."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from bot.machine.system import Chance
from tests.strangers.platforms.chats import Chats
from tests.strangers.script import Step
from tests.support.evenings.thinking import ideas

if TYPE_CHECKING:
    from tests.strangers.evening import Evening

SHEETS = ("rummikub", "rummikub", "kids", "schmidt", "basic", "basic", "budacsek", "bookmark",
          "kids-pro")  # fmt: skip
SHORT = "copies=1 numbers=8 hand=5 first_laying=10"
RULES = (SHORT, "hand=6", "jokers=1")
CLOCKS = ("2m", "2m", "5m", "1h", "sheet", "none")
GUESTS = ("Ben", "Cleo")
WAYS = ("nothing", "private", "two", "lobby", *["chat"] * 6)
LONG = 60
"""The maximum number of steps before an evening that begins late."""
FEW = 3
"""The number of pieces on a rack at which a round is nearly over."""


class Opening:
    """The steps before the first invented one."""

    def __init__(self, chance: Chance, *, keen: bool, late: bool) -> None:
        self._one = chance.choose
        self._keen = keen
        self._late = late
        """Whether the evening begins shortly before the end of a round."""

    def steps(self, evening: "Evening") -> Iterator[Step]:
        """Open a table, usually in the common way."""
        one, chats = self._one, evening.chats
        if chats.name == "telegram":
            yield Step("Ann starts")
            for who in ("Ben", "Cleo", "Dora"):
                if one(("yes", "yes", "no")) == "yes":
                    yield Step(f"{who} starts")
        way = one(WAYS)
        if way == "nothing":
            return
        if way == "lobby":
            yield from self._in_lobby(chats)
            return
        yield from self._in_private(evening) if way == "private" else self._in_chat(chats)
        if way == "two":
            yield from self._second(chats)
        if self._late:
            yield from self._played(evening)

    def _in_lobby(self, chats: Chats) -> Iterator[Step]:
        """Let everybody look at the lobby in private, too."""
        yield from self._gathered(chats)
        for who in ("Ann", *GUESTS):
            yield Step("says", who, "table")

    def _in_chat(self, chats: Chats) -> Iterator[Step]:
        yield from self._gathered(chats)
        yield self._said(chats, "Ann", "start")

    def _gathered(self, chats: Chats) -> Iterator[Step]:
        """Open a table to which guests come, and agree on its settings."""
        one, sheet = self._one, self._one(SHEETS)
        yield self._said(chats, "Ann", f"new {sheet}")
        for who in GUESTS:
            if self._late or one(range(4)):
                yield self._said(chats, who, "join")
        for setting in self._agreed(chats, sheet):
            yield self._said(chats, "Ann", f"settings {setting}")

    def _in_private(self, evening: "Evening") -> Iterator[Step]:
        """Open a table that no chat shows; guests come with its code."""
        sheet = self._one(SHEETS)
        yield Step("says", "Ann", f"new {sheet}")
        state = evening.state()
        if state is not None:
            for who in GUESTS:
                yield Step("says", who, f"join {state.code}")
        for setting in self._agreed(evening.chats, sheet):
            yield Step("says", "Ann", f"settings {setting}")
        yield Step("says", "Ann", "start")

    def _second(self, chats: Chats) -> Iterator[Step]:
        """Open another table in the same chat."""
        yield self._said(chats, "Ben", f"new {self._one(SHEETS)}")
        yield self._said(chats, self._one(("Ann", "Cleo")), "join")
        yield self._said(chats, "Ben", "start")

    def _agreed(self, chats: Chats, sheet: str) -> Iterator[str]:
        """Choose the settings before the first round."""
        one = self._one
        if chats.name == "discord" and one(range(2)) == 0:
            yield one(("racks dm", "racks dm", "thread on"))
        if one(range(3)) == 0:
            yield "computers easy"
        if sheet != "basic" and (self._keen or self._late or one(range(3)) == 0):
            yield f"rule {SHORT if self._keen or self._late else one(RULES)}"
        yield f"clock {one(CLOCKS)}"
        if one(range(3)) == 0:
            yield "away 1"
        if one(range(3)) == 0:
            yield f"look {one(('text', 'emoji', 'picture'))}"
        if self._late:
            yield f"rounds {one((1, 1, 2, 3))}"
        if one(range(4)) == 0:
            yield "watch on"

    def _played(self, evening: "Evening") -> Iterator[Step]:
        """Let everybody play well until the round is nearly over."""
        left = LONG
        while left > 0:
            state, who = evening.state(), evening.mover()
            running = None if state is None else state.running
            if running is None or min(map(len, running.racks)) <= FEW:
                return
            phrases = next(ideas(running, "normal"), ("draw",)) if who else ()
            for phrase in phrases:
                yield self._by(evening.chats, who, phrase)
            if not phrases:
                yield Step("30 seconds pass")
            left -= len(phrases) or 1

    def _by(self, chats: Chats, who: str, phrase: str) -> Step:
        return Step("says", who, phrase) if chats.reachable(who) else self._said(chats, who, phrase)

    def _said(self, chats: Chats, who: str, phrase: str) -> Step:
        return Step("says", who, chats.command(phrase), chats.among)
