"""Tables as pictures: one message a table, painted anew only where something has changed."""

import asyncio
from io import BytesIO

from PIL import Image

from tests.engine.clocks import SteppedClock
from tests.telegram.evening import Evening, evening
from tests.telegram.loopback.hands import Hand, buttons, content
from tests.telegram.loopback.world import Chat, Json


async def dealt(game: Evening, group: Chat) -> tuple[Chat, Hand, Hand]:
    """A round of two: the group, who is on turn, and the other."""
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


async def test_each_turn_comes_as_a_new_picture_and_the_last_one_goes() -> None:
    async with evening(look="picture") as game:
        group, mover, other = await dealt(game, game.group())
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


async def test_what_changes_in_the_own_turn_is_painted_where_it_stands() -> None:
    async with evening(look="picture", seed=1) as game:
        _group, mover, _other = await dealt(game, game.group())
        await mover.says("pick")
        await mover.sees("Say which ones, too.")
        turn = next(m for m in mover.private.shown if "photo" in m)
        await mover.presses("More")
        assert "editMessageMedia" not in made(game, mover.private)
        await mover.presses("Sort by number")
        await game.telegram.until(lambda: "editMessageMedia" in made(game, mover.private))
        assert turn["message_id"] in mover.private.messages


async def test_where_no_pictures_may_be_sent_the_table_goes_on_as_text() -> None:
    async with evening(look="picture") as game:
        group = game.group()
        group.may_send_photos = False
        _, mover, _other = await dealt(game, group)
        assert "Nothing lies on the table yet." in content(group.shown[-1])
        await mover.says("draw")
        await mover.sees("drew", group)
        refused = [c for c in game.telegram.calls if c.method == "sendPhoto" and not c.answered]
        assert len(refused) == 1


async def test_a_table_too_old_to_be_deleted_loses_its_buttons() -> None:
    async with evening(look="picture") as game:
        group, mover, _other = await dealt(game, game.group())
        (table,) = group.shown
        table["date"] -= 48 * 3600 + 1
        await mover.says("draw")
        await game.telegram.until(lambda: not buttons(group.shown[0]))
        assert (group.shown[0]["message_id"], len(group.shown)) == (table["message_id"], 2)


async def test_a_picture_is_painted_once_a_second_at_most_and_the_words_do_not_wait() -> None:
    clock = SteppedClock(1_000_000.0)
    async with evening(look="picture", clock=clock, apart=1) as game:
        _group, mover, _other = await dealt(game, game.group())
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
