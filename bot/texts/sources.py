"""Where a rule is printed: the lines of the sheet, or the reading that fills a gap."""

import re
import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from bot.texts.rulebook import RESTS_ON
from core.rules.sheet import Sheet

_LINES = re.compile(r"(?:\bL|\.txt:)(\d+(?:-\d+)?(?:, \d+)*)")
_READING = re.compile(r"\bC\d+\b")


@dataclass(frozen=True, slots=True)
class Source:
    """Where something is printed."""

    lines: tuple[str, ...] = ()
    """Of the sheet."""
    readings: tuple[str, ...] = ()
    """What says how the sheet is understood, where it leaves room."""


def printed_at(sheet: Sheet, topics: Iterable[str]) -> Source:
    """Return where a sheet tells of these topics."""
    notes = [note for topic in topics for note in _notes(sheet, topic)]
    lines = (line for note in notes for found in _LINES.findall(note) for line in found.split(", "))
    readings = (reading for note in notes for reading in _READING.findall(note))
    return Source(tuple(dict.fromkeys(lines)), tuple(dict.fromkeys(readings)))


def _notes(sheet: Sheet, topic: str) -> Iterable[str]:
    fields = (sheet.sources.get(name, "") for name in RESTS_ON.get(topic, ()))
    return (*fields, _beside_the_fields().get(sheet.id, {}).get(topic, ""))


@cache
def _beside_the_fields() -> Mapping[str, Mapping[str, Any]]:
    """Return where it is printed what is the same on every sheet, so that no field tells it."""
    return tomllib.loads(Path(__file__).with_name("printed.toml").read_text("utf-8"))
