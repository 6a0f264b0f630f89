"""Renew private messages after the table's chats have shown the news."""

from collections.abc import Iterable, Iterator
from dataclasses import replace
from math import inf

from bot.conversation.delivery.readers import Readers
from bot.conversation.lessons import Lesson
from bot.screens.lobby import lapsed, left, lobby, waits_for, waits_typed
from bot.screens.parts import head, paragraphs
from bot.screens.result import closed, private_end, result
from bot.screens.screen import Screen, ScreenKind, removal
from bot.screens.slots import reach_slot, table_slot, turn_slot, which_slot
from bot.screens.teaching import learning
from bot.screens.voice import Voice
from core.engine.delivery.notices import (
    LobbyChanged,
    NextAwaited,
    NobodyStarted,
    Notice,
    RoundBegan,
    RoundOver,
    SeatPassedOn,
    TableClosed,
)
from core.engine.engine import Engine
from core.engine.people import Human, PersonId, ToPerson
from core.engine.table.state import Phase
from core.engine.table.view import TableView
from core.rules.pieces import Seat

ENDING = (RoundOver, NextAwaited, TableClosed)
"""Notices that end all turns for now; people who asked for private notices get them, too."""
OF_LOBBIES = (LobbyChanged, NobodyStarted)


def is_beside(notice: Notice, table_view: TableView) -> bool:
    """Return whether a private notice only renews what its reader sees already.

    The table's chats show the news, or the reader has left the lobby, or waits for a seat: then
    only the end of the table is news.
    """
    if not isinstance(notice.to, ToPerson) or table_view.watching:
        return False
    if table_view.awaits_seat:
        return isinstance(notice, (RoundOver, NextAwaited, *OF_LOBBIES))
    left = isinstance(notice, LobbyChanged) and table_view.me is None
    return (bool(table_view.chats) or left) and isinstance(notice, ENDING + OF_LOBBIES)


def results(voice: Voice, table_view: TableView, notice: Notice) -> Iterator[Screen]:
    """Yield the result as a reader may have asked for it, beside what a notice shows them.

    Whoever waits for a seat sees only that.
    """
    match, view = table_view.match, table_view.round_over
    if isinstance(notice, NextAwaited) and table_view.awaits_seat:
        return
    if isinstance(notice, NextAwaited | TableClosed) and match is not None and view is not None:
        by = notice.by if isinstance(notice, TableClosed) else None
        yield replace(result(voice, table_view, match, view, by), delivery="renew", hushed=True)


def renewed(voice: Voice, table_view: TableView, notice: Notice) -> Screen | None:
    """Return a replacement for the shown message, or None if the shown one is current."""
    ended = table_view.phase in {Phase.BETWEEN, Phase.OVER}
    match notice:
        case LobbyChanged() if table_view.phase is Phase.LOBBY:
            shown = left(voice, table_view) if table_view.is_left else lobby(voice, table_view)
            return replace(shown, delivery="renew")
        case NobodyStarted():
            return replace(lapsed(voice, table_view), delivery="renew")
        case RoundOver() | NextAwaited() if ended:
            return _end(voice, table_view)
        case TableClosed(by=by):
            return private_end(voice, table_view, by) or _closed(voice, table_view, by)
    return None


def _end(voice: Voice, table_view: TableView) -> Screen | None:
    """Return the end of a round; whoever waits for a seat sees what a chat would show."""
    match, view = table_view.match, table_view.round_over
    if not table_view.awaits_seat or match is None or view is None:
        return private_end(voice, table_view)
    shown = replace(result(voice, table_view, match, view), delivery="renew")
    return for_waiter(voice, table_view, shown)


def for_waiter(voice: Voice, table_view: TableView, shown: Screen) -> Screen:
    """Return a table or result as people who wait see it: their own turn will replace it."""
    if table_view.watching or not table_view.awaits_seat:
        return shown
    waits = waits_for(voice, table_view)
    return replace(
        shown,
        kind=ScreenKind.TURN,
        text=paragraphs(shown.text, waits_typed(voice, table_view)),
        beside=paragraphs(shown.beside, waits) if shown.beside else "",
        caption=paragraphs(shown.caption, waits) if shown.caption else "",
        slot=turn_slot(table_view.table),
        later=None,
    )


def without_seat(voice: Voice, table_view: TableView) -> Screen:
    """Return the screen that replaces the turn of a person who neither has nor awaits a seat."""
    return Screen(
        kind=ScreenKind.TURN,
        text=paragraphs(head(voice, table_view), voice.say("lobby-unseated")),
        slot=turn_slot(table_view.table),
        delivery="renew",
    )


def unwatched(voice: Voice, table_view: TableView, key: str) -> Screen:
    """Return what replaces the table that somebody has watched, and says why."""
    return Screen(
        kind=ScreenKind.LOBBY if table_view.phase is Phase.LOBBY else ScreenKind.TABLE,
        text=paragraphs(head(voice, table_view), voice.say(key)),
        slot=table_slot(table_view.table),
        delivery="edit",
    )


def absence(seat: Seat) -> str:
    """Return what a chat's note of an absence is about."""
    return f"seat-{seat}"


def absences_over(table_view: TableView, notice: Notice) -> Iterator[Screen]:
    """Yield what removes a chat's notes of absences: others play now, or everybody is back.

    Whoever has lost the seat need not be reached in private any more.
    """
    match notice:
        case SeatPassedOn(seat=seat, before=before):
            over: Iterable[Seat] = (seat,)
            if isinstance(before, Human) and before.person not in table_view.waiting:
                yield removal(reach_slot(table_view.table, before.person))
        case RoundBegan():
            over = {*range(len(table_view.seats))} - table_view.standins
        case RoundOver() if table_view.phase is Phase.OVER:
            over = range(len(table_view.seats))
        case TableClosed():
            over = range(len(table_view.seats))
        case _:
            return
    for seat in over:
        yield removal(f"{absence(seat)}:{table_view.table}")


def closed_notes(voice: Voice, table_view: TableView) -> Iterator[Screen]:
    """Yield what replaces the notes beside a table that was closed: none of them is true now.

    A call to somebody out of reach goes: the place has just been told that the table is closed.
    """
    text = paragraphs(head(voice, table_view), voice.say("note-stopped", code=table_view.code))
    abouts = {
        ScreenKind.NOTE: (
            *("home", "call", "objection", "pause"),
            *(f"wait-{person}" for person in table_view.waiting),
        ),
        ScreenKind.REFUSAL: ("full",),
        ScreenKind.SETTINGS: ("settings",),
    }
    slots = [
        (kind, f"{about}:{table_view.table}") for kind, named in abouts.items() for about in named
    ]
    for kind, slot in slots:
        yield Screen(kind=kind, text=text, slot=slot, delivery="renew", hushed=True)
    yield removal(f"host:{table_view.table}")
    if table_view.reader is not None:  # it may offer this table
        yield removal(which_slot(table_view.reader))
    for slot in (reach_slot(table_view.table, person) for person in sorted(table_view.unreached)):
        yield Screen(kind=ScreenKind.INVITATION, text=text, slot=slot, delivery="remove")


def _closed(voice: Voice, table_view: TableView, by: PersonId | None) -> Screen:
    begun = table_view.match is not None
    return Screen(
        kind=ScreenKind.TURN if begun else ScreenKind.LOBBY,
        text=paragraphs(head(voice, table_view), closed(voice, table_view, by)),
        slot=turn_slot(table_view.table) if begun else table_slot(table_view.table),
        delivery="renew",
    )


async def lesson_turn(engine: Engine, readers: Readers, person: PersonId, lesson: Lesson) -> Screen:
    """Return the turn to learn, with the table that meanwhile waits for the learner."""
    own = [await engine.see(table, person) for table in await engine.tables_of(person)]
    waiting = [one for one in own if one.my_turn and not one.daily]
    waits = min(waiting, key=lambda one: inf if one.time is None else one.time.left, default=None)
    paused_by = None if waits is None else waits.paused_by
    named = () if paused_by is None else (paused_by,)
    return learning.turn(await readers.voice(ToPerson(person), also=named), lesson, waits)


async def renewed_lesson(
    engine: Engine, readers: Readers, person: PersonId, lesson: Lesson
) -> Screen:
    """Return what replaces the turn to learn where it stands."""
    screen = await lesson_turn(engine, readers, person, lesson)
    return replace(screen, delivery="renew", hushed=True)
