"""Places that close and reopen, late words, and many tables at once."""

import re

from tests.support.clocks import SteppedClock
from tests.support.discord.client.hands import Hand, is_private, told
from tests.support.discord.evening import Evening, evening
from tests.support.discord.lobby import begun, lobby, round_of_two
from tests.support.discord.loopback import refusals
from tests.support.discord.loopback.asked import CALLBACK, CREATE
from tests.support.discord.loopback.interactions import DEFER_UPDATE, VALID
from tests.support.discord.loopback.world import ATTACH, SEND, USUAL, Channel, Message
from tests.support.discord.slow import slowly
from tests.support.due import BEGINS

CLOSED = "I can’t send you direct messages"


def code_in(channel: Channel, hand: Hand) -> str:
    """Return the code of the table in a channel."""
    heads = (hand.reads(one) for one in hand.shown(channel))
    return next(text.partition("table ")[2][:4] for text in heads if "table " in text)


async def test_closed_direct_messages_are_told_once_and_the_channel_serves() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        await other.says("/rummy notify way:dm", channel)
        other.user.takes_messages = False
        await mover.says("/turn draw", channel)
        await other.sees(f"{other.user.name}, {CLOSED}. Press “My rack” at the table", channel)
        for first, second in ((other, mover), (mover, other)):
            await first.presses("My rack", channel)
            await first.presses("Draw", channel)
            await second.sees(f"It’s @{second.user.name}’s turn", channel)
        assert sum(CLOSED in other.reads(one) for one in other.shown(channel)) == 1
        assert other.direct.messages == {}
        other.user.takes_messages = True
        await other.types("rack")
        await other.sees("Your rack (15)")


async def test_a_long_flood_is_waited_out_without_asking_again() -> None:
    clock = SteppedClock(BEGINS)
    async with evening(clock=clock) as game:
        channel, mover, other = await round_of_two(game)
        game.discord.refuse(CREATE, refusals.shared_too_many(45))
        calls = len(game.discord.calls)
        await mover.says("/turn draw", channel)
        await mover.until(lambda: any(one.refused for one in game.discord.calls[calls:]))
        await clock.go_by(44)
        asked = [one for one in game.discord.calls[calls:] if one.kind == CREATE]
        assert len(asked) == 1
        await clock.go_by(2)
        await other.sees(f"It’s @{other.user.name}’s turn", channel)


async def test_a_press_that_takes_long_is_heard_at_once_and_changes_its_own_message() -> None:
    async with slowly() as (game, store):
        channel, mover, other = await round_of_two(game)
        await mover.presses("My rack", channel)
        (rack,) = mover.own(channel)
        promised = await store.takes_long(game, mover.taps("Draw", channel))
        assert promised.answer is not None
        assert promised.answer["type"] == DEFER_UPDATE
        store.free.set()
        await mover.until(lambda: "Your rack (15)" in mover.reads(rack))
        await other.sees(f"It’s @{other.user.name}’s turn", channel)
        assert mover.own(channel) == [rack]


async def test_an_expired_answer_is_lost_but_its_action_stays() -> None:
    async with slowly() as (game, store):
        channel, mover, other = await round_of_two(game)
        await store.takes_long(game, mover.hurries("/turn draw", channel))
        store.clock.jump(VALID + 1)
        store.free.set()
        await other.sees(f"It’s @{other.user.name}’s turn", channel)
        await mover.until(lambda: refusals.OLD_TOKEN in [one.refused for one in game.discord.calls])
        assert "Your rack (15)" in told(await mover.says("/turn rack", channel))


async def test_a_regained_permission_brings_the_table_back() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        code = code_in(channel, mover)
        game.discord.permit(channel, USUAL & ~SEND)
        await mover.says("/turn draw", channel)
        await other.sees("The game is paused.")
        await other.types("draw")
        await other.sees("The game is paused.")
        game.discord.permit(channel, USUAL)
        await other.says(f"/rummy join code:{code}", channel)
        await other.sees("has resumed the game", channel)
        await other.says("/turn draw", channel)
        await mover.sees(f"It’s @{mover.user.name}’s turn", channel)


async def test_a_bot_removed_and_added_again_continues_the_game() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        code = code_in(channel, mover)
        game.discord.leave(game.guild)
        await mover.types("draw")
        for hand in (mover, other):
            await hand.sees("The game is paused.")
        game.discord.arrive(game.guild)
        await other.says(f"/rummy join code:{code}", channel)
        await other.sees(f"It’s @{other.user.name}’s turn", channel)


async def test_joining_by_an_old_button_brings_the_table_back_to_the_channel_that_lost_it() -> None:
    async with evening() as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "rummikub", ann)
        game.discord.leave(game.guild)
        await ann.types("settings computers 1")
        await ann.sees("lost its chat")
        game.discord.arrive(game.guild)
        await ben.presses("Join", channel)
        await ben.sees("Ben", channel)


async def test_a_press_that_came_too_late_to_be_answered_still_changes_its_direct_message() -> None:
    async with evening(racks="dm") as game:
        _, mover, _ = await round_of_two(game)
        await mover.sees("Your rack (14)")
        game.discord.refuse(CALLBACK, refusals.NO_INTERACTION)
        await mover.taps("Draw")
        await mover.sees("Your rack (15)")


async def test_presses_without_a_right_change_nothing() -> None:
    async with evening() as game:
        ann, ben, eve = game.meet("Ann"), game.meet("Ben"), game.meet("Eve")
        ben.user.permissions = SEND
        channel = await lobby(game, "rummikub", ann, ben)
        assert "host" in told(await ben.presses("Start", channel))
        assert "host" in told(await ben.presses("Settings", channel))
        await begun(channel, ann)
        refused = await eve.presses("My rack", channel)
        assert told(refused).startswith("You’re not at this table.")
        assert is_private(refused)
        assert "not at this table" in told(await eve.says("/turn draw", channel))


async def test_one_of_two_tables_is_chosen_by_a_press() -> None:
    async with evening() as game:
        ann, eve = game.meet("Ann"), game.meet("Eve")
        channel = await lobby(game, "rummikub", ann)
        await ann.says("/rummy new sheet:kids", channel)
        await ann.sees("myRummy Kids, table", channel)
        asked = await eve.says("/rummy join", channel)
        assert (is_private(asked), told(asked)[:24]) == (True, "Which table do you mean?")
        await eve.picks(next(one for one in eve.offered(channel) if "Kids" in one), channel=channel)
        assert "myRummy Kids" in await ann.sees("2. Eve", channel)


LISTED = re.compile(r"(\w{4}): Rummikub, (your|Ben’s) turn(?:\. The turn ends <t:(\d+):R>\.)?")


async def test_five_tables_of_a_player_are_listed_the_own_turn_and_the_least_time_first() -> None:
    async with evening() as game:
        ann, ben, where = game.meet("Ann"), game.meet("Ben"), {}
        for clock in ("24h", "none", "1h", "5m", "3d"):
            channel = await opened(game, ann, ben, clock)
            where[code_in(channel, ann)] = channel.id
        tables, _, links = told(await ann.says("/rummy tables", game.channel())).partition("\n\n")
        found = [one.groups() for one in map(LISTED.fullmatch, tables.split("\n")) if one]
        urgent = [(turn != "your", float(ends or "inf")) for _, turn, ends in found]
        assert (len(urgent), urgent) == (5, sorted(urgent))
        assert {others for others, _ in urgent} == {True, False}
        led = re.findall(r"\[Table (\w+)\]\(https://discord.com/channels/\d+/(\d+)/\d+\)", links)
        assert led == [(code, where[code]) for code, *_ in found]


async def opened(game: Evening, ann: Hand, ben: Hand, clock: str) -> Channel:
    """Begin a round of two in a new channel, with this clock setting."""
    channel = await lobby(game, "rummikub", ann, ben)
    await ann.says(f"/rummy settings change:clock {clock}", channel)
    if clock != "5m":
        await ann.until(lambda: "· 5 min a turn ·" not in ann.reads(public(channel, ann)[-1]))
    await begun(channel, ann)
    return channel


def public(channel: Channel, hand: Hand) -> list[Message]:
    """Return the messages that everybody sees."""
    return [one for one in hand.shown(channel) if one.viewer is None]


async def test_tables_come_as_text_while_attachments_are_forbidden() -> None:
    async with evening(look="picture") as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "rummikub", ann, ben)
        game.discord.permit(channel, USUAL & ~ATTACH)
        await begun(channel, ann)
        turn = await ann.sees("The table is still empty.", channel)
        mover, other = (ann, ben) if "@Ann’s turn" in turn else (ben, ann)
        game.discord.permit(channel, USUAL)
        await mover.says("/turn draw", channel)
        await other.sees(f"@{other.user.name}", channel)
        await ann.until(lambda: [one for one in public(channel, ann) if one.data["attachments"]])
        game.discord.permit(channel, USUAL & ~ATTACH)
        await other.types("draw")
        await mover.sees(f"It’s @{mover.user.name}’s turn", channel)
