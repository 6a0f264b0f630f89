"""What can be chosen of the own rack, and what can be done with it."""

from bot.render.board import Board, ShownPiece
from bot.screens.parts import label
from bot.screens.screen import Button, Choice
from bot.screens.voice import Voice
from core.engine.sight import Sight
from core.rules.view import RoundView

PLACED_BY_HAND = "none"
"""The kind of help with which tiles are only taken in hand."""


def choice(voice: Voice, sight: Sight, view: RoundView, board: Board) -> Choice | None:
    """Offer the pieces on the reader's rack, where something can be done with them now."""
    words = _words(sight, view)
    if not words or not board.rack or not sight.my_turn or sight.paused:
        return None
    return Choice(
        pieces=tuple(
            (shown.piece, _shown(voice, shown)) for group in board.rack for shown in group.pieces
        ),
        words=tuple(
            Button(
                word=word,
                label=label(voice, word, sight.sheet),
                table=sight.table,
                version=sight.version,
                draft=sight.draft_version,
            )
            for word in words
        ),
    )


def _words(sight: Sight, view: RoundView) -> tuple[str, ...]:
    """Return the words that take pieces, at this point of the turn."""
    known, stage = sight.sheet.family.words, view.turn.partition(" ")[0]
    if stage == "return":
        return ("return",)
    if "play" in known:
        return ("pick",) if sight.settings.assist.mode == PLACED_BY_HAND else ("play",)
    return tuple(word for word in ("meld", "discard") if word in known and stage == "drawn")


def _shown(voice: Voice, shown: ShownPiece) -> str:
    """Show a piece by its colour and by how it is typed: not by the colour alone."""
    colour = voice.brush.emoji.shown((ShownPiece(shown.piece),)).split(maxsplit=1)[0]
    return shown.piece if colour == shown.piece else f"{colour}{shown.piece}"
