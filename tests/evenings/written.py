"""Pieces as they are written in what people read."""

import re

PIECE = re.compile(r"(?<![\w=])([rbkgy]\d{1,2}|(?:10|[2-9AJQK])[SHDC])(?!\w)")
SUGGESTED = re.compile(r"^(?:•.*|[a-z]+: .*|.* missing.*|Drawn for.*)$", re.MULTILINE)
"""Lines that name pieces whoever holds them: rules by example, what others would make a meld."""
