"""On Discord, one list moves a tile and another names its place."""

from tests.support.discord.client.components import buttons, label, selects
from tests.support.discord.client.hands import Hand, labels
from tests.support.discord.evening import Evening, evening
from tests.support.discord.lobby import begun, lobby, round_of_two
from tests.support.discord.loopback.world import Channel, Json
from tests.support.evenings.written import run_of_three

SQUARES = "🟥🟦⬛🟨🃏"
ALL_BUT_CHOSEN = "Lay all but the picked tiles"


def lists(hand: Hand, channel: Channel) -> dict[str, list[Json]]:
    """Return the lists of a person's own turn by their placeholders."""
    own = hand.own(channel)[-1]
    return {one["placeholder"]: one["options"] for one in selects(own.data)}


async def with_a_new_meld(game: Evening) -> tuple[Channel, Hand, list[str]]:
    """Place the first three tiles of the rack on turn as a meld."""
    channel, first, _ = await round_of_two(game)
    await first.presses("My rack", channel)
    rack = [option["label"] for option in lists(first, channel)["Choose tiles"]]
    await first.picks(*rack[:3], channel=channel)
    await first.presses("New meld", channel)
    return channel, first, rack


async def test_a_tile_is_taken_from_a_list_that_names_its_meld() -> None:
    async with evening() as game:
        channel, first, rack = await with_a_new_meld(game)
        take = lists(first, channel)["Take a tile from the table"]
        assert [option["label"] for option in take] == rack[:3]
        names = " ".join(one.strip(SQUARES) for one in rack[:3])
        assert {option["description"] for option in take} == {f"1 · {names}"}
        await first.picks(rack[1], channel=channel)
        await first.sees(f"Picked: {rack[1]}", channel)
        await first.presses("Deselect", channel)
        await first.until(lambda: "Choose tiles" in lists(first, channel))
        await first.picks(rack[1], channel=channel)
        await first.presses("New meld", channel)
        await first.sees(f"Not placed yet: {rack[1][1:]}", channel)
        await first.says("/turn undo", channel)


async def test_picked_tiles_are_kept_from_list_to_list() -> None:
    async with evening() as game:
        channel, first, rack = await with_a_new_meld(game)
        await first.picks(rack[5], channel=channel)
        await first.presses("Take a tile from the table", channel)
        assert list(lists(first, channel)) == ["Take a tile from the table", "Do something else"]
        await first.picks(rack[1], channel=channel)
        await first.sees(f"Picked: {rack[5]} {rack[1]}", channel)
        (own,) = (options for name, options in lists(first, channel).items() if "Choose" in name)
        assert [option["label"] for option in own if option.get("default")] == [rack[5]]
        await first.picks(rack[6], channel=channel)
        await first.sees(f"Picked: {rack[6]} {rack[1]}", channel)
        await first.presses("New meld", channel)
        await first.sees("2. ", channel)


async def test_a_tile_is_moved_and_a_run_split_by_command() -> None:
    async with evening() as game:
        channel, first, _ = await round_of_two(game)
        await first.presses("My rack", channel)
        rack = [option["label"] for option in lists(first, channel)["Choose tiles"]]
        tile = rack[0].strip(SQUARES)
        done = await first.says(f"/turn move moved:{tile} to:new", channel)
        await first.until(lambda: not done.loading)
        await first.sees(f"Not placed yet: {tile}", channel)
        done = await first.says("/turn split meld:1 at:r6", channel)
        await first.until(lambda: not done.loading)
        await first.sees("There is no meld 1 on the table.", channel)


async def test_leftover_tiles_are_completed_from_one_list() -> None:
    async with evening() as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "rummikub", ann, ben)
        rule = "rule hand=20 numbers=8 first_laying=0"
        await ann.says(f"/rummy settings change:{rule}", channel)
        await ann.sees("Dealt to each player: 20", channel)
        await begun(channel, ann)
        first = ann if "@Ann’s turn" in await ann.sees("’s turn", channel) else ben
        await first.presses("My rack", channel)
        rack = [option["label"] for option in lists(first, channel)["Choose tiles"]]
        run = run_of_three([tile.strip(SQUARES) for tile in rack])
        assert run is not None
        await first.picks(next(tile for tile in rack if tile.endswith(run[0])), channel=channel)
        await first.presses("New meld", channel)
        await first.sees("Not placed yet", channel)
        whole = [option["label"] for option in lists(first, channel)["Place the leftover tiles"]]
        wanted = next(
            label for label in whole if [tile.strip(SQUARES) for tile in label.split()] == run
        )
        await first.picks(wanted, channel=channel)
        await first.sees(f"1. {' '.join(f'+{tile}' for tile in run)}", channel)


async def with_a_run_placed(game: Evening) -> tuple[Channel, Hand, list[str]]:
    """Place a run of the rack on turn, from a rack with two; return the tiles of the other."""
    channel, first, _ = await round_of_two(game, rules="hand=20 numbers=8 first_laying=0")
    await first.presses("My rack", channel)
    rack = [option["label"] for option in lists(first, channel)["Choose tiles"]]
    runs = []
    for _ in range(2):
        run = run_of_three([tile.strip(SQUARES) for tile in rack])
        assert run is not None
        runs.append([next(one for one in rack if one.strip(SQUARES) == tile) for tile in run])
        rack = [tile for tile in rack if tile not in runs[-1]]
    await first.picks(*runs[0], channel=channel)
    await first.presses("New meld", channel)
    return channel, first, runs[1]


async def test_a_form_is_read_as_it_is_typed_whatever_is_picked() -> None:
    async with evening() as game:
        channel, first, run = await with_a_run_placed(game)
        await first.picks(run[0], channel=channel)
        await first.sees(f"Picked: {run[0]}", channel)
        opened = await first.picks("Rewrite the whole table", channel=channel)
        await first.fills(opened, table="y8 y8 y8")
        await first.sees("You don’t have y8 y8", channel)
        await first.sees(f"Picked: {run[0]}", channel)
        assert first.message_with("Not placed yet", channel) is None


async def test_a_chosen_meld_is_laid_with_the_draft_by_one_key() -> None:
    async with evening() as game:
        channel, first, run = await with_a_run_placed(game)
        await first.picks(*run, channel=channel)
        await first.sees("Picked: ", channel)
        await first.presses("Lay 6 tiles and end turn", channel)
        placed = " ".join(tile.strip(SQUARES) for tile in run)
        assert placed in await first.sees(f"{first.user.name} laid", channel)


async def test_tiles_chosen_beside_a_draft_are_left_only_by_a_key_that_says_so() -> None:
    async with evening() as game:
        channel, first, run = await with_a_run_placed(game)
        await first.picks(*run[:2], channel=channel)
        assert "Lay and end turn" not in first.labels(channel)
        await first.says("/turn done", channel)
        asked = await first.sees("picked something but not laid it", channel)
        assert f"{first.user.name} laid" not in asked
        await first.presses("Lay all but the picked tiles", channel)
        await first.sees(f"{first.user.name} laid", channel)


async def test_the_question_about_chosen_tiles_has_the_key_that_lays_them_too() -> None:
    async with evening() as game:
        channel, first, run = await with_a_run_placed(game)
        await first.picks(*run, channel=channel)
        await first.sees("Picked: ", channel)
        await first.says("/turn done", channel)
        await first.sees("picked something but not laid it", channel)
        asked = first.own(channel)[-1]
        assert labels(asked) == ["Lay 6 tiles and end turn", ALL_BUT_CHOSEN]
        key = next(key for key in buttons(asked.data) if label(key) == labels(asked)[0])
        await first.presses_on(asked, key)
        placed = " ".join(tile.strip(SQUARES) for tile in run)
        assert placed in await first.sees(f"{first.user.name} laid", channel)


async def test_a_double_press_on_draw_keeps_an_unfinished_draft() -> None:
    async with evening() as game:
        channel, first, _ = await with_a_run_placed(game)
        message, draw = first.button("Draw", channel)
        for _ in range(2):
            await first.presses_on(message, draw)
        await first.sees("“Draw anyway” gives it up", channel)
        assert first.message_with(f"{first.user.name} drew", channel) is None
        await first.presses("Draw anyway", channel)
        await first.sees(f"{first.user.name} drew", channel)


async def test_done_with_chosen_tiles_and_no_draft_is_refused_without_a_question() -> None:
    async with evening() as game:
        channel, first, _ = await round_of_two(game, rules="hand=20 numbers=8 first_laying=0")
        await first.presses("My rack", channel)
        rack = [option["label"] for option in lists(first, channel)["Choose tiles"]]
        await first.picks(*rack[:3], channel=channel)
        await first.sees("Picked: ", channel)
        await first.says("/turn done", channel)
        await first.sees("Lay at least one", channel)
        assert "Lay all but the picked tiles" not in first.labels(channel)


async def test_cards_ask_before_no_draw_that_comes_too_late() -> None:
    async with evening() as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "basic", ann, ben)
        await begun(channel, ann)
        first = ann if "@Ann’s turn" in await ann.sees("’s turn", channel) else ben
        await first.presses("My hand", channel)
        await first.presses("Take from the stock", channel)
        cards = [option["label"] for option in lists(first, channel)["Choose cards"]]
        await first.picks(*cards[:2], channel=channel)
        await first.sees("Picked: ", channel)
        await first.says("/turn draw", channel)
        await first.sees("discard", channel)
        assert "Draw anyway" not in first.labels(channel)
