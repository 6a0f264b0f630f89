"""A change in the moves that a person can make renews their messages at once."""

from collections.abc import Callable

import pytest

from tests.support.evenings.written import run_of_three
from tests.support.telegram.evening import Evening, evening
from tests.support.telegram.group import lobby_of_two, mover, round_of_two, table_of
from tests.support.telegram.hands import Hand, buttons, content, labels
from tests.support.telegram.loopback.refusals import Refusal
from tests.support.telegram.loopback.world import Chat, Json
from tests.support.telegram.readers import HELD


def board(hand: Hand) -> Json:
    """Return the newest message with buttons in a person's private chat."""
    return next(message for message in reversed(hand.private.shown) if buttons(message))


async def offers(game: Evening, hand: Hand, label: str) -> None:
    await game.telegram.until(lambda: label in labels(board(hand)))


async def test_pause_and_resume_renew_all_boards() -> None:
    async with evening() as game:
        group, first, other = await round_of_two(game)
        before = board(first)["message_id"]
        await other.says("/pause@rummy_bot", group)
        for hand in (first, other):
            await offers(game, hand, "Resume")
        assert "has paused the game" in content(board(first))
        resume = next(key for key in buttons(board(first)) if key["text"] == "Resume")
        paused = board(first)
        await other.says("/resume@rummy_bot", group)
        await offers(game, first, "Draw")
        await game.telegram.until(lambda: "Resume" not in labels(board(other)))
        assert "Resume" not in labels(board(first))
        assert board(first)["message_id"] == before, "it is edited where it stands"
        answer = await first.presses_on(paused, resume)
        assert answer["text"] == "The game isn’t paused."
        await first.presses("Draw")
        await other.sees("Your turn")


async def test_the_table_in_the_group_keeps_what_was_done_last_when_it_is_renewed() -> None:
    async with evening() as game:
        group, first, other = await round_of_two(game)
        await first.says("draw")
        await other.sees(f"{first.user.first_name} drew", group)
        table = group.shown[-1]["message_id"]
        await first.says("/pause@rummy_bot", group)
        await game.telegram.until(lambda: "Resume" in labels(group.messages[table]))
        assert f"{first.user.first_name} drew" in content(group.messages[table])


async def test_a_resume_in_private_after_the_group_is_lost_renews_the_other_board() -> None:
    async with evening() as game:
        group, first, other = await round_of_two(game)
        group.may_write = False
        await first.says("sort number")
        await first.says("draw")
        await first.sees("The game is paused")
        await offers(game, other, "Resume")
        await first.says("resume")
        await offers(game, other, "Draw")
        assert "Resume" not in labels(board(other))


async def test_a_setting_changed_in_mid_turn_leaves_every_key_as_good_as_it_was() -> None:
    async with evening() as game:
        group, first, other = await round_of_two(game)
        host = game.people["Ann"]
        shown = board(first)
        draw = next(key for key in buttons(shown) if key["text"] == "Draw")
        await host.says("/settings@rummy_bot zone Berlin", group)
        await game.telegram.until(lambda: "The turn ends at" in content(board(first)))
        await host.says("/settings@rummy_bot clock none", group)
        await game.telegram.until(lambda: "The turn ends" not in content(board(first)))
        await first.presses_on(shown, draw)
        await other.sees("Your turn")


ABOUT_ONESELF = ("hint", "sort number", "rack", "play zz", "auto", "I’m back")


async def away(game: Evening, group: Chat) -> Hand:
    """Let a computer play for Ben."""
    ben = game.people["Ben"]
    await game.people["Ann"].says("/standin@rummy_bot Ben", group)
    await offers(game, ben, "I’m back")
    return ben


async def test_every_word_about_the_own_turn_brings_an_absent_player_back() -> None:
    async with evening(pause=1000) as game:
        group, *_ = await round_of_two(game)
        for times, word in enumerate(ABOUT_ONESELF, 1):
            ben = await away(game, group)
            await ben.says(word)
            told = said(ben.private, "You’re back in the game.", times)
            await game.telegram.until(told)
            await game.telegram.until(said(group, "Ben is back.", 1))
            await game.telegram.until(lambda: "I’m back" not in labels(board(ben)))  # noqa: B023
            await game.telegram.until(said(ben.private, "computer player is playing for you", 0))


def said(chat: Chat, words: str, times: int) -> Callable[[], bool]:
    return lambda: sum(words in content(one) for one in chat.shown) == times


async def test_a_board_says_in_the_own_turn_that_a_computer_plays() -> None:
    async with evening(pause=1000) as game:
        group, first, _ = await round_of_two(game)
        ben = game.people["Ben"]
        if first is not ben:
            await first.presses("Draw")
            await ben.sees("Your turn")
        await away(game, group)
        await game.telegram.until(
            lambda: "A computer player is playing for you." in content(board(ben))
        )
        assert "Your turn" not in content(board(ben))


@pytest.mark.parametrize("ends", ["back", "leave yes"])
async def test_no_note_in_a_group_says_that_somebody_is_away_who_is_back_or_has_left(
    ends: str,
) -> None:
    async with evening(pause=1000) as game:
        group, *_ = await round_of_two(game)
        ben = await away(game, group)
        await game.telegram.until(said(group, "Ben is away", 1))
        await ben.says(ends)
        await game.telegram.until(said(group, "Ben is away", 0))
        left = "Ben is back." if ends == "back" else "Ben has left."
        await game.telegram.until(said(group, left, 1))


async def test_a_tap_on_a_tile_brings_an_absent_player_back_and_says_so() -> None:
    async with evening(pause=1000) as game:
        group, *_ = await round_of_two(game)
        ben = await away(game, group)
        shown = board(ben)
        answer = await ben.presses_on(shown, buttons(shown)[0])
        assert answer["text"] == "You’re back in the game."
        await game.telegram.until(lambda: "I’m back" not in labels(board(ben)))


async def test_looking_on_takes_no_seat_back_and_only_the_table_offers_it() -> None:
    async with evening(pause=1000) as game:
        group, *_ = await round_of_two(game)
        ben = await away(game, group)
        for word in ("score", "rules"):
            before = ben.private.shown[-1]["message_id"]
            await ben.says(word)
            await game.telegram.until(lambda: ben.private.shown[-1]["message_id"] > before)  # noqa: B023
            assert "I’m back" not in labels(ben.private.shown[-1])
        await ben.says("table")
        await game.telegram.until(lambda: "I’m back" in labels(ben.private.shown[-1]))
        assert said(group, "Ben is back.", 0)()
        answer = await ben.presses("I’m back")
        assert answer["text"] == "You’re back in the game."
        await ben.says("back")
        await ben.sees("No computer player is playing for you")


async def test_the_note_about_an_unreachable_player_goes_on_return() -> None:
    async with evening() as game:
        group, *_ = await round_of_two(game)
        ben = game.people["Ben"]
        await ben.blocks()
        await game.people["Ann"].says("/host@rummy_bot Ben", group)
        told = await ben.sees("I can’t message Ben privately", group)
        code = content(group.shown[0]).partition("table ")[2][:4]
        assert told.endswith(f"?start={code}"), "the link leads to the table"
        said = next(one for one in group.shown if "can’t message" in content(one))
        await ben.says("/settings@rummy_bot language de", group)
        number = said["message_id"]
        await game.telegram.until(lambda: "nicht privat" in content(group.messages[number]))
        await ben.starts(code)
        await ben.sees("Your rack")
        await game.telegram.until(lambda: said["message_id"] not in group.messages)


async def test_a_player_who_blocked_the_bot_draws_from_the_group() -> None:
    async with evening() as game:
        group, first, other = await round_of_two(game)
        draw = next(key for key in buttons(group.shown[-1]) if key["text"] == "Draw")
        table = group.shown[-1]
        await first.blocks()
        await other.says(f"/host@rummy_bot {first.user.first_name}", group)
        await first.sees("I can’t message", group)
        answer = await first.presses_on(table, draw)
        assert answer["text"].startswith("Your rack (15):")
        asked = [one for one in group.shown if "private chat with me" in content(one)]
        assert len(asked) == 1


async def test_a_lost_edit_is_repeated() -> None:
    async with evening() as game:
        _, first, _ = await round_of_two(game)
        shown = board(first)["message_id"]
        game.telegram.refuse("editMessageText", *(Refusal(502, "Bad Gateway", "") for _ in "123"))
        await first.presses("Draw")
        await game.telegram.until(lambda: "Your turn" not in content(first.private.messages[shown]))


async def test_a_time_is_read_as_the_menu_shows_it_and_as_people_write_it() -> None:
    async with evening() as game:
        ann = await game.friend("Ann", "de")
        await ann.says("/new")
        await ann.sees("Rummikub, Tisch")
        for said, shown in (
            ("60s", "60 s"),
            ("5 min", "5 min"),
            ("2 Min.", "2 min"),
            ("24 h", "1 Tag"),
        ):
            await ann.says(f"settings clock {said}")
            await ann.sees(f"· {shown} pro Zug ·")


async def test_picked_tiles_stay_picked_when_the_rack_is_asked_for_or_the_game_paused() -> None:
    async with evening() as game:
        group, first, other = await round_of_two(game)
        tile, another = labels(board(first))[:2]
        await first.presses(tile)
        await offers(game, first, f"✓{tile}")
        old = board(first)["message_id"]
        await first.presses("My rack", group)
        await game.telegram.until(lambda: board(first)["message_id"] != old)
        assert f"✓{tile}" in labels(board(first))
        await other.says("/pause@rummy_bot", group)
        await offers(game, first, "Resume")
        await other.says("/resume@rummy_bot", group)
        await offers(game, first, f"✓{tile}")
        await first.presses(another)
        await offers(game, first, f"✓{another}")
        assert f"✓{tile}" in labels(board(first))
        await first.presses("Draw")
        await first.presses("Draw anyway")
        await other.sees("Your turn")
        assert not any(label.startswith("✓") for label in labels(board(other)))


async def test_the_board_of_a_leaver_loses_its_keys() -> None:
    async with evening() as game:
        ann, ben, cid = [await game.friend(name) for name in ("Ann", "Ben", "Cid")]
        group = await table_of(game, ann, ben, cid)
        await ann.presses("Start", group)
        await game.telegram.until(
            lambda: any("Draw" in labels(board(hand)) for hand in (ann, ben, cid))
        )
        first = next(hand for hand in (ann, ben, cid) if "Draw" in labels(board(hand)))
        old, shown = board(first), board(first)["message_id"]
        tile = buttons(old)[0]
        await first.says("/leave@rummy_bot yes", group)
        await first.sees(f"{first.user.first_name} has left.", group)
        await game.telegram.until(lambda: not buttons(first.private.messages[shown]))
        assert "You’re no longer at this table." in content(first.private.messages[shown])
        told = [content(one) for one in first.private.shown]
        assert not any("You’ve left" in one for one in told), "the group and the board say it"
        answer = await first.presses_on(old, tile)
        assert answer["text"].startswith("You’re not at this table.")


async def test_an_old_key_renews_the_turn_of_a_player_who_unblocked_the_bot() -> None:
    async with evening() as game:
        group, first, other = await round_of_two(game)
        await other.blocks()
        await first.says("draw")
        await game.telegram.until(lambda: "I can’t message" in content(group.shown[-1]))
        assert "Plan" in labels(board(other))
        other.user.blocked = False
        await other.presses("Plan")
        await offers(game, other, "Draw")


async def test_unblocking_the_bot_shows_the_turn_at_once() -> None:
    async with evening() as game:
        group, first, other = await round_of_two(game)
        await other.blocks()
        await first.says("draw")
        await game.telegram.until(lambda: "I can’t message" in content(group.shown[-1]))
        await other.unblocks()
        await offers(game, other, "Draw")
        await game.telegram.until(
            lambda: not any("I can’t message" in content(one) for one in group.shown)
        )


async def test_notes_beside_the_table_go_when_it_is_closed() -> None:
    async with evening() as game:
        group, first, other = await round_of_two(game)
        await other.blocks()
        await first.says("draw")
        await game.telegram.until(lambda: "I can’t message" in content(group.shown[-1]))
        note = group.shown[-1]["message_id"]
        await game.people["Ann"].says("/stop@rummy_bot yes", group)
        await game.telegram.until(lambda: note not in group.messages)


async def test_a_question_in_private_goes_once_its_key_would_change_nothing() -> None:
    async with evening() as game:
        group, ann, ben = await lobby_of_two(game)
        await ann.says("/settings@rummy_bot rule first_laying=0 hand=30", group)
        await ann.sees("Dealt to each player: 30", group)
        await ann.presses("Start", group)
        first, other = await mover(game, group, ann, ben)
        await first.sees("Your rack (30)")
        run = run_of_three(HELD.findall(content(board(first)))[-1].split())
        assert run is not None
        await first.says(f"play {' '.join(run)}")
        await first.sees("not confirmed")
        await first.says("draw")
        await first.sees("again to give it up")
        await first.says("done")
        await game.telegram.until(lambda: is_settled(first))
        await offers(game, other, "Draw")


def is_settled(hand: Hand) -> bool:
    return not any("again to give it up" in content(one) for one in hand.private.shown)


async def test_another_language_and_look_renew_the_own_board() -> None:
    async with evening() as game:
        _, first, other = await round_of_two(game)
        for hand, word, says in ((first, "language it", "Pesca"), (other, "language de", "Mehr")):
            stood = board(hand)["message_id"]
            await hand.says(word)
            await game.telegram.until(
                lambda: says in labels(hand.private.messages[stood])  # noqa: B023
            )
        await other.says("settings my emoji")
        await game.telegram.until(lambda: "🟦" in content(board(other)))


async def test_a_typed_hint_leaves_the_board_with_its_keys_below_it() -> None:
    async with evening() as game:
        group, first, _ = await round_of_two(game)
        await game.people["Ann"].says("/settings@rummy_bot assist open", group)
        await offers(game, first, "Hint")
        for _ in range(2):
            told = await first.says("hint")
            await game.telegram.until(lambda: boards(first)[-1] > told["message_id"])  # noqa: B023
            await game.telegram.until(lambda: len(boards(first)) == 1)
            assert "Draw" in labels(first.private.shown[-1]), "the hint stands above it"


async def test_a_typed_move_brings_the_board_below_it() -> None:
    async with evening() as game:
        _, first, _ = await round_of_two(game)
        tile = HELD.findall(content(board(first)))[-1].split()[0]
        for typed in (f"arrange {tile}", "undo", "sort number"):
            told = (await first.says(typed))["message_id"]
            await game.telegram.until(lambda: board(first)["message_id"] > told)  # noqa: B023
            await game.telegram.until(lambda: len(boards(first)) == 1)


def boards(hand: Hand) -> list[int]:
    """Return the messages in a person's private chat in which they can draw."""
    return [one["message_id"] for one in hand.private.shown if "Draw" in labels(one)]


async def test_a_closed_table_in_private_leaves_no_board_to_press() -> None:
    async with evening() as game:
        ann = game.meet("Ann")
        await ann.starts()
        for words in ("new rummikub", "settings computers easy", "start", "stop"):
            await ann.says(words)
        await ann.sees("To confirm")
        await ann.presses("Close it anyway")
        await ann.sees("is closed")
        await game.telegram.until(lambda: "Draw" not in str([*map(labels, ann.private.shown)]))


async def test_the_new_host_is_told_in_a_line_that_the_next_turn_leaves() -> None:
    async with evening(pause=1000) as game:
        group, first, _ = await round_of_two(game)
        ann, ben = game.people["Ann"], game.people["Ben"]
        if first is ben:
            await ben.draws()
            await ann.sees("Your turn")
        await ann.says("/standin@rummy_bot Ann", group)
        await game.telegram.until(said(ben.private, "You’re the host now.", 1))
        await ann.says("draw")
        await ann.sees("Ben is the host now.")
        await game.telegram.until(said(ben.private, "Your turn:", 1))
        assert said(ben.private, "You’re the host now.", 1)()
        await ben.says("/host@rummy_bot Ann", group)
        await game.telegram.until(said(ann.private, "You’re the host now.", 1))
        await game.telegram.until(said(ben.private, "You’re the host now.", 0))
