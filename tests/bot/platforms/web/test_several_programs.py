"""The pages of two programs on one PostgreSQL show each other's moves."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.app import kept_in
from bot.conversation.request import Said
from tests.support.web.site import Site, parts_of_test, serving


@asynccontextmanager
async def two_programs(postgres: str) -> AsyncIterator[tuple[Site, Site]]:
    async with (
        kept_in(postgres, parts_of_test(1)) as first,
        kept_in(postgres, parts_of_test(2)) as second,
        serving(first) as here,
        serving(second) as there,
    ):
        yield here, there


async def test_a_page_shows_what_was_done_at_another_program_and_goes_on_there(
    postgres: str,
) -> None:
    async with two_programs(postgres) as (here, there):
        ann, ben = await here.person("Ann"), await here.person("Ben")
        table = await here.table(ann, ben)
        one = await here.opens(ann, table)
        other = await there.opens(ben, table)
        on, off = (one, other) if one.view["my_turn"] else (other, one)
        await on.acts("draw")
        await off.shows(lambda view: view["my_turn"])
        await off.proposes(off.rack[0])
        token = await here.token(ben, table)
        moved = await there.connects(token)
        view = await moved.shows(lambda _: True)
        assert len(view["round"]["own"]) == 14 + (on is other)


async def test_forgetting_at_one_program_reaches_the_pages_of_the_other(
    postgres: str,
) -> None:
    async with two_programs(postgres) as (here, there):
        ann, ben = await here.person("Ann"), await here.person("Ben")
        table = await here.table(ann, ben)
        own, other = await there.opens(ann, table), await there.opens(ben, table)
        assert "Ann" in other.raw[-1]
        page = await here.opens(ann, table)
        await here.app.conversation.hear(Said(person=ann, chat=None, text="privacy forget yes"))
        await page.until(lambda: page.closed == 4003)
        await own.until(lambda: own.closed == 4003)
        await other.shows(lambda view: "Ann" not in str(view))
