"""What somebody is told who asks for a hint: for his eyes only."""

from bot.screens.parts import lasting, lines
from bot.screens.screen import Screen, ScreenKind
from bot.screens.voice import Voice
from core.engine.helping import HINT, Told
from core.engine.sight import Sight
from core.rules.pieces import print_pieces


def hint(voice: Voice, sight: Sight, told: Told) -> Screen:
    """Tell as much of a hint as has been asked for."""
    more = () if told.whole or told.left == 0 else (lasting(voice, HINT, sight.table),)
    text = lines(_told(voice, sight, told), _rather(voice, told), _left(voice, told))
    return Screen(kind=ScreenKind.NOTE, text=text, buttons=more)


def _told(voice: Voice, sight: Sight, told: Told) -> str:
    family = sight.sheet.family.name
    tiles = voice.pieces(told.pieces)
    if not told.lays:
        return lines(_too_little(voice, told), _instead(voice, told, family))
    if not told.pieces:
        return voice.say("hint-lays")
    if not told.whole:
        return voice.say("hint-pieces", tiles=tiles, count=len(told.pieces), family=family)
    return voice.say("hint-whole", tiles=tiles, word=told.word, piece=print_pieces(told.gives))


def _too_little(voice: Voice, told: Told) -> str:
    if told.points is None or told.needed is None:
        return ""
    return voice.say("hint-too-little", points=told.points, needed=told.needed)


def _instead(voice: Voice, told: Told, family: str) -> str:
    """Say what to do where nothing can be laid."""
    key = f"hint-no-lay-{told.word.replace(' ', '-')}"
    piece, typed = voice.pieces(told.gives), print_pieces(told.gives)
    return voice.say(key, piece=piece, typed=typed, named=len(told.gives), family=family)


def _rather(voice: Voice, told: Told) -> str:
    """Say what a strong player would rather do, and why."""
    advice = told.advice
    if advice is None:
        return ""
    if not advice.tried:
        return voice.say("hint-strong-waits", stays=advice.stays)
    return voice.say(
        "hint-strong-tried",
        tried=str(advice.tried),
        wins=str(advice.wins),
        laying=str(advice.wins_laying),
    )


def _left(voice: Voice, told: Told) -> str:
    """Say how many hints are left, and that this one goes on."""
    again = "" if told.whole or told.left == 0 else voice.say("hint-again")
    if told.left is None:
        return again
    return " ".join(filter(None, (voice.say("hints-left", count=told.left), again)))
