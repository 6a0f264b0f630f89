"""Cutting: before a deal, every player may add a word to the shuffle."""

import unicodedata
from dataclasses import dataclass

from core.engine.people import PersonId
from core.engine.ports import Entropy
from core.engine.table.events import StockCut
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.state import TableState
from core.rules.events import Event
from core.rules.shuffle.seals import LONGEST_WORD

DRAWN = 10
"""The length of a word that is drawn for a player."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CutStock:
    """Add a word to the next shuffle, or change the own word, until the round is dealt."""

    person: PersonId
    word: str = ""
    """Empty draws a random word."""

    def decide(self, state: TableState, entropy: Entropy) -> tuple[Event, ...]:
        """Store the word of a seated or waiting player."""
        if self.person not in {*state.people, *state.waiting}:
            raise TableRefusedError(TableCode.NOT_AT_TABLE)
        if state.running is not None:
            raise TableRefusedError(TableCode.DEALT_ALREADY)
        if not state.seed:
            raise TableRefusedError(TableCode.NOTHING_COMMITTED)
        word = cut_word(self.word) or entropy.secret()[:DRAWN]
        if len(word) > LONGEST_WORD:
            raise TableRefusedError(TableCode.WORD_TOO_LONG, needed=LONGEST_WORD)
        return (StockCut(person=self.person, word=word),)


def cut_word(text: str) -> str:
    """Normalise a word before it is signed: one line, single spaces, visible characters."""
    composed = unicodedata.normalize("NFC", text)
    seen = ("" if unicodedata.category(sign)[0] == "C" else sign for sign in composed)
    return " ".join("".join(seen).split())
