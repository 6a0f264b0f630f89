"""Several tables at once, and buttons that are pressed late or by another person."""

from tests.support.clocks import SteppedClock
from tests.support.evenings.written import PIECE
from tests.support.telegram.evening import Evening, evening
from tests.support.telegram.group import (
    lobby_of_two,
    mover,
    mover_of,
    round_of_two,
    short_round,
    table_of,
)
from tests.support.telegram.hands import Hand, buttons, content, labels
from tests.support.telegram.loopback.world import Chat, Json

WEEK = 7 * 24 * 3600
CLOCKS = ("24h", "2m", "1h", "3d")


async def test_two_tables_of_one_group_have_a_message_each_and_their_buttons_act_on_their_own() -> (
    None
):
    async with evening() as game:
        ann, ben = await game.friend("Ann"), await game.friend("Ben")
        group = game.group()
        await ann.says("/new@rummy_bot rummikub", group)
        await ann.sees("Rummikub, table", group)
        await ben.says("/new@rummy_bot kids", group)
        await ben.sees("myRummy Kids, table", group)
        tiles, kids = group.shown
        await ben.presses_on(tiles, named(tiles, "Join"))
        await game.telegram.until(lambda: "2. Ben" in content(group.shown[0]))
        await ann.presses_on(kids, named(kids, "Join"))
        await game.telegram.until(lambda: "2. Ann" in content(group.shown[1]))
        await ann.presses_on(group.shown[0], named(group.shown[0], "Start"))
        await game.telegram.until(lambda: dealt(group, 2))
        lobby, table = group.shown
        assert "myRummy Kids" in content(lobby)
        await ben.presses_on(lobby, named(lobby, "Start"))
        await game.telegram.until(lambda: "myRummy Kids" in content(group.shown[-1]))
        await game.telegram.until(lambda: dealt(group, 2))
        first = ann if "Ann’s turn" in content(table) else ben
        other = group.shown[-1]
        await first.presses_on(table, named(table, "Draw"))
        await game.telegram.until(
            lambda: group.shown[-1]["message_id"] > other["message_id"] and dealt(group, 2)
        )
        assert [content(message).partition(",")[0] for message in group.shown] == [
            "myRummy Kids",
            "Rummikub",
        ]
        assert group.shown[0] == other


def dealt(group: Chat, shown: int) -> bool:
    """Say whether the newest message shows a turn, and the message it replaces is gone."""
    return "’s turn" in content(group.shown[-1]) and len(group.shown) == shown


def named(message: Json, label: str) -> Json:
    return next(key for key in buttons(message) if key["text"] == label)


async def test_of_five_tables_ones_own_turns_come_first_and_of_these_the_most_urgent() -> None:
    async with evening(clock=SteppedClock(1_000_000.0)) as game:
        ann, ben = await game.friend("Ann"), await game.friend("Ben")
        alone = [await begun(game, ann, f"clock {clock}", "computers easy") for clock in CLOCKS]
        shared = await begun(game, ann, "clock 2m", joining=ben)
        if mover_of(ann, ben) is not ben:
            await ann.says(f"draw {code_of(shared)}")
        await game.telegram.until(lambda: "Ben’s turn" in content(shared.shown[-1]))
        await ann.says("tables")
        listed = await ann.sees(": Rummikub, your turn")
        codes = [line[:4] for line in listed.splitlines()]
        urgent = [alone[1], alone[2], alone[0], alone[3], shared]
        assert codes == [code_of(group) for group in urgent]


async def begun(game: Evening, host: Hand, *rules: str, joining: Hand | None = None) -> Chat:
    """Begin a round in a group."""
    group = await table_of(game, host, *([joining] if joining else ()))
    for rule in rules:
        await host.says(f"/settings@rummy_bot {rule}", group)
    if not joining:
        await host.sees("Computer 2", group)
    before = len(host.private.shown)
    await host.says("/start@rummy_bot", group)
    await host.sees("’s turn", group)
    if not joining:
        await game.telegram.until(lambda: len(host.private.shown) > before)
        await host.sees(f"{host.user.first_name}’s turn", group)
    return group


def code_of(group: Chat) -> str:
    return content(group.shown[-1]).partition("table ")[2][:4]


async def test_the_question_which_table_goes_with_its_answer_and_acts_once() -> None:
    async with evening(clock=SteppedClock(1_000_000.0)) as game:
        ann = await game.friend("Ann")
        for _ in range(2):
            await begun(game, ann, "computers easy")
        await ann.says("draw")
        await ann.sees("Which table do you mean?")
        asked = ann.private.shown[-1]
        first, second = buttons(asked)
        await ann.presses_on(asked, first)
        await game.telegram.until(lambda: asked not in ann.private.shown)
        answer = await ann.presses_on(asked, second)
        assert "This question is no longer open." in str(answer)


async def test_a_press_on_a_foreign_turn_shows_and_changes_nothing() -> None:
    async with evening() as game:
        group, first, other = await round_of_two(game)
        stranger = await game.friend("Eve")
        turn = first.private.shown[-1]
        hers = set(PIECE.findall(content(turn)))
        before = len(first.private.shown)
        for key in (key for key in buttons(turn) if "callback_data" in key):
            for hand in (other, stranger):
                answer = await hand.presses_on(turn, key)
                assert not hers & set(PIECE.findall(str(answer.get("text", "")))) - own(hand)
        assert not hers & set(PIECE.findall("".join(map(content, stranger.private.shown))))
        assert first.private.shown[-1] == turn
        assert len(first.private.shown) == before
        assert f"{first.user.first_name}’s turn" in content(group.shown[-1])


def own(hand: Hand) -> set[str]:
    return set(PIECE.findall("".join(map(content, hand.private.shown))))


async def test_a_week_later_a_button_still_works_once() -> None:
    clock = SteppedClock(1_000_000.0)
    async with evening(clock=clock) as game:
        group, ann, ben = await lobby_of_two(game)
        await ann.says("/settings@rummy_bot clock none", group)
        await ann.sees("no time limit", group)
        await ann.presses("Start", group)
        first, other = await mover(game, group, ann, ben)
        old = dict(group.shown[-1])
        clock.jump(WEEK)
        answer = await first.presses_on(old, named(old, "Draw"))
        assert answer["text"].startswith("Your rack (15):")
        await other.sees("Your turn")
        await game.telegram.until(lambda: not buttons(group.shown[0]))
        assert content(group.shown[0]).endswith("round 1")
        repeated = await first.presses_on(old, named(old, "Draw"))
        assert repeated["text"].startswith("Done. New on your rack: ")
        await other.says("draw")
        await first.sees("Your turn")
        late = await first.presses_on(old, named(old, "Draw"))
        assert "has changed" in late["text"]
        assert f"{first.user.first_name}’s turn" in content(group.shown[-1])


async def test_presses_are_answered_with_buttons_and_typing_with_commands() -> None:
    async with evening() as game:
        _group, first, _ = await round_of_two(game)
        await first.presses_on(first.private.shown[-1], buttons(first.private.shown[-1])[0])
        board = first.private.shown[-1]
        await first.presses("Draw")
        await first.sees("“Draw anyway” drops what you picked.")
        tile = PIECE.findall(buttons(board)[0]["text"])[0]
        await first.says(f"pick {tile}")
        await first.sees("Not placed yet")
        await first.says("draw")
        await first.sees("/draw again to give it up.")


async def test_double_tap_on_draw_with_picked_tiles_draws_nothing() -> None:
    async with evening() as game:
        _, first, other = await round_of_two(game)
        board = first.private.shown[-1]
        await first.presses_on(board, buttons(board)[0])
        for _ in range(2):
            await first.presses_on(board, named(board, "Draw"))
        await first.sees("“Draw anyway” drops what you picked.")
        assert "Your turn" in content(board)
        asked = asked_in(first.private, "Draw anyway")
        assert len(asked) == 1
        await first.presses("Draw anyway")
        await other.sees("Your turn")
        await game.telegram.until(lambda: asked[0] not in first.private.shown)


async def test_draw_pressed_in_the_group_with_picked_tiles_asks_in_private() -> None:
    async with evening() as game:
        group, first, other = await round_of_two(game)
        board = first.private.shown[-1]
        await first.presses_on(board, buttons(board)[0])
        shown = [one["message_id"] for one in (*group.shown, *first.private.shown)]
        for _ in range(3):  # pressed again, it posts nothing more
            answer = await first.presses("Draw", group)
            assert answer["text"].startswith("I’ve asked you in our private chat. ")
            assert answer["text"].endswith("“Draw anyway” drops what you picked.")
            now = [one["message_id"] for one in (*group.shown, *first.private.shown)]
            assert len(now) == len(shown) + 1
            assert {*now} - {*shown} == {first.private.shown[-1]["message_id"]}
            assert asked_in(first.private, "Draw anyway") == [first.private.shown[-1]]
        await first.presses("Draw anyway")
        await other.sees("Your turn")


def asked_in(chat: Chat, key: str) -> list[Json]:
    """Return the questions with a key that stand in a chat."""
    return [one for one in chat.shown if key in labels(one)]


async def test_a_double_tap_on_leave_asks_in_the_group_by_a_key_of_its_own() -> None:
    async with evening() as game:
        group, first, other = await short_round(game, draws=12)
        await first.sees("The next round begins", group)
        result, leave = group.shown[-1], named(group.shown[-1], "Leave")
        name = first.user.first_name
        await first.presses_on(result, leave)
        await first.sees(f"{name}: The match isn’t over.", group)
        (asked,) = asked_in(group, "Leave anyway")
        again = await first.presses_on(result, leave)
        assert again["text"].endswith("To confirm, press “Leave anyway”.")
        assert asked_in(group, "Leave anyway") == [asked]
        refused = await other.presses_on(asked, named(asked, "Leave anyway"))
        assert refused["text"] == f"This question is for {name}."
        assert asked_in(group, "Leave anyway") == [asked]
        assert "has left" not in "".join(map(content, group.shown))
        await first.presses("Leave anyway", group)
        await first.sees(f"{name} has left", group)
        await game.telegram.until(lambda: not asked_in(group, "Leave anyway"))


async def test_a_question_about_the_match_stands_while_others_play_on() -> None:
    async with evening() as game:
        group, first, other = await round_of_two(game)
        await other.says("/leave", group)
        await other.sees("The match isn’t over.", group)
        await first.presses("Draw", group)
        await first.sees(f"{first.user.first_name} drew.", group)
        (asked,) = asked_in(group, "Leave anyway")
        await other.presses_on(asked, named(asked, "Leave anyway"))
        await other.sees(f"{other.user.first_name} has left", group)
        await game.telegram.until(lambda: not asked_in(group, "Leave anyway"))


async def test_two_people_are_asked_side_by_side_in_a_group() -> None:
    async with evening() as game:
        group, first, other = await round_of_two(game)
        for hand in (first, other):
            await hand.says("/leave@rummy_bot", group)
            await hand.sees(f"{hand.user.first_name}: The match isn’t over.", group)
        of_first, of_other = asked_in(group, "Leave anyway")
        await first.presses_on(of_first, named(of_first, "Leave anyway"))
        await first.sees(f"{first.user.first_name} has left", group)
        await game.telegram.until(lambda: asked_in(group, "Leave anyway") == [of_other])
        await other.presses_on(of_other, named(of_other, "Leave anyway"))
        await game.telegram.until(lambda: not asked_in(group, "Leave anyway"))


async def test_the_questions_to_all_go_from_a_group_with_their_round() -> None:
    async with evening() as game:
        group, first, other = await short_round(game, draws=11, rounds=1)
        for hand in (first, other):
            await hand.says("/leave@rummy_bot", group)
            await hand.sees(f"{hand.user.first_name}: The match isn’t over.", group)
        await other.sees("Your turn")
        await other.draws()
        await game.telegram.until(lambda: not asked_in(group, "Leave anyway"))


async def test_a_player_without_a_private_chat_is_asked_in_the_group() -> None:
    async with evening() as game:
        group, first, _ = await round_of_two(game)
        board = first.private.shown[-1]
        await first.presses_on(board, buttons(board)[0])
        await first.blocks()
        await first.presses("Draw", group)
        await first.sees(f"{first.user.first_name}: You’ve picked something", group)
        assert f"{first.user.first_name}’s turn" in "".join(map(content, group.shown))
        await first.presses("Draw anyway", group)
        await game.telegram.until(lambda: not asked_in(group, "Draw anyway"))


async def test_a_question_in_the_group_goes_once_the_draft_has_changed() -> None:
    async with evening() as game:
        group, first, _ = await round_of_two(game)
        tile = PIECE.findall(buttons(first.private.shown[-1])[0]["text"])[0]
        await first.says(f"arrange {tile}")
        await first.sees("Not placed yet")
        await first.blocks()
        await first.presses("Draw", group)
        await game.telegram.until(lambda: asked_in(group, "Draw anyway"))
        await first.says("/undo@rummy_bot", group)
        await game.telegram.until(lambda: not asked_in(group, "Draw anyway"))


async def test_a_question_in_the_group_addresses_a_person_in_their_own_language() -> None:
    async with evening() as game:
        group, first, other = await round_of_two(game)
        await other.says("/language es")
        await other.sees("Ahora te hablo en español.")
        for hand, asked in (
            (first, "{name}: The match isn’t over."),
            (other, "Un momento, {name}. La partida no ha terminado:"),
        ):
            await hand.says("/leave@rummy_bot", group)
            await hand.sees(asked.format(name=hand.user.first_name), group)
