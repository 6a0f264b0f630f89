"""The sheet and the state of the table answer questions like "may I ...?"."""

from dataclasses import replace

import pytest

from bot.reading.words import AskedAbout
from bot.screens.formatter import PlainFormatter
from bot.screens.teaching.answers import QUESTIONS, Case, answer
from bot.screens.teaching.rules import agreed_at
from bot.screens.voice import Voice
from bot.texts.rulebook import Played
from bot.texts.translator import without_marks
from core.engine.table.state import Phase
from core.engine.table.view import TableView
from core.rules.sheets import SHEETS, with_house_rules
from tests.support.screens.seated import as_seen, state
from tests.support.translator import TRANSLATOR

ANN, BEN = 0, 1


def voice(language: str = "en") -> Voice:
    formatter = PlainFormatter()
    return Voice(translator=TRANSLATOR, language=language, brush=formatter, names={}, sheets=SHEETS)


def told(case: Case, question: str) -> list[str]:
    return without_marks(answer(voice(), case, AskedAbout(question, 2)).text).split("\n\n")


def asked(table_view: TableView, question: str) -> str:
    """Return the answer in a word, for the person in the seat."""
    return told(Case(agreed_at(table_view), table_view), question)[0]


def unopened(sheet: str, seat: int = ANN, table: str = "r1 r2 r3") -> TableView:
    at = state(sheet, table)
    assert at.match is not None
    assert at.match.round is not None
    fresh = replace(at.match.round, opened=frozenset())
    return as_seen(replace(at, match=replace(at.match, round=fresh)), seat)


def test_laying_off_waits_for_the_first_laying_and_for_the_turn() -> None:
    assert asked(unopened("rummikub"), "layoff").startswith("Not yet: make your initial meld first")
    assert asked(unopened("kids"), "layoff").startswith("Not yet: lay a meld of your own first")
    assert "even in the same turn" in asked(unopened("schmidt"), "layoff")
    opened = state("rummikub", "r1 r2 r3")
    assert asked(as_seen(opened, ANN), "layoff") == "Yes, now."
    assert asked(as_seen(opened, BEN), "layoff").startswith("Not now: it’s ")
    assert asked(as_seen(opened, ANN), "first") == "You’ve already made your initial meld."
    assert asked(unopened("rummikub"), "first") == "You haven’t made your initial meld yet."


def test_a_joker_is_taken_where_one_lies_and_the_sheet_lets_it() -> None:
    with_joker = "r4 J=r5 r6"
    now = (
        "Yes, now.\nThe joker of meld 1 stands for r5. To take it, lay r5 along with your new meld:"
    )
    own = state("schmidt", with_joker, racks=("r5", "b1"))
    assert asked(as_seen(own, ANN), "joker-take").startswith(now)
    assert asked(as_seen(state("schmidt", "r4 r5 r6")), "joker-take") == (
        "There’s no joker on the table at the moment."
    )
    assert asked(as_seen(state("budacsek", with_joker)), "joker-take") == "No."
    later = now.replace("Yes, now.", "Yes, once you have the tile it stands for.")
    for without in (as_seen(state("schmidt", with_joker)), unopened("kids", table=with_joker)):
        assert asked(without, "joker-take").startswith(later)
    assert "initial meld" in asked(unopened("schmidt", table=with_joker), "joker-take")


def test_cards_go_in_their_order() -> None:
    begun = state("basic", "7H 8H 9H", racks=("5D", "2C"))
    assert asked(as_seen(begun), "layoff") == "Not yet: take a card first."
    assert asked(as_seen(begun), "discard-pile") == "Yes, now."
    taken = state("basic", "7H 8H 9H", racks=("5D", "2C"), turn="drawn 5D discard")
    assert asked(as_seen(taken), "draw").startswith("No: you’ve already taken")
    assert asked(as_seen(taken), "taken") == "No."
    assert asked(as_seen(taken), "layoff") == "Yes, now."
    assert asked(as_seen(taken), "joker-take") == "There are no jokers in this game."


def test_passing_is_for_an_empty_stock_where_play_goes_on() -> None:
    assert asked(as_seen(state("rummikub", "r1 r2 r3")), "pass").startswith(
        "Not now: you can still"
    )
    assert asked(as_seen(state("schmidt", "r1 r2 r3")), "pass") == "No."
    assert told(Case(Played(sheet=SHEETS["kids"])), "pass")[0] == "Only when the stock is empty."


def test_the_answer_says_what_it_rests_on_and_where_that_is_printed() -> None:
    verdict, rule, printed = told(Case(Played(sheet=SHEETS["schmidt"])), "rearrange")
    assert verdict == "Yes, once your initial meld is laid."
    assert "at least three of the tiles already in it stay together" in rule
    assert printed == "Source: the printed rules of Schmidt Rummy."
    silent = told(Case(Played(sheet=SHEETS["schmidt"])), "stock")[-1]
    assert silent == "The printed rules don’t say; this is how it’s played here."


def test_a_house_rule_is_said_to_be_one() -> None:
    played = Played(sheet=with_house_rules("schmidt", {"joker_left": 50, "joker_laid": 50}))
    _, rule, printed = "", *told(Case(played), "joker-worth")
    assert "50 points, whatever it stands for. (House rule. The printed rule: " in rule
    assert printed == "Where this differs from the printed rules, it’s a house rule of this table."


@pytest.mark.parametrize("language", TRANSLATOR.languages)
def test_every_question_has_an_answer_in_every_language(language: str) -> None:
    for sheet in ("kids-pro", "basic"):  # one of each family; the others share its texts
        case = Case(Played(sheet=SHEETS[sheet]))
        for question in QUESTIONS:
            assert len(answer(voice(language), case, AskedAbout(question, 2)).text) > 10, (
                sheet,
                question,
            )


def test_a_question_of_which_a_part_was_understood_is_told_with_its_answer() -> None:
    case = Case(Played(sheet=SHEETS["rummikub"]))
    partly = AskedAbout("draw", 1, whole=False)
    said = without_marks(answer(voice(), case, partly).text).split("\n\n")[0]
    assert said == "I’m not sure I understood all of that. Can you draw? Yes."


CHIPS = {
    "en": ("a chip for each round", "no chips"),
    "de": ("Für jede gewonnene Runde nimmst du dir einen Chip", "keine Chips"),
    "fr": ("un jeton pour chaque manche", "pas de jetons"),
    "es": ("un premio por cada ronda", "no hay premios"),
    "it": ("un gettone per ogni mano", "non ci sono gettoni"),
    "nl": ("een fiche voor elke ronde", "geen fiches"),
}


@pytest.mark.parametrize("language", TRANSLATOR.languages)
@pytest.mark.parametrize("sheet", SHEETS)
def test_a_question_about_chips_is_answered_with_and_without_chips(
    sheet: str, language: str
) -> None:
    case = Case(Played(sheet=SHEETS[sheet]))
    said = answer(voice(language), case, AskedAbout("chips", 1)).text
    with_chips, without = CHIPS[language]
    chips = SHEETS[sheet].goal.kind == "chips"
    assert (with_chips if chips else without) in without_marks(said)
    assert "•" in said, "the rules of scoring and of the goal follow"


def test_an_answer_after_the_match_names_the_game_that_it_is_about() -> None:
    running = as_seen(state("basic", "7H 8H 9H", racks=("5D", "2C")))
    over = replace(running, phase=Phase.OVER)
    assert told(Case(agreed_at(running), running), "meld")[-1].startswith("Source")
    last = told(Case(agreed_at(over), over), "meld")[-1]
    assert last.startswith("These are the rules of the finished match of Basic Rummy.\nSource")
