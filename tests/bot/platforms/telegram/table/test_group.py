"""A table in a group is one newest message with buttons, and makes one sound a turn."""

from dataclasses import replace

import pytest

from core.engine.delivery.rate import Rate
from tests.support.clocks import SteppedClock
from tests.support.evenings.written import PIECE
from tests.support.loopback.bot import UNHURRIED
from tests.support.telegram.evening import Evening, evening
from tests.support.telegram.group import (
    calls_somebody,
    lobby_of_two,
    mover,
    rings,
    round_of_two,
    sent_to,
    table_of,
)
from tests.support.telegram.hands import Hand, buttons, content, labels
from tests.support.telegram.loopback.world import BOT, Chat, Json
from tests.support.terminal.beginner import melds_in


async def test_a_turn_is_played_from_the_group_and_rings_once() -> None:
    async with evening() as game:
        group, ann, ben = await lobby_of_two(game)
        await ann.presses("Start", group)
        first, other = await mover(game, group, ann, ben)
        offered = labels(group.shown[-1])
        assert offered == ["My rack", "Draw", "Table", "Rules"]
        assert not rings(sent_to(game, group)[-1])
        assert not calls_somebody(sent_to(game, group)[-1])
        assert rings(sent_to(game, first.private)[-1])
        assert not rings(sent_to(game, other.private)[-1])
        refused = await other.presses("Draw", group)
        assert refused["text"] == f"It’s {first.user.first_name}’s turn."
        old, draw = group.shown[-1], buttons(group.shown[-1])[1]
        await other.says("/notify@rummy_bot group", group)
        await other.sees("When it’s your turn, I’ll tell you in the table’s chat")
        answer = await first.presses_on(old, draw)
        assert answer["text"].startswith("Your rack (15):")
        await game.telegram.until(lambda: group.shown[-1]["message_id"] != old["message_id"])
        assert await mover(game, group, ann, ben) == (other, first)
        assert rings(sent_to(game, group)[-1])
        assert calls_somebody(sent_to(game, group)[-1])
        assert not rings(sent_to(game, other.private)[-1])
        repeated = await first.presses_on(old, draw)
        assert repeated["text"].startswith("Done. New on your rack: ")
        newest = group.shown[-1]["message_id"]
        await first.presses("Table", group)
        await game.telegram.until(lambda: group.shown[-1]["message_id"] != newest)
        assert not rings(sent_to(game, group)[-1])
        assert calls_somebody(sent_to(game, group)[-1]), "what replaces a call leads to the table"
        await game.telegram.until(lambda: sum("turn" in content(m) for m in group.shown) == 1)


async def is_called_who_blocks(game: Evening, group: Chat, ann: Hand, ben: Hand) -> None:
    """Ben blocks the bot before the first round, and is notified in the group on his turn."""
    await ben.blocks()
    await ann.presses("Start", group)
    await ben.sees("I can’t message Ben privately", group)
    if "Your turn" in content(ann.private.shown[-1]):
        await ann.says("draw")
    await game.telegram.until(lambda: calls_somebody(sent_to(game, group)[-1]))


async def test_an_unreachable_player_is_called_in_the_group_until_they_return() -> None:
    async with evening() as game:
        group, ann, ben = await lobby_of_two(game)
        await is_called_who_blocks(game, group, ann, ben)
        await ben.starts()
        await ben.sees("Your turn")
        await ben.draws()
        await ann.sees("Your turn")
        await ann.says("draw")
        await ben.sees("Your turn")
        assert not calls_somebody(sent_to(game, group)[-1])


async def test_several_turns_of_computers_are_one_message() -> None:
    clock = SteppedClock()
    async with evening(clock=clock, pause=2) as game:
        ann = await game.friend("Ann")
        group = await table_of(game, ann)
        await ann.says("/settings@rummy_bot computers easy easy easy", group)
        await ann.sees("Computer 4", group)
        await ann.presses("Start", group)
        await clock.go_by(9)
        await ann.sees("Your turn")
        await ann.sees("’s turn", group)
        before = len(sent_to(game, group))
        await ann.says("draw")
        await game.telegram.until(lambda: len(sent_to(game, group)) > before)
        await clock.go_by(9)
        told = await ann.sees("Computer 4 drew.", group)
        assert all(f"Computer {seat} " in told for seat in (2, 3, 4))
        assert len(sent_to(game, group)) == before + 2
        assert "Ann drew." in told, "its message replaces the one that told Ann’s turn"


async def test_a_command_asks_for_what_it_lacks_and_takes_the_reply() -> None:
    async with evening() as game:
        group, ann, ben = await lobby_of_two(game)
        await ben.says("/host@rummy_bot", group)
        await ben.sees("Only the host can do that.", group)
        await ann.says("/host@rummy_bot", group)
        await ann.sees("Who should be the host?", group)
        question = group.shown[-1]
        asked = sent_to(game, group)[-1]
        assert asked["reply_markup"] == {"force_reply": True, "selective": True}
        await ann.says("Ben", group, reply_to=question)
        await ann.sees("Ben is the host now.", group)
        await ben.says("@rummy_bot, start", group, hears=True)
        first, _ = await mover(game, group, ann, ben)
        await ann.says("/ask@rummy_bot", group)
        await ann.sees("What would you like to know?", group)
        await ann.says("may I take the joker?", group, reply_to=group.shown[-1])
        await ann.sees("Source: the printed rules of", group)
        before = len(group.shown)
        await first.says("/play@rummy_bot", group)
        await first.sees("Which tiles?")
        await first.says("zz9", reply_to=first.private.shown[-1])
        await first.sees("I can’t read “zz9”.")
        assert len(group.shown) == before


async def test_the_question_for_a_language_is_silent_names_all_and_goes_with_its_answer() -> None:
    async with evening() as game:
        group, ann, _ = await lobby_of_two(game)
        await ann.says("/language@rummy_bot", group)
        await ann.sees("English, Deutsch, Español, Français, Italiano, Nederlands", group)
        question = group.shown[-1]
        assert not rings(sent_to(game, group)[-1])
        await ann.says("Deutsch", group, reply_to=question)
        await game.telegram.until(lambda: question not in group.shown)
        await ann.says("/language@rummy_bot", group)
        await ann.sees("Welche Sprache?", group)


async def test_a_turn_typed_in_the_group_is_told_how_to_end() -> None:
    async with evening() as game:
        group, ann, ben = await lobby_of_two(game)
        await ann.says("/settings@rummy_bot rule first_laying=0 hand=20", group)
        await ann.sees("20", group)
        await is_called_who_blocks(game, group, ann, ben)
        rack = (await ben.presses("My rack", group))["text"].partition("\n")[2].split()
        await ben.says(f"/play@rummy_bot {rack[0]}", group)
        told = await ben.sees("Ben, please open a private chat", group)
        assert not set(PIECE.findall(told)), "what was refused, and why"
        meld = next(melds_in(rack))
        await ben.says(f"/play@rummy_bot {' '.join(meld)}", group)
        told = await ben.sees("/done confirms your move", group)
        assert not set(PIECE.findall(told))
        await ben.says("/done@rummy_bot", group)
        await ann.sees("Your turn")
        assert "Ben laid " in content(ann.private.shown[-1])


async def test_a_first_message_waits_for_the_rate_limit_too() -> None:
    clock = SteppedClock(1_000_000.0)
    slowly = replace(UNHURRIED, chat=Rate(1, 60))
    async with evening(clock=clock, takes=slowly) as game:
        somebody, group = Hand(game.telegram, game.telegram.world.user("Group")), game.group()
        somebody.user.id = 1_087_968_824
        for _ in range(2):
            await somebody.says("/new@rummy_bot", group, sender_chat=group.data)
        await somebody.sees("Write as yourself", group)
        while len(group.shown) < 2:
            await clock.go_by(10)
        first, second = group.shown
        assert second["date"] - first["date"] >= 60


async def test_an_automatic_draw_shows_that_the_turn_is_over() -> None:
    async with evening() as game:
        group, ann, ben = await lobby_of_two(game)
        await ann.says("/settings@rummy_bot rule first_laying=200", group)
        await ann.sees("200", group)
        await ann.presses("Start", group)
        first, _ = await mover(game, group, ann, ben)
        (turn,) = [one for one in first.private.shown if "Your turn" in content(one)]
        await first.says("auto")
        await first.sees("I drew")
        now = await game.telegram.until(
            lambda: said_in(first, turn, "The table’s chat shows every move.")
        )
        assert labels(now) == ["Plan", "More"]
        await ann.says("/stop@rummy_bot yes", group)
        closed = await game.telegram.until(lambda: said_in(first, turn, "closed"))
        assert buttons(closed) == []


def said_in(hand: Hand, message: Json, words: str) -> Json | None:
    """Return a message's text, once it contains these words."""
    now = hand.private.messages[message["message_id"]]
    return now if words in content(now) else None


async def test_after_the_table_closed_a_group_answers_in_the_speakers_language() -> None:
    async with evening() as game:
        ann = await game.friend("Ann", "de")
        group = game.group()
        await ann.says("/new@rummy_bot rummikub", group)
        await ann.sees("1. Ann", group)
        await ann.says("/stop@rummy_bot", group)
        await ann.sees("hat Tisch ", group)
        await ann.says("/score@rummy_bot", group)
        await ann.sees("Hier finde ich keinen Tisch.", group)


async def test_start_in_a_group_without_a_table_says_what_the_bot_is_for() -> None:
    async with evening() as game:
        ann, group = await game.friend("Ann"), game.group()
        await ann.says("/start@rummy_bot", group)
        await ann.sees("Rummy with friends", group)
        await ann.presses("New table", group)
        await ann.sees("Seats taken: 1", group)
        await ann.says("/start@rummy_bot", group)
        await ann.sees("You need at least 2 players", group)


async def test_the_table_key_shows_a_stranger_the_table_in_an_alert() -> None:
    async with evening() as game:
        group, first, _ = await round_of_two(game)
        zed = await game.friend("Zed")
        before = sent_to(game, group)
        answer = await zed.presses("Table", group)
        assert answer["text"].startswith(f"It’s {first.user.first_name}’s turn.")
        assert sent_to(game, group) == before


async def test_a_reply_to_a_board_is_meant_for_its_table() -> None:
    async with evening() as game:
        group, first, other = await round_of_two(game)
        board = first.private.shown[-1]
        await first.says("daily")
        await first.sees("Hand of the day")
        await first.says("draw", reply_to=board)
        await first.sees(f"{first.user.first_name} drew.", group)
        await other.sees("Your turn")


@pytest.mark.parametrize(("word", "answer"), [
    ("auto", "I’ll draw for you this round"),
    ("auto off", "I won’t draw for you any more."),
    ("notify here", "I’ll tell you in the table’s chat."),
    ("notify dm", "please open a private chat with me"),
    ("language de", "Ab jetzt spreche ich Deutsch mit dir."),
    ("settings my text", "Saved. Only your own view has changed."),
    ("quiet off", "Quiet hours"),
    ("done", "turn."),
    ("draw", "turn."),
])  # fmt: skip
async def test_a_player_who_blocked_the_bot_is_answered_in_the_group(
    word: str, answer: str
) -> None:
    async with evening() as game:
        group, _, other = await round_of_two(game)
        await other.blocks()
        await other.says(f"/{word}", group)
        await game.telegram.until(lambda: answer in content(group.shown[-1]))


async def test_refusal_that_names_tiles_is_not_read_in_the_group() -> None:
    async with evening() as game:
        group, first, _ = await round_of_two(game)
        await first.blocks()
        await first.says("/play r1 r2 b13", group)
        await first.sees("please open a private chat with me", group)
        assert "b13" not in "".join(content(m) for m in group.shown if m["from"] == BOT)


async def test_help_in_a_group_names_words_as_commands_that_work_there() -> None:
    async with evening() as game:
        ann, group = game.meet("Ann", "de"), game.group()
        await ann.says("/language@rummy_bot de", group)
        await ann.sees("Deutsch", group)
        await ann.says("/neu@rummy_bot", group)
        await ann.says("/settings@rummy_bot language de", group)
        await ann.sees("Besetzte Plätze", group)
        await ann.says("/hilfe@rummy_bot", group)
        await ann.sees("/settings oder „/einstellungen“", group)
