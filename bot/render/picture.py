"""A picture before it is painted: its content, its theme, and its text."""

from dataclasses import dataclass, field
from typing import TypeAlias

from bot.render.board import Board, Ending, Ranking, Scene
from bot.render.pictures.themes import Theme
from bot.render.telling import told, told_ending, told_film, told_ranking
from bot.render.writing import Say

Film: TypeAlias = tuple[Scene, ...]

LONGEST = 4096
"""The most UTF-16 code units of a picture's alternative text."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """A table, a result or a whole round. Two pictures with equal content and theme are equal."""

    shown: Board | Ending | Ranking | Film
    theme: Theme
    language: str
    say: Say = field(compare=False, repr=False)
    """Describes the content in that language."""

    @property
    def moves(self) -> bool:
        """Whether it is animated."""
        return isinstance(self.shown, tuple)

    def alt(self, longest: int = LONGEST) -> str:
        """Return the alternative text, shortened if necessary."""
        match self.shown:
            case Board() as board:
                return told(board, self.say, longest)
            case Ending() as ending:
                return told_ending(ending, self.say, longest)
            case Ranking() as ranking:
                return told_ranking(ranking, self.say, longest)
        return told_film(self.shown, self.say, longest)
