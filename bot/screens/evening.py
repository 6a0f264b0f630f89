"""The hand of the day and its lists, rankings of a chat, and one person's figures."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.render.board import Ranking, ShownPlace
from bot.screens.parts import daily_title, date_of, lines, month_of, paragraphs, pictured
from bot.screens.screen import Button, Screen, ScreenKind
from bot.screens.voice import Voice
from bot.texts.numbers import signed
from core.engine.evening.daily import Standing, Try
from core.engine.evening.standings import Figures, Placed, Top
from core.engine.people import PersonId
from core.engine.table.deeds import pattern
from core.engine.table.match_log import Past
from core.engine.table.view import TableView
from core.rules.events import Outcome
from core.rules.sheet import Sheet

SQUARES = {"l": "🟩", "d": "🟨", "p": "⬜"}
"""The sign for each turn: laid, drew, passed. It reveals no tiles."""
STAR = "⭐"


def note(text: str) -> Screen:
    """Return a note with this text."""
    return Screen(kind=ScreenKind.NOTE, text=text)


def card(voice: Voice, noted: Try, sheet: Sheet, in_a_row: int, *, alone: bool) -> Screen:
    """Show a result without revealing the deal; in private, with a button to share it."""
    title = daily_title(voice, noted.day, sheet)
    row = voice.say("daily-streak", days=in_a_row) if in_a_row > 1 else ""
    text = lines(card_text(voice, noted, sheet), row)
    place = ShownPlace(
        place=noted.place,
        name=voice.person(noted.person),
        figure=noted.points,
        rounds=noted.turns,
        own=True,
    )
    shown = Ranking(title=title, places=(place,), line="daily-card")
    share = Button(word="daily share", label=voice.say("button-daily-share"))
    return Screen(
        kind=ScreenKind.SCORE,
        text=text,
        caption=text,
        picture=pictured(voice, shown),
        buttons=(share,) if alone else (),
    )


def card_text(voice: Voice, noted: Try, sheet: Sheet) -> str:
    """Return a result in words, stars and squares."""
    return paragraphs(
        daily_title(voice, noted.day, sheet),
        lines(
            f"{voice.person(noted.person)} {STAR * noted.grade}".rstrip(),
            voice.say("daily-result", points=noted.points, turns=noted.turns),
            "".join(SQUARES.get(turn, "") for turn in noted.pattern),
        ),
    )


def try_of(table_view: TableView, person: PersonId, outcome: Outcome) -> Try:
    """Return a finished hand of the day as the table shows it: its player has the first seat."""
    ranks = [(seat in outcome.winners, score) for seat, score in enumerate(outcome.scores)]
    turns = pattern(table_view.deeds)
    return Try(
        day=table_view.daily,
        sheet=table_view.sheet.id,
        person=person,
        table=table_view.table,
        points=outcome.scores[0],
        place=1 + sum(rank > ranks[0] for rank in ranks),
        turns=len(turns),
        pattern=turns,
    )


def daily_lists(voice: Voice, day: str, here: Sequence[Try], whole: Sequence[Standing]) -> Screen:
    """Show the results of the day and week that were shared in a chat."""
    of_day = [
        voice.say(
            "daily-line",
            place=str(place),
            name=voice.person(one.person),
            points=one.points,
            rounds=one.turns,
        )
        for place, one in enumerate(here, 1)
    ]
    of_week = [
        voice.say(
            "daily-week-line",
            place=str(place),
            name=voice.person(one.person),
            points=one.points,
            days=one.days,
        )
        for place, one in enumerate(whole, 1)
    ]
    text = paragraphs(
        lines(voice.say("daily-list", day=date_of(voice, day)), *of_day),
        lines(voice.say("daily-week"), *of_week) if of_week else "",
        "" if of_day else voice.say("daily-list-none"),
    )
    play = Button(word="daily", label=voice.say("button-daily"))
    return Screen(kind=ScreenKind.SCORE, text=text, buttons=(play,))


MOST_SHEETS = 4
"""The maximum number of buttons for other sheets."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Lists:
    """The data of a chat's rankings."""

    sheet: Sheet | None
    """None: all sheets together."""
    season: str
    by_rating: Top
    by_wins: Top
    sheets: tuple[Sheet, ...]
    """The sheets that have ratings."""
    hidden: bool
    """Whether the reader is hidden from rankings."""


def lists(voice: Voice, shown: Lists, reader: PersonId) -> Screen:
    """Show the ranking by rating, if there is one, and that of the season."""
    sheet = shown.sheet
    title = voice.say("top-all-sheets") if sheet is None else voice.sheet(sheet)
    rating, season = voice.say("top-rating"), _season(voice, shown.season)
    own = voice.say("top-hidden", name=voice.person(reader)) if shown.hidden else ""
    blocks = [(rating, shown.by_rating), (season, shown.by_wins)]
    filled = [(heading, top) for heading, top in blocks if top.first]
    text = paragraphs(
        title,
        *(lines(heading, _told(voice, top, reader)) for heading, top in filled),
        "" if filled else voice.say("top-none"),
        own,
    )
    return Screen(
        kind=ScreenKind.SCORE,
        text=text,
        caption=paragraphs(
            title, *(lines(heading, _told(voice, top, reader)) for heading, top in filled[1:]), own
        ),
        picture=pictured(voice, _ranking(voice, title, filled, reader)) if filled else None,
        buttons=tuple(_others(voice, shown)),
    )


def _season(voice: Voice, season: str) -> str:
    """Return the heading of a season, such as `Wins in November 2026` for `2026-11`."""
    return voice.say("top-season", season=month_of(voice, season))


def _told(voice: Voice, top: Top, reader: PersonId) -> str:
    return lines(*(_line(voice, one) for one in _with_own(top, reader)))


def _with_own(top: Top, reader: PersonId) -> tuple[Placed, ...]:
    """Return the top places and, if they lack the reader, the reader's own place."""
    if top.own is None or any(one.person == reader for one in top.first):
        return top.first
    return (*top.first, top.own)


def _line(voice: Voice, one: Placed) -> str:
    return voice.say(
        "top-line",
        place=str(one.place),
        name=voice.person(one.person),
        figure=str(one.figure),
        rounds=one.rounds,
    )


def _ranking(
    voice: Voice, title: str, blocks: Sequence[tuple[str, Top]], reader: PersonId
) -> Ranking:
    heading, top = blocks[0]
    places = tuple(
        ShownPlace(
            place=one.place,
            name=voice.person(one.person),
            figure=one.figure,
            rounds=one.rounds,
            own=one.person == reader,
        )
        for one in _with_own(top, reader)
    )
    return Ranking(title=title, subtitle=heading, places=places)


def _others(voice: Voice, shown: Lists) -> Sequence[Button]:
    """Return buttons for the rankings of other sheets and of all sheets."""
    sheets = [sheet for sheet in shown.sheets if sheet != shown.sheet][:MOST_SHEETS]
    everything = [Button(word="top", label=voice.say("top-all-sheets"))] if shown.sheet else []
    return [*everything, *(Button(word=f"top {s.id}", label=voice.sheet(s)) for s in sheets)]


def own_places(
    voice: Voice, ratings: Mapping[Sheet, Top], by_wins: Top, season: str, *, hidden: bool
) -> Screen:
    """Show the reader's own places among all people."""
    told = [
        voice.say(
            "top-own",
            what=voice.sheet(sheet),
            place=str(top.own.place),
            of=str(top.of),
            figure=str(top.own.figure),
        )
        for sheet, top in ratings.items()
        if top.own is not None
    ]
    if by_wins.own is not None:
        what = _season(voice, season)
        own, of = by_wins.own, str(by_wins.of)
        told.append(
            voice.say("top-own", what=what, place=str(own.place), of=of, figure=str(own.figure))
        )
    if hidden:
        told = [voice.say("top-hidden-own")]
    return Screen(kind=ScreenKind.SCORE, text=lines(*told) or voice.say("top-none"))


def own_figures(voice: Voice, pasts: Sequence[Past], figures: Figures) -> str:
    """Return a person's own figures: of the stored games and of all finished rounds."""
    rounds, matches = sum(past.rounds for past in pasts), sum(past.matches for past in pasts)
    if not rounds and not figures.rounds:
        return voice.say("stats-none")
    won, matches_won = sum(p.rounds_won for p in pasts), sum(p.matches_won for p in pasts)
    laid = [len(deed.laid) for past in pasts for deed in past.deeds if deed.verb != "discard"]
    return lines(
        voice.say("stats-rounds", rounds=rounds, won=won) if rounds else "",
        voice.say("stats-matches", matches=matches, won=matches_won) if matches else "",
        voice.say("stats-laid", laid=sum(laid), most=max(laid, default=0)) if rounds else "",
        _since(voice, figures, longest=not rounds),
    )


def figures_of(voice: Voice, name: str, figures: Figures) -> str:
    """Return the figures of another person."""
    if not figures.rounds:
        return voice.say("stats-other-none", name=name)
    rounds = voice.say("stats-rounds", rounds=figures.rounds, won=figures.won)
    return lines(name, rounds, _since(voice, figures, longest=True))


def _since(voice: Voice, figures: Figures, *, longest: bool) -> str:
    """Return the figures that only the stored results of finished rounds contain."""
    if not figures.rounds:
        return ""
    return lines(
        voice.say("stats-points", points=signed(figures.points)),
        voice.say("stats-first", first=figures.first),
        voice.say("stats-longest", longest=figures.longest) if longest else "",
        voice.say("stats-hints", hints=figures.hints) if figures.hints else "",
        _average_turn(voice, figures) if figures.timed else "",
    )


def _average_turn(voice: Voice, figures: Figures) -> str:
    minutes, seconds = divmod(round(figures.seconds / figures.timed), 60)
    if not minutes:
        return voice.say("stats-time-short", seconds=seconds)
    return voice.say("stats-time", minutes=minutes, seconds=seconds)
