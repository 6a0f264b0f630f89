"""A round in play: the public table, and one's own turn."""

from bot.render.board import Board
from bot.screens import boards
from bot.screens.choosing import choice
from bot.screens.parts import (
    button,
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
from core.engine.people import Human, PersonId
from core.engine.sight import Sight
from core.rules.family import Placed
from core.rules.view import RoundView

JUDGING = ("object", "accept")
"""What all others may say to a lay, where the players watch the melds themselves."""


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
    return Screen(
        kind=ScreenKind.TABLE,
        text=paragraphs(
            head(voice, sight),
            happened,
            lying(voice, board.melds),
            lines(counts(voice, sight, view), turn),
        ),
        caption=paragraphs(head(voice, sight), happened, turn),
        picture=pictured(voice, board),
        buttons=(
            *(button(voice, sight, word) for word in JUDGING if sight.may_be_judged),
            *(button(voice, sight, word) for word in ("resume",) if sight.paused),
            lasting(voice, "rack", sight.table),
            lasting(voice, "score", sight.table),
            lasting(voice, "rules", sight.table),
        ),
        slot=f"table:{sight.table}",
        delivery=delivery,
        calls=_called(sight, view),
    )


def _awaited(voice: Voice, sight: Sight, view: RoundView) -> str:
    """Say whom all are waiting for, and whether somebody may object."""
    objection = voice.say("need-objection") if sight.may_be_judged else ""
    return lines(whose_turn(voice, sight, view), objection)


def _called(sight: Sight, view: RoundView) -> tuple[PersonId, ...]:
    who = sight.seats[view.to_move]
    return (who.person,) if isinstance(who, Human) and view.outcome is None else ()


def private_turn(voice: Voice, sight: Sight, view: RoundView, *, delivery: Delivery) -> Screen:
    """Show a person the table, the own draft and rack, and what can be done."""
    board = boards.private(voice, sight, view)
    happened, needed = _happened(voice, sight, view), _needed(voice, sight, view)
    return Screen(
        kind=ScreenKind.TURN,
        text=paragraphs(
            head(voice, sight),
            happened,
            _table(voice, board, sight.draft.placed),
            _rack(voice, board),
            lines(counts(voice, sight, view), needed),
        ),
        caption=paragraphs(head(voice, sight), happened, _way(voice, sight.draft.placed), needed),
        picture=pictured(voice, board),
        buttons=tuple(_button(voice, sight, word) for word in _words(sight)),
        choice=choice(voice, sight, view, board),
        aside=_rack(voice, board),
        slot=f"turn:{sight.table}",
        delivery=delivery,
        calls=_called(sight, view) if sight.my_turn else (),
    )


def _happened(voice: Voice, sight: Sight, view: RoundView) -> str:
    acted = any(deed.seat == sight.me for deed in sight.deeds)
    begun = "" if acted else how_begun(voice, sight, view)
    return lines(begun, told(voice, sight, sight.news))


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
    """Say which of the ways to place the named pieces this is."""
    if placed is None:
        return ""
    tiles = voice.pieces(placed.pieces)
    if placed.of:
        return voice.say("draft-ways-seen", tiles=tiles, count=placed.of)
    return voice.say("draft-way", tiles=tiles, number=placed.number)


def _rack(voice: Voice, board: Board) -> str:
    """Show the rack in its owner's order, without what the draft has placed."""
    if not board.rack:
        return voice.say("rack-empty", family=board.family)
    count = str(sum(len(group.pieces) for group in board.rack))
    groups = (voice.brush.shown(group.pieces) for group in board.rack)
    return lines(voice.say("rack", count=count, family=board.family), "  ".join(groups))


def _needed(voice: Voice, sight: Sight, view: RoundView) -> str:
    """Say what the reader can do now, or whom all are waiting for."""
    family = sight.sheet.family.name
    objection = voice.say("need-objection") if view.may_object else ""
    if not sight.my_turn or sight.paused:
        return lines(whose_turn(voice, sight, view), objection)
    drafted = "draft" if sight.draft.groups is not None else "begin"
    stage = view.turn.partition(" ")[0] or drafted
    need = voice.say_first(f"need-{stage}", "need-begin", family=family, stock=view.stock)
    need = words(need, time_left(voice, sight))
    order = voice.say("auto-left") if sight.auto is not None and sight.auto.left else ""
    return lines(_first_laying(voice, sight, view), objection, order, need)


def _first_laying(voice: Voice, sight: Sight, view: RoundView) -> str:
    points = sight.sheet.as_data().get("first_laying")
    if not isinstance(points, int) or view.turn or sight.me in view.opened:
        return ""
    return voice.say("need-first-laying", points=points)


def _words(sight: Sight) -> tuple[str, ...]:
    resume = ("resume",) if sight.paused else ()
    return (
        *resume,
        *sight.can,
        *_orders(sight),
        "sort number" if sight.order.by == "colour" else "sort colour",
        "help",
    )


def _orders(sight: Sight) -> tuple[str, ...]:
    """Offer to draw for who cannot lay, where the game and the table know that."""
    if not sight.sheet.family.waits or sight.settings.assist.mode in {"none", "hints"}:
        return ()
    return ("auto",) if sight.auto is None else ("auto off",)


def _button(voice: Voice, sight: Sight, word: str) -> Button:
    if word not in sight.can:
        return lasting(voice, word, sight.table, sight.sheet)
    return Button(
        word=word,
        label=label(voice, word, sight.sheet),
        table=sight.table,
        version=sight.version,
        draft=sight.draft_version,
        primary=word == _primary(sight),
    )


def _primary(sight: Sight) -> str:
    drafted = sight.draft.groups is not None or sight.draft.steps
    wanted = ("done",) if drafted else ("draw", "take stock")
    return next((word for word in wanted if word in sight.can), "")
