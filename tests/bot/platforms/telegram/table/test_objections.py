"""The table's message in a group tells the outcome of an objection, and notifies nobody again."""

from tests.support.telegram.evening import evening
from tests.support.telegram.group import mover, sent_to, table_of
from tests.support.telegram.hands import text
from tests.support.telegram.readers import HELD


async def test_an_objection_calls_nobody_a_second_time_in_the_same_turn() -> None:
    async with evening() as game:
        people = [await game.friend(name) for name in ("Ann", "Ben", "Cem")]
        group = await table_of(game, *people)
        host = people[0]
        await host.says("/settings@rummy_bot sheet budacsek", group)
        await host.sees("Budaçsek", group)
        await host.says("/settings@rummy_bot rule first_laying=none", group)
        await host.sees("House rules", group)
        await host.presses("Start", group)
        first, _ = await mover(game, group, *people)
        rack = [tile for tile in HELD.findall(text(first.private))[-1].split() if tile != "J"]
        await first.says(f"arrange {rack[0]} {rack[1]} {rack[-1]}")
        await first.sees("not confirmed")
        await first.says("done")
        await first.sees(f"{first.user.first_name} laid ", group)
        sent = len(sent_to(game, group))
        following = people[(people.index(first) + 1) % 3]
        judge = next(one for one in people if one not in (first, following))
        pressed = await judge.presses("Object", group)
        assert pressed["text"].startswith("You were right to object: ")
        told = await judge.sees("was right to object: ", group)
        assert f"{following.user.first_name}’s turn" in told
        assert len(sent_to(game, group)) == sent
