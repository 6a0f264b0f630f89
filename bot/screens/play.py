"""A round in play: the public table, and one's own turn."""

from collections import Counter

from bot.render.rack import in_order
from bot.screens.parts import (
    board,
    button,
    counts,
    head,
    how_begun,
    label,
    laid_in,
    lasting,
    lines,
    paragraphs,
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
from core.rules.pieces import Groups, Piece, Pieces
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
    return Screen(
        kind=ScreenKind.TABLE,
        text=paragraphs(
            head(voice, sight),
            lines(opening, told(voice, sight, deeds)),
            board(voice, view, laid_in(deeds)),
            lines(
                counts(voice, sight, view),
                whose_turn(voice, sight, view),
                voice.say("need-objection") if sight.may_be_judged else "",
            ),
        ),
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


def _called(sight: Sight, view: RoundView) -> tuple[PersonId, ...]:
    who = sight.seats[view.to_move]
    return (who.person,) if isinstance(who, Human) and view.outcome is None else ()


def private_turn(voice: Voice, sight: Sight, view: RoundView, *, delivery: Delivery) -> Screen:
    """Show a person the table, the own draft and rack, and what can be done."""
    shown = sight.proposed or view
    return Screen(
        kind=ScreenKind.TURN,
        text=paragraphs(
            head(voice, sight),
            _happened(voice, sight, view),
            _table(voice, sight, view),
            _rack(voice, sight, shown),
            lines(counts(voice, sight, view), _needed(voice, sight, view)),
        ),
        buttons=tuple(_button(voice, sight, word) for word in _words(sight)),
        slot=f"turn:{sight.table}",
        delivery=delivery,
        calls=_called(sight, view) if sight.my_turn else (),
    )


def _happened(voice: Voice, sight: Sight, view: RoundView) -> str:
    acted = any(deed.seat == sight.me for deed in sight.deeds)
    begun = "" if acted else how_begun(voice, sight, view)
    return lines(begun, told(voice, sight, sight.news))


def _table(voice: Voice, sight: Sight, view: RoundView) -> str:
    """Show what lies on the table or, once something is in hand, how it would lie."""
    if sight.draft.groups is not None:
        return _draft(voice, sight, sight.draft.groups)
    if sight.proposed is not None:
        return lines(voice.say("draft-steps"), board(voice, sight.proposed))
    return board(voice, view, laid_in(sight.news))


def _draft(voice: Voice, sight: Sight, groups: Groups) -> str:
    laid, loose = _placed(sight, groups), _loose(sight, groups)
    return lines(
        voice.say("draft-table", tiles=voice.pieces(laid), count=len(laid)),
        voice.brush.groups(groups, laid),
        voice.say("draft-loose", tiles=voice.pieces(loose)) if loose else "",
        _way(voice, sight.draft.placed),
    )


def _way(voice: Voice, placed: Placed | None) -> str:
    """Say which of the ways to place the named pieces this is."""
    if placed is None:
        return ""
    tiles = voice.pieces(placed.pieces)
    if placed.of:
        return voice.say("draft-ways-seen", tiles=tiles, count=placed.of)
    return voice.say("draft-way", tiles=tiles, number=placed.number)


def _loose(sight: Sight, groups: Groups) -> Pieces:
    """Return what lies on the table and has no place in the draft yet."""
    kept = Counter(_bare(piece) for group in groups for piece in group)
    return tuple(piece for meld in _melds(sight) for piece in _without(meld, kept))


def _placed(sight: Sight, groups: Groups) -> Pieces:
    """Return what of the draft is the reader's own, equal pieces counted."""
    lay = Counter(_bare(piece) for meld in _melds(sight) for piece in meld)
    own: list[Piece] = []
    for piece in (piece for group in groups for piece in group):
        if lay[_bare(piece)] > 0:
            lay[_bare(piece)] -= 1
        else:
            own.append(piece)
    return tuple(own)


def _melds(sight: Sight) -> tuple[Pieces, ...]:
    return () if sight.round is None else tuple(meld.pieces for meld in sight.round.table)


def _bare(piece: Piece) -> str:
    """Return how a piece is written on a rack, where a joker stands for nothing."""
    return str(piece).partition("=")[0]


def _rack(voice: Voice, sight: Sight, view: RoundView) -> str:
    """Show the rack in its owner's order, without what the draft has placed."""
    rack = view.rack
    if sight.draft.groups is not None:
        placed = Counter(map(_bare, _placed(sight, sight.draft.groups)))
        rack = _without(rack, placed)
    family = sight.sheet.family.name
    if not rack:
        return voice.say("rack-empty", family=family)
    blocks = in_order(rack, sight.order.by, sight.order.blocks)
    left, written = Counter(sight.gained), []
    for block in blocks:
        fresh = tuple((Counter(block) & left).elements())
        left -= Counter(fresh)
        written.append(voice.brush.pieces(block, fresh))
    return lines(voice.say("rack", count=str(len(rack)), family=family), "  ".join(written))


def _without(rack: Pieces, placed: Counter[str]) -> Pieces:
    """Return what was not placed, and use up what was."""
    kept = []
    for piece in rack:
        if placed[_bare(piece)] > 0:
            placed[_bare(piece)] -= 1
        else:
            kept.append(piece)
    return tuple(kept)


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
    return lines(_first_laying(voice, sight, view), objection, need)


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
        "sort number" if sight.order.by == "colour" else "sort colour",
        "help",
    )


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
