"""A picture before it is painted: what it shows, in which colours, and what it says in words."""

from dataclasses import dataclass, field
from typing import TypeAlias

from bot.render.board import Board, Ending, Ranking, Scene
from bot.render.pictures.themes import Theme
from bot.render.telling import told, told_ending, told_film, told_ranking
from bot.render.writing import Say

Film: TypeAlias = tuple[Scene, ...]

LONGEST = 4096
"""What a picture may say at most, in units of UTF-16."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Picture:
    """A table, a result or a whole round. Two that show the same in the same colours are equal."""

    shown: Board | Ending | Ranking | Film
    theme: Theme
    language: str
    say: Say = field(compare=False, repr=False)
    """Says what it shows in that language."""

    @property
    def moves(self) -> bool:
        """Whether it is an animated one."""
        return isinstance(self.shown, tuple)

    def alt(self, longest: int = LONGEST) -> str:
        """Return all that it says, or as much of it as there is room for."""
        match self.shown:
            case Board() as board:
                return told(board, self.say, longest)
            case Ending() as ending:
                return told_ending(ending, self.say, longest)
            case Ranking() as ranking:
                return told_ranking(ranking, self.say, longest)
        return told_film(self.shown, self.say, longest)
