"""People who play on Telegram without reading: they make the moves of a computer player.

They type their moves in their own language, or press buttons, whatever their labels are.
"""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.platforms.telegram.looking import MORE, TABLE, TURNS
from core.engine.table.state import Phase
from core.rules.actions import Action
from core.rules.cards.model.actions import Done
from core.rules.match import Match
from core.rules.pieces import Seat
from core.rules.play import decide, evolve_all, view
from core.rules.tiles.model.actions import Lay
from tests.support.evenings.thinking import laid, phrases_of
from tests.support.evenings.typed import phrase
from tests.support.telegram.fingers import Fingers, name_of
from tests.support.telegram.hands import Hand, buttons
from tests.support.telegram.loopback.world import Json
from tests.support.telegram.watching import kind_of

STEPS = 800
"""More actions than any round takes."""
ALONE = frozenset({"take", "draw", "pass", "done", "object", "accept"})
"""Words that take no piece."""


@dataclass
class Speakers(Fingers):
    """People who play by the rules instead of by the screen."""

    ahead: tuple[int, Match] | None = None
    """The match after what is drafted, and the version of the draft."""

    async def play_match(self, act: Callable[[Hand, Action], Awaitable[None]]) -> None:
        """Play rounds until the match is over."""
        while True:
            await self.play_one(act)
            if self.watch.now.state.phase is Phase.OVER:
                return
            await self.next_round()

    async def play_one(self, act: Callable[[Hand, Action], Awaitable[None]]) -> None:
        """Play a round."""
        for _ in range(STEPS):
            await self.game.telegram.until(self._awaits_somebody)
            round_ = self.watch.now.round
            if round_ is None:
                await self.game.telegram.until(self.over)
                return
            mover = self.people[round_.to_move]
            await act(mover, self.idea(round_.to_move))
        raise AssertionError("no end")

    def idea(self, seat: Seat) -> Action:
        """Return the next move of a computer player; drafted melds count as laid from then on."""
        state = self.watch.now.state
        assert state.match is not None
        version, match = self.ahead or (-1, state.match)
        match = match if version == state.version else state.match
        seen = view(match, seat).round
        assert seen is not None
        action = next(iter(state.sheet.family.players.computer("normal", seen)), Done())
        self.ahead = state.version, evolve_all(match, decide(match, seat, action).events)
        return action

    def _awaits_somebody(self) -> bool:
        """Whether the round is over, or the player on turn sees it as it is."""
        round_ = self.watch.now.round
        seat = None if round_ is None else round_.to_move
        return seat is None or (seat in self.people and self.fresh(self.people[seat], seat))

    async def says(self, mover: Hand, action: Action) -> None:
        """Type it in the player's language."""
        for said in next(phrases_of(action)):
            await self._changes(mover.says(phrase(said, mover.user.language)))

    async def taps(self, mover: Hand, action: Action) -> None:
        """Do it with buttons alone."""
        if isinstance(action, Lay):
            round_ = self.watch.now.round
            assert round_ is not None
            await self._tap_pieces(mover, laid(action, round_.table))
            at_once = self._key(mover, "*play done") is not None
            words = ["*play done"] if at_once else ["*play", "done"]
        else:
            (said,) = next(phrases_of(action))
            words = [await self._of_pieces(mover, said)]
        for word in words:
            await self._changes(self._says_by_key(mover, word))

    async def _of_pieces(self, mover: Hand, said: str) -> str:
        """Mark the pieces that a phrase names; return what to press then."""
        word, _, text = said.partition(" ")
        if word in ALONE:
            return said
        named, _, meld = text.rpartition(" ") if word == "layoff" else (text, "", "")
        await self._tap_pieces(mover, named.split())
        return f"*{word} {meld}".strip()

    async def _tap_pieces(self, mover: Hand, pieces: list[str]) -> None:
        for marked, piece in enumerate(pieces, 1):
            if self._piece(mover, piece) is None:
                await self._turns(mover, piece[-1] if piece[-1].isalpha() else piece[0])
                await self.game.telegram.until(lambda: self._piece(mover, piece))  # noqa: B023
            key = self._piece(mover, piece)
            assert key is not None
            await self._press_key(mover, key)
            await self.game.telegram.until(lambda: self._marks(mover, piece, marked))  # noqa: B023

    def _marks(self, mover: Hand, piece: str, count: int) -> bool:
        """Whether a tap is visible; a rack divided by colours must show its part."""
        shown = [name_of(key) for key in self._keys(mover) if key["text"].startswith("✓")]
        return piece in shown and (len(shown) == count or self._is_parted(mover))

    def _is_parted(self, mover: Hand) -> bool:
        return any(kind_of(key["callback_data"]) == "a colour" for key in self._keys(mover))

    def _piece(self, mover: Hand, piece: str) -> Json | None:
        """Return a key of the own rack for a piece that is not marked."""
        return next(
            (
                key
                for key in self._keys(mover)
                if key["callback_data"].startswith("+")
                and not key["callback_data"].startswith("+#")
                and "✓" not in key["text"]
                and name_of(key) == piece
            ),
            None,
        )

    async def _says_by_key(self, mover: Hand, said: str) -> None:
        """Press the button that says a phrase, on whatever page it is."""
        for page in (TABLE, "", MORE, TABLE):
            if (key := self._key(mover, said)) is not None:
                await self._press_key(mover, key)
                return
            await self._turns(mover, page)
        key = await self.game.telegram.until(lambda: self._key(mover, said))
        await self._press_key(mover, key)

    def _key(self, mover: Hand, said: str) -> Json | None:
        marked, said = said.startswith("*"), said.removeprefix("*")
        for key in self._keys(mover):
            data = key["callback_data"]
            if data.startswith("*") == marked and data.split(".", 3)[3:] == [said]:
                return key
        return None

    async def _turns(self, mover: Hand, page: str) -> None:
        """Turn to a page or colour of the rack, if there is a key of that name."""
        for key in self._keys(mover):
            if key["callback_data"].startswith(f"{TURNS}{page}:"):
                before = str(self._keys(mover))
                await self._press_key(mover, key)
                await self.game.telegram.until(lambda: str(self._keys(mover)) != before)  # noqa: B023
                return

    def _keys(self, mover: Hand) -> list[Json]:
        turn = self.turn(mover)
        return [] if turn is None else [key for key in buttons(turn) if "callback_data" in key]

    async def _press_key(self, mover: Hand, key: Json) -> None:
        turn = self.turn(mover)
        assert turn is not None
        await self.press(mover, turn, key)

    async def _changes(self, doing: Awaitable[object]) -> None:
        """Change the table, and wait until the change is visible."""
        known = len(self.watch.store.moments)
        await doing
        await self.game.telegram.until(lambda: len(self.watch.store.moments) > known)
