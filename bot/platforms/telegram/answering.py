"""Answers who has just said or pressed something: at once, and only where it can be read."""

import structlog
from telegram.error import NetworkError

from bot.conversation.acts import Acts
from bot.platforms.telegram.acts import Act
from bot.platforms.telegram.calls import Calls
from bot.platforms.telegram.deferring import Answer, Deferred
from bot.platforms.telegram.hospitality import Hospitality
from bot.platforms.telegram.surface import TelegramSurface
from bot.platforms.telegram.writing import as_alert
from bot.render.parting import shortened, units
from bot.screens.screen import Screen, ScreenKind
from core.engine.notices import Urgency
from core.engine.pace import Pace
from core.engine.people import PersonId, To, ToChat, ToPerson
from core.engine.ports import GoneError, RejectedError, TryLaterError

ALERT = 200
"""UTF-16 code units of a word that only the presser sees."""
TRIES = 3
"""How often an answer is tried; who waits in vain says it again."""

_log = structlog.get_logger(__name__)


class Answering:
    """The surface for answers; what waits in the outbox is tried again by the outbox itself."""

    def __init__(
        self,
        surface: TelegramSurface,
        calls: Calls,
        acts: Acts[Act],
        pace: Pace,
        hospitality: Hospitality,
    ) -> None:
        self._surface = surface
        self._calls = calls
        self._acts = acts
        self._pace = pace
        self._hospitality = hospitality
        self.deferred = Deferred(self._post, pace.clock)
        """What is posted while the program listens on."""

    async def show(self, to: To, screen: Screen) -> None:
        """Show a screen; raises what the outbox has to know where it is the outbox that asks."""
        act = self._acts.now
        if act is None:
            await self._surface.show(to, screen)
            return
        await self._tell_aside(act, to, screen)
        answer = Answer(to, screen, act)
        busy = self.deferred.holds(to) or not await self._pace.free(to)
        if isinstance(to, ToChat) or busy:
            self.deferred.put(answer)
        else:
            await self._post(answer)

    async def _post(self, answer: Answer) -> None:
        """Show an answer as soon as its place takes one."""
        to, screen, act = answer.to, answer.screen, answer.act
        for _ in range(TRIES):
            await self._pace.turn(to, Urgency.ANSWER)
            try:
                await self._surface.show(to, screen, again=True)
            except TryLaterError as error:
                await self._pace.hold(to, error)
            except NetworkError:
                continue
            except GoneError:
                await self._out_of_reach(act, to, screen)
                return
            except RejectedError as error:
                _log.error("rejected", screen=screen.kind.value, cause=str(error.__cause__))
                return
            else:
                return
        _log.warning("not answered", screen=screen.kind.value)

    async def answer(self, person: PersonId, text: str) -> None:
        """Tell only who has just pressed a button; what is too long for that, in private."""
        act = self._acts.now
        if act is None or not await self._alerted(act, text):
            await self.show(ToPerson(person), Screen(kind=ScreenKind.NOTE, text=text))

    async def _alerted(self, act: Act, text: str) -> bool:
        """Tell something in a window; False where it is too long for one, or came too late."""
        said = as_alert(text, private=act.place.is_private)
        if act.query is None or units(said) > ALERT:
            return False
        query, act.query = act.query, None
        return await self._calls.answer(query, said)

    async def _tell_aside(self, act: Act, to: To, screen: Screen) -> None:
        """Tell who presses in a group what only they may see right there, too."""
        own = to == ToPerson(act.person) and not act.place.is_private
        if own and act.query is not None and screen.aside:
            query, act.query = act.query, None
            said = as_alert(screen.aside, private=act.place.is_private)
            act.told = await self._calls.answer(query, shortened(said, ALERT))

    async def _out_of_reach(self, act: Act, to: To, screen: Screen) -> None:
        """Ask who acts in a group into the private chat, or to go on there by what can be typed."""
        if to == ToPerson(act.person) and not act.place.is_private and not act.told:
            await self._hospitality.invite(act, typed=screen.typed)
