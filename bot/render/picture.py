"""A picture before it is painted: its content, its theme and its text; and the film of a round.

A film shows a round scene by scene, as everybody saw it. Its end shows all racks.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TypeAlias

from bot.render.board import (
    Around,
    Board,
    Ending,
    Ranking,
    Scene,
    ShownPiece,
    ending,
    public_board,
)
from bot.render.names import safe_name, without_idle_marks
from bot.render.numbering import Numbering
from bot.render.pictures.themes import Theme
from bot.render.telling import told, told_deed, told_ending, told_film, told_ranking
from bot.render.writing import Say, Spoken, part
from bot.texts.translator import listed
from core.engine.table.deeds import deed
from core.rules.events import Outcome
from core.rules.match import Match
from core.rules.pieces import Pieces, Table, groups_of, print_pieces
from core.rules.play import view
from core.rules.records.record import Record
from core.rules.records.replay import Played
from core.rules.round import Round

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


GLANCE = 700
"""Milliseconds for a scene in which nothing is laid."""
LOOK = 2000
"""Milliseconds for a scene in which something is laid."""
REST = 8000
"""Milliseconds for the end."""


Named: TypeAlias = Callable[[Played], Mapping[str, str]]
"""Returns the names of all seats at a move by their names in the moves, in the order of play."""


def scenes(
    seats: Named,
    steps: Iterable[Played],
    say: Say,
    number: int,
    write: Callable[[Pieces], str] | None = None,
) -> Iterator[Scene]:
    """Return the scenes of the round with this number, counted from 1.

    Refused moves are left out. Without `write`, pieces are written for a picture.
    """
    teller = _Teller(seats, say, write or partial(_in_a_picture, say=say))
    for played in steps:
        if played.round == number and played.decision.ok:
            yield from teller.scenes(played)


def named_seats(record: Record) -> Named:
    """Return what names a record's seats: the same at every move."""
    names = {seat: record.names.get(seat, seat) for seat in record.seats}
    return lambda _played: names


class _Teller:
    """Follows a round, so that each scene can mark what is new."""

    def __init__(self, seats: Named, say: Say, write: Callable[[Pieces], str]) -> None:
        self._say = say
        self._write = write
        self._named = seats
        self._seats: tuple[str, ...] = ()
        self._names: tuple[str, ...] = ()
        self._before: Round | None = None
        self._numbering = Numbering()

    def scenes(self, played: Played) -> Iterator[Scene]:
        """Return the scenes after a move: the table, and the end if the move ends the round."""
        after = played.match.round
        if after is None:
            return
        named = self._named(played)
        self._seats, self._names = tuple(named), tuple(map(safe_name, named.values()))
        seen: Table = after.table if self._before is None else self._before.table
        self._numbering = self._numbering.after(groups_of(after.table))
        if self._before is None or _ends_turn(self._before, after):
            self._numbering = self._numbering.settled()
        shown = view(played.match, None).round
        assert shown is not None
        around = self._around(played)
        board = public_board(shown, around, self._numbering, seen)
        laid = any(piece.new for meld in board.melds for piece in meld.pieces)
        heading = self._told(played, after)
        yield Scene(replace(board, heading=heading), LOOK if laid or not played.move else GLANCE)
        if shown.outcome is not None:
            told = replace(around, ending=self._ended(shown.outcome), scores=played.match.totals)
            yield Scene(ending(shown, told), REST)
        self._before = after

    def _around(self, played: Played) -> Around:
        return Around(
            title=self._sheet(played.match),
            subtitle=self._text("film-round", round=str(played.round)),
            names=self._names,
            scores=_standing_before(played.match),
        )

    def _sheet(self, match: Match) -> str:
        return self._text(f"sheet-{match.sheet.id}")

    def _told(self, played: Played, after: Round) -> str:
        """Describe a deed in a sentence."""
        if self._before is None or not played.move:
            starter = after.to_move if after.starter is None else after.starter
            return self._text("film-dealt", name=self._names[starter])
        seat = self._seats.index(played.seat)
        done = deed(seat, played.verb, self._before, after, played.decision.events)
        family = played.match.sheet.family.name
        name = self._names[seat]
        judged = "" if done.objection is None else self._names[done.objection.seat]
        return told_deed(
            done, self._text, name=name, family=family, judged=judged, write=self._write
        )

    def _ended(self, outcome: Outcome) -> str:
        winners = listed([self._names[seat] for seat in outcome.winners], self._text)
        return self._text(f"result-{outcome.result}", winners=winners, count=len(outcome.winners))

    def _text(self, key: str, **figures: str | int) -> str:
        return without_idle_marks(self._say(key, **figures))


def _in_a_picture(pieces: Pieces, *, say: Say) -> str:
    """Write tiles in notation, as they are drawn, and cards as people say them.

    A picture's font lacks the signs of the suits.
    """
    shown = tuple(ShownPiece(str(piece)) for piece in pieces)
    cards = bool(shown) and all(part(one).colour.isupper() for one in shown)
    return Spoken(say).pieces(shown) if cards else print_pieces(pieces)


def _ends_turn(before: Round, after: Round) -> bool:
    return after.outcome is not None or after.to_move != before.to_move


def _standing_before(match: Match) -> tuple[int, ...]:
    """Return the score without what this round has brought."""
    outcome = None if match.round is None else match.round.outcome
    if outcome is None or not outcome.scores:
        return match.totals
    return tuple(total - won for total, won in zip(match.totals, outcome.scores, strict=True))
