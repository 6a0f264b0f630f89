"""A change in the moves that a person can make renews their messages at once."""

import pytest

from core.engine.people import Look
from tests.support.clocks import SteppedClock
from tests.support.discord.client.components import every
from tests.support.discord.client.hands import Hand, labels
from tests.support.discord.evening import Evening, evening
from tests.support.discord.lobby import begun, calls, closed, lobby, round_of_two
from tests.support.discord.loopback.world import Channel, Message
from tests.support.due import BEGINS
from tests.support.lines.tables import SHORT

SILENT = 1 << 12
"""Discord's flag for a message without a sound."""


def offers(message: Message) -> str:
    """Return everything on a message that can be pressed or chosen."""
    return str([part for part in every(message.data["components"]) if "custom_id" in part])


def newest(hand: Hand) -> Message:
    return hand.shown()[-1]


async def board(hand: Hand, words: str = "Your rack (14)") -> Message:
    """Open the own rack in a direct message, as a person who is notified in the channel."""
    await hand.types("rack")
    await hand.sees(words)
    return newest(hand)


async def test_a_call_in_the_channel_renews_the_board_in_the_direct_message() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        stands = await board(other)
        assert "Draw" not in labels(stands)
        await mover.says("/turn draw", channel)
        await other.until(lambda: "Draw" in labels(stands))
        assert newest(other) is stands, "it rings in the channel alone"
        await other.presses_on(stands, other.button("Draw", other.direct)[1])
        await mover.sees(f"It’s @{mover.user.name}’s turn", channel)
        await other.until(lambda: "Draw" not in labels(stands))


async def test_a_rack_command_in_the_channel_renews_the_direct_message() -> None:
    async with evening() as game:
        channel, _, other = await round_of_two(game)
        stands = await board(other)
        for command, offered in (
            ("/turn sort order:number", "sort colour"),
            ("/turn auto", "auto off"),
            ("/turn auto until:off", "auto'"),
        ):
            await other.says(command, channel)
            await other.until(lambda: offered in offers(stands))  # noqa: B023 - asked at once
        await other.presses("My rack", channel)
        await other.picks("Sort by colour", channel=channel)
        await other.until(lambda: "sort number" in offers(stands))
        assert newest(other) is stands


async def test_resume_on_the_own_rack_in_a_lost_channel_shows_that_the_turn_goes_on() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        await other.says("/rummy pause", channel)
        await mover.presses("My rack", channel)
        (rack,) = mover.own(channel)[-1:]
        assert "Resume" in labels(rack)
        mover.user.takes_messages = other.user.takes_messages = False
        await mover.presses("Resume", channel)
        await mover.until(lambda: "Draw" in labels(rack))


async def test_direct_messages_that_are_open_again_get_the_turn_when_they_are_asked_for() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        await other.says("/rummy notify way:dm", channel)
        other.user.takes_messages = False
        await mover.says("/turn draw", channel)
        await other.sees("I can’t send you direct messages", channel)
        other.user.takes_messages = True
        await other.says("/rummy notify way:dm", channel)
        await other.sees("Your turn")
        assert "Draw" in labels(newest(other))
        await other.presses("Draw")
        await mover.sees(f"It’s @{mover.user.name}’s turn", channel)


async def test_a_closed_direct_message_shows_the_turn_and_the_end_where_an_old_board_stands() -> (
    None
):
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        await other.says("/rummy notify way:dm", channel)
        stands = await board(other)
        await other.presses("My rack", channel)
        (rack,) = other.own(channel)[-1:]
        other.user.takes_messages = False
        await mover.says("/turn draw", channel)
        await other.sees("I can’t send you direct messages", channel)
        await other.until(lambda: "Draw" in labels(stands))
        host = mover if mover.user.name == "Ann" else other
        await closed(channel, host)
        for ended in (stands, rack):
            await other.until(lambda: "Draw" not in labels(ended))  # noqa: B023 - asked at once
            assert "closed" in other.reads(ended)


async def test_another_language_renews_the_own_rack_in_a_direct_message() -> None:
    async with evening() as game:
        _, mover, _ = await round_of_two(game)
        stands = await board(mover)
        await mover.types("language it")
        await mover.until(lambda: "Pesca" in labels(stands))


async def test_a_board_that_can_be_edited_no_more_is_shown_anew_without_a_sound() -> None:
    clock = SteppedClock(BEGINS)
    async with evening(clock=clock, tick=60) as game:
        channel, mover, other = await round_of_two(game)
        await mover.says("/rummy settings change:clock 24h", channel)
        stands = await board(other)
        await clock.go_by(2 * 3_600)
        for word in ("pause", "resume") * 4:
            await mover.says(f"/rummy {word}", channel)
            await other.until(lambda: ("Resume" in labels(newest(other))) == (word == "pause"))  # noqa: B023
        assert newest(other) is not stands
        assert newest(other).data["flags"] & SILENT


async def test_a_paused_board_names_its_key_and_no_command() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        await mover.presses("My rack", channel)
        await other.says("/rummy pause", channel)
        await mover.until(lambda: len(paused(mover, channel)) == 2)
        for board_ in paused(mover, channel):
            assert "Use “Resume” to continue." in mover.reads(board_)
            assert "/rummy resume" not in mover.reads(board_)


def paused(hand: Hand, channel: Channel) -> list[Message]:
    """Return the public and the own board, once they can end a pause."""
    return [one for one in hand.shown(channel) if "Resume" in labels(one)]


def tables(hand: Hand, channel: Channel) -> list[Message]:
    return [one for one in hand.shown(channel) if "Table" in labels(one)]


@pytest.mark.parametrize("look", ["text", "picture"])
async def test_a_table_that_is_shown_anew_or_closed_leaves_nothing_behind(
    look: Look,
) -> None:
    async with evening(look=look) as game:
        channel, mover, other = await round_of_two(game)
        for ends in (False, True):
            (stands,) = tables(mover, channel)
            assert "’s turn" in mover.reads(stands)
            if ends:
                await mover.types("stop yes")
                await other.types("stop yes")
                await mover.sees("closed table", channel)
            else:
                await mover.says("/rummy table", channel)
            await mover.until(lambda: stands not in tables(mover, channel))  # noqa: B023 - asked at once
            await mover.until(lambda: len(calls(mover, channel)) == (not ends))  # noqa: B023


def keys_of(hand: Hand, channel: Channel) -> list[str]:
    """Return what can be pressed or chosen on a person's private answers in a channel."""
    parts = (part for one in hand.own(channel) for part in every(one.data["components"]))
    return [part.get("label") or part["placeholder"] for part in parts if "custom_id" in part]


async def test_private_boards_follow_the_table_until_it_is_closed() -> None:
    async with evening() as game:
        channel, first, other = await round_of_two(game)
        host = next(hand for hand in (first, other) if hand.user.name == "Ann")
        zoe = game.meet("Zoe")
        await host.says("/rummy settings change:watch on", channel)
        allowed = await host.sees("may watch: /evening watch code:", channel)
        code = allowed.rpartition("watch code:")[2][:4]
        for hand in (first, other):
            await hand.presses("My rack", channel)
        await zoe.says(f"/evening watch code:{code}", channel)
        await zoe.until(lambda: "stock 78" in zoe.reads(zoe.own(channel)[-1]))
        await first.presses("Draw", channel)
        await zoe.until(lambda: "stock 77" in zoe.reads(zoe.own(channel)[-1]))
        await closed(channel, host)
        for hand in (first, other, zoe):
            await hand.sees(f"Ann closed table {code}.", channel)
            await hand.until(lambda: not keys_of(hand, channel))  # noqa: B023


async def test_the_table_key_shows_a_stranger_the_table_in_private() -> None:
    async with evening() as game:
        channel, mover, _ = await round_of_two(game)
        zed = game.meet("Zed")
        public = mover.shown(channel)
        await zed.presses("Table", channel)
        await zed.until(lambda: zed.own(channel))
        assert f"It’s {mover.user.name}’s turn" in zed.reads(zed.own(channel)[-1])
        assert mover.shown(channel) == public


@pytest.mark.parametrize("private", [False, True])
async def test_a_double_press_on_leave_asks_by_a_key_of_its_own(*, private: bool) -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(
            game, rules=SHORT.removeprefix("rule "), rounds=2
        )
        for turn in range(12):
            hand = (mover, other)[turn % 2]
            await hand.sees(f"{hand.user.name}’s turn", channel)
            await hand.says("/turn draw", channel)
        await mover.sees("The next round begins", channel)
        place = mover.direct if private else channel
        if private:
            await mover.types("table")
            await mover.sees("The next round begins")
        message, leave = mover.button("Leave", place)
        for _ in range(2):
            await mover.presses_on(message, leave)
        await mover.sees("To confirm, press “Leave anyway”.", place)
        assert other.message_with("has left", channel) is None
        assert other.message_with("To confirm", channel) is None, "nobody else is asked"
        await mover.presses("Leave anyway", place)
        await other.sees(f"{mover.user.name} has left", channel)


async def test_a_lobby_in_private_goes_when_the_round_begins_in_a_channel_that_opens_racks() -> (
    None
):
    async with evening() as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "kids", ann, ben)
        await ann.types("table")
        await ann.until(lambda: "Start" in ann.labels(ann.direct))
        await begun(channel, ann)
        await ann.until(lambda: not ann.labels(ann.direct))


async def test_the_offer_to_wait_pressed_once_the_match_runs_says_what_one_waits_for() -> None:
    async with evening() as game:
        ann, *others, dora = map(game.meet, ("Ann", "Ben", "Cho", "Eva", "Dora"))
        channel = await lobby(game, "schmidt", ann, *others)
        await dora.says("/rummy join", channel)
        await dora.sees("There’s no room", channel)
        await begun(channel, ann)
        await dora.presses("Wait for a seat", channel)
        await dora.sees("You’re waiting until a seat is free", channel)
        assert "no longer at this table" not in str(
            [dora.reads(one) for one in dora.shown(channel)]
        )


async def test_the_question_which_table_goes_with_its_answer_and_acts_once() -> None:
    async with evening() as game:
        ann = game.meet("Ann")
        for _ in range(2):
            channel = await lobby(game, "rummikub", ann)
            await ann.says("/rummy settings change:computers easy", channel)
            await ann.says("/rummy start", channel)
            await ann.sees("It’s @Ann’s turn", channel)
        await ann.types("draw")
        await ann.sees("Which table do you mean?")
        asked = newest(ann)
        select = next(part for part in every(asked.data["components"]) if "options" in part)
        first, second = (option["value"] for option in select["options"])
        await ann.picks_on(asked, select, [first])
        await ann.until(lambda: asked not in ann.shown())
        await ann.picks_on(asked, select, [second])
        await ann.sees("This question is no longer open.")


async def test_a_question_asked_in_a_channel_leaves_no_dead_copy_in_private() -> None:
    async with evening() as game:
        ann, channel = game.meet("Ann"), game.channel()
        for sheet in ("rummikub", "kids"):
            await ann.says(f"/rummy new sheet:{sheet}", channel)
            await ann.says("/rummy settings change:computers easy", channel)
            await ann.says("/rummy start", channel)
        await ann.types("draw")
        await ann.sees("Which table do you mean?")
        asked = newest(ann)
        await ann.says("/turn hint", channel)
        await ann.sees("Which table do you mean?", channel)
        await ann.until(lambda: asked not in ann.shown())


async def board_in_a_channel(game: Evening) -> tuple[Channel, Hand]:
    """Open the own board of a table in private in a channel, too."""
    ann, channel = game.meet("Ann"), game.channel()
    for words in ("new rummikub", "settings computers easy", f"settings {SHORT}", "start"):
        await ann.types(words)
    await ann.sees("Your rack")
    code = ann.reads(newest(ann)).partition("table ")[2][:4]
    await ann.says("/rummy tables", channel)
    await ann.presses(f"Table {code}", channel)
    await ann.until(lambda: ann.labels(channel) == ["Draw"])
    return channel, ann


async def test_a_result_in_private_takes_the_place_of_a_board_in_a_channel() -> None:
    async with evening() as game:
        channel, ann = await board_in_a_channel(game)
        for _ in range(40):
            if "Rematch" in ann.labels(ann.direct):
                break
            asked = len(game.discord.world.journal)
            await ann.types("draw")
            await ann.until(lambda: len(game.discord.world.journal) > asked)  # noqa: B023
        await ann.until(lambda: "Rematch" in ann.labels(channel))
        assert "Draw" not in ann.labels(channel)
        await ann.presses("Rematch", channel)
        await ann.until(lambda: ann.labels(channel) == ["Draw"])


async def test_a_closed_table_in_private_leaves_no_board_to_press() -> None:
    async with evening() as game:
        channel, ann = await board_in_a_channel(game)
        await ann.types("stop")
        await ann.sees("To confirm")
        await ann.presses("Close it anyway")
        await ann.until(lambda: "Draw" not in ann.labels(ann.direct) + ann.labels(channel))
        assert "closed" in ann.reads(ann.own(channel)[-1])
        assert "closed" in ann.reads(newest(ann))


@pytest.mark.parametrize("ends", ["match", "leave"])
async def test_a_note_in_private_goes_with_the_match_or_its_reader_though_no_board_is_there(
    ends: str,
) -> None:
    async with evening(racks="here") as game:
        channel, mover, other = await round_of_two(game, rules=SHORT.removeprefix("rule "))
        await other.types("pause")
        await other.sees("You’ve paused the game.")
        await other.says("/rummy resume", channel)
        await other.sees("The game goes on.")
        if ends == "leave":
            await other.says("/rummy leave", channel)
            await other.presses("Leave anyway", channel)
            await mover.sees("has left", channel)
        for turn in range(12 if ends == "match" else 0):
            await mover.sees(f"{(mover, other)[turn % 2].user.name}’s turn", channel)
            await (mover, other)[turn % 2].says("/turn draw", channel)
        await other.until(lambda: other.message_with("The game goes on.", other.direct) is None)


async def test_a_note_to_one_person_in_a_channel_goes_with_the_next_turn_there() -> None:
    async with evening() as game:
        channel, first, other = await round_of_two(game)
        name = first.user.name
        await other.presses("Draw", channel)
        await other.sees(f"It’s {name}’s turn", channel)
        assert "turn" in other.reads(other.own(channel)[-1])
        await first.says("/turn draw", channel)
        await other.until(lambda: not other.own(channel))


async def test_the_news_that_somebody_left_goes_with_the_turn_after_next() -> None:
    async with evening() as game:
        ann, ben, cho = map(game.meet, ("Ann", "Ben", "Cho"))
        channel = await lobby(game, "rummikub", ann, ben, cho)
        await begun(channel, ann)
        await cho.says("/rummy leave", channel)
        await cho.presses("Leave anyway", channel)
        await ann.sees("Cho has left", channel)
        for _ in range(2):
            for hand in (ann, ben):
                await hand.says("/turn draw", channel)
        await ann.until(lambda: ann.message_with("Cho has left", channel) is None)
