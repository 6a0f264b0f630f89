"""Dragging while others play changes the plan; the page exchanges only JSON."""

import pytest

from tests.support.web.site import Page, Site, serving

EASY = {"first_laying": "none", "hand": "30"}


async def two(site: Site) -> tuple[Page, Page]:
    """Open two pages at one table, the one on turn first, where every lay is allowed."""
    ann, ben = await site.person("Ann"), await site.person("Ben")
    table = await site.table(ann, ben, rules=EASY)
    one, other = await site.opens(ann, table), await site.opens(ben, table)
    return (one, other) if one.view["my_turn"] else (other, one)


def run_in(rack: list[str]) -> list[str]:
    numbers = [tile for tile in rack if tile[1:].isdigit()]
    runs = ([f"{tile[0]}{int(tile[1:]) + step}" for step in range(3)] for tile in numbers)
    return next(run for run in runs if set(run) <= set(rack))


async def test_a_waiting_page_proposes_its_plan_and_nobody_else_is_sent_a_thing() -> None:
    async with serving() as site:
        ann, ben = await two(site)
        assert ben.view["planning"]
        assert not ann.view["planning"]
        before, run = len(ann.raw), run_in(ben.rack)
        await ben.proposes(" ".join(run))
        assert ben.view["round"]["drafted"]
        assert not ben.view["my_turn"]
        assert len(ann.raw) == before
        await ann.acts("draw")
        view = await ben.shows(lambda view: view["my_turn"])
        assert not view["round"]["drafted"]
        assert "plan done" in {key["word"] for key in view["keys"]}
        await ben.acts("plan done")
        await ann.shows(lambda view: view["my_turn"] and view["round"]["melds"])
        assert [piece["piece"] for piece in ann.view["round"]["melds"][0]["pieces"]] == run


async def test_a_plan_of_the_page_is_taken_back_and_an_outdated_one_changes_nothing() -> None:
    async with serving() as site:
        ann, ben = await two(site)
        run, version = run_in(ben.rack), ben.view["version"]
        await ben.proposes(" ".join(run))
        first = ben.view["draft"]
        await ben.proposes("")
        assert not ben.view["round"]["drafted"]
        await ben.proposes(" ".join(run), version=version, draft=first)
        assert not ben.view["round"]["drafted"]
        await ann.acts("draw")
        view = await ben.shows(lambda view: view["my_turn"])
        assert "plan done" not in {key["word"] for key in view["keys"]}


async def test_the_plan_of_a_chat_stands_on_the_page() -> None:
    async with serving() as site:
        _, ben = await two(site)
        run = run_in(ben.rack)
        await site.app.engine.plans.shape(ben.table, ben.person, "play", " ".join(run), None)
        view = await ben.shows(lambda view: view["round"]["drafted"])
        assert [piece["piece"] for piece in view["round"]["melds"][0]["pieces"]] == run
        await ben.acts("plan reset")
        await ben.shows(lambda view: not view["round"]["drafted"])


@pytest.mark.parametrize("sheet", ["rummikub", "basic"])
async def test_a_plan_is_told_of_once_there_is_one(sheet: str) -> None:
    async with serving() as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        table = await site.table(ann, ben, sheet=sheet)
        pages = [await site.opens(ann, table), await site.opens(ben, table)]
        [waits] = [page for page in pages if page.view["planning"]]
        assert "Your plan" not in waits.view["head"]
        piece = waits.rack[0]
        await waits.acts(f"plan {'arrange' if sheet == 'rummikub' else 'discard'} {piece}")
        assert "Your plan" in waits.view["head"]
        await waits.acts("plan reset")
        assert "Your plan" not in waits.view["head"]
