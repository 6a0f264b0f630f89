"""News reach everybody where they play; notes in private go when the next turn is shown."""

from tests.support.telegram.evening import evening
from tests.support.telegram.group import round_of_two
from tests.support.telegram.hands import Hand, content
from tests.support.telegram.loopback.world import BOT


def standing(hand: Hand, words: str) -> bool:
    """Whether a message of the bot with these words stands in somebody's private chat."""
    told = (message for message in hand.private.shown if message["from"] == BOT)
    return any(words in content(message) for message in told)


async def test_a_pause_and_its_end_are_told_in_private_to_those_who_did_not_say_it() -> None:
    async with evening() as game:
        group, first, other = await round_of_two(game)
        name = other.user.first_name
        await other.says("/pause@rummy_bot", group)
        await game.telegram.until(lambda: standing(first, f"{name} has paused the game"))
        assert not standing(other, f"{name} has paused the game"), "the group shows the answer"
        await other.says("/resume@rummy_bot", group)
        await game.telegram.until(lambda: standing(first, f"{name} has resumed the game"))
        await game.telegram.until(lambda: not standing(first, "has paused the game"))


async def test_in_the_group_alone_for_whoever_is_called_there() -> None:
    async with evening() as game:
        group, first, other = await round_of_two(game)
        await first.says("notify group")
        await other.says("/pause@rummy_bot", group)
        await first.sees("has paused the game", group)
        assert not standing(first, "has paused the game")


async def test_refusals_and_news_go_when_the_next_turn_is_shown() -> None:
    async with evening() as game:
        group, first, other = await round_of_two(game)
        await first.says("play r99")
        await game.telegram.until(lambda: standing(first, "r99"))
        await other.says("/pause@rummy_bot", group)
        await other.says("/resume@rummy_bot", group)
        await game.telegram.until(lambda: standing(first, "has resumed the game"))
        await first.says("draw")
        await other.sees("Your turn")
        assert standing(first, "r99"), "it stays until the own turn comes again"
        await other.says("draw")
        await first.sees("Your turn")
        await game.telegram.until(
            lambda: not standing(first, "r99") and not standing(first, "has resumed the game")
        )


async def test_what_somebody_asked_to_read_stays() -> None:
    async with evening() as game:
        _, first, other = await round_of_two(game)
        await first.says("rules")
        await game.telegram.until(lambda: standing(first, "the rules at this table"))
        await first.says("draw")
        await other.says("draw")
        await first.sees("Your turn")
        assert standing(first, "the rules at this table")
