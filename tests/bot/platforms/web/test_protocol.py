"""The protocol between page and server, without a browser."""

import json
import re

import pytest

from bot.platforms.web.messages import Act, read
from bot.platforms.web.texts import BEGIN, END
from core.engine.table.commands import StandIn
from core.engine.table.state import Settings
from core.rules.sheet import Goal
from tests.support.web.positions import place
from tests.support.web.site import Page, Site, parts_of_test, serving

DRAWN = re.compile(f"{BEGIN}[^{END}]*{END}")
"""A text that the page draws as a tile or card."""
NOTATION = re.compile(r"\b(?:[rbky]\d{1,2}|(?:10|[2-9AJQK])[SHDC])\b")


async def two(site: Site, sheet: str = "rummikub", **rules: str) -> tuple[Page, Page]:
    ann, ben = await site.person("Ann"), await site.person("Ben")
    table = await site.table(ann, ben, sheet=sheet, rules=rules)
    one, other = await site.opens(ann, table), await site.opens(ben, table)
    return (one, other) if one.view["my_turn"] else (other, one)


async def test_a_page_shows_the_own_rack_and_of_the_others_only_how_much_they_hold() -> None:
    async with serving() as site:
        ann, ben = await two(site)
        assert len(ann.rack) == len(ben.rack) == 14
        assert sorted(seat["count"] for seat in ann.view["seats"]) == [14, 14]
        assert ann.view["my_turn"]
        assert not ben.view["my_turn"]


async def test_each_action_is_sent_to_the_other_page() -> None:
    async with serving() as site:
        ann, ben = await two(site)
        await ann.acts("draw")
        view = await ben.shows(lambda view: view["my_turn"])
        assert "Drawn" in view["said"] or "drew" in view["said"]
        assert len(ann.rack) == 15


async def test_a_draft_is_judged_and_nobody_else_sees_it() -> None:
    async with serving() as site:
        ann, ben = await two(site)
        before = len(ben.raw)
        three, loose = ann.rack[:3], ann.rack[3]
        await ann.proposes(f"{' '.join(three)} | {loose}")
        seen = ann.view["round"]
        assert seen["drafted"]
        assert [one["piece"] for one in seen["loose"]] == [loose]
        assert seen["melds"][0]["wrong"]
        assert len(ann.rack) == 10
        await ann.proposes("")
        assert not ann.view["round"]["drafted"]
        assert len(ann.rack) == 14
        assert len(ben.raw) == before


async def test_an_outdated_proposal_changes_nothing_and_brings_the_newer_draft() -> None:
    async with serving() as site:
        ann, _ = await two(site)
        version, first = ann.view["version"], ann.view["draft"]
        await ann.proposes(ann.rack[0])
        held, drafted = ann.rack, ann.view["draft"]
        await ann.proposes(ann.rack[1], version=version, draft=first)
        assert (ann.rack, ann.view["draft"]) == (held, drafted)


async def test_a_draft_from_the_chat_stands_on_the_page_and_the_other_way_round() -> None:
    async with serving() as site:
        ann, _ = await two(site)
        me, table = ann.person, ann.table
        tile = ann.rack[0]
        await site.app.engine.say(table, me, "arrange", tile)
        view = await ann.shows(lambda view: view["round"]["drafted"])
        assert [one["piece"] for one in view["round"]["loose"]] == [tile]
        await ann.proposes(f"{tile} {ann.rack[0]}")
        groups = (await site.app.engine.see(table, me)).draft.groups
        assert groups is not None
        assert len(groups[0]) == 2


async def test_an_act_is_done_once_however_often_it_is_sent() -> None:
    async with serving() as site:
        ann, ben = await two(site)
        await ann.acts("draw", name="the-same")
        await ben.shows(lambda view: view["my_turn"])
        await ben.acts("draw")
        await ann.shows(lambda view: view["my_turn"])
        await ann.acts("draw", name="the-same")
        assert ann.view["my_turn"]
        assert len(ann.rack) == 15


def test_a_key_may_hold_the_largest_table() -> None:
    """The offer of a legal table is a key that takes the whole of it."""
    tiles = [f"{colour}{number}" for colour in "rbky" for number in range(1, 14)] * 2
    table = " | ".join(" ".join(tiles[first : first + 3]) for first in range(0, len(tiles), 3))
    word = f"arrange {table} | J=r10 J=b10 y10"
    act = read(json.dumps({"type": "act", "id": "x", "word": word, "version": 1, "draft": 1}))
    assert act == Act(id="x", word=word, version=1, draft=1)


async def test_a_page_that_comes_back_finds_everything_as_it_left_it() -> None:
    async with serving() as site:
        ann, _ = await two(site)
        token = await site.token(ann.person, ann.table)
        page = await site.connects(token)
        await page.shows(lambda _: True)
        await page.proposes(page.rack[0])
        held = page.rack
        await page.socket.close()
        again = await site.connects(token)
        await again.shows(lambda view: view["round"]["drafted"])
        assert again.rack == held


async def test_an_old_page_is_told_that_another_one_plays() -> None:
    async with serving() as site:
        ann = await site.person("Ann")
        table = await site.table(ann, levels=("easy",))
        token = await site.token(ann, table)
        old = await site.connects(token)
        await old.shows(lambda _: True)
        new = await site.connects(token)
        await new.shows(lambda _: True)
        await old.until(lambda: old.closed is not None)
        assert (old.said("elsewhere"), old.closed) == ([{"type": "elsewhere"}], 4001)
        assert new.closed is None


async def test_settings_are_screens_beside_the_table() -> None:
    async with serving() as site:
        ann = await site.person("Ann")
        table = await site.table(ann, levels=("easy",), starts=False)
        page = await site.opens(ann, table)
        await page.acts("settings")
        sheet = page.said("sheet")[-1]
        assert sheet["kind"] == "settings"
        assert len(sheet["options"]) > 4
        more = next(one for one in sheet["options"] if one["word"] == "settings computers")
        await page.acts(more["word"], version=more["version"], draft=None)
        levels = [one["word"] for one in page.said("sheet")[-1]["options"]]
        assert "settings computers more hard" in levels
        await page.acts("settings done", version=None, draft=None)
        assert page.said("sheet")[-1] == page.said("sheet")[-1] | {
            "kind": "",
            "slot": sheet["slot"],
        }


@pytest.mark.parametrize("sheet", ["rummikub", "kids", "basic"])
async def test_a_whole_round_against_a_computer_is_played_from_the_page(sheet: str) -> None:
    async with serving(parts_of_test(3)) as site:
        ann = await site.person("Ann")
        table = await site.table(ann, sheet=sheet, levels=("normal",))
        page = await site.opens(ann, table)
        for _ in range(200):
            view = await page.shows(lambda view: view["my_turn"] or view["phase"] != "playing")
            if view["phase"] != "playing":
                break
            await _plays(page, view)
        assert page.view["phase"] in {"between", "over"}
        assert len(page.view["round"]["ending"]) == 2
        assert {"next ready", "rematch"} & {key["word"] for key in page.view["keys"]}
        await page.acts("replay", version=None, draft=None)
        moves = "\n".join(page.said("sheet")[-1]["frames"])
        assert re.search(f"Computer 2 laid {BEGIN}", moves)
        assert NOTATION.findall(DRAWN.sub("", moves)) == []


async def _plays(page: Page, view: dict[str, object]) -> None:
    """Press a button that ends the turn, or return or discard the first piece."""
    words = [key["word"] for key in page.view["keys"]]
    stage = page.view["round"]["stage"]
    if stage == "return":
        await page.acts(f"return {page.rack[0]}")
    elif stage == "drawn":
        await page.acts(f"discard {page.rack[0]}")
    else:
        await page.acts(next(word for word in ("take stock", "draw", "pass") if word in words))
    await page.shows(lambda now: now != view)


async def test_a_computer_that_stands_in_gives_the_seat_back() -> None:
    settings = Settings(clock="none")
    async with serving() as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        table = await site.table(ann, ben, settings=settings)
        page = await site.opens(ben, table)
        seat = (await site.app.engine.see(table, ben)).me
        assert seat is not None
        await site.app.engine.do(table, StandIn(person=ann, seat=seat))
        view = await page.shows(lambda view: any(one["away"] for one in view["seats"]))
        assert "back" in {key["word"] for key in view["keys"]}
        await page.acts("back", version=None, draft=None)
        await page.shows(lambda view: not any(one["away"] for one in view["seats"]))


async def test_the_rules_ask_for_no_question_where_nobody_can_type() -> None:
    async with serving() as site:
        page, _ = await two(site)
        await page.acts("rules", version=None, draft=None)
        (rules,) = page.said("sheet")
        assert "In short:" in rules["text"]
        assert "Ask about" not in rules["text"]


async def test_pause_and_resume_renew_the_other_page() -> None:
    async with serving() as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        table = await site.table(ann, ben, settings=Settings(clock="5m"))
        pages = await site.opens(ann, table), await site.opens(ben, table)
        mover, other = pages if pages[0].view["my_turn"] else pages[::-1]
        for word, paused in (("pause", True), ("resume", False)):
            await other.acts(word)
            view = await mover.shows(lambda view: view["paused"] is paused)  # noqa: B023
            offered = {key["word"] for key in view["keys"]}
            assert ("resume" in offered, "draw" in offered) == (paused, not paused)
            assert ("Use “Resume” to continue." in view["need"]) == paused
        await mover.acts("draw")
        await other.shows(lambda view: view["my_turn"])


async def test_a_player_who_leaves_after_the_match_stays_in_its_result() -> None:
    async with serving(parts_of_test(3)) as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        table = await site.table(ann, ben, settings=Settings(clock="none", goal=Goal("rounds", 1)))
        await place(site, table, "", ["r10 r11 r12", "k1"])
        own, other = await site.opens(ann, table), await site.opens(ben, table)
        await own.acts("play r10 r11 r12")
        await own.acts("done")
        result = (await other.shows(lambda view: view["phase"] == "over"))["round"]["ending"]
        for page, word in ((own, "leave"), (other, "score")):
            await page.acts(word, version=None)
        assert not own.view["seated"]
        assert [seat["name"] for seat in result] == ["Ann", "Ben"]
        assert other.view["round"]["ending"] == result


async def test_ready_for_the_next_round_says_nothing_of_seats() -> None:
    async with serving() as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        three = Settings(clock="none", goal=Goal("rounds", 3))
        table = await site.table(ann, ben, settings=three)
        await place(site, table, "r1 r2 r3 r4 r5", ["r6", "b1 k13"])
        page = await site.opens(ann, table)
        await page.proposes("r1 r2 r3 r4 r5 r6")
        await page.acts("done")
        await page.acts("next ready", version=None, draft=None)
        assert page.view["need"].endswith("Ready: Ann")
        assert page.said("answer") == []
