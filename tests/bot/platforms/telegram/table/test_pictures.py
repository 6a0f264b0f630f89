"""A table as a picture is one message, and is painted again only after a change."""

import asyncio
from io import BytesIO

from PIL import Image

from tests.support.clocks import SteppedClock
from tests.support.telegram.evening import Evening, evening
from tests.support.telegram.group import round_of_two
from tests.support.telegram.hands import Hand, buttons, content, labels
from tests.support.telegram.loopback import refusals
from tests.support.telegram.loopback.world import Chat, Json


async def dealt(game: Evening, group: Chat) -> tuple[Chat, Hand, Hand]:
    """Deal a round of two; return the group, the player on turn, and the other."""
    ann, ben = await game.friend("Ann"), await game.friend("Ben")
    await ann.says("/new@rummy_bot", group)
    await ann.sees("Seats taken: 1", group)
    await ben.presses("Join", group)
    await ben.sees("Seats taken: 2", group)
    await ann.presses("Start", group)
    await ann.sees("’s turn.", group)
    await game.telegram.until(lambda: any("Your turn" in said(hand) for hand in (ann, ben)))
    return (group, ann, ben) if "Your turn" in said(ann) else (group, ben, ann)


def said(hand: Hand) -> str:
    return content(hand.private.shown[-1])


def file(game: Evening, message: Json) -> Image.Image:
    return Image.open(BytesIO(game.telegram.world.files[message["photo"][0]["file_id"]]))


def made(game: Evening, chat: Chat, *methods: str) -> list[str]:
    calls = (call for call in game.telegram.calls if call.given.get("chat_id") == chat.id)
    return [call.method for call in calls if not methods or call.method in methods]


async def pictured(game: Evening, *people: Hand) -> None:
    """Wait until each person has the picture of their own board."""
    await game.telegram.until(lambda: all("photo" in one.private.shown[-1] for one in people))


async def test_each_turn_comes_as_a_new_picture_and_the_last_one_goes() -> None:
    async with evening(look="picture") as game:
        group, mover, other = await round_of_two(game)
        (table,) = group.shown
        assert file(game, table).size[0] > 200
        assert buttons(table)[0]["text"] == "My rack"
        before = len(made(game, group))
        await mover.says("draw")
        await game.telegram.until(
            lambda: made(game, group)[before:] == ["sendPhoto", "deleteMessage"]
        )
        (now,) = group.shown
        assert (now["message_id"] > table["message_id"], "drew" in content(now)) == (True, True)
        assert "caption_entities" not in now, "who is told in private is not called here, too"
        await other.sees("Your turn")


async def test_picture_that_telegram_has_is_sent_again_by_its_id() -> None:
    async with evening(look="picture") as game:
        group, mover, other = await round_of_two(game)
        await pictured(game, mover, other)
        (table,) = group.shown
        has = table["photo"][0]["file_id"]
        kept = len(game.telegram.world.files)
        await mover.presses("Table", group)
        await game.telegram.until(lambda: group.shown[-1]["message_id"] > table["message_id"])
        assert group.shown[-1]["photo"][0]["file_id"] == has
        assert len(game.telegram.world.files) == kept


async def test_picture_whose_id_telegram_refuses_is_uploaded_again() -> None:
    async with evening(look="picture") as game:
        group, mover, other = await round_of_two(game)
        await pictured(game, mover, other)
        (table,) = group.shown
        number = table["photo"][0]["file_id"]
        game.telegram.refuse("sendPhoto", refusals.WRONG_FILE)
        await mover.presses("Table", group)
        await game.telegram.until(lambda: group.shown[-1]["message_id"] > table["message_id"])
        assert group.shown[-1]["photo"][0]["file_id"] != number


async def test_a_change_in_the_own_turn_edits_the_picture_in_place() -> None:
    async with evening(look="picture", seed=1) as game:
        _group, mover, _other = await round_of_two(game)
        await mover.says("pick")
        await mover.sees("Which tiles? Type them after the command.")
        turn = next(m for m in mover.private.shown if "photo" in m)
        await mover.presses("More")
        assert "editMessageMedia" not in made(game, mover.private)
        await mover.presses("Sort by number")
        await game.telegram.until(lambda: "editMessageMedia" in made(game, mover.private))
        assert turn["message_id"] in mover.private.messages


async def test_tables_come_as_text_while_pictures_are_forbidden() -> None:
    clock = SteppedClock(1_000_000.0)
    async with evening(look="picture", clock=clock) as game:
        group = game.group()
        group.may_send_photos = False
        _, mover, other = await dealt(game, group)
        assert "The table is still empty." in content(group.shown[-1])
        group.may_send_photos = True
        await mover.draws()
        await mover.sees(f"{mover.user.first_name} drew", group)
        assert made(game, group, "sendPhoto") == ["sendPhoto"], "it was tried a moment ago"
        await other.sees("Your turn")
        await clock.go_by(240)
        await other.draws()
        await mover.sees("Your turn")
        await clock.go_by(240)
        await mover.draws()
        await other.sees("Your turn")
        await clock.go_by(240)
        await other.draws()
        await mover.sees("Your turn")
        await clock.go_by(240)
        assert made(game, group, "sendPhoto") == ["sendPhoto"]
        await mover.says("draw")
        await game.telegram.until(lambda: "photo" in group.shown[-1])
        assert made(game, group, "sendPhoto") == ["sendPhoto", "sendPhoto"]


async def test_below_a_picture_stands_no_word_to_type_for_which_there_is_a_button() -> None:
    async with evening(look="picture") as game:
        group, mover, _other = await round_of_two(game)
        assert "Your turn: choose tiles to lay, or draw." in said(mover)
        assert "/" not in said(mover)
        assert "/" not in content(group.shown[-1])


async def test_no_hint_is_offered_when_everything_has_been_told() -> None:
    async with evening(look="picture") as game:
        ann, group = await game.friend("Ann"), game.group()
        await ann.says("/new@rummy_bot", group)
        await ann.sees("Seats taken: 1", group)
        for rule in ("assist open", "computers easy"):
            await ann.says(f"/settings@rummy_bot {rule}", group)
        await ann.sees("Computer 2", group)
        await ann.presses("Start", group)
        await game.telegram.until(lambda: "photo" in ann.private.shown[-1])
        await game.telegram.until(lambda: "Your turn" in said(ann))
        turn = ann.private.shown[-1]["message_id"]
        assert "Hint" in offered(ann, turn)
        while "Hint" in offered(ann, turn):
            pressed = next(
                key for key in buttons(ann.private.messages[turn]) if key["text"] == "Hint"
            )
            told = (await ann.presses_on(ann.private.messages[turn], pressed))["text"]
            if "more" not in told:
                await game.telegram.until(lambda: "Hint" not in offered(ann, turn))


def offered(hand: Hand, number: int) -> list[str]:
    return labels(hand.private.messages[number])


async def test_a_table_too_old_to_be_deleted_loses_its_buttons() -> None:
    async with evening(look="picture") as game:
        group, mover, _other = await round_of_two(game)
        await game.telegram.until(lambda: len(group.shown) == 1)  # the lobby is gone
        (table,) = group.shown
        table["date"] -= 48 * 3600 + 1
        await mover.says("draw")
        await game.telegram.until(lambda: not buttons(group.shown[0]))
        assert (group.shown[0]["message_id"], len(group.shown)) == (table["message_id"], 2)


async def test_a_picture_is_painted_once_a_second_at_most_and_the_words_do_not_wait() -> None:
    clock = SteppedClock(1_000_000.0)
    async with evening(look="picture", clock=clock, apart=1) as game:
        _group, mover, _other = await round_of_two(game)
        await mover.presses("More")
        await mover.presses("Sort by number")
        await game.telegram.until(lambda: painted(game, mover) == 1)
        await mover.presses("More")
        async with asyncio.TaskGroup() as tasks:
            pressing = tasks.create_task(mover.presses("Sort by colour"))
            await game.telegram.until(lambda: made(game, mover.private)[-1] == "editMessageCaption")
            assert (painted(game, mover), pressing.done()) == (1, False)
            await clock.go_by(1)
        assert painted(game, mover) == 2


def painted(game: Evening, hand: Hand) -> int:
    return made(game, hand.private).count("editMessageMedia")
