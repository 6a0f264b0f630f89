"""Buttons and menus under a message, as data: each carries what a press of it means."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TypeAlias

from bot.platforms.base.adapter import packed_places
from bot.platforms.base.kept import carried
from bot.render.board import ShownPiece
from bot.render.names import without_idle_marks
from bot.render.writing import emoji_name, shortened
from bot.screens.screen import Button, Choice, Choosable, Pages, Screen

NO_EMOJI: Mapping[str, str] = MappingProxyType({})
CARRIES = 100
"""The most characters in the id of a button, or in the value of an option."""
IN_A_ROW = 5
OPTIONS = 25
LABEL, ABOUT, TITLE, PROMPT = 80, 100, 120, 150
"""The most characters of a button's label, of an option's description, of a list's title, and of a
menu's placeholder."""
PLACES = 8
"""The most entries of the first list of places for what is in hand; the last leads to the rest."""
PARTS = 35
"""The most buttons in a row, options in a menu, components in a message: Discord allows 40."""

RACK, TABLE, DROP, PUT = "#rack", "#", "#drop", "#put"
"""Pages: the rack, the tiles of the table, nothing in hand, where to put what is in hand.

A meld has its number (`#3`). `#put7` and `#take25` show the options from the 8th or 26th on.
"""
TAKE, LOOSE = "#take", "#0"
KEEPS = "&"
"""Follows the name of a rack's list if there are several: then they stay after a choice."""
HELD = "~"
"""Precedes the pieces in hand, in the id of a component that only shows a page."""
ONTO = "➜"
"""The sign before a meld that what is in hand can be put to."""
PIECES, WITH_CHOSEN, PICK = "+", "*", "?"
"""Prefixes of ids: a menu of pieces, an action on the selected pieces, another menu."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Key:
    """A button."""

    id: str
    label: str
    primary: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """An option of a menu."""

    says: str
    shown: str
    about: str = ""
    """The smaller text below the label."""
    emoji: str = ""
    """One of the bot's own emoji before the label; the label itself cannot hold it."""
    chosen: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Menu:
    """A menu to choose one or several options from."""

    id: str
    prompt: str
    options: tuple[Option, ...]
    most: int = 1
    least: int = 1
    """0 if the selection can be cleared."""


Row: TypeAlias = tuple[Key, ...] | Menu


def rows(screen: Screen, emoji: Mapping[str, str] = NO_EMOJI) -> tuple[Row, ...]:
    """Return the components under a screen: menus first, then the actions.

    `emoji` is the markup of the bot's own emoji by name.
    """
    often = [_key(button) for button in screen.buttons if not button.rare]
    words = () if screen.choice is None else tuple(_choice(screen, screen.choice, emoji))
    pick = () if screen.pick is None else tuple(_list(screen.pick.prompt, screen.pick.options))
    return tuple(_within([*words, *pick, *_keys(often), *_rare(screen)]))


def _within(rows_: Sequence[Row]) -> Iterator[Row]:
    """Return as many rows as fit into a message."""
    room = PARTS
    for row in rows_:
        room -= 2 if isinstance(row, Menu) else 1 + len(row)
        if room >= 0:
            yield row


def _choice(screen: Screen, choice: Choice, emoji: Mapping[str, str]) -> Iterator[Row]:
    """Return the list of the current step, and the actions on the selected pieces.

    With nothing in hand, something of the rack or the table is chosen, or what is left of a meld
    completed. With something in hand, a single list asks where to put it; buttons lead to others.
    """
    word, pages = choice.first, screen.pages
    step = _Step(
        choice=choice,
        pages=pages,
        id=f"{PIECES}{word.table}.{word.version}.{word.draft}:",
        emoji=emoji,
    )
    yield from step.lists()
    words = [word for word in choice.words if _fits(WITH_CHOSEN + word.id)]
    yield from _keys([_key(word, WITH_CHOSEN) for word in words])
    yield from _keys(list(step.ways()))


@dataclass(frozen=True, slots=True, kw_only=True)
class _Step:
    """One step of a turn: the lists that it shows, and the ways to other lists."""

    choice: Choice
    pages: Pages | None
    id: str
    emoji: Mapping[str, str]

    @property
    def _own(self) -> list[Choosable]:
        return [one for one in self.choice.pieces if not one.part.startswith("#")]

    @property
    def _lying(self) -> list[Choosable]:
        """The pieces of the table that can be taken; of equal ones of a meld, one at a time."""
        chosen = self.choice.chosen
        free = (one for one in self.choice.pieces if one.place not in chosen)
        lying = (one for one in free if one.part.startswith("#"))
        return list({(one.part, one.piece): one for one in lying}.values())

    @property
    def _page(self) -> str:
        """The page that is shown: with something in hand, `#put` wherever there is a place."""
        page = self.choice.open
        if not self.choice.chosen or self.pages is None:
            return page
        if page and not page.startswith(PUT):
            return page
        return (page or PUT) if self._targets() else RACK

    def lists(self) -> Iterator[Menu]:
        """Yield the lists of this step."""
        page, pages = self._page, self.pages
        if pages is None or page == RACK or not self.choice.chosen:
            yield from self._rack("" if pages is None else pages.choose)
        if pages is None or page == RACK:
            return
        if page.startswith(PUT):
            yield from self._places(pages)
            return
        if not self.choice.chosen and not page:
            yield from _list(pages.mend, self.choice.mending[:OPTIONS])
        yield from self._paged(TAKE, self._source(pages), self._sources(pages))

    def ways(self) -> Iterator[Key]:
        """Yield the buttons that turn a list, and while something is in hand lead to others."""
        if self.pages is None:
            return
        page = self._page
        if page.startswith(PUT):
            if self._start(PUT, len(self._targets())):
                yield from self._turning(PUT, len(self._targets()), self.pages)
        elif page != RACK:
            yield from self._turning(TAKE, len(self._sources(self.pages)), self.pages)
        if not self.choice.chosen:
            return
        if page != RACK and self._own:
            yield self._way(RACK, self.pages.choose)
        if (page == RACK or page.startswith(PUT)) and self._lying and not self._lists_all:
            yield self._way(TABLE, self.pages.take)
        if not page.startswith(PUT) and (self.choice.onto or self.choice.completing):
            goal = self._goal(self.pages)
            yield self._way(PUT, self.pages.new_with_more if goal == self.pages.new else goal)
        yield self._way(DROP, self.pages.drop)

    @property
    def _lists_all(self) -> bool:
        """Whether the list that is shown offers every piece of the table, and nothing else."""
        choice = self.choice
        alone = self._page.startswith(PUT) and not (choice.onto or choice.completing)
        return alone and all(one.place in choice.near for one in self._lying)

    def _way(self, page: str, label: str) -> Key:
        return Key(id=self._named(page), label=_label(label))

    def _named(self, page: str) -> str:
        """Return the id of a component that shows a page; it holds the pieces in hand."""
        return f"{self.id}{page}{HELD}{packed_places(self.choice.chosen)}"

    def _places(self, pages: Pages) -> Iterator[Menu]:
        """Yield the list of places for what is in hand: the likely ones, an entry for the rest."""
        places, title = self._targets(), self._goal(pages)
        likely = self._likely(len(places))
        if likely == len(places) or self._start(PUT, len(places)):
            yield from self._paged(PUT, title, places)
            return
        kinds = (one.about.partition(" (")[0] for one in places[likely:])
        about = "" if title == pages.take else shortened(_joined(*dict.fromkeys(kinds)), ABOUT)
        more = Option(says=f"{PUT}{likely}", shown=_label(pages.more), about=about)
        yield Menu(id=self._named(PUT), prompt=_title(title), options=(*places[:likely], more))

    def _likely(self, count: int) -> int:
        """Return how many of the places are listed first: of many, those that make a meld."""
        sure = len(self.choice.fits) + len(self.choice.completing)
        return count if count <= PLACES else min(sure or PLACES, PLACES - 1)

    def _paged(self, name: str, title: str, options: Sequence[Option]) -> Iterator[Menu]:
        """Yield the list with as many options as Discord takes; buttons turn to the others."""
        start, count = self._start(name, len(options)), len(options)
        shown = tuple(options[start : start + OPTIONS])
        if count > OPTIONS:
            title = f"{shortened(title, TITLE)} ({start + 1}–{start + len(shown)} / {count})"
        if shown:
            yield Menu(id=self._named(name), prompt=_title(title), options=shown)

    def _start(self, name: str, count: int) -> int:
        """Return the place of the first option that a list shows."""
        number = self._page.removeprefix(name)
        return int(number) if number.isdecimal() and int(number) < count else 0

    def _turning(self, name: str, count: int, pages: Pages) -> Iterator[Key]:
        """Yield the buttons that show the options before and after those of a list."""
        start = self._start(name, count)
        if start:
            yield self._way(f"{name}{max(0, start - OPTIONS)}", pages.back)
        if start + OPTIONS < count:
            yield self._way(f"{name}{start + OPTIONS}", pages.more)

    def _goal(self, pages: Pages) -> str:
        """Return the title of the places for what is in hand: it names what the list holds."""
        makes = [ONTO in one.label for one in self.choice.completing]
        near = any(one.place in self.choice.near for one in self._lying)
        return _joined(
            pages.onto if self.choice.onto or any(makes) else "",
            pages.new if not all(makes) else "",
            pages.take if near and not self.choice.onto and not makes else "",
        )

    def _source(self, pages: Pages) -> str:
        """Return the title of what can be taken: pieces of the table, of no meld, and moves."""
        opened = [one for one in self._lying if one.part == self.choice.open]
        shown = {one.part for one in opened or self._lying}
        loose = self._melds.get(LOOSE, "") if LOOSE in shown else ""
        moves = pages.onto if opened and self.choice.leaving else ""
        return _joined(pages.take if shown - {LOOSE} else "", loose, moves)

    def _targets(self) -> list[Option]:
        """Return the places for what is in hand, and the pieces that go with it, likely ones first.

        The melds that it fits come first, then the new ones that it can make, then the pieces to
        take beside it, and last the melds that it does not fit yet. Each option says which it is.
        """
        choice, pages = self.choice, self.pages
        if pages is None:
            return []
        fits = [_put(one, pages.here) for one in choice.onto if one in choice.fits]
        new = [replace(one, about=_made(one, pages)) for one in choice.completing]
        others = [_put(one, pages.here_yet) for one in choice.onto if one not in choice.fits]
        near = [one for one in self._lying if one.place in choice.near]
        take = "" if self._goal(pages) == pages.take else pages.take
        return [
            *_acts([*fits, *new], WITH_CHOSEN),
            *(self._lies(one, take) for one in near),
            *_acts(others, WITH_CHOSEN),
        ]

    def _sources(self, pages: Pages) -> list[Option]:
        """Return what can be taken; of a big table the likely pieces, and its melds."""
        choice, melds = self.choice, self._melds
        opened = [one for one in self._lying if one.part == choice.open]
        if opened:
            table = Option(says=TABLE, shown=_label(pages.table))
            return [*map(self._lies, opened), *_acts(choice.leaving), table]
        near = [one for one in self._lying if one.place in choice.near]
        others = [one for one in self._lying if one not in near]
        if len(self._lying) <= OPTIONS:
            return [*map(self._lies, [*near, *others])]
        listed = [Option(says=name, shown=shortened(label, LABEL)) for name, label in melds.items()]
        return [*map(self._lies, near[: max(0, OPTIONS - len(melds))]), *listed]

    @property
    def _melds(self) -> dict[str, str]:
        shown = (part for part in self.choice.parts if part.lies)
        return {part.name: without_idle_marks(part.shown) for part in shown}

    def _lies(self, one: Choosable, does: str = "") -> Option:
        """Return the option for a piece of the table, with its meld as the description."""
        meld = self._melds[one.part]
        about = f"{does} ({meld})" if does else meld
        return replace(_piece(one, self.emoji, chosen=False), about=shortened(about, ABOUT))

    def _rack(self, title: str) -> Iterator[Menu]:
        """Spread the rack over lists: one if it fits, else one for each colour."""
        shown = {part.name: part.shown for part in self.choice.parts}
        colours: dict[str, list[Choosable]] = {"": self._own}
        several = len(self._own) > OPTIONS
        if several:
            colours = {}
            for one in self._own:
                colours.setdefault(one.part, []).append(one)
        for name, group in colours.items():
            prompt = _title(f"{title} {shown.get(name, '')}".strip())
            for start in range(0, len(group), OPTIONS):
                some = group[start : start + OPTIONS]
                chosen = self.choice.chosen
                yield Menu(
                    id=f"{self.id}{name}{start}{KEEPS if several else ''}",
                    prompt=prompt,
                    options=tuple(_piece(o, self.emoji, chosen=o.place in chosen) for o in some),
                    most=len(some),
                    least=0,
                )


def _piece(one: Choosable, emoji: Mapping[str, str], *, chosen: bool) -> Option:
    """Return the option for a piece, with one of the bot's own emoji or else with a square."""
    own = emoji.get(emoji_name(ShownPiece(one.piece)), "")
    shown = one.piece if own and one.shown.endswith(one.piece) else one.shown
    return Option(says=str(one.place), shown=shown, emoji=own, chosen=chosen)


def _list(prompt: str, buttons: Sequence[Button]) -> Iterator[Menu]:
    """Return menus in which each option stands for one button."""
    several = _acts(buttons)
    for start in range(0, len(several), OPTIONS):
        options = tuple(several[start : start + OPTIONS])
        yield Menu(id=f"{PICK}{prompt[:40]}{start}", prompt=_title(prompt), options=options)


def _acts(buttons: Sequence[Button], before: str = "") -> list[Option]:
    """Return an option for each button, without duplicates."""
    fitting = {button.id: button for button in buttons if _fits(before + button.id)}
    return [
        Option(
            says=before + one.id,
            shown=_label(one.label),
            about=shortened(one.about, ABOUT),
            chosen=one.chosen,
        )
        for one in fitting.values()
    ]


def _put(meld: Button, about: str) -> Button:
    """Return the option to put what is in hand to a meld."""
    return replace(meld, label=f"{ONTO} {meld.label}", about=about)


def _made(move: Button, pages: Pages) -> str:
    """Return what a move makes, and which pieces it fetches from where."""
    makes = pages.here if "#" in move.word else pages.new
    return f"{makes} ({move.about})" if move.about else makes


def _joined(*titles: str) -> str:
    return " / ".join(filter(None, titles))


def _title(prompt: str) -> str:
    return shortened(prompt, PROMPT)


def _rare(screen: Screen) -> Iterator[Menu]:
    """Return a menu of the actions that are rarely needed."""
    rare = [button for button in screen.buttons if button.rare]
    if rare and screen.pages is not None:
        yield from _list(screen.pages.other, rare)


def _keys(keys: Sequence[Key]) -> Iterator[Row]:
    """Arrange buttons in rows, without duplicates."""
    different = list({key.id: key for key in keys}.values())
    for start in range(0, len(different), IN_A_ROW):
        yield tuple(different[start : start + IN_A_ROW])


def _key(button: Button, before: str = "") -> Key:
    said = carried(before + button.id, CARRIES)
    return Key(id=said, label=_label(button.label), primary=button.primary)


def _label(text: str) -> str:
    """Return a button's label; it needs no direction marks, as no other text stands beside it."""
    return shortened(text, LABEL)


def _fits(id_: str) -> bool:
    """Say whether a button's phrase fits into its id; if not, people can still type it."""
    return len(id_) <= CARRIES
