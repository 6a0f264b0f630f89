"""Tiles are moved by keys on Telegram: the meld, the tile, its place."""

from tests.support.telegram.evening import evening
from tests.support.telegram.group import round_of_two
from tests.support.telegram.hands import Hand, content, labels
from tests.support.telegram.loopback.world import Json


def board(hand: Hand) -> Json:
    return hand.private.shown[-1]


async def offered(hand: Hand, words: str) -> str:
    """Wait for a key that says something, and return all that it says."""
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
        assert f"In hand: {tiles[1]}" in await first.sees("In hand:")
        await first.presses(await offered(first, "My rack"))
        assert f"In hand: {tiles[1]}" in content(board(first)), "it survives every turn of a page"
        await first.presses(await offered(first, "Put back"))
        await game.telegram.until(lambda: "In hand: " not in content(board(first)))
        await first.presses(await offered(first, "1 · "))
        await first.presses(await offered(first, tiles[1]))
        await first.presses(await offered(first, "New meld"))
        assert f"In hand, not placed yet: {tiles[1][1:]}" in await first.sees("In hand, ")
        await first.presses("Undo")
        await offered(first, meld)
