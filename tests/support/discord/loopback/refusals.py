"""Discord's error answers, each with its source."""

from collections.abc import Iterable
from dataclasses import dataclass, field

DOCS = "https://docs.discord.com/developers"
CODES = f"{DOCS}/topics/opcodes-and-status-codes#json"
RATES = f"{DOCS}/topics/rate-limits"
RECEIVING = f"{DOCS}/interactions/receiving-and-responding"
COMMANDS = f"{DOCS}/interactions/application-commands"
COMPONENTS = f"{DOCS}/components/reference"
MESSAGE = f"{DOCS}/resources/message"
CHANNEL = f"{DOCS}/resources/channel"
EMOJI = f"{DOCS}/resources/emoji"
REFERENCE = f"{DOCS}/reference"


@dataclass
class Refusal(Exception):  # noqa: N818 - it is an answer, not an error of the server
    """An error answer."""

    status: int
    code: int
    message: str
    source: str
    more: dict[str, object] = field(default_factory=dict)
    """Further keys of the body."""
    headers: dict[str, str] = field(default_factory=dict)
    late: bool = False
    """Whether the request was correct before another one changed its message."""


@dataclass(frozen=True)
class Breach:
    """A rule that a body breaks, and the source of the rule."""

    rule: str
    source: str


def form(breaches: Iterable[Breach]) -> Refusal:
    """All faults of a body at once."""
    found = list(breaches)
    told = "; ".join(breach.rule for breach in found)
    sources = " ".join(sorted({breach.source for breach in found}))
    return Refusal(400, 50035, f"Invalid Form Body: {told}", sources)


def too_many(seconds: float) -> Refusal:
    """Too many requests of a kind; `Via` tells Discord's limit from that of the proxy before it."""
    limits = {"X-RateLimit-Remaining": "0", "X-RateLimit-Reset-After": str(seconds)}
    more: dict[str, object] = {"retry_after": seconds, "global": False}
    told = "You are being rate limited."
    return Refusal(429, 0, told, RATES, more, {"Via": "1.1 google", **limits})


def shared_too_many(seconds: float) -> Refusal:
    """Too many requests of all users of a resource; the bot's own limits do not show it."""
    more: dict[str, object] = {"retry_after": seconds, "global": False}
    scope = {"Via": "1.1 google", "X-RateLimit-Scope": "shared", "Retry-After": str(seconds)}
    return Refusal(429, 0, "The resource is being rate limited.", RATES, more, scope)


def too_many_old_edits(seconds: float) -> Refusal:
    """The limit is undocumented; the status is one that others have observed."""
    return Refusal(
        429,
        30046,
        "Maximum number of edits to messages older than 1 hour reached. Try again later",
        f"{CODES} https://github.com/discord-userdoccers/discord-userdoccers/pull/551",
        {"retry_after": seconds, "global": False},
        {"Via": "1.1 google"},
    )


UNAUTHORIZED = Refusal(401, 0, "401: Unauthorized", f"{REFERENCE}#authentication")
NOT_FOUND = Refusal(404, 0, "404: Not Found", CODES)
BROKEN = Refusal(500, 0, "500: Internal Server Error", CODES)
NO_CHANNEL = Refusal(404, 10003, "Unknown Channel", CODES)
NO_MESSAGE = Refusal(404, 10008, "Unknown Message", CODES)
NO_USER = Refusal(404, 10013, "Unknown User", CODES)
NO_EMOJI = Refusal(404, 10014, "Unknown Emoji", CODES)
NO_WEBHOOK = Refusal(404, 10015, "Unknown Webhook", CODES)
NO_INTERACTION = Refusal(404, 10062, "Unknown interaction", f"{CODES} {RECEIVING}")
NO_COMMAND = Refusal(404, 10063, "Unknown application command", CODES)
TOO_MANY_EMOJI = Refusal(400, 30008, "Maximum number of emojis reached (2000)", CODES)
ENTRY_POINT_LOST = Refusal(
    400,
    50240,
    "You cannot remove this app's Entry Point command in a bulk update operation. "
    "Please include the Entry Point command in your update request or delete it separately.",
    CODES,
)
TOO_LARGE = Refusal(413, 40005, "Request entity too large", f"{CODES} {REFERENCE}#uploading-files")
ACKNOWLEDGED = Refusal(400, 40060, "Interaction has already been acknowledged.", CODES)
TOO_MANY_FOLLOWUPS = Refusal(
    400,
    40094,
    "This interaction has reached the maximum number of follow up messages",
    f"{CODES} {RECEIVING}#create-followup-message",
)
NO_ACCESS = Refusal(403, 50001, "Missing Access", CODES)
NOT_OURS = Refusal(403, 50005, "Cannot edit a message authored by another user", CODES)
EMPTY = Refusal(400, 50006, "Cannot send an empty message", CODES)
CLOSED = Refusal(403, 50007, "Cannot send messages to this user", CODES)
NOT_ALLOWED = Refusal(403, 50013, "You do not have permissions to perform that action", CODES)
OLD_TOKEN = Refusal(
    401,
    50027,
    "Invalid Webhook Token",
    f"{CODES} {RECEIVING} https://github.com/Rapptz/discord.py/issues/9856",
)
ARCHIVED = Refusal(400, 50083, "Thread is archived", CODES)
THREAD_EXISTS = Refusal(400, 160004, "A thread has already been created for this message", CODES)
LOCKED = Refusal(403, 160005, "Thread is locked", CODES)
