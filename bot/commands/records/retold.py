"""The results of a record's moves: data for programs, lines for people, or an animated picture."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from bot.commands.console import Console, UnusableError, short
from bot.commands.progress import Progress, followed
from bot.texts.numbers import signed
from bot.texts.refusals import word_refusal
from bot.texts.translator import listed
from core.engine.private_files import make_private
from core.rules.actions import Decision, Timeout
from core.rules.events import Event, Outcome, RoundEnded
from core.rules.match import Match, ahead
from core.rules.pieces import Seat, print_pieces, print_table
from core.rules.records.record import Record
from core.rules.records.replay import Played
from core.rules.records.writing import written_position
from core.rules.refusals import Refusal
from core.rules.round import Round
from core.rules.sheet import Sheet


def move(played: Played) -> dict[str, object]:
    """Return the line of one move."""
    place = {
        "round": played.round,
        "move": played.move,
        "seat": played.seat,
        "verb": played.verb,
    }
    return {**place, **_answer(played)}


def _answer(played: Played) -> dict[str, object]:
    refusal = played.decision.refusal
    if refusal is not None:
        return {"ok": False, "code": refusal.code, "codes": refusal.codes, **_figures(refusal)}
    if played.verb == Timeout.verb:
        counted, drawn = timeout(played.decision)
        return {"ok": True, "counted": counted, "drawn": drawn}
    points = first_laying(played.decision)
    return {"ok": True} if points is None else {"ok": True, "points": points}


def _figures(refusal: Refusal) -> dict[str, object]:
    """Return the available figures of the first fault."""
    first = refusal.faults[0]
    figures = {
        "points": first.points,
        "needed": first.needed,
        "tiles": [str(piece) for piece in first.tiles] or None,
        "meld": first.meld,
    }
    return {name: figure for name, figure in figures.items() if figure is not None}


def first_laying(decision: Decision) -> int | None:
    """Return the points of a first laying; None if the move was none."""
    points = (getattr(event, "points", None) for event in decision.events)
    return next((counted for counted in points if counted is not None), None)


def timeout(decision: Decision) -> tuple[bool, int]:
    """Return whether the turn counted at its timeout, and how many pieces were drawn."""
    event: Event = decision.events[0]
    drawn: Sequence[object] | None = getattr(event, "drawn", None)
    if drawn is not None:
        return getattr(event, "counted", False), len(drawn)
    return False, int(getattr(event, "taken", None) is not None)


def final(match: Match, seats: Sequence[str]) -> dict[str, object]:
    """Return the state of the match after the last played move."""
    outcome = None if match.round is None else match.round.outcome
    scores = outcome.scores if outcome else (0,) * len(seats)
    return {
        "position": written_position(match, seats),
        "round_over": outcome is not None,
        "result": outcome.result if outcome else "open",
        "winners": named(outcome.winners if outcome else (), seats),
        "scores": dict(zip(seats, scores, strict=True)),
        "totals": dict(zip(seats, match.totals, strict=True)),
        "match_over": match.over,
        "match_winners": named(match.winners or (), seats),
    }


def named(winners: Sequence[Seat], seats: Sequence[str]) -> list[str]:
    """Return the names of some seats."""
    return [seats[seat] for seat in winners]


LONGEST_LINE = 300
"""The maximum length of a shown move, in characters; longer ones are cut."""


class Retelling:
    """Shows moves in the order of play."""

    def __init__(self, console: Console, record: Record, sheet: Sheet) -> None:
        self._console = console
        self._record = record
        self._sheet = sheet
        self._round = 0

    def move(self, played: Played) -> None:
        """Show one move, followed by the answer of the rules."""
        if played.round != self._round:
            self._round = played.round
            self._console.say("cli-round", round=str(played.round))
        if played.move:
            line = self._record.rounds[played.round - 1].moves[played.move - 1]
            self._console.write(f"{played.move:4}  {short(line, LONGEST_LINE)}")
        self._answer(played)
        for event in played.decision.events:
            if isinstance(event, RoundEnded):
                self._outcome(event.outcome)

    def _answer(self, played: Played) -> None:
        if played.decision.refusal is not None:
            self._refused(played.decision.refusal, played.match)
            return
        points = first_laying(played.decision)
        if points is not None:
            self._below("cli-first-laying", points=points)
        if played.verb == Timeout.verb:
            counted, drawn = timeout(played.decision)
            self._below("cli-timeout-counted" if counted else "cli-timeout", drawn=drawn)

    def _refused(self, refusal: Refusal, match: Match) -> None:
        running = None if match.round is None or match.round.outcome else match.round
        said = word_refusal(
            refusal,
            self._console.translator,
            self._console.language,
            sheet=self._sheet,
            write=print_pieces,
            mover="" if running is None else self._record.seats[running.to_move],
        )
        for sentence in said:
            self._below("cli-refused", why=sentence)

    def _below(self, key: str, **figures: str | int) -> None:
        self._console.write(f"      {self._console.text(key, **figures)}")

    def _outcome(self, outcome: Outcome) -> None:
        seats = self._record.seats
        winners = named(outcome.winners, seats)
        names = listed(winners, self._console.text)
        key = f"result-{outcome.result}"
        self._console.say(key, count=len(winners), winners=names)
        self._console.say("result-round", standing=standing(seats, outcome.scores))

    def end(self, match: Match) -> None:
        """Show the state of the match: the table, all racks, and the totals."""
        seats = self._record.seats
        if match.round is not None:
            self._console.write()
            self._lying(match.round)
        self._console.say("result-total", standing=standing(seats, match.totals))
        if match.winners is not None:
            winners = named(match.winners, seats)
            count = len(ahead(match.winners, len(seats)))
            self._console.say(
                "cli-match-won", count=count, winners=listed(winners, self._console.text)
            )

    def _lying(self, round_: Round) -> None:
        seats = self._record.seats
        self._console.say("cli-table", table=print_table(round_.table) or "–")
        for name, rack in zip(seats, round_.racks, strict=True):
            key = "result-rack" if rack else "result-rack-empty"
            self._console.say(key, name=name, tiles=print_pieces(rack))
        self._console.say("cli-stock", count=len(round_.stock), family=self._sheet.family.name)
        if round_.outcome is None:
            self._console.say("cli-to-move", name=seats[round_.to_move])


def standing(seats: Sequence[str], figures: Sequence[int]) -> str:
    """Return each seat's points or chips."""
    return ", ".join(
        f"{name} {signed(figure)}" for name, figure in zip(seats, figures, strict=True)
    )


def film(console: Console, record: Record, steps: Iterable[Played], out: Path, number: int) -> None:
    """Write a round as a GIF.

    Raises:
        UnusableError: there is nothing to show, or the file cannot be written.
        RecordError: the record is unreadable or impossible.
    """
    from bot.render.picture import named_seats, scenes
    from bot.render.pictures.film import gif
    from bot.render.pictures.studio import Studio

    shown = tuple(scenes(named_seats(record), steps, console.text, number))
    if not shown:
        raise UnusableError("cli-film-nothing", round=str(number))
    progress = Progress(all=len(shown))
    try:
        with followed(console, "film", progress):
            painted = gif(shown, Studio(), report=progress)
        make_private(out)
        out.write_bytes(painted)
    except OSError as error:
        raise UnusableError("cli-film-unwritable", file=short(str(out))) from error
