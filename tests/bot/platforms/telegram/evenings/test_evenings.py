"""A sealed shuffle, lists and the hand of the day on Telegram."""

from tests.support.telegram.evening import evening
from tests.support.telegram.group import lobby_of_two, table_of
from tests.support.telegram.hands import content


async def test_a_lobby_is_sealed_and_cut_by_pressing() -> None:
    async with evening(seed=None) as game:
        group, ann, ben = await lobby_of_two(game)
        await ann.sees("Shuffle sealed:", group)
        answer = await ben.presses("Cut", group)
        assert "I picked a word for you" in answer["text"]
        await ann.sees("Cut by: Ben", group)
        await ann.says("/cut three red horses", group)
        await ann.sees("Cut by: Ben and Ann", group)


async def test_the_hand_of_the_day_comes_in_private_and_lists_in_the_group() -> None:
    async with evening(seed=None) as game:
        ann = await game.friend("Ann")
        group = await table_of(game, ann)
        await ann.says("/daily", group)
        await ann.sees("hand of the day", group)
        await game.telegram.until(lambda: "Your " in content(ann.private.shown[-1]))
        await ann.says("/top", group)
        await ann.sees("Nobody is listed yet", group)
        await ann.says("/daily list", group)
        await ann.sees("Nobody has shared", group)
