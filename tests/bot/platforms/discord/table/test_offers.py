"""A refused lay brings the offer of another, which stands until it is taken or outdated."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import combinations, islice

import pytest

from bot.platforms.discord.keys import CARRIES
from core.engine.access import Ruling
from core.engine.people import Address
from core.engine.table.state import SeatState
from core.rules.pieces import Seat, print_groups
from core.rules.round import Round
from tests.support.clocks import SteppedClock
from tests.support.discord.client.hands import told
from tests.support.discord.evening import Evening
from tests.support.discord.table import seated, watched
from tests.support.discord.watching import Watch
from tests.support.discord.ways import (
    ByComponents,
    Player,
    chosen,
    lists_of_pieces,
    piece_on,
    pressed,
)
from tests.support.due import BEGINS
from tests.support.evenings.thinking import ideas


@asynccontextmanager
async def against_a_computer(
    *, direct: bool, hand: int = 20
) -> AsyncIterator[tuple[Evening, Watch, Player]]:
    """Deal to a person and a computer; yield the person, who is on turn."""
    async with watched("text", SteppedClock(BEGINS)) as (game, watch):
        ann = game.meet("Ann")
        player = Player(ann, ann.direct if direct else game.channel(), ByComponents())
        await ann.says("/rummy new sheet:rummikub", player.place)
        for change in ("computers easy", f"rule first_laying=1 hand={hand} copies=1"):
            await ann.says(f"/rummy settings change:{change}", player.place)
        await ann.sees(f"Dealt to each player: {hand}", player.place)
        await ann.says("/rummy start", player.place)
        await ann.until(lambda: on(watch, 0) and watch.store.time_runs)
        await seated(game, watch, player)
        yield game, watch, player


@asynccontextmanager
async def on_turn(*, direct: bool) -> AsyncIterator[tuple[Player, str, str]]:
    """Let a person play a computer; yield them, a run of theirs, and a tile that fits nothing."""
    async with against_a_computer(direct=direct) as (_, watch, player):
        assert watch.now.round is not None
        yield (player, *run_and_lone(watch.now.round))


def on(watch: Watch, seat: Seat) -> bool:
    """Say whether a seat is on turn."""
    return watch.now.round is not None and watch.now.round.to_move == seat


def run_and_lone(round_: Round) -> tuple[str, str]:
    """Return a run on the first seat’s rack, and a tile that fits nothing."""
    rack = sorted(map(str, round_.racks[0]))
    run = next(three for three in combinations(rack, 3) if is_run(three))
    near = {one[1:] for one in run}
    return " ".join(run), next(o for o in rack if o[0] != run[0][0] and o[1:] not in near)


def is_run(tiles: tuple[str, ...]) -> bool:
    """Say whether three tiles form a run."""
    if "J" in tiles or len({one[0] for one in tiles}) > 1:
        return False
    least, *_ = numbers = sorted(int(one[1:]) for one in tiles)
    return numbers == [least, least + 1, least + 2]


def drafted(watch: Watch) -> str:
    """Return the table that the first seat proposes."""
    return print_groups(watch.now.drafts.get(0, SeatState()).draft.groups or ())


async def test_a_question_in_the_channel_goes_once_it_is_outdated() -> None:
    async with on_turn(direct=False) as (ann, run, lone):
        await ann.hand.says(f"/turn play tiles:{run} {lone}", ann.place)
        await ann.hand.sees("you could do this instead", ann.place)
        await ann.hand.types("draw")
        await ann.hand.until(lambda: ann.hand.message_with("Possible", ann.place) is None)


async def test_a_question_in_a_direct_message_goes_once_it_is_outdated() -> None:
    async with on_turn(direct=True) as (ann, run, lone):
        await ann.hand.sees("Your turn:")
        await ann.hand.types(f"play {run} {lone}")
        await ann.hand.sees("you could do this instead")
        await ann.hand.types("draw")
        await ann.hand.until(lambda: ann.hand.message_with("Possible", ann.place) is None)


async def test_an_offer_in_a_direct_message_goes_when_it_is_taken() -> None:
    async with on_turn(direct=True) as (ann, run, lone):
        await ann.hand.sees("Your turn:")
        await ann.hand.types(f"play {run} {lone}")
        await ann.hand.sees("you could do this instead")
        await ann.hand.presses("Use it")
        await ann.hand.sees("not confirmed")
        await ann.hand.until(lambda: ann.hand.message_with("Possible", ann.place) is None)


@pytest.mark.parametrize("direct", [False, True])
async def test_an_offer_of_a_long_table_is_taken_by_its_key(*, direct: bool) -> None:
    async with against_a_computer(direct=direct, hand=26) as (_, watch, ann):
        assert watch.now.round is not None
        (_, (arrange, _)) = islice(ideas(watch.now.round, "hard"), 2)
        table = arrange.removeprefix("arrange ")
        lone = next(o for o in map(str, watch.now.round.racks[0]) if o not in table.split())
        assert len(table) > CARRIES
        await ann.hand.says(f"/turn arrange table:{table} | {lone}", ann.place)
        await ann.hand.says("/turn done", ann.place)
        await ann.hand.sees("you could do this instead", ann.place)
        await ann.hand.presses("Use it", ann.place)
        await ann.hand.until(
            lambda: sorted(drafted(watch).split(" | ")) == sorted(table.split(" | "))
        )
        await ann.hand.until(lambda: ann.hand.message_with("instead", ann.place) is None)


async def test_an_offer_in_a_channel_stays_when_it_cannot_be_taken_now() -> None:
    async with against_a_computer(direct=False) as (game, watch, ann):
        assert watch.now.round is not None
        run, lone = run_and_lone(watch.now.round)
        await ann.hand.says(f"/turn play tiles:{run} {lone}", ann.place)
        await ann.hand.sees("you could do this instead", ann.place)
        ban = Ruling(kind="ban", about=Address("discord", str(ann.hand.user.id)))
        await game.parts.rulings.make(ban)
        game.thinks()
        await ann.hand.presses("Use it", ann.place)
        await ann.hand.sees("You can’t play here", ann.place)
        await game.parts.rulings.lift(ban)
        game.thinks()
        await ann.hand.presses("Use it", ann.place)
        await ann.hand.sees("not confirmed", ann.place)


@pytest.mark.parametrize("direct", [False, True])
async def test_a_refused_lay_leaves_the_chosen_tiles_chosen(*, direct: bool) -> None:
    async with on_turn(direct=direct) as (ann, run, lone):
        if not direct:
            await ann.hand.says("/turn rack", ann.place)
        await ann.hand.sees("Your turn:", ann.place)
        assert await chosen(ann, [*run.split(), lone])
        refused = await pressed(ann, "play", chosen=True)
        assert refused is not None
        assert "you could do this instead" in told(refused)
        assert ann.turn is not None
        taken = [o for one in lists_of_pieces(ann.turn) for o in one["options"] if o.get("default")]
        assert sorted(map(piece_on, taken)) == sorted([*run.split(), lone])
