"""Several programs on Discord: each serves its shards, takes over others, and acts once."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager
from pathlib import Path

import pytest

from bot.app import Dependencies, kept_in
from bot.machine.system import Chance, SystemClock
from bot.platforms.base.adapter import Silent, Trouble, UnknownBotError
from bot.platforms.discord.connection import ANSWERED
from bot.platforms.discord.serve import Discord
from bot.platforms.discord.shards import GOING_OVER, LEAVING, Ear, Latest, Turns, hand_over
from core.engine.cluster import Cluster
from tests.support.clocks import SteppedClock, settled
from tests.support.discord.client.hands import Hand, told
from tests.support.discord.evening import evening
from tests.support.discord.loopback.server import TOKEN, Loopback
from tests.support.discord.loopback.world import Channel
from tests.support.discord.programs import program
from tests.support.loopback.bot import UNHURRIED, served_by
from tests.support.translator import TRANSLATOR


def in_shard(discord: Loopback, shard: int, shards: int) -> Channel:
    """Create a channel on a server that belongs to this shard."""
    while True:
        guild = discord.world.guild("Others")
        if (int(guild.id) >> 22) % shards == shard:
            discord.arrive(guild)
            return discord.world.channel(guild, "games")
        del discord.world.guilds[guild.id]


def hand(discord: Loopback, name: str) -> Hand:
    return Hand(discord, discord.world.user(name))


async def all_heard(discord: Loopback, sessions: int) -> None:
    """Wait until this many sessions have begun, and each shard has exactly one open session."""
    gateway = discord.gateway
    await discord.until(lambda: len(gateway.identified) >= sessions)
    await discord.until(lambda: sorted(live(discord)) == list(range(gateway.shards)))


def live(discord: Loopback) -> list[int]:
    """Return the shard of each open session."""
    sessions = discord.gateway.events.sessions.values()
    return [one.shard for one in sessions if one.socket is not None]


async def opens(hand: Hand, place: Channel) -> None:
    """Open a table, and wait for its lobby."""
    await hand.says("/rummy new sheet:kids", place)
    await hand.sees(f"1. {hand.user.name}", place)


def wrongly_answered(discord: Loopback) -> list[str]:
    """Return the refused calls, and the interactions without an answer.

    Discord accepts one acknowledgement. Two slow programs may both send it, so a refused second one
    is not listed.
    """
    refused = [call for call in discord.calls if call.refused and call.refused.code != ANSWERED]
    begun = discord.interactions.begun.values()
    unanswered = [f"not answered: {one.data}" for one in begun if one.answer is None]
    return [*(call.kind for call in refused), *unanswered]


def lobbies(hand: Hand, place: Channel) -> int:
    """Return the number of lobbies that everybody sees in a channel."""
    public = [message for message in hand.shown(place) if message.viewer is None]
    return sum(f"1. {hand.user.name}" in hand.reads(message) for message in public)


@pytest.mark.whole
async def test_the_shards_of_a_killed_program_move_to_another_and_a_press_there_is_answered_once(
    postgres: str, tmp_path: Path
) -> None:
    async with Loopback(SystemClock()).running() as discord:
        discord.gateway.shards = discord.gateway.at_once = 4
        places = [in_shard(discord, shard, 4) for shard in range(4)]
        people = [hand(discord, name) for name in ("Ann", "Ben", "Cem", "Dora")]
        async with program(discord, tmp_path, postgres) as one:
            await all_heard(discord, 4)
            async with program(discord, tmp_path, postgres) as other:
                await all_heard(discord, 6)
                moved = [shard for shard, _ in discord.gateway.identified[4:]]
                assert discord.gateway.unheard == []
                for who, place in zip(people, places, strict=True):
                    await opens(who, place)
                one.kill()
                await one.wait()
                await all_heard(discord, 8)
                left = set(range(4)) - set(moved)
                assert {shard for shard, _ in discord.gateway.identified[6:]} == left
                assert set(discord.gateway.unheard) == left
                for guest, place in zip(reversed(people), places, strict=True):
                    await guest.presses("Join", place)
                    await guest.sees(f"2. {guest.user.name}", place)
                async with program(discord, tmp_path, postgres):
                    await all_heard(discord, 10)
                    other.terminate()
                    await other.wait()
                    await all_heard(discord, 12)
                    for host, place in zip(people, places, strict=True):
                        await host.presses("Start", place)
                        await host.sees("’s turn", place)
                    assert len(discord.gateway.unheard) == 2
        assert wrongly_answered(discord) == []
        assert discord.faults == []


@asynccontextmanager
async def composed(discord: Loopback, url: str, shards: int | None = None) -> AsyncIterator[None]:
    """Run a program beside others in this process, with this number of shards."""
    parts = Dependencies(pause=0, entropy=Chance(1), look="text", translator=TRANSLATOR)
    there = Discord(
        token=TOKEN,
        api=discord.url,
        gateway=discord.gateway_url,
        shards=shards,
        takes=UNHURRIED,
        racks="here",
    )
    before = len(discord.gateway.identified)
    async with kept_in(url, parts) as kept, served_by(kept, there) as bot:
        await discord.until(lambda: len(discord.gateway.identified) > before or bot.done())
        yield


@pytest.mark.long
async def test_a_leaving_program_hears_its_shards_until_others_do(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.platforms.discord.shards.APART", 0.1)
    async with Loopback(SystemClock()).running() as discord:
        discord.gateway.shards = discord.gateway.at_once = 2
        places = [in_shard(discord, shard, 2) for shard in range(2)]
        ann, ben = hand(discord, "Ann"), hand(discord, "Ben")
        async with composed(discord, postgres):
            async with composed(discord, postgres):
                await all_heard(discord, 3)
                for place in places:
                    await opens(ann, place)
                for place in places:
                    listed = told(await ann.says("/rummy tables", place))
                    for there in places:
                        assert there.guild is not None
                        assert f"/channels/{there.guild.id}/{there.id}/" in listed
            await all_heard(discord, 4)
            for place in places:
                await ben.presses("Join", place)
                await ann.sees("2. Ben", place)
                assert lobbies(ann, place) == 1
            assert discord.gateway.unheard == []
        assert wrongly_answered(discord) == []
        assert discord.faults == []


@pytest.mark.whole
async def test_an_event_told_to_two_programs_is_answered_once(postgres: str) -> None:
    async with Loopback(SystemClock()).running() as discord:
        discord.gateway.at_once = 2
        place = in_shard(discord, 1, 2)
        ann, ben = hand(discord, "Ann"), hand(discord, "Ben")
        async with composed(discord, postgres), composed(discord, postgres, shards=2):
            await discord.until(lambda: sorted(live(discord)) == [0, 0, 1])
            await opens(ann, place)
            await ben.presses("Join", place)
            await ann.sees("2. Ben", place)
            await ben.types("help")
            await ben.types("language de")
            await ben.sees("Deutsch")
            assert (lobbies(ann, place), len(ben.shown())) == (1, 2)
        assert wrongly_answered(discord) == []
        assert discord.faults == []


async def test_a_gateway_that_is_away_at_first_is_heard_when_it_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.platforms.discord.shards.AGAIN", 0.1)
    monkeypatch.setattr("bot.platforms.discord.shards.APART", 0.1)
    async with evening(away=2) as game:
        await opens(game.meet("Ann"), game.channel())
        assert game.discord.gateway.identified == [(0, 1)]


class Heard(Silent):
    """A herald that records its reports of trouble."""

    def __init__(self) -> None:
        self.told: list[str] = []

    def unanswered(self, platform: str, trouble: Trouble) -> None:
        self.told.append(f"{platform}: {trouble}")

    def answered(self, platform: str) -> None:
        self.told.append(f"{platform} is back")


async def test_a_gateway_that_goes_away_is_told_and_is_heard_soon_after_it_is_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("bot.platforms.discord.connection.SLOWEST_RETRY", 0.01)
    monkeypatch.setattr("bot.platforms.discord.shards.AGAIN", 0.01)
    herald = Heard()
    async with evening(parts=Dependencies(pause=0, herald=herald, translator=TRANSLATOR)) as game:
        herald.told.clear()
        game.discord.gateway.away = 12
        await game.discord.gateway.drop()
        await game.discord.until(lambda: game.discord.gateway.resumed)
        await opens(game.meet("Ann"), game.channel())
        assert (set(herald.told), herald.told[-1]) == (
            {"discord: away", "discord is back"},
            "discord is back",
        )


async def test_a_connection_that_has_ended_starts_no_handler() -> None:
    told: list[str] = []

    async def on_ready() -> None:
        told.append("ready")

    async with Ear(0, 1, Turns(Cluster(), SystemClock(), 1), Latest()) as ear:
        ear.event(on_ready)
        ear.dispatch("ready")
        await settled()
    ear.dispatch("ready")
    await settled()
    assert told == ["ready"]


async def test_a_token_that_is_revoked_ends_the_program_with_a_word() -> None:
    async def evening_without_end() -> None:
        async with evening() as game:
            game.discord.gateway.token = "another"  # noqa: S105 - it opens nothing
            await game.discord.gateway.drop()
            await asyncio.Event().wait()

    with pytest.raises(ExceptionGroup) as ended:
        await evening_without_end()
    assert ended.group_contains(UnknownBotError)


@pytest.mark.whole
async def test_shards_begin_as_far_apart_as_discord_wants() -> None:
    async with evening(shards=2, paced=True) as game:
        await game.discord.until(lambda: len(live(game.discord)) == 2)
        assert game.discord.gateway.too_soon == 0
        for number in range(2):
            await opens(game.meet("Ann"), in_shard(game.discord, number, 2))


class Leaving:
    """A part whose shards others take over, or not."""

    def __init__(self, shards: int) -> None:
        self.numbers = frozenset(range(shards))
        self.over = asyncio.Event()

    def goes_over(self) -> None:
        """Let another program take over one shard."""
        self.numbers -= {max(self.numbers)}
        if not self.numbers:
            self.over.set()

    async def changed(self) -> None:
        raise AssertionError("somebody else waits for that")

    def taken_up(self, number: int) -> AbstractContextManager[None]:
        raise AssertionError(number)

    async def handed_over(self) -> None:
        await self.over.wait()


async def test_a_leaving_program_waits_while_shards_go_over_one_by_one() -> None:
    clock, part = SteppedClock(), Leaving(4)
    async with asyncio.TaskGroup() as tasks:
        going = tasks.create_task(hand_over(part, clock))
        await settled()
        while len(part.numbers) > 1:
            part.goes_over()
            await clock.go_by(GOING_OVER)
            assert not going.done()
        part.goes_over()


async def test_a_leaving_program_stops_waiting_if_no_shard_or_too_few_go_over() -> None:
    clock, stuck = SteppedClock(), Leaving(4)
    async with asyncio.TaskGroup() as tasks:
        going = tasks.create_task(hand_over(stuck, clock))
        await clock.go_by(GOING_OVER)
        await going
    part = Leaving(1_000)
    async with asyncio.TaskGroup() as tasks:
        going = tasks.create_task(hand_over(part, clock))
        await settled()
        for _ in range(int(LEAVING // GOING_OVER)):
            assert not going.done()
            part.goes_over()
            await clock.go_by(GOING_OVER)
        await going
    assert part.numbers
