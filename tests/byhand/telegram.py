"""Lays by keys of Telegram, with the fewest presses that an experienced player needs."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import partial

from bot.platforms.telegram.keyboard import WITH_CHOSEN, keyboard
from bot.platforms.telegram.looking import DROP, Looking, unpacked
from bot.screens.moving import AtHand
from tests.byhand.desk import Desk
from tests.byhand.plan import Gathering


@dataclass
class Thumb:
    """Presses keys under the own turn."""

    desk: Desk
    looking: Looking = field(default_factory=Looking)
    presses: int = 0

    def rows(self, page: str, chosen: frozenset[int]) -> list[list[str]]:
        part = page if page.startswith("#") else ""
        made = keyboard(self.desk.screen(chosen, part), Looking(page=page, chosen=chosen))
        assert made is not None
        return [[str(key.callback_data) for key in row] for row in made.inline_keyboard]

    def keys(self, looking: Looking) -> list[str]:
        return [key for row in self.rows(looking.page, looking.chosen) for key in row]

    def reach(self, wanted: Callable[[str], bool], turns: int = 8) -> str:
        """Turn pages until a key is visible, press it, and return what it says."""
        paths = [self.looking]
        seen = {self.looking.page}
        for turned in range(turns + 1):
            later = []
            for looking in paths:
                keys = self.keys(looking)
                found = next((key for key in keys if wanted(key)), None)
                if found is not None:
                    self.presses += turned + 1
                    return found
                for key in keys:
                    there = unpacked(key) if key.startswith("~") else None
                    if there is not None and there.page not in {*seen, DROP}:
                        seen.add(there.page)
                        later.append(replace(looking, page=there.page))
            paths = later
        raise AssertionError("no key")

    def gather(self, gathering: Gathering) -> None:
        if self._at_once(gathering):
            return
        onto = self.desk.number(gathering.onto) if gathering.onto is not None else 0
        for one in self.desk.gathered(gathering):
            key = self.reach(partial(_is_of, one))
            page = key[1:].rpartition(":")[0]
            self.looking = Looking(page=page, chosen=self.looking.chosen | {one.place})
        word = f"arrange #{onto}" if onto else "arrange"
        self.reach(lambda key: key.startswith("*") and key.endswith(f".{word}"))
        self.desk.says(word, self.looking.chosen, gathering)
        self.looking = Looking()

    def _at_once(self, gathering: Gathering) -> bool:
        """Move all tiles with one key, if necessary with one of them in hand."""
        word = self.desk.whole(gathering, frozenset())
        if word is not None and self._reaches(word, "", turns=1):
            self.desk.says(word, frozenset(), gathering)
            self.looking = Looking()
            return True
        return any(self._with(one, gathering) for one in self.desk.gathered(gathering))

    def _with(self, one: AtHand, gathering: Gathering) -> bool:
        before = self.looking, self.presses
        if one.meld:
            word = self.desk.whole(gathering, frozenset(), f"#{one.meld}")
            if word is not None and self._reaches(word, ""):
                self.desk.says(word, frozenset(), gathering)
                self.looking = Looking()
                return True
        self.looking, self.presses = before
        chosen = frozenset({one.place})
        word = self.desk.whole(gathering, chosen)
        if word is not None:
            page = self.reach(partial(_is_of, one))[1:].rpartition(":")[0]
            self.looking = Looking(page=page, chosen=chosen)
            if self._reaches(word, WITH_CHOSEN):
                self.desk.says(word, chosen, gathering)
                self.looking = Looking()
                return True
        self.looking, self.presses = before
        return False

    def _reaches(self, word: str, before: str, turns: int = 2) -> bool:
        """Press the key with a word, if it is at most two pages away."""
        try:
            self.reach(
                lambda key: (
                    key.startswith(before)
                    and key.startswith("*") == bool(before)
                    and key.endswith(f".{word}")
                ),
                turns=turns,
            )
        except AssertionError:
            return False
        return True


def _is_of(piece: AtHand, key: str) -> bool:
    return key.startswith("+") and key.endswith(f":{piece.place}")
