"""After a failure in a group during a game, the game continues."""

from bot.render.names import bare
from tests.support.telegram.evening import evening
from tests.support.telegram.group import calls_somebody, round_of_two, sent_to, table_of
from tests.support.telegram.hands import Hand, buttons, content, labels
from tests.support.telegram.loopback.refusals import Refusal, too_many

DAY = 24 * 3600


async def test_a_table_too_old_to_be_taken_away_keeps_a_line_and_its_buttons_do_nothing() -> None:
    async with evening(look="picture") as game:
        group, first, other = await round_of_two(game)
        old = dict(group.shown[-1])
        group.shown[-1]["date"] -= 3 * DAY
        await first.says("draw")
        await game.telegram.until(lambda: len(content(group.shown[0])) < len(content(old)))
        shortened, newest = group.shown
        assert content(shortened).endswith("round 1")
        assert buttons(shortened) == []
        late = await first.presses_on(old, buttons(old)[1])
        assert f"It’s {other.user.first_name}’s turn." in late["text"]
        assert f"{other.user.first_name}’s turn" in content(newest)
        group.may_send_photos = False
        await other.says("draw")
        await game.telegram.until(lambda: "text" in group.shown[-1])
        assert "The table is still empty." in content(group.shown[-1])
        stranger = await game.friend("Eve")
        refused = await stranger.presses("My rack", group)
        assert "You’re not at this table." in refused["text"]


async def test_names_call_nobody_and_break_nothing_and_what_is_edited_is_not_said_again() -> None:
    async with evening() as game:
        names = ("@all <b>*x*</b>", "שלום 🎲")
        ann, ben = [await game.friend(name) for name in names]
        group = await table_of(game, ann, ben)
        said = await ann.says("/settings@rummy_bot rounds 2", group)
        await ann.sees("· 2 rounds", group)
        await game.telegram.send(edited_message={**said, "text": "/stop@rummy_bot"})
        await ben.says("/notify@rummy_bot group", group)
        await ann.says("/start@rummy_bot", group)
        await game.telegram.until(lambda: "’s turn" in content(group.shown[-1]))
        text = content(group.shown[-1])
        assert "@all" not in text
        assert "<b>*x*</b>" in bare(text)
        if calls_somebody(sent_to(game, group)[-1]):
            (mark,) = sent_to(game, group)[-1]["entities"]
            raw = text.encode("utf-16-le")
            named = raw[2 * mark["offset"] : 2 * (mark["offset"] + mark["length"])]
            assert "שלום 🎲" in named.decode("utf-16-le")


def boards(hand: Hand) -> list[int]:
    """Return the messages in a person's private chat in which they can draw."""
    return [one["message_id"] for one in hand.private.shown if "Draw" in labels(one)]


async def test_a_lost_deletion_is_repeated() -> None:
    async with evening() as game:
        _, first, _ = await round_of_two(game)
        before = boards(first)
        game.telegram.refuse("deleteMessage", Refusal(502, "Bad Gateway", ""))
        await first.says("rack")
        await game.telegram.until(lambda: boards(first)[-1:] != before)
        await game.telegram.until(lambda: len(boards(first)) == 1)


async def test_a_board_that_cannot_be_deleted_for_a_while_goes_with_the_next_screen() -> None:
    async with evening() as game:
        _, first, _ = await round_of_two(game)
        game.telegram.refuse("deleteMessage", too_many(60))
        await first.says("rack")
        await game.telegram.until(lambda: len(boards(first)) == 2)
        await first.says("rack")
        await game.telegram.until(lambda: len(boards(first)) == 1)


async def test_a_question_that_cannot_be_deleted_for_a_while_goes_with_the_next_screen() -> None:
    async with evening() as game:
        _, first, other = await round_of_two(game)
        await first.presses(labels(first.private.shown[-1])[0])
        await first.presses("Draw")
        await game.telegram.until(lambda: "Draw anyway" in labels(first.private.shown[-1]))
        asked = first.private.shown[-1]["message_id"]
        game.telegram.refuse("deleteMessage", too_many(60))
        await first.presses("Draw anyway")
        await other.sees("Your turn")
        await first.says("rack")
        await game.telegram.until(lambda: asked not in first.private.messages)
