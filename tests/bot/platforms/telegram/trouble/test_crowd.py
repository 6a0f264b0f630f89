"""Many presses at once: each is answered promptly, and posts are merged."""

from collections.abc import Callable
from dataclasses import replace

from bot.app import Dependencies
from bot.conversation.access import USUAL
from bot.machine.system import Chance
from core.engine.delivery.rate import Rate
from tests.support.clocks import SteppedClock
from tests.support.loopback.bot import UNHURRIED
from tests.support.telegram.evening import Evening, evening
from tests.support.telegram.hands import Hand, content, newest_button
from tests.support.telegram.loopback.world import Chat
from tests.support.translator import TRANSLATOR

SLOWLY = replace(UNHURRIED, chat=Rate(2, 4))


def sent_and_edited(game: Evening, chat: Chat) -> int:
    calls = [call for call in game.telegram.calls if call.given.get("chat_id") == chat.id]
    return sum(call.method.startswith(("send", "edit")) for call in calls)


async def by_and_by(clock: SteppedClock, seen: Callable[[], object]) -> None:
    """Advance the clock step by step until a condition holds."""
    while not seen():
        await clock.go_by(0.5)


async def lobby(game: Evening, clock: SteppedClock, *people: Hand) -> Chat:
    """Open a lobby in a group, with these people."""
    group, host = game.group(), people[0]
    await host.says("/new@rummy_bot", group)
    await by_and_by(clock, lambda: group.shown)
    for hand in people[1:]:
        await hand.presses("Join", group)
        name = hand.user.first_name
        await by_and_by(clock, lambda: name in content(group.shown[-1]))  # noqa: B023
    return group


async def test_presses_are_answered_at_once_and_bystanders_do_not_spend_what_a_table_needs() -> (
    None
):
    clock = SteppedClock(1_000_000.0)
    parts = Dependencies(
        pause=0, entropy=Chance(1), clock=clock, look="text", translator=TRANSLATOR
    )
    parts = replace(parts, limits=USUAL)
    async with evening(clock=clock, takes=SLOWLY, parts=parts) as game:
        ann, ben = await game.friend("Ann"), await game.friend("Ben")
        group = await lobby(game, clock, ann, ben)
        await ann.presses("Start", group)
        await by_and_by(clock, lambda: "’s turn" in content(group.shown[-1]))
        await by_and_by(clock, lambda: any("Your turn" in content(m) for m in shown(ann, ben)))
        await clock.go_by(10)
        before = sent_and_edited(game, group)
        message, table = newest_button(group, "Table")
        told = ""
        strangers = [game.meet(f"S{number}") for number in range(10)]
        for stranger in (*strangers, *strangers):
            told = (await stranger.presses_on(message, table)).get("text", "")
        assert "’s turn" in told
        await clock.go_by(60)
        assert sent_and_edited(game, group) == before
        for member in (ann, ben):
            await member.presses_on(message, table)
        await clock.go_by(60)
        assert 1 <= sent_and_edited(game, group) - before <= 3


async def round_in(game: Evening, clock: SteppedClock) -> tuple[Chat, Hand, Hand]:
    """Begin a round of Ann and Ben in a group, and let the group's rate limit recover."""
    ann, ben = await game.friend("Ann"), await game.friend("Ben")
    group = await lobby(game, clock, ann, ben)
    await ann.presses("Start", group)
    await by_and_by(clock, lambda: "’s turn" in content(group.shown[-1]))
    await clock.go_by(30)
    return group, ann, ben


def limited(clock: SteppedClock) -> Dependencies:
    parts = Dependencies(
        pause=0, entropy=Chance(1), clock=clock, look="text", translator=TRANSLATOR
    )
    return replace(parts, limits=USUAL)


async def test_words_of_bystanders_do_not_spend_what_a_table_needs() -> None:
    clock = SteppedClock(1_000_000.0)
    async with evening(clock=clock, takes=SLOWLY, parts=limited(clock)) as game:
        group, _, _ = await round_in(game, clock)
        before = sent_and_edited(game, group)
        for number, word in enumerate(("table", "rack", "privacy", "host", "play", "join") * 3):
            await game.meet(f"S{number}").says(f"/{word}@rummy_bot", group)
        channel = {"id": -100, "type": "channel", "title": "News"}
        for _ in range(5):
            await game.meet("S").says("/table@rummy_bot", group, sender_chat=channel)
        await clock.go_by(50)
        assert sent_and_edited(game, group) - before <= USUAL.bystander_posts


async def test_a_typed_join_without_a_private_chat_is_answered_with_an_invitation() -> None:
    clock = SteppedClock(1_000_000.0)
    async with evening(clock=clock, parts=limited(clock)) as game:
        group = await lobby(game, clock, await game.friend("Ann"))
        for name in ("Ben", "Cleo", "Dan"):
            await game.meet(name).says("/join@rummy_bot", group)
        await clock.go_by(5)
        told = [content(message) for message in group.shown]
        for name in ("Ben", "Cleo", "Dan"):
            assert any(one.startswith(f"{name}, please open") for one in told)


async def test_a_table_that_players_ask_for_again_and_again_is_one_post() -> None:
    clock = SteppedClock(1_000_000.0)
    async with evening(clock=clock, takes=SLOWLY, parts=limited(clock)) as game:
        group, ann, ben = await round_in(game, clock)
        before = sent_and_edited(game, group)
        for hand in (ann, ben) * 5:
            await hand.presses("Table", group)
        await clock.go_by(60)
        assert sent_and_edited(game, group) - before == 1


async def test_news_of_a_table_go_before_answers_in_its_chat_which_then_show_it_as_it_is() -> None:
    clock = SteppedClock(1_000_000.0)
    async with evening(clock=clock, takes=SLOWLY, parts=limited(clock)) as game:
        group, ann, ben = await round_in(game, clock)
        mover = ann if "Ann’s turn" in content(group.shown[-1]) else ben
        for word in ("score", "top"):
            await ann.says(f"/{word}@rummy_bot", group)
        await by_and_by(clock, lambda: "No rounds finished" in "".join(map(content, group.shown)))
        before = sent_and_edited(game, group)
        await ann.presses("Table", group)
        await mover.presses("Draw")
        await clock.go_by(30)
        assert f"{mover.user.first_name} drew" in content(group.shown[-1])
        assert sent_and_edited(game, group) - before == 1


def shown(*people: Hand) -> list[dict[str, object]]:
    return [message for hand in people for message in hand.private.shown]


async def test_a_bystander_with_an_outdated_button_is_told_so_alone() -> None:
    clock = SteppedClock(1_000_000.0)
    async with evening(clock=clock) as game:
        ann, ben = await game.friend("Ann"), await game.friend("Ben")
        group = await lobby(game, clock, ann, ben)
        await ann.presses("Start", group)
        await by_and_by(clock, lambda: "’s turn" in content(group.shown[-1]))
        await clock.go_by(10)
        before = sent_and_edited(game, group)
        stranger = game.meet("Sue")
        message, _ = newest_button(group, "Draw")
        for word in ("draw", "start"):
            outdated = {"text": "", "callback_data": f"1.1..{word}"}
            assert (await stranger.presses_on(message, outdated)).get("text", "")
        await clock.go_by(60)
        assert (sent_and_edited(game, group), stranger.private.shown) == (before, [])


async def test_settings_tapped_quickly_end_in_one_edit() -> None:
    clock = SteppedClock(1_000_000.0)
    async with evening(clock=clock, takes=SLOWLY) as game:
        ann = await game.friend("Ann")
        group = await lobby(game, clock, ann)
        before = sent_and_edited(game, group)
        await ann.presses("Settings", group)
        await by_and_by(clock, lambda: sent_and_edited(game, group) > before)
        before = sent_and_edited(game, group)
        for choice in ("2m", "1h", "24h", "3d", "none") * 3:
            page = {"text": "", "callback_data": f"1...settings clock {choice}"}
            await ann.presses_on(group.shown[-1], page)
        await clock.go_by(60)
        assert sent_and_edited(game, group) - before <= 4
        assert "no time limit" in content(group.shown[-1])
