"""Trouble on Telegram: unreachable people, groups that migrate, rate limits."""

import pytest

from tests.support.telegram.evening import Evening, evening
from tests.support.telegram.group import (
    calls_somebody,
    lobby_of_two,
    mover_of,
    rings,
    round_of_two,
    sent_to,
    table_of,
)
from tests.support.telegram.hands import Hand, buttons, content
from tests.support.telegram.loopback import refusals
from tests.support.telegram.loopback.world import Chat, Json


async def test_a_newcomer_is_sent_to_the_private_chat_and_seated_there() -> None:
    async with evening() as game:
        ann, cid = await game.friend("Ann"), game.meet("Cid")
        group = await table_of(game, ann)
        await cid.says("/join@rummy_bot", group)
        await cid.sees("Cid, please open a private chat", group)
        (link,) = buttons(group.shown[-1])
        address, _, code = link["url"].partition("?start=")
        assert address == "https://t.me/rummy_bot"
        assert f"table {code}" in content(group.shown[0])
        assert "1. Ann" in content(group.shown[0])
        assert "Cid" not in content(group.shown[0])
        await cid.starts(code)
        await cid.sees("2. Cid")
        await game.telegram.until(lambda: "2. Cid" in content(group.shown[0]))


async def test_a_newcomers_press_opens_the_private_chat_at_once() -> None:
    async with evening() as game:
        group, cid = await table_of(game, await game.friend("Ann")), game.meet("Cid")
        answer = await cid.presses("Join", group)
        assert answer["url"].startswith("https://t.me/rummy_bot?start=")
        assert len(group.shown) == 1


async def test_a_link_whose_code_got_lost_leads_to_ones_tables_or_to_help() -> None:
    async with evening() as game:
        ann, ben = await game.friend("Ann"), await game.friend("Ben")
        await table_of(game, ann)
        await ann.starts()
        await ann.sees("Seats taken: 1")
        another = game.group()
        await ann.says("/new@rummy_bot kids", another)
        await ann.sees("Seats taken: 1", another)
        await ann.starts()
        await ann.sees("not started")
        await ben.starts("ZZZZ")
        await ben.sees("add me to a group and press “New table” there")
        (key,) = buttons(ben.private.shown[-1])
        assert key["url"] == "https://t.me/rummy_bot?startgroup=1"


async def test_a_newcomer_sent_by_a_press_is_seated_without_the_code() -> None:
    async with evening() as game:
        ann, ben, cid = await game.friend("Ann"), await game.friend("Ben"), game.meet("Cid")
        group = await table_of(game, ann)
        await cid.presses("Join", group)
        await cid.starts()
        await cid.sees("2. Cid")
        await ben.blocks()
        await ben.presses("Join", group)
        await ben.starts("tables")
        await ben.sees("3. Ben")
        await game.telegram.until(lambda: "3. Ben" in content(group.shown[0]))
        await ben.says("/leave", group)
        await game.telegram.until(lambda: "Ben" not in content(group.shown[0]))
        await ben.starts()
        await ben.sees("add me to a group")
        assert "Ben" not in content(group.shown[0])


async def test_the_link_shows_the_table_to_a_seated_player() -> None:
    async with evening() as game:
        group, _ann, ben = await lobby_of_two(game)
        code = content(group.shown[0]).partition("table ")[2][:4]
        await ben.starts(code)
        await ben.sees("Seats taken: 2")


async def test_a_blocked_bot_is_told_in_the_group_and_the_player_plays_on() -> None:
    async with evening() as game:
        group, ann, ben = await lobby_of_two(game)
        await ben.blocks()
        await ann.says("/start@rummy_bot", group)
        await ann.sees("Your rack")
        told = await ben.sees("I can’t message Ben privately", group)
        assert "https://t.me/rummy_bot?start=" in told
        answer = await ben.presses("My rack", group)
        assert answer["text"].startswith("Your rack (14):")
        await ben.says("/table@rummy_bot", group)
        await ben.sees("The table is still empty.", group)
        await ben.starts(told.rpartition("?start=")[2])
        await game.telegram.until(lambda: any("Your rack" in content(m) for m in ben.private.shown))


async def test_a_table_follows_its_group_that_became_a_supergroup() -> None:
    async with evening() as game:
        old, ann, _ben = await lobby_of_two(game)
        new = game.telegram.world.group("Friends", "supergroup")
        old.moved_to = new.id
        moved = game.telegram.world.message(old, ann.user.data, migrate_to_chat_id=new.id)
        await game.telegram.send(message=moved)
        await ann.says("/start@rummy_bot", new)
        await ann.sees("’s turn.", new)


async def test_a_table_follows_its_group_when_only_a_refused_message_tells_the_move() -> None:
    async with evening() as game:
        old, _ann, _ben = await lobby_of_two(game)
        new = game.telegram.world.group("Friends", "supergroup")
        old.moved_to = new.id
        code = content(old.shown[0]).partition("table ")[2][:4]
        cid = await game.friend("Cid")
        await cid.says(f"join {code}")
        await cid.sees("3. Cid", new)


async def test_a_flood_is_waited_out_and_nothing_is_lost_or_told_twice() -> None:
    async with evening() as game:
        group, ann, ben = await lobby_of_two(game)
        game.telegram.refuse("sendMessage", refusals.too_many(1), refusals.too_many(1))
        await ann.says("/start@rummy_bot", group)
        await ann.sees("’s turn.", group)
        await ann.sees("Your rack")
        await ben.sees("Your rack")
        assert sum("Your rack" in content(m) for m in ann.private.shown) == 1
        assert sum("round 1" in content(m) for m in group.shown) == 1


@pytest.mark.parametrize("taken_away", ["bot_is_member", "may_write"])
async def test_a_group_that_shuts_the_bot_out_loses_the_table_until_somebody_brings_it_back(
    taken_away: str,
) -> None:
    async with evening() as game:
        group, ann, ben = await lobby_of_two(game)
        await ann.says("/start@rummy_bot", group)
        await ann.sees("’s turn.", group)
        setattr(group, taken_away, False)
        mover = ann if "Your turn" in content(ann.private.shown[-1]) else ben
        other = ben if mover is ann else ann
        await mover.says("draw")
        await other.sees("Your turn")
        await game.telegram.until(
            lambda: any("lost its chat" in content(m) for m in ann.private.shown)
        )
        (told,) = (m for m in ann.private.shown if "any more" in content(m))
        code = content(told).partition("Table ")[2][:4]
        setattr(group, taken_away, True)
        await ann.says(f"/join@rummy_bot {code}", group)
        await ann.sees("’s turn.", group)
        note = told["message_id"]
        await game.telegram.until(
            lambda: "is back in a chat" in content(ann.private.messages[note])
        )
        assert "any more" not in content(ann.private.messages[note])


async def test_an_anonymous_administrator_is_told_why_not() -> None:
    async with evening() as game:
        group = game.group()
        somebody = Hand(game.telegram, game.telegram.world.user("Group"))
        somebody.user.id = 1_087_968_824
        await somebody.says("/new@rummy_bot", group, sender_chat=group.data)
        await somebody.sees("Write as yourself", group)


async def test_commands_of_another_bot_and_chatter_are_none_of_ours() -> None:
    async with evening() as game:
        ann, group = await game.friend("Ann"), game.group()
        await ann.says("/new@other_bot", group)
        await ann.says("well well", group)
        await ann.says("/new@rummy_bot", group)
        await ann.sees("Seats taken", group)
        assert len(group.shown) == 1


async def test_a_command_with_an_accent_is_read_as_one_word() -> None:
    async with evening() as game:
        ann = await game.friend("Ann")
        group = await table_of(game, ann, sheet="basic")
        await ann.says("/language fr")
        await ann.sees("français")
        await ann.says("/défausser 3 trèfle", group)
        await ann.sees("La partie n’a pas encore commencé", group)


async def test_an_update_that_comes_twice_is_acted_on_once() -> None:
    async with evening() as game:
        ann, group = await game.friend("Ann"), game.group()
        message = await ann.says("/new@rummy_bot", group)
        await ann.sees("Seats taken", group)
        again = {"update_id": game.telegram.latest, "message": message}
        game.telegram.updates.append(again)
        await ann.says("/help@rummy_bot", group)
        await ann.sees("What you can do now")
        assert sum("Seats taken" in content(m) for m in group.shown) == 1


async def test_an_old_button_changes_nothing_and_shows_the_table_anew() -> None:
    async with evening() as game:
        group, ann, _ben = await lobby_of_two(game)
        lobby = dict(group.shown[0])
        start = next(button for button in buttons(lobby) if button["text"] == "Start")
        await ann.says("/settings@rummy_bot rounds 1", group)
        await ann.sees("· 1 round", group)
        answer = await ann.presses_on(lobby, start)
        assert answer["show_alert"]
        await game.telegram.until(lambda: content(group.shown[-1]).count("Seats taken") == 1)
        assert "’s turn" not in content(group.shown[-1])


async def test_chatter_below_a_table_is_left_alone_and_tiles_are_answered_in_private() -> None:
    async with evening() as game:
        group, ann, ben = await lobby_of_two(game)
        await ann.says("/start@rummy_bot", group)
        await ann.sees("’s turn.", group)
        await game.telegram.until(lambda: mover_of(ann, ben))
        mover = mover_of(ann, ben)
        assert mover is not None
        (table,) = group.shown
        await mover.says("well well, that will be fun", group, reply_to=table)
        rack = content(mover.private.shown[-1]).partition("):\n")[2].split("\n")[0].split()
        await mover.says(" ".join(rack[:2]), group, reply_to=table)
        await game.telegram.until(lambda: len(mover.private.shown) > 2)
        assert group.shown == [table]


async def test_tiles_alone_are_played() -> None:
    async with evening() as game:
        ann = await game.friend("Ann")
        await ann.says("r7 r8 r9")
        await ann.sees("/new opens one")


async def test_a_topic_of_a_forum_is_a_chat_of_its_own() -> None:
    async with evening() as game:
        ann, group = await game.friend("Ann"), game.group("supergroup")
        await ann.says("/new@rummy_bot", group, message_thread_id=7, is_topic_message=True)
        await ann.sees("Seats taken", group)
        assert group.shown[-1]["message_thread_id"] == 7
        await ann.says("/table@rummy_bot", group, message_thread_id=8, is_topic_message=True)
        await ann.sees("There’s no table in this chat.", group)
        assert group.shown[-1]["message_thread_id"] == 8


async def test_adding_the_bot_brings_one_greeting_with_a_key_for_a_table() -> None:
    async with evening() as game:
        ann, group = await game.friend("Ann"), game.group()
        await brings(game, ann, group)
        await ann.sees("/new opens a table", group)
        await ann.presses("New table", group)
        await ann.sees("Seats taken: 1", group)
        assert len(group.shown) == 2


async def test_a_group_speaks_the_adders_language_until_its_host_changes_it() -> None:
    async with evening() as game:
        ann, group = await game.friend("Ann", "de"), game.group()
        await brings(game, ann, group)
        await ann.sees("/new", group)
        await ann.presses("Neuer Tisch", group)
        await ann.sees("1. Ann (", group)
        assert "Mitspielen" in str(buttons(group.shown[-1]))
        await ann.says("/settings@rummy_bot language en", group)
        await ann.sees("English", group)
        await brings(game, await game.friend("Ben", "fr"), group)
        await ann.sees("/new opens a table", group)


async def brings(game: Evening, hand: Hand, group: Chat) -> None:
    """Add the bot to a group."""
    member = {"user": game.telegram.world.bot}
    await game.telegram.send(
        my_chat_member={
            "chat": group.data,
            "from": hand.user.data,
            "date": 1,
            "old_chat_member": {**member, "status": "left"},
            "new_chat_member": {**member, "status": "member"},
        }
    )


async def test_another_program_with_the_same_token_is_waited_out() -> None:
    async with evening() as game:
        game.telegram.refuse("getUpdates", refusals.OTHER_POLLER)
        ann = await game.friend("Ann")
        await ann.says("/help")
        await ann.sees("What you can do now")


async def test_every_word_is_explained_in_private_although_it_was_asked_among_others() -> None:
    async with evening() as game:
        ann, group = await game.friend("Ann"), game.group()
        await ann.says("/help@rummy_bot all", group)
        await ann.sees("During the game")
        assert not any("During the game" in content(message) for message in group.shown)


async def test_one_invitation_stands_however_often_somebody_out_of_reach_types() -> None:
    async with evening() as game:
        ann, cid = await game.friend("Ann"), game.meet("Cid")
        group = await table_of(game, ann)
        for _ in range(3):
            await cid.says("/join@rummy_bot", group)
            await cid.sees("open a private chat", group)
        await cid.starts()
        await cid.sees("2. Cid")
        sent = invitations(game, group)
        assert all(map(calls_somebody, sent))
        assert not any(map(rings, sent)), "the others have nothing to do"
        assert not any("open a private chat" in content(one) for one in group.shown)


async def test_one_message_stands_about_a_player_who_blocked_the_bot_and_rings_for_nobody() -> None:
    async with evening() as game:
        group, first, other = await round_of_two(game)
        await first.blocks()
        await first.says("/hint@rummy_bot", group)
        await first.sees("please open a private chat", group)
        await other.says(f"/host@rummy_bot {first.user.first_name}", group)
        await first.says("/draw@rummy_bot", group)
        await other.sees("Your turn")
        (asked,) = (one for one in group.shown if "open a private chat" in content(one))
        assert all(map(calls_somebody, invitations(game, group)))
        assert not any(map(rings, invitations(game, group)))
        await first.unblocks()
        await game.telegram.until(lambda: asked["message_id"] not in group.messages)


@pytest.mark.parametrize("has_spoken", [False, True])
async def test_the_note_that_a_turn_could_not_be_told_in_private_rings_in_its_place(
    *, has_spoken: bool
) -> None:
    async with evening() as game:
        group, first, other = await round_of_two(game)
        await other.blocks()
        if has_spoken:
            await other.says("/hint@rummy_bot", group)
            await other.sees("please open a private chat", group)
        await first.says("draw")
        await game.telegram.until(lambda: "I can’t message" in content(group.shown[-1]))
        invitation = invitations(game, group)[-1]
        assert calls_somebody(invitation)
        assert rings(invitation)
        assert sum("open a private chat" in content(one) for one in group.shown) == 1


def invitations(game: Evening, group: Chat) -> list[Json]:
    """Return what was sent to a group to ask a person for the private chat."""
    return [one for one in sent_to(game, group) if "open a private chat" in content(one)]
