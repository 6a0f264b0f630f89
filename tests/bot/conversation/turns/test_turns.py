"""Turns by words and buttons: drafts, confirmations, refusals, and racks."""

from collections import Counter

import pytest

from bot.texts.translator import without_marks
from tests.support.evenings.written import run_of_three
from tests.support.lines.tables import (
    SHORT,
    all_said,
    draws_to_the_end,
    on_turn,
    two_at_a_table,
    with_a_run,
)
from tests.support.lines.talk import answers, fresh, talk, to
from tests.support.translator import TRANSLATOR

GROUP = "chat:g1"


async def test_a_draft_is_private_until_it_is_laid() -> None:
    async with talk() as game:
        mover, other, run = await with_a_run(game)
        before = game.text(GROUP)
        await game.says(mover, "play " + " ".join(run), "g1")
        assert game.text(GROUP) == before
        mine = game.text(f"person:{mover}")
        assert f"Your move so far, with {' '.join(run)} (not confirmed):\n1. {fresh(run)}" in mine
        assert "Your rack (27):" in mine
        await game.says(mover, "done", "g1")
        assert f"{mover.title()} laid {' '.join(run)}." in game.text(GROUP)
        assert f"On the table:\n1. {fresh(run)}" in game.text(GROUP)
        assert on_turn(game) == (other, mover)


async def test_tiles_are_read_generously() -> None:
    async with talk() as game:
        mover, _, run = await with_a_run(game)
        first, last = run[0], run[-1]
        await game.says(mover, f"PLAY {first}-{last[1:]}")
        assert "Your move so far, with" in game.text(f"person:{mover}")


async def test_undo_and_reset_take_the_draft_back() -> None:
    async with talk() as game:
        mover, _, run = await with_a_run(game)
        assert "Undo" not in game.buttons(f"person:{mover}")
        await game.says(mover, f"pick {run[0]}")
        await game.says(mover, f"pick {run[1]}")
        buttons = game.buttons(f"person:{mover}")
        await game.presses(mover, buttons["Undo"])
        assert f"Your move so far, with {run[0]} (" in game.text(f"person:{mover}")
        await game.says(mover, "reset")
        assert "Your move so far" not in game.text(f"person:{mover}")
        assert "Your rack (30):" in game.text(f"person:{mover}")


async def test_undo_without_a_draft_says_so() -> None:
    async with talk() as game:
        mover, _, _ = await with_a_run(game)
        for word in ("undo", "reset"):
            (answer,) = to(await game.says(mover, word), f"person:{mover}")
            assert answer.startswith("Nothing to undo"), word


async def test_a_hint_that_was_taken_back_is_drafted_again_when_it_is_asked_for() -> None:
    async with talk() as game:
        rules = ("rule first_laying=0 hand=30", "assist open")
        mover, other = await two_at_a_table(game, "rummikub", *rules)
        for _ in range(3):
            await game.says(mover, "hint")
        await game.says(mover, "reset")
        assert "done" in all_said(await game.says(mover, "hint"))
        await game.says(mover, "done")
        assert on_turn(game) == (other, mover)


async def test_undo_without_a_plan_says_so() -> None:
    async with talk() as game:
        _, other, _ = await with_a_run(game)
        for word in ("undo", "reset"):
            assert to(await game.says(other, word), f"person:{other}") == ["Nothing to undo."], word


WORDS_AFTER_THE_END = ("undo", "reset", "play J", "repair", "move J 1", "draw", "done")


@pytest.mark.parametrize("word", WORDS_AFTER_THE_END)
async def test_a_word_of_the_turn_after_the_last_round_is_told_that_it_is_over(word: str) -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", SHORT)
        await draws_to_the_end(game)
        for person in ("ann", "ben"):
            answer = to(await game.says(person, word), f"person:{person}")
            assert answer == ["The match is over. “rematch” starts another."], person


async def test_a_computer_cannot_be_told_to_draw_after_the_last_round() -> None:
    async with talk() as game:
        await two_at_a_table(game, "rummikub", SHORT)
        await draws_to_the_end(game)
        assert to(await game.says("ann", "auto"), "person:ann") == ["No round is in progress."]


async def test_drawing_with_a_draft_open_is_asked_once() -> None:
    async with talk() as game:
        mover, other, run = await with_a_run(game)
        await game.says(mover, "play " + " ".join(run))
        (asked,) = to(await game.says(mover, "draw"), f"person:{mover}")
        assert "“draw” again" in asked
        assert on_turn(game) == (mover, other)
        game.thinks()
        await game.says(mover, "draw")
        assert on_turn(game) == (other, mover)


async def test_a_doubt_is_about_the_draft_of_that_moment() -> None:
    async with talk() as game:
        mover, other, run = await with_a_run(game)
        await game.says(mover, "play " + " ".join(run))
        await game.says(mover, "draw")
        await game.says(mover, "undo")
        await game.says(mover, "play " + " ".join(run))
        await game.says(mover, "draw")
        assert on_turn(game) == (mover, other)


async def test_a_button_of_an_older_draft_is_stale() -> None:
    async with talk() as game:
        mover, other, run = await with_a_run(game)
        await game.says(mover, "play " + " ".join(run))
        lay = game.buttons(f"person:{mover}")["Lay and end turn"]
        await game.says(mover, "undo")
        await game.says(mover, f"pick {run[0]}")
        written = await game.presses(mover, lay)
        assert "has changed" in str(written[0]["text"])
        assert on_turn(game) == (mover, other)


async def test_a_refusal_names_tiles_points_and_meld_in_private() -> None:
    async with talk() as game:
        mover, _, run = await with_a_run(game)
        foreign = "J=r1" if "J" not in game.rack(mover) else "r99"
        written = await game.says(mover, f"arrange {' '.join(run[:2])}", "g1")
        written += await game.says(mover, "done", "g1")
        assert any("at least three tiles" in text for text in to(written, f"person:{mover}"))
        written = await game.says(mover, f"play {foreign}", "g1")
        assert len(to(written, f"person:{mover}")) == 1
        assert to(written, GROUP) == []


async def test_a_first_laying_that_is_too_low_says_how_much_is_missing() -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game, "rummikub", "rule first_laying=500 hand=30")
        run = run_of_three(game.rack(mover))
        assert run is not None
        points = sum(int(tile[1:]) for tile in run)
        await game.says(mover, "arrange " + " ".join(run))
        written = await game.says(mover, "done")
        expected = f"is worth {points} points, {500 - points} short of the 500 you need"
        assert expected in to(written, f"person:{mover}")[0]


async def test_words_that_are_no_tiles_are_named() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game)
        for said in ("play banana", "arrange r1 r2 | banana", "play r5,,;banana"):
            (answer,) = to(await game.says(mover, said), f"person:{mover}")
            assert "banana" in answer
        mine = game.rack(mover)[0]
        for said in ("arrange #9 r1 | ...", "play r1 #9", f"move {mine} 9"):
            (answer,) = to(await game.says(mover, said), f"person:{mover}")
            assert answer == "There is no meld 9 on the table."
        assert "Which tiles?" in to(await game.says(mover, "play"), f"person:{mover}")[0]
        assert on_turn(game) == (mover, other)


async def test_an_example_of_a_move_is_in_the_words_of_the_reader() -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game, "rummikub", "rule hand=30")
        rack = game.rack(mover)
        twin = next(tile for tile in rack if rack.count(tile) == 2)
        await game.says(mover, "language fr")
        one, two, *_ = (tile for tile in rack if tile != twin)
        await game.says(mover, f"arrange {twin} {one} | {twin} {two}")
        (answer,) = to(await game.says(mover, f"move {twin} new"), f"person:{mover}")
        assert f"« move {twin} 1 nouveau »" in answer.replace("\u202f", " ")


async def test_another_player_cannot_change_a_draft() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game)
        tile = game.rack(other)[0]
        assert to(await game.says(other, f"pick {tile}"), f"person:{other}") == [
            f"It’s {mover.title()}’s turn."
        ]


async def test_a_rack_lies_as_its_owner_likes() -> None:
    async with talk() as game:
        _, other = await two_at_a_table(game)
        tiles = game.rack(other)[-2:]
        await game.says(other, "group " + " ".join(tiles))
        assert game.rack(other)[:2] == tiles
        await game.presses(other, game.buttons(f"person:{other}")["Sort by number"])
        numbers = [int(t[1:]) for t in game.rack(other)[2:] if t != "J"]
        assert numbers == sorted(numbers)
        await game.says(other, "group")
        await game.says(other, "sort colour")
        colours = ["rbky".index(t[0]) for t in game.rack(other) if t != "J"]
        assert colours == sorted(colours)
        shown = [m for m in await game.says(other, "sort colour") if "text" in m]
        assert [(m["to"], "edit" in m) for m in shown] == [(f"person:{other}", False)]
        (answer,) = to(await game.says(other, "group r99"), f"person:{other}")
        assert "r99" in answer


async def test_another_order_that_looks_the_same_is_answered_by_the_rack_anew() -> None:
    async with talk() as game:
        _, other = await two_at_a_table(game)
        await game.says(other, "group " + " ".join(game.rack(other)))
        shown = [m for m in await game.says(other, "sort number") if "text" in m]
        assert (f"person:{other}", False) in [(m["to"], "edit" in m) for m in shown]


async def test_a_new_tile_is_marked() -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game)
        assert "+" not in game.text(f"person:{mover}")
        await game.says(mover, "draw")
        assert game.text(f"person:{mover}").count("+") == 1


async def test_a_public_button_shows_the_own_rack_in_private() -> None:
    async with talk() as game:
        await two_at_a_table(game)
        written = await game.presses("ann", game.buttons(GROUP)["My rack"], "g1")
        assert [m["to"] for m in written if "text" in m] == ["person:ann"]
        (answer,) = await game.send(person="eve", chat="g1", press=game.buttons(GROUP)["My rack"])
        assert answer == {
            "answer": "eve",
            "text": "You’re not at this table. Use “join” to take a seat.",
        }


async def test_cards_go_step_by_step() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game, "basic")
        buttons = game.buttons(f"person:{mover}")
        assert {"Take from the stock", "Take the discard"} <= set(buttons)
        await game.presses(mover, buttons["Take the discard"])
        assert "from the discard pile." in game.text(GROUP)
        picked = game.text(GROUP).split("took ")[1].split(" from")[0]
        assert "Take from the stock" not in game.buttons(f"person:{mover}")
        (stays,) = to(await game.says(mover, "undo"), f"person:{mover}")
        assert stays.startswith("Nothing to undo: you can’t put back a card")
        (answer,) = to(await game.says(mover, f"discard {picked}"), f"person:{mover}")
        assert picked in answer
        discard = game.buttons(f"person:{mover}")["Discard"]
        (told,) = await game.presses(mover, discard)
        assert "Choose one card first" in told["text"]
        two = " ".join(game.rack(mover)[:2])
        (told,) = await game.presses(mover, f"{discard} {two}")
        assert "You can discard only one card" in told["text"]
        assert on_turn(game) == (mover, other)
        card = next(card for card in game.rack(mover) if card != picked)
        await game.says(mover, f"discard {card}")
        assert f"discarded {card}." in game.text(GROUP)
        assert on_turn(game) == (other, mover)


async def test_too_small_a_first_laying_is_kept_as_a_draft_and_only_done_is_refused() -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game, "rummikub", "rule first_laying=300 hand=30")
        run = run_of_three(game.rack(mover))
        assert run is not None
        points = sum(int(tile[1:]) for tile in run)
        await game.says(mover, "play " + " ".join(run))
        drafted = game.text(f"person:{mover}")
        assert f"1. {fresh(run)}" in drafted
        assert f"Your initial meld: {points} of 300 points.\nYour turn: “play” adds" in drafted
        refused = to(await game.says(mover, "done"), f"person:{mover}")
        assert f"{points} points, {300 - points} short of the 300" in refused[0]
        await game.says(mover, "rack")
        assert f"1. {fresh(run)}" in game.text(f"person:{mover}")


@pytest.mark.parametrize(
    ("sheet", "said", "written", "foreign"),
    [("basic", "meld r7", "7H 10S QD", "r5"), ("rummikub", "play 7H", "r5 b12 J", "10S")],
)
async def test_pieces_that_cannot_be_read_are_answered_in_the_notation_of_the_table(
    sheet: str, said: str, written: str, foreign: str
) -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game, sheet)
        if sheet == "basic":
            await game.says(mover, "take stock")
        (answer,) = to(await game.says(mover, said), f"person:{mover}")
        assert "can’t read" in answer
        assert written in answer
        assert foreign not in answer


RANKS = {
    "en": ("discard", "jack queen king"),
    "de": ("abwerfen", "Bube Dame König"),
    "fr": ("défausser", "valet dame roi"),
    "it": ("scarta", "fante donna re"),
    "nl": ("weggooien", "boer vrouw heer"),
    "es": ("descartar", "jota reina rey"),
}


@pytest.mark.parametrize("language", RANKS)
async def test_a_rank_alone_is_the_card_that_is_held_or_is_asked_about(language: str) -> None:
    word, ranks = RANKS[language]
    names = dict(zip("JQK", ranks.split(), strict=True)) | {str(n): str(n) for n in range(2, 11)}
    asked = without_marks(TRANSLATOR.text("mishap-which-card", language, cards="#"))
    async with talk() as game:
        for _ in range(6):
            mover, _ = await two_at_a_table(game, "basic")
            await game.says(mover, "take stock")
            held = Counter(card[:-1] for card in game.rack(mover))
            await game.says(mover, f"language {language}")
            rank = min(held, key=lambda one: (one not in "JQK", one == "A", one))
            said = "".join(to(await game.says(mover, f"{word} {names[rank]}"), f"person:{mover}"))
            await game.says(mover, "language en")
            if held[rank] > 1:
                assert asked.partition("#")[0] in without_marks(said)
            else:
                assert f"{mover.title()} discarded {rank}" in game.text("chat:g1")
            await game.says("ann", "stop yes", "g1")


async def test_a_rank_alone_that_is_not_held_is_told_so_and_out_of_turn_whose_turn_it_is() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game, "basic")
        early = to(await game.says(other, "discard queen"), f"person:{other}")
        assert f"It’s {mover.title()}’s turn." in early[0]
        await game.says(mover, "take stock")
        held = {card[:-1] for card in game.rack(mover)}
        names = {"J": "jack", "Q": "queen", "K": "king"} | {str(n): str(n) for n in range(2, 11)}
        missing = next(name for rank, name in names.items() if rank not in held)
        said = to(await game.says(mover, f"discard {missing}"), f"person:{mover}")
        assert said == [f"You have no “{missing}” in your hand."]


async def test_a_split_of_a_meld_that_is_not_there_is_told_so() -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game)
        answer = to(await game.says(mover, "split 9 r6"), f"person:{mover}")
        assert answer == ["There is no meld 9 on the table."]


async def test_cards_are_sorted_by_rank_and_suit_not_by_number() -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game, "basic")
        assert "Sort by rank" in game.buttons(f"person:{mover}")


async def test_an_old_key_after_the_own_turn_names_the_player_on_turn_and_what_was_drawn() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game)
        draw, before = game.buttons("chat:g1")["Draw"], game.rack(mover)
        await game.says(mover, "draw")
        (new,) = (Counter(game.rack(mover)) - Counter(before)).elements()
        (said,) = answers(await game.presses(mover, draw, "g1"))
        assert said == f"It’s {other.title()}’s turn. New on your rack: {new}"


async def test_lay_alone_lays_what_has_been_built() -> None:
    async with talk() as game:
        mover, _, run = await with_a_run(game)
        assert "Which tiles?" in to(await game.says(mover, "lay"), f"person:{mover}")[0]
        await game.says(mover, "play " + " ".join(run))
        await game.says(mover, "lay")
        assert f"{mover.title()} laid {' '.join(run)}." in game.text(GROUP)


async def test_tiles_may_be_typed_with_the_bars_of_a_table() -> None:
    async with talk() as game:
        mover, _, run = await with_a_run(game)
        await game.says(mover, f"{run[0]} {run[1]} | {run[2]}")
        assert "Your move so far, with" in game.text(f"person:{mover}")
