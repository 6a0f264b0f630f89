"""The lifetime of a session, and the events that end it."""

import pytest

from bot.conversation.request import Said
from bot.platforms.web.doors import DAY
from core.engine.people import PersonId, TableId
from tests.support.clocks import SteppedClock
from tests.support.web.site import Page, Site, parts_of_test, serving


async def refused(site: Site, token: str) -> Page:
    """Connect with an expired session, and return the refusal."""
    page = await site.connects(token)
    await page.until(lambda: page.closed is not None)
    assert page.said("refused") == [{"type": "refused", "reason": "token"}]
    assert page.said("view") == []
    return page


async def seated(site: Site) -> tuple[PersonId, TableId]:
    ann = await site.person("Ann")
    return ann, await site.table(ann, await site.person("Ben"))


@pytest.mark.parametrize("days", [29.9, 30.1])
async def test_a_session_admits_its_player_for_thirty_days(days: float) -> None:
    clock = SteppedClock(1_800_000_000.0)
    async with serving(parts_of_test(clock=clock)) as site:
        token = await site.token(*await seated(site))
        clock.time += days * DAY
        if days > 30:
            await refused(site, token)
        else:
            page = await site.connects(token)
            assert (await page.shows(lambda _: True))["seated"]


async def test_forgetting_ends_all_sessions() -> None:
    async with serving() as site:
        ann, table = await seated(site)
        token, page = await site.token(ann, table), await site.opens(ann, table)
        other = await site.opens(await site.person("Ben"), table)
        link = await site.opened.doors.link(ann, table)
        for text in ("privacy forget", "privacy forget yes"):
            await site.app.conversation.hear(Said(person=ann, chat=None, text=text))
        await page.until(lambda: page.closed is not None)
        await refused(site, token)
        status, answer = await site.enters(code=link)
        assert (status, answer) == (403, {"refused": "web-code-unknown"})
        assert other.closed is None
