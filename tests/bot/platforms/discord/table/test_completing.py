"""While a command is typed, Discord offers what can follow."""

from tests.support.discord.client.components import said
from tests.support.discord.evening import evening
from tests.support.discord.lobby import round_of_two


async def test_typed_tiles_are_completed_from_the_own_rack() -> None:
    async with evening() as game:
        channel, mover, _ = await round_of_two(game)
        assert (await mover.completes("/rummy new sheet:ki", channel))[0]["value"] == "kids"
        assert (await mover.completes("/rummy settings change:clo", channel))[0]["value"] == "clock"
        values = await mover.completes("/rummy settings change:clock 2", channel)
        assert [one["value"] for one in values] == ["clock 2m", "clock 24h"]
        offered = await mover.completes("/turn play tiles:r", channel)
        await mover.presses("My rack", channel)
        rack = said(mover.own(channel)[-1].data)
        assert offered
        assert all(f"{one['value']} " in rack for one in offered)


async def test_settings_are_completed_in_the_words_of_the_language() -> None:
    async with evening() as game:
        ann = game.meet("Ann", "de")
        channel = game.channel()
        names = await ann.completes("/rummy settings change:", channel)
        assert [one["value"] for one in names[:2]] == ["bedenkzeit", "abwesend"]
        values = await ann.completes("/rummy settings change:zuschauen a", channel)
        assert [one["value"] for one in values] == ["zuschauen an", "zuschauen aus"]


async def test_the_places_for_a_typed_move_are_offered() -> None:
    async with evening() as game:
        channel, mover, _ = await round_of_two(game, rules="hand=30")
        tiles = await mover.completes("/turn move moved:", channel)
        own = next(one["value"] for one in tiles if " " not in one["value"])
        await mover.says(f"/turn move moved:{own} to:new", channel)
        places = await mover.completes(f"/turn move moved:{own} to:", channel)
        assert places[-2:] == [
            {"name": "new · New meld", "value": "new"},
            {"name": "rack · Back to the rack", "value": "rack"},
        ]


async def test_the_runs_that_can_be_split_are_offered_by_their_numbers() -> None:
    async with evening() as game:
        channel, mover, _ = await round_of_two(game)
        rack = [one["value"] for one in await mover.completes("/turn play tiles:", channel)]
        red = [one for one in rack if one[0] == rack[0][0] and one != "J"][:2]
        await mover.says(f"/turn arrange table:{' '.join(red)}", channel)
        assert await mover.completes("/turn split meld:", channel) == [
            {"name": f"1 · {' '.join(red)}", "value": 1}
        ]
        (at,) = await mover.completes("/turn split meld:1 at:", channel)
        assert at == {"name": f"{red[1]} · {red[0]} | {red[1]}", "value": red[1]}
