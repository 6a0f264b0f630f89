"""A round in play: the public table, and one's own turn."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

from bot.render.board import Board
from bot.screens import boards
from bot.screens.choosing import NOTHING, Picking, choice, pages
from bot.screens.coach import built, coach
from bot.screens.parts import (
    button,
    coming_back,
    counts,
    head,
    how_begun,
    label,
    lasting,
    lines,
    lying,
    paragraphs,
    pictured,
    told,
    whose_turn,
    words,
)
from bot.screens.screen import Button, Delivery, Screen, ScreenKind
from bot.screens.times import time_left
from bot.screens.voice import Voice
from core.engine.deeds import Deed
from core.engine.people import Human, PersonId, TableId
from core.engine.sight import Sight
from core.rules.family import Placed
from core.rules.pieces import print_pieces
from core.rules.view import RoundView

JUDGING = ("object", "accept")
"""What all others may say to a lay, where the players watch the melds themselves."""
TYPED, TAPPED = "need", "need-tapped"
"""How the texts are called that say what to do next: by words, or beside buttons that do it."""
WAITING = ("resume", "nudge")
"""What is wanted by who waits, and is no word of a turn."""
BEGINNING = ("draw", "pass", "take stock", "take discard", "hint")
"""What can be said before anything is drafted."""


def public_table(
    voice: Voice,
    sight: Sight,
    view: RoundView,
    *,
    deeds: tuple[Deed, ...],
    delivery: Delivery,
    opening: str = "",
) -> Screen:
    """Show a table to everybody in a chat, with what was just done there."""
    seen = sight.before(len(deeds)) if deeds else sight.before_last_turn
    board = boards.public(voice, sight, view, seen)
    happened, turn = lines(opening, told(voice, sight, deeds)), _awaited(voice, sight, view)
    tapped = _awaited(voice, sight, view, TAPPED)
    return Screen(
        kind=ScreenKind.TABLE,
        text=paragraphs(
            head(voice, sight),
            happened,
            lying(voice, board.melds),
            lines(counts(voice, sight, view), turn),
        ),
        caption=paragraphs(head(voice, sight), happened, tapped),
        picture=pictured(voice, board),
        aside=turn,
        buttons=_public_buttons(voice, sight),
        slot=f"table:{sight.table}",
        delivery=delivery,
        calls=_called(sight, view),
        turn=_turn(sight, view),
        begins=not sight.deeds,
        slow=sight.slow,
    )


def _public_buttons(voice: Voice, sight: Sight) -> tuple[Button, ...]:
    return (
        *(button(voice, sight, word) for word in JUDGING if sight.may_be_judged),
        *((coming_back(voice, sight.table),) if sight.standins else ()),
        *(button(voice, sight, word) for word in ("resume",) if sight.paused),
        lasting(voice, "rack", sight.table, sight.sheet),
        *(button(voice, sight, word) for word in sight.open),
        lasting(voice, "table", sight.table),
        lasting(voice, "rules", sight.table),
    )


def _awaited(voice: Voice, sight: Sight, view: RoundView, need: str = TYPED) -> str:
    """Say whom all are waiting for, and whether somebody may object."""
    objection = voice.say(f"{need}-objection") if sight.may_be_judged else ""
    return lines(whose_turn(voice, sight, view), objection)


def _called(sight: Sight, view: RoundView) -> tuple[PersonId, ...]:
    who = sight.seats[view.to_move]
    return (who.person,) if isinstance(who, Human) and view.outcome is None else ()


def _turn(sight: Sight, view: RoundView) -> str:
    """Name the turn that is being played, so that no other of the match has its name."""
    rounds = 0 if sight.match is None else sight.match.rounds_played
    acting = (*(deed.seat for deed in sight.deeds), view.to_move)
    return f"{rounds}.{sum(one != other for one, other in pairwise(acting))}"


def turn_slot(table: TableId) -> str:
    """Return what a person's turn at a table is shown as."""
    return f"turn:{table}"


def private_turn(
    voice: Voice,
    sight: Sight,
    view: RoundView,
    *,
    delivery: Delivery,
    picking: Picking = NOTHING,
) -> Screen:
    """Show a person the table, the own draft and rack, and what can be done."""
    board = boards.private(voice, sight, view)
    happened, needed = _happened(voice, sight, view), _needed(voice, sight, view, picking)
    tapped = _needed(voice, sight, view, picking, TAPPED)
    return Screen(
        kind=ScreenKind.TURN,
        text=paragraphs(
            head(voice, sight),
            happened,
            _table(voice, board, sight.draft.placed),
            _rack(voice, board),
            lines(counts(voice, sight, view), needed),
        ),
        caption=paragraphs(head(voice, sight), happened, _ways_seen(voice, sight), tapped),
        typed=needed if sight.my_turn else "",
        coach=coach(voice, sight, view),
        picture=pictured(voice, board),
        buttons=tuple(_buttons(voice, sight)),
        choice=choice(voice, sight, view, board, picking),
        pages=pages(voice),
        aside=_rack(voice, board),
        slot=turn_slot(sight.table),
        delivery=delivery,
        calls=_called(sight, view) if sight.my_turn else (),
        turn=_turn(sight, view),
        slow=sight.slow,
        homes=sight.chats,
    )


def _happened(voice: Voice, sight: Sight, view: RoundView) -> str:
    acted = any(deed.seat == sight.me for deed in sight.deeds)
    begun = "" if acted else how_begun(voice, sight, view)
    news, new = told(voice, sight, sight.news), _new(voice, sight, view)
    return lines(begun, news, new) if sight.my_turn else lines(begun, new, news)


def _new(voice: Voice, sight: Sight, view: RoundView) -> str:
    """Name what the reader has just drawn; in the next turn it is only marked."""
    begins = sight.my_turn and not view.turn
    if begins or not sight.gained:
        return ""
    tiles = voice.pieces(sight.gained)
    return voice.say("rack-new", tiles=tiles, family=sight.sheet.family.name)


def _table(voice: Voice, board: Board, placed: Placed | None) -> str:
    """Show what lies on the table or, once something is in hand, how it would lie."""
    if not board.draft:
        return lying(voice, board.melds)
    tiles = voice.brush.shown(board.laid)
    wrong = [str(meld.number) for meld in board.melds if meld.wrong]
    return lines(
        voice.say("draft-table", tiles=tiles, count=len(board.laid)),
        voice.brush.melds(board.melds) if board.melds else "",
        voice.say("draft-wrong", numbers=voice.listed(wrong), count=len(wrong)) if wrong else "",
        voice.say("draft-hand", tiles=voice.brush.shown(board.loose)) if board.loose else "",
        voice.say("draft-missing", tiles=voice.brush.shown(board.missing)) if board.missing else "",
        _way(voice, placed),
    )


def _way(voice: Voice, placed: Placed | None) -> str:
    """Say which of the ways to place the named pieces this is, and how to see the next."""
    if placed is None:
        return ""
    tiles = print_pieces(placed.pieces)
    if placed.of:
        return voice.say("draft-ways-seen", tiles=tiles, count=placed.of)
    return voice.say("draft-way", tiles=tiles, number=placed.number)


def _ways_seen(voice: Voice, sight: Sight) -> str:
    """Say when all ways have been seen; until then a button shows the next."""
    placed = sight.draft.placed
    return "" if placed is None or not placed.of else _way(voice, placed)


def _rack(voice: Voice, board: Board) -> str:
    """Show the rack in its owner's order, without what the draft has placed."""
    if not board.rack:
        return voice.say("rack-empty", family=board.family)
    count = str(sum(len(group.pieces) for group in board.rack))
    groups = (voice.brush.shown(group.pieces) for group in board.rack)
    return lines(voice.say("rack", count=count, family=board.family), "  ".join(groups))


def _needed(
    voice: Voice, sight: Sight, view: RoundView, picking: Picking, text: str = TYPED
) -> str:
    """Say what the reader can do now, or whom all are waiting for."""
    family = sight.sheet.family.name
    objection = voice.say(f"{text}-objection") if view.may_object else ""
    if not sight.my_turn or sight.paused:
        return lines(whose_turn(voice, sight, view), objection)
    stage = view.turn.partition(" ")[0] or _stage(sight, view)
    adds = "no" if built(sight, view) is None else "yes"
    need = voice.say_first(
        f"{text}-{stage}", f"{text}-begin", family=family, stock=view.stock, adds=adds
    )
    need = words(need, time_left(voice, sight))
    order = voice.say("auto-left") if sight.auto is not None and sight.auto.left else ""
    return lines(_first_laying(voice, sight, view, picking), objection, order, need)


def _stage(sight: Sight, view: RoundView) -> str:
    """Name the point of a turn in which nothing has been drawn."""
    if sight.draft.groups is None:
        return "begin"
    first = built(sight, view)
    return "draft" if first is None or first.enough else "short"


def _first_laying(voice: Voice, sight: Sight, view: RoundView, picking: Picking) -> str:
    """Say what the first laying needs and, of what is chosen or drafted, how much of it that is."""
    points = sight.sheet.as_data().get("first_laying")
    if not isinstance(points, int) or view.turn or sight.me in view.opened:
        return ""
    if picking.chosen and picking.worth.points is not None:
        return voice.say("need-picked", points=picking.worth.points, needed=points)
    first = built(sight, view)
    if first is None or (first.needed == 0 and not first.enough):
        return voice.say("need-first-laying", points=points)
    return voice.say("need-drafted", points=first.points, needed=first.needed)


def _buttons(voice: Voice, sight: Sight) -> Iterator[Button]:
    """Make the buttons, what is wanted most first; the other ways of a draft beside it."""
    if sight.away:
        yield coming_back(voice, sight.table)
    for word in _words(sight):
        yield _button(voice, sight, word)
    placed = sight.draft.placed
    if placed is not None and not placed.of:
        word = f"play {print_pieces(placed.pieces)}"
        other = replace(_button(voice, sight, word, versioned=True), rare=True)
        yield replace(other, label=voice.say("button-another-way"))


def _words(sight: Sight) -> tuple[str, ...]:
    resume = ("resume",) if sight.paused else ()
    nudge = ("nudge",) if sight.may_nudge else ()
    order = {word: place for place, word in enumerate(_often(sight))}
    return (
        *resume,
        *nudge,
        *sorted(sight.can, key=lambda word: order.get(word, len(order))),
        "sort number" if sight.order.by == "colour" else "sort colour",
        *_orders(sight),
        "help",
    )


def _often(sight: Sight) -> tuple[str, ...]:
    """Return the words that most people want next, that which is wanted most first."""
    drafted = sight.draft.groups is not None or sight.draft.steps
    return (*JUDGING, "done", "undo", "draw", "pass") if drafted else (*JUDGING, *BEGINNING)


def _orders(sight: Sight) -> tuple[str, ...]:
    """Offer to draw for who cannot lay, where the game and the table know that."""
    if not sight.sheet.family.waits or sight.settings.assist.mode in {"none", "hints"}:
        return ()
    return ("auto",) if sight.auto is None else ("auto off",)


def _button(voice: Voice, sight: Sight, word: str, *, versioned: bool = False) -> Button:
    if word not in sight.can and not versioned:
        return replace(lasting(voice, word, sight.table, sight.sheet), rare=word not in WAITING)
    return Button(
        word=word,
        label=label(voice, word, sight.sheet),
        table=sight.table,
        version=sight.version,
        draft=sight.draft_version,
        primary=word == _primary(sight),
        rare=word not in _often(sight),
    )


def _primary(sight: Sight) -> str:
    drafted = sight.draft.groups is not None or sight.draft.steps
    if drafted and sight.round is not None and _stage(sight, sight.round) == "short":
        return ""
    wanted = ("done",) if drafted else ("draw", "take stock")
    return next((word for word in wanted if word in sight.can), "")
