"""Telegram's error answers, each with its source."""

from dataclasses import dataclass, field

BOT_API = "https://core.telegram.org/bots/api"
SERVER = "https://github.com/tdlib/telegram-bot-api/blob/master/telegram-bot-api/Client.cpp"


@dataclass
class Refusal(Exception):  # noqa: N818 - it is an answer, not an error of the server
    """An answer with `ok: false`."""

    code: int
    description: str
    source: str
    parameters: dict[str, int] = field(default_factory=dict)


def bad(description: str, source: str = SERVER) -> Refusal:
    return Refusal(400, f"Bad Request: {description}", source)


def forbidden(description: str) -> Refusal:
    return Refusal(403, f"Forbidden: {description}", SERVER)


def too_many(seconds: int) -> Refusal:
    """The answer contains the wait twice; clients read `parameters`."""
    told = f"Too Many Requests: retry after {seconds}"
    return Refusal(429, told, f"{BOT_API}#responseparameters", {"retry_after": seconds})


def migrated(to: int) -> Refusal:
    return Refusal(
        400,
        "Bad Request: group chat was upgraded to a supergroup chat",
        f"{BOT_API}#responseparameters",
        {"migrate_to_chat_id": to},
    )


UNAUTHORIZED = Refusal(401, "Unauthorized", f"{BOT_API}#authorizing-your-bot")
NOT_FOUND = Refusal(404, "Not Found", f"{BOT_API}#making-requests")
OTHER_POLLER = Refusal(
    409,
    "Conflict: terminated by other getUpdates request; "
    "make sure that only one bot instance is running",
    SERVER,
)
HAS_WEBHOOK = Refusal(
    409,
    "Conflict: can't use getUpdates method while webhook is active; "
    "use deleteWebhook to delete the webhook first",
    SERVER,
)
BLOCKED = forbidden("bot was blocked by the user")
NEVER_MET = forbidden("bot can't initiate conversation with a user")
KICKED = forbidden("bot was kicked from the group chat")
KICKED_SUPERGROUP = forbidden("bot was kicked from the supergroup chat")
SECRET = bad("secret token contains unallowed characters", f"{BOT_API}#setwebhook")
WEBHOOK = bad("bad webhook: An HTTPS URL must be provided for webhook", f"{BOT_API}#setwebhook")
NO_MEMBER = bad("PARTICIPANT_ID_INVALID")
NO_CHAT = bad("chat not found")
MUTED = bad("not enough rights to send text messages to the chat")
NO_PHOTOS = bad("not enough rights to send photos to the chat")
EMPTY = bad("message text is empty", f"{BOT_API}#sendmessage")
TOO_LONG = bad("message is too long", f"{BOT_API}#sendmessage")
CAPTION_TOO_LONG = bad("message caption is too long", f"{BOT_API}#sendphoto")
NOT_MODIFIED = bad(
    "message is not modified: specified new message content and reply markup are exactly the same "
    "as a current content and reply markup of the message"
)
NOT_TO_EDIT = bad("message to edit not found")
NOT_TO_DELETE = bad("message to delete not found")
TOO_OLD_TO_DELETE = bad("message can't be deleted for everyone", f"{BOT_API}#deletemessage")
OLD_QUERY = bad("query is too old and response timeout expired or query ID is invalid")
BUTTON_DATA = bad("BUTTON_DATA_INVALID", f"{BOT_API}#inlinekeyboardbutton")
BUTTON_TEXT = bad("can't parse inline keyboard button: Text must be non-empty")
MARKUP_TOO_LONG = bad("reply markup is too long")
ALERT_TOO_LONG = bad("MESSAGE_TOO_LONG", f"{BOT_API}#answercallbackquery")
ENTITY = bad("ENTITY_BOUNDS_INVALID")
PHOTO = bad("IMAGE_PROCESS_FAILED")
COMMAND = bad("BOT_COMMAND_INVALID", f"{BOT_API}#botcommand")
BUTTON_TYPE = bad(
    "can't parse inline keyboard button: Text buttons are unallowed in the inline keyboard"
)
TOO_MANY_RESULTS = bad("RESULTS_TOO_MUCH", f"{BOT_API}#answerinlinequery")
SAME_RESULT = bad(
    "RESULT_ID_DUPLICATE", "https://core.telegram.org/method/messages.setInlineBotResults"
)
RESULT_ID = bad(
    "RESULT_ID_INVALID", "https://core.telegram.org/method/messages.setInlineBotResults"
)
RESULT_TITLE = bad(
    "ARTICLE_TITLE_EMPTY", "https://core.telegram.org/method/messages.setInlineBotResults"
)
POST_GONE = bad(
    "MESSAGE_ID_INVALID", "https://core.telegram.org/method/messages.editInlineBotMessage"
)
WRONG_FILE = bad("wrong file identifier/HTTP URL specified")
