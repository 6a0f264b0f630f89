"""How a round and a match ended, and the standing.

A result names who played: it stays as it was when somebody leaves afterwards, or the table closes.
"""

from dataclasses import replace

from bot.screens import boards
from bot.screens.fairness import opened, sealed
from bot.screens.parts import (
    button,
    head,
    lasting,
    lines,
    lying,
    paragraphs,
    pictured,
    standing,
    told,
)
from bot.screens.play import turn_slot
from bot.screens.screen import Button, Screen, ScreenKind
from bot.screens.times import time_left
from bot.screens.voice import Voice
from core.engine.people import Human, TableId
from core.engine.sight import Sight
from core.engine.state import Phase
from core.rules.events import Outcome
from core.rules.pieces import Seat
from core.rules.view import MatchView, RoundView

TAPPED = "-tapped"
"""How texts end that stand beside buttons, and name no word that one of them says."""


def result(voice: Voice, sight: Sight, match: MatchView, view: RoundView) -> Screen:
    """Show how the round ended, all racks face up, and how the match stands."""
    assert view.outcome is not None
    sight = _as_played(sight, view)
    ended = _ended(voice, sight, view.outcome)
    happened = lines(told(voice, sight, sight.last_turns), ended)
    board = boards.public(voice, sight, view, sight.before_last_turn)
    text = paragraphs(
        head(voice, sight),
        happened,
        lying(voice, board.melds),
        _racks(voice, sight, view),
        lines(_figures(voice, sight, match, view.outcome), _hints(voice, sight)),
        opened(voice, sight, sight.fairness),
    )
    next_ = _sealed(voice, sight)
    typed, tapped = (_afterwards(voice, sight, match, way) for way in ("", TAPPED))
    return Screen(
        kind=ScreenKind.RESULT,
        text=paragraphs(text, typed, next_),
        beside=paragraphs(text, tapped, next_),
        caption=paragraphs(
            head(voice, sight), happened, tapped, opened(voice, sight, sight.fairness), next_
        ),
        brief=paragraphs(head(voice, sight), ended, _going_on(voice, sight, match, TAPPED), next_),
        picture=pictured(voice, boards.ended(voice, sight, view, ended)),
        buttons=_buttons(voice, sight),
        slot=f"table:{sight.table}",
    )


def private_end(voice: Voice, sight: Sight) -> Screen | None:
    """Say in place of somebody's turn that the round is over; in the chat stands all the rest."""
    match, view = sight.match, sight.round_over
    if match is None or view is None or view.outcome is None:
        return None
    sight = _as_played(sight, view)
    text = paragraphs(
        head(voice, sight),
        _ended(voice, sight, view.outcome),
        _figures(voice, sight, match, view.outcome),
    )
    typed, tapped = (_afterwards(voice, sight, match, way) for way in ("", TAPPED))
    return Screen(
        kind=ScreenKind.TURN,
        text=paragraphs(text, typed),
        beside=paragraphs(text, tapped),
        buttons=_buttons(voice, sight),
        slot=turn_slot(sight.table),
        delivery="renew",
        homes=sight.chats,
    )


def _as_played(sight: Sight, view: RoundView) -> Sight:
    """Return the table with the sheet and the people of its last round."""
    return replace(sight, seats=sight.played, sheet=view.sheet)


def _figures(voice: Voice, sight: Sight, match: MatchView, outcome: Outcome) -> str:
    return lines(
        voice.say("result-round", standing=_gains(voice, sight, outcome)),
        voice.say("result-total", standing=standing(voice, sight, match.totals)),
    )


def _buttons(voice: Voice, sight: Sight) -> tuple[Button, ...]:
    if sight.phase is Phase.STOPPED:
        return ()
    looks = tuple(lasting(voice, word, sight.table) for word in _looks(sight))
    if sight.is_left:
        return looks
    over = sight.phase is Phase.OVER
    again = button(voice, sight, "rematch", primary=True) if over else _next(voice, sight)
    cut = (lasting(voice, "cut", sight.table),) if sight.commitment else ()
    return (again, *cut, *looks, button(voice, sight, "leave"))


def _sealed(voice: Voice, sight: Sight) -> str:
    """Say what the next shuffle is sealed with, where there can be one."""
    return "" if sight.phase is Phase.STOPPED else sealed(voice, sight)


def _next(voice: Voice, sight: Sight) -> Button:
    """Let everybody say that they are ready: good as long as the round is over."""
    return replace(lasting(voice, "next ready", sight.table), primary=True)


def _looks(sight: Sight) -> tuple[str, ...]:
    """Return what can be looked at."""
    words = ("score", "replay", "record")
    return words if sight.fairness is None else (*words, "verify")


def _doubled(voice: Voice, sight: Sight) -> str:
    """Announce Going Rummy, or Handrummy: all at once, and it counts double."""
    return voice.say("result-doubled", family=sight.sheet.family.name)


def _ended(voice: Voice, sight: Sight, outcome: Outcome) -> str:
    said = voice.say(
        f"result-{outcome.result}",
        winners=voice.seats(sight, outcome.winners),
        count=len(outcome.winners),
    )
    return lines(said, _doubled(voice, sight) if outcome.doubled else "")


def _racks(voice: Voice, sight: Sight, view: RoundView) -> str:
    held = [
        voice.say("result-rack", name=voice.seat(sight, seat), tiles=voice.pieces(rack))
        if rack
        else voice.say("result-rack-empty", name=voice.seat(sight, seat))
        for seat, rack in enumerate(view.racks)
    ]
    return "\n".join(held)


def _gains(voice: Voice, sight: Sight, outcome: Outcome) -> str:
    scores = outcome.scores or (0,) * len(sight.seats)
    return " · ".join(
        voice.say("count-seat", name=voice.seat(sight, seat), count=f"{score:+d}" if score else "0")
        for seat, score in enumerate(scores)
    )


def _hints(voice: Voice, sight: Sight) -> str:
    """Say how many hints each person has used, where the table gives any."""
    people = {seat for seat, who in enumerate(sight.seats) if isinstance(who, Human)}
    used = [
        voice.say("count-seat", name=voice.seat(sight, seat), count=str(count))
        for seat, count in enumerate(sight.hints_used)
        if seat in people
    ]
    return voice.say("result-hints", standing=" · ".join(used)) if used else ""


def _afterwards(voice: Voice, sight: Sight, match: MatchView, way: str = "") -> str:
    going_on = _going_on(voice, sight, match, way)
    if match.winners is not None:
        return lines(_evening(voice, sight), going_on)
    if sight.phase is Phase.STOPPED:
        return going_on
    ready = [voice.person(person) for person in sight.ready]
    awaited = voice.say("result-ready", names=voice.listed(ready)) if ready else ""
    return lines(going_on, awaited)


def _going_on(voice: Voice, sight: Sight, match: MatchView, way: str = "") -> str:
    """Say how to go on, and who has won the match if it is over."""
    if sight.phase is Phase.STOPPED or sight.is_left:
        won = "" if match.winners is None else _won(voice, sight, match.winners, TAPPED)
        stopped = voice.say("note-stopped", code=sight.code)
        return lines(won, voice.say("refusal-not-seated") if sight.is_left else stopped)
    if match.winners is None:
        waits = "yes" if sight.slow or not sight.timed else "no"
        return voice.say(f"result-next{way}", waits=waits)
    return _won(voice, sight, match.winners, way)


def _won(voice: Voice, sight: Sight, winners: tuple[Seat, ...], way: str) -> str:
    named = voice.seats(sight, winners)
    return voice.say(f"result-match{way}", winners=named, count=len(winners))


def _evening(voice: Voice, sight: Sight) -> str:
    """Say who has won how many matches, once it is more than one."""
    matches, won = sight.evening.matches, sight.evening.won
    if matches < 2 or sight.evening.seats != sight.seats:  # noqa: PLR2004 - one has just been told
        return ""
    return voice.say("result-evening", matches=matches, standing=standing(voice, sight, won))


def score(voice: Voice, sight: Sight) -> Screen:
    """Show the standing."""
    match = sight.match
    if sight.phase is Phase.OVER and sight.round_over is not None:
        sight = _as_played(sight, sight.round_over)
    if match is None:
        text = voice.say("table-not-started", needed=0, name="")
    else:
        text = voice.say(
            "score-after", rounds=match.rounds_played, standing=standing(voice, sight, match.totals)
        )
    evening = _evening(voice, sight)
    return Screen(kind=ScreenKind.SCORE, text=paragraphs(head(voice, sight), lines(text, evening)))


def tables(voice: Voice, sights: list[Sight]) -> Screen:
    """List a person's tables."""
    if not sights:
        return Screen(kind=ScreenKind.TABLES, text=voice.say("tables-none"))
    return Screen(
        kind=ScreenKind.TABLES,
        text="\n".join(_line(voice, sight) for sight in sights),
        buttons=tuple(lasting_table(voice, sight.table, sight.code) for sight in sights),
        homes=tuple(dict.fromkeys(chat for sight in sights for chat in sight.chats)),
    )


def lasting_table(voice: Voice, table: TableId, code: str) -> Button:
    """Make a button that shows a table."""
    return Button(word="table", label=voice.say("button-table-code", code=code), table=table)


def _line(voice: Voice, sight: Sight) -> str:
    state = "mine" if sight.my_turn else sight.phase.value
    name = "" if sight.round is None else voice.seat(sight, sight.round.to_move)
    said = voice.say(f"tables-{state}", code=sight.code, sheet=voice.sheet(sight.sheet), name=name)
    left = time_left(voice, sight)
    return f"{said}. {left}" if left else said
