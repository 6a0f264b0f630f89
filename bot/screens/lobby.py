"""The lobby: who sits there, what is agreed, how to begin."""

from bot.screens.agreed import clock_name, goal_name, house_rules
from bot.screens.parts import button, head, lasting, lines, paragraphs
from bot.screens.screen import Button, Screen, ScreenKind
from bot.screens.voice import Voice
from core.engine.people import Computer, Human, Occupant
from core.engine.sight import Sight
from core.rules.pieces import Seat


def lobby(voice: Voice, sight: Sight) -> Screen:
    """Show the lobby of a table."""
    seated = [_seated(voice, sight, seat, who) for seat, who in enumerate(sight.seats)]
    room = voice.say("lobby-seats", taken=str(len(sight.seats)), seats=str(sight.sheet.max_players))
    agreed = lines(
        goal_name(voice, sight.settings.goal or sight.sheet.goal),
        house_rules(voice, sight.sheet),
        clock_name(voice, sight),
    )
    return Screen(
        kind=ScreenKind.LOBBY,
        text=paragraphs(
            head(voice, sight),
            lines(room, *seated),
            agreed,
            voice.say("lobby-how", code=sight.code),
        ),
        buttons=_buttons(voice, sight),
        slot=f"table:{sight.table}",
        delivery="edit",
    )


def _seated(voice: Voice, sight: Sight, seat: Seat, who: Occupant) -> str:
    number, name = str(seat + 1), voice.occupant(who, seat)
    if isinstance(who, Computer):
        return voice.say("lobby-computer", number=number, name=name, level=who.level)
    if who == Human(sight.host):
        return voice.say("lobby-host", number=number, name=name)
    return voice.say("lobby-person", number=number, name=name)


def _buttons(voice: Voice, sight: Sight) -> tuple[Button, ...]:
    taken, sheet = len(sight.seats), sight.sheet
    start = button(voice, sight, "start", primary=taken >= sheet.min_players)
    more = button(voice, sight, "settings computers more")
    fewer = button(voice, sight, "settings computers fewer")
    return (
        *((lasting(voice, "join", sight.table),) if taken < sheet.max_players else ()),
        start,
        *((more,) if taken < sheet.max_players else ()),
        *((fewer,) if any(isinstance(who, Computer) for who in sight.seats) else ()),
        lasting(voice, "rules", sight.table),
        lasting(voice, "settings", sight.table),
        button(voice, sight, "leave"),
    )
