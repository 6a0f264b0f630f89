"""How matters stand: the score of a table, and the list of a person's tables."""

from collections.abc import Sequence
from dataclasses import replace

from bot.screens.parts import deadline, head, head_of, lines, paragraphs, standing
from bot.screens.screen import Button, Screen, ScreenKind
from bot.screens.voice import Voice
from bot.texts.numbers import signed
from core.engine.people import TableId
from core.engine.table.state import Phase
from core.engine.table.view import TableView
from core.rules.view import RoundView


def as_played(table_view: TableView, view: RoundView) -> TableView:
    """Return the view with the sheet and people of its last round."""
    return replace(table_view, seats=table_view.played, sheet=view.sheet)


def evening_so_far(voice: Voice, table_view: TableView) -> str:
    """Return how many matches each player has won, from the second match on."""
    matches, won = table_view.evening.matches, table_view.evening.won
    if matches < 2 or table_view.evening.seats != table_view.seats:  # noqa: PLR2004 - one has just been told
        return ""
    return voice.say("result-evening", matches=matches, standing=standing(voice, table_view, won))


def score_after(
    voice: Voice, table_view: TableView, rounds: int, totals: Sequence[int], names: Sequence[str]
) -> Screen:
    """Show the score as it was after a round that may be long over."""
    counted = (
        voice.say("count-seat", name=name, count=signed(total))
        for name, total in zip(names, totals, strict=True)
    )
    text = voice.say("score-after", rounds=rounds, standing=" · ".join(counted))
    return Screen(kind=ScreenKind.SCORE, text=paragraphs(head_of(voice, table_view, rounds), text))


def score(voice: Voice, table_view: TableView) -> Screen:
    """Show the score."""
    match = table_view.match
    if table_view.phase is Phase.OVER and table_view.round_over is not None:
        table_view = as_played(table_view, table_view.round_over)
    if match is None:
        text = voice.say("table-not-started", needed=0, name="")
    else:
        text = voice.say(
            "score-after",
            rounds=match.rounds_played,
            standing=standing(voice, table_view, match.totals),
        )
    evening = evening_so_far(voice, table_view)
    return Screen(
        kind=ScreenKind.SCORE, text=paragraphs(head(voice, table_view), lines(text, evening))
    )


def tables(voice: Voice, table_views: list[TableView]) -> Screen:
    """List a person's tables."""
    if not table_views:
        return Screen(kind=ScreenKind.TABLES, text=voice.say("tables-none"))
    return Screen(
        kind=ScreenKind.TABLES,
        text="\n".join(_line(voice, table_view) for table_view in table_views),
        buttons=tuple(
            to_table(voice, table_view.table, table_view.code) for table_view in table_views
        ),
        homes=tuple(dict.fromkeys(chat for table_view in table_views for chat in table_view.chats)),
    )


def to_table(voice: Voice, table: TableId, code: str) -> Button:
    """Make a button that shows a table."""
    return Button(word="table", label=voice.say("button-table-code", code=code), table=table)


def _line(voice: Voice, table_view: TableView) -> str:
    state = "mine" if table_view.my_turn else table_view.phase.value
    name = "" if table_view.round is None else voice.seat(table_view, table_view.round.to_move)
    said = voice.say(
        f"tables-{state}", code=table_view.code, sheet=voice.sheet(table_view.sheet), name=name
    )
    ends = deadline(voice, table_view)
    return f"{said}. {ends}" if ends else said
