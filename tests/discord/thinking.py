"""People who play as well as a computer player: what to do comes from their own view."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from core.engine.evolve import replay
from core.engine.people import TableId
from core.engine.ports import Store
from core.engine.state import TableState
from core.rules.actions import Action
from core.rules.cards.actions import Discard, LayOff, MeldCards, Take
from core.rules.pieces import print_groups, print_pieces
from core.rules.tiles.actions import Lay, Return
from tests.discord.players import Player, pressed

FIRST = TableId(1)


@dataclass(eq=False)
class Expert(Player):
    """Thinks as a computer player of some level does, and says it in a way of the own."""

    store: Store = field(kw_only=True)
    level: str = "normal"
    table: TableId = FIRST

    async def acts(self) -> None:
        """Do what seems best and can be said."""
        if not self.on_turn:
            await self.way.opens(self)
        if not self.on_turn:
            return
        state = replay(await self.store.history(self.table))
        for phrases in self._ideas(state):
            if await self._all_said(phrases):
                return
        raise AssertionError(f"nothing can be done: {self.screen}")

    def _ideas(self, state: TableState) -> Iterator[tuple[str, ...]]:
        if state.running is None:
            return
        family = state.running.sheet.family
        view = family.view(state.running, state.running.to_move)
        for action in family.computer(self.level, view):
            yield from phrases_of(action)

    async def _all_said(self, phrases: tuple[str, ...]) -> bool:
        for phrase in phrases:
            if not await self.way.says(self, phrase):
                await pressed(self, "reset")
                return False
        return True


def phrases_of(action: Action) -> Iterator[tuple[str, ...]]:
    """How one can say what is wanted, the usual way first."""
    match action:
        case Lay(groups=groups):
            yield (f"arrange {print_groups(groups)}", "done")
        case Return(tile=piece) | Discard(card=piece):
            yield (f"{action.verb} {piece}",)
        case Take(source=source):
            yield (f"take {source}",)
        case MeldCards(cards=cards):
            yield (f"meld {print_pieces(cards)}",)
        case LayOff(cards=cards, onto=onto):
            yield (f"layoff {print_pieces(cards)} {onto}",)
        case _:
            yield (action.verb,)
