"""Every refusal of the rules has a text with its figures, in every language."""

from dataclasses import replace
from functools import partial

import pytest

from bot.texts.refusals import IN_A_MELD, text_key, word_refusal
from bot.texts.translator import listed, without_marks
from core.rules.pieces import print_pieces
from core.rules.refusals import Code, Fault, Refusal, refusal
from core.rules.sheets import SHEETS
from core.rules.tiles.model.pieces import read_pieces
from tests.support.texts import messages
from tests.support.translator import TRANSLATOR


def words(refused: Refusal, language: str = "en", sheet: str = "rummikub") -> list[str]:
    said = word_refusal(refused, TRANSLATOR, language, sheet=SHEETS[sheet], write=print_pieces)
    return [without_marks(sentence) for sentence in said]


@pytest.mark.parametrize("language", TRANSLATOR.languages)
@pytest.mark.parametrize("sheet", ["rummikub", "kids", "basic"])
def test_every_code_is_said(sheet: str, language: str) -> None:
    for code in Code:
        (sentence,) = words(refusal([Fault(code=code)]), language, sheet)
        assert len(sentence) > 15, code
        assert "{" not in sentence


def test_sets_are_named_only_where_the_sheet_has_them() -> None:
    mixed = refusal([Fault(code=Code.MIXED_COLOURS)])
    assert words(mixed, sheet="kids") == [
        "Only runs count here, and this isn’t one: use one colour."
    ]
    assert words(mixed, sheet="kids-pro") == [
        "It’s neither a set (one number) nor a run (one colour)."
    ]


def test_laying_nothing_is_refused_with_one_fault() -> None:
    faults = [Fault(code=Code.NO_RACK_TILE_PLAYED), Fault(code=Code.BELOW_THRESHOLD, needed=30)]
    assert words(refusal(faults)) == words(refusal(faults[:1]))
    assert len(words(refusal(faults[1:]))) == 1


def test_no_text_is_left_of_a_code_that_is_gone() -> None:
    places = {"refusal-in-meld", "refusal-in-pieces", "refusal-of-pieces"}
    kept = {text_key(code) for code in Code} | places
    assert {key for key in messages("en") if key.startswith("refusal-")} == kept


def test_a_first_laying_too_low_says_the_missing_points() -> None:
    (sentence,) = words(refusal([Fault(code=Code.BELOW_THRESHOLD, points=24, needed=30)]))
    assert sentence.startswith("Your initial meld is worth 24 points, 6 short of the 30 you need.")


def test_a_fault_in_a_meld_names_the_meld_and_its_tiles() -> None:
    fault = Fault(code=Code.NOT_CONSECUTIVE, meld=3, tiles=read_pieces("r4 r5 r7"))
    (sentence,) = words(refusal([fault]))
    assert sentence.startswith("Meld 3 (r4 r5 r7) isn’t valid. ")


def test_the_same_fault_of_several_melds_is_explained_once() -> None:
    melds = enumerate(map(read_pieces, ("r4 b4 y4", "r5 b5 y5")), 1)
    faults = [Fault(code=Code.SETS_NOT_ALLOWED, meld=n, tiles=tiles) for n, tiles in melds]
    first, second = words(refusal(faults))
    assert "Only runs count here: one colour" in first
    assert second == "Meld 2 (r5 b5 y5) isn’t valid."


def test_a_meld_judged_alone_has_no_number() -> None:
    (sentence,) = words(refusal([Fault(code=Code.TOO_SHORT, tiles=read_pieces("r4 r5"))]))
    assert sentence == "r4 r5 isn’t a valid meld. A meld needs at least three tiles."


def test_a_tile_that_does_not_exist_is_not_missed_on_the_rack_as_well() -> None:
    strange = Fault(code=Code.NOT_IN_GAME, tiles=read_pieces("r77"))
    missed = Fault(code=Code.NOT_ON_RACK, tiles=read_pieces("r77 b3"))
    assert words(refusal([strange, missed])) == [
        "There’s no r77 in this game.",
        "You don’t have b3 on your rack.",
    ]
    assert len(words(refusal([strange, replace(missed, tiles=read_pieces("r77"))]))) == 1


def test_tiles_that_do_not_lie_in_a_meld_are_named_within_the_sentence() -> None:
    (sentence,) = words(refusal([Fault(code=Code.NOT_ON_RACK, tiles=read_pieces("k3"))]), "de")
    assert sentence == "k3 hast du nicht auf deinem Brett."


def test_the_same_sentence_is_said_once() -> None:
    fault = Fault(code=Code.JOKER_NOT_REPLACED)
    assert len(words(refusal([fault, fault]))) == 1


@pytest.mark.parametrize("language", TRANSLATOR.languages)
@pytest.mark.parametrize("missing", ["r13", "r5 b5", "r5 b5 k5"])
def test_a_joker_not_replaced_is_told_with_its_meld_its_tile_and_the_remedy(
    language: str, missing: str
) -> None:
    meld = read_pieces("r11 r12 J")
    fault = Fault(code=Code.JOKER_NOT_REPLACED, tiles=meld, missing=read_pieces(missing))
    (sentence,) = words(refusal([fault]), language)
    assert "r11 r12 J" in sentence
    say = partial(TRANSLATOR.text, language=language)
    assert without_marks(listed(missing.split(), say, "or")) in sentence
    assert sentence != words(refusal([Fault(code=Code.JOKER_NOT_REPLACED)]), language)[0]


def test_the_ends_of_a_run_are_alternatives_and_its_gaps_are_not() -> None:
    run, missing = read_pieces("r10 r11"), read_pieces("r9 r12")
    (end,) = words(refusal([Fault(code=Code.NO_END, tiles=run, missing=missing)]))
    assert end == "r10 r11: to make a run, you need r9 or r12."
    (gap,) = words(refusal([Fault(code=Code.GAP, tiles=run, missing=missing)]))
    assert gap == "r10 r11: r9 and r12 are missing in between."


def test_a_rule_of_the_table_names_the_meld_that_it_concerns() -> None:
    fault = Fault(code=Code.KEEP3, tiles=read_pieces("r6 r7 r8"))
    (sentence,) = words(refusal([fault]))
    assert sentence.startswith("r6 r7 r8: If you take tiles from a meld, leave at least three")


def test_all_faults_are_said_in_the_order_of_their_codes() -> None:
    said = words(
        refusal(
            [
                Fault(code=Code.BELOW_THRESHOLD, points=6, needed=30),
                Fault(code=Code.NOT_ON_RACK, tiles=read_pieces("r9")),
            ]
        )
    )
    assert [sentence.split()[0] for sentence in said] == ["You", "Your"]


def test_codes_of_melds_are_codes() -> None:
    assert set(Code) >= IN_A_MELD


@pytest.mark.parametrize("language", TRANSLATOR.languages)
def test_a_piece_without_a_place_is_told_alike_where_nothing_may_be_rearranged(
    language: str,
) -> None:
    (said,) = words(refusal([Fault(code=Code.NO_PLACE, tiles=read_pieces("b3"))]), language)
    changes = ("rearrang", "umbau", "egal", "réarrang", "reorganiz", "modific", "herschik")
    assert not any(change in said for change in changes)


def test_a_single_piece_is_not_told_of_others() -> None:
    (said,) = words(refusal([Fault(code=Code.NO_COMPANY, tiles=read_pieces("r4"))]))
    assert said == "r4 makes no meld, not even with those on the table that you may use."
