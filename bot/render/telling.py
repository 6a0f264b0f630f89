"""Tables and results as text: all that their pictures say, line by line."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from bot.render.board import (
    Board,
    Ending,
    Ranking,
    Scene,
    ShownGroup,
    ShownMeld,
    ShownPieces,
    ShownSeat,
)
from bot.render.names import without_idle_marks
from bot.render.writing import Notation, Say, Spoken, Writer
from bot.texts.numbers import signed
from bot.texts.translator import listed, sequence, sound_of_time
from core.engine.table.deeds import Deed
from core.rules.events import ObjectionEffect, TimeoutEffect
from core.rules.pieces import Pieces, Seat, print_pieces

Write: TypeAlias = Callable[[ShownPieces], str]
"""Writes pieces that stand together, on one line."""
BETWEEN = " | "
"""Between the melds of one lay."""
TIMEOUT = ("laid", "back", "taken", "drawn", "returned", "discarded")
"""The ways in which a timeout moves pieces, in the order of the text."""


def told_deed(
    deed: Deed,
    say: Say,
    *,
    name: str,
    family: str,
    reader: Seat | None = None,
    judged: str = "",
    write: Callable[[Pieces], str] = print_pieces,
) -> str:
    """Describe a deed; name the word itself if it has no text of its own.

    A reader's own timeout, objection or lay is told as theirs; `judged` is the name of the seat
    whose lay somebody objected to.
    """
    own = deed.seat == reader
    if deed.timeout is not None:
        figures = _figures(deed, deed.timeout, say, family, write)
        key = "deed-timeout-own" if own else "deed-timeout"
        return say(key, name=name, figures=listed(figures, say), told=len(figures))
    if deed.objection is not None:
        whose = "mine" if deed.objection.seat == reader else "own" if own else "other"
        return _upheld(deed.objection, say, name=name, judged=judged, whose=whose, write=write)
    for_reader = "note-plan-laid" if deed.laid else "deed-for-you"
    key = for_reader if own and deed.automatic else f"deed-{deed.verb}"
    try:
        return say(
            key,
            name=name,
            verb=deed.verb,
            tiles=BETWEEN.join(map(write, deed.groups)) or write(deed.laid or deed.picked),
            laid=len(deed.laid),
            picked=len(deed.picked),
            gained=deed.gained,
            family=family,
        )
    except LookupError:
        return say("deed-other", name=name, verb=deed.verb)


def _upheld(
    objection: ObjectionEffect,
    say: Say,
    *,
    name: str,
    judged: str,
    whose: str,
    write: Callable[[Pieces], str],
) -> str:
    """Describe what an upheld objection gave back, to whom, and that it costs nothing."""
    tiles = write(objection.back)
    told = say("deed-upheld", name=name, judged=judged, whose=whose, tiles=tiles)
    closed = "" if objection.opened else say("deed-upheld-first", judged=judged, whose=whose)
    return " ".join(filter(None, (told, closed)))


def _figures(
    deed: Deed, timeout: TimeoutEffect, say: Say, family: str, write: Callable[[Pieces], str]
) -> list[str]:
    """Describe what a timeout did: `laid 3 tiles`, `drew 3 as a penalty`, `discarded KH`."""
    penalty = "yes" if timeout.drawn > 1 and not timeout.idle else "no"
    tiles = write(deed.laid[-1:])  # a card that lies in no meld comes last
    tell = partial(say, family=family, penalty=penalty, tiles=tiles)
    return [
        tell(f"timeout-{what}", count=getattr(timeout, what))
        for what in TIMEOUT
        if getattr(timeout, what) and (deed.laid or what != "discarded")
    ]


def told(board: Board, say: Say, longest: int) -> str:
    """Describe a table in spoken words; shorten the text beyond `longest`."""
    say = _clean(say)
    return fitting(
        longest,
        _Teller(say, Spoken(say).pieces).board(board),
        _Teller(say, Notation().pieces).board(board),
        short(board, say),
    )


def told_ranking(ranking: Ranking, say: Say, longest: int) -> str:
    """Describe a ranking, a line each; the last lines are left out first."""
    say = _clean(say)
    lines = [
        say(
            ranking.line,
            place=str(one.place),
            name=one.name,
            figure=str(one.figure),
            points=one.figure,
            rounds=one.rounds,
        )
        for one in ranking.places
    ]
    head = _title(ranking.title, ranking.subtitle, say)
    whole = ["\n".join((head, *lines[:many])) for many in range(len(lines), -1, -1)]
    return fitting(longest, *whole)


def written(board: Board, say: Say, longest: int, *writers: Writer) -> str:
    """Describe a table with its pieces written by one of the writers.

    The first writer is used that knows every piece and keeps the text short enough; else spoken
    words.
    """
    texts = (_attempt(board, say, writer) for writer in writers)
    found = (text for text in texts if text and length(text) <= longest)
    return next(found, None) or told(board, say, longest)


def _attempt(board: Board, say: Say, writer: Writer) -> str:
    try:
        return _Teller(_clean(say), writer.pieces).board(board)
    except KeyError:
        return ""


def told_ending(ending: Ending, say: Say, longest: int) -> str:
    """Describe the result of a round; in notation if spoken words are too long."""
    say = _clean(say)
    return fitting(
        longest,
        _Teller(say, Spoken(say).pieces).ending(ending),
        _Teller(say, Notation().pieces).ending(ending),
        _Teller(say, Notation().pieces).standing(ending),
        ending.heading,
    )


def written_ending(ending: Ending, say: Say, write: Write) -> str:
    """Describe the result of a round, with its pieces written so."""
    return _Teller(_clean(say), write).ending(ending)


def told_film(film: Sequence[Scene], say: Say, longest: int) -> str:
    """Describe a replay move by move; if that is too long, only the lays, or only the end."""
    say = _clean(say)
    *moves, last = film
    end = told_ending(last.shown, say, longest) if isinstance(last.shown, Ending) else ""
    told_moves = [scene.shown.heading for scene in (moves if end else film)]
    lays = [scene.shown.heading for scene in moves if _lays(scene)]
    return fitting(longest, _lines(*told_moves, end), _lines(*lays, end), end or told_moves[-1])


def _lays(scene: Scene) -> bool:
    board = scene.shown
    return isinstance(board, Board) and any(p.new for meld in board.melds for p in meld.pieces)


def fitting(longest: int, *texts: str) -> str:
    """Return the first text that is short enough; otherwise the last one, cut between words."""
    fit = next((text for text in texts if length(text) <= longest), None)
    return fit if fit is not None else texts[-1][: longest - 1].rpartition(" ")[0] + "…"


def length(text: str) -> int:
    """Return a text's length as platforms count it: in UTF-16 code units."""
    return len(text.encode("utf-16-le")) // 2


def short(board: Board, say: Say) -> str:
    """Describe a table in one line: how much lies there, and whose turn it is."""
    to_move = next((seat.name for seat in board.seats if seat.to_move), "–")
    return _clean(say)(
        "board-short",
        title=board.title,
        count=sum(len(meld.pieces) for meld in board.melds),
        melds=len(board.melds),
        stock=board.stock,
        name=to_move,
    )


def _clean(say: Say) -> Say:
    """Remove direction marks that isolate nothing: they count, and are read aloud."""
    return lambda key, **figures: without_idle_marks(say(key, **figures))


@dataclass(frozen=True, slots=True)
class _Teller:
    """Describes tables in one language, with one way of writing pieces."""

    say: Say
    write: Write

    def board(self, board: Board) -> str:
        """Describe a table, and the rack below it."""
        return _lines(
            _title(board.title, board.subtitle, self.say),
            *(self._seat(board, seat) for seat in board.seats),
            self.say("board-stock", count=str(board.stock)),
            self._pile(board),
            board.heading or (self.say("screen-table") if board.melds else ""),
            *(self._meld(meld) for meld in board.melds),
            self._pieces("board-loose", board.loose),
            self._pieces("board-missing", board.missing),
            self.rack(board),
        )

    def ending(self, ending: Ending) -> str:
        """Describe the result of a round, with the racks."""
        racks = [self._pieces("board-ended-rack", seat.rack) for seat in ending.seats]
        seats = zip(self._standing(ending), racks, strict=True)
        head = _title(ending.title, ending.subtitle, self.say), ending.heading
        return _lines(*head, *(line for seat in seats for line in seat))

    def standing(self, ending: Ending) -> str:
        """Describe the result of a round, without the racks."""
        return _lines(ending.heading, *self._standing(ending))

    def _standing(self, ending: Ending) -> Iterator[str]:
        for seat in ending.seats:
            name = self.say("board-won", name=seat.name) if seat.won else seat.name
            tell = partial(self.say, name=name, gain=signed(seat.gain), total=signed(seat.total))
            if seat.hints is None:
                yield tell("board-ended")
            else:
                yield tell("board-ended-hints", hints=str(seat.hints))

    def rack(self, board: Board) -> str:
        """Describe the rack; empty in the public picture."""
        if board.rack is None:
            return ""
        groups = sequence(map(self._group, board.rack), self.say)
        if not any(seat.me for seat in board.seats):
            return self.say("board-ended-rack", pieces=groups) if groups else ""
        if not groups:
            return self.say("board-rack-empty", family=board.family)
        count = str(sum(len(group.pieces) for group in board.rack))
        return self.say("board-rack", family=board.family, count=count, pieces=groups)

    def _group(self, group: ShownGroup) -> str:
        pieces = self.write(group.pieces)
        return self.say("board-block", pieces=pieces) if group.own else pieces

    def _seat(self, board: Board, seat: ShownSeat) -> str:
        mine, gone = seat.me and not seat.plain, seat.left and not seat.plain
        name = self.say("board-seat-me", name=seat.name) if mine else seat.name
        if gone:
            name = self.say("board-seat-gone", name=name)
        elif seat.until:
            sound = sound_of_time(seat.until)
            name = self.say("board-seat-time", name=name, time=seat.until, sound=sound)
        elif seat.to_move:
            name = self.say("board-seat-turn", name=name)
        count, score = seat.count, signed(seat.score)
        return self.say("board-seat", name=name, family=board.family, count=count, score=score)

    def _pile(self, board: Board) -> str:
        if board.family != "cards":
            return ""
        if not board.pile:
            return self.say("board-pile-empty")
        top, count = self.write(board.pile[-1:]), str(len(board.pile))
        return self.say("board-pile", top=top, count=count)

    def _meld(self, meld: ShownMeld) -> str:
        pieces = self.write(meld.pieces)
        if meld.wrong:
            return self.say("board-wrong", number=str(meld.number), pieces=pieces)
        return f"{meld.number}. {pieces}"

    def _pieces(self, key: str, pieces: ShownPieces) -> str:
        return self.say(key, pieces=self.write(pieces)) if pieces else ""


def _title(title: str, more: str, say: Say) -> str:
    return say("labelled", label=title, what=more) if more else title


def _lines(*lines: str) -> str:
    return "\n".join(line for line in lines if line)
