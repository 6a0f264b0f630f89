"""A rack by direct message notifies the player on turn, and the channel stays quiet."""

import pytest

from bot.platforms.discord.writing import LINKS
from core.engine.table.state import Racks
from tests.support.clocks import SteppedClock
from tests.support.discord.client.components import SELECT, buttons, every, label, said
from tests.support.discord.client.hands import Hand
from tests.support.discord.evening import Evening, evening
from tests.support.discord.lobby import begun, closed, lobby, round_of_two
from tests.support.discord.loopback.asked import PRIVATE
from tests.support.discord.loopback.refusals import CODES, Refusal
from tests.support.discord.loopback.world import Channel
from tests.support.due import BEGINS

SILENT = 1 << 12
"""The flag of a message that makes no sound."""


async def dealt_out_of_reach(game: Evening) -> tuple[Channel, Hand, Hand]:
    """Deal a round of two who take no direct messages, and are told so."""
    ann, ben = game.meet("Ann"), game.meet("Ben")
    channel = await lobby(game, "rummikub", ann, ben)
    refused = Refusal(403, 50007, "Cannot send messages to this user", CODES)
    game.discord.refuse(PRIVATE, refused, refused)
    await begun(channel, ann)
    for hand in (ann, ben):
        await ann.sees(f"{hand.user.name}, I can’t send you direct messages", channel)
    return channel, ann, ben


async def dealt(game: Evening) -> tuple[Channel, Hand, Hand]:
    """Deal a round of two with racks by direct message; return the player on turn first."""
    ann, ben = game.meet("Ann"), game.meet("Ben")
    channel = await lobby(game, "rummikub", ann, ben)
    await begun(channel, ann)
    for hand in (ann, ben):
        await hand.sees("Your rack (14):")
    await ann.until(lambda: any(hand.message_with("Your turn", hand.direct) for hand in (ann, ben)))
    return (channel, ann, ben) if ann.message_with("Your turn", ann.direct) else (channel, ben, ann)


def rung_there(hand: Hand, place: Channel) -> int:
    return sum(one.id in place.messages for one in hand.rung())


async def test_each_gets_table_rack_and_keys_and_only_the_mover_is_called() -> None:
    async with evening(racks="dm") as game:
        channel, first, other = await dealt(game)
        assert "Draw" in first.labels(first.direct)
        assert "Draw" not in other.labels(other.direct)
        assert rung_there(first, channel) == rung_there(other, channel) == 0
        before = len(game.discord.calls)
        await first.presses("Draw")
        await other.sees("Your turn")
        await first.until(lambda: "Draw" not in first.labels(first.direct))
        assert "New on your rack" in first.reads(first.shown()[-1])
        assert rung_there(other, channel) == 0
        posted = [call for call in game.discord.calls[before:] if call.kind.startswith("POST /ch")]
        assert len(posted) == 1, "one new message, for who is on turn"


async def test_a_press_in_the_channel_renews_the_rack_and_leads_to_it() -> None:
    async with evening(racks="dm") as game:
        channel, first, other = await dealt(game)
        rack = first.shown()[-1]
        await first.presses("Draw", channel)
        await other.sees("Your turn")
        await first.until(lambda: "Draw" not in first.labels(first.direct))
        (told,) = first.own(channel)
        there = f"{LINKS}/@me/{first.direct.id}/{rack.id}"
        assert f"[Go to direct messages]({there})" in said(told.data)
        assert first.shown()[-1] is rack
        assert "New on your rack" in first.reads(rack)
        await first.presses("My rack", channel)
        await first.until(
            lambda: any("Your rack (15)" in first.reads(o) for o in first.own(channel))
        )


async def test_a_link_to_a_rack_goes_once_the_rack_stands_in_a_newer_message() -> None:
    async with evening(racks="dm") as game:
        channel, first, other = await dealt(game)
        await first.presses("Draw", channel)
        await other.sees("Your turn")
        await first.sees("Go to direct messages", channel)
        await other.presses("Draw")
        await first.sees("Your turn")
        await first.until(lambda: not first.own(channel))
        rack = first.shown()[-1]
        await first.presses("Draw", channel)
        await first.until(lambda: str(rack.id) in str([one.data for one in first.own(channel)]))


async def test_a_press_in_the_channel_opens_the_rack_there_without_direct_messages() -> None:
    async with evening(racks="dm") as game:
        channel, ann, ben = await dealt_out_of_reach(game)
        mover = ann if ann.message_with("Ann’s turn", channel) else ben
        await mover.presses("Draw", channel)
        await mover.until(lambda: "Your rack (15)" in mover.reads(mover.own(channel)[-1]))


async def test_tiles_are_typed_there_without_a_slash() -> None:
    async with evening(racks="dm") as game:
        _, first, other = await dealt(game)
        await first.types("draw")
        await other.sees("Your turn")


async def test_a_person_has_racks_in_the_channel() -> None:
    async with evening(racks="dm") as game:
        channel, first, other = await dealt(game)
        await other.says("/rummy notify way:group", channel)
        shown = len(other.shown())
        await first.presses("Draw")
        await other.until(lambda: rung_there(other, channel) == 1)
        assert len(other.shown()) == shown, "nothing new in private"
        await other.presses("My rack", channel)
        await other.presses("Draw", channel)
        await first.sees("Your turn")


async def test_a_table_agrees_to_have_racks_in_the_channel() -> None:
    async with evening(racks="dm") as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "rummikub", ann)
        await ann.says("/rummy settings change:racks here", channel)
        await ann.sees("Press “My rack” in the channel", channel)
        await ben.presses("Join", channel)
        await ann.sees("2. Ben", channel)
        await begun(channel, ann)
        await ann.until(lambda: len([*ann.rung(), *ben.rung()]) == 1)
        assert not ann.shown()
        assert not ben.shown()


@pytest.mark.parametrize(
    ("racks", "marked"), [("dm", "in direct messages"), ("here", "in this channel")]
)
async def test_the_setting_marks_where_racks_are_before_anybody_chose(
    racks: Racks, marked: str
) -> None:
    async with evening(racks=racks) as game:
        ann = game.meet("Ann")
        channel = await lobby(game, "rummikub", ann)
        await ann.says("/rummy settings change:racks", channel)
        await ann.sees("Where should racks be shown?", channel)
        page = next(one for one in ann.shown(channel) if "Where should" in ann.reads(one))
        select = next(part for part in every(page.data["components"]) if "options" in part)
        options = select["options"]
        assert [one["label"] for one in options if one.get("default")] == [marked]


@pytest.mark.parametrize(
    "refusal",
    [
        Refusal(403, 50007, "Cannot send messages to this user", CODES),
        Refusal(403, 50278, "Cannot send messages to this user, no mutual guilds", CODES),
        Refusal(400, 40003, "You are opening direct messages too fast", CODES),
        Refusal(403, 20026, "Your bot has been flagged by our anti-spam system", CODES),
    ],
    ids=lambda one: str(one.code),
)
async def test_closed_direct_messages_move_the_rack_to_the_channel_and_are_told_once(
    refusal: Refusal,
) -> None:
    async with evening(racks="dm") as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "rummikub", ann, ben)
        game.discord.refuse(PRIVATE, refusal, refusal)
        await begun(channel, ann)
        for hand in (ann, ben):
            await ann.sees(f"{hand.user.name}, I can’t send you direct messages", channel)
        turns = [
            one.user.name
            for one in (ann, ben)
            if ann.message_with(f"{one.user.name}’s turn", channel)
        ]
        mover, other = (ann, ben) if turns == ["Ann"] else (ben, ann)
        assert (rung_there(mover, channel), rung_there(other, channel)) == (1, 0)
        await mover.presses("My rack", channel)
        await mover.presses("Draw", channel)
        await other.sees(f"It’s @{other.user.name}’s turn", channel)
        closed = [
            one
            for one in ann.shown(channel)
            if "I can’t send you direct messages" in ann.reads(one)
        ]
        assert len(closed) == 2, "once for each"


async def test_a_call_to_somebody_with_closed_direct_messages_has_a_name_like_a_command_once() -> (
    None
):
    async with evening(racks="dm") as game:
        ann, stop = game.meet("Ann"), game.meet("/stop")
        channel = await lobby(game, "rummikub", ann)
        await stop.presses("Join", channel)
        await ann.until(lambda: "2. " in ann.reads(ann.shown(channel)[-1]))
        refused = Refusal(403, 50007, "Cannot send messages to this user", CODES)
        game.discord.refuse(PRIVATE, refused, refused)
        await begun(channel, ann)
        await ann.sees("@/stop, I can’t send you direct messages", channel)
        assert ann.message_with("/stop /stop", channel) is None


async def test_a_closed_table_is_told_once_where_somebody_out_of_reach_was_called() -> None:
    async with evening(racks="dm") as game:
        channel, ann, _ = await dealt_out_of_reach(game)
        await closed(channel, ann)
        await ann.sees("Ann closed table", channel)
        await ann.until(
            lambda: ann.message_with("I can’t send you direct messages", channel) is None
        )
        public = [one for one in ann.shown(channel) if one.viewer is None]
        assert sum("Ann closed table" in ann.reads(one) for one in public) == 1


async def test_a_private_channel_is_opened_once() -> None:
    async with evening(racks="dm") as game:
        _, first, other = await dealt(game)
        await first.presses("Draw")
        await other.sees("Your turn")
        assert sum(call.kind == PRIVATE for call in game.discord.calls) == 2


async def test_a_timeout_tells_the_penalty_to_all_and_the_tiles_to_their_owner() -> None:
    clock = SteppedClock(BEGINS)
    async with evening(racks="dm", clock=clock) as game:
        channel, first, other = await dealt(game)
        name = first.user.name
        await clock.go_by(400)
        await other.sees(f"Time’s up! {name} drew a tile.", channel)
        told = await first.sees("New on your rack: ")
        drawn = told.partition("New on your rack: ")[2].split()[0]
        public = [other.reads(one) for one in other.shown(channel)]
        assert not any(drawn in text for text in public)
        assert not any(drawn in other.reads(one).partition("Your rack")[0] for one in other.shown())


async def test_racks_moved_to_the_channel_take_the_keys_off_private_boards() -> None:
    async with evening(racks="dm") as game:
        channel, first, other = await dealt(game)
        host = next(hand for hand in (first, other) if hand.user.name == "Ann")
        await host.says("/rummy settings change:racks here", channel)
        for hand in (first, other):
            told = await hand.sees("Press “My rack” in the channel: ")
            assert f"<#{channel.id}>" in told
            assert hand.labels(hand.direct) == []
        await first.presses("My rack", channel)
        await first.presses("Draw", channel)
        await other.until(lambda: rung_there(other, channel) == 1)
        assert [len(hand.shown()) for hand in (first, other)] == [1, 1]


TWO_IN_STOCK = "rule copies=1 numbers=8 hand=15 jokers=0 stock_out=draw stock_out_at=last_draw"


async def test_the_end_of_a_round_stands_where_the_racks_of_the_table_are() -> None:
    async with evening(racks="here") as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "rummikub", ann, ben)
        await ann.says("/rummy settings change:racks dm", channel)
        await ann.says(f"/rummy settings change:{TWO_IN_STOCK}", channel)
        await ann.sees("Dealt to each player: 15", channel)
        await begun(channel, ann)
        for _ in range(2):
            await ann.until(lambda: on_turn(ann, ben) is not None)
            await (on_turn(ann, ben) or ann).presses("Draw")
        for hand in (ann, ben):
            await hand.sees("This round: Ann: 0")
            assert "Score" in hand.labels(hand.direct)


@pytest.mark.parametrize("racks", ["dm", "here"])
async def test_the_end_of_a_match_rings_once_for_whoever_waits(racks: Racks) -> None:
    async with evening(racks=racks) as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "rummikub", ann, ben)
        await ann.says(f"/rummy settings change:{TWO_IN_STOCK}", channel)
        await ann.sees("Dealt to each player: 15", channel)
        await begun(channel, ann)
        await ann.until(lambda: named(channel, ann, ben) is not None)
        first = named(channel, ann, ben)
        waiting, last = (ann, ben) if first is ann else (ben, ann)
        await waiting.presses("Draw", channel)
        await ann.until(lambda: named(channel, ann, ben) is last)
        await last.until(lambda: len(last.rung()) == 1 + (waiting.rung() == []))
        before = len(waiting.rung()), len(last.rung())
        await last.presses("Draw", channel)
        await waiting.sees("This round: Ann: 0", channel)
        await waiting.until(lambda: len(waiting.rung()) == before[0] + 1)
        assert len(last.rung()) == before[1]
        assert bool(rung_there(waiting, channel)) == (racks == "here")


def named(channel: Channel, *hands: Hand) -> Hand | None:
    """Return the one whose turn it is, as the channel reads it."""
    told = [hands[0].reads(one) for one in hands[0].shown(channel) if one.viewer is None]
    return next((one for one in hands if any(f"{one.user.name}’s turn" in t for t in told)), None)


def on_turn(*hands: Hand) -> Hand | None:
    return next((hand for hand in hands if "Draw" in hand.labels(hand.direct)), None)


async def test_once_racks_are_private_again_waiting_players_have_the_board_there() -> None:
    async with evening(racks="dm") as game:
        channel, first, other = await dealt(game)
        host = next(hand for hand in (first, other) if hand.user.name == "Ann")
        await host.says("/rummy settings change:racks here", channel)
        for hand in (first, other):
            await hand.sees("Press “My rack” in the channel: ")
        await host.says("/rummy settings change:racks dm", channel)
        for hand in (first, other):
            await hand.sees("Your rack (14)")
        assert "Draw" in first.labels(first.direct)
        told = [other.reads(one) for one in other.shown()]
        assert not any("Press “My rack” in the channel" in text for text in told)


async def test_a_rack_that_somebody_asks_for_in_private_stays_there() -> None:
    async with evening(racks="dm") as game:
        channel, first, other = await dealt(game)
        await other.says("/rummy notify way:group", channel)
        await other.sees("Press “My rack” in the channel")
        await other.types("rack")
        await other.sees("Your rack (14)")
        await first.presses("Draw")
        await other.until(lambda: rung_there(other, channel) == 1)
        await other.until(lambda: "Draw" in other.labels(other.direct))


async def test_moving_the_own_turn_to_the_channel_names_the_key_that_the_channel_shows() -> None:
    async with evening(racks="dm") as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "basic", ann, ben)
        await ann.says("/rummy settings change:language deutsch", channel)
        await ann.sees("Tisch", channel)
        await ann.says("/rummy start", channel)
        await ann.sees("ist am Zug", channel)
        await ann.until(
            lambda: any(hand.message_with("Your turn", hand.direct) for hand in (ann, ben))
        )
        first = ann if ann.message_with("Your turn", ann.direct) else ben
        before = {message.id for message in first.shown()}
        await first.picks("Play my turns in the channel")
        await first.sees("Press “Meine Hand” in the channel: only you will see it.")
        assert "Meine Hand" in first.labels(channel)
        (answer,) = [one for one in first.shown() if one.id not in before]
        assert answer.data["flags"] & SILENT
        await ann.says("/rummy settings change:language italiano", channel)
        await ann.until(lambda: "Meine Hand" not in first.labels(channel))
        await first.says("/turn take pile:stock", channel)
        await first.sees("Press “Le mie carte” in the channel")


@pytest.mark.parametrize("public", [False, True])
async def test_double_press_on_draw_with_picked_tiles_draws_nothing(*, public: bool) -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        await mover.presses("My rack", channel)
        (rack,) = mover.own(channel)[-1:]
        select = next(part for part in every(rack.data["components"]) if part["type"] == SELECT)
        await mover.picks_on(rack, select, [select["options"][0]["value"]])
        await mover.sees("Picked: ", channel)
        shown = [one for one in mover.shown(channel) if "Draw" in map(label, buttons(one.data))]
        pressed = next(one for one in shown if (one.viewer is None) == public)
        draw = next(key for key in buttons(pressed.data) if label(key) == "Draw")
        for _ in range(2):
            await mover.presses_on(pressed, draw)
        await mover.sees("“Draw anyway” drops what you picked.", channel)
        assert not any("drew" in mover.reads(one) for one in mover.shown(channel))
        await mover.presses("Draw anyway", channel)
        await other.sees(f"It’s @{other.user.name}’s turn", channel)


@pytest.mark.parametrize(("racks", "notes"), [("dm", 1), ("here", 0)])
async def test_a_draw_of_auto_is_told_where_the_rack_is(racks: Racks, notes: int) -> None:
    async with evening(racks=racks) as game:
        channel, first, other = await round_of_two(game, rules="first_laying=500")
        await other.says("/turn auto", channel)
        await first.says("/turn draw", channel)
        await first.sees(f"{other.user.name} drew.", channel)
        await first.sees("Your turn:") if racks == "dm" else None
        await other.says("/turn rack", channel)
        await other.sees("I drew for you.", channel)
        direct = [other.reads(one) for one in other.shown()]
        assert sum("for you: there was nothing" in one for one in direct) == notes
