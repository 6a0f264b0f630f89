"""What is kept of a message about a table, and what the program would show there now."""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import product
from typing import Any

from bot.app import Dependencies
from bot.conversation.delivery.announcer import scene
from bot.render.board import Board
from bot.render.picture import Picture
from bot.screens.choosing import NOTHING, Picking
from bot.screens.parts import how_begun, outdates, question_slot
from bot.screens.screen import Screen
from bot.screens.voice import Voice
from core.engine.people import TableId, To, ToPerson
from core.engine.table.deeds import Deed
from core.engine.table.view import TableView
from tests.support.evenings.sketching import Sketcher

UNITS = r"min|s|h|d|u|j|g|m|Min|Std|Sek|da\w+|Tag\w*|jour\w*|giorn\w*|d[ií]a\w*|dag\w*"
TIMES = re.compile(rf"[^.!?\n]*\d+\S*\s+(?:{UNITS})\b[^\n]*|[^.!?\n]*<t:\d+:R>[^\n]*")
KINDS = frozenset({"turn", "table"})
INSTANT = 0.5
"""Seconds between a message and the commit that notes it, at most."""


async def kept_of(parts: Dependencies, table: TableId, to: To) -> dict[str, Any]:
    """What is kept of the messages that show a table, or somebody's turn; empty: none does."""
    slot = f"turn:{table}" if isinstance(to, ToPerson) else f"table:{table}"
    kept = await parts.shown.last(to, slot)
    data: dict[str, Any] = {} if kept is None else json.loads(kept)
    return data if data.get("kind") in KINDS else {}


@dataclass(frozen=True)
class Seen:
    """What a reader may see of a table now, and what stands before them."""

    to: To
    view: TableView
    voice: Voice
    stands: object
    """The message as it stands on the platform, and what the program keeps of it."""
    picking: Picking = NOTHING
    """Which part of the table the reader looks at, where the message says so."""

    @property
    def timeless(self) -> tuple[object, ...]:
        """All of it but the time that is left, which goes by by itself."""
        return replace(self.view, time=None), self.voice, self.stands

    def screens(self) -> Iterator[Screen]:
        """The screens of which one would be shown now.

        A chat is told what was done last, or how the round began; asked anew, it is not told so
        again.
        """
        view = self.view
        latest = [view.latest[since:] for since in range(len(view.latest) + 1)]
        yield from self._shown((deeds, "") for deeds in latest)
        if view.round is not None and not view.deeds:
            yield from self._shown([((), how_begun(self.voice, view, view.round))])

    def longer(self) -> Iterator[Screen]:
        """Those of a chat that tell more of what was done: notices may wait for one another."""
        view = self.view
        if view.round is None or isinstance(self.to, ToPerson):
            return
        began = how_begun(self.voice, view, view.round)
        for since in reversed(range(len(view.deeds) - len(view.latest))):
            yield from self._shown((view.deeds[since:], opening) for opening in ("", began))

    def _shown(self, ways: Iterable[tuple[tuple[Deed, ...], str]]) -> Iterator[Screen]:
        for (deeds, opening), voice in product(ways, self._voices()):
            told = partial(scene, deeds=deeds, opening=opening, picking=self.picking)
            screen = told(voice, self.view, self.to)
            if screen is not None:
                yield screen

    def _voices(self) -> Iterator[Voice]:
        """The voices that may have worded the screen.

        Advice for newcomers stays until the turn ends, although the last turn with advice may have
        ended at another table meanwhile.
        """
        yield self.voice
        if isinstance(self.to, ToPerson) and not self.voice.lessons:
            yield replace(self.voice, lessons=1)


@dataclass
class Standing:
    """How far what stands before waiting players has been true in all that it says.

    While others move, it goes on saying what it said: only its keys are renewed. Nothing else may
    make it untrue.
    """

    lost: set[int] = field(default_factory=set)
    """Messages of which a program that died was not told: nobody knows of them."""
    archived: set[str] = field(default_factory=set)
    """Messages that were in a thread when it was archived: an edit may have been refused since."""
    _moves: dict[tuple[TableId, To], int] = field(default_factory=dict)
    _true: dict[tuple[TableId, To], tuple[object, ...]] = field(default_factory=dict)
    """What was looked at last and found to be as it has to be."""

    def knows(self, kept: Mapping[str, Any]) -> None:
        """Note that the program keeps messages, whether or not it sent them just before it died."""
        self.lost.difference_update(kept.get("messages", ()))

    def faults(self, seen: Seen, other: Callable[[], tuple[list[str], list[str]]]) -> list[str]:
        """Return what has to be so and is not, of the keys that differ and of what is untrue."""
        if self.is_known(seen):
            return []
        keys, said = other()
        found = [*keys, *self._has_to_be(seen, said)]
        self._true[seen.view.table, seen.to] = () if found else seen.timeless
        return found

    def is_known(self, seen: Seen) -> bool:
        """Whether this was looked at last, and nothing was wrong."""
        return self._true.get((seen.view.table, seen.to)) == seen.timeless

    def _has_to_be(self, seen: Seen, untrue: list[str]) -> list[str]:
        """Return of what is untrue what has to be true."""
        view = seen.view
        key, moves = (view.table, seen.to), len(view.deeds)
        waits = isinstance(seen.to, ToPerson) and not view.my_turn
        own = bool(view.deeds) and view.deeds[-1].seat == view.me
        if not untrue:
            self._moves[key] = moves
            return []
        return untrue if not waits or own or self._moves.get(key) == moves else []


async def unexpected(
    parts: Dependencies, seen: Seen, older: Iterable[tuple[int, str]]
) -> list[str]:
    """Return what is said of older messages; a question that waits for its answer may stay."""
    found = list(older)
    kept = await parts.shown.last(seen.to, question_slot(seen.view.table)) if found else None
    asked: dict[str, Any] = {} if kept is None else json.loads(kept)
    screen = next(seen.screens(), None) if asked else None
    waits = screen is not None and not outdates(screen, asked["stamp"])
    return [said for number, said in found if not (waits and number in asked["messages"])]


async def seen_by(parts: Dependencies, table: TableId, to: To, stands: object) -> Seen:
    """Return what a reader may see of a table now, and what stands before them."""
    engine = parts.watch.engine
    assert engine is not None
    view = await engine.see(table, to.person if isinstance(to, ToPerson) else None)
    return Seen(to, view, await parts.readers(parts.watch.platforms).voice(to, view), stands)


def other_text(stands: str, wanted: Iterable[str]) -> Iterator[str]:
    """Say that a text is none of those it may be; the time that is left goes by by itself."""
    plain, first = without_time(stands), None
    for text in map(without_time, wanted):
        if text == plain:
            return
        first = text if first is None else first
    yield f"text ‹{plain}› in place of ‹{first}›"


def without_time(text: str) -> str:
    """A text without what it says of the time that is left."""
    return "\n".join(line.rstrip() for line in TIMES.sub("", text).splitlines())


def other_picture(parts: Dependencies, digest: str, screens: Iterable[Screen]) -> Iterator[str]:
    """Say that a picture shows something else; again the time aside."""
    painter = parts.painter
    assert isinstance(painter, Sketcher)
    shown, first = painter.known_by(digest), None
    was = None if shown is None else _timeless(shown)
    for now in (_timeless(screen.picture) for screen in screens if screen.picture is not None):
        if was is None or now == was:
            return
        first = now if first is None else first
    if was is not None and first is not None:
        yield f"picture ‹{_difference(repr(was.shown), repr(first.shown))}›"


def _timeless(picture: Picture) -> Picture:
    board = picture.shown
    if not isinstance(board, Board):
        return picture
    seats = tuple(replace(seat, until="") for seat in board.seats)
    return replace(picture, shown=replace(board, seats=seats))


def _difference(was: str, now: str) -> str:
    first = next((n for n, (a, b) in enumerate(zip(was, now, strict=False)) if a != b), 0)
    around = slice(max(0, first - 60), first + 60)
    return f"{was[around]} … in place of … {now[around]}"
