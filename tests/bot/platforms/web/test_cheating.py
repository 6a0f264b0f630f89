"""Nobody can see or do more on the page than a person may."""

import asyncio
import json
from dataclasses import replace
from typing import Any

import pytest
from aiohttp import WSServerHandshakeError

from bot.machine.system import Chance
from bot.platforms.web import connection
from bot.platforms.web.connection import PER_SECOND
from bot.platforms.web.doors import LINK_LASTS, WATCH
from bot.platforms.web.messages import LONGEST_TOKEN
from core.engine.table.commands import Stop
from core.rules.pieces import Piece
from tests.support.clocks import SteppedClock
from tests.support.web.site import OPEN, Page, Site, parts_of_test, serving


def names_of(pieces: tuple[Piece, ...]) -> list[str]:
    return sorted(str(piece).partition("=")[0] for piece in pieces)


async def test_a_link_works_once_and_only_for_ten_minutes() -> None:
    clock = SteppedClock()
    async with serving(parts_of_test(clock=clock)) as site:
        ann = await site.person("Ann")
        table = await site.table(ann, levels=("easy",))
        code = await site.opened.doors.link(ann, table)
        assert (await site.enters(code=code))[1]["token"]
        assert await site.enters(code=code) == (403, {"refused": "web-code-unknown"})
        late = await site.opened.doors.link(ann, table)
        clock.time += LINK_LASTS + 1
        assert await site.enters(code=late) == (403, {"refused": "web-code-unknown"})


@pytest.mark.parametrize("code", ["", "x", "A" * 43, "A" * 5000, "é" * 43, "../../etc/passwd"])
async def test_an_invented_code_lets_nobody_in(code: str) -> None:
    async with serving() as site:
        assert (await site.enters(code=code))[0] in {403, 413}


@pytest.mark.parametrize("raw", ["[" * 8000, '{"name":' * 900, "[]", "7" * 5000, '{"code":7}'])
async def test_nothing_that_is_brought_to_the_entrance_is_a_fault_of_the_program(raw: str) -> None:
    async with serving() as site:
        assert await _brought(site, raw) == 400


@pytest.mark.parametrize("name", ["\ud800", "Ann\0"])
async def test_a_guest_has_no_name_that_a_database_cannot_store(name: str) -> None:
    async with serving() as site:
        table = await site.table(await site.person("Ann"), starts=False)
        code = await site.opened.doors.invitation(table)
        assert await _brought(site, json.dumps({"code": code, "name": name})) == 400


async def _brought(site: Site, raw: str) -> int:
    there = site.client.post(f"{site.url}enter", data=raw, headers={"Origin": site.origin})
    async with there as answer:
        return answer.status


async def test_a_session_is_no_link_and_a_link_is_no_session() -> None:
    async with serving() as site:
        ann = await site.person("Ann")
        table = await site.table(ann, levels=("easy",))
        token = await site.token(ann, table)
        assert (await site.enters(code=token))[0] == 403
        page = await site.connects(await site.opened.doors.link(ann, table))
        await page.until(lambda: page.closed is not None)
        assert (page.heard, page.closed) == ([{"type": "refused", "reason": "token"}], 4003)


async def test_a_page_acts_only_for_its_own_person_and_table() -> None:
    async with serving() as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        mine = await site.table(ann, levels=("easy",))
        foreign = await site.table(ben, levels=("easy",))
        before = await site.app.engine.see(foreign, ben)
        page = await site.opens(ann, mine)
        code = before.code
        for word in (f"join {code}", "privacy forget", "link", "ban web:me", "web", "new kids", ""):
            await page.acts(word, version=None, draft=None)
        for word in (f"{foreign}.1.1.draw", "draw\ndraw", f"table {code}"):
            await page.acts(word)
        await page.sends(type="act", id="x", word="draw", table=int(foreign), person=int(ben))
        await page.acts("score", version=None, draft=None)
        after = await site.app.engine.see(foreign, ben)
        assert (after.version, after.people) == (before.version, before.people)
        assert (await site.parts.register.who(ann)).name == "Ann"
        assert await site.app.engine.tables_of(ann) == (mine,)


async def test_playing_out_of_turn_or_with_foreign_tiles_is_refused() -> None:
    async with serving() as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        table = await site.table(ann, ben)
        pages = [await site.opens(one, table) for one in (ann, ben)]
        on = next(page for page in pages if page.view["my_turn"])
        off = next(page for page in pages if not page.view["my_turn"])
        version, sent = on.view["version"], len(on.raw)
        await off.acts("draw")
        await off.proposes(off.rack[0])  # a plan, which nobody else sees
        assert off.view["version"] == version
        assert len(on.raw) == sent
        foreign = next(one for one in off.rack if one not in on.rack)
        await on.proposes(foreign)
        assert not on.view["round"]["drafted"]
        assert on.said("answer")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1"])
async def test_a_foreign_page_gets_no_line(origin: str) -> None:
    async with serving() as site:
        ann = await site.person("Ann")
        table = await site.table(ann, levels=("easy",))
        token = await site.token(ann, table)
        with pytest.raises(WSServerHandshakeError) as refused:
            await site.connects(token, origin)
        assert refused.value.status == 403
        code = await site.opened.doors.link(ann, table)
        headers = {"Origin": origin}
        async with site.client.post(f"{site.url}enter", json={"code": code}, headers=headers) as no:
            assert no.status == 403
        assert (await site.enters(code=code))[0] == 200


async def test_a_foreign_name_for_this_machine_is_refused() -> None:
    async with serving() as site:
        headers = {"Host": "evil.example"}
        async with site.client.get(site.url, headers=headers) as answer:
            assert answer.status == 421


async def test_every_answer_forbids_scripts_of_others_and_frames_of_others() -> None:
    async with serving() as site:
        for path in ("", "watch/BCDF", "v/x/main.js", "no/such", "v/x/%2e%2e%2fserve.py"):
            async with site.client.get(f"{site.url}{path}") as answer:
                policy = answer.headers["Content-Security-Policy"]
                assert "default-src 'none'" in policy
                assert "unsafe" not in policy
                assert "frame-ancestors https://web.telegram.org" in policy
                assert answer.headers["X-Content-Type-Options"] == "nosniff"
                assert answer.headers["Referrer-Policy"] == "no-referrer"
                assert answer.status in {200, 404}


async def test_a_name_that_holds_a_script_is_shown_as_text() -> None:
    wicked = "<img src=x onerror=alert(1)>\ue000r5\ue001"
    async with serving() as site:
        ann = await site.person("Ann")
        table = await site.table(ann, levels=("easy",), starts=False)
        code = await site.opened.doors.invitation(table)
        _, answer = await site.enters(code=code, name=wicked)
        guest = await site.connects(answer["token"])
        view = await guest.shows(lambda _: True)
        (name,) = (seat["name"] for seat in view["seats"] if seat["me"])
        assert "\ue000" not in name
        assert len(name) <= 24


async def test_guests_come_in_until_the_match_starts_each_by_a_name() -> None:
    async with serving() as site:
        ann = await site.person("Ann")
        table = await site.table(ann, sheet="rummikub", starts=False)
        code = await site.opened.doors.invitation(table)
        assert (await site.enters(code=code))[1] == {"token": "", "watching": False, "name": True}
        tokens = [(await site.enters(code=code, name=name))[1]["token"] for name in "BCD"]
        assert len(set(tokens)) == 3
        assert await site.enters(code=code, name="E") == (403, {"refused": "web-invitation-full"})
        host = await site.opens(ann, table)
        await host.acts("start")
        assert await site.enters(code=code, name="F") == (403, {"refused": "web-invitation-over"})


WATCHED = replace(OPEN, watch=True)


async def test_a_watcher_sees_no_rack_and_cannot_act() -> None:
    async with serving() as site:
        ann = await site.person("Ann")
        table = await site.table(ann, levels=("easy",), settings=WATCHED)
        code = (await site.app.engine.see(table)).code
        _, answer = await site.enters(watch=code)
        watcher = await site.connects(answer["token"])
        view = await watcher.shows(lambda _: True)
        assert (view["round"]["rack"], view["round"]["own"], view["keys"]) == ([], [], [])
        version = view["version"]
        await watcher.sends(type="act", id="x", word="draw", version=version, draft=0)
        await watcher.sends(type="propose", number=1, version=version, draft=0, table="r1")
        await watcher.sends(type="invite", purpose="guests")
        page = await site.opens(ann, table)
        await page.acts("score", version=None, draft=None)
        assert (await site.app.engine.see(table)).version == version
        assert not watcher.said("link")
        assert not watcher.said("done")


@pytest.mark.parametrize("code", ["", "ZZZZ", "../x", "watch/", "é" * 4, "B" * 4_000])
async def test_a_code_of_no_table_shows_nothing(code: str) -> None:
    async with serving() as site:
        ann = await site.person("Ann")
        await site.table(ann, levels=("easy",), settings=WATCHED)
        assert await site.enters(watch=code) == (403, {"refused": "table-not-watched"})
        page = await site.connects(f"{WATCH}{code}"[:LONGEST_TOKEN])
        await page.until(lambda: page.closed is not None)
        assert page.said("refused") == [{"type": "refused", "reason": "token"}]


async def test_a_table_is_watched_by_its_code_only_as_long_as_its_host_allows_it() -> None:
    async with serving() as site:
        ann = await site.person("Ann")
        table = await site.table(ann, levels=("easy",))
        code = (await site.app.engine.see(table)).code
        assert await site.enters(watch=code) == (403, {"refused": "table-not-watched"})
        host = await site.opens(ann, table)
        await host.sends(type="invite", purpose="watching")
        await host.acts("settings watch on", version=None, draft=None)
        assert not host.said("link")
        await host.sends(type="invite", purpose="watching")
        await host.until(lambda: host.said("link"))
        (link,) = host.said("link")
        assert link["url"] == f"{site.url}watch/{code}"
        async with site.client.get(link["url"], allow_redirects=False) as answer:
            assert (answer.status, answer.headers["Location"]) == (302, f"../?watch={code}")
        watcher = await site.connects((await site.enters(watch=code.lower()))[1]["token"])
        await watcher.shows(lambda view: not view["round"]["own"])
        await host.acts("settings watch off", version=None, draft=None)
        await watcher.until(lambda: watcher.closed is not None)
        assert watcher.said("refused") == [{"type": "refused", "reason": "token"}]
        assert (await site.enters(watch=code))[0] == 403


async def test_so_many_watch_a_table_and_its_players_still_come_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(connection, "WATCHING", 2)
    async with serving() as site:
        ann = await site.person("Ann")
        table = await site.table(ann, levels=("easy",), settings=WATCHED)
        code = (await site.app.engine.see(table)).code
        for _ in range(2):
            await (await site.connects(f"{WATCH}{code}")).shows(lambda _: True)
        third = await site.connects(f"{WATCH}{code}")
        await third.until(lambda: third.closed is not None)
        assert third.said("refused") == [{"type": "refused", "reason": "busy"}]
        await site.opens(ann, table)


async def test_only_the_host_gives_out_links_for_others() -> None:
    async with serving() as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        table = await site.table(ann, ben, starts=False, settings=WATCHED)
        host, guest = await site.opens(ann, table), await site.opens(ben, table)
        for purpose in ("guests", "watching", "device", "nonsense"):
            for page in (host, guest):
                await page.sends(type="invite", purpose=purpose)
        await host.acts("rules", version=None, draft=None)
        await guest.acts("rules", version=None, draft=None)
        assert {one["purpose"] for one in host.said("link")} == {"guests", "watching", "device"}
        assert {one["purpose"] for one in guest.said("link")} == {"device"}


async def test_sessions_end_when_they_are_shut_and_with_the_table() -> None:
    async with serving() as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        table = await site.table(ann, ben)
        pages = [await site.opens(one, table) for one in (ann, ben)]
        await site.opened.doors.shut(ann, table)
        await pages[0].sends(type="act", id="x", word="draw", version=1, draft=0)
        await pages[0].until(lambda: pages[0].closed is not None)
        assert pages[0].said("refused") == [{"type": "refused", "reason": "token"}]
        await site.app.engine.do(table, Stop(person=ann))
        await pages[1].until(lambda: pages[1].closed is not None)
        assert pages[1].said("refused") == [{"type": "refused", "reason": "closed"}]


async def test_a_flood_is_read_no_faster_than_a_person_plays_and_holds_up_nobody_else() -> None:
    clock = SteppedClock()
    async with serving(parts_of_test(clock=clock)) as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        table = await site.table(ann, ben)
        loud, calm = await site.opens(ann, table), await site.opens(ben, table)
        for number in range(200):
            await loud.sends(type="act", id=str(number), word="score")
        await calm.acts("score", version=None, draft=None)
        assert calm.said("done")
        await loud.until(lambda: len(loud.said("done")) >= 2 * PER_SECOND - 1)
        assert len(loud.said("done")) <= 2 * PER_SECOND
        await clock.go_by(1)
        await loud.until(lambda: len(loud.said("done")) > 2 * PER_SECOND)
        assert len(loud.said("done")) <= 3 * PER_SECOND


async def fuzzed(site: Site, token: str, messages: int) -> None:
    """Send random invalid messages; each is ignored, refused, or closes only its own connection."""
    chance = Chance(5)
    kinds = ["hello", "propose", "act", "invite", "view", "", 7, None, [], {}]
    values: list[Any] = [
        0,
        -1,
        10**30,
        1.5,
        True,
        None,
        "",
        "r5 r6 r7",
        "x" * 400,
        "\0",
        [],
        "draw",
    ]
    names = ["id", "word", "version", "draft", "number", "table", "token", "purpose"]
    sent = 0
    while sent < messages:
        page = await site.connects(token)
        while sent < messages and not page.socket.closed:
            data = {name: chance.choose(values) for name in names if chance.choose((True, False))}
            whole = json.dumps({**data, "type": chance.choose(kinds)})
            raw = chance.choose([whole] * 8 + ["", "[", "7", "null"])
            try:
                await page.socket.send_str(raw)
            except ConnectionError:
                break
            await asyncio.sleep(0)  # lets the program read the messages
            sent += 1


@pytest.mark.parametrize("messages", [400, pytest.param(10_000, marks=pytest.mark.whole)])
async def test_random_messages_of_a_page_change_no_table(messages: int) -> None:
    async with serving() as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        table = await site.table(ann, ben)
        before = await site.app.engine.see(table, ann)
        await fuzzed(site, await site.token(ben, table), messages)
        page: Page = await site.opens(ann, table)
        assert page.view["version"] == before.version


async def test_a_message_that_is_too_large_closes_the_line() -> None:
    async with serving() as site:
        ann = await site.person("Ann")
        table = await site.table(ann, levels=("easy",))
        page = await site.opens(ann, table)
        await page.socket.send_str("x" * 40_000)
        await page.until(lambda: page.closed is not None)
        assert page.closed == 1009


@pytest.mark.parametrize("sheet", ["rummikub", "schmidt", "kids", "basic"])
async def test_no_message_ever_holds_a_foreign_rack_or_the_stock(sheet: str) -> None:
    """Every view is searched: all its pieces are on the table, its reader's own, or announced."""
    async with serving(parts_of_test(7)) as site:
        ann, ben = await site.person("Ann"), await site.person("Ben")
        table = await site.table(ann, ben, sheet=sheet)
        pages = {ann: await site.opens(ann, table), ben: await site.opens(ben, table)}
        for _ in range(24):
            on = next((one for one, page in pages.items() if page.view["my_turn"]), None)
            if on is None or pages[on].view["phase"] != "playing":
                break
            page = pages[on]
            stage = page.view["round"]["stage"]
            words = [key["word"] for key in page.view["keys"]]
            word = next((w for w in ("take stock", "draw", "pass") if w in words), "")
            word = {"return": f"return {page.rack[0]}", "drawn": f"discard {page.rack[0]}"}.get(
                stage, word
            )
            await page.acts(word)
            await site.settles(*pages.values())
            for reader, seen in pages.items():
                mine = (await site.app.engine.see(table, reader)).round
                assert mine is not None
                assert sorted(seen.view["round"]["own"]) == names_of(mine.rack)
        for reader, page in pages.items():
            for view in page.said("view"):
                known = view["round"]["own"]
                racked = [one["piece"] for row in view["round"]["rack"] for one in row]
                assert sorted(racked) == sorted(known), reader
                assert view["round"]["ending"] == [] or view["phase"] != "playing"
