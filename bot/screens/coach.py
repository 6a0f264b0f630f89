"""A line in each of somebody's first turns: what to do now, with the fingers."""

from bot.screens.voice import Voice
from core.engine.people import Wishes
from core.engine.sight import Sight
from core.rules.family import Family
from core.rules.picked import Built
from core.rules.round import Round
from core.rules.view import RoundView

LESSONS = 3
"""Turns in which it is said."""


def lessons_left(wishes: Wishes) -> int:
    """Return in how many more turns somebody is told what to do."""
    return max(0, LESSONS - (wishes.coached or 0))


def built(sight: Sight, view: RoundView) -> Built | None:
    """Return how far the reader's draft has come as a first laying; None where none is needed."""
    family: Family[Round, RoundView] = sight.sheet.family
    return family.built(view, sight.draft) if sight.my_turn else None


def coach(voice: Voice, sight: Sight, view: RoundView) -> str:
    """Say what to do at this point of the turn; nothing to who has learned it."""
    if not voice.lessons or not sight.my_turn or sight.paused:
        return ""
    key = f"coach-{_point(sight, view)}"
    if not voice.translator.has(key):
        return ""
    rules = sight.sheet.as_data()
    points, sets = rules.get("first_laying"), rules.get("sets", True)
    needed = points if isinstance(points, int) else 0
    return voice.say(key, points=needed, sets="yes" if sets else "no")


def _point(sight: Sight, view: RoundView) -> str:
    stage = view.turn.partition(" ")[0]
    if stage:
        return stage
    if sight.draft.groups is None:
        return f"begin-{_begin(sight, view)}"
    first = built(sight, view)
    return "draft" if first is None or first.enough else "short"


def _begin(sight: Sight, view: RoundView) -> str:
    """Return how a turn begins: before the first laying otherwise than after it."""
    if "play" not in sight.sheet.family.words:
        return sight.sheet.family.name
    points = sight.sheet.as_data().get("first_laying")
    if not isinstance(points, int) or sight.me in view.opened:
        return "opened"
    return "first" if points else "own"
