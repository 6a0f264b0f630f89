"""People who play by drawing, each at their own table against a computer player."""

import asyncio
import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Protocol

from tests.crowd.at_lines import AtLines, Done, Line, Message
from tests.crowd.programs import Programs

BEGINNING = (
    "new rummikub",
    "settings computers easy",
    "settings away never",
    "settings rule copies=1 jokers=0 hand={hand} first_laying=none time_limit={seconds}",
    "settings clock sheet",
    "start",
)
SECONDS = 3
"""The time limit at a table whose person sleeps."""
FOR_EVER = 3_600
"""The time limit at the other tables: so long that no time runs out."""
SLEEPERS = 6
"""One of this many people sleeps until the time has run out."""
TURN = re.compile(r"^P\d+: \d+ · .* · stock \d+$", re.MULTILINE)
"""The number of tiles in each place, which is different for each turn of a person."""


def _nothing() -> None:
    """Do nothing more."""


@dataclass
class Person:
    """A person at a table."""

    number: int
    turns: set[str] = field(default_factory=set)
    """The turns to which this person was called, each counted once."""
    played: int = 0
    """The acts in these turns."""
    refused: int = 0
    """How often the database was unavailable for them."""
    timeouts: int = 0
    """The timeouts that the table was told."""
    over: bool = False
    """Whether the person was told the end."""

    @property
    def sleeps(self) -> bool:
        return self.number % SLEEPERS == 0


class Crowd(Protocol):
    """People, and the programs that they use."""

    people: list[Person]

    @property
    def opened_again(self) -> int:
        """How often a table was requested again because there was no answer."""

    @property
    def programs(self) -> Programs:
        """The programs that serve them."""

    async def play(self) -> None:
        """Let everybody open a table and play; return when everybody was told the end."""

    def wrong(self, taken: Mapping[str, int]) -> Iterator[str]:
        """Return what is wrong with the number of updates of each platform."""


class LinesCrowd:
    """People at `rummy lines` who act when they read that it is their turn."""

    def __init__(self, tables: int, hand: int, programs: AtLines) -> None:
        self.people = [Person(number) for number in range(tables)]
        self.hand = hand
        self.programs = programs
        programs.hear = self.hear
        self.brought = 0
        """The sent lines, each with its own id."""
        self.unanswered = 0
        """The lines that are not done yet."""
        self.opened_again = 0
        """How often a table was requested again because the database did not answer."""
        self.news = asyncio.Event()

    async def play(self) -> None:
        """Let everybody open a table and play; return when nobody waits for anything."""
        for one in self.people:
            seconds = SECONDS if one.sleeps else FOR_EVER
            words = [word.format(hand=self.hand, seconds=seconds) for word in BEGINNING]
            self._begin(one, words)
        while self.unanswered or not all(one.over for one in self.people):
            self.news.clear()
            await self.news.wait()

    def _begin(self, one: Person, words: list[str]) -> None:
        """Send lines one after the other, each when the one before is done."""
        if words:
            self._say(one, partial(self._begin, one, words[1:]), text=words[0])

    def hear(self, message: Message) -> None:
        """Read the output of a program."""
        to, text = str(message.get("to", "")), str(message.get("text", ""))
        kind, _, name = to.partition(":")
        if "Something went wrong" in text:
            self.programs.faults.append(text)
        if kind == "chat":
            one = self.people[int(name.removeprefix("g"))]
            one.over = one.over or "This round:" in text
            one.timeouts += "Time’s up!" in text
        if kind == "person" and "Your turn" in text:
            self._play(self.people[int(name.removeprefix("p"))], text, message)
        self.news.set()

    def _play(self, one: Person, text: str, message: Message) -> None:
        (turn,) = TURN.findall(text)
        if turn in one.turns:
            return
        one.turns.add(turn)
        if one.sleeps and not one.timeouts:
            return
        one.played += 1
        buttons = {button["label"]: button["id"] for button in message.get("buttons", ())}
        word = "Pass" if "Pass" in buttons else "Draw"
        if word in buttons and self.brought % 2:
            self._say(one, press=buttons[word])
        else:
            self._say(one, text=word.lower())

    def _say(self, one: Person, then: Done = _nothing, **what: str) -> None:
        self.brought += 1
        self.unanswered += 1
        chat = {"chat": f"g{one.number}"} if "text" in what else {}
        line = {"person": f"p{one.number}", "name": f"P{one.number}", **chat, **what}
        raw = json.dumps({**line, "id": f"update {self.brought}"}).encode() + b"\n"
        self.programs.bring(
            Line(raw, partial(self._done, then), partial(self._again, one, then, what))
        )

    def _done(self, then: Done) -> None:
        self.unanswered -= 1
        then()
        self.news.set()

    def _again(self, one: Person, then: Done, what: dict[str, str]) -> None:
        """Repeat a line, as a person does who was told that it failed."""
        self.unanswered -= 1
        one.refused += 1
        self.opened_again += what.get("text") == BEGINNING[0]
        self._say(one, then, **what)

    def wrong(self, taken: Mapping[str, int]) -> Iterator[str]:
        """Yield what is wrong with the number of updates of each platform."""
        if dict(taken) != {"lines": self.brought}:
            yield f"{self.brought} lines were brought, taken: {taken}"
