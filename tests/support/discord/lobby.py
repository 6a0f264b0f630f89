"""A table on Discord from its lobby on, opened and started with buttons."""

from tests.support.discord.client.hands import Hand, labels
from tests.support.discord.evening import Evening
from tests.support.discord.loopback.world import Channel


async def lobby(game: Evening, sheet: str, *people: Hand) -> Channel:
    """Return a channel with a lobby in which these people sit; the first one is the host."""
    channel, (host, *others) = game.channel(), people
    opened = await host.says(f"/rummy new sheet:{sheet}", channel)
    await host.sees(f"1. {host.user.name}", channel)
    await host.until(lambda: opened.answer is not None and not opened.loading)
    host.dismisses(opened)
    for taken, hand in enumerate(others, 2):
        await hand.presses("Join", channel)
        await host.sees(f"{taken}. {hand.user.name}", channel)
    return channel


async def begun(channel: Channel, host: Hand) -> None:
    """Start the first round, and wait until the table has replaced the lobby."""
    await host.presses("Start", channel)
    await host.sees("’s turn", channel)
    await host.until(lambda: "Join" not in host.labels(channel))


async def closed(channel: Channel, host: Hand) -> None:
    """Close a table in the middle of a match: the question is answered with its key."""
    await host.says("/rummy stop", channel)
    await host.until(lambda: "Close it anyway" in host.labels(channel))
    await host.presses("Close it anyway", channel)


def calls(hand: Hand, channel: Channel) -> list[str]:
    """Return the messages in a channel that only call somebody."""
    return [
        hand.reads(one)
        for one in hand.shown(channel)
        if one.viewer is None and labels(one) == ["My rack"]
    ]


async def round_of_two(
    game: Evening, *, slow: bool = False, rules: str = "", rounds: int = 1
) -> tuple[Channel, Hand, Hand]:
    """Start a round of two; return the channel, the player on turn, and the other."""
    ann, ben = game.meet("Ann"), game.meet("Ben")
    channel = await lobby(game, "rummikub", ann, ben)
    if slow:
        await ann.says("/rummy settings change:clock 24h", channel)
        await ann.sees("· 1 day a turn ·", channel)
    if rules:
        await ann.says(f"/rummy settings change:rule {rules}", channel)
        await ann.sees("House rules – ", channel)
    if rounds > 1:
        await ann.says(f"/rummy settings change:rounds {rounds}", channel)
        await ann.sees(f"{rounds} rounds", channel)
    await begun(channel, ann)
    turn = await ann.sees("’s turn", channel)
    return (channel, ann, ben) if "@Ann’s turn" in turn else (channel, ben, ann)


async def drawn(mover: Hand, other: Hand, channel: Channel) -> None:
    """Open the rack, draw, and wait until the other player is called."""
    rung = len(other.rung())
    await mover.presses("My rack", channel)
    await mover.presses("Draw", channel)
    await mover.until(lambda: len(other.rung()) > rung)
