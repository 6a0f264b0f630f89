"""Parts that several screens share: heads, lines, buttons, the seal of a shuffle."""

import re
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial

from bot.reading.phrases import with_own_values
from bot.render.board import Board, Ending, Ranking, ShownMeld
from bot.render.names import without_idle_marks
from bot.render.picture import Film, Picture
from bot.render.telling import told_deed
from bot.screens.screen import Button, Screen, ScreenKind
from bot.screens.slots import POST
from bot.screens.voice import Voice
from bot.texts.numbers import rounded, signed
from bot.texts.refusals import word_verdict
from bot.texts.translator import sequence
from core.engine.people import Human, Nobody, PersonId, TableId
from core.engine.table.deeds import Deed
from core.engine.table.state import Phase
from core.engine.table.view import TableView
from core.rules.pieces import Seat
from core.rules.records.verifying import Verified
from core.rules.round import seat_after
from core.rules.seals import Fairness
from core.rules.sheet import Sheet, Starter
from core.rules.view import RoundView

MONTHS = ("jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec")


def deadline(voice: Voice, table_view: TableView) -> str:
    """Return when the turn ends, or that the clock is paused.

    Empty without a clock, and where no form is known that stays true while the message stands.
    """
    if table_view.round is None or table_view.round.outcome is not None:
        return ""
    if table_view.paused:
        return paused(voice, table_view)
    if table_view.time is None:
        return ""
    if table_view.time.night:
        return voice.say("time-night", time=rounded(voice.say, table_view.time.left))
    if not table_view.time.runs:
        return voice.say("note-clock-stands")
    when = voice.ends(table_view.time)
    return voice.say("time-ends", when=when) if when else ""


def paused(voice: Voice, table_view: TableView) -> str:
    """Return that the game is paused, and by whom."""
    by = table_view.paused_by
    if by is None:
        return voice.say("note-clock-stands")
    if by == table_view.reader:
        return voice.say("note-clock-stands-own")
    return voice.say("note-clock-stands-by", name=voice.person(by))


def paragraphs(*blocks: str) -> str:
    """Join the non-empty blocks with an empty line between them."""
    return "\n\n".join(block for block in blocks if block)


def lines(*parts: str) -> str:
    """Join the non-empty lines."""
    return "\n".join(part for part in parts if part)


def words(*sentences: str) -> str:
    """Join the non-empty sentences with spaces."""
    return " ".join(sentence for sentence in sentences if sentence)


def head(voice: Voice, table_view: TableView) -> str:
    """Return the heading of a table: sheet, code and round; of the hand of the day, its date."""
    if table_view.daily:
        return daily_title(voice, table_view.daily, table_view.sheet)
    if table_view.match is None or table_view.round is None:
        return voice.say("screen-head", sheet=voice.sheet(table_view.sheet), code=table_view.code)
    played = table_view.match.rounds_played
    return head_of(voice, table_view, played + 1 if table_view.round.outcome is None else played)


def daily_title(voice: Voice, day: str, sheet: Sheet) -> str:
    """Return the heading of a hand of the day."""
    return voice.say("daily-title", day=date_of(voice, day), sheet=voice.sheet(sheet))


def date_of(voice: Voice, day: str) -> str:
    """Write a day such as `2026-11-24` as the reader's language does: `24 November 2026`."""
    month, _, number = day.rpartition("-")
    return voice.say("time-date", day=int(number), month=month_of(voice, month))


def month_of(voice: Voice, month: str) -> str:
    """Write a month such as `2026-11` as the reader's language does: `November 2026`."""
    year, _, number = month.partition("-")
    return voice.say("time-month", month=MONTHS[int(number) - 1], year=year)


def head_of(voice: Voice, table_view: TableView, number: int) -> str:
    """Return the heading of a table for any of its rounds."""
    name = voice.sheet(table_view.sheet)
    return voice.say("screen-head-round", sheet=name, code=table_view.code, round=str(number))


def button(voice: Voice, table_view: TableView, word: str, *, primary: bool = False) -> Button:
    """Make a button that is valid for the table's current version only."""
    return Button(
        word=word,
        label=label(voice, word, table_view.sheet),
        table=table_view.table,
        version=table_view.version,
        primary=primary,
    )


def lasting(voice: Voice, word: str, table: TableId | None, sheet: Sheet | None = None) -> Button:
    """Make a button whose meaning never changes."""
    return Button(word=word, label=label(voice, word, sheet), table=table)


def own_page(voice: Voice, table_view: TableView) -> tuple[Button, ...]:
    """Return the button that opens a person's own page, if one is served."""
    page = f"{voice.page}?table={table_view.code}"
    opening = replace(lasting(voice, "web", table_view.table), page=page, rare=True)
    return (opening,) if voice.page else ()


def page_for_all(voice: Voice, table_view: TableView) -> tuple[Button, ...]:
    """Return the button that opens everybody's own page: it names the table, never a person."""
    link = f"{voice.app}{table_view.code}" if voice.app else ""
    return (replace(lasting(voice, "web", table_view.table), link=link),) if voice.page else ()


def list_key(voice: Voice) -> tuple[Button, ...]:
    """Make the button that opens the presser's list of moves, if the platform has such lists."""
    if not voice.lists_moves:
        return ()
    return (Button(word="", label=voice.say("button-list"), lists=True),)


def post_of(voice: Voice, message: str, person: PersonId, text: str) -> Screen:
    """Edit the message of a person's choice to tell the result; an empty text: there is none.

    It loses its buttons: those below the table are the ones to press.
    """
    return Screen(
        kind=ScreenKind.NOTE,
        text=text or voice.say("post-void", name=voice.person(person)),
        slot=f"{POST}{message}",
        delivery="renew",
        hushed=True,
    )


def coming_back(voice: Voice, table: TableId) -> Button:
    """Make the button with which a person takes the seat back from a computer."""
    return Button(word="back", label=voice.say("button-im-back"), table=table)


def watch_off(voice: Voice, table: TableId) -> Button:
    """Make the button with which a person stops watching."""
    return Button(word="watch off", label=voice.say("button-watch-off"), table=table)


def label(voice: Voice, word: str, sheet: Sheet | None) -> str:
    """Return the label of a word's button; a word without a label is its own."""
    key = f"button-{word.replace(' ', '-')}"
    family = "" if sheet is None else sheet.family.name
    return voice.say(key, family=family) if voice.translator.has(key) else word


AT_HAND = (
    "draw", "pass", "done", "undo", "hint", "discard", "return", "object", "accept", "auto",
    "take stock", "take discard", "auto off", "plan lay off", "resume", "rematch", "start", "next",
)  # fmt: skip
"""Words that have a button when they are useful."""
BUTTONS = {"next": "next ready", "back": "im back"}
"""Words whose button has a label of another name."""

_QUOTED = re.compile(r"(?<=[“„«])(\s?)([a-z]+(?: [a-zß-öø-ÿœ]+\b)*)(?! [A-Z]{3})(?=[^“”„«»]*[”“»])")


def by_button(
    voice: Voice, text: str, sheet: Sheet | None = None, *also: str, left: bool = False
) -> str:
    """Replace quoted words by button labels, `also` these; `left`: a lay leaves picked pieces."""
    keys = {**BUTTONS, "done": "done anyway"} if left else BUTTONS
    words = {with_own_values(word, voice.language): word for word in (*AT_HAND, *also)}

    def named(found: re.Match[str]) -> str:
        word = words.get(found[2])
        said = None if word is None else label(voice, keys.get(word, word), sheet)
        return found[0] if said is None else f"{found[1]}{said}"

    return _QUOTED.sub(named, without_idle_marks(text))


def told(voice: Voice, table_view: TableView, deeds: Iterable[Deed]) -> str:
    """Return the deeds in words, a line each."""
    return "\n".join(_told(voice, table_view, deed) for deed in deeds)


def history(voice: Voice, table_view: TableView, turns: Iterable[Iterable[Deed]]) -> str:
    """Return turns in words, a line each."""
    return "\n".join(words(*(_told(voice, table_view, deed) for deed in turn)) for turn in turns)


def all_turns(voice: Voice, table_view: TableView) -> Screen:
    """Tell all turns of the round, or of the last one."""
    turns = history(voice, table_view, table_view.turns)
    return Screen(
        kind=ScreenKind.HELP,
        text=paragraphs(head(voice, table_view), turns or voice.say("history-none")),
    )


def _told(voice: Voice, table_view: TableView, deed: Deed) -> str:
    known = deed.owner if deed.owner != Nobody() else table_view.seats[deed.seat]
    who = deed.by if isinstance(deed.by, Human) else known
    name, family = voice.occupant(who, deed.seat), table_view.sheet.family.name
    judged = "" if deed.objection is None else voice.occupant(deed.judged, deed.objection.seat)
    told = partial(told_deed, deed, voice.say, name=name, family=family, judged=judged)
    return told(reader=table_view.me, write=voice.pieces)


def _draws(voice: Voice, table_view: TableView) -> str:
    """Return the draws for first player, then each time those who had to draw again."""
    times, drawn = list[list[str]]([[]]), set[Seat]()
    for one in table_view.starter_draw:
        if one.seat in drawn:
            times.append([])
            drawn.clear()
        drawn.add(one.seat)
        name, tile = voice.first(table_view, one.seat), voice.pieces((one.piece,))
        times[-1].append(voice.say("start-drawn", name=name, tile=tile))
    first, *again = (", ".join(each) for each in times)
    return sequence((first, *(voice.say("start-again", draws=d) for d in again)), voice.say)


def how_begun(voice: Voice, table_view: TableView, view: RoundView) -> str:
    """Return who starts the round, and why."""
    if view.starter is None:
        return ""
    name = voice.first(table_view, view.starter)
    if table_view.starter_draw:
        return voice.say("start-highest", draws=_draws(voice, table_view), name=name)
    way = table_view.way_to_start or Starter.LEFT
    if way is Starter.YOUNGEST and table_view.settings.youngest is None:
        way = Starter.LOT
    return voice.say_first(f"start-{way.replace('_', '-')}", "start-lot", name=name)


def lying(voice: Voice, melds: Sequence[ShownMeld]) -> str:
    """Return the melds on the table as text."""
    if not melds:
        return voice.say("screen-table-empty")
    return lines(voice.say("screen-table"), voice.formatter.melds(melds))


def pictured(voice: Voice, shown: Board | Ending | Ranking | Film) -> Picture | None:
    """Return a picture for readers who want one, else None."""
    if voice.look != "picture":
        return None
    return Picture(shown=shown, theme=voice.theme, language=voice.language, say=voice.say)


def counts(voice: Voice, table_view: TableView, view: RoundView) -> str:
    """Return each player's piece count, the stock, the discard pile and the score."""
    held = [
        voice.say("count-seat", name=voice.seat(table_view, seat), count=str(count))
        for seat, count in enumerate(view.counts)
        if seat not in view.left
    ]
    stock = voice.say("count-stock", count=str(view.stock))
    pile = "" if not view.discard else _pile(voice, view)
    totals = () if table_view.match is None else table_view.match.totals
    so_far = (
        voice.say("result-total", standing=standing(voice, table_view, totals))
        if any(totals)
        else ""
    )
    return lines(" · ".join([*held, stock]), pile, so_far)


def _pile(voice: Voice, view: RoundView) -> str:
    return voice.say(
        "count-discard", top=voice.pieces(view.discard[-1:]), count=str(len(view.discard))
    )


def whose_turn(voice: Voice, table_view: TableView, view: RoundView) -> str:
    """Return whose turn it is, and the time left."""
    own = view.to_move == table_view.me and not table_view.away
    return words(
        voice.say("turn-own") if own else turn_of(voice, table_view, view),
        deadline(voice, table_view),
    )


def turn_of(voice: Voice, table_view: TableView, view: RoundView) -> str:
    """Return whose turn it is, as everybody reads it."""
    name, step = voice.seat(table_view, view.to_move), view.turn.partition(" ")[0]
    return voice.say_first(f"turn-of-{step}", "turn-of", name=name)


def stood_in(voice: Voice, table_view: TableView) -> str:
    """Return that a computer plays for the reader, and how to come back; empty otherwise."""
    return voice.say("note-stood-in-own") if table_view.away else ""


def turn_before(voice: Voice, table_view: TableView, view: RoundView) -> str:
    """Return whom a waiting reader plays after, which stays true until their turn begins."""
    seats = (seat for seat in range(view.seats) if seat not in view.left)
    follows = (seat for seat in seats if seat_after(seat, view.seats, view.left) == view.me)
    before = next(follows, view.to_move)
    key = "turn-of" if before == view.to_move else "turn-after"
    return words(voice.say(key, name=voice.seat(table_view, before)), voice.say("turn-in-chat"))


def kept_plan(voice: Voice, table_view: TableView) -> str:
    """Return what a waiting reader has planned; empty without a plan."""
    pieces = table_view.sheet.family.plans.pieces(table_view.plan)
    return voice.say("plan-kept", tiles=voice.pieces(pieces)) if pieces else ""


def offered(voice: Voice, table_view: TableView, *, typed: bool) -> str:
    """Return what of the plan fits now, what does not, and why the rules refuse the whole."""
    offer = table_view.offer
    if offer is None or not (offer.pieces or offer.back):
        return ""
    tiles, back = voice.pieces(offer.pieces), voice.pieces(offer.back)
    refusal = offer.refusal
    why = "" if refusal is None else voice.refused_at(table_view, refusal.without_places())
    if why and not offer.pieces:
        return lines(voice.say("plan-refused", tiles=back), why)
    said = "yes" if typed else "no"
    if offer.only_ends:
        gone = voice.say("plan-back", tiles=back) if back else ""
        return lines(voice.say("plan-fits-discard", tiles=tiles, typed=said), gone, why)
    fits = "none" if not offer.pieces else "some" if offer.back else "all"
    return lines(voice.say(f"plan-fits-{fits}", tiles=tiles, back=back, typed=said), why)


def standing(voice: Voice, table_view: TableView, figures: Sequence[int]) -> str:
    """Return each player's points or chips."""
    return " · ".join(
        voice.say("count-seat", name=voice.seat(table_view, seat), count=signed(figure))
        for seat, figure in enumerate(figures)
    )


def sealed(voice: Voice, table_view: TableView) -> str:
    """Return the seal of the running or next shuffle, and who cut; empty without a seal."""
    if not table_view.commitment or table_view.phase is Phase.STOPPED:
        return ""
    key = "fairness-sealed" if table_view.round_over is None else "fairness-sealed-next"
    return lines(voice.say(key, seal=table_view.commitment), cut_by(voice, table_view))


def cut_by(voice: Voice, table_view: TableView) -> str:
    """Return the people who cut for the next shuffle; empty if nobody has."""
    names = voice.listed([voice.person(person) for person in table_view.cut])
    return voice.say("fairness-cut", names=names) if names else ""


def opened(voice: Voice, table_view: TableView, fairness: Fairness | None) -> str:
    """Return the seed of the finished round and the words added to its shuffle."""
    if fairness is None:
        return ""
    cut = [
        voice.say("fairness-word", name=voice.seat(table_view, seat), word=word)
        for seat, word in enumerate(fairness.words)
        if word
    ]
    return lines(
        voice.say("fairness-seed", seed=fairness.seed),
        voice.say("fairness-words", words=voice.listed(cut)) if cut else "",
    )


def verified(
    voice: Voice, table_view: TableView, checked: Sequence[Verified], seats: Sequence[str]
) -> str:
    """Return for each round whether its shuffle was fair, or where it differs; and the seal."""
    said = (word_verdict(one, voice.say, seats, table_view.sheet.family.name) for one in checked)
    return paragraphs(head(voice, table_view), lines(*said), sealed(voice, table_view))


def zone_offered(voice: Voice, table_view: TableView) -> str:
    """Say how a chat gets to read when a turn ends, where it cannot yet."""
    reads = voice.zone or voice.moment is not None or not table_view.timed
    return "" if reads or not table_view.chats else voice.say("note-zone-how")
