"""*Secret*: nobody sees the pieces of another person's rack."""

import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import product

from bot.reading.pieces import read_pieces
from bot.render.pieces import bare
from core.rules.pieces import UnreadableError
from tests.strangers.evening import Evening, Scene
from tests.strangers.platforms.chats import Seen
from tests.strangers.running.program import TRANSLATOR
from tests.strangers.running.telling import Told, secrets
from tests.support.evenings.written import PIECE, SUGGESTED, in_notation

LESSON = "learn"
EXAMPLE = re.compile(r"r5 b12 J.*|7(?:H|♥\ufe0f?) 10(?:S|♠\ufe0f?).*|/\w.*|[“„«]plan [^”“»]*[”“»]")
"""Examples of notation and of commands in answers; their pieces are no secret."""


def check(scene: Scene) -> Iterator[str]:
    tables = [told for told in scene.evening.tables.values() if _is_apart(told)]
    if len(tables) != 1 or scene.evening.tables.keys() != scene.before.keys():
        return
    told, before = tables[0], scene.before[next(iter(scene.before))]
    if told.state.running is None or before.state.running is None:
        return
    if told.state.deals != before.state.deals:  # the end of a round shows what was in hand
        return
    for seen in scene.evening.chats.seen:
        if seen.at >= scene.since:
            reader = scene.evening.person(seen.reader)
            hidden = secrets(told, reader) & secrets(before, reader)
            shown = _shown(scene.evening, seen) & hidden
            if found := shown and shown - _typed(scene, told):
                yield f"{sorted(found)} were shown to {seen.reader or 'everybody'}: ‹{seen.text}›"


def _typed(scene: Scene, told: Told) -> set[str]:
    """The pieces that a person has just named, which the program need not hide.

    In card games, `r5` names one in Dutch.
    """
    family, named = told.state.sheet.family.name, set[str]()
    words = {word for step in scene.steps for word in re.split(r"[\s:]+", step.what)}
    for word, language in product(words, TRANSLATOR.languages):
        named.update(PIECE.findall(word))
        with suppress(UnreadableError):
            named.update(PIECE.findall(read_pieces(word, language, family)))
    return named


def _is_apart(told: Told) -> bool:
    """Whether each piece exists only once, so that it identifies its owner."""
    round_ = told.state.running
    if round_ is None:
        return False
    every = [bare(piece) for piece in round_.sheet.family.pieces.pack(round_.sheet)]
    return len(every) == len(set(every))


def _shown(evening: Evening, seen: Seen) -> set[str]:
    """The pieces in texts, on buttons and in pictures, except those of a lesson."""
    if any(kind.startswith(LESSON) for kind in seen.kinds):
        return set()
    found = set(PIECE.findall(in_notation(SUGGESTED.sub("", EXAMPLE.sub("", seen.text)))))
    found |= {piece for label in seen.labels for piece in PIECE.findall(label)}
    program = evening.program
    assert program is not None
    return found.union(*(program.sketcher.pieces_in(file) for file in seen.files))
