"""Questions about the rules are recognized by their words, in the reader's language."""

import pytest

from bot.reading.vocabulary import languages, said
from bot.reading.words import named, read_line, read_question
from bot.screens.teaching.answers import QUESTIONS
from bot.texts.rulebook import CHAPTERS

KNOWN = {"ask", "rules", "draw", "play", "done", "take", "discard", "help"}

ASKED = {
    "en": {
        "whose turn is it?": "whose",
        "who is on turn?": "whose",
        "am I next?": "whose",
        "when may I lay?": "lay",
        "when can I play?": "lay",
        "what is a chip?": "chips",
        "May I take the joker?": "joker-take",
        "what does a joker count": "joker-worth",
        "how many points is a joker worth?": "joker-worth",
        "how much is a joker worth?": "joker-worth",
        "may I lay off now?": "layoff",
        "Can I rearrange?": "rearrange",
        "how much do I need": "first",
        "how many points do I need to begin?": "first",
        "what happens when time runs out?": "time-up",
        "how many tiles do I get when time runs out?": "time-up",
        "how much time do I have?": "time",
        "how many tiles in a run?": "run",
        "how many tiles does a set have?": "set",
        "how many tiles do I get?": "deal",
        "how many jokers are there?": "deal",
        "how many jokers may a meld have?": "joker-use",
        "what happens when the stock is empty?": "stock",
        "may I pass": "pass",
        "who begins?": "begin",
        "does a 1 go after 13?": "wrap",
        "may I draw although I could lay?": "draw",
        "may I take a tile back to my rack?": "back",
        "may I discard the card I took?": "taken",
        "may I take the discard?": "discard-pile",
    },
    "de": {
        "wer ist dran": "whose",
        "Wer ist am Zug?": "whose",
        "wann bin ich dran?": "whose",
        "wer ist an der Reihe?": "whose",
        "wann darf ich legen": "lay",
        "darf ich auslegen?": "lay",
        "was ist ein Chip?": "chips",
        "Darf ich den Joker nehmen?": "joker-take",
        "Was zählt ein Joker?": "joker-worth",
        "Wie viele Punkte zählt ein Joker?": "joker-worth",
        "Wie viel ist ein Joker wert?": "joker-worth",
        "darf ich jetzt anlegen?": "layoff",
        "darf ich umbauen": "rearrange",
        "wie viel brauche ich?": "first",
        "Was passiert, wenn die Zeit abläuft?": "time-up",
        "wie viel Zeit habe ich?": "time",
        "wie viele Steine hat eine Reihe?": "run",
        "wie viele Steine hat eine Gruppe?": "set",
        "wie viele Steine bekomme ich?": "deal",
        "wie viele Joker gibt es?": "deal",
        "was passiert, wenn der Vorrat leer ist": "stock",
        "darf ich aussetzen?": "pass",
        "wer fängt an?": "begin",
        "darf ich Einspruch erheben?": "faulty",
    },
    "fr": {
        "à qui le tour ?": "whose",
        "c’est à qui de jouer ?": "whose",
        "quand puis-je poser ?": "lay",
        "qu’est-ce qu’un jeton ?": "chips",
        "Puis-je prendre le joker ?": "joker-take",
        "combien vaut un joker ?": "joker-worth",
        "combien de points vaut un joker ?": "joker-worth",
        "combien y a-t-il de jokers ?": "deal",
        "puis-je défausser la carte prise ?": "taken",
        "est-ce que je peux ajouter maintenant ?": "layoff",
        "combien de points faut-il poser ?": "first",
        "que se passe-t-il quand le temps est écoulé ?": "time-up",
        "je peux piocher même si je peux poser ?": "draw",
        "que se passe-t-il quand la pioche est vide ?": "stock",
        "combien de combinaisons puis-je poser en un tour ?": "several",
        "puis-je passer mon tour ?": "pass",
        "puis-je reprendre une tuile sur mon chevalet ?": "back",
        "que se passe-t-il si mon chevalet est plein ?": "limit",
        "est-ce que le 1 peut suivre le 13 ?": "wrap",
        "combien de tuiles dans une série ?": "set",
        "combien coûte un joker à la fin ?": "joker-worth",
        "puis-je poser la tuile que je viens de piocher ?": "drawn",
        "combien de tuiles peut contenir mon chevalet ?": "limit",
        "l’as va-t-il après le roi ?": "ace",
        "qui donne ?": "begin",
        "qu’est-ce que le Handrummy ?": "all-at-once",
    },
    "it": {
        "a chi tocca?": "whose",
        "di chi è il turno?": "whose",
        "quando posso calare?": "lay",
        "che cos’è un gettone?": "chips",
        "che cos’è Handrummy?": "all-at-once",
        "Posso prendere il jolly?": "joker-take",
        "quanto vale un jolly?": "joker-worth",
        "quanti punti vale un jolly?": "joker-worth",
        "quanti jolly ci sono?": "deal",
        "posso aggiungere adesso?": "layoff",
        "quanti punti servono?": "first",
        "cosa succede quando il tempo scade?": "time-up",
        "cosa succede se il mazzo è vuoto?": "stock",
        "posso trasformare?": "rearrange",
        "posso modificare le combinazioni?": "rearrange",
        "posso modificare le combinazioni sul tavolo?": "rearrange",
        "quante tessere ha una scala?": "run",
        "posso saltare il turno?": "pass",
        "posso passare?": "pass",
        "quanti punti servono per aprire?": "first",
        "che cos’è un gruppo?": "set",
        "quanto costa un jolly alla fine?": "joker-worth",
        "posso rimettere una tessera sul leggio?": "back",
        "posso aggiungere alle combinazioni degli altri?": "layoff",
        "chi dà le carte?": "begin",
        "quante tessere stanno sul leggio?": "limit",
    },
    "nl": {
        "wie is er aan de beurt?": "whose",
        "wanneer ben ik aan de beurt?": "whose",
        "wanneer mag ik leggen?": "lay",
        "wat is een fiche?": "chips",
        "Mag ik de joker pakken?": "joker-take",
        "hoeveel telt een joker?": "joker-worth",
        "hoeveel punten telt een joker?": "joker-worth",
        "hoeveel jokers zijn er?": "deal",
        "mag ik nu aanleggen?": "layoff",
        "hoeveel punten heb ik nodig?": "first",
        "wat gebeurt er als de tijd om is?": "time-up",
        "wat gebeurt er als de stapel leeg is?": "stock",
        "mag ik ombouwen?": "rearrange",
        "hoeveel stenen heeft een rij?": "run",
        "wat gebeurt er als de pot leeg is?": "stock",
        "mag ik twee jokers in een combinatie leggen?": "joker-use",
        "mag ik aanleggen voor mijn eerste uitleg?": "layoff",
    },
    "es": {
        "¿a quién le toca?": "whose",
        "¿de quién es el turno?": "whose",
        "¿cuándo puedo bajar?": "lay",
        "¿qué es un premio?": "chips",
        "¿qué es una ficha de premio?": "chips",
        "¿qué es Handrummy?": "all-at-once",
        "¿Puedo coger el comodín?": "joker-take",
        "¿cuánto vale un comodin?": "joker-worth",
        "¿cuántos puntos vale un comodín?": "joker-worth",
        "¿cuántos comodines hay?": "deal",
        "¿puedo añadir ahora?": "layoff",
        "¿cuántos puntos necesito?": "first",
        "¿qué pasa cuando se acaba el tiempo?": "time-up",
        "¿qué pasa si el montón está vacío?": "stock",
        "¿cómo recupero un comodín de la mesa?": "joker-take",
        "¿qué es un grupo?": "set",
        "¿se puede dividir una escalera?": "rearrange",
        "¿puedo transformar?": "rearrange",
        "¿puede ir el 1 después del 13?": "wrap",
        "¿cuántas fichas tiene un grupo?": "set",
        "¿cuánto cuesta un comodín al final?": "joker-worth",
        "¿puedo robar aunque pueda bajar?": "draw",
        "¿quién reparte?": "begin",
        "¿cuántas fichas caben en el soporte?": "limit",
    },
}


@pytest.mark.parametrize("language", ASKED)
def test_plain_questions_are_understood(language: str) -> None:
    understood = {}
    for question in ASKED[language]:
        word, _ = read_line(question, language, KNOWN)
        about = read_question(question, language) if word == "ask" else None
        understood[question] = about.question if about else word
    assert understood == ASKED[language]


ASKED_BY_AMOUNT = {
    "en": {
        "how many cards does a meld need": "meld",
        "how many tiles must a meld have?": "meld",
        "what is a meld?": "meld",
        "how many tiles must stay in a meld?": "left",
        "how many tiles must be left in a meld?": "left",
        "how many melds can I lay in a turn?": "several",
        "how many tiles does each player get?": "deal",
        "how many cards are there?": "deal",
        "how many cards do I have in my hand at the start?": "deal",
        "how many tiles do I draw?": "turn",
        "how many cards may I take?": "turn",
        "how many tiles can I lay in one turn?": "turn",
        "how many cards must I discard?": "turn",
        "do I have to discard?": "turn",
        "can I go out without discarding?": "last-card",
        "how many cards can I lay off?": "layoff",
        "how many cards are left in the stock?": "stock",
        "how many tiles do I need to open?": "first",
        "how many points do I need to win?": "win",
        "how many rounds do we play?": "win",
        "how many points does a king count?": "score",
        "how many cards may the longest run have?": "run",
    },
    "de": {
        "wie viele Karten braucht eine Kombination?": "meld",
        "wie viele Steine muss eine Kombination haben?": "meld",
        "was ist eine Kombination?": "meld",
        "wie viele Steine müssen liegen bleiben?": "left",
        "wie viele Kombinationen darf ich legen?": "several",
        "wie viele Karten bekomme ich?": "deal",
        "wie viele Karten gibt es?": "deal",
        "wie viele Spieler können mitspielen?": "deal",
        "wie viele Steine ziehe ich?": "turn",
        "wie viele Karten darf ich nehmen?": "turn",
        "wie viele Steine darf ich pro Zug legen?": "turn",
        "muss ich abwerfen?": "turn",
        "wie viele Karten darf ich anlegen?": "layoff",
        "wie viele Karten sind noch im Stapel?": "stock",
        "wie viele Punkte brauche ich zum Gewinnen?": "win",
        "wie viele Runden spielen wir?": "win",
        "wie viele Punkte zählt ein König?": "score",
        "wie viele Karten bekomme ich, wenn die Zeit abläuft?": "time-up",
    },
    "fr": {
        "combien de cartes faut-il pour une combinaison ?": "meld",
        "combien de tuiles doit avoir une combinaison ?": "meld",
        "qu’est-ce qu’une combinaison ?": "meld",
        "combien de tuiles doivent rester dans une combinaison ?": "left",
        "combien de cartes je reçois ?": "deal",
        "combien de joueurs ?": "deal",
        "combien de tuiles je pioche ?": "turn",
        "combien de cartes puis-je prendre ?": "turn",
        "combien de tuiles puis-je poser par tour ?": "turn",
        "dois-je défausser ?": "turn",
        "puis-je finir sans défausser ?": "last-card",
        "combien reste-t-il de cartes dans la pioche ?": "stock",
        "combien de points pour gagner ?": "win",
        "combien de manches joue-t-on ?": "win",
        "combien de points vaut un roi ?": "score",
    },
    "it": {
        "quante carte servono per una combinazione?": "meld",
        "quante tessere pesco?": "turn",
        "quante carte ci sono nel mazzo?": "stock",
        "quanti punti servono per vincere?": "win",
    },
    "nl": {
        "hoeveel kaarten heb ik nodig voor een combinatie?": "meld",
        "hoeveel stenen pak ik?": "turn",
        "hoeveel kaarten krijg ik?": "deal",
        "hoeveel punten heb ik nodig om te winnen?": "win",
    },
    "es": {
        "¿cuántas cartas necesita una combinación?": "meld",
        "¿cuántas fichas recibo?": "deal",
        "¿cuántas cartas quedan en el montón?": "stock",
        "¿cuántos puntos necesito para ganar?": "win",
    },
}
"""Questions that begin alike: what they are about decides, and not how they ask."""


@pytest.mark.parametrize("language", ASKED_BY_AMOUNT)
def test_an_amount_is_answered_for_the_thing_that_is_counted(language: str) -> None:
    asked = ASKED_BY_AMOUNT[language]
    found = {question: read_question(question, language) for question in asked}
    assert {question: about and about.question for question, about in found.items()} == asked


@pytest.mark.parametrize("language", languages())
def test_every_question_and_every_chapter_has_its_words(language: str) -> None:
    found = {meaning for meanings in said(language, "questions").values() for meaning in meanings}
    assert found == set(QUESTIONS)
    chapters = {name for family in CHAPTERS.values() for name in family}
    assert {m for meanings in said(language, "chapters").values() for m in meanings} == chapters
    assert named("JOKER", language, "chapters") == "joker"


def test_a_sentence_beside_the_rules_is_no_question() -> None:
    assert read_question("eat the last slice of pizza", "en") is None


@pytest.mark.parametrize("language", languages())
def test_the_word_alone_asks_nothing(language: str) -> None:
    """In French and Spanish, the name of the ace begins the word `ask`."""
    assert read_question("ask", language) is None


@pytest.mark.parametrize("language", ASKED)
def test_plain_questions_are_understood_as_a_whole(language: str) -> None:
    for question in ASKED[language]:
        about = read_question(question, language)
        assert about is None or about.whole, question


@pytest.mark.parametrize(
    ("language", "question"),
    [
        ("en", "may I draw two?"),
        ("en", "may I draw for Ben?"),
        ("de", "darf ich zwei ziehen?"),
        ("fr", "puis-je piocher deux fois ?"),
        ("it", "posso pescare due tessere?"),
        ("nl", "mag ik twee stenen pakken?"),
        ("es", "¿puedo robar dos fichas?"),
    ],
)
def test_a_word_that_could_change_the_answer_is_not_passed_over(
    language: str, question: str
) -> None:
    about = read_question(question, language)
    assert about is not None
    assert about.question == "draw"
    assert not about.whole


@pytest.mark.parametrize(
    ("language", "question"),
    [("en", "can I lay a run and draw?"), ("de", "darf ich auslegen und ziehen?")],
)
def test_to_lay_and_to_draw_is_a_question_of_its_own(language: str, question: str) -> None:
    about = read_question(question, language)
    assert about is not None
    assert about.question == "both"
