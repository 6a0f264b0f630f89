"""The answer to a word at the wrong step, or in the wrong game, says what works there."""

import pytest

from bot.conversation.choosing import NoMeldError, check_cards
from bot.reading.vocabulary import own_words
from bot.texts.translator import without_marks
from tests.support.lines.tables import GROUP, all_said, two_at_a_table
from tests.support.lines.talk import Talk, talk, to
from tests.support.screens.seated import as_seen, state
from tests.support.texts import LANGUAGES
from tests.support.translator import TRANSLATOR


async def told(game: Talk, person: str, text: str) -> str:
    return "\n".join(to(await game.says(person, text), f"person:{person}"))


@pytest.mark.parametrize("said", ["discard 7H", "discard", "meld 7H 8H 9H", "layoff 7H", "done"])
async def test_before_a_card_is_taken_the_answer_names_that_step(said: str) -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game, "basic")
        first = "Take a card first: “take stock” or “take discard”."
        assert await told(game, mover, said) == first
        assert await told(game, mover, "take") == "Take from where? “take stock” or “take discard”."
        await game.says(mover, "take stock")
        ends = "End your turn with a discard: “discard” and a card."
        for again in ("take", "discard", "draw"):
            assert await told(game, mover, again) == ends


async def test_in_german_too_taking_comes_first() -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game, "basic")
        await game.says(mover, "language de")
        assert "„take vorrat“" in await told(game, mover, "nehmen")
        assert "Nimm zuerst eine Karte" in await told(game, mover, "abwerfen")


async def test_a_card_that_one_does_not_hold_is_named_as_that() -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game, "basic")
        await game.says(mover, "take stock")
        held = {card for who in ("ann", "ben") for card in game.rack(who)}
        foreign = next(f"{rank}S" for rank in "23456789" if f"{rank}S" not in held)
        assert await told(game, mover, f"layoff {foreign}") == f"You don’t hold {foreign}."


async def test_cards_alone_are_understood_however_few_they_are() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game, "basic")
        early = await told(game, other, game.rack(other)[0])
        assert early == f"It’s {mover.title()}’s turn."
        await game.says(mover, "take stock")
        card, foreign = game.rack(mover)[0], game.rack(other)[0]
        assert await told(game, mover, card) == f"{card} fits no meld on the table."
        assert await told(game, mover, f"{card} {foreign}") == f"You don’t hold {foreign}."
        await game.says(mover, "language de")
        assert await told(game, mover, "karo ass") == "AD hast du nicht auf der Hand."


@pytest.mark.parametrize("text", ["10H", "herz 10"])
async def test_cards_that_are_no_meld_are_said_to_fit_one(text: str) -> None:
    at = state("basic", "7H 8H 9H", racks=("10H 2S 3D", "5D"), turn="drawn 2S stock")
    with pytest.raises(NoMeldError) as refused:
        check_cards("meld", text, "de", as_seen(at))
    assert refused.value.numbers == (1,)
    check_cards("meld", "2S 3D", "de", as_seen(at))


@pytest.mark.parametrize("said", ["ok", "accept"])
async def test_ok_does_not_sound_as_if_a_draft_were_confirmed(said: str) -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game, "kids")
        assert (await told(game, mover, said)).startswith("Nothing to object to")
        tile = game.rack(mover)[0]
        await game.says(mover, f"pick {tile}")
        assert await told(game, mover, said) == "Your move isn’t confirmed yet: “done” confirms it."
        assert tile not in game.rack(mover), "the draft stays"
        await game.says(mover, "reset")
        assert (await told(game, mover, said)).startswith("Nothing to object to")


@pytest.mark.parametrize(
    ("sheet", "said", "answer"),
    [
        ("basic", "move 7H 2", "“move” is for tile games only. Type “meld”, “layoff” or “discard”"),
        ("basic", "split 1 7H", "“split” is for tile games only."),
        ("rummikub", "meld r7 r8 r9", "“meld” is for card games only. Type “play” and your tiles"),
        ("rummikub", "discard r7", "“discard” is for card games only."),
        ("rummikub", "r7 b9 foo", "I can’t read “foo”."),
        ("rummikub", "r7 b9 draw", "Type the command first: “draw r7 b9”."),
        ("rummikub", "nonsense", "I don’t know “nonsense”."),
    ],
)
async def test_the_fault_of_a_line_is_named(sheet: str, said: str, answer: str) -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game, sheet)
        assert (await told(game, mover, said)).startswith(answer)


@pytest.mark.parametrize("sheet", ["rummikub", "basic"])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_word_of_no_game_is_not_taken_for_one_of_another_game(
    language: str, sheet: str
) -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game, sheet)
        await game.says(mover, f"language {language}")
        unknown = without_marks(TRANSLATOR.text("mishap-word", language, word="qwertz"))
        assert await told(game, mover, "qwertz") == unknown
        assert await told(game, mover, "qwertz 7H") == unknown


@pytest.mark.parametrize("language", ["de", "nl"])
async def test_no_recommended_word_is_denied_by_its_answer(language: str) -> None:
    """In these languages `meld` and `play` share one name."""
    async with talk() as game:
        mover, _ = await two_at_a_table(game)
        await game.says(mover, f"language {language}")
        denied, _, _ = (await told(game, mover, "meld r7 r8 r9")).partition(".")
        assert own_words(language)["meld"] == own_words(language)["play"]
        assert "meld" in denied
        assert own_words(language)["play"] not in denied


async def test_the_place_of_a_moved_tile_is_blamed_not_the_tile() -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game)
        one, other, *_ = game.rack(mover)
        how = f"For example “move {one} 3”, “move {one} new” or “move {one} rack”."
        assert await told(game, mover, f"move {one} {other}") == (
            f"You can’t move a tile to “{other}”. {how}"
        )
        assert await told(game, mover, f"move {one}") == f"Where to? {how}"


async def test_with_a_tile_in_hand_nothing_is_offered_to_be_laid() -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game)
        await game.says(mover, f"pick {game.rack(mover)[0]}")
        assert "Undo" in game.buttons(f"person:{mover}")
        assert "Lay and end turn" not in game.buttons(f"person:{mover}")


async def test_a_waiting_newcomer_is_told_that_the_table_closed() -> None:
    async with talk() as game:
        await two_at_a_table(game)
        await game.says("eve", "join", "g1")
        closed = await game.says("ann", "stop yes", "g1")
        assert any("Ann closed table" in text for text in to(closed, "person:eve"))
        assert "Ann closed table" in all_said(closed)
        assert any("Ann closed table" in text for text in to(closed, GROUP))


async def test_the_joker_that_a_plan_takes_is_told_once() -> None:
    async with talk(seed=2) as game:
        mover, _ = await two_at_a_table(game, "rummikub", "rule first_laying=0 hand=30")
        await game.says(mover, "play b8 b9 b10 J done")
        await game.says(mover, "plan")
        await game.says(mover, "plan arrange b8 b9 b10 | J r6 r7")
        told = game.text(f"person:{mover}")
        assert told.count("The joker of b8 b9 b10 J stands for b11.") == 1
