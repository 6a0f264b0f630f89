"""Notices reach everybody where they play; the next turn removes those in private."""

from datetime import UTC, datetime

import pytest

from core.engine.people import Look
from core.engine.time.quiet import STIRRED
from tests.support.clocks import SkippingClock
from tests.support.telegram.evening import Evening, evening
from tests.support.telegram.group import (
    calls_somebody,
    rings,
    round_of_two,
    sent_to,
    short_round,
    table_of,
)
from tests.support.telegram.hands import Hand, content
from tests.support.telegram.loopback.world import BOT, Chat


def standing(hand: Hand, words: str) -> bool:
    """Say whether a person's private chat holds a message of the bot with these words."""
    told = (message for message in hand.private.shown if message["from"] == BOT)
    return any(words in content(message) for message in told)


def told_of_pause(hand: Hand) -> list[str]:
    """Return the messages that tell somebody in private that the game is paused."""
    return [told for told in map(content, hand.private.shown) if "You’ve paused the game." in told]


def lines_about_pauses(group: Chat) -> list[str]:
    """Return the lines about a pause in a group, except those of its table."""
    told = (content(message) for message in group.shown if message["from"] == BOT)
    return [text for text in told if "the game" in text and "stock" not in text]


async def test_a_pause_is_one_line_in_the_group_and_one_on_each_board() -> None:
    async with evening() as game:
        group, first, other = await round_of_two(game)
        name, posted = other.user.first_name, len(first.private.shown)
        await other.says("/pause@rummy_bot", group)
        await game.telegram.until(lambda: standing(first, f"{name} has paused the game"))
        await game.telegram.until(lambda: standing(other, "You’ve paused the game"))
        await game.telegram.until(lambda: len(lines_about_pauses(group)) == 1)
        assert f"{name} has paused the game" in lines_about_pauses(group)[0]
        await first.says("one moment", group)
        await other.says("/resume@rummy_bot", group)
        await game.telegram.until(lambda: not standing(first, "has paused the game"))
        resumed = f"{name} has resumed the game"
        await game.telegram.until(lambda: resumed in str(lines_about_pauses(group)))
        await game.telegram.until(lambda: len(lines_about_pauses(group)) == 1)
        assert resumed in content(group.shown[-1]), "it stands below what was said meanwhile"
        await first.sees("it’s your turn")
        assert len(first.private.shown) == posted + 1, "the board is edited, only the call is new"
        await first.says("draw")
        await game.telegram.until(lambda: lines_about_pauses(group) == [])


async def test_pause_answer_in_private_is_corrected_on_resume() -> None:
    async with evening() as game:
        group, first, other = await round_of_two(game)
        name = first.user.first_name
        await other.says("/pause")
        await game.telegram.until(lambda: standing(other, "paused the game. Use /resume"))
        await first.says("/resume@rummy_bot", group)
        await game.telegram.until(lambda: standing(other, f"{name} has resumed the game"))
        await game.telegram.until(lambda: not standing(other, "paused the game"))


async def test_pause_answer_in_private_is_removed_on_leaving() -> None:
    async with evening() as game:
        ann, ben, cleo = [await game.friend(name) for name in ("Ann", "Ben", "Cleo")]
        group = await table_of(game, ann, ben, cleo)
        await ann.presses("Start", group)
        await ben.sees("Your rack")
        await ben.says("/pause")
        await game.telegram.until(lambda: len(told_of_pause(ben)) == len(["board", "answer"]))
        await ben.says("/leave")
        await ben.sees("To confirm")
        game.thinks()
        await ben.says("/leave")
        await game.telegram.until(lambda: told_of_pause(ben) == [])


async def test_resume_without_a_pause_is_answered_in_private() -> None:
    async with evening() as game:
        group, first, _ = await round_of_two(game)
        before = len(group.shown)
        await first.says("/resume@rummy_bot", group)
        await game.telegram.until(lambda: standing(first, "The game isn’t paused."))
        assert [one for one in group.shown[before:] if one["from"] == BOT] == []


async def test_refusals_and_news_go_when_the_next_turn_is_shown() -> None:
    async with evening() as game:
        _, first, other = await round_of_two(game)
        await first.says("play r99")
        await game.telegram.until(lambda: standing(first, "r99"))
        await first.draws()
        await other.sees("Your turn")
        assert standing(first, "r99"), "it stays until the own turn comes again"
        await other.says("draw")
        await first.sees("Your turn")
        await game.telegram.until(lambda: not standing(first, "r99"))


async def test_requested_rules_stay_after_the_next_turn() -> None:
    async with evening() as game:
        _, first, other = await round_of_two(game)
        await first.says("rules")
        await game.telegram.until(lambda: standing(first, "the rules at this table"))
        await first.draws()
        await other.sees("Your turn")
        await other.draws()
        await first.sees("Your turn")
        assert standing(first, "the rules at this table")


async def test_a_closed_table_leaves_one_line_of_itself_in_the_group() -> None:
    async with evening() as game:
        group, first, _ = await round_of_two(game)
        host = game.people["Ann"]
        await host.says("/settings@rummy_bot", group)
        await host.sees("Host: Ann", group)
        await first.says("/pause@rummy_bot", group)
        await first.sees("has paused the game", group)
        await host.says("/stop@rummy_bot yes", group)
        await host.sees("Ann closed table", group)
        await game.telegram.until(lambda: len(group.shown) == 1)


async def test_the_note_about_a_waiting_person_goes_once_they_sit() -> None:
    async with evening() as game:
        ann, cid = await game.friend("Ann"), await game.friend("Cid")
        group = await table_of(game, ann)
        await ann.says("/settings@rummy_bot computers 1", group)
        await ann.sees("Computer 2", group)
        await ann.presses("Start", group)
        await ann.sees("’s turn", group)
        await cid.says("/join@rummy_bot", group)
        await cid.sees("Cid will get a seat in the next match.", group)
        await ann.says("/settings@rummy_bot join midway", group)
        await cid.sees("straight away", group)
        await cid.says("/join@rummy_bot", group)
        await cid.sees("Cid takes over from Computer 2.", group)
        await game.telegram.until(
            lambda: not any("gets a seat" in content(one) for one in group.shown)
        )


async def to_the_last_draw(game: Evening, rounds: int = 3) -> tuple[Chat, Hand, Hand]:
    """Play a round until one draw is left; return the group, who draws it, and the other."""
    group, first, other = await short_round(game, draws=11, rounds=rounds)
    await other.sees("Your turn")
    return group, other, first


async def test_note_in_private_goes_when_the_round_ends() -> None:
    async with evening() as game:
        group, last, waiting = await to_the_last_draw(game)
        await waiting.says("xyzzy")
        await waiting.sees("xyzzy")
        await last.says("draw")
        await last.sees("the round is a tie", group)
        await game.telegram.until(lambda: standing(waiting, "the round is a tie"))
        await game.telegram.until(lambda: not standing(waiting, "xyzzy"))


@pytest.mark.parametrize("look", ["picture", "text"])
async def test_a_result_stops_announcing_the_next_round_once_that_has_begun(look: Look) -> None:
    async with evening(look=look) as game:
        group, last, waiting = await to_the_last_draw(game)
        await waiting.says("notify dm")
        await waiting.sees("I’ll tell you in private")
        await last.says("draw")
        await last.sees("The next round begins when everybody is ready", group)
        for hand in (last, waiting):
            await hand.presses("Next round", group)
        await last.sees("round 2", group)
        for place in (group, waiting.private):
            await game.telegram.until(lambda: announces_nothing(result_in(place)))  # noqa: B023 - asked at once


def announces_nothing(result: str) -> bool:
    """Say whether a text is a result that does not speak of the next round."""
    return bool(result) and "The next round" not in result and "Ready: " not in result


def result_in(place: Chat) -> str:
    """Return the text of the newest result that stands in a chat."""
    said = [content(message) for message in place.shown]
    return next((text for text in reversed(said) if "This round: " in text), "")


async def test_the_end_of_a_round_is_a_new_picture_in_private_too() -> None:
    async with evening(look="picture") as game:
        _, last, waiting = await to_the_last_draw(game)
        before = {hand.private.id: pictures_in(game, hand) for hand in (last, waiting)}
        await last.says("draw")
        for hand in (last, waiting):
            await hand.sees("the round is a tie")
            painted = before[hand.private.id]
            await game.telegram.until(lambda: pictures_in(game, hand) > painted)  # noqa: B023 - asked at once


def pictures_in(game: Evening, hand: Hand) -> int:
    """Return how often the picture of a private message was changed."""
    edits = [call.given for call in game.telegram.calls if call.method == "editMessageMedia"]
    return sum(given["chat_id"] == hand.private.id for given in edits)


async def test_result_in_private_rings_for_whoever_chose_private_notices() -> None:
    async with evening() as game:
        _, last, waiting = await to_the_last_draw(game)
        for hand in (last, waiting):
            await hand.says("notify dm")
            await hand.sees("I’ll tell you in private")
        await last.says("draw")
        for hand in (last, waiting):
            await hand.sees("the round is a tie")
        assert rings(sent_to(game, waiting.private)[-1])
        assert not rings(sent_to(game, last.private)[-1])


async def test_the_end_of_a_match_rings_once_for_whoever_waits() -> None:
    async with evening() as game:
        group, last, waiting = await to_the_last_draw(game, rounds=1)
        own, others = len(sent_to(game, last.private)), len(sent_to(game, waiting.private))
        await last.says("draw")
        await game.telegram.until(lambda: len(sent_to(game, waiting.private)) > others)
        (told,) = sent_to(game, waiting.private)[others:]
        assert rings(told)
        assert "the round is a tie" in str(told["text"])
        await last.sees("the round is a tie", group)
        assert not rings(sent_to(game, group)[-1]), "they have heard it"
        assert len(sent_to(game, last.private)) == own, "their own message is edited"


@pytest.mark.parametrize("way", ["group", "quiet"])
async def test_the_end_of_a_match_rings_where_each_wants_to_be_told(way: str) -> None:
    async with evening() as game:
        group, last, waiting = await to_the_last_draw(game, rounds=1)
        await waiting.says(f"notify {way}")
        await game.telegram.until(lambda: standing(waiting, "When it’s your turn, I’ll"))
        before = len(sent_to(game, waiting.private))
        await last.says("draw")
        await last.sees("the round is a tie", group)
        told = sent_to(game, group)[-1]
        assert (rings(told), calls_somebody(told)) == (way == "group", way == "group")
        assert len(sent_to(game, waiting.private)) == before


async def test_the_end_of_a_match_wakes_nobody() -> None:
    clock = SkippingClock()
    async with evening(clock=clock) as game:
        _, last, waiting = await to_the_last_draw(game, rounds=1)
        hour = datetime.fromtimestamp(clock.now(), UTC).hour
        await waiting.says(f"quiet {(hour - 2) % 24}-{(hour + 6) % 24} +0")
        await game.telegram.until(lambda: standing(waiting, "Quiet hours"))
        before = len(sent_to(game, waiting.private))
        clock.jump(STIRRED)
        await last.says("draw")
        await game.telegram.until(lambda: len(sent_to(game, waiting.private)) > before)
        assert not rings(sent_to(game, waiting.private)[-1])


async def test_a_player_who_blocked_the_bot_and_was_removed_is_called_no_more() -> None:
    async with evening() as game:
        group, first, _ = await round_of_two(game)
        ann, ben = game.people["Ann"], game.people["Ben"]
        if first is ben:
            await ben.draws()
            await ann.sees("Your turn")
        await ben.blocks()
        await ann.draws()
        await ann.sees("I can’t message Ben privately", group)
        await ann.says("/remove@rummy_bot Ben yes", group)
        await game.telegram.until(
            lambda: not any("I can’t message Ben" in content(one) for one in group.shown)
        )
        for word in ("auto", "plan"):
            asked = (await ben.says(f"/{word}@rummy_bot", group))["message_id"]
            await game.telegram.until(
                lambda: any(
                    one["message_id"] > asked and "You’re not at this table" in content(one)  # noqa: B023
                    for one in group.shown
                )
            )


async def test_a_lesson_in_private_says_what_is_so_at_the_table() -> None:
    async with evening() as game:
        group, first, other = await round_of_two(game)
        name, waits = other.user.first_name, "It’s your turn at table"

        def lesson() -> str:
            shown = map(content, first.private.shown)
            return next(text for text in reversed(list(shown)) if "your first game" in text)

        await first.says("/learn")
        await first.sees("your first game")
        await game.telegram.until(lambda: lesson().startswith(waits))
        await other.says("/pause@rummy_bot", group)
        await game.telegram.until(lambda: f"{name} has paused the game" in lesson())
        await other.says("/resume@rummy_bot", group)
        await game.telegram.until(lambda: "has paused" not in lesson() and waits in lesson())
        await first.says("/draw@rummy_bot", group)
        await game.telegram.until(lambda: not lesson().startswith(waits))
        assert "turn 1 of 4" in lesson()


async def test_a_pressed_lesson_goes_on_in_its_message() -> None:
    async with evening() as game:
        ann = game.meet("Ann")
        await ann.starts()
        await ann.says("/learn")
        await ann.sees("turn 1 of 4")
        lesson = ann.private.shown[-1]["message_id"]
        await ann.presses("Draw")
        await ann.sees("turn 2 of 4")
        assert ann.private.shown[-1]["message_id"] == lesson
