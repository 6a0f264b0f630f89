"""Buttons under a message: the rack as buttons, the frequent actions, the rest behind `More`."""

from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass

from telegram import InlineKeyboardButton, InlineKeyboardMarkup, WebAppInfo

from bot.platforms.base import kept
from bot.platforms.base.kept import carried
from bot.platforms.telegram.looking import (
    CARRIES,
    DROP,
    FIRST,
    GOING,
    MENDS,
    MORE,
    PART,
    RACK,
    TABLE,
    Looking,
    stamp_of,
)
from bot.render.names import without_idle_marks
from bot.screens.screen import Button, Choice, Choosable, Pages, Part, Pick, Screen
from bot.screens.turn.buttons import DONE_ANYWAY
from bot.texts.numbers import read_number

WIDE = 30
"""The most characters of the labels in one row, so that a phone shows them whole."""
IN_A_ROW = 4
PRIMARY = "primary"
TILES = 5
"""The most pieces in a row: more would be too small for a thumb."""
MANY = 20
"""The most pieces of a rack that are shown together; of more, one colour at a time."""
ROWS = 8
"""The most rows of buttons: more would hide what stands above."""
FITTING = 2
"""The most rows of melds that take the pieces in hand, and of pieces that go with them.

The others have a page of their own.
"""
MENDING = 3
"""The most rows of moves that complete what is left of a meld; the others are on a page."""
LONGEST_PAGE = 2
"""The most digits of a page's number."""
MARK = "✓"
ONTO = "➜"
"""The mark before a meld that a piece can be put to."""
FROM, NEW = "←", "✚"
"""The marks before what can be taken beside the pieces in hand, and before a new meld of them."""
PIECE, WITH_CHOSEN = "+", "*"
"""Prefixes of button data: a piece, an action on the selected pieces."""

Row = list[InlineKeyboardButton]


def keyboard(screen: Screen, looking: Looking = FIRST) -> InlineKeyboardMarkup | None:
    """Return the buttons of a screen, with those of its list first."""
    listed = () if screen.pick is None else _listed(screen.pick)
    rows = [*listed, *_page(screen, looking)]
    return InlineKeyboardMarkup(rows) if rows else None


def _listed(pick: Pick) -> Iterator[Row]:
    """Return the keys of a list; the rare ones are behind another key."""
    if pick.more is None:
        return _rows(map(_key, pick.options))
    often = (option for option in pick.options if not option.rare)
    return _rows(map(_key, (*often, pick.more)))


def _page(screen: Screen, looking: Looking) -> Iterator[Row]:
    """Lay out the current page: the rack first, and the other pages from there."""
    choice, pages = screen.choice, screen.pages
    if pages is None:
        yield from _rows(map(_key, screen.buttons))
        return
    if looking.page == MORE:
        yield from _behind(screen)
        yield [_turning(screen, "", pages.back)]
    elif choice is not None and looking.page.startswith(TABLE):
        yield from _table(screen, choice, pages, looking.page)
    elif choice is not None and looking.page.startswith((GOING, MENDS)):
        yield from _moves(screen, choice, pages, looking.page)
    elif choice is not None and looking.page.startswith("#"):
        yield from _meld(screen, choice, pages, looking.page)
    else:
        yield from _rack(screen, pages, looking)


def _rack(screen: Screen, pages: Pages, looking: Looking) -> Iterator[Row]:
    choice = screen.choice
    often = [_key(button) for button in screen.buttons if not button.rare]
    rare = [_turning(screen, MORE, pages.more)] if any(b.rare for b in screen.buttons) else []
    if choice is None:
        yield from _rows([*often, *rare])
        return
    part = _open_part(choice, looking.page.partition(PART)[0])
    pieces = list(_pieces(choice, part, looking.page))
    tabs, words = list(_tabs(screen, choice, part)), list(_rows(_words(screen, choice, pages)))
    melds = list(_rows(_melds(screen, choice))) if choice.begun else []
    mends = list(_rows(map(_key, choice.mending)))
    going = list(_going(choice, rows=FITTING)) if choice.by_hand else []

    def room(keys: Iterable[InlineKeyboardButton], *others: Sequence[Row]) -> int:
        taken = sum(map(len, (pieces, tabs, words, *others)))
        return max(0, ROWS - taken - len(list(_rows([*often, *keys, *rare]))))

    leads: list[InlineKeyboardButton] = []
    if not melds or room((), going) < len(melds):
        leads = [_turning(screen, TABLE, pages.table)] if _lies(choice) else []
    if len(mends) > min(MENDING, room(leads)):
        leads.append(_turning(screen, MENDS, pages.mend))
    if choice.by_hand and len(going[: room(leads)]) < len(list(_going(choice))):
        leads.append(_turning(screen, GOING, pages.onto))
    above = mends[: min(MENDING, room(leads))]
    places = [*going, *melds][: room(leads, above)]
    likely = not choice.words or any(word.primary for word in choice.words)
    below = [*tabs, *words, *places] if likely else [*tabs, *places, *words]
    page = _Paged(screen, pages, looking.page)
    yield from page.filled(pieces, [*often, *leads, *rare], above=above, below=below)


def _words(screen: Screen, choice: Choice, pages: Pages) -> Iterator[InlineKeyboardButton]:
    """Return the actions for the pieces in hand that the first page shows."""
    yield from (_of_chosen(word) for word in choice.words if not word.rare)
    if choice.by_hand:
        yield from (_of_chosen(word) for word in choice.moves if word.rare)
        yield from [_turning(screen, DROP, pages.drop)] if _of_table(choice) else []


@dataclass(frozen=True, slots=True)
class _Paged:
    """A page that shows a part of its rows if there are too many, and a key to the next part."""

    screen: Screen
    pages: Pages
    page: str

    def filled(
        self,
        rows: Sequence[Row],
        keys: Sequence[InlineKeyboardButton],
        above: Sequence[Row] = (),
        below: Sequence[Row] = (),
    ) -> Iterator[Row]:
        """Show rows between others, with keys below."""
        room = ROWS - len(above) - len(below) - len(list(_rows(keys)))
        if len(rows) <= room:
            yield from [*above, *rows, *below, *_rows(keys)]
            return
        name, _, number = self.page.partition(PART)
        more = _turning(self.screen, f"{name}{PART}1", self.pages.following)
        room = max(1, ROWS - len(above) - len(below) - len(list(_rows([*keys, more]))))
        part = read_number(number, LONGEST_PAGE) or 0
        start = part * room if part * room < len(rows) else 0
        following = start // room + 1 if start + room < len(rows) else 0
        more = _turning(self.screen, f"{name}{PART}{following}", self.pages.following)
        yield from [*above, *rows[start : start + room], *below, *_rows([*keys, more])]


def _moves(screen: Screen, choice: Choice, pages: Pages, page: str) -> Iterator[Row]:
    """List all places for the pieces in hand, or all that completes what is left of melds."""
    rows = _rows(map(_key, choice.mending)) if page.startswith(MENDS) else _going(choice)
    drop = [_turning(screen, DROP, pages.drop)] if choice.chosen else []
    keys = [*drop, _turning(screen, RACK, pages.rack)]
    yield from _Paged(screen, pages, page).filled(list(rows), keys)


def _lies(choice: Choice) -> bool:
    return any(part.lies for part in choice.parts)


def _of_table(choice: Choice) -> bool:
    """Say whether a piece of the table is in hand."""
    return any(one.part.startswith("#") for one in choice.pieces if one.place in choice.chosen)


def _table(screen: Screen, choice: Choice, pages: Pages, page: str) -> Iterator[Row]:
    """List the melds of the table: where pieces in hand can go, and where more can be taken."""
    words = [_key(one) for one in screen.buttons if one.word in {"done", DONE_ANYWAY, "undo"}]
    hand = list(_in_hand(screen, choice, pages, rows=1))
    keys = [_turning(screen, RACK, pages.rack), *words, *_onward(screen, choice, pages, rows=1)]
    melds = list(_rows(_melds(screen, choice)))
    yield from _Paged(screen, pages, page).filled(melds, keys, above=hand)


def _melds(screen: Screen, choice: Choice) -> Iterator[InlineKeyboardButton]:
    """Lead to the melds; with something in hand, to take more from there."""
    for part in choice.parts:
        taken = f"{FROM}{part.shown.replace(' ·', ':', 1)}" if choice.chosen else part.shown
        if part.lies:
            yield _turning(screen, part.name, taken)


def _meld(screen: Screen, choice: Choice, pages: Pages, page: str) -> Iterator[Row]:
    """Show the pieces of one meld, and the places in it for the pieces in hand."""
    part = page.partition(PART)[0]
    rows = list(_pieces(choice, part, page))
    if not choice.chosen and choice.open == part:
        rows += _rows(map(_key, choice.leaving))
    word = f"arrange {part}"
    here = [_of_chosen(one, pages.here) for one in choice.onto if one.word == word]
    taken = any(one.part == part and one.place in choice.chosen for one in choice.pieces)
    fits = {one.word for one in choice.fits}
    put = [] if taken or word in fits or not choice.chosen else here
    turning = [_turning(screen, TABLE, pages.table), _turning(screen, RACK, pages.rack)]
    ways = [
        (
            list(_in_hand(screen, choice, pages, rows=most)),
            [*put, *turning, *_onward(screen, choice, pages, rows=most)],
        )
        for most in range(FITTING, -1, -1)
    ]
    fitting = (way for way in ways if len(rows) + len(way[0]) + len(list(_rows(way[1]))) <= ROWS)
    hand, keys = next(fitting, ways[-1])
    yield from _Paged(screen, pages, page).filled(rows, keys, below=hand)


def _in_hand(screen: Screen, choice: Choice, pages: Pages, rows: int) -> Iterator[Row]:
    """Offer the actions for the pieces in hand."""
    if choice.chosen:
        moves = [_of_chosen(one) for one in choice.moves]
        yield from _rows([*moves, _turning(screen, DROP, pages.drop)])
        yield from _going(choice, rows=rows)


def _going(choice: Choice, rows: int | None = None) -> Iterator[Row]:
    """Offer the melds that take the pieces in hand, and the pieces that go with them.

    `rows` is the most rows of each.
    """
    fits = list(_rows([_of_chosen(one, f"{ONTO} {one.label}") for one in choice.fits]))
    near = [one for one in choice.pieces if one.place in choice.near]
    keys = [_piece(one, TABLE, choice.chosen, beside=one.part) for one in near]
    whole = list(_rows(map(_made, choice.completing)))
    yield from fits[:rows]
    yield from whole[:rows]
    yield from [keys[start : start + TILES] for start in range(0, len(keys), TILES)][:rows]


def _made(move: Button) -> InlineKeyboardButton:
    """Return the key of a move that gathers pieces; of a new meld, with its mark."""
    return _of_chosen(move, move.label if ONTO in move.label else f"{NEW} {move.label}")


def _onward(
    screen: Screen, choice: Choice, pages: Pages, rows: int
) -> Sequence[InlineKeyboardButton]:
    """Return the button to the page with all places, if this many rows of each hide some."""
    whole = len(list(_going(choice, rows=rows))) == len(list(_going(choice)))
    return () if whole or not choice.chosen else [_turning(screen, GOING, pages.onto)]


def _open_part(choice: Choice, page: str) -> str:
    """Return the part that is shown; empty for the whole rack if it fits."""
    names = [part.name for part in choice.parts]
    if page in names:
        return page
    own = [part for part in choice.parts if not part.lies]
    return own[0].name if own and _is_big(choice) else ""


def _is_big(choice: Choice) -> bool:
    return sum(not one.part.startswith("#") for one in choice.pieces) > MANY


def _pieces(choice: Choice, part: str, page: str) -> Iterator[Row]:
    """Return a button for each piece of a part; a tap selects the piece, and leads to the page."""
    page = page if page.partition(PART)[0] in {part, ""} else part
    keys = [_piece(one, page, choice.chosen) for one in _of_part(choice, part)]
    yield from (keys[start : start + TILES] for start in range(0, len(keys), TILES))


def _of_part(choice: Choice, part: str) -> Sequence[Choosable]:
    """Return the pieces of a part, or of the whole rack; its jokers go with every colour."""
    if not part:
        return [one for one in choice.pieces if not one.part.startswith("#")]
    names = {part} if part.startswith("#") else {part, ""}
    return [one for one in choice.pieces if one.part in names]


def _piece(
    one: Choosable, page: str, chosen: Container[int], beside: str = ""
) -> InlineKeyboardButton:
    label = f"{MARK}{one.shown}" if one.place in chosen else one.shown
    if beside:
        label = f"{FROM} {label} {beside.replace('#', '·')}"
    return InlineKeyboardButton(label, callback_data=f"{PIECE}{page}:{one.place}")


def _tabs(screen: Screen, choice: Choice, part: str) -> Iterator[Row]:
    """Return a button for each colour of a big rack, with counts of pieces and selected ones."""
    if _is_big(choice) and not part.startswith("#"):
        own = [one for one in choice.parts if not one.lies]
        yield [_turning(screen, one.name, _counted(choice, one, open_=part)) for one in own]


def _counted(choice: Choice, part: Part, *, open_: str) -> str:
    there = [one for one in choice.pieces if one.part == part.name]
    marked = sum(one.place in choice.chosen for one in there)
    shown = f"{part.shown} {len(there)}{f' {MARK}{marked}' if marked else ''}"
    return f"[{shown}]" if part.name == open_ else shown


def _behind(screen: Screen) -> Iterator[Row]:
    """Lay out the page behind `More`."""
    words = () if screen.choice is None else screen.choice.words
    elsewhere = screen.choice.moves if screen.choice is not None and _lies(screen.choice) else ()
    of_chosen = [_of_chosen(word) for word in words if word.rare and word not in elsewhere]
    yield from _rows([*of_chosen, *(_key(button) for button in screen.buttons if button.rare)])


def _turning(screen: Screen, page: str, label: str) -> InlineKeyboardButton:
    """Return a button that shows another page, and keeps the selection."""
    chosen = frozenset[int]() if screen.choice is None else screen.choice.chosen
    looking = Looking(stamp=stamp_of(screen), page=page, chosen=chosen)
    return InlineKeyboardButton(without_idle_marks(label), callback_data=looking.packed())


def lasting(keys: Iterable[Sequence[str]]) -> InlineKeyboardMarkup | None:
    """Return the buttons that a message keeps, by what each sends and its label."""
    rows = list(
        _rows(
            InlineKeyboardButton(label, callback_data=carried(said, CARRIES))
            for said, label in keys
        )
    )
    return InlineKeyboardMarkup(rows) if rows else None


def link(label: str, url: str) -> InlineKeyboardMarkup:
    """Return a single button with a link."""
    return InlineKeyboardMarkup([[InlineKeyboardButton(label, url=url)]])


def _rows(keys: Iterable[InlineKeyboardButton]) -> Iterator[Row]:
    """Arrange buttons in rows, in their order."""
    row: Row = []
    for key in keys:
        width = sum(len(one.text) for one in (*row, key))
        if row and (len(row) == IN_A_ROW or width > WIDE):
            yield row
            row = []
        row.append(key)
    if row:
        yield row


def _key(button: Button) -> InlineKeyboardButton:
    style = PRIMARY if button.primary else None
    said = without_idle_marks(button.label)
    label = f"{MARK} {said}" if button.chosen else said
    if button.link:
        return InlineKeyboardButton(label, url=button.link)
    if button.lists:
        return InlineKeyboardButton(label, switch_inline_query_current_chat="")
    if button.page.startswith("https://"):  # Telegram refuses all others
        return InlineKeyboardButton(label, web_app=WebAppInfo(button.page))
    return InlineKeyboardButton(label, callback_data=carried(button.id, CARRIES), style=style)


def _of_chosen(button: Button, says: str = "") -> InlineKeyboardButton:
    style = PRIMARY if button.primary else None
    label, data = without_idle_marks(says or button.label), f"{WITH_CHOSEN}{button.id}"
    return InlineKeyboardButton(label, callback_data=data, style=style)


def too_long(screen: Screen) -> Sequence[str]:
    """Return the phrases of a screen's buttons that are too long to carry."""
    options = () if screen.pick is None else screen.pick.options
    every = (button.id for button in (*screen.buttons, *options))
    return kept.too_long(every, CARRIES)
