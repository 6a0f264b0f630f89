"""On Telegram, buttons choose the meld, the tile, and its place."""

from tests.support.evenings.written import run_of_three
from tests.support.telegram.evening import evening
from tests.support.telegram.group import lobby_of_two, mover, round_of_two
from tests.support.telegram.hands import Hand, content, labels
from tests.support.telegram.loopback.world import Json


def board(hand: Hand) -> Json:
    return hand.private.shown[-1]


async def offered(hand: Hand, words: str) -> str:
    """Wait for a button with this text, and return its whole label."""
    found = await hand.telegram.until(
        lambda: next((one for one in labels(board(hand)) if words in one), None)
    )
    return str(found)


async def test_a_tile_moves_by_the_meld_the_tile_and_where_to() -> None:
    async with evening() as game:
        _group, first, _ = await round_of_two(game)
        tiles = labels(board(first))[:3]
        for tile in tiles:
            await first.presses(tile)
            await offered(first, f"✓{tile}")
        await first.presses("More")
        await first.presses(await offered(first, "New meld"))
        meld = await offered(first, "1 · ")
        assert all(tile.strip("🟥🟦⬛🟨") in meld for tile in tiles)
        await first.presses(meld)
        taken = await offered(first, tiles[1])
        await first.presses(taken)
        assert f"Picked: {tiles[1]}" in await first.sees("Picked:")
        await first.presses(await offered(first, "My rack"))
        assert f"Picked: {tiles[1]}" in content(board(first)), "it survives every turn of a page"
        await first.presses(await offered(first, "Deselect"))
        await game.telegram.until(lambda: "Picked: " not in content(board(first)))
        await first.presses(await offered(first, "1 · "))
        await first.presses(await offered(first, tiles[1]))
        await first.presses(await offered(first, "New meld"))
        assert f"Not placed yet: {tiles[1][1:]}" in await first.sees("Not placed yet")
        await first.presses("Undo")
        await offered(first, meld)


async def test_a_board_asked_for_again_shows_the_page_for_which_it_is_worded() -> None:
    async with evening() as game:
        _group, first, _ = await round_of_two(game)
        for tile in labels(board(first))[:3]:
            await first.presses(tile)
            await offered(first, f"✓{tile}")
        await first.presses("More")
        await first.presses(await offered(first, "New meld"))
        await first.presses(await offered(first, "1 · "))
        await first.presses(await offered(first, "Move tiles"))
        await first.sees("what to take from the table")
        before = board(first)
        keys = labels(before)
        await first.says("/rack")
        again = await game.telegram.until(lambda: board(first) if board(first) != before else None)
        assert "what to take from the table" in content(again)
        assert labels(again) == keys


async def test_a_tile_in_hand_is_gathered_with_others_to_a_meld_by_one_key() -> None:
    async with evening() as game:
        group, ann, ben = await lobby_of_two(game)
        await ann.says("/settings@rummy_bot rule hand=15 numbers=8 first_laying=0", group)
        await ann.sees("Dealt to each player: 15", group)
        await ann.presses("Start", group)
        first, _ = await mover(game, group, ann, ben)
        shown = next(row for row in content(board(first)).split("\n\n") if "Your rack" in row)
        rack = shown.split(":\n")[1].replace("+", "").split()
        run = run_of_three(rack)
        assert run is not None
        alone = next(tile for tile in rack if tile not in run and tile != "J")
        await first.says(f"arrange {alone}")
        await first.sees("Not placed yet")
        await first.presses(await offered(first, run[0]))
        whole = await game.telegram.until(
            lambda: next((one for one in labels(board(first)) if tiles_on(one) == run), None)
        )
        await first.presses(str(whole))
        await first.sees(f"1. {' '.join(f'+{tile}' for tile in run)}")


def tiles_on(label: str) -> list[str]:
    """Return the tiles in a button's label."""
    return [part.strip("🟥🟦⬛🟨🟩🃏") for part in label.split() if part != "✚"]
