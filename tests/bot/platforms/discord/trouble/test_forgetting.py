"""What is stored of messages on Discord names nobody who is forgotten."""

from storage.memory.people import MemoryShown
from tests.support.discord.client.hands import Hand
from tests.support.discord.evening import Evening, evening
from tests.support.discord.lobby import lobby, round_of_two
from tests.support.discord.loopback.world import Channel
from tests.support.lines.tables import SHORT

OVER = "The match is a tie."


def stored(game: Evening) -> str:
    """Return everything that is stored of messages."""
    shown = game.parts.shown
    assert isinstance(shown, MemoryShown)
    return "\n".join(shown._shown.values())  # noqa: SLF001 - the stand-in for the file


async def played(game: Evening) -> tuple[Channel, Hand, Hand]:
    """Play a match to its end; return the channel, its host, and the other player."""
    channel, mover, other = await round_of_two(game, rules=SHORT.removeprefix("rule "))
    for turn in range(12):
        hand = (mover, other)[turn % 2]
        await hand.sees(f"{hand.user.name}’s turn", channel)
        await hand.says("/turn draw", channel)
    await mover.sees(OVER, channel)
    ann, ben = (mover, other) if mover.user.name == "Ann" else (other, mover)
    return channel, ann, ben


async def test_a_message_that_goes_leaves_no_names_behind() -> None:
    async with evening() as game:
        await lobby(game, "rummikub", game.meet("Ann"), game.meet("Ben"))
        assert "Ben" not in stored(game)


async def test_the_stored_result_of_a_closed_table_does_not_name_a_forgotten_player() -> None:
    async with evening() as game:
        channel, ann, ben = await played(game)
        await ann.until(lambda: "Ben" in stored(game))
        await ann.says("/rummy stop", channel)
        await ann.sees("Ann closed table", channel)
        await ann.sees(OVER, channel)
        await ben.types("privacy forget")
        await ben.sees("This erases your name")
        await ben.presses("Yes, forget me")
        await ben.sees("everything about you has been erased")
        assert "Ben" not in stored(game)


async def test_no_hand_of_any_table_stays_in_private_with_somebody_forgotten() -> None:
    async with evening(racks="dm") as game:
        channel, mover, other = await round_of_two(game)
        await other.says("/rummy new sheet:basic", channel)
        await mover.says("/rummy join", channel)
        await other.says("/rummy start", channel)
        await other.sees("Your hand")
        await other.sees("Your rack")
        await mover.says(f"/rummy standin name:{other.user.name}", channel)
        await other.says("/rummy privacy action:forget", channel)
        await other.sees("This erases your name", channel)
        await other.presses("Yes, forget me", channel)
        await other.sees("everything about you has been erased", channel)
        await other.until(lambda: other.labels(other.direct) == [])
