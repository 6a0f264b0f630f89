"""Recognizes pieces in the texts that people read."""

import re

from tests.support.texts import LANGUAGES, message, parts

PIECE = re.compile(r"(?<![\w=])([rbkgy]\d{1,2}|(?:10|[2-9AJQK])[SHDC])(?!\w)")
DRAWN = "|".join(re.escape(parts(message(one, "start-highest"))[0]) for one in LANGUAGES)
"""How it begins, in each language, that tiles are told that were drawn for who begins."""
SUGGESTED = re.compile(rf"^(?:•.*|[a-z]+: .*|.* missing.*|(?:{DRAWN}).*)$", re.MULTILINE)
"""Lines that name pieces whoever holds them: rules by example, what others would make a meld."""
