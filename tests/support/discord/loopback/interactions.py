"""Interactions of people, and the answers that the bot may give."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from tests.support.discord.loopback import refusals
from tests.support.discord.loopback.asked import Answer, Request, Routes
from tests.support.discord.loopback.limits import choice_breaches, modal_breaches
from tests.support.discord.loopback.posts import Posts
from tests.support.discord.loopback.refusals import RECEIVING, Breach, form
from tests.support.discord.loopback.world import (
    BOT,
    EPHEMERAL,
    LOADING,
    Channel,
    Json,
    Message,
    User,
    World,
)

COMMAND, COMPONENT, COMPLETION, MODAL = 2, 3, 4, 5
"""Kinds of interactions."""
NAMES = {COMMAND: "command", COMPONENT: "press", COMPLETION: "completion", MODAL: "modal"}
ANSWER, DEFER, DEFER_UPDATE, UPDATE, CHOICES, OPEN_MODAL = 4, 5, 6, 7, 8, 9
"""Kinds of answers."""
DEADLINE: Final = 3.0
"""Seconds in which the bot must acknowledge an interaction."""
VALID: Final = 15 * 60.0
"""Seconds for which its token is valid."""
FOLLOWUPS: Final = 5
"""The limit of answers where the bot is not a member of the server."""
ALLOWED = {
    COMMAND: {ANSWER, DEFER, OPEN_MODAL},
    COMPONENT: {ANSWER, DEFER, DEFER_UPDATE, UPDATE, OPEN_MODAL},
    COMPLETION: {CHOICES},
    MODAL: {ANSWER, DEFER},
}
FROM_A_MESSAGE = {DEFER_UPDATE, UPDATE}
"""Further answers to a modal that a component opened."""
ORIGINAL = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
FOLLOWUP = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"


@dataclass(eq=False)
class Interaction:
    """An interaction, and what became of it."""

    id: str
    token: str
    kind: int
    user: User
    channel: Channel
    born: float
    data: Json
    message: Message | None = None
    """The message of the component, also if that component opened a modal."""
    answer: Json | None = None
    """The callback, once the bot has sent it."""
    original: Message | None = None
    loading: bool = False
    followups: int = 0
    failed: bool = False
    """Whether the client told the person that the interaction failed."""

    def may_answer(self, kind: int) -> bool:
        also = FROM_A_MESSAGE if self.kind == MODAL and self.message is not None else set()
        return kind in ALLOWED[self.kind] | also

    @property
    def is_of_a_guest(self) -> bool:
        """Whether the bot is not in the server: only the person has installed it."""
        guild = self.channel.guild
        return guild is not None and not guild.bot_is_member


class Interactions:
    """Answers callbacks and requests by an interaction's token; raises Refusal."""

    def __init__(self, world: World, posts: Posts) -> None:
        self._world = world
        self._posts = posts
        self.begun: dict[str, Interaction] = {}
        """All interactions, by id."""

    def routes(self) -> Routes:
        webhook = "/webhooks/{webhook_id}/{webhook_token}"
        return {
            "POST /interactions/{interaction_id}/{interaction_token}/callback": self._callback,
            f"POST {webhook}": self._followup,
            f"GET {ORIGINAL}": lambda asked: self._shown(asked).data,
            f"PATCH {ORIGINAL}": self._edit,
            f"DELETE {ORIGINAL}": self._delete,
            f"GET {FOLLOWUP}": lambda asked: self._shown(asked).data,
            f"PATCH {FOLLOWUP}": self._edit,
            f"DELETE {FOLLOWUP}": self._delete,
        }

    def _callback(self, asked: Request) -> Answer:
        interaction = self.begun.get(asked.named["interaction_id"])
        if interaction is None or interaction.token != asked.named["interaction_token"]:
            raise refusals.NO_INTERACTION
        if interaction.answer is not None:
            raise refusals.ACKNOWLEDGED
        if self._world.clock.now() - interaction.born > DEADLINE:
            interaction.failed = True
            raise refusals.NO_INTERACTION
        kind, data = asked.body["type"], asked.body.get("data") or {}
        if not interaction.may_answer(kind):
            told = f"type {kind} does not answer a {NAMES[interaction.kind]}"
            raise form([Breach(told, f"{RECEIVING}#interaction-callback-type")])
        self._answering[kind](self, interaction, data, asked)
        interaction.answer = asked.body
        return _told(interaction, kind)

    def _answered(self, interaction: Interaction, data: Json, asked: Request) -> None:
        interaction.original = self._post(interaction, data, asked, data.get("flags") or 0)

    def _deferred(self, interaction: Interaction, data: Json, _asked: Request) -> None:
        flags = (data.get("flags") or 0) & EPHEMERAL
        viewer = interaction.user if flags else None
        content = {"flags": flags | LOADING}
        interaction.original = self._world.post(interaction.channel, BOT, content, viewer)
        interaction.loading = True

    def _updated(self, interaction: Interaction, data: Json, asked: Request) -> None:
        assert interaction.message is not None
        if interaction.message.id in interaction.channel.messages:
            self._posts.change(interaction.message, data, asked)
        interaction.original = interaction.message

    def _left(self, interaction: Interaction, _data: Json, _asked: Request) -> None:
        interaction.original = interaction.message

    def _offered(self, _interaction: Interaction, data: Json, _asked: Request) -> None:
        if breaches := list(choice_breaches(data.get("choices") or ())):
            raise form(breaches)

    def _opened(self, _interaction: Interaction, data: Json, _asked: Request) -> None:
        if breaches := list(modal_breaches(data)):
            raise form(breaches)

    _answering: dict[int, Callable[["Interactions", Interaction, Json, Request], None]] = {  # noqa: RUF012
        ANSWER: _answered,
        DEFER: _deferred,
        DEFER_UPDATE: _left,
        UPDATE: _updated,
        CHOICES: _offered,
        OPEN_MODAL: _opened,
    }

    def _followup(self, asked: Request) -> Answer:
        interaction = self._acknowledged(asked)
        if interaction.loading:  # for compatibility: it completes the deferred answer
            return self._complete(interaction, asked)
        interaction.followups += 1
        if interaction.is_of_a_guest and interaction.followups > FOLLOWUPS:
            raise refusals.TOO_MANY_FOLLOWUPS
        return self._post(interaction, asked.body, asked, asked.body.get("flags") or 0).data

    def _edit(self, asked: Request) -> Answer:
        interaction, message = self._acknowledged(asked), self._shown(asked)
        if interaction.loading and message is interaction.original:
            return self._complete(interaction, asked)
        self._posts.change(message, asked.body, asked)
        return message.data

    def _delete(self, asked: Request) -> Answer:
        interaction, message = self._acknowledged(asked), self._shown(asked)
        del interaction.channel.messages[message.id]
        interaction.loading = interaction.loading and message is not interaction.original
        return None

    def _complete(self, interaction: Interaction, asked: Request) -> Json:
        """Fill in the deferred answer; it is as public as the deferral was."""
        assert interaction.original is not None
        message, flags = interaction.original, interaction.original.data["flags"]
        message.data["flags"] = flags & ~LOADING
        try:
            self._posts.change(message, asked.body, asked)
        except refusals.Refusal:
            message.data["flags"] = flags
            raise
        interaction.loading = False
        return message.data

    def _post(self, interaction: Interaction, body: Json, asked: Request, flags: int) -> Message:
        hidden = bool(flags & EPHEMERAL) or (interaction.is_of_a_guest and _is_muted(interaction))
        viewer = interaction.user if hidden else None
        kept = EPHEMERAL if hidden else 0
        return self._posts.new(interaction.channel, body, asked, viewer, kept)

    def _acknowledged(self, asked: Request) -> Interaction:
        """Return the interaction of a valid token."""
        token = asked.named["webhook_token"]
        found = (one for one in self.begun.values() if one.token == token)
        interaction = next(found, None)
        if interaction is None or interaction.answer is None:
            raise refusals.NO_WEBHOOK
        if self._world.clock.now() - interaction.born > VALID:
            raise refusals.OLD_TOKEN
        return interaction

    def _shown(self, asked: Request) -> Message:
        """Return the message of a request by token; only the interaction's own answers."""
        interaction = self._acknowledged(asked)
        original = interaction.original
        number = asked.named.get("message_id") or (original.id if original else "")
        message = interaction.channel.messages.get(number)
        if message is None or not message.of_bot:
            raise refusals.NO_MESSAGE
        return message


def _is_muted(interaction: Interaction) -> bool:
    return not interaction.channel.permissions


def _told(interaction: Interaction, kind: int) -> Json:
    """Return what the callback returns if the bot asks for it."""
    original = interaction.original
    told: Json = {"id": interaction.id, "type": interaction.kind}
    if original is None or kind == DEFER_UPDATE:
        return {"interaction": told}
    told["response_message_id"] = original.id
    return {"interaction": told, "resource": {"type": kind, "message": original.data}}
