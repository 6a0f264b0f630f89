"""The ways from a chat to the page: a private link, and Telegram's signed data."""

import json
import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta

import pytest
from init_data_py import sign

from bot.conversation.delivery.platforms import Platform
from bot.conversation.request import Pressed, Said
from bot.platforms.telegram.calls import into_the_app
from bot.platforms.telegram.keyboard import keyboard
from bot.platforms.web.doors import DAY
from bot.screens.formatter import PlainFormatter
from bot.screens.screen import Button, Screen, ScreenKind
from bot.texts.translator import without_marks
from core.engine.people import Address, PersonId, TableId, To, ToChat, ToPerson
from core.engine.table.state import Settings
from tests.support.clocks import SteppedClock
from tests.support.web.site import OPEN, Site, parts_of_test, serving

TOKEN = "123456:a-token-of-the-tests"  # noqa: S105 - a secret of nobody
ANOTHER = "123456:another-token"
HOUR = 3_600.0


class Chat:
    """A chat platform that records the screens it shows."""

    def __init__(self, app: str = "") -> None:
        self.app = app
        self.shown: list[tuple[To, Screen]] = []
        self.answers: list[str] = []

    async def show(self, to: To, screen: Screen) -> None:
        self.shown.append((to, screen))

    async def answer(self, _person: PersonId, text: str) -> None:
        self.answers.append(text)

    @property
    def platform(self) -> Platform:
        return Platform(name="chat", surface=self, formatter=PlainFormatter(), app=self.app)

    def words(self, person: PersonId) -> set[str]:
        """Return the words of the buttons in a person's private chat."""
        screens = [screen for to, screen in self.shown if to == ToPerson(person)]
        return {button.word for screen in screens for button in screen.buttons}


async def test_the_word_web_gives_a_private_link_that_opens_the_table() -> None:
    chat = Chat()
    async with serving(None, chat.platform, public=True) as site:
        ann = await site.person("Ann", "chat")
        table = await site.table(ann, levels=("easy",))
        assert "web" in chat.words(ann)
        await site.app.conversation.hear(Pressed(person=ann, chat=None, button=f"{table}...web"))
        to, screen = chat.shown[-1]
        assert to == ToPerson(ann)
        found = re.search(r"#([\w-]{43})(\s|$)", screen.text)
        assert found is not None, screen.text
        _, answer = await site.enters(code=found[1])
        page = await site.connects(answer["token"])
        await page.shows(lambda view: len(view["round"]["own"]) >= 14)
        before = len(chat.shown)
        await page.acts("score", version=None, draft=None)
        assert page.said("sheet")[-1]["kind"] == "score"
        assert len(chat.shown) == before
        await site.app.conversation.hear(Said(person=ann, chat=None, text="web off"))
        await page.until(lambda: page.closed is not None)
        assert page.said("refused") == [{"type": "refused", "reason": "token"}]


async def test_page_and_chat_tell_each_other_every_draw() -> None:
    chat = Chat()
    async with serving(None, chat.platform, public=True) as site:
        ann, ben = await site.person("Ann", "chat"), await site.person("Ben")
        table = await site.table(ann, ben)
        page = await site.opens(ben, table)
        if (await site.app.engine.see(table, ann)).my_turn:
            await site.app.conversation.hear(Said(person=ann, chat=None, text="draw"))
        await page.shows(lambda view: view["my_turn"])
        before = len(chat.shown)
        await page.acts("draw")
        told = "\n".join(screen.text for to, screen in chat.shown[before:] if to == ToPerson(ann))
        assert "Ben drew" in without_marks(told)
        await site.app.conversation.hear(Said(person=ann, chat=None, text="draw"))
        await page.shows(lambda view: view["my_turn"] and "Ann drew" in view["said"])


async def test_without_a_public_address_nothing_in_a_chat_tells_of_a_page() -> None:
    chat = Chat()
    async with serving(None, chat.platform) as site:
        ann = await site.person("Ann", "chat")
        await site.table(ann, levels=("easy",))
        assert "web" not in chat.words(ann)
        assert all(not b.page for _, screen in chat.shown for b in screen.buttons)
        await site.app.conversation.hear(Said(person=ann, chat=None, text="web"))
        assert chat.shown[-1][1].kind is ScreenKind.REFUSAL


async def test_a_stranger_gets_no_link_to_a_table() -> None:
    chat = Chat()
    async with serving(None, chat.platform, public=True) as site:
        ann, eve = await site.person("Ann", "chat"), await site.person("Eve", "chat")
        table = await site.table(ann, levels=("easy",))
        await site.app.conversation.hear(Pressed(person=eve, chat=None, button=f"{table}...web"))
        texts = [screen.text for to, screen in chat.shown if to == ToPerson(eve)]
        assert not any("#" in text for text in (*texts, *chat.answers))


@pytest.mark.parametrize("app", ["", "https://t.me/rummy_bot?startapp="])
async def test_a_group_is_shown_a_door_that_names_the_table_and_nobody(app: str) -> None:
    chat = Chat(app)
    async with serving(None, chat.platform, public=True) as site:
        ann = await site.person("Ann", "chat")
        group = await site.parts.register.chat(Address("chat", "g"))
        for text in ("new rummikub", "settings computers more easy", "start"):
            await site.app.conversation.hear(Said(person=ann, chat=group, text=text))
        await site.app.conversation.hear(Said(person=ann, chat=group, text="table"))
        shown = [screen for to, screen in chat.shown if to == ToChat(group)]
        (door,) = [button for button in shown[-1].buttons if button.word == "web"]
        (table,) = await site.app.engine.tables_of(ann)
        code = (await site.app.engine.see(table)).code
        assert (door.page, door.link) == ("", f"{app}{code}" if app else "")
        await site.app.conversation.hear(Pressed(person=ann, chat=group, button=door.id))
        to, screen = chat.shown[-1]
        assert to == ToPerson(ann)
        assert "#" in screen.text


def test_the_mini_app_of_a_group_is_the_one_of_the_settings_else_the_bots_main_one() -> None:
    assert into_the_app("b", "table", main=True) == "https://t.me/b/table?startapp="
    assert into_the_app("b", None, main=True) == "https://t.me/b?startapp="
    assert into_the_app("b", None, main=False) == ""


@pytest.mark.parametrize("page", ["", "http://127.0.0.1:8081/"])
def test_telegram_is_never_given_a_page_that_it_refuses(page: str) -> None:
    button = Button(word="web", label="Open the table", page=page)
    shown = keyboard(Screen(kind=ScreenKind.TURN, text="", buttons=(button,)))
    assert shown is not None
    (key,) = shown.inline_keyboard[0]
    assert (key.web_app, key.callback_data is None) == (None, False)


def test_a_link_of_a_group_is_a_link_on_telegram() -> None:
    button = Button(word="web", label="Open the table", link="https://t.me/b?startapp=BCDF")
    shown = keyboard(Screen(kind=ScreenKind.TABLE, text="", buttons=(button,)))
    assert shown is not None
    (key,) = shown.inline_keyboard[0]
    assert (key.url, key.web_app, key.callback_data) == (button.link, None, None)


def test_telegram_opens_the_page_itself_and_says_who_comes() -> None:
    button = Button(word="web", label="Open the table", page="https://rummy.example/?table=BCDF")
    shown = keyboard(Screen(kind=ScreenKind.TURN, text="", buttons=(button,)))
    assert shown is not None
    (key,) = shown.inline_keyboard[0]
    assert key.web_app is not None
    assert (key.web_app.url, key.callback_data) == (button.page, None)


class Evening:
    """A table with one person from Telegram."""

    def __init__(self, site: Site, clock: SteppedClock, table: TableId, code: str) -> None:
        self.site, self.clock, self.table, self.code = site, clock, table, code

    def signed(self, user: int, *, ago: float = 0, token: str = TOKEN) -> str:
        """Return signed data like Telegram's client, signed with this token."""
        at = datetime.fromtimestamp(self.clock.now(), UTC) - timedelta(seconds=ago)
        return sign_data(user, at, token)

    async def enters(self, signed: str) -> tuple[int, dict[str, object]]:
        return await self.site.enters(telegram=signed, table=self.code)


def sign_data(user: int, at: datetime, token: str) -> str:
    """Sign like Telegram, with the library that also verifies it."""
    said = {"query_id": "q", "user": json.dumps({"id": user, "first_name": "Ann"})}
    return str(sign(said, token, auth_date=at))


@pytest.mark.parametrize("case", ["fresh", "forged", "foreign", "late", "future", "bare"])
async def test_only_a_fresh_statement_of_telegram_itself_lets_somebody_in(case: str) -> None:
    clock = SteppedClock(1_800_000_000.0)
    async with serving(parts_of_test(clock=clock), telegram_token=TOKEN) as site:
        evening = await at_table(site, clock)
        signed = {
            "fresh": evening.signed(7),
            "forged": evening.signed(7, token=ANOTHER),
            "foreign": evening.signed(8),
            "late": evening.signed(7, ago=HOUR + 60),
            "future": evening.signed(7, ago=-HOUR),
            "bare": "user=%7B%22id%22%3A7%7D",
        }[case]
        status, answer = await evening.enters(signed)
        refused = {
            "fresh": None,
            "foreign": "web-telegram-seat",
            "late": "web-telegram-old",
        }.get(case, "web-telegram-unknown")
        assert (status, answer.get("refused")) == (200 if refused is None else 403, refused)


async def test_a_stranger_from_telegram_watches_an_open_table() -> None:
    clock = SteppedClock(1_800_000_000.0)
    async with serving(parts_of_test(clock=clock), telegram_token=TOKEN) as site:
        evening = await at_table(site, clock, replace(OPEN, watch=True))
        forged = await evening.enters(evening.signed(8, token=ANOTHER))
        assert forged == (403, {"refused": "web-telegram-unknown"})
        status, answer = await evening.enters(evening.signed(8))
        assert (status, answer["watching"]) == (200, True)
        page = await site.connects(str(answer["token"]))
        view = await page.shows(lambda _: True)
        assert (view["seated"], view["keys"], page.rack) == (False, [], [])
        assert (await evening.enters(evening.signed(7)))[1]["watching"] is False


async def at_table(site: Site, clock: SteppedClock, settings: Settings = OPEN) -> Evening:
    ann = await site.parts.register.person(Address("telegram", "7"), name="Ann", language="en")
    table = await site.table(ann, levels=("easy",), settings=settings)
    return Evening(site, clock, table, (await site.app.engine.see(table)).code)


async def test_a_reload_brings_the_same_statement_and_takes_the_place_of_its_page() -> None:
    clock = SteppedClock(1_800_000_000.0)
    async with serving(parts_of_test(clock=clock), telegram_token=TOKEN) as site:
        evening = await at_table(site, clock)
        signed = evening.signed(7)
        tokens = [str((await evening.enters(signed))[1]["token"]) for _ in range(2)]
        old, new = [await site.connects(token) for token in tokens]
        await old.until(lambda: old.closed is not None)
        assert old.said("refused") == [{"type": "refused", "reason": "token"}]
        await new.shows(lambda view: view["seated"])
        clock.time += 2 * HOUR
        assert (await evening.enters(signed))[0] == 200
        clock.time += DAY
        assert await evening.enters(signed) == (403, {"refused": "web-telegram-old"})


async def test_without_telegram_its_statements_let_nobody_in() -> None:
    async with serving() as site:
        status, answer = await site.enters(telegram="user=1", table="BCDF")
        assert (status, answer) == (403, {"refused": "web-telegram-unknown"})
