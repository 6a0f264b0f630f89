"""In whole matches of two people with different languages, each reads their own.

The channel uses the guest's language, so that the host's language cannot pass for the channel's.
"""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest

from core.engine.people import Look
from core.engine.table.state import Phase
from core.rules.sheets import SHEETS
from tests.support.clocks import SteppedClock
from tests.support.discord.loopback.world import Channel, Message
from tests.support.discord.table import HOUSE_RULES, Table, seated, watched
from tests.support.discord.understood import misread
from tests.support.discord.ways import ByCommands, ByComponents, ByTyping, Player, Way, saying
from tests.support.due import BEGINS
from tests.support.evenings.typed import phrase
from tests.support.sampling import sampled

PAIRS = (("es-ES", "it"), ("nl", "en-GB"), ("de", "fr"))


class InOwnWords(ByTyping):
    """Types everything in the person's own language."""

    async def says(self, player: Player, phrase_: str) -> bool:
        return await super().says(player, phrase(phrase_, spoken(player.hand.user.locale)))


def spoken(locale: str) -> str:
    return locale.partition("-")[0]


@dataclass(eq=False)
class Speakers(Table):
    """Two people who see in the channel when a round ends, and need not read it."""

    channel: Channel | None = None

    async def play_match(self) -> None:
        """Play rounds until the match ends."""
        await self.play_round()
        while self.now.state.phase is not Phase.OVER:
            await self.next_round()
            await self.play_round()

    def over(self) -> bool:
        assert self.channel is not None
        shown = [one.hand.shown(self.channel) for one in self.people.values()]
        return all(any(map(_goes_on, messages)) for messages in shown)


def _goes_on(message: Message) -> bool:
    """Say whether a message has a button to continue after a round or a match."""
    return any(saying(message, word) for word in ("next ready", "rematch"))


@asynccontextmanager
async def table(
    sheet: str, locales: tuple[str, str], look: Look, *, typed: bool
) -> AsyncIterator[Speakers]:
    """Deal a table in a channel that uses its second person's language."""
    async with watched(look, SteppedClock(BEGINS)) as (game, watch):
        channel = game.channel()
        ann, ben = game.meet("Ann", locales[0]), game.meet("Ben", locales[1])
        host, guest = (Player(hand, channel, ByCommands()) for hand in (ann, ben))
        await host.says(f"new {sheet}")
        await host.says(f"settings language {spoken(locales[1])}")
        since = len(game.discord.world.journal)
        await guest.says("join")
        tiles = SHEETS[sheet].family.name == "tiles"
        for change in ("rounds 2", *([HOUSE_RULES] if tiles else ())):
            await host.says(f"settings {change}")
        if typed:
            for player in (host, guest):
                await player.says("notify dm")
        await host.says("start")
        await game.discord.until(lambda: watch.now.round is not None)
        way: Way = InOwnWords(watch.store.has_settled) if typed else ByComponents()
        players = [Player(h, h.direct if typed else channel, way) for h in (ann, ben)]
        ready = "next" if typed else "next ready"
        people = await seated(game, watch, *players)
        yield Speakers(game, watch, people, ready, channel=channel)
        reads = {hand.user.id: spoken(hand.user.locale) for hand in (ann, ben)}
        wrong = misread(watch, since, spoken(locales[1]), reads)
        assert not wrong, wrong


@pytest.mark.long
@pytest.mark.parametrize("locales", sampled(PAIRS, {("es-ES", "it")}))
async def test_a_match_with_cards_in_own_words(locales: tuple[str, str]) -> None:
    async with table("basic", locales, "text", typed=True) as players:
        await players.play_match()


@pytest.mark.whole
@pytest.mark.parametrize("locales", PAIRS)
async def test_a_match_with_cards_by_components(locales: tuple[str, str]) -> None:
    async with table("basic", locales, "picture", typed=False) as players:
        await players.play_match()


@pytest.mark.whole
@pytest.mark.parametrize("sheet", ["rummikub", "schmidt"])
@pytest.mark.parametrize("locales", PAIRS)
async def test_a_match_with_tiles_in_own_words(sheet: str, locales: tuple[str, str]) -> None:
    async with table(sheet, locales, "text", typed=True) as players:
        await players.play_match()


@pytest.mark.whole
@pytest.mark.parametrize("sheet", ["rummikub", "schmidt"])
@pytest.mark.parametrize("locales", PAIRS)
async def test_a_match_with_tiles_by_components(sheet: str, locales: tuple[str, str]) -> None:
    async with table(sheet, locales, "picture", typed=False) as players:
        await players.play_match()
