"""A number and the noun after it agree: "1 point", never "1 points"."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from tests.support.texts import LANGUAGES, messages

COUNTED = {
    "en": "points tiles cards jokers chips hints turns rounds games matches days seconds minutes"
    " hours tables chats programs ways refusals texts ratings seats players melds",
    "de": "Punkte Punkten Steine Steinen Karten Joker Chips Tipps Züge Zügen Runden Partien Tage"
    " Tagen Sekunden Minuten Stunden Tische Tischen Chats Programme Wertungen Plätze Kombinationen",
    "es": "puntos fichas cartas comodines pistas turnos rondas partidas días segundos minutos horas"
    " mesas chats programas puntuaciones sitios jugadores combinaciones",
    "fr": "points tuiles cartes jokers jetons indices tours manches parties jours secondes minutes"
    " heures tables discussions programmes cotes places joueurs combinaisons",
    "it": "punti tessere carte gettoni suggerimenti turni mani partite giorni secondi minuti ore"
    " tavoli programmi punteggi posti giocatori combinazioni",
    "nl": "punten stenen kaarten jokers fiches tips beurten rondes partijen dagen seconden minuten"
    " uren tafels chats programma’s ratings plaatsen spelers combinaties",
}
"""Nouns that are counted, in their plural forms."""
ALWAYS_SEVERAL = {
    ("result-evening", "matches"),
    ("cli-pack-too-small", "seats"),
    ("cli-players", "high"),
    ("rule-players", "max_players"),
    ("dealt-each", "cards"),
    ("dealt-each", "players"),
    ("note-link-code", "minutes"),
    ("table-too-few", "needed"),
    ("table-too-few-tapped", "needed"),
}
"""Numbers that are never below 2."""
SINGULAR = {"one", "0", "1"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_noun_after_a_number_has_a_form_for_one(language: str) -> None:
    found = {
        (key, number)
        for key, message in messages(language).items()
        if message.value is not None
        for number in with_a_plural(message.value, language)
    }
    assert found <= ALWAYS_SEVERAL


def test_a_plural_without_a_choice_is_found() -> None:
    turns = "{ $turns ->\n [one] a turn\n *[other] { $turns } turns\n }"
    parsed = FluentParser().parse_entry(f"told = {{ $points }} of {{ $needed }} points, {turns}")
    assert isinstance(parsed, ast.Message)
    assert parsed.value is not None
    assert list(with_a_plural(parsed.value, "en")) == ["needed"]


def with_a_plural(
    text: ast.Pattern, language: str, chosen: frozenset[str] = frozenset()
) -> Iterator[str]:
    """Yield the numbers before a plural noun that have no form for one."""
    nouns = COUNTED[language].split()
    for part, behind in zip(text.elements, (*text.elements[1:], None), strict=True):
        if not isinstance(part, ast.Placeable):
            continue
        match part.expression:
            case ast.VariableReference(id=number) if isinstance(behind, ast.TextElement):
                word = re.match(r" (?:de |di )?([^\W\d_’]+(?:’s)?)", behind.value)
                if word is not None and word[1] in nouns and number.name not in chosen:
                    yield number.name
            case ast.SelectExpression() as choice:
                yield from _in_a_choice(choice, language, chosen)


def _in_a_choice(
    choice: ast.SelectExpression, language: str, chosen: frozenset[str]
) -> Iterator[str]:
    forms = {
        key.name if isinstance(key := v.key, ast.Identifier) else key.value for v in choice.variants
    }
    if isinstance(choice.selector, ast.VariableReference) and forms & SINGULAR:
        chosen |= {choice.selector.id.name}
    for variant in choice.variants:
        yield from with_a_plural(variant.value, language, chosen)
