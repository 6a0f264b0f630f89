"""Answers in a group name their question and vanish with the turn; long pages are private."""

import pytest

from tests.support.telegram.evening import Evening, evening
from tests.support.telegram.group import round_of_two, short_round
from tests.support.telegram.hands import buttons, content, labels
from tests.support.telegram.loopback.world import BOT, Chat, Json


def answers(group: Chat) -> list[Json]:
    """Return the bot's messages in a group, without the table itself."""
    ours = (message for message in group.shown if message["from"] == BOT)
    return [message for message in ours if "My rack" not in labels(message)]


def asked_in(game: Evening, message: Json) -> int | None:
    """Return the message to which a message of the bot replies."""
    sending = (call.given for call in game.telegram.calls if call.method == "sendMessage")
    (given,) = [one for one in sending if one["text"] == message["text"]]
    replies: Json = given.get("reply_parameters", {})
    return replies.get("message_id")


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("/score@rummy_bot", "No rounds finished yet"),
        ("/settings@rummy_bot clock 5", "Add a unit"),
        ("/ask@rummy_bot may I take the joker?", "joker"),
        ("/stats@rummy_bot Ben", "Ben"),
    ],
)
async def test_an_answer_replies_to_its_question_and_goes_with_the_next_turn(
    said: str, told: str
) -> None:
    async with evening() as game:
        group, first, _ = await round_of_two(game)
        asking = game.people["Ann"]
        question = await asking.says(said, group)
        await game.telegram.until(lambda: answers(group))
        (answer,) = answers(group)
        assert told in content(answer)
        assert asked_in(game, answer) == question["message_id"]
        await first.says("draw")
        await game.telegram.until(lambda: answers(group) == [])


async def test_replay_pressed_in_the_group_goes_with_the_next_round() -> None:
    async with evening(look="picture") as game:
        group, first, other = await short_round(game, draws=12)
        await first.sees("the round is a tie", group)
        await first.presses("Watch the replay", group)
        await game.telegram.until(lambda: films(group))
        for hand in (first, other):
            await hand.presses("Next round", group)
        await first.sees("round 2", group)
        await game.telegram.until(lambda: not films(group))


def films(group: Chat) -> list[Json]:
    """Return the films in a group."""
    return [message for message in group.shown if "animation" in message]


async def test_help_and_rules_come_in_private_and_nothing_stays_in_the_group() -> None:
    async with evening() as game:
        group, *_ = await round_of_two(game)
        ann = game.people["Ann"]
        await ann.says("/help@rummy_bot", group)
        await ann.sees("What you can do now:")
        await ann.says("/rules@rummy_bot", group)
        await ann.sees("the rules at this table")
        assert answers(group) == []


async def test_rules_pressed_in_the_group_open_in_private_and_the_presser_is_led_there() -> None:
    async with evening() as game:
        group, *_ = await round_of_two(game)
        ann = game.people["Ann"]
        led = await ann.presses("Rules", group)
        assert (led["text"], led.get("show_alert")) == (
            "You’ll find it in our private chat.",
            False,
        )
        await ann.sees("the rules at this table")
        assert answers(group) == []


async def test_rules_are_one_page_that_is_turned() -> None:
    async with evening() as game:
        group, *_ = await round_of_two(game)
        ann = game.people["Ann"]
        await ann.says("/rules@rummy_bot", group)
        await ann.sees("the rules at this table")
        for _ in range(2):
            page, key = ann.private.shown[-1], buttons(ann.private.shown[-1])[0]
            await ann.presses_on(page, key)
            await ann.sees(key["text"])
            assert ann.private.shown[-1]["message_id"] == page["message_id"]
        await ann.says("/rules@rummy_bot", group)
        await game.telegram.until(lambda: page["message_id"] not in ann.private.messages)
        shown = [one for one in ann.private.shown if "rules at this table" in content(one)]
        assert len(shown) == 1


async def test_person_without_private_chat_is_led_to_the_rules_by_one_line() -> None:
    async with evening() as game:
        group, first, _ = await round_of_two(game)
        eve = game.meet("Eve")
        await eve.says("/help@rummy_bot", group)
        await game.telegram.until(lambda: len(answers(group)) == 1)
        await eve.says("/rules@rummy_bot", group)
        await game.telegram.until(lambda: len(group.shown) > len(answers(group)))
        invited = await eve.sees("Eve, the rules are in our private chat.", group)
        assert "\n" not in invited
        link = buttons(group.shown[-1])[0]["url"]
        await eve.starts(link.partition("?start=")[2])
        await eve.sees("You have up to 5 minutes for a turn.")
        await first.says("draw")
        await game.telegram.until(lambda: answers(group) == [])
