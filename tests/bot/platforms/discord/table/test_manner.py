"""When a table on Discord is edited, posted again, or shown in private."""

import re

import pytest

from tests.support.clocks import SteppedClock
from tests.support.discord.client.components import buttons, label, said, selects
from tests.support.discord.client.hands import Hand, labels, told
from tests.support.discord.evening import Evening, evening
from tests.support.discord.lobby import begun, closed, drawn, lobby, round_of_two
from tests.support.discord.loopback.asked import CALLBACK, CREATE, DELETE, PRIVATE
from tests.support.discord.loopback.world import Channel, Message
from tests.support.due import BEGINS


def since(game: Evening, calls: int) -> list[str]:
    """Return the kinds of requests to Discord since a call."""
    return [call.kind for call in game.discord.calls[calls:]]


async def test_settings_are_open_for_the_host_alone_and_the_lobby_keeps_its_keys() -> None:
    async with evening() as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "rummikub", ann)
        keys = ben.labels(channel)
        calls = len(game.discord.calls)
        await ann.presses("Settings", channel)
        assert [one.viewer is ann.user for one in ann.shown(channel)] == [False, True]
        await ben.presses("Join", channel)
        await ann.sees("2. Ben", channel)
        await ann.picks("Time limit: 5 min", channel=channel)
        await ann.picks("2 min", channel=channel)
        await ben.sees("· 2 min a turn ·", channel)
        assert (ben.labels(channel), "Join" in keys) == (keys, True)
        assert "Time limit: 2 min" in ann.offered(channel)
        await ann.presses("Done", channel)
        (page,) = ann.own(channel)
        assert "· 2 min a turn ·" in ann.reads(page)
        assert (labels(page), selects(page.data)) == ([], [])
        edits = since(game, calls).count(CALLBACK)
        assert edits == 5, "each press is answered by itself"


@pytest.mark.parametrize("says", ["settings change:clock 1h", "start"])
async def test_a_page_of_the_settings_goes_once_it_would_show_the_past(says: str) -> None:
    async with evening() as game:
        ann = game.meet("Ann")
        channel = await lobby(game, "rummikub", ann)
        await ann.says("/rummy settings change:computers easy", channel)
        await ann.sees("Computer 2", channel)
        await ann.presses("Settings", channel)
        assert "Time limit: 5 min" in ann.offered(channel)
        await ann.says(f"/rummy {says}", channel)
        await ann.until(lambda: ann.own(channel) == [])
        told = "· 1 h a turn ·" if "clock" in says else "’s turn"
        await ann.sees(told, channel)


async def test_a_command_leaves_nothing_beside_the_table_that_shows_what_came_of_it() -> None:
    async with evening() as game:
        ann = game.meet("Ann")
        channel = game.channel()
        for command in ("new sheet:rummikub", "settings change:computers easy", "start"):
            await ann.says(f"/rummy {command}", channel)
        await ann.sees("’s turn", channel)
        await ann.until(lambda: ann.own(channel) == [])
        await ann.says("/rummy pause")
        await ann.sees("You’ve paused the game.")


async def test_a_live_table_is_edited_until_others_have_written_much_below_it() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        calls = len(game.discord.calls)
        await drawn(mover, other, channel)
        asked = since(game, calls)
        assert (asked.count(CALLBACK), asked.count(CREATE), asked.count(DELETE)) == (2, 1, 0)
        assert other.reads(other.rung()[-1]).startswith(f"It’s @{other.user.name}’s turn.")
        calls = len(game.discord.calls)
        await drawn(other, mover, channel)
        await mover.until(lambda: DELETE in since(game, calls))
        assert since(game, calls).count(CREATE) == since(game, calls).count(DELETE) == 1
        for number in range(14):
            await other.types(f"Chatter {number}", channel)
            await other.says("/rummy tables", channel)
        first = mover.button("Table", channel)[0]
        await drawn(mover, other, channel)
        await mover.until(lambda: mover.button("Table", channel)[0] is not first)


def tables(hand: Hand, channel: Channel) -> list[Message]:
    """Return the messages with a *Table* button, which show a table."""
    shown = [(one, map(label, buttons(one.data))) for one in hand.shown(channel)]
    return [one for one, labels in shown if "Table" in labels]


def after(table: Message, hand: Hand, channel: Channel) -> list[Message]:
    """Return the public messages below a table's message."""
    shown = (one for one in hand.shown(channel) if one.viewer is None)
    return [one for one in shown if int(one.id) > int(table.id)]


async def test_a_slow_table_is_one_message_with_its_last_turns() -> None:
    clock = SteppedClock(BEGINS)
    async with evening(clock=clock, tick=60) as game:
        channel, mover, other = await round_of_two(game, slow=True)
        (table,) = tables(mover, channel)
        for turn in range(10):
            await clock.go_by(2 * 3_600)
            await drawn(mover, other, channel)
            mover, other = other, mover
            assert tables(mover, channel) == [table]
            told_ = mover.reads(table)
            assert told_.count(" drew.") == min(turn + 1, 8)
            await mover.until(lambda: len(after(table, mover, channel)) == 1)  # noqa: B023 - asked at once
            (line,) = after(table, mover, channel)
            assert f"<@{mover.user.id}>" in said(line.data)
        assert told(await mover.presses("History", channel)).count(" drew.") == 10


async def test_a_direct_message_is_answered_in_direct_messages() -> None:
    async with evening() as game:
        ann = game.meet("Ann")
        await lobby(game, "rummikub", ann)
        await ann.types("tables")
        assert "Rummikub, not started" in await ann.sees("not started")


async def test_a_player_may_play_in_direct_messages_by_typing_and_by_buttons() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        await mover.says("/rummy notify way:dm", channel)
        await drawn(mover, other, channel)
        await other.presses("My rack", channel)
        await other.presses("Draw", channel)
        await mover.sees("Your turn:")
        await mover.types("draw")
        await mover.sees("The table’s chat shows every move.")
        await mover.until(lambda: len(mover.shown()) == 1)
        await other.presses("My rack", channel)
        await other.presses("Draw", channel)
        await mover.sees("Your turn:")
        await mover.says("/turn draw")
        await mover.sees("Your rack (17):")
        await mover.until(lambda: len(mover.shown()) == 1)


async def test_a_rack_opened_anew_takes_the_older_one_away() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        await mover.presses("My rack", channel)
        rack = mover.own(channel)[-1]
        assert said(rack.data).endswith("Turn 1")
        await mover.says("/turn draw", channel)
        await drawn(other, mover, channel)
        await mover.presses("My rack", channel)
        await mover.until(lambda: len(mover.own(channel)) == 1)
        (shown,) = mover.own(channel)
        assert shown is not rack
        assert said(shown.data).endswith("Turn 3")


async def test_a_rack_in_the_channel_follows_what_its_owner_does_elsewhere() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        await mover.presses("My rack", channel)
        (rack,) = mover.own(channel)
        assert "Draw" in map(label, buttons(rack.data))
        await mover.types("draw")
        await mover.until(lambda: "Draw" not in map(label, buttons(rack.data)))
        await other.types("draw")
        await mover.until(lambda: "Draw" in map(label, buttons(rack.data)))
        await mover.presses_on(*mover.button("Draw", channel))
        await mover.until(lambda: "Draw" not in map(label, buttons(rack.data)))
        assert "has changed" not in said(rack.data)


async def test_a_rack_too_old_to_be_edited_is_shown_anew_by_a_press() -> None:
    clock = SteppedClock(BEGINS)
    async with evening(clock=clock) as game:
        channel, mover, other = await round_of_two(game, slow=True)
        await mover.presses("My rack", channel)
        rack = mover.own(channel)[-1]
        old = mover.button("Draw", channel)
        await clock.go_by(20 * 60)
        await mover.types("draw")
        await drawn(other, mover, channel)
        await mover.presses_on(*old)
        assert said(rack.data).startswith("The table has changed")
        assert said(rack.data).endswith(
            "Turn 3 · After 15 minutes this copy no longer changes: “My rack” brings a new one."
        )


async def test_help_stands_beside_the_rack() -> None:
    async with evening() as game:
        channel, mover, _ = await round_of_two(game)
        await mover.presses("My rack", channel)
        await mover.picks("Help", channel=channel)
        await mover.until(lambda: len(mover.own(channel)) == 2)
        rack, help_ = mover.own(channel)
        assert said(rack.data).endswith("Turn 1")
        assert re.search(r"</turn play:\d+>: place tiles from your rack", said(help_.data))
        assert "close the table" not in said(help_.data)
        await mover.presses("All commands", channel)
        await mover.until(lambda: len(mover.own(channel)) == 3)
        assert "close the table" in said(mover.own(channel)[-1].data)
        assert not any(
            "close the table" in said(one.data)
            for one in mover.shown(channel)
            if one.viewer is None
        )


async def test_old_buttons_of_a_closed_table_say_that_it_is_closed() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        await mover.presses("My rack", channel)
        left = mover.button("Draw", channel), mover.button("Table", channel)
        host = next(one for one in (mover, other) if one.user.name == "Ann")
        await closed(channel, host)
        await mover.sees("Ann closed table", channel)
        for message, button in left:
            assert "This table is closed." in told(await mover.presses_on(message, button))


async def test_a_closed_table_is_told_in_direct_messages() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        await mover.says("/rummy notify way:dm", channel)
        await mover.types("rack")
        await mover.sees("Your rack")
        host = next(one for one in (mover, other) if one.user.name == "Ann")
        await closed(channel, host)
        await mover.sees("closed")
        await mover.until(lambda: len(mover.shown()) == 1)
        assert mover.labels(mover.direct) == []
        assert other.shown() == []
        opened = [one.asked.body for one in game.discord.calls if one.kind == PRIVATE]
        assert opened == [{"recipient_id": mover.user.id}]


async def test_the_lobby_goes_when_the_table_takes_its_place() -> None:
    async with evening() as game:
        channel, mover, _ = await round_of_two(game)
        public = [one for one in mover.shown(channel) if one.viewer is None]
        assert ["Seats taken" in mover.reads(one) for one in public] == [False]


async def test_a_typed_hint_stands_once_in_a_direct_message() -> None:
    async with evening() as game:
        ann = game.meet("Ann")
        await ann.types("new rummikub")
        for setting in ("computers easy", "assist hints 5", "rule first_laying=0 hand=30"):
            await ann.types(f"settings {setting}")
        await ann.types("start")
        await ann.sees("Your turn")
        for left in ("4 hints", "3 hints"):
            await ann.types("hint")
            await ann.sees(f"{left} left")
            await ann.until(lambda: "Draw" in labels(ann.shown()[-1]))
            shown = "".join(map(ann.reads, ann.shown()))
            assert shown.count("hints left") == 1
        await ann.types("sort colour")
        await ann.until(lambda: "Draw" in labels(ann.shown()[-1]))
        assert "".join(map(ann.reads, ann.shown())).count("hints left") == 1
        await ann.presses("Hint")
        await ann.sees("2 hints left")
        await ann.until(lambda: "".join(map(ann.reads, ann.shown())).count("hints left") == 1)


async def test_rules_are_leafed_through_in_one_direct_message() -> None:
    async with evening() as game:
        ann = game.meet("Ann")
        await ann.types("help")
        await ann.sees("What you can do now")
        calls = len(game.discord.calls)
        for name in ("Rules", "Rummikub", "Jokers"):
            await ann.presses(name)
        assert since(game, calls) == [CALLBACK] * 3
        (page,) = ann.shown()
        await ann.types("rules scoring")
        await ann.until(lambda: len(ann.shown()) == 2)
        assert ann.shown()[0] is page


@pytest.mark.parametrize("direct", [False, True])
async def test_a_hint_stands_in_the_board_whose_keys_stay_last(*, direct: bool) -> None:
    async with evening(racks="dm" if direct else "here") as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "rummikub", ann, ben)
        await ann.says("/rummy settings change:assist hints 3", channel)
        await ann.sees("3 hints", channel)
        await begun(channel, ann)
        turn = await ann.sees("’s turn", channel)
        mover = ann if "@Ann’s turn" in turn else ben
        place = mover.direct if direct else channel
        if direct:
            await mover.sees("Your turn")
        else:
            await mover.presses("My rack", channel)
        board, key = mover.button("Hint", place)
        count = len(mover.shown(place))
        hinted = await mover.presses_on(board, key)
        await mover.until(lambda: not hinted.loading)
        assert len(mover.shown(place)) == count, "nothing stands below the board"
        said_, keys = mover.reads(board), labels(board)
        assert said_.index("hints left") < said_.index("Your rack")
        assert "Draw" in keys
        rack = selects(board.data)[0]
        await mover.picks_on(board, rack, [rack["options"][0]["value"]])
        await mover.sees("Picked: ", place)
        picked = mover.reads(board)
        assert picked.split("\n\n")[0] == said_.split("\n\n")[0], "the hint goes with the turn"
        assert picked.count("hints left") == 1


async def test_the_settings_that_one_person_sees_are_in_that_persons_language() -> None:
    async with evening() as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "basic", ann, ben)
        await ann.says("/rummy settings change:language deutsch", channel)
        await ann.sees("Tisch", channel)
        await ann.presses("Einstellungen", channel)
        await ann.sees("What would you like to change?", channel)
        assert "Language: Deutsch" in ann.offered(channel)
