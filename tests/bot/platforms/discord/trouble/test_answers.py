"""Every word and press gets an answer, and people without a seat change nothing."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest
from structlog.testing import capture_logs

from bot.platforms.discord.commands import COMMANDS, Option
from core.engine.table.evolve import replay
from tests.support.clocks import SteppedClock
from tests.support.discord.client.components import BUTTON, buttons, label, said
from tests.support.discord.client.hands import Hand, labels, told
from tests.support.discord.evening import Evening, evening
from tests.support.discord.lobby import begun, lobby
from tests.support.discord.loopback.interactions import COMPONENT, Interaction
from tests.support.discord.loopback.world import SEND, Channel
from tests.support.discord.table import short
from tests.support.due import BEGINS
from tests.support.evenings.stored import FIRST
from tests.support.sampling import sampled
from tests.support.translator import TRANSLATOR

GIVEN = {
    "tiles": "r1", "tile": "r1", "cards": "r1", "table": "r1 r2 r3", "pile": "stock", "meld": "1",
    "name": "Ben", "language": "en", "question": "may I take the joker?",
    "moved": "r1", "to": "new", "at": "r2",
}  # fmt: skip
"""The value of each option that a word needs."""
MORE = (
    "/rummy settings change:clock 5m", "/turn auto until:off", "/player quiet hours:off",
    "/rummy notify way:group", "/player learn sheet:off", "/rummy join code:ABCD",
)  # fmt: skip
SITS_DOWN = frozenset({"new", "join", "next", "rematch"})
"""Words with which anybody opens a table or asks for a seat."""
GOES_ON = frozenset({
    "leave", "stop", "start", "rematch", "done", "draw", "pass", "take", "discard", "return",
    "remove", "standin", "host", "resume", "back",
})  # fmt: skip
"""Words that change a table if a permitted person says them."""


@dataclass
class Stage:
    """A table at some point of a match: the host or mover, another player, and a stranger."""

    game: Evening
    channel: Channel
    people: tuple[Hand, Hand, Hand]

    async def version(self) -> int:
        return replay(await self.game.parts.store.history(FIRST)).version


@asynccontextmanager
async def staged(state: str) -> AsyncIterator[Stage]:
    if state in {"between", "over"}:
        async with short() as (table, channel):
            await table.play_round()
            if state == "over":
                await table.next_round()
                await table.play_round()
            ann, ben = (player.hand for player in table.people.values())
            yield Stage(table.game, channel, (ann, ben, stranger(table.game)))
        return
    async with evening(clock=SteppedClock(BEGINS)) as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "rummikub", ann, ben)
        if state != "lobby":
            await begun(channel, ann)
        if state == "paused":
            await ann.says("/rummy pause", channel)
            await ann.sees("has paused the game", channel)
        yield Stage(game, channel, (ann, ben, stranger(game)))


def stranger(game: Evening) -> Hand:
    eve = game.meet("Eve")
    eve.user.permissions = SEND
    return eve


def typed(name: str, word: str, options: tuple[Option, ...]) -> str:
    given = " ".join(f"{one.name}:{GIVEN[one.name]}" for one in options if one.needed)
    return f"/{name} {word} {given}".strip()


SAID = tuple(typed(name, word, o) for name, some in COMMANDS.items() for word, o in some.items())
STATES = ("lobby", "playing", "paused", "between", "over")


async def answered(hand: Hand, command: str, channel: Channel) -> bool:
    """Say whether the answer to a command is visible once everything is done.

    A change of what the channel shows counts as the answer.
    """
    journal = hand.discord.world.journal
    before = len(journal)
    done = await hand.says(command, channel)
    await hand.until(lambda: not done.loading)
    public = {one.data["id"] for one in journal[before:] if one.reader is None}
    answers = public | ({done.original.id} if done.original is not None else set())
    return not answers.isdisjoint(channel.messages)


@pytest.mark.parametrize("state", sampled(STATES, {"paused"}))
async def test_every_command_is_answered_to_everybody(state: str) -> None:
    async with staged(state) as stage:
        for hand in stage.people:
            seated = hand is not stage.people[2]
            before = await stage.version()
            for command in (*SAID, *MORE):
                word = command.split(" ")[1]
                if word in SITS_DOWN or (seated and word in GOES_ON):
                    continue
                assert await answered(hand, command, stage.channel), (command, hand.user.name)
            assert seated or await stage.version() == before


@pytest.mark.parametrize("word", ["pause", "resume"])
async def test_a_word_that_changes_nothing_says_how_things_stand(word: str) -> None:
    async with staged("playing") as stage:
        ann, _, _ = stage.people
        await ann.says(f"/rummy {word}", stage.channel)
        again = await ann.says(f"/rummy {word}", stage.channel)
        await ann.until(lambda: not again.loading)
        assert again.original is not None
        assert again.original.id in stage.channel.messages
        holds = {"pause": "Paused.", "resume": "The game isn’t paused."}
        assert holds[word] in said(again.original.data)


@pytest.mark.parametrize("state", sampled(STATES, {"playing", "between"}))
async def test_a_strangers_press_changes_nothing_and_is_answered(state: str) -> None:
    async with staged(state) as stage:
        eve = stage.people[2]
        before = await stage.version()
        public = [one for one in eve.shown(stage.channel) if one.viewer is None]
        for message in public:
            for button in buttons(message.data):
                if (
                    label(button) not in {"Join", "Rematch"}
                    and message.id in stage.channel.messages
                ):
                    await eve.presses_on(message, button)
        if state == "between":
            assert "You’re not at this table" in told(
                await eve.presses("Next round", stage.channel)
            )
        assert await stage.version() == before


async def test_a_stranger_does_not_see_the_settings_that_the_host_has_open() -> None:
    async with staged("lobby") as stage:
        ann, _, eve = stage.people
        await ann.presses("Settings", stage.channel)
        assert "Done" in ann.labels(stage.channel)
        assert "Done" not in eve.labels(stage.channel)
        assert "Settings" in eve.labels(stage.channel)


async def test_back_tells_a_stranger_that_they_have_no_seat() -> None:
    async with staged("playing") as stage:
        back = await stage.people[2].says("/player back", stage.channel)
        assert "You’re not at this table" in told(back)


async def test_the_key_that_confirms_an_end_names_its_effect() -> None:
    async with staged("playing") as stage:
        ann, *_ = stage.people
        await ann.says("/rummy stop", stage.channel)
        assert labels(ann.own(stage.channel)[-1]) == ["Close it anyway"]
        await ann.says("/rummy remove name:Ben", stage.channel)
        assert labels(ann.own(stage.channel)[-1]) == ["Remove anyway"]


async def test_a_guest_who_closes_a_table_is_told_who_hosts_it() -> None:
    async with staged("playing") as stage:
        ann, ben, *_ = stage.people
        assert "host" not in told(await ann.says("/rummy stop", stage.channel))
        asked = told(await ben.says("/rummy stop", stage.channel))
        assert "Ann is this table’s host. The match isn’t over" in asked


async def test_a_name_that_begins_like_a_mention_is_found() -> None:
    async with evening(clock=SteppedClock(BEGINS)) as game:
        ann, odd = game.meet("Ann"), game.meet("@everyone")
        channel = await lobby(game, "rummikub", ann, odd)
        await ann.says("/rummy host name:@everyone", channel)
        await ann.sees("@everyone (host)", channel)


async def test_settings_of_a_card_game_speak_of_cards() -> None:
    async with evening(clock=SteppedClock(BEGINS)) as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "basic", ann)
        answered = await ben.says("/rummy settings change:all", channel)
        assert "I find a place for the cards you name, but give no hints" in told(answered)


@pytest.mark.parametrize("typed", ["", " change:clock"])
async def test_settings_with_a_list_name_nothing_to_type(typed: str) -> None:
    async with evening(clock=SteppedClock(BEGINS)) as game:
        ann = game.meet("Ann")
        channel = await lobby(game, "basic", ann)
        answered = await ann.says(f"/rummy settings{typed}", channel)
        assert ann.offered(channel)
        assert "settings" not in told(answered)


@pytest.mark.parametrize("language", TRANSLATOR.languages)
def test_a_first_laying_of_one_point_is_told_in_the_singular(language: str) -> None:
    one, two = (TRANSLATOR.text("need-first-laying", language, points=n) for n in (1, 2))
    assert one != two.replace("2", "1")


async def test_pressing_ready_twice_says_already_ready() -> None:
    async with staged("between") as stage:
        ann, *_ = stage.people
        await ann.presses("Next round", stage.channel)
        await ann.sees("Ready: Ann", stage.channel)
        assert "already" in told(await ann.presses("Next round", stage.channel))


async def test_an_interaction_that_is_brought_twice_is_answered_once() -> None:
    async with staged("playing") as stage:
        ann, *_ = stage.people
        with capture_logs() as logged:
            await brought_twice(ann, "My rack", stage.channel)
            await ann.sees("Your rack", stage.channel)
            await ann.presses("My rack", stage.channel)
        assert [one for one in logged if one["log_level"] == "error"] == []
        racks = [one for one in ann.own(stage.channel) if "Your rack" in ann.reads(one)]
        assert len(racks) == 2


async def brought_twice(hand: Hand, name: str, channel: Channel) -> None:
    """Press a button, and deliver the interaction to the bot twice."""
    message, button = hand.button(name, channel)
    world = hand.discord.world
    number, now = world.number(), world.clock.now()
    data = {"component_type": BUTTON, "custom_id": button["custom_id"], "id": button["id"]}
    token = f"interaction-{number}"
    done = Interaction(number, token, COMPONENT, hand.user, channel, now, data, message)
    for _ in range(2):
        await hand.discord.interact(done, hand._told(done))  # noqa: SLF001 - as a gateway does


@pytest.mark.parametrize("way", ["dm", "both"])
async def test_a_turn_requested_in_private_is_the_running_one(way: str) -> None:
    async with staged("playing") as stage:
        on, _ = await on_and_other(stage)
        await on.says(f"/rummy notify way:{way}", stage.channel)
        await on.sees("Your rack (14)")
        await on.says(f"/rummy notify way:{way}", stage.channel)
        await on.presses("Draw")
        await on.sees("Your rack (15)")
        assert len(on.shown()) == 1


async def test_a_rack_that_somebody_else_has_set_going_again_is_answered_with_the_newest() -> None:
    async with staged("paused") as stage:
        on, other = await on_and_other(stage)
        await on.presses("My rack", stage.channel)
        rack = on.own(stage.channel)[-1]
        assert "Draw" not in labels(rack)
        await other.says("/rummy resume", stage.channel)
        resume = next(one for one in buttons(rack.data) if label(one) == "Resume")
        await on.presses_on(rack, resume)
        assert "The game isn’t paused." in on.reads(rack)
        assert "Draw" in labels(rack)


async def test_a_turn_in_direct_messages_is_renewed_when_the_clock_stands_and_runs() -> None:
    async with staged("playing") as stage:
        on, other = await on_and_other(stage)
        await on.says("/rummy notify way:dm", stage.channel)
        await on.sees("Your rack (14)")
        (turn,) = on.shown()
        for word, offered in (("pause", "Resume"), ("resume", "Draw")):
            await other.says(f"/rummy {word}", stage.channel)
            await on.until(lambda: offered in labels(turn))  # noqa: B023 - asked at once
        assert on.shown()[0] is turn


async def on_and_other(stage: Stage) -> tuple[Hand, Hand]:
    turn = await stage.people[0].sees("’s turn", stage.channel)
    ann, ben, _ = stage.people
    return (ann, ben) if "@Ann’s" in turn else (ben, ann)
