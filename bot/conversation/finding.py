"""Find what a word refers to: a table, a person at it, a sheet."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from difflib import get_close_matches

from bot.conversation.memory import UNFINISHED, LastUsed
from bot.conversation.reading import PIECES, are_pieces, named_pieces, swaps_joker
from bot.conversation.request import Request
from bot.reading.marks import SHOWN
from bot.reading.pieces import read_pieces
from bot.reading.words import named_anywhere, read_line
from bot.render.names import bare, quoted
from bot.screens.choosing import AND_DONE
from bot.screens.moving import turn_words
from bot.screens.voice import Voice
from bot.texts.translator import WordedError
from core.engine.engine import Engine
from core.engine.people import Human, Nobody, PersonId, TableId
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.state import Phase
from core.engine.table.view import TableView
from core.rules.actions import UnknownWordError
from core.rules.drafts import NO_DRAFT
from core.rules.pieces import Seat
from core.rules.sheet import Sheet

STANDARD = "rummikub"
"""The sheet used when none is named."""


class NoSuchSheetError(ValueError):
    """There is no sheet of this name; `near` is the name of a similar one, or empty."""

    def __init__(self, name: str, near: str) -> None:
        super().__init__(name)
        self.name = name
        self.near = near


def find_sheet(voice: Voice, text: str) -> Sheet:
    """Return the sheet with this id or translated name; raises NoSuchSheetError."""
    wanted = " ".join(text.split()).casefold()
    by_name = {voice.sheet(sheet).casefold(): sheet for sheet in voice.sheets.values()}
    by_id = voice.sheets.get(wanted.replace(" ", "-"))
    found = by_id or by_name.get(wanted) or voice.sheets.get(named_anywhere(wanted, "sheets"))
    if found is None:
        known = {**voice.sheets, **by_name}
        near = get_close_matches(wanted[:SHOWN], known, n=1)
        meant = voice.sheet(known[near[0]]) if near else ""
        raise NoSuchSheetError(quoted(text.strip(), SHOWN), meant)
    return found


def called_seat(voice: Voice, table_view: TableView, name: str) -> Seat:
    """Return the seat whose name is or begins with this; raises TableRefusedError."""
    wanted = _plain(name)
    names = {
        seat: _plain(bare(voice.occupant(who, seat)))
        for seat, who in enumerate(table_view.seats)
        if who != Nobody()
    }
    same = [seat for seat, known in names.items() if known == wanted]
    alike = same or [seat for seat, known in names.items() if known.startswith(wanted)]
    if len(alike) != 1 or not wanted:
        raise TableRefusedError(TableCode.NOBODY_CALLED, name=quoted(name.strip(), SHOWN))
    return alike[0]


def _plain(name: str) -> str:
    """Return a name in the form for comparison: without the `@` of a mention."""
    return name.strip().lstrip("@").casefold()


def called_person(voice: Voice, table_view: TableView, name: str) -> PersonId:
    """Return the person with this name.

    Raises:
        TableRefusedError: nobody, or not one alone, has the name.
        UnclearError: a computer has it.
    """
    seat = called_seat(voice, table_view, name)
    who = table_view.seats[seat]
    if not isinstance(who, Human):
        raise UnclearError("mishap-no-person", name=voice.seat(table_view, seat))
    return who.person


ALONE = frozenset({"draw", "pass", "done", "undo", "reset", "object", "accept"})
"""Words of the turn that take no text."""


class UnclearError(WordedError):
    """The meaning is unclear, so nothing was done."""


class NamelessError(UnclearError):
    """A word that takes a player's name has none.

    `lacks` is the word as it has to stand before the name: with the code of the table, if several
    could be meant.
    """

    def __init__(self, lacks: str) -> None:
        super().__init__("mishap-whom", word=lacks)
        self.lacks = lacks


class OtherGameError(UnknownWordError):
    """The word belongs to games with other pieces; `family` is that of the pieces here."""

    def __init__(self, word: str, family: str) -> None:
        super().__init__(word)
        self.word = word
        self.family = family


TO_DRAW = "auto"
"""The order to draw for a person: for games in which a turn may leave no choice."""
LAYING = {"play": "tiles", "meld": "cards"}
"""The word of each family that lays pieces: a reader's games tell how pieces are written."""


def check_words(line: str, language: str, words: Sequence[str], every: Sequence[str]) -> None:
    """Say what is wrong with a line that begins with no known word, if it can be told.

    `words` are those of the person's games, `every` those of all games.

    Raises:
        OtherGameError: it begins with a word of games with other pieces.
        UnclearError: a word follows the pieces that it takes.
        UnreadableError: it begins with pieces, and holds something else.
    """
    if "play" in words and swaps_joker(line, language):
        raise UnclearError("mishap-swap")
    other, _ = read_line(line, language, every)
    if other in every and other not in words:
        raise OtherGameError(other, LAYING["meld"] if "meld" in words else LAYING["play"])
    *pieces, last = line.split() or [""]
    for family in (family for word, family in LAYING.items() if word in words):
        if not pieces or not are_pieces(pieces[0], language, family):
            continue
        word, _ = read_line(last, language, words)
        if word in words and are_pieces(" ".join(pieces), language, family):
            raise UnclearError("mishap-word-first", example=f"{word} {' '.join(pieces)}")
        read_pieces(line, language, family)


def check_alone(request: Request) -> None:
    """Refuse text after a word that takes none; raises UnclearError."""
    if request.word in ALONE and request.text:
        raise UnclearError("mishap-alone", word=request.word, text=request.text[:SHOWN])


def unclear_after(request: Request) -> UnclearError:
    """Return the error for text that means nothing after the word of a request."""
    text = quoted(request.text.strip(), SHOWN)
    return UnclearError("mishap-follows", word=request.word, text=text)


class SeveralTablesError(Exception):
    """Several tables fit: the person must choose one."""

    def __init__(self, table_views: tuple[TableView, ...]) -> None:
        super().__init__(len(table_views))
        self.table_views = table_views


def has_word(table_view: TableView, word: str) -> bool:
    """Return whether a table's game has a word: one of the turn, or the order to draw."""
    turns = table_view.sheet.family.turns
    return word in turn_words(table_view.sheet) or (word == TO_DRAW and turns.waits)


def holder(word: str, text: str, language: str, table_views: Sequence[TableView]) -> TableId | None:
    """Return the one table on whose rack are all pieces that a word takes; None if unclear."""
    acting = [one for one in table_views if one.my_turn]
    if word not in {*PIECES, "layoff"} or len(acting) < 2:  # noqa: PLR2004 - else nothing is unclear
        return None
    named = named_pieces(word, text, language)
    found = [one.table for one in acting if _holds(one, named, language)]
    return found[0] if len(found) == 1 else None


def _holds(table_view: TableView, text: str, language: str) -> bool:
    """Return whether the reader's rack holds the pieces of a text."""
    family, view = table_view.sheet.family, table_view.round
    try:
        pieces = family.notation.read_pieces(read_pieces(text, language, family.name))
    except ValueError:  # no pieces of this game
        return False
    return view is not None and bool(pieces) and not Counter(pieces) - Counter(view.rack)


def _in_phase(phase: Phase) -> Callable[[TableView], bool]:
    return lambda table_view: table_view.phase is phase


def is_acting(table_view: TableView) -> bool:
    """Return whether a table waits for the reader: for a move, or for what they say about one."""
    return table_view.my_turn or (table_view.round is not None and table_view.round.may_object)


def _seated(table_view: TableView) -> bool:
    return table_view.me is not None


def _belongs(table_view: TableView) -> bool:
    return table_view.me is not None or table_view.awaits_seat


def _open_to(table_view: TableView) -> bool:
    return table_view.me is None


def _hosted(table_view: TableView) -> bool:
    return table_view.reader == table_view.host


def _runs(table_view: TableView) -> bool:
    return table_view.phase in UNFINISHED and not table_view.paused


def _goes_on(table_view: TableView, last: TableId | None) -> bool:
    """Whether a person's last table is still played: a late word there must not act elsewhere."""
    return table_view.table == last and table_view.phase is Phase.PLAYING


LASTING = frozenset(
    {
        "draw",
        "take",
        "pass",
        "discard",
        "return",
        "object",
        "accept",
        "hint",
        "done",
        "stop",
        "leave",
        "host",
        "remove",
        "standin",
    }
)
"""Words that nothing takes back: they act at no table merely because it was used last."""
OF_HOSTS_ANYTIME = frozenset({"settings", "stop", "remove", "host", "standin"})
"""Words of a host that any table can take, whatever happens there."""
OF_HOSTS = OF_HOSTS_ANYTIME | {"start"}
"""Words of a host: they mean the table that the person hosts.

In a chat, whoever hosts none of several is asked which one is meant: admins act at all of them.
"""
OF_A_DRAFT = frozenset({"done", "undo", "reset"})
"""Words of the turn that mean tables where something has been built, if there are any."""


def lasts(request: Request) -> bool:
    """Whether a word cannot be taken back: as such, or because `done` follows its pieces."""
    return request.word in LASTING or request.text.rpartition(" ")[2] == AND_DONE


def _theirs(request: Request, table_views: tuple[TableView, ...]) -> tuple[TableView, ...]:
    """Return the tables that are a person's own for a word; of a host's word, those they host."""
    meant = {"join": _open_to, "leave": _belongs}.get(request.word, _seated)
    theirs = tuple(filter(meant, table_views))
    hosted = tuple(filter(_hosted, theirs)) if request.word in OF_HOSTS else ()
    return hosted or theirs


def _fitting(
    request: Request, fits: Callable[[TableView], bool], table_views: tuple[TableView, ...]
) -> tuple[TableView, ...]:
    """Return the tables that a word most likely refers to: those with a draft, if it needs one."""
    fitting = _reading(tuple(filter(fits, table_views)), request)
    drafted = tuple(one for one in fitting if one.draft != NO_DRAFT)
    return (request.word in OF_A_DRAFT and drafted) or fitting


def _is_for_host(request: Request, own: tuple[TableView, ...]) -> bool:
    """Whether a word of hosts in a chat comes from somebody who hosts none of their tables."""
    hosts = any(map(_hosted, own))
    return request.word in OF_HOSTS and request.chat is not None and not hosts


def _reading(table_views: tuple[TableView, ...], request: Request) -> tuple[TableView, ...]:
    """Return the tables that read a request: of its family, or with its word; all if none do."""
    named = tuple(one for one in table_views if one.sheet.family.name == request.family)
    with_word = tuple(one for one in table_views if has_word(one, request.word))
    return named or with_word or table_views


FITTING: Mapping[str, Callable[[TableView], bool]] = {
    "leave": _belongs,
    "join": lambda table_view: _open_to(table_view) and table_view.phase is Phase.LOBBY,
    "start": _in_phase(Phase.LOBBY),
    "settings": _in_phase(Phase.LOBBY),
    "next": lambda table_view: table_view.phase is Phase.BETWEEN or table_view.paused,
    "rematch": _in_phase(Phase.OVER),
    "stop": _hosted,
    "remove": _hosted,
    "host": _hosted,
    "resume": lambda table_view: _seated(table_view) and table_view.paused,
    "pause": lambda table_view: _seated(table_view) and _runs(table_view),
}
"""The tables that a word most likely refers to when several fit."""


@dataclass(slots=True)
class Finder:
    """Finds the table that is meant."""

    engine: Engine
    last: LastUsed

    async def remember(self, request: Request, table: TableId) -> None:
        """Remember a table as the person's last one in this chat.

        The person chose it on purpose if a key or a code named it: it was not looked for.
        """
        chosen = request.table is not None or request.meant.table is None
        await self.last.keep(request.person, request.chat, table, chosen=chosen)

    async def find(self, request: Request, *, of_turn: bool = False) -> TableId:
        """Return the table that is meant, and note it in the request.

        Raises:
            TableRefusedError: there is no table here; the code says if there is one elsewhere.
            SeveralTablesError: several tables fit.
        """
        request.meant.table = await self._found(request, of_turn=of_turn)
        return request.meant.table

    async def _found(self, request: Request, *, of_turn: bool) -> TableId:
        table_views = await self.candidates(request)
        if not table_views:
            elsewhere = await self.engine.tables_of(request.person)
            raise TableRefusedError(TableCode.ELSEWHERE if elsewhere else TableCode.NO_TABLE)
        of_seats = of_turn or request.word == "leave"
        if of_seats and len(table_views) > 1 and not any(map(_belongs, table_views)):
            raise TableRefusedError(TableCode.NOT_AT_TABLE)
        fits = is_acting if of_turn else FITTING.get(request.word, _seated)
        in_front = tuple(
            table_view for table_view in table_views if table_view.table == request.in_front
        )
        theirs = _theirs(request, table_views)
        own = _reading(theirs, request)
        for_host = _is_for_host(request, own)
        anytime = for_host and request.word in OF_HOSTS_ANYTIME
        fitting = () if anytime else _fitting(request, fits, theirs or table_views)
        chosen = self._chosen(request, fitting, of_turn=of_turn)
        last = await self.last.table(request.person, request.chat)
        lasting = lasts(request) or for_host
        if request.chat is None and ((of_turn and lasting) or request.word == "settings"):
            fitting = tuple(one for one in own if one in fitting or _goes_on(one, last))
        for choice in (in_front, table_views, own, chosen, fitting):
            if len(choice) == 1:
                return choice[0].table
        if not all(map(fits, fitting)):
            raise SeveralTablesError(fitting)
        likely = fitting or own or table_views
        if not lasting and last is not None and any(one.table == last for one in likely):
            return last
        raise SeveralTablesError(likely)

    def _chosen(
        self, request: Request, fitting: tuple[TableView, ...], *, of_turn: bool
    ) -> tuple[TableView, ...]:
        """Return the table that the person chose on purpose, as long as it waits for them."""
        chosen = self.last.chosen(request.person, request.chat)
        return tuple(one for one in fitting if one.table == chosen and (of_turn or is_acting(one)))

    async def look(self, request: Request, table: TableId) -> TableView:
        """Return a table to be shown, as the person sees it.

        Raises:
            TableRefusedError: this place does not show it, and its host lets nobody watch.
        """
        table_view = await self.engine.see(table, request.person)
        if request.chat not in table_view.chats and not table_view.may_look:
            raise TableRefusedError(TableCode.NOT_WATCHED)
        return table_view

    async def are_several(self, request: Request) -> bool:
        """Say whether a word typed here could mean one of several tables."""
        return len(await self.candidates(replace(request, table=None))) > 1

    async def candidates(self, request: Request) -> tuple[TableView, ...]:
        """Return the tables that a request can refer to, as the person sees them."""
        if request.table is not None:
            tables: tuple[TableId, ...] = (request.table,)
        elif request.chat is None:
            tables = await self.engine.tables_of(request.person)
            tables = tables or await self.engine.tables_watched(request.person)
        else:
            tables = await self.engine.tables_in(request.chat)
        return tuple([await self.engine.see(table, request.person) for table in tables])
