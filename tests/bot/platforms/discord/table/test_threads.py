"""A table gets its own thread if its host chooses that."""

import pytest

from tests.support.discord.client.hands import told
from tests.support.discord.evening import evening
from tests.support.discord.lobby import begun, lobby
from tests.support.discord.loopback.world import MAKE_THREADS, USUAL

THREAD = "Thread for this table"


async def test_a_table_goes_on_in_a_thread_of_its_own_and_is_played_there() -> None:
    async with evening() as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "rummikub", ann, ben)
        first = ann.button("Settings", channel)[0]
        await ann.presses("Settings", channel)
        await ann.picks(THREAD, channel=channel)
        thread = game.discord.world.channels[first.id]
        assert thread.name.startswith("Rummikub, table ")
        await ann.sees("2. Ben", thread)
        await ann.sees("continues in its own thread", channel)
        public = [one for one in ann.shown(channel) if one.viewer is None]
        assert (len(public), ann.labels(channel)) == (1, [])
        await ann.presses("Settings", thread)
        assert ("Time limit: 5 min" in ann.offered(thread), THREAD in ann.offered(thread)) == (
            True,
            False,
        )
        await ann.presses("Done", thread)
        await begun(thread, ann)
        turn = await ann.sees("’s turn", thread)
        mover, other = (ann, ben) if "@Ann’s turn" in turn else (ben, ann)
        thread.archived = True
        await mover.says("/turn draw", thread)
        await other.sees(f"It’s @{other.user.name}’s turn", thread)
        assert not any("’s turn" in ann.reads(one) for one in ann.shown(channel))


async def test_a_table_stays_in_the_channel_if_no_thread_can_be_opened() -> None:
    async with evening() as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        ben.user.permissions = 0
        channel = await lobby(game, "rummikub", ann, ben)
        assert "host" in told(await ben.says("/rummy settings change:thread on", channel))
        game.discord.permit(channel, USUAL & ~MAKE_THREADS)
        refused = await ann.says("/rummy settings change:thread on", channel)
        assert "I can’t open a thread here" in told(refused)
        await begun(channel, ann)


async def test_a_thread_keeps_its_table_and_the_channel_leads_to_it() -> None:
    async with evening() as game:
        ann = game.meet("Ann")
        channel = await lobby(game, "rummikub", ann)
        stays = told(await ann.says("/rummy settings change:thread off", channel))
        assert "to its own thread for good" in stays
        await ann.says("/rummy settings change:thread on", channel)
        await ann.sees("continues in its own thread", channel)
        lost = told(await ann.says("/turn draw", channel))
        assert "There’s no table in this chat. </rummy tables:" in lost
        ben = game.meet("Ben")
        assert "I can’t find a table here." in told(await ben.says("/turn draw", channel))


async def test_a_thread_speaks_the_language_of_its_channel() -> None:
    async with evening() as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "rummikub", ann)
        await ann.says("/rummy settings change:language de", channel)
        await ann.says("/rummy settings change:thread on", channel)
        channels = game.discord.world.channels.values()
        thread = next(one for one in channels if one.parent is channel)
        await ann.sees("1. Ann", thread)
        await ben.presses("Mitspielen", thread)
        await ben.sees("2. Ben", thread)
        await ben.sees("Besetzte Plätze: 2", thread)


@pytest.mark.parametrize(
    ("locale", "setting", "threads"),
    [
        ("de", "thread an", "eigenen Thread"),
        ("es-ES", "hilo sí", "propio hilo"),
        ("fr", "fil oui", "propre fil"),
        ("it", "thread sì", "thread"),
        ("nl", "thread aan", "thread"),
    ],
)
async def test_a_thread_is_chosen_with_the_words_that_the_refusal_names(
    locale: str, setting: str, threads: str
) -> None:
    async with evening() as game:
        ann = game.meet("Ann", locale)
        channel = await lobby(game, "rummikub", ann)
        stays = told(await ann.says("/rummy settings change:thread off", channel))
        assert (setting in stays, threads in stays) == (True, True)
        await ann.says(f"/rummy settings change:{setting}", channel)
        await ann.sees(threads, channel)
        assert [one for one in game.discord.world.channels.values() if one.parent is channel]
