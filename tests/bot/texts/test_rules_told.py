"""Questions that readers of the rules pages could not answer well: each page answers them now."""

import pytest

from bot.texts.rulebook import Played, Rulebook
from bot.texts.translator import without_marks
from core.rules.sheet import Sheet
from core.rules.sheets import SHEETS, with_house_rules
from tests.support.translator import TRANSLATOR

LANGUAGES = ("en", "de", "fr", "es", "it", "nl")
"""The columns of the tables below."""


def told(sheet: str, topic: str, language: str) -> str:
    rule = Rulebook(Played(sheet=SHEETS[sheet]), TRANSLATOR, language).rule(topic)
    return without_marks(rule.text) if rule is not None else ""


ANSWERS: dict[tuple[str, str, str], tuple[str, ...]] = {
    ("May you choose your tiles?", "schmidt", "hand"): (
        "at random", "verdeckt", "au hasard", "al azar", "a caso", "blind",
    ),
    ("What is Handrummy?", "schmidt", "handrummy"): (
        "whole rack in one turn", "ganzes Brett in einem Zug", "tout ton chevalet en un seul tour",
        "todo el soporte en un solo turno", "tutto il leggio in un solo turno",
        "hele plankje in één beurt",
    ),
    ("What does Handrummy bring?", "schmidt", "handrummy"): (
        "you gain double", "gewinnst doppelt", "tu gagnes le double", "tú ganas el doble",
        "guadagna il doppio", "krijgt dubbel",
    ),
    ("May you play with fewer jokers?", "bookmark", "pieces"): (
        "only 2 jokers", "nur 2 Joker", "2 jokers seulement", "solo 2 comodines", "solo 2 jolly",
        "maar 2 jokers",
    ),
    ("Is rearranging alone enough?", "kids-pro", "in-the-end"): (
        "Rearranging alone isn’t enough", "Umbauen allein reicht nicht",
        "tu dois y ajouter au moins une tuile de ton chevalet",
        "tienes que añadir al menos una ficha de tu soporte", "Modificare il tavolo non basta",
        "Alleen herschikken is niet genoeg",
    ),
    ("May a whole meld join another?", "schmidt", "table"): (
        "add a whole meld to another", "ganze Kombination an eine andere anlegen",
        "ajouter une combinaison entière à une autre", "añadir una combinación entera a otra",
        "aggiungere una combinazione intera a un’altra",
        "hele combinatie bij een andere aanleggen",
    ),
    ("May two tiles of it meet again?", "bookmark", "table"): (
        "no two of its tiles may end up in the same meld", "höchstens einen ihrer Steine",
        "chacune de ses tuiles doit aller dans une combinaison différente",
        "dos de sus fichas en una misma combinación nueva", "solo una delle sue tessere",
        "hoogstens één van die stenen",
    ),
    ("Does a tile ever go back?", "budacsek", "in-the-end"): (
        "except after an objection", "außer nach einem Einspruch", "sauf après une contestation",
        "salvo después de una protesta", "tranne dopo una contestazione",
        "behalve na een bezwaar",
    ),
    ("What do you win?", "kids", "scoring"): (
        "takes a chip", "einen Chip", "reçoit un jeton", "recibe un premio", "riceve un gettone",
        "krijgt een fiche",
    ),
    ("Who draws again?", "rummikub", "first-starter"): (
        "Anyone with a joker, or in a tie", "Wer einen zieht, zieht noch einmal, ebenso alle",
        "qui en a un tire de nouveau, comme ceux", "Quien saca un comodín o empata",
        "Chi pesca un jolly, o è in parità", "Wie een joker pakt of samen met een ander",
    ),
    ("May a joker be added to a run?", "kids", "joker"): (
        "a joker may be added to a run", "darfst du ihn auch an eine Reihe",
        "il peut être ajouté à une suite", "se puede añadir a una escalera",
        "puoi aggiungerlo a una scala", "mag je hem bij een rij",
    ),
    ("Where does a joker go?", "rummikub", "joker-exchange"): (
        "have to lay the joker elsewhere", "musst du im selben Zug anderswo auslegen",
        "Pose le joker ailleurs pendant le même tour", "Baja el comodín en otro sitio",
        "va calato altrove nello stesso turno",
        "joker moet je in dezelfde beurt ergens anders leggen",
    ),
    ("Do you have to lay?", "basic", "turn-cards"): (
        "or none", "oder gar nichts", "ou ne rien poser", "o ninguna", "o nessuna", "of niets",
    ),
    ("Since when has nothing been laid?", "basic", "rummy"): (
        "in that round", "in dieser Runde", "dans la manche", "en la ronda", "in quella mano",
        "in die ronde",
    ),
    ("May the match be a number of rounds?", "basic", "goal"): (
        "agree on a number of rounds", "eine feste Rundenzahl vereinbaren",
        "convenir d’un nombre de manches", "acordar un número de rondas",
        "decidere il numero di mani", "een aantal rondes afspreken",
    ),
}  # fmt: skip
"""What is asked, of which sheet, the topic that answers it, and its words in each language."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("asked", ANSWERS, ids=" ".join)
def test_a_question_is_answered(asked: tuple[str, str, str], language: str) -> None:
    _, sheet, topic = asked
    assert ANSWERS[asked][LANGUAGES.index(language)] in told(sheet, topic, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_goes_back_after_an_objection_only_where_players_object(language: str) -> None:
    back = ANSWERS["Does a tile ever go back?", "budacsek", "in-the-end"]
    assert back[LANGUAGES.index(language)] not in told("rummikub", "in-the-end", language)


LIMITED = (
    "limited rearranging", "Umbauen mit Einschränkungen", "dans certaines limites",
    "con límites", "ma con limiti", "herschikken met beperkingen",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("sheet", ["schmidt", "bookmark"])
def test_the_list_of_sheets_does_not_forbid_to_take_a_meld_apart(sheet: str, language: str) -> None:
    about = without_marks(TRANSLATOR.text(f"sheet-{sheet}-about", language))
    assert LIMITED[LANGUAGES.index(language)] in about


def test_two_jokers_are_a_choice_only_where_they_are_printed_as_one() -> None:
    two = with_house_rules("bookmark", {"jokers": 2})
    for sheet in (two, SHEETS["schmidt"]):
        rule = Rulebook(Played(sheet=sheet), TRANSLATOR, "en").rule("pieces")
        assert rule is not None
        assert "choose" not in rule.text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sheet_for_pros_is_told_by_its_differences(language: str) -> None:
    def short(sheet: Sheet) -> str:
        return "\n".join(Rulebook(Played(sheet=sheet), TRANSLATOR, language).short)

    assert "myRummy Kids" in short(SHEETS["kids-pro"])
    assert "myRummy Kids" not in short(SHEETS["kids"])
    fixed = with_house_rules("kids-pro", {"rebuild": "none"})
    assert short(fixed).splitlines()[-1] != short(SHEETS["kids-pro"]).splitlines()[-1]
