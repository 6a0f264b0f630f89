"""A word that the program does not know, in the language of whoever typed it."""

import pytest

from tests.support.lines.tables import all_said, two_at_a_table
from tests.support.lines.talk import talk


@pytest.mark.parametrize(
    ("language", "typed", "answer"),
    [
        ("de", "ablegen {}", "abgeworfen"),
        ("de", "abwerfen {} {}", "eine einzige Karte"),
        ("en", "toss {}", "discarded"),
        ("en", "discard {} {}", "only one card"),
        ("fr", "jette {} {}", "une seule carte"),
    ],
)
async def test_discarding_is_understood_by_its_synonyms_and_takes_one_card(
    language: str, typed: str, answer: str
) -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game, "basic")
        await game.says(mover, "take stock")
        cards = [card for card in game.rack(mover) if card]
        await game.says("ann", f"settings language {language}", "g1")
        await game.says(mover, f"language {language}")
        assert answer in all_said(await game.says(mover, typed.format(*cards)))


async def test_one_card_is_discarded_by_its_name_of_several_words() -> None:
    ranks = {"A": "asso", "J": "fante", "Q": "donna", "K": "re"}
    suits = {"S": "picche", "H": "cuori", "D": "quadri", "C": "fiori"}
    async with talk() as game:
        mover, _ = await two_at_a_table(game, "basic")
        await game.says(mover, "take stock")
        rank, suit = game.rack(mover)[0][:-1], game.rack(mover)[0][-1]
        await game.says("ann", "settings language it", "g1")
        await game.says(mover, "language it")
        told = await game.says(mover, f"scarta {ranks.get(rank, rank)} di {suits[suit]}")
        assert "ha scartato" in all_said(told)


@pytest.mark.parametrize(
    ("language", "typed", "near"),
    [
        ("de", "ziehn", "„ziehen“"),
        ("de", "umbaun", "„umbauen“"),
        ("fr", "piochr", "«\u202fpiocher\u202f»"),
        ("en", "drwa", "“draw”"),
        ("de", "karte", ""),
        ("en", "ablegen", ""),
    ],
)
async def test_suggested_word_is_close_and_in_the_readers_language(
    language: str, typed: str, near: str
) -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game)
        await game.says(mover, f"language {language}")
        told = all_said(await game.says(mover, typed))
        known = {"de": "kenne ich nicht", "fr": "Je ne connais pas", "en": "I don’t know"}
        assert known[language] in told
        assert told.count("ou mean" if language == "en" else near or "Meinst") == bool(near)
        assert near in told


@pytest.mark.parametrize("typed", ["ablegen", "spiel", "spiele", "hinlegen"])
async def test_german_words_for_laying_lay(typed: str) -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game)
        tile = game.rack(mover)[0]
        await game.says(mover, "language de")
        told = all_said(await game.says(mover, f"{typed} {tile}"))
        assert "kenne ich nicht" not in told
        assert told == all_said(await game.says(mover, f"play {tile}"))
