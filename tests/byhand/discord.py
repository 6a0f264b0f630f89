"""Lays by the lists and buttons of Discord; each choice in a list counts as a press."""

from dataclasses import dataclass, field

from bot.platforms.discord.keys import (
    PIECES,
    PUT,
    RACK,
    TABLE,
    WITH_CHOSEN,
    Menu,
    rows,
)
from bot.platforms.discord.look import page_of
from bot.screens.moving import AtHand
from tests.byhand.desk import Desk
from tests.byhand.plan import Gathering


@dataclass
class Mouse:
    """Chooses from lists, and presses buttons."""

    desk: Desk
    chosen: frozenset[int] = field(default_factory=frozenset)
    open: str = ""
    presses: int = 0

    @property
    def menus(self) -> list[Menu]:
        return [row for row in self._rows() if isinstance(row, Menu)]

    def _rows(self) -> tuple[object, ...]:
        return rows(self.desk.screen(self.chosen, self.open))

    @property
    def keys(self) -> list[str]:
        return [key.id for row in self._rows() if isinstance(row, tuple) for key in row]

    def offers(self, value: str) -> bool:
        pieces = (one for one in self.menus if one.id.startswith(PIECES))
        return any(option.says == value for one in pieces for option in one.options)

    def turns_to(self, page: str) -> None:
        """Press the button that shows another list, or choose the option that does."""
        ways = [page_of(key, ()) for key in self.keys if key.startswith(PIECES)]
        assert page in ways or self.offers(page), (page, ways)
        self.presses += 1
        self.open = page

    def takes(self, *tiles: AtHand) -> None:
        """Take tiles; all tiles of the rack can be chosen from one list."""
        own = [one for one in tiles if one.meld is None]
        if own and not self.offers(str(own[0].place)):
            self.turns_to(RACK)
        self._chooses(*own)
        for one in tiles:
            if one.meld is not None:
                self._fetches(one)
                self._chooses(one)

    def _chooses(self, *tiles: AtHand) -> None:
        assert all(self.offers(str(one.place)) for one in tiles)
        if tiles:
            self.presses += len(tiles)
            self.chosen |= {one.place for one in tiles}
            self.open = ""

    def _fetches(self, one: AtHand) -> None:
        """Turn to the list that has a tile of the table."""
        if not self.offers(str(one.place)) and not self.offers(f"#{one.meld}"):
            self.turns_to(TABLE)
        if not self.offers(str(one.place)):
            self.turns_to(f"#{one.meld}")

    def gather(self, gathering: Gathering) -> None:
        if self._at_once(gathering):
            return
        onto = self.desk.number(gathering.onto) if gathering.onto is not None else 0
        self.takes(*self.desk.gathered(gathering))
        word = f"arrange #{onto}" if onto else "arrange"
        self._finds(word)
        said = [option.says for m in self.menus for option in m.options] + self.keys
        assert any(one.startswith(WITH_CHOSEN) and one.endswith(f".{word}") for one in said), word
        self.presses += 1
        self.desk.says(word, self.chosen, gathering)
        self.chosen, self.open = frozenset(), ""

    def _at_once(self, gathering: Gathering) -> bool:
        """Move all tiles with one option, if necessary with one of them in hand."""
        word = self.desk.whole(gathering, frozenset())
        if word is not None and self._lists(word, ""):
            self.presses += 1
            self.desk.says(word, frozenset(), gathering)
            return True
        for one in self.desk.gathered(gathering):
            if one.meld and self._from(f"#{one.meld}", gathering):
                return True
        for one in self.desk.gathered(gathering):
            chosen = frozenset({one.place})
            word = self.desk.whole(gathering, chosen)
            if word is None:
                continue
            before = self.presses, self.chosen
            self.takes(one)
            if self._finds(word):
                self.presses += 1
                self.desk.says(word, chosen, gathering)
                self.chosen, self.open = frozenset(), ""
                return True
            self.presses, self.chosen = before
        return False

    def _finds(self, word: str) -> bool:
        """Look for a place for what is in hand, if necessary among those behind one more entry."""
        if self._lists(word, WITH_CHOSEN):
            return True
        said = [option.says for menu in self.menus for option in menu.options]
        more = next((one for one in said if one.startswith(PUT)), None)
        if more is None:
            return False
        self.open = more
        found = self._lists(word, WITH_CHOSEN)
        self.presses += found
        self.open = more if found else ""
        return found

    def _from(self, part: str, gathering: Gathering) -> bool:
        """Look at a meld, and move all tiles with one option."""
        word = self.desk.whole(gathering, frozenset(), part)
        if word is None or not self.offers(part):
            return False
        self.open = part
        if self._lists(word, ""):
            self.presses += 2
            self.desk.says(word, frozenset(), gathering)
        self.open = ""
        return True

    def _lists(self, word: str, before: str) -> bool:
        said = [option.says for menu in self.menus for option in menu.options]
        return any(one.startswith(before) and one.endswith(f".{word}") for one in said)
