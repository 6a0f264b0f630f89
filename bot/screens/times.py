"""How long something takes, and what is left of a turn, in words."""

from bot.screens.voice import Voice
from core.engine.sight import Sight

MINUTE, HOUR, DAY = 60, 3_600, 86_400
GRACE = 5
"""Seconds that may be told too many, so that five minutes that have just begun are five."""


def duration(voice: Voice, seconds: int) -> str:
    """Say how long that is in the largest units: `2 days 5 h`, `5 h 20 min`, `4 min`, `95 s`."""
    about = seconds + GRACE
    if about < 2 * MINUTE:
        return voice.say("time-seconds", seconds=seconds)
    if about < HOUR:
        return voice.say("time-minutes", minutes=about // MINUTE)
    if about < DAY:
        hours, rest = divmod(about, HOUR)
        return voice.say("time-hours", hours=hours, minutes=rest // MINUTE)
    days, rest = divmod(about, DAY)
    return voice.say("time-days", days=days, hours=rest // HOUR)


def time_left(voice: Voice, sight: Sight) -> str:
    """Say how much of the turn is left, or that the clock stands; nothing where there is none."""
    if sight.time is None or sight.round is None or sight.round.outcome is not None:
        return ""
    if sight.time.night and not sight.paused:
        return voice.say("time-night", time=duration(voice, sight.time.left))
    if not sight.time.runs:
        return voice.say("note-clock-stands")
    return voice.say("time-left", time=duration(voice, sight.time.left))
