"""A picture is uploaded again only after a change; other edits keep the file."""

import pytest

from bot.platforms.discord.replying import PROMISES
from tests.support.clocks import SteppedClock
from tests.support.discord.client.components import selects
from tests.support.discord.client.hands import Hand
from tests.support.discord.evening import Evening, evening
from tests.support.discord.lobby import round_of_two
from tests.support.discord.loopback.interactions import DEFER
from tests.support.discord.loopback.world import Channel, Message
from tests.support.discord.table import Table, short


def uploaded(game: Evening) -> int:
    return len(game.discord.world.files)


def board(hand: Hand, place: Channel) -> Message:
    """Return the player's own board, with its picture."""
    return next(one for one in reversed(hand.shown(place)) if selects(one.data))


async def picks_one(hand: Hand, place: Channel, number: int) -> None:
    """Pick this many tiles of the rack in its list."""
    message = board(hand, place)
    select = selects(message.data)[0]
    values = [option["value"] for option in select["options"][:number]]
    done = await hand.picks_on(message, select, values)
    await hand.until(lambda: not done.loading)


@pytest.mark.parametrize("direct", [False, True])
async def test_choosing_tiles_sends_no_picture_again_and_a_draw_sends_another(
    *, direct: bool
) -> None:
    async with evening(look="picture", racks="dm" if direct else "here") as game:
        channel, mover, other = await round_of_two(game)
        place = mover.direct if direct else channel
        if direct:
            await mover.sees("Your turn")
            await mover.until(lambda: other.shown() and other.shown()[-1].data["attachments"])
        else:
            await mover.presses("My rack", channel)
        before, (file,) = uploaded(game), board(mover, place).data["attachments"]
        for number in (1, 2, 0):
            await picks_one(mover, place, number)
            assert board(mover, place).data["attachments"] == [file]
        assert uploaded(game) == before
        await mover.presses("Draw", place)
        await mover.until(lambda: uploaded(game) > before)


async def test_a_press_on_a_board_that_was_renewed_meanwhile_still_shows_what_is() -> None:
    async with evening(look="picture") as game:
        channel, mover, _ = await round_of_two(game)
        await mover.presses("My rack", channel)
        message = board(mover, channel)
        message.data["attachments"][0]["filename"] = "table-of-another-time.png"
        await picks_one(mover, channel, 1)
        (file,) = board(mover, channel).data["attachments"]
        assert file["filename"] != "table-of-another-time.png"


@pytest.mark.parametrize("asked", ["Watch the replay", "/rummy replay", "/rummy table"])
async def test_a_picture_that_takes_long_is_promised_before_it_is_painted(asked: str) -> None:
    async with short(look="picture") as (table, channel):
        await table.play_round()
        ann = next(one.hand for one in table.people.values() if one.name == "Ann")
        table.watch.sketcher.free.clear()
        known = set(table.game.discord.interactions.begun)
        if asked.startswith("/"):
            await ann.hurries(asked, channel)
        else:
            await ann.taps(asked, channel)
        begun = table.game.discord.interactions.begun
        (new,) = [begun[number] for number in begun.keys() - known]
        for _ in range(6):
            await clock_of(table).go_by(PROMISES)
        assert new.answer is not None
        assert new.answer["type"] == DEFER
        table.watch.sketcher.free.set()
        await ann.until(lambda: not new.loading)
        assert new.original is not None
        assert new.original.data["attachments"]
        assert (new.original.viewer is None) == (asked != "/rummy replay")
        assert not new.failed


def clock_of(table: Table) -> SteppedClock:
    assert isinstance(table.game.parts.clock, SteppedClock)
    return table.game.parts.clock
