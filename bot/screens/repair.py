"""What could lie in the place of what was refused: offered to who proposed it, and only there."""

from dataclasses import replace

from bot.screens import boards
from bot.screens.parts import label, lines
from bot.screens.screen import Button, Screen, ScreenKind
from bot.screens.voice import Voice
from core.engine.sight import Sight
from core.rules.family import Draft
from core.rules.view import RoundView


def repair(voice: Voice, sight: Sight, view: RoundView, offered: Draft, phrase: str) -> Screen:
    """Offer a legal table; to say the phrase takes it as one's draft."""
    board = boards.private(voice, replace(sight, draft=offered), view)
    tiles = voice.brush.shown(board.laid)
    return Screen(
        kind=ScreenKind.NOTE,
        text=lines(
            voice.say("repair-offered", tiles=tiles),
            voice.brush.melds(board.melds),
            voice.say("repair-how", phrase=phrase),
        ),
        buttons=(
            Button(
                word=phrase,
                label=label(voice, "repair", sight.sheet),
                table=sight.table,
                version=sight.version,
                draft=sight.draft_version,
            ),
        ),
    )
