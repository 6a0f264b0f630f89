"""People who play on Telegram and Discord in private chats with the bot."""

import asyncio
import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from tests.crowd.at_chats import AtChats
from tests.crowd.people import TURN, Person
from tests.crowd.programs import AGAIN
from tests.support.discord.client.hands import Hand as DiscordHand
from tests.support.discord.loopback.asked import CALLBACK
from tests.support.discord.loopback.server import Loopback as Discord
from tests.support.telegram import hands as telegram
from tests.support.telegram.loopback.server import Loopback as Telegram

NEW = "new rummikub"
BEGINNING = (
    ("settings my text", "Saved. Only your own view"),
    (NEW, "Seats taken: 1"),
    ("settings computers easy", "Seats taken: 2"),
    ("settings rule copies=1 jokers=0 hand={hand} first_laying=none", "Dealt to each"),
    ("settings clock none", "no time limit"),
    ("start", "round 1"),
)
"""The word that opens a table, and the text that shows that it is open."""
END = re.compile(r"This round:")
CODE = re.compile(r"\btable ([B-DF-HJ-NP-TV-XZ]{4,})\b")
REFUSED = "Not done"
LOST = 20.0
"""Seconds after which a person repeats an act that Discord lost."""


class Way(Protocol):
    """A private chat with the bot."""

    patience: float | None
    """Seconds after which an act counts as lost; None: acts are never lost."""

    def read(self) -> Sequence[str]:
        """Return all messages there, oldest first, and the answers to presses."""

    async def says(self, text: str) -> None:
        """Type a message."""

    async def presses(self, label: str) -> bool:
        """Press the newest button with a label, if there is one."""

    async def until(self, seen: Callable[[], object], patience: float | None) -> None:
        """Wait until something is visible; raises TimeoutError."""


class OnTelegram:
    """A private chat on the loopback Telegram, which keeps unconfirmed updates."""

    patience: float | None = None

    def __init__(self, server: Telegram, name: str) -> None:
        self._hand = telegram.Hand(server, server.world.user(name))
        self._hand.user.started = True
        self._pressed: set[str] = set()
        self.sent = 0

    def read(self) -> Sequence[str]:
        told = self._hand.telegram.methods.answers
        mine = [one for one in told if one["callback_query_id"] in self._pressed]
        shown = [telegram.content(message) for message in self._hand.private.shown]
        return [*(str(one.get("text", "")) for one in mine), *shown]

    async def says(self, text: str) -> None:
        self.sent += 1
        await self._hand.says(text)

    async def presses(self, label: str) -> bool:
        with suppress(AssertionError):
            found = telegram.newest_button(self._hand.private, label)
            self.sent += 1
            self._pressed.add(await self._hand.taps(*found))
            return True
        return False

    async def until(self, seen: Callable[[], object], patience: float | None) -> None:
        await self._hand.telegram.until(seen, patience)


class OnDiscord:
    """A private chat on the loopback Discord, which drops events that nobody reads."""

    patience: float | None = LOST

    def __init__(self, server: Discord, name: str) -> None:
        self._hand = DiscordHand(server, server.world.user(name))
        self.sent = 0

    def read(self) -> Sequence[str]:
        return [self._hand.reads(message) for message in self._hand.shown()]

    async def says(self, text: str) -> None:
        self.sent += 1
        await self._hand.types(text)

    async def presses(self, label: str) -> bool:
        if label not in self._hand.labels(self._hand.direct):
            return False
        self.sent += 1
        await self._hand.taps(label)
        return True

    async def until(self, seen: Callable[[], object], patience: float | None) -> None:
        await self._hand.discord.until(seen, patience)


class ChatsCrowd:
    """People in private chats: half of them on Telegram, half on Discord."""

    def __init__(self, tables: int, hand: int, programs: AtChats) -> None:
        self.people = [Person(number) for number in range(tables)]
        self.hand = hand
        self.programs = programs
        self._chatters: list[Chatter] = []
        self._ways: list[OnTelegram | OnDiscord] = []

    async def play(self) -> None:
        """Let everybody open a table and play it to its end."""
        async with asyncio.TaskGroup() as tasks:
            for one in self.people:
                self._chatters.append(Chatter(one, self._way(one), self.hand))
                tasks.create_task(self._chatters[-1].plays())

    @property
    def opened_again(self) -> int:
        return sum(one.opened - 1 for one in self._chatters)

    def _way(self, one: Person) -> Way:
        name = f"P{one.number}"
        way = (
            OnDiscord(self.programs.discord, name)
            if one.number % 2
            else OnTelegram(self.programs.telegram, name)
        )
        self._ways.append(way)
        return way

    def wrong(self, taken: Mapping[str, int]) -> Iterator[str]:
        """Yield what is wrong with the number of updates and of calls to players."""
        telegram, discord = self.programs.telegram, self.programs.discord
        yield from (*telegram.faults, *discord.faults)
        on_telegram = sum(way.sent for way in self._ways if isinstance(way, OnTelegram))
        if taken.get("telegram", 0) != on_telegram:
            yield f"{on_telegram} updates were sent on Telegram, {taken.get('telegram')} taken"
        on_discord = sum(way.sent for way in self._ways if isinstance(way, OnDiscord))
        if taken.get("discord", 0) > on_discord:
            yield f"{on_discord} updates were sent on Discord, {taken.get('discord')} taken"
        answered = Counter(one["callback_query_id"] for one in telegram.methods.answers)
        answered += Counter(
            call.asked.named["interaction_id"]
            for call in discord.calls
            if call.kind == CALLBACK and call.refused is None
        )
        yield from (f"a press was answered {n} times" for n in answered.values() if n > 1)


@dataclass
class Chatter:
    """A person who opens a table in private and plays it to its end."""

    person: Person
    way: Way
    hand: int
    opened: int = 0
    """How often this person asked for a table."""
    code: str = ""
    """The code of the table."""

    async def plays(self) -> None:
        for word, shows in BEGINNING:
            text = word.format(hand=self.hand)
            await self._does(partial(self._begins, text), partial(self._sees, shows))
        while True:
            await self.way.until(lambda: self._over or self._called, None)
            if self._over:
                self.person.over = True
                return
            self.person.turns.add(self._called)
            await self._does(self._moves, lambda: bool(self._over or self._called))

    async def _begins(self, text: str) -> None:
        """Say a word of the start, and name the table if two may have been opened."""
        self.opened += text == NEW
        if self.opened > 1 and text != NEW:
            self.code = self.code or next(self._codes())
            await self.way.says(f"table {self.code}")
        await self.way.says(text)

    async def _moves(self) -> None:
        """Draw, or pass if there is nothing to draw: by a button or a word.

        An act that was refused, or not answered, may still have been carried out: then the turn
        is no longer shown, and the person waits for the next one.
        """
        turns = self._turns()
        if not turns:
            return
        self.person.played += 1
        word = "pass" if "stock 0" in turns[-1] else "draw"
        by_button = len(self.person.turns) % 2
        if not (by_button and await self.way.presses(word.title())):
            await self.way.says(word)

    async def _does(self, act: Callable[[], Awaitable[None]], done: Callable[[], object]) -> None:
        """Repeat an act until it is done."""
        while True:
            before = self._refusals
            await act()
            with suppress(TimeoutError):
                await self.way.until(
                    lambda: done() or self._refusals > before,  # noqa: B023 - asked at once
                    self.way.patience,
                )
            if done():
                return
            self.person.refused += 1
            await asyncio.sleep(AGAIN)
            if done():
                return

    def _codes(self) -> Iterator[str]:
        return (code for text in self.way.read() for code in CODE.findall(text))

    def _sees(self, words: str) -> bool:
        return any(words in text for text in self.way.read())

    @property
    def _refusals(self) -> int:
        return sum(REFUSED in text for text in self.way.read())

    @property
    def _over(self) -> bool:
        return any(END.search(text) for text in self.way.read())

    def _turns(self) -> list[str]:
        """The shown turns of this person, oldest first."""
        calls = [text for text in self.way.read() if "Your turn" in text]
        return [found for text in calls for found in TURN.findall(text)]

    @property
    def _called(self) -> str:
        """The shown turn that was not played yet."""
        turns = self._turns()
        return "" if not turns or turns[-1] in self.person.turns else turns[-1]
