"""The explanation of a sheet comes from the same fields as its rules."""

from collections.abc import Iterator

import pytest

from bot.screens.formatter import PlainFormatter
from bot.screens.teaching.rules import chapter, heading, whole
from bot.screens.voice import Voice
from bot.texts.rulebook import Played, Rulebook
from bot.texts.translator import without_marks
from core.rules.sheet import Goal, HouseRuleError, OptionValue, Sheet
from core.rules.sheets import SHEETS, with_house_rules
from tests.support.sampling import sampled
from tests.support.translator import TRANSLATOR

VALUES: tuple[OptionValue, ...] = (
    "free", "keep3", "none", "rack", "rack_or_table", "draw", "aborted", "lowest", "skip",
    "last_draw", "first_need", "offender", "restore", "salvage", "stock", "refused", "players",
    "lot", "highest", "youngest", "left_of_dealer", "left", "face", "one", "sheet", "value",
    True, False, 0, 1, 2, 3, 9, 11,
)  # fmt: skip
"""The values that house rules can have."""


def voice(language: str = "en") -> Voice:
    formatter = PlainFormatter()
    return Voice(translator=TRANSLATOR, language=language, brush=formatter, names={}, sheets=SHEETS)


def told(sheet: Sheet, language: str = "en") -> str:
    return without_marks(whole(voice(language), Played(sheet=sheet)).text)


def rules(sheet: Sheet, language: str = "en") -> str:
    book = Rulebook(Played(sheet=sheet), TRANSLATOR, language)
    return without_marks("\n".join(rule.text for rule in book.rules))


def choices(sheet: Sheet, name: str) -> Iterator[OptionValue]:
    """Yield the values that a house rule of a sheet accepts."""
    for value in VALUES:
        try:
            sheet.with_house_rules({name: value})
        except HouseRuleError:
            continue
        yield value


@pytest.mark.parametrize("language", TRANSLATOR.languages)
@pytest.mark.parametrize("sheet", SHEETS.values(), ids=SHEETS)
def test_every_sheet_is_named_and_explained(sheet: Sheet, language: str) -> None:
    assert TRANSLATOR.text(f"sheet-{sheet.id}", language)
    assert TRANSLATOR.text(f"sheet-{sheet.id}-about", language)
    said = told(sheet, language)
    assert len(said.split("\n\n")) > 10
    assert "_" not in said
    assert "=" not in said.replace("J=", "")


def assert_each_house_rule_is_told(sheet: Sheet, language: str) -> None:
    for name in sheet.options():
        played = {str(v): sheet.with_house_rules({name: v}) for v in choices(sheet, name)}
        texts = {rules(each, language) for each in played.values()}
        assert len(texts) == len(played) > 1, name


@pytest.mark.parametrize("sheet", sampled(SHEETS, {"schmidt", "kids", "basic"}))
def test_each_house_rule_changes_the_told_rules(sheet: str) -> None:
    assert_each_house_rule_is_told(SHEETS[sheet], "en")


@pytest.mark.whole
@pytest.mark.parametrize("language", TRANSLATOR.languages)
@pytest.mark.parametrize("sheet", SHEETS.values(), ids=SHEETS)
def test_each_house_rule_changes_the_told_rules_in_each_language(
    sheet: Sheet, language: str
) -> None:
    assert_each_house_rule_is_told(sheet, language)


@pytest.mark.parametrize("language", TRANSLATOR.languages)
def test_in_every_language_a_house_rule_is_told(language: str) -> None:
    """One sheet of each family suffices, because the others share its texts."""
    assert_each_house_rule_is_told(SHEETS["basic"], language)
    for name in SHEETS["kids-pro"].options():
        told_of = {rules(with_house_rules("kids-pro", {name: v}), language) for v in changes(name)}
        assert len(told_of) == 2, name


def changes(name: str) -> list[OptionValue]:
    """Return the printed value of the sheet `kids-pro`, and another value."""
    printed = SHEETS["kids-pro"].options()[name]
    others = (value for value in choices(SHEETS["kids-pro"], name) if str(value) != str(printed))
    return [printed, next(others)]


def test_figures_of_the_sheets() -> None:
    assert "at least 40 points" in rules(SHEETS["bookmark"])
    assert "red r, blue b, black k, yellow y" in rules(SHEETS["rummikub"])
    assert rules(SHEETS["kids"]).count(" sets") == 1
    assert "object" in rules(SHEETS["budacsek"])
    assert "points" not in rules(SHEETS["kids"])


def test_rules_leave_out_the_unused_options() -> None:
    assert "Handrummy" not in told(SHEETS["bookmark"])
    assert "Handrummy, a variant in the printed rules, is played only if" in told(SHEETS["schmidt"])
    assert "Handrummy" in told(with_house_rules("schmidt", {"handrummy": True}))
    assert "joker" not in rules(with_house_rules("kids", {"jokers": 0})).replace("no joker", "")


def test_rules_tell_the_settings_of_the_table() -> None:
    played = Played(sheet=SHEETS["basic"], goal=Goal("rounds", 3), seats=3, clock="5m")
    said = without_marks(whole(voice(), played).text)
    assert "The match is 3 rounds; the highest total wins." in said
    assert "Each player is dealt 7 cards;" in said
    assert "You have up to 5 minutes for a turn. The printed rules set no limit." in said


def test_hands_are_told_with_how_many_players_get_them() -> None:
    dealt = told(SHEETS["basic"]).partition("Dealt at the start: ")[2]
    assert dealt.startswith("10 cards each for 2 players, 7 cards each for 3–4 players, 6 cards")


def test_rules_without_a_time_limit_tell_of_no_timeout() -> None:
    played = Played(sheet=SHEETS["rummikub"], clock="none")
    said = without_marks(chapter(voice(), played, "time").text)
    assert "as long as you like" in said
    assert "runs out" not in said.partition("In Rummikub")[0]


def test_a_house_rule_is_told_with_the_printed_rule() -> None:
    said = told(with_house_rules("schmidt", {"penalty_tiles": 1}))
    assert (
        "draw 1 tile as a penalty. (House rule. The printed rule: There is no penalty for an"
        in said
    )
    assert "House rule" not in told(SHEETS["schmidt"])


def test_bookmark_differs_from_rummikub_in_its_first_laying_but_not_in_its_sets() -> None:
    elsewhere = told(SHEETS["bookmark"]).partition("In Rummikub, by contrast:")[2]
    assert "at least 30 points" in elsewhere
    assert "A set is" not in elsewhere
    assert "In Rummikub" not in told(SHEETS["rummikub"])
    assert "In Rummikub" not in told(with_house_rules("rummikub", {"hand": 20}))


def test_a_chapter_has_its_rules_an_example_and_the_difference_to_rummikub() -> None:
    screen = chapter(voice(), Played(sheet=SHEETS["budacsek"]), "joker")
    said = without_marks(screen.text)
    assert "You can’t take a joker" in said
    assert "In r4 J=r5 r6 the joker stands for r5." in said
    assert "In Rummikub, by contrast:\n" in said
    assert "rules budacsek first" in [button.word for button in screen.buttons]
    assert "rules budacsek joker" not in [button.word for button in screen.buttons]


@pytest.mark.parametrize(
    ("language", "without", "with_"),
    [("en", "initial meld", "Runs"), ("de", "Erstauslage", "Reihen"), ("it", "aprire", "Scale"),
     ("nl", "uitkomen", "Rijen"), ("fr", "première pose", "Suites"),
     ("es", "primera jugada", "Escaleras")],
)  # fmt: skip
def test_the_kids_rules_have_no_word_for_what_the_sheet_does_not_have(
    language: str, without: str, with_: str
) -> None:
    book = Rulebook(Played(sheet=SHEETS["kids"]), TRANSLATOR, language)
    titles = [without_marks(heading(book, name)) for name in book.chapters]
    assert without.lower() not in f"{titles} {rules(SHEETS['kids'], language)}".lower()
    assert with_ in titles


def test_rules_tell_the_printed_terms_once() -> None:
    for language, sheet, word in (
        ("fr", "rummikub", "plaque"), ("fr", "kids-pro", "porte-cartes"), ("es", "schmidt", "mazo"),
    ):  # fmt: skip
        assert told(SHEETS[sheet], language).count(word) == 1
    assert "s’appelle" not in told(SHEETS["bookmark"], "fr")


AFTERWARDS = {
    "en": "After that", "de": "Danach", "es": "Después", "fr": "Ensuite", "it": "Poi",
    "nl": "Daarna",
}  # fmt: skip


@pytest.mark.parametrize("language", TRANSLATOR.languages)
@pytest.mark.parametrize("sheet", ["rummikub", "kids"])
def test_nothing_comes_after_an_initial_meld_that_the_sheet_does_not_have(
    sheet: str, language: str
) -> None:
    def short(**rules: OptionValue) -> str:
        played = Played(sheet=with_house_rules(sheet, rules))
        return " ".join(Rulebook(played, TRANSLATOR, language).short)

    assert AFTERWARDS[language] in short()
    assert AFTERWARDS[language] not in short(first_laying="none")


def test_a_time_limit_that_the_table_chose_is_not_compared_with_another_sheet() -> None:
    schmidt, rummikub = SHEETS["schmidt"], SHEETS["rummikub"]
    for clock, compared in (("sheet", True), ("5m", False), ("none", False)):
        book = Rulebook(Played(sheet=schmidt, clock=clock), TRANSLATOR, "en")
        assert ("time" in book.unlike(rummikub)) is (compared and schmidt.time_limit != 60), clock
    kids = Rulebook(Played(sheet=SHEETS["kids"]), TRANSLATOR, "en")
    assert "time" in kids.unlike(rummikub)
