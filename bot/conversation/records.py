"""The match as a file, with the names of those who sit there."""

import re

from bot.screens.parts import lines
from bot.screens.screen import Attachment, Screen, ScreenKind
from bot.screens.voice import Voice
from bot.texts.translator import without_marks
from core.engine.matchlog import MatchLog
from core.engine.sight import Sight
from core.engine.state import Phase


def record_screen(voice: Voice, sight: Sight, log: MatchLog) -> Screen:
    """Show the record of a match to somebody who plays in it."""
    from core.rules.records.writing import record_of, write_record

    named = (voice.occupant(who, seat) for seat, who in enumerate(log.seats))
    shown = [without_marks(name) for name in named]
    words = one_word_each(shown)
    names = {word: name for word, name in zip(words, shown, strict=True) if word != name}
    record = record_of(
        log.sheet, log.goal, words, log.as_seen(sight.me), names, sheets=voice.sheets
    )
    return Screen(
        kind=ScreenKind.RECORD,
        text=lines(
            voice.say("record-file", code=sight.code),
            voice.say("record-running") if sight.phase is Phase.PLAYING else "",
        ),
        attachment=Attachment(
            name=f"{log.sheet.id}-{sight.code}.toml", data=write_record(record).encode()
        ),
    )


def one_word_each(names: list[str]) -> tuple[str, ...]:
    """Make names that are one word each, and different."""
    words: list[str] = []
    for seat, name in enumerate(names, 1):
        word = re.sub(r"\W+", "_", name).strip("_") or f"Seat{seat}"
        words.append(word if word not in words else f"{word}_{seat}")
    return tuple(words)
