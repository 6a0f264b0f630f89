"""A watched table on Discord with two people and a computer player."""

from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

from bot.app import Dependencies
from bot.machine.system import Chance
from core.engine.people import Human, Look
from core.engine.ports import Clock
from core.engine.table.state import Phase
from core.rules.pieces import Seat
from core.rules.round import Round
from core.rules.sheets import SHEETS
from tests.support.clocks import SteppedClock
from tests.support.discord.evening import Evening, evening
from tests.support.discord.lobby import lobby
from tests.support.discord.loopback.world import Channel
from tests.support.discord.watching import Watch
from tests.support.discord.ways import ByComponents, Player
from tests.support.due import BEGINS
from tests.support.evenings.happenings import expected, shown
from tests.support.evenings.sketching import Sketcher
from tests.support.evenings.stored import Moment, WatchedStore
from tests.support.evenings.thinking import Phrases, blunder, ideas
from tests.support.translator import TRANSLATOR

HOUSE_RULES = "rule copies=1 hand=10 first_laying=10"
"""Each tile exists once, so its owner is clear; and rounds are short."""
STEPS = 300
"""More turns than any round takes."""
ASKED_TWICE = {("draw",), ("pass",)}
"""Words that drop a choice or draft: they must be repeated."""
LEVEL = "normal"
AGREED = ("assist open", "computers easy", "rounds 2")

Curious = Callable[["Table", Player], Awaitable[None]]


async def nothing(_table: "Table", _player: Player) -> None: ...


@dataclass(eq=False)
class Table:
    """Two players, a computer, and a watcher."""

    game: Evening
    watch: Watch
    people: dict[Seat, Player]
    ready: str = "next"
    """How players ask for the next round."""
    between: Curious = nothing
    """An extra act of the player on turn, once in each state of the table."""
    tried: Counter[tuple[int, int, Phrases]] = field(default_factory=Counter)
    had: set[str] = field(default_factory=set)
    """What happened once in this evening."""
    looked: set[tuple[int, int]] = field(default_factory=set)

    @property
    def now(self) -> Moment:
        return self.watch.now

    @property
    def stamp(self) -> tuple[int, int]:
        """The versions of the table, and of the draft of the player on turn."""
        seat = -1 if self.now.round is None else self.now.round.to_move
        return self.now.state.moved, self.now.version(seat)

    async def until(self, seen: Callable[[], object]) -> None:
        await self.game.discord.until(seen)

    async def mover(self) -> Player:
        """Wait until one of the people is on turn and has been told; return that person."""

        def on() -> Player | None:
            seat = -1 if self.now.round is None else self.now.round.to_move
            return self.people.get(seat) if self.watch.store.time_runs else None

        await self.until(on)
        mover = on()
        assert mover is not None
        return mover

    async def play_round(self) -> None:
        """Play until the result is shown."""
        for _ in range(STEPS):
            if self.now.round is None:
                await self.until(self.over)
                return
            await self.step()
        raise AssertionError("no end")

    async def step(self) -> None:
        """Let the player on turn act."""
        round_ = self.now.round
        assert round_ is not None
        mover = self.people.get(round_.to_move)
        if mover is None:
            await self.until(lambda: self.now.round is not round_)
            return
        await self.opened(mover)
        if self.stamp not in self.looked and self.now.round is round_:
            self.looked.add(self.stamp)
            await self.between(self, mover)
        elif self.now.round is round_:
            await self.go_on(mover)

    async def opened(self, mover: Player) -> None:
        """Show the turn of the player on turn as it is now."""
        stamp = self.stamp
        if mover.stamp != stamp:
            await mover.way.opens(mover)
        await self.until(lambda: mover.stamp == stamp or self.stamp != stamp)

    async def go_on(self, mover: Player) -> None:
        """Make the best move that was not refused; before it, try something useless."""
        round_ = self.now.proposed
        assert round_ is not None
        found = list(ideas(round_, LEVEL))
        if await self.blundered(mover, round_) or await self.undone(mover, found):
            return
        for phrases in found:
            if self.tried[*self.stamp, phrases] <= (phrases in ASKED_TWICE):
                self.game.thinks()
                self.tried[*self.stamp, phrases] += 1
                await self.all_said(mover, phrases)
                return
        raise AssertionError(f"nothing can be done: {mover.turn and mover.hand.reads(mover.turn)}")

    async def all_said(self, mover: Player, phrases: Phrases) -> bool:
        """Say words one after the other while the turn lasts; False if one is impossible."""
        version = self.now.state.moved
        for phrase in phrases:
            if self.now.state.moved != version:
                break
            if not await mover.says(phrase):
                break
            if phrase == "done" and self.now.state.moved == version:
                self.game.thinks()
                await mover.says(phrase)  # a choice made before is asked about once
            if self.now.state.moved == version:
                await self.opened(mover)
                await self.between(self, mover)
        if self.now.state.moved == version and len(phrases) > 1:
            await mover.says("reset")
        return self.now.state.moved != version

    async def blundered(self, mover: Player, round_: Round) -> bool:
        """Once in an evening, try to lay an invalid meld: it is refused and changes nothing."""
        phrases = () if "blunder" in self.had else blunder(round_)
        if phrases:
            self.had.add("blunder")
            assert not await self.all_said(mover, phrases), f"{phrases} was taken"
        return bool(phrases)

    async def undone(self, mover: Player, found: Sequence[Phrases]) -> bool:
        """Once in an evening, take back the draft."""
        steps = (phrases[0] for phrases in found)
        step = next((one for one in steps if one.startswith(("arrange", "meld"))), "")
        if "undo" in self.had or not step or not await mover.says(step):
            return False
        self.had.add("undo")
        drafted = self.now.version(self.seat_of(mover))
        await self.opened(mover)
        assert await mover.says("undo")
        assert self.now.version(self.seat_of(mover)) > drafted
        return True

    def seat_of(self, player: Player) -> Seat:
        return next(seat for seat, one in self.people.items() if one is player)

    def over(self) -> bool:
        """Whether everybody can see the result."""
        ends = {"Next round", "Rematch"}
        return all(ends & set(one.hand.labels(one.place)) for one in self.people.values())

    async def next_round(self) -> None:
        """Let everybody ask for the next round, or for another match."""
        over = self.now.state.phase is Phase.OVER
        word = "rematch" if over else self.ready
        for player in self.people.values():
            if self.now.round is None:
                await player.says(word)
        await self.until(lambda: self.now.round is not None)

    async def leaves(self, player: Player) -> None:
        """Let somebody leave; during a match the bot asks them to confirm."""
        asks = self.now.state.phase in {Phase.PLAYING, Phase.BETWEEN}
        await player.says("leave")
        if asks:
            self.game.thinks()
            await player.says("leave")

    def missing(self, sheet: str) -> set[str]:
        """Return what the sheet allows and nobody has done yet."""
        return expected(SHEETS[sheet]) - shown(self.watch.store.moments)


@asynccontextmanager
async def watched(
    look: Look, clock: Clock, seed: int = 1, *, emoji: Iterable[str] = ()
) -> AsyncIterator[tuple[Evening, Watch]]:
    """Run a Discord with a bot and a watcher; check at the end that nothing was leaked."""
    store, sketcher = WatchedStore(), Sketcher()
    parts = Dependencies(
        pause=0,
        entropy=Chance(seed),
        clock=clock,
        store=store,
        painter=sketcher,
        look=look,
        translator=TRANSLATOR,
    )
    async with evening(parts=parts, clock=clock, emoji=emoji) as game:
        watch, store.tell = Watch(game.discord, store, sketcher), game.discord.tell
        yield game, watch
        leaks, aloud = watch.leaks(), watch.said_aloud()
        assert not leaks, leaks
        assert not aloud, aloud
        watch.people.clear()
        assert watch.leaks(), "what everybody can see is not looked at"


async def seated(game: Evening, watch: Watch, *players: Player) -> dict[Seat, Player]:
    """Return who sits where after seats are drawn."""
    accounts = {player.hand.user.id: player for player in players}
    found: dict[Seat, Player] = {}
    for seat, who in enumerate(watch.now.state.seats):
        if isinstance(who, Human):
            account = (await game.parts.register.who(who.person)).address.key
            watch.people[account] = who.person
            found[seat] = accounts[account]
    return found


def agreed(sheet: str, *more: str) -> tuple[str, ...]:
    """Agree on settings before an evening: short rounds, and full help."""
    tiles = SHEETS[sheet].family.name == "tiles"
    return (f"sheet {sheet}", *AGREED, *([HOUSE_RULES] if tiles else ()), *more)


async def dealt(game: Evening, watch: Watch, *players: Player) -> Table:
    """Return the table after its first deal."""
    await game.discord.until(lambda: watch.now.round is not None)
    return Table(game, watch, await seated(game, watch, *players))


@asynccontextmanager
async def short(
    *, direct: bool = False, look: Look = "text"
) -> AsyncIterator[tuple[Table, Channel]]:
    """Two people play a short round of a match of two."""
    async with watched(look, SteppedClock(BEGINS)) as (game, watch):
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "rummikub", ann, ben)
        await ann.says("/rummy settings change:rounds 2", channel)
        await ann.says("/rummy settings change:rule hand=3 first_laying=1 copies=1", channel)
        await ann.sees("Dealt to each player: 3", channel)
        for hand in (ann, ben) if direct else ():
            await hand.says("/rummy notify way:dm", channel)
        await ann.says("/rummy start", channel)
        places = {hand: hand.direct if direct else channel for hand in (ann, ben)}
        players = [Player(hand, place, ByComponents()) for hand, place in places.items()]
        table = await dealt(game, watch, *players)
        table.had |= {"blunder", "undo"}
        table.ready = "next ready"
        yield table, channel
