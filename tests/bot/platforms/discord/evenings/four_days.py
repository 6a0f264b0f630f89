"""Four days of a slow match on Discord: what each person was sent, and when.

    poe four-days

Ann, the host, plays for a day and a half and then never returns. Ben sleeps from ten to eight. Cem
has said `auto`. Dora plays by direct message. The clock is one of 24 hours; after one timeout a
computer replaces an absent player.
"""

import asyncio
import sys
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime

from bot.app import Dependencies
from bot.machine.system import Chance
from core.engine.people import TableId, ToPerson
from core.engine.ports import Posted
from core.engine.table.evolve import replay
from core.engine.table.state import TableState
from core.engine.time.quiet import QuietHours
from tests.support.clocks import SteppedClock
from tests.support.discord.client.hands import Hand
from tests.support.discord.client.rendering import rendered
from tests.support.discord.evening import Evening, evening
from tests.support.discord.loopback.world import DIRECT, EPHEMERAL, Channel, Sent
from tests.support.due import BEGINS, DAY, HOUR
from tests.support.loopback.serving import PATIENCE
from tests.support.translator import TRANSLATOR

FIRST = TableId(1)
STEP = 1_800.0
"""Seconds between two checks of whose turn it is."""
TICK = 900.0
SILENT = 1 << 12
"""Discord's flag for a message without a sound."""
AFTER = {"Ann": 4 * HOUR, "Ben": 2 * HOUR, "Cem": HOUR, "Dora": 3 * HOUR}
"""The time that each person takes for a turn."""
LAST_SEEN = 1.5 * DAY
"""The time of Ann's last turn."""
NIGHT = QuietHours.read("22:00-08:00 UTC")


@dataclass(frozen=True)
class Got:
    """A message that a person was sent."""

    at: float
    who: str
    how: str
    """`called` in the channel, `direct` or `silent` message, `answer`; `posted` in the channel."""
    says: str

    def __str__(self) -> str:
        when = datetime.fromtimestamp(self.at, UTC)
        return f"{when:%a %H:%M}  {self.who:5} {self.how:7} {self.says}"


@dataclass
class Days:
    """People at a slow table, and the messages that they were sent."""

    game: Evening
    clock: SteppedClock
    hands: dict[str, Hand]
    channel: Channel
    turn: tuple[str, int] = ("", -1)
    since: float = 0.0
    turns: Counter[str] = field(default_factory=Counter)
    """The number of turns of each person, without those of a computer."""

    async def state(self) -> TableState:
        return replay(await self.game.parts.store.history(FIRST))

    async def sits_down(self) -> None:
        """Open the table, agree on the rules, and deal."""
        ann, *others = self.hands.values()
        await ann.says("/rummy new sheet:rummikub", self.channel)
        await ann.sees("1. Ann", self.channel)
        for number, hand in enumerate(others, 2):
            await hand.presses("Join", self.channel)
            await ann.sees(f"{number}. {hand.user.name}", self.channel)
        await self.hands["Ben"].says("/player quiet hours:22-8 UTC", self.channel)
        await self.hands["Dora"].says("/rummy notify way:dm", self.channel)
        for change in ("clock 24h", "away 1", "rule first_laying=100"):
            await ann.says(f"/rummy settings change:{change}", self.channel)
        await ann.sees("Points for the initial meld: 100", self.channel)
        await ann.says("/rummy start", self.channel)
        await ann.sees("’s turn", self.channel)
        await self.hands["Cem"].says("/turn auto", self.channel)

    async def go_by(self, days: float) -> None:
        """Let days pass."""
        await self._quiet()
        while self.clock.now() < BEGINS + days * DAY:
            await self._plays()
            await self.clock.go_by(STEP)
            await self._quiet()

    async def _plays(self) -> None:
        """Let the person on turn act, if their time has come."""
        state = await self.state()
        seat = None if state.running is None else state.running.to_move
        name = "" if seat is None or seat in state.standins else list(self.hands)[seat]
        now = self.clock.now()
        if (name, len(state.deeds)) != self.turn:
            self.turn, self.since = (name, len(state.deeds)), now
            self.turns[name] += bool(name)
        if not name or (name == "Ann" and now > BEGINS + LAST_SEEN):
            return
        if now - self.since >= AFTER[name] and not (name == "Ben" and NIGHT.cover(now)):
            await self._draws(self.hands[name])
            await self._quiet()
            await self._plays()

    async def _draws(self, hand: Hand) -> None:
        """Draw in the person's own way."""
        done = len((await self.state()).deeds)
        if hand.user.name == "Dora":
            await hand.types("draw")
        else:
            await hand.says("/turn draw", self.channel)
        async with asyncio.timeout(PATIENCE):
            while len((await self.state()).deeds) == done:  # noqa: ASYNC110 - histories tell nobody
                await asyncio.sleep(0.002)

    async def _quiet(self) -> None:
        """Wait until the outbox holds only messages that wait for a morning."""
        async with asyncio.timeout(PATIENCE):
            while any(not self._waits(one) for one in await self.game.parts.store.unsent()):  # noqa: ASYNC110 - nor do outboxes
                await asyncio.sleep(0.002)

    def _waits(self, posted: Posted) -> bool:
        notice = posted.notice
        personal = notice.slow and isinstance(notice.to, ToPerson)
        return personal and NIGHT.cover(self.clock.now())

    @property
    def counted(self) -> Counter[tuple[str, str]]:
        """Count each person's messages by kind."""
        return Counter((one.who, one.how) for one in self.got())

    @property
    def standing(self) -> int:
        """The number of messages in the channel."""
        return sum(one.viewer is None for one in self.channel.messages.values())

    def got(self) -> Iterator[Got]:
        """Yield the messages to each person in order; an edit is not a new message."""
        seen: set[str] = set()
        for sent in self.game.discord.world.journal:
            if sent.data["id"] not in seen:
                seen.add(sent.data["id"])
                yield from self._got(sent)

    def _got(self, sent: Sent) -> Iterator[Got]:
        data, world = sent.data, self.game.discord.world
        at = datetime.fromisoformat(data["timestamp"]).timestamp()
        says = " / ".join(filter(None, rendered(data, world).split("\n")))
        place = world.channels[data["channel_id"]]
        if sent.reader is None:
            yield Got(at, "all", "posted", says)
            for user in data["mentions"]:
                yield Got(at, user["global_name"], "called", says)
        elif data["flags"] & EPHEMERAL or place.type != DIRECT:
            yield Got(at, sent.reader.name, "answer", says)
        else:
            how = "silent" if data["flags"] & SILENT else "direct"
            yield Got(at, sent.reader.name, how, says)


@asynccontextmanager
async def gone_by(count: float = 4) -> AsyncIterator[Days]:
    """Play a number of days, starting near the end of the first one."""
    clock = SteppedClock(BEGINS + 18 * HOUR)
    parts = Dependencies(
        pause=0, tick=TICK, entropy=Chance(3), clock=clock, look="text", translator=TRANSLATOR
    )
    async with evening(parts=parts, clock=clock, described=False) as game:
        hands = {name: game.meet(name) for name in AFTER}
        days = Days(game, clock, hands, game.channel())
        await days.sits_down()
        await days.go_by(count)
        yield days


async def main() -> None:
    async with gone_by() as days:
        got = list(days.got())
        sys.stdout.writelines(f"{one}\n" for one in got)
        sys.stdout.write("\n")
        for (who, how), count in sorted(days.counted.items()):
            sys.stdout.write(f"{who:6} {how:7} {count:4}\n")
        sys.stdout.write(f"Standing in the channel: {days.standing}\n")
        sys.stdout.write(f"Turns: {dict(days.turns)}\n")


if __name__ == "__main__":
    asyncio.run(main())
