"""Refused plays and drafts show others nothing of a rack."""

from tests.support.clocks import SteppedClock
from tests.support.discord.client.hands import is_private
from tests.support.discord.lobby import lobby
from tests.support.discord.table import HOUSE_RULES, dealt, watched
from tests.support.discord.ways import ByComponents, Player
from tests.support.due import BEGINS

TURN = 310
TRIED = (
    "play tiles:{two}",
    "play tiles:{three}",
    "arrange table:{two} | {three}",
    "done",
    "repair",
    "pick tiles:{one}",
    "hint",
    "group tiles:{two}",
    "sort order:number",
    "return tile:{one}",
)
"""Some of these become a draft, some are refused, and none is laid."""


async def test_other_players_see_nothing_of_a_rack_in_use() -> None:
    clock = SteppedClock(BEGINS)
    async with watched("picture", clock) as (game, watch):
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "rummikub", ann, ben)
        await ann.says(f"/rummy settings change:{HOUSE_RULES}", channel)
        await ann.sees("Points for the initial meld: 10", channel)
        await ann.says("/rummy start", channel)
        table = await dealt(
            game, watch, *(Player(hand, channel, ByComponents()) for hand in (ann, ben))
        )
        assert watch.now.round is not None
        mover = table.people[watch.now.round.to_move].hand
        other = ben if mover is ann else ann
        rack = [str(piece) for piece in watch.now.round.racks[watch.now.round.to_move]]
        named = {"one": rack[0], "two": " ".join(rack[:2]), "three": " ".join(rack[::4])}
        for command in TRIED:
            tried = await mover.says(f"/turn {command.format(**named)}", channel)
            assert is_private(tried), command
            assert is_private(await other.says(f"/turn play tiles:{named['two']}", channel))
            await other.says("/rummy table", channel)
            await other.presses("My rack", channel)
        await clock.go_by(TURN)
        await other.sees("Time’s up! ", channel)
        await other.says("/rummy record", channel)
        await other.says("/rummy replay", channel)
