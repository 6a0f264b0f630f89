"""People who play by drawing, each at a table of their own against a computer player."""

import asyncio
import json
from collections import Counter
from dataclasses import dataclass, field
from functools import partial

from tests.crowd.programs import Done, Line, Message, Programs

BEGINNING = (
    "new rummikub",
    "settings computers easy",
    "settings rule copies=1 jokers=0 hand={hand} first_laying=none time_limit={seconds}",
    "settings clock sheet",
    "start",
)
SECONDS = 3
"""For which a turn lasts at a table whose person sleeps."""
SLEEPERS = 6
"""One of so many sleeps until the bell has rung."""


def _nothing() -> None:
    """Do nothing more."""


@dataclass
class Crowd:
    """All of them: they act when they read that it is their turn."""

    tables: int
    hand: int = 10
    brought: int = 0
    """Lines that were brought, each under an id of its own."""
    heard: Counter[str] = field(default_factory=Counter)
    over: set[str] = field(default_factory=set)
    """The chats in which the end was told."""
    rung: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    programs: Programs | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def seat(self) -> None:
        """Have everybody open a table and start."""
        for number in range(self.tables):
            seconds = SECONDS if self._sleeps(number) else 600
            self._begin(number, [one.format(hand=self.hand, seconds=seconds) for one in BEGINNING])

    def _begin(self, number: int, words: list[str]) -> None:
        """Say one after the other, each when the one before it is done."""
        if words:
            self._say(number, partial(self._begin, number, words[1:]), text=words[0])

    def hear(self, message: Message) -> None:
        """Read what one of the programs writes."""
        self.news.set()
        if "error" in message:
            self.faults.append(str(message["error"]))
        to, text = str(message.get("to", "")), str(message.get("text", ""))
        kind, _, name = to.partition(":")
        if "Something went wrong" in text:
            self.faults.append(text)
        if kind == "chat" and "Standing:" in text:
            self.over.add(name)
        if kind == "chat" and "Time!" in text:
            self.rung[name] += 1
        if kind == "person" and "Your turn" in text:
            self._play(int(name.removeprefix("p")), message)

    def _play(self, number: int, message: Message) -> None:
        self.heard[str(number)] += 1
        if self._sleeps(number) and not self.rung[f"g{number}"]:
            return
        buttons = {button["label"]: button["id"] for button in message.get("buttons", ())}
        word = "Pass" if "Pass" in buttons else "Draw"
        if word in buttons and self.brought % 2:
            self._say(number, press=buttons[word])
        else:
            self._say(number, text=word.lower())

    def _say(self, number: int, then: Done = _nothing, **what: str) -> None:
        assert self.programs is not None
        self.brought += 1
        chat = {"chat": f"g{number}"} if "text" in what else {}
        line = {"person": f"p{number}", "name": f"P{number}", **chat, **what}
        raw = json.dumps({**line, "id": f"update {self.brought}"}).encode() + b"\n"
        again = partial(self._say, number, then, **what)
        self.programs.bring(Line(raw, then, again))

    def _sleeps(self, number: int) -> bool:
        return number % SLEEPERS == 0
