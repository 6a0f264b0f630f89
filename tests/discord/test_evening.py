"""People who play on Discord: by components, by commands, in direct messages."""

from collections import Counter
from dataclasses import replace

from bot.composition import Parts
from bot.painting import PaintingPool
from bot.render.pictures.trace import TracingStudio
from bot.system import Chance
from tests.discord.counted import Reader, held
from tests.discord.evening import Evening, evening
from tests.discord.loopback.hands import Hand
from tests.discord.loopback.world import Channel, Sent, User
from tests.discord.players import ByCommands, ByComponents, Player, Tapper, play
from tests.engine.house import TRANSLATOR

SMALL = "/rummy settings change:rule hand=13 numbers=8 copies=1 jokers=0 first_laying=0"
"""Every tile only once: whatever is read is one tile, and lies in one place."""
MESSAGES = "/channels/{channel_id}/messages"


async def lobby(game: Evening, sheet: str, *people: Hand) -> Channel:
    """A channel with a lobby in which these sit, the first of them as its host."""
    channel, (host, *others) = game.channel(), people
    opened = await host.says(f"/rummy new sheet:{sheet}", channel)
    await host.sees(f"1. {host.user.name}", channel)
    await host.until(lambda: not opened.loading)
    for taken, hand in enumerate(others, 2):
        await hand.presses("Join", channel)
        await host.sees(f"{taken}. {hand.user.name}", channel)
    return channel


async def begun(channel: Channel, host: Hand) -> None:
    await host.presses("Start", channel)
    await host.sees("’s turn", channel)


def rack_of(sent: Sent) -> User | None:
    """Whose rack a message shows."""
    return sent.reader if held(sent.data) else None


async def test_two_people_play_by_components_alone_and_nothing_is_given_away() -> None:
    studio = TracingStudio()
    parts = Parts(
        pause=0,
        entropy=Chance(1),
        look="picture",
        translator=TRANSLATOR,
        painter=PaintingPool(studio),
    )
    async with evening(parts=parts) as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "rummikub", ann, ben)
        await ann.says(SMALL, channel)
        await ann.sees("First laying, points: 0", channel)
        await begun(channel, ann)
        before = len(game.discord.calls)
        players = [Tapper(hand, channel, ByComponents()) for hand in (ann, ben)]
        await play(*players)
        made = Counter(call.kind for call in game.discord.calls[before:])
        turns = sum(pressed_times(game, word) for word in ("done", "draw", "pass"))
        assert made[f"PATCH {MESSAGES}/{{message_id}}"] <= turns
        assert made[f"POST {MESSAGES}"] <= turns
        assert made[f"DELETE {MESSAGES}/{{message_id}}"] <= turns
        reader = Reader(game.discord.world, studio)
        assert reader.given_away(rack_of) == set()
        journal = game.discord.world.journal
        journal[:0] = [replace(sent, reader=None) for sent in journal]
        assert reader.given_away(rack_of) != set()


async def test_two_people_play_by_commands_alone() -> None:
    async with evening() as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "rummikub", ann, ben)
        await ann.says(SMALL, channel)
        await ann.sees("First laying, points: 0", channel)
        await ann.says("/rummy start", channel)
        await ann.sees("’s turn", channel)
        await play(*(Player(hand, channel, ByCommands()) for hand in (ann, ben)))
        await ann.sees("This round:", channel)


def pressed_times(game: Evening, word: str) -> int:
    found = [one.data.get("custom_id", "") for one in game.discord.interactions.begun.values()]
    return sum(id_.endswith(f".{word}") for id_ in found)
