"""Words outside a game, and those of the owner and of admins."""

import re
from dataclasses import replace

import pytest

from bot.app import Dependencies
from bot.conversation.access import Limits
from bot.machine.system import Chance, SystemClock
from bot.platforms.discord.connection import address_of
from core.engine.evening.daily import Try, day_of, names_of, sheet_of
from core.engine.people import Address, Look, TableId
from core.rules.sheets import SHEETS
from storage.memory.tables import MemoryStore
from tests.support.discord.client.hands import Hand, is_private, told
from tests.support.discord.evening import Evening, evening, serving
from tests.support.discord.lobby import begun, lobby, round_of_two
from tests.support.discord.loopback.interactions import Interaction
from tests.support.discord.loopback.server import Loopback
from tests.support.discord.loopback.world import Channel
from tests.support.lines.tables import SHORT
from tests.support.translator import TRANSLATOR

SILENT = 1 << 12
"""Discord's flag for a message without a sound."""
RULES = SHORT.removeprefix("rule ")


async def test_answers_beside_a_game_are_private() -> None:
    async with evening() as game:
        ann = game.meet("Ann")
        channel = await lobby(game, "rummikub", ann)
        for command, answer in {
            "/rummy stats": "You haven’t finished a round yet.",
            "/player quiet hours:22-8 Berlin": "Quiet hours: 22:00 to 08:00",
            "/player ask question:may I take the joker": "from the turn after your initial meld",
        }.items():
            asked = await ann.says(command, channel)
            assert (answer in told(asked), is_private(asked)) == (True, True), told(asked)
            assert answer in told(await ann.says(command))


async def test_score_and_replay_by_command_are_private_and_replay_by_key_is_public() -> None:
    async with evening(look="picture") as game:
        channel, mover, other = await round_of_two(game, rules=RULES)
        asked = await mover.says("/rummy score", channel)
        assert is_private(asked)
        for turn in range(12):
            await (mover, other)[turn % 2].says("/turn draw", channel)
        await mover.until(lambda: "Watch the replay" in mover.labels(channel))
        for command in ("/rummy score", "/rummy replay"):
            assert is_private(await mover.says(command, channel)), command
        assert not is_private(await other.presses("Watch the replay", channel))


@pytest.mark.parametrize("look", ["picture", "text"])
async def test_a_replay_is_in_the_language_of_those_who_see_it(look: Look) -> None:
    async with evening(look=look) as game:
        ann, eva = game.meet("Ann"), game.meet("Eva", "de")
        channel = await lobby(game, "rummikub", ann, eva)
        await ann.says(f"/rummy settings change:{SHORT}", channel)
        await ann.sees("House rules – ", channel)
        await begun(channel, ann)
        while "Watch the replay" not in ann.labels(channel):
            for hand in (ann, eva):
                await hand.says("/turn draw", channel)
        await eva.says("/rummy replay", channel)
        alone = "Die letzte Runde noch einmal." if look == "picture" else "Eva hat gezogen."
        await eva.sees(alone, channel)
        await eva.presses("Watch the replay", channel)
        if look == "picture":
            await ann.sees("Here’s the last round again.", channel)
        assert alone not in str(ann.shown(channel))


async def test_help_on_discord_names_each_word_once() -> None:
    async with evening() as game:
        eva = game.meet("Eva", "de")
        (line,) = [one for one in told(await eva.says("/rummy help")).splitlines() if "neu" in one]
        assert "oder „" not in line


async def test_an_answer_in_direct_messages_makes_no_sound() -> None:
    async with evening() as game:
        ann = game.meet("Ann")
        await ann.types("help")
        await ann.sees("What you can do now")
        await ann.says("/rummy help")
        await ann.until(lambda: len(ann.shown()) == 2)
        assert [one.data["flags"] & SILENT for one in ann.shown()] == [SILENT, SILENT]


async def test_commands_have_the_names_that_the_client_lists_in_whatever_language_it_speaks() -> (
    None
):
    async with evening() as game:
        eva = game.meet("Eva", "de")
        channel = game.channel()
        assert {"`/rummy neu`", "`/rummy regeln`"} <= commands_in(await eva.says("/rummy help"))
        await eva.says("/rummy language language:fr", channel)
        asked = await eva.says("/rummy help", channel)
        assert "ouvrir une table" in told(asked)
        assert {"`/rummy neu`", "`/rummy regeln`"} <= commands_in(asked)
        assert not any(one.startswith("</") for one in commands_in(asked))


def commands_in(asked: Interaction) -> set[str]:
    """Return the commands with which the lines of an answer begin."""
    return {re.split(" –|:", line)[0] for line in told(asked).splitlines()}


async def test_a_first_game_is_learned_in_the_channel_by_pressing() -> None:
    async with evening() as game:
        ann, channel = game.meet("Ann"), game.channel()
        lesson = await ann.says("/player learn sheet:rummikub", channel)
        assert (is_private(lesson), "/turn" in told(lesson)) == (True, False)
        await ann.presses("Draw", channel)
        await ann.sees("your first game: turn 2 of 4", channel)
        assert "Lesson over" in told(await ann.says("/player learn sheet:off", channel))


async def test_a_command_sent_as_text_in_direct_messages_says_the_same_as_its_words() -> None:
    async with evening() as game:
        ann, ben = game.meet("Ann"), game.meet("Ben")
        channel = await lobby(game, "rummikub", ann, ben)
        await ann.types("/rummy tables")
        await ann.sees("not started")
        await ann.types("/player learn sheet:rummikub")
        await ann.sees("your first game: turn 1 of 4")
        await ann.types("/rummy")
        await ann.sees("What you can do now")
        await ben.types("/rummy leave")
        await ben.sees("You’ve left table")
        await ann.until(lambda: "2. Ben" not in ann.reads(ann.shown(channel)[0]))


async def test_the_owner_runs_the_bot_in_direct_messages() -> None:
    async with Loopback(SystemClock()).running() as discord:
        ann, ben = (Hand(discord, discord.world.user(name)) for name in ("Ann", "Ben"))
        limits = Limits(owners=frozenset({address_of(int(ann.user.id))}))
        parts = Dependencies(pause=0, entropy=Chance(1), translator=TRANSLATOR, limits=limits)
        guild = discord.world.guild("Friends")
        async with serving(discord, parts):
            channel = await lobby(Evening(discord, parts, guild), "rummikub", ben)
            await ann.types("announce At eight: a new version.")
            await ann.sees("one chat or person")
            await ben.sees("At eight: a new version.", channel)
            await ann.types("drain")
            await ann.sees("One table is open")
            assert "about to be updated" in told(await ben.says("/rummy new", channel))
            await ben.types("drain off")
            await ben.sees("“drain”")
            await ann.types("drain off")
            await ann.sees("may open again")
            await ann.types(f"ban discord:{ben.user.id}")
            await ann.sees("is banned")
            assert "You can’t play here." in told(await ben.says("/rummy tables", channel))
        assert discord.faults == []


async def test_the_rack_of_two_tables_in_a_channel_is_that_of_the_own_turn() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        await mover.says("/rummy new sheet:kids", channel)
        await mover.sees("myRummy Kids, table", channel)
        code = mover.reads(mover.shown(channel)[-1]).partition("table ")[2][:4]
        await other.says(f"/rummy join code:{code}", channel)
        await mover.sees(f"2. {other.user.name}", channel)
        await mover.says("/rummy start", channel)
        shown = await mover.says("/turn rack", channel)
        assert "Rummikub" in told(shown)


async def test_each_listed_table_has_a_single_link_though_several_channels_showed_it() -> None:
    async with evening() as game:
        channel, mover, _ = await round_of_two(game)
        elsewhere = game.channel()
        code = mover.reads(mover.shown(channel)[-1]).partition("table ")[2][:4]
        await mover.says("/rummy new sheet:kids", elsewhere)
        await mover.sees("myRummy Kids, table", elsewhere)
        await mover.says(f"/rummy table code:{code}", elsewhere)
        await mover.sees(f"table {code}", elsewhere)
        listed = told(await mover.says("/rummy tables", channel))
        links = listed.splitlines()[-1].split(" · ")
        assert [code in link for link in links] == [True, False], listed


async def finished_hand(game: Evening) -> tuple[Channel, Hand]:
    """Return a channel, and a person who has finished today's hand and looks at the result."""
    ann, channel = game.meet("Ann"), game.channel()
    await ann.says("/rummy help", channel)
    person = await game.parts.register.person(
        Address("discord", str(ann.user.id)), name="Ann", language="en"
    )
    day = day_of(game.parts.clock.now())
    sheet = sheet_of(day, names_of(SHEETS))
    hand = Try(day=day, sheet=sheet, person=person, table=TableId(99))
    assert isinstance(game.parts.store, MemoryStore)
    done = replace(hand, points=12, place=1, turns=3, pattern="dll")
    await game.parts.store.dailies.begin(done)
    await ann.says("/evening daily", channel)
    await ann.until(lambda: "Share" in ann.labels(channel))
    return channel, ann


async def test_a_shared_hand_of_the_day_is_shown_to_everybody() -> None:
    async with evening() as game:
        channel, ann = await finished_hand(game)
        ben = game.meet("Ben")

        def cards() -> int:
            return sum("12 points in 3 turns" in ben.reads(one) for one in ben.shown(channel))

        assert cards() == 0
        await ann.presses("Share", channel)
        await ben.until(lambda: cards() == 1)
        await ann.says("/evening daily what:share", channel)
        await ben.until(lambda: cards() == 2)


async def test_a_table_of_another_channel_is_shown_to_the_person_who_asks_alone() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        elsewhere = game.channel()
        await mover.says("/rummy tables", elsewhere)
        code = mover.reads(mover.shown(channel)[-1]).partition("table ")[2][:4]
        await mover.presses(f"Table {code}", elsewhere)
        await mover.until(lambda: "Your rack" in mover.reads(mover.own(elsewhere)[-1]))
        assert other.shown(elsewhere) == []


async def test_a_key_that_closes_a_table_works_after_another_word_and_its_user_is_named() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        zoe = game.meet("Zoe")  # administers the server
        await zoe.says("/rummy stop", channel)
        await zoe.says("/turn draw", channel)
        await zoe.presses("Close it anyway", channel)
        for hand in (mover, other):
            await hand.sees("Zoe closed table ", channel)


FOR_HOST = "Zoe, an admin of this chat, changed the settings for the host."


async def test_a_chat_is_told_who_has_acted_for_the_host() -> None:
    async with evening() as game:
        channel, mover, _ = await round_of_two(game)
        zoe = game.meet("Zoe")  # administers the server
        await zoe.says("/rummy settings change:clock 1h", channel)
        await mover.sees(f"{FOR_HOST} Time limit: 1 hour a turn.", channel)
        await mover.presses("Draw", channel)
        await mover.until(lambda: FOR_HOST not in str(mover.shown(channel)))
        await zoe.says("/rummy settings change:language de", channel)
        told = "hat für den Host die Sprache dieses Chats geändert."
        await mover.sees(f"Zoe verwaltet diesen Chat und {told}", channel)


async def test_a_host_is_told_what_an_admin_has_done() -> None:
    async with evening() as game:
        ann, zoe = game.meet("Ann"), game.meet("Zoe")  # both administer the server
        channel = await lobby(game, "rummikub", ann)
        for said, told in {
            "settings change:assist hints 3": f"{FOR_HOST} Hints for each player: 3.",
            "settings change:look emoji": f"{FOR_HOST} The table is shown as emoji.",
            "settings change:computers easy": "changed the computer players for the host. ",
            "settings change:rule jokers=4": "changed the rules for the host.",
            "start": "started the match for the host.",
        }.items():
            await zoe.says(f"/rummy {said}", channel)
            await ann.sees(told, channel)


async def test_a_note_of_a_table_stays_while_others_act_at_another_table_of_the_channel() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        zoe = game.meet("Zoe")
        await zoe.says("/rummy new sheet:kids", channel)
        await zoe.says("/rummy settings change:computers easy", channel)
        await zoe.sees("2. Computer 2", channel)
        await zoe.says("/rummy start", channel)
        await zoe.sees("myRummy Kids, table", channel)
        host = mover if mover.user.name == "Ann" else other
        await host.says("/rummy settings change:clock 1h", channel)
        await zoe.sees("Time limit: 1 hour a turn.", channel)
        await zoe.says("/turn draw", channel)
        await zoe.sees("Zoe drew.", channel)
        await zoe.sees("Time limit: 1 hour a turn.", channel)
        await mover.says("/turn draw", channel)
        await mover.sees(f"{mover.user.name} drew.", channel)
        await mover.until(lambda: "1 hour" not in str(mover.shown(channel)))


async def test_an_admin_who_has_left_is_asked_which_table_they_mean() -> None:
    async with evening() as game:
        channel, mover, other = await round_of_two(game)
        zoe, yan = game.meet("Zoe"), game.meet("Yan")
        await zoe.says("/rummy new sheet:kids", channel)
        opened = await zoe.sees("Seats taken: 1", channel)
        await yan.says(f"/rummy join code:{opened.partition('table ')[2][:4]}", channel)
        await zoe.says("/rummy start", channel)
        await zoe.says("/rummy leave", channel)
        await zoe.presses("Leave anyway", channel)
        await yan.sees("Zoe has left", channel)
        await zoe.says("/rummy settings change:clock 1h", channel)
        await zoe.sees("Which table do you mean?", channel)
        for hand in (mover, other):
            assert "1 hour" not in str(hand.shown(channel))


async def test_an_admin_changes_the_table_that_they_host_though_they_play_at_another() -> None:
    async with evening() as game:
        zoe, yan = game.meet("Zoe"), game.meet("Yan")  # both administer the server
        channel = await lobby(game, "kids", zoe, game.meet("Xan"))
        await begun(channel, zoe)
        await yan.says("/rummy new sheet:rummikub", channel)
        opened = await zoe.sees("Rummikub, table ", channel)
        code = opened.partition("table ")[2][:4]
        await zoe.says(f"/rummy join code:{code}", channel)
        await yan.sees("2. Zoe", channel)
        await zoe.says("/rummy settings change:clock 1h", channel)
        told = await yan.sees("Time limit: 1 hour a turn.", channel)
        assert told.startswith("myRummy Kids")
        await yan.says("/rummy settings change:clock 8h", channel)
        await zoe.sees("Rummikub · 8 h a turn", channel)
        assert FOR_HOST.removeprefix("Zoe") not in str(zoe.shown(channel))


async def test_an_admin_who_hosts_no_table_of_a_channel_is_asked_which_is_meant() -> None:
    async with evening() as game:
        channel, mover, _ = await round_of_two(game)
        zoe = game.meet("Zoe")  # administers the server
        code = (await mover.sees("Rummikub, table ", channel)).partition("table ")[2][:4]
        await mover.says("/rummy new sheet:kids", channel)
        await zoe.says(f"/rummy table code:{code}", channel)
        await zoe.says("/rummy settings change:clock 1h", channel)
        await zoe.sees("Which table do you mean?", channel)
        assert "1 hour" not in str(mover.shown(channel))


async def test_a_moderator_is_asked_once_before_a_lobby_of_somebody_else_is_closed() -> None:
    async with evening() as game:
        ann, zoe = game.meet("Ann"), game.meet("Zoe")
        channel = await lobby(game, "rummikub", ann)
        await zoe.says("/rummy stop", channel)
        await zoe.sees("Ann is this table’s host. This closes it for everybody.", channel)
        await zoe.presses("Close it anyway", channel)
        await ann.sees("Zoe closed table ", channel)
        await zoe.until(lambda: "Close it anyway" not in zoe.labels(channel))


async def test_a_note_that_names_a_key_of_a_channel_goes_with_its_language() -> None:
    async with evening(racks="dm") as game:
        channel, first, other = await round_of_two(game)
        ann = first if first.user.name == "Ann" else other

        def notes() -> list[str]:
            said = [ann.reads(one) for one in ann.shown(channel) if one.viewer is None]
            return [one for one in said if "Press “My rack” in the channel" in one]

        await ann.says("/rummy settings change:racks here", channel)
        await ann.until(notes)
        await ann.says("/rummy settings change:language deutsch", channel)
        await ann.until(lambda: not notes())
