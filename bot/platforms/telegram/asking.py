"""A command without what it needs: that is asked for, and the reply is taken for it."""

from telegram import ForceReply

from bot.platforms.telegram.acts import Act
from bot.platforms.telegram.speaker import Speaker
from bot.platforms.telegram.updates import SIGN, Typed
from bot.platforms.telegram.writing import Text
from core.engine.people import To, ToPerson

OF_THE_RACK = frozenset({"play", "pick", "arrange", "return", "meld", "layoff", "discard"})
"""Words of which the answer is nobody else's: they are asked in private where that is possible."""
OTHERS = frozenset({"host", "remove", "standin", "language", "ask"})


class Asking:
    """Asks what a command lacks. The question itself says of which word: nothing is remembered."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker

    async def ask(self, typed: Typed, act: Act) -> bool:
        """Ask what a command lacks; False where it lacks nothing."""
        word = typed.text.strip().lower()
        if not typed.command or word not in OF_THE_RACK | OTHERS:
            return False
        alone, here = ToPerson(act.person), await self._speaker.here(act)
        if word in OF_THE_RACK and here != alone and await self._put(alone, act, word):
            return True
        return await self._put(here, act, word, typed.message)

    async def _put(self, to: To, act: Act, word: str, below: int | None = None) -> bool:
        language = await self._speaker.spoken(to, act.person)
        text = Text(f"{SIGN} /{word}\n{self._speaker.say(language, f'telegram-ask-{word}')}")
        question = ForceReply(selective=True)
        return await self._speaker.tell(to, text, question, answers=below) is not None
