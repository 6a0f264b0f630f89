"""A round that is over, once more: for who played in it."""

import asyncio
from collections.abc import Iterator

from bot.conversation.asked import Asked
from bot.conversation.room import Room
from bot.render.board import Scene
from bot.render.film import scenes
from bot.render.telling import told_film
from bot.screens.parts import head_of, paragraphs, pictured
from bot.screens.screen import Screen, ScreenKind
from bot.screens.voice import Voice
from core.engine.matchlog import MatchLog, Told
from core.engine.refusals import TableCode, TableRefusedError
from core.rules.decision import Decision
from core.rules.events import RoundDealt
from core.rules.match import new_match
from core.rules.play import evolve_all
from core.rules.records.replay import Played

LONGEST = 3500
"""What is told of a round at most, in units of UTF-16; the head of the message needs room, too."""


async def replay(room: Room, asked: Asked) -> None:
    """Show the last round that is over; where no pictures are shown, tell it."""
    table = await room.finder.find(asked)
    log = await room.engine.last_match(table, asked.person)
    sight = await room.engine.see(table, asked.person)
    voice = await room.readers.voice(asked.here, sight, also=sorted(log.people))
    number, film = await asyncio.to_thread(_film, voice, log)
    if not film:
        raise TableRefusedError(TableCode.NO_ROUND_OVER)
    await room.show(asked, asked.here, _screen(voice, head_of(voice, sight, number), film))


def _screen(voice: Voice, title: str, film: tuple[Scene, ...]) -> Screen:
    told = told_film(film, voice.say, LONGEST)
    return Screen(
        kind=ScreenKind.REPLAY,
        text=paragraphs(title, told),
        caption=paragraphs(title, voice.say("replay-caption")),
        picture=pictured(voice, film),
    )


def _film(voice: Voice, log: MatchLog) -> tuple[int, tuple[Scene, ...]]:
    """Return the last round that is over, and its scenes; none where there is no such round."""
    steps = tuple(played(log))
    if not steps:
        return 0, ()
    number = steps[-1].round
    seats = {str(seat): voice.occupant(who, seat) for seat, who in enumerate(log.seats)}
    return number, tuple(scenes(seats, steps, voice.say, number))


def played(log: MatchLog) -> Iterator[Played]:
    """Return the moves of all rounds that are over, each with the match after it."""
    match, round_, move = new_match(log.sheet, len(log.seats), log.goal), 0, 0
    for together in _moves(log):
        (seat, first), *_ = together
        begins = isinstance(first, RoundDealt)
        round_, move = (round_ + 1, 0) if begins else (round_, move + 1)
        events = tuple(event for _, event in together)
        match = evolve_all(match, events)
        told = None if begins else log.sheet.family.write_event(first)
        yield Played(
            round=round_,
            move=move,
            seat="" if seat is None else str(seat),
            verb="" if told is None else told.partition(" ")[0],
            decision=Decision(events=events),
            match=match,
        )


def _moves(log: MatchLog) -> Iterator[tuple[Told, ...]]:
    """Put each deed together with what followed from it."""
    family, together = log.sheet.family, list[Told]()
    for told in log.finished:
        seat, event = told
        deed = seat is not None and family.write_event(event) is not None
        if together and (deed or isinstance(event, RoundDealt)):
            yield tuple(together)
            together = []
        together.append(told)
    if together:
        yield tuple(together)
