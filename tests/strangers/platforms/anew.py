"""The program's record of a message about a table, and what it would show there now."""

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
from bot.screens.parts import how_begun
from bot.screens.result import private_end
from bot.screens.screen import Screen
from bot.screens.slots import outdates, questions_about
from bot.screens.voice import Voice
from core.engine.people import Human, TableId, To, ToPerson
from core.engine.table.deeds import Deed
from core.engine.table.state import Phase
from core.engine.table.view import TableView
from tests.support.evenings.sketching import Sketcher

UNITS = r"min|s|h|d|u|j|g|m|Min|Std|Sek|da\w+|Tag\w*|jour\w*|giorn\w*|d[ií]a\w*|dag\w*"
TIMES = re.compile(rf"[^.!?\n]*\d+\S*\s+(?:{UNITS})\b[^\n]*|[^.!?\n]*<t:\d+:R>[^\n]*")
KINDS = frozenset({"turn", "table", "lobby", "result"})
"""The kinds of messages that show a table in a place; a lobby may show its settings instead."""
INSTANT = 0.5
"""The maximum number of seconds between a message and the commit that records it."""


async def kept_of(parts: Dependencies, table: TableId, to: To) -> dict[str, Any]:
    """Return the record of the messages that show a table or a person's turn; empty if none."""
    kept = await parts.shown.last(to, await _slot(parts, table, to))
    data: dict[str, Any] = {} if kept is None else json.loads(kept)
    return data if data.get("kind") in KINDS else {}


async def _slot(parts: Dependencies, table: TableId, to: To) -> str:
    """Return the slot of a table there: of a lobby, and for people who watch, the public one."""
    engine, person = parts.watch.engine, to.person if isinstance(to, ToPerson) else None
    view = None if engine is None else await engine.see(table, person)
    if view is None or view.phase is Phase.LOBBY or view.watching:
        return f"table:{table}"
    return f"turn:{table}" if view.me is not None or view.awaits_seat else f"table:{table}"


@dataclass(frozen=True)
class Seen:
    """A reader's present view of a table, and the messages that they see."""

    to: To
    view: TableView
    voice: Voice
    stands: object
    """The message on the platform, and the program's record of it."""
    in_full: bool
    """Whether a result is shown in full: beside a chat, only to people who want private notices.

    People who wait for a seat see what the chat shows.
    """
    picking: Picking = NOTHING
    """The part of the table that the reader looks at, if the message names one."""

    @property
    def timeless(self) -> tuple[object, ...]:
        """Return all of it except the remaining time, which passes by itself."""
        return replace(self.view, time=None), self.voice, self.stands

    def screens(self) -> Iterator[Screen]:
        """Return the screens of which one would be shown now.

        A chat reads the last action, or how the round began; a new request does not repeat that.
        """
        view = self.view
        latest = [view.last_turns[since:] for since in range(len(view.last_turns) + 1)]
        yield from self._shown((deeds, "") for deeds in latest)
        if view.round is not None and not view.deeds:
            yield from self._shown([((), how_begun(self.voice, view, view.round))])

    def longer(self) -> Iterator[Screen]:
        """Return screens of a chat that tell more actions: notices may wait for each other."""
        view = self.view
        if view.round is None or isinstance(self.to, ToPerson):
            return
        began = how_begun(self.voice, view, view.round)
        for since in reversed(range(len(view.deeds) - len(view.last_turns))):
            yield from self._shown((view.deeds[since:], opening) for opening in ("", began))

    def _shown(self, ways: Iterable[tuple[tuple[Deed, ...], str]]) -> Iterator[Screen]:
        for (deeds, opening), voice in product(ways, self._voices()):
            told = partial(scene, deeds=deeds, opening=opening, picking=self.picking)
            ended = None if self.in_full else private_end(voice, self.view)
            screen = ended or told(voice, self.view, self.to)
            if screen is not None:
                yield screen

    def _voices(self) -> Iterator[Voice]:
        """Return the voices that may have worded the screen.

        Advice for newcomers stays until the turn ends, although the last turn with advice may have
        ended at another table meanwhile.
        """
        yield self.voice
        if isinstance(self.to, ToPerson) and not self.voice.lessons:
            yield replace(self.voice, lessons=1)


@dataclass
class Standing:
    """Whether the messages of waiting players are still true.

    While others move in a round that a chat shows, a message keeps its text, and only its buttons
    are renewed. Everything else in it must stay true.
    """

    lost: set[int] = field(default_factory=set)
    """Messages unknown to the program, because it died before it recorded them."""
    archived: set[str] = field(default_factory=set)
    """Messages in a thread that was archived; an edit may have been refused since."""
    _moves: dict[tuple[TableId, To], tuple[int, int]] = field(default_factory=dict)
    """The round and its number of actions when each reader's messages were last true."""
    _true: dict[tuple[TableId, To], tuple[object, ...]] = field(default_factory=dict)
    """The state of each reader's messages at the last check; empty after a fault."""

    def knows(self, kept: Mapping[str, Any]) -> None:
        """Record that the program knows messages, even if it sent them just before it died."""
        self.lost.difference_update(kept.get("messages", ()))

    def faults(self, seen: Seen, other: Callable[[], tuple[list[str], list[str]]]) -> list[str]:
        """Return the faults among different buttons and untrue texts."""
        if self.is_known(seen):
            return []
        keys, said = other()
        found = [*keys, *self._has_to_be(seen, said)]
        self._true[seen.view.table, seen.to] = () if found else seen.timeless
        return found

    def is_known(self, seen: Seen) -> bool:
        """Whether the last check saw the same messages without a fault."""
        return self._true.get((seen.view.table, seen.to)) == seen.timeless

    def _has_to_be(self, seen: Seen, untrue: list[str]) -> list[str]:
        """Return the untrue texts that must be true."""
        view = seen.view
        key, moves = (view.table, seen.to), (view.deals, len(view.deeds))
        still = view.phase is Phase.PLAYING and bool(view.chats) and not view.paused
        waits = isinstance(seen.to, ToPerson) and still and not view.my_turn
        own = bool(view.deeds) and view.deeds[-1].seat == view.me
        if not untrue:
            self._moves[key] = moves
            return []
        return untrue if not waits or own or self._moves.get(key) == moves else []


async def unexpected(
    parts: Dependencies, seen: Seen, older: Iterable[tuple[int, str]]
) -> list[str]:
    """Return the faults of older messages; a question that waits for its answer may stay.

    A chat is asked what a player out of reach has to answer, about a draft that no chat shows.
    """
    found = list(older)
    about = questions_about(seen.view.table)
    slots = await parts.shown.starting(seen.to, about) if found else ()
    screen = next(seen.screens(), None) if slots else None
    waiting = set[int]()
    for slot in () if screen is None else slots:
        kept = await parts.shown.last(seen.to, slot)
        asked: dict[str, Any] = json.loads(kept or "{}")
        if asked and screen and not await _is_outdated(parts, seen, screen, asked["stamp"]):
            waiting.update(asked["messages"])
    return [said for number, said in found if number not in waiting]


async def _is_outdated(parts: Dependencies, seen: Seen, screen: Screen, stamp: str) -> bool:
    """Whether a question is outdated: in a chat, once the draft on turn has another version."""
    view, engine = seen.view, parts.watch.engine
    if not stamp or isinstance(seen.to, ToPerson):
        return outdates(screen, stamp)
    on_turn = None if view.round is None else view.seats[view.round.to_move]
    if not isinstance(on_turn, Human):
        return True
    assert engine is not None
    own = await engine.see(view.table, on_turn.person)
    return stamp != f"{own.version}.{own.draft_version}"


async def seen_by(
    parts: Dependencies, table: TableId, to: To, kept: Mapping[str, Any], *stands: object
) -> Seen:
    """Return a reader's present view of a table, and the messages that they see."""
    engine = parts.watch.engine
    assert engine is not None
    view = await engine.see(table, to.person if isinstance(to, ToPerson) else None)
    voice = await parts.readers(parts.watch.platforms).voice(to, view)
    beside = isinstance(to, ToPerson) and view.chats
    in_full = not beside or view.awaits_seat or kept["kind"] == "result"
    return Seen(to, view, voice, (kept, *stands), in_full)


def other_text(stands: str, wanted: Iterable[str]) -> Iterator[str]:
    """Report a text that is none of the possible ones; the remaining time does not count."""
    plain, first = without_time(stands), None
    for text in map(without_time, wanted):
        if text == plain:
            return
        first = text if first is None else first
    yield f"text ‹{plain}› in place of ‹{first}›"


def without_time(text: str) -> str:
    """Return a text without the remaining time."""
    return "\n".join(line.rstrip() for line in TIMES.sub("", text).splitlines())


def other_picture(parts: Dependencies, digest: str, screens: Iterable[Screen]) -> Iterator[str]:
    """Report a picture that shows something else; the remaining time does not count."""
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
