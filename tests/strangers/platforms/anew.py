"""What is kept of a message about a table, and what the program would show there now."""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from bot.app import Dependencies
from bot.conversation.delivery.announcer import scene
from bot.platforms.base.slots import digest_of
from bot.render.board import Board
from bot.render.picture import Picture
from bot.screens.parts import how_begun
from bot.screens.screen import Screen
from core.engine.people import TableId, To, ToPerson
from core.engine.table.deeds import Deed
from core.engine.table.view import TableView
from tests.support.evenings.sketching import Sketcher

TIMES = re.compile(
    r"[^.!?\n]*\d+\S*\s+(?:min|s|h|d|u|Min|Std|m|Sek)\b[^\n]*|[^.!?\n]*<t:\d+:R>[^\n]*"
)
KINDS = frozenset({"turn", "table"})


async def kept_of(parts: Dependencies, table: TableId, to: To) -> dict[str, Any]:
    """What is kept of the messages that show a table, or somebody's turn; empty: none does."""
    slot = f"turn:{table}" if isinstance(to, ToPerson) else f"table:{table}"
    kept = await parts.shown.last(to, slot)
    data: dict[str, Any] = {} if kept is None else json.loads(kept)
    return data if data.get("kind") in KINDS else {}


@dataclass
class Standing:
    """How far what stands before waiting players has been true in all that it says.

    While others move, it goes on saying what it said: only its keys are renewed. Nothing else may
    make it untrue.
    """

    lost: set[int] = field(default_factory=set)
    """Messages of which a program that died was not told: nobody knows of them."""
    _moves: dict[tuple[TableId, To], int] = field(default_factory=dict)

    def faults(self, view: TableView, to: To, said: Iterable[str]) -> Iterator[str]:
        """Return of what is said to be untrue what has to be true."""
        key, moves, untrue = (view.table, to), len(view.deeds), list(said)
        waits = isinstance(to, ToPerson) and not view.my_turn
        own = bool(view.deeds) and view.deeds[-1].seat == view.me
        if not untrue:
            self._moves[key] = moves
        elif not waits or own or self._moves.get(key) == moves:
            yield from untrue


@dataclass(frozen=True)
class Anew:
    """What the program would show a reader now."""

    view: TableView
    screens: tuple[Screen, ...]
    """The screens of which one would be shown: a chat is told what was done last, or how the round
    began, and asked anew it is not told so again."""
    longer: Callable[[], Iterator[Screen]]
    """Those that tell more of what was done: notices that had to wait are told in one message."""


async def shown_anew(parts: Dependencies, table: TableId, to: To) -> Anew:
    """Return what a reader may see of a table, and how it would be shown now."""
    engine = parts.watch.engine
    assert engine is not None
    view = await engine.see(table, to.person if isinstance(to, ToPerson) else None)
    voice = await parts.readers(parts.watch.platforms).voice(to, view)
    begun = "" if view.round is None or view.deeds else how_begun(voice, view, view.round)
    told = [view.latest[since:] for since in range(len(view.latest) + 1)]

    def screens(ways: Iterable[tuple[tuple[Deed, ...], str]]) -> Iterator[Screen]:
        made = (scene(voice, view, to, deeds=deeds, opening=opening) for deeds, opening in ways)
        return (screen for screen in made if screen is not None)

    def longer() -> Iterator[Screen]:
        before = len(view.deeds) - len(view.latest)
        started = "" if view.round is None else how_begun(voice, view, view.round)
        return screens(
            (view.deeds[since:], how) for since in range(before) for how in ("", started)
        )

    return Anew(view, tuple(screens([*((deeds, "") for deeds in told), ((), begun)])), longer)


def other_text(stands: str, wanted: Iterable[str]) -> Iterator[str]:
    """Say that a text is none of those it may be; the time that is left goes by by itself."""
    plain = [_without_time(text) for text in wanted]
    if _without_time(stands) not in plain:
        yield f"text ‹{_without_time(stands)}› in place of ‹{plain[0]}›"


def _without_time(text: str) -> str:
    return "\n".join(line.rstrip() for line in TIMES.sub("", text).splitlines())


def other_picture(parts: Dependencies, digest: str, screens: Iterable[Screen]) -> Iterator[str]:
    """Say that a picture shows something else; again the time aside."""
    painter = parts.painter
    assert isinstance(painter, Sketcher)
    shown = painter.known_by(digest)
    wanted = [screen.picture for screen in screens if screen.picture is not None]
    if shown is None or not wanted or digest in map(digest_of, wanted):
        return
    was, now = _timeless(shown), [_timeless(one) for one in wanted]
    if was not in now:
        yield f"picture ‹{_difference(repr(was.shown), repr(now[0].shown))}›"


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
