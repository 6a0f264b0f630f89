"""Two people plan their turns on Telegram, by buttons and by words, and lay with one press."""

import re
from functools import partial

from tests.support.telegram.evening import Evening, evening
from tests.support.telegram.group import mover, sent_to, table_of
from tests.support.telegram.hands import Hand, content, labels
from tests.support.telegram.loopback.world import Chat

SQUARES = "🟥🟦⬛🟨🟩🃏"
RULES = "/settings rule hand=18 first_laying=none"
"""Enough tiles for everybody to hold a run, and few enough for one page of buttons."""


def board(hand: Hand) -> list[str]:
    return labels(hand.private.shown[-1])


def run_in(hand: Hand) -> list[str]:
    """Return the buttons of three consecutive tiles of one colour."""
    keys = {one.strip(SQUARES): one for one in board(hand) if re.search(r"[rbky]\d+$", one)}
    for tile in keys:
        run = [f"{tile[0]}{int(tile[1:]) + step}" for step in range(3)]
        if set(run) <= set(keys):
            return [keys[one] for one in run]
    raise LookupError(keys)


async def picks(hand: Hand, keys: list[str]) -> None:
    for key in keys:
        await hand.presses(key)
        await hand.telegram.until(partial(_picked, hand, key))


def _picked(hand: Hand, key: str) -> bool:
    return f"✓{key}" in board(hand)


def _was_told(hand: Hand, words: str) -> bool:
    return any(words in content(one) for one in hand.private.shown)


async def begun(game: Evening, ann: Hand, ben: Hand) -> tuple[Chat, Hand, Hand]:
    """Begin a round with these rules; return the group, the player on turn, and the waiting one."""
    group = await table_of(game, ann)
    await ann.says(RULES)
    await ann.sees("18")
    await ben.presses("Join", group)
    await ben.sees("Seats taken: 2", group)
    await ann.presses("Start", group)
    first, other = await mover(game, group, ann, ben)
    return group, first, other


async def opens_plan(hand: Hand) -> list[str]:
    await hand.presses("Plan")
    await hand.sees("Your plan. Only you can see it.")
    return run_in(hand)


async def test_two_people_plan_by_keys_and_lay_with_one_press() -> None:
    async with evening() as game:
        ann, ben = await game.friend("Ann"), await game.friend("Ben")
        group, first, other = await begun(game, ann, ben)
        for waits, plays in ((other, first), (first, other)):
            before = len(sent_to(game, group))
            run = await opens_plan(waits)
            await picks(waits, run)
            await waits.presses("Plan")
            tiles = " ".join(one.strip(SQUARES) for one in run)
            await waits.sees("Your move so far")
            assert len(sent_to(game, group)) == before
            assert "plan" not in content(group.shown[-1]).lower()
            await plays.presses("Draw")
            await waits.sees(f"Your plan still works: {tiles}.")
            await waits.presses("Lay plan (3) and end turn")
            await waits.sees(f"laid {tiles}", group)
            await plays.presses("Draw")


async def test_tiles_chosen_for_a_plan_are_still_chosen_when_the_turn_begins() -> None:
    async with evening() as game:
        ann, ben = await game.friend("Ann"), await game.friend("Ben")
        _, first, other = await begun(game, ann, ben)
        run = await opens_plan(other)
        await picks(other, run)
        await first.presses("Draw")
        await other.sees("Your turn")
        assert all(f"✓{key}" in board(other) for key in run)
        await other.presses("Place on the table")
        await other.sees("Your move so far, with " + " ".join(one.strip(SQUARES) for one in run))


async def test_a_typed_plan_is_laid_by_itself_and_both_are_told() -> None:
    async with evening() as game:
        ann, ben = await game.friend("Ann"), await game.friend("Ben")
        group, first, other = await begun(game, ann, ben)
        run = " ".join(one.strip(SQUARES) for one in await opens_plan(other))
        await other.says(f"/plan {run} lay")
        await other.sees("I’ll lay it when your turn starts")
        await first.presses("Draw")
        await first.sees(f"laid {run}", group)
        await game.telegram.until(partial(_was_told, other, f"laid your plan for you: {run}."))


async def offered_a_plan(game: Evening) -> tuple[Chat, Hand, Hand, str]:
    """Let the waiting player plan a run; return the group, this player on turn, the other, it."""
    ann, ben = await game.friend("Ann"), await game.friend("Ben")
    group, first, other = await begun(game, ann, ben)
    run = await opens_plan(other)
    await picks(other, run)
    await other.presses("Plan")
    await other.sees("Your move so far")
    await first.presses("Draw")
    tiles = " ".join(one.strip(SQUARES) for one in run)
    await other.sees(f"Your plan still works: {tiles}.")
    return group, other, first, tiles


async def test_while_tiles_are_picked_in_the_turn_the_plan_is_not_offered() -> None:
    async with evening() as game:
        _, own, _, tiles = await offered_a_plan(game)
        key = next(one for one in board(own) if one.strip(SQUARES) == tiles.split()[0])
        assert "Lay plan (3) and end turn" in board(own)
        await picks(own, [key])
        assert "Lay plan (3) and end turn" not in board(own)
        assert "Your plan still works" not in content(own.private.shown[-1])
        await own.presses(f"✓{key}")
        await own.sees(f"Your plan still works: {tiles}.")
        assert "Lay plan (3) and end turn" in board(own)


async def test_a_dropped_plan_is_offered_no_more_and_the_turn_goes_on() -> None:
    async with evening() as game:
        _, own, other, tiles = await offered_a_plan(game)
        await own.presses("More")
        await game.telegram.until(lambda: "Drop the plan" in board(own))
        await own.presses("Drop the plan")
        await game.telegram.until(lambda: "Your plan" not in content(own.private.shown[-1]))
        assert "Lay plan (3) and end turn" not in board(own)
        assert "Your turn" in content(own.private.shown[-1])
        await own.presses("Draw")
        await other.sees("Your turn")
        assert f"Your plan: {tiles}" not in content(own.private.shown[-1])
        assert "Your plan. Only you can see it." not in content(own.private.shown[-1])


async def test_with_cards_the_keys_for_chosen_ones_plan_and_say_so() -> None:
    async with evening() as game:
        ann, ben = await game.friend("Ann"), await game.friend("Ben")
        group = await table_of(game, ann, ben, sheet="basic")
        await ann.presses("Start", group)
        _, waits = await mover(game, group, ann, ben)
        await waits.presses("Plan")
        await waits.sees("Your plan. Only you can see it.")
        cards = [one for one in board(waits) if re.search("[♠♥♦♣]", one)]
        await picks(waits, cards[:1])
        assert "Plan this discard" in board(waits)
        assert "Discard" not in board(waits)
        await picks(waits, cards[1:3])
        assert "Plan this meld" in board(waits)
        assert "Lay as a meld" not in board(waits)
