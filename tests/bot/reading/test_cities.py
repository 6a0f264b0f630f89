"""The cities of time zones have the names that the Unicode CLDR gives them in each language."""

import pytest
from babel import Locale

from bot.reading.hours import CONTINENTS, place_name, read_zone
from bot.reading.vocabulary import own_words
from tests.support.texts import LANGUAGES

RENAMED = {"es": {"Granada"}, "fr": {"Tripoli", "Melbourne"}, "it": {"Vienna"}}
"""Cities that we name otherwise: Granada lies in Spain, and brackets say nothing new."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_city_is_named_as_babel_does(language: str) -> None:
    named = set(own_words(language, "cities").values())
    zones = Locale.parse(language).time_zones
    cities = {zone: about["city"] for zone, about in zones.items() if "city" in about}
    known = {
        city.replace("\u00ad", "").partition(" [")[0].partition(" (")[0] for city in cities.values()
    }
    assert named <= known
    for zone, city in cities.items():
        if zone.startswith("Europe/") and "(" not in city and zone != "Europe/Kiev":
            assert place_name(zone, language) == city.replace("\u00ad", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_city_is_read_by_its_name(language: str) -> None:
    for key, name in own_words(language, "cities").items():
        zone = read_zone(name, language)
        assert zone.partition("/")[0] in CONTINENTS
        assert place_name(zone, language) == name, key
