"""The Bot API methods that a card table needs, each as strict as Telegram's."""

import re
from collections.abc import Mapping
from io import BytesIO

from PIL import Image, UnidentifiedImageError

from tests.support.telegram.loopback import refusals
from tests.support.telegram.loopback.limits import (
    ALERT,
    CAPTION,
    TEXT,
    check_entities,
    check_keyboard,
    check_results,
    units,
)
from tests.support.telegram.loopback.published import UPLOADED
from tests.support.telegram.loopback.world import BOT, Chat, Json, World

DELETABLE = 48 * 3600
"""Seconds in which a bot can delete its own message."""
PRESSED = 15.0
"""Seconds in which a press can be answered."""
ASKED = 10.0
"""Seconds in which an inline query can be answered."""
Files = Mapping[str, bytes]


class Methods:
    """Answers each method by the function of its name; raises Refusal."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.commands: dict[str, list[Json]] = {}
        self.presses: dict[str, float] = {}
        """When each unanswered press was made, by its id."""
        self.answers: list[Json] = []
        self.queries: dict[str, float] = {}
        """When each unanswered inline query was made, by its id."""
        self.lists: dict[str, Json] = {}
        """The answers to inline queries, by their ids."""
        self.webhook, self.secret = "", ""

    def getMe(self, _given: Json, _files: Files) -> Json:  # noqa: N802 - named as Telegram does
        return self.world.bot

    def deleteWebhook(self, _given: Json, _files: Files) -> bool:  # noqa: N802
        self.webhook = ""
        return True

    def setWebhook(self, given: Json, _files: Files) -> bool:  # noqa: N802
        if not re.fullmatch(r"[A-Za-z0-9_-]{1,256}", given.get("secret_token", "")):
            raise refusals.SECRET
        if given["url"] and not given["url"].startswith(("https://", "http://127.0.0.1:")):
            raise refusals.WEBHOOK
        self.webhook, self.secret = given["url"], given["secret_token"]
        return True

    def getWebhookInfo(self, _given: Json, _files: Files) -> Json:  # noqa: N802
        return {"url": self.webhook, "has_custom_certificate": False, "pending_update_count": 0}

    def setMyCommands(self, given: Json, _files: Files) -> bool:  # noqa: N802
        for command in given["commands"]:
            if not re.fullmatch("[a-z0-9_]{1,32}", command["command"]):
                raise refusals.COMMAND
            if not 1 <= len(command["description"]) <= 256:
                raise refusals.COMMAND
        scope = given.get("scope", {"type": "default"})["type"]
        self.commands[f"{scope} {given.get('language_code', '')}".strip()] = given["commands"]
        return True

    def sendMessage(self, given: Json, _files: Files) -> Json:  # noqa: N802
        chat = self._writable(given)
        check_text(given)
        check_keyboard(given)
        return self.world.message(chat, BOT, **_shown(given, "text", "entities"))

    def sendPhoto(self, given: Json, files: Files) -> Json:  # noqa: N802
        chat = self._writable(given)
        if not chat.may_send_photos:
            raise refusals.NO_PHOTOS
        check_caption(given)
        check_keyboard(given)
        photo = self._photo(given["photo"], files)
        shown = _shown(given, "caption", "caption_entities")
        return self.world.message(chat, BOT, photo=photo, **shown)

    def sendAnimation(self, given: Json, files: Files) -> Json:  # noqa: N802
        chat = self._writable(given)
        check_caption(given)
        number = f"animation{self.world.number()}"
        self.world.files[number] = files[given["animation"].removeprefix(UPLOADED)]
        animation: Json = {"file_id": number, "file_unique_id": f"u{number}"}
        animation |= {"width": 90, "height": 90, "duration": 1}
        return self.world.message(chat, BOT, animation=animation, **_shown(given, "caption"))

    def sendDocument(self, given: Json, files: Files) -> Json:  # noqa: N802
        chat = self._writable(given)
        check_caption(given)
        number = f"document{self.world.number()}"
        self.world.files[number] = files[given["document"].removeprefix(UPLOADED)]
        document = {"file_id": number, "file_unique_id": f"u{number}"}
        return self.world.message(chat, BOT, document=document, **_shown(given, "caption"))

    def sendChatAction(self, given: Json, _files: Files) -> bool:  # noqa: N802
        self._writable(given)
        return True

    def editMessageText(self, given: Json, _files: Files) -> Json | bool:  # noqa: N802
        check_text(given)
        if "inline_message_id" in given:
            return self._edited_post(given)
        return self._edited(given, _shown(given, "text", "entities"))

    def editMessageCaption(self, given: Json, _files: Files) -> Json:  # noqa: N802
        check_caption(given)
        return self._edited(given, _shown(given, "caption", "caption_entities"))

    def editMessageReplyMarkup(self, given: Json, _files: Files) -> Json:  # noqa: N802
        return self._edited(given, {})

    def editMessageMedia(self, given: Json, files: Files) -> Json:  # noqa: N802
        media = given["media"]
        check_caption(media)
        photo = self._photo(media["media"], files)
        return self._edited(given, {"photo": photo, **_shown(media, "caption", "caption_entities")})

    def deleteMessage(self, given: Json, _files: Files) -> bool:  # noqa: N802
        chat = self._chat(given)
        message = chat.messages.get(given["message_id"])
        if message is None:
            raise refusals.NOT_TO_DELETE
        if self.world.clock.now() - message["date"] > DELETABLE:
            raise refusals.TOO_OLD_TO_DELETE
        del chat.messages[given["message_id"]]
        return True

    def answerCallbackQuery(self, given: Json, _files: Files) -> bool:  # noqa: N802
        if units(given.get("text", "")) > ALERT:
            raise refusals.ALERT_TOO_LONG
        pressed = self.presses.pop(given["callback_query_id"], None)
        if pressed is None or self.world.clock.now() - pressed > PRESSED:
            raise refusals.OLD_QUERY
        self.answers.append(given)
        return True

    def answerInlineQuery(self, given: Json, _files: Files) -> bool:  # noqa: N802
        asked = self.queries.pop(given["inline_query_id"], None)
        if asked is None or self.world.clock.now() - asked > ASKED:
            raise refusals.OLD_QUERY
        check_results(given["results"])
        self.lists[given["inline_query_id"]] = given
        return True

    def getChat(self, given: Json, _files: Files) -> Json:  # noqa: N802
        return {**self._chat(given).data, "accent_color_id": 0, "max_reaction_count": 1}

    def getChatMember(self, given: Json, _files: Files) -> Json:  # noqa: N802
        chat, user = self._chat(given), self.world.users.get(given["user_id"])
        if user is None:
            raise refusals.NO_MEMBER
        owns = user.id in chat.owners
        member = {"is_anonymous": False} if owns else {}
        return {"status": "creator" if owns else "member", "user": user.data, **member}

    def _chat(self, given: Json) -> Chat:
        """Return the chat of a request, if the bot may see it."""
        chat = self.world.chats.get(given["chat_id"])
        if chat is None:
            raise refusals.NO_CHAT
        if chat.moved_to is not None:
            raise refusals.migrated(chat.moved_to)
        if not chat.bot_is_member:
            raise refusals.KICKED if chat.type == "group" else refusals.KICKED_SUPERGROUP
        return chat

    def _writable(self, given: Json) -> Chat:
        """Return the chat of a request, if the bot may write there."""
        chat = self._chat(given)
        if chat.user is not None and not chat.user.started:
            raise refusals.NEVER_MET
        if chat.user is not None and chat.user.blocked:
            raise refusals.BLOCKED
        if not chat.may_write:
            raise refusals.MUTED
        return chat

    def _edited_post(self, given: Json) -> bool:
        """Edit a message that somebody posted by an inline query, wherever it is."""
        chat, number = self.world.posts.get(given["inline_message_id"], (None, 0))
        if chat is None or number not in chat.messages:
            raise refusals.POST_GONE
        self._change(chat, chat.messages[number], given, _shown(given, "text", "entities"))
        return True

    def _edited(self, given: Json, content: Json) -> Json:
        chat = self._writable(given)
        message = chat.messages.get(given["message_id"])
        if message is None or message["from"] != BOT:
            raise refusals.NOT_TO_EDIT
        return self._change(chat, message, given, content)

    def _change(self, chat: Chat, message: Json, given: Json, content: Json) -> Json:
        check_keyboard(given)
        changed = {**message, **content}
        changed.pop("reply_markup", None)
        changed |= _shown(given)
        if changed == message:
            raise refusals.NOT_MODIFIED
        chat.messages[message["message_id"]] = changed
        return changed

    def _photo(self, given: str, files: Files) -> list[Json]:
        """Decode a picture as Telegram does, and keep it as it would arrive."""
        if given in self.world.files:
            number = given
        else:
            number = f"photo{self.world.number()}"
            uploaded = files.get(given.removeprefix(UPLOADED), b"")
            self.world.files[number] = _encoded_again(uploaded)
        return [{"file_id": number, "file_unique_id": f"u{number}", "width": 90, "height": 90}]


def check_text(given: Json) -> None:
    """Refuse a missing or too long text, and wrong entities; raises Refusal."""
    if not given["text"].strip():
        raise refusals.EMPTY
    if units(given["text"]) > TEXT:
        raise refusals.TOO_LONG
    check_entities(given["text"], given.get("entities", []))


def check_caption(given: Json) -> None:
    """Do the same for a caption, which may be less long."""
    caption = given.get("caption", "")
    if units(caption) > CAPTION:
        raise refusals.CAPTION_TOO_LONG
    check_entities(caption, given.get("caption_entities", []))


def _shown(given: Json, *keys: str) -> Json:
    """Return the parts of a request that become part of the message."""
    shown = {key: given[key] for key in (*keys, "message_thread_id") if key in given}
    if "message_thread_id" in shown:
        shown["is_topic_message"] = True
    buttons = given.get("reply_markup", {})
    return {**shown, "reply_markup": buttons} if "inline_keyboard" in buttons else shown


def _encoded_again(uploaded: bytes) -> bytes:
    encoded = BytesIO()
    try:
        Image.open(BytesIO(uploaded)).convert("RGB").save(encoded, "JPEG", quality=87)
    except UnidentifiedImageError:
        raise refusals.PHOTO from None
    return encoded.getvalue()
