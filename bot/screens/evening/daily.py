"""The hand of the day: the result card and the lists of a chat."""

from collections.abc import Sequence

from bot.render.board import Ranking, ShownPlace
from bot.screens.parts import lines, paragraphs, pictured
from bot.screens.screen import Button, Screen, ScreenKind
from bot.screens.voice import Voice
from core.engine.evening.daily import Standing, Try
from core.rules.sheet import Sheet

SQUARES = {"l": "🟩", "d": "🟨", "p": "⬜"}
"""The sign for each turn: laid, drew, passed. It reveals no tiles."""
STAR = "⭐"


def note(text: str) -> Screen:
    """Return a note with this text."""
    return Screen(kind=ScreenKind.NOTE, text=text)


def card(voice: Voice, noted: Try, sheet: Sheet, in_a_row: int, *, alone: bool) -> Screen:
    """Show a result without revealing the deal; in private, with a button to share it."""
    title = voice.say("daily-title", day=noted.day, sheet=voice.sheet(sheet))
    text = paragraphs(
        title,
        lines(
            f"{voice.person(noted.person)} {STAR * noted.grade}".rstrip(),
            voice.say("daily-result", points=str(noted.points), turns=noted.turns),
            "".join(SQUARES.get(turn, "") for turn in noted.pattern),
            voice.say("daily-streak", days=in_a_row) if in_a_row > 1 else "",
        ),
    )
    place = ShownPlace(
        place=noted.place,
        name=voice.person(noted.person),
        figure=noted.points,
        rounds=noted.turns,
        own=True,
    )
    shown = Ranking(title=title, places=(place,), line="daily-line")
    share = Button(word="daily share", label=voice.say("button-daily-share"))
    return Screen(
        kind=ScreenKind.SCORE,
        text=text,
        caption=text,
        picture=pictured(voice, shown),
        buttons=(share,) if alone else (),
    )


def lists(voice: Voice, day: str, here: Sequence[Try], whole: Sequence[Standing]) -> Screen:
    """Show the results of the day and week that were shared in a chat."""
    of_day = [
        voice.say(
            "daily-line",
            place=str(place),
            name=voice.person(one.person),
            figure=str(one.points),
            rounds=one.turns,
        )
        for place, one in enumerate(here, 1)
    ]
    of_week = [
        voice.say(
            "daily-week-line",
            place=str(place),
            name=voice.person(one.person),
            points=str(one.points),
            days=one.days,
        )
        for place, one in enumerate(whole, 1)
    ]
    text = paragraphs(
        lines(voice.say("daily-list", day=day), *of_day),
        lines(voice.say("daily-week"), *of_week) if of_week else "",
        "" if of_day else voice.say("daily-list-none"),
    )
    play = Button(word="daily", label=voice.say("button-daily"))
    return Screen(kind=ScreenKind.SCORE, text=text, buttons=(play,))
