"""A first game, turn by turn, on the real rules."""

import pytest

from bot.conversation.lessons import Lesson, begun, can_be_learned, steps
from core.rules.family import Turn
from core.rules.refusals import Refusal
from core.rules.sheet import OptionValue, Sheet
from core.rules.sheets import SHEETS, with_house_rules
from tests.support.lines.tables import two_at_a_table
from tests.support.lines.talk import talk, to
from tests.support.rules import third_family

ANN = "person:ann"
HOUSE_RULES: tuple[dict[str, OptionValue], ...] = (
    {}, {"rebuild": "none"}, {"one_action": True}, {"jokers": 0}, {"first_laying": 60},
    {"first_laying": 0}, {"first_laying": "none"}, {"joker_exchange": "none"}, {"handrummy": True},
    {"same_turn": False}, {"numbers": 8, "copies": 1}, {"false_melds": "players"},
)  # fmt: skip


def says(lesson: Lesson, words: str) -> Lesson:
    word, _, text = words.partition(" ")
    turn: Turn = lesson.sheet.family.turns.word(lesson.before, lesson.draft, word, text)
    assert turn.refusal is None, (words, turn.refusal)
    after = lesson.taken(turn) if turn.actions else lesson.shaped(turn)
    assert not isinstance(after, Refusal), (words, after)
    return after


def take(sheet: Sheet) -> None:
    """Take a lesson by typing what it suggests."""
    lesson = begun(sheet)
    while not lesson.is_over:
        before = (lesson.number, lesson.said)
        lesson = says(lesson, lesson.step.words[lesson.said])
        assert lesson.is_over or (lesson.number, lesson.said) > before
    assert len(steps(sheet)) >= 2


@pytest.mark.parametrize("sheet", SHEETS)
def test_every_lesson_can_be_taken_by_what_it_says(sheet: str) -> None:
    take(SHEETS[sheet])


@pytest.mark.whole
@pytest.mark.parametrize("sheet", SHEETS)
def test_every_lesson_suits_the_house_rules(sheet: str) -> None:
    for rules in HOUSE_RULES:
        if rules.keys() <= SHEETS[sheet].options().keys():
            take(with_house_rules(sheet, rules))


def test_a_lesson_suits_the_house_rules() -> None:
    for rules in HOUSE_RULES[1:7:2]:
        take(with_house_rules("schmidt", rules))


def test_another_turn_than_was_asked_for_begins_the_step_anew() -> None:
    lesson = says(begun(SHEETS["schmidt"]), "draw")
    assert lesson.number == 1
    assert says(lesson, "draw").number == 1
    drafted = says(lesson, lesson.step.words[0])
    assert drafted.said == 1
    assert says(drafted, "undo").said == 0


async def test_a_lesson_in_private_by_words_and_buttons() -> None:
    async with talk() as game:
        await game.says("ann", "help")
        (first,) = to(await game.presses("ann", game.buttons(ANN)["Learn to play"]), ANN)
        assert first.startswith("Rummikub, your first game: turn 1 of 4")
        (refused,) = to(await game.says("ann", "play r1 r6"), ANN)
        assert refused.startswith("r1 r6 don’t fit together")
        (second,) = to(await game.says("ann", "draw"), ANN)
        assert second.startswith("That’s right!\nRummikub, your first game: turn 2 of 4")
        (third,) = to(
            await game.presses("ann", game.buttons(ANN)["Place on the table: r10 b10 k10"]), ANN
        )
        assert "Your move so far, with r10 b10 k10 (not confirmed):" in third
        (other,) = to(await game.says("ann", "draw"), ANN)
        assert other.startswith("You can do that, too.")
        await game.says("ann", "play red 10, blue 10, black 10")
        assert "turn 3 of 4" in to(await game.says("ann", "done"), ANN)[0]
        (over,) = to(await game.says("ann", "learn off"), ANN)
        assert over.startswith("Lesson over.")
        assert "I can’t find a table" in to(await game.says("ann", "draw"), ANN)[0]


async def test_a_button_of_a_lesson_that_is_lost_goes_on_with_it() -> None:
    """A restart and `learn off` both end a lesson, but its buttons remain."""
    async with talk() as game:
        await game.says("ann", "learn")
        await game.says("ann", "draw")
        button = game.buttons(ANN)["Place on the table: r10 b10 k10"]
        await game.says("ann", "learn off")
        (second,) = to(await game.presses("ann", button), ANN)
        assert second.startswith("Rummikub, your first game: turn 2 of 4")
        assert "Your move so far, with r10 b10 k10 (not confirmed):" in second
        done = game.buttons(ANN)["Lay and end turn"]
        await game.says("ann", "learn off")
        (again,) = to(await game.presses("ann", done), ANN)
        assert "turn 2 of 4" in again
        assert "Place on the table: r10 b10 k10" in game.buttons(ANN), "nothing is placed yet"


async def test_a_button_of_an_earlier_step_shows_the_step_of_now() -> None:
    async with talk() as game:
        await game.says("ann", "learn")
        draw = game.buttons(ANN)["Draw"]
        await game.presses("ann", draw)
        (shown,) = to(await game.presses("ann", draw), ANN)
        assert shown.startswith("Rummikub, your first game: turn 2 of 4")


async def test_the_button_that_ends_a_lesson_says_so_after_a_restart() -> None:
    async with talk() as game:
        await game.says("ann", "learn")
        off = game.buttons(ANN)["End the lesson"]
        await game.says("ann", "learn off")
        assert "Lesson over." in str(await game.presses("ann", off))


async def test_a_button_of_a_lesson_of_another_game_shows_the_lesson_of_now() -> None:
    async with talk() as game:
        await game.says("ann", "learn rummikub")
        await game.says("ann", "draw")
        button = game.buttons(ANN)["Place on the table: r10 b10 k10"]
        await game.says("ann", "learn basic")
        (shown,) = to(await game.presses("ann", button), ANN)
        assert shown.startswith("Basic Rummy, your first game: turn 1 of 2")


async def test_a_lesson_leaves_the_table_in_the_group_alone() -> None:
    async with talk() as game:
        await game.says("ann", "new basic", "g1")
        (first,) = to(await game.says("ann", "learn", "g1"), ANN)
        assert "Discard pile (1): 9H on top" in first
        await game.says("ann", "take discard")
        await game.says("ann", "7-9H")
        (second,) = to(await game.says("ann", "discard king of diamonds"), ANN)
        assert "turn 2 of 2" in second
        await game.says("ann", "take stock")
        (refused,) = to(await game.says("ann", "layoff KS"), ANN)
        assert refused == "KS fits no meld on the table."
        (laid,) = to(await game.says("ann", "8C"), ANN)
        assert "Your hand (1):\nKS" in laid, "a card alone is laid off"
        (last,) = to(await game.says("ann", "discard KS"), ANN)
        assert last.startswith("You’ve laid everything and won!")
        assert list(game.buttons(ANN)) == ["New table", "Rules"]
        assert "Seats taken: 1 of 6" in game.text("chat:g1")


async def test_learn_alone_goes_on_with_the_lesson_and_a_name_begins_one() -> None:
    async with talk() as game:
        await game.says("ann", "learn")
        await game.says("ann", "draw")
        for words, turn in (("learn", "turn 2 of 4"), ("learn rummikub", "turn 1 of 4")):
            assert turn in to(await game.says("ann", words), ANN)[0], words


async def test_a_lesson_says_that_a_table_waits_and_leads_there() -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game)
        place = f"person:{mover}"
        (shown,) = to(await game.says(mover, "learn"), place)
        code = shown.splitlines()[0].removeprefix("It’s your turn at table ")[:4]
        (shown,) = to(await game.says(mover, "draw"), place)
        assert shown.startswith(f"It’s your turn at table {code}!")
        await game.presses(mover, game.buttons(place)[f"Table {code}"])
        await game.says(mover, "draw")
        assert f"{mover.title()} drew." in game.scene("chat:g1")["text"]
        (shown,) = to(await game.presses(mover, "...learn rummikub.1 rack"), place)
        assert shown.startswith("Rummikub, your first game"), "nothing waits any more"


@pytest.mark.parametrize("word", ["stop", "leave"])
async def test_stop_ends_the_lesson_that_stands_before_one_and_no_table(word: str) -> None:
    async with talk() as game:
        await two_at_a_table(game)
        await game.says("ann", "learn")
        (over,) = to(await game.says("ann", word), ANN)
        assert over.startswith("Lesson over.")
        (asked,) = to(await game.says("ann", word), ANN)
        assert "The match isn’t over" in asked


async def test_a_lesson_begins_its_turn_again_after_a_card_that_it_does_not_teach() -> None:
    async with talk() as game:
        await game.says("ann", "learn basic")
        (again,) = to(await game.says("ann", "take stock"), ANN)
        assert again.startswith("You can do that, too. But let’s try this:")
        assert "turn 1 of 2" in again
        assert "Take the discard" in game.buttons(ANN), "nothing is offered that nobody holds"


def test_a_family_that_teaches_nothing_has_no_lesson() -> None:
    assert not can_be_learned(third_family.SHEET)
    assert all(map(can_be_learned, SHEETS.values()))


async def test_a_lesson_is_not_ended_where_none_is_running() -> None:
    async with talk() as game:
        assert to(await game.says("ann", "learn off"), ANN) == [
            "No lesson is running. “learn” starts one."
        ]
        await game.says("ann", "learn")
        assert to(await game.says("ann", "learn off"), ANN) == [
            "Lesson over. “learn” starts it again."
        ]


async def test_a_lesson_stays_current_while_a_table_is_paused_and_goes_on() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game)
        place = f"person:{mover}"

        def lesson() -> str:
            shown = [one["text"] for one in game.shown.values() if one["to"] == place]
            return str(next(text for text in shown if "your first game" in text))

        await game.says(mover, "learn")
        await game.says(mover, "draw")
        now = lesson()
        assert now.startswith("It’s your turn at table ")
        await game.says(other, "pause", "g1")
        assert f"{other.title()} has paused the game." in lesson()
        await game.says(other, "resume", "g1")
        assert lesson() == now
        await game.says(mover, "draw", "g1")
        assert lesson().startswith("That’s right!\nRummikub, your first game: turn 2")
        await game.says(other, "draw", "g1")
        assert lesson() == now
        await game.says(mover, "draw")
        assert not lesson().startswith("It’s your turn")
