"""What the page shows of a table: made of one view and its screen, so it holds no other rack."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import ClassVar

from bot.conversation.delivery.announcer import scene
from bot.platforms.web.messages import Key
from bot.platforms.web.texts import WORDS
from bot.render.board import ShownMeld, ShownPiece
from bot.render.names import without_idle_marks
from bot.render.pieces import bare
from bot.screens import boards
from bot.screens.moving import moves_by_hand
from bot.screens.parts import by_button, label, lines
from bot.screens.result import beside_racks
from bot.screens.screen import Button, Screen
from bot.screens.standings import as_played
from bot.screens.turn.buttons import built
from bot.screens.turn.plan import in_front
from bot.screens.voice import Voice
from core.engine.people import Computer, Human, To
from core.engine.table.state import Phase
from core.engine.table.view import TableView
from core.rules.sheet import Sheet
from core.rules.view import RoundView

POINTLESS = frozenset({"rack", "table", "web", "help", "daily"})
"""Words for what a page shows anyway, that lead to the page, or that belong in a chat."""
OF_CHATS = frozenset({"look", "language", "racks", "thread"})
"""Settings of how chats show the table: they change nothing on a page."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PieceSeen:
    """A piece: its notation, what it stands for as a joker, whether it is new."""

    piece: str
    role: str
    new: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class MeldSeen:
    """A meld, or a draft of one."""

    number: int
    pieces: tuple[PieceSeen, ...]
    wrong: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatSeen:
    """A person or computer player at the table."""

    name: str
    kind: str
    """`person`, `computer` or `nobody`."""
    level: str
    count: int | None
    score: int
    to_move: bool
    me: bool
    left: bool
    away: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockSeen:
    """The time left for the turn, in seconds, when this was written."""

    left: int
    allowed: int
    runs: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class LayingSeen:
    """How far the draft has come as a first laying."""

    points: int
    needed: int
    enough: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RackSeen:
    """A seat at the end of the round, its rack face up."""

    name: str
    pieces: tuple[PieceSeen, ...]
    gain: int
    total: int
    won: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundSeen:
    """The round in progress, or the one just ended."""

    family: str
    stage: str
    """The step of a turn that goes step by step: `drawn`, `return`."""
    by_hand: bool
    """Whether tiles of the table can be moved one by one now."""
    places: bool
    """Whether the rules find places for tiles that are only named."""
    melds: tuple[MeldSeen, ...]
    drafted: bool
    loose: tuple[PieceSeen, ...]
    missing: tuple[str, ...]
    base: tuple[tuple[str, ...], ...]
    """The table as it lies, without the draft."""
    own: tuple[str, ...]
    """The whole rack, including drafted pieces."""
    rack: tuple[tuple[PieceSeen, ...], ...]
    """The rack without drafted pieces, in the order that its owner has chosen."""
    stock: int
    pile: tuple[str, ...]
    """The top cards of the discard pile, the last on top."""
    piled: int
    laying: LayingSeen | None
    clock: ClockSeen | None
    ending: tuple[RackSeen, ...]
    told: str
    """How the round ended, beside the racks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """A table as the reader of the page may see it."""

    type: ClassVar[str] = "view"
    phase: str
    version: int
    draft: int
    code: str
    head: str
    said: str
    """The recent deeds."""
    need: str
    """The possible actions."""
    coach: str
    seals: str
    """How the last shuffle, and the next one, can be checked."""
    text: str
    """The whole view as text, as a chat without pictures gets it."""
    keys: tuple[Key, ...]
    host: bool
    seated: bool
    my_turn: bool
    planning: bool
    """Whether the reader waits, so that the page shapes the plan."""
    paused: bool
    seats: tuple[SeatSeen, ...]
    round: RoundSeen | None


UNDO = "↶"
"""The sign of *Undo* on a page, which takes back a step without asking the program."""
_SETTINGS = re.compile(r"(?<=[“„«])(\s?)settings [^“”„«»]*?(?=\s?[”“»])")
CLOSE = "plan close"
"""The word that hides a plan; pages leave it out, because they always show the plan."""
PILE_SHOWN = 3
"""The most cards of the discard pile that a page draws."""


def look(voice: Voice, table_view: TableView, to: To) -> View | None:
    """Return what the page shows; None once the table was stopped.

    No text contains a running clock: the page counts down itself. No text explains the signs of
    a picture: the page draws everything without one.
    """
    voice = replace(voice, look="text")
    table_view = opened(table_view)
    front = in_front(table_view)
    running = table_view.time is not None and table_view.time.runs
    screen = scene(voice, replace(table_view, time=None) if running else table_view, to)
    if screen is None:
        return None
    head, said, need = _told(voice, screen, table_view)
    if front is not table_view and front.draft.groups is None and not front.draft.steps:
        head = head.partition("\n")[0]  # of a plan that is still empty, there is nothing to tell
    view = table_view.round
    return View(
        phase=table_view.phase.value,
        version=table_view.version,
        draft=front.draft_version,
        code=table_view.code,
        head=head,
        said=said,
        need=need,
        coach=_coached(voice, screen, table_view.sheet),
        seals=on_page(voice, _seals(voice, table_view), table_view.sheet),
        text=without_idle_marks(screen.text),
        keys=tuple(keys(screen.buttons)),
        host=table_view.reader is not None and table_view.reader == table_view.host,
        seated=table_view.me is not None,
        my_turn=table_view.my_turn,
        planning=front is not table_view,
        paused=table_view.paused,
        seats=tuple(
            _in_lobby(voice, table_view) if view is None else _seats(voice, table_view, view)
        ),
        round=_shown(voice, table_view, front),
    )


def opened(table_view: TableView) -> TableView:
    """Return the view with the plan of a waiting player open: a page always shows it."""
    waits = table_view.phase is Phase.PLAYING and table_view.me is not None
    if not waits or table_view.my_turn or not table_view.sheet.family.plans.words:
        return table_view
    return replace(table_view, plan=replace(table_view.plan, shown=True))


def _shown(voice: Voice, table_view: TableView, front: TableView) -> RoundSeen | None:
    """Return the round that the page draws, with the time of the turn that is running."""
    if front.round is None:
        return None
    return replace(_round(voice, front, front.round), clock=_clock(table_view))


def keys(buttons: Iterable[Button]) -> Iterable[Key]:
    """Return the page's buttons, without those that lead to the page itself or have no effect."""
    for one in buttons:
        word, _, rest = one.phrase.partition(" ")
        of_chats = word == "settings" and rest.partition(" ")[0] in OF_CHATS
        if word not in POINTLESS and one.phrase != CLOSE and not of_chats:
            yield Key(
                word=one.phrase,
                label=without_idle_marks(one.label),
                version=one.version,
                draft=one.draft,
                primary=one.primary,
                chosen=one.chosen,
                rare=one.rare,
            )


def on_page(voice: Voice, text: str, sheet: Sheet) -> str:
    """Return a text that names buttons in place of words: nobody can type on a page."""
    return by_button(voice, _SETTINGS.sub(r"\1settings", text), sheet, *WORDS, "join")


def _coached(voice: Voice, screen: Screen, sheet: Sheet) -> str:
    """Return the coaching, with *Undo* as the sign that stands on the page's button."""
    return on_page(voice, screen.coach, sheet).replace(label(voice, "undo", sheet), UNDO)


def _told(voice: Voice, screen: Screen, table_view: TableView) -> tuple[str, str, str]:
    """Split the text beside a picture into the head, the recent deeds and the possible actions."""
    text = screen.caption or screen.beside or screen.text
    head, *rest = on_page(voice, text, table_view.sheet).split("\n\n")
    ended = beside_racks(voice, table_view)
    if ended is not None:
        told = lines(ended.happened, ended.figures)
        return (
            head,
            on_page(voice, told, table_view.sheet),
            on_page(voice, ended.afterwards, table_view.sheet),
        )
    if table_view.round is None:
        return head, "\n\n".join(rest), ""
    *said, need = rest or [""]
    return head, "\n".join(said), need


def _seals(voice: Voice, table_view: TableView) -> str:
    """Return how the last and the next shuffle can be checked; empty but for a result."""
    ended = beside_racks(voice, table_view)
    return "" if ended is None else lines(ended.opened, ended.sealed)


def _in_lobby(voice: Voice, table_view: TableView) -> Iterable[SeatSeen]:
    for seat, who in enumerate(table_view.seats):
        yield SeatSeen(
            name=without_idle_marks(voice.occupant(who, seat)),
            kind=_kind(who),
            level=_level(voice, who),
            count=None,
            score=0,
            to_move=False,
            me=seat == table_view.me,
            left=False,
            away=False,
        )


def _round(voice: Voice, table_view: TableView, view: RoundView) -> RoundSeen:
    plays = view.me is not None and view.outcome is None
    board = (
        boards.private(voice, table_view, view)
        if plays
        else boards.public(voice, table_view, view, table_view.before_last_turn)
    )
    ended = beside_racks(voice, table_view)
    return RoundSeen(
        family=board.family,
        stage=view.turn.partition(" ")[0] if view.my_turn else "",
        by_hand=table_view.my_turn and not table_view.paused and moves_by_hand(table_view),
        places="play" in table_view.sheet.family.turns.words
        and table_view.settings.assist.mode != "none",
        melds=tuple(map(_meld, board.melds)),
        drafted=board.draft,
        loose=_pieces(board.loose),
        missing=tuple(one.piece for one in board.missing),
        base=tuple(tuple(map(bare, meld.pieces)) for meld in view.table),
        own=tuple(map(bare, view.rack)),
        rack=tuple(_pieces(group.pieces) for group in board.rack or ()),
        stock=board.stock,
        pile=tuple(one.piece for one in board.pile[-PILE_SHOWN:]),
        piled=len(board.pile),
        laying=_laying(table_view, view),
        clock=_clock(table_view),
        ending=tuple(_ending(voice, table_view, view)),
        told="" if ended is None else on_page(voice, ended.happened, table_view.sheet),
    )


def _seats(voice: Voice, table_view: TableView, view: RoundView) -> Iterable[SeatSeen]:
    if view.outcome is not None:
        table_view = as_played(table_view, view)
    for seat in range(view.seats):
        who = table_view.seats[seat]
        totals = () if table_view.match is None else table_view.match.totals
        yield SeatSeen(
            name=without_idle_marks(voice.occupant(who, seat)),
            kind=_kind(who),
            level=_level(voice, who),
            count=view.counts[seat],
            score=totals[seat] if totals else 0,
            to_move=view.outcome is None and seat == view.to_move,
            me=seat == table_view.me,
            left=seat in view.left,
            away=seat in table_view.standins,
        )


def _kind(who: object) -> str:
    if isinstance(who, Human):
        return "person"
    return "computer" if isinstance(who, Computer) else "nobody"


def _level(voice: Voice, who: object) -> str:
    if not isinstance(who, Computer):
        return ""
    return voice.say_first(f"level-{who.level}", "option-other", name=who.level)


def _meld(meld: ShownMeld) -> MeldSeen:
    return MeldSeen(number=meld.number, pieces=_pieces(meld.pieces), wrong=meld.wrong)


def _pieces(pieces: Iterable[ShownPiece]) -> tuple[PieceSeen, ...]:
    return tuple(PieceSeen(piece=one.piece, role=one.role, new=one.new) for one in pieces)


def _laying(table_view: TableView, view: RoundView) -> LayingSeen | None:
    first = built(table_view, view)
    if first is None:
        return None
    return LayingSeen(points=first.points, needed=first.needed, enough=first.enough)


def _clock(table_view: TableView) -> ClockSeen | None:
    if table_view.time is None or table_view.phase is not Phase.PLAYING:
        return None
    return ClockSeen(
        left=table_view.time.left, allowed=table_view.time.allowed, runs=table_view.time.runs
    )


def _ending(voice: Voice, table_view: TableView, view: RoundView) -> Iterable[RackSeen]:
    if view.outcome is None:
        return
    for one in boards.ended(voice, as_played(table_view, view), view, "").seats:
        yield RackSeen(
            name=one.name, pieces=_pieces(one.rack), gain=one.gain, total=one.total, won=one.won
        )
