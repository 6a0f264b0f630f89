"""What several screens have in common: heads, news, the table, the counts, buttons."""

from collections.abc import Iterable, Sequence

from bot.render.board import Board, Ending, ShownMeld
from bot.render.doings import told_deed
from bot.render.picture import Film, Picture
from bot.screens.screen import Button
from bot.screens.times import time_left
from bot.screens.voice import Voice
from core.engine.deeds import Deed
from core.engine.people import Human, TableId
from core.engine.sight import Sight
from core.rules.sheet import Sheet, Starter
from core.rules.view import RoundView


def paragraphs(*blocks: str) -> str:
    """Put blocks of text under each other, an empty line between, without the empty ones."""
    return "\n\n".join(block for block in blocks if block)


def lines(*parts: str) -> str:
    """Put lines under each other, without the empty ones."""
    return "\n".join(part for part in parts if part)


def words(*sentences: str) -> str:
    """Put sentences one after the other, without the empty ones."""
    return " ".join(sentence for sentence in sentences if sentence)


def head(voice: Voice, sight: Sight) -> str:
    """Say which table this is, what is played there, and the round."""
    if sight.match is None or sight.round is None:
        return voice.say("screen-head", sheet=voice.sheet(sight.sheet), code=sight.code)
    played = sight.match.rounds_played
    return head_of(voice, sight, played + 1 if sight.round.outcome is None else played)


def head_of(voice: Voice, sight: Sight, number: int) -> str:
    """Say the same of a round that may be another than the last."""
    name = voice.sheet(sight.sheet)
    return voice.say("screen-head-round", sheet=name, code=sight.code, round=str(number))


def button(voice: Voice, sight: Sight, word: str, *, primary: bool = False) -> Button:
    """Make a button that is good for the table as it is now."""
    return Button(
        word=word,
        label=label(voice, word, sight.sheet),
        table=sight.table,
        version=sight.version,
        primary=primary,
    )


def lasting(voice: Voice, word: str, table: TableId | None, sheet: Sheet | None = None) -> Button:
    """Make a button that means the same at any time."""
    return Button(word=word, label=label(voice, word, sheet), table=table)


def coming_back(voice: Voice, table: TableId) -> Button:
    """Make the button by which somebody plays again for whom a computer plays."""
    return Button(word="back", label=voice.say("button-im-back"), table=table)


def label(voice: Voice, word: str, sheet: Sheet | None) -> str:
    """Say on a button what it does; a word without a label of its own stands there itself."""
    key = f"button-{word.replace(' ', '-')}"
    family = "" if sheet is None else sheet.family.name
    return voice.say(key, family=family) if voice.translator.has(key) else word


def told(voice: Voice, sight: Sight, deeds: Iterable[Deed]) -> str:
    """Tell what was done, a line for each deed."""
    return "\n".join(_told(voice, sight, deed) for deed in deeds)


def _told(voice: Voice, sight: Sight, deed: Deed) -> str:
    who = deed.by if isinstance(deed.by, Human) else sight.seats[deed.seat]
    name, family = voice.occupant(who, deed.seat), sight.sheet.family.name
    return told_deed(deed, voice.say, name=name, family=family, write=voice.pieces)


def how_begun(voice: Voice, sight: Sight, view: RoundView) -> str:
    """Say who begins the round, and why."""
    if view.starter is None:
        return ""
    name = voice.seat(sight, view.starter)
    if sight.starter_draw:
        draws = [
            voice.say("start-drawn", name=voice.seat(sight, d.seat), tile=voice.pieces((d.piece,)))
            for d in sight.starter_draw
        ]
        return voice.say("start-highest", draws=", ".join(draws), name=name)
    way = sight.way_to_start or Starter.LEFT
    if way is Starter.YOUNGEST and sight.settings.youngest is None:
        way = Starter.LOT
    return voice.say_first(f"start-{way.replace('_', '-')}", "start-lot", name=name)


def lying(voice: Voice, melds: Sequence[ShownMeld]) -> str:
    """Show what lies on the table."""
    if not melds:
        return voice.say("screen-table-empty")
    return lines(voice.say("screen-table"), voice.brush.melds(melds))


def pictured(voice: Voice, shown: Board | Ending | Film) -> Picture | None:
    """Make a picture, for who wants one."""
    if voice.look != "picture":
        return None
    return Picture(shown=shown, theme=voice.theme, language=voice.language, say=voice.say)


def counts(voice: Voice, sight: Sight, view: RoundView) -> str:
    """Say how much everybody holds, what is left to draw, the discard pile and the standing."""
    held = [
        voice.say("count-seat", name=voice.seat(sight, seat), count=str(count))
        for seat, count in enumerate(view.counts)
        if seat not in view.left
    ]
    stock = voice.say("count-stock", count=str(view.stock))
    pile = "" if not view.discard else _pile(voice, view)
    totals = () if sight.match is None else sight.match.totals
    so_far = voice.say("result-total", standing=standing(voice, sight, totals))
    return lines(" · ".join([*held, stock]), pile, so_far if any(totals) else "")


def _pile(voice: Voice, view: RoundView) -> str:
    return voice.say(
        "count-discard", top=voice.pieces(view.discard[-1:]), count=str(len(view.discard))
    )


def whose_turn(voice: Voice, sight: Sight, view: RoundView) -> str:
    """Say who has to act, and in what time."""
    return words(
        voice.say("turn-of", name=voice.seat(sight, view.to_move)), time_left(voice, sight)
    )


def standing(voice: Voice, sight: Sight, figures: Sequence[int]) -> str:
    """Say how many points or chips everybody has."""
    return " · ".join(
        voice.say("count-seat", name=voice.seat(sight, seat), count=str(figure))
        for seat, figure in enumerate(figures)
    )
