"""Verifiable shuffles: the seal, the people who cut, and the result of a check."""

from collections.abc import Sequence

from bot.screens.parts import head, lines, paragraphs
from bot.screens.voice import Voice
from bot.texts.verdicts import word_verdict
from core.engine.table.view import TableView
from core.rules.records.verifying import Verified
from core.rules.shuffle.seals import Fairness


def sealed(voice: Voice, table_view: TableView) -> str:
    """Return the seal of the next shuffle and the people who cut; empty without a seal."""
    if not table_view.commitment:
        return ""
    names = voice.listed([voice.person(person) for person in table_view.cut])
    return lines(
        voice.say("fairness-sealed", seal=table_view.commitment),
        voice.say("fairness-cut", names=names) if table_view.cut else "",
    )


def opened(voice: Voice, table_view: TableView, fairness: Fairness | None) -> str:
    """Return the seed of the finished round and the words added to its shuffle."""
    if fairness is None:
        return ""
    cut = [
        voice.say("fairness-word", name=voice.seat(table_view, seat), word=word)
        for seat, word in enumerate(fairness.words)
        if word
    ]
    return lines(
        voice.say("fairness-seed", seed=fairness.seed),
        voice.say("fairness-words", words=voice.listed(cut)) if cut else "",
    )


def verified(
    voice: Voice, table_view: TableView, checked: Sequence[Verified], seats: Sequence[str]
) -> str:
    """Return for each round whether its shuffle was fair, or where it differs."""
    said = (word_verdict(one, voice.say, seats, table_view.sheet.family.name) for one in checked)
    return paragraphs(head(voice, table_view), lines(*said))
