"""`stats`: somebody's own figures, of every game that is kept."""

from collections.abc import Sequence

from bot.conversation.asked import Asked
from bot.conversation.room import Room
from bot.screens.parts import lines
from bot.screens.screen import Screen, ScreenKind
from bot.screens.voice import Voice
from core.engine.past import Past


async def stats(room: Room, asked: Asked) -> None:
    """Show somebody's figures, in private."""
    _, pasts = await room.privacy.about(asked.person)
    voice = await room.voice(asked.alone)
    screen = Screen(kind=ScreenKind.SCORE, text=_figures(voice, pasts))
    await room.surface.show(asked.alone, screen)


def _figures(voice: Voice, pasts: Sequence[Past]) -> str:
    rounds, matches = sum(past.rounds for past in pasts), sum(past.matches for past in pasts)
    if not rounds:
        return voice.say("stats-none")
    won, matches_won = sum(p.rounds_won for p in pasts), sum(p.matches_won for p in pasts)
    laid = [len(deed.laid) for past in pasts for deed in past.deeds if deed.verb != "discard"]
    return lines(
        voice.say("stats-rounds", rounds=rounds, won=won),
        voice.say("stats-matches", matches=matches, won=matches_won) if matches else "",
        voice.say("stats-laid", laid=sum(laid), most=max(laid, default=0)),
    )
