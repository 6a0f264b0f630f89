"""What stands in private says what holds now, too, once the chats of the table say it."""

from dataclasses import replace

from bot.screens.lobby import lapsed, lobby
from bot.screens.parts import head, paragraphs
from bot.screens.play import turn_slot
from bot.screens.result import private_end
from bot.screens.screen import Screen, ScreenKind
from bot.screens.voice import Voice
from core.engine.notices import (
    LobbyChanged,
    NextAwaited,
    NobodyStarted,
    Notice,
    RoundOver,
    TableClosed,
)
from core.engine.people import ToPerson
from core.engine.sight import Sight
from core.engine.state import Phase

ENDING = (RoundOver, NextAwaited, TableClosed)
"""What ends all turns for now: told in private too to who has asked to be told of turns there."""
OF_LOBBIES = (LobbyChanged, NobodyStarted)


def is_beside(notice: Notice, sight: Sight) -> bool:
    """Say whether a notice tells a person what is told where all can see it."""
    alone = isinstance(notice.to, ToPerson) and bool(sight.chats)
    return alone and isinstance(notice, ENDING + OF_LOBBIES)


def renewed(voice: Voice, sight: Sight, notice: Notice) -> Screen | None:
    """Return what is shown in place of what stands there, if anything does; None: it is newer."""
    ended = sight.phase in {Phase.BETWEEN, Phase.OVER}
    match notice:
        case LobbyChanged() if sight.phase is Phase.LOBBY:
            return replace(lobby(voice, sight), delivery="renew")
        case NobodyStarted():
            return replace(lapsed(voice, sight), delivery="renew")
        case RoundOver() | NextAwaited() if ended:
            return private_end(voice, sight)
        case TableClosed():
            return private_end(voice, sight) or _closed(voice, sight)
    return None


def without_seat(voice: Voice, sight: Sight) -> Screen:
    """Return what is shown in place of the turn of somebody who gave up the seat."""
    return Screen(
        kind=ScreenKind.TURN,
        text=paragraphs(head(voice, sight), voice.say("refusal-not-seated")),
        slot=turn_slot(sight.table),
        delivery="renew",
    )


def _closed(voice: Voice, sight: Sight) -> Screen:
    begun = sight.match is not None
    return Screen(
        kind=ScreenKind.TURN if begun else ScreenKind.LOBBY,
        text=paragraphs(head(voice, sight), voice.say("note-stopped", code=sight.code)),
        slot=turn_slot(sight.table) if begun else f"table:{sight.table}",
        delivery="renew",
    )
