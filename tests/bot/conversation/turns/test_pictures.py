"""Tables are shown as pictures, emoji or text, as host and reader choose."""

from typing import Any

import pytest

from tests.support.lines.tables import two_at_a_table
from tests.support.lines.talk import Talk, talk, to

GROUP = "chat:g1"


def picture(game: Talk, place: str) -> dict[str, Any] | None:
    found: dict[str, Any] | None = game.scene(place)["picture"]
    return found


async def test_a_program_reads_text_until_the_host_wants_a_picture() -> None:
    async with talk() as game:
        await two_at_a_table(game)
        assert picture(game, GROUP) is None
        await game.says("ann", "settings look picture", "g1")
        shown = picture(game, GROUP)
        assert shown is not None
        assert "The table is still empty" in shown["alt"]
        assert shown["bytes"] > 3_000
        assert picture(game, "person:ann") is None


async def test_nothing_that_the_picture_says_is_missing_in_the_text() -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game, "rummikub", "look picture")
        await game.says(mover, "settings my picture")
        rack = game.rack(mover)
        shown = picture(game, f"person:{mover}")
        assert shown is not None
        assert f"Your rack, {len(rack)}:" in shown["alt"]
        for number in (tile[1:] for tile in rack if tile != "J"):
            assert f" {number}" in shown["alt"]
        assert all(tile in game.scene(f"person:{mover}")["text"] for tile in rack)


async def test_only_the_host_says_how_all_see_the_table() -> None:
    async with talk() as game:
        await two_at_a_table(game)
        assert "Only the host" in to(await game.says("ben", "settings look emoji", "g1"), GROUP)[0]
        refused = to(await game.says("ann", "settings theme pink", "g1"), GROUP)
        assert "light, dark, contrast or large" in refused[0]


async def test_private_pictures_follow_the_readers_own_wishes() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game)
        answers = await game.says(mover, "settings my picture dark")
        assert to(answers, f"person:{mover}")[0].startswith("Saved. Only your own view has changed")
        assert picture(game, f"person:{mover}") is not None
        assert picture(game, f"person:{other}") is None
        dark = picture(game, f"person:{mover}")
        await game.says(mover, "settings my large")
        large = picture(game, f"person:{mover}")
        assert dark is not None
        assert large is not None
        assert dark["bytes"] != large["bytes"]
        assert dark["alt"] == large["alt"]
        await game.says(mover, "settings my text")
        assert picture(game, f"person:{mover}") is None


async def test_a_wish_that_cannot_be_is_answered() -> None:
    async with talk() as game:
        await game.says("ann", "settings my blue")
        assert "picture, emoji, text, light, dark, contrast or large" in game.text("person:ann")
        await game.says("ann", "settings my")
        assert "Type “settings my”" in game.text("person:ann")


@pytest.mark.parametrize(
    "words", ["settings meine bild dunkel", "einstellungen mein farben dunkel bild"]
)
async def test_wishes_in_german(words: str) -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game)
        await game.says(mover, "language de")
        await game.says(mover, words)
        (shown,) = [message for message in game.shown.values() if message["picture"]]
        assert "Dein Brett, 14: rot" in shown["picture"]["alt"]


async def test_a_table_in_emoji() -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(
            game, "rummikub", "rule first_laying=0 hand=30", "look emoji"
        )
        rack = sorted(tile for tile in game.rack(mover) if tile != "J")
        numbers = {tile[1:]: [t for t in rack if t[1:] == tile[1:]] for tile in rack}
        same = next(list(dict.fromkeys(tiles)) for tiles in numbers.values() if len({*tiles}) > 2)
        await game.says(mover, f"arrange {' '.join(same)}")
        await game.says(mover, "done")
        assert "\ufe0f\u20e3" in game.text(GROUP)
        assert picture(game, GROUP) is None
        assert "🟥" in game.text(GROUP) or "🟦" in game.text(GROUP)


async def test_a_picture_that_stays_the_same_is_not_painted_again() -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", "look picture")
        await game.says("ann", "settings look picture", "g1")
        before = len(game.said)
        await game.says("ann", "settings look picture", "g1")
        said = [str(m.get("text")) for m in game.said[before:] if m.get("to") == GROUP]
        assert not any("lies on the table" in text for text in said)
