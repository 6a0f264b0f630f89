"""People who play on Discord by reading nothing but what their clients show them."""

import re
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass, field
from typing import Protocol

from tests.discord.loopback.components import BUTTON, buttons, selects
from tests.discord.loopback.hands import Hand
from tests.discord.loopback.interactions import Interaction
from tests.discord.loopback.world import Channel, Json, Message
from tests.terminal.beginner import Beginner, melds_in

STEPS = 600
"""More words than any round takes."""
TURN = re.compile(r"Your (?:rack|hand) \(")
OF_PIECES, OF_CHOSEN = "+", "*"
"""How the lists of pieces are marked, and the words that are said of what was chosen there."""


class Way(Protocol):
    """How somebody says words, and where the own turn is to be seen."""

    def place(self, player: "Player") -> Channel:
        """Where the own turn is."""

    async def opens(self, player: "Player") -> None:
        """Have the own turn shown as it is now."""

    async def says(self, player: "Player", phrase: str) -> bool:
        """Say something; False where it cannot be said so."""


@dataclass(eq=False)
class Player:
    """Somebody at a table of a channel."""

    hand: Hand
    channel: Channel
    way: Way
    beginner: Beginner = field(default_factory=Beginner)

    @property
    def turn(self) -> Message | None:
        """The message that shows the own turn."""
        shown = self.hand.shown(self.way.place(self))
        own = [one for one in shown if TURN.search(self.hand.reads(one))]
        return own[-1] if own else None

    @property
    def screen(self) -> str:
        """The own turn, its commands written as the words they stand for."""
        return "" if self.turn is None else as_typed(self.hand.reads(self.turn))

    @property
    def on_turn(self) -> bool:
        return re.search(r"\nYour (turn|rack is full): ", self.screen) is not None

    @property
    def name(self) -> str:
        return self.hand.user.name

    async def acts(self) -> None:
        """Open the own turn, and do the first thing that comes to mind and can be done."""
        if not self.on_turn:
            await self.way.opens(self)
        if not self.on_turn:
            return  # what the channel shows is older
        written = self.screen
        for _ in range(STEPS):
            line = self.beginner.line(written)
            assert line is not None
            if await self.way.says(self, line):
                return
            written = ""
        raise AssertionError("nothing can be done")


def as_typed(screen: str) -> str:
    """A screen with its commands as the words that can be typed instead."""
    return re.sub(r"/(?:turn|rummy) ([a-z]+(?: stock| discard)?)", r"“\1”", screen)


class ByCommands:
    """Says everything by commands, in the channel."""

    def place(self, player: Player) -> Channel:
        return player.channel

    async def opens(self, player: Player) -> None:
        await player.hand.says("/turn rack", player.channel)

    async def says(self, player: Player, phrase: str) -> bool:
        command = as_command(player.hand.discord.world.commands, phrase)
        await player.hand.says(command, player.channel)
        return True


def as_command(commands: dict[str, Json], phrase: str) -> str:
    """Write what is said as the command that says it: `/turn layoff cards:7H meld:2`."""
    word, _, text = phrase.partition(" ")
    for name, command in commands.items():
        for one in command["options"]:
            if one["name"] == word:
                options = [option["name"] for option in one.get("options") or ()]
                given = _shared_out(text, options)
                return " ".join([f"/{name} {word}", *given])
    raise AssertionError(f"no command says {word!r}")


def _shared_out(text: str, options: list[str]) -> Iterator[str]:
    """Give the last words to the last options, and all that is left to the first."""
    if text:
        (*first,) = text.rsplit(" ", len(options) - 1)
        yield from (f"{name}:{value}" for name, value in zip(options, first, strict=True))


class ByComponents:
    """Says everything by buttons and lists, in the channel."""

    def place(self, player: Player) -> Channel:
        return player.channel

    async def opens(self, player: Player) -> None:
        if "My rack" in player.hand.labels(player.channel):
            await player.hand.presses("My rack", player.channel)

    async def says(self, player: Player, phrase: str) -> bool:
        word, _, text = phrase.partition(" ")
        if word == "arrange":
            return await self._arranges(player, text)
        if await pressed(player, phrase):
            return True
        if word == "layoff":
            text, _, meld = text.rpartition(" ")
            word = f"{word} {meld}"
        if player.turn is None or not says(player.turn, word, chosen=True):
            return False
        if not await chosen(player, text.split(" ")):
            return False
        return await pressed(player, word, chosen=True) is not None

    async def _arranges(self, player: Player, table: str) -> bool:
        """Write the whole table into the form that opens for it."""
        opened = await pressed(player, "arrange")
        if opened is None:
            return False
        await player.hand.fills(opened, table=table)
        return True


def says(message: Message, phrase: str, *, chosen: bool = False) -> list[tuple[Json, str]]:
    """The buttons, and entries of lists, that say something: of what was chosen, or by itself."""
    keys = [(key, str(key.get("custom_id", ""))) for key in buttons(message.data)]
    entries = [(one, str(o["value"])) for one in selects(message.data) for o in one["options"]]
    return [
        (part, id_)
        for part, id_ in (*keys, *entries)
        if id_.startswith(OF_CHOSEN) == chosen and id_.split(".", 3)[3:] == [phrase]
    ]


async def pressed(player: Player, phrase: str, *, chosen: bool = False) -> Interaction | None:
    """Press what says something on the own turn; None where nothing does."""
    turn = player.turn
    found = [] if turn is None else says(turn, phrase, chosen=chosen)
    if turn is None or not found:
        return None
    part, id_ = found[0]
    if part["type"] == BUTTON:
        return await player.hand.presses_on(turn, part)
    return await player.hand.picks_on(turn, part, [id_])


async def chosen(player: Player, pieces: list[str]) -> bool:
    """Choose pieces from the lists of the own turn; False where they are not offered."""
    left, turn = list(pieces), player.turn
    assert turn is not None
    picked = [(one, list(_taken(one, left))) for one in lists_of_pieces(turn)]
    if left:
        return False
    for number, (select, values) in enumerate(picked):
        if values or any(option.get("default") for option in select["options"]):
            now = lists_of_pieces(player.turn or turn)[number]
            await player.hand.picks_on(player.turn or turn, now, values)
    return True


def lists_of_pieces(turn: Message) -> list[Json]:
    return [one for one in selects(turn.data) if one["custom_id"].startswith(OF_PIECES)]


def _taken(select: Json, left: list[str]) -> Iterator[str]:
    """The values of those pieces that a list offers, which are taken from what is left."""
    for option in select["options"]:
        if (piece := piece_on(option)) in left:
            left.remove(piece)
            yield option["value"]


def piece_on(option: Json) -> str:
    """The piece that an entry of a list shows, as it is typed."""
    return re.sub(r".*?([A-Za-z0-9=]+)$", r"\1", option["label"])


class InDirect(ByComponents):
    """Says everything in direct messages, by typing."""

    def place(self, player: Player) -> Channel:
        return player.hand.direct

    async def opens(self, player: Player) -> None:
        await self.says(player, "rack")

    async def says(self, player: Player, phrase: str) -> bool:
        before = seen(player)
        await player.hand.types(phrase)
        await player.hand.until(lambda: seen(player) != before)
        return True


def seen(player: Player) -> tuple[str, ...]:
    """What changes when the bot answers."""
    return tuple(message.id + str(message.data) for message in player.hand.shown())


def public(player: Player) -> tuple[str, ...]:
    """What all see in the channel."""
    shown = player.hand.shown(player.channel)
    return tuple(one.id + str(one.data["edited_timestamp"]) for one in shown if not one.viewer)


def over(player: Player) -> bool:
    """Whether the round at a table is over."""
    ends = {"Next round", "Rematch"}
    return bool(ends & set(player.hand.labels(player.channel)))


def waits_for(player: Player) -> bool:
    """Whether the newest table in the channel says that it is somebody's turn."""
    told = [player.hand.reads(one) for one in player.hand.shown(player.channel) if not one.viewer]
    turns = [turn for text in told for turn in re.findall(r"It is @?(.*)’s turn", text)]
    return bool(turns) and turns[-1] == player.name


async def nothing(_player: Player) -> None: ...


async def play(*players: Player, between: Callable[[Player], Awaitable[None]] = nothing) -> None:
    """Play a round to its end; `between` is done by who is on, the own turn being open."""
    until = players[0].hand.until
    for _ in range(STEPS):
        await until(lambda: over(players[0]) or any(map(waits_for, players)))
        if over(players[0]):
            return
        mover = next(filter(waits_for, players))
        before = public(mover)
        if mover.on_turn:
            await between(mover)
        await mover.acts()
        if not mover.on_turn:
            await until(lambda: over(mover) or public(mover) != before)  # noqa: B023 - asked at once
    raise AssertionError("no end")


@dataclass(eq=False)
class Tapper(Player):
    """Plays tiles by lists and buttons alone, as pictures show them, and reads no word."""

    tried: set[tuple[str, ...]] = field(default_factory=set)
    """What could not be laid as it was."""

    @property
    def turn(self) -> Message | None:
        shown = self.hand.shown(self.way.place(self))
        own = [one for one in shown if says(one, "help")]
        return own[-1] if own else None

    @property
    def on_turn(self) -> bool:
        return self.turn is not None and bool(says(self.turn, "draw") or says(self.turn, "pass"))

    async def acts(self) -> None:
        """Lay what is placed; else place a meld of the rack; else draw."""
        if not self.on_turn:
            await self.way.opens(self)
        for phrase in self._ideas() if self.on_turn else ():
            if await self.way.says(self, phrase):
                return

    def _ideas(self) -> Iterator[str]:
        yield "done"
        for meld in melds_in(self._rack()):
            if meld not in self.tried:
                self.tried.add(meld)
                yield f"play {' '.join(meld)}"
        yield from ("reset", "draw", "pass")

    def _rack(self) -> list[str]:
        assert self.turn is not None
        lists = lists_of_pieces(self.turn)
        return [piece_on(option) for select in lists for option in select["options"]]
