"""Every sheet, played on Discord in every way: `poe discord`."""

from collections import Counter

import pytest

from core.rules.sheets import SHEETS
from tests.discord.counted import offered, pressed
from tests.discord.curious import tries_out
from tests.discord.evening import Evening, evening
from tests.discord.happenings import happenings
from tests.discord.players import ByCommands, ByComponents, InDirect, Player, Way, play
from tests.discord.test_evening import lobby
from tests.discord.thinking import FIRST, Expert


async def an_evening(game: Evening, sheet: str, way: Way) -> Counter[str]:
    """Two people and a computer play a round to its end."""
    ann, ben = game.meet("Ann"), game.meet("Ben")
    channel = await lobby(game, sheet, ann, ben)
    if type(way) is ByComponents:
        await ann.presses("Settings", channel)
        await tries_out(ann, channel)
    await ann.says(f"/rummy settings change:sheet {sheet}", channel)
    for change in ("computers easy", "rounds 2", "assist open", "clock 24h", "look text"):
        await ann.says(f"/rummy settings change:{change}", channel)
    await ann.sees("2 rounds", channel)
    if isinstance(way, InDirect):
        for hand in (ann, ben):
            await hand.says("/rummy notify way:dm", channel)
    await ann.says("/rummy start", channel)
    await ann.sees("’s turn", channel)
    players = [Expert(one, channel, way, store=game.parts.store) for one in (ann, ben)]

    async def curious(player: Player) -> None:
        if type(way) is ByComponents:
            await tries_out(player.hand, channel)

    await play(*players, between=curious)
    await ann.sees("This round:", channel)
    return happenings(await game.parts.store.history(FIRST))


@pytest.mark.whole
@pytest.mark.parametrize("sheet", SHEETS)
async def test_by_components_alone(sheet: str) -> None:
    async with evening() as game:
        found = await an_evening(game, sheet, ByComponents())
        assert found["round"] == 1
        words = offered(game.discord) - pressed(game.discord)
        assert not words & {"rules", "score", "table", "help", "sort", "arrange", "rack"}


@pytest.mark.whole
@pytest.mark.parametrize("sheet", SHEETS)
async def test_by_commands_alone(sheet: str) -> None:
    async with evening() as game:
        found = await an_evening(game, sheet, ByCommands())
        assert found["round"] == 1


@pytest.mark.whole
@pytest.mark.parametrize("sheet", SHEETS)
async def test_wholly_in_direct_messages(sheet: str) -> None:
    async with evening() as game:
        found = await an_evening(game, sheet, InDirect())
        assert found["round"] == 1
