"""A question that waits for the rate of its group: when it counts as seen, and when it goes."""

import pytest

from bot.platforms.telegram.answering import Answer, Deferred
from bot.platforms.telegram.places import Place, TelegramAct
from bot.screens.screen import Asking, Screen, ScreenKind
from core.engine.delivery.rate import Pace
from core.engine.people import ChatId, PersonId, ToChat
from storage.memory.people import MemoryRegister
from tests.support.cast import DrivenClock

GROUP = ToChat(ChatId(1))


@pytest.mark.parametrize(
    ("arrives", "settled", "posts"), [(True, False, 1), (False, False, 1), (True, True, 0)]
)
async def test_a_question_is_seen_once_it_is_posted_and_goes_if_it_is_settled_before(
    *, arrives: bool, settled: bool, posts: int
) -> None:
    posted: list[Answer] = []

    async def post(answer: Answer) -> bool:
        posted.append(answer)
        return arrives

    asking = Asking()
    screen = Screen(kind=ScreenKind.NOTE, text="Sure?", asking=asking)
    act = TelegramAct(person=PersonId(1), chat=GROUP.chat, place=Place(chat=1))
    deferred = Deferred(post, Pace(MemoryRegister(), DrivenClock()))
    async with deferred.running():
        deferred.put(Answer(GROUP, screen, act))
        assert (asking.deferred, asking.seen) == (True, False)
        asking.settled = settled
    assert len(posted) == posts
    assert asking.seen is (arrives and not settled)
