"""One translator for all tests: parsing the texts takes longer than most games."""

from bot.texts.translator import Translator

TRANSLATOR = Translator()


def english(key: str, **figures: str | int) -> str:
    return TRANSLATOR.text(key, "en", **figures)
