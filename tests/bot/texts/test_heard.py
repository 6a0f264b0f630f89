"""The check that recognizes a text's language distinguishes all languages."""

from itertools import permutations

import pytest

from tests.support.evenings.heard import foreign, told, words
from tests.support.texts import LANGUAGES

SOME = 4
"""The number of words after which no text matches another language by chance."""


@pytest.mark.parametrize(("spoken", "read"), tuple(permutations(LANGUAGES, 2)))
def test_a_text_of_another_language_is_heard(spoken: str, read: str) -> None:
    long = [text for text in told(spoken) if len(words([text])) >= SOME]
    assert len(long) > 300
    assert [text for text in long if not foreign(text, read)] == []


def test_names_and_typed_text_are_no_language() -> None:
    assert foreign("Du bist am Zug, Ann: „draw“ oder /pass", "de", ["Ann"]) == set()
    assert foreign("Du bist am Zug: draw", "de") == {"draw"}
