"""The cities of time zones have the names that the Unicode CLDR gives them in each language."""

import re

import pytest
from babel import Locale

from bot.reading.hours import CONTINENTS, place_name, read_zone
from bot.reading.vocabulary import own_words
from tests.support.texts import LANGUAGES

BRACKETS = re.compile(r"\u00ad| [\[(].*")
"""What we leave out: hints where a line may break, and in which country a city lies."""
OLD = "Europe/Kiev"
"""Its newer name is Europe/Kyiv."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_city_is_named_as_babel_does(language: str) -> None:
    zones = Locale.parse(language).time_zones
    cities = {
        zone: BRACKETS.sub("", about["city"]) for zone, about in zones.items() if "city" in about
    }
    assert {*own_words(language, "cities").values()} <= {*cities.values()}
    for zone, city in cities.items():
        if zone.startswith("Europe/") and zone != OLD:
            assert place_name(zone, language) == city


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_city_is_read_by_its_name(language: str) -> None:
    for key, name in own_words(language, "cities").items():
        zone = read_zone(name, language)
        assert zone.partition("/")[0] in CONTINENTS
        assert place_name(zone, language) == name, key
