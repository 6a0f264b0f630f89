"""A round on Discord by buttons and lists alone, and the ways to join a table."""

from tests.support.clocks import SteppedClock
from tests.support.discord.client.hands import Hand
from tests.support.discord.evening import evening
from tests.support.discord.lobby import begun, calls, lobby
from tests.support.discord.loopback.asked import EDIT
from tests.support.discord.loopback.server import Call
from tests.support.discord.loopback.world import Channel
from tests.support.discord.table import Table, agreed, dealt, short, watched
from tests.support.discord.watching import Watch
from tests.support.discord.ways import ByComponents, Player
from tests.support.due import BEGINS


async def test_discord_counts_down_to_the_end_of_a_turn() -> None:
    async with evening(clock=SteppedClock(BEGINS)) as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "rummikub", ann, ben)
        await begun(channel, ann)
        assert f"’s turn. The turn ends <t:{BEGINS + 300:.0f}:R>." in await ann.sees("<t:", channel)


async def test_a_round_by_components_alone() -> None:
    async with watched("picture", SteppedClock(BEGINS)) as (game, watch):
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "rummikub", ann, ben)
        for change in agreed("rummikub"):
            await ann.says(f"/rummy settings change:{change}", channel)
        await ann.sees("2 rounds · unlimited hints", channel)
        await ann.sees("Points for the initial meld: 10", channel)
        await ann.says("/rummy start", channel)
        players = [Player(hand, channel, ByComponents()) for hand in (ann, ben)]
        table = await dealt(game, watch, *players)
        await table.play_round()
        assert watch.too_many_calls(channel.id) == []
        assert len(set(watch.callbacks())) == 1


async def test_an_edit_counts_for_the_turn_that_it_shows_however_late_it_arrives() -> None:
    async with short() as (table, channel):
        watch, mover = table.watch, await draws(table, channel)
        shown = f"It’s {(await table.mover()).name}’s turn"
        late = max(at for at, call in enumerate(watch.discord.calls) if is_edit(call, shown, watch))
        call, _ = watch.discord.calls.pop(late), watch.when.pop(late - watch.before)
        assert await draws(table, channel) is not mover
        watch.discord.calls.append(call)
        watch.when.append(watch.when[-1])
        assert watch.too_many_calls(channel.id) == []
        watch.discord.calls.append(call)
        watch.when.append(watch.when[-1])
        assert [turn.partition(":")[0] for turn in watch.too_many_calls(channel.id)] == ["turn 2"]


async def draws(table: Table, channel: Channel) -> Player:
    """Let the player on turn draw, and wait until the next player was called."""
    mover = await table.mover()
    await table.opened(mover)
    await mover.says("draw")
    await mover.hand.until(lambda: len(calls(mover.hand, channel)) == 1)
    next_ = await table.mover()
    await mover.hand.until(lambda: f"@{next_.name}" in calls(mover.hand, channel)[0])
    return mover


def is_edit(call: Call, shown: str, watch: Watch) -> bool:
    return call.kind == EDIT and shown in watch.words(call.asked.body)


async def test_the_result_replaces_the_rack_of_the_player_who_ended_the_round() -> None:
    async with short() as (table, channel):
        while table.now.round is not None:
            await table.step()
        last = table.people[table.now.state.deeds[-1].seat].hand
        assert any("This round: " in last.reads(message) for message in last.own(channel))


async def test_a_rack_asked_for_in_direct_messages_says_there_that_the_round_is_over() -> None:
    async with short() as (table, _):
        ann = next(one for one in table.people.values() if one.name == "Ann").hand
        await ann.types("rack")
        await ann.sees("Turn")
        await table.play_round()
        assert not (await ann.sees("This round: ")).endswith("Turn 1")
        assert len(ann.shown()) == 1


async def test_a_result_and_the_next_round_appear_in_direct_messages() -> None:
    async with short(direct=True) as (table, _):
        ann, ben = (player.hand for player in table.people.values())
        await table.play_round()
        for hand in (ann, ben):
            await hand.until(lambda: "Next round" in hand.labels(hand.direct))  # noqa: B023 - asked at once
            await hand.until(lambda: len(hand.shown()) == 1)  # noqa: B023 - as above
        await ann.presses("Next round")
        await ben.sees(f"Ready: {ann.user.name}")
        await ben.presses("Next round")
        for hand in (ann, ben):
            await hand.until(lambda: ended(hand) == [True, False])  # noqa: B023 - asked at once
            await hand.until(lambda: "Next round" not in hand.labels(hand.direct))  # noqa: B023 - as above
            over = hand.reads(hand.shown()[0])
            assert "The next round begins" not in over
            assert "Ready: " not in over


def ended(hand: Hand) -> list[bool]:
    """Return, for each direct message, whether it tells the result of a round."""
    return ["This round: " in hand.reads(message) for message in hand.shown()]


async def test_in_direct_messages_lobby_and_rack_go_when_they_are_of_no_more_use() -> None:
    async with watched("text", SteppedClock(BEGINS)) as (game, watch):
        ann, ben = game.meet("Ann"), game.meet("Ben")
        await ann.types("new rummikub")
        await ann.types("settings rule hand=3 first_laying=1 copies=1")
        await ann.sees("Dealt to each player: 3")
        await ben.types(f"join {watch.now.state.code}")
        await ann.sees("2. Ben")
        await ann.types("start")
        players = [Player(hand, hand.direct, ByComponents()) for hand in (ann, ben)]
        table = await dealt(game, watch, *players)
        table.had |= {"blunder", "undo"}
        for hand in (ann, ben):
            await hand.until(lambda: "Leave" not in hand.labels(hand.direct))  # noqa: B023 - asked at once
        await table.play_round()
        for player in players:
            await player.hand.until(lambda: player.turn is None)  # noqa: B023 - asked at once
            assert "Rematch" in player.hand.labels(player.place)
        await table.next_round()
        for hand in (ann, ben):
            await hand.until(lambda: "Rematch" not in hand.labels(hand.direct))  # noqa: B023 - as above
            assert "Watch the replay" in hand.labels(hand.direct), "what shows its round stays"
