"""A first game, turn by turn: the table, the rack, and the next word."""

from bot.conversation.lessons import Lesson, steps
from bot.render.board import Around, Board, Mine, private_board
from bot.render.names import without_idle_marks
from bot.render.numbering import numbered
from bot.screens.parts import label, lines, paragraphs, pictured
from bot.screens.screen import Button, Screen, ScreenKind
from bot.screens.voice import Voice
from core.rules.sheet import Sheet


def turn(voice: Voice, lesson: Lesson, said_before: str = "") -> Screen:
    """Show the turn to learn, with the pieces placed so far."""
    board, step = _board(voice, lesson), lesson.step
    next_word = step.words[lesson.said]
    title = voice.say(
        "learn-title",
        sheet=voice.sheet(lesson.sheet),
        number=str(lesson.number + 1),
        count=str(len(steps(lesson.sheet))),
    )
    about = voice.say(f"learn-{step.key}", points=step.points, last=_last(lesson))
    told = paragraphs(lines(said_before, title), about if lesson.said == 0 else "")
    shown = paragraphs(told, _table(voice, lesson, board), _rack(voice, board))
    return Screen(
        kind=ScreenKind.HELP,
        text=paragraphs(shown, voice.say("learn-say", word=next_word)),
        beside=shown,
        caption=told,
        picture=pictured(voice, board),
        buttons=(
            Button(
                word=f"learn {next_word}",
                label=_labelled(voice, next_word, lesson.sheet),
                primary=True,
            ),
            Button(word="learn off", label=voice.say("button-learn-off")),
        ),
        slot="lesson",
        delivery="new",
    )


def _labelled(voice: Voice, word: str, sheet: Sheet) -> str:
    """Return the label of the button in a real turn, with the pieces."""
    verb, _, named = word.partition(" ")
    if voice.translator.has(f"button-{word.replace(' ', '-')}"):
        return label(voice, word, sheet)
    if verb == "layoff":
        verb, named = "onto", named.rpartition(" ")[0]
    return f"{label(voice, verb, sheet)} {named}"


def _last(lesson: Lesson) -> str:
    return "yes" if lesson.number == len(steps(lesson.sheet)) - 1 else "no"


def over(voice: Voice, sheet: Sheet) -> Screen:
    """Show that the lesson is over, and what comes next."""
    return Screen(
        kind=ScreenKind.HELP,
        text=voice.say("learn-over", sheet=sheet.id),
        buttons=(Button(word=f"rules {sheet.id}", label=voice.say("button-rules")),),
        slot="lesson",
    )


def _table(voice: Voice, lesson: Lesson, board: Board) -> str:
    if not board.melds:
        discard = lesson.view.discard[-1:]
        empty = voice.say("screen-table-empty")
        if not discard:
            return empty
        top = voice.say("count-discard", top=voice.pieces(discard), count=str(len(discard)))
        return lines(empty, top)
    shown = voice.formatter.melds(board.melds)
    if lesson.draft.groups is None:
        return lines(voice.say("screen-table"), shown)
    tiles = voice.formatter.shown(board.laid)
    return lines(voice.say("draft-table", tiles=tiles, count=len(board.laid)), shown)


def _rack(voice: Voice, board: Board) -> str:
    groups = board.rack or ()
    if not groups:
        return voice.say("rack-empty", family=board.family)
    count = str(sum(len(group.pieces) for group in groups))
    return lines(
        voice.say("rack", count=count, family=board.family),
        "  ".join(voice.formatter.shown(group.pieces) for group in groups),
    )


def _board(voice: Voice, lesson: Lesson) -> Board:
    around = Around(
        title=without_idle_marks(voice.sheet(lesson.sheet)),
        subtitle="",
        names=(voice.say("puzzle-solver"), voice.say("name-computer", seat="2")),
        scores=(0, 0),
    )
    view = lesson.view
    table = lesson.before.table
    return private_board(view, around, numbered((table,)), table, Mine(draft=lesson.draft.groups))
