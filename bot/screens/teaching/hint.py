"""Help in a turn: hints, the nearest legal table, and coaching in a person's first turns."""

from collections import Counter
from dataclasses import replace

from bot.render.pieces import bare
from bot.screens import boards
from bot.screens.choosing import Picking
from bot.screens.parts import by_button, label, lasting, lines, words
from bot.screens.screen import Button, Screen, ScreenKind
from bot.screens.slots import hint_slot, question_slot
from bot.screens.turn.buttons import only_judges
from bot.screens.turn.buttons import stage as draft_stage
from bot.screens.voice import Voice
from core.engine.people import PersonId, Wishes
from core.engine.table.view import TableView
from core.engine.turns.helping import HINT, Told
from core.rules.drafts import Draft
from core.rules.pieces import print_groups, print_pieces
from core.rules.view import RoundView


def hint(voice: Voice, table_view: TableView, told: Told) -> Screen:
    """Show as much of a hint as the person has asked for."""
    more = () if told.whole or told.left == 0 else (lasting(voice, HINT, table_view.table),)
    rather = _rather(voice, told, table_view.sheet.family.name)
    text = lines(_told(voice, table_view, told), rather, _left(voice, told))
    slot = hint_slot(table_view.table)
    return Screen(kind=ScreenKind.NOTE, text=text, buttons=more, passing=True, slot=slot)


def is_followed(table_view: TableView) -> bool:
    """Return whether all pieces that a hint has named are on the table, or in the draft."""
    told, view = table_view.hint, table_view.round
    if told is None or view is None:
        return False
    named, held = Counter(map(bare, told.pieces)), Counter(map(bare, view.rack))
    placed = held - Counter(map(bare, boards.on_rack(table_view)))
    return bool(named) and (bool(named - held) or not named - placed)


def told_so_far(voice: Voice, table_view: TableView) -> str:
    """Return what the hints of this turn have told, for a board with buttons.

    The draft shows a whole lay; once it is taken back, its pieces are told again.
    """
    told = table_view.hint
    if told is None or is_followed(table_view):
        return ""
    shown = replace(told, whole=told.whole and not told.lays)
    text = lines(_told(voice, table_view, shown), _left(voice, told))
    return by_button(voice, text, table_view.sheet)


def _told(voice: Voice, table_view: TableView, told: Told) -> str:
    family = table_view.sheet.family.name
    tiles = voice.pieces(told.pieces)
    if not told.lays:
        return lines(_too_little(voice, told), _instead(voice, told, family))
    if not told.pieces:
        return voice.say("hint-lays")
    if not told.whole:
        return voice.say("hint-pieces", tiles=tiles, count=len(told.pieces), family=family)
    return voice.say("hint-whole", tiles=tiles, word=told.word, piece=print_pieces(told.gives))


def _too_little(voice: Voice, told: Told) -> str:
    if told.points is None or told.needed is None:
        return ""
    return voice.say("hint-too-little", points=told.points, needed=told.needed)


def _instead(voice: Voice, told: Told, family: str) -> str:
    """Return the advice for a rack that allows no lay."""
    key = f"hint-no-lay-{told.word.replace(' ', '-')}"
    piece, typed = voice.pieces(told.gives), print_pieces(told.gives)
    return voice.say(key, piece=piece, typed=typed, named=len(told.gives), family=family)


def _rather(voice: Voice, told: Told, family: str) -> str:
    """Return the move that a strong player prefers, and the reason."""
    advice = told.advice
    if advice is None:
        return ""
    move = "lay" if advice.lays else "draw"
    if advice.tried:
        return voice.say(
            f"hint-strong-tried-{move}",
            tiles=voice.pieces(advice.lays),
            tried=str(advice.tried),
            wins=str(advice.wins),
            laying=str(advice.wins_laying),
        )
    if advice.lays:
        tiles = voice.pieces(advice.lays)
        return voice.say("hint-strong-lays", tiles=tiles, jokers=advice.jokers)
    if family == "cards":
        return voice.say("hint-strong-holds", stays=advice.stays)
    key = "hint-strong-keeps" if advice.keeps else "hint-strong-waits"
    return voice.say(key, stays=advice.stays)


def _left(voice: Voice, told: Told) -> str:
    """Return how many hints are left, and whether asking again tells more, for another hint."""
    key = "hint-again" if told.left is None else "hint-again-counted"
    again = "" if told.whole or told.left == 0 else voice.say(key)
    if told.left is None:
        return again
    return " ".join(filter(None, (voice.say("hints-left", count=told.left), again)))


def repair(
    voice: Voice,
    table_view: TableView,
    view: RoundView,
    offered: Draft,
    *,
    asked: PersonId,
    phrase: str,
) -> Screen:
    """Offer a legal table, which the button holds: to take it as a draft needs no search.

    Who typed is told the phrase that takes it; who pressed a button presses the next one. It comes
    with the refusal, which makes the sound.
    """
    board = boards.private(voice, replace(table_view, draft=offered), view)
    tiles = voice.formatter.shown(board.laid)
    return Screen(
        kind=ScreenKind.NOTE,
        text=lines(
            voice.say("repair-offered", tiles=tiles),
            voice.formatter.melds(board.melds),
            voice.say("repair-how", phrase=phrase) if phrase else "",
        ),
        slot=question_slot(table_view.table, asked),
        hushed=True,
        buttons=(
            Button(
                word=f"arrange {print_groups(offered.groups or ())}",
                label=label(voice, "repair", table_view.sheet),
                table=table_view.table,
                version=table_view.version,
                draft=table_view.draft_version,
            ),
        ),
    )


LESSONS = 3
"""The number of turns with coaching."""
OTHERWISE = {
    "begin-opened": "coach-nothing-fits",
    "begin-own": "coach-nothing-fits",
    "begin-first": "coach-not-enough",
}
"""An extra sentence for points at which a person may be unable to lay."""


def lessons_left(wishes: Wishes) -> int:
    """Return how many more turns of a person get coaching."""
    return max(0, LESSONS - (wishes.coached or 0))


def coach(voice: Voice, table_view: TableView, view: RoundView, picking: Picking) -> str:
    """Return coaching for this point of the turn; empty once the reader has learned it."""
    plays = table_view.my_turn and not only_judges(table_view)
    if not voice.lessons or not plays or table_view.paused or table_view.away:
        return ""
    point = _point(table_view, view, picking)
    key = f"coach-{point}"
    if not voice.translator.has(key):
        return ""
    rules = table_view.sheet.as_data()
    points, sets = rules.get("first_laying"), rules.get("sets", True)
    needed = points if isinstance(points, int) else 0
    tip = voice.say(key, points=needed, sets="yes" if sets else "no")
    otherwise = OTHERWISE.get(point)
    return tip if otherwise is None else words(tip, voice.say(otherwise, stock=view.stock))


def _point(table_view: TableView, view: RoundView, picking: Picking) -> str:
    stage = view.turn.partition(" ")[0]
    if stage:
        return stage
    drafted = draft_stage(table_view, view)
    if drafted in {"begin", "short"} and _is_enough(picking):
        return "enough"
    return f"begin-{_begin(table_view, view)}" if drafted == "begin" else drafted


def _is_enough(picking: Picking) -> bool:
    """Return whether the picked tiles have enough points for the first laying."""
    points, needed = picking.worth.points, picking.worth.needed
    return bool(picking.chosen and points is not None and needed and points >= needed)


def _begin(table_view: TableView, view: RoundView) -> str:
    """Return the start of a turn, which differs before and after the first laying."""
    if "play" not in table_view.sheet.family.turns.words:
        return table_view.sheet.family.name
    points = table_view.sheet.field("first_laying")
    if not isinstance(points, int) or table_view.me in view.opened:
        return "opened"
    return "first" if points else "own"
