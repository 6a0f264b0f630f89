"""An evening at the terminal with real parts; only the typing is scripted."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from bot.app import Dependencies, kept_in, open_app
from bot.conversation.delivery.platforms import Platform
from bot.machine.system import Chance
from bot.platforms.terminal.game import ADDRESS, Game, game_at
from bot.platforms.terminal.printing import TerminalFormatter
from bot.platforms.terminal.surface import TerminalSurface
from core.rules.sheet import OptionValue
from core.rules.sheets import with_house_rules
from tests.support.clocks import A_MOMENT, SkippingClock

Fingers = Callable[[str], str | None]
"""Takes what was written since the last line, and returns the next line."""


@dataclass(slots=True, kw_only=True)
class Evening:
    """A person at a terminal."""

    folder: Path
    """The folder for files that come with a screen."""
    database: str | None = None
    """The file that keeps matches; None: no file."""
    seed: int = 1
    language: str = "en"
    pause: float = 0
    """Seconds that a computer player thinks."""
    answers: list[str] = field(default_factory=list)
    """What was written before the first line, and after each."""

    def plays(
        self,
        fingers: Fingers,
        sheet: str = "rummikub",
        levels: tuple[str, ...] = ("easy",),
        rules: Mapping[str, OptionValue] | None = None,
    ) -> bool:
        """Play a new match."""
        asked = with_house_rules(sheet, rules or {})
        return asyncio.run(self._play(fingers, lambda game: game.begin(asked, levels)))

    def types(self, *lines: str, sheet: str = "rummikub") -> list[str]:
        """Type lines into a new match, and return what was written after each."""
        waiting = iter(lines)
        assert self.plays(lambda _written: next(waiting, None), sheet)
        return self.answers

    def learns(self, *lines: str, sheet: str = "rummikub") -> list[str]:
        """Type lines into a lesson and the match after it; return what was written after each."""
        waiting, asked = iter(lines), with_house_rules(sheet, {})
        fingers: Fingers = lambda _written: next(waiting, None)  # noqa: E731 - as `types` has it
        assert asyncio.run(self._play(fingers, lambda game: game.learn(asked, ("easy",))))
        return self.answers

    def goes_on(self, fingers: Fingers) -> bool:
        """Go on with the latest unfinished match."""
        return asyncio.run(self._play(fingers, Game.resume))

    def starts(self, *lines: str) -> list[str]:
        """Start like `rummy` without arguments; return what was written after each line."""
        waiting = iter(lines)
        keys, new = _Keys(lambda _written: next(waiting, None)), with_house_rules("rummikub", {})

        async def begin(game: Game) -> bool:
            return await game.goes_on(keys) or await game.begin(new, ("easy",))

        asyncio.run(self._play_by(keys, begin))
        return self.answers

    async def _play(self, fingers: Fingers, begin: Callable[[Game], Awaitable[bool]]) -> bool:
        return await self._play_by(_Keys(fingers), begin)

    async def _play_by(self, keys: "_Keys", begin: Callable[[Game], Awaitable[bool]]) -> bool:
        surface, formatter = TerminalSurface(keys.written.append, self.folder), TerminalFormatter()
        terminal = Platform(
            name=ADDRESS.platform,
            surface=surface,
            formatter=formatter,
            words_named=True,
            alone=True,
        )
        chance = Chance(self.seed)
        fresh = Dependencies(
            pause=self.pause, clock=keys.clock, entropy=chance, language=self.language
        )
        async with (
            kept_in(self.database, fresh) as parts,
            open_app(parts, terminal) as app,
        ):
            me = await parts.register.person(ADDRESS, name="Ann", language=self.language)
            game = game_at(app, parts, surface, formatter, me=me, kept=self.database is not None)
            begun = await begin(game)
            if begun:
                await game.play(keys)
        self.answers = [*keys.answers, "\n".join(keys.written)]
        return begun


@dataclass(slots=True)
class _Keys:
    """The keyboard of a person who reads what was written before typing on."""

    fingers: Fingers
    written: list[str] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    clock: SkippingClock = field(default_factory=SkippingClock)

    async def line(self) -> str | None:
        self.answers.append("\n".join(self.written))
        self.written.clear()
        self.clock.jump(A_MOMENT)
        return self.fingers(self.answers[-1])
