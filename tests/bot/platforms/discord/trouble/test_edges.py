"""Trouble on Discord: late answers, lost people and places, rate limits."""

from functools import partial

from tests.support.clocks import SteppedClock
from tests.support.discord.client.components import buttons, label, said
from tests.support.discord.client.hands import Hand, is_private, told
from tests.support.discord.evening import Evening, evening
from tests.support.discord.lobby import begun, lobby, round_of_two
from tests.support.discord.loopback import refusals
from tests.support.discord.loopback.asked import CALLBACK, CREATE, EDIT
from tests.support.discord.loopback.interactions import DEFER
from tests.support.discord.loopback.world import SEND, USUAL, VIEW, Channel
from tests.support.discord.slow import slowly
from tests.support.due import BEGINS


async def test_a_late_or_repeated_answer_changes_no_action() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        game.discord.refuse(CALLBACK, refusals.NO_INTERACTION)
        await mover.hurries("/turn draw", channel)
        await mover.sees(f"It’s @{other.user.name}’s turn", channel)
        game.discord.refuse(CALLBACK, refusals.ACKNOWLEDGED)
        await other.hurries("/turn draw", channel)
        await mover.sees(f"{other.user.name} drew.", channel)
        await mover.sees(f"It’s @{mover.user.name}’s turn", channel)
        assert "Your rack (15)" in told(await mover.says("/turn rack", channel))


async def test_a_slow_action_is_deferred_and_its_result_told_later() -> None:
    async with slowly() as (game, store):
        channel, mover, other = await round_of_two(game)
        promised = await store.takes_long(game, mover.hurries("/turn draw", channel))
        assert promised.answer is not None
        assert (promised.answer["type"], is_private(promised)) == (DEFER, True)
        store.free.set()
        await mover.sees("Your rack (15)", channel)
        assert promised.original is not None
        assert "Your rack (15)" in mover.reads(promised.original)
        await other.sees(f"It’s @{other.user.name}’s turn", channel)


async def test_repeated_foreign_and_old_presses_change_nothing() -> None:
    clock = SteppedClock(BEGINS)
    async with evening(clock=clock) as game:
        channel, mover, other = await round_of_two(game)
        await mover.presses("My rack", channel)
        (rack,) = mover.own(channel)[-1:]
        draw = next(key for key in buttons(rack.data) if label(key) == "Draw")
        await mover.presses_on(rack, draw)
        again = await mover.presses_on(rack, draw)
        answered = said(again.answer["data"] if again.answer else {}) + mover.reads(rack)
        assert "Done. New on your rack" in answered
        assert "has changed" not in answered
        await other.sees(f"It’s @{other.user.name}’s turn", channel)
        assert "your turn is over" in told(await mover.says("/turn draw", channel))
        clock.jump(7 * 86_400)
        await mover.presses_on(rack, draw)
        assert "Your rack (15)" in mover.reads(rack)


async def test_a_table_whose_message_was_deleted_is_shown_anew() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        for message in mover.shown(channel):
            del channel.messages[message.id]
        await mover.says("/turn draw", channel)
        await other.sees(f"It’s @{other.user.name}’s turn", channel)


async def test_floods_and_failures_are_waited_out_and_nothing_is_lost_or_told_twice() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        game.discord.refuse(EDIT, refusals.too_many(0.05), refusals.too_many_old_edits(60))
        game.discord.refuse(CREATE, refusals.too_many(0.05), refusals.BROKEN)
        await mover.says("/turn draw", channel)
        await other.sees(f"It’s @{other.user.name}’s turn", channel)
        await other.says("/turn draw", channel)
        await mover.sees(f"It’s @{mover.user.name}’s turn", channel)
        public = [one for one in mover.shown(channel) if one.viewer is None]
        tables = [one for one in public if "My rack" in map(label, buttons(one.data))]
        assert len([one for one in tables if "stock 76" in mover.reads(one)]) == 1


async def test_a_channel_without_write_permission_pauses_the_table_and_all_are_told() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        game.discord.permit(channel, USUAL & ~SEND)
        await mover.says("/turn draw", channel)
        for hand in (mover, other):
            await hand.sees("lost its chat")
            await hand.sees("resume")
        await other.types("resume")
        await other.sees("The game goes on.")
        await mover.sees("has resumed the game")
        await other.types("draw")
        await mover.sees("Your turn: ")


async def test_the_note_about_the_lost_channel_goes_when_the_table_is_closed() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        game.discord.permit(channel, USUAL & ~SEND)
        await mover.says("/turn draw", channel)
        for hand in (mover, other):
            await hand.sees("lost its chat")
        await next(hand for hand in (mover, other) if hand.user.name == "Ann").types("stop yes")
        for hand in (mover, other):
            await hand.until(partial(knows_no_lost_channel, hand))


def knows_no_lost_channel(hand: Hand) -> bool:
    told = [hand.reads(one) for one in hand.shown(hand.direct)]
    return not any("lost its chat" in one for one in told)


async def test_a_table_requested_in_a_mute_channel_is_shown_in_private() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        game.discord.permit(channel, VIEW)
        await mover.says("/turn draw", channel)
        await other.sees("lost its chat")
        await other.presses("Table", channel)
        await other.until(lambda: other.own(channel))
        assert "Paused" in other.reads(other.own(channel)[-1])


async def test_a_channel_deleted_and_a_server_left_take_no_game_along() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        game.discord.delete(channel)
        await other.types("tables")
        await mover.types("draw")
        for hand in (mover, other):
            await hand.sees("lost its chat")


async def test_names_call_nobody_and_break_nothing() -> None:
    async with evening() as game:
        ann = game.meet("@everyone **Ann** <@1000> `x` [a](https://b.c) \u202etfel")
        ben = game.meet("# Ben")
        channel = await lobby_of(game, ann, ben)
        await begun(channel, ann)
        for message in ann.shown(channel):
            assert "everyone" not in message.rang
            assert "\u202e" not in said(message.data)
            assert "<@1000>" not in said(message.data)
        assert {one.user.id for one in (ann, ben)} >= set().union(*(m.rang for m in ann.rung()))


async def lobby_of(game: Evening, host: Hand, *others: Hand) -> Channel:
    channel = game.channel()
    await host.says("/rummy new sheet:rummikub", channel)
    await host.sees("Seats taken: 1", channel)
    for taken, hand in enumerate(others, 2):
        await hand.presses("Join", channel)
        await host.sees(f"Seats taken: {taken}", channel)
    return channel


async def test_a_dropped_gateway_is_resumed_and_a_press_meanwhile_is_answered() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        await mover.presses("My rack", channel)
        await game.discord.gateway.drop()
        await mover.presses("Draw", channel)
        await other.sees(f"It’s @{other.user.name}’s turn", channel)
        assert (game.discord.gateway.resumed, len(game.discord.gateway.identified)) == (1, 1)


async def test_two_tables_of_a_channel_are_told_apart() -> None:
    async with evening() as game:
        ann = game.meet("Ann")
        channel = await lobby(game, "rummikub", ann)
        await ann.says("/rummy new sheet:kids", channel)
        await ann.until(lambda: [bool(m.viewer) for m in ann.shown(channel)].count(False) == 2)
        assert is_private(await ann.says("/rummy start", channel))
        listed = told(await ann.says("/rummy tables", channel))
        assert ("Rummikub" in listed, "Kids" in listed) == (True, True)
