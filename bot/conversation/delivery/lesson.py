"""Shows a learner the turn to learn, and keeps it current while their tables go on."""

from dataclasses import replace
from math import inf

from bot.conversation.delivery.readers import Readers
from bot.conversation.lessons import Lesson
from bot.screens.screen import Screen
from bot.screens.teaching import learning
from core.engine.engine import Engine
from core.engine.people import PersonId, ToPerson


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
