"""The loopback Telegram refuses the same requests as the real one."""

import io
from collections.abc import AsyncIterator

import pytest
from PIL import Image
from telegram import (
    Bot,
    InlineKeyboardButton,
    InlineKeyboardMarkup,
    InputTextMessageContent,
    MessageEntity,
)
from telegram import InlineQueryResultArticle as Article
from telegram.error import BadRequest, ChatMigrated, Conflict, Forbidden, InvalidToken, RetryAfter

from bot.machine.system import SystemClock
from bot.platforms.telegram.connection import connected
from tests.support.telegram.hands import Hand, labels
from tests.support.telegram.loopback import refusals
from tests.support.telegram.loopback.published import published
from tests.support.telegram.loopback.server import TOKEN, Loopback


@pytest.fixture
async def telegram() -> AsyncIterator[Loopback]:
    async with Loopback(SystemClock()).running() as telegram:
        yield telegram


@pytest.fixture
async def bot(telegram: Loopback) -> AsyncIterator[Bot]:
    async with connected(TOKEN, telegram.url) as bot:
        yield bot


async def test_a_wrong_token_is_refused(telegram: Loopback) -> None:
    with pytest.raises(InvalidToken):
        async with connected("7:wrong", telegram.url):
            pass


async def test_a_bot_cannot_write_first_and_not_to_people_who_blocked_it(
    telegram: Loopback, bot: Bot
) -> None:
    ann = Hand(telegram, telegram.world.user("Ann"))
    with pytest.raises(Forbidden, match="can't initiate conversation"):
        await bot.send_message(ann.user.id, "hello")
    await ann.starts()
    await bot.send_message(ann.user.id, "hello")
    await ann.blocks()
    with pytest.raises(Forbidden, match="blocked by the user"):
        await bot.send_message(ann.user.id, "hello?")
    assert [message["text"] for message in ann.private.shown] == ["hello"]


async def test_a_group_that_has_moved_says_where_to(telegram: Loopback, bot: Bot) -> None:
    old, new = telegram.world.group("Friends"), telegram.world.group("Friends", "supergroup")
    old.moved_to = new.id
    with pytest.raises(ChatMigrated) as moved:
        await bot.send_message(old.id, "hello")
    assert moved.value.new_chat_id == new.id


async def test_a_flood_is_stopped_with_the_time_to_wait(telegram: Loopback, bot: Bot) -> None:
    group = telegram.world.group("Friends")
    telegram.refuse("sendMessage", refusals.too_many(7))
    with pytest.raises(RetryAfter, match="7"):
        await bot.send_message(group.id, "hello")
    await bot.send_message(group.id, "hello")


async def test_texts_buttons_and_marks_have_their_limits(telegram: Loopback, bot: Bot) -> None:
    group = telegram.world.group("Friends")
    long = [[InlineKeyboardButton("a", callback_data="é" * 33)]]
    with pytest.raises(BadRequest, match="Button_data_invalid"):
        await bot.send_message(group.id, "x", reply_markup=InlineKeyboardMarkup(long))
    with pytest.raises(BadRequest, match="too long"):
        await bot.send_message(group.id, "🀄" * 2049)
    with pytest.raises(BadRequest, match="Message text is empty"):
        await bot.send_message(group.id, " \n")
    with pytest.raises(BadRequest, match="Entity_bounds"):
        await bot.send_message(group.id, "🀄", entities=[MessageEntity("bold", 1, 1)])
    await bot.send_message(group.id, "🀄" * 2048)


async def test_a_message_is_edited_once_and_deleted_for_two_days(
    telegram: Loopback, bot: Bot
) -> None:
    group = telegram.world.group("Friends")
    sent = await bot.send_message(group.id, "hello")
    with pytest.raises(BadRequest, match="not modified"):
        await sent.edit_text("hello")
    await sent.edit_text("bye")
    group.messages[sent.message_id]["date"] -= 48 * 3600 + 1
    with pytest.raises(BadRequest, match="can't be deleted"):
        await sent.delete()
    del group.messages[sent.message_id]
    with pytest.raises(BadRequest, match="to edit not found"):
        await sent.edit_text("once more")


async def test_a_press_is_answered_once(telegram: Loopback, bot: Bot) -> None:
    ann = Hand(telegram, telegram.world.user("Ann"))
    await ann.starts()
    keys = InlineKeyboardMarkup([[InlineKeyboardButton("Draw", callback_data="draw")]])
    await bot.send_message(ann.user.id, "Your turn", reply_markup=keys)
    assert labels(ann.private.shown[-1]) == ["Draw"]
    telegram.methods.presses["p1"] = telegram.world.clock.now()
    await bot.answer_callback_query("p1", "Drawn")
    with pytest.raises(BadRequest, match="Query is too old"):
        await bot.answer_callback_query("p1", "Drawn")
    telegram.methods.presses["p2"] = telegram.world.clock.now() - 16
    with pytest.raises(BadRequest, match="Query is too old"):
        await bot.answer_callback_query("p2", "Drawn")


def article(name: str = "1", title: str = "Draw", text: str = "Ann: Draw") -> Article:
    keys = InlineKeyboardMarkup([[InlineKeyboardButton("Confirm", callback_data=name[:64])]])
    return Article(name, title, InputTextMessageContent(text), keys)


@pytest.mark.parametrize(
    ("results", "why"),
    [
        ([article(str(number)) for number in range(51)], "Results_too_much"),
        ([article("1"), article("1")], "Result_id_duplicate"),
        ([article("x" * 65)], "Result_id_invalid"),
        ([article(title=" ")], "Article_title_empty"),
        ([article(text=" ")], "Message text is empty"),
    ],
)
async def test_results_of_an_inline_query_have_their_limits(
    telegram: Loopback, bot: Bot, results: list[Article], why: str
) -> None:
    telegram.methods.queries["q"] = telegram.world.clock.now()
    with pytest.raises(BadRequest, match=why):
        await bot.answer_inline_query("q", results, cache_time=0)
    assert telegram.faults == []


async def test_an_inline_query_is_answered_once_and_in_time(telegram: Loopback, bot: Bot) -> None:
    telegram.methods.queries["q"] = telegram.world.clock.now()
    await bot.answer_inline_query("q", [article()], cache_time=0, is_personal=True)
    telegram.methods.queries["old"] = telegram.world.clock.now() - 11
    for query in ("q", "old"):
        with pytest.raises(BadRequest, match="Query is too old"):
            await bot.answer_inline_query(query, [article()], cache_time=0)


async def test_a_posted_result_is_edited_by_its_own_name(telegram: Loopback, bot: Bot) -> None:
    ann, group = Hand(telegram, telegram.world.user("Ann")), telegram.world.group("Friends")
    await ann.chooses(article().to_dict(), group)
    (name,) = telegram.world.posts
    await bot.edit_message_text("Ann drew.", inline_message_id=name)
    assert [message["text"] for message in group.posted] == ["Ann drew."]
    with pytest.raises(BadRequest, match="not modified"):
        await bot.edit_message_text("Ann drew.", inline_message_id=name)
    with pytest.raises(BadRequest, match="Message_id_invalid"):
        await bot.edit_message_text("Ann drew.", inline_message_id="other")


async def test_an_inline_result_against_the_description_is_a_fault(
    telegram: Loopback, bot: Bot
) -> None:
    telegram.methods.queries["q"] = telegram.world.clock.now()
    await bot.answer_inline_query("q", [article()], cache_time=0)
    assert telegram.faults == []
    content = {"message_text": "x", "parse": "none"}
    given = {"type": "article", "id": "1", "title": "x", "input_message_content": content}
    asked = {"inline_query_id": "q", "results": [given]}
    (fault,) = published().faults("answerInlineQuery", asked)
    assert fault == "answerInlineQuery.results[0].input_message_content: parse is unknown"


async def test_pictures_arrive_as_telegram_makes_them(telegram: Loopback, bot: Bot) -> None:
    group = telegram.world.group("Friends")
    with pytest.raises(BadRequest, match="Image_process_failed"):
        await bot.send_photo(group.id, b"no picture")
    drawn = io.BytesIO()
    Image.new("RGB", (40, 40), "red").save(drawn, "PNG")
    await bot.send_photo(group.id, drawn.getvalue(), caption="a table")
    number = group.shown[-1]["photo"][0]["file_id"]
    assert Image.open(io.BytesIO(telegram.world.files[number])).format == "JPEG"
    await bot.send_photo(group.id, number)
    group.may_send_photos = False
    with pytest.raises(BadRequest, match="Not enough rights to send photos"):
        await bot.send_photo(group.id, number)


async def test_updates_wait_until_they_are_confirmed_and_one_poller_drives_another_out(
    telegram: Loopback, bot: Bot
) -> None:
    ann = Hand(telegram, telegram.world.user("Ann"))
    await ann.starts()
    first = await bot.get_updates()
    assert [update.update_id for update in await bot.get_updates()] == [first[0].update_id]
    telegram.refuse("getUpdates", refusals.OTHER_POLLER)
    with pytest.raises(Conflict):
        await bot.get_updates(offset=first[0].update_id + 1)
    assert await bot.get_updates(offset=first[0].update_id + 1) == ()


async def test_with_privacy_mode_groups_are_not_overheard(telegram: Loopback, bot: Bot) -> None:
    group, ann = telegram.world.group("Friends"), Hand(telegram, telegram.world.user("Ann"))
    sent = await bot.send_message(group.id, "hello")
    await ann.says("what a day", group)
    await ann.says("/new@rummy_bot", group)
    await ann.says("join", group, reply_to=group.messages[sent.message_id])
    heard = [update.message.text for update in await bot.get_updates() if update.message]
    assert heard == ["/new@rummy_bot", "join"]


async def test_a_request_against_the_description_is_found() -> None:
    described = published()
    assert described.faults("sendMessage", {"chat_id": 1, "text": "x"}) == []
    assert described.faults("sendMesage", {}) == ["there is no method sendMesage"]
    assert described.faults("sendMessage", {"chat_id": 1}) == ["sendMessage: text is missing"]
    assert described.faults("sendMessage", {"chat_id": 1, "text": 2}) == [
        "sendMessage.text is no String"
    ]
    buttons_ = {"inline_keyboard": [[{"text": "a", "calback_data": "b"}]]}
    assert described.faults("sendMessage", {"chat_id": 1, "text": "x", "reply_markup": buttons_})
