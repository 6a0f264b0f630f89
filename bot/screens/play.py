"""A round in play: the public table, and a player's own turn."""

from collections import Counter
from dataclasses import replace
from itertools import pairwise

from bot.render.board import Board, timeless
from bot.screens import boards
from bot.screens.choosing import NOTHING, Picking, choice
from bot.screens.lobby import stop_waiting
from bot.screens.parts import (
    button,
    by_button,
    coming_back,
    counts,
    deadline,
    head,
    history,
    how_begun,
    kept_plan,
    lasting,
    lines,
    list_key,
    lying,
    offered,
    page_for_all,
    paragraphs,
    pictured,
    stood_in,
    told,
    turn_before,
    watch_off,
    whose_turn,
    words,
)
from bot.screens.screen import Button, Choice, Delivery, Screen, ScreenKind
from bot.screens.slots import table_slot, turn_slot
from bot.screens.teaching.hint import coach, told_so_far
from bot.screens.turn.buttons import built, only_judges, pages, stage, turn_buttons, use_refused
from bot.screens.voice import Voice
from core.engine.people import Human, PersonId
from core.engine.table.deeds import JUDGING, Deed
from core.engine.table.view import TableView
from core.rules.drafts import Placed, Plan
from core.rules.pieces import print_pieces
from core.rules.view import RoundView

TYPED, TAPPED = "need", "need-tapped"
"""The key prefixes of texts about the next step: typed words, or buttons beside the text."""
LATEST = 8
"""The number of turns told under a table whose turns may take long."""


def public_table(
    voice: Voice,
    table_view: TableView,
    view: RoundView,
    *,
    deeds: tuple[Deed, ...],
    delivery: Delivery,
    opening: str = "",
) -> Screen:
    """Show a table to everybody in a chat, with the latest deeds.

    Where turns may take long, one message is edited for days: it tells the last turns.
    """
    board = boards.public(voice, table_view, view, table_view.before(len(deeds)))
    latest = lines(opening, told(voice, table_view, deeds))
    turn = _awaited(voice, table_view, view)
    turns = table_view.turns[-LATEST:]
    happened = lines(opening, history(voice, table_view, turns)) if table_view.slow else latest
    top, tapped = head(voice, table_view), _awaited(voice, table_view, view, TAPPED)
    figures, pressed = counts(voice, table_view, view), by_its_key(voice, table_view, tapped)
    shown = paragraphs(top, happened, lying(voice, board.melds))
    return Screen(
        kind=ScreenKind.TABLE,
        text=paragraphs(shown, lines(figures, turn)),
        beside=paragraphs(shown, lines(figures, pressed)) if pressed != tapped else "",
        caption=paragraphs(top, happened, pressed),
        brief=paragraphs(top, latest, pressed) if table_view.slow else "",
        picture=pictured(voice, board),
        aside=tapped,
        buttons=public_keys(voice, table_view),
        slot=table_slot(table_view.table),
        delivery=delivery,
        calls=_called(table_view, view),
        turn=turn_name(table_view, view),
        begins=not table_view.deeds,
        slow=table_view.slow,
    )


def public_keys(voice: Voice, table_view: TableView) -> tuple[Button, ...]:
    """Return the buttons for a chat; one person without a seat gets only those for looking."""
    if table_view.watching:
        looks = (lasting(voice, word, table_view.table) for word in ("table", "rules"))
        return (*looks, watch_off(voice, table_view.table))
    if table_view.reader is not None and table_view.me is None:
        return (
            lasting(voice, "table", table_view.table),
            *_earlier(voice, table_view),
            lasting(voice, "rules", table_view.table),
            *_waiting(voice, table_view),
        )
    return (
        *(button(voice, table_view, word) for word in JUDGING if table_view.may_be_judged),
        *((coming_back(voice, table_view.table),) if table_view.standins else ()),
        *(button(voice, table_view, word) for word in ("resume",) if table_view.paused),
        *((lasting(voice, "nudge", table_view.table),) if table_view.may_nudge else ()),
        *list_key(voice),
        lasting(voice, "rack", table_view.table, table_view.sheet),
        *page_for_all(voice, table_view),
        *(button(voice, table_view, word) for word in table_view.open),
        lasting(voice, "table", table_view.table),
        *_earlier(voice, table_view),
        lasting(voice, "rules", table_view.table),
    )


def _waiting(voice: Voice, table_view: TableView) -> tuple[Button, ...]:
    """Return the button with which a reader no longer waits for a seat."""
    waits = table_view.awaits_seat
    return (stop_waiting(voice, table_view.table),) if waits else ()


def _earlier(voice: Voice, table_view: TableView) -> tuple[Button, ...]:
    """Return the button for all turns, once there are more than the message tells."""
    more = table_view.slow and len(table_view.turns) > LATEST
    return (lasting(voice, "history", table_view.table),) if more else ()


def _awaited(voice: Voice, table_view: TableView, view: RoundView, need: str = TYPED) -> str:
    """Return whose turn it is, and whether players may object."""
    objection = voice.say(f"{need}-objection") if table_view.may_be_judged else ""
    return lines(whose_turn(voice, table_view, view), objection)


def _called(table_view: TableView, view: RoundView) -> tuple[PersonId, ...]:
    """Return the person to call; nobody for a turn that runs automatically."""
    who = table_view.seats[view.to_move]
    waits = view.outcome is None and not table_view.by_itself
    return (who.person,) if isinstance(who, Human) and waits else ()


def turn_name(table_view: TableView, view: RoundView) -> str:
    """Return a name for the current turn that is unique within the match."""
    rounds = 0 if table_view.match is None else table_view.match.rounds_played
    turns = (deed.seat for deed in table_view.deeds if deed.verb not in JUDGING)
    acting = (*turns, view.to_move)
    return f"{rounds}.{sum(one != other for one, other in pairwise(acting))}"


def is_earlier(turn: str, other: str) -> bool:
    """Return whether a turn came before another one of the match; False if one has no name."""
    if not (turn and other):
        return False
    before, after = (tuple(map(int, one.split("."))) for one in (turn, other))
    return before < after


def private_turn(
    voice: Voice,
    table_view: TableView,
    view: RoundView,
    *,
    delivery: Delivery,
    picking: Picking = NOTHING,
) -> Screen:
    """Show a person the table, their draft and rack, and the possible moves."""
    board, above = boards.private(voice, table_view, view), _above(voice, table_view, view)
    offered = choice(voice, table_view, view, board, picking)
    tip, needed, tapped = _next_step(voice, table_view, view, picking, offered)
    use, rack = misused(voice, table_view, view), rack_text(voice, board)
    table = table_text(voice, table_view, board, misused=use)
    shown, figures = paragraphs(above, table, rack), counts(voice, table_view, view)
    return Screen(
        kind=ScreenKind.TURN,
        text=paragraphs(shown, lines(figures, needed)),
        beside=paragraphs(shown, lines(_signs(voice, board), figures, tapped)),
        caption=paragraphs(above, _of_draft(voice, table_view, board, use), tapped),
        typed=_for_all(voice, table_view, view) if table_view.my_turn else "",
        hinted=told_so_far(voice, table_view) if table_view.my_turn else "",
        coach=tip,
        picture=pictured(voice, timeless(board) if _stands_still(table_view) else board),
        buttons=tuple(turn_buttons(voice, table_view, view, offered)),
        choice=offered,
        pages=pages(voice, table_view.sheet),
        aside=rack,
        slot=turn_slot(table_view.table),
        delivery=delivery,
        calls=_called(table_view, view) if table_view.my_turn else (),
        turn=turn_name(table_view, view),
        slow=table_view.slow,
        racks=table_view.settings.racks,
        homes=table_view.chats,
    )


def _above(voice: Voice, table_view: TableView, view: RoundView) -> str:
    return paragraphs(head(voice, table_view), happened(voice, table_view, view))


def _stands_still(table_view: TableView) -> bool:
    """Return whether the reader's board is not edited while others move: it must not go stale.

    Without a chat, the boards show the moves; a pause lets nobody move.
    """
    return bool(table_view.chats) and not (table_view.my_turn or table_view.paused)


def _next_step(
    voice: Voice,
    table_view: TableView,
    view: RoundView,
    picking: Picking,
    offered: Choice | None,
) -> tuple[str, str, str]:
    """Return the tip, what the reader can do by typing, and what by buttons beside the tip."""
    moving = _moving(voice, picking, offered)
    tip = "" if moving else coach(voice, table_view, view, picking)
    first, hand = first_laying(voice, table_view, view, picking), offered.held if offered else ""
    ways = _several_ways(voice, picking)
    typed = _needed(voice, table_view, view, (first, hand, ways), TYPED)
    if tip and first == _points_needed(voice, table_view):
        first = ""
    tapped = _needed(voice, table_view, view, (first, hand, ways), TAPPED, moving=moving)
    return tip, typed, by_its_key(voice, table_view, tapped)


def by_its_key(voice: Voice, table_view: TableView, text: str) -> str:
    """Name the key that ends a pause, or an absence, in place of its word."""
    ends = table_view.paused or table_view.away
    return by_button(voice, text, table_view.sheet, "back") if ends else text


def _moving(voice: Voice, picking: Picking, offered: Choice | None) -> str:
    """Return what to press to move pieces of the table; empty if the reader moves none."""
    if offered is None:
        return ""
    lying = (one.place for one in offered.pieces if one.part.startswith("#"))
    if offered.chosen.intersection(lying):
        return voice.say("need-tapped-moving", step="place")
    looks = picking.open == "#" or picking.open[1:].isdecimal()
    step = "more" if offered.chosen else "take"
    return voice.say("need-tapped-moving", step=step) if looks else ""


def happened(voice: Voice, table_view: TableView, view: RoundView) -> str:
    """Return what happened since the reader last acted."""
    acted = any(deed.seat == table_view.me for deed in table_view.deeds)
    once = voice.say("daily-once") if table_view.daily else ""
    begun = "" if acted else lines(once, how_begun(voice, table_view, view))
    news, new = told(voice, table_view, table_view.news), newly_drawn(voice, table_view, view)
    return lines(begun, news, new) if table_view.my_turn and view.turn else lines(begun, new, news)


def newly_drawn(voice: Voice, table_view: TableView, view: RoundView) -> str:
    """Return the pieces that came to the reader's rack, until the reader builds or acts again."""
    builds = table_view.my_turn and not view.turn and table_view.draft.groups is not None
    held = tuple((Counter(table_view.gained) & Counter(view.rack)).elements())
    if builds or not held:
        return ""
    tiles = voice.formatter.pieces(held)  # as on the rack below
    return voice.say("rack-new", tiles=tiles, family=table_view.sheet.family.name)


def misused(voice: Voice, table_view: TableView, view: RoundView) -> str:
    """Return which own steps it overturned, how the draft misuses the table, and the remedy."""
    refused, undone = use_refused(table_view, view), boards.overturned(voice, table_view)
    what = "" if refused is None else voice.refused_at(table_view, refused)
    return lines(undone, voice.say("draft-misused", what=what) if what else "")


def table_text(
    voice: Voice, table_view: TableView, board: Board, word: str = "play", misused: str = ""
) -> str:
    """Return the table as text, with the draft if there is one; `word` shows other ways.

    `misused` tells what the draft does with the table that the rules forbid.
    """
    if not board.draft:
        return lying(voice, board.melds)
    tiles = voice.formatter.shown(board.laid)
    return lines(
        voice.say("draft-table", tiles=tiles, count=len(board.laid)),
        voice.formatter.melds(board.melds) if board.melds else "",
        boards.wrong_melds(voice, table_view, board),
        misused,
        voice.say("draft-hand", tiles=voice.formatter.shown(board.loose)) if board.loose else "",
        voice.say("draft-missing", tiles=voice.formatter.shown(board.missing))
        if board.missing
        else "",
        _way(voice, table_view.draft.placed, word),
    )


def _signs(voice: Voice, board: Board) -> str:
    """Return what the mark in a draft means, to a reader who still learns."""
    marked = tuple(piece for meld in board.melds for piece in meld.pieces if piece.new)
    if not board.draft or not voice.lessons or not marked:
        return ""
    return voice.say("draft-signs", tile=voice.formatter.shown(marked[:1]))


def _way(voice: Voice, placed: Placed | None, word: str = "play") -> str:
    """Return which way of placing the named pieces this is, and how to see the next."""
    if placed is None or not (placed.of or placed.more):
        return ""
    tiles = print_pieces(placed.pieces)
    if placed.of:
        return voice.say("draft-ways-seen", tiles=tiles, count=placed.of)
    return voice.say("draft-way", word=word, tiles=tiles, number=placed.number)


def _of_draft(voice: Voice, table_view: TableView, board: Board, use: str) -> str:
    """Return the faults of a draft, and that all ways were seen: a button shows the next."""
    placed = table_view.draft.placed
    ways = "" if placed is None or not placed.of else _way(voice, placed)
    return paragraphs(lines(boards.wrong_melds(voice, table_view, board), use), ways)


def rack_text(voice: Voice, board: Board) -> str:
    """Return the rack in its owner's order, without the pieces placed by the draft."""
    if not board.rack:
        return voice.say("rack-empty", family=board.family)
    count = str(sum(len(group.pieces) for group in board.rack))
    groups = (voice.formatter.shown(group.pieces) for group in board.rack)
    return lines(voice.say("rack", count=count, family=board.family), "  ".join(groups))


def _needed(
    voice: Voice,
    table_view: TableView,
    view: RoundView,
    said: tuple[str, str, str],
    text: str,
    *,
    moving: str = "",
) -> str:
    """Return what the reader can do now.

    `said` is about a first laying, the chosen pieces, and the ways to lay them; `moving` about the
    pieces of the table.
    """
    first, hand, ways = said
    family = table_view.sheet.family.name
    objection = voice.say(f"{text}-objection") if view.may_object else ""
    if not table_view.my_turn or table_view.paused or table_view.away:
        stands = _stands_still(table_view)
        whose = (turn_before if stands else whose_turn)(voice, table_view, view)
        plays = stood_in(voice, table_view)
        return lines(whose, plays, objection, kept_plan(voice, table_view))
    now = view.turn.partition(" ")[0] or stage(table_view, view)
    adds = "no" if built(table_view, view) is None else "yes"
    need = moving or voice.say_first(
        f"{text}-{now}", f"{text}-begin", family=family, stock=view.stock, adds=adds
    )
    need = words("" if only_judges(table_view) else need, deadline(voice, table_view))
    order = voice.say("auto-left") if table_view.auto is not None and table_view.auto.left else ""
    hand = voice.say("need-in-hand", tiles=hand) if hand else ""
    fits = "" if hand else offered(voice, table_view, typed=text == TYPED)
    return lines(first, objection, order, fits, hand, ways, need)


def _for_all(voice: Voice, table_view: TableView, view: RoundView) -> str:
    """Return what the player can do now as a chat may read it: without their picks and plans."""
    shown = replace(table_view, plan=Plan(), offer=None, auto=None)
    return _needed(voice, shown, view, (first_laying(voice, shown, view, NOTHING), "", ""), TYPED)


def first_laying(voice: Voice, table_view: TableView, view: RoundView, picking: Picking) -> str:
    """Return the points that the first laying needs, and those chosen or drafted so far."""
    points = table_view.sheet.field("first_laying")
    lays = not view.turn and not only_judges(table_view)
    if not isinstance(points, int) or not lays or table_view.me in view.opened:
        return ""
    if picking.chosen and picking.worth.points is not None:
        return _counted(voice, "need-picked", picking.worth.points, points)
    first = built(table_view, view)
    if first is None or (first.needed == 0 and not first.enough):
        return _points_needed(voice, table_view)
    return _counted(voice, "need-drafted", first.points, first.needed)


def _points_needed(voice: Voice, table_view: TableView) -> str:
    """Return the points that the first laying needs; empty where it needs none."""
    points = table_view.sheet.field("first_laying")
    return voice.say("need-first-laying", points=points) if isinstance(points, int) else ""


def _several_ways(voice: Voice, picking: Picking) -> str:
    """Return that the chosen tiles can be laid in several ways, and which one is taken."""
    if picking.worth.ways <= 1:
        return ""
    return voice.say("need-ways", look=voice.say("button-look-first"))


def _counted(voice: Voice, key: str, points: int, needed: int) -> str:
    """Return how far a first laying has come; once there is enough, how much it counts."""
    return voice.say(key if points < needed else "need-enough", points=points, needed=needed)
