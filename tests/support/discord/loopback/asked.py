"""Requests to the loopback Discord, and their kinds."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from aiohttp import web

from tests.support.discord.loopback.refusals import TOO_LARGE
from tests.support.discord.loopback.world import Json
from tests.support.loopback.serving import parts_of

CREATE = "POST /channels/{channel_id}/messages"
EDIT = "PATCH /channels/{channel_id}/messages/{message_id}"
DELETE = "DELETE /channels/{channel_id}/messages/{message_id}"
PRIVATE = "POST /users/@me/channels"
CALLBACK = "POST /interactions/{interaction_id}/{interaction_token}/callback"

LARGEST = 10 << 20
"""The most bytes of a file without a paid plan."""


@dataclass(frozen=True)
class Upload:
    """A file of a request."""

    name: str
    content: bytes


@dataclass(frozen=True)
class Request:
    """One request."""

    method: str
    path: str
    """The path with names in place of numbers, as in Discord's description."""
    named: Mapping[str, str]
    """The numbers in the path, by those names."""
    body: Any = field(default_factory=dict)
    files: Mapping[str, Upload] = field(default_factory=dict)
    """The files, by the number that the body gives them."""

    @property
    def kind(self) -> str:
        return f"{self.method} {self.path}"


Answer: TypeAlias = "Json | list[Json] | None"
Handler: TypeAlias = Callable[[Request], Answer]
Routes: TypeAlias = Mapping[str, Handler]


async def read(request: web.Request, path: str) -> Request:
    """Read a request in any form that Discord accepts."""
    body: Json = {}
    files: dict[str, Upload] = {}
    if request.content_type == "multipart/form-data":
        for key, file, content in await parts_of(request):
            if file is not None:
                files[key.removeprefix("files[").removesuffix("]")] = _upload(file, content)
            elif key == "payload_json":
                body = json.loads(content)
    elif request.can_read_body:
        body = await request.json()
    return Request(request.method, path, dict(request.match_info), body, files)


def _upload(name: str, content: bytes) -> Upload:
    if len(content) > LARGEST:
        raise TOO_LARGE
    return Upload(name, content)
