"""Three ways to say something on Discord: by components, by commands, by typing."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from tests.support.discord.client.components import every, selects
from tests.support.discord.client.hands import Hand
from tests.support.discord.counted import used, ways_to_use
from tests.support.discord.curious import uses
from tests.support.discord.loopback.interactions import Interaction
from tests.support.discord.loopback.world import Channel, Json, Message
from tests.support.evenings.written import in_notation, said_by

STAMP = re.compile(r"[+*]?\d+\.(\d+)\.(\d+)[.:]")
OF_PIECES, OF_CHOSEN = "+", "*"
"""How ids begin: lists of pieces, and words that apply to the chosen pieces."""
WHERE = "#put"
"""What the id of the list contains that asks where the chosen pieces go."""
PLACES = {"layoff": 1}
"""Words whose pieces are followed by their destination."""


class Way(Protocol):
    """Says words, and asks for the own turn."""

    async def opens(self, player: "Player") -> None:
        """Show the own turn as it is now."""

    async def says(self, player: "Player", phrase: str) -> bool:
        """Say a word of the turn or of the table; False if this way does not offer it."""


@dataclass(eq=False)
class Player:
    """A player, and the place where they see their own turn."""

    hand: Hand
    place: Channel
    way: Way

    @property
    def name(self) -> str:
        return self.hand.user.name

    @property
    def turn(self) -> Message | None:
        """The message that shows the own turn."""
        shown = self.hand.shown(self.place)
        own = [one for one in shown if one.viewer is self.hand.user or self.place.guild is None]
        return next((one for one in reversed(own) if saying(one, "help")), None)

    @property
    def stamp(self) -> tuple[int, int] | None:
        """The versions of table and draft that the own turn shows; None if it is over."""
        parts = [] if self.turn is None else every(self.turn.data["components"])
        ids = (id_ for part in parts for id_ in (part.get("custom_id") or "", *_values(part)))
        found = (STAMP.match(id_) for id_ in ids)
        return next(((int(one[1]), int(one[2])) for one in found if one), None)

    async def says(self, phrase: str) -> bool:
        """Say something in this player's way."""
        return await self.way.says(self, phrase)


def _values(part: Json) -> list[str]:
    return [option["value"] for option in part.get("options") or ()]


def saying(message: Message, phrase: str, *, chosen: bool = False) -> list[tuple[Json, str]]:
    """Return the buttons and entries that say a word, for chosen pieces or alone."""
    ids = [
        (part, value, value or part["custom_id"])
        for part in every(message.data["components"])
        for _, value in ways_to_use(part)
        if not part["custom_id"].startswith(OF_PIECES) or WHERE in part["custom_id"]
    ]
    return [
        (part, value)
        for part, value, id_ in ids
        if id_.startswith(OF_CHOSEN) == chosen and said_by(id_) == phrase
    ]


class ByComponents:
    """Says everything with buttons and lists."""

    async def opens(self, player: Player) -> None:
        if player.place.guild is not None:
            await player.hand.until(lambda: _offering(player, "rack"))
            await pressed(player, "rack")

    async def says(self, player: Player, phrase: str) -> bool:
        word, _, text = phrase.partition(" ")
        if word == "arrange":
            return await self._arranges(player, text)
        if await pressed(player, f"{phrase} yes") or await pressed(player, phrase):
            return True
        if await turns_to_rack(player) and not text:
            await chosen(player, [])
            return bool(await pressed(player, phrase))
        *pieces, last = text.split(" ")
        if word in PLACES:
            word = f"{word} {last}"
        else:
            pieces = [*pieces, last]
        if not text or not await chosen(player, pieces):
            return False
        for one in _at_once_or_by_steps(player, word):
            if await pressed(player, one, chosen=True):
                return True
        return False

    async def _arranges(self, player: Player, table: str) -> bool:
        """Write the whole table into the modal that opens for it."""
        found = [] if player.turn is None else saying(player.turn, "arrange")
        if player.turn is None or not found:
            return False
        part, value = found[0]
        opened = await player.hand.picks_on(player.turn, part, [value])
        await player.hand.fills(opened, table=table)
        return True


def _at_once_or_by_steps(player: Player, word: str) -> list[str]:
    """Lay the chosen pieces; take the way over a preview until somebody has taken it once."""
    if word != "play":
        return [word]
    ways = ["play done", "play"]
    return ways if "done" in used(player.hand.discord) else ways[::-1]


async def pressed(player: Player, phrase: str, *, chosen: bool = False) -> Interaction | None:
    """Use the component that says a word: on the own turn, else on the newest message."""
    for message in _offering(player, phrase, chosen=chosen):
        part, value = saying(message, phrase, chosen=chosen)[0]
        return await uses(player.hand, message, part, value)
    return None


def _offering(player: Player, phrase: str, *, chosen: bool = False) -> list[Message]:
    """Return the messages with components: the own turn first, then the newest."""
    there = [*player.hand.shown(player.place), *filter(None, [player.turn])]
    return [one for one in reversed(there) if saying(one, phrase, chosen=chosen)]


async def turns_to_rack(player: Player) -> bool:
    """Turn from where the chosen pieces can go to the lists of the own rack, if that is shown."""
    turn = player.turn
    parts = [] if turn is None else every(turn.data["components"])
    found = next((one for one in parts if "#rack" in (one.get("custom_id") or "")), None)
    if turn is not None and found is not None:
        await uses(player.hand, turn, found, "")
    return found is not None


async def chosen(player: Player, pieces: Sequence[str]) -> bool:
    """Choose pieces from the lists of the own turn; False if they are not offered."""
    if player.turn is None or not _are_offered(player.turn, pieces):
        return False
    left = list(pieces)
    picked = [list(_taken(one, left)) for one in lists_of_pieces(player.turn)]
    for number, values in enumerate(picked):
        now = lists_of_pieces(player.turn)[number]
        if values or any(option.get("default") for option in now["options"]):
            await player.hand.picks_on(player.turn, now, values)
    return True


def _are_offered(turn: Message, pieces: Sequence[str]) -> bool:
    options = (option for one in lists_of_pieces(turn) for option in one["options"])
    return not Counter(pieces) - Counter(map(piece_on, options))


def lists_of_pieces(turn: Message) -> list[Json]:
    """Return the lists of the own rack."""
    lists = (one for one in selects(turn.data) if one["custom_id"].startswith(OF_PIECES))
    return [one for one in lists if "#" not in one["custom_id"]]


def _taken(select: Json, left: list[str]) -> Iterator[str]:
    """Yield the values of the pieces that a list offers, and remove these pieces from the rest."""
    for option in select["options"]:
        if (piece := piece_on(option)) in left:
            left.remove(piece)
            yield option["value"]


def piece_on(option: Json) -> str:
    """Return the piece of an entry in notation."""
    return re.sub(r".*?([A-Za-z0-9=]+)$", r"\1", in_notation(option["label"]))


class ByCommands:
    """Says everything with commands."""

    async def opens(self, player: Player) -> None:
        await player.hand.says("/turn rack", player.place)

    async def says(self, player: Player, phrase: str) -> bool:
        command = as_command(player.hand.discord.world.commands, phrase)
        done = await player.hand.says(command, player.place)
        await player.hand.until(lambda: not done.loading)
        return True


def as_command(commands: dict[str, Json], phrase: str) -> str:
    """Return the command that says a phrase: `/turn layoff cards:7H meld:2`."""
    word, _, text = phrase.partition(" ")
    for name, command in commands.items():
        for one in command["options"]:
            if one["name"] == word:
                options = [option["name"] for option in one.get("options") or ()]
                given = _shared_out(text, options)
                return " ".join([f"/{name} {word}", *given])
    raise AssertionError(f"no command says {word!r}")


def _shared_out(text: str, options: list[str]) -> Iterator[str]:
    """Give the last words to the last options, and the rest to the first."""
    if text:
        (*first,) = text.rsplit(" ", len(options) - 1)
        yield from (f"{name}:{value}" for name, value in zip(options, first, strict=True))


@dataclass(frozen=True)
class ByTyping:
    """Types everything in direct messages; `settled` says whether a message was handled."""

    settled: Callable[[str], bool]

    async def opens(self, player: Player) -> None:
        """Do nothing: direct messages always show the turn."""

    async def says(self, player: Player, phrase: str) -> bool:
        typed = await player.hand.types(phrase)
        await player.hand.until(lambda: self.settled(typed.id))
        return True
