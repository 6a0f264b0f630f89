"""Tables use the bot's own emoji, but only where Discord displays emoji."""

import re
from collections.abc import Iterator

import pytest

from bot.render.pictures.studio import needed
from bot.render.writing import emoji_name
from core.rules.sheets import SHEETS
from tests.support.clocks import SteppedClock
from tests.support.discord.client.components import every, said, selects
from tests.support.discord.loopback.world import Json
from tests.support.discord.table import Table, agreed, dealt, watched
from tests.support.discord.ways import ByCommands, ByComponents, Player
from tests.support.due import BEGINS
from tests.support.sampling import sampled

STEPS = 16
NAMES = {emoji_name(shown) for sheet in SHEETS.values() for shown in needed(sheet)}
LABELS = ("label", "placeholder", "description", "title")
"""Where Discord displays letters only."""
CODE = re.compile(r"`[^`\n]*`")


@pytest.mark.parametrize("sheet", sampled(SHEETS, {"kids", "basic"}, pytest.mark.long))
async def test_a_game_in_emoji_of_ones_own_reads_well_everywhere(sheet: str) -> None:
    async with watched("emoji", SteppedClock(BEGINS), emoji=NAMES) as (game, watch):
        channel = game.channel()
        host, guest = (Player(game.meet(n), channel, ByComponents()) for n in ("Ann", "Ben"))
        commander = Player(host.hand, channel, ByCommands())
        await commander.says("new rummikub")
        await host.hand.sees("1. Ann", channel)
        await guest.says("join")
        for change in agreed(sheet):
            await commander.says(f"settings {change}")
        await commander.says("start")
        table = await dealt(game, watch, host, guest)
        table.between, table.had = asks_for_hints, {"blunder", "undo"}
        for _ in range(STEPS):
            if table.now.round is not None:
                await table.step()
        emoji = {f"<:{one['name']}:{one['id']}>" for one in game.discord.world.emoji.values()}
        shown = [sent.data for sent in game.discord.world.journal]
        assert [text for data in shown for text in raw(data)] == []
        assert [text for data in shown for text in broken(said(data), emoji)] == []
        assert any(one in said(data) for data in shown for one in emoji)
        assert all(on_option(one) in emoji for data in shown for one in of_rack(data))


async def asks_for_hints(_table: Table, player: Player) -> None:
    """Ask three times; the last hint is complete."""
    for _ in range(3):
        await player.hand.says("/turn hint", player.place)


def raw(data: Json) -> Iterator[str]:
    """Yield emoji in places that display letters only."""
    parts = list(every(data["components"]))
    for part in [*parts, *(option for one in parts for option in one.get("options") or ())]:
        yield from (str(part[key]) for key in LABELS if "<" in (part.get(key) or ""))


def broken(text: str, emoji: set[str]) -> Iterator[str]:
    """Yield the remains of emoji that a text does not display as emoji."""
    yield from (code for code in CODE.findall(text) if "<" in code)
    rest = CODE.sub("", text)
    for one in emoji:
        rest = rest.replace(one, "")
    yield from re.findall(r"<?\W{0,3}\w+:\d{15,}>?", re.sub(r"</?[^<>]*:\d+>", "", rest))


def of_rack(data: Json) -> Iterator[Json]:
    """Yield the options for the pieces of the own rack."""
    for list_ in selects(data):
        if list_["custom_id"].startswith("+") and "#" not in list_["custom_id"]:
            yield from list_["options"]


def on_option(option: Json) -> str:
    shown = option.get("emoji") or {}
    return f"<:{shown.get('name')}:{shown.get('id')}>"
