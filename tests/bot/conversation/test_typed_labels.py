"""The keys whose labels can be typed are those of the screen that stands before the reader."""

import re
from dataclasses import replace
from functools import partial

import pytest

from bot.conversation.delivery.announcer import scene
from bot.conversation.keys import OF_TABLE, OF_TURN, PRESSED, SAYING, keys_of
from bot.screens.turn import plan
from bot.texts.translator import without_marks
from core.engine.people import ChatId, PersonId, ToChat, ToPerson
from core.rules.sheets import SHEETS
from tests.support.lines.tables import all_said, code_of, two_at_a_table, who_moves
from tests.support.lines.talk import talk
from tests.support.screens.seated import as_seen, state, voice
from tests.support.translator import TRANSLATOR

PRIVATE, GROUP = ToPerson(PersonId(1)), ToChat(ChatId(1))


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("seat", [0, 1, None])
async def test_typed_labels_are_those_of_the_screen_shown(sheet: str, seat: int | None) -> None:
    cards = SHEETS[sheet].family.name == "cards"
    at = state(
        sheet, "KS KD KC" if cards else "r1 r2 r3", racks=("4H", "5D") if cards else ("r1", "b1")
    )
    table_view = as_seen(at, seat)
    lobby = replace(table_view, match=None)
    planned = replace(table_view, plan=replace(table_view.plan, shown=True))
    to = GROUP if seat is None else PRIVATE
    speaks = await voice(table_view)
    assert plan.is_open(planned) == (seat == 1)
    for view in (table_view, lobby, planned):
        shown = scene(speaks, view, to)
        assert shown is not None
        assert [*keys_of(speaks, view, to)] == [*shown.buttons]


UNKNOWN = ("mishap-word", "mishap-sentence", "mishap-word-near", "mishap-alone", "mishap-follows")
"""Answers to what is not understood."""


def not_understood(language: str) -> re.Pattern[str]:
    """Return a pattern of the answers to what is not understood."""
    said = (TRANSLATOR.text(key, language, word="#", text="#", near="#") for key in UNKNOWN)
    return re.compile("|".join(re.escape(without_marks(one)).replace("\\#", ".*") for one in said))


@pytest.mark.parametrize("sheet", ["rummikub", "basic"])
@pytest.mark.parametrize("language", TRANSLATOR.languages)
async def test_every_label_of_a_turn_is_understood_as_it_stands(sheet: str, language: str) -> None:
    say = partial(TRANSLATOR.text, language=language, left="r4", right="r5", ends="yes", count=3)
    family, unknown = SHEETS[sheet].family.name, not_understood(language)
    async with talk() as game:
        _, other = await two_at_a_table(game, sheet)
        await game.says(other, f"language {language}")
        for key in (*OF_TURN, *PRESSED, "draw anyway"):
            label = say(f"button-{key.replace(' ', '-')}", family=family, counted="no")
            for chat in (None, "g1"):
                answer = all_said(await game.says(other, without_marks(label), chat))
                assert not unknown.search(without_marks(answer)), (label, answer)


@pytest.mark.parametrize("language", TRANSLATOR.languages)
@pytest.mark.parametrize("chat", [None, "g1"])
async def test_the_label_of_the_stock_takes_from_it_wherever_it_is_typed(
    language: str, chat: str | None
) -> None:
    label = TRANSLATOR.text("button-take-stock", language)
    async with talk() as game:
        mover, _ = await two_at_a_table(game, "basic")
        await game.says(mover, f"language {language}")
        await game.says(mover, label, chat)
        assert f"{mover.title()} drew a card from the stock." in game.text("chat:g1")


@pytest.mark.parametrize("language", TRANSLATOR.languages)
async def test_every_label_of_a_table_is_understood_where_its_key_does_not_stand(
    language: str,
) -> None:
    unknown = not_understood(language)
    async with talk() as game:
        _, other = await two_at_a_table(game)
        await game.says(other, f"language {language}")
        for key in (*OF_TABLE, *SAYING):
            label = without_marks(TRANSLATOR.text(f"button-{key.replace(' ', '-')}", language))
            answer = all_said(await game.says(other, label))
            assert not unknown.search(without_marks(answer)), (label, answer)


RESUMING = ["Resume", "Weiter", "Reprendre", "Riprendi", "Ga verder", "Reanudar"]


@pytest.mark.parametrize(
    ("language", "line"), [*zip(["en", "de", "fr", "it", "nl", "es"], RESUMING, strict=True)]
)
async def test_the_label_that_resumes_does_so_in_private_and_before_a_code(
    language: str, line: str
) -> None:
    async with talk() as game:
        await two_at_a_table(game)
        code = code_of(game)
        await game.says("ben", f"language {language}")
        for said in (line, f"{line} {code}"):
            await game.says("ann", "pause", "g1")
            assert "pause" in game.scene("chat:g1")["text"].lower()
            await game.says("ben", said)
            assert "pause" not in game.scene("chat:g1")["text"].lower()


DRAWING = {
    "en": "stock|from the stock take|draw a tile",
    "de": "vorrat|vom Stapel nehmen|ziehe einen Stein|ich ziehe",
    "fr": "je pioche|pioche une tuile|Prendre dans la pioche",
    "it": "mazzo|pesco una tessera|pesca una tessera",
    "nl": "pot|pak een steen {code}|neem een steen",
    "es": "montón|robo una ficha|robar ficha",
}


@pytest.mark.parametrize(
    ("language", "line"), [(one, line) for one in DRAWING for line in DRAWING[one].split("|")]
)
async def test_a_draw_is_understood_in_the_words_that_players_say(language: str, line: str) -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game)
        await game.says(mover, f"language {language}")
        await game.says(mover, line.format(code=code_of(game)))
        assert who_moves(game) != mover


LEAVING = {
    "en": "quit", "de": "verlassen", "fr": "/quitter", "it": "esci", "nl": "verlaat", "es": "salir",
}  # fmt: skip


@pytest.mark.parametrize("language", LEAVING)
async def test_the_bare_verb_of_leaving_asks_whether_to_leave(language: str) -> None:
    async with talk() as game:
        _, other = await two_at_a_table(game)
        await game.says(other, f"language {language}")
        await game.says(other, LEAVING[language])
        sure = TRANSLATOR.text("button-leave-anyway", language)
        assert without_marks(sure) in game.buttons(f"person:{other}")
