"""Who reads what: finds the voice for a person or a chat."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from bot.render.pictures.themes import LIGHT, THEMES, Theme
from bot.screens.brush import Brush
from bot.screens.voice import Voice, names_apart
from bot.texts.translator import Translator
from core.engine.people import Known, Look, PersonId, To, ToPerson, Wishes
from core.engine.ports import Register, UnavailableError
from core.engine.sight import Sight
from core.engine.state import Settings
from core.rules.sheet import Sheet


@dataclass(frozen=True, slots=True, kw_only=True)
class Readers:
    """Knows how everybody is spoken to."""

    register: Register
    translator: Translator
    brush: Brush
    sheets: Mapping[str, Sheet]
    language: str = "en"
    """What is spoken until somebody asks for another language."""
    look: Look = "text"
    """How tables are shown until somebody wishes otherwise."""
    theme: Theme = LIGHT

    async def language_of(self, to: To) -> str:
        """Return the language of a person or a chat; while the store does not answer, the usual."""
        return self._spoken(await self._known(to))

    def _spoken(self, known: Known | None) -> str:
        asked = None if known is None else known.language
        return self.translator.best(asked or self.language)

    async def _known(self, to: To) -> Known | None:
        """Return what is known of a reader; nothing while the store does not answer."""
        try:
            if isinstance(to, ToPerson):
                return await self.register.who(to.person)
            return await self.register.where(to.chat)
        except UnavailableError:
            return None

    async def voice(self, to: To, *sights: Sight, also: Iterable[PersonId] = ()) -> Voice:
        """Return the voice for a reader who shall read about these tables and people."""
        known = await self._known(to)
        language = self._spoken(known)
        look, theme = self._shown(to, known, sights)
        nameless = self.translator.text("name-unknown", language)
        return Voice(
            translator=self.translator,
            language=language,
            brush=self.brush.emoji if look == "emoji" else self.brush,
            names=names_apart(await self._names((*_named(sights), *also)), nameless),
            sheets=self.sheets,
            look=look,
            theme=THEMES.get(theme or "", self.theme),
        )

    def _shown(
        self, to: To, known: Known | None, sights: Iterable[Sight]
    ) -> tuple[Look, str | None]:
        """Return how a reader is shown tables: a person as he likes, a chat as was agreed."""
        wished: Wishes | Settings | None = next((sight.settings for sight in sights), None)
        if isinstance(to, ToPerson):
            wished = None if known is None else known.wishes
        return (self.look, None) if wished is None else (wished.look or self.look, wished.theme)

    async def _names(self, people: Iterable[PersonId]) -> dict[PersonId, str]:
        return {person: (await self.register.who(person)).name for person in dict.fromkeys(people)}


def _named(sights: Iterable[Sight]) -> tuple[PersonId, ...]:
    """Return everybody who may have to be named, in the order of the seats."""
    return tuple(person for sight in sights for person in sight.people)
