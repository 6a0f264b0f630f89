"""The result of a round or match.

A result keeps its players' names when somebody leaves afterwards, or the table closes.
"""

from dataclasses import dataclass, replace

from bot.render.board import Board
from bot.screens import boards
from bot.screens.evening import card_text, try_of
from bot.screens.lobby import another
from bot.screens.parts import (
    button,
    head,
    label,
    lasting,
    lines,
    lying,
    opened,
    paragraphs,
    pictured,
    sealed,
    standing,
    told,
    words,
)
from bot.screens.screen import Button, Screen, ScreenKind
from bot.screens.slots import table_slot, turn_slot
from bot.screens.standings import as_played, evening_so_far
from bot.screens.voice import Voice
from bot.texts.numbers import gained
from core.engine.people import Human, PersonId
from core.engine.table.state import Phase
from core.engine.table.view import TableView
from core.rules.events import Outcome
from core.rules.match import ahead
from core.rules.pieces import Seat
from core.rules.sheet import Scoring
from core.rules.view import MatchView, RoundView

TAPPED = "-tapped"
"""The key suffix of texts beside buttons; these texts do not name the buttons' words."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Said:
    """What every result says, whatever else it shows."""

    top: str
    ended: str
    """How the round ended."""
    happened: str
    """The last turns, and how the round ended."""
    figures: str
    """The points, for those who do not see them."""
    afterwards: str
    """What comes next, beside buttons."""
    opened: str
    """How the shuffle of this round can be checked."""
    sealed: str
    """The seal of the next shuffle."""


def result(
    voice: Voice,
    table_view: TableView,
    match: MatchView,
    view: RoundView,
    by: PersonId | None = None,
) -> Screen:
    """Show the result of the round with all racks face up, and the score of the match.

    `by` has closed the table: this screen is its last.
    """
    assert view.outcome is not None
    table_view = as_played(table_view, view)
    said = _said(voice, table_view, match, view.outcome, by)
    text = _in_full(voice, table_view, view, said)
    figures = lines(said.figures, _signs(voice, table_view))
    picture = pictured(voice, boards.ended(voice, table_view, view, said.ended))

    def going_on(typed: str, tapped: str, briefly: str) -> Screen:
        return Screen(
            kind=ScreenKind.RESULT,
            text=paragraphs(text, typed, said.sealed),
            beside=paragraphs(text, tapped, said.sealed),
            caption=paragraphs(said.top, said.happened, figures, tapped, said.opened, said.sealed),
            brief=paragraphs(said.top, said.ended, briefly, said.sealed),
            picture=picture,
            slot=table_slot(table_view.table),
        )

    typed = _afterwards(voice, table_view, match, by=by)
    briefly = _going_on(voice, table_view, match, TAPPED, by)
    shown = going_on(typed, said.afterwards, briefly)
    shown = replace(shown, buttons=result_keys(voice, table_view))
    if table_view.phase is Phase.STOPPED:  # nothing comes later
        return shown
    stays, stays_briefly = _stays(voice, table_view, match)
    later = replace(going_on(stays, stays, stays_briefly), buttons=_of_round(voice, table_view))
    return replace(shown, later=later)


def _in_full(voice: Voice, table_view: TableView, view: RoundView, said: Said) -> str:
    """Return how the round ended, with the table, all racks face up and the score."""
    board = boards.public(voice, table_view, view, table_view.before_last_turn)
    return paragraphs(
        said.top,
        said.happened,
        lines(lying(voice, board.melds), _marks(voice, board)),
        _racks(voice, table_view, view),
        lines(said.figures, _hints(voice, table_view)),
        said.opened,
    )


def _said(
    voice: Voice,
    table_view: TableView,
    match: MatchView,
    outcome: Outcome,
    by: PersonId | None = None,
) -> Said:
    ended = _ended(voice, table_view, outcome)
    return Said(
        top=_top(voice, table_view, outcome),
        ended=ended,
        happened=lines(told(voice, table_view, table_view.last_turns), ended),
        figures=_figures(voice, table_view, match, outcome),
        afterwards=_afterwards(voice, table_view, match, TAPPED, by),
        opened=opened(voice, table_view, table_view.fairness),
        sealed=sealed(voice, table_view),
    )


def beside_racks(voice: Voice, table_view: TableView) -> Said | None:
    """Return what a result says where racks and points are shown; None while a round is played."""
    match, view = table_view.match, table_view.round
    if match is None or view is None or view.outcome is None:
        return None
    table_view = as_played(table_view, view)
    return _said(voice, table_view, match, view.outcome)


def _marks(voice: Voice, board: Board) -> str:
    """Return how the pieces of the last lay are marked; empty without a lay."""
    new = tuple(piece for meld in board.melds for piece in meld.pieces if piece.new)
    return voice.say("result-new", tile=voice.formatter.shown(new[:1])) if new else ""


def _signs(voice: Voice, table_view: TableView) -> str:
    """Return what the signs of the picture mean; empty for readers who get none."""
    if voice.look != "picture":
        return ""
    return voice.say("result-signs", hints="yes" if table_view.hints_used else "no")


def private_end(voice: Voice, table_view: TableView, by: PersonId | None = None) -> Screen | None:
    """Replace a person's turn after the round; the chat shows the full result.

    `by` has closed the table.
    """
    match, view = table_view.match, table_view.round_over
    if match is None or view is None or view.outcome is None:
        return None
    table_view = as_played(table_view, view)
    said = _said(voice, table_view, match, view.outcome, by)
    text = paragraphs(said.top, said.happened, said.figures)
    typed = _afterwards(voice, table_view, match, by=by)
    return Screen(
        kind=ScreenKind.TURN,
        text=paragraphs(text, typed),
        beside=paragraphs(text, said.afterwards),
        caption=paragraphs(text, said.afterwards),
        picture=pictured(voice, boards.ended(voice, table_view, view, said.ended)),
        buttons=result_keys(voice, table_view),
        slot=turn_slot(table_view.table),
        delivery="renew",
        homes=table_view.chats,
        racks=table_view.settings.racks,
    )


def _top(voice: Voice, table_view: TableView, outcome: Outcome) -> str:
    """Return the heading; for a hand of the day, its card."""
    who = table_view.seats[0]
    if not table_view.daily or not isinstance(who, Human) or not outcome.scores:
        return head(voice, table_view)
    return card_text(voice, try_of(table_view, who.person, outcome), table_view.sheet)


def _figures(voice: Voice, table_view: TableView, match: MatchView, outcome: Outcome) -> str:
    """Return what the round has brought, and the standings where they differ from that."""
    gains = voice.say("result-round", standing=_gains(voice, table_view, outcome))
    if table_view.daily or tuple(outcome.scores) == tuple(match.totals):
        return gains
    return lines(
        gains,
        voice.say("result-total", standing=standing(voice, table_view, match.totals)),
    )


def result_keys(voice: Voice, table_view: TableView) -> tuple[Button, ...]:
    """Return the buttons below a result, for its reader; in a chat, for everybody there."""
    if table_view.daily:
        return (Button(word="daily share", label=voice.say("button-daily-share"), primary=True),)
    if table_view.phase is Phase.STOPPED:  # the next table is opened where the last one was
        elsewhere = table_view.me is not None and table_view.chats
        return () if elsewhere else (another(voice, table_view),)
    looks = (*_of_round(voice, table_view), *_of_now(voice, table_view))
    if table_view.is_left:
        return looks
    over = table_view.phase is Phase.OVER
    again = button(voice, table_view, "rematch", primary=True) if over else _next(voice, table_view)
    cut = (lasting(voice, "cut", table_view.table),) if table_view.commitment else ()
    return (again, *cut, *looks, button(voice, table_view, "leave"))


def _next(voice: Voice, table_view: TableView) -> Button:
    """Return the button with which a player is ready; valid while the round is over."""
    return replace(lasting(voice, "next ready", table_view.table), primary=True)


def _of_round(voice: Voice, table_view: TableView) -> tuple[Button, ...]:
    """Return the buttons that show this round and its match, whatever is played afterwards."""
    if table_view.daily or table_view.phase is Phase.STOPPED:
        return ()
    return tuple(
        Button(
            word=f"{word} {table_view.deals}",
            label=label(voice, word, None),
            table=table_view.table,
        )
        for word in ("score", "replay", "record")
    )


def _of_now(voice: Voice, table_view: TableView) -> tuple[Button, ...]:
    """Return the buttons that show the last round of the table."""
    own = () if _looks_on(table_view) else ("review",)
    words = own if table_view.fairness is None else (*own, "verify")
    return tuple(lasting(voice, word, table_view.table) for word in words)


def _doubled(voice: Voice, table_view: TableView) -> str:
    """Announce Going Rummy or Handrummy: all pieces at once count double."""
    return voice.say("result-doubled", family=table_view.sheet.family.name)


def _ended(voice: Voice, table_view: TableView, outcome: Outcome) -> str:
    said = voice.say(
        f"result-{outcome.result}",
        winners=voice.seats(table_view, outcome.winners),
        count=len(outcome.winners),
    )
    won = words(said, _points_won(voice, table_view, outcome))
    return lines(won, _doubled(voice, table_view) if outcome.doubled else "")


def _points_won(voice: Voice, table_view: TableView, outcome: Outcome) -> str:
    """Return how many points or chips the only winner gets."""
    if len(outcome.winners) != 1 or not outcome.scores:
        return ""
    points = outcome.scores[outcome.winners[0]]
    key = "result-chips" if table_view.sheet.scoring is Scoring.CHIPS else "result-points"
    return voice.say(key, points=points) if points > 0 else ""


def _racks(voice: Voice, table_view: TableView, view: RoundView) -> str:
    held = [
        voice.say("result-rack", name=voice.seat(table_view, seat), tiles=voice.pieces(rack))
        if rack
        else voice.say("result-rack-empty", name=voice.seat(table_view, seat))
        for seat, rack in enumerate(view.racks)
    ]
    return "\n".join(held)


def _gains(voice: Voice, table_view: TableView, outcome: Outcome) -> str:
    scores = outcome.scores or (0,) * len(table_view.seats)
    return " · ".join(
        voice.say("count-seat", name=voice.seat(table_view, seat), count=gained(score))
        for seat, score in enumerate(scores)
    )


def _hints(voice: Voice, table_view: TableView) -> str:
    """Return how many hints each person has used; empty if the table gives none."""
    people = {seat for seat, who in enumerate(table_view.seats) if isinstance(who, Human)}
    used = [
        voice.say("count-seat", name=voice.seat(table_view, seat), count=str(count))
        for seat, count in enumerate(table_view.hints_used)
        if seat in people
    ]
    return voice.say("result-hints", standing=" · ".join(used)) if used else ""


def _afterwards(
    voice: Voice,
    table_view: TableView,
    match: MatchView,
    way: str = "",
    by: PersonId | None = None,
) -> str:
    if table_view.daily and table_view.phase is Phase.OVER:
        return ""
    going_on = _going_on(voice, table_view, match, way, by)
    evening = "" if match.winners is None else evening_so_far(voice, table_view)
    return lines(evening, going_on, _awaited(voice, table_view))


def _stays(voice: Voice, table_view: TableView, match: MatchView) -> tuple[str, str]:
    """Return what stays true once the next round is dealt: who has won; and the same shorter."""
    if match.winners is None or table_view.daily:
        return "", ""
    won = _won(voice, table_view, match.winners, TAPPED)
    return lines(evening_so_far(voice, table_view), won), won


def _awaited(voice: Voice, table_view: TableView) -> str:
    """Return who is ready for the next round or match, while the others are awaited."""
    ready = [voice.person(person) for person in table_view.ready]
    if not ready or table_view.phase is Phase.STOPPED:
        return ""
    key = "result-again" if table_view.phase is Phase.OVER else "result-ready"
    return voice.say(key, names=voice.listed(ready))


def _going_on(
    voice: Voice, table_view: TableView, match: MatchView, way: str, by: PersonId | None = None
) -> str:
    """Return how to continue and, after a match, who has won it."""
    if table_view.phase is Phase.STOPPED or table_view.is_left:
        won = "" if match.winners is None else _won(voice, table_view, match.winners, TAPPED)
        stopped = closed(voice, table_view, by)
        left = "" if _looks_on(table_view) else voice.say("note-left", code=table_view.code)
        return lines(won, left if table_view.is_left else stopped)
    if match.winners is None:
        waits = table_view.slow or not table_view.timed or _nobody_is_there(table_view)
        return voice.say(f"result-next{way}", waits="yes" if waits else "no")
    return _won(voice, table_view, match.winners, way)


def _nobody_is_there(table_view: TableView) -> bool:
    """Return whether a computer plays for all people: then nothing begins by itself."""
    people = {seat for seat, who in enumerate(table_view.seats) if isinstance(who, Human)}
    return people <= table_view.standins


def _looks_on(table_view: TableView) -> bool:
    """Return whether the reader is one person who watches, or has never sat at the table."""
    stranger = table_view.reader is not None and table_view.reader not in table_view.players
    return table_view.watching or stranger


def closed(voice: Voice, table_view: TableView, by: PersonId | None) -> str:
    """Return that a table is closed: by whom, unless that is the reader."""
    if by and by != table_view.reader:
        return voice.say("note-stopped-by", name=voice.person(by), code=table_view.code)
    return voice.say("note-stopped", code=table_view.code)


def _won(voice: Voice, table_view: TableView, winners: tuple[Seat, ...], way: str) -> str:
    """Name who has won the match; nobody if all are level, as after a round without a winner."""
    named = voice.seats(table_view, winners)
    count = len(ahead(winners, len(table_view.seats)))
    return voice.say(f"result-match{way}", winners=named, count=count)
