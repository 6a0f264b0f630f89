"""Lays by the lists and buttons of Discord; each choice in a list counts as a press."""

from dataclasses import dataclass, field, replace

from bot.platforms.discord.keys import PICK, PIECES, WITH_CHOSEN, Menu, rows
from bot.screens.moving import AtHand
from tests.byhand.desk import Desk
from tests.byhand.plan import Gathering, Position, plan


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
        screen = self.desk.screen(self.chosen)
        assert screen.choice is not None
        return rows(replace(screen, choice=replace(screen.choice, open=self.open)))

    def offers(self, value: str) -> bool:
        pieces = (one for one in self.menus if one.id.startswith(PIECES))
        return any(option.says == value for one in pieces for option in one.options)

    def takes(self, one: AtHand) -> None:
        if not self.offers(str(one.place)):
            if not self.offers(f"#{one.meld}"):
                self.presses += 1
                self.open = ""
            assert self.offers(f"#{one.meld}"), one
            self.presses += 1
            self.open = f"#{one.meld}"
        assert self.offers(str(one.place)), one
        self.presses += 1
        self.chosen |= {one.place}
        self.open = ""

    def gather(self, gathering: Gathering) -> None:
        onto = self.desk.number(gathering.onto) if gathering.onto is not None else 0
        for one in self.desk.gathered(gathering):
            self.takes(one)
        word = f"arrange #{onto}" if onto else "arrange"
        said = [option.says for m in self.menus if m.id.startswith(PICK) for option in m.options]
        said += [key.id for row in self._rows() if isinstance(row, tuple) for key in row]
        assert any(one.startswith(WITH_CHOSEN) and one.endswith(f".{word}") for one in said), word
        self.presses += 1
        self.desk.says(word, self.chosen, gathering)
        self.chosen = frozenset()


async def presses(position: Position) -> int:
    """How many presses a lay takes, with the one that lays it."""
    mouse = Mouse(await Desk.of(position))
    for gathering in plan(position):
        mouse.gather(gathering)
    assert mouse.desk.is_laid(position)
    return mouse.presses + 1
