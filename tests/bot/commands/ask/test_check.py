"""`rummy check` judges a single meld."""

import pytest

from core.rules.sheets import SHEETS
from tests.support.commands.answer import Rummy


def test_a_meld_is_named_with_its_points(rummy: Rummy) -> None:
    answer = rummy("check", "rummikub", "r9 r10 J", "--json")
    assert (answer.status, answer.out) == (0, '{"ok":true,"type":"run","value":30}\n')


@pytest.mark.parametrize(
    ("sheet", "pieces", "kind"),
    [("kids", "r1 r2 r3", "run"), ("kids-pro", "r1 b1 g1", "set"), ("basic", "7C 7H 7S", "set")],
)
def test_check_prints_no_value_on_a_sheet_without_points(
    rummy: Rummy, sheet: str, pieces: str, kind: str
) -> None:
    answer = rummy("check", sheet, pieces, "--json")
    assert (answer.status, answer.out) == (0, f'{{"ok":true,"type":"{kind}"}}\n')


def test_a_faulty_meld_is_refused_with_all_its_codes(rummy: Rummy) -> None:
    answer = rummy("check", "rummikub", "r8 r8 b8 k8 y8", "--json")
    assert answer.status == 1
    codes = '"codes":["dup_colour","set_too_long"]'
    assert answer.out == f'{{"ok":false,"code":"dup_colour",{codes}}}\n'


def test_in_words_the_joker_says_what_it_stands_for(rummy: Rummy) -> None:
    answer = rummy("check", "rummikub", "r9 r10 J")
    assert (answer.status, answer.out) == (
        0,
        "A run: r9 r10 J=r11. When laid, it’s worth 30 points.\n",
    )


def test_tiles_may_stand_unquoted(rummy: Rummy) -> None:
    assert rummy("check", "rummikub", "r9", "r10", "J", "--json").json["value"] == 30


def test_a_refusal_in_words_names_the_tiles_and_no_number_of_a_meld(rummy: Rummy) -> None:
    answer = rummy("check", "rummikub", "r4 r6 b6", "--language", "de")
    assert answer.status == 1
    assert answer.out.startswith("r4 r6 b6 ist keine Kombination. Das ist weder eine Gruppe")


@pytest.mark.parametrize(
    ("language", "tiles"),
    [
        ("en", ["red", "7", "8", "9"]), ("de", ["rot 7, rot 8, rot 9"]), ("fr", ["rouge 7 à 9"]),
        ("it", ["7 rosso, 8 rosso, 9 rosso"]), ("nl", ["rood 7-9"]), ("es", ["rojo 7 al 9"]),
    ],
)  # fmt: skip
def test_colours_may_be_named_as_in_a_chat(rummy: Rummy, language: str, tiles: list[str]) -> None:
    answer = rummy("check", "rummikub", *tiles, "--language", language, "--json")
    assert (answer.status, answer.json["value"]) == (0, 24)


def test_suits_may_be_named_and_unknown_words_stay_unreadable(rummy: Rummy) -> None:
    cards = "Herz Bube, Herz Dame, Herz König"
    assert rummy("check", "basic", cards, "--language", "de", "--json").json["type"] == "run"
    assert rummy("check", "rummikub", "purple 7", "--json").status == 2
    assert rummy("check", "rummikub", "r4-7", "--json").status == 2


def test_it_speaks_the_language_that_is_set(rummy: Rummy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RUMMY_LANGUAGE", "de_AT.UTF-8")
    assert rummy("check", "rummikub", "r4 r5 r6").out.startswith("Eine Reihe: r4 r5 r6.")


def test_a_tile_that_the_sheet_lacks_is_refused(rummy: Rummy) -> None:
    answer = rummy("check", "rummikub", "r99 r100 g5", "--json")
    assert (answer.status, answer.json["codes"]) == (1, ["not_in_game"])


def test_nothing_at_all_is_too_short(rummy: Rummy) -> None:
    assert rummy("check", "rummikub", "", "--json").json["code"] == "too_short"


@pytest.mark.parametrize("sheet", SHEETS)
@pytest.mark.parametrize("word", ["rr", "x5", "r4|r5", "r4,r5", "?", "J=", "r-1", "🂡", "ſ5"])
def test_a_word_outside_the_notation_is_unreadable(rummy: Rummy, sheet: str, word: str) -> None:
    rummy("check", sheet, word).refuses(word)


def test_control_characters_reach_no_terminal(rummy: Rummy) -> None:
    answer = rummy("check", "rummikub", "\x1b[2J\x07\x9b5m")
    answer.refuses("[2J")
    assert all(char.isprintable() or char == "\n" for char in answer.err)


@pytest.mark.parametrize("tiles", ["r" * 10_000, "r4 " * 3_333, "J " * 5_000, "9" * 10_000])
def test_ten_thousand_characters_are_answered_shortly(rummy: Rummy, tiles: str) -> None:
    answer = rummy("check", "rummikub", tiles, "--json")
    assert answer.status in {1, 2}
    assert len(answer.out + answer.err) < 300


class TestHouseRules:
    def test_a_house_rule_counts(self, rummy: Rummy) -> None:
        tiles = "r9 r10 J"
        laid = rummy("check", "rummikub", tiles, "--rule", "joker_laid=25", "--json")
        assert laid.json["value"] == 44

    def test_the_last_of_several_counts(self, rummy: Rummy) -> None:
        rules = ["--rule", "jokers=0", "--rule", "joker_laid=5", "--rule", "jokers=2"]
        assert rummy("check", "rummikub", "r9 r10 J", *rules, "--json").json["value"] == 24

    def test_a_house_rule_of_other_sheets_names_those_sheets(self, rummy: Rummy) -> None:
        tiles = ("check", "rummikub", "r4 r5 r6")
        rummy(*tiles, "--rule", "ace_high=true").refuses("ace_high", "basic")
        rummy("check", "kids", "r4 r5 r6", "--rule", "handrummy=true").refuses(
            "rummikub, schmidt, bookmark, budacsek."
        )

    @pytest.mark.parametrize(
        ("rule", "allowed"),
        [
            ("jokers=9", "0–8"),
            ("jokers=many", "0–8"),
            ("jokers=", "0–8"),
            ("jokers=-1", "0–8"),
            ("jokers=1.5", "0–8"),
            ("rebuild=maybe", "free, keep3 or none"),
            ("same_turn=perhaps", "true or false"),
            ("first_laying=501", "0–500 or none"),
            ("hand=" + "9" * 5_000, "1–30"),
        ],
    )
    def test_nonsense_says_what_is_allowed(self, rummy: Rummy, rule: str, allowed: str) -> None:
        rummy("check", "rummikub", "r4 r5 r6", "--rule", rule).refuses(allowed)

    def test_an_unknown_house_rule_is_answered_with_the_known_ones(self, rummy: Rummy) -> None:
        rummy("check", "basic", "7C", "--rule", "kings=4").refuses("kings", "hand", "ace_high")

    def test_it_is_written_with_an_equals_sign(self, rummy: Rummy) -> None:
        rummy("check", "rummikub", "r4 r5 r6", "--rule", "jokers 4").refuses("NAME=VALUE")


@pytest.mark.parametrize("rule", ["numbers=12", "zahlen=12", "numéros=12", "getallen=12"])
def test_a_house_rule_is_named_in_any_language(rummy: Rummy, rule: str) -> None:
    assert rummy("check", "rummikub", "r11 r12 r13").status == 0
    assert rummy("check", "rummikub", "r11 r12 r13", "--rule", rule).status != 0
    assert rummy("check", "rummikub", "r10 r11 r12", "--rule", rule).status == 0
